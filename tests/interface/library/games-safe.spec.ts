import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { pairs } from '../../tries.ts'
import {
  answers,
  backToGames,
  beginGame,
  expectNoOverflow,
  fillNewGame,
  play,
  position,
  rows,
  stops,
} from '../tools/at-table.ts'
import { carrier, expectAccessible, keepPicture, test } from '../tools/house.ts'

test.use({ ownHost: true })

test.describe('when the program is killed in the middle of a game', () => {
  test.skip(carrier === 'electron', 'The window goes with the process there.')
  test.use({ allowed: [/WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/] })

  test('it says so when it is started again, and the game is as it was', async ({ page, host }) => {
    await beginGame(page, host, { name: 'Interrupted' })
    await play(page, 4)
    const before = await position(page)
    // The host that this test has started says its number in its data folder.
    process.kill(Number(readFileSync(join(host.dataFolder, 'in-use.txt'), 'utf8')), 'SIGKILL')
    await expect(page.getByText('Gaiter Button has stopped answering.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Interrupted' })).toBeVisible()
    await page.goto('about:blank')
    await host.start()
    await page.goto(host.url())
    await expect(page.getByText('The program ended without being closed.')).toBeVisible()
    await expect(page.getByText('Your game is as you left it.')).toBeVisible()
    await expectAccessible(page)
    await keepPicture(page, 'games-crashed')
    await page.getByRole('main').getByRole('button', { name: 'Continue' }).first().click()
    await expect(stops(page)).toHaveText(/^4 of 4/)
    expect(await position(page)).toEqual(before)
    await backToGames(page)
    await expect(page.getByText('The program ended without being closed.')).toHaveCount(0)
  })
})

const screens = ['new-game', 'table', 'table-marking', 'games', 'games-basket'] as const
const looks = pairs(screens, ['light', 'dark'] as const)

/** Checks that the screen is accessible in its lights, and fits a narrow window with large text. */
async function expectFit(page: Page, picture: (typeof screens)[number]): Promise<void> {
  for (const [screen, colorScheme] of looks) {
    if (screen !== picture) continue
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await keepPicture(page, picture)
  await page.setViewportSize({ width: 640, height: 840 })
  await expectNoOverflow(page)
  await keepPicture(page, `${picture}-640`)
  await page.setViewportSize({ width: 1280, height: 840 })
}

test.describe('every screen of the games', () => {
  test.use({ viewport: { width: 1280, height: 840 } })

  test('for beginning one is accessible and fits', async ({ page, host }) => {
    await page.goto(host.url())
    await fillNewGame(page, { fog: true, seed: '1870' })
    await page
      .getByRole('checkbox', { name: /Seal this side/ })
      .first()
      .check()
    await page.getByRole('button', { name: 'Begin', exact: true }).click()
    await expect(page.getByText('Type a passphrase, or do not seal this side.')).toBeVisible()
    await expectFit(page, 'new-game')
  })

  test('at the table and of the library is accessible and fits', async ({ page, host }) => {
    await beginGame(page, host, { name: 'To be looked at' })
    await play(page, 3)
    await page.getByText('Where counters stand, in words').click()
    await expectFit(page, 'table')
    await page.getByRole('button', { name: 'Bookmark this place' }).click()
    await page.getByRole('button', { name: 'Earlier' }).click()
    await expect(page.getByText(/^This is the past/)).toBeVisible()
    await expectFit(page, 'table-marking')
    await backToGames(page)
    await rows(page).first().getByRole('button', { name: /^More/ }).click()
    await expectFit(page, 'games')
    await page.getByRole('button', { name: 'Move to trash' }).click()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.getByRole('button', { name: /^Trash/ }).click()
    await expect(page.getByRole('button', { name: 'Empty the trash' })).toBeVisible()
    await expectFit(page, 'games-basket')
    await page.getByRole('button', { name: 'Empty the trash' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })

  test('is there in French, and holds a text twice as large', async ({ page, host }) => {
    await page.goto(host.url())
    await page.getByRole('button', { name: 'Français' }).click()
    await page.getByRole('navigation', { name: 'Parties' }).getByRole('button', { name: 'Nouvelle partie' }).click()
    await page.getByRole('combobox', { name: 'Campagne' }).selectOption('spicheren-1870')
    await page.locator('.player').getByRole('combobox').last().selectOption('person')
    await page.getByRole('radio', { name: /Chaque camp ne voit/ }).check()
    await page.getByRole('button', { name: 'Commencer', exact: true }).click()
    await expect(page.getByRole('heading', { name: /^Le joueur (prussien|français) s’assied$/ })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'S’asseoir' }).click()
    await expect(page.getByRole('group', { name: 'Réponses' }).getByRole('button').first()).toBeVisible()
    await page.getByRole('button', { name: 'Apparence' }).click()
    const appearance = page.getByRole('dialog', { name: 'Apparence' })
    await appearance.getByRole('radio', { name: /^200/ }).check()
    await appearance.getByRole('button', { name: 'Fermer' }).click()
    await expectNoOverflow(page)
    await expectAccessible(page)
    await keepPicture(page, 'table-fr-large')
    await page.getByRole('button', { name: 'Revenir aux parties' }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'Vos parties' })).toBeVisible()
    await expectNoOverflow(page)
    await keepPicture(page, 'games-fr-large')
    await expect(answers(page)).toHaveCount(0)
  })
})
