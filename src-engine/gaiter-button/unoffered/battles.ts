import type { Why } from '../../kernel/values/explain.ts'
import { NONE } from '../campaign/campaign.ts'
import * as retreat from '../combat/retreat.ts'
import { isLeader, isUnit } from '../state/counters.ts'
import { isOpenTo } from '../ground/fortress.ts'
import { type G, connectionName, forSide, tablesOf, zoneName, zoneOf } from '../state/kit.ts'
import { mayBearLoss } from '../ground/losses.ts'
import { endsOf, isOwnOnMap, named } from './answer.ts'

/** Chapters 9.3 and 15: battles and shelter, asked at any time. */

export function couldEngage(g: G, side: number, why: Why, counter: number): boolean {
  const rule = 'gb.combat.engage'
  if (!isOwnOnMap(g, side, counter, rule, why)) return false
  return !isLeader(g, counter) || why.because(rule, 'leader', named(g, counter))
}

export function couldLose(g: G, side: number, why: Why, counter: number, arm: number): boolean {
  return isOwnOnMap(g, side, counter, 'gb.losses.order', why) && mayBearLoss(g, counter, arm, why)
}

export function couldLoseGarrison(g: G, side: number, why: Why, garrison: number): boolean {
  if (g.campaign.garrisons[garrison]?.side !== side) return why.because('gb.losses.order', 'not-your-garrison')
  return g.garrison.points.of(garrison) > 0 || why.because('gb.losses.order', 'garrison-gone')
}

export function couldSpendMitrailleuse(g: G, side: number, why: Why, counter: number): boolean {
  if (!isOwnOnMap(g, side, counter, 'gb.rout.test', why)) return false
  if (!forSide(tablesOf(g).rout.mitrailleuse.sides, side))
    return why.because('gb.rout.test', 'no-such-arm', named(g, counter))
  return g.counter.mitrailleuses.of(counter) > 0 || why.because('gb.rout.test', 'no-mitrailleuses', named(g, counter))
}

export function couldRetreatBy(g: G, side: number, why: Why, counter: number, connection: number): boolean {
  if (!isOwnOnMap(g, side, counter, 'gb.retreat.ways', why)) return false
  const zone = g.counter.zone.of(counter)
  const facts = { connection: connectionName(g, connection), zone: zoneName(g, zone) }
  if (!endsOf(g, connection).includes(zone)) return why.because('gb.retreat.ways', 'elsewhere', facts)
  return retreat.mayRetreatBy(g, { side, zone, counter, rout: true, before: NONE }, connection, why)
}

/** Control of a fortress can depend on what the enemy's counters really are, so nothing more is reported in advance. */
export function couldRetreatInside(g: G, side: number, why: Why, counter: number): boolean {
  if (!isOwnOnMap(g, side, counter, 'gb.retreat.ways', why)) return false
  const zone = g.counter.zone.of(counter)
  if (zoneOf(g, zone).fortress !== NONE) return true
  return why.because('gb.retreat.fortress', 'none', { zone: zoneName(g, zone) })
}

export function couldShelter(g: G, side: number, why: Why, counter: number): boolean {
  if (!isOwnOnMap(g, side, counter, 'gb.fortress.take-shelter', why)) return false
  const zone = g.counter.zone.of(counter)
  if (g.counter.inside.of(counter)) return why.because('gb.fortress.shelter', 'inside', { zone: zoneName(g, zone) })
  return isOpenTo(g, side, zone, why)
}

export function couldLead(g: G, side: number, why: Why, counter: number): boolean {
  if (!isOwnOnMap(g, side, counter, 'gb.combat.lead', why)) return false
  return isUnit(g, counter) || why.because('gb.combat.lead', 'no-unit', named(g, counter))
}
