import { chromium, type Page } from 'playwright'
import { findChromium } from '../../scripts/find-chromium.mjs'
import { serveLooking } from './browser/serve.ts'
import { quantile, type Report } from './measure.ts'
import { measureTable } from './table.ts'

/** Cold starts are measured in pages of their own. */
const COLD = 7
const FLIGHTS = 5
/** A large screen of fine points, as a designer or a player of today may have it. */
const fine = { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 }
const usual = { viewport: { width: 1440, height: 900 } }
/**
 * What the plain canvas takes for a frame of moving and scaling in the median on the machine of the aims, two quiet virtual cores of an AMD
 * EPYC, on 21 November 2026. So many times as long it takes here, so many times as fast that machine is at frames.
 */
const CANVAS_THERE = 13.7
const frameRows = ['median', 'p95'] as const
const parts = { median: 0.5, p95: 0.95 } as const

/** The playing map in Chromium without a graphics card, beside others that draw the same scene in the same run. */
export async function measureWindow(report: Report): Promise<void> {
  const served = await serveLooking()
  const executablePath = findChromium({ whole: true })
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Frames come as fast as they are made: so it is seen what making them takes.
    args: ['--no-sandbox', '--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  })
  try {
    const open = async (screen: Screen = usual): Promise<Page> => {
      const page = await browser.newPage(screen)
      await page.goto(`${served.url}?measure`)
      await page.waitForFunction('window.measure')
      return page
    }
    await measureCold(report, open)
    const pace = (await measureFrames(report, open)) / CANVAS_THERE
    await measureDrag(report, open, pace)
    await measureTableMap(report, open)
    await measureFine(report, open, pace)
  } finally {
    await browser.close()
    served.close()
  }
  await measureTable(report)
}

type Screen = {
  readonly viewport: { readonly width: number; readonly height: number }
  readonly deviceScaleFactor?: number
}
type Open = (screen?: Screen) => Promise<Page>
type Cold = { readonly first: number; readonly printed: number }
type Size = { readonly zones: number; readonly connections: number; readonly counters: number }

/** What the page measures comes over as JSON. */
const asked = <T>(page: Page, what: string): Promise<T> => page.evaluate(`window.measure.${what}`)

async function measureCold(report: Report, open: Open): Promise<void> {
  const taken: Record<'ours' | 'canvas' | 'cytoscape', Cold[]> = { ours: [], canvas: [], cytoscape: [] }
  for (let round = 0; round < COLD; round++) {
    for (const who of ['ours', 'canvas', 'cytoscape'] as const) {
      const page = await open()
      taken[who].push(await asked<Cold>(page, `cold('${who}')`))
      await page.close()
    }
  }
  const first = (who: keyof typeof taken): number =>
    quantile(
      taken[who].map((one) => one.first),
      0.5,
    )
  const name = 'first paint of the map, cold'
  report({ name, unit: 'ms', ours: first('ours'), peer: first('cytoscape'), peerName: 'cytoscape', atMost: 0.3 })
  report({ name, unit: 'ms', ours: first('ours'), peer: first('canvas'), peerName: 'plain canvas' })
  report({
    name: 'its printed sheet there',
    unit: 'ms',
    ours: quantile(
      taken.ours.map(({ printed }) => printed),
      0.5,
    ),
  })
}

/** Gives what the plain canvas took, in the median. */
async function measureFrames(report: Report, open: Open): Promise<number> {
  const page = await open()
  const { zones, connections, counters } = await asked<Size>(page, 'size()')
  const taken: Record<'ours' | 'canvas', number[]> = { ours: [], canvas: [] }
  for (let round = 0; round < FLIGHTS; round++) {
    for (const who of ['ours', 'canvas'] as const) taken[who].push(...(await asked<number[]>(page, `fly('${who}')`)))
  }
  await page.close()
  for (const part of frameRows) {
    report({
      name: `a frame of moving and scaling (${zones} zones, ${connections} connections, ${counters} counters), ${part}`,
      unit: 'ms',
      ours: quantile(taken.ours, parts[part]),
      peer: quantile(taken.canvas, parts[part]),
      peerName: 'plain canvas',
      ...(part === 'p95' && { atMost: 1.2 }),
    })
  }
  return quantile(taken.canvas, parts.median)
}

async function measureDrag(report: Report, open: Open, pace: number): Promise<void> {
  const page = await open()
  const taken = await asked<number[]>(page, 'drag()')
  await page.close()
  for (const part of frameRows) {
    report({
      name: `a frame of dragging 1,000 zones by hand, ${part}`,
      unit: 'ms',
      ours: quantile(taken, parts[part]),
      ...(part === 'p95' && { aim: 16.7, pace }),
    })
  }
}

async function measureTableMap(report: Report, open: Open): Promise<void> {
  const page = await open()
  const taken: Record<'ours' | 'canvas', number[]> = { ours: [], canvas: [] }
  for (let round = 0; round < FLIGHTS; round++) {
    taken.ours.push(...(await asked<number[]>(page, 'flyTable()')))
    taken.canvas.push(...(await asked<number[]>(page, `fly('canvas')`)))
  }
  await page.close()
  const pace = quantile(taken.canvas, parts.median) / CANVAS_THERE
  for (const part of frameRows) {
    report({
      name: `a frame of moving and scaling a measured table, all units and layers, ${part}`,
      unit: 'ms',
      ours: quantile(taken.ours, parts[part]),
      ...(part === 'p95' && { aim: 16.7, pace }),
    })
  }
}

/**
 * On a screen of 3840 by 2160 points. Beside it a canvas of that size that is filled with one colour in each frame: without a graphics card
 * that is the least that a frame of such a canvas can take.
 */
async function measureFine(report: Report, open: Open, pace: number): Promise<void> {
  const taken: Record<'ours' | 'dragged' | 'empty', number[]> = { ours: [], dragged: [], empty: [] }
  const page = await open(fine)
  for (let round = 0; round < FLIGHTS; round++) {
    taken.empty.push(...(await asked<number[]>(page, `fly('empty')`)))
    taken.ours.push(...(await asked<number[]>(page, `fly('ours')`)))
    taken.dragged.push(...(await asked<number[]>(page, `dragCampaign()`)))
  }
  await page.close()
  for (const part of frameRows) {
    const empty = quantile(taken.empty, parts[part])
    for (const [what, frames] of [
      ['moving and scaling', taken.ours],
      ['dragging', taken.dragged],
    ] as const) {
      const name = `a frame of ${what}, 1920 × 1080 at two points a pixel, ${part}`
      const ours = quantile(frames, parts[part])
      report({ name, unit: 'ms', ours, peer: empty, peerName: 'an empty canvas' })
      if (part === 'p95') report({ name: `${name}, by itself`, unit: 'ms', ours, aim: 8.3, pace })
    }
  }
}
