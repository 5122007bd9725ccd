import { rulesOf } from '../kernel/system/handbook.ts'
import { handbook } from './handbook.ts'

/** Every rule by its lasting name. */
export const rulebook = rulesOf(handbook)
