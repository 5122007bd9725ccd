import { basename } from 'node:path'
import { expect as ofPlaywright, type Page } from 'playwright/test'
import { expectNoOverflow } from '../tools/at-table.ts'
import { expectAccessible, test } from '../tools/house.ts'
import {
  cardOn,
  corners,
  drag,
  draw,
  drawn,
  fileIn,
  goOver,
  listed,
  mapDesk,
  openList,
  published,
  sketchOn,
} from '../tools/map-desk.ts'
import { isSound } from '../tools/drafting.ts'

// What is published stays on the shelf of its host.
test.setTimeout(360_000)
test.use({ ownHost: true, viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } })

/** A gesture on a large map may take its time. */
const expect = ofPlaywright.configure({ timeout: 60_000 })

/** What is drawn together on a sheet. */
const groupIn = (svg: string, id: string): string => svg.split(`<g id="${id}"`)[1]!.split('</g>')[0]!
const housesOn = (svg: string): number => groupIn(svg, 'houses').split('M').length

type Point = readonly [number, number]
type Settled = { readonly name: string; readonly at: Point; readonly blocks: readonly (readonly Point[])[] }

type Drawing = {
  readonly villages: readonly Settled[]
  readonly station: Settled
  readonly heights: readonly { readonly name: string; readonly ridge: readonly Point[] }[]
  readonly works: readonly { readonly name: string; readonly inner?: readonly Point[] }[]
}

/** One that has room beside it. */
const village = 'Danjoutin'

test('a village, a height and a station are drawn by mouse, undone, done again, published and found on the drawn map', async ({
  page,
  host,
}) => {
  await mapDesk(page, host, 'belfort-1870', /whole siege|siege of Belfort/i)

  await test.step('a village, and a height with its foot', async () => {
    await openList(page, 'villages')
    await expectNoOverflow(page)
    await draw(page, [0.73, 0.76])
    await page.getByRole('form', { name: 'Add: Village' }).getByRole('textbox', { name: 'Name' }).fill('Neuhof')
    await page.keyboard.press('Enter')
    await expect(listed(page, 'Neuhof')).toBeVisible()
    await openList(page, 'heights')
    await draw(page, [0.6, 0.84], [0.66, 0.86])
    const form = page.getByRole('form', { name: 'Add: Height' })
    await form.getByRole('textbox', { name: 'Name' }).fill('Signal Neuf')
    await form.getByRole('button', { name: 'Add: Height' }).click()
    await expect(listed(page, 'Signal Neuf')).toBeVisible()
  })

  await test.step('the one station is taken off, and built elsewhere', async () => {
    await openList(page, 'station')
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0)
    await listed(page, 'Gare de Belfort').click()
    await page.getByRole('button', { name: 'Remove Gare de Belfort' }).click()
    await expect(listed(page, 'Gare de Belfort')).toHaveCount(0)
    await draw(page, [0.3, 0.85])
    await page
      .getByRole('form', { name: 'Add: Railway station' })
      .getByRole('textbox', { name: 'Name' })
      .fill('Halte du Nord')
    await page.keyboard.press('Enter')
    await expect(listed(page, 'Halte du Nord')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0)
  })

  await test.step('all of it is undone, and done again', async () => {
    await goOver(page, 'Undo', 4)
    await expect(listed(page, 'Gare de Belfort')).toBeVisible()
    await goOver(page, 'Redo', 4)
    await expect(listed(page, 'Halte du Nord')).toBeVisible()
    await isSound(page)
  })

  await test.step('it stands in the published files, and on the drawn map', async () => {
    const folder = await published(page)
    const { villages, heights, station } = fileIn<Drawing>(folder, 'drawing.json')
    expect(villages.at(-1)).toMatchObject({ name: 'Neuhof' })
    expect(villages.at(-1)!.blocks).toHaveLength(5)
    expect(heights.at(-1)).toMatchObject({ name: 'Signal Neuf' })
    expect(heights.at(-1)!.ridge).toHaveLength(2)
    expect(station.name).toBe('Halte du Nord')
    const [now, was] = [await drawn(host, basename(folder)), await drawn(host, 'belfort-1870')]
    expect(now).toContain('>Neuhof<')
    expect(was).not.toContain('>Neuhof<')
    expect(now).toContain('>Halte du Nord<')
    expect(was).toContain('>Gare de Belfort<')
    expect(now).not.toContain('>Gare de Belfort<')
    // Five houses more; the building of the station stands by itself, and the ground is hatched about the height.
    expect(housesOn(now)).toBe(housesOn(was) + 5)
    expect(groupIn(now, 'houses').split('<path')[2]).not.toBe(groupIn(was, 'houses').split('<path')[2])
    expect(now.split('id="tints"')[0]).not.toBe(was.split('id="tints"')[0])
  })
})

test('a village has another house, and a corner of an inner wall is dragged, by mouse: undone, done again, published and drawn', async ({
  page,
  host,
}) => {
  await mapDesk(page, host, 'belfort-1870', /whole siege|siege of Belfort/i)
  const { villages } = fileIn<Drawing>('campaigns/belfort-1870', 'drawing.json')
  const count = villages.find(({ name }) => name === village)!.blocks.length
  const house = `House ${count + 1}, ${village}`

  await test.step('a house is added, and a corner of it dragged', async () => {
    await openList(page, 'villages')
    await listed(page, village).click()
    for (let closer = 0; closer < 7; closer += 1) await page.getByRole('button', { name: 'Closer' }).click()
    await openList(page, 'houses')
    await expectAccessible(page)
    const { x, y } = await middleOfHouses(page)
    await page.getByRole('button', { name: 'Add', exact: true }).first().click()
    for (const [right, down] of [
      [0, 0],
      [40, 0],
      [40, 30],
      [0, 30],
    ] as const)
      await page.mouse.click(x + 150 + right, y - 60 + down)
    await page.getByRole('form', { name: 'Add: House' }).getByRole('button', { name: 'Add: House' }).click()
    await page.getByRole('searchbox', { name: 'Find' }).fill(village)
    await listed(page, house).click()
    await page.getByRole('button', { name: 'Choose', exact: true }).click()
    await expect(corners(page)).toHaveCount(4)
    await drag(page, corners(page).nth(1), 20, -14)
  })

  await test.step('a corner of an inner wall is dragged', async () => {
    await openList(page, 'inner-works')
    await listed(page, 'Inner wall, Fort des Barres').click()
    await expect(corners(page).first()).toBeVisible()
    await drag(page, corners(page).first(), 14, 10)
    // It is done before it is undone.
    await expect(page.locator('.bench-header').getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
      'title',
      /Fort des Barres/,
    )
  })

  await test.step('all of it is undone, and done again', async () => {
    await goOver(page, 'Undo', 3)
    await openList(page, 'houses')
    await page.getByRole('searchbox', { name: 'Find' }).fill(village)
    await expect(listed(page, house)).toHaveCount(0)
    await goOver(page, 'Redo', 3)
    await expect(listed(page, house)).toBeVisible()
  })

  await test.step('it stands in the published files, and on the drawn map', async () => {
    const folder = await published(page)
    const drawing = fileIn<Drawing>(folder, 'drawing.json')
    const before = fileIn<Drawing>('campaigns/belfort-1870', 'drawing.json')
    const blocks = drawing.villages.find(({ name }) => name === village)!.blocks
    expect(blocks).toHaveLength(count + 1)
    expect(blocks.at(-1)).toHaveLength(4)
    const wallOf = ({ works }: Drawing) => works.find(({ name }) => name === 'Fort des Barres')!.inner
    expect(wallOf(drawing)).toHaveLength(wallOf(before)!.length)
    expect(wallOf(drawing)).not.toEqual(wallOf(before))
    const [now, was] = [await drawn(host, basename(folder)), await drawn(host, 'belfort-1870')]
    expect(housesOn(now)).toBe(housesOn(was) + 1)
    expect(groupIn(now, 'works')).not.toBe(groupIn(was, 'works'))
  })
})

/** Where the houses about the middle of what is seen are. */
async function middleOfHouses(page: Page): Promise<{ x: number; y: number }> {
  const frame = (await sketchOn(page).boundingBox())!
  const boxes = await sketchOn(page)
    .locator('path.sketch-area.is-strong')
    .evaluateAll((paths) => paths.map((path) => path.getBoundingClientRect().toJSON() as DOMRect))
  const seen = boxes.filter(
    ({ x, y }) => x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height,
  )
  return {
    x: seen.reduce((sum, { x, width }) => sum + x + width / 2, 0) / seen.length,
    y: seen.reduce((sum, { y, height }) => sum + y + height / 2, 0) / seen.length,
  }
}

test('with the keyboard a river gets heights, which invalid values do not change, and a height is added; both are published and drawn', async ({
  page,
  host,
}) => {
  await mapDesk(page, host, 'chalons-1870', /Beaumont/)
  await openList(page, 'rivers')
  await listed(page, 'Oise').press('Enter')
  const card = cardOn(page, 'Oise')
  const begins = card.getByRole('spinbutton', { name: 'Begins at (m)' })
  const ends = card.getByRole('spinbutton', { name: 'Ends at (m)' })

  await test.step('a river gets its heights', async () => {
    await expect(begins).toHaveValue('230')
    await begins.fill('260')
    await begins.press('Enter')
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeEnabled()
    await ends.fill('90')
    await ends.press('Enter')
    await expect(begins).toHaveValue('260')
  })

  await test.step('what no river can be is refused with a sentence', async () => {
    await ends.fill('20000')
    await ends.press('Enter')
    await expect(page.getByText('“Ends at (m)” is at least −500 and at most 9000.')).toBeVisible()
  })

  await test.step('a height is drawn point by point', async () => {
    await openList(page, 'heights')
    await sketchOn(page).focus()
    await page.keyboard.press('n')
    await page.keyboard.press('Enter')
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.getByRole('form', { name: 'Add: Height' }).getByRole('textbox', { name: 'Name' }).fill('Long Down')
    await page.keyboard.press('Enter')
    await expect(listed(page, 'Long Down')).toBeVisible()
  })

  await test.step('it is undone and done again by keys', async () => {
    await listed(page, 'Long Down').focus()
    for (let gesture = 0; gesture < 3; gesture += 1) await page.keyboard.press('Control+z')
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
    await goOver(page, 'Redo', 3)
    await expect(listed(page, 'Long Down')).toBeVisible()
  })

  await test.step('it stands in the published files, and the ground is drawn by it', async () => {
    const folder = await published(page)
    type Relief = {
      readonly rivers: readonly { readonly name: string; readonly heights: readonly Point[] }[]
      readonly heights: readonly { readonly name: string; readonly line: readonly Point[] }[]
    }
    const relief = fileIn<Relief>(folder, 'relief.json')
    expect(relief.rivers[0]).toEqual({ name: 'Oise', heights: [[260, 90]] })
    expect(relief.heights.at(-1)).toMatchObject({ name: 'Long Down', from: 200 })
    expect(relief.heights.at(-1)!.line).toHaveLength(2)
    expect(await drawn(host, basename(folder))).not.toBe(await drawn(host, 'chalons-1870'))
  })
})

test('a name at one point becomes one along a line: a point is added, dragged, put between and struck by a key', async ({
  page,
  host,
}) => {
  await mapDesk(page, host, 'portable-spicheren', /Spicheren, the/)
  await openList(page, 'lines-of-names')
  type Names = { readonly names: readonly { readonly text: { readonly en: string }; readonly at: readonly Point[] }[] }
  const before = fileIn<Names>('campaigns/portable-spicheren', 'drawing.json').names
  const index = before.findIndex(({ at }) => at.length === 1)
  const name = before[index]!.text.en
  await listed(page, name).click()
  await expect(corners(page)).toHaveCount(1)
  await cardOn(page, name).getByRole('button', { name: 'One more point' }).click()
  await expect(corners(page)).toHaveCount(2)
  await drag(page, corners(page).nth(1), 60, 40)
  await drag(page, sketchOn(page).locator('.sketch-corners .is-side').first(), 0, 30)
  await expect(corners(page)).toHaveCount(3)
  await sketchOn(page).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Delete')
  await expect(corners(page)).toHaveCount(2)
  await goOver(page, 'Undo', 4)
  await expect(corners(page)).toHaveCount(1)
  await goOver(page, 'Redo', 4)
  await expect(corners(page)).toHaveCount(2)
  const folder = await published(page)
  const after = fileIn<Names>(folder, 'drawing.json').names
  expect(after[index]!.at).toHaveLength(2)
  expect(after[index]!.at[0]).not.toEqual(before[index]!.at[0])
  expect(await drawn(host, basename(folder))).not.toBe(await drawn(host, 'portable-spicheren'))
})
