import { bad, good, type JsonObject, textIn } from '../../kernel/result.ts'
import { takeConnection } from '../axes.ts'
import { mayMoveTo } from '../battle-move.ts'
import { NONE } from '../campaign.ts'
import { clearSides } from '../combat/battle.ts'
import { BATTLE, countersAtHand, defenderOf, garrisonOf } from '../combat/engaged.ts'
import { rangeOf, type Case, type Range } from '../combat/engagement-odds.ts'
import { maySally } from '../combat/sally.ts'
import { suppose } from '../combat/supposed.ts'
import { countersIn, isLeader, isUnit } from '../counters.ts'
import { counterName, enemyOf, zoneName, type G } from '../kit.ts'
import { marchCost, mayMarch } from '../march.ts'
import { isHeld } from '../places.ts'
import { noteCrossing } from '../river.ts'
import { SEEN } from '../shape.ts'
import { fastest } from './paces.ts'
import type { Line } from './reach.ts'
import type { Study } from './study.ts'

/**
 * "If he attacks me": `{ "study": "attack", "zone": … }`. Who of the enemy is here or next to here and could come, as far
 * as the side knows; and the battle with roles turned round, all that is here against all that could come. Where he is
 * not known it lies between the worst and the best that is possible. The enemy comes by a battle movement where he might,
 * as that tires nobody, and else marches; there are troops with him when it comes to axes of retreat.
 */

export type AttackStudy = {
  readonly study: 'attack'
  readonly zone: string
  /** In the field, or against those in the fortress where nobody is in the field. */
  readonly kind: 'field' | 'assault'
  readonly defenders: readonly string[]
  readonly sources: readonly Source[]
  /** Null where nobody can come, or there is nobody but decoys and leaders to be attacked. */
  readonly battle: BattleRange | null
  /** Those shut up in a fortress here break out against who besieges them. */
  readonly sally: BattleRange | null
}

export type Source = {
  readonly from: string
  readonly how: 'here' | 'battle-move' | 'march'
  readonly known: number
  readonly unknown: number
}

export type BattleRange = {
  readonly known: number
  readonly unknown: number
  /** There may be nobody who could fight at all. */
  readonly bluff: boolean
  /** Everything is known: the worst is the best. */
  readonly exact: boolean
  /** Infantry and half the cavalry of the enemy; the amplitude: least and most. */
  readonly strength: readonly number[]
  readonly amplitude: readonly number[]
  readonly worst: BattleCase
  readonly best: BattleCase
}

export type BattleCase = {
  /** As the odds of a battle are told. */
  readonly odds: JsonObject
  readonly own: readonly Line[]
  readonly enemy: readonly Line[]
}

interface Coming {
  readonly zone: number
  readonly how: Source['how']
  /** By which connection; none for those who are here. */
  readonly connection: number
  readonly counters: readonly number[]
}

export const studyAttack: Study = (g, side, wish) => {
  if (g.ending !== undefined) return bad({ code: 'not-now', message: 'The game is over: nobody attacks any more.' })
  const name = textIn(wish['zone'])
  const zone = g.layout.language.numberOf('zone', name)
  if (zone < 0) return bad({ code: 'bad-wish', message: `There is no zone "${name}"; name one of the map.` })
  const inField = countersIn(g, side, zone).length > 0
  if (!inField && !isHeld(g, side, zone) && countersIn(g, side, zone, 'inside').length === 0)
    return bad({ code: 'nobody-here', message: `Nobody of this side is in "${name}" to be attacked.` })
  const fork = g.fork() as G // a fork is a game of the same system
  try {
    // What is hidden behind the backs of counters is laid down first, so that nothing below can hang on it.
    suppose(fork, { side, how: 'strongest', isMeant: () => false })
    fork.stack.clear()
    const coming = whoComes(fork, side, zone)
    const kind = inField ? BATTLE.field : BATTLE.assault
    const defenders = countersIn(fork, side, zone, inField ? 'field' : 'inside').filter((one) => isUnit(fork, one))
    const study: AttackStudy = {
      study: 'attack',
      zone: name,
      kind: inField ? 'field' : 'assault',
      defenders: defenders.map((counter) => counterName(g, counter)),
      sources: coming.map((one) => sourceOf(fork, one)),
      battle: coming.length === 0 ? null : fought(fork, side, zone, kind, coming),
      sally: inField && maySally(fork, enemyOf(side), zone) ? fought(fork, side, zone, BATTLE.sally, []) : null,
    }
    return good(study)
  } finally {
    fork.drop()
  }
}

// --- Who comes ------------------------------------------------------------------------------------------------------

function whoComes(g: G, side: number, zone: number): Coming[] {
  const enemy = enemyOf(side)
  const here = countersIn(g, enemy, zone)
  const coming: Coming[] = here.length > 0 ? [{ zone, how: 'here', connection: NONE, counters: here }] : []
  for (const from of new Set(g.campaign.board.neighbours(zone)))
    for (const inside of [false, true]) {
      const ready = countersIn(g, enemy, from, inside ? 'inside' : 'field').filter(
        (counter) => !g.counter.activated.of(counter),
      )
      const way = ready.length === 0 ? undefined : wayFrom(g, enemy, from, zone, ready)
      if (way !== undefined) coming.push({ zone: from, counters: ready, ...way })
    }
  return coming
}

/** How the counters of a zone could come, as if they were few and fast; undefined where they could not. */
function wayFrom(g: G, enemy: number, from: number, to: number, ready: readonly number[]) {
  const [first = NONE] = ready
  const inside = g.counter.inside.of(first)
  const ways = g.campaign.board.connectionsBetween(from, to)
  const led = ready.some((counter) => isLeader(g, counter) || g.counter.seen.of(counter) < SEEN.identity)
  const near = led ? ways.find((connection) => mayMoveTo(g, enemy, first, connection)) : undefined
  if (near !== undefined) return { how: 'battle-move', connection: near } as const
  const pace = fastest(g, enemy, ready)
  const far = ways.find(
    (connection) => mayMarch(g, enemy, from, inside, connection) && marchCost(g, enemy, connection, to, 1) <= pace,
  )
  return far === undefined ? undefined : ({ how: 'march', connection: far } as const)
}

function sourceOf(g: G, { zone, how, counters }: Coming): Source {
  const known = counters.filter((counter) => g.counter.seen.of(counter) === SEEN.composition).length
  return { from: zoneName(g, zone), how, known, unknown: counters.length - known }
}

// --- The battle -----------------------------------------------------------------------------------------------------

function fought(g: G, side: number, zone: number, kind: number, coming: readonly Coming[]): BattleRange | null {
  const fork = g.fork() as G // a fork is a game of the same system
  try {
    for (const one of coming) if (one.connection !== NONE) bring(fork, enemyOf(side), zone, one)
    setTheScene(fork, side, zone, kind)
    const own = countersAtHand(fork, side).filter((counter) => isUnit(fork, counter))
    if (own.length === 0 && garrisonOf(fork, side) === NONE) return null
    const range = rangeOf(fork, side)
    return range === undefined ? null : rangeTold(range)
  } finally {
    fork.drop()
  }
}

/** They come in. They are put there by hand: who moves by the rules is mixed with those beside him, and lost from sight. */
function bring(g: G, enemy: number, zone: number, { how, connection, counters }: Coming): void {
  const seen = counters.map((counter) => g.counter.seen.of(counter))
  noteCrossing(g, counters, connection)
  counters.forEach((counter, index) => {
    g.counter.zone.set(counter, zone)
    g.counter.inside.set(counter, false)
    g.counter.activated.set(counter, how === 'march')
    g.counter.seen.set(counter, seen[index]!) // as many as counters
  })
  takeConnection(g, enemy, zone, connection, true)
}

/** As a battle begins, and with all of this side that can be engaged. */
function setTheScene(g: G, side: number, zone: number, kind: number): void {
  while (g.inSecret) g.endSecrets()
  g.battleZone = zone
  g.battleKind = kind
  g.attacker = enemyOf(side)
  g.forcedPassage = false
  clearSides(g)
  for (const counter of countersAtHand(g, side)) g.counter.engaged.set(counter, isUnit(g, counter))
  const garrison = garrisonOf(g, defenderOf(g))
  if (garrison !== NONE) g.garrison.engaged.set(garrison, true)
}

function rangeTold({ known, unknown, bluff, worst, best, strength, amplitude }: Range): BattleRange {
  const [most, least] = [caseTold(worst), caseTold(best)]
  return { known, unknown, bluff, exact: unknown === 0, strength, amplitude, worst: most, best: least }
}
const caseTold = ({ forecast: { odds, modifiers, enemyModifiers } }: Case): BattleCase => ({
  odds,
  own: modifiers.map(line),
  enemy: enemyModifiers.map(line),
})
const line = ({ label, value, rule }: Line): Line => ({ label, value, rule })
