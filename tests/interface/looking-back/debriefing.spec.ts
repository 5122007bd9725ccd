import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { openLibrary } from '../../../src-main/library/library.ts'
import { allServices } from '../../../src-main/services/all-services.ts'
import { campaignsService } from '../../../src-main/services/campaigns.ts'
import { Drawings } from '../../../src-main/services/drawings.ts'
import { pickFrom } from '../../kernel/table.ts'
import { answers, expectNoOverflow } from '../tools/at-table.ts'
import { expectAccessible, keepPicture, test } from '../tools/house.ts'

const house = resolve(import.meta.dirname, '../../..')

type File = { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }

/**
 * Two games of First march as files: `over` has fog and is played at random to its end; `eve` is open and stands just before
 * the act that ends its first day, whose title is `last`.
 */
async function playedGames(): Promise<{ readonly over: File; readonly eve: File; readonly last: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'gaiter-button-debriefing-'))
  const library = openLibrary(folder)
  const drawings = new Drawings(join(house, 'src-main/workers/draw-map.ts'))
  const campaigns = campaignsService([{ origin: 'house', folder: join(house, 'campaigns') }], drawings)
  const app = { name: 'Gaiter Button', version: '0', host: 'browser', dataFolder: folder } as const
  const simulationWorker = join(house, 'src-main/workers/play-games.ts')
  const opponentWorker = join(house, 'src-main/workers/think.ts')
  const backupWorker = join(house, 'src-main/workers/back-up.ts')
  const importWorker = join(house, 'src-main/workers/import-file.ts')
  const changeWorker = join(house, 'src-main/workers/change-draft.ts')
  const services = allServices({
    library,
    drawings,
    campaigns,
    simulationWorker,
    opponentWorker,
    backupWorker,
    importWorker,
    changeWorker,
    app,
  })
  const { games, importExport } = services

  async function playOut(name: string, open: boolean): Promise<number> {
    const players = { sides: ['person', 'person'] as [string, string], open }
    const march = { campaign: 'chalons-1870', scenario: 'first-march', options: {}, seed: 'debriefing', name, players }
    const id = await games.begin({ ...march, language: 'en', passphrases: [null, null] })
    let table = await games.open(id, [null, null])
    const pick = pickFrom(8)
    while (table.decider !== null) {
      if (!open) table = await games.sit(id, table.decider, null)
      const { answers } = table.question!
      table = await games.act(id, answers[pick(answers.length)]!.action)
    }
    return id
  }
  const fileOf = async (id: number): Promise<File> => ({
    name: 'game.gaiter',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from((await importExport.export(id)).content, 'base64'),
  })

  const over = await fileOf(await playOut('Over', false))
  const id = await playOut('Eve', true)
  const { stop, title } = games.stops(id, 0).find(({ when }) => when?.en.startsWith('27 August'))!
  const eve = await fileOf(games.fork(id, stop - 1, { name: 'Eve', language: 'en' }))
  services.close()
  library.close()
  rmSync(folder, { recursive: true, force: true })
  return { over, eve, last: title!.en }
}

async function importFile(page: Page, file: File): Promise<void> {
  await page.locator('input[type=file]').setInputFiles([file])
  await page.getByRole('button', { name: 'Open it' }).click()
}

const sheet = (page: Page) => page.getByRole('dialog', { name: /^(Debriefing|How it stands)$/ })

test('a finished game is reviewed from either side, in charts, reports and on the map', async ({ page, host }) => {
  page.setDefaultTimeout(10_000)
  const { over, eve, last } = await playedGames()
  await page.goto(host.url())
  await page
    .getByRole('navigation', { name: 'Games' })
    .getByRole('button', { name: /^All games/ })
    .click()
  await importFile(page, over)

  // The game is over, so the curtain offers both sides at once.
  await page.getByRole('button', { name: 'Look at both sides' }).click()
  await page.locator('.table-tools').getByRole('button', { name: 'Debriefing' }).click()
  await expect(sheet(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Debriefing' })).toBeFocused()
  const result = sheet(page).getByRole('region', { name: 'The result' })
  await expect(result).toContainText(/The (French|German) side has won|a draw/)
  await expect(result.getByRole('listitem').filter({ hasText: 'operational' })).toHaveCount(2)
  await expect(sheet(page).getByRole('img', { name: /^Chart: Strength points on the map/ })).toBeVisible()
  const strength = sheet(page).getByRole('region', { name: 'Strength points on the map' }).getByRole('row')
  await expect(strength.first()).toContainText('DayFrenchGerman')
  await expect(strength).toHaveCount(4)
  await expect(sheet(page).getByRole('img', { name: /^Chart: Luck/ })).toBeVisible()
  await expectAccessible(page)
  await expectNoOverflow(page)
  await keepPicture(page, 'debriefing')

  // The perspective of one side shows only what that side knew, also on the map.
  await sheet(page).getByRole('radio', { name: 'German side' }).check()
  await expect(strength.first()).toContainText('DayGerman')
  await expect(page.locator('.table-map.is-past')).toBeHidden()
  await sheet(page).getByRole('radio', { name: 'Both sides' }).check()
  await expect(strength.first()).toContainText('DayFrenchGerman')

  // A day in a table links to the map at that time; the playback starts there.
  await strength.nth(1).getByRole('button').click()
  await expect(page.locator('.table-map.is-past')).toBeVisible()
  const rail = sheet(page).getByRole('slider', { name: 'Through the whole game' })
  await expect(rail).toHaveValue('0')
  await sheet(page).getByRole('combobox', { name: 'Pace' }).selectOption('fast')
  await sheet(page).getByRole('button', { name: 'Play' }).click()
  await expect(rail).not.toHaveValue(/^[012]$/)
  await sheet(page).getByRole('button', { name: 'Pause' }).click()
  await rail.press('ArrowRight')
  await rail.press('End')
  await expect(page.locator('.table-map.is-past')).toBeHidden()

  // Each day has a report, with links to the rules, the map and the journal.
  await sheet(page).getByRole('button', { name: 'Day by day' }).click()
  const report = sheet(page).getByRole('article')
  await expect(report.getByRole('heading', { level: 3 })).toHaveText('Report of 27 August')
  await sheet(page).getByRole('button', { name: 'Day before' }).click()
  await expect(report.getByRole('heading', { level: 3 })).toHaveText('Report of 26 August')
  await expect(report.getByRole('heading', { name: 'Marches' })).toBeVisible()
  await expect(
    report
      .getByRole('listitem')
      .filter({ hasText: / – .*fatigue \d+\./ })
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await keepPicture(page, 'day-report')
  await page.emulateMedia({ media: 'print' })
  await expect(report).toBeVisible()
  await expect(page.locator('.table-board')).toBeHidden()
  await expect(rail).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  // The newspapers of the same day, one of each side; they are printed as the report is.
  await report.getByRole('button', { name: 'Read the newspaper' }).click()
  const newspapers = sheet(page).locator('.newspaper')
  await expect(newspapers.getByRole('heading', { level: 3 })).toHaveText(['Le Veilleur de Paris', 'Der Spree-Bote'])
  await expect(newspapers.first()).toContainText('Paris, Friday, 26 August 1870')
  await expect(newspapers.first().getByRole('heading', { level: 4 })).not.toBeEmpty()
  await expect(newspapers.last().getByRole('heading', { name: 'From our army' })).toBeVisible()
  // No heading is torn across two columns.
  for (const heading of await newspapers.getByRole('heading', { level: 5 }).all())
    expect(await heading.evaluate((one) => one.getClientRects().length), await heading.innerText()).toBe(1)
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(newspapers.last()).toBeVisible()
  await expect(page.locator('.table-board')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await sheet(page).getByRole('button', { name: 'Day by day' }).click()
  await report.getByRole('button', { name: 'In the journal' }).click()
  await expect(sheet(page)).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'When' })).not.toHaveValue('')

  // The figures are saved as CSV.
  await page.locator('.table-tools').getByRole('button', { name: 'Debriefing' }).click()
  const saved = page.waitForEvent('download')
  await sheet(page).getByRole('button', { name: 'Save figures' }).click()
  expect((await saved).suggestedFilename()).toBe('Over – figures.csv')

  // A new game can be started from any moment; it is not over, so it starts behind the curtain.
  await rail.fill('5')
  await sheet(page).getByRole('button', { name: 'Go on from here as a new game' }).click()
  await expect(page.getByRole('heading', { name: /sits down/ })).toBeVisible()

  // In a running game a notice tells that a day is over, and the chronicle offers no choice of perspective.
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await importFile(page, eve)
  await expect(answers(page).first()).toBeVisible()
  await expect(page.locator('.day-over')).toBeHidden()
  await answers(page).filter({ hasText: last }).first().click()
  await expect(page.locator('.day-over')).toContainText('The day of 26 August is over.')
  // It is there until it has been read, though the window is loaded again, and no longer.
  await page.reload()
  await expect(page.locator('.day-over')).toContainText('The day of 26 August is over.')
  await page.getByRole('button', { name: 'Read the report' }).click()
  await expect(page.locator('.day-over')).toBeHidden()
  await expect(report.getByRole('heading', { level: 3 })).toHaveText('Report of 26 August')
  await sheet(page).getByRole('button', { name: 'The course' }).click()
  await expect(sheet(page).getByRole('heading', { name: 'The course in charts' })).toBeVisible()
  await expect(sheet(page).getByRole('radio')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeHidden()
  // The notice whose button opened the sheet is gone, so the question gets the focus.
  await expect(page.locator('#question-heading')).toBeFocused()
  await page.reload()
  await expect(answers(page).first()).toBeVisible()
  await page.getByRole('button', { name: 'How it stands' }).click()
  await expect(sheet(page).getByRole('heading', { name: 'The course in charts' })).toBeVisible()
  await expect(page.locator('.day-over')).toBeHidden()
})
