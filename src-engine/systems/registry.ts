import { gaiterButton } from '../gaiter-button/system.ts'
import type { RuleSystem } from '../kernel/system.ts'
import { portableSpicheren } from '../portable-spicheren/system.ts'

/** Every rule system there is. */
export const systems: readonly RuleSystem[] = [gaiterButton, portableSpicheren]
