import type { ActionCode } from '../../kernel/actions/actions.ts'
import { onFork } from '../../kernel/play/fork.ts'
import type { Plan } from '../../wissembourg-spicheren/assault/forecast.ts'
import {
  formationOf,
  hexName,
  NOBODY,
  onMap,
  strengthOf,
  unitName,
  type G,
} from '../../wissembourg-spicheren/state/kit.ts'
import type { Candidate, Scripted } from '../search/brain.ts'
import { allOffered } from '../search/offered.ts'
import { prospectOf, type Prospect } from './fights.ts'
import type { Picture } from './picture.ts'

/** Attacks that can be declared. */

export interface Attack extends Prospect {
  readonly plan: Plan
}

/** The best attack on every hex that can be attacked now, best first; attacks already declared are kept. */
export function attacksOf(p: Picture): Attack[] {
  const { g } = p
  const byHex = new Map<number, number[]>()
  for (const { verb, a, b } of allOffered(g)) if (verb === 'attack') byHex.set(b, [...(byHex.get(b) ?? []), a])
  return onFork(g, (fork) => [...byHex].map(([hex, units]) => bestOn(p, fork, hex, units))).toSorted(
    (a, b) => b.gain - a.gain,
  )
}

/** Of the units that can attack a hex, as many of the strongest as give the greatest gain. */
function bestOn(p: Picture, fork: G, hex: number, units: readonly number[]): Attack {
  const { g } = p
  const declared = declaredOn(g, hex)
  const all = units.toSorted((a, b) => strengthOf(g, b) - strengthOf(g, a))
  const already = declared.length === 0 ? 0 : prospectOf(p, fork, planOf(g, hex, declared)).gain
  let best: Attack | undefined
  for (let count = 1; count <= all.length; count++) {
    const plan = planOf(g, hex, [...declared, ...all.slice(0, count)])
    const { gain, taken } = prospectOf(p, fork, plan)
    if (best === undefined || gain - already > best.gain) best = { gain: gain - already, taken, plan }
  }
  return best!
}

const planOf = (g: G, hex: number, group: readonly number[]): Plan => ({ hex, group, leader: leaderOf(g, hex, group) })

function declaredOn(g: G, hex: number): number[] {
  const found: number[] = []
  for (let unit = 0; unit < g.unit.rows; unit++) if (g.unit.attacks.of(unit) === hex && onMap(g, unit)) found.push(unit)
  return found
}

/**
 * The best attack, declared act by act: the attackers, then the commander who joins them; undefined where none gains
 * enough.
 */
export function firstDeclared(p: Picture): Scripted<G> | undefined {
  const { g } = p
  const joins = joinOffered(g)
  if (joins !== undefined) return joins
  const [best] = attacksOf(p)
  if (best === undefined || best.gain <= p.manner.reserve) return undefined
  const act = nextOfGroup(g, best.plan)
  return act === undefined ? undefined : { act, next: (later) => nextOfGroup(later, best.plan) ?? joinOffered(later) }
}

const joinOffered = (g: G): ActionCode | undefined =>
  allOffered(g).find(({ verb, a, b }) => verb === 'join' && leaderOf(g, b, declaredOn(g, b)) === a)?.code

const nextOfGroup = (g: G, { hex, group }: Plan): ActionCode | undefined =>
  allOffered(g).find(({ verb, a, b }) => verb === 'attack' && b === hex && group.includes(a))?.code

/** A commander who is with one of at least two attackers, and leads no other attack. */
function leaderOf(g: G, hex: number, group: readonly number[]): number {
  if (group.length < 2) return NOBODY
  const commanders = [g.active, g.partner].flatMap((one) => (one === NOBODY ? [] : [formationOf(g, one).commander]))
  const free = commanders.filter((one) => {
    const leads = g.unit.leads.of(one)
    return onMap(g, one) && (leads < 0 || leads === hex)
  })
  return free.find((one) => group.some((unit) => g.unit.hex.of(unit) === g.unit.hex.of(one))) ?? NOBODY
}

export function attackCandidate({ g }: Picture, { plan, gain, taken }: Attack): Candidate {
  const { hex, group, leader } = plan
  const order = {
    order: 'attack',
    hex: hexName(g, hex),
    units: group.map((unit) => unitName(g, unit)),
    ...(leader !== NOBODY && { leader: unitName(g, leader) }),
  }
  const facts = { hex: order.hex, units: order.units.join(', '), percent: Math.round(100 * taken) }
  return { intent: 'attacks', facts, does: { order }, worth: Math.round(gain) }
}
