import { basename } from 'node:path'
import { expect } from 'playwright/test'
import { expectNoOverflow } from '../tools/at-table.ts'
import { expectAccessible, test } from '../tools/house.ts'
import {
  cardOn,
  corners,
  drag,
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
const patient = { timeout: 60_000 }

type Point = readonly [number, number]
type Areas = { readonly areas: readonly { readonly id: string; readonly points: readonly Point[] }[] }

test('a corner of a wood and one of a hill of a measured table are dragged: undone, done again, published and drawn', async ({
  page,
  host,
}) => {
  await mapDesk(page, host, 'escape-from-sedan-1870', /One battalion/)
  await openList(page, 'ground')
  for (const [name, corner] of [
    ['Copse of Olly', 3],
    ['Calvaire d’Illy', 5],
  ] as const) {
    await test.step(name, async () => {
      await listed(page, name).click()
      await expect(cardOn(page, name)).toBeVisible()
      if (corner === 3)
        for (let closer = 0; closer < 3; closer += 1) await page.getByRole('button', { name: 'Closer' }).click()
      await expect(corners(page).first()).toBeVisible()
      await drag(page, corners(page).nth(corner), 16, 20)
    })
  }
  await expectNoOverflow(page)
  await expectAccessible(page)
  await goOver(page, 'Undo', 2)
  await goOver(page, 'Redo', 2)
  await isSound(page)

  const folder = await published(page)
  const before = fileIn<Areas>('campaigns/escape-from-sedan-1870', 'table.json').areas
  const after = fileIn<Areas>(folder, 'table.json').areas
  const others = ({ id }: { readonly id: string }): boolean => id !== 'olly' && id !== 'calvaire'
  expect(after.filter(others)).toEqual(before.filter(others))
  for (const [id, corner] of [
    ['olly', 3],
    ['calvaire', 5],
  ] as const) {
    const [was, is] = [before, after].map((areas) => areas.find((one) => one.id === id)!.points)
    expect(is).toHaveLength(was!.length)
    const moved = is!.flatMap(([x, y], at) => (x === was![at]![0] && y === was![at]![1] ? [] : [at]))
    expect(moved, id).toEqual([corner])
    // Rightwards and down, as the mouse went.
    expect(is![corner]![0]).toBeGreaterThan(was![corner]![0])
    expect(is![corner]![1]).toBeGreaterThan(was![corner]![1])
  }
  expect(await drawn(host, basename(folder))).not.toBe(await drawn(host, 'escape-from-sedan-1870'))
})

type Ways = readonly { readonly a: string; readonly b: string; readonly rail?: boolean }[]
type Land = {
  readonly supply: readonly object[]
  readonly connections: Ways
  readonly sectorLinks: Ways
  readonly zones: readonly { readonly id: string; readonly exits?: readonly { readonly rail?: boolean }[] }[]
}

test('a map edge becomes a source of supply, and a connection, a way over the edge and one to a sector get railways', async ({
  page,
  host,
}) => {
  await mapDesk(page, host, 'chalons-1870', /Beaumont/)
  const before = fileIn<Land>('campaigns/chalons-1870', 'map.json')

  await test.step('the edge is added by the form, and chosen on its card', async () => {
    await openList(page, 'supply')
    await page.getByRole('button', { name: 'Add', exact: true }).first().click()
    const form = page.getByRole('form', { name: 'Add: Source of supply' })
    await form.getByRole('combobox', { name: 'Kind' }).selectOption('Map edge: the Germans')
    await expectNoOverflow(page)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Add: Source of supply' }).click()
    await listed(page, 'Source of supply 4 (north, the Germans)').click()
    const card = page.locator('section.map-card')
    await expect(card.getByRole('combobox', { name: 'Zone' })).toHaveCount(0)
    await card.getByRole('combobox', { name: 'Map edge' }).selectOption('east')
    await expect(listed(page, 'Source of supply 4 (east, the Germans)')).toBeVisible(patient)
  })

  for (const [list, name] of [
    ['connections', 'Signy-le-Petit – Liart'],
    ['zones', 'Rocroi'],
    ['sectorLinks', 'Rozoy-sur-Serre – Paris'],
  ] as const)
    await test.step(`a railway: ${name}`, async () => {
      await openList(page, list)
      await listed(page, name).click()
      const railway = cardOn(page, name).getByRole('checkbox', { name: 'Railway', exact: true })
      await expect(railway).not.toBeChecked()
      await railway.click()
      await expect(railway).toBeChecked(patient)
    })
  await expect(sketchOn(page)).toBeVisible()
  await goOver(page, 'Undo', 5)
  await goOver(page, 'Redo', 5)

  const after = fileIn<Land>(await published(page), 'map.json')
  expect(after.supply).toEqual([...before.supply, { edge: 'east', side: 'german' }])
  const railOf = (ways: Ways, one: string, other: string): boolean | undefined =>
    ways.find(({ a, b }) => [a, b].includes(one) && [a, b].includes(other))!.rail
  const rails = ({ connections, sectorLinks, zones }: Land) => [
    railOf(connections, 'signy-le-petit', 'liart'),
    railOf(sectorLinks, 'rozoy-sur-serre', 'paris'),
    zones.find(({ id }) => id === 'rocroi')!.exits![0]!.rail,
  ]
  expect(rails(before).filter(Boolean)).toEqual([])
  expect(rails(after)).toEqual([true, true, true])
})
