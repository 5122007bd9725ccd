import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { boardOfZones } from '../../src-renderer/map/board/board.ts'
import { chalonsBoard } from '../campaigns/plans.ts'
import { middle, openGame, readout, stops, untilMoved } from './tools/at-table.ts'
import { test } from './tools/at-host.ts'
import { expectAccessible, keepPicture, nextFrames, often } from './tools/house.ts'

test.use({ ownHost: true })

const lesson = (page: Page) => page.getByRole('region', { name: 'Lesson: First march' })
const shown = (page: Page) => page.locator('.question .answer.lit')

/** Moves the mouse to the middle of a button and clicks there, as a player does. */
async function click(page: Page, name: string, within = page.locator('body')): Promise<void> {
  const box = await within.getByRole('button', { name, exact: true }).boundingBox()
  if (box === null) throw new Error(`there is no button “${name}” in sight`)
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** Whether an answer is given on the map: those that name a place. */
const isOnMap = (answer: string): boolean => /^(March to |Activate in |Place a decoy in )/.test(answer)

const steps = [
  'A day begins',
  'Activate a stack',
  'Orders reach them',
  'The fatigue bowl',
  'March',
  'Know when to stop',
  'The third division',
  'What is hidden',
  'A decoy on the road',
  'The leader follows',
  'Night falls',
  'Rain, and an order',
  'Who has won',
]

test('a newcomer plays the whole First march with the mouse alone, as the lesson says', async ({ page, host }) => {
  test.setTimeout(360_000)
  // An empty data folder: no campaigns of the player's own, and no games.
  for (const own of ['ford', 'torn']) rmSync(join(host.dataFolder, 'campaigns', own), { recursive: true })
  await page.setViewportSize({ width: 1280, height: 840 })
  await page.goto(host.url())
  await expect(page.getByRole('button', { name: 'Learn the game: First march' })).toBeVisible()
  await expect(page.locator('.zone-plate, .plate').first()).toBeVisible()
  await keepPicture(page, 'lesson-offered')
  await click(page, 'Learn the game: First march')

  const card = lesson(page)
  await expect(card.getByRole('heading', { level: 3 })).toHaveText('A day begins')
  await expect(card).toContainText('0 of 13 done')
  await expectAccessible(page)
  await keepPicture(page, 'lesson-begun')

  // After folding and unfolding, the lesson shows the same step.
  await click(page, 'Fold away', card)
  await expect(card).toHaveCount(0)
  await click(page, 'Take up the lesson: First march')
  await expect(card.getByRole('heading', { level: 3 })).toHaveText('A day begins')

  const reached: string[] = []
  let onMap = 0
  await click(page, 'Hint', card)
  const over = card.getByRole('heading', { level: 3, name: 'The lesson is over' })
  const show = card.getByRole('button', { name: 'Show me', exact: true, disabled: false })
  const goOn = page.getByRole('button', { name: 'Go on to the question' })
  for (let acts = 0; ; acts += 1) {
    expect(acts).toBeLessThan(100)
    // The lesson follows what has been done. After a reconnaissance a film shows what the enemy did meanwhile.
    await expect(over.or(show).or(goOn)).toBeVisible()
    if (await goOn.isVisible()) {
      // Once it has run through, it leads on by itself.
      await expect(goOn).toHaveCount(0)
      continue
    }
    if ((await over.count()) > 0) break
    const title = await card.getByRole('heading', { level: 3 }).innerText()
    if (reached.at(-1) !== title) reached.push(title)
    const stood = (await stops(page).textContent()) ?? ''
    await expect(card.locator('.lesson-hint')).toContainText(/[.!?”]/)
    await click(page, 'Show me', card)
    await expect(shown(page)).toHaveCount(1)
    await expect(shown(page)).toBeEnabled()
    const answer = (await shown(page).locator('.answer-words').textContent())!
    if (title === 'Rain, and an order' && answer === 'Activate in Vouziers') await marchByOrder(page)
    else if (!isOnMap(answer)) {
      const box = await shown(page).boundingBox()
      await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2)
    } else {
      onMap += 1
      // Clicks again if the map was still moving.
      await expect(async () => {
        await clickOnMap(page, answer)
        await expect(stops(page)).not.toHaveText(stood, { timeout: 8000 })
      }).toPass({ timeout: 60_000 })
    }
    await untilMoved(page, stood)
  }

  // The titles come in order; a step that an act completes at once may never be seen.
  expect(steps.filter((step) => reached.includes(step))).toEqual(reached)
  expect(reached.length).toBeGreaterThan(steps.length - 3)
  expect(onMap).toBeGreaterThan(12)
  await expect(card).toContainText('You have done all 13 steps.')
  await expect(page.getByText('The game is over.').first()).toBeVisible()
  await expectAccessible(page)
  await keepPicture(page, 'lesson-over')

  // The suggestion of what to play next opens the form for a new game with it.
  await click(page, 'New game: Beaumont to Sedan', card)
  await expect(page.getByRole('radio', { name: 'Beaumont to Sedan' })).toBeChecked()
})

test('a lesson says which steps were left out and why, is begun again by a button, and shows its text whole beside a long hint', async ({
  page,
  host,
  calls,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(host.url())
  await page.getByRole('button', { name: 'Learn the game: First march' }).click()
  const card = lesson(page)
  const again = card.getByRole('button', { name: 'Begin the lesson again' })
  await expect(card).toContainText('0 of 13 done')
  await expect(again).toHaveCount(0)
  await page.getByRole('button', { name: 'Keep what you have' }).click()
  await page.getByRole('button', { name: 'End my operations for today' }).click()
  await expect(card).toContainText(', 4 left out')
  await card.getByRole('button', { name: '9. A decoy on the road, left out' }).click()
  await expect(card).toContainText('Left out. You kept the decoy back instead of placing it.')

  const spoilt = await calls.library.list({})
  await again.click()
  await expect(card).toContainText('0 of 13 done')
  await expect(again).toHaveCount(0)
  const games = await calls.library.list({})
  expect(games).toHaveLength(2)
  const { id } = games.find((one) => one.id !== spoilt[0]!.id)!

  // The hint of the last march is the longest.
  for (let acts = 0; ; acts += 1) {
    expect(acts).toBeLessThan(100)
    const seen = (await calls.games.lesson({ id })).lesson!
    const answer = seen.hint!.answer!
    if (seen.orders && answer.startsWith('move ')) break
    await calls.games.act({ id, action: answer })
  }
  await page.reload()
  await click(page, 'Hint', card)
  await expect(card.locator('.lesson-hint')).toContainText('over the bridge of the Aisne')
  const words = card.locator('.lesson-text')
  expect(await words.evaluate((text) => text.scrollHeight - text.clientHeight)).toBeLessThanOrEqual(0)
  await expect(card).toBeInViewport({ ratio: 1 })
})

test('a lesson is over only when the film of its last act has ended', async ({ page, host, calls }) => {
  test.setTimeout(120_000)
  const entry = (await calls.campaigns.list()).find(({ id }) => id === 'escape-from-sedan-1870')
  const [offer] = entry?.state === 'playable' ? entry.lessons : []
  if (offer === undefined) throw new Error('there is no lesson')
  const { scenario, players, seed } = offer
  const begin = () => calls.games.begin({ campaign: 'escape-from-sedan-1870', scenario, players, seed })
  // To its end once, as it shows, and in a second game to the act before the last.
  const first = await begin()
  let table = await calls.games.open(first)
  const acts: string[] = []
  while (table.ending === null) {
    const { lesson: seen } = await calls.games.lesson(first)
    acts.push(seen?.hint?.answer ?? table.question!.answers[0]!.action)
    table = await calls.games.act({ id: first.id, action: acts.at(-1)! })
  }
  const { id } = await begin()
  await calls.games.open({ id })
  for (const action of acts.slice(0, -1)) table = await calls.games.act({ id, action })
  const last = table.question!.answers.find(({ action }) => action === acts.at(-1))!

  await page.goto(host.url())
  await openGame(page, id)
  const card = page.getByRole('region', { name: 'Lesson: One battalion, one hill' })
  await page.locator('.question').getByRole('button', { name: last.title.en }).click()
  const skip = page.locator('.film').getByRole('button', { name: 'Skip' })
  await expect(skip).toBeVisible()
  await expect(card).toContainText('The crest')
  await expect(card.getByRole('heading', { name: 'The lesson is over' })).toHaveCount(0)
  await skip.click()
  await expect(card.getByRole('heading', { name: 'The lesson is over' })).toBeVisible()
})

const places = new Map(boardOfZones(chalonsBoard())!.places.map((place) => [place.name, place]))
/** How large the map is when the lesson goes to a place. */
const scale = 0.9

/** The stack at Vouziers, to which the lesson has moved the map, is clicked, then Grandpré, then the button: all the rest follows. */
async function marchByOrder(page: Page): Promise<void> {
  await clickOnMap(page, 'Vouziers')
  const card = page.locator('.order-card')
  await expect(card.getByRole('heading')).toHaveText('March from Vouziers')
  const [x, y] = await middle(page)
  const [from, to] = [places.get('Vouziers')!, places.get('Grandpré')!]
  await page.mouse.click(x + (to.x - from.x) * scale, y + (to.y - from.y) * scale)
  await expect(card.getByRole('heading')).toHaveText('March from Vouziers to Grandpré')
  const march = card.getByRole('button', { name: /^March/ })
  await expect(march).toBeEnabled()
  await march.click()
}

/** Clicks the answer in the middle of the map, to which the lesson has moved the map. */
async function clickOnMap(page: Page, answer: string): Promise<void> {
  const [x, y] = await middle(page)
  let nudge = 0
  // Moves the pointer a little until the map has arrived.
  await expect
    .poll(async () => {
      nudge = 1 - nudge
      await page.mouse.move(x + nudge, y)
      await nextFrames(page)
      const [place = '-'] = (await readout(page).innerText()).split(' · ')
      return answer.includes(place) && !place.includes(' – ')
    }, often)
    .toBe(true)
  await page.mouse.click(x, y)
}
