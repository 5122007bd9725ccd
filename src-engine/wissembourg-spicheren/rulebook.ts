import { rulesOf } from '../kernel/system/handbook.ts'
import { handbook } from './handbook/handbook.ts'

/** Every rule by its lasting name, in the order of the book, as `handbook/` has it with its title and its text. */
export const rulebook = rulesOf(handbook)
