import { expect } from 'playwright/test'
import { expectNoOverflow } from '../tools/at-table.ts'
import { expectAccessible, keepPicture, test } from '../tools/house.ts'
import { beginDraft, isSound } from '../tools/drafting.ts'

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } })

test('hexes are painted by a stroke of the mouse and by keys, and a stream is laid between two', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  await beginDraft(page, 'wissembourg-1870', /Geisberg/)
  await isSound(page)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  const sketch = page.getByRole('application', { name: 'Sketch of the map' })
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(sketch).toBeVisible()

  await test.step('a stroke over several hexes is one gesture', async () => {
    await page.getByRole('button', { name: 'Paint', exact: true }).click()
    await page.getByRole('combobox', { name: 'Paint with' }).selectOption({ label: 'Wood, level 2' })
    const hexes = sketch.locator('.sketch-hexes')
    const [from, to] = [await hexes.nth(130).boundingBox(), await hexes.nth(132).boundingBox()]
    const y = from!.y + from!.height / 2
    await page.mouse.move(from!.x + from!.width / 2, y)
    await page.mouse.down()
    await page.mouse.move(to!.x + to!.width / 2, y, { steps: 8 })
    await page.mouse.up()
    await expect(undo).toHaveAttribute('title', /Wood, level 2, and [12] more/)
    // What is pointed at is described as it is now.
    await expect(page.locator('.map-sketch .readout')).toHaveText(/Wood, level 2$/)
    await expectNoOverflow(page)
    await expectAccessible(page)
    await keepPicture(page, 'bench-hexes')
  })

  await test.step('the hex under the cursor is painted by Enter, and undone', async () => {
    const before = await undo.getAttribute('title')
    await page.getByRole('combobox', { name: 'Paint with' }).selectOption({ label: 'Open ground, level 3' })
    await sketch.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(undo).toHaveAttribute('title', /Open ground, level 3/)
    await page.keyboard.press('Control+z')
    await expect(undo).toHaveAttribute('title', before!)
  })

  await test.step('a stream is laid between two hexes by their names, and struck again', async () => {
    await page.getByRole('button', { name: 'Choose', exact: true }).click()
    await page.getByRole('searchbox', { name: 'Find' }).fill('1201')
    await page.getByRole('button', { name: '1201', exact: true }).click()
    const card = page.getByRole('region', { name: 'Card of 1201', exact: true })
    const terrain = card.getByRole('combobox', { name: 'Terrain' })
    // A list that is as wide as its words shows all of them.
    const missing = await terrain.evaluate((list: HTMLSelectElement) => {
      const whole = list.cloneNode(true) as HTMLSelectElement
      whole.style.cssText = 'position: absolute; flex: none; max-width: none; min-width: 0; width: max-content'
      list.after(whole)
      const wanted = whole.offsetWidth
      whole.remove()
      return wanted - list.offsetWidth
    })
    expect(missing).toBeLessThanOrEqual(0)
    // Only hexes that share a side with it can have something along that side.
    const others = card.getByRole('combobox', { name: 'Connect with' }).getByRole('option')
    expect((await others.allInnerTexts()).toSorted()).toEqual(['1101', '1102', '1202', '1301', '1302', '–'].toSorted())
    await card
      .getByRole('combobox', { name: /Connect with|Joins|with/ })
      .first()
      .selectOption('1202')
    await card.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Stream' })
    await card.getByRole('button', { name: /Connect|Join/ }).click()
    await expect(card.getByRole('button', { name: '1201 – 1202' })).toBeVisible()
    await isSound(page)
  })
})
