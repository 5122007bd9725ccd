import { frontMiddle, offset } from '../../board/measured/measured.ts'
import { INCH } from '../../escape-from-sedan/campaign/measures.ts'
import { GERMAN, scenarioOf, unitOf, type G } from '../../escape-from-sedan/state/kit.ts'
import { bodyOf, poseOf, standsOf } from '../../escape-from-sedan/state/pose.ts'
import { marchWorth } from './breakout.ts'
import { turnsToGo } from './marching.ts'
import { STAND } from './worth.ts'

/** The worth of a unit's place for the victory of its side. */

/**
 * Worth of standing on the crest, by the number of turns left: it counts when the last turn ends, so being there early
 * matters less.
 */
const ON_CREST = [7_000, 2_600, 1_200, 500] as const
const ON_CREST_EARLY = 300
/** Cost of each inch away from it while there is time, and of each turn of march beyond the time left. */
const AWAY = 12
const TOO_FAR = 700
/** Inches that a unit moves in a turn, approximately. */
const PACE = 9

export const turnsLeft = (g: G): number => scenarioOf(g).turns - g.turn

/** The worth of a unit's present place. */
export function goalWorth(g: G, unit: number): number {
  const { victory } = scenarioOf(g)
  if (victory.type === 'exit') return Math.round(marchWorth(g, unit))
  const left = turnsLeft(g)
  if (isOnCrest(g, unit)) return onCrest(left)
  const far = inchesToCrest(g, unit)
  return -Math.round(far * AWAY + Math.max(0, far / PACE - left) * TOO_FAR)
}

const onCrest = (left: number): number => ON_CREST[left] ?? ON_CREST_EARLY

const isOnCrest = (g: G, unit: number): boolean =>
  (bodyOf(g, unit).crests & g.campaign.sight.crestBit(scenarioOf(g).crest)) !== 0

/** The loss of ground of a unit that is thrown back. */
export function lostGround(g: G, unit: number): number {
  const { victory } = scenarioOf(g)
  if (victory.type === 'exit') return 200
  const left = turnsLeft(g)
  return isOnCrest(g, unit) ? onCrest(left) + 100 : left === 0 && inchesToCrest(g, unit) < PACE ? 1_500 : 100
}

/** Number of turns of march that a unit needs to the crest; 0 once it is on it, and where no crest counts. */
export function turnsToCrest(g: G, unit: number): number {
  if (scenarioOf(g).victory.type !== 'hold' || isOnCrest(g, unit)) return 0
  const [x, y] = offCrest(g, unit)
  const far = Math.sqrt(x * x + y * y)
  const ahead = offset(0, 0, poseOf(g, unit).facing, INCH, 0)
  const leadsOn = far === 0 ? 1 : -(x * ahead.x + y * ahead.y) / (far * INCH)
  return turnsToGo(g, unit, far / INCH, leadsOn)
}

function inchesToCrest(g: G, unit: number): number {
  const [x, y] = offCrest(g, unit)
  return Math.sqrt(x * x + y * y) / INCH
}

/** A unit's position relative to the nearest point of the crest. */
function offCrest(g: G, unit: number): readonly [number, number] {
  const { points } = g.campaign.ground.features[scenarioOf(g).crest]!
  const { x, y } = poseOf(g, unit)
  let nearest: readonly [number, number] = [Infinity, Infinity]
  let least = Infinity
  for (let at = 0; at + 3 < points.length; at += 2) {
    const off = offLine(x, y, points[at]!, points[at + 1]!, points[at + 2]!, points[at + 3]!)
    const far = off[0] ** 2 + off[1] ** 2
    if (far < least) [nearest, least] = [off, far]
  }
  return nearest
}

function offLine(x: number, y: number, ax: number, ay: number, bx: number, by: number): readonly [number, number] {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
  return [x - ax - along * dx, y - ay - along * dy]
}

/** The worth of stands that leave the table: victory points for the Germans, otherwise a loss. */
export function leaveWorth(g: G, unit: number): number {
  const { victory } = scenarioOf(g)
  const counts = unitOf(g, unit).side === GERMAN && victory.type === 'exit'
  return counts && g.side.exited.of(GERMAN) < victory.stands ? 2 * STAND * standsOf(g, unit) : -2 * STAND
}

/** Whether a unit that moves this far straight ahead would leave the table by the German exit. */
export function isOut(g: G, unit: number, by: number): boolean {
  const { block, x, y, facing } = poseOf(g, unit)
  const at = offset(x, y, facing, by, 0)
  const front = frontMiddle(block, at.x, at.y, facing)
  const { from, to } = g.campaign.exits.german
  return front.y >= g.campaign.ground.height && front.x >= from && front.x <= to
}
