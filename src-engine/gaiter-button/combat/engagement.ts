import { verb } from '../../kernel/actions/actions.ts'
import type { Step } from '../../kernel/play/agenda.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { word } from '../../kernel/values/shape.ts'
import { NONE } from '../campaign/campaign.ts'
import {
  cavalryPoints,
  countersIn,
  endOf,
  firstOf,
  gunPoints,
  infantryPoints,
  isDecoy,
  isUnit,
  moraleOf,
} from '../state/counters.ts'
import { counterName, frame, sideOf, together, zoneName, type G } from '../state/kit.ts'
import { isContested } from '../state/places.ts'
import { SEEN } from '../state/shape.ts'
import { mark } from '../ground/tokens.ts'
import {
  BATTLE,
  canAttack,
  countersAtHand,
  engagedForce,
  engagedGarrison,
  engagedOf,
  engagedUnits,
  garrisonMorale,
  garrisonOf,
  isArtilleryAlone,
  isAtHand,
  isAttacker,
} from './engaged.ts'
import { engagementOdds } from './engagement-odds.ts'

/** Chapter 15.1: initiation of combat. Launching a battle, and choosing what each side engages. */

export const engage = verb('engage', 'counter')
export const leaveOut = verb('leave-out', 'counter')
export const engageGarrison = verb('engage-garrison')
export const leaveOutGarrison = verb('leave-out-garrison')
export const engageAll = verb('engage-all')
export const giveBattle = verb('give-battle')

const unitEngaged = entry(
  { name: 'unit-engaged', category: 'battle', rule: 'gb.combat.engage' },
  {
    side: 'side',
    counter: 'counter',
    infantry: 'number',
    cavalry: 'number',
    guns: 'number',
    morale: 'number',
  },
)
const garrisonEngaged = entry(
  { name: 'garrison-engaged', category: 'battle', rule: 'gb.combat.engage' },
  { garrison: 'garrison', points: 'number', morale: 'number' },
)

/**
 * @rule gb.combat.launch
 * The active side may launch a battle in a contested zone where it has something to attack with: a unit with infantry
 * or cavalry, or a decoy.
 */
export function mayLaunchBattle(g: G, side: number, zone: number, why?: Why): boolean {
  if (!isContested(g, zone))
    return why?.because('gb.combat.launch', 'not-contested', { zone: zoneName(g, zone) }) ?? false
  if (countersIn(g, side, zone).some((counter) => canAttack(g, counter))) return true
  return why?.because('gb.combat.launch', 'nobody', { zone: zoneName(g, zone) }) ?? false
}

/**
 * @rule gb.combat.engage
 * Each side chooses in secret which of its units and decoys here it engages, without a limit, but at least one. Only
 * counters in the field can be engaged; in an assault or a sally, the side that fights from within engages counters
 * inside instead.
 */
export function mayEngage(g: G, side: number, counter: number, why?: Why): boolean {
  const rule = 'gb.combat.engage'
  const facts = () => ({ unit: counterName(g, counter) })
  if (sideOf(g, counter) !== side) return why?.because(rule, 'not-yours', facts()) ?? false
  if (!isUnit(g, counter) && !isDecoy(g, counter)) return why?.because(rule, 'leader', facts()) ?? false
  if (!isAtHand(g, side, counter)) return why?.because(rule, 'not-here', facts()) ?? false
  return !g.counter.engaged.of(counter) || (why?.because(rule, 'engaged', facts()) ?? false)
}

export function mayLeaveOut(g: G, side: number, counter: number, why?: Why): boolean {
  if (sideOf(g, counter) === side && g.counter.engaged.of(counter)) return true
  return why?.because('gb.combat.engage', 'not-engaged', { unit: counterName(g, counter) }) ?? false
}

/** A garrison that sallies may be engaged or not; in an assault it always is. */
function mayEngageGarrison(g: G, side: number, wanted: boolean, why?: Why): boolean {
  const garrison = garrisonOf(g, side)
  if (garrison === NONE) return why?.because('gb.combat.engage', 'no-garrison') ?? false
  if (g.battleKind === BATTLE.assault) return why?.because('gb.assault.resolution', 'garrison') ?? false
  if (g.garrison.engaged.of(garrison) !== wanted) return true
  return why?.because('gb.combat.engage', wanted ? 'garrison-engaged' : 'garrison-left-out') ?? false
}

function mayEngageAll(g: G, side: number, why?: Why): boolean {
  for (const counter of countersAtHand(g, side)) if (isUnit(g, counter) && !g.counter.engaged.of(counter)) return true
  return why?.because('gb.combat.engage', 'all-engaged') ?? false
}

/** Could the side engage infantry or cavalry here? If not, it may engage artillery alone. */
const hasOtherArms = (g: G, side: number): boolean =>
  garrisonOf(g, side) !== NONE || countersAtHand(g, side).some((one) => isUnit(g, one) && canAttack(g, one))

/**
 * @rule gb.combat.guns-alone
 * Artillery is not engaged alone in attack, and in defence only by a side that has nothing else here.
 */
function areGunsCovered(g: G, side: number, why?: Why): boolean {
  if (!isArtilleryAlone(engagedForce(g, side))) return true
  if (isAttacker(g, side)) return why?.because('gb.combat.guns-alone', 'attack') ?? false
  return !hasOtherArms(g, side) || (why?.because('gb.combat.guns-alone', 'others-there') ?? false)
}

/**
 * @rule gb.combat.guard
 * The French engage infantry of the Imperial Guard only if they have no other fresh infantry. This campaign has none of
 * it (ruling P24), so no French infantry is held back.
 */
const isHeldBack = (_g: G, _counter: number): boolean => false

export function mayCommit(g: G, side: number, why?: Why): boolean {
  const engaged = engagedOf(g, side)
  if (engaged.length === 0 && engagedGarrison(g, side) === NONE)
    return why?.because('gb.combat.engage', 'nobody') ?? false
  if (engaged.some((counter) => isHeldBack(g, counter))) return why?.because('gb.combat.guard', 'reserve') ?? false
  return areGunsCovered(g, side, why)
}

/** Engages everything with SP that a side has here. */
function engageEverything(g: G, side: number): void {
  for (const counter of countersAtHand(g, side)) if (isUnit(g, counter)) g.counter.engaged.set(counter, true)
  const garrison = garrisonOf(g, side)
  if (garrison !== NONE) g.garrison.engaged.set(garrison, true)
}

/**
 * @rule gb.combat.all-engaged
 * With this option the defender engages all his units and no decoy; a defender with only decoys engages them.
 */
function engageAsDefender(g: G, side: number): void {
  engageEverything(g, side)
  if (engagedOf(g, side).length > 0 || engagedGarrison(g, side) !== NONE) return
  for (const counter of countersAtHand(g, side)) if (isDecoy(g, counter)) g.counter.engaged.set(counter, true)
}

const choose = frame(
  'engage',
  { side: word({ noun: 'side' }) },
  {
    next(g, f) {
      if (!g.defenderEngagesAll || isAttacker(g, f.side)) return g.ask(f.side)
      engageAsDefender(g, f.side)
      return g.done()
    },
    prompt: (g, f) => (isAttacker(g, f.side) ? 'engage.attack' : 'engage.defence'),
    about(g, f) {
      const { units, infantry, cavalry, artillery } = engagedForce(g, f.side)
      return { zone: zoneName(g, g.battleZone), units, infantry, cavalry, artillery }
    },
    offer(g, f, offer) {
      const end = endOf(g, f.side)
      for (let counter = firstOf(g, f.side); counter < end; counter++) {
        if (mayEngage(g, f.side, counter)) offer.add(engage, counter)
        else if (g.counter.engaged.of(counter)) offer.add(leaveOut, counter)
      }
      if (mayEngageGarrison(g, f.side, true)) offer.add(engageGarrison)
      if (mayEngageGarrison(g, f.side, false)) offer.add(leaveOutGarrison)
      if (mayEngageAll(g, f.side)) offer.add(engageAll)
      if (mayCommit(g, f.side)) offer.add(giveBattle)
    },
    answers: [
      {
        verb: engage,
        may: (g, f, why, counter) => mayEngage(g, f.side, counter, why),
        act: (g, _f, counter) => g.counter.engaged.set(counter, true),
      },
      {
        verb: leaveOut,
        may: (g, f, why, counter) => mayLeaveOut(g, f.side, counter, why),
        act: (g, _f, counter) => g.counter.engaged.set(counter, false),
      },
      {
        verb: engageGarrison,
        may: (g, f, why) => mayEngageGarrison(g, f.side, true, why),
        act: (g, f) => g.garrison.engaged.set(garrisonOf(g, f.side), true),
      },
      {
        verb: leaveOutGarrison,
        may: (g, f, why) => mayEngageGarrison(g, f.side, false, why),
        act: (g, f) => g.garrison.engaged.set(garrisonOf(g, f.side), false),
      },
      {
        verb: engageAll,
        may: (g, f, why) => mayEngageAll(g, f.side, why),
        act: (g, f) => engageEverything(g, f.side),
      },
      {
        verb: giveBattle,
        may: (g, f, why) => mayCommit(g, f.side, why),
        act: (g) => g.done(),
        odds: (g, f) => engagementOdds(g, f.side),
      },
    ],
  },
)

/** Makes the secret choice visible: engaged counters are told apart from others that look alike. */
function setApart(g: G, counters: readonly number[]): void {
  for (const counter of counters) g.counter.engaged.set(counter, false)
  mark(g, counters, 'engaged')
}

/** Turned-over counters are seen with all their SP until they are lost from sight among others. */
function show(g: G): Step {
  for (const side of [g.attacker, 1 - g.attacker]) {
    setApart(g, engagedOf(g, side))
    for (const counter of engagedOf(g, side)) {
      g.counter.seen.set(counter, SEEN.composition)
      g.counter.shown.set(counter, true)
    }
    for (const counter of engagedUnits(g, side))
      g.tell(unitEngaged, {
        side,
        counter,
        infantry: infantryPoints(g, counter),
        cavalry: cavalryPoints(g, counter),
        guns: gunPoints(g, counter, 1),
        morale: moraleOf(g, counter),
      })
    const garrison = engagedGarrison(g, side)
    if (garrison !== NONE)
      g.tell(garrisonEngaged, {
        garrison,
        points: g.garrison.points.of(garrison),
        morale: garrisonMorale(g, garrison),
      })
  }
  return g.done()
}

/** Both sides engage in secret; then the engaged counters are turned over. */
export const engagement = together('engagement', {}, choose, show)

export const kinds = [engagement, choose]
export const entries = [unitEngaged, garrisonEngaged]
