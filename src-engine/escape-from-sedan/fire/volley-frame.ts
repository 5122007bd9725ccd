import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { frame, unitName, type G } from '../state/kit.ts'
import { poseOf } from '../state/pose.ts'
import { VOLLEYS } from '../state/shape.ts'
import { aimAt, type Aim } from './aim.ts'
import type { Bearing } from './bearing.ts'
import { targetsByStand, type TargetsByStand } from './priority.ts'
import { rangeOf } from './reach.ts'
import { idleStands } from './idle-stands.ts'
import { holdVolley, resolveFire, volleyOdds } from './volleys.ts'

/** Chapter: fire. Fire in a side's own phases. */

const fire = verb('fire', 'target:unit')
const ceaseFire = verb('cease-fire')

interface Shot {
  readonly aim: Aim
  readonly stands: Bearing
}

/** The stands that have not yet fired and may fire at a target. */
function shotAt(
  g: G,
  unit: number,
  target: number,
  fired: number,
  targets: TargetsByStand = targetsByStand(g, unit),
): Shot | undefined {
  const found = targets.get(target)
  // When very many units fire at once, a unit may no longer split its fire, so that every other unit has room for its
  // volley.
  if (found === undefined || (fired !== 0 && g.volleys >= VOLLEYS - g.unit.rows)) return undefined
  const left = (stands: readonly number[]) => stands.filter((stand) => (fired & (1 << stand)) === 0)
  const stands = { straight: left(found.stands.straight), turned: left(found.stands.turned) }
  return stands.straight.length + stands.turned.length === 0 ? undefined : { aim: found.aim, stands }
}

/** For each possible volley, its numbers and average effect, and the idle stands, to be shown beside its target. */
const shotsInShort = (g: G, unit: number, fired: number) =>
  allShots(g, unit, fired).map(({ target, aim, stands }) => {
    const { dice, needed, covered, long, loss } = volleyOdds(g, unit, target, aim, stands)
    const idle = idleStands(g, unit, target, aim, stands, fired)
    return { target: unitName(g, target), dice, needed, loss, long, covered, idle }
  })

/** Whether every stand of a unit has fired. */
const haveAllFired = (g: G, unit: number, fired: number): boolean => fired === (1 << poseOf(g, unit).block.stands) - 1

/** All volleys that stands that have not yet fired may fire. */
function allShots(g: G, unit: number, fired: number): (Shot & { readonly target: number })[] {
  const targets = targetsByStand(g, unit)
  return [...targets.keys()].flatMap((target) => {
    const shot = shotAt(g, unit, target, fired, targets)
    return shot === undefined ? [] : [{ target, ...shot }]
  })
}

function mayFireAt(g: G, unit: number, target: number, fired: number, why?: Why): boolean {
  if (shotAt(g, unit, target, fired) !== undefined) return true
  if (why === undefined || aimAt(g, unit, target, 'own', undefined, why) === undefined) return false
  const first = [...targetsByStand(g, unit).keys()].map((other) => unitName(g, other)).join(', ')
  return why.because('es.fire.priority', 'others-first', {
    unit: unitName(g, unit),
    target: unitName(g, target),
    units: first,
  })
}

/**
 * @rule es.fire.own
 * A unit fires once in its action. In the free phase the fire is resolved at once; in a command phase it is held.
 */
export const volleyFrame = frame(
  'volley',
  { unit: word({ noun: 'unit' }), side: word({ noun: 'side' }), phase: word(), fired: word() },
  {
    next(g, f) {
      if (!haveAllFired(g, f.unit, f.fired) && allShots(g, f.unit, f.fired).length > 0) return g.ask(f.side)
      if (f.phase === 0) resolveFire(g)
      return g.done()
    },
    about: (g, f) => ({
      unit: unitName(g, f.unit),
      range: rangeOf(g, f.unit),
      shots: shotsInShort(g, f.unit, f.fired),
    }),
    offer(g, f, offer) {
      for (const { target } of allShots(g, f.unit, f.fired)) offer.add(fire, target)
      if (f.fired !== 0) offer.add(ceaseFire)
    },
    answers: [
      {
        verb: fire,
        may: (g, f, why, target) => mayFireAt(g, f.unit, target, f.fired, why),
        act(g, f, target) {
          const { aim, stands } = shotAt(g, f.unit, target, f.fired)!
          holdVolley(g, f.unit, target, aim, stands, f.fired === 0)
          for (const stand of [...stands.straight, ...stands.turned]) f.fired |= 1 << stand
        },
        odds(g, f, target) {
          const shot = shotAt(g, f.unit, target, f.fired)
          return shot === undefined ? {} : volleyOdds(g, f.unit, target, shot.aim, shot.stands)
        },
      },
      {
        verb: ceaseFire,
        may: (g, f, why) =>
          f.fired !== 0 || (why?.because('es.fire.own', 'not-fired', { unit: unitName(g, f.unit) }) ?? false),
        act(g, f) {
          if (f.phase === 0) resolveFire(g)
          return g.done()
        },
      },
    ],
  },
)
