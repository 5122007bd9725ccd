import { add, clear, emptySet, has, isEmpty, lowest, setOf, subtract, type Bits } from '../../board/bitset.ts'
import { reach } from '../../board/reach.ts'
import { onceFor } from '../../kernel/values/once-for.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { axesStamp } from '../ground/axes.ts'
import { closeForTroops, openLand, shutCrossings, type Survey } from '../ground/survey.ts'
import { tablesOf, type G } from '../state/kit.ts'

/**
 * Chapter 8.1.1: direct lines of communication. They are short, and what changes elsewhere leaves them as they are: from where they
 * lead to a zone is kept until something near it changes.
 */

/** From where lines lead to zones, for one side, as the map is or as that side knows it; and what that was found from. */
interface Around {
  readonly found: Bits[]
  /** The zones of which it is known. */
  readonly known: Bits
  readonly closed: Bits
  readonly contested: Bits
  readonly shut: Bits
  axes: number
}

/** What is kept of direct lines, and which question is asked now. */
interface Kept {
  readonly all: readonly Around[]
  asked: Around
  side: number
  isOpen: boolean
}

const keptFor = onceFor((s: Survey): Kept => {
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
 * A direct line of communication has at most two connections. It goes over no destroyed bridge of a major river, through
 * no destroyed tunnel, by no zone with enemy units where no friend is, and in contested zones by friendly axes of retreat.
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

/** Forgets what was known of the zones near to which something has changed, and notes how it is now. */
function forget(g: G, s: Survey, asked: Around): void {
  const { known, closed, contested, shut } = asked
  const near = nearZones(g.campaign)
  const axes = axesStamp(g)
  const newAxes = asked.axes === axes ? 0 : -1
  asked.axes = axes
  for (let word = 0; word < closed.length; word++) {
    const [isClosed, isContested] = [s.closed[word]!, s.contested[word]!]
    // Where nobody contests a zone, axes of retreat do not matter.
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
  // What somebody thinks away is back the next time.
  if (!isEmpty(s.away)) clear(known)
}

/** Opens the land for lines as they were prepared last, for who looks for the ways they take. */
export function openDirect(g: G, s: Survey): void {
  const kept = keptFor(s)
  if (kept.isOpen) return
  openLand(g, s, kept.side)
  kept.isOpen = true
}

/** From where a direct line leads to a zone and back; the zone itself is always among them. Read only. */
export function around(g: G, s: Survey, zone: number): Bits {
  const { known, found } = keptFor(s).asked
  if (has(known, zone)) return found[zone]! // it is known
  openDirect(g, s)
  const leads = reach(s.work, s.land, zone, tablesOf(g).communication.connections, found[zone] ?? s.found.slice())
  add(leads, zone)
  if (isEmpty(s.away)) add(known, zone)
  return (found[zone] = leads)
}

/** For each zone those whose direct lines can touch it, whatever stands in their way: connections lead there and back. */
const nearZones = onceFor(({ board, tables }: Campaign): readonly Bits[] =>
  board.zoneIds.map((_, zone) => {
    let found = [zone]
    for (let left = tables.communication.connections; left > 0; left--)
      found = [...found, ...found.flatMap((one) => board.neighbours(one))]
    return setOf(board.zoneCount, found)
  }),
)
