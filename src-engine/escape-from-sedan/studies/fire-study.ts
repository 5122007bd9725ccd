import { bad, good, type JsonObject, type Result } from '../../kernel/values/result.ts'
import { Why } from '../../kernel/values/explain.ts'
import { frontMiddle, gapBetween } from '../../board/measured/measured.ts'
import {
  aimAt,
  hiddenLine,
  idleStands,
  mayFire,
  neededOnDie,
  rangeOf,
  volleyOdds,
  type Aim,
  type IdleStands,
  type LineOnTable,
} from '../fire/fire.ts'
import { isThere, NOBODY, otherSide, unitName, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodyOf, inchesOf, poseOf } from '../state/pose.ts'

/** Possible fire from the current positions; for one unit also its effect, and what prevents fire at other enemies. */
export type FireRequest = { readonly study: 'fire'; readonly unit?: string }

export type Shot = {
  readonly unit: string
  readonly target: string
  /** In inches, with one decimal. */
  readonly gap: number
  /** The number a die has to show; null if no die can hit. */
  readonly needed: number | null
  readonly long: boolean
  readonly covered: boolean
  /** For a single unit: its dice, the average figures lost, and the probability of a chit. */
  readonly dice: number
  readonly loss: number
  readonly chit: number
  /** For a single unit: its idle stands. */
  readonly idle: readonly IdleStands[]
  readonly line: LineOnTable
}

/** Why an enemy is no target, with the first hidden line of sight. */
export type NoShot = {
  readonly target: string
  readonly gap: number
  readonly rule: string
  readonly reason: string
  /** The unit in between, if any. */
  readonly other: string | null
  readonly line: LineOnTable | null
}

export type FireStudy = {
  readonly study: 'fire'
  readonly unit: string | null
  readonly shots: readonly Shot[]
  readonly hidden: readonly NoShot[]
  /** For a single unit: its range in inches. */
  readonly range: number
}

/** The same for both sides: everything on the table is open information. */
export function fireStudy(g: G, request: JsonObject): Result<FireStudy> {
  if (request['unit'] === undefined) {
    const shots = allUnits(g).flatMap((unit) => targetsOf(g, unit).map(([target, aim]) => shotAt(g, unit, target, aim)))
    return good({ study: 'fire', unit: null, shots, hidden: [], range: 0 })
  }
  const unit = g.campaign.units.findIndex(({ id }) => id === request['unit'])
  if (unit < 0 || !isThere(g, unit))
    return bad({ code: 'no-such-unit', message: 'There is no such unit on the table.' })
  const targets = new Map(targetsOf(g, unit))
  return good({
    study: 'fire',
    unit: unitName(g, unit),
    shots: [...targets].map(([target, aim]) => exactly(g, unit, target, aim)),
    hidden: mayFire(g, unit)
      ? enemiesOf(g, unit).flatMap((target) => (targets.has(target) ? [] : [noShot(g, unit, target)]))
      : [],
    range: mayFire(g, unit) ? rangeOf(g, unit) : 0,
  })
}

const allUnits = (g: G): number[] => [...unitsOf(g, 0), ...unitsOf(g, 1)]
const enemiesOf = (g: G, unit: number): readonly number[] => unitsOf(g, otherSide(unitOf(g, unit).side))

const targetsOf = (g: G, unit: number): (readonly [target: number, aim: Aim])[] =>
  mayFire(g, unit)
    ? enemiesOf(g, unit).flatMap((target) => {
        const aim = aimAt(g, unit, target, 'own')
        return aim === undefined ? [] : [[target, aim] as const]
      })
    : []

const gapOf = (g: G, unit: number, target: number): number =>
  inchesOf(gapBetween(bodyOf(g, unit).ring, bodyOf(g, target).ring))

function shotAt(g: G, unit: number, target: number, aim: Aim): Shot {
  const own = poseOf(g, unit)
  const front = frontMiddle(own.block, own.x, own.y, own.facing)
  const his = poseOf(g, target)
  return {
    unit: unitName(g, unit),
    target: unitName(g, target),
    gap: gapOf(g, unit, target),
    needed: neededOnDie(g, unit, aim, aim.bearing),
    long: aim.long,
    covered: aim.covered,
    dice: 0,
    loss: 0,
    chit: 0,
    idle: [],
    line: [front.x, front.y, his.x, his.y],
  }
}

function exactly(g: G, unit: number, target: number, aim: Aim): Shot {
  const { dice, loss, chits } = volleyOdds(g, unit, target, aim, aim.bearing)
  const idle = idleStands(g, unit, target, aim, aim.bearing, 0)
  return { ...shotAt(g, unit, target, aim), dice, loss, chit: 1 - (chits['0'] ?? 0), idle }
}

function noShot(g: G, unit: number, target: number): NoShot {
  const why = new Why()
  aimAt(g, unit, target, 'own', undefined, why)
  const { rule = '', reason = '' } = why.refusal ?? {}
  const line =
    rule === 'es.fire.sight' ? hiddenLine(g, unit, target, poseOf(g, target), bodyOf(g, target).ring) : undefined
  return {
    target: unitName(g, target),
    gap: gapOf(g, unit, target),
    rule,
    reason,
    other: line === undefined || line.body === NOBODY ? null : unitName(g, line.body),
    line: line === undefined ? null : [line.ax, line.ay, line.bx, line.by],
  }
}
