import { rulesOf } from '../kernel/system/handbook.ts'
import { handbook } from './handbook/handbook.ts'

/** Every rule by its permanent id, in the order of the book; `handbook/` holds the title and text of each. */
export const rulebook = rulesOf(handbook)
