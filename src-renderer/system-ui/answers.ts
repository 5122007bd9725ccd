import type { Thing } from '../state/known/thing.ts'
import type { Answer, Asked } from './system-ui.ts'

/**
 * Makes the present question's acts about another thing: a player who points at something that is no answer most
 * likely wants one of these. In acts with several things only the last is replaced.
 */
export function sameVerbsWith({ question }: Asked, nouns: Readonly<Record<string, string>>): string[] {
  const actions = new Set<string>()
  for (const { verb, things } of question.answers) {
    const at = things.findLastIndex(({ noun }) => nouns[noun] !== undefined)
    if (at < 0) continue
    const words = things.map(({ noun, name }, index) => (index === at ? (nouns[noun] ?? name) : name))
    actions.add([verb, ...words].join(' '))
  }
  return [...actions]
}

/** Things of an answer by their nouns, as the map has them. */
export function thingsByNoun(
  { things }: Answer,
  kinds: Readonly<Record<string, (name: string) => readonly Thing[]>>,
): Thing[] {
  return things.flatMap(({ noun, name }) => kinds[noun]?.(name) ?? [])
}

export const zone = (id: string): Thing => ({ kind: 'zone', id })
export const way = (id: string): Thing => ({ kind: 'way', id })
export const piece = (id: string): Thing => ({ kind: 'piece', id })
