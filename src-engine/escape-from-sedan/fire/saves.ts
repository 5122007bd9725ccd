import { unitOf, type G, FATE, isThere, NOBODY } from '../state/kit.ts'
import { standsOf } from '../state/pose.ts'
import { generalWith, hasLeader, strengthOf } from '../state/strength.ts'
import { destroyed, generalHit, leaderHit, lossesTaken } from '../state/entries.ts'
import { removeUnit, takeChits } from '../morale/morale.ts'

/** Chapter: casualties and saving. */

const NO_SAVE = 7
const DOUBLE = 8

/** The number that saves a figure of a unit now; or no save, or no save and double loss. */
export function saveNeeded(g: G, unit: number, strength = strengthOf(g, unit)): number {
  const row = g.campaign.tables.saves[unitOf(g, unit).save]
  return row[Math.min(5, Math.max(0, 6 - Math.max(1, strength)))]!
}

/**
 * @rule es.saves.table
 * Each possible hit is saved by a die, less the chits, that reaches the number for the unit and its remaining strength.
 * All saves of one resolution use the strength at its start.
 */
export function takeHits(g: G, unit: number, possible: number): number {
  if (possible <= 0 || !isThere(g, unit)) return 0
  const needed = saveNeeded(g, unit)
  let lost = 0
  for (let hit = 0; hit < possible; hit++) lost += lostToHit(g, unit, needed)
  loseFigures(g, unit, possible, lost)
  return lost
}

/** The figures lost to one possible hit, after the saving die. */
export function lostToHit(g: G, unit: number, needed: number): number {
  if (needed >= NO_SAVE) return needed === DOUBLE ? 2 : 1
  return g.chance.die(g.campaign.tables.dieFaces, 'save') - g.unit.chits.of(unit) < needed ? 1 : 0
}

/**
 * @rule es.saves.losses
 * Figures are lost on one stand after the other; hits beyond the last figure are ignored. A unit without stands is
 * destroyed together with its leader.
 */
function loseFigures(g: G, unit: number, possible: number, lost: number): void {
  const before = standsOf(g, unit)
  const left = Math.max(0, g.unit.figures.of(unit) - lost)
  g.unit.figures.set(unit, left)
  g.side.stands.add(unitOf(g, unit).side, before - standsOf(g, unit))
  g.tell(lossesTaken, { unit, possible, lost, left })
  if (left > 0) return
  removeUnit(g, unit, FATE.destroyed)
  g.tell(destroyed, { unit })
}

/**
 * @rule es.leaders.kill
 * A possible leader kill: a die less the chits of the unit; on one or less he dies, on two he is wounded and absent for
 * the rest of this turn and the next.
 */
export function hitLeader(g: G, unit: number): void {
  if (!isThere(g, unit)) return
  if (hasLeader(g, unit)) return hitElite(g, unit)
  const general = generalWith(g, unit)
  if (general !== NOBODY) hitGeneral(g, unit, general)
}

/** Tests all leaders of a unit: its own leader and the commander who is with it. */
export function hitAllLeaders(g: G, unit: number): void {
  if (!isThere(g, unit)) return
  const general = generalWith(g, unit)
  if (hasLeader(g, unit)) hitElite(g, unit)
  if (general !== NOBODY) hitGeneral(g, unit, general)
}

function hitElite(g: G, unit: number): void {
  const die = g.chance.die(g.campaign.tables.dieFaces, 'leader')
  const result = die - g.unit.chits.of(unit)
  if (result > 2) {
    g.tell(leaderHit, { unit, die, dead: false })
    return
  }
  const dead = result <= 1
  if (dead) g.unit.leader.set(unit, false)
  else g.unit.leaderBack.set(unit, g.turn + 2)
  g.tell(leaderHit, { unit, die, dead })
  takeChits(g, unit, 1, 'leader')
}

/**
 * @rule es.general.hurt
 * A commander with a unit that has no elite leader is hit like one. Wounded or killed he gives nothing for the rest of
 * this turn and the next; if he is killed, his successor loses as many cards as a die shows, taken at random.
 */
function hitGeneral(g: G, unit: number, leader: number): void {
  const die = g.chance.die(g.campaign.tables.dieFaces, 'leader')
  const result = die - g.unit.chits.of(unit)
  g.tell(generalHit, { leader, die, dead: result <= 1 })
  if (result > 2) return
  g.leader.silentUntil.set(leader, g.turn + 1)
  takeChits(g, unit, 1, 'leader')
  if (result > 1) return
  g.leader.unit.set(leader, NOBODY)
  loseCards(g, leader, g.chance.die(g.campaign.tables.dieFaces, 'cards'))
}

const cards = ['ace', 'number', 'face', 'joker'] as const

function loseCards(g: G, commander: number, count: number): void {
  const { side } = g.campaign.commanders[commander]!
  for (let lost = 0; lost < count; lost++) {
    const held = cards.map((card) => g.hand[card].of(commander))
    const all = held.reduce((sum, one) => sum + one, 0)
    if (all === 0) return
    let rest = g.chance.die(all, 'card') - 1
    const card = cards.findIndex((_, index) => {
      if (rest < held[index]!) return true
      rest -= held[index]!
      return false
    })
    g.hand[cards[card]!].add(commander, -1)
    g.spent[cards[card]!].add(side, 1)
  }
}
