import { expect } from 'playwright/test'
import { expectNoOverflow } from './tools/at-table.ts'
import { expectAccessible, test } from './tools/house.ts'
import { beginDraft, isSound, verdict } from './tools/drafting.ts'

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } })

test('the tables are edited where they print: what differs is marked, checked at once, undone, and put back', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  await beginDraft(page, 'chalons-1870', /Beaumont/)
  await isSound(page)
  await page.getByRole('button', { name: 'Tables', exact: true }).click()
  const aid = page.getByRole('region', { name: 'Player aid' })
  const path = page.getByRole('spinbutton', { name: 'Cost of a connection, Path' })
  await expect(aid).toContainText('All numbers are those of the rulebook.')
  await expect(path).toHaveValue('2')
  const odds = page.getByRole('region', { name: 'Standard questions' })
  await expect(odds).toContainText('Three German divisions attack two French ones in open country')
  await expect(odds).not.toContainText('by the rulebook')
  await expectNoOverflow(page)
  await expectAccessible(page)

  await test.step('a number is typed in its place, by keys', async () => {
    await path.focus()
    await page.keyboard.type('3')
    await page.keyboard.press('Enter')
    await expect(aid).toContainText('1 value differs from the rulebook.')
    await expect(path).toHaveValue('3')
    await expect(aid.getByRole('button', { name: 'Put back Cost of a connection, Path: 2' })).toBeVisible()
    await isSound(page)
  })

  await test.step('a fault in a table is reported, leads to its place, and is corrected by a click', async () => {
    await path.fill('0')
    await path.press('Enter')
    await expect(verdict(page)).toHaveText('1 error')
    await expect(path).toHaveAttribute('aria-invalid', 'true')
    await expect(odds).toContainText('As long as the tables have faults')
    await page.getByRole('button', { name: 'Set-up', exact: true }).click()
    await page.getByRole('button', { name: 'Show in the tables' }).click()
    await expect(path).toBeFocused()
    await page.getByRole('button', { name: 'Write 1' }).click()
    await isSound(page)
    await expect(path).toHaveValue('1')
  })

  await test.step('it is undone, after the page was loaded again too', async () => {
    await page.reload()
    await isSound(page)
    await page.keyboard.press('Control+z')
    await page.getByRole('button', { name: 'Tables', exact: true }).click()
    await expect(path).toHaveValue('0')
    await expect(verdict(page)).toHaveText('1 error')
    await aid.getByRole('button', { name: 'Put all back' }).click()
    await expect(path).toHaveValue('2')
    await expect(aid).toContainText('All numbers are those of the rulebook.')
    await isSound(page)
  })
})

test('signs and words of a table are chosen as they print', async ({ page, host }) => {
  await page.goto(host.url())
  await beginDraft(page, 'wissembourg-1870', /Geisberg/)
  await isSound(page)
  await page.getByRole('button', { name: 'Tables', exact: true }).click()
  const cell = page.getByRole('combobox', { name: 'Combat table, 3, 3' })
  await expect(cell.locator('option:checked')).toHaveText('T')
  await cell.selectOption('D+1')
  await expect(page.getByRole('button', { name: 'Put back Combat table, 3, 3: T' })).toBeVisible()
  const odds = page.getByRole('region', { name: 'Standard questions' })
  await expect(odds).toContainText('Two German infantry units attack a French one in the open')
  await expect(odds).toContainText('by the rulebook')
  await page.getByRole('checkbox', { name: 'Only tables with changes' }).check()
  await expect(page.getByRole('region', { name: 'The tables as they print' }).getByRole('table')).toHaveCount(1)
  await page.getByRole('tab', { name: 'Difference' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('Combat table, 3, 3: D+1 (was: T)')
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('rows of a table are added and struck beside the row itself, by mouse and by keys, and put back', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  await beginDraft(page, 'chalons-1870', /Beaumont/)
  await isSound(page)
  await page.getByRole('button', { name: 'Tables', exact: true }).click()
  const aid = page.getByRole('region', { name: 'Player aid' })
  const add = page.getByRole('button', { name: /^Another row after/ })
  const chart = aid.getByRole('table').filter({ has: add }).first()
  const rows = chart.locator('tbody tr')
  await expect(aid).toContainText('All numbers are those of the rulebook.')
  const before = await rows.count()

  await test.step('another row like one stands below it, by a click', async () => {
    await rows
      .first()
      .getByRole('button', { name: /^Another row after/ })
      .click()
    await expect(rows).toHaveCount(before + 1)
    await expect(aid).toContainText(/\d+ values? differs? from the rulebook\./)
    // The copy has the number of the row above it.
    const number = (row: number) => rows.nth(row).getByRole('spinbutton').first()
    await expect(number(1)).toHaveValue(await number(0).inputValue())
    await page.keyboard.press('Control+z')
    await expect(rows).toHaveCount(before)
    await expect(aid).toContainText('All numbers are those of the rulebook.')
  })

  await test.step('a row is removed with the keyboard, reported as removed, and restored with all others', async () => {
    const all = aid.locator('tbody tr')
    const whole = await all.count()
    await aid
      .getByRole('button', { name: /^Remove the row/ })
      .last()
      .press('Enter')
    await expect(all).toHaveCount(whole - 1)
    await expect(aid).toContainText(/\d+ values? differs? from the rulebook\./)
    await page.getByRole('tab', { name: 'Difference' }).click()
    await expect(page.getByRole('tabpanel')).toContainText('no longer there (was:')
    await expectNoOverflow(page)
    await expectAccessible(page)
    await aid.getByRole('button', { name: 'Put all back' }).click()
    await expect(all).toHaveCount(whole)
    await expect(page.getByRole('tabpanel')).not.toContainText('no longer there')
  })
})
