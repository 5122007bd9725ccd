import { verb } from '../../kernel/actions/actions.ts'
import type { FrameOf } from '../../kernel/play/agenda.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import {
  ARMS,
  ARTILLERY,
  CAVALRY,
  HEAVY_ARTILLERY,
  HEAVY_CAVALRY,
  INFANTRY,
  MITRAILLEUSES,
  NONE,
} from '../campaign/campaign.ts'
import { armPoints, endOf, firstOf, gunPoints, isUnit, onMap } from '../state/counters.ts'
import { counterName, counterOf, enemyOf, forSide, frame, sideOf, tablesOf, type G } from '../state/kit.ts'
import { lose, mayBearLoss, removeIfDestroyed, vulnerable } from '../ground/losses.ts'
import { loseOne, totalLost } from '../ground/strength.ts'
import { mark } from '../ground/tokens.ts'
import { engagedForce, engagedGarrison, engagedUnits, isArtilleryAlone } from './engaged.ts'

/** Chapter 15.5: losses of a battle. Engaged counters are open, so both sides see which of them take losses. */

export const loseGarrison = verb('lose-garrison', 'garrison')

const battleLoss = entry(
  { name: 'battle-loss', category: 'battle', rule: 'gb.losses.order', loss: 1 },
  { counter: 'counter', arm: 'arm', temporary: 'flag' },
)
const garrisonLoss = entry(
  { name: 'garrison-loss', category: 'battle', rule: 'gb.losses.order', loss: 1 },
  { garrison: 'garrison', left: 'number' },
)
const rallied = entry({ name: 'winner-rallied', category: 'battle', rule: 'gb.losses.rallied' }, { counter: 'counter' })
const gunsLost = entry(
  { name: 'guns-lost', category: 'battle', rule: 'gb.losses.guns-only', loss: 'count' },
  { counter: 'counter', count: 'number' },
)

/** Crosses off one SP of an engaged unit, publicly. */
export function loseInBattle(g: G, counter: number, arm: number, permanent: boolean): void {
  if (arm === INFANTRY) g.counter.bled.set(counter, true)
  loseOne(g, counter, arm, permanent)
  g.tell(battleLoss, { counter, arm, temporary: !permanent })
  if (arm !== MITRAILLEUSES) removeIfDestroyed(g, counter)
}

/** Crosses off one SP of an engaged garrison. */
export function loseOfGarrison(g: G, garrison: number): void {
  g.garrison.points.add(garrison, -1)
  g.garrison.right.add(garrison, 1)
  g.garrison.lost.add(garrison, 1)
  g.tell(garrisonLoss, { garrison, left: g.garrison.points.of(garrison) })
}

/**
 * @rule gb.options.permanent-losses
 * With this option losses in combat, retreat, rout and pursuit are permanent, those by fatigue temporary. The first
 * loss of a winner who was six times as strong is temporary too. Without it every loss is temporary.
 */
export function isLossPermanent(g: G, side: number, first: boolean): boolean {
  if (!g.permanentLosses) return false
  if (!first || g.winner !== side) return true
  const { temporaryFirstLossRatio } = tablesOf(g).combatLosses
  return g.camp.strength.of(side) < temporaryFirstLossRatio * g.camp.strength.of(enemyOf(side))
}

export const isGun = (arm: number): boolean => arm === ARTILLERY || arm === HEAVY_ARTILLERY
const isRider = (arm: number): boolean => arm === CAVALRY || arm === HEAVY_CAVALRY

/** Is the chosen lead unit still there? */
export function isLeadLeft(g: G, side: number): boolean {
  if (g.camp.garrisonLeads.of(side)) return engagedGarrison(g, side) !== NONE
  const lead = g.camp.lead.of(side)
  return lead !== NONE && onMap(g, lead) && g.counter.engaged.of(lead)
}

/** The losses a side must take and has taken so far: in total, and of these artillery and cavalry. */
interface Due {
  readonly side: number
  readonly due: number
  readonly taken: number
  readonly guns: number
  readonly riders: number
}

/**
 * @rule gb.losses.order
 * The first loss is taken from the lead unit; the others from any engaged units, as their owner chooses.
 */
function isInOrder(g: G, due: Due, isLead: boolean, why?: Why): boolean {
  if (due.taken > 0 || isLead || !isLeadLeft(g, due.side)) return true
  const lead = g.camp.lead.of(due.side)
  return why?.because('gb.losses.order', 'lead-first', { unit: lead === NONE ? '-' : counterName(g, lead) }) ?? false
}

function hasGuns(g: G, side: number): boolean {
  for (let counter = firstOf(g, side), end = endOf(g, side); counter < end; counter++)
    if (g.counter.engaged.of(counter) && isUnit(g, counter) && gunPoints(g, counter, 1) > 0) return true
  return false
}

/**
 * @rule gb.losses.artillery
 * Of every three losses of the French, and of every four of the Germans, at least one is artillery, while they have any
 * engaged.
 */
function leavesGunsTheirShare(g: G, due: Due, arm: number, why?: Why): boolean {
  const every = forSide(tablesOf(g).combatLosses.artilleryEvery, due.side)
  const loss = due.taken + 1
  if (isGun(arm) || loss % every !== 0 || due.guns >= loss / every) return true
  if (!hasGuns(g, due.side)) return true
  return why?.because('gb.losses.artillery', 'due', { every, loss }) ?? false
}

/**
 * @rule gb.losses.cavalry
 * Of every three losses of a battle engaged cavalry takes at most one; of one or two losses, none.
 */
function sparesCavalry(g: G, due: Due, arm: number, why?: Why): boolean {
  const oneIn = tablesOf(g).combatLosses.cavalryOneIn
  if (!isRider(arm) || due.riders < Math.floor(due.due / oneIn)) return true
  return why?.because('gb.losses.cavalry', 'enough', { in: oneIn, due: due.due, lost: due.riders }) ?? false
}

/**
 * @rule gb.losses.divisional-cavalry
 * The cavalry of a German infantry unit takes no loss before that unit's infantry has taken one in the same battle.
 */
export function isNotShielded(g: G, counter: number, arm: number, why?: Why): boolean {
  const { divisionalCavalryLast } = tablesOf(g).combatLosses
  if (!isRider(arm) || counterOf(g, counter).type === 'cavalry') return true
  if (!forSide(divisionalCavalryLast, sideOf(g, counter))) return true
  if (g.counter.bled.of(counter)) return true
  return why?.because('gb.losses.divisional-cavalry', 'infantry-first', { unit: counterName(g, counter) }) ?? false
}

/**
 * @rule gb.losses.numerous
 * The first SP that a unit ever loses in combat is of the arm of which it has the most.
 */
export function isMostNumerous(g: G, counter: number, arm: number, why?: Why): boolean {
  if (totalLost(g, counter) > 0) return true
  const own = armPoints(g, counter, arm)
  for (let other = 0; other < ARMS; other++) {
    if (other === MITRAILLEUSES || armPoints(g, counter, other) <= own) continue
    const facts = () => ({ unit: counterName(g, counter), arm: g.nameOf('arm', other) })
    return why?.because('gb.losses.numerous', 'first-loss', facts()) ?? false
  }
  return true
}

/** How many of the limits are waived, in this order, until some loss is legal (ruling L4). */
const WAIVED = { none: 0, numerous: 1, divisional: 2, cavalry: 3, artillery: 4, order: 5 } as const

function mayBear(g: G, due: Due, counter: number, arm: number, waived: number, why?: Why): boolean {
  if (!mayBearLoss(g, counter, arm, why)) return false
  if (waived < WAIVED.order && !isInOrder(g, due, g.camp.lead.of(due.side) === counter, why)) return false
  if (waived < WAIVED.artillery && !leavesGunsTheirShare(g, due, arm, why)) return false
  if (waived < WAIVED.cavalry && !sparesCavalry(g, due, arm, why)) return false
  if (waived < WAIVED.divisional && !isNotShielded(g, counter, arm, why)) return false
  return waived >= WAIVED.numerous || isMostNumerous(g, counter, arm, why)
}

function mayGarrisonBear(g: G, due: Due, garrison: number, waived: number, why?: Why): boolean {
  if (garrison === NONE || garrison !== engagedGarrison(g, due.side))
    return why?.because('gb.losses.order', 'no-garrison') ?? false
  if (waived < WAIVED.order && !isInOrder(g, due, g.camp.garrisonLeads.of(due.side), why)) return false
  return waived >= WAIVED.artillery || leavesGunsTheirShare(g, due, INFANTRY, why)
}

/** Scratch memory of `candidates`: overwritten by every call, so read it before the next. */
const listed = { counters: new Int32Array(512), arms: new Int32Array(512), count: 0 }

/** Lists what may take the next loss (arm none: a garrison), with the fewest waivers that leave any. */
function candidates(g: G, due: Due & { readonly charge: number }): typeof listed {
  const units = engagedUnits(g, due.side)
  const garrison = engagedGarrison(g, due.side)
  listed.count = 0
  for (let waived: number = WAIVED.none; waived <= WAIVED.order && listed.count === 0; waived++) {
    for (const counter of units)
      for (let arm = 0; arm < ARMS; arm++) {
        if (
          due.charge > 0
            ? arm !== HEAVY_CAVALRY || armPoints(g, counter, arm) === 0
            : !mayBear(g, due, counter, arm, waived)
        )
          continue
        listed.counters[listed.count] = counter
        listed.arms[listed.count++] = arm
      }
    if (due.charge > 0 || garrison === NONE || !mayGarrisonBear(g, due, garrison, waived)) continue
    listed.counters[listed.count] = garrison
    listed.arms[listed.count++] = NONE
  }
  return listed
}

const isListed = (counter: number, arm: number): boolean => {
  for (let index = 0; index < listed.count; index++)
    if (listed.counters[index] === counter && listed.arms[index] === arm) return true
  return false
}

/**
 * @rule gb.losses.charge
 * A charge that did not win costs one more engaged heavy cavalry SP, before all other losses and outside their limits.
 */
const chargeLosses = (g: G, side: number): number =>
  g.camp.charges.of(side) && g.winner !== side ? tablesOf(g).combatLosses.lostCharge : 0

/** The number of SP of a side that can take losses. */
function allVulnerable(g: G, side: number): number {
  const garrison = engagedGarrison(g, side)
  let sum = garrison === NONE ? 0 : g.garrison.points.of(garrison)
  for (const counter of engagedUnits(g, side)) sum += vulnerable(g, counter)
  return sum
}

const lossLocals = {
  side: word({ noun: 'side' }),
  begun: flag(),
  due: word(),
  taken: word(),
  guns: word(),
  riders: word(),
  /** Heavy cavalry SP still to lose for a failed charge. */
  charge: word(),
}
type Losses = FrameOf<typeof lossLocals>

function begin(g: G, f: Losses): void {
  f.begun = true
  f.due = g.camp.lossesDue.of(f.side)
  f.charge = chargeLosses(g, f.side)
  for (let counter = firstOf(g, f.side); counter < endOf(g, f.side); counter++) g.counter.bled.set(counter, false)
}

function bear(g: G, f: Losses, counter: number, arm: number): void {
  if (f.charge > 0) {
    f.charge -= 1
    return loseInBattle(g, counter, arm, isLossPermanent(g, f.side, false))
  }
  const permanent = isLossPermanent(g, f.side, f.taken === 0)
  f.taken += 1
  if (arm === NONE) return loseOfGarrison(g, counter)
  if (isGun(arm)) f.guns += 1
  if (isRider(arm)) f.riders += 1
  loseInBattle(g, counter, arm, permanent)
}

/** Everything left is lost, so there is no choice to make. */
function bearAll(g: G, f: Losses): void {
  const garrison = engagedGarrison(g, f.side)
  if (garrison !== NONE) while (g.garrison.points.of(garrison) > 0) bear(g, f, garrison, NONE)
  for (const counter of engagedUnits(g, f.side))
    for (let arm = 0; arm < MITRAILLEUSES; arm++) while (armPoints(g, counter, arm) > 0) bear(g, f, counter, arm)
}

function explainLoss(g: G, f: Losses, counter: number, arm: number, why: Why | undefined): boolean {
  const { count } = candidates(g, f)
  if (count > 0 && isListed(counter, arm)) return true
  if (why === undefined) return false
  const unit = counterName(g, counter)
  if (sideOf(g, counter) !== f.side || !g.counter.engaged.of(counter))
    return why.because('gb.losses.order', 'not-engaged', { unit })
  if (f.charge > 0) return why.because('gb.losses.charge', 'heavy-cavalry', { unit })
  return mayBear(g, f, counter, arm, WAIVED.none, why) && false
}

/**
 * One side takes its losses of a battle, one SP at a time. Called for both sides once `winner`, `lossesDue`, the lead
 * units and the charges are known.
 */
export const combatLosses = frame('combat-losses', lossLocals, {
  next(g, f) {
    if (!f.begun) begin(g, f)
    for (;;) {
      const all = allVulnerable(g, f.side)
      if (all === 0 || (f.charge === 0 && f.taken >= f.due)) return g.done()
      if (f.charge === 0 && f.due - f.taken >= all) {
        bearAll(g, f)
        return g.done()
      }
      const { count, counters, arms } = candidates(g, f)
      if (count > 1) return g.ask(f.side)
      if (count === 1) bear(g, f, counters[0]!, arms[0]!)
      else f.charge = 0 // no heavy cavalry left to lose
    }
  },
  offer(g, f, offer) {
    const { count, counters, arms } = candidates(g, f)
    for (let index = 0; index < count; index++) {
      const [counter, arm] = [counters[index]!, arms[index]!]
      if (arm === NONE) offer.add(loseGarrison, counter)
      else offer.add(lose, counter, arm)
    }
  },
  prompt: (_g, f) => (f.charge > 0 ? 'combat-losses.charge' : 'combat-losses'),
  about: (_g, f) => ({
    due: f.due,
    taken: f.taken,
    left: f.due - f.taken,
    artillery: f.guns,
    cavalry: f.riders,
  }),
  answers: [
    {
      verb: lose,
      may: (g, f, why, counter, arm) => explainLoss(g, f, counter, arm, why),
      act: (g, f, counter, arm) => bear(g, f, counter, arm),
    },
    {
      verb: loseGarrison,
      may(g, f, why, garrison) {
        candidates(g, f)
        if (isListed(garrison, NONE)) return true
        if (f.charge > 0) return why?.because('gb.losses.charge', 'no-garrison') ?? false
        return mayGarrisonBear(g, f, garrison, WAIVED.none, why)
      },
      act: (g, f, garrison) => bear(g, f, garrison, NONE),
    },
  ],
})

/**
 * @rule gb.losses.guns-only
 * A defender who engaged only artillery and lost the battle loses all of it.
 */
export function loseGuns(g: G, side: number): void {
  for (const counter of engagedUnits(g, side)) {
    g.tell(gunsLost, { counter, count: armPoints(g, counter, ARTILLERY) + armPoints(g, counter, HEAVY_ARTILLERY) })
    for (const arm of [ARTILLERY, HEAVY_ARTILLERY])
      while (armPoints(g, counter, arm) > 0) loseOne(g, counter, arm, g.permanentLosses)
    removeIfDestroyed(g, counter)
  }
}
export const hasGunsOnly = (g: G, side: number): boolean => isArtilleryAlone(engagedForce(g, side))

/**
 * @rule gb.losses.rallied
 * The winner's engaged units that are demoralised rally at once.
 */
export function rallyWinner(g: G): void {
  for (const counter of engagedUnits(g, g.winner)) {
    if (!g.counter.demoralised.of(counter)) continue
    g.tell(rallied, { counter })
    mark(g, [counter], 'demoralised', false)
  }
}

export const kinds = [combatLosses]
export const entries = [battleLoss, garrisonLoss, rallied, gunsLost]
