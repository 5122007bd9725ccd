import { NONE } from '../../gaiter-button/campaign/campaign.ts'
import { hasAxis, isEncircled } from '../../gaiter-button/ground/axes.ts'
import { countersIn, isDecoy, isUnit, points } from '../../gaiter-button/state/counters.ts'
import { enemyOf, type G } from '../../gaiter-button/state/kit.ts'
import { axisOn } from '../../gaiter-button/state/places.ts'
import { FAR, type Ground } from './judgement/ground.ts'
import { edgeZones } from './judgement/goals.ts'
import { sideAt } from './judgement/sides.ts'
import type { Manner } from './judgement/manner.ts'
import type { Weights } from './judgement/weights.ts'

/** Decisions with a sound answer that needs no search: who bears losses, who retreats where, what is done by night. */

export interface Asked {
  readonly g: G
  readonly side: number
  readonly kind: string
  readonly actions: readonly string[]
  readonly ground: Ground
  readonly weights: Weights
  readonly manner: Manner
}

/** The sound answer to a decision; undefined only if no action is legal. */
export function soundAnswer(asked: Asked): string | undefined {
  const { actions, kind } = asked
  return (answers[kind] ?? noAnswer)(asked) ?? quietAnswer(actions)
}

type Answering = (asked: Asked) => string | undefined

const noAnswer: Answering = () => undefined

/** Answers by which a side does nothing in particular, in order of preference. */
const QUIET = [
  'keep-fortresses',
  'no-withdrawal',
  'night-works-done',
  'detaching-done',
  'form-none',
  'keep-decoys',
  'face-rout',
  'stand-fast',
  'accept-battle',
  'sheltered',
  'call-off',
  'give-battle',
  'keep',
  'end-activation',
  'end-impulse',
  'pass',
]
const quietAnswer = (actions: readonly string[]): string | undefined =>
  QUIET.find((quiet) => actions.includes(quiet)) ?? actions[0]

const startingWith = (actions: readonly string[], start: string): string | undefined =>
  actions.find((action) => action === start || action.startsWith(`${start} `))
const argument = (action: string, index: number): string => action.split(' ')[index] ?? ''

const answers: { readonly [kind: string]: Answering } = {
  decoys: ({ g, side, actions, ground, weights }) => {
    const felt = feltAt(g, enemyOf(side), ground, weights)
    return best(
      actions.filter((action) => action.startsWith('place-decoy')),
      (action) => {
        const zone = zoneIn(g, argument(action, 1))
        return -Math.abs(felt(zone) - NEAR_ENOUGH) - A_DECOY_THERE * decoysIn(g, side, zone)
      },
    )
  },
  'night-works': ({ actions }) =>
    actions.find((action) => action.endsWith(' infantry')) ?? startingWith(actions, 'regain'),
  // Stacks are activated by orders. Without an order, a muster gathers demoralised units to rally.
  muster: ({ g, actions }) =>
    actions.find(
      (action) => action.startsWith('take ') && g.counter.demoralised.of(counterIn(g, argument(action, 1))),
    ) ?? startingWith(actions, 'march-off'),
  activation: ({ actions }) => startingWith(actions, 'rally') ?? startingWith(actions, 'leave-map') ?? 'end-activation',
  marker: () => 'keep',
  declaring: ({ actions }) => best(actions, (action) => Number(argument(action, 1))),
  showing: ({ g, actions }) => best(actions, (action) => -points(g, counterIn(g, argument(action, 1)))),
  engage: ({ actions }) =>
    startingWith(actions, 'engage-all') ??
    startingWith(actions, 'engage-garrison') ??
    (actions.includes('give-battle') ? 'give-battle' : startingWith(actions, 'engage')),
  lead: ({ g, actions, weights }) => best(actions, (action) => weights.fight[counterIn(g, argument(action, 1))] ?? 0),
  charge: (asked) => (oddsHere(asked) > asked.manner.charges ? 'charge' : 'no-charge'),
  'cavalry-retreat': (asked) => (oddsHere(asked) < asked.manner.fallsBack ? 'fall-back' : 'accept-battle'),
  'combat-losses': bearLoss,
  'unit-losses': bearLoss,
  'stayed-losses': bearLoss,
  pursuit: bearLoss,
  'rout-test': ({ actions }) => startingWith(actions, 'spend-mitrailleuse'),
  'voluntary-retreat': (asked) => {
    const { actions, manner } = asked
    if (actions.includes('try-retreat')) return oddsHere(asked) < manner.givesUp ? 'try-retreat' : 'stand-fast'
    return startingWith(actions, 'pull-out') ?? 'begin-retreat'
  },
  retreat: goBack,
  'night-march': goBack,
  withdrawals: withdrawFrom,
  withdrawing: () => 'withdraw-rest',
  'axis-loss': takeAxis,
  'break-out': takeAxis,
  // The sally was weighed when it was launched; calling it off and launching it again could go on for ever.
  sally: ({ actions }) => (actions.includes('scout-first') ? 'scout-first' : 'sally-out'),
}

/** The enemy influence of the zone that suits a decoy best: he is near, but not upon it. */
const NEAR_ENOUGH = 12
/** Cost of each decoy that a zone holds already, on the scale of enemy influence. */
const A_DECOY_THERE = 6

const decoysIn = (g: G, side: number, zone: number): number =>
  countersIn(g, side, zone).filter((counter) => isDecoy(g, counter)).length

/** The answer with the highest value, the first of equals; undefined if there is none. */
function best(actions: readonly string[], valueOf: (action: string) => number): string | undefined {
  let [found, value] = [actions[0], -Infinity]
  for (const action of actions) {
    const worth = valueOf(action)
    if (worth <= value) continue
    found = action
    value = worth
  }
  return found
}

const zoneIn = (g: G, name: string): number => g.layout.language.numberOf('zone', name)
const counterIn = (g: G, name: string): number => g.layout.language.numberOf('counter', name)

/** Influence of a side in a zone: its weight there in full, and less of its weight further away. */
function feltAt(g: G, side: number, { hops, zones }: Ground, { fight }: Weights): (zone: number) => number {
  return (zone) => {
    let sum = 0
    for (let counter = 0; counter < fight.length; counter++) {
      const at = g.counter.zone.of(counter)
      if (at === NONE || sideAt(g, counter) !== side) continue
      const far = hops[at * zones + zone]!
      if (far < FAR) sum += fight[counter]! / (1 + far)
    }
    return sum
  }
}

const forceIn = (g: G, side: number, zone: number, { fight }: Weights): number => {
  let sum = 0
  for (let counter = 0; counter < fight.length; counter++)
    if (g.counter.zone.of(counter) === zone && sideAt(g, counter) === side) sum += fight[counter]!
  return sum
}

/** How many times as strong as the enemy the side is in the battle zone. */
function oddsHere({ g, side, weights }: Asked): number {
  const zone = g.battleZone
  return zone === NONE ? 1 : forceIn(g, side, zone, weights) / Math.max(1, forceIn(g, enemyOf(side), zone, weights))
}

/** Order in which arms bear losses: those that can be replaced come first. */
const ARMS = ['infantry', 'cavalry', 'mitrailleuses', 'artillery', 'heavy-cavalry', 'heavy-artillery']

/** The unit with most SP left bears a loss; no unit is wiped out while another can bear it. */
function bearLoss({ g, actions }: Asked): string | undefined {
  return best(actions, (action) => {
    const [verb = '', who = '', arm = ''] = action.split(' ')
    if (verb !== 'lose') return -500
    const left = points(g, counterIn(g, who))
    return left - 3 * ARMS.indexOf(arm) - (left <= 1 ? 100 : 0)
  })
}

/** The way back: to where enemy influence is least, friendly influence greatest, and where there is room. */
function goBack(asked: Asked): string | undefined {
  const { g, side, actions, ground, weights } = asked
  const next = startingWith(actions, 'goes-next')
  if (next !== undefined) return next
  const ways = actions.filter((action) => /^(retreat-by|march-by-night) /.test(action))
  if (ways.length === 0) return startingWith(actions, 'retreat-inside') ?? startingWith(actions, 'leaders-stay')
  const enemyFelt = feltAt(g, enemyOf(side), ground, weights)
  const ownFelt = feltAt(g, side, ground, weights)
  const from = placeOf(asked)
  return best(ways, (action) => {
    const connection = g.layout.language.numberOf(
      'connection',
      argument(action, action.startsWith('retreat-by') ? 2 : 1),
    )
    const beyond = from === NONE ? NONE : g.campaign.board.otherEnd(connection, from)
    if (beyond === NONE || beyond === undefined) return 0
    return (
      0.5 * ownFelt(beyond) -
      enemyFelt(beyond) -
      2 * crowd(g, side, beyond) -
      forceIn(g, enemyOf(side), beyond, weights)
    )
  })
}

const crowd = (g: G, side: number, zone: number): number => {
  let count = 0
  for (let counter = 0; counter < g.counter.zone.rows; counter++)
    if (g.counter.zone.of(counter) === zone && sideAt(g, counter) === side && isUnit(g, counter)) count += 1
  return Math.max(0, count - 6)
}

/** The zone that a retreat or night march starts from. */
function placeOf({ g, actions }: Asked): number {
  const unit = actions.find((action) => action.startsWith('retreat-by'))
  if (unit !== undefined) return g.counter.zone.of(counterIn(g, argument(unit, 1)))
  const first = g.stack.next(0)
  return first < 0 ? NONE : g.counter.zone.of(first)
}

/** Withdraws by night from a zone where the enemy is much stronger, or somewhat stronger with few ways left open. */
function withdrawFrom({ g, side, actions, ground, weights, manner }: Asked): string | undefined {
  const enemy = enemyOf(side)
  const felt = [feltAt(g, side, ground, weights), feltAt(g, enemy, ground, weights)] as const
  return best(
    actions
      .filter((action) => action.startsWith('withdraw '))
      .filter((action) => {
        const zone = zoneIn(g, argument(action, 1))
        const [own, theirs] = [forceIn(g, side, zone, weights), forceIn(g, enemy, zone, weights)]
        const stronger = (theirs + 0.5 * felt[1](zone)) / Math.max(1, own + 0.5 * felt[0](zone))
        return theirs > 0 && (stronger > manner.yields || (stronger > 1.15 && openWays(g, side, zone) <= 2))
      }),
    (action) => forceIn(g, enemy, zoneIn(g, argument(action, 1)), weights),
  )
}

/** Number of ways by which a side may leave a contested zone. */
export function openWays(g: G, side: number, zone: number): number {
  if (isEncircled(g, side, zone)) return 0
  const own = hasAxis(g, side, zone)
  return g.campaign.board
    .connectionsAt(zone)
    .filter((connection) =>
      own ? axisOn(g, connection, zone) === side : axisOn(g, connection, zone) !== enemyOf(side),
    ).length
}

/** The Germans take the axis that leads nearest to the western edge, or break out by it; the French take the first. */
function takeAxis({ g, side, actions, ground }: Asked): string | undefined {
  const zone = g.battleZone
  if (zone === NONE) return actions[0]
  const edges = edgeZones(g)
  const { hops, zones } = ground
  return best(actions, (action) => {
    const connection = g.layout.language.numberOf('connection', argument(action, 1))
    const beyond = g.campaign.board.otherEnd(connection, zone)
    const toEdge = Math.min(...edges.map((edge) => hops[beyond * zones + edge]!))
    return side === 0 ? 0 : -toEdge
  })
}
