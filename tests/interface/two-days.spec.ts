import { expect, type Page } from 'playwright/test'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import type { Calls } from '../main/socket.ts'
import { everyTry } from '../tries.ts'
import { test } from './tools/at-host.ts'
import { answers, map, openRecord, stops } from './tools/at-table.ts'
import { countActs } from './tools/acts.ts'
import { click, dragStack, pointAt } from './tools/by-hand.ts'
import { mapAtRest } from './tools/house.ts'
import { openAtTable } from './tools/without-form.ts'

/**
 * Two days of August 1870 played through the window, both sides on the march with orders, with every act of the hand counted: each press of
 * the mouse and of a key. What is asked is looked up at the host; all that is done is done by mouse and keys.
 */

test.use({ viewport: { width: 1440, height: 900 } })

/** Whom a general orders: those about one of his counters, or all of a set that the card names; and where to. */
type PlannedMove = { readonly counter: string; readonly set?: RegExp; readonly to: string }
const plans: readonly (readonly PlannedMove[])[] = [
  [{ counter: 'mac-mahon', set: /^Army of/, to: 'stenay' }],
  [
    { counter: 'ge-b-1-1', set: /^Whole I Bavarian Corps/, to: 'vouziers' },
    { counter: 'frederick-william', set: /^Army of/, to: 'vouziers' },
    { counter: 'albert-of-saxony', set: /^Army of/, to: 'buzancy' },
    { counter: 'ge-c-2', to: 'suippes' },
    { counter: 'ge-c-4', to: 'suippes' },
    { counter: 'ge-c-5', to: 'nouart' },
    { counter: 'ge-c-6', to: 'grandpre' },
  ],
]
/** A corps over two zones, or an army: one of its stacks is dragged to where all shall go, all of them are chosen, and the order is given. */
const MOST = { day: 60, corps: 3, night: 2 }
/** Per commit the first orders of both sides are played; with every try two whole days. */
const DAYS = everyTry ? 2 : 0
const FIRST_ACTS = 10

const nightly = new Set(['night-works', 'withdrawals', 'abandoning'])

const zoneOf = ({ views, decider }: GameSnapshot, counter: string): string | undefined => {
  const counters = views.find(({ side }) => side === decider)!.known['counter'] as Record<string, CounterSeen>
  const seen = counters[counter]
  return seen?.activated === false && seen.zone !== '-' ? seen.zone : undefined
}
type CounterSeen = { readonly zone?: string; readonly activated?: boolean }
const turnOf = ({ views }: GameSnapshot): number => Number(views[0]?.known['turn'])

/** Gives an order on the map: a stack is clicked and aimed; one of many is dragged, and the others chosen. */
async function order(page: Page, from: string, { set, to }: PlannedMove): Promise<void> {
  const card = page.locator('.order-card')
  const march = card.getByRole('button', { name: /^March/ })
  if (set === undefined) {
    await pointAt(page, from)
    await click(page)
    await expect(card.locator('.order-who')).toBeVisible()
    await pointAt(page, to)
    await click(page)
    await expect(march).toBeFocused()
    await expect(march).toBeEnabled()
    await page.keyboard.press('Enter')
    return
  }
  await dragStack(page, from, to)
  await card.getByRole('button', { name: set }).first().click()
  await expect(card.getByRole('heading')).toHaveText(/^March of \d+ stacks to /)
  await march.click()
}

/** What the player does with the question; says what it was. */
async function actOn(page: Page, table: GameSnapshot, left: PlannedMove[][]): Promise<string> {
  const { question, decider } = table
  if (question === null || decider === null) throw new Error('nobody is asked')
  if (question.kind === 'impulse') {
    const carryOn = page.locator('.kept-orders').getByRole('button', { name: /^Carry on/ })
    if (table.kept.some((one) => one.ready)) {
      await expect(carryOn.first()).toBeEnabled()
      await page.keyboard.press('c')
      return 'carried on'
    }
    for (const action of left[decider]!) {
      const from = zoneOf(table, action.counter)
      const isAsked = question.answers.some(({ action }) => action === `activate ${from}`)
      if (from === undefined || from === action.to || !isAsked) continue
      left[decider] = left[decider]!.filter((one) => one !== action)
      await order(page, from, action)
      return action.set === undefined ? 'order' : 'order of many'
    }
    await page.getByRole('button', { name: 'End my operations for today' }).click()
    return 'day passed'
  }
  if (nightly.has(question.kind)) {
    await page.getByRole('button', { name: 'This night as usual' }).click()
    return 'night'
  }
  const quiet = question.answers.find(({ action }) =>
    /^(keep-decoys|end-activation|keep|keep-guns-hidden)$/.test(action),
  )
  const { title } = quiet ?? question.answers.at(-1)!
  await answers(page).filter({ hasText: title.en }).first().click()
  return 'answer'
}

/** Waits until something was done, and the window shows it. */
async function settled(page: Page, calls: Calls, before: GameSnapshot): Promise<GameSnapshot> {
  const { id, stop } = before
  let table = before
  await expect(async () => {
    table = await calls.games.look({ id })
    expect(table.stop).not.toBe(stop)
    const done = new RegExp(`^${table.stop} of ${table.stop}( |$)`)
    expect(await stops(page).textContent()).toMatch(done)
  }).toPass({ timeout: 60_000 })
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
  return table
}

test('two days of August 1870 with both armies on the march take few acts of the hand', async ({
  page,
  host,
  calls,
}) => {
  test.setTimeout(everyTry ? 1_200_000 : 240_000)
  const begun = { campaign: 'chalons-1870', scenario: 'august-1870', seed: 'two days' }
  const { id } = await calls.games.begin({ ...begun, players: { sides: ['person', 'person'], open: true } })
  await openAtTable(page, host, id)
  await openRecord(page)
  await page.locator('.game-map[data-sheet="printed"]').waitFor({ timeout: 90_000 })
  await map(page).focus()
  const acts = await countActs(page)
  // All of the map is in sight from here on.
  await page.keyboard.press('0')
  await mapAtRest(page)

  const days: { hand: number; acts: number; whats: Record<string, number> }[] = []
  const left = plans.map((actions) => [...actions])
  let table = await calls.games.look({ id })
  const first = turnOf(table)
  let hand = await acts()
  while (DAYS === 0 ? hand < FIRST_ACTS + 1 : turnOf(table) < first + DAYS) {
    const day = (days[turnOf(table) - first] ??= { hand: 0, acts: 0, whats: {} })
    const what = await actOn(page, table, left)
    const after = await settled(page, calls, table)
    const now = await acts()
    if (what === 'order of many') expect(now - hand, what).toBeLessThanOrEqual(MOST.corps)
    if (what === 'night') expect(now - hand, what).toBeLessThanOrEqual(MOST.night)
    day.hand += now - hand
    day.acts += after.stop - table.stop
    day.whats[what] = (day.whats[what] ?? 0) + 1
    hand = now
    table = after
  }
  for (const [index, { hand: count, acts: all, whats }] of days.entries()) {
    console.info(`day ${index + 1}: ${count} acts of the hand for ${all} acts; ${JSON.stringify(whats)}`)
    expect(count).toBeLessThanOrEqual(MOST.day)
    expect(all).toBeGreaterThan(DAYS === 0 ? count : 3 * count)
  }
})
