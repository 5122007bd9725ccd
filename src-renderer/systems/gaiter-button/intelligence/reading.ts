import type { Book, BookToken, CounterKind as Kind, Evidence } from '#engine/gaiter-button/window-types.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { searchable } from '../../../../src-main/contract/searchable.ts'

/** The book as the process sends it: its moments are stops of the viewer. */
type AtStops<T> = T extends readonly [infer A, infer B]
  ? readonly [AtStops<A>, AtStops<B>]
  : T extends readonly (infer E)[]
    ? readonly AtStops<E>[]
    : T extends object
      ? { readonly [K in keyof T as K extends 'moment' ? 'stop' : K]: AtStops<T[K]> }
      : T
export type SeenBook = AtStops<Book>
export type SeenToken = AtStops<BookToken>
export type SeenEvidence = AtStops<Evidence>
export type { Kind }

export const bookIn = (json: JsonObject): SeenBook => json as unknown as SeenBook // the process wrote it

export type Which = 'all' | 'today' | 'unknown'

/** Which tokens to show, and words to search for in places and names. */
export type Choice = { readonly which: Which; readonly search: string }

/** Tokens of a zone that look alike and are known alike; one card shows them all. */
export type Alike = { readonly token: SeenToken; readonly tokens: readonly string[] }
export type ZoneOfBook = {
  readonly zone: string
  readonly name: string
  /** The number of tokens. */
  readonly count: number
  readonly alike: readonly Alike[]
}

/** How many counters a token can be. */
export const possible = ({ kinds }: SeenToken): number => kinds.reduce((sum, { count }) => sum + count, 0)

/** Whether the token moved, was shown or gave something away on the day of the book. */
const isOfToday = ({ last, evidence }: SeenToken, turn: number): boolean =>
  last.turn === turn || evidence.some((one) => one.turn === turn)

/** The wanted tokens by zone, zones by name; the best known tokens first. */
export function zonesOf(
  book: SeenBook,
  { which, search }: Choice,
  nameOf: (id: string) => string,
  language: string,
): readonly ZoneOfBook[] {
  const wanted = searchable(search)
  const isWanted = (token: SeenToken): boolean => {
    if (which === 'today' && !isOfToday(token, book.turn)) return false
    if (which === 'unknown' && possible(token) === 1) return false
    return wanted === '' || [token.zone, ...token.names].some((id) => searchable(nameOf(id)).includes(wanted))
  }
  const zones = new Map<string, SeenToken[]>()
  for (const token of book.tokens.filter(isWanted)) {
    const there = zones.get(token.zone)
    if (there === undefined) zones.set(token.zone, [token])
    else there.push(token)
  }
  return [...zones]
    .map(([zone, tokens]) => ({
      zone,
      name: nameOf(zone),
      count: tokens.length,
      alike: alikeAmong(tokens.toSorted((a, b) => possible(a) - possible(b))),
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name, language))
}

function alikeAmong(tokens: readonly SeenToken[]): readonly Alike[] {
  const groups = new Map<string, { readonly token: SeenToken; readonly tokens: string[] }>()
  for (const one of tokens) {
    const { token, last: _, ...seen } = one
    const key = JSON.stringify(seen)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { token: one, tokens: [token] })
    else group.tokens.push(token)
  }
  return [...groups.values()]
}

/** Splits the zones, in order, into columns of about equal length. */
export function columnsOf(zones: readonly ZoneOfBook[], columns: number): readonly (readonly ZoneOfBook[])[] {
  // A heading is about half as high as a card.
  const lengthOf = ({ alike }: ZoneOfBook): number => alike.length + 0.5
  const whole = zones.reduce((sum, zone) => sum + lengthOf(zone), 0)
  const parts: ZoneOfBook[][] = Array.from({ length: columns }, () => [])
  let before = 0
  for (const zone of zones) {
    const middle = before + lengthOf(zone) / 2
    parts[Math.min(columns - 1, Math.floor((middle / whole) * columns))]!.push(zone)
    before += lengthOf(zone)
  }
  // A few long zones may leave columns empty; those go to the end.
  return [...parts.filter(({ length }) => length > 0), ...parts.filter(({ length }) => length === 0)]
}

/** The day and phase at a stop, from the last stop that tells them; null if none does. */
export function whenOf(
  stops: readonly { readonly stop: number; readonly when: Readonly<Record<'en' | 'fr', string>> | null }[],
  stop: number,
  language: 'en' | 'fr',
): string | null {
  const found = stops.findLast((one) => one.stop <= stop && one.when !== null)
  return found?.when?.[language] ?? null
}

/** A range as text; one figure if both ends are equal. */
export const span = ([from, to]: readonly [number, number]): string => (from === to ? String(from) : `${from}–${to}`)
