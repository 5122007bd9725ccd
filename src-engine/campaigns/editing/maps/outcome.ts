import type { Edited } from '../../../kernel/system/editing.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import { good, type Result } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'

/** The result of a change of the map: its description, and the places it removed. */
export interface MapEdited extends Edited {
  readonly struck: readonly string[]
}

export type Outcome = Result<MapEdited, Title>

export const NOTHING_THERE = both('There is nothing like that on the map.', 'Il n’y a rien de tel sur la carte.')

export const done = (
  { en: nameEn, fr: nameFr }: Title,
  en: string,
  fr: string,
  struck: readonly string[] = [],
): Outcome => good({ title: both(`${nameEn}: ${en}`, `${nameFr} : ${fr}`), things: [], struck })
