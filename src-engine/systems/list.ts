/** All rule systems, one per line. */
export { escapeFromSedan } from '../escape-from-sedan/system.ts'
export { gaiterButton } from '../gaiter-button/system.ts'
export { portableSpicheren } from '../portable-spicheren/system.ts'
export { stormOverBelfort } from '../storm-over-belfort/system.ts'
export { wissembourgSpicheren } from '../wissembourg-spicheren/system.ts'
