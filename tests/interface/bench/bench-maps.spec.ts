import { readFile } from 'node:fs/promises'
import { expect, type Page } from 'playwright/test'
import { expectNoOverflow } from '../tools/at-table.ts'
import { expectAccessible, test } from '../tools/house.ts'
import { beginDraft, isSound, verdict } from '../tools/drafting.ts'

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } })

async function mapDesk(page: Page, campaign: string, scenario: RegExp): Promise<void> {
  await beginDraft(page, campaign, scenario)
  await isSound(page)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(sketchOn(page)).toBeVisible()
}

const sketchOn = (page: Page) => page.getByRole('application', { name: 'Sketch of the map' })
const cardOn = (page: Page, name: string) => page.getByRole('region', { name: `Card of ${name}`, exact: true })

/** Where the sign of a place is in the window, as its name stands beside it. */
async function signOf(page: Page, name: string): Promise<{ x: number; y: number }> {
  const sign = sketchOn(page)
    .locator('g.is-place')
    .filter({ has: page.locator(`text:text-is("${name}")`) })
    .locator(':is(circle, rect)')
    .first()
  const box = (await sign.boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('places are added, joined, moved and removed with the mouse; what depends on them is named', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  await mapDesk(page, 'chalons-1870', /Beaumont/)
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sedan', exact: true }).click()
  await expect(cardOn(page, 'Sedan')).toBeVisible()
  for (let closer = 0; closer < 5; closer += 1) await page.getByRole('button', { name: 'Closer' }).click()
  const sedan = await signOf(page, 'Sedan')

  await test.step('a place is added by a click, and named', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click()
    await page.mouse.click(sedan.x + 30, sedan.y + 60)
    await page.getByRole('form', { name: 'Add: Zone' }).getByRole('textbox', { name: 'Name' }).fill('Ferme Neuve')
    await page.keyboard.press('Enter')
    await expect(sketchOn(page).getByText('Ferme Neuve')).toBeVisible()
    // It is chosen, in the place of what was before.
    await expect(cardOn(page, 'Ferme Neuve')).toBeFocused()
    await expect(cardOn(page, 'Sedan')).toHaveCount(0)
  })

  await test.step('two places are joined by two clicks; the connection is chosen, and its kind is set', async () => {
    await page.getByRole('button', { name: 'Connect', exact: true }).first().click()
    await page.mouse.click(sedan.x, sedan.y)
    const there = await signOf(page, 'Ferme Neuve')
    await page.mouse.click(there.x, there.y)
    const card = cardOn(page, 'Sedan – Ferme Neuve')
    await expect(card).toContainText('km')
    await card.getByRole('combobox', { name: 'Way' }).selectOption('path')
    await card.getByRole('combobox', { name: 'It crosses' }).selectOption('major river')
    await expect(card.getByRole('checkbox', { name: 'A bridge' })).toBeChecked()
  })

  await test.step('it is dragged away: the distance follows, and is warned of', async () => {
    await page.getByRole('button', { name: 'Choose', exact: true }).click()
    const from = await signOf(page, 'Ferme Neuve')
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 60, from.y + 40, { steps: 4 })
    await page.mouse.move(from.x + 190, from.y + 150, { steps: 4 })
    await page.mouse.up()
    await expect(cardOn(page, 'Ferme Neuve').locator('.map-far')).toBeVisible()
    await expect(verdict(page)).not.toHaveText('Nothing is wrong: it can be played.')
  })

  await test.step('let go of beside the sketch, it goes back to where it was', async () => {
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    const last = (await undo.getAttribute('title'))!
    for (const beside of [page.locator('.map-lists'), page.getByRole('tabpanel')]) {
      const from = await signOf(page, 'Ferme Neuve')
      const to = (await beside.boundingBox())!
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + 30, from.y + 10, { steps: 3 })
      await page.mouse.move(to.x + 20, to.y + 20, { steps: 3 })
      await page.mouse.up()
      await expect.poll(() => signOf(page, 'Ferme Neuve')).toEqual(from)
    }
    await expect(undo).toHaveAttribute('title', last)
  })

  await test.step('it is taken off the map with its connection, and comes back', async () => {
    await page.getByRole('button', { name: 'Remove Ferme Neuve' }).click()
    await expect(sketchOn(page).getByText('Ferme Neuve')).toHaveCount(0)
    await isSound(page)
    await page.keyboard.press('Control+z')
    await expect(sketchOn(page).getByText('Ferme Neuve')).toBeVisible()
  })
})

test('by keys alone a place is added, moved, joined and taken off', async ({ page, host }) => {
  let held: (() => void)[] | null = null
  await page.routeWebSocket(/\/calls$/, (route) => {
    const server = route.connectToServer()
    route.onMessage((message) => (held === null ? server.send(message) : void held.push(() => server.send(message))))
  })
  await page.goto(host.url())
  await mapDesk(page, 'chalons-1870', /Beaumont/)
  await sketchOn(page).focus()
  await page.keyboard.press('n')
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Ferme Neuve')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Ferme Neuve', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Ferme Neuve', exact: true }).press('Enter')
  const card = cardOn(page, 'Ferme Neuve')
  const latitude = card.getByRole('spinbutton', { name: 'Latitude' })
  const before = await latitude.inputValue()
  await sketchOn(page).focus()
  await page.keyboard.press('s')
  await page.keyboard.press('m')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(latitude).not.toHaveValue(before)

  await test.step('an emptied coordinate says why it is not set, and Escape brings it back', async () => {
    const now = await latitude.inputValue()
    await latitude.fill('')
    await latitude.press('Enter')
    await expect(card.getByRole('alert')).toHaveText('“Latitude” is a number and cannot be left empty.')
    await latitude.press('Escape')
    await expect(latitude).toHaveValue(now)
    await expect(card.getByRole('alert')).toHaveCount(0)
  })

  await test.step('while a change takes long, a notice over the sketch says so, and nothing can be moved', async () => {
    const working = page.locator('.map-working')
    await expect(working).toBeEmpty()
    const lay = await sketchOn(page).boundingBox()
    held = []
    await latitude.fill('49.5')
    await latitude.press('Enter')
    await expect(working).toHaveText('Working on the map…')
    expect(await sketchOn(page).boundingBox()).toEqual(lay)
    for (const send of held) send()
    held = null
    await expect(working).toBeEmpty()
    await expect(latitude).toHaveValue('49.5')
  })

  const near = card.getByRole('combobox', { name: 'Connect with' })
  await near.selectOption({ index: 1 })
  await card.getByRole('button', { name: 'Connect', exact: true }).first().press('Enter')
  await expect(card.locator('.map-about li')).toHaveCount(1)
  await sketchOn(page).focus()
  await page.keyboard.press('Delete')
  await expect(page.getByRole('button', { name: 'Ferme Neuve', exact: true })).toHaveCount(0)
})

test('areas share their borders: a corner is dragged for both, an area is cut in two and its part is put back', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  await mapDesk(page, 'belfort-1870', /whole siege|siege of Belfort/i)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Danjoutin', exact: true }).click()
  for (let closer = 0; closer < 3; closer += 1) await page.getByRole('button', { name: 'Closer' }).click()
  const corners = sketchOn(page).locator('.sketch-corners rect')
  const middleOf = async (corner: number) => {
    const box = (await corners.nth(corner).boundingBox())!
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const count = await corners.count()

  await test.step('a corner is dragged a little', async () => {
    const from = await middleOf(0)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 6, from.y + 6, { steps: 3 })
    await page.mouse.move(from.x + 12, from.y + 8, { steps: 3 })
    await page.mouse.up()
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled()
    await expect(corners).toHaveCount(count)
  })

  await test.step('two clicks on corners cut the area', async () => {
    await page.getByRole('button', { name: 'Split', exact: true }).click()
    // The corner that was dragged goes to where the process puts it; it is larger once the cut begins there.
    await expect(async () => {
      const first = await middleOf(0)
      await page.mouse.click(first.x, first.y)
      expect((await corners.nth(0).boundingBox())!.width).toBeGreaterThan(10)
    }).toPass()
    const other = await middleOf(count >> 1)
    await page.mouse.click(other.x, other.y)
    await expect(page.getByRole('button', { name: 'Danjoutin 2', exact: true })).toBeVisible()
    await isSound(page)
  })

  await test.step('its part is put back from the card', async () => {
    await page.getByRole('combobox', { name: 'Neighbour', exact: true }).selectOption('Danjoutin 2')
    await page.getByRole('button', { name: 'Join with its neighbour' }).click()
    await expect(page.getByRole('button', { name: 'Danjoutin 2', exact: true })).toHaveCount(0)
  })
})

test('the circle of a zone can be clicked and dragged over borders; a refused corner returns and stays', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  await mapDesk(page, 'belfort-1870', /whole siege|siege of Belfort/i)
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const list = page.getByRole('combobox', { name: 'What the map consists of' })
  const zones = await list.inputValue()
  await page.getByRole('button', { name: 'Danjoutin', exact: true }).click()
  await page.getByRole('button', { name: 'Closer' }).click()
  const danjoutin = await signOf(page, 'Danjoutin')
  await sketchOn(page).press('Escape')

  await test.step('a click on its circle chooses it', async () => {
    await page.mouse.click(danjoutin.x, danjoutin.y)
    await expect(cardOn(page, 'Danjoutin')).toBeVisible()
    await expect(list).toHaveValue(zones)
  })

  await test.step('dragged while another is chosen, it moves', async () => {
    await page.getByRole('button', { name: 'Pérouse', exact: true }).click()
    const from = await signOf(page, 'Danjoutin')
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 8, from.y, { steps: 3 })
    await page.mouse.up()
    await expect(cardOn(page, 'Danjoutin')).toBeVisible()
    await expect(undo).toHaveAttribute('title', /Danjoutin/)
    const to = await signOf(page, 'Danjoutin')
    expect(Math.abs(to.x - from.x - 8)).toBeLessThan(2)
  })

  await test.step('a corner that is dragged far across is denied, and stays where it was once the message is closed', async () => {
    for (let closer = 0; closer < 2; closer += 1) await page.getByRole('button', { name: 'Closer' }).click()
    const outline = sketchOn(page).locator('path.is-chosen').first()
    const drawn = await outline.getAttribute('d')
    const box = (await sketchOn(page).locator('.sketch-corners rect').first().boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const lies = await sketchOn(page).boundingBox()
    const { x: left, y: top } = lies!
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y + 10, { steps: 3 })
    await page.mouse.move(left + 10, top + 60, { steps: 4 })
    await page.mouse.up()
    const notice = page.locator('.bench-notices .notice')
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    // It lies over the bench, on which nothing moves.
    expect(await sketchOn(page).boundingBox()).toEqual(lies)
    await expect(outline).toHaveAttribute('d', drawn!)
    await notice.getByRole('button').click()
    await expect(notice).toHaveCount(0)
    await expect(outline).toHaveAttribute('d', drawn!)
  })
})

test('an outline that is denied stays with its name until it is accepted', async ({ page, host }) => {
  await page.goto(host.url())
  await mapDesk(page, 'belfort-1870', /whole siege|siege of Belfort/i)
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  const form = page.locator('form.map-card')
  async function point(right: number, down: number): Promise<void> {
    const box = (await sketchOn(page).boundingBox())!
    await page.mouse.click(box.x + right * box.width, box.y + down * box.height)
  }

  // Across the areas that are there.
  for (const [right, down] of [
    [0.4, 0.4],
    [0.6, 0.4],
    [0.6, 0.6],
  ] as const)
    await point(right, down)
  await form.getByRole('textbox', { name: 'Name' }).fill('Le Grand Champ')
  await page.keyboard.press('Enter')
  await expect(page.locator('.bench-notices')).toContainText('It would lie over another area there.')
  await expect(form).toContainText('3 points')
  await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Le Grand Champ')

  // Beside all of them, it is added once, however often Enter is pressed.
  await sketchOn(page).press('Escape')
  for (let further = 0; further < 3; further += 1)
    await page.getByRole('button', { name: 'Further', exact: true }).click()
  for (const [right, down] of [
    [0.02, 0.02],
    [0.06, 0.02],
    [0.04, 0.08],
  ] as const)
    await point(right, down)
  await form.getByRole('textbox', { name: 'Name' }).fill('Le Petit Champ')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(cardOn(page, 'Le Petit Champ')).toBeVisible()
  await expect(page.locator('.map-lists').getByRole('button', { name: /^Le Petit Champ/ })).toHaveCount(1)
  await expect(form).toHaveCount(0)
})

test('places are taken in from GeoJSON with the name of those whose data they are; a connection is bent by its middle', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  await mapDesk(page, 'chalons-1870', /Beaumont/)
  const feature = (name: string, at: readonly [number, number]) => ({
    ...{ type: 'Feature', properties: { name }, geometry: { type: 'Point', coordinates: at } },
  })
  const text = JSON.stringify({
    type: 'FeatureCollection',
    features: [feature('Ferme Haute', [4.95, 49.66]), feature('Ferme Basse', [4.99, 49.6])],
  })

  await test.step('an import needs the name of whoever owns the data', async () => {
    await page.getByRole('button', { name: 'Import GeoJSON…' }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'farms.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(text) })
    await expect(dialog.locator('button[type=submit]')).toBeDisabled()
    await dialog.getByRole('textbox').fill('The farmers of Sedan (CC BY)')
    await dialog.locator('button[type=submit]').click()
    await expect(dialog).toHaveCount(0)
  })

  await test.step('they stand on the map, and whose they are stands beside it', async () => {
    await expect(page.getByRole('button', { name: 'Ferme Haute', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ferme Basse', exact: true })).toBeVisible()
    await expect(page.locator('.map-credits')).toContainText('The farmers of Sedan (CC BY)')
    await expect(page.locator('.map-credits')).toContainText('GeoNames')
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('button', { name: 'Ferme Haute', exact: true })).toHaveCount(0)
    await expect(page.locator('.map-credits')).not.toContainText('farmers')
  })

  await test.step('the map is exported, and changes made in the file appear on the map after an import', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export GeoJSON' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/\.geojson$/)
    const exported = await readFile(await file.path(), 'utf8')
    await page.getByRole('button', { name: 'Import GeoJSON…' }).click()
    const dialog = page.getByRole('dialog')
    const changed = exported.replaceAll('"name": "Grandpré"', '"name": "Grandpré-le-Neuf"')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'map.geojson', mimeType: 'application/geo+json', buffer: Buffer.from(changed) })
    await expect(dialog.getByRole('textbox')).toHaveValue(/GeoNames/)
    await dialog.locator('button[type=submit]').click()
    await expect(page.getByRole('button', { name: 'Grandpré-le-Neuf', exact: true })).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(page.getByRole('button', { name: 'Grandpré', exact: true })).toBeVisible()
  })

  await test.step('the middle of a connection is dragged: it has a bend there, and is longer', async () => {
    await page.getByRole('button', { name: 'Sedan', exact: true }).click()
    for (let closer = 0; closer < 6; closer += 1) await page.getByRole('button', { name: 'Closer' }).click()
    await cardOn(page, 'Sedan').locator('.map-about').getByRole('button').first().click()
    const card = page.locator('section.map-card')
    const corners = sketchOn(page).locator('.sketch-corners rect')
    const side = sketchOn(page).locator('.sketch-corners .is-side').first()
    const count = await corners.count()
    const long = await card.locator('p').first().innerText()
    const box = (await side.boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 10, y + 8, { steps: 3 })
    await page.mouse.move(x + 24, y + 18, { steps: 3 })
    await page.mouse.up()
    await expect(corners).toHaveCount(count + 1)
    await expect(card.locator('p').first()).not.toHaveText(long)
  })
})
