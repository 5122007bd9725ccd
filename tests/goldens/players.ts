import type { G } from '#engine/gaiter-button/state/kit.ts'
import { FRENCH, NONE } from '#engine/gaiter-button/campaign/campaign.ts'
import {
  endOf,
  firstOf,
  isInfantryDivision,
  isLeader,
  isUnit,
  membersOf,
  moraleOf,
  points,
} from '#engine/gaiter-button/state/counters.ts'
import { scenarioOf } from '#engine/gaiter-button/state/kit.ts'
import type { Game } from '#engine/kernel/game/game.ts'

/**
 * Plain players for campaigns on record: they know one plan each and follow it sensibly. They look at everything, as
 * whoever writes a script does; an opponent worth playing is somebody else.
 */
export interface Plan {
  /** Zones to be reached, for each counter that has somewhere to go; none for those that stay. */
  goalsOf(g: G, counter: number): readonly number[] | undefined
  /** Whether a battle is sought where one can be had. */
  fights(g: G, zone: number, side: number): boolean
  /** Fatigue that a unit of this morale is led to bear. */
  readonly bold: number
}

/** The next action of the side that decides, as text. */
export function choose(game: Game, plans: readonly [Plan, Plan]): string {
  const g = game.play as G // players of Gaiter Button play nothing else
  const side = g.decider
  const plan = plans[side]!
  const { language } = g.layout
  const options = [...g.actions].map((code) => language.textOf(code))
  const starting = (verb: string): string[] =>
    options.filter((option) => option === verb || option.startsWith(`${verb} `))
  const [only] = options
  if (options.length === 1) return only!
  switch (g.asking.kind.kind.name) {
    case 'impulse':
      return operation(g, side, plan, starting)
    case 'muster':
      return member(g, plan, starting)
    case 'activation':
      return order(g, plan, starting)
    case 'marker':
      return marker(g, starting)
    default:
      return habit(options)
  }
}

type Starting = (verb: string) => string[]
const numberOf = (g: G, noun: string, text: string): number =>
  g.layout.language.numberOf(noun, text.split(' ')[1] ?? '')

function operation(g: G, side: number, plan: Plan, starting: Starting): string {
  for (const kind of ['attack', 'assault'])
    for (const option of starting(kind)) if (plan.fights(g, numberOf(g, 'zone', option), side)) return option
  let best: string | undefined
  let least = Infinity
  for (const option of starting('activate')) {
    const zone = numberOf(g, 'zone', option)
    const ready = ownIn(g, side, zone).filter((counter) => !g.counter.activated.of(counter))
    for (const counter of ready) {
      const goals = plan.goalsOf(g, counter)
      if (goals === undefined || goals.includes(zone)) continue
      const distance = distances(g, goals)[zone]!
      if (distance < least) [least, best] = [distance, option]
    }
  }
  return best ?? starting('end-impulse')[0] ?? starting('pass')[0]!
}

/** At most two units of one goal, with whatever leader goes there. */
function member(g: G, plan: Plan, starting: Starting): string {
  const stack = membersOf(g.stack)
  const takers = starting('take')
  const goal = stack.map((counter) => plan.goalsOf(g, counter)?.[0]).find((one) => one !== undefined)
  const units = stack.filter((counter) => isUnit(g, counter)).length
  const fit = takers.filter((option) => {
    const counter = numberOf(g, 'counter', option)
    const goals = plan.goalsOf(g, counter)
    return goals !== undefined && (goal === undefined || goals[0] === goal) && (!isUnit(g, counter) || units < 2)
  })
  return fit[0] ?? starting('march-off')[0] ?? takers[0]!
}

function order(g: G, plan: Plan, starting: Starting): string {
  const { frame } = g.asking
  const f = frame as unknown as { zone: number; kept: number; sum: number } // the activation that asks
  const [leave] = starting('leave-map')
  if (leave !== undefined) return leave
  const stack = membersOf(g.stack)
  const leader = stack.find((counter) => plan.goalsOf(g, counter) !== undefined)
  const goals = leader === undefined ? undefined : plan.goalsOf(g, leader)
  const end = starting('end-activation')[0]!
  if (goals === undefined) return end
  const far = distances(g, goals)
  const here = far[f.zone]!
  let best = end
  let least = here
  for (const option of starting('move')) {
    const connection = numberOf(g, 'connection', option)
    const to = g.campaign.board.otherEnd(connection, f.zone)
    if (far[to]! < least) [least, best] = [far[to]!, option]
  }
  if (best !== end) return best
  const [draw] = starting('draw')
  const isThere = goals.includes(f.zone) && !scenarioOf(g).exits.includes(f.zone)
  const weakest = Math.min(...stack.filter((counter) => isUnit(g, counter)).map((counter) => moraleOf(g, counter)))
  const bears = f.kept < 2 || f.sum + 1 <= weakest + plan.bold
  return draw !== undefined && !isThere && bears ? draw : end
}

function marker(g: G, starting: Starting): string {
  const f = g.asking.frame as unknown as { drawn?: number } // the marker that was drawn
  const drawn = f.drawn === undefined ? '' : String(g.campaign.tables.fatigue.bowl[f.drawn]?.marker ?? '')
  const [back] = starting('return')
  return (drawn === 'stop' || drawn === '3') && back !== undefined ? back : starting('keep')[0]!
}

/** What these players always say to questions that their plans do not touch. */
const habits = [
  'keep-decoys',
  'give-battle',
  'accept-battle',
  'stand-fast',
  'no-charge',
  'face-rout',
  'no-withdrawal',
  'night-works-done',
  'keep-fortresses',
  'sheltered',
  'end-impulse',
  'pass',
]

function habit(options: readonly string[]): string {
  const engageAll = options.find((option) => option === 'engage-all')
  if (engageAll !== undefined) return engageAll
  for (const verb of habits) {
    const found = options.find((option) => option === verb || option.startsWith(`${verb} `))
    if (found !== undefined) return found
  }
  return options[0]!
}

const ownIn = (g: G, side: number, zone: number): number[] => {
  const found: number[] = []
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    if (g.counter.zone.of(counter) === zone) found.push(counter)
  return found
}

const known = new WeakMap<object, Map<string, Float64Array>>()

/** MP from every zone to the nearest goal, as if nobody were in the way. */
function distances(g: G, goals: readonly number[]): Float64Array {
  let ofCampaign = known.get(g.campaign)
  if (ofCampaign === undefined) known.set(g.campaign, (ofCampaign = new Map<string, Float64Array>()))
  const key = goals.join(' ')
  const ready = ofCampaign.get(key)
  if (ready !== undefined) return ready
  const { board, tables } = g.campaign
  const { road, path } = tables.march
  const far = new Float64Array(board.zoneCount).fill(Infinity)
  const waiting = [...goals]
  for (const goal of goals) far[goal] = 0
  for (let zone = waiting.shift(); zone !== undefined; zone = waiting.shift()) {
    for (const connection of board.connectionsAt(zone)) {
      const other = board.otherEnd(connection, zone)
      if (g.campaign.zones[other]!.country !== 'france' || g.campaign.zones[other]!.sectorOf !== NONE) continue
      const { way, bridge, water } = g.campaign.connections[connection]!
      if (way === 'none' || (water === 'major' && !bridge)) continue
      const cost = far[zone]! + (way === 'road' && water !== 'major' ? road : path)
      if (cost < far[other]!) {
        far[other] = cost
        waiting.push(other)
      }
    }
  }
  ofCampaign.set(key, far)
  return far
}

/** Stays where it is and only answers. */
export const patience: Plan = { goalsOf: () => undefined, fights: () => false, bold: 0 }

/** So many divisions of the Army of Châlons march east and leave the map; Mac-Mahon goes with them. */
export function marchEast(divisions: number, bold = 1): Plan {
  return {
    goalsOf(g, counter) {
      if (isLeader(g, counter)) return scenarioOf(g).exits
      if (!isInfantryDivision(g, counter)) return undefined
      const rank = [...Array(endOf(g, FRENCH)).keys()].filter((one) => isInfantryDivision(g, one)).indexOf(counter)
      return rank < divisions ? scenarioOf(g).exits : undefined
    },
    fights: () => false,
    bold,
  }
}

/** The Germans march on the French, stack by stack, and fight wherever they are stronger. */
export function hunt(advantage: number): Plan {
  return {
    goalsOf(g, counter) {
      if (!isUnit(g, counter)) return undefined
      const side = g.campaign.counters[counter]!.side
      const [first, end] = [firstOf(g, 1 - side), endOf(g, 1 - side)]
      const zones: number[] = []
      for (let enemy = first; enemy < end; enemy++) {
        const zone = g.counter.zone.of(enemy)
        if (zone !== NONE && points(g, enemy) > 0 && !zones.includes(zone)) zones.push(zone)
      }
      return zones.length === 0 ? undefined : zones
    },
    fights: (g, zone, side) => strength(g, side, zone) > advantage * strength(g, 1 - side, zone),
    bold: 0,
  }
}

/** The Germans go to these zones and stay there. */
export function holdZones(ids: readonly string[]): Plan {
  return {
    goalsOf(g, counter) {
      if (!isUnit(g, counter)) return undefined
      const zones = ids.map((id) => g.campaign.board.zoneOf(id))
      return [zones[counter % zones.length]!]
    },
    fights: () => false,
    bold: 0,
  }
}

const strength = (g: G, side: number, zone: number): number =>
  ownIn(g, side, zone).reduce((sum, counter) => sum + points(g, counter), 0)

/** Nobody moves but the leaders, who ride alone to the nearest enemies. */
export const ride: Plan = {
  goalsOf: (g, counter) => (isLeader(g, counter) ? hunt(0).goalsOf(g, nearestUnit(g, counter)) : undefined),
  fights: () => false,
  bold: 0,
}

/** Any unit of the same side: what it hunts, its leader rides to. */
function nearestUnit(g: G, leader: number): number {
  const { side } = g.campaign.counters[leader]!
  return (
    [...Array(endOf(g, side)).keys()].find((counter) => counter >= firstOf(g, side) && isUnit(g, counter)) ?? leader
  )
}
