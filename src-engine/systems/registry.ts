import type { RuleSystem } from '../kernel/system/system.ts'
import * as list from './list.ts'

const { gaiterButton, portableSpicheren, ...others } = list

/**
 * Every rule system there is, as `list.ts` names them: the one that the program is named after, the one that its documents go
 * through, then the others by their names.
 */
export const systems: readonly RuleSystem[] = [gaiterButton, portableSpicheren, ...Object.values(others)]
