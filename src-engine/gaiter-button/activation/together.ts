import { NONE } from '../campaign/campaign.ts'
import { readyToMarch } from '../march/march-odds.ts'
import { shortestWays } from '../march/march-ways.ts'
import { unitsMarching } from '../march/march.ts'
import { corpsOf, countersIn, isDecoy, isLeader, isUnit, membersOf } from '../state/counters.ts'
import { tablesOf, type G } from '../state/kit.ts'
import { PLAYED } from '../state/shape.ts'
import { impulse } from './impulse.ts'
import { isReady, mayTake, addToStack } from './muster.ts'

/** How many units a side may still activate in its current impulse; the full number if it has none running. */
export function unitsLeft(g: G, side: number): number {
  const operation = g.topmost(impulse)
  return operation?.side === side ? operation.units : tablesOf(g).impulse.units
}

/** The counters of a side in a zone that have not been activated this turn. */
export const readyIn = (g: G, side: number, zone: number): number[] =>
  [...countersIn(g, side, zone, 'all')].filter((counter) => isReady(g, side, zone, counter))

/**
 * Fills `g.stack` with the counters of a zone that may be activated together and can do most: either as many as
 * possible, or one corps, which often has more points than units of several. Units stay behind if only fewer together
 * can pay for a march. `first`, if given, is included in any case.
 */
export function takeTogether(g: G, side: number, zone: number, first: number): void {
  const ready = readyIn(g, side, zone)
  const muster = { side, zone, first, units: unitsLeft(g, side) }
  let best = marchingCompany(g, muster, ready)
  for (const corps of corpsAmong(g, first === NONE || !ready.includes(first) ? ready : [first])) {
    const group = ready.filter((counter) => !isUnit(g, counter) || corpsOf(g, counter) === corps)
    const company = marchingCompany(g, muster, group)
    if (company.worth > best.worth) best = company
  }
  takeAll(g, best.company)
}

/** The zone, the counter to be included first, and how many units may go. */
interface CompanyRequest {
  readonly side: number
  readonly zone: number
  readonly first: number
  readonly units: number
}

/** The largest company that can march, and its worth; if none can, the largest. */
export function marchingCompany(g: G, request: CompanyRequest, from: readonly number[]) {
  const all = companyOf(g, request, from)
  takeAll(g, all)
  for (let units = unitsMarching(g); units > 0; units--) {
    const company = companyOf(g, { ...request, units }, from)
    const worth = worthOf(g, request, company)
    if (worth > 0) return { company, worth }
  }
  return { company: all, worth: 0 }
}

function corpsAmong(g: G, counters: readonly number[]): Set<number> {
  const corps = counters.filter((counter) => isUnit(g, counter)).map((counter) => corpsOf(g, counter))
  return new Set(corps.filter((one) => one !== NONE))
}

/**
 * The counters of a zone that may be activated together: `first`, then units, then leaders. Decoys, which go as
 * cavalry, are included only if no other counter can go.
 */
function companyOf(g: G, { side, zone, first, units }: CompanyRequest, from: readonly number[]) {
  const order = (counter: number): number => (counter === first ? 0 : byRank(g, counter))
  g.stack.clear()
  for (const counter of from.toSorted((one, other) => order(one) - order(other))) {
    if (order(counter) === 3 && g.stack.count > 0) break
    if (mayTake(g, { side, zone, units }, counter)) addToStack(g, counter, playedAs(g, counter))
  }
  return membersOf(g.stack)
}

export function takeAll(g: G, company: readonly number[]): void {
  g.stack.clear()
  for (const counter of company) addToStack(g, counter, playedAs(g, counter))
}

/** Value of a company: MP plus CP, times its number of units; zero if it cannot march. */
function worthOf(g: G, { side, zone }: CompanyRequest, company: readonly number[]): number {
  const [first] = company
  if (first === undefined) return 0
  takeAll(g, company)
  const { mp, cp } = readyToMarch(g, side)
  const units = unitsMarching(g)
  const canMarch = mp > 0 && shortestWays(g, { side, zone, inside: g.counter.inside.of(first), mp, units }).length > 0
  return canMarch ? Math.max(1, units) * (mp + cp) : 0
}

/** Order in which counters join a stack: units, then leaders, then decoys. */
export const byRank = (g: G, counter: number): number => (isDecoy(g, counter) ? 3 : isLeader(g, counter) ? 2 : 1)

/** A decoy goes as cavalry, so that it does not slow the stack down. */
export const playedAs = (g: G, counter: number): number => (isDecoy(g, counter) ? PLAYED.cavalry : PLAYED.infantry)
