import { rulesOf } from '../kernel/system/handbook.ts'
import { handbook } from './handbook/handbook.ts'

/**
 * Every rule of the book in its order, by a permanent id; `handbook/` has its title and text. Each rule has one home in
 * the code and at least one test.
 */
export const rulebook = rulesOf(handbook)
