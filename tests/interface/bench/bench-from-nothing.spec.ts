import { readFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'
import { test } from '../tools/house.ts'
import { isSound, verdict } from '../tools/drafting.ts'

// What is published stays on the shelf of its host.
test.use({ ownHost: true, viewport: { width: 1280, height: 720 } })

const key = (page: Page, name: string | RegExp, role: 'button' | 'radio' | 'tab' = 'button') =>
  page.getByRole(role, { name, exact: typeof name === 'string' }).press(role === 'radio' ? ' ' : 'Enter')

/** The file that a draft is shared as. */
async function shared(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await key(page, button)
  return readFileSync(await (await download).path())
}

test('a battle is made of an empty map by keys alone, published, shared, thrown away and taken in again', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  await key(page, 'Design…')
  await page.getByRole('combobox', { name: 'Campaign' }).selectOption('wissembourg-1870')
  await key(page, 'an empty map', 'radio')
  await key(page, 'Begin the draft')

  await test.step('the offered remedies lead to a battle that can be played', async () => {
    await expect(verdict(page)).toHaveText('2 errors')
    await key(page, 'Place 50th Line on the map')
    await expect(verdict(page)).toHaveText('1 error')
    // The list of what is wrong follows its count.
    await expect(page.getByRole('button', { name: 'Place 50th Line on the map' })).toHaveCount(0)
    await key(page, /^Place .* on the map$/)
    await isSound(page)
  })

  await test.step('a unit is placed by the name of a hex', async () => {
    await page.getByRole('searchbox', { name: 'Search the units' }).fill('turcos')
    await page.getByRole('option', { name: /Turcos/ }).press(' ')
    await page.keyboard.press('p')
    await page.keyboard.type('0603')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('region', { name: 'What is chosen' })).toContainText('1st Turcos, Wissembourg')
    await expect(verdict(page)).toHaveText('1 error')
    await key(page, /^Let it break at/)
    await isSound(page)
  })

  await test.step('it is published', async () => {
    await key(page, 'Publish')
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).press('Enter')
    await expect(page.getByRole('dialog')).toContainText('It is published, and can be played like any other scenario.')
  })

  await test.step('a game of it is offered at once', async () => {
    await key(page, 'Begin a game of it')
    await expect(page.getByRole('combobox', { name: 'Campaign' }).locator('option:checked')).toHaveText(
      'Wissembourg: A new scenario',
    )
    await expect(page.getByRole('radio', { name: 'A new scenario' })).toBeChecked()
    await key(page, 'Design…')
    await key(page, /^A new scenario/)
  })

  await test.step('and comes back from its file as it was', async () => {
    const file = await shared(page, 'Share')
    await key(page, 'Back to the drafts')
    await key(page, 'Actions with A new scenario')
    await key(page, 'Move to trash')
    await expect(page.getByRole('button', { name: 'Actions with A new scenario' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Wissembourg: A new scenario/ })).toBeVisible()
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'battle.gaiter-draft', mimeType: 'application/octet-stream', buffer: file })
    await key(page, 'Open it')
    await isSound(page)
    expect((await shared(page, 'Share')).equals(file)).toBe(true)
  })
})
