/** How each rule system is tried, by the id of the system, one line each. */
export { trial as 'escape-from-sedan' } from '../rulebook/escape-from-sedan/trial.ts'
export { trial as 'gaiter-button' } from '../rulebook/gaiter-button/trial.ts'
export { trial as 'portable-spicheren' } from '../rulebook/portable-spicheren/trial.ts'
export { trial as 'storm-over-belfort' } from '../rulebook/storm-over-belfort/trial.ts'
export { trial as 'wissembourg-spicheren' } from '../rulebook/wissembourg-spicheren/trial.ts'
