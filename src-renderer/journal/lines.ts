import type { Entry, Stop } from '../../src-main/contract/games.ts'
import type { Words } from '../../src-main/contract/words.ts'
import type { Category, DrawOwner, SystemJournal } from './system-journal.ts'

export type SideOf = (name: string) => 0 | 1 | null

/** An entry of the journal, sorted. */
export type Line = {
  readonly at: number
  readonly entry: Entry
  readonly categories: readonly Category[]
  /** The side it is of, where it is of one. */
  readonly side: 0 | 1 | null
  /** The day or phase it belongs to, by its place in the list of them. */
  readonly period: number
}

/** A day or a phase. The first has no name where the game began before there was one. */
export type Period = { readonly when: Words | null }

export type Named = { readonly noun: string; readonly name: string }
export type LedgerPart = {
  /** What field of the entry it stands in. */
  readonly field: string
  readonly lines: readonly { readonly label: string; readonly value: number; readonly rule: string }[]
  readonly total: number
}

type Fields = Entry['entry']

export const kindOf = ({ entry }: Entry): string => textOf(entry['kind'])
export const isDraw = (entry: Entry): boolean => kindOf(entry) === 'draw'
/** What a draw was for. */
export const drawLabel = ({ entry }: Entry): string => textOf(entry['label'])
export const textOf = (value: Fields[string] | undefined): string => (typeof value === 'string' ? value : '')

/** Sorts a journal: what each entry is about, whose it is, and in which day or phase it was told. */
export function linesOf(
  all: readonly Entry[],
  stops: readonly Stop[],
  system: SystemJournal,
  sideOf: SideOf,
): { readonly lines: readonly Line[]; readonly periods: readonly Period[] } {
  const journal = all.filter((entry) => isTold(entry, system))
  const periods: Period[] = [{ when: null }]
  const periodAt = periodsOf(journal, stops, system, periods)
  const owners = ownersOf(journal, system, sideOf)
  let before: 0 | 1 | null = null
  const lines = journal.map((entry, at): Line => {
    const told = isDraw(entry) ? (owners.get(at) ?? null) : sideTold(entry.entry, system, sideOf)
    const side = told ?? (system.followers?.includes(kindOf(entry)) === true ? before : null)
    before = side
    const draw = isDraw(entry) ? system.draws[drawLabel(entry)] : undefined
    const about = isDraw(entry) ? draw?.category : (system.kinds[kindOf(entry)] ?? 'other')
    return {
      at,
      entry,
      categories: isDraw(entry) ? ['chance', ...(about === undefined ? [] : [about])] : [about ?? 'other'],
      side,
      period: periodAt[at] ?? 0,
    }
  })
  return { lines, periods }
}

/** What has no words of its own is not for people; nor are some draws. */
export const isTold = (entry: Entry, { untold = [] }: SystemJournal): boolean =>
  entry.sentence !== null && !(isDraw(entry) && untold.includes(drawLabel(entry)))

/** An act that ends a day tells of that day too, until it tells of the beginning of the next. */
function periodsOf(
  journal: readonly Entry[],
  stops: readonly Stop[],
  { beginnings }: SystemJournal,
  periods: Period[],
): number[] {
  const turning = new Map(stops.flatMap(({ stop, when }) => (when === null ? [] : [[stop, when] as const])))
  const beginsAt = new Map<number, number>()
  journal.forEach((entry, at) => {
    if (beginnings.includes(kindOf(entry)) && !beginsAt.has(entry.stop)) beginsAt.set(entry.stop, at)
  })
  let turned = -1
  return journal.map(({ stop }, at) => {
    for (let next = turned + 1; next <= stop; next += 1) {
      const when = turning.get(next)
      if (next === stop && when !== undefined && next > 0 && at < (beginsAt.get(stop) ?? 0)) break
      if (when !== undefined) periods.push({ when })
      turned = next
    }
    return periods.length - 1
  })
}

/** Whose each draw is, as the entries near it tell. What is told by nobody is nobody's. */
function ownersOf(journal: readonly Entry[], { draws }: SystemJournal, sideOf: SideOf): Map<number, 0 | 1 | null> {
  const owners = new Map<number, 0 | 1 | null>()
  const told = (
    owner: DrawOwner | undefined,
    where: 'after' | 'before',
    near: Map<string, Entry>,
    at: number,
  ): void => {
    if (owner === undefined || 'side' in owner || owner.where !== where) return
    const entries = owner.by.flatMap((kind) => near.get(kind) ?? [])
    const drawnAt = journal[at]?.stop ?? 0
    const close = entries.filter(({ stop }) => where === 'before' || stop - drawnAt <= 1)
    const entry = close.toSorted((a, b) => (where === 'after' ? a.stop - b.stop : b.stop - a.stop))[0]
    const side = entry === undefined ? null : sideOf(textOf(entry.entry[owner.field]))
    owners.set(at, side !== null && owner.other === true ? other(side) : side)
  }
  const pass = (where: 'after' | 'before', order: readonly number[]): void => {
    const near = new Map<string, Entry>()
    for (const at of order) {
      const entry = journal[at]
      if (entry === undefined) continue
      const kind = kindOf(entry)
      if (kind !== 'draw') near.set(kind, entry)
      else told(draws[drawLabel(entry)]?.owner, where, near, at)
    }
  }
  const forwards = journal.map((_, at) => at)
  pass('before', forwards)
  pass('after', forwards.toReversed())
  journal.forEach((entry, at) => {
    const owner = isDraw(entry) ? draws[drawLabel(entry)]?.owner : undefined
    if (owner !== undefined && 'side' in owner) owners.set(at, owner.side)
  })
  return owners
}

const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0)

/** An entry names its side, or something that belongs to one. */
function sideTold(fields: Fields, { nouns }: SystemJournal, sideOf: SideOf): 0 | 1 | null {
  for (const field of ['side', 'attacker', 'winner', ...Object.keys(nouns)]) {
    const name = textOf(fields[field])
    const side = name === '' ? null : sideOf(name)
    if (side !== null) return side
  }
  return null
}

/** What an entry names that can be shown on the map. */
export function thingsOf({ entry }: Entry, { nouns }: SystemJournal): readonly Named[] {
  return Object.entries(entry).flatMap(([field, value]) => {
    const noun = nouns[field]
    return noun === undefined || typeof value !== 'string' ? [] : [{ noun, name: value }]
  })
}

/** The sums of an entry, each with the modifiers that add up to it. */
export function ledgersOf({ entry }: Entry): readonly LedgerPart[] {
  return Object.entries(entry).flatMap(([field, value]) => {
    if (!Array.isArray(value)) return []
    const lines = value.flatMap((line) => {
      if (typeof line !== 'object' || line === null || Array.isArray(line)) return []
      const { label, value: worth, rule } = line
      return typeof label === 'string' && typeof worth === 'number' ? [{ label, value: worth, rule: textOf(rule) }] : []
    })
    return [{ field, lines, total: lines.reduce((sum, line) => sum + line.value, 0) }]
  })
}
