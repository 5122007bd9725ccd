import type { Entry, Frame, Stop } from '../../src-main/contract/games.ts'
import type { Words } from '../../src-main/contract/words.ts'
import type { Category } from '#engine/kernel/play/journal.ts'
import type { DrawOwner, SystemJournal } from './system-journal.ts'

export type SideOf = (name: string) => 0 | 1 | null

/** An entry of the journal with what it is sorted and filtered by. */
export type Line = {
  readonly at: number
  readonly entry: Entry
  readonly categories: readonly Category[]
  /** The side the entry belongs to; null if none. */
  readonly side: 0 | 1 | null
  /** Index of the day or phase the entry belongs to. */
  readonly period: number
}

/** A day or a phase. The first has no name if the game starts before its first turning point. */
export type Period = { readonly when: Words | null }

/** A thing that an entry names, with its kind (`noun`). */
export type NamedThing = { readonly noun: string; readonly name: string }
/** One sum of an entry, with its modifiers. */
export type LedgerPart = {
  /** The field of the entry that holds the sum. */
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

/** Sorts the entries for players by category, side, and day or phase. */
export function linesOf(
  all: readonly Entry[],
  stops: readonly Stop[],
  system: SystemJournal,
  sideOf: SideOf,
): { readonly lines: readonly Line[]; readonly periods: readonly Period[] } {
  const journal = all.filter((entry) => isForPlayers(entry, system))
  const periods: Period[] = [{ when: null }]
  const periodAt = periodsOf(journal, stops, system, periods)
  const owners = ownersOf(journal, system, sideOf)
  let previousSide: 0 | 1 | null = null
  const lines = journal.map((entry, at): Line => {
    const ownSide = isDraw(entry) ? (owners.get(at) ?? null) : sideNamedIn(entry.entry, system, sideOf)
    const side = ownSide ?? (system.sideFromPrevious?.includes(kindOf(entry)) === true ? previousSide : null)
    previousSide = side
    const about = system.entries[isDraw(entry) ? `draw ${drawLabel(entry)}` : kindOf(entry)]?.category
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

/** Players see entries that have a sentence, except the system's hidden draws. */
export const isForPlayers = (entry: Entry, { hiddenDraws = [] }: SystemJournal): boolean =>
  entry.sentence !== null && !(isDraw(entry) && hiddenDraws.includes(drawLabel(entry)))

/** The entries of a film frame that players see. */
export const shownEntries = ({ told }: Frame, system: SystemJournal): readonly Entry[] =>
  told.filter((entry) => isForPlayers(entry, system))

/**
 * Finds the period of each entry and appends the periods found to `periods`. Entries of the act that ends a day belong to
 * that day, up to the first entry that begins the next.
 */
function periodsOf(
  journal: readonly Entry[],
  stops: readonly Stop[],
  { beginnings }: SystemJournal,
  periods: Period[],
): number[] {
  const turningStops = new Map(stops.flatMap(({ stop, when }) => (when === null ? [] : [[stop, when] as const])))
  const beginsAt = new Map<number, number>()
  journal.forEach((entry, at) => {
    if (beginnings.includes(kindOf(entry)) && !beginsAt.has(entry.stop)) beginsAt.set(entry.stop, at)
  })
  let lastStop = -1
  return journal.map(({ stop }, at) => {
    for (let next = lastStop + 1; next <= stop; next += 1) {
      const when = turningStops.get(next)
      if (next === stop && when !== undefined && next > 0 && at < (beginsAt.get(stop) ?? 0)) break
      if (when !== undefined) periods.push({ when })
      lastStop = next
    }
    return periods.length - 1
  })
}

/** Finds the side of each draw, from its label or from the entries near it; draws without such an entry have none. */
function ownersOf(journal: readonly Entry[], { draws }: SystemJournal, sideOf: SideOf): Map<number, 0 | 1 | null> {
  const owners = new Map<number, 0 | 1 | null>()
  const setOwner = (
    owner: DrawOwner | undefined,
    where: 'after' | 'before',
    near: Map<string, Entry>,
    at: number,
  ): void => {
    if (owner === undefined || 'side' in owner || owner.where !== where) return
    const entries = owner.by.flatMap((kind) => near.get(kind) ?? [])
    const drawnAt = journal[at]?.stop ?? 0
    const close = entries.filter(({ stop }) => where === 'before' || owner.later === true || stop - drawnAt <= 1)
    const entry = close.toSorted((a, b) => (where === 'after' ? a.stop - b.stop : b.stop - a.stop))[0]
    const side = entry === undefined ? null : sideOf(textOf(entry.entry[owner.field]))
    owners.set(at, side !== null && owner.other === true ? otherSide(side) : side)
  }
  const pass = (where: 'after' | 'before', order: readonly number[]): void => {
    const near = new Map<string, Entry>()
    for (const at of order) {
      const entry = journal[at]
      if (entry === undefined) continue
      const kind = kindOf(entry)
      if (kind !== 'draw') near.set(kind, entry)
      else setOwner(draws[drawLabel(entry)]?.owner, where, near, at)
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

const otherSide = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0)

/** The side that an entry names, or the side of the first thing it names. */
function sideNamedIn(fields: Fields, { nouns }: SystemJournal, sideOf: SideOf): 0 | 1 | null {
  for (const field of ['side', 'attacker', 'winner', ...Object.keys(nouns)]) {
    const name = textOf(fields[field])
    const side = name === '' ? null : sideOf(name)
    if (side !== null) return side
  }
  return null
}

/** The things that an entry names and the map can show. */
export function thingsOf({ entry }: Entry, { nouns }: SystemJournal): readonly NamedThing[] {
  return Object.entries(entry).flatMap(([field, value]) => {
    const noun = nouns[field]
    return noun === undefined || typeof value !== 'string' ? [] : [{ noun, name: value }]
  })
}

/** The rule an entry comes from: the one the system gives for its kind, else that of its first modifier. */
export const ruleOf = (entry: Entry, system: SystemJournal): string | undefined =>
  system.entries[kindOf(entry)]?.rule ?? ledgersOf(entry)[0]?.lines[0]?.rule

/** The sums of an entry, each with the modifiers that add up to it. */
export function ledgersOf({ entry }: Entry): readonly LedgerPart[] {
  return Object.entries(entry).flatMap(([field, value]) => {
    if (!Array.isArray(value)) return []
    const lines = value.flatMap((line) => {
      if (typeof line !== 'object' || line === null || Array.isArray(line)) return []
      const { label, value: amount, rule } = line
      return typeof label === 'string' && typeof amount === 'number'
        ? [{ label, value: amount, rule: textOf(rule) }]
        : []
    })
    return [{ field, lines, total: lines.reduce((sum, line) => sum + line.value, 0) }]
  })
}
