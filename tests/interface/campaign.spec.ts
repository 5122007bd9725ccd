import { gunzipSync } from 'node:zlib'
import { expect } from 'playwright/test'
import { Game } from '#engine/kernel/game/game.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { chalons } from '../games/workshop.ts'
import { type Pick, pickFrom } from '../kernel/table.ts'
import { fight } from '../rulebook/gaiter-button/battles.ts'
import { actKeenly } from '../rulebook/gaiter-button/keen-play.ts'
import { importGame, test } from './tools/at-host.ts'
import { answers, journal, openRecord, position, question, stops, untilMoved, untilStop } from './tools/at-table.ts'
import { clickThrough, scriptOf } from './tools/click-through.ts'
import { carrier, keepPicture } from './tools/house.ts'
import { fileOf } from './tools/played.ts'
import { openAtTable } from './tools/without-form.ts'
import { everyTry } from '../tries.ts'

test.skip(carrier === 'electron', 'What comes of the games is asked of the host by a second window.')

/** How many of ten impulses the general passes; with every try he uses them all, which takes minutes. */
const passedOfTen = everyTry || process.env['GAITER_BUTTON_LONG_CAMPAIGN'] !== undefined ? 0 : 5
const passing =
  /^(pass|keep-decoys|end-activation|end-impulse|night-works-done|no-withdrawal|keep-fortresses|detaching-done)\b/

function actIdly(game: Game, pick: Pick): boolean {
  const { actions, layout } = game.play
  const pass = [...actions].find((code) => passing.test(layout.language.textOf(code)))
  if (pass !== undefined && pick(10) < passedOfTen) return game.act(pass).ok
  return actKeenly(game, pick)
}

test('a campaign of ten days, played by clicking to its end, stands in the window and in the library as in the engine', async ({
  page,
  host,
  calls,
}) => {
  test.setTimeout(passedOfTen === 0 ? 3_600_000 : 600_000)
  const start = { scenario: 'august-1870', switches: {}, seed: 'ten days 4', freeUndo: true }
  const pick = pickFrom(4)
  const { game, clicks, asked } = scriptOf(chalons, start, (one) => actIdly(one, pick))
  expect(asked).toContain('engage.attack')
  const { id } = await calls.games.begin({
    campaign: 'chalons-1870',
    scenario: 'august-1870',
    seed: start.seed,
    players: { sides: ['person', 'person'], open: true },
  })
  await calls.settings.write({ asking: 'all' })
  await calls.games.open({ id })
  // With every try the whole campaign is clicked; otherwise its last fifth, after the host has been given the answers before.
  const clickedFrom = passedOfTen === 0 ? 0 : Math.floor((clicks.length * 4) / 5)
  for (const { action } of clicks.slice(0, clickedFrom)) await calls.games.act({ id, action })
  await openAtTable(page, host, id)
  await openRecord(page)
  await clickThrough(page, clicks.slice(clickedFrom), clickedFrom)

  await expect(answers(page)).toHaveCount(0)
  await expect(stops(page)).toHaveText(new RegExp(`^${clicks.length} of ${clicks.length}`))
  const table = await calls.games.look({ id })
  expect(table.decider).toBeNull()
  expect(table.views.map(({ known }) => known)).toEqual([0, 1].map((side) => plain(game.view(side).known)))
  expect((await calls.games.journal({ id })).map(({ entry }) => entry)).toEqual(plain(game.journal()))
  expect(table.ending?.level).toBe(game.play.ending?.level)
  await expect(question(page)).toHaveText(table.ending?.title.en ?? '')
  const { content } = await calls.library.export({ id })
  const acts = gunzipSync(Buffer.from(content, 'base64')).toString('utf8').split('\n')
  expect(acts.findLast((line) => line.startsWith('["act"'))).toContain(game.hash())
  await keepPicture(page, 'campaign-over')
})

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('a battle is fought by clicking, from the engagement to the pursuit, and can be gone through again', async ({
  page,
  host,
  calls,
}) => {
  const position = stateAsJson(
    fight({
      french: ['fr-5-1', 'fr-5-2', 'fr-5-3', 'mac-mahon', 'fr-1-1', 'fr-1-2', 'fr-1-c', 'fr-5-c', 'fr-r-2'],
      german: ['ge-5-9', 'ge-5-10'],
    }).g,
  )
  const fought = (seed: number) => {
    const start = { scenario: 'august-1870', switches: {}, seed: `battle ${seed}`, position, freeUndo: true }
    const pick = pickFrom(seed)
    return { start, ...scriptOf(chalons, start, (one) => actKeenly(one, pick)) }
  }
  // Both have to do their part: the defender to run, the attacker to have cavalry left.
  let seed = 54
  let found = fought(seed)
  while (!found.asked.has('pursuit') || !found.asked.has('combat-losses')) {
    seed += 1
    if (seed > 400) throw new Error('none of the battles has losses and a pursuit')
    found = fought(seed)
  }
  const { start, clicks, game } = found
  const begun = Game.begin(chalons.loaded, start)
  if (!begun.ok) throw new Error(begun.error.message)
  const id = await importGame(calls, fileOf(chalons, start, begun.value, 'The battle'))
  // Each answer by itself, in place of the card that gives them at once.
  await calls.settings.write({ asking: 'all' })
  await openAtTable(page, host, id)
  await openRecord(page)
  await clickThrough(page, clicks.slice(0, 6))
  await expect(page.locator('.beside-question')).toContainText('Saint-Étienne')
  await keepPicture(page, 'battle')
  await clickThrough(page, clicks.slice(6), 6)
  await expect(answers(page)).toHaveCount(0)
  const over = await calls.games.look({ id })
  expect(over.views.map(({ known }) => known)).toEqual([0, 1].map((side) => plain(game.view(side).known)))
  await expect(
    journal(page)
      .filter({ hasText: /pursue/ })
      .first(),
  ).toBeVisible()

  // Where everything lies open the whole battle can be taken back, act by act, and done again.
  const undo = page.getByRole('button', { name: 'Undo' })
  for (let left = clicks.length - 1; left >= 0; left -= 1) {
    await undo.click()
    await untilStop(page, left)
  }
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  for (let done = 1; done <= clicks.length; done += 1) {
    await page.getByRole('button', { name: 'Redo' }).click()
    await untilStop(page, done)
  }
  expect(await calls.games.look({ id })).toEqual({ ...over, canRedo: false })
})

test('acts can be undone until a die is rolled, and then the window says why not', async ({ page, host, calls }) => {
  const { id } = await calls.games.begin({
    campaign: 'chalons-1870',
    scenario: 'first-march',
    seed: 'barrier',
    players: { sides: ['person', 'chance'], open: false },
  })
  await calls.settings.write({ film: 'asked' })
  await openAtTable(page, host, id)
  const undo = page.getByRole('button', { name: 'Undo' })
  const give = async (...wanted: readonly RegExp[]): Promise<void> => {
    const before = await stops(page).textContent()
    for (const words of wanted) {
      const answer = answers(page).filter({ hasText: words }).first()
      if ((await answer.count()) === 0) continue
      await answer.click()
      await untilMoved(page, before)
      return
    }
    throw new Error(`none of ${wanted.join(', ')} is an answer to ${await question(page).textContent()}`)
  }
  await answers(page).first().waitFor()
  while (!/Who is activated/.test((await question(page).textContent()) ?? '')) await give(/^Activate/, /decoy/)
  const before = await position(page)
  await give(/^Take/)
  await undo.click()
  await expect(stops(page)).toHaveText(before[1] ?? '')
  expect(await position(page)).toEqual(before)
  await give(/^Take/)
  await give(/^March off/)
  await give(/^Draw/)
  await expect(undo).toHaveAttribute('aria-disabled', 'true')
  await expect(undo).toHaveAccessibleDescription('This cannot be taken back: chance has decided something.')
  const now = await stops(page).textContent()
  await page.keyboard.press('Control+z')
  await undo.click({ force: true })
  await expect(stops(page)).toHaveText(now ?? '')
})
