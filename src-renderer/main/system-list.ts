/** The window's part of each rule system, by the id of the system, one line each. */
export { escapeFromSedan as 'escape-from-sedan' } from '../systems/escape-from-sedan/system.ts'
export { gaiterButton as 'gaiter-button' } from '../systems/gaiter-button/system.ts'
export { portableSpicheren as 'portable-spicheren' } from '../systems/portable-spicheren/system.ts'
export { stormOverBelfort as 'storm-over-belfort' } from '../systems/storm-over-belfort/system.ts'
export { wissembourgSpicheren as 'wissembourg-spicheren' } from '../systems/wissembourg-spicheren/system.ts'
