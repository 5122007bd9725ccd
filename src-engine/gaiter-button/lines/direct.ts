import { add, emptySet, has, isEmpty, setOf, type Bits } from '../../board/bitset.ts'
import { reach } from '../../board/reach.ts'
import { onceFor } from '../../kernel/values/once-for.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { axesStamp } from '../ground/axes.ts'
import { closeForTroops, openLand, shutCrossings, type Survey } from '../ground/survey.ts'
import { tablesOf, type G } from '../state/kit.ts'

/**
 * Chapter 8.1.1: direct lines of communication. They are short, and counters that move elsewhere leave them as they are: from where they
 * lead to a zone is kept, with what it was found from.
 */

/** From where lines lead to a zone, and what that hangs on near it: see `holds`. */
interface Around {
  readonly found: Bits
  readonly closed: Bits
  readonly contested: Bits
  readonly shut: Bits
  axes: number
}

/** The zones that lines from a zone can touch, and the crossings between those. */
interface Near {
  readonly zones: Bits
  readonly crossings: Bits
}

/** What is kept of direct lines, and which question is asked now. */
interface Kept {
  readonly near: (Near | undefined)[]
  /** For each side, as the map is and as that side knows it, what is kept of each zone. */
  readonly around: readonly (Around | undefined)[][]
  asked: (Around | undefined)[]
  side: number
  shut: Bits
  axes: number
  isOpen: boolean
}

const keptFor = onceFor((s: Survey): Kept => {
  const around = [0, 1, 2, 3].map(() => s.work.board.zoneIds.map(() => undefined))
  // There are four of them.
  return { near: [], around, asked: around[0]!, side: 0, shut: emptySet(0), axes: 0, isOpen: false }
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
  kept.shut = shutCrossings(g, s)
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
  const near = (kept.near[zone] ??= nearTo(g.campaign, s, zone))
  const known = kept.asked[zone]
  return known !== undefined && holds(s, kept, known, near) ? known.found : findAround(g, s, kept, zone)
}

function findAround(g: G, s: Survey, kept: Kept, zone: number): Bits {
  const copies = { closed: s.closed.slice(), contested: s.contested.slice(), shut: kept.shut.slice() }
  const { found } = (kept.asked[zone] = { found: s.found.slice(), ...copies, axes: kept.axes })
  openDirect(g, s)
  reach(s.work, s.land, zone, tablesOf(g).communication.connections, found)
  add(found, zone)
  // What somebody thinks away is back the next time.
  if (!isEmpty(s.away)) kept.asked[zone] = undefined
  return found
}

/** Is all that was found out near a zone as it was? Axes of retreat matter where it is contested. */
function holds({ closed, contested, away }: Survey, now: Kept, known: Around, near: Near): boolean {
  const newAxes = known.axes === now.axes ? 0 : -1
  const { zones, crossings } = near
  let others = 0
  for (let word = 0; word < zones.length; word++) {
    const differs = (closed[word]! ^ known.closed[word]!) | (contested[word]! ^ known.contested[word]!)
    others |= zones[word]! & (differs | (contested[word]! & newAxes))
  }
  for (let word = 0; word < crossings.length; word++)
    others |= crossings[word]! & (now.shut[word]! ^ known.shut[word]!)
  return others === 0 && isEmpty(away)
}

/** What a direct line from here can touch, whatever stands in its way. */
function nearTo({ board, tables }: Campaign, { crossings }: Survey, zone: number): Near {
  let found = [zone]
  for (let left = tables.communication.connections; left > 0; left--)
    found = [...found, ...found.flatMap((one) => board.neighbours(one))]
  const zones = setOf(board.zoneCount, found)
  const between = (connection: number): boolean =>
    has(zones, board.from[connection]!) && has(zones, board.to[connection]!) // a connection of the board
  const numbers = crossings.flatMap((connection, number) => (between(connection) ? [number] : []))
  return { zones, crossings: setOf(crossings.length, numbers) }
}
