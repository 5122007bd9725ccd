import type { Verb } from '../../kernel/actions/actions.ts'
import { Why } from '../../kernel/values/explain.ts'
import * as bridges from '../engineering/bridges.ts'
import { FRENCH, NONE } from '../campaign/campaign.ts'
import { endOf, firstOf, isUnit, onMap } from '../state/counters.ts'
import * as detachments from '../ground/detachments.ts'
import { isSpare, mayForm } from '../ground/forming.ts'
import type { Party } from '../engineering/engineering.ts'
import { mayForcePassage } from '../combat/forced-passage.ts'
import { mayComeOut, mayGoInside } from '../ground/fortress.ts'
import { type Occasion, mayFillGarrison, mayTakeGarrison } from '../ground/garrisons.ts'
import { type G, counterName, scenarioOf, sideOf } from '../state/kit.ts'
import * as pontoons from '../engineering/pontoons.ts'
import * as railways from '../engineering/railways.ts'
import { mayRally, rally } from '../march/rally.ts'
import { mayReconnoitre, reconnoitre } from '../march/recon.ts'
import { mayExit } from '../victory/victory.ts'
import { type May, couldAny, endsOf, hasReadyAt, named, passOn, stackOf } from './answer.ts'
import { couldForceBridge, couldSurprise, ofStack } from './marches.ts'
import { ownStack, zoneAtWork } from './phases.ts'

/** Chapters 8, 11, 12 and 14: operations, detachments and garrisons, asked at any time. */

/** Refusals that do not count while no stack has been chosen for the work: they only mean that troops are missing. */
const WANTS_TROOPS = ['no-infantry', 'no-division', 'no-troops']

/** Work at a connection, by the acting stack or by any counter ready to act there. */
const work =
  (may: (g: G, party: Party, connection: number, why?: Why) => boolean): May =>
  (g, side, why, connection) => {
    const atWork = zoneAtWork(g, side)
    if (atWork !== NONE) return may(g, { side, zone: atWork, stack: g.stack }, connection, why)
    const idle = new Why()
    const nobody = { side, zone: endsOf(g, connection)[0]!, stack: stackOf(g, NONE) }
    if (!may(g, nobody, connection, idle) && idle.refusal !== undefined)
      if (!WANTS_TROOPS.includes(idle.refusal.reason) && idle.refusal.reason !== 'contested') return passOn(idle, why)
    return (
      hasReadyAt(g, side, connection, 'gb.activation.whole', why) &&
      couldAny(g, side, connection, why, (zone, counter, own) =>
        may(g, { side, zone, stack: stackOf(g, counter) }, connection, own),
      )
    )
  }

export const works: ReadonlyMap<Verb, May> = new Map<Verb, May>([
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

/** The rules that forbid an operation of a stack, by the name of its verb. */
export const forbids: { readonly [verb: string]: May } = {
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
  // Whether a stack has spent MP is only known for the acting one.
  if (atWork !== NONE) return mayRally(g, atWork, g.stack, true, why)
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (onMap(g, counter) && isUnit(g, counter) && g.counter.demoralised.of(counter)) return true
  return why.because('gb.rally.day', 'none-demoralised')
}

/** The occasion for this counter: its zone, at night, when most is allowed. */
const occasionOf = (g: G, side: number, counter: number): Occasion => ({
  side,
  zone: g.counter.zone.of(counter),
  night: true,
})

/** Is this a unit of this side on the map? Further rules are checked by the caller. */
function isUnitAtHand(g: G, side: number, unit: number, rule: string, why: Why): boolean {
  if (sideOf(g, unit) !== side) return why.because(rule, 'no-unit', named(g, unit))
  return onMap(g, unit) || why.because(rule, 'not-here', named(g, unit))
}
export const couldDetach: May = (g, side, why, unit, detachment) =>
  isUnitAtHand(g, side, unit, 'gb.detachments.form', why) &&
  mayForm(g, occasionOf(g, side, unit), unit, detachment, why)
export const couldJoinUnit: May = (g, side, why, detachment, unit) =>
  isUnitAtHand(g, side, unit, 'gb.detachments.join', why) &&
  detachments.mayJoin(g, occasionOf(g, side, unit), detachment, unit, why)
export const couldFill: May = (g, side, why, unit, count) =>
  isUnitAtHand(g, side, unit, 'gb.garrisons.fill', why) &&
  mayFillGarrison(g, occasionOf(g, side, unit), unit, count, why)
export const couldTakeSome: May = (g, side, why, unit, count) =>
  isUnitAtHand(g, side, unit, 'gb.garrisons.give', why) &&
  mayTakeGarrison(g, occasionOf(g, side, unit), unit, count, why)
export const couldDetachGarrison: May = (g, side, why, forming) =>
  isSpare(g, side, forming) || why.because('gb.garrisons.give', 'no-spare', { detachment: counterName(g, forming) })
