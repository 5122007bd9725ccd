import { isGapAtMost, footprintOf, overlap } from '../../board/measured/measured.ts'
import { verb, xOf, yOf } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { INCH } from '../campaign/measures.ts'
import { hitAllLeaders, hitLeader, takeHits } from '../fire/fire.ts'
import { isClosed, isOnTable } from '../ground/ground.ts'
import { place } from '../ground/way.ts'
import { chanceToPass, passesCheck, routBroken, takeChits, withdraw } from '../morale/morale.ts'
import { advancedOn, fought, reinforced } from '../state/entries.ts'
import { formationOf, frame, isThere, NOBODY, otherSide, unitName, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodyOf, inchesBetween, poseOf, standsOf } from '../state/pose.ts'
import { isLed } from '../state/strength.ts'
import { lookForEmperor } from '../victory/emperor.ts'
import { areDoubleLine } from './double-line.ts'
import { contactOf } from './contact.ts'
import { ATTACKS, DEFENDS, inFight, makeContact } from './engaged.ts'
import { leavesItsGuns, loseGuns } from './guns.ts'
import { attackersWin, diceOfBoth, roll } from './totals.ts'

/** Chapter: close combat. The fight itself. */

const reinforce = verb('reinforce', 'unit')
const noMore = verb('no-more')
const advanceOn = verb('advance-on', 'unit')
const stay = verb('stay')
const lock = verb('lock')

const locals = {
  target: word({ noun: 'unit' }),
  side: word({ noun: 'side' }),
  stage: word(),
  obstacle: flag(),
  rear: flag(),
  locked: flag(),
  /** The charged unit charges back. */
  met: flag(),
  /** The former position of the loser, for the advance. */
  at: word({ start: -1, noun: 'point' }),
  double: flag(),
  attackers: word(),
}

/**
 * @rule es.assault.reinforce
 * An infantry line within four inches straight behind or before the charged line makes it a double line; other infantry
 * or cavalry within four inches of a charger joins if it passes a check and can come into contact.
 */
function mayReinforce(g: G, target: number, side: number, unit: number, why?: Why): boolean {
  const no = (reason: string, facts = {}): boolean =>
    why?.because('es.assault.reinforce', reason, { unit: unitName(g, unit), ...facts }) ?? false
  if (unitOf(g, unit).side === side || !isThere(g, unit)) return no('not-yours')
  if (g.unit.fights.of(unit) !== 0 || g.unit.routing.of(unit)) return no('not-free')
  if (unitOf(g, unit).arm === 'guns' || g.unit.failed.of(unit)) return no('not-free')
  if (unitOf(g, unit).arm === 'foot' && areDoubleLine(g, unit, target)) return true
  const reach = g.campaign.tables.assault.reach * INCH
  const near = inFight(g, ATTACKS).filter((foe) => isGapAtMost(bodyOf(g, unit).ring, bodyOf(g, foe).ring, reach))
  if (formationOf(g, unit) === 'square') return no('square')
  if (near.length === 0) return why !== undefined && no('too-far', nearestIn(g, unit))
  return near.some((foe) => contactOf(g, unit, foe) !== undefined) || no('no-contact')
}

/** The nearest attacker and its distance. */
function nearestIn(g: G, unit: number): JsonObject {
  const [nearest] = inFight(g, ATTACKS).toSorted((a, b) => inchesBetween(g, unit, a) - inchesBetween(g, unit, b))
  return nearest === undefined ? {} : { target: unitName(g, nearest), gap: inchesBetween(g, unit, nearest) }
}

function bringIn(g: G, target: number, unit: number): void {
  if (unitOf(g, unit).arm === 'foot' && areDoubleLine(g, unit, target)) g.unit.fights.set(unit, DEFENDS)
  else if (!passesCheck(g, unit)) {
    g.unit.failed.set(unit, true)
    return
  } else {
    const foe = inFight(g, ATTACKS).find((one) => contactOf(g, unit, one) !== undefined)
    const contact = foe === undefined ? undefined : contactOf(g, unit, foe)
    if (contact === undefined) return
    place(g, unit, contact.x, contact.y, contact.facing)
    g.unit.fights.set(unit, DEFENDS)
  }
  g.tell(reinforced, { unit, target })
}

/**
 * @rule es.assault.met
 * Cavalry that counter-charges the unit charging it fights one combat with it: like all chargers it first passes a
 * check or withdraws. It has the modifiers of charging cavalry, but none for what it stands behind.
 */
function meetsCharge(g: G, f: { target: number; met: boolean }): boolean {
  const foe = g.unit.charges.of(f.target)
  if (foe === NOBODY || g.unit.charges.of(foe) !== f.target) return true
  if (!passesCheck(g, f.target)) {
    withdraw(g, f.target, foe)
    return false
  }
  f.met = true
  g.unit.charges.set(f.target, NOBODY)
  return true
}

/**
 * @rule es.assault.losses
 * The natural ones and twos of the winner are possible hits on the loser, spread over all its units, one by one to the
 * unit with the most stands. Each three natural sixes are a possible leader kill on the first led unit.
 */
function spread(g: G, units: readonly number[], possible: number): ReadonlyMap<number, number> {
  const hits = new Map<number, number>()
  const left = (unit: number): number => standsOf(g, unit, Math.max(0, g.unit.figures.of(unit) - (hits.get(unit) ?? 0)))
  for (let hit = 0; hit < possible; hit++) {
    const unit = units.toSorted((a, b) => left(b) - left(a) || a - b)[0]
    if (unit !== undefined) hits.set(unit, (hits.get(unit) ?? 0) + 1)
  }
  return hits
}

function takeSpread(g: G, units: readonly number[], possible: number): void {
  for (const [unit, hits] of [...spread(g, units, possible)].sort(([a], [b]) => a - b)) takeHits(g, unit, hits)
}

/**
 * @rule es.assault.winner
 * The winner rolls a die: on three or more it takes a third of the possible hits on the loser, rounded up; on two as
 * many; on one twice as many, and each of its leaders is tested.
 */
export function returnedHits(possible: number, die: number): number {
  if (die === 1) return 2 * possible
  return die === 2 ? possible : Math.ceil(possible / 3)
}

function fight(
  g: G,
  f: { target: number; side: number; obstacle: boolean; rear: boolean; locked: boolean; met: boolean },
): { won: boolean; double: boolean } {
  const attackers = inFight(g, ATTACKS)
  const defenders = inFight(g, DEFENDS)
  const dice = diceOfBoth(g, f)
  const ours = roll(g, dice.ours)
  const theirs = roll(g, dice.theirs)
  const won = attackersWin(g, f.side, ours.total, theirs.total)
  const [winner, winners, losers] = won ? [ours, attackers, defenders] : [theirs, defenders, attackers]
  const die = g.chance.die(g.campaign.tables.dieFaces, 'winner')
  const back = returnedHits(winner.low, die)
  g.tell(fought, {
    target: f.target,
    attackers: ours.total,
    attackersDice: ours.dice,
    attackersShown: ours.shown,
    defenders: theirs.total,
    defendersDice: theirs.dice,
    defendersShown: theirs.shown,
    attackersWin: won,
    possible: winner.low,
    returned: back,
  })
  g.side.won.add(won ? f.side : otherSide(f.side), 1)
  takeSpread(g, losers, winner.low)
  takeSpread(g, winners, back)
  for (let kill = Math.floor(winner.sixes / 3); kill > 0; kill--) {
    const led = losers.find((unit) => isThere(g, unit) && isLed(g, unit))
    if (led !== undefined) hitLeader(g, led)
  }
  if (die === 1) for (const unit of winners) hitAllLeaders(g, unit)
  const double = won && ours.total > 0 && ours.total >= g.campaign.tables.assault.locked * theirs.total
  giveWay(g, winners, losers, won)
  return { won, double }
}

/**
 * @rule es.assault.loser
 * The loser withdraws and takes two chits, one for losing and one for withdrawing.
 */
function giveWay(g: G, winners: readonly number[], losers: readonly number[], won: boolean): void {
  const foe = winners.find((unit) => isThere(g, unit))
  for (const unit of losers) {
    if (!isThere(g, unit)) continue
    if (leavesItsGuns(g, unit)) {
      loseGuns(g, unit, foe)
      continue
    }
    takeChits(g, unit, 1, 'lost')
    if (foe !== undefined) withdraw(g, unit, foe)
  }
  // Applies whatever the state of the guns: limbered, in position, or without a crew.
  const isBattery = losers.some((unit) => unitOf(g, unit).arm === 'guns')
  if (won && isBattery) for (const winner of winners) takeChits(g, winner, 1, 'battery')
}

/**
 * @rule es.assault.advance
 * Attackers that have won may move onto the loser's position, keeping their facing, if there is room.
 */
function mayAdvanceOn(g: G, side: number, at: number, unit: number, why?: Why): boolean {
  const name = { unit: unitName(g, unit) }
  const no = (reason: string): boolean => why?.because('es.assault.advance', reason, name) ?? false
  if (unitOf(g, unit).side !== side || g.unit.fights.of(unit) !== ATTACKS) return no('not-winner')
  const pose = poseOf(g, unit)
  const ring = footprintOf(pose.block, xOf(at), yOf(at), pose.facing)
  const isFree = Array.from({ length: g.unit.rows }, (_, other) => other).every(
    (other) => other === unit || !isThere(g, other) || !overlap(bodyOf(g, other).ring, ring),
  )
  return (isFree && isOnTable(g, ring) && !isClosed(g, unit, ring)) || no('no-room')
}

/**
 * @rule es.assault.lock
 * Attackers with twice the total of the defenders may stay locked with them after they have withdrawn and fight again
 * at once, without checks, reactions or reinforcement.
 */
function mayLock(g: G, f: { target: number; double: boolean }, why?: Why): boolean {
  if (!f.double || !isThere(g, f.target)) return why?.because('es.assault.lock', 'not-double') ?? false
  return inFight(g, ATTACKS).length > 0 || (why?.because('es.assault.lock', 'nobody') ?? false)
}

function endFight(g: G): void {
  g.unit.fights.fill(0)
  g.unit.failed.clear()
  routBroken(g)
  lookForEmperor(g)
}

const STAGES = { contact: 0, reinforcing: 1, fighting: 2, after: 3 } as const

export const assault = frame('assault', locals, {
  next(g, f) {
    if (f.stage === STAGES.contact) {
      if (!isThere(g, f.target) || !meetsCharge(g, f) || !makeContact(g, f)) {
        endFight(g)
        return g.done()
      }
      f.stage = STAGES.reinforcing
    }
    if (f.stage === STAGES.reinforcing) {
      const canHelp = unitsOf(g, otherSide(f.side)).some((unit) => mayReinforce(g, f.target, f.side, unit))
      if (canHelp) return g.ask(otherSide(f.side))
      f.stage = STAGES.fighting
    }
    if (f.stage === STAGES.fighting) {
      f.at = g.unit.at.of(f.target)
      const { won, double } = fight(g, f)
      f.double = double
      f.stage = STAGES.after
      if (!won) {
        endFight(g)
        return g.done()
      }
    }
    const mayGo = inFight(g, ATTACKS).some((unit) => mayAdvanceOn(g, f.side, f.at, unit))
    if (mayGo || mayLock(g, f)) return g.ask(f.side)
    endFight(g)
    return g.done()
  },
  prompt: (_g, f) => (f.stage === STAGES.reinforcing ? 'reinforce' : 'after-assault'),
  about: (g, f) => ({ target: unitName(g, f.target) }),
  offer(g, f, offer) {
    if (f.stage === STAGES.reinforcing) {
      for (const unit of unitsOf(g, otherSide(f.side)))
        if (mayReinforce(g, f.target, f.side, unit)) offer.add(reinforce, unit)
      offer.add(noMore)
      return
    }
    for (const unit of inFight(g, ATTACKS)) if (mayAdvanceOn(g, f.side, f.at, unit)) offer.add(advanceOn, unit)
    if (mayLock(g, f)) offer.add(lock)
    offer.add(stay)
  },
  answers: [
    {
      verb: reinforce,
      may: (g, f, why, unit) =>
        f.stage === STAGES.reinforcing
          ? mayReinforce(g, f.target, f.side, unit, why)
          : (why?.because('es.assault.reinforce', 'too-late', { unit: unitName(g, unit) }) ?? false),
      act: (g, f, unit) => bringIn(g, f.target, unit),
      odds: (g, f, unit) =>
        unitOf(g, unit).arm === 'foot' && areDoubleLine(g, unit, f.target)
          ? undefined
          : { passes: chanceToPass(g, unit) },
    },
    {
      verb: noMore,
      may: (_g, f, why) => f.stage === STAGES.reinforcing || (why?.because('es.assault.reinforce', 'over') ?? false),
      act(_g, f) {
        f.stage = STAGES.fighting
      },
    },
    {
      verb: advanceOn,
      may: (g, f, why, unit) =>
        f.stage === STAGES.after
          ? mayAdvanceOn(g, f.side, f.at, unit, why)
          : (why?.because('es.assault.advance', 'not-winner', { unit: unitName(g, unit) }) ?? false),
      act(g, f, unit) {
        place(g, unit, xOf(f.at), yOf(f.at), g.unit.facing.of(unit))
        g.tell(advancedOn, { unit })
        endFight(g)
        return g.done()
      },
    },
    {
      verb: lock,
      may: (g, f, why) =>
        f.stage === STAGES.after ? mayLock(g, f, why) : (why?.because('es.assault.lock', 'not-double') ?? false),
      act(g, f) {
        for (const unit of inFight(g, ATTACKS)) g.unit.charges.set(unit, f.target)
        g.unit.fights.fill(0)
        f.locked = true
        f.rear = false
        f.obstacle = false
        f.double = false
        f.met = false
        f.stage = STAGES.fighting
        if (makeContact(g, f)) return undefined
        endFight(g)
        return g.done()
      },
    },
    {
      verb: stay,
      may: (_g, f, why) => f.stage === STAGES.after || (why?.because('es.assault.advance', 'too-early') ?? false),
      act(g) {
        endFight(g)
        return g.done()
      },
    },
  ],
})
