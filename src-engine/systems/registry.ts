import type { RuleSystem } from '../kernel/system/system.ts'
import * as list from './list.ts'

const { gaiterButton, portableSpicheren, ...others } = list

/**
 * All rule systems of `list.ts`: first the one the program is named after, then the one its documents use as their
 * example, then the others by name.
 */
export const systems: readonly RuleSystem[] = [gaiterButton, portableSpicheren, ...Object.values(others)]
