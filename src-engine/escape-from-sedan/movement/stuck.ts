import { turned } from '../../board/measured/measured.ts'
import { pointAt } from '../../kernel/actions/actions.ts'
import { Why } from '../../kernel/values/explain.ts'
import { INCH } from '../campaign/measures.ts'
import { actions, type Action } from '../cards/command.ts'
import { dropAt, dropNumber, packDice, reachOf, type Reach } from '../ground/dice.ts'
import { groundUnder, moveRowOf } from '../ground/ground.ts'
import { unitOf, type G } from '../state/kit.ts'
import { poseOf } from '../state/pose.ts'
import { mayLeave } from './leaving.ts'
import { diceFor, isOneDie, type OnWay } from './on-the-way.ts'
import { roadStops } from './roads.ts'
import { mayPivot } from './pivot.ts'
import { outline, stepTo } from './steps.ts'
import { stepsAhead } from './course.ts'

/**
 * Chapter: movement. Forecast of a move order before its dice are rolled: that it is impossible with any dice, or how
 * many inches it goes.
 */

/** The orders that only move a unit. */
const going: readonly Action[] = ['move', 'back', 'left', 'right', 'road']

/** What bars every step: a friend or something else in the way, or an enemy too near. */
export type Stuck =
  | { readonly inTheWay: string }
  | { readonly inTheWay: 'table-edge' | 'closed-ground' | 'too-few-dice' }
  | { readonly tooNear: string }

/** What bars this order with any dice; undefined if the unit could move or turn, or the order is no move. */
export const stuckOf = (g: G, unit: number, action: Action): Stuck | undefined => {
  const { side } = unitOf(g, unit)
  return going.includes(action) && !mayGo(g, side, unit, action) ? whyStuck(g, side, unit, action) : undefined
}

/**
 * How far this order takes a unit if it meets no ground other than that at its start; undefined if the order is no
 * move.
 */
export function expectedMove(g: G, unit: number, action: Action): Reach | undefined {
  if (!going.includes(action)) return undefined
  const { dieFaces } = g.campaign.tables
  const way = wayWith(g, unitOf(g, unit).side, unit, action, dieFaces)
  const ground = isOneDie(g, way) ? 'none' : dropAt(way.ground)
  return reachOf(diceFor(g, unit, action), dieFaces, g.unit.chits.of(unit), ground)
}

/**
 * The best die and the second best: guns moved by hand cross some ground only on an even number, and chits may make the
 * best die odd.
 */
const bestDice = ({ campaign }: G): readonly number[] => [campaign.tables.dieFaces, campaign.tables.dieFaces - 1]

const mayGo = (g: G, side: number, unit: number, action: Action): boolean =>
  bestDice(g).some((die) => {
    const way = wayWith(g, side, unit, action, die)
    if (action === 'road') return roadStops(g, way).length > 0 || mayLeave(g, way)
    const facing = g.unit.facing.of(unit)
    // Usually one inch is free.
    return (
      stepTo(g, way, INCH, false) !== undefined ||
      stepsAhead(g, way).length > 0 ||
      mayPivot(g, way, turned(facing, 1)) ||
      mayPivot(g, way, turned(facing, -1)) ||
      mayLeave(g, way)
    )
  })

/** A unit at the start of its move, as if all its dice showed this. */
function wayWith(g: G, side: number, unit: number, action: Action, die: number): OnWay {
  const { x, y } = poseOf(g, unit)
  const way = {
    unit,
    side,
    action: actions.indexOf(action),
    dice: packDice(Array.from({ length: diceFor(g, unit, action) }, () => die)),
    from: pointAt(x, y),
    by: 0,
    before: 0,
    ground: 0,
    pivoted: false,
    passed: false,
  }
  if (action !== 'road') way.ground = dropNumber(groundUnder(g, moveRowOf(g, unit), outline(g, way, 0)))
  return way
}

function whyStuck(g: G, side: number, unit: number, action: Action): Stuck {
  const why = new Why()
  if (action !== 'road') stepTo(g, wayWith(g, side, unit, action, g.campaign.tables.dieFaces), INCH, false, why)
  const { reason, facts = {} } = why.refusal ?? {}
  switch (reason) {
    case 'too-near':
      return { tooNear: String(facts['enemy']) }
    case 'on-friend':
      return { inTheWay: String(facts['other']) }
    case 'edge':
      return { inTheWay: 'table-edge' }
    case 'closed':
      return { inTheWay: 'closed-ground' }
    default:
      return { inTheWay: 'too-few-dice' }
  }
}
