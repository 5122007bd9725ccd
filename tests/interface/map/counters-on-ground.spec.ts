import { expect, type Page } from 'playwright/test'
import { pairs } from '../../tries.ts'
import { allVisions, type Colour, lightness, seenBy, type Vision } from '../../window/map/eyes.ts'
import { test } from '../tools/at-host.ts'
import { map } from '../tools/at-table.ts'
import { type Pixels, readPng } from '../tools/pixels.ts'
import { beginByCalls, openAtTable } from '../tools/without-form.ts'

/**
 * Counters as they are drawn on the board of each rule system when a table is opened: photographed with and without them, and
 * the edge of each compared with the ground beside it, as all kinds of eyes see them.
 */

test.use({ viewport: { width: 1280, height: 720 } })

/**
 * Boards, with how many counters there have to be before they are photographed: until then answers are given. On the measured table all are
 * there, and what volleys write beside them would be taken for counters.
 */
const boards = [
  ['Gaiter Button – Sedan 1870', /Beaumont/, 8],
  ['Portable Spicheren', /historical/, 8],
  ['Storm over Belfort', /January to February/, 8],
  ['Wissembourg', /4 August/, 8],
  ['Escape from Sedan', /Floing/, 0],
] as const
const lights = ['paper', 'lamplight'] as const

/** Of what stands out by this much an edge can be seen (WCAG 2.1, 1.4.11). */
const clear = 3
/** Of the edges of all counters at least so much stands out; the rest is where names of the map and rings reach over them. */
const most = 0.93
/** Of the edge of any one. */
const mostOfOne = 0.85
/** What covers fewer spots is no counter: the end of a line, or a letter of a name that keeps off one. */
const smallest = 60
/** What is lower is the rim of a counter of which a label covers the rest: no counter is so low. */
const lowest = 12
const heightOf = (spots: readonly Spot[]): number => {
  const rows = spots.map(([, y]) => y)
  return Math.max(...rows) - Math.min(...rows) + 1
}

type Spot = readonly [x: number, y: number]

/** The map with its counters, and without. */
async function photograph(page: Page): Promise<{ full: Pixels; bare: Pixels }> {
  const clip = (await map(page).boundingBox())!
  const picture = async (): Promise<Pixels> => {
    let last: Buffer = Buffer.alloc(0)
    await expect(async () => {
      // What lies over the map would be taken for ground.
      await page
        .locator('[data-covers-map]')
        .evaluateAll((all) => all.forEach((one) => ((one as HTMLElement).style.visibility = 'hidden')))
      const before = last
      last = await page.screenshot({ clip })
      expect(last.equals(before)).toBe(true)
    }).toPass()
    return readPng(last)
  }
  await expect(page.getByText('Drawing the map…')).toHaveCount(0)
  await map(page).focus()
  const full = await picture()
  await page.keyboard.press('h')
  return { full, bare: await picture() }
}

/** What a counter covers, as the spots where the two pictures differ. */
function countersIn({ full, bare }: { full: Pixels; bare: Pixels }): Spot[][] {
  const { width, height } = full
  const differs = (x: number, y: number): boolean => {
    const [a, b] = [full.at(x, y), bare.at(x, y)]
    return a.some((part, i) => Math.abs(part - b[i]!) > 8)
  }
  const seen = new Uint8Array(width * height)
  const found: Spot[][] = []
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (seen[y * width + x] === 1 || !differs(x, y)) continue
      const spots: Spot[] = [[x, y]]
      seen[y * width + x] = 1
      for (let next = 0; next < spots.length; next += 1) {
        const [cx, cy] = spots[next]!
        for (const [nx, ny] of [
          [cx + 1, cy],
          [cx - 1, cy],
          [cx, cy + 1],
          [cx, cy - 1],
        ] as const) {
          if (nx < 0 || ny < 0 || nx >= width || ny >= height || seen[ny * width + nx] === 1 || !differs(nx, ny))
            continue
          seen[ny * width + nx] = 1
          spots.push([nx, ny])
        }
      }
      found.push(spots)
    }
  return found
}

/** How the edge of what covers some spots stands out from the ground beside it: of its spots, the part that does, as eyes see it. */
function edgeOf(spots: readonly Spot[], full: Pixels): Readonly<Record<Vision, number>> {
  const { width, height } = full
  const key = (x: number, y: number): number => y * width + x
  const covered = new Set(spots.map(([x, y]) => key(x, y)))
  const edge = spots.flatMap(([x, y]) => {
    const ground = beside.find(([dx, dy]) => {
      const [gx, gy] = [x + dx, y + dy]
      return gx >= 0 && gy >= 0 && gx < width && gy < height && !covered.has(key(gx, gy))
    })
    if (ground === undefined) return []
    const near: Colour[] = []
    for (let dx = -deep; dx <= deep; dx += 1)
      for (let dy = -deep; dy <= deep; dy += 1) if (covered.has(key(x + dx, y + dy))) near.push(full.at(x + dx, y + dy))
    return [{ ground: full.at(x + ground[0], y + ground[1]), near }]
  })
  const share = (vision: Vision): number => {
    const seen = new Map<string, number>()
    const light = (colour: Colour): number => {
      const name = colour.join()
      const known = seen.get(name) ?? lightness(seenBy(vision, colour))
      seen.set(name, known)
      return known
    }
    const clearly = edge.filter(({ ground, near }) => {
      const under = light(ground)
      return near.some((colour) => contrastOf(light(colour), under) >= clear)
    })
    return clearly.length / edge.length
  }
  return {
    usual: share('usual'),
    protanopia: share('protanopia'),
    deuteranopia: share('deuteranopia'),
    tritanopia: share('tritanopia'),
  }
}
const beside = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const
/** Its rim and the line about it begin no further from where a counter does, with its shadow and the ring of who is asked: so many dots of the screen. */
const deep = 8
const contrastOf = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

for (const [light, [campaign, scenario, enough]] of pairs(lights, boards))
  test(`counters stand out from the ground they lie on: ${campaign}, ${light}`, async ({ page, host, calls }) => {
    const id = await beginByCalls(host, { campaign, scenario, seed: 'grounds' })
    let table = await calls.games.open({ id })
    for (let act = 0; act < 80 && table.pieces.length < enough; act += 1)
      table = await calls.games.act({ id, action: table.question!.answers[0]!.action })
    await page.emulateMedia({ colorScheme: light === 'paper' ? 'light' : 'dark' })
    await openAtTable(page, host, id)
    const pictures = await photograph(page)
    const counters = countersIn(pictures).filter((spots) => spots.length > smallest && heightOf(spots) >= lowest)
    const edges = counters.map((spots) => edgeOf(spots, pictures.full))
    expect(counters.length).toBeGreaterThan(3)
    for (const vision of allVisions) {
      const shares = edges.map((edge) => edge[vision])
      expect(Math.min(...shares), vision).toBeGreaterThan(mostOfOne)
      expect(shares.reduce((sum, share) => sum + share, 0) / shares.length, vision).toBeGreaterThan(most)
    }
  })
