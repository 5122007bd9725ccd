import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { expect } from 'playwright/test'
import { answers, backToGames, beginGame, play, stops } from '../tools/at-table.ts'
import { expectAccessible, keepPicture, test } from '../tools/house.ts'

test.use({ viewport: { width: 1280, height: 720 }, ownHost: true })

test('a library that is deleted while a game is played stops play with a sentence, and the game can be saved and taken in', async ({
  page,
  host,
}) => {
  await beginGame(page, host, { name: 'In memory' })
  await play(page, 3)
  const file = join(host.dataFolder, 'library.sqlite')
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
  await answers(page).first().click()
  await expect(page.getByText('the library is not the one that was opened')).toBeVisible()
  await expect(page.getByText('was deleted or moved while the program ran')).toBeVisible()
  await expectAccessible(page)
  await keepPicture(page, 'library-gone')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save this game as a file' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('In memory.gaiter')
  const path = join(host.dataFolder, 'saved.gaiter')
  await saved.saveAs(path)
  await page.goto('about:blank')
  await host.stop()
  await host.start()
  await page.goto(host.url())
  await page.getByRole('button', { name: /^All games/ }).click()
  await page.locator('input[type="file"]').first().setInputFiles(path)
  await expect(page.getByText('“In memory” has been imported, with 3 acts.')).toBeVisible()
})

test('while another program holds the library an act waits, the window says so, and waiting can be given up', async ({
  page,
  host,
}) => {
  await beginGame(page, host, { name: 'Held' })
  await play(page, 2)
  const other = new Database(join(host.dataFolder, 'library.sqlite'))
  other.exec('BEGIN IMMEDIATE')
  await answers(page).first().click()
  await expect(page.getByText('Another program is using your library.')).toBeVisible()
  await expectAccessible(page)
  await keepPicture(page, 'library-held')
  await page.getByRole('button', { name: 'Do not wait: leave it undone' }).click()
  await expect(page.getByText('Another program is using your library.')).toHaveCount(0)
  await expect(page.getByText('you did not want to wait')).toBeVisible()
  await expect(stops(page)).toHaveText(/^2 of 2/)
  await answers(page).first().click()
  await expect(page.getByText('Another program is using your library.')).toBeVisible()
  other.exec('ROLLBACK')
  other.close()
  await expect(stops(page)).toHaveText(/^3 of 3/)
  await backToGames(page)
})

test('a library that is moved away and back lets play go on', async ({ page, host }) => {
  await beginGame(page, host, { name: 'Moved' })
  await play(page, 1)
  const file = join(host.dataFolder, 'library.sqlite')
  renameSync(file, `${file}.elsewhere`)
  await answers(page).first().click()
  await expect(page.getByText('the library is not the one that was opened')).toBeVisible()
  renameSync(`${file}.elsewhere`, file)
  await answers(page).first().click()
  await expect(stops(page)).toHaveText(/^2 of 2/)
})
