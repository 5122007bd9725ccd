import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { heightWash } from '../../../src-main/cartography/ground/shade.ts'
import { darkWood, ground, ink, symbolFill } from '../../../src-main/cartography/pen/ink.ts'
import { levelTint } from '../../../src-main/hex-cartography/hex-plates.ts'
import { keyline, liveriesByChoice } from '../../../src-renderer/counters/liveries.ts'
import { turf } from '../../../src-renderer/map/bases/base-colours.ts'
import { allVisions, type Colour, contrast, lightness, seenBy, type Vision } from './eyes.ts'

const renderer = join(import.meta.dirname, '../../../src-renderer')
const sheet = readFileSync(join(renderer, 'styles/colours.css'), 'utf8')

type Light = 'paper' | 'lamplight'

const hex = (value: string): Colour => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16))
  return [red, green, blue]
}

/** What a variable comes to by a light. */
function coloured(name: string, light: Light): Colour {
  const [, value = ''] = new RegExp(`--${name}: (.*);`).exec(sheet) ?? []
  const other = /^var\(--(.*)\)$/.exec(value)?.[1]
  if (other !== undefined) return coloured(other, light)
  const both = value.match(/#[0-9a-f]{6}/g) ?? []
  const one = both[light === 'paper' ? 0 : both.length - 1]
  if (one === undefined) throw new Error(`--${name} is no colour`)
  return hex(one)
}

/** A wash of a colour over a ground. */
const washed = (colour: Colour, cover: number, under: string): string => {
  const mixed = hex(under).map((part, i) => Math.round((colour[i] ?? 0) * cover + part * (1 - cover)))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const multiplied = (one: Colour, other: Colour): Colour => [
  (one[0] * other[0]) / 255,
  (one[1] * other[1]) / 255,
  (one[2] * other[2]) / 255,
]

const lights = ['paper', 'lamplight'] as const
const grounds = ['paper', 'sheet', 'raised', 'selected'] as const

describe('the colours of the window', () => {
  for (const light of lights) {
    it.each(['ink', 'faded', 'madder', 'prussian', 'good', 'bad'])(
      `are read on every ground by ${light}: %s`,
      (ink) => {
        for (const ground of grounds)
          expect(contrast(coloured(ink, light), coloured(ground, light)), `on ${ground}`).toBeGreaterThanOrEqual(4.5)
      },
    )

    it.each(['rule', 'middle', 'target', 'side-blue-period', 'side-grey-period', 'side-blue-clear', 'side-grey-clear'])(
      `are seen on the page and on what lies on it by ${light}: %s`,
      (edge) => {
        for (const ground of ['paper', 'sheet'] as const)
          expect(contrast(coloured(edge, light), coloured(ground, light)), ground).toBeGreaterThanOrEqual(3)
      },
    )
  }

  it('leave what is printed readable under the lamp', () => {
    for (const where of ['lamp', 'lamp-rim']) {
      const lamp = coloured(where, 'lamplight')
      const page = multiplied(coloured('printed', 'lamplight'), lamp)
      expect(contrast(coloured('printed-ink', 'lamplight'), page), 'a newspaper').toBeGreaterThanOrEqual(4.5)
      // The finest print of a sheet, and its names, on its paper.
      for (const print of [ink.name, ink.waterName, ink.woodName, ink.landscape])
        expect(contrast(multiplied(hex(print), lamp), multiplied(hex(ink.paper), lamp)), print).toBeGreaterThanOrEqual(
          4.5,
        )
    }
  })

  it('are darker away from the lamp, and daylight darkens nothing', () => {
    const [near, far] = (['lamp', 'lamp-rim'] as const).map((where) => lightness(coloured(where, 'lamplight')))
    expect(far).toBeLessThan(near ?? 0)
    expect([coloured('lamp', 'paper'), coloured('lamp-rim', 'paper')]).toEqual([hex('#ffffff'), hex('#ffffff')])
  })

  it('are defined in one style sheet: no other contains a colour', () => {
    const sheets = readdirSync(renderer, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
    expect(sheets.length).toBeGreaterThan(8)
    const literal = /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|light-dark\(/i
    const found = sheets
      .filter((file) => !file.endsWith('colours.css'))
      .flatMap((file) => {
        // On the printer's own paper there is black and white.
        const text = readFileSync(join(renderer, file), 'utf8').replace(/@media print \{[\s\S]*?\n\}/g, '')
        return text.split('\n').flatMap((line) => (literal.test(line) ? [`${file}: ${line.trim()}`] : []))
      })
    expect(found).toEqual([])
  })
})

describe('the colours of the sides', () => {
  it.each(Object.entries(liveriesByChoice))(
    'differ in lightness as well, and their counters in shape: %s',
    (_, liveries) => {
      const [blue, grey] = [hex(liveries.blue.field), hex(liveries.grey.field)]
      expect(contrast(blue, grey)).toBeGreaterThanOrEqual(3)
      expect(liveries.blue.corner).not.toBe(liveries.grey.corner)
      for (const { field, ink, panel, line } of Object.values(liveries)) {
        expect(contrast(hex(field), hex(ink))).toBeGreaterThanOrEqual(4.5)
        expect(contrast(hex(panel), hex(line))).toBeGreaterThanOrEqual(7)
      }
    },
  )
})

describe('counters on the map', () => {
  const highest = heightWash(1, levelTint)
  const grounds = new Set([
    ...Object.values(ground),
    ...[darkWood, ink.paper, ink.abroad, ink.water, ink.sides.blue.ground, ink.sides.grey.ground, ink.paleBlock],
    // The tint of the greatest height on plans of many levels, and the turf of bases.
    ...[ink.paper, darkWood].map((under) => washed(highest.colour, highest.cover, under)),
    ...[ink.wallGround, turf],
  ])
  /** Spots and strokes on plans that a counter lies partly over. */
  const spots = new Set([ink.block, ink.works, ink.hamlet, ink.ditch, ink.fortress, ink.hachure])
  const signs = new Set(Object.values(symbolFill))
  const lamps = lights.flatMap((light) =>
    (['lamp', 'lamp-rim'] as const).map((where) => ({ light, lamp: coloured(where, light) })),
  )
  const seen = (vision: Vision, colour: string, lamp: Colour): Colour => seenBy(vision, multiplied(hex(colour), lamp))

  describe.each(Object.entries(liveriesByChoice))('in %s colours', (_, liveries) => {
    it.each(allVisions)('stand out from every ground: %s', (vision) => {
      for (const { light, lamp } of lamps)
        for (const { rim } of Object.values(liveries)) {
          // By their dark rim or by the pale line about it.
          const from = (under: string) =>
            Math.max(...[rim, keyline].map((line) => contrast(seen(vision, line, lamp), seen(vision, under, lamp))))
          for (const under of grounds) expect(from(under), under).toBeGreaterThanOrEqual(3)
          for (const spot of spots) expect(from(spot), spot).toBeGreaterThanOrEqual(light === 'paper' ? 3 : 2.5)
          // Counters lie beside the signs of places, and only their corners reach over them.
          for (const sign of signs) expect(from(sign), sign).toBeGreaterThanOrEqual(2.5)
        }
    })

    it.each(allVisions)('are read, and told from each other: %s', (vision) => {
      for (const { light, lamp } of lamps) {
        // By lamplight what is printed on counters is read as large letters are.
        const least = light === 'paper' ? 4.5 : 3
        const [blue, grey] = [liveries.blue, liveries.grey].map(({ field }) => seen(vision, field, lamp))
        expect(contrast(blue!, grey!)).toBeGreaterThanOrEqual(2.5)
        for (const { field, ink: print, panel, line } of Object.values(liveries)) {
          expect(contrast(seen(vision, field, lamp), seen(vision, print, lamp))).toBeGreaterThanOrEqual(least)
          expect(contrast(seen(vision, panel, lamp), seen(vision, line, lamp))).toBeGreaterThanOrEqual(least)
        }
      }
    })
  })
})
