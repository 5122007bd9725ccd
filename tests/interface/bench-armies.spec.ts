import { expect } from 'playwright/test'
import { expectNoOverflow } from './tools/at-table.ts'
import { expectAccessible, test } from './tools/house.ts'
import { beginDraft, isSound, verdict } from './tools/drafting.ts'

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } })

test('lines of the order of battle are renamed, reassigned, copied, removed, checked and restored', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  await beginDraft(page, 'chalons-1870', /Beaumont/)
  await isSound(page)
  await page.getByRole('button', { name: 'Order of battle', exact: true }).click()
  const sheet = page.getByRole('table', { name: 'The French: units' })
  const first = sheet.getByRole('row').nth(1)
  await expect(first.getByRole('textbox', { name: '1re DI, Name' })).toHaveValue('1re DI')
  await expectNoOverflow(page)
  await expectAccessible(page)

  await test.step('a unit gets another commander and another corps, and stays the unit it is', async () => {
    const commander = first.getByRole('textbox', { name: '1re DI, Commander' })
    await commander.fill('Goze')
    await commander.press('Enter')
    await expect(commander).toHaveValue('Goze')
    await first.getByRole('combobox', { name: '1re DI, Corps' }).selectOption('5th Corps (De Failly)')
    await expect(page.getByRole('button', { name: /^The French: units/ })).toContainText('1 line changed')
    await first.getByRole('button', { name: 'Put back 1re DI as in the rulebook' }).click()
    await expect(commander).not.toHaveValue('Goze')
  })

  await test.step('its counter is redrawn when its strength, its outline or its corps changes', async () => {
    const counter = first.getByRole('img', { name: '1re DI' })
    const face = () => counter.evaluate((drawn: HTMLCanvasElement) => drawn.toDataURL())
    const asShipped = await face()
    const seen = new Set([asShipped])
    const isDrawnAnew = async () => {
      await expect.poll(async () => seen.has(await face())).toBe(false)
      seen.add(await face())
    }
    const infantry = first.getByRole('spinbutton', { name: '1re DI, Infantry' })
    await infantry.fill('9')
    await infantry.press('Enter')
    await isDrawnAnew()
    await first.getByRole('combobox', { name: '1re DI, Outline' }).selectOption('cavalry')
    await isDrawnAnew()
    await first.getByRole('combobox', { name: '1re DI, Corps' }).selectOption('5th Corps (De Failly)')
    await isDrawnAnew()
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    for (let gesture = 0; gesture < 3; gesture += 1) {
      const what = (await undo.getAttribute('title')) ?? ''
      await undo.click()
      await expect(undo).not.toHaveAttribute('title', what)
    }
    await expect.poll(face).toBe(asShipped)
  })

  await test.step('boxes that do not fit are reported with their line, and corrected', async () => {
    const row = first.getByRole('textbox', { name: '1re DI, Morale over the boxes' })
    const before = await row.inputValue()
    await row.fill('3 4')
    await row.press('Enter')
    await expect(verdict(page)).toHaveText(/error/)
    await page.getByRole('button', { name: 'Set-up', exact: true }).click()
    await page.getByRole('button', { name: 'Show in the order of battle' }).first().click()
    await expect(row).toHaveValue('3 4')
    await page.getByRole('button', { name: 'Put it back as in the rulebook' }).first().click()
    await expect(row).toHaveValue(before)
    await isSound(page)
  })

  await test.step('a copy waits to be placed; a removed line can be restored, and everything can be undone', async () => {
    await first.getByRole('button', { name: 'Copy 1re DI' }).click()
    await expect(sheet.getByRole('row').nth(2)).toContainText('new')
    await page.getByRole('button', { name: 'Set-up', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Not placed/ })).toBeVisible()
    await page.getByRole('button', { name: 'Order of battle', exact: true }).click()
    await first.getByRole('button', { name: 'Remove 1re DI' }).click()
    await expect(page.getByRole('button', { name: 'Bring back 1re DI' })).toBeVisible()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('button', { name: 'Bring back 1re DI' })).toHaveCount(0)
    await expect(sheet.getByText('new')).toHaveCount(0)
    await isSound(page)
  })

  await test.step('units of a removed corps belong to none, also after a reload, and can be put into any', async () => {
    await page.getByRole('button', { name: /^The French: corps/ }).click()
    await page.getByRole('button', { name: /^Remove F\. Douay/ }).click()
    await expect(verdict(page)).toHaveText(/error/)
    await page.reload()
    await expect(page.getByRole('button', { name: /^The French: corps/ })).toContainText('1 line changed')
    await page.getByRole('button', { name: /^The French: units/ }).click()
    const corps = sheet.getByRole('combobox', { name: /, Corps$/ })
    const orphan = corps.and(page.locator('[aria-invalid="true"]')).first()
    await expect(orphan.locator('option:checked')).toHaveText('no longer there')
    const before = await sheet.locator('select[aria-invalid="true"]').count()
    await orphan.selectOption({ index: 2 })
    await expect(sheet.locator('select[aria-invalid="true"]')).toHaveCount(before - 1)
  })
})

test('with large text the parts of the bench stand side by side as long as they fit, each scrolled by itself', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  await beginDraft(page, 'chalons-1870')
  await page.locator('.bench-verdict[aria-busy="false"]').waitFor()
  const setText = (size: string): Promise<void> =>
    page.evaluate((to) => {
      document.documentElement.dataset['textSize'] = to
    }, size)
  const partsNow = async () => {
    const parts = []
    for (const part of ['.bench-units', '.bench-map', '.bench-panel'])
      parts.push(await page.locator(part).boundingBox())
    return parts.map((box) => box!)
  }
  await setText('150')
  await page.getByRole('button', { name: /^All / }).click()
  await page.getByRole('option').nth(3).click()
  const [units, map, panel] = await partsNow()
  expect(units!.x + units!.width).toBeLessThanOrEqual(map!.x)
  expect(map!.x + map!.width).toBeLessThanOrEqual(panel!.x)
  // Whatever can be set of what is chosen, the map keeps room, and all of it is in the window.
  expect(map!.height).toBeGreaterThan(250)
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBeLessThanOrEqual(0)
  const named = page.locator('.bench-chosen > p').first()
  expect((await named.boundingBox())!.height).toBeGreaterThan(20)
  await expectNoOverflow(page)
  // Larger still they lie below one another, and none of them covers another.
  await setText('200')
  const [belowMap, above, last] = await partsNow()
  expect(belowMap!.y).toBeGreaterThanOrEqual(above!.y + above!.height)
  expect(last!.y).toBeGreaterThanOrEqual(belowMap!.y + belowMap!.height)
  await expectNoOverflow(page)
})

test('stratagems of the siege stand as sheets of their own', async ({ page, host }) => {
  await page.goto(host.url())
  await beginDraft(page, 'belfort-1870')
  await page.getByRole('button', { name: 'Order of battle', exact: true }).click()
  // The longest lines there are fit beside the panel.
  const list = page.locator('.army-scroll')
  await expect(list.getByRole('row')).not.toHaveCount(0)
  expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: /^Stratagems/ }).click()
  const red = page.getByRole('combobox', { name: 'Scouts / Icy cold, Red side' })
  await expect(red.locator('option:checked')).toHaveText('Icy cold')
  await red.selectOption('Proclamation')
  await expect(page.getByRole('button', { name: /^Stratagems/ })).toContainText('1 line changed')
  await expectNoOverflow(page)
  await expectAccessible(page)
})

test('a line of a unit of Châlons, with all its columns, fits beside the panel', async ({ page, host }) => {
  await page.goto(host.url())
  await beginDraft(page, 'chalons-1870', /Beaumont/)
  await isSound(page)
  await page.locator('.bench-which').getByRole('button', { name: /^All/ }).click()
  await expect(page.locator('.bench-unit-where').filter({ hasText: 'Raucourt' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Order of battle', exact: true }).click()
  const list = page.locator('.army-scroll')
  for (const side of ['French', 'Germans']) {
    await page.getByRole('button', { name: new RegExp(`^The ${side}: units`) }).click()
    await expect(list.getByRole('columnheader', { name: 'Line', exact: true })).toBeInViewport()
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  }
  await expectAccessible(page)
})
