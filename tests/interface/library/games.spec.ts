import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect } from 'playwright/test'
import {
  answers,
  backToGames,
  beginGame,
  cover,
  doWith,
  fillNewGame,
  openRecord,
  play,
  position,
  rows,
  stops,
} from '../tools/at-table.ts'
import type { GameEntry } from '../../../src-main/contract/library.ts'
import { test } from '../tools/at-host.ts'
import { carrier, keepPicture, restart, often } from '../tools/house.ts'
import { tries } from '../../tries.ts'

test.describe('the library of games', () => {
  test('renames, duplicates and finds', async ({ page, host }) => {
    await beginGame(page, host, { name: 'Doëns on the left' })
    await play(page, 2)
    await expect(page).toHaveTitle('Doëns on the left · Gaiter Button')
    await backToGames(page)
    await expect(page).toHaveTitle('Gaiter Button · Operational campaigns of 1870')
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page).first()).toContainText(/Portable Spicheren · Spicheren, the historical positions/)
    await expect(rows(page).first()).toContainText(/Turn 1/)
    await expect(rows(page).first().getByRole('img')).toBeVisible()

    await doWith(rows(page).first(), 'Duplicate')
    await expect(rows(page)).toHaveCount(2)
    await doWith(rows(page).first(), 'Rename')
    await page.getByRole('textbox', { name: 'New name' }).fill('Kameke attacks')
    await page.keyboard.press('Enter')
    await expect(rows(page).filter({ hasText: 'Kameke attacks' })).toHaveCount(1)
    await doWith(rows(page).first(), 'Rename')
    await page.getByRole('textbox', { name: 'New name' }).fill('Not this')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Not this')).toHaveCount(0)

    const search = page.getByRole('searchbox', { name: 'Search' })
    await search.fill('kameke')
    await expect(page.getByText('1 game has “kameke” in it.')).toBeVisible()
    await expect(rows(page)).toHaveCount(1)
    await search.fill('Bazaine')
    await expect(page.getByText('No game has “Bazaine” in it.')).toBeVisible()
    await search.fill('')
    await expect(rows(page)).toHaveCount(2)
  })

  test('keeps deleted games in the trash until it is emptied', async ({ page, host }) => {
    await beginGame(page, host, { name: 'Kameke attacks' })
    await backToGames(page)
    await doWith(rows(page).first(), 'Move to trash')
    await expect(rows(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(rows(page)).toHaveCount(1)

    await doWith(rows(page).first(), 'Move to trash')
    await expect(rows(page)).toHaveCount(0)
    await page.getByRole('button', { name: /^Trash/ }).click()
    await page.getByRole('button', { name: 'Restore: Kameke attacks' }).click()
    await expect(page.getByText('The trash is empty.')).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Trash/ })).toBeFocused()
    await page.getByRole('button', { name: 'Back to the games' }).click()
    await expect(page.getByRole('heading', { name: 'Your games' })).toBeFocused()
    await expect(rows(page)).toHaveCount(1)

    await doWith(rows(page).first(), 'Move to trash')
    await expect(rows(page)).toHaveCount(0)
    await page.getByRole('button', { name: /^Trash/ }).click()
    await page.getByRole('button', { name: 'Empty the trash' }).click()
    const asking = page.getByRole('dialog', { name: 'Erase the game in the trash for ever?' })
    await asking.getByRole('button', { name: 'Do not erase' }).click()
    await expect(page.getByRole('button', { name: 'Restore: Kameke attacks' })).toBeVisible()
    await page.getByRole('button', { name: 'Empty the trash' }).click()
    await asking.getByRole('button', { name: 'Erase for ever' }).click()
    await expect(page.getByText('One game was erased.')).toBeVisible()
    await expect(page.getByText('The trash is empty.')).toBeVisible()
  })

  test('exports a game, imports it again, and imports the intact part of a truncated file', async ({ page, host }) => {
    await beginGame(page, host, { name: 'To be sent' })
    await play(page, 6)
    const before = await position(page)
    await backToGames(page)
    await doWith(rows(page).first(), 'Check')
    await expect(page.getByText('“To be sent” is whole: all its 6 acts came out as they were.')).toBeVisible()

    const coming = page.waitForEvent('download')
    await doWith(rows(page).first(), 'Save as a file')
    const saved = await coming
    const name = saved.suggestedFilename()
    const content = readFileSync(await saved.path())
    await expect(page.getByText(`Saved as ${name}.`)).toBeVisible()

    const field = page.locator('input[type=file]')
    await field.setInputFiles({ name, mimeType: 'application/octet-stream', buffer: content })
    await expect(page.getByText('“To be sent (2)” has been imported, with 6 acts.')).toBeVisible()
    await expect(page.getByText('The library had this game already')).toBeVisible()
    await expect(rows(page)).toHaveCount(2)
    await page.getByRole('button', { name: 'Open it' }).click()
    await expect(stops(page)).toHaveText(/^6 of 6/)
    expect(await position(page)).toEqual(before)
    await backToGames(page)

    const text = gunzipSync(content).toString('utf8')
    const cut = gzipSync(text.slice(0, text.indexOf('["act",4,') + 12))
    await field.setInputFiles({ name: 'cut', mimeType: 'application/octet-stream', buffer: cut })
    await expect(page.getByText('cut cannot be imported as it is.')).toBeVisible()
    await expect(page.getByText('Act 4 is not as it should be. The 3 acts before it are whole.')).toBeVisible()
    await keepPicture(page, 'games-bad-file')
    await page.getByRole('button', { name: 'Import the part that is whole' }).click()
    await expect(page.getByText(/has been imported, with 3 acts/)).toBeVisible()
    await expect(page.getByText(/From act 4 on the file was not whole/)).toBeVisible()
    await page.getByRole('button', { name: 'Open it' }).click()
    await expect(stops(page)).toHaveText(/^3 of 3/)

    await backToGames(page)
    await page.evaluate(() => {
      const dropped = new DataTransfer()
      dropped.items.add(new File(['Dear Marshal,'], 'letter.txt'))
      document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: dropped, bubbles: true, cancelable: true }))
    })
    await expect(page.getByText('letter.txt cannot be imported as it is.')).toBeVisible()
    await expect(page.getByText('This file is not a game of Gaiter Button')).toBeVisible()
    await page.locator('input[type="file"]').setInputFiles({
      name: 'huge.gaiter',
      mimeType: 'application/octet-stream',
      buffer: Buffer.alloc(25 * 2 ** 20),
    })
    await expect(page.getByText('This file is larger than 24 MiB')).toBeVisible()

    const file = (called: string, buffer: Buffer) => ({ name: called, mimeType: 'application/octet-stream', buffer })
    await page
      .locator('input[type="file"]')
      .setInputFiles([file('one', content), file('letter.txt', Buffer.from('Dear Marshal,')), file('two', content)])
    await expect(page.getByText('Of 3 files 2 were imported.')).toBeVisible()
    await expect(page.getByText('letter.txt – This file is not a game of Gaiter Button')).toBeVisible()
    await expect(rows(page)).toHaveCount(5)
    await keepPicture(page, 'games-imported-several')
  })

  test('with many games shows some, draws pictures of those in sight, and finds one of all', async ({
    page,
    host,
    calls,
  }) => {
    test.setTimeout(240_000)
    await beginGame(page, host, { name: 'Game 0' })
    await play(page, 1)
    await backToGames(page)
    const [{ id }] = (await calls.library.list({})) as [GameEntry]
    // Two thousand where every try is made; a fifth of them is more than a window shows, too.
    const copies = tries(2000)
    for (let copy = 1; copy <= copies; copy += 1) await calls.library.duplicate({ id, name: `Game ${copy}` })
    const asked: string[] = []
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('thumbnails')) asked.push(String(payload))
      })
    })
    const again = await restart(page, host)
    await expect(again.getByRole('button', { name: /All games/ })).toContainText(
      `${(copies + 1).toLocaleString('en')} games`,
    )
    await expect(rows(again).first().getByRole('img')).toBeVisible()
    expect(await rows(again).count()).toBeLessThan(200)
    if (carrier === 'browser') expect((asked.join(' ').match(/\d+/g) ?? []).length).toBeLessThan(200)
    await again.getByRole('searchbox', { name: 'Search' }).pressSequentially(`Game ${copies - 13}`)
    await expect(rows(again)).toHaveCount(1)
    await expect(rows(again).first()).toContainText(`Game ${copies - 13}`)
  })
})

test.describe('a game in which each side sees its own', () => {
  test('is covered when it goes from one to the other', async ({ page, host }) => {
    await beginGame(page, host, { campaign: 'Gaiter Button – Sedan 1870', scenario: 'First march', fog: true })
    await expect(page.getByRole('heading', { name: 'The French player sits down' })).toBeFocused()
    await expect(answers(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Sit down' }).click()
    await expect(page.locator('.who')).toContainText('The French side decides.')
    const asked = await answers(page).allInnerTexts()
    expect(asked.length).toBeGreaterThan(0)

    const handOver = page.getByRole('button', { name: 'Hand over to the German side' })
    const seen = new Set(asked)
    for (let act = 0; act < 30 && (await handOver.count()) === 0; act += 1) {
      for (const answer of await answers(page).allInnerTexts()) seen.add(answer)
      const before = await question(page)
      await answers(page).last().click()
      await expect.poll(() => question(page), often).not.toBe(before)
    }
    await openRecord(page)
    const told = await page.getByRole('region', { name: 'Journal' }).getByRole('listitem').allInnerTexts()
    await cover(page)

    await expect(page.getByRole('heading', { name: 'The German player sits down' })).toBeVisible()
    const covered = await page.locator('main').innerText()
    for (const words of [...seen, ...told]) expect(covered).not.toContain(words)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'The German player sits down' })).toBeVisible()
    await page.getByRole('button', { name: 'Sit down' }).click()
    await expect(page.locator('.who')).toContainText('The German side decides.')
    expect(await page.content()).not.toContain('You see what the French side knows.')
    await expect(page.getByText('Lines that were tried')).toHaveCount(0)
    const places = (all: readonly string[]) => all.filter((words) => words.startsWith('Place a decoy'))
    for (const place of places(await answers(page).allInnerTexts())) expect(asked).not.toContain(place)
  })

  test('is sealed by passphrases, and opens with them only', async ({ page, host }) => {
    await page.goto(host.url())
    await fillNewGame(page, { fog: true, name: 'Sealed orders' })
    await page
      .getByRole('checkbox', { name: /Seal this side/ })
      .first()
      .check()
    await expect(page.getByText('If one is lost, the game is lost')).toBeVisible()
    const begin = page.getByRole('button', { name: 'Begin', exact: true })
    await begin.click()
    await expect(page.getByText('Type a passphrase, or do not seal this side.')).toBeVisible()
    await expect(page.getByText('Confirm that you know what a lost passphrase means.')).toBeVisible()
    await page.getByLabel('Passphrase', { exact: true }).fill('in the bakery at dawn')
    await page.getByLabel('Repeat the passphrase').fill('in the bakery at noon')
    await page.getByRole('checkbox', { name: /I understand/ }).check()
    await begin.click()
    await expect(page.getByText('The two are not the same.')).toBeVisible()
    await page.getByLabel('Repeat the passphrase').fill('in the bakery at dawn')
    await keepPicture(page, 'new-game-sealed')
    await begin.click()

    const sit = page.getByRole('button', { name: 'Sit down' })
    await expect(sit).toBeVisible({ timeout: 15_000 })
    await backToGames(page)
    await expect(rows(page).first()).toContainText('Sealed: where it stands is not shown')
    await rows(page)
      .first()
      .getByRole('button', { name: /Sealed orders/ })
      .first()
      .click()
    const asking = page.getByRole('dialog', { name: '“Sealed orders” is sealed' })
    const passphrase = asking.getByLabel(/^Passphrase/)
    await passphrase.fill('in the brewery')
    await page.keyboard.press('Enter')
    await expect(asking.getByText('That is not the passphrase of this side.')).toBeVisible({ timeout: 15_000 })
    await passphrase.fill('in the bakery at dawn')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /sits down/ })).toBeVisible({ timeout: 15_000 })
  })
})

const question = (page: { locator(selector: string): { innerText(): Promise<string> } }) =>
  page.locator('.question').innerText()
