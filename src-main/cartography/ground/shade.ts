import type { Box } from '../geometry/plane.ts'
import { pictureOf, type Wash } from '../pen/png.ts'
import { Net } from '../geometry/surface.ts'
import { element } from '../pen/svg.ts'

const cell = 7
const levels = 12
const tones = 21
const light = [255, 250, 235] as const
const shadow = [92, 66, 38] as const
const heights = [206, 160, 92] as const
const most = { light: 0.6, shadow: 0.36, height: 0.24 } as const

/**
 * A faint wash under the hachures: warmer with height, according to `tint`, lit from the north-west and in shadow on
 * the other side.
 */
export function shade(ground: Net, box: Box, unitsPerKm: number, tint: number = most.height): string {
  const net = new Net(box, cell)
  const [low, high] = reach(ground)
  if (high - low < 1) return ''
  const pixels = new Uint8Array(net.values.length)
  for (let knot = 0; knot < pixels.length; knot += 1) {
    const at = net.place(knot)
    const [east, south] = ground.rise(at)
    // Ground that falls to the south-east is in shadow: darker the steeper it is, but never black.
    const lit = Math.tanh(((east + south) * unitsPerKm) / 80)
    const share = Math.min(1, Math.max(0, (ground.at(at) - low) / (high - low)))
    const level = Math.round(share * (levels - 1))
    pixels[knot] = level * tones + Math.round(((lit + 1) / 2) * (tones - 1))
  }
  const washes = Array.from({ length: levels * tones }, (_, i) =>
    washOf(heightWash(Math.floor(i / tones) / (levels - 1), tint), ((i % tones) / (tones - 1)) * 2 - 1),
  )
  return element('image', {
    x: box.left - cell / 2,
    y: box.top - cell / 2,
    width: net.columns * cell,
    height: net.rows * cell,
    preserveAspectRatio: 'none',
    href: pictureOf(pixels, net.columns, washes),
  })
}

/** The wash of a height, from 0 for the lowest to 1 for the highest. */
export const heightWash = (height: number, tint: number): Wash => ({ colour: heights, cover: tint * height ** 1.2 })

/** Combines light or shadow with the wash of a height. */
function washOf(under: Wash, lit: number): Wash {
  const over: Wash =
    lit > 0 ? { colour: light, cover: most.light * lit } : { colour: shadow, cover: -most.shadow * lit }
  const cover = over.cover + under.cover * (1 - over.cover)
  const mixed = (i: 0 | 1 | 2): number =>
    cover === 0
      ? 0
      : Math.round((over.colour[i] * over.cover + under.colour[i] * under.cover * (1 - over.cover)) / cover)
  return { colour: [mixed(0), mixed(1), mixed(2)], cover }
}

/** The fifth percentile of the heights, and the maximum. */
function reach({ values }: Net): readonly [number, number] {
  const sorted = values.toSorted()
  return [sorted[Math.floor(sorted.length * 0.05)] ?? 0, sorted.at(-1) ?? 0]
}
