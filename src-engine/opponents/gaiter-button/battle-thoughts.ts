import { has } from '../../board/bitset.ts'
import { onFork } from '../../kernel/play/fork.ts'
import { FRENCH, NONE } from '../../gaiter-button/campaign/campaign.ts'
import { isFriendlyAxis } from '../../gaiter-button/ground/axes.ts'
import { countersIn, isLeader } from '../../gaiter-button/state/counters.ts'
import { counterName, enemyOf, zoneName } from '../../gaiter-button/state/kit.ts'
import { bestOf, lesserStrikes, marchesLost } from './engaging.ts'
import { sortiesFrom } from './sorties.ts'
import { worthOfStrike, type Strike } from './strikes.ts'
import type { Judge } from './judgement/outlook.ts'
import { sideAt } from './judgement/sides.ts'
import { strikeOf, type Staff } from './staff.ts'
import { isKeyLeader } from './judgement/key-leaders.ts'
import { worthOf, type Judging, type Thought } from './thoughts.ts'

/** Battles and battle movements that a side may launch in an impulse. */

/** A battle in a zone; `byMarching` is what each unit engaged could gain by marching instead. */
export function strikeThought(
  staff: Staff,
  judging: Judging,
  kind: 'attack' | 'assault' | 'sally',
  place: string,
  byMarching: number,
): Thought[] {
  const { g, side, manner, weights, sallied, chased } = staff
  if (kind === 'sally' && sallied.includes(place)) return []
  // An attack before which cavalry falls back activates no units: cavalry could be chased to and fro for ever.
  if (kind === 'attack' && chased.filter((one) => one === place).length >= CHASES) return []
  const zone = g.layout.language.numberOf('zone', place)
  const everybody = strikeOf(staff, zone, kind)
  if (everybody === undefined) return []
  const purpose = has(staff.shutIn, zone)
  // Where the enemy holds all ways on, nobody can march on unless he is driven off.
  const isBarred = side === FRENCH && manner.spares && !leadsOn(staff, judging.here, zone)
  const worth = (strike: Strike): number =>
    worthOfStrike(g, side, strike, weights) -
    (isBarred ? strike.cleared : 1) * marchesLost(staff, strike.engaged, byMarching) +
    gainIfCleared(staff, judging, strike)
  const { strike, value } = bestOf([everybody, ...lesserStrikes(staff, everybody)], worth)
  const facts = {
    zone: place,
    percent: Math.round(100 * strike.wins),
    ownLost: Math.round(10 * strike.ownLost) / 10,
    enemyLost: Math.round(10 * strike.enemyLost) / 10,
  }
  const order = {
    order: 'battle',
    launch: kind === 'assault' ? 'assault' : 'attack',
    zone: place,
    ...(strike === everybody ? {} : { engage: strike.engaged.map((counter) => counterName(g, counter)) }),
    retreat: 'ask',
    ways: 'ask',
    rout: 'ask',
  }
  return [
    {
      candidate: {
        intent: purpose ? 'breaks-out' : kind === 'assault' ? 'storms' : 'attacks',
        facts,
        does: kind === 'sally' ? { act: `sally ${place}` } : { order },
        worth: worthOf(value + manner.boldness),
      },
      ...(purpose ? { pressing: true as const } : {}),
      ...(strike.wins < (purpose ? 0.12 : manner.attack) ? { veto: 'poor-odds' } : {}),
    },
  ]
}

/** After cavalry has fallen back this often from a zone in a day, the side attacks there no more. */
const CHASES = 2

/** Below this chance of clearing the zone, what that would change on the map is ignored. */
const UNLIKELY = 0.1

/** Expected gain on the map if the enemy is driven out of a zone and retreats to where the victors' influence is least. */
function gainIfCleared(
  { g, side, ground, manner }: Staff,
  { here, judge, now }: Judging,
  { zone, cleared }: Strike,
): number {
  if (manner.foresight === 0 || cleared < UNLIKELY) return 0
  const enemy = enemyOf(side)
  const ways = Array.from(ground.other.subarray(ground.start[zone], ground.start[zone + 1]))
  const [back = NONE] = ways
    .filter((beyond) => countersIn(g, side, beyond).length === 0)
    .toSorted((a, b) => here.felt(side)[a]! - here.felt(side)[b]! || a - b)
  const after = onFork(g, (fork) => {
    for (const counter of [...countersIn(g, enemy, zone)]) fork.counter.zone.set(counter, back)
    return judge.own(fork)
  })
  const gain = after - now
  // A loss by driving the enemy out is certain to come, so it counts in full.
  return (gain < 0 ? 1 : manner.foresight) * cleared * gain
}

/** Can the side leave a zone by a way toward the goal? */
const leadsOn = ({ g, side, ground }: Staff, { toGoal }: Judge, zone: number): boolean =>
  g.campaign.board.connectionsAt(zone).some((connection) => {
    const beyond = g.campaign.board.otherEnd(connection, zone)
    return (
      ground.hops[zone * ground.zones + beyond] === 1 &&
      isFriendlyAxis(g, side, zone, connection) &&
      toGoal[beyond]! < toGoal[zone]!
    )
  })

export function sortieThoughts(staff: Staff, { here, judge, now }: Judging): Thought[] {
  const { g, side } = staff
  const zones = new Set<number>()
  for (let counter = 0; counter < g.counter.zone.rows; counter++)
    if (sideAt(g, counter) === side && isLeader(g, counter) && g.counter.zone.of(counter) >= 0)
      zones.add(g.counter.zone.of(counter))
  return [...zones].flatMap((zone) =>
    sortiesFrom(staff, zone, judge, now).map(({ counters, from, to, chance, worth }) => ({
      candidate: {
        intent: 'falls-upon',
        facts: { from: zoneName(g, from), to: zoneName(g, to), percent: Math.round(100 * chance) },
        does: {
          order: {
            order: 'battle-movement',
            counters: counters.map((counter) => counterName(g, counter)),
            to: zoneName(g, to),
          },
        },
        worth: worthOf(worth),
      },
      ...(counters.some((counter) => isKeyLeader(g, counter)) &&
      2 * here.force(side)[from]! < 3 * here.force(enemyOf(side))[to]!
        ? { veto: 'leader-in-danger' }
        : {}),
    })),
  )
}
