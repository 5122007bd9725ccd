import { expect, type Page } from 'playwright/test'
import { arms, type CounterFace, type Sign } from '../../../src-renderer/counters/face.ts'
import { liveriesByChoice } from '../../../src-renderer/counters/liveries.ts'
import { markDrawings } from '../../../src-renderer/counters/marks.ts'
import { counterSvg } from '../../../src-renderer/counters/svg.ts'
import { type Served, serveLooking } from '../../bench/browser/serve.ts'
import {
  expectAccessible,
  framesAskedFor,
  keepPicture,
  keepStillPicture,
  mapAtRest,
  nextFrames,
  test,
  often,
} from '../tools/house.ts'

// In one worker, one after the other: what is served is built once.
test.describe.configure({ mode: 'default' })

/** Serves the playing map by itself, with the set-up of August 1870 from the engine's views. */
let served: Served
test.beforeAll(async () => {
  test.setTimeout(120_000)
  served = await serveLooking()
})
test.afterAll(() => served.close())

const sheet = { width: 2924, height: 3312 }
const map = (page: Page) => page.getByRole('application')
/** What the map has reported last to the page around it. */
const report = (page: Page) => page.locator('#said')
const stack = (page: Page) => page.getByRole('dialog')

async function open(page: Page, query: string, width = 1440, height = 900): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.goto(`${served.url}${query}`)
  await expect(page.locator('.game-map')).toHaveAttribute('data-sheet', 'printed', { timeout: 20_000 })
}

/** Where a point of the sheet is in the window while all of the sheet is shown. */
async function spot(page: Page, [x, y]: readonly [number, number]): Promise<[number, number]> {
  const box = await map(page).boundingBox()
  if (box === null) throw new Error('the map is not shown')
  const scale = Math.min(box.width / sheet.width, box.height / sheet.height)
  const [left, top] = [box.x + (box.width - sheet.width * scale) / 2, box.y + (box.height - sheet.height * scale) / 2]
  return [left + x * scale, top + y * scale]
}

const sedan = [1523, 601] as const

/** Moves the map to a place, near enough to see the counters there. */
async function find(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox').fill(name)
  await page.keyboard.press('Enter')
}

/** Moves the pointer round the middle of the map until a pile below it is laid out. */
async function dwellOnPile(page: Page): Promise<void> {
  const box = await map(page).boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  let turn = 0
  await expect(async () => {
    const angle = (turn * Math.PI) / 4
    turn += 1
    await page.mouse.move(x + Math.cos(angle) * 40, y + Math.sin(angle) * 40, { steps: 2 })
    await expect(stack(page)).toBeVisible({ timeout: 1000 })
    // One that the pointer has left again meanwhile goes at once.
    await mapAtRest(page)
    expect(await stack(page).isVisible()).toBe(true)
  }).toPass()
}

/** Checks that every counter of the stack lies within the window and the stack's frame, with nothing to scroll. */
async function expectWhole(page: Page): Promise<void> {
  const size = page.viewportSize()
  const counters = stack(page).getByRole('img')
  const hidden = await stack(page)
    .locator('.stack-counters')
    .evaluate((list) => Math.max(list.scrollHeight - list.clientHeight, list.scrollWidth - list.clientWidth))
  expect(hidden).toBeLessThanOrEqual(0)
  for (const counter of await counters.all()) {
    const box = await counter.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size?.width ?? 0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(size?.height ?? 0)
  }
}

/** Each drawing in two sizes, as the program paints it and as the browser shows it. */
const compared = (page: Page, drawings: readonly string[]): Promise<{ differ: number; drawn: number }[]> =>
  page.evaluate(async (all) => {
    const { compareCounter } = window as unknown as Pick<
      typeof import('../../bench/browser/page/counters.ts'),
      'compareCounter'
    >
    const told: { differ: number; drawn: number }[] = []
    for (const svg of all) for (const dots of [48, 160]) told.push(await compareCounter(svg, dots))
    return told
  }, drawings)

/** Counters with everything that can be on one. */
function drawnCounters(): string[] {
  const plain: CounterFace = { livery: 'grey', sign: 'infantry' }
  const full: CounterFace = {
    ...plain,
    name: 'Württ. ID',
    band: { colour: '#b3262b', label: 'XII' },
    movement: 4,
    morale: 5,
    strength: arms.map((arm) => ({ arm, left: 2, lost: 1 })),
  }
  const signs: readonly Sign[] = ['infantry', 'cavalry', 'artillery', 'leader', 'garrison', 'decoy', 'unknown']
  const faces: readonly CounterFace[] = [
    full,
    { ...full, heavy: true, sign: 'cavalry', detached: true },
    { ...plain, foot: { printed: '3-3-4', words: '' }, facing: { bearing: 120, towards: '' }, turned: true },
    { ...plain, reverse: true, figure: 12, name: 'Bose & <Kameke>' },
    { ...plain, sign: 'leader', stars: 3, name: 'Mac-Mahon', movement: 6 },
    // A drawing that is wider than high, with words in it.
    {
      ...plain,
      picture:
        '<g fill="none" stroke="#123"><circle cx="50" cy="50" r="44" /></g><text x="50" y="60" font-size="30">Pont</text>',
    },
    ...signs.map((sign) => ({ ...plain, sign })),
    ...markDrawings.map((drawing) => ({ ...plain, marks: [{ id: drawing, drawing, words: '' }] })),
  ]
  return faces.flatMap((face) =>
    (['blue', 'grey'] as const).flatMap((livery) =>
      (['glance', 'whole'] as const).map((detail) => counterSvg({ ...face, livery }, detail, liveriesByChoice.period)),
    ),
  )
}

test.describe('the playing map', () => {
  test('names what is pointed at and selected, and spreads a stack under a resting pointer', async ({ page }) => {
    await open(page, '?look=french')

    await test.step('names the zones and ways pointed at, and what is selected', async () => {
      await page.mouse.move(...(await spot(page, sedan)))
      await expect(report(page)).toHaveText('zone sedan')
      await page.mouse.click(...(await spot(page, sedan)))
      await expect(report(page)).toHaveText('chosen zone sedan')
      await page.mouse.move(3, 500)
      await expect(report(page)).toHaveText('')
      // Half-way between Reims and the next place to the east nothing but the way is near.
      await map(page).focus()
      await find(page, 'Sommepy')
      await expect(report(page)).toHaveText('zone sommepy')
      const box = await map(page).boundingBox()
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
      await expect
        .poll(async () => {
          for (let turn = 0; turn < 48; turn++) {
            const angle = (turn * Math.PI) / 24
            await page.mouse.move(x + Math.cos(angle) * 70, y + Math.sin(angle) * 70)
            await nextFrames(page)
            const text = (await report(page).textContent()) ?? ''
            if (text.startsWith('way ')) return text
          }
          return ''
        })
        .toContain('sommepy')
    })

    await test.step('lays a stack out in full when the pointer dwells on it, and takes the counter that is clicked', async () => {
      await find(page, 'Rethel')
      await dwellOnPile(page)
      await expect(stack(page)).toHaveAccessibleName('Rethel: 11 counters')
      await expect(stack(page).getByRole('button')).toHaveCount(11)
      await expectWhole(page)
      await keepPicture(page, 'map-stack')
      await expectAccessible(page)
      // Straight from the pile into the stack, which stays as long as the pointer does.
      await stack(page)
        .getByRole('button', { name: /Mac-Mahon/ })
        .hover()
      await expect(report(page)).toHaveText('piece mac-mahon')
      for (let rest = 0; rest < 3; rest++) await mapAtRest(page)
      await expect(report(page)).toHaveText('piece mac-mahon')
      await stack(page)
        .getByRole('button', { name: /Mac-Mahon/ })
        .click()
      await expect(report(page)).toHaveText('chosen piece mac-mahon')
      await expect(stack(page).getByRole('button', { name: /Mac-Mahon/ })).toHaveAttribute('aria-pressed', 'true')
      await page.mouse.move(3, 500)
      await expect(stack(page)).toHaveCount(0)
    })
  })

  test('cuts no stack off in a small window', async ({ page }) => {
    await open(page, '?look=both&scene=sedan', 620, 420)
    await map(page).focus()
    await find(page, 'torcy')
    await map(page).focus()
    await page.keyboard.press('s')
    await expect(stack(page)).toHaveAccessibleName(/Torcy: \d+ counters/)
    await expectWhole(page)
    await keepPicture(page, 'map-stack-small')
  })

  test('is walked by keys, from place to place, through what can be answered, and into a stack', async ({ page }) => {
    await open(page, '?look=french&overlay=rethel')
    await map(page).focus()
    const answers = new Set<string>()
    for (let press = 0; press < 7; press++) {
      await page.keyboard.press('n')
      answers.add((await report(page).textContent()) ?? '')
    }
    // Five neighbours, one way there, and a counter.
    expect([...answers].filter((text) => text.startsWith('zone '))).toHaveLength(5)
    expect([...answers].filter((text) => text.startsWith('way '))).toHaveLength(1)
    expect([...answers].filter((text) => text.startsWith('piece '))).toHaveLength(1)
    // After the last comes the first again, and with Shift the last again.
    await page.keyboard.press('n')
    expect(answers).toContain(await report(page).textContent())
    const first = (await report(page).textContent()) ?? ''
    await page.keyboard.press('Shift+N')
    await expect(report(page)).not.toHaveText(first)
    // To Tab the map is one stop, as a list is.
    await page.keyboard.press('Tab')
    await expect(map(page)).not.toBeFocused()

    await find(page, 'Rethel')
    await map(page).focus()
    await page.keyboard.press('ArrowRight')
    await expect(report(page)).toHaveText('zone amagne')
    // An empty zone has no stack to spread, and the text says so.
    await page.keyboard.press('s')
    await expect(page.getByRole('status').filter({ hasText: 'Amagne: nobody is there.' })).toHaveCount(1)
    await page.keyboard.press('ArrowLeft')
    await expect(report(page)).toHaveText('zone rethel')
    await page.keyboard.press('Enter')
    await expect(report(page)).toHaveText('chosen zone rethel')
    await page.keyboard.press('s')
    await expect(stack(page)).toHaveAccessibleName('Rethel: 11 counters')
    await page.keyboard.press('End')
    await page.keyboard.press('Home')
    await expect(stack(page).getByRole('button').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(report(page)).toHaveText('chosen piece mac-mahon')
    await page.keyboard.press('Escape')
    await expect(stack(page)).toHaveCount(0)
    await expect(map(page)).toBeFocused()
    await expectAccessible(page)
  })

  test('is moved by hand, shown whole again, and names what moves under a resting pointer', async ({ page }) => {
    await open(page, '?look=both')
    // An untouched map costs nothing.
    await expect.poll(() => framesAskedFor(page), often).toBe(0)

    await test.step('is moved by hand, and shown whole again', async () => {
      const inset = page.locator('.map-overview')
      await expect(inset).toBeHidden()
      const [x, y] = await spot(page, sedan)
      await page.mouse.move(x, y)
      for (let notch = 0; notch < 8; notch++) await page.mouse.wheel(0, -100)
      await expect(inset).toBeVisible()
      const seen = () => inset.locator('.map-overview-seen').getAttribute('style')
      const before = await seen()
      await page.mouse.down()
      await page.mouse.move(x - 160, y + 120, { steps: 6 })
      await page.mouse.up()
      await expect.poll(seen, often).not.toBe(before)
      await page.getByRole('button', { name: 'Show the whole map' }).click()
      await expect(inset).toBeHidden()
      await page.mouse.move(x, y)
      await expect(report(page)).toHaveText('zone sedan')
    })

    await test.step('requests no frames while it is not moved', async () => {
      await expect.poll(() => framesAskedFor(page), often).toBe(0)
    })

    for (const motion of ['reduce', 'no-preference'] as const)
      await test.step(`names what moves under a resting pointer (movement: ${motion})`, async () => {
        await open(page, '?look=both')
        await page.emulateMedia({ reducedMotion: motion })
        const [x, y] = await spot(page, sedan)
        await page.mouse.move(x, y)
        await expect(report(page)).toHaveText('zone sedan')
        await map(page).focus()
        for (let more = 0; more < 4; more++) await page.keyboard.press('+')
        await expect(report(page)).not.toHaveText('zone sedan')
        await page.keyboard.press('0')
        await expect(report(page)).toHaveText('zone sedan')
        // After a key the map reports the cursor's place, whatever lies under the resting pointer.
        await page.keyboard.press('ArrowDown')
        await expect(report(page)).not.toHaveText('zone sedan')
        const walked = await report(page).textContent()
        for (let more = 0; more < 4; more++) await page.keyboard.press('+')
        await expect(page.locator('.map-overview')).toBeVisible()
        await mapAtRest(page)
        await expect(report(page)).toHaveText(walked ?? '')
      })
  })

  test('paints counters as their drawings say, whatever is on them', async ({ page }) => {
    await open(page, '?look=french')
    const drawings = drawnCounters()
    const found = await compared(page, drawings)
    expect(found).toHaveLength(2 * drawings.length)
    // The rims of letters and lines may be smoothed otherwise.
    for (const [at, { differ, drawn }] of found.entries()) {
      expect(drawn, drawings[at >> 1]).toBeGreaterThan(0.6)
      expect(differ, drawings[at >> 1]).toBeLessThan(0.006)
    }
  })

  test.describe('with a drawing that cannot be painted', () => {
    test.use({ allowed: [/nothing on a counter can be drawn as <image>/] })

    test('shows what comes before the fault', async ({ page }) => {
      await open(page, '?look=french')
      const [drawing] = drawnCounters()
      for (const { differ, drawn } of await compared(page, [drawing!.replace('</svg>', '<image/></svg>')])) {
        expect(drawn).toBeGreaterThan(0.6)
        expect(differ).toBeLessThan(0.006)
      }
    })
  })

  test('fits large and small windows', async ({ page }) => {
    const sizes = [
      [1920, 1080],
      [1440, 900],
      [1024, 700],
    ] as const
    await open(page, '?look=both')
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await keepStillPicture(page, `map-${width}-whole`)
    }
    await open(page, '?look=both&scene=sedan')
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await find(page, 'Sedan')
      await keepStillPicture(page, `map-${width}-sedan`)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(over, `at ${width} by ${height}`).toBe(0)
    }
  })
})
