import { everyOutcome } from '../../kernel/play/odds.ts'
import { volleyFired } from '../state/entries.ts'
import { isThere, NOBODY, unitOf, type G } from '../state/kit.ts'
import { hasLeader } from '../state/strength.ts'
import { routBroken, takeChits } from '../morale/morale.ts'
import { diceOf, type Aim } from './aim.ts'
import type { Bearing } from './bearing.ts'
import { hitLeader, lostToHit, saveNeeded, takeHits } from './saves.ts'

/** Chapter: fire. The effect of volleys. */

/** Holds a volley until all fire of the phase is resolved; the leader adds a die to a unit's first volley. */
export function holdVolley(g: G, unit: number, target: number, aim: Aim, stands: Bearing, isFirst: boolean): void {
  const row = g.volleys
  g.volleys = row + 1
  const straight = diceOf(g, unit, stands.straight)
  const aside = diceOf(g, unit, stands.turned)
  const leader = isFirst && hasLeader(g, unit) ? 1 : 0
  g.volley.by.set(row, unit)
  g.volley.target.set(row, target)
  g.volley.dice.set(row, straight + (straight > 0 ? leader : 0))
  g.volley.turned.set(row, aside + (straight > 0 ? 0 : leader))
  g.volley.chits.set(row, g.unit.chits.of(unit))
  g.volley.needed.set(row, aim.needed)
  g.volley.long.set(row, aim.long)
  g.volley.shots.set(row, aim.shots)
  g.unit.shotBy.set(target, g.unit.shotBy.of(target) | (1 << unitOf(g, unit).place))
}

/** Natural sixes needed for a chit, and for a possible leader kill. */
const PAIR = 2
const THREE = 3

interface Effect {
  possible: number
  chits: number
  kills: number
}

/**
 * @rule es.fire.dice
 * A die for each stand, of a battery for each gun, less the chits of the firing unit: the number needed or more is a
 * possible hit.
 */
function rollShot(g: G, row: number): { hits: number; sixes: number } {
  const { volley } = g
  const { dieFaces } = g.campaign.tables
  const chits = volley.chits.of(row)
  const dice = volley.dice.of(row)
  let hits = 0
  let sixes = 0
  for (let die = 0; die < dice + volley.turned.of(row); die++) {
    const natural = g.chance.die(dieFaces, 'hit')
    if (natural === dieFaces) sixes += 1
    if (natural - chits - (die < dice ? 0 : 1) >= volley.needed.of(row)) hits += 1
  }
  return { hits, sixes }
}

/**
 * @rule es.fire.long
 * At long range the possible hits of a volley are halved, rounded up; chits and leader kills are not.
 */
export const halvedHits = (hits: number): number => Math.ceil(hits / 2)

function rollVolley(g: G, row: number): Effect {
  const { volley } = g
  const long = volley.long.of(row)
  let sixes = 0
  let possible = 0
  let counted = 0
  for (let shot = 0; shot < volley.shots.of(row); shot++) {
    const { hits, sixes: found } = rollShot(g, row)
    possible += hits
    counted += long ? halvedHits(hits) : hits
    sixes += found
  }
  g.tell(volleyFired, {
    unit: volley.by.of(row),
    target: volley.target.of(row),
    needed: naturalNeeded(volley.needed.of(row), volley.chits.of(row), volley.dice.of(row)),
    dice: (volley.dice.of(row) + volley.turned.of(row)) * volley.shots.of(row),
    possible,
    counted,
    sixes,
    long,
  })
  /**
   * @rule es.fire.sixes
   * In addition to the hits, every two natural sixes of a unit on one target are a chit, and every three a possible
   * leader kill.
   */
  return { possible: counted, chits: Math.floor(sixes / PAIR), kills: Math.floor(sixes / THREE) }
}

/**
 * @rule es.fire.together
 * Fire of a command phase and of the reaction to it is resolved together: all dice first, then saves, then chits and
 * leaders. A volley counts as it was fired, whatever happens to the firing unit before the dice are rolled.
 */
export function resolveFire(g: G): void {
  const effects = new Map<number, Effect>()
  for (let row = 0; row < g.volleys; row++) {
    if (!isThere(g, g.volley.target.of(row))) continue
    const { possible, chits, kills } = rollVolley(g, row)
    const target = g.volley.target.of(row)
    const sum = effects.get(target) ?? { possible: 0, chits: 0, kills: 0 }
    effects.set(target, { possible: sum.possible + possible, chits: sum.chits + chits, kills: sum.kills + kills })
  }
  clearVolleys(g)
  const targets = [...effects].sort(([a], [b]) => a - b)
  for (const [target, { possible }] of targets) takeHits(g, target, possible)
  for (const [target, { chits, kills }] of targets) {
    takeChits(g, target, chits, 'sixes')
    for (let kill = 0; kill < kills; kill++) hitLeader(g, target)
  }
  routBroken(g)
}

function clearVolleys(g: G): void {
  const { by, target, dice, turned, chits, needed, long, shots } = g.volley
  by.fill(NOBODY)
  target.fill(NOBODY)
  for (const column of [dice, turned, chits, needed, shots]) column.fill(0)
  long.clear()
  g.volleys = 0
}

/** The effect of a volley: the probability of each number of possible hits and of chits. */
export type VolleyOdds = {
  readonly dice: number
  /** The number a die has to show; null if no die can hit. */
  readonly needed: number | null
  /** Whether the target is in cover, and whether long range applies. */
  readonly covered: boolean
  readonly long: boolean
  readonly save: number
  readonly possible: { readonly [hits: string]: number }
  readonly chits: { readonly [chits: string]: number }
  readonly loss: number
}

/** The number a die has to show: increased by the chits of the firing unit, and by one if only turned stands fire. */
const naturalNeeded = (needed: number, chits: number, straight: number): number =>
  needed + chits + (straight > 0 ? 0 : 1)

/** The number a die of a volley has to show; null if no die can hit. */
export function neededOnDie(g: G, unit: number, aim: Aim, stands: Bearing): number | null {
  const needed = naturalNeeded(aim.needed, g.unit.chits.of(unit), stands.straight.length)
  return needed > g.campaign.tables.dieFaces ? null : needed
}

/**
 * The exact effect of a volley: the probability of each number of possible hits and of chits, and the average loss. All
 * dice are alike, so they are added one by one, each by the rule used in play.
 */
export function volleyOdds(g: G, unit: number, target: number, aim: Aim, stands: Bearing): VolleyOdds {
  const { dieFaces } = g.campaign.tables
  const chits = g.unit.chits.of(unit)
  const leader = hasLeader(g, unit) ? 1 : 0
  const straight = diceOf(g, unit, stands.straight)
  const aside = diceOf(g, unit, stands.turned)
  const dice = [
    ...Array<number>(straight + (straight > 0 ? leader : 0)).fill(0),
    ...Array<number>(aside + (straight > 0 ? 0 : leader)).fill(1),
  ]
  // Keyed by possible hits of this shot and sixes of all dice.
  const shot = dice.reduce(
    (ways: ReadonlyMap<string, number>, less) => {
      const next = new Map<string, number>()
      for (const [key, chance] of ways) {
        const [hits = 0, sixes = 0] = key.split(' ').map(Number)
        for (let natural = 1; natural <= dieFaces; natural++) {
          const isHit = natural - chits - less >= aim.needed
          add(next, `${hits + (isHit ? 1 : 0)} ${sixes + (natural === dieFaces ? 1 : 0)}`, chance / dieFaces)
        }
      }
      return next
    },
    new Map([['0 0', 1]]),
  )
  let all = new Map([['0 0', 1]])
  for (let count = 0; count < aim.shots; count++) {
    const next = new Map<string, number>()
    for (const [before, chance] of all)
      for (const [key, more] of shot) {
        const [hits = 0, sixes = 0] = key.split(' ').map(Number)
        const [had = 0, six = 0] = before.split(' ').map(Number)
        add(next, `${had + (aim.long ? halvedHits(hits) : hits)} ${six + sixes}`, chance * more)
      }
    all = next
  }
  const possible = new Map<string, number>()
  const chitsBy = new Map<string, number>()
  const losses = lossesOfHits(g, target, dice.length * aim.shots)
  let loss = 0
  for (const [key, chance] of all) {
    const [hits = 0, sixes = 0] = key.split(' ').map(Number)
    add(possible, `${hits}`, chance)
    add(chitsBy, `${Math.floor(sixes / PAIR)}`, chance)
    loss += losses[hits]! * chance
  }
  return {
    dice: dice.length * aim.shots,
    needed: neededOnDie(g, unit, aim, stands),
    covered: aim.covered,
    long: aim.long,
    save: saveNeeded(g, target),
    possible: Object.fromEntries(possible),
    chits: Object.fromEntries(chitsBy),
    loss,
  }
}

/** By number of possible hits, the average figures lost, never more than the remaining figures. */
function lossesOfHits(g: G, target: number, most: number): number[] {
  const figures = g.unit.figures.of(target)
  const ofOne = new Map<number, number>()
  let lost = 0
  everyOutcome(
    g,
    (fork) => void (lost = lostToHit(fork, target, saveNeeded(fork, target))),
    (_fork, probability) => void ofOne.set(lost, (ofOne.get(lost) ?? 0) + probability),
  )
  const means = [0]
  let all = new Map([[0, 1]])
  for (let hit = 1; hit <= most; hit++) {
    const next = new Map<number, number>()
    for (const [before, chance] of all)
      for (const [more, other] of ofOne) add(next, Math.min(figures, before + more), chance * other)
    all = next
    means.push([...all].reduce((mean, [figure, chance]) => mean + figure * chance, 0))
  }
  return means
}

const add = <Key>(to: Map<Key, number>, key: Key, chance: number): void => {
  to.set(key, (to.get(key) ?? 0) + chance)
}
