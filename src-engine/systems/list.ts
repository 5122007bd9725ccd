/** Every rule system there is, one line each. */
export { gaiterButton } from '../gaiter-button/system.ts'
export { portableSpicheren } from '../portable-spicheren/system.ts'
