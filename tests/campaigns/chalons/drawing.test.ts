import { describe, expect, it } from 'vitest'
import { drawCampaign } from '../../../src-main/boards/draw-campaign.ts'
import { drawLayout, drawMap } from '../../../src-main/cartography/draw-map.ts'
import { layOut } from '../../../src-main/cartography/lay-out.ts'
import {
  type Box,
  boxAround,
  contains,
  meetings,
  overlap,
  within,
} from '../../../src-main/cartography/geometry/plane.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { everyTry } from '../../tries.ts'
import { chalonsBoard, chalonsPlan, zonePlan } from '../plans.ts'
import { chalonsFiles, exampleFiles } from './files.ts'
import { chalonsGeometry, chalonsMap } from './map-kit.ts'

const map = chalonsMap()
const geometry = chalonsGeometry()
const layout = layOut(chalonsPlan())
const svg = drawLayout(layout, 'en')
const { scene, names, spread, symbols } = layout

interface Named {
  readonly id: string
  readonly boxes: readonly Box[]
}
const written: Named[] = [...names, ...spread].map(({ id, place }) => ({ id, boxes: place.boxes }))

function touching(ones: readonly Named[], others: readonly Named[]): string[] {
  return ones.flatMap((one, i) =>
    others
      .slice(ones === others ? i + 1 : 0)
      .filter((other) => one.boxes.some((box) => other.boxes.some((another) => overlap(box, another))))
      .map((other) => `${one.id} / ${other.id}`),
  )
}

describe('the names on the drawn map', () => {
  it('are there for every zone, every exit and every landscape', () => {
    expect(layout.missing).toEqual([])
    const named = new Set(names.map(({ id }) => id))
    expect(map.zones.filter(({ id }) => !named.has(id))).toEqual([])
    expect(spread.map(({ id }) => id)).toEqual(expect.arrayContaining(geometry.regions.map(({ name }) => name)))
  })

  it('have printed apostrophes, and so has the board that the window reads', () => {
    expect(svg).toContain('>L’Effincourt<')
    expect(svg).not.toMatch(/\p{L}'\p{L}/u)
    expect(JSON.stringify(chalonsBoard())).not.toContain("'")
  })

  it('touch no other name', () => {
    expect(touching(written, written)).toEqual([])
  })

  it('touch no symbol of a zone', () => {
    const marks = [...symbols].map(([id, box]) => ({ id, boxes: [box] }))
    expect(touching(written, marks)).toEqual([])
  })

  it('touch neither title nor legend, and stay on the map', () => {
    const plates = Object.entries(layout.blocks).map(([id, box]: [string, Box]) => ({ id, boxes: [box] }))
    expect(touching(written, plates)).toEqual([])
    expect(written.filter(({ boxes }) => !boxes.every((box) => within(box, scene.box)))).toEqual([])
  })

  it('tell the Meuse, the Marne and the Aisne along their courses', () => {
    for (const [river, times] of [
      ['Meuse', 3],
      ['Marne', 2],
      ['Aisne', 2],
    ] as const)
      expect(spread.filter(({ id }) => id.startsWith(`${river} `)).length, river).toBeGreaterThanOrEqual(times)
  })

  it('stand beside what they name: few need a line to it', () => {
    expect(names.filter(({ place }) => place.leader).length).toBeLessThanOrEqual(3)
  })
})

describe('the drawn map', () => {
  it('shows every waterway crossed that the map tells, and no other', () => {
    const wrong = scene.ways.flatMap(({ connection: { a, b, water, alsoWater = [] }, line }) => {
      const told = new Set([...(water ? [water] : []), ...alsoWater].map(({ name }) => name))
      const times = new Map<string, number>()
      for (const { river, line: course } of scene.waters) {
        if (river.class === 'brook') continue
        times.set(river.name, (times.get(river.name) ?? 0) + meetings(line, course).length)
      }
      return [...new Set([...told, ...times.keys()])]
        .filter((name) => (times.get(name) ?? 0) % 2 !== (told.has(name) ? 1 : 0))
        .map((name) => `${a} – ${b}: ${name} ${times.get(name) ?? 0} times`)
    })
    expect(wrong).toEqual([])
  })

  it('draws no connection across another', () => {
    const crossing = scene.ways.flatMap((one, i) =>
      scene.ways.slice(0, i).flatMap((other) => {
        const ends = new Set([one.connection.a, one.connection.b])
        const shared = ends.has(other.connection.a) || ends.has(other.connection.b)
        // Two that leave the same zone meet there.
        return meetings(one.line, other.line).length > (shared ? 1 : 0)
          ? [`${one.connection.a} – ${one.connection.b} / ${other.connection.a} – ${other.connection.b}`]
          : []
      }),
    )
    expect(crossing).toEqual([])
  })

  it('has the ground of each zone under its symbol', () => {
    const wrong = scene.spots.filter(({ zone, at }) => {
      const under = new Set(scene.grounds.filter(({ ring }) => contains(ring, at)).map(({ terrain }) => terrain))
      return zone.terrain === 'clear' ? zone.abroad === undefined && under.size > 0 : !under.has(zone.terrain)
    })
    expect(wrong.map(({ zone }) => zone.name)).toEqual([])
  })

  it('puts a bridge or a pontoon site at every crossing of a major river', () => {
    const major = map.connections.filter(({ water }) => water?.class === 'major')
    const both = major.filter(({ water }) => water?.bridge && water.pontoonSite)
    expect(scene.crossings).toHaveLength(major.length + both.length)
    expect(scene.crossings.filter(({ kind }) => kind === 'permanentPontoon')).toHaveLength(1)
  })

  it('marks each fortress zone by walls with its value', () => {
    const values = map.fortresses.flatMap(({ zones }) => zones)
    for (const { zone, value } of values) {
      const symbol = svg.split(`<g id="zone-${zone}">`)[1]?.split('</g>')[0] ?? ''
      expect(symbol, zone).toContain(`>${value}</text>`)
    }
  })

  it('has houses about every open town, and about nothing else', () => {
    const houses = svg.split('<g id="houses">')[1]?.split('</g>')[0] ?? ''
    const corners = [...houses.matchAll(/M([\d.]+) ([\d.]+)L/g)].map(([, x, y]) => [Number(x), Number(y)] as const)
    for (const { zone, at, extent, fortress } of scene.spots) {
      const near = corners.filter(([x, y]) => Math.hypot(x - at[0], y - at[1]) < extent + 12).length
      if (zone.town && fortress === undefined) expect(near, zone.name).toBeGreaterThanOrEqual(3)
    }
    const open = scene.spots.filter(({ zone, fortress }) => zone.town && fortress === undefined)
    const stray = corners.filter(
      ([x, y]) => !open.some(({ at, extent }) => Math.hypot(x - at[0], y - at[1]) < extent + 12),
    )
    expect(stray).toEqual([])
  })

  it('has room for a compass rose that covers no name, symbol or plate', () => {
    const { at, reach } = layout.rose ?? { at: [0, 0], reach: 0 }
    expect(reach).toBeGreaterThan(60)
    const square = boxAround([at[0], at[1]], reach * 0.7)
    const taken = [...written.flatMap(({ boxes }) => boxes), ...symbols.values(), ...Object.values(layout.blocks)]
    expect(taken.filter((box: Box) => overlap(square, box))).toEqual([])
  })

  it('draws lanes and villages that no zone or connection of the game is', () => {
    expect(scene.lanes.length).toBeGreaterThan(20)
    const onZone = scene.hamlets.filter(([x, y]) =>
      scene.spots.some(({ at, reach }) => Math.hypot(x - at[0], y - at[1]) < reach),
    )
    expect(onZone).toEqual([])
  })

  it('bears who drew it, at its foot', () => {
    expect(svg).toContain('>Compiled, drawn and engraved for Gaiter Button</text>')
  })

  it('is one well-formed SVG without a number gone wrong', () => {
    expect(svg).not.toMatch(/NaN|Infinity|undefined/)
    const open = [...svg.matchAll(/<([a-zA-Z]+)[^>]*?(\/?)>/g)].filter(([, , closed]) => closed === '')
    const closed = [...svg.matchAll(/<\/([a-zA-Z]+)>/g)]
    expect(open.length).toBe(closed.length)
    expect(svg.length).toBeLessThan(1_500_000)
  })

  it('speaks French where it is asked to', () => {
    const other = drawLayout(layout, 'fr')
    expect(other).toContain('Légende'.toLocaleUpperCase('fr'))
    expect(other).toContain('BORD FRANÇAIS')
    expect(other).toContain('Lieux\u00a0: GeoNames (CC BY)')
  })
})

describe('drawing a campaign', () => {
  it.each([['broadwater', exampleFiles], ...(everyTry ? [['Châlons', chalonsFiles] as const] : [])] as const)(
    'gives the map of %s from its files, the same document every time',
    (_, files) => {
      const drawn = drawCampaign(gaiterButton, files())
      expect('svg' in drawn && drawn.svg).toBe(drawMap(zonePlan(files())))
    },
  )

  it('is made from places and ways alone where there are no lines to draw', () => {
    const { 'geometry.json': _left, ...files } = chalonsFiles()
    const drawn = drawCampaign(gaiterButton, files)
    if ('errors' in drawn) throw new Error('it is not drawn')
    expect(drawn.svg).toContain('id="zone-sedan"')
    expect(svg).toContain('MEUSE')
    expect(drawn.svg).not.toContain('MEUSE')
  })

  it('says what is wrong with a map', () => {
    const files = { ...chalonsFiles(), 'map.json': { ...chalonsMap(), zones: chalonsMap().zones.slice(1) } }
    const drawn = drawCampaign(gaiterButton, files)
    expect('errors' in drawn && drawn.errors.map(({ message }) => message)).toContain(
      'There is no zone "signy-le-petit".',
    )
  })
})
