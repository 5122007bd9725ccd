import { readFileSync, rmSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'
import { build } from '../../scripts/build.mjs'
import { addToy, copyHouse } from '../house/toy.ts'
import { removeFolders } from '../house/workshop.ts'
import { answers, backToGames, beginGame, cover, doWith, goTo, openRecord, question, rows } from './tools/at-table.ts'
import { hostIn, makeDataFolder } from './tools/hosts.ts'
import { carrier, coloursIn, keepPicture, test as inHouse, often } from './tools/house.ts'

/** The project with one more rule system, built. */
const test = inHouse.extend({
  host: async ({ page }, provide) => {
    const folder = copyHouse()
    addToy(folder)
    const built = await build({ root: folder, node: process.execPath })
    expect(built.ok, built.output).toBe(true)
    const host = hostIn(makeDataFolder(), folder)
    await host.start()
    await provide(host)
    // A page that is still there would complain of the host that is going.
    if (!page.isClosed()) await page.goto('about:blank')
    await host.stop()
    rmSync(host.dataFolder, { recursive: true, force: true })
    removeFolders()
  },
})
test.skip(carrier === 'electron', 'Electron is started from the project itself.')

const panel = (page: Page) => page.getByRole('region', { name: 'At the bridge' })
/** Is something of this colour painted on the map? A copy is read, as the browser complains of reading what is meant for drawing. */
const isPainted = (page: Page, colour: readonly [number, number, number]) =>
  page
    .locator('.game-map-frame > canvas')
    .first()
    .evaluate((canvas, wanted) => {
      if (!(canvas instanceof HTMLCanvasElement)) return false
      const copy = document.createElement('canvas')
      copy.width = canvas.width
      copy.height = canvas.height
      const pen = copy.getContext('2d', { willReadFrequently: true })
      pen?.drawImage(canvas, 0, 0)
      const pixels = pen?.getImageData(0, 0, copy.width, copy.height).data ?? []
      for (let at = 0; at < pixels.length; at += 4) if (wanted.every((part, i) => pixels[at + i] === part)) return true
      return false
    }, colour)
/** The wood of the boats that this system draws on its counters. */
const wood = [0x6b, 0x4a, 0x2b] as const

test('a rule system that was added by its folders and three lines is played in the window', async ({ page, host }) => {
  // The project is built first.
  test.setTimeout(300_000)
  await beginGame(page, host, { campaign: 'Two Banks', name: 'At the ford', fog: true, seed: 'a bridge' })
  await expect(page.getByRole('heading', { name: 'The Red player sits down' })).toBeVisible()
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(question(page)).toHaveText('Who tries the bridge?')

  // Its map is drawn, its counters have their own pictures, its panel says what the rules say.
  await expect
    .poll(() => coloursIn(page, '.game-map-frame > canvas'), { timeout: 60_000, ...often })
    .toBeGreaterThan(20)
  await expect(panel(page)).toContainText('A die of 4 or more brings a counter over.')
  await expect(panel(page)).toContainText('5 more turns after this one.')
  await expect(panel(page)).toContainText('Comes over: 50 in a hundred.')
  await goTo(page, 'West Bank')
  await page.keyboard.press('n')
  await expect(page.locator('.table-map .readout')).toHaveText(
    /^Red (Guard, strength 3|Line, strength 2|Decoy, strength 0)$/,
  )
  await expect.poll(() => isPainted(page, wood), often).toBe(true)
  await keepPicture(page, 'toy')

  // A turn with the die; the roll is shown.
  await answers(page).filter({ hasText: 'Red Guard' }).click()
  await openRecord(page)
  await expect(page.getByRole('region', { name: 'Journal' })).toContainText(/Red tries the bridge: [1-6], 4 needed\./)
  await cover(page)

  // The other side sees three counters on the west bank, but not which they are.
  await page.getByRole('button', { name: 'Sit down' }).click()
  const film = page.locator('.film-on')
  await film.waitFor()
  const filmed = await page.content()
  await film.click()
  await answers(page).first().waitFor()
  const seen = await page.content()
  for (const name of ['Red Line', 'red-line', 'Red Decoy', 'red-decoy']) expect(filmed + seen).not.toContain(name)
  expect(seen).toContain('Blue Line')

  await backToGames(page)
  await expect(rows(page).first()).toContainText('Two Banks · Dawn at the bridge')
  await expect(rows(page).first().getByRole('img')).toBeVisible()
  const coming = page.waitForEvent('download')
  await doWith(rows(page).first(), 'Save as a file')
  expect(readFileSync(await (await coming).path()).length).toBeGreaterThan(100)
})
