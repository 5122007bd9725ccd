import { rulesOf } from '../kernel/system/handbook.ts'
import { handbook } from './handbook/handbook.ts'

/** Every rule by id, in the order of the book, with the title and text from `handbook/`. */
export const rulebook = rulesOf(handbook)
