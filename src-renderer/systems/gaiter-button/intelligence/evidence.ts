import type { SeenEvidence } from './reading.ts'
import type { BookWords, Facts } from './words.en.ts'

type Words = { readonly words: BookWords; readonly nameOf: (id: string) => string }

/** A line of evidence as a sentence; its key if it has no words. */
export function lineOf({ key, facts }: SeenEvidence, { words, nameOf }: Words): string {
  const line = (words.lines as Readonly<Record<string, (facts: Facts) => string>>)[key]
  const number = (name: string): number => (typeof facts[name] === 'number' ? facts[name] : 0)
  const name = (of: string): string => (typeof facts[of] === 'string' ? nameOf(facts[of]) : '')
  return (
    line?.({
      zone: name('zone'),
      counter: name('counter'),
      count: number('count'),
      gone: number('gone'),
      mp: number('mp'),
      points: number('points'),
      connections: number('connections'),
      markers: number('markers'),
      room: number('room'),
      rain: facts['rain'] === true,
    }) ?? key
  )
}
