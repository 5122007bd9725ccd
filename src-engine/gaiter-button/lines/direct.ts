import { add, emptySet, isEmpty, setOf, type Bits } from '../../board/bitset.ts'
import { reach } from '../../board/reach.ts'
import { onceFor } from '../../kernel/values/once-for.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { axesStamp } from '../ground/axes.ts'
import { closeForTroops, openLand, type Survey } from '../ground/survey.ts'
import { waysStamp } from '../state/crossing.ts'
import { tablesOf, type G } from '../state/kit.ts'

/**
 * Chapter 8.1.1: direct lines of communication. They are short, and counters that move elsewhere leave them as they are: from where they
 * lead to a zone is kept, with what it was found from.
 */

/** From where lines lead to a zone, and what that hangs on near it. */
interface Around {
  readonly found: Bits
  readonly closed: Bits
  readonly contested: Bits
  ways: number
  axes: number
}

/** What is kept of direct lines, and which question is asked now. */
interface Kept {
  /** For each zone those that lines from it can touch. */
  readonly near: (Bits | undefined)[]
  /** For each side, as the map is and as that side knows it, what is kept of each zone. */
  readonly around: readonly (Around | undefined)[][]
  asked: (Around | undefined)[]
  side: number
  ways: number
  axes: number
  isOpen: boolean
}

const keptFor = onceFor((s: Survey): Kept => {
  const around = [0, 1, 2, 3].map(() => s.work.board.zoneIds.map(() => undefined))
  return { near: [], around, asked: around[0]!, side: 0, ways: 0, axes: 0, isOpen: false } // four of them
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
  kept.asked = kept.around[2 * side + (guess ? 1 : 0)]! // four of them
  kept.side = side
  // What somebody thinks away is back the next time.
  kept.ways = isEmpty(s.away) ? waysStamp(g) : UNSURE
  kept.axes = axesStamp(g)
  kept.isOpen = false
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
  const kept = keptFor(s)
  const near = (kept.near[zone] ??= nearTo(g.campaign, zone))
  const known = (kept.asked[zone] ??= nothingYet(s))
  if (holds(s, kept, known, near)) return known.found
  known.closed.set(s.closed)
  known.contested.set(s.contested)
  known.ways = kept.ways
  known.axes = kept.axes
  openDirect(g, s)
  reach(s.work, s.land, zone, tablesOf(g).communication.connections, known.found)
  add(known.found, zone)
  return known.found
}
/** The state of ways of which nothing may be kept. */
const UNSURE = -1

const nothingYet = ({ closed }: Survey): Around => ({
  found: closed.slice(),
  closed: closed.slice(),
  contested: closed.slice(),
  ways: UNSURE,
  axes: UNSURE,
})

/** Is all that was found out near a zone as it was? Axes of retreat matter where it is contested. */
function holds({ closed, contested }: Survey, now: Kept, known: Around, near: Bits): boolean {
  if (now.ways === UNSURE || known.ways !== now.ways) return false
  const newAxes = known.axes === now.axes ? 0 : -1
  let others = 0
  for (let word = 0; word < near.length; word++) {
    const differs = (closed[word]! ^ known.closed[word]!) | (contested[word]! ^ known.contested[word]!)
    others |= near[word]! & (differs | (contested[word]! & newAxes))
  }
  return others === 0
}

/** The zones that a direct line from here can touch, whatever stands in its way. */
function nearTo({ board, tables }: Campaign, zone: number): Bits {
  let found = [zone]
  for (let left = tables.communication.connections; left > 0; left--)
    found = [...found, ...found.flatMap((one) => board.neighbours(one))]
  return setOf(board.zoneCount, found)
}
