import { rulesOf } from '../kernel/system/handbook.ts'
import { handbook } from './handbook/handbook.ts'

/**
 * Every rule of the book in its order, by a lasting name, as `handbook/` has it with its title and its text. Each has one
 * home in the code, and at least one test.
 */
export const rulebook = rulesOf(handbook)
