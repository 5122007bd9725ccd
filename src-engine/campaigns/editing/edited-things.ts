import type { Edit, Edited } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import { both } from '../problems.ts'

/** The edits that place things. */
export type Placing = Extract<Edit, { do: 'place' | 'arrive' | 'lift' | 'leave-out' | 'take-over' }>

export const thingsOf = (edit: Placing): readonly string[] =>
  edit.do === 'place' ? edit.things.map(({ thing }) => thing) : edit.things

/** Describes the result of an edit for one thing, or for several. */
export function editedThings(
  things: readonly string[],
  nameOf: (thing: string) => Title,
  counted: Title,
  where: Title,
): Edited {
  const one = nameOf(things[0] ?? '')
  const many = both(`${things.length} ${counted.en}`, `${things.length} ${counted.fr}`)
  const { en, fr } = things.length === 1 ? one : many
  return { title: both(`${en} ${where.en}`, `${fr} ${where.fr}`), things }
}

/** Names in a sentence: the first few, and the number of the others. */
export function inWords(names: readonly string[], and: 'and' | 'or' | 'et' | 'ou', most = names.length): string {
  const more = names.length - most
  const others = and === 'and' || and === 'or' ? 'more' : more < 2 ? 'autre' : 'autres'
  if (more > 0) return `${names.slice(0, most).join(', ')}, ${and} ${more} ${others}`
  return names.length < 2 ? (names[0] ?? '…') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`
}
