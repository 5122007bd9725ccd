import { expect, it } from 'vitest'
import type { GoStudy, StandOrder } from '#engine/storm-over-belfort/window-types.ts'
import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import type { Calls } from '../../main/carry.ts'
import { hotSeat, serveHouse } from '../table.ts'

/**
 * How often two people at one machine hand the siege of Belfort over in a fortnight, and how much they do by hand: every gun that reaches
 * something fires, and each side attacks where it is likely to win. By single answers; by orders for what a side begins itself; and with
 * orders for the rest of the fortnight as well: how the enemy’s fire is answered, its beginning, and its end.
 */

type Means = 'answers' | 'orders' | 'stand'

/** So many attacks a side makes in a fortnight at most. */
const ATTACKS = 2

interface Doing {
  readonly calls: Calls
  readonly means: Means
  readonly attacks: number[]
  /** Sides that have said how they stand, and those whose guns have their order. */
  readonly stands: Set<number>
  readonly fired: Set<number>
}

type Order = Parameters<Calls['games']['order']>[0]['order']

async function playFortnight(seed: string, means: Means) {
  const { calls } = serveHouse()
  const { id } = await calls.games.begin({
    campaign: 'belfort-1870',
    scenario: 'january-1871',
    seed,
    players: hotSeat,
  })
  let table = await calls.games.open({ id })
  const doing: Doing = { calls, means, attacks: [0, 0], stands: new Set(), fired: new Set() }
  let [handOvers, hand] = [0, 0]
  let turn: number | undefined
  for (let guard = 0; table.decider !== null; guard += 1) {
    expect(guard, 'acts of the hand').toBeLessThan(500)
    if (table.seat !== table.decider) {
      if (table.seat !== null) handOvers += 1
      table = await calls.games.sit({ id, side: table.decider })
      continue
    }
    const now = Number(table.views[0]!.known['turn'])
    turn ??= now
    if (now > turn) break
    const next = await nextMove(doing, table)
    table =
      typeof next === 'string'
        ? await calls.games.act({ id, action: next, alone: true })
        : await calls.games.order({ id, order: next, alone: true })
    hand += 1
  }
  return { handOvers, hand }
}

async function nextMove(doing: Doing, table: GameSnapshot): Promise<string | Order> {
  const { means, stands, fired, attacks } = doing
  const side = table.decider!
  const { kind, answers } = table.question!
  const actions = answers.map(({ action }) => action)
  const first = (...verbs: readonly string[]): string =>
    verbs.flatMap((verb) => actions.filter((one) => one.split(' ')[0] === verb))[0] ?? actions.at(-1)!
  const stand: StandOrder = { order: 'stand', turn: Number(table.views[0]!.known['turn']), guns: 'fire' }
  const isUnderFire = ['answer', 'counter-battery', 'defence', 'spread-hits'].includes(kind)
  if (means === 'stand' && !stands.has(side) && (kind === 'bombardment' || isUnderFire)) {
    stands.add(side)
    return { ...stand }
  }
  switch (kind) {
    case 'bombardment': {
      const target = first('bombard').split(' ')[2]
      if (means === 'answers' || target === undefined) return first('bombard', 'stop')
      if (fired.has(side)) return first('stop')
      fired.add(side)
      return {
        order: 'bombard',
        zone: target,
        until: 'spent',
        ...(means === 'stand' && { afterwards: 'stop' as const }),
      }
    }
    case 'activations': {
      const go = attacks[side]! < ATTACKS ? await attackIn(doing, table) : undefined
      if (go !== undefined) {
        attacks[side]! += 1
        return go
      }
      return means === 'stand' ? { ...stand, rest: true } : 'pass'
    }
    case 'purchase':
      return means === 'stand' ? { order: 'hold', turn: stand.turn } : first('decline')
    case 'intrigue':
      return means === 'stand' ? { order: 'close', turn: stand.turn, points: 1, keep: null } : first('end-stratagems')
    default:
      return first('fire', 'assault', 'counter-fire', 'strike', 'retire', 'decline', 'end-operations', 'keep-none')
  }
}

/** The likeliest attack of the side that is asked. */
async function attackIn({ calls }: Doing, { id, decider, question }: GameSnapshot): Promise<Order | undefined> {
  const found: { readonly zone: string; readonly attack: GoStudy['attacks'][number] }[] = []
  for (const { verb, things } of question!.answers) {
    if (verb !== 'activate') continue
    const request = { study: 'go', zone: things[0]!.name }
    const { attacks } = (await calls.games.study({ id, side: decider!, request })).study as unknown as GoStudy
    for (const attack of attacks) if (attack.won >= 0.5) found.push({ zone: things[0]!.name, attack })
  }
  const [best] = found.toSorted((a, b) => b.attack.won - a.attack.won)
  if (best === undefined) return undefined
  const { source, target, units, leaves } = best.attack
  return {
    order: 'go',
    zone: best.zone,
    units: [...units],
    to: source,
    attack: target,
    ...(leaves ? { leave: true } : {}),
  }
}

it(
  'a fortnight of the siege is played with fewer hand-overs and acts of the hand where the fire is answered by order',
  { timeout: 300_000 },
  async () => {
    for (const seed of ['a', 'b']) {
      const played = new Map<Means, Awaited<ReturnType<typeof playFortnight>>>()
      for (const means of ['answers', 'orders', 'stand'] as const) {
        const one = await playFortnight(seed, means)
        played.set(means, one)
        console.info(`${seed} ${means}: ${one.handOvers} hand-overs, ${one.hand} acts of the hand`)
      }
      const [answers, orders, stand] = [played.get('answers')!, played.get('orders')!, played.get('stand')!]
      expect(orders.hand).toBeLessThan(answers.hand)
      expect(stand.handOvers).toBeLessThan(orders.handOvers)
      expect(stand.handOvers).toBeLessThanOrEqual(12)
    }
  },
)
