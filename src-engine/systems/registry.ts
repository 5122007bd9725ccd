import type { RuleSystem } from '../kernel/system/system.ts'
import * as list from './list.ts'

/** Every rule system there is, as `list.ts` names them. */
export const systems: readonly RuleSystem[] = Object.values(list)
