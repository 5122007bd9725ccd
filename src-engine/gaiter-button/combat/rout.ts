import { verb } from '../../kernel/actions/actions.ts'
import type { FrameOf } from '../../kernel/play/agenda.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { everyOutcome } from '../../kernel/play/odds.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { isEncircled } from '../ground/axes.ts'
import { ARMS, MITRAILLEUSES, NONE } from '../campaign/campaign.ts'
import {
  countersIn,
  endOf,
  firstOf,
  isLeader,
  isUnit,
  membersOf,
  mitrailleuses,
  moraleOf,
  onMap,
} from '../state/counters.ts'
import { counterName, forSide, frame, sequence, tablesOf, zoneName, type G } from '../state/kit.ts'
import { lose, mayBearLoss, unitLosses } from '../ground/losses.ts'
import { mark } from '../ground/tokens.ts'
import {
  countersAtHand,
  engagedGarrison,
  engagedUnits,
  fightsInside,
  garrisonMorale,
  isAtHand,
  leadMorale,
  mostlyMarked,
} from './engaged.ts'
import { ledgerLines } from './factor.ts'
import { setLead } from './lead.ts'
import { isLeadLeft, isMostNumerous, isNotShielded, loseGarrison, loseInBattle, loseOfGarrison } from './losses.ts'
import { retreat, setWithdrawing } from './retreat.ts'
import { surrenderChance, surrenderTest } from './surrender.ts'

/** Chapter 15.6: the rout test, and rout. */

export const nextLead = verb('next-lead', 'counter')
export const nextLeadGarrison = verb('next-lead-garrison')
export const spendMitrailleuse = verb('spend-mitrailleuse', 'counter')
export const faceRout = verb('face-rout')

const leadReplaced = entry(
  { name: 'lead-replaced', category: 'battle', rule: 'gb.rout.test' },
  { side: 'side', counter: 'counter' },
)
const mitrailleuseSpent = entry(
  { name: 'mitrailleuse-spent', category: 'battle', rule: 'gb.rout.test' },
  { counter: 'counter' },
)
const routTested = entry(
  { name: 'rout-tested', category: 'battle', rule: 'gb.rout.test' },
  {
    side: 'side',
    zone: 'zone',
    morale: 'number',
    ledger: 'ledger',
    routs: 'flag',
  },
)
const routBegan = entry(
  { name: 'rout-began', category: 'battle', rule: 'gb.rout.effect' },
  { side: 'side', zone: 'zone', zones: 'number' },
)
const shutIn = entry(
  { name: 'rout-shut-in', category: 'battle', rule: 'gb.rout.encircled' },
  { side: 'side', zone: 'zone' },
)

const routLocals = {
  side: word({ noun: 'side' }),
  /** SP paid for −1 each: of mitrailleuses, and of the lead unit. */
  mitrailleuses: word(),
  points: word(),
}
type Rout = FrameOf<typeof routLocals>
interface Bought {
  readonly side: number
  readonly mitrailleuses: number
  readonly points: number
}

/** Is there a fresh unit that was not engaged and whose morale is not much below that of the lead unit? */
function hasSupport(g: G, side: number): boolean {
  const { moraleBelow } = tablesOf(g).rout.freshUnit
  const least = leadMorale(g, side) - moraleBelow
  const end = endOf(g, side)
  for (let counter = firstOf(g, side); counter < end; counter++) {
    if (!isUnit(g, counter) || !isAtHand(g, side, counter)) continue
    if (g.counter.engaged.of(counter) || g.counter.combatted.of(counter)) continue
    if (moraleOf(g, counter) >= least) return true
  }
  return false
}

function routLedger(g: G, bought: Bought): Ledger {
  const rule = 'gb.rout.test'
  const { side } = bought
  const { rout } = tablesOf(g)
  const shaken = engagedUnits(g, side).some((counter) => g.counter.demoralised.of(counter))
  return new Ledger()
    .addIf(hasSupport(g, side), 'fresh-unit', rout.freshUnit.modifier, rule)
    .addIf(fightsInside(g, side), 'fortress', rout.fortress, rule)
    .add('result', g.battleRout, rule)
    .addIf(mostlyMarked(g, side, 'activated'), 'mostly-activated', rout.mostlyActivated, rule)
    .addIf(shaken, 'demoralised', rout.demoralised, rule)
    .addIf(mostlyMarked(g, side, 'combatted'), 'mostly-combatted', rout.mostlyCombatted, rule)
    .add('mitrailleuse', bought.mitrailleuses * rout.mitrailleuse.modifier, rule)
    .add('lead-loss', bought.points * rout.leadUnit.modifier, rule)
}

/**
 * @rule gb.rout.test
 * The defender who lost rolls a die: he routs if the modified die exceeds the morale of his lead unit. Before it he may
 * pay an SP of mitrailleuses of an engaged unit for −1, and one more SP of the lead unit for another −1, even its last.
 * If the lead unit is gone, he names another engaged unit.
 */
function rollRout(g: G, bought: Bought): boolean {
  const { side } = bought
  const morale = leadMorale(g, side)
  const ledger = routLedger(g, bought)
  ledger.add('die', g.chance.dice(tablesOf(g).rout.dice, 6, 'rout'), 'gb.rout.test')
  const routs = ledger.total > morale
  g.tell(routTested, { side, zone: g.battleZone, morale, ledger, routs })
  return routs
}

export function maySpendMitrailleuse(g: G, f: Bought, counter: number, why?: Why): boolean {
  const rule = 'gb.rout.test'
  const { sides, most } = tablesOf(g).rout.mitrailleuse
  const unit = () => ({ unit: counterName(g, counter) })
  if (!forSide(sides, f.side)) return why?.because(rule, 'no-such-arm', unit()) ?? false
  if (f.mitrailleuses >= most) return why?.because(rule, 'bought', { most }) ?? false
  if (!engagedUnits(g, f.side).includes(counter)) return why?.because(rule, 'not-engaged', unit()) ?? false
  return mitrailleuses(g, counter) > 0 || (why?.because(rule, 'no-mitrailleuses', unit()) ?? false)
}

/** May pay one more SP of the lead unit, even its last; the limits of battle losses apply as long as they leave any. */
export function maySpendPoint(g: G, f: Bought, counter: number, arm: number, why?: Why): boolean {
  const rule = 'gb.rout.test'
  const { most } = tablesOf(g).rout.leadUnit
  const unit = () => ({ unit: counterName(g, counter) })
  if (f.points >= most) return why?.because(rule, 'bought', { most }) ?? false
  if (counter !== g.camp.lead.of(f.side) || !isLeadLeft(g, f.side))
    return why?.because(rule, 'not-lead', unit()) ?? false
  if (!mayBearLoss(g, counter, arm, why)) return false
  if (isWithinLimits(g, counter, arm, why)) return true
  for (let other = 0; other < ARMS; other++)
    if (mayBearLoss(g, counter, other) && isWithinLimits(g, counter, other)) return false
  return true
}
const isWithinLimits = (g: G, counter: number, arm: number, why?: Why): boolean =>
  isNotShielded(g, counter, arm, why) && isMostNumerous(g, counter, arm, why)

function mayGarrisonPay(g: G, f: Bought, garrison: number, why?: Why): boolean {
  const rule = 'gb.rout.test'
  const { most } = tablesOf(g).rout.leadUnit
  if (f.points >= most) return why?.because(rule, 'bought', { most }) ?? false
  const leads = g.camp.garrisonLeads.of(f.side) && garrison === engagedGarrison(g, f.side)
  return leads || (why?.because(rule, 'no-garrison') ?? false)
}

function canPay(g: G, f: Bought): boolean {
  const lead = g.camp.lead.of(f.side)
  if (engagedUnits(g, f.side).some((counter) => maySpendMitrailleuse(g, f, counter))) return true
  const garrison = engagedGarrison(g, f.side)
  if (garrison !== NONE && mayGarrisonPay(g, f, garrison)) return true
  if (lead === NONE) return false
  for (let arm = 0; arm < MITRAILLEUSES; arm++) if (maySpendPoint(g, f, lead, arm)) return true
  return false
}

/** `surrender` only if routing units would be encircled. */
export type RoutOdds = {
  readonly rout: { readonly routs: number; readonly stands: number }
  readonly surrender?: { readonly surrenders: number; readonly holds: number }
}

/** Ensures that a side has a lead: if the lead unit is gone, the engaged unit of highest morale. */
function hasLead(g: G, side: number): boolean {
  if (isLeadLeft(g, side)) return true
  const garrison = engagedGarrison(g, side)
  let [best, morale]: [number, number] = [NONE, garrison === NONE ? -1 : garrisonMorale(g, garrison)]
  for (const counter of engagedUnits(g, side)) {
    if (moraleOf(g, counter) <= morale) continue
    best = counter
    morale = moraleOf(g, counter)
  }
  if (best === NONE && garrison === NONE) return false
  setLead(g, side, best)
  return true
}

/**
 * Probability of a rout, and of a surrender with it, if the die is rolled after `pay`. A side that pays with the last
 * SP of its lead unit is assumed to continue with the unit of highest morale; without another unit there is no test.
 */
export function routOdds(g: G, bought: Bought, pay: (fork: G) => void = () => undefined): RoutOdds {
  const chance = { routs: 0, stands: 0 }
  let surrenders = 0
  let routs = false
  const encircled = isEncircled(g, bought.side, g.battleZone) && !fightsInside(g, bought.side)
  everyOutcome(
    g,
    (fork) => {
      pay(fork)
      routs = hasLead(fork, bought.side) && rollRout(fork, bought)
    },
    (fork, probability) => {
      chance[routs ? 'routs' : 'stands'] += probability
      if (!routs || !encircled) return
      for (const counter of engagedUnits(fork, bought.side)) fork.counter.demoralised.set(counter, true)
      const all = countersIn(fork, bought.side, fork.battleZone)
      surrenders += probability * surrenderChance(fork, bought.side, fork.battleZone, all)
    },
  )
  return { rout: chance, ...(encircled ? { surrender: { surrenders, holds: Math.max(0, 1 - surrenders) } } : {}) }
}

function replaceLead(g: G, side: number, counter: number): void {
  setLead(g, side, counter)
  if (counter !== NONE) g.tell(leadReplaced, { side, counter })
}

/** The beaten side tests for rout; result 1 if it routs. If nothing is left to test, there is no rout. */
export const routTest = frame('rout-test', routLocals, {
  next(g, f) {
    const units = engagedUnits(g, f.side)
    const garrison = engagedGarrison(g, f.side)
    if (units.length === 0 && garrison === NONE) return g.done(0)
    if (!isLeadLeft(g, f.side)) {
      if (units.length + (garrison === NONE ? 0 : 1) > 1) return g.ask(f.side)
      replaceLead(g, f.side, units[0] ?? NONE)
    }
    if (canPay(g, f)) return g.ask(f.side)
    return endTest(g, f)
  },
  prompt: (g, f) => (isLeadLeft(g, f.side) ? 'rout-test' : 'rout-test.lead'),
  about: (g, f) =>
    isLeadLeft(g, f.side)
      ? { zone: zoneName(g, g.battleZone), morale: leadMorale(g, f.side), modifiers: ledgerLines(routLedger(g, f)) }
      : { zone: zoneName(g, g.battleZone) },
  offer(g, f, offer) {
    const units = engagedUnits(g, f.side)
    const garrison = engagedGarrison(g, f.side)
    if (!isLeadLeft(g, f.side)) {
      for (const counter of units) offer.add(nextLead, counter)
      if (garrison !== NONE) offer.add(nextLeadGarrison)
      return
    }
    offer.add(faceRout)
    for (const counter of units) if (maySpendMitrailleuse(g, f, counter)) offer.add(spendMitrailleuse, counter)
    if (garrison !== NONE && mayGarrisonPay(g, f, garrison)) offer.add(loseGarrison, garrison)
    const lead = g.camp.lead.of(f.side)
    if (lead === NONE) return
    for (let arm = 0; arm < MITRAILLEUSES; arm++) if (maySpendPoint(g, f, lead, arm)) offer.add(lose, lead, arm)
  },
  answers: [
    {
      verb: nextLead,
      may(g, f, why, counter) {
        if (isLeadLeft(g, f.side)) return why?.because('gb.rout.test', 'has-lead') ?? false
        if (engagedUnits(g, f.side).includes(counter)) return true
        return why?.because('gb.rout.test', 'not-engaged', { unit: counterName(g, counter) }) ?? false
      },
      act: (g, f, counter) => replaceLead(g, f.side, counter),
    },
    {
      verb: nextLeadGarrison,
      may(g, f, why) {
        if (isLeadLeft(g, f.side)) return why?.because('gb.rout.test', 'has-lead') ?? false
        return engagedGarrison(g, f.side) !== NONE || (why?.because('gb.rout.test', 'no-garrison') ?? false)
      },
      act: (g, f) => replaceLead(g, f.side, NONE),
    },
    {
      verb: spendMitrailleuse,
      may: (g, f, why, counter) => isLedOn(g, f, why) && maySpendMitrailleuse(g, f, counter, why),
      act(g, f, counter) {
        f.mitrailleuses += 1
        payMitrailleuse(g, counter)
      },
      odds: (g, f, counter) => routOdds(g, more(f, 1, 0), (fork) => payMitrailleuse(fork, counter)),
    },
    {
      verb: lose,
      may: (g, f, why, counter, arm) => isLedOn(g, f, why) && maySpendPoint(g, f, counter, arm, why),
      act(g, f, counter, arm) {
        f.points += 1
        loseInBattle(g, counter, arm, g.permanentLosses)
      },
      odds: (g, f, counter, arm) =>
        routOdds(g, more(f, 0, 1), (fork) => loseInBattle(fork, counter, arm, fork.permanentLosses)),
    },
    {
      verb: loseGarrison,
      may: (g, f, why, garrison) => isLedOn(g, f, why) && mayGarrisonPay(g, f, garrison, why),
      act(g, f, garrison) {
        f.points += 1
        loseOfGarrison(g, garrison)
      },
      odds: (g, f, garrison) => routOdds(g, more(f, 0, 1), (fork) => loseOfGarrison(fork, garrison)),
    },
    {
      verb: faceRout,
      may: (g, f, why) => isLedOn(g, f, why),
      act: (g, f) => endTest(g, f),
      odds: (g, f) => routOdds(g, f),
    },
  ],
})

const isLedOn = (g: G, f: Rout, why?: Why): boolean =>
  isLeadLeft(g, f.side) || (why?.because('gb.rout.test', 'no-lead') ?? false)

const more = (f: Bought, mitrailleuses: number, points: number): Bought => ({
  side: f.side,
  mitrailleuses: f.mitrailleuses + mitrailleuses,
  points: f.points + points,
})

function payMitrailleuse(g: G, counter: number): void {
  g.tell(mitrailleuseSpent, { counter })
  loseInBattle(g, counter, MITRAILLEUSES, true)
}

function endTest(g: G, f: Rout) {
  g.routed = rollRout(g, f)
  return g.done(g.routed ? 1 : 0)
}

/**
 * @rule gb.rout.effect
 * The engaged units are demoralised and must go as many zones as the result table says. Leaders may go with them.
 */
function beginRout(g: G, side: number): void {
  g.tell(routBegan, { side, zone: g.battleZone, zones: g.battleRout })
  const units = engagedUnits(g, side)
  mark(g, units, 'demoralised')
  setWithdrawing(g, [...units, ...countersAtHand(g, side).filter((counter) => isLeader(g, counter))])
}

/** Units that still have to go, or could not. */
const stuckUnits = (g: G): number[] =>
  membersOf(g.withdrawing).filter((counter) => isUnit(g, counter) && onMap(g, counter))

/**
 * @rule gb.rout.encircled
 * When encircled units rout, all counters of their side in the field of the zone take one test of surrender, before any
 * of them goes into a fortress. If they do not surrender, each unit that cannot go loses 1 SP and stays. Units that are
 * not encircled and find no way out do the same, without a test.
 */
function testEncircled(g: G, side: number): void {
  const zone = g.battleZone
  if (stuckUnits(g).length === 0) return
  g.tell(shutIn, { side, zone })
  if (surrenderTest(g, side, zone, countersIn(g, side, zone))) g.withdrawing.clear()
}
function keepStuck(g: G, side: number, encircled: boolean): void {
  const stuck = stuckUnits(g)
  if (stuck.length > 0 && !encircled) g.tell(shutIn, { side, zone: g.battleZone })
  setWithdrawing(g, stuck)
}

/** Each unit that had to stay loses its SP, one unit at a time. */
const stayedLosses = frame(
  'stayed-losses',
  { side: word({ noun: 'side' }) },
  {
    next(g) {
      const [counter] = stuckUnits(g)
      if (counter === undefined) return g.done()
      g.withdrawing.delete(counter)
      const count = tablesOf(g).rout.encircledLoss
      return g.call(unitLosses, { counter, count, permanent: g.permanentLosses, spareLast: false })
    },
  },
)

/** A rout in the field, after the test. */
export const rout = sequence('rout', { side: word({ noun: 'side' }), encircled: flag() }, [
  {
    run(g, f) {
      f.encircled = isEncircled(g, f.side, g.battleZone)
      beginRout(g, f.side)
    },
  },
  { applies: (_g, f) => f.encircled, run: (g, f) => testEncircled(g, f.side) },
  { run: (g, f) => g.call(retreat, { side: f.side, zones: g.battleRout, rout: true }) },
  { run: (g, f) => keepStuck(g, f.side, f.encircled) },
  { run: (g, f) => g.call(stayedLosses, { side: f.side }) },
])

export const kinds = [routTest, rout, stayedLosses]
export const entries = [leadReplaced, mitrailleuseSpent, routTested, routBegan, shutIn]
