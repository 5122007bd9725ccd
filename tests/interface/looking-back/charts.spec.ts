import { expect } from 'playwright/test'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { chalons, played, spicheren } from '../../games/workshop.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { actAtRandom, pickFrom } from '../../kernel/table.ts'
import { importGame, test } from '../tools/at-host.ts'
import { openGame, openRecord } from '../tools/at-table.ts'
import { expectLabelsAsText } from '../tools/chart-labels.ts'
import { keepPicture } from '../tools/house.ts'
import { fileOf } from '../tools/played.ts'
import { openAtTable } from '../tools/without-form.ts'

/** A game of each rule system, long enough that days or turns are over in it. */
const games = [
  { by: chalons, scenario: 'first-march', acts: 2000 },
  { by: spicheren, scenario: 'spicheren', acts: 300 },
  { by: played(stormOverBelfort, campaignFolder('belfort-1870')), scenario: 'danjoutin', acts: 300 },
  { by: played(wissembourgSpicheren, campaignFolder('wissembourg-1870')), scenario: 'geisberg', acts: 300 },
  { by: played(escapeFromSedan, campaignFolder('escape-from-sedan-1870')), scenario: 'one-battalion', acts: 300 },
] as const

test('the text in the charts of every rule system is as large as the text around them at any width of the window', async ({
  page,
  host,
  calls,
}) => {
  test.setTimeout(300_000)
  let luck = 0
  for (const [index, { by, scenario, acts }] of games.entries()) {
    const system = by.loaded.system.id
    await test.step(system, async () => {
      const start = { scenario, switches: {}, seed: 'charts', freeUndo: true }
      const begun = Game.begin(by.loaded, start)
      if (!begun.ok) throw new Error(begun.error.message)
      const pick = pickFrom(8)
      for (let act = 0; act < acts && begun.value.play.decider >= 0 && actAtRandom(begun.value, pick); act += 1);
      const id = await importGame(calls, fileOf(by, start, begun.value, system))
      await calls.games.open({ id })
      if (index === 0) await openAtTable(page, host, id)
      else await openGame(page, id)
      await page.getByRole('button', { name: /^(Debriefing|How it stands)$/ }).click()
      await expect(page.locator('.course-chart').first()).toBeVisible()
      // Strength or what else is counted, and luck.
      expect(await expectLabelsAsText(page)).toBeGreaterThan(1)
      await keepPicture(page, `charts-${system}`)
      await page.keyboard.press('Escape')
      await openRecord(page)
      await page.locator('.luck summary').click()
      luck += await expectLabelsAsText(page)
    })
  }
  // Before the first shot there is no chart of luck.
  expect(luck).toBeGreaterThan(3)
})
