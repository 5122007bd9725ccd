/*
 * Run by hand: node tests/campaigns/chalons/measure-names.ts
 * Draws the map in Chromium and measures every name where the browser really puts it. The tests beside this file use the
 * drawing's own idea of how wide letters are; this says whether a browser agrees. It needs Chromium, so no test runs it.
 */
import { chromium } from 'playwright'
import { drawMap } from '../../../src-main/cartography/draw-map.ts'
import { chalonsPlan } from '../plans.ts'

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
const page = await browser.newPage()
await page.setContent(drawMap(chalonsPlan()))
const boxes = await page.evaluate(
  `[...document.querySelectorAll('g.name text, g[id^="zone-"]')].map((one) => {
    const { x, y, width, height } = one.getBBox()
    const zone = one.id.startsWith('zone-')
    // A text's box reaches from the tallest accent to the longest tail that its face could have.
    const cut = zone ? 0 : height * 0.14
    return { of: zone ? one.id : one.textContent, zone, left: x, right: x + width, top: y + cut, bottom: y + height - cut }
  })`,
)
await browser.close()

interface Measured {
  readonly of: string
  readonly zone: boolean
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
// The page's script above returns just this.
const measured = boxes as readonly Measured[]
const touching = measured.flatMap((one, i) =>
  measured
    .slice(i + 1)
    .filter((other) => !(one.zone && other.zone))
    .filter(
      (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
    )
    .map((other) => `${one.of} touches ${other.of}`),
)
console.log(`${measured.filter(({ zone }) => !zone).length} rows of names measured, ${touching.length} touch`)
for (const line of touching) console.log(line)
process.exitCode = touching.length === 0 ? 0 : 1
