import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import {
  carrier,
  coloursOnMap,
  setAppearance,
  expectAccessible,
  keepPicture,
  nextFrames,
  openCampaign,
  readAcrossMap,
  restart,
  test,
  often,
} from './tools/house.ts'
import { beginByCalls } from './tools/without-form.ts'

/** The ford again, as a campaign of its own. */
function addWeir(dataFolder: string): void {
  const campaigns = join(dataFolder, 'campaigns')
  cpSync(join(campaigns, 'ford'), join(campaigns, 'weir'), { recursive: true })
  const about = join(campaigns, 'weir', 'campaign.json')
  const named = { id: 'weir', title: { en: 'The weir', fr: 'Le barrage' } }
  writeFileSync(about, JSON.stringify({ ...(JSON.parse(readFileSync(about, 'utf8')) as object), ...named }))
}

/** Where hexes are in the window, found by pointing all over the map: about the middle of each. */
async function findHexes(page: Page): Promise<(hex: string) => [number, number]> {
  const box = await page.getByRole('application').boundingBox()
  if (box === null) throw new Error('the map is not shown')
  const found = new Map<string, [number, number][]>()
  for (let x = 0.2; x < 0.85; x += 0.055)
    for (let y = 0.1; y < 0.95; y += 0.09) {
      const spot: [number, number] = [box.x + box.width * x, box.y + box.height * y]
      await page.mouse.move(...spot)
      // The map looks at the pointer once per frame.
      await nextFrames(page)
      const hex = /^\d{4}/.exec((await page.locator('.readout').textContent()) ?? '')?.[0]
      if (hex !== undefined) found.set(hex, [...(found.get(hex) ?? []), spot])
    }
  await page.mouse.move(0, 0)
  return (hex) => {
    const spots = found.get(hex) ?? []
    const mean = (part: 0 | 1): number => spots.reduce((sum, spot) => sum + spot[part], 0) / spots.length
    if (spots.length === 0) throw new Error(`hex ${hex} is not shown`)
    return [mean(0), mean(1)]
  }
}

/** The window gets the focus, as when a designer comes back to it from his editor. */
const comeBack = (page: Page): Promise<boolean> => page.evaluate(() => window.dispatchEvent(new Event('focus')))

test.describe('the opening screen', () => {
  test('lists the campaigns, shows the board of one with its key, and tells it in words', async ({ page, host }) => {
    await openCampaign(page, host)
    await expect(page).toHaveTitle('Gaiter Button · Operational campaigns of 1870')
    await expect(page.getByRole('heading', { level: 1, name: 'Gaiter Button' })).toBeVisible()
    const entry = page.getByRole('navigation', { name: 'Campaigns' }).getByRole('button', { name: 'The ford' })
    await expect(entry).toHaveAttribute('aria-current', 'true')
    await expect(entry).toContainText('Your own')
    await expect(page.getByRole('main')).toContainText('Hex board, 6 by 5 · 2 scenarios')
    await expect(page.getByRole('heading', { level: 2, name: 'The ford' })).toBeVisible()
    await expect(page.getByText('Two small forces want the same village')).toBeVisible()
    await expect(page.getByRole('application', { name: 'Map of The ford' })).toBeVisible()
    await expect.poll(() => coloursOnMap(page), often).toBeGreaterThan(50)
    await keepPicture(page, 'hexes')

    await test.step('its key lists exactly the terrain on the map', async () => {
      const kinds = page.getByRole('list', { name: 'Key' }).getByRole('listitem')
      await expect(kinds).toHaveText(
        [
          'fields',
          'village',
          'wood',
          'vineyard',
          'hill',
          'redoubt',
          'mill',
          'q quarry',
          'Stream',
          'Ford',
          'Felled trees',
          'Wall',
        ].map((kind) => new RegExp(kind.replace(' ', '\\s*'))),
      )
    })

    await test.step('tells what the app is, which version, and where the data lie', async () => {
      await page.getByRole('button', { name: 'About' }).click()
      const about = page.getByRole('dialog', { name: 'About Gaiter Button' })
      await expect(about).toContainText(/Version\s*\d+\.\d+\.\d+/)
      await expect(about).toContainText(carrier === 'electron' ? 'Desktop app' : 'Browser on this machine')
      await expect(about).toContainText(host.dataFolder)
      await keepPicture(page, 'about')
      await about.getByRole('button', { name: 'Close' }).click()
      await expect(about).toBeHidden()
      // A click beside it closes it, too.
      await page.getByRole('button', { name: 'About' }).click()
      await expect(about).toBeVisible()
      await page.mouse.click(8, 300)
      await expect(about).toBeHidden()
    })

    await test.step('says in words what the map shows', async () => {
      await page.getByText('The map in words').click()
      const places = page.getByRole('table', { name: 'Places' })
      await expect(places.getByRole('row', { name: 'Upper village' })).toHaveText(/Upper village\s*0401\s*village/)
      await expect(places.getByRole('row', { name: 'Redoubt Saint-Jean' })).toHaveText(/0504\s*redoubt/)
      const terrain = page.getByRole('table', { name: 'Terrain' })
      await expect(terrain.getByRole('row', { name: 'wood' })).toHaveText(/wood \(4 hexes\)\s*0102 0103 0203 0104/)
      await expect(terrain.getByRole('row', { name: 'out of play' })).toHaveCount(0)
      const sides = page.getByRole('table', { name: 'Between hexes' })
      await expect(sides.getByRole('row', { name: 'Ford' })).toHaveText(/Ford\s*0501–0502/)
      await expect(sides.getByRole('row', { name: 'Cutting' })).toHaveCount(0)
    })
  })

  test('has a map of hexes that is read by pointer, moved, measured, and walked with the keys', async ({
    page,
    host,
  }) => {
    await openCampaign(page, host)
    const map = page.getByRole('application')
    const readout = page.locator('.readout')
    await expect.poll(() => coloursOnMap(page), often).toBeGreaterThan(50)
    const box = await map.boundingBox()
    if (box === null) throw new Error('the map is not shown')
    const spotOf = await findHexes(page)

    await test.step('reads out the hex under the pointer', async () => {
      await page.mouse.move(...spotOf('0401'))
      await expect(readout).toHaveText('0401 · Upper village · village')
      await page.mouse.move(...spotOf('0504'))
      await expect(readout).toHaveText('0504 · Redoubt Saint-Jean · redoubt')
      await page.mouse.move(0, 0)
      await expect(readout).toHaveText('Point at a hex to read what it is.')
    })

    await test.step('moves and scales by mouse, wheel and buttons, and is shown whole again', async () => {
      const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      const whole = await readAcrossMap(page)

      await page.getByRole('button', { name: 'Larger' }).click()
      await expect.poll(() => readAcrossMap(page), often).not.toEqual(whole)
      await page.getByRole('button', { name: 'Smaller' }).click()
      // The map glides to its scale.
      await expect.poll(() => readAcrossMap(page), often).toEqual(whole)

      await page.mouse.move(middle.x, middle.y)
      await page.mouse.down()
      await page.mouse.move(middle.x + 120, middle.y + 60, { steps: 6 })
      await page.mouse.up()
      await expect.poll(() => readAcrossMap(page), often).not.toEqual(whole)
      await page.getByRole('button', { name: 'Show the whole map' }).click()
      await expect.poll(() => readAcrossMap(page), often).toEqual(whole)

      await page.mouse.move(middle.x, middle.y)
      for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(0, -100)
      await expect.poll(() => readAcrossMap(page), often).not.toEqual(whole)
      await page.getByRole('button', { name: 'Show the whole map' }).click()
      await expect.poll(() => readAcrossMap(page), often).toEqual(whole)
    })

    await test.step('measures a way between hexes by mouse and by keyboard', async () => {
      const told = page.locator('.map-measured')
      const tool = page.getByRole('button', { name: 'Measure a way (M)' })
      await expect(tool).toHaveAttribute('aria-pressed', 'false')
      await tool.click()
      await expect(tool).toHaveAttribute('aria-pressed', 'true')
      await expect(told).toHaveText('Measuring: choose the place where the way begins. Escape ends it.')
      await page.mouse.click(...spotOf('0401'))
      await page.mouse.move(...spotOf('0402'), { steps: 3 })
      await expect(told).toHaveText('From Upper village to 0402: 1 hex.')
      await page.mouse.click(...spotOf('0504'))
      await expect(told).toHaveText('From Upper village to Redoubt Saint-Jean: 3 hexes.')
      await page.mouse.move(0, 0)
      await expect(told).toHaveText('From Upper village to Redoubt Saint-Jean: 3 hexes.')
      await expectAccessible(page)
      await keepPicture(page, 'hexes-measured')
      await page.keyboard.press('Escape')
      await expect(told).toHaveCount(0)
      // Escape has ended the measuring, and nothing else.
      await expect(map).toBeFocused()

      await page.keyboard.press('Shift+ArrowUp')
      await page.keyboard.press('m')
      await page.keyboard.press('Enter')
      await expect(told).toHaveText(/^Measuring from /)
      await page.keyboard.press('Shift+ArrowDown')
      await expect(told).toHaveText(/: 1 hex\.$/)
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('Enter')
      await expect(told).toHaveText(/: 2 hexes\.$/)
      await page.keyboard.press('m')
      await expect(told).toHaveCount(0)
    })

    await test.step('keeps the hex that is clicked, and walks from it with the keys', async () => {
      await page.mouse.click(...spotOf('0401'))
      await page.mouse.move(0, 0)
      await expect(readout).toHaveText('0401 · Upper village · village')
      await expect(map).toBeFocused()
      for (const [key, hex] of [
        ['Shift+ArrowDown', /^0402 · /],
        ['Shift+ArrowDown', /^0403 · /],
        ['Shift+ArrowUp', /^0402 · /],
      ] as const) {
        await page.keyboard.press(key)
        await expect(readout).toHaveText(hex)
      }
      await expect(page.locator('.announced')).toHaveText('0402')
      // Without Shift the arrows move the map, and Escape leads back to the list.
      await page.keyboard.press('ArrowLeft')
      await expect(readout).toHaveText(/^0402 · /)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'The ford' })).toBeFocused()
    })
  })

  test('lists the faults of a campaign, shows what can be read, and plays what is intact', async ({ page, host }) => {
    const weir = join(host.dataFolder, 'campaigns', 'weir')
    const sheet = page.getByRole('main')
    const entry = page.getByRole('navigation', { name: 'Campaigns' }).getByRole('button', { name: 'The weir' })
    const readAgain = page.getByRole('button', { name: 'Read again' })

    await test.step('tells everything that is wrong, and reads again once it is mended', async () => {
      await openCampaign(page, host, /torn/)
      await expect(page.getByRole('heading', { name: 'The campaign in “torn”' })).toBeVisible()
      const errors = sheet.getByRole('listitem')
      await expect(errors.filter({ hasText: 'map.json' })).toContainText('The file is missing. Add it;')
      await expect(errors.filter({ hasText: 'campaign.json, line 1: id' })).toContainText('"Torn" cannot stand here.')
      await expect(errors.filter({ hasText: 'campaign.json, line 1: title' })).toContainText('This is missing.')
      await expect(sheet.getByRole('button', { name: 'Play this campaign' })).toBeDisabled()
      await expect(sheet).toContainText(join(host.dataFolder, 'campaigns', 'torn'))
      await keepPicture(page, 'broken-campaign')

      await expect(readAgain).toBeVisible()
      rmSync(join(host.dataFolder, 'campaigns', 'torn'), { recursive: true })
      await comeBack(page)
      await expect(page.getByRole('button', { name: /torn/ })).toHaveCount(0)
      await expect(page.getByText('cannot be played')).toHaveCount(0)
      await expect(page.getByRole('application')).toBeVisible()
    })

    await test.step('shows what can be read of a broken campaign, and plays it once it is mended', async () => {
      addWeir(host.dataFolder)
      const tables = readFileSync(join(weir, 'tables.json'), 'utf8')
      writeFileSync(join(weir, 'tables.json'), tables.replace('"dieFaces"', '"dieFcaes"'))
      await page.reload()
      await entry.click()
      await expect(entry).toContainText('Cannot be played: 2 errors in its files')
      await expect(sheet).toContainText('Hex board, 6 by 5 · 2 scenarios')
      const play = sheet.getByRole('button', { name: 'Play this campaign' })
      await expect(play).toBeDisabled()
      await expect(play).toHaveAccessibleDescription(/cannot be played until this is put right/)
      await expect(sheet.getByRole('listitem').filter({ hasText: 'tables.json' })).toHaveText([
        /^tables\.json, line \d+: dieFaces ?This is missing\./,
        /^tables\.json ?"dieFcaes" is not a field here\./,
      ])
      await expect(page.getByRole('application', { name: 'Map of The weir' })).toBeVisible()
      await expect.poll(() => coloursOnMap(page), often).toBeGreaterThan(50)
      await expectAccessible(page)
      await keepPicture(page, 'faulty-campaign')
      await page.getByRole('button', { name: 'Français' }).click()
      await expect(sheet.getByRole('listitem').filter({ hasText: 'tables.json' })).toHaveText([
        /^tables\.json, ligne \d+\s: dieFaces ?Ceci manque\./,
        /^tables\.json ?"dieFcaes" n’est pas un champ ici\./,
      ])
      await setAppearance(page, 'Lampe')
      await expectAccessible(page)
      await keepPicture(page, 'faulty-campaign-fr')
      await page.getByRole('button', { name: 'English' }).click()

      writeFileSync(join(weir, 'tables.json'), tables)
      await comeBack(page)
      await expect(play).toBeEnabled()
      await expect(entry).not.toContainText('errors')
    })

    await test.step('leaves a scenario with errors out, and lets the others be played', async () => {
      const morning = join(weir, 'scenarios', 'morning.json')
      writeFileSync(morning, readFileSync(morning, 'utf8').replace('"turns"', '"tunrs"'))
      await page.reload()
      await entry.click()
      await expect(entry).toContainText('Not all of it can be played: 2 errors in its files')
      await expect(sheet.getByRole('listitem').filter({ hasText: 'has errors and cannot be begun' })).toHaveCount(1)
      await keepPicture(page, 'faulty-scenario')
      await sheet.getByRole('button', { name: 'Play this campaign' }).click()
      await expect(page.getByRole('group', { name: 'Scenario' }).getByRole('radio')).toHaveCount(1)
      await page.getByRole('button', { name: 'Begin', exact: true }).click()
      await expect(page.getByRole('application')).toBeVisible()
    })
  })
})

test.describe('the controls', () => {
  test('change language and light; a restart keeps both, and shows the campaign that was looked at last', async ({
    page,
    host,
  }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await openCampaign(page, host)
    await setAppearance(page, 'Lamplight')
    await setAppearance(page, 'Clear: blue and orange')
    const ground = (where: Page) => where.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(await ground(page)).toBe('rgb(27, 23, 19)')
    await keepPicture(page, 'hexes-lamplight')
    await page.getByRole('button', { name: 'Français' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.getByRole('heading', { name: 'Campagnes' })).toBeVisible()
    await expect(page.getByRole('application', { name: 'Carte du gué' })).toBeVisible()
    await keepPicture(page, 'hexes-fr')

    const again = await restart(page, host)
    await expect(again.getByRole('heading', { name: 'Campagnes' })).toBeVisible()
    await expect(again.getByRole('button', { name: 'Français' })).toHaveAttribute('aria-pressed', 'true')
    await again.getByRole('button', { name: 'English' }).click()
    await expect(again.getByRole('heading', { level: 2, name: 'The ford' })).toBeVisible()
    // The page has the setting before any script runs.
    const response = await again.request.get(new URL('/', host.url()).href)
    if (carrier === 'browser')
      expect(await response.text()).toMatch(/<html [^>]*data-sides="clear" data-theme="lamplight"/)
    await setAppearance(again, 'Paper')
    expect(await ground(again)).toBe('rgb(243, 234, 214)')
  })

  test.describe('in French', () => {
    test.use({ locale: 'fr-FR' })

    test('follow the language of the system until one is chosen', async ({ page, host }) => {
      await page.goto(host.url())
      await expect(page.getByRole('heading', { name: 'Campagnes' })).toBeVisible()
    })
  })

  test('make the text twice as large without anything running off the window', async ({ page, host }) => {
    for (const [width, height] of [
      [1440, 900],
      [1024, 700],
    ] as const) {
      await page.setViewportSize({ width, height })
      await openCampaign(page, host)
      await setAppearance(page, '100%')
      await keepPicture(page, `hexes-${width}`)
      await setAppearance(page, '200%')
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      for (const name of ['Français', 'English']) {
        await page.getByRole('button', { name }).click()
        for (const entry of [/torn/, /The ford|Le gué/]) {
          await page.getByRole('button', { name: entry }).click()
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(over, `at ${width} by ${height}`).toBe(0)
        }
      }
      await keepPicture(page, `hexes-${width}-large`)
    }
    await page.reload()
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  })
})

test('what-ifs are folded under the campaigns, and are chosen as these are, in both languages', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  const campaigns = page.getByRole('navigation', { name: 'Campaigns' })
  const steinmetz = campaigns.getByRole('button', { name: 'Steinmetz instead of the Crown Prince' })
  await expect(campaigns.getByText('What if… (3)')).toBeVisible()
  await expect(steinmetz).toBeHidden()
  await campaigns.getByText('What if… (3)').click()
  await steinmetz.click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Steinmetz instead of the Crown Prince',
  )
  await expect(page.getByRole('button', { name: 'Play this campaign' })).toBeEnabled()
  await setAppearance(page, 'Français')
  await expect(page.getByText('Et si… (3)')).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Steinmetz au lieu du prince royal',
  )
})

test('every campaign of the house, and a lesson to begin with, are in sight in a small window', async ({
  page,
  host,
}) => {
  for (const own of ['ford', 'torn']) rmSync(join(host.dataFolder, 'campaigns', own), { recursive: true })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(host.url())
  const campaigns = page.getByRole('navigation', { name: 'Campaigns' }).getByRole('button')
  await expect.poll(() => campaigns.count(), often).toBeGreaterThan(4)
  for (const campaign of await campaigns.all()) await expect(campaign).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Learn the game: First march' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Storm over Belfort' }).click()
  await expect(page.getByRole('button', { name: /^Learn the game: / })).toHaveText(/Danjoutin/)
})

test('with a game to continue, the ways to it, to a new one and to every campaign are in sight, large text and small window or not', async ({
  page,
  host,
}) => {
  for (const own of ['ford', 'torn']) rmSync(join(host.dataFolder, 'campaigns', own), { recursive: true })
  const name = 'August 1870 as a long name has it, begun on a day in November'
  await beginByCalls(host, { campaign: 'Gaiter Button – Sedan 1870', name })
  await page.goto(host.url())
  const entries = page.locator('.lists').locator('button, summary').filter({ visible: true })
  for (const language of ['Français', 'English']) {
    await setAppearance(page, language)
    await expect.poll(() => entries.count(), often).toBeGreaterThan(10)
    for (const [width, height, text] of [
      [1280, 720, '100'],
      [1280, 720, '150'],
      [1366, 768, '150'],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.evaluate((size) => {
        document.documentElement.dataset['textSize'] = size
      }, text)
      for (const entry of await entries.all())
        await expect(entry, `${width} × ${height}, ${text} %`).toBeInViewport({ ratio: 1 })
    }
  }
})

test.describe('a library that was damaged', () => {
  test('is told of where people look', async ({ page, host }) => {
    const again = await restart(page, host, () => {
      writeFileSync(join(host.dataFolder, 'library.sqlite'), 'no library '.repeat(200))
    })
    await expect(again.getByText('The library was damaged')).toContainText(/library\.damaged-.*\.sqlite/)
  })
})
