import { Pieces, type Figure, type Piece, type Title, type When } from '../kernel/system/glance.ts'
import type { JsonObject } from '../kernel/values/result.ts'
import { fill, type Words } from '../kernel/system/words.ts'
import type { Campaign } from './campaign.ts'
import type { G } from './shape.ts'
import type { Known } from './window-types.ts'
import { english, french } from './words.ts'

const read = (known: JsonObject): Known => known as unknown as Known // written by `view`

export const when = (g: G): When => ({ turn: Math.max(1, g.turn), phase: 'day' })

export function calendar(_campaign: Campaign, _scenario: string, { turn }: When): Title {
  const title = (words: Words): string => fill(words['calendar']!, { turn }) // both languages have it
  return { en: title(english), fr: title(french) }
}

export function pieces(_campaign: Campaign, known: JsonObject, side: number): readonly Piece[] {
  const { counter, token } = read(known)
  const all = new Pieces()
  for (const { zone } of Object.values(counter)) all.add(zone, side)
  for (const { zone } of Object.values(token)) all.add(zone, 1 - side)
  return all.sorted()
}

/** The strength that each side has brought across: who has crossed lies face up. */
export function tally(campaign: Campaign, known: JsonObject): readonly Figure[] {
  const { counter, token } = read(known)
  const shown = [
    ...Object.entries(counter).flatMap(([id, row]) => (row.shown ? [id] : [])),
    ...Object.values(token).flatMap(({ counter: id }) => id ?? []),
  ]
  return [0, 1].map((whose) => ({
    key: 'across',
    side: whose,
    value: campaign.counters
      .filter((one) => one.side === whose && shown.includes(one.id))
      .reduce((sum, { strength }) => sum + strength, 0),
  }))
}
