import type { JournalEntry } from '../../kernel/play/journal.ts'
import { SEEN } from '../state/shape.ts'
import { GONE, HAND, isOnMap, MARKS, type Sight } from './notes.ts'
import { fieldText } from './sights.ts'

/**
 * Determines which tokens may have been exchanged between two observations. Counters in one zone that look alike are
 * mixed when some of them part from the others or join them (`tokens.ts`), but only the states before and after a whole
 * action are observed. All looks (zone and markers) that a token may have had in between are therefore considered.
 * Considering too many loses knowledge but never produces a false conclusion.
 */

/** The course of an action, as far as the journal reports it. */
export interface Course {
  /** Whether a night passed, in which the markers of the day are removed. */
  readonly night: boolean
  /** Zones where counters that were engaged in secret were turned over. */
  readonly fought: ReadonlySet<string>
  /** Zones where a stack was turned to show that it is activated. */
  readonly activated: ReadonlySet<string>
  /** Zones where a unit was surprised. */
  readonly surprised: ReadonlySet<string>
  /**
   * `visited`: zones that counters left or entered. `passed`: the same, if there was more than one movement or one
   * back, so that counters may have passed through zones.
   */
  readonly visited: readonly string[]
  readonly passed: readonly string[]
  readonly wornOut: boolean
}

const GOING = ['went-back', 'withdrew', 'leader-joined', 'thrown-back', 'moved', 'battle-moved']
const FIGHTING = ['unit-engaged', 'only-decoys', 'decoy-unmasked', 'garrison-engaged']

/** Reads the journal entries. The zone of a battle is the one in the state before or after the action. */
export function courseOf(entries: readonly JournalEntry[], battleZones: readonly string[]): Course {
  const zonesOf = (kinds: readonly string[], field = 'zone'): string[] =>
    entries.filter(({ kind }) => kinds.includes(kind)).map((entry) => fieldText(entry, field))
  const going = entries.filter(({ kind }) => GOING.includes(kind))
  const visited = [
    ...new Set(going.flatMap((entry) => ['from', 'to', 'zone'].map((field) => fieldText(entry, field)))),
  ].filter((zone) => zone !== '')
  const isAnyOf = (kinds: readonly string[]): boolean => entries.some(({ kind }) => kinds.includes(kind))
  const began = zonesOf(['battle-began', 'assault-began', 'sally-began', 'forced-passage'])
  return {
    night: isAnyOf(['supply-checked']),
    fought: new Set(isAnyOf(FIGHTING) ? [...began, ...battleZones.filter((zone) => zone !== '-')] : []),
    activated: new Set(zonesOf(['activated'])),
    surprised: new Set(zonesOf(['surprised'])),
    visited,
    passed: going.length > 1 || isAnyOf(['thrown-back']) ? visited : [],
    wornOut: isAnyOf(['worn-out']),
  }
}

const DAY = MARKS.activated | MARKS.combatted | MARKS.backToRiver

/** Whether a token cannot be confused with others, because it is engaged and turned over. */
const isApart = ({ marks, seen }: Sight): boolean => (marks & MARKS.engaged) !== 0 && seen >= SEEN.identity

/** The looks of a zone with these markers, for every combination of those in `free`. */
function* looks(zone: string, marks: number, free: number): Generator<string> {
  // All subsets of the free markers, in descending order.
  for (let part = free; ; part = (part - 1) & free) {
    yield `${zone}:${(marks & ~free) | part}`
    if (part === 0) return
  }
}

/** All looks that a token may have had between two observations, at any time when others could be mixed with it. */
function* looksBetween(before: Sight, after: Sight, course: Course): Generator<string> {
  const night = course.night ? DAY : 0
  const tired = course.wornOut ? MARKS.demoralised : 0
  const fought = course.fought.has(before.zone) ? MARKS.engaged | (course.night ? DAY | MARKS.demoralised : 0) : 0
  const sudden =
    (course.activated.has(before.zone) ? MARKS.activated : 0) |
    (course.surprised.has(before.zone) ? MARKS.combatted : 0)
  if (!isOnMap(after)) {
    if (isOnMap(before) && !isApart(before)) {
      const free = fought | night | tired | sudden | (course.night ? MARKS.outOfSupply : 0)
      yield* looks(before.zone, before.marks, free)
      for (const zone of course.visited) yield* looks(zone, before.marks, free | MARKS.backToRiver)
    }
    return
  }
  const changed = before.marks ^ after.marks
  if (!isOnMap(before)) {
    yield* looks(after.zone, after.marks, 0)
    return
  }
  if (isApart(before)) {
    if (isApart(after)) return
    // A battle's markers are placed while the token is set apart; it rejoins the others after the battle.
    const late = night | tired | (course.night ? MARKS.demoralised | (changed & MARKS.outOfSupply) : 0)
    yield* looks(after.zone, after.marks, late)
    return
  }
  const free = changed | fought | (course.night ? sudden : 0) | ((changed & MARKS.activated) !== 0 ? tired : 0)
  yield* looks(before.zone, before.marks, free)
  if (after.zone === before.zone) return
  if (!isApart(after)) yield* looks(after.zone, after.marks, free & ~MARKS.backToRiver)
  for (const zone of course.passed)
    if (zone !== before.zone && zone !== after.zone) yield* looks(zone, after.marks, free | MARKS.backToRiver)
}

/** Whether something happened to a token that mixes it with others. */
function mayHaveMixed(before: Sight, after: Sight, course: Course): boolean {
  if (!isOnMap(before) && !isOnMap(after)) return false
  if (isOnMap(before) && isOnMap(after)) {
    if (before.zone !== after.zone || before.marks !== after.marks) return true
    if (after.seen < before.seen || (before.counter >= 0 && after.counter !== before.counter)) return true
    if (course.night && course.activated.has(before.zone)) return true
    return course.fought.has(before.zone) && !isApart(before)
  }
  // A counter is removed from the map without mixing, but it may have left others before.
  if (!isOnMap(after))
    return (
      course.fought.has(before.zone) ||
      course.activated.has(before.zone) ||
      course.visited.length > 0 ||
      course.wornOut ||
      course.night
    )
  return true
}

/** Groups of two or more tokens that may have been exchanged with each other. */
export function mixedGroups(before: readonly Sight[], after: readonly Sight[], course: Course): number[][] {
  const affected = before.map((sight, token) => mayHaveMixed(sight, after[token]!, course))
  if (!affected.includes(true)) return []
  const groups = new Groups(before.length)
  const byLook = new Map<string, number[]>()
  before.forEach((sight, token) => {
    const seen = affected[token]
      ? looksBetween(sight, after[token]!, course)
      : isOnMap(sight) && !isApart(sight)
        ? [`${sight.zone}:${sight.marks}`]
        : []
    for (const look of seen) {
      const alike = byLook.get(look)
      if (alike === undefined) byLook.set(look, [token])
      else alike.push(token)
    }
  })
  for (const alike of byLook.values())
    if (alike.some((token) => affected[token])) for (const token of alike) groups.join(alike[0]!, token)
  return groups.all()
}

/** Counters that return to their owner's hand are mixed with all others there. */
export function mixedInHand(before: readonly Sight[], after: readonly Sight[]): number[] {
  const inHand = after.flatMap(({ zone }, token) => (zone === HAND ? [token] : []))
  return inHand.some((token) => before[token]!.zone !== HAND && before[token]!.zone !== GONE) ? inHand : []
}

/** A partition of items, built by joining two at a time (union-find). */
class Groups {
  readonly #head: number[]
  constructor(size: number) {
    this.#head = Array.from({ length: size }, (_, index) => index)
  }
  #of(index: number): number {
    let head = index
    while (this.#head[head] !== head) head = this.#head[head]!
    return head
  }
  join(a: number, b: number): void {
    const [lower, upper] = [this.#of(a), this.#of(b)].sort((x, y) => x - y)
    this.#head[upper!] = lower!
  }
  all(): number[][] {
    const found = new Map<number, number[]>()
    this.#head.forEach((_, index) => {
      const head = this.#of(index)
      const group = found.get(head)
      if (group === undefined) found.set(head, [index])
      else group.push(index)
    })
    return [...found.values()].filter(({ length }) => length > 1)
  }
}
