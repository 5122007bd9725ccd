import { add, clear, emptySet, has, isEmpty, lowest, setOf, subtract, type Bits } from '../../board/bitset.ts'
import { reach } from '../../board/reach.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { axesStamp } from '../ground/axes.ts'
import { closeForTroops, openLand, shutCrossings, type Survey } from '../ground/survey.ts'
import { tablesOf, type G } from '../state/kit.ts'

/**
 * Chapter 8.1.1: direct lines of communication. They are short, so distant changes do not affect them: the zones they
 * lead from are cached per zone until something nearby changes.
 */

/**
 * Cached results for one side, with its knowledge or the truth: the zones from which lines lead to each zone, and the
 * inputs used.
 */
interface Around {
  readonly found: Bits[]
  /** The zones whose cached result is valid. */
  readonly known: Bits
  readonly closed: Bits
  readonly contested: Bits
  readonly shut: Bits
  axes: number
}

/** The four caches (two sides, known or true), and the one in use. */
interface Kept {
  readonly all: readonly Around[]
  asked: Around
  side: number
  isOpen: boolean
}

const keptFor = memoizedBy((s: Survey): Kept => {
  const set = (): Bits => emptySet(s.work.board.zoneCount)
  const nothing = (): Around => ({
    found: [],
    known: set(),
    closed: set(),
    contested: set(),
    shut: emptySet(s.crossings.length),
    axes: 0,
  })
  const all = [nothing(), nothing(), nothing(), nothing()]
  return { all, asked: all[0]!, side: 0, isOpen: false } // there are four
})

/**
 * @rule gb.command.direct
 * A direct line of communication has at most two connections. It may not cross a destroyed bridge over a major river, a
 * destroyed tunnel, or a zone with enemy units and no friendly ones; in contested zones it follows friendly axes of
 * retreat.
 */
export function prepareDirect(g: G, s: Survey, side: number, guess: boolean): void {
  closeForTroops(s, side, s.enemyUnits)
  const { closed, enemyHolders, ownField } = s
  for (let word = 0; word < closed.length; word++) closed[word]! |= enemyHolders[word]! & ~ownField[word]!
  const kept = keptFor(s)
  kept.asked = kept.all[2 * side + (guess ? 1 : 0)]! // there are four
  kept.side = side
  kept.isOpen = false
  forget(g, s, kept.asked)
}

/** Invalidates the zones near any change, and stores the new inputs. */
function forget(g: G, s: Survey, asked: Around): void {
  const { known, closed, contested, shut } = asked
  const near = nearZones(g.campaign)
  const axes = axesStamp(g)
  const newAxes = asked.axes === axes ? 0 : -1
  asked.axes = axes
  for (let word = 0; word < closed.length; word++) {
    const [isClosed, isContested] = [s.closed[word]!, s.contested[word]!]
    // Axes of retreat matter only in contested zones.
    let changed = (isClosed ^ closed[word]!) | (isContested ^ contested[word]!) | (isContested & newAxes)
    closed[word] = isClosed
    contested[word] = isContested
    for (; changed !== 0; changed &= changed - 1) subtract(known, near[lowest(word, changed)]!)
  }
  const shutNow = shutCrossings(g, s)
  for (let word = 0; word < shut.length; word++) {
    let changed = shutNow[word]! ^ shut[word]!
    shut[word] = shutNow[word]!
    for (; changed !== 0; changed &= changed - 1)
      subtract(known, near[s.work.board.from[s.crossings[lowest(word, changed)]!]!]!)
  }
  // Results computed with counters thought away are not valid for the next call.
  if (!isEmpty(s.away)) clear(known)
}

/** Opens the land as last prepared, for searches of the ways themselves. Does nothing if it is open already. */
export function openDirect(g: G, s: Survey): void {
  const kept = keptFor(s)
  if (kept.isOpen) return
  openLand(g, s, kept.side)
  kept.isOpen = true
}

/** The zones with a direct line to this zone (lines run both ways); always includes the zone itself. Read only. */
export function around(g: G, s: Survey, zone: number): Bits {
  const { known, found } = keptFor(s).asked
  if (has(known, zone)) return found[zone]! // it is known
  openDirect(g, s)
  const leads = reach(s.work, s.land, zone, tablesOf(g).communication.connections, found[zone] ?? s.found.slice())
  add(leads, zone)
  if (isEmpty(s.away)) add(known, zone)
  return (found[zone] = leads)
}

/** For each zone, the zones whose direct lines can pass through it, ignoring obstacles. Connections run both ways. */
const nearZones = memoizedBy(({ board, tables }: Campaign): readonly Bits[] =>
  board.zoneIds.map((_, zone) => {
    let found = [zone]
    for (let left = tables.communication.connections; left > 0; left--)
      found = [...found, ...found.flatMap((one) => board.neighbours(one))]
    return setOf(board.zoneCount, found)
  }),
)
