import type { Verb } from '../kernel/actions.ts'
import { Why, type Facts } from '../kernel/explain.ts'
import { Members } from '../kernel/shape.ts'
import type { Wish } from '../kernel/system.ts'
import * as activation from './activation.ts'
import * as arrivals from './arrivals.ts'
import { battleMoveBy, joinMove, mayBattleMove, mayJoin as mayJoinMove, mayMoveTo } from './battle-move.ts'
import * as bridges from './bridges.ts'
import { FRENCH, NONE } from './campaign.ts'
import { mayAssault } from './combat/assault.ts'
import { breakOutBy, takeAxis } from './combat/axis-loss.ts'
import { acceptBattle, fallBack } from './combat/cavalry-retreat.ts'
import * as dispositions from './combat/dispositions.ts'
import * as engagement from './combat/engagement.ts'
import { loseGarrison } from './combat/losses.ts'
import * as retreat from './combat/retreat.ts'
import * as rout from './combat/rout.ts'
import { callOff, maySally, sallyOut, scout } from './combat/sally.ts'
import * as voluntary from './combat/voluntary-retreat.ts'
import { countersIn, endOf, firstOf, isDecoy, isLeader, isUnit, onMap } from './counters.ts'
import { isLandOpen } from './crossing.ts'
import * as detachments from './detachments.ts'
import type { Party } from './engineering.ts'
import { mayEnterBy, maySurprise } from './entry.ts'
import { keep, returnMarker } from './fatigue.ts'
import { mayForceBridge, mayForcePassage } from './forced-passage.ts'
import { isOpenTo, mayComeOut, mayGoInside, sheltered, takeShelter } from './fortress.ts'
import { mayFillGarrison, mayTakeGarrison, type Occasion } from './garrisons.ts'
import * as impulse from './impulse.ts'
import { connectionName, counterName, forSide, scenarioOf, sideOf, tablesOf, zoneName, zoneOf, type G } from './kit.ts'
import { isOtherBank, mayLeaveBy } from './leaving.ts'
import { lose, mayBearLoss } from './losses.ts'
import { mayMarch, mayMarchInside, touches } from './march.ts'
import { marchOff, mayActivate, take, takeAsCavalry, takeAsLeader } from './muster.ts'
import * as abandoning from './night/abandoning.ts'
import * as nightWorks from './night/night-works.ts'
import { mayRegain } from './night/recovery.ts'
import * as withdrawal from './night/withdrawal.ts'
import { operations } from './operations.ts'
import * as pontoons from './pontoons.ts'
import * as railways from './railways.ts'
import { mayRally, rally } from './rally.ts'
import { commit, mayReconnoitre, reconnoitre, showCounter } from './recon.ts'
import { mayUseFortressBridge } from './river.ts'
import { announceGuns, keepGunsHidden } from './under-guns.ts'
import { mayExit } from './victory.ts'

/**
 * Answers a wish that does not answer the question now asked: first with the rule that forbids it whenever it were
 * asked, as far as the side that wishes can know, and if none does, with the phase to which it belongs.
 */
export function wish(g: G, side: number, wished: Wish, why: Why): false | undefined {
  const answer = answers.get(wished.verb)
  if (answer === undefined) return undefined
  const forbidden = new Why()
  if (answer.may?.(g, side, forbidden, wished.a, wished.b) === false && forbidden.refusal !== undefined)
    return repeat(forbidden, why)
  return answer.phase(g, side, why, argumentsOf(g, wished))
}

type May = (g: G, side: number, why: Why, a: number, b: number) => boolean

interface Answer {
  /** What forbids it whenever it were asked. Sees only what the side knows. */
  readonly may?: May | undefined
  /** Where it belongs in the sequence, said when nothing else forbids it. */
  readonly phase: (g: G, side: number, why: Why, facts: Facts) => false
}

/** What was wished for, by the names of the arguments. */
function argumentsOf(g: G, { verb, a, b, c }: Wish): Facts {
  const values = [a, b, c]
  return Object.fromEntries(verb.args.map(({ name, noun }, index) => [name, g.nameOf(noun, values[index]!)])) // three of them
}

function repeat({ refusal }: Why, why: Why): false {
  return refusal === undefined ? false : why.because(refusal.rule, refusal.reason, refusal.facts)
}

// --- The sequence -----------------------------------------------------------------------------------------------------

const asks = (g: G, question: string): boolean => g.asking.kind.kind.name === question
const isUnderWay = (g: G, name: string): boolean => g.stackNames().includes(name)

/** The counters of this side in the stack that acts. What the enemy acts with is his business. */
const ownStack = (g: G, side: number): number[] => {
  const own: number[] = []
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++) if (g.stack.has(counter)) own.push(counter)
  return own
}
/** Where a stack of this side is in the middle of its activation; none when no stack of its is. */
function zoneAtWork(g: G, side: number): number {
  const [first] = isUnderWay(g, 'activation') ? ownStack(g, side) : []
  return first === undefined ? NONE : g.counter.zone.of(first)
}

const always =
  (rule: string, reason: string): Answer['phase'] =>
  (_g, _side, why, facts) =>
    why.because(rule, reason, facts)

/** Something that only a stack does which has been activated. */
function inActivation(g: G, side: number, why: Why, facts: Facts): false {
  const zone = zoneAtWork(g, side)
  if (zone !== NONE) return why.because('gb.activation.whole', 'waits', { ...facts, zone: zoneName(g, zone) })
  if (asks(g, 'muster')) return why.because('gb.activation.whole', 'not-gathered', facts)
  if (isUnderWay(g, 'night')) return why.because('gb.night.order', 'night', facts)
  if (asks(g, 'decoys')) return why.because('gb.sequence.turn', 'not-yet-day', facts)
  return why.because('gb.activation.whole', 'no-stack', facts)
}

/** Something with which an impulse begins, or goes on. */
function inImpulse(g: G, side: number, why: Why, facts: Facts): false {
  const zone = zoneAtWork(g, side)
  if (zone !== NONE) return why.because('gb.activation.whole', 'unfinished', { ...facts, zone: zoneName(g, zone) })
  if (asks(g, 'muster')) return why.because('gb.activation.whole', 'not-gathered', facts)
  if (isUnderWay(g, 'night')) return why.because('gb.night.order', 'night', facts)
  if (asks(g, 'decoys')) return why.because('gb.sequence.turn', 'not-yet-day', facts)
  return why.because('gb.impulse.choice', 'not-your-impulse', facts)
}

/** Who is activated in the zone that was chosen for it. */
function inMuster(g: G, side: number, why: Why, facts: Facts): false {
  if (asks(g, 'impulse')) return why.because('gb.activation.whole', 'no-zone', facts)
  return inImpulse(g, side, why, facts)
}

/** What is done once somebody has said that he wants to detach here. */
const inDetaching =
  (rule: string): Answer['phase'] =>
  (g, _side, why, facts) =>
    why.because(rule, asks(g, 'activation') || asks(g, 'night-works') ? 'choose-first' : 'not-now', facts)

/** A step of a battle, refused by the rule of that step. */
const inBattle =
  (rule: string): Answer['phase'] =>
  (g, _side, why, facts) =>
    why.because(rule, g.battleZone === NONE ? 'no-battle' : 'not-now', facts)

function atNight(g: G, _side: number, why: Why, facts: Facts): false {
  return why.because('gb.night.order', isUnderWay(g, 'night') ? 'not-now' : 'not-night', facts)
}

// --- Whose counters, and where ------------------------------------------------------------------------------------------

const isOwn = (g: G, side: number, counter: number, rule: string, why: Why): boolean =>
  sideOf(g, counter) === side || why.because(rule, 'not-yours', named(g, counter))
const isOnMap = (g: G, counter: number, rule: string, why: Why): boolean =>
  onMap(g, counter) || why.because(rule, 'not-on-map', named(g, counter))
const isOwnOnMap = (g: G, side: number, counter: number, rule: string, why: Why): boolean =>
  isOwn(g, side, counter, rule, why) && isOnMap(g, counter, rule, why)

/** Chapters call the counters they speak of counters or units. */
const named = (g: G, counter: number): Facts => ({ counter: counterName(g, counter), unit: counterName(g, counter) })

const ofCounter =
  (rule: string) =>
  (g: G, side: number, why: Why, counter: number): boolean =>
    isOwnOnMap(g, side, counter, rule, why)

/** Counters of this side in a zone that are not activated, in the field and inside. */
const readyIn = (g: G, side: number, zone: number): number[] =>
  countersIn(g, side, zone, 'all').filter((counter) => !g.counter.activated.of(counter))

/** A stack of one, or of nobody. */
function stackOf(g: G, counter: number): Members {
  const { size } = g.stack
  const stack = new Members(new Int32Array((size + 31) >>> 5), 0, size)
  if (counter !== NONE) stack.add(counter)
  return stack
}

const endsOf = (g: G, connection: number): readonly number[] => {
  const { board } = g.campaign
  const from = board.from[connection]! // a connection
  return [from, board.otherEnd(connection, from)]
}

/** Does anybody of this side who is ready stand at either end of a connection? */
function hasReadyAt(g: G, side: number, connection: number, rule: string, why: Why): boolean {
  const ends = endsOf(g, connection)
  if (ends.some((zone) => readyIn(g, side, zone).length > 0)) return true
  const tired = ends.find((zone) => countersIn(g, side, zone, 'all').length > 0)
  if (tired !== undefined) return why.because('gb.impulse.activated', 'nobody', { zone: zoneName(g, tired) })
  return why.because(rule, 'nobody-there', { connection: connectionName(g, connection) })
}

/** Could any one who is ready at either end do this? If nobody can, why the first of them cannot. */
function couldAnybody(
  g: G,
  side: number,
  connection: number,
  why: Why,
  could: (zone: number, counter: number, why: Why) => boolean,
): boolean {
  let first: Why | undefined
  for (const zone of endsOf(g, connection))
    for (const counter of readyIn(g, side, zone)) {
      const own = new Why()
      if (could(zone, counter, own)) return true
      if (own.refusal !== undefined) first ??= own
    }
  return first === undefined || repeat(first, why)
}

// --- Marches ------------------------------------------------------------------------------------------------------------

/** Could the stack at work, or any counter that is still to be activated, march here? */
function couldMove(g: G, side: number, why: Why, connection: number): boolean {
  const zone = zoneAtWork(g, side)
  if (zone !== NONE) return mayMarch(g, side, zone, isStackInside(g, side), connection, why)
  const couldGo = (from: number, counter: number, own: Why): boolean =>
    isLandOpen(g, connection, own) &&
    mayLeaveBy(g, side, from, connection, g.counter.inside.of(counter), own) &&
    mayEnterBy(g, side, stackOf(g, counter), from, connection, own)
  return (
    isLandOpen(g, connection, why) &&
    hasReadyAt(g, side, connection, 'gb.march.connection', why) &&
    couldAnybody(g, side, connection, why, couldGo)
  )
}
const isStackInside = (g: G, side: number): boolean => ownStack(g, side).some((counter) => g.counter.inside.of(counter))

/** The same from one bank of a fortress into the fortress on the other. */
function couldMoveInside(g: G, side: number, why: Why, connection: number): boolean {
  const [near, far] = endsOf(g, connection)
  if (!isOtherBank(g, near!, far!))
    return why.because('gb.leave.other-bank', 'no-bank', { connection: connectionName(g, connection) })
  const zone = zoneAtWork(g, side)
  if (zone !== NONE) return mayMarchInside(g, side, zone, isStackInside(g, side), connection, why)
  const couldCross = (from: number, counter: number, own: Why): boolean =>
    mayLeaveBy(g, side, from, connection, g.counter.inside.of(counter), own) &&
    mayUseFortressBridge(g, side, from, connection, own) &&
    isOpenTo(g, side, g.campaign.board.otherEnd(connection, from), own)
  return (
    isLandOpen(g, connection, why) &&
    hasReadyAt(g, side, connection, 'gb.march.connection', why) &&
    couldAnybody(g, side, connection, why, couldCross)
  )
}

function couldForceBridge(g: G, side: number, why: Why, connection: number): boolean {
  const zone = zoneAtWork(g, side)
  if (zone !== NONE)
    return (
      touches(g, zone, connection, why) &&
      mayLeaveBy(g, side, zone, connection, isStackInside(g, side), why) &&
      mayForceBridge(g, side, zone, connection, why)
    )
  const couldForce = (from: number, counter: number, own: Why): boolean =>
    mayLeaveBy(g, side, from, connection, g.counter.inside.of(counter), own) &&
    // Whether a stack can fight is seen when there is one.
    (mayForceBridge(g, side, from, connection, own) || own.refusal?.reason === 'cannot-fight')
  return (
    isLandOpen(g, connection, why) &&
    hasReadyAt(g, side, connection, 'gb.march.connection', why) &&
    couldAnybody(g, side, connection, why, couldForce)
  )
}

/** Something the stack at work does where it is; while none is, nothing forbids it. */
const ofStack =
  (may: (g: G, side: number, zone: number, why: Why) => boolean): May =>
  (g, side, why) => {
    const zone = zoneAtWork(g, side)
    return zone === NONE || may(g, side, zone, why)
  }

/** A side that has no surprise attacks, or an enemy who allows none, is told so at any time. */
function couldSurprise(g: G, side: number, why: Why): boolean {
  if (maySurprise(g, side, why)) return true
  if (zoneAtWork(g, side) !== NONE) return false
  return why.refusal?.rule === 'gb.entry.surprise' && why.refusal.reason !== 'not-this-side'
}

// --- Works --------------------------------------------------------------------------------------------------------------

/** For want of troops nothing is forbidden while nobody has been told to go to work. */
const WANTS_TROOPS = ['no-infantry', 'no-division', 'no-troops']

/** Work at a connection, by the stack that acts or by anybody who is ready there. */
const work =
  (may: (g: G, party: Party, connection: number, why?: Why) => boolean): May =>
  (g, side, why, connection) => {
    const atWork = zoneAtWork(g, side)
    if (atWork !== NONE) return may(g, { side, zone: atWork, stack: g.stack }, connection, why)
    const idle = new Why()
    const nobody = { side, zone: endsOf(g, connection)[0]!, stack: stackOf(g, NONE) }
    if (!may(g, nobody, connection, idle) && idle.refusal !== undefined)
      if (!WANTS_TROOPS.includes(idle.refusal.reason) && idle.refusal.reason !== 'contested') return repeat(idle, why)
    return (
      hasReadyAt(g, side, connection, 'gb.activation.whole', why) &&
      couldAnybody(g, side, connection, why, (zone, counter, own) =>
        may(g, { side, zone, stack: stackOf(g, counter) }, connection, own),
      )
    )
  }

const works: ReadonlyMap<Verb, May> = new Map<Verb, May>([
  [bridges.destroyBridge, work(bridges.mayDestroyBridge)],
  [bridges.repairBridge, work(bridges.mayRepairBridge)],
  [bridges.destroyRepair, work(bridges.mayDestroyRepair)],
  [pontoons.buildPontoon, work(pontoons.mayBuildPontoon)],
  [pontoons.destroyPontoon, work(pontoons.mayDestroyPontoon)],
  [pontoons.wreckPontoon, work(pontoons.mayWreckPontoon)],
  [pontoons.recoverPontoon, work(pontoons.mayRecoverPontoon)],
  [railways.destroyRailway, work(railways.mayDestroyRailway)],
  [railways.repairRailway, work(railways.mayRepairRailway)],
])

/** What forbids an operation of a stack, by the name of its verb. */
const forbids: { readonly [verb: string]: May } = {
  'surprise-attack': couldSurprise,
  'force-passage': ofStack((g, side, zone, why) => mayForcePassage(g, side, zone, why)),
  'force-bridge': couldForceBridge,
  'go-inside': ofStack((g, side, _zone, why) => mayGoInside(g, side, g.stack, why)),
  'come-out': ofStack((g, side, _zone, why) => mayComeOut(g, side, g.stack, why)),
  'leave-map': couldExit,
  [reconnoitre.name]: ofStack((g, side, zone, why) => mayReconnoitre(g, side, ownStack(g, side), zone, why)),
  [rally.name]: couldRally,
  [detachments.detachments.name]: ofStack((g, side, zone, why) =>
    detachments.mayReorganise(g, { side, zone, night: false }, why),
  ),
}

function couldExit(g: G, side: number, why: Why): boolean {
  const atWork = zoneAtWork(g, side)
  if (side !== FRENCH) return why.because('gb.victory.exit', 'not-this-side')
  if (atWork !== NONE) return mayExit(g, side, atWork, g.stack, why)
  const nobody = stackOf(g, NONE)
  let standing: number = NONE
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++) {
    const zone = g.counter.zone.of(counter)
    if (zone === NONE) continue
    if (mayExit(g, side, zone, nobody)) return true
    standing = scenarioOf(g).exits.includes(zone) ? zone : standing
  }
  return standing === NONE ? why.because('gb.victory.exit', 'nowhere') : mayExit(g, side, standing, nobody, why)
}

function couldRally(g: G, side: number, why: Why): boolean {
  const atWork = zoneAtWork(g, side)
  // Whether the stack has spent MP is seen when it is asked.
  if (atWork !== NONE) return mayRally(g, side, atWork, g.stack, true, why)
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (onMap(g, counter) && isUnit(g, counter) && g.counter.demoralised.of(counter)) return true
  return why.because('gb.rally.day', 'none-demoralised')
}

// --- Impulses and battle movements ----------------------------------------------------------------------------------------

function couldTake(g: G, side: number, why: Why, counter: number): boolean {
  const rule = 'gb.impulse.activated'
  if (!isOwnOnMap(g, side, counter, rule, why)) return false
  return !g.counter.activated.of(counter) || why.because(rule, 'activated', named(g, counter))
}
function couldTakeAs(g: G, side: number, why: Why, counter: number): boolean {
  if (!couldTake(g, side, why, counter)) return false
  return isDecoy(g, counter) || why.because('gb.command.decoys', 'no-decoy', named(g, counter))
}

const couldJoinMove: May = (g, side, why, counter) =>
  isOwnOnMap(g, side, counter, 'gb.battle-move.stack', why) && (g.stack.count > 0 || mayJoinMove(g, side, counter, why))

function couldBattleMove(g: G, side: number, why: Why, connection: number): boolean {
  const ready = (zone: number): number[] => readyIn(g, side, zone).filter((counter) => isLeader(g, counter))
  if (endsOf(g, connection).every((zone) => ready(zone).length === 0))
    return why.because('gb.battle-move.ways', 'no-commander', { connection: connectionName(g, connection) })
  return couldAnybody(
    g,
    side,
    connection,
    why,
    (_zone, counter, own) => isLeader(g, counter) && mayMoveTo(g, side, counter, connection, own),
  )
}

// --- Detachments and garrisons --------------------------------------------------------------------------------------------

/** Where this counter is, by night, when most may be done. */
const occasionOf = (g: G, side: number, counter: number): Occasion => ({
  side,
  zone: g.counter.zone.of(counter),
  night: true,
})

/** Is this a unit of this side on the map? What it may do there is asked after that. */
function isUnitAtHand(g: G, side: number, unit: number, rule: string, why: Why): boolean {
  if (sideOf(g, unit) !== side) return why.because(rule, 'no-unit', named(g, unit))
  return onMap(g, unit) || why.because(rule, 'not-here', named(g, unit))
}
const couldDetach: May = (g, side, why, unit, detachment) =>
  isUnitAtHand(g, side, unit, 'gb.detachments.form', why) &&
  detachments.mayForm(g, occasionOf(g, side, unit), unit, detachment, why)
const couldJoinUnit: May = (g, side, why, detachment, unit) =>
  isUnitAtHand(g, side, unit, 'gb.detachments.join', why) &&
  detachments.mayJoin(g, occasionOf(g, side, unit), detachment, unit, why)
const couldFill: May = (g, side, why, unit, count) =>
  isUnitAtHand(g, side, unit, 'gb.garrisons.fill', why) &&
  mayFillGarrison(g, occasionOf(g, side, unit), unit, count, why)
const couldTakeSome: May = (g, side, why, unit, count) =>
  isUnitAtHand(g, side, unit, 'gb.garrisons.give', why) &&
  mayTakeGarrison(g, occasionOf(g, side, unit), unit, count, why)
const couldDetachGarrison: May = (g, side, why, forming) =>
  detachments.isSpare(g, side, forming) ||
  why.because('gb.garrisons.give', 'no-spare', { detachment: counterName(g, forming) })

// --- Battles --------------------------------------------------------------------------------------------------------------

function couldEngage(g: G, side: number, why: Why, counter: number): boolean {
  const rule = 'gb.combat.engage'
  if (!isOwnOnMap(g, side, counter, rule, why)) return false
  return !isLeader(g, counter) || why.because(rule, 'leader', named(g, counter))
}

function couldLose(g: G, side: number, why: Why, counter: number, arm: number): boolean {
  return isOwnOnMap(g, side, counter, 'gb.losses.order', why) && mayBearLoss(g, counter, arm, why)
}

function couldLoseGarrison(g: G, side: number, why: Why, garrison: number): boolean {
  if (g.campaign.garrisons[garrison]?.side !== side) return why.because('gb.losses.order', 'not-your-garrison')
  return g.garrison.points.of(garrison) > 0 || why.because('gb.losses.order', 'garrison-gone')
}

function couldSpendMitrailleuse(g: G, side: number, why: Why, counter: number): boolean {
  if (!isOwnOnMap(g, side, counter, 'gb.rout.test', why)) return false
  if (!forSide(tablesOf(g).rout.mitrailleuse.sides, side))
    return why.because('gb.rout.test', 'no-such-arm', named(g, counter))
  return g.counter.mitrailleuses.of(counter) > 0 || why.because('gb.rout.test', 'no-mitrailleuses', named(g, counter))
}

function couldRetreatBy(g: G, side: number, why: Why, counter: number, connection: number): boolean {
  if (!isOwnOnMap(g, side, counter, 'gb.retreat.ways', why)) return false
  const zone = g.counter.zone.of(counter)
  const facts = { connection: connectionName(g, connection), zone: zoneName(g, zone) }
  if (!endsOf(g, connection).includes(zone)) return why.because('gb.retreat.ways', 'elsewhere', facts)
  return retreat.mayRetreatBy(g, { side, zone, counter, rout: true, before: NONE }, connection, why)
}

/** Who controls a fortress can depend on what the enemy's counters are, so no more than this is said ahead of time. */
function couldRetreatInside(g: G, side: number, why: Why, counter: number): boolean {
  if (!isOwnOnMap(g, side, counter, 'gb.retreat.ways', why)) return false
  const zone = g.counter.zone.of(counter)
  if (zoneOf(g, zone).fortress !== NONE) return true
  return why.because('gb.retreat.fortress', 'none', { zone: zoneName(g, zone) })
}

function couldShelter(g: G, side: number, why: Why, counter: number): boolean {
  if (!isOwnOnMap(g, side, counter, 'gb.fortress.take-shelter', why)) return false
  const zone = g.counter.zone.of(counter)
  if (g.counter.inside.of(counter)) return why.because('gb.fortress.shelter', 'inside', { zone: zoneName(g, zone) })
  return isOpenTo(g, side, zone, why)
}

// --- Every verb -------------------------------------------------------------------------------------------------------------

const engaging = inBattle('gb.combat.engage')
const leading = inBattle('gb.combat.lead')
const charging = inBattle('gb.combat.charge')
const fallingBack = inBattle('gb.combat.cavalry-retreat')
const losing = always('gb.losses.table', 'no-losses')
const facingRout = inBattle('gb.rout.test')
const goingBack = inBattle('gb.retreat.ways')
const retreating = inBattle('gb.retreat.voluntary')
const sallying = always('gb.sally.reconnaissance', 'no-sally')
const detaching = inDetaching('gb.detachments.form')
const forming = always('gb.detachments.form', 'no-detachment')
const garrisoning = inDetaching('gb.garrisons.fill')
const sheltering = always('gb.fortress.take-shelter', 'not-now')
const placing = always('gb.reinforcements.decoys', 'not-now')

const answers: ReadonlyMap<Verb, Answer> = new Map<Verb, Answer>([
  [arrivals.placeDecoy, { phase: placing, may: (g, side, why, zone) => arrivals.mayPlaceDecoy(g, side, zone, why) }],
  [arrivals.keepDecoys, { phase: placing }],

  [
    impulse.activate,
    {
      phase: inImpulse,
      may: (g, side, why, zone) => mayActivate(g, side, zone, tablesOf(g).impulse.units, why),
    },
  ],
  [impulse.moveToBattle, { phase: inImpulse, may: (g, side, why) => mayBattleMove(g, side, why) }],
  [impulse.attack, { phase: inImpulse, may: (g, side, why, zone) => engagement.mayLaunchBattle(g, side, zone, why) }],
  [impulse.assault, { phase: inImpulse, may: (g, side, why, zone) => mayAssault(g, side, zone, why) }],
  [impulse.sallyFrom, { phase: inImpulse, may: (g, side, why, zone) => maySally(g, side, zone, why) }],
  [impulse.pass, { phase: inImpulse }],
  [impulse.endImpulse, { phase: inImpulse }],
  [joinMove, { phase: always('gb.battle-move.stack', 'not-now'), may: couldJoinMove }],
  [battleMoveBy, { phase: always('gb.battle-move.stack', 'not-now'), may: couldBattleMove }],

  [take, { phase: inMuster, may: couldTake }],
  [takeAsCavalry, { phase: inMuster, may: couldTakeAs }],
  [takeAsLeader, { phase: inMuster, may: couldTakeAs }],
  [marchOff, { phase: inMuster }],

  [activation.draw, { phase: inActivation, may: isNothingDrawn }],
  [activation.move, { phase: inActivation, may: couldMove }],
  [activation.moveInside, { phase: inActivation, may: couldMoveInside }],
  [activation.dropOff, { phase: inActivation, may: couldDropOff }],
  [activation.endActivation, { phase: inActivation }],
  ...operations.map(({ verb }): [Verb, Answer] => [
    verb,
    { phase: inActivation, may: works.get(verb) ?? forbids[verb.name] },
  ]),
  [keep, { phase: always('gb.fatigue.return', 'no-marker') }],
  [returnMarker, { phase: always('gb.fatigue.return', 'no-marker') }],
  [takeShelter, { phase: sheltering, may: couldShelter }],
  [sheltered, { phase: sheltering }],
  [commit, { phase: always('gb.recon.bids', 'not-now') }],
  [showCounter, { phase: always('gb.recon.reveal', 'not-now'), may: ofCounter('gb.recon.reveal') }],
  [announceGuns, { phase: always('gb.bridge.artillery', 'no-work') }],
  [keepGunsHidden, { phase: always('gb.bridge.artillery', 'no-work') }],

  [detachments.detach, { phase: detaching, may: couldDetach }],
  [detachments.detachOne, { phase: forming }],
  [detachments.form, { phase: forming }],
  [detachments.formNone, { phase: forming }],
  [detachments.join, { phase: detaching, may: couldJoinUnit }],
  [detachments.fill, { phase: garrisoning, may: couldFill }],
  [detachments.takeSome, { phase: garrisoning, may: couldTakeSome }],
  [detachments.detachGarrison, { phase: garrisoning, may: couldDetachGarrison }],
  [detachments.detachingDone, { phase: detaching }],

  [engagement.engage, { phase: engaging, may: couldEngage }],
  [engagement.leaveOut, { phase: engaging, may: couldEngage }],
  [engagement.engageGarrison, { phase: engaging }],
  [engagement.leaveOutGarrison, { phase: engaging }],
  [engagement.engageAll, { phase: engaging }],
  [engagement.giveBattle, { phase: engaging }],
  [fallBack, { phase: fallingBack }],
  [acceptBattle, { phase: fallingBack }],
  [dispositions.leadWith, { phase: leading, may: couldLead }],
  [dispositions.leadWithGarrison, { phase: leading }],
  [dispositions.charge, { phase: charging }],
  [dispositions.noCharge, { phase: charging }],
  [lose, { phase: losing, may: couldLose }],
  [loseGarrison, { phase: losing, may: couldLoseGarrison }],
  [rout.nextLead, { phase: facingRout, may: ofCounter('gb.rout.test') }],
  [rout.nextLeadGarrison, { phase: facingRout }],
  [rout.spendMitrailleuse, { phase: facingRout, may: couldSpendMitrailleuse }],
  [rout.faceRout, { phase: facingRout }],
  [voluntary.tryRetreat, { phase: retreating }],
  [voluntary.standFast, { phase: retreating }],
  [voluntary.pullOut, { phase: retreating, may: ofCounter('gb.retreat.voluntary') }],
  [voluntary.leaveInPlace, { phase: retreating, may: ofCounter('gb.retreat.voluntary') }],
  [voluntary.beginRetreat, { phase: retreating }],
  [retreat.goNext, { phase: goingBack }],
  [retreat.retreatBy, { phase: goingBack, may: couldRetreatBy }],
  [retreat.retreatInside, { phase: goingBack, may: couldRetreatInside }],
  [retreat.leadersStay, { phase: goingBack }],
  [breakOutBy, { phase: always('gb.axes.break-out', 'not-now') }],
  [takeAxis, { phase: always('gb.axes.lost', 'not-now') }],
  [scout, { phase: sallying }],
  [sallyOut, { phase: sallying }],
  [callOff, { phase: sallying }],

  [
    nightWorks.regainArm,
    {
      phase: atNight,
      may: (g, side, why, counter, arm) =>
        isOwnOnMap(g, side, counter, 'gb.recovery.test', why) && mayRegain(g, side, counter, arm, why),
    },
  ],
  [
    nightWorks.detachAt,
    { phase: atNight, may: (g, side, why, zone) => detachments.mayDetachAtNight(g, side, zone, why) },
  ],
  [nightWorks.worksDone, { phase: atNight }],
  [withdrawal.withdraw, { phase: atNight, may: (g, side, why, zone) => withdrawal.mayWithdraw(g, side, zone, why) }],
  [withdrawal.stand, { phase: atNight }],
  [withdrawal.withdrawOne, { phase: atNight, may: ofCounter('gb.withdrawal.order') }],
  [withdrawal.withdrawRest, { phase: atNight }],
  [withdrawal.marchByNight, { phase: atNight, may: couldMarchByNight }],
  [
    abandoning.abandon,
    { phase: atNight, may: (g, side, why, fortress) => abandoning.mayAbandon(g, side, fortress, why) },
  ],
  [abandoning.keepFortresses, { phase: atNight }],
])

function isNothingDrawn(g: G, _side: number, why: Why): boolean {
  return !asks(g, 'marker') || why.because('gb.fatigue.draw', 'drawn')
}

function couldDropOff(g: G, side: number, why: Why, counter: number): boolean {
  if (sideOf(g, counter) === side && (zoneAtWork(g, side) === NONE || g.stack.has(counter))) return true
  return why.because('gb.march.drop-off', 'not-in-stack', named(g, counter))
}

function couldLead(g: G, side: number, why: Why, counter: number): boolean {
  if (!isOwnOnMap(g, side, counter, 'gb.combat.lead', why)) return false
  return isUnit(g, counter) || why.because('gb.combat.lead', 'no-unit', named(g, counter))
}

/** By night troops leave contested zones, over ways that are open. */
function couldMarchByNight(g: G, side: number, why: Why, connection: number): boolean {
  if (!isLandOpen(g, connection, why)) return false
  if (endsOf(g, connection).some((zone) => countersIn(g, side, zone).length > 0)) return true
  return why.because('gb.withdrawal.ways', 'nobody-there', { connection: connectionName(g, connection) })
}
