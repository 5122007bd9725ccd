import { readFileSync } from 'node:fs'
import { expect, type Page } from 'playwright/test'
import { beginGame, command } from '../tools/at-table.ts'
import { expectAccessible, keepPicture, test } from '../tools/house.ts'

test.use({ viewport: { width: 1280, height: 840 } })

const points = (millimetres: number): number => (millimetres / 25.4) * 72
const dialog = (page: Page) => page.getByRole('dialog', { name: 'A poster of the map' })

async function openPoster(page: Page): Promise<void> {
  await command(page, 'A poster of the map')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  // On a busy machine the sheet is drawn first.
  await expect(page.locator('.poster-print > svg')).toBeAttached({ timeout: 60_000 })
}

/** The pages of a PDF in millimetres, and the fonts that are in it. */
function readPdf(pdf: Buffer): { pages: number[][]; fonts: string[]; embedded: number } {
  const text = pdf.toString('latin1')
  const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  const fonts = [...text.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name = '']) => name)
  return {
    pages: boxes.map(([, width, height]) => [Number(width), Number(height)]),
    fonts: [...new Set(fonts)],
    embedded: [...text.matchAll(/\/FontFile\d? /g)].length,
  }
}

test.describe('a poster of the map', () => {
  test('is printed on one page of its paper, with its own fonts in the file and nothing of the window', async ({
    page,
    host,
  }) => {
    await beginGame(page, host)
    await openPoster(page)
    await expectAccessible(page)
    await keepPicture(page, 'poster')
    // The plan is wider than high, and so the paper lies.
    for (const [paper, width, height] of [
      ['A2', 594, 420],
      ['A1', 841, 594],
    ] as const) {
      await dialog(page).getByRole('radio', { name: paper }).check()
      await expect(page.locator('.poster-print')).toHaveAttribute('data-paper', paper.toLowerCase())
      await page.evaluate(() => document.fonts.ready)
      const { pages, fonts, embedded } = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
      expect(pages.length).toBe(1)
      expect(pages[0]?.[0]).toBeCloseTo(points(width), -0.5)
      expect(pages[0]?.[1]).toBeCloseTo(points(height), -0.5)
      expect(fonts.some((name) => /OldStandard/.test(name))).toBe(true)
      expect(embedded).toBeGreaterThanOrEqual(fonts.length)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.poster-print')).toBeVisible()
    await expect(page.locator('#window')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(page.locator('.poster-print')).toBeHidden()
  })

  for (const [campaign, scenario, wide] of [
    ['Gaiter Button – Sedan 1870', 'Beaumont to Sedan', false],
    ['Storm over Belfort', 'January to February', true],
    ['Wissembourg', '4 August', true],
    ['Escape from Sedan', 'Floing', true],
  ] as const)
    test(`is the map of its rule system with its position and title: ${campaign}`, async ({ page, host }) => {
      await beginGame(page, host, { campaign, scenario })
      await openPoster(page)
      await dialog(page).getByRole('radio', { name: 'A3' }).check()
      const sheet = page.locator('.poster-print[data-paper="a3"]')
      await expect(sheet).toHaveAttribute('data-lies', String(wide))
      const { pages, fonts, embedded } = readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
      const [across, down] = wide ? [420, 297] : [297, 420]
      expect(pages.length).toBe(1)
      expect(pages[0]?.[0]).toBeCloseTo(points(across), -0.5)
      expect(pages[0]?.[1]).toBeCloseTo(points(down), -0.5)
      expect(embedded).toBeGreaterThanOrEqual(fonts.length)
      // In millimetres of the paper: the map, and what is written below it.
      const shown = await sheet.locator('> svg').evaluate((svg) => {
        const boxOf = (one: Element | null) => (one as SVGGraphicsElement).getBBox()
        svg.parentElement!.style.display = 'block'
        const [map, position] = [...svg.querySelectorAll(':scope > svg')]
        const words = [...svg.querySelectorAll(':scope > text')]
        const found = {
          lines: words.map((one) => one.textContent),
          middle: words.map((one) => boxOf(one).x + boxOf(one).width / 2),
          foot: Math.max(...words.map((one) => boxOf(one).y + boxOf(one).height)),
          map: ['x', 'y', 'width', 'height'].map((name) => Number(map?.getAttribute(name))),
          counters: position?.querySelectorAll(':scope > :is(svg, g)').length ?? 0,
        }
        svg.parentElement!.style.display = ''
        return found
      })
      const [left = 0, top = 0, width = 0, height = 0] = shown.map
      expect([left > 5, top > 5, left + width < across - 5, top + height < shown.foot, shown.foot < down]).toEqual(
        Array.from({ length: 5 }, () => true),
      )
      expect(shown.lines[0]).toBe(campaign)
      expect(shown.lines[1]).toContain(scenario)
      for (const middle of shown.middle) expect(middle).toBeCloseTo(across / 2, -0.5)
      expect(shown.counters).toBeGreaterThan(0)
    })

  test('is saved as a picture that knows its size on paper', async ({ page, host }) => {
    await beginGame(page, host)
    await openPoster(page)
    await dialog(page).getByRole('radio', { name: 'A3' }).check()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog(page).getByRole('button', { name: 'Save as a picture (PNG)' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Portable Spicheren, A3.png')
    const png = readFileSync(await download.path())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([3307, 2339])
    expect(png.toString('latin1', 37, 41)).toBe('pHYs')
    expect(png.readUInt32BE(41)).toBe(7874)
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('.poster-print')).toHaveCount(0)
  })

  test('comes with the report of the day where that is asked for', async ({ page, host }) => {
    await beginGame(page, host)
    await openPoster(page)
    await dialog(page)
      .getByRole('checkbox', { name: /^With the latest report/ })
      .check()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.poster-print')).toBeVisible()
    await expect(page.locator('.chronicle-page')).toBeVisible()
    for (const part of ['.table-header', '.poster-dialog', '.game-map']) await expect(page.locator(part)).toBeHidden()
  })
})

test('the table prints as its map, without buttons, question and record', async ({ page, host }) => {
  await beginGame(page, host)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.game-map-frame > canvas')).toBeVisible()
  for (const part of ['.table-header', '.question', '.map-buttons', '.readout', '.table-record'])
    await expect(page.locator(part).first()).toBeHidden()
})
