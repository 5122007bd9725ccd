import { expect, type Page } from 'playwright/test'
import {
  answers,
  beginGame,
  command,
  cover,
  expectNoOverflow,
  map,
  question,
  readout,
  stops,
} from '../tools/at-table.ts'
import { expectAccessible, keepPicture, test } from '../tools/house.ts'

test.use({ viewport: { width: 1280, height: 840 } })

const sheet = (page: Page) => page.getByRole('region', { name: 'Layers' })
const findings = (page: Page) => sheet(page).getByRole('region', { name: 'Findings' }).getByRole('listitem')
const lost = (page: Page) => sheet(page).getByRole('region', { name: 'What is lost by it' }).getByRole('listitem')
const layer = (page: Page, name: string) => sheet(page).getByRole('radio', { name, exact: true })
const campaign = 'Gaiter Button – Sedan 1870'

test.describe('layers on the map', () => {
  test('tell of supply, of what hangs on a railway, and of the past, by keys alone', async ({ page, host }) => {
    test.setTimeout(240_000)
    await beginGame(page, host, { campaign, scenario: 'August 1870', seed: 'a' })
    await page.getByRole('button', { name: 'Fold the record away' }).click()
    await map(page).focus()
    await page.keyboard.press('l')
    await expect(layer(page, 'None')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(layer(page, 'Supply')).toBeChecked()
    await expect(findings(page).first()).toContainText(/All \d+ counters of this side will be supplied tonight/)
    await expect(findings(page).filter({ hasText: 'Ménil-Annelles' })).toContainText('the railway at Rethel')
    await expectAccessible(page)

    // A finding shows its place on the map and opens its rule.
    await findings(page).filter({ hasText: 'Ménil-Annelles' }).getByRole('button').first().press('Enter')
    await expect(readout(page)).toContainText('Ménil-Annelles')
    await findings(page).filter({ hasText: 'Ménil-Annelles' }).getByRole('button').last().press('Enter')
    await expect(page.getByRole('dialog').getByText('Supply by railway').first()).toBeVisible()
    await page.keyboard.press('Escape')

    // The Germans use railways only for the telegraph; many places depend on one of them.
    await layer(page, 'Command').press('Space')
    await sheet(page).getByRole('radio', { name: 'German' }).check()
    await expect(findings(page).first()).toContainText(/stacks hear the leader they should/)
    await sheet(page).getByText('What if this goes?').press('Enter')
    const thing = sheet(page).getByRole('button', { name: /^Think away: the railway Bar-le-Duc – Revigny; \d+ places/ })
    await expect(thing).toContainText('−')
    await thing.press('Enter')
    await expect(lost(page).first()).toContainText(/^Lost: .* less/)
    await expect(
      findings(page).filter({ hasText: 'the railway Bar-le-Duc – Revigny does not run' }).first(),
    ).toBeVisible()
    await keepPicture(page, 'layer-command-without')
    await sheet(page).getByRole('button', { name: 'Put back: the railway Bar-le-Duc – Revigny' }).press('Enter')
    await expect(lost(page)).toHaveCount(0)

    // The removable things are lit on the map, and N reaches them.
    await sheet(page).getByRole('button', { name: 'Choose it on the map' }).press('Enter')
    await map(page).focus()
    await page.keyboard.press('n')
    const way = await readout(page).innerText()
    await page.keyboard.press('Enter')
    await expect(sheet(page).getByRole('button', { name: new RegExp(`^Put back: .*${way}`) })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page.locator('.table-map')).not.toHaveClass(/is-picking/)

    // The layer stays on while the game goes on, also folded, and applies to the past.
    const asked = await question(page).innerText()
    await page.keyboard.press('l')
    await expect(sheet(page)).toHaveCount(0)
    await answers(page).last().press('Enter')
    await expect(question(page)).not.toHaveText(asked)
    await expect(page.getByRole('button', { name: 'Layer: Command' })).toBeVisible()
    const byButton = page.getByRole('button', { name: 'Layer: Command' })
    await byButton.press('Enter')
    await expect(lost(page).first()).toContainText(/^Lost/)
    // Escape leads back to where the sheet was opened.
    await layer(page, 'Command').press('Escape')
    await expect(byButton).toBeFocused()
    await byButton.press('Enter')
    await expectNoOverflow(page)
    await command(page, 'stop 0')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^This is the past/)).toBeVisible()
    await expect(findings(page).filter({ hasText: 'stacks hear' })).toHaveCount(1)
  })

  test('are not there behind the curtain, nor for who sits down after it', async ({ page, host }) => {
    test.setTimeout(240_000)
    await beginGame(page, host, { campaign, scenario: 'August 1870', seed: 'a', fog: true })
    await page.getByRole('button', { name: 'Sit down' }).click()
    await page.getByRole('button', { name: 'Layers' }).click()
    await layer(page, 'Supply').check()
    await expect(findings(page).first()).toContainText('counters of this side')
    // The next player can choose only his own side.
    await expect(sheet(page).getByRole('radio', { name: 'German' })).toHaveCount(0)
    await answers(page).last().click()
    await cover(page)
    await expect(page.getByRole('heading', { name: /sits down/ })).toBeVisible()
    expect(await page.locator('body').innerText()).not.toMatch(/Supply|supplied|Rethel|Layer/)
    await page.getByRole('button', { name: 'Sit down' }).click()
    await expect(stops(page)).toBeAttached()
    await expect(page.getByRole('button', { name: 'Layers', exact: true })).toBeVisible()
    await expect(page.locator('.layer-findings')).toHaveCount(0)
  })
})
