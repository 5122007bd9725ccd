import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { pairs } from '../../tries.ts'
import { backToGames, beginGame, expectNoOverflow, play, stops } from '../tools/at-table.ts'
import { expectAccessible, keepPicture, test } from '../tools/house.ts'

test.use({ viewport: { width: 1280, height: 720 }, ownHost: true })

const openBackups = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Backups', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Backups' })).toBeVisible()
}
const backupNow = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(page.getByText('Everything there is has been backed up.')).toBeVisible()
}
const rowOf = (page: Page, name: string) =>
  page.locator('.backup').first().locator('.backup-game').filter({ hasText: name })

test('a game that is gone comes back from a backup, and the library goes back to it, all from the keyboard', async ({
  page,
  host,
}) => {
  await beginGame(page, host, { name: 'Kept once' })
  await play(page, 3)
  await backToGames(page)
  await openBackups(page)
  await expect(page.getByText('There is no backup yet.')).toBeVisible()
  await backupNow(page)
  await expect(rowOf(page, 'Kept once')).toContainText('3 acts')
  await expect(rowOf(page, 'Kept once')).toContainText('As it is in the library')
  await page.getByRole('button', { name: 'Back to the games' }).click()

  await page.getByRole('button', { name: 'More: Kept once' }).click()
  await page.getByRole('button', { name: 'Move to trash' }).click()
  await page.getByRole('button', { name: /^Trash/ }).click()
  await page.getByRole('button', { name: 'Empty the trash' }).click()
  await page.getByRole('button', { name: 'Erase for ever' }).click()
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await openBackups(page)
  await expect(rowOf(page, 'Kept once')).toContainText('Not in the library any more')
  await page.getByRole('button', { name: /^Take back “Kept once”/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('“Kept once” is back among the games, with 3 acts.')).toBeVisible()
  await expect(rowOf(page, 'Kept once')).toContainText('As it is in the library')
  await page.getByRole('button', { name: 'Open it' }).click()
  await expect(stops(page)).toHaveText(/^3 of 3/)
  await play(page, 2, 3)
  await backToGames(page)

  await openBackups(page)
  await expect(rowOf(page, 'Kept once')).toContainText('Has gone on in the library since')
  await page.getByRole('button', { name: /^Go back to this backup/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('nothing of it is lost')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: /^Go back to this backup/ }).click()
  await dialog.getByRole('button', { name: 'Go back', exact: true }).click()
  await expect(page.getByText('The library is as it was then.')).toBeVisible()
  await expect(rowOf(page, 'Kept once')).toContainText('As it is in the library')
  const aside = readdirSync(host.dataFolder).filter((name) => name.startsWith('library.before-'))
  expect(aside).toHaveLength(1)
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await page.getByRole('button', { name: 'Continue', exact: true }).first().click()
  await expect(stops(page)).toHaveText(/^3 of 3/)
})

test('the folder is named, its path can be copied, and a failed backup is reported', async ({
  page,
  host,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await beginGame(page, host, { name: 'Kept' })
  await backToGames(page)
  writeFileSync(join(host.dataFolder, 'backups'), 'in the way')
  await openBackups(page)
  await page.getByRole('button', { name: 'Back up now' }).click()
  await expect(page.getByText('Something else stands where the backups belong.')).toBeVisible()
  await expectAccessible(page)
  rmSync(join(host.dataFolder, 'backups'))
  await backupNow(page)
  await page.getByRole('button', { name: 'Show the folder' }).click()
  await expect(page.locator('.messages .path')).toHaveText(host.dataFolder)
  await page.getByRole('button', { name: 'Copy the path' }).click()
  await expect(page.getByText('The path has been copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(host.dataFolder)
})

const looks = pairs(['en', 'fr'] as const, ['light', 'dark'] as const)

for (const language of ['en', 'fr'] as const) {
  const lights = looks.flatMap(([one, light]) => (one === language ? [light] : []))
  test.describe(language, () => {
    test(`the backups are accessible and fit, ${lights.join(' and ')}`, async ({ page, host }) => {
      const words =
        language === 'en'
          ? { backups: 'Backups', make: 'Back up now' }
          : { backups: 'Sauvegardes', make: 'Sauvegarder maintenant' }
      await beginGame(page, host, { name: 'Kept' })
      await play(page, 3)
      await backToGames(page)
      if (language === 'fr') await page.getByRole('button', { name: 'Français' }).click()
      await page.getByRole('button', { name: language === 'en' ? 'All games' : 'Toutes les parties' }).click()
      await page.getByRole('button', { name: words.backups, exact: true }).click()
      await page.getByRole('button', { name: words.make }).click()
      await expect(page.locator('.backup')).toHaveCount(1)
      for (const colorScheme of lights) {
        await page.emulateMedia({ colorScheme })
        await expectAccessible(page)
        await keepPicture(page, `backups-${language}-${colorScheme}`)
      }
      await page.setViewportSize({ width: 640, height: 720 })
      await expectNoOverflow(page)
    })
  })
}

test('the host makes a backup when it ends, and a damaged library is mended from it', async ({ page, host }) => {
  await beginGame(page, host, { name: 'Kept' })
  await play(page, 2)
  await page.goto('about:blank')
  await host.stop()
  const made = readdirSync(join(host.dataFolder, 'backups')).toSorted()
  expect(made).toEqual(['backup-1.json', 'backup-1.sqlite'])
  expect(readFileSync(join(host.dataFolder, 'backups/backup-1.json'), 'utf8')).toContain('"acts":2')
  const file = join(host.dataFolder, 'library.sqlite')
  writeFileSync(file, 'nothing that was ever a library '.repeat(2000))
  await host.start()
  await page.goto(host.url())
  await expect(page.getByText('Your library has been put in order.')).toBeVisible()
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByText('Your library has been put in order.')).toBeVisible()
  // Nothing is missing, so that nothing is to be looked for.
  await expect(page.getByText('Nothing is missing')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Look for them in the backups' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Backups', exact: true }).click()
  await expect(rowOf(page, 'Kept')).toBeInViewport()
  await page.getByRole('button', { name: 'Close this message' }).first().click()
  await expect(page.getByText('Your library has been put in order.')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Your library has been put in order.')).toHaveCount(0)
  expect(existsSync(join(host.dataFolder, 'library.report-1.json'))).toBe(false)
})
