import { verb } from '../../kernel/actions/actions.ts'
import type { FrameOf } from '../../kernel/play/agenda.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { distribution } from '../../kernel/play/odds.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { isEncircled } from '../ground/axes.ts'
import { NONE } from '../campaign/campaign.ts'
import { countersIn, isLeader, isUnit, membersOf, valueOf } from '../state/counters.ts'
import { counterName, counterOf, frame, tablesOf, zoneName, type G } from '../state/kit.ts'
import { crossToOtherBank, otherBank } from './assault.ts'
import { countersAtHand, engagedGarrison, engagedUnits, fightsInside } from './engaged.ts'
import { canRetreat, retreat, setWithdrawing } from './retreat.ts'

/** Chapter 15.6: the voluntary retreat of a beaten defender who did not rout. */

export const tryRetreat = verb('try-retreat')
export const standFast = verb('stand-fast')
export const pullOut = verb('pull-out', 'counter')
export const leaveInPlace = verb('leave-in-place', 'counter')
export const beginRetreat = verb('begin-retreat')

/** The enemy does not learn which leader's value helped, nor whether any did. */
const retreatTried = entry(
  { name: 'retreat-tried', category: 'battle', rule: 'gb.retreat.voluntary' },
  { side: 'side', zone: 'zone', die: 'number', succeeds: 'flag' },
  { needed: 'number' },
)
const stoodFast = entry(
  { name: 'stood-fast', category: 'battle', rule: 'gb.retreat.voluntary', followsDecision: true },
  { side: 'side', zone: 'zone' },
)

/**
 * The value of the highest-ranking leader where this side fights in the zone, the best of equals; 0 without a leader.
 */
export function retreatValue(g: G, side: number): number {
  let [best, senior] = [0, false]
  for (const counter of countersAtHand(g, side)) {
    const { leader } = counterOf(g, counter)
    if (leader === undefined || (senior && leader.rank !== 'senior')) continue
    const value = valueOf(g, counter)
    best = leader.rank === 'senior' && !senior ? value : Math.max(best, value)
    senior = leader.rank === 'senior'
  }
  return best
}

const neededFor = (g: G, side: number): number => tablesOf(g).retreat.atMost + retreatValue(g, side)

/**
 * @rule gb.retreat.voluntary
 * A beaten defender who did not rout may try to retreat one zone: a die of at most 2 plus the value of the
 * highest-ranking leader in the zone. On success he takes any of his engaged troops along. Leaders need not follow.
 * Encircled units cannot retreat. The besieged can retreat to the other bank of their fortress, and then all of them
 * do.
 */
export function mayTryRetreat(g: G, side: number, why?: Why): boolean {
  const rule = 'gb.retreat.voluntary'
  const zone = () => ({ zone: zoneName(g, g.battleZone) })
  const units = engagedUnits(g, side)
  if (units.length === 0 && engagedGarrison(g, side) === NONE) return why?.because(rule, 'nobody', zone()) ?? false
  if (fightsInside(g, side))
    return otherBank(g, side, g.battleZone) !== NONE || (why?.because(rule, 'no-way', zone()) ?? false)
  if (units.some((counter) => canRetreat(g, side, counter, false))) return true
  const reason = isEncircled(g, side, g.battleZone) ? 'encircled' : 'no-way'
  return why?.because(rule, reason, zone()) ?? false
}

function rollRetreat(g: G, side: number): boolean {
  const needed = neededFor(g, side)
  const die = g.chance.dice(tablesOf(g).retreat.dice, 6, 'retreat')
  g.tell(retreatTried, { side, zone: g.battleZone, die, needed, succeeds: die <= needed }, side)
  return die <= needed
}

/** May this counter be taken along? */
export function mayPullOut(g: G, side: number, counter: number, why?: Why): boolean {
  const rule = 'gb.retreat.voluntary'
  const unit = () => ({ unit: counterName(g, counter) })
  const goes = isUnit(g, counter)
    ? engagedUnits(g, side).includes(counter)
    : isLeader(g, counter) && countersIn(g, side, g.battleZone).includes(counter)
  if (!goes) return why?.because(rule, 'not-engaged', unit()) ?? false
  return (
    canRetreat(g, side, counter, false) || (why?.because(rule, 'no-way', { zone: zoneName(g, g.battleZone) }) ?? false)
  )
}

const locals = { side: word({ noun: 'side' }), tried: flag(), gone: flag() }

const isChoosing = (f: FrameOf<typeof locals>, why?: Why): boolean =>
  f.tried || (why?.because('gb.retreat.voluntary', 'not-tried') ?? false)

function mayToggle(g: G, f: FrameOf<typeof locals>, counter: number, on: boolean, why?: Why): boolean {
  if (!isChoosing(f, why) || !mayPullOut(g, f.side, counter, why)) return false
  if (g.withdrawing.has(counter) !== on) return true
  const reason = on ? 'goes-already' : 'stays-already'
  return why?.because('gb.retreat.voluntary', reason, { unit: counterName(g, counter) }) ?? false
}

function mayBegin(g: G, f: FrameOf<typeof locals>, why?: Why): boolean {
  if (!isChoosing(f, why)) return false
  if (membersOf(g.withdrawing).some((counter) => isUnit(g, counter))) return true
  return why?.because('gb.retreat.voluntary', 'no-unit') ?? false
}

function candidates(g: G, side: number): number[] {
  return countersIn(g, side, g.battleZone).filter((counter) => mayPullOut(g, side, counter))
}

function setOut(g: G, f: FrameOf<typeof locals>): void {
  f.gone = true
  g.retreated = true
  g.call(retreat, { side: f.side, zones: tablesOf(g).retreat.zones })
}

/** The beaten defender decides whether to try, and on success which counters go. */
export const voluntaryRetreat = frame('voluntary-retreat', locals, {
  next(g, f) {
    if (f.gone) return g.done()
    if (!f.tried) return mayTryRetreat(g, f.side) ? g.ask(f.side) : g.done()
    if (fightsInside(g, f.side)) {
      g.retreated = true
      crossToOtherBank(g, f.side, g.battleZone, otherBank(g, f.side, g.battleZone))
      return g.done()
    }
    const all = candidates(g, f.side)
    if (all.length > 1) return g.ask(f.side)
    // Only one unit can go, and the try was made for it.
    setWithdrawing(g, all)
    setOut(g, f)
    return 'called'
  },
  prompt: (_g, f) => (f.tried ? 'voluntary-retreat.who' : 'voluntary-retreat'),
  about: (g, f) => ({ zone: zoneName(g, g.battleZone), needed: neededFor(g, f.side) }),
  offer(g, f, offer) {
    if (!f.tried) {
      offer.add(tryRetreat)
      offer.add(standFast)
      return
    }
    for (const counter of candidates(g, f.side)) offer.add(g.withdrawing.has(counter) ? leaveInPlace : pullOut, counter)
    if (mayBegin(g, f)) offer.add(beginRetreat)
  },
  answers: [
    {
      verb: tryRetreat,
      may: (_g, f, why) => !f.tried || (why?.because('gb.retreat.voluntary', 'tried') ?? false),
      act(g, f) {
        f.tried = true
        setWithdrawing(g, [])
        if (!rollRetreat(g, f.side)) f.gone = true
      },
      odds(g, f) {
        let succeeds = false
        return distribution(
          g,
          (fork) => {
            succeeds = rollRetreat(fork, f.side)
          },
          () => (succeeds ? 'success' : 'failure'),
        )
      },
    },
    {
      verb: standFast,
      may: (_g, f, why) => !f.tried || (why?.because('gb.retreat.voluntary', 'tried') ?? false),
      act(g, f) {
        f.gone = true
        g.tell(stoodFast, { side: f.side, zone: g.battleZone })
      },
    },
    {
      verb: pullOut,
      may: (g, f, why, counter) => mayToggle(g, f, counter, true, why),
      act: (g, _f, counter) => g.withdrawing.add(counter),
    },
    {
      verb: leaveInPlace,
      may: (g, f, why, counter) => mayToggle(g, f, counter, false, why),
      act: (g, _f, counter) => g.withdrawing.delete(counter),
    },
    {
      verb: beginRetreat,
      may: (g, f, why) => mayBegin(g, f, why),
      act: (g, f) => setOut(g, f),
    },
  ],
})

export const kinds = [voluntaryRetreat]
export const entries = [retreatTried, stoodFast]
