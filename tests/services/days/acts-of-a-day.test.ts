import { expect, it } from 'vitest'
import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import type { Calls } from '../../main/carry.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import { Wording } from '../../../src-main/wording/wording.ts'
import { boardOfZones, indexBoard } from '../../../src-renderer/map/board/board.ts'
import { readOrderOfBattle } from '../../../src-renderer/systems/gaiter-button/counters/order-of-battle.ts'
import { toolsFor } from '../../../src-renderer/systems/gaiter-button/layers/tools.ts'
import { ordering } from '../../../src-renderer/systems/gaiter-button/orders/ordering.ts'
import { orderWords } from '../../../src-renderer/systems/gaiter-button/orders/words.ts'
import { chalonsBoard } from '../../campaigns/plans.ts'
import { campaign, files } from '../../rulebook/gaiter-button/table.ts'
import { open, serveHouse } from '../table.ts'

/**
 * How many acts of the hand two whole days of the campaign take, both sides played with orders: asked of the services that the buttons of the
 * window call. A button or an answer is one act; an order on the map is the stack, the place and the button that confirms it, and one more
 * where a corps or an army is chosen on the card.
 */

type PlannedMove = { readonly counters: readonly string[]; readonly to: string; readonly isArmy?: boolean }

const FRENCH = [
  ...['fr-1-1', 'fr-1-2', 'fr-1-3', 'fr-1-4', 'fr-1-c', 'fr-5-1', 'fr-5-2', 'fr-5-3', 'fr-5-c', 'fr-12-1', 'fr-12-2'],
  ...['fr-12-3', 'fr-12-c', 'fr-7-1', 'fr-7-2', 'fr-7-3', 'fr-7-c', 'mac-mahon'],
]
const THIRD = [
  ...[
    'ge-5-9',
    'ge-5-10',
    'ge-6-11',
    'ge-6-12',
    'ge-11-21',
    'ge-11-22',
    'ge-b-1-1',
    'ge-b-1-2',
    'ge-b-1-c',
    'ge-b-2-3',
  ],
  ...['ge-b-2-4', 'ge-b-2-c', 'ge-w-1', 'frederick-william'],
]
const MEUSE = ['ge-g-1', 'ge-g-2', 'ge-g-c', 'ge-4-7', 'ge-4-8', 'ge-12-23', 'ge-12-24', 'ge-12-c', 'albert-of-saxony']

/** What the generals want: the armies where history had them march, and the cavalry before them. */
const plans: readonly (readonly PlannedMove[])[] = [
  [
    { counters: FRENCH, to: 'stenay', isArmy: true },
    { counters: ['fr-r-1'], to: 'vouziers' },
    { counters: ['fr-r-2'], to: 'le-chesne' },
  ],
  [
    { counters: THIRD, to: 'vouziers', isArmy: true },
    { counters: MEUSE, to: 'buzancy', isArmy: true },
    { counters: ['ge-c-2'], to: 'suippes' },
    { counters: ['ge-c-4'], to: 'suippes' },
    { counters: ['ge-c-5'], to: 'nouart' },
    { counters: ['ge-c-6'], to: 'grandpre' },
  ],
]

/** Plays until the third day begins, and counts the acts of the hand by the day. */
async function played(calls: Calls) {
  const days: { hand: number; acts: number; orders: number; carriedOn: number }[] = []
  const { id } = await calls.games.begin({
    campaign: 'chalons-1870',
    scenario: 'august-1870',
    seed: 'two days',
    players: open,
  })
  let table = await calls.games.open({ id })
  const first = turnOf(table)
  const left = plans.map((requests) => [...requests])
  for (let guard = 0; turnOf(table) < first + 2; guard += 1) {
    expect(guard, 'acts of the hand').toBeLessThan(400)
    const day = (days[turnOf(table) - first] ??= { hand: 0, acts: 0, orders: 0, carriedOn: 0 })
    const before = table.stop
    const { hand, does } = await next(calls, table, left)
    table = await does()
    day.hand += hand
    day.acts += table.stop - before
    if (hand >= ORDER) day.orders += 1
    else if (hand === CARRY_ON && table.order?.order['order'] === 'march') day.carriedOn += 1
  }
  return { days, table }
}

const CARRY_ON = 1
const ORDER = 3

type Next = { readonly hand: number; readonly does: () => Promise<GameSnapshot> }

/** What the player does with the question: he carries on, gives an order that is wanted, ends his day or answers. */
async function next(calls: Calls, table: GameSnapshot, left: PlannedMove[][]): Promise<Next> {
  const { id, question, decider } = table
  if (question === null || decider === null) throw new Error('nobody is asked')
  const order =
    (what: Parameters<Calls['games']['order']>[0]['order'], keep: (typeof what)[] = []) =>
    () =>
      calls.games.order({ id, order: what, keep, alone: true })
  const act = (action: string) => () => calls.games.act({ id, action, alone: true })
  if (question.kind === 'impulse') {
    const ready = table.kept.find((one) => one.ready)
    if (ready !== undefined) return { hand: CARRY_ON, does: order(ready.order) }
    for (const request of left[decider]!) {
      const orders = (await ordersFor(calls, table, decider, request)) as Parameters<typeof order>[1] & object
      const [now] = orders
      if (now === undefined) continue
      left[decider] = left[decider]!.filter((one) => one !== request)
      return { hand: ORDER + (request.isArmy === true ? 1 : 0), does: order(now, orders) }
    }
    return { hand: 1, does: order({ order: 'pass-day' }) }
  }
  if (['night-works', 'withdrawals', 'abandoning'].includes(question.kind))
    return { hand: 1, does: order({ order: 'night' }) }
  const quiet = question.answers.find(({ action }) =>
    /^(keep-decoys|end-activation|keep|keep-guns-hidden)$/.test(action),
  )
  return { hand: 1, does: act((quiet ?? question.answers.at(-1)!).action) }
}

/** The orders that the card of the window sends for those who are meant. */
async function ordersFor(calls: Calls, table: GameSnapshot, side: number, { counters, to }: PlannedMove) {
  const asked = { table, question: table.question! }
  const views = table.views.find((view) => view.side === side)
  const { counter } = views!.known as { counter: Record<string, { zone?: string; activated?: boolean }> }
  const who = counters.filter((name) => counter[name]?.activated === false && counter[name].zone !== '-')
  const from = counter[who[0] ?? '']?.zone
  if (from === undefined) return []
  const draft = { from, first: null, who, strikes: false, how: { contact: 'stop' } }
  const request = card.requestFor(draft, asked) as Parameters<Calls['games']['study']>[0]['request']
  const { study } = await calls.games.study({ id: table.id, side, request })
  const given = card.show(study, draft, asked).forecastOf(to).order
  return given === null ? [] : [given.order, ...given.keep.filter((one) => one !== given.order)]
}

const index = indexBoard(boardOfZones(chalonsBoard())!)
const book = readOrderOfBattle(files['order-of-battle.json'] as Json, files['map.json'] as Json) // as read from JSON
const names = Object.fromEntries(new Wording(campaign, files).names)
const card = ordering(toolsFor('en', index, book, names), index, book, orderWords('en'), new Set())

const turnOf = ({ views }: GameSnapshot): number => Number(views[0]?.known['turn'])

it(
  'two days of August 1870 take both sides together sixty acts of the hand a day at most',
  { timeout: 300_000 },
  async () => {
    const { calls } = serveHouse()
    const { days, table } = await played(calls)
    for (const [day, { hand, acts, orders, carriedOn }] of days.entries())
      console.info(
        `day ${day + 1}: ${hand} acts of the hand for ${acts} acts; ${orders} orders, ${carriedOn} carried on`,
      )
    // Both armies have marched: far more was done than the hand did.
    expect(table.ending).toBeNull()
    for (const { hand, acts } of days) {
      expect(hand).toBeLessThanOrEqual(60)
      expect(acts).toBeGreaterThan(3 * hand)
    }
  },
)
