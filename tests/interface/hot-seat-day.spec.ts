import { expect, type Page } from 'playwright/test'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import type { Calls } from '../main/socket.ts'
import { everyTry } from '../tries.ts'
import { test } from './tools/at-host.ts'
import { answers, fillNewGame, openRecord, question } from './tools/at-table.ts'
import { countActs } from './tools/acts.ts'
import { dragStack, pointAtStack } from './tools/by-hand.ts'
import { mapAtRest, often } from './tools/house.ts'
import { openAtTable } from './tools/without-form.ts'

/**
 * The day of Beaumont played by two at one machine, with everything hidden: both armies march, and give battle where they meet. Every act of the hand is
 * counted, and every time that the table changes hands. What is asked is looked up at the host; all that is done is done by mouse and keys.
 */

test.use({ viewport: { width: 1440, height: 900 } })

/** Which stacks march, named by one of their counters, and where to. */
type PlannedMove = { readonly counter: string; readonly to: string }
const plans: readonly (readonly PlannedMove[])[] = [
  [
    { counter: 'fr-7-1', to: 'beaumont-en-argonne' },
    { counter: 'fr-12-1', to: 'raucourt' },
    { counter: 'fr-1-1', to: 'sedan' },
  ],
  [
    { counter: 'ge-g-1', to: 'beaumont-en-argonne' },
    { counter: 'ge-12-23', to: 'beaumont-en-argonne' },
    { counter: 'ge-4-7', to: 'nouart' },
    { counter: 'ge-b-1-1', to: 'grandpre' },
    { counter: 'ge-11-21', to: 'vouziers' },
    { counter: 'ge-6-11', to: 'clermont-en-argonne' },
  ],
]
/** On the day, and of one order: to attack is to click the enemy and to give battle, once the cards of earlier battles are put away. */
const MOST = { handOvers: 15, acts: 60, attack: 3, defence: 1, march: 3 }
/** Per commit the day is played until it has changed hands so often, which takes two battles; with every try to its end. */
const ENOUGH = everyTry ? Infinity : 6

const handOver = (page: Page) => page.locator('.hand-over')
const card = (page: Page) => page.locator('.order-card')
const nightly = new Set(['night-works', 'withdrawals', 'abandoning'])

const turnOf = ({ views }: GameSnapshot): number => Number(views[0]?.known['turn'])
const zoneOf = ({ views, decider }: GameSnapshot, counter: string): string | undefined => {
  const counters = views.find(({ side }) => side === decider)!.known['counter'] as Record<string, CounterSeen>
  const seen = counters[counter]
  return seen?.activated === false && seen.zone !== '-' ? seen.zone : undefined
}
type CounterSeen = { readonly zone?: string; readonly activated?: boolean }

/** Clicks the enemy in a stack that is laid out, and gives battle as the card proposes it. */
async function attack(page: Page, zone: string, enemy: string): Promise<void> {
  await pointAtStack(page, zone)
  await page
    .locator('.stack-viewer')
    .getByRole('button', { name: new RegExp(enemy) })
    .first()
    .click()
  await expect(card(page).getByRole('heading')).toContainText(/^Attack in /)
  await giveCard(page)
}

async function giveCard(page: Page): Promise<void> {
  const give = card(page).locator('.order-buttons .strong')
  await expect(give).toHaveAttribute('aria-disabled', 'false')
  await give.click()
}

/** Whoever has read what became of battles puts their cards away, and sees all of the map. */
async function putResultsAway(page: Page): Promise<void> {
  const results = page.locator('.result-card')
  if (!(await results.isVisible())) return
  await results
    .getByRole('button', { name: /^Put (all )?away/ })
    .last()
    .click()
  await expect(results).toHaveCount(0)
}

/** What the player who sits does with the question; says what it was. */
async function actOn(page: Page, table: GameSnapshot, left: PlannedMove[][], fought: Set<string>): Promise<string> {
  const { question, decider } = table
  if (question === null || decider === null) throw new Error('nobody is asked')
  const { kind, answers: offered } = question
  if (kind === 'engage' || kind === 'declaring') {
    await giveCard(page)
    return kind === 'engage' ? 'defence' : 'screen'
  }
  if (kind === 'impulse') {
    await putResultsAway(page)
    const battle = offered.find(({ action, verb }) => verb === 'attack' && !fought.has(`${decider} ${action}`))
    if (battle !== undefined) {
      fought.add(`${decider} ${battle.action}`)
      await attack(page, battle.things[0]!.name, decider === 0 ? 'German' : 'French')
      return 'attack'
    }
    for (const action of left[decider]!) {
      const from = zoneOf(table, action.counter)
      if (from === undefined || !offered.some(({ action }) => action === `activate ${from}`)) continue
      left[decider] = left[decider]!.filter((one) => one !== action)
      await dragStack(page, from, action.to)
      await giveCard(page)
      return 'march'
    }
    await page.getByRole('button', { name: 'End my operations for today' }).click()
    return 'day passed'
  }
  if (nightly.has(kind)) {
    await page.getByRole('button', { name: 'This night as usual' }).click()
    return 'night'
  }
  const quiet = offered.find(({ action }) => /^(keep-decoys|end-activation|keep|keep-guns-hidden)$/.test(action))
  const { title } = quiet ?? offered.at(-1)!
  await answers(page).filter({ hasText: title.en }).first().click()
  return `answer to ${kind}`
}

/** Waits until what was done is shown: the next question, or that the table is to be handed over. */
async function settled(page: Page, calls: Calls, before: GameSnapshot): Promise<GameSnapshot> {
  let table = before
  await expect(async () => {
    table = await calls.games.look({ id: before.id })
    expect(table.stop).not.toBe(before.stop)
  }).toPass({ timeout: 60_000 })
  await shown(page)
  return table
}

/** Waits until the table is to be handed over, or the seated player is asked. */
const shown = (page: Page): Promise<void> =>
  handOver(page)
    .or(answers(page).first())
    .or(card(page).locator('.order-buttons .strong[aria-disabled="false"]'))
    .first()
    .waitFor({ timeout: 60_000 })

/** The film of what the other side did starts by itself, and leads to the question by itself. */
async function watchFilm(page: Page): Promise<void> {
  const film = page.locator('.film-on')
  await film.or(page.locator('.question:not(.film)')).first().waitFor()
  await expect(film).toHaveCount(0, { timeout: 180_000 })
  await shown(page)
  await mapAtRest(page)
}

test('a day of battles of two at one machine changes hands seldom, and takes few acts', async ({
  page,
  host,
  calls,
}) => {
  test.setTimeout(everyTry ? 1_200_000 : 300_000)
  const begun = { campaign: 'chalons-1870', scenario: 'beaumont-sedan', seed: 'a' }
  const { id } = await calls.games.begin({ ...begun, players: { sides: ['person', 'person'], open: false } })
  await calls.settings.write({ filmPace: 'fast' })
  await openAtTable(page, host, id)
  const sit = page.getByRole('button', { name: 'Sit down' })
  await sit.waitFor()
  const acts = await countActs(page)
  const left = plans.map((actions) => [...actions])
  const fought = new Set<string>()
  const whats: Record<string, number> = {}
  let handOvers = 0
  const takeSeat = async (button = handOver(page)): Promise<GameSnapshot> => {
    handOvers += 1
    await button.click()
    await watchFilm(page)
    return calls.games.look({ id })
  }
  let table = await takeSeat(sit)
  const first = turnOf(table)
  await openRecord(page)
  await page.locator('.game-map[data-sheet="printed"]').waitFor({ timeout: 90_000 })
  let hand = await acts()
  while (turnOf(table) === first && handOvers < ENOUGH) {
    if (await handOver(page).isVisible()) {
      table = await takeSeat()
      hand = await acts()
      continue
    }
    const what = await actOn(page, table, left, fought)
    whats[what] = (whats[what] ?? 0) + 1
    table = await settled(page, calls, table)
    const now = await acts()
    if (what === 'attack' || what === 'defence' || what === 'march')
      expect(now - hand, what).toBeLessThanOrEqual(MOST[what])
    hand = now
  }
  console.info(`${handOvers} hand-overs and ${hand} acts of the hand; ${JSON.stringify(whats)}`)
  expect(whats['attack']).toBeGreaterThanOrEqual(2)
  expect(whats['defence']).toBe(whats['attack'])
  expect(handOvers).toBeLessThanOrEqual(MOST.handOvers)
  expect(hand).toBeLessThanOrEqual(MOST.acts)
})

test('two at one machine never cover a table on which nothing is hidden', async ({ page, host, calls }) => {
  await page.goto(host.url())
  await fillNewGame(page, { fog: true })
  await expect(page.getByRole('radio', { name: /What chance has decided stays/ })).toBeChecked()
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await question(page).waitFor()
  const { id } = (await calls.library.list({}))[0]!
  const stands = ({ seat, stop, question: asked }: GameSnapshot): string => JSON.stringify([seat, stop, asked])
  const asked = new Set<number | null>()
  for (let act = 0; act < 60 && asked.size < 2; act += 1) {
    const before = await calls.games.look({ id })
    asked.add(before.seat)
    // Lists of dozens are folded under their headings.
    const folded = page.locator('.answer-fold[aria-expanded="false"]')
    if ((await folded.count()) > 0) await folded.first().click()
    await page.locator('.answer').first().click()
    await expect.poll(async () => stands(await calls.games.look({ id })), often).not.toBe(stands(before))
    const now = await calls.games.look({ id })
    await expect(question(page)).toHaveText(now.question!.sentence!.en)
  }
  expect(asked.size).toBe(2)
  await expect(page.getByRole('button', { name: /Sit down|Hand over/ })).toHaveCount(0)
})
