import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { contours } from '../../src-main/cartography/geometry/contours.ts'
import { hachures } from '../../src-main/cartography/ground/hachures.ts'
import { heightsOf } from '../../src-main/cartography/ground/heights.ts'
import { contains, type Line, type Point } from '../../src-main/cartography/geometry/plane.ts'
import { pictureOf } from '../../src-main/cartography/pen/png.ts'
import { sceneOf } from '../../src-main/cartography/ground/scene.ts'
import { Net, surfaceThrough } from '../../src-main/cartography/geometry/surface.ts'
import { chalonsPlan } from './plans.ts'

const box = { left: 0, top: 0, right: 640, bottom: 480 }

describe('the surface through lines of heights', () => {
  const surface = surfaceThrough(box, [
    {
      line: [
        [0, 100],
        [640, 100],
      ],
      from: 300,
      to: 300,
    },
    {
      line: [
        [0, 400],
        [640, 400],
      ],
      from: 100,
      to: 100,
    },
    { line: [[320, 250]], from: 200, to: 200 },
  ])

  it('has on each line the height given for it', () => {
    for (const x of [60, 320, 580]) {
      expect(surface.at([x, 100])).toBeCloseTo(300, -1.2)
      expect(surface.at([x, 400])).toBeCloseTo(100, -1.2)
    }
  })

  it('falls evenly between them, and never leaves what they span', () => {
    const down = [130, 180, 230, 280, 330, 380].map((y) => surface.at([200, y]))
    expect(down).toEqual(down.toSorted((one, other) => other - one))
    expect(Math.min(...surface.values)).toBeGreaterThanOrEqual(99)
    expect(Math.max(...surface.values)).toBeLessThanOrEqual(301)
  })

  it('rises along a line whose ends differ', () => {
    const slanted = surfaceThrough(box, [
      {
        line: [
          [0, 240],
          [640, 240],
        ],
        from: 0,
        to: 640,
      },
    ])
    expect(slanted.at([160, 240])).toBeCloseTo(160, -1.5)
    expect(slanted.at([480, 240])).toBeCloseTo(480, -1.5)
  })

  it('is flat where no heights are given', () => {
    expect(new Set(surfaceThrough(box, []).values)).toEqual(new Set([0]))
  })
})

describe('contours', () => {
  const cone = new Net(box, 8)
  cone.values.forEach((_, knot) => {
    const [x, y] = cone.place(knot)
    cone.values[knot] = 200 - Math.hypot(x - 320, y - 240)
  })

  it('go round a hill once at each height', () => {
    for (const height of [40, 100, 160]) {
      const [line, ...others] = contours(cone, height)
      expect(others).toEqual([])
      for (const [x, y] of line ?? []) expect(Math.hypot(x - 320, y - 240)).toBeCloseTo(200 - height, 0)
    }
  })

  it('end at the rim where a hill goes on beyond it', () => {
    const lines = contours(cone, -60)
    expect(lines.length).toBe(2)
  })

  it('are not there above the top', () => {
    expect(contours(cone, 201)).toEqual([])
  })

  it('carry hachures that lead down, more of them where it is steep', () => {
    const count = (steepness: number): number => {
      const hill = new Net(box, 8)
      cone.values.forEach((value, knot) => (hill.values[knot] = value * steepness))
      return hachures(hill, box, 16, () => true)
        .join('')
        .split('l').length
    }
    expect(count(0.8)).toBe(1)
    expect(count(4)).toBeGreaterThan(200)
  })
})

describe('the relief of a campaign', () => {
  const scene = sceneOf(chalonsPlan())
  const { project } = scene
  const heights = heightsOf(scene)
  const at = (lon: number, lat: number): number => heights.at(project([lon, lat]))
  const highest = (lon: number, lat: number, reach: number): number => {
    const [x, y] = project([lon, lat])
    const around = [-reach, 0, reach].flatMap((dx) => [-reach, 0, reach].map((dy): Point => [x + dx, y + dy]))
    return Math.max(...around.map((point) => heights.at(point)))
  }

  it('rises from the plain of the Woëvre to the Côtes de Meuse, and falls to the river behind them', () => {
    expect(highest(5.6, 49.02, 20)).toBeGreaterThan(at(5.72, 49.05) + 90)
    const [mouth] = scene.waters.filter(({ river }) => river.name === 'Meuse' && river.class === 'major')
    const middle = mouth?.line[Math.floor((mouth.line.length * 2) / 5)] ?? [0, 0]
    expect(heights.at(middle)).toBeLessThan(highest(5.6, 49.02, 20) - 90)
  })

  it('is low about Châlons, higher in the Argonne, highest in the Ardennes', () => {
    const [plain, hills, mountains] = [highest(4.4, 48.97, 20), highest(4.99, 49.1, 20), highest(5.3, 49.9, 20)]
    expect(plain).toBeLessThan(200)
    expect(hills).toBeGreaterThan(plain + 50)
    expect(mountains).toBeGreaterThan(hills + 80)
  })

  it('lets every river run downhill but for what the hand that drew it missed', () => {
    for (const { river, line } of scene.waters) {
      if (river.heights === undefined) continue
      const inside = line.filter(
        ([x, y]) => x > scene.box.left && x < scene.box.right && y > scene.box.top && y < scene.box.bottom,
      )
      const [first, last] = [inside[0], inside.at(-1)]
      if (first === undefined || last === undefined) continue
      expect(heights.at(last), river.name).toBeLessThanOrEqual(heights.at(first) + 6)
    }
  })

  it('is hilly where the ground is difficult even without heights', () => {
    const { heights: _left, rivers: _dry, ...geometry } = chalonsPlan().geometry
    const bare = sceneOf({ ...chalonsPlan(), geometry: { ...geometry, rivers: [] } })
    const net = heightsOf(bare)
    const rough = bare.grounds.filter(({ terrain }) => terrain === 'difficult').map(({ ring }): Line => ring)
    const high = [...net.values.keys()].filter((knot) => (net.values[knot] ?? 0) > 12).map((knot) => net.place(knot))
    expect(high.length).toBeGreaterThan(100)
    const mountains = bare.grounds.filter(({ terrain }) => terrain === 'mountainous').map(({ ring }): Line => ring)
    expect(high.filter((point) => ![...rough, ...mountains].some((ring) => contains(ring, point)))).toEqual([])
  })
})

describe('a picture in the drawing', () => {
  it('is a PNG of one byte a pixel whose colours are the washes', () => {
    const washes = [
      { colour: [255, 0, 0] as const, cover: 0 },
      { colour: [0, 0, 255] as const, cover: 0.5 },
    ]
    const address = pictureOf(Uint8Array.from([0, 1, 1, 0, 1, 0]), 3, washes)
    const file = Buffer.from(address.replace('data:image/png;base64,', ''), 'base64')
    const chunks = new Map<string, Buffer>()
    for (let from = 8; from < file.length;) {
      const length = file.readUInt32BE(from)
      chunks.set(file.toString('latin1', from + 4, from + 8), file.subarray(from + 8, from + 8 + length))
      from += length + 12
    }
    expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])
    expect([chunks.get('IHDR')?.readUInt32BE(0), chunks.get('IHDR')?.readUInt32BE(4)]).toEqual([3, 2])
    expect([...(chunks.get('PLTE') ?? [])]).toEqual([255, 0, 0, 0, 0, 255])
    expect([...(chunks.get('tRNS') ?? [])]).toEqual([0, 128])
    expect([...inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0))]).toEqual([0, 0, 1, 1, 0, 0, 1, 0])
  })
})
