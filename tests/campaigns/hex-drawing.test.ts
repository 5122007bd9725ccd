import { describe, expect, it } from 'vitest'
import { hashOfCampaign } from '#engine/kernel/system/campaign-files.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { drawCampaign } from '../../src-main/boards/draw-campaign.ts'
import { hexBoard } from '../../src-main/boards/hex-board.ts'
import { planOf } from '../../src-main/campaigns/plan-of.ts'
import { contains, meetings, type Point, smooth } from '../../src-main/cartography/geometry/plane.ts'
import { drawHexes } from '../../src-main/hex-cartography/draw-hexes.ts'
import { areasOf, hexHeights } from '../../src-main/hex-cartography/hex-ground.ts'
import { plates } from '../../src-main/hex-cartography/hex-plates.ts'
import { type DrawnHexPlan, hexSceneOf, isHexDrawn, onSheet } from '../../src-main/hex-cartography/hex-scene.ts'
import { withUndrawn } from '../../src-main/hex-cartography/undrawn.ts'
import { villages } from '../../src-main/hex-cartography/villages.ts'
import { campaignFolder } from '../kernel/campaign-folder.ts'

const files = campaignFolder('portable-spicheren')

function planOfSpicheren(): DrawnHexPlan {
  const plan = planOf(portableSpicheren, files)
  if (plan?.kind !== 'hexes' || !isHexDrawn(plan)) throw new Error('the campaign has no sheet')
  return plan
}

const plan = planOfSpicheren()
const scene = hexSceneOf(plan)
const centre = (hex: string): Point => scene.centres.get(hex) ?? [0, 0]
const inPlay = plan.hexes.filter((hex) => scene.lookOf(hex) !== 'outside')

const drawn = { en: drawHexes(plan, 'en'), fr: drawHexes(plan, 'fr') }

/** The houses drawn on that map: the hex that each stands in, and its colour. */
const housesOn = (svg: string) =>
  [...svg.matchAll(/<path [^>]*>/g)].flatMap(([blocks]) => {
    const fill = / fill="([^"]*)"/.exec(blocks)?.[1]
    return [...blocks.matchAll(/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/g)].map(
      ([outline, x, y, , , farX, farY]) => ({
        ...{ outline, fill },
        hex: scene.hexAt([(Number(x) + Number(farX)) / 2, (Number(y) + Number(farY)) / 2]),
      }),
    )
  })

/** A plan on which hexes have another ground. */
const paintedWith = (of: DrawnHexPlan, grounds: Readonly<Record<string, string>>) =>
  hexSceneOf({ ...of, hexes: of.hexes.map((hex) => ({ ...hex, terrain: grounds[hex.hex] ?? hex.terrain })) })

describe('a map of hexes', () => {
  it('prints the number of every hex in play, and of no other', () => {
    const numbers = [...drawn.en.matchAll(/>(\d{4})<\/text>/g)].map(([, number = '']) => number)
    expect(numbers.toSorted()).toEqual(inPlay.map(({ label }) => label).toSorted())
  })

  it.each(['en', 'fr'] as const)('names every place of the map, the turns and what is drawn, in %s', (language) => {
    const plain = drawn[language].toLocaleLowerCase('fr')
    const shown = [
      ...plan.places.map(({ name }) => name),
      ...plan.terrain.flatMap(({ look, name }) => (['open', 'outside'].includes(look) ? [] : [name])),
      ...plan.features.map(({ name }) => name),
    ]
    for (const name of shown) expect(plain).toContain(name[language].toLocaleLowerCase('fr'))
    for (let turn = 1; turn <= 12; turn += 1) expect(plain).toContain(`>${turn}</text>`)
    expect(plain).toContain('>20.15</text>')
  })

  it.each([
    ['en', 'metres'],
    ['fr', 'mètres'],
  ] as const)('has a scale of metres where the whole bar is no kilometre, in %s', (language, words) => {
    for (const metres of [0, 125, 250, 375, 500]) expect(drawn[language]).toContain(`>${metres}</text>`)
    expect(drawn[language]).toContain(`>${words}</text>`)
  })

  it('stays on its sheet, with its plates beside the map', () => {
    const { sheet, box, plates } = scene
    expect(plates.left).toBeGreaterThan(box.right)
    expect(plates.right).toBeLessThan(sheet.width)
    for (const hex of inPlay) {
      const [x, y] = centre(hex.hex)
      expect(x > box.left && x < box.right && y > box.top && y < box.bottom).toBe(true)
    }
  })
})

describe('what the map shows is what the rules know', () => {
  it('the middle of a high hex stands high, and that of a low one low', () => {
    const heights = hexHeights(scene)
    const { base, step } = plan.drawing.relief
    for (const { hex, level } of plan.hexes) {
      const share = (heights.at(centre(hex)) - base) / step
      if (level === 1) expect(share, hex).toBeGreaterThan(0.6)
      else expect(share, hex).toBeLessThan(0.3)
    }
  })

  it.each(['wood', 'bushes'])('the middle of a hex lies in a %s exactly where the hex is one', (look) => {
    const rings = areasOf(scene, [look])
    for (const hex of plan.hexes)
      expect(
        rings.some((ring) => contains(ring, centre(hex.hex))),
        hex.hex,
      ).toBe(scene.lookOf(hex) === look)
  })

  it('the river runs between the hexes that it parts, and between no others', () => {
    const courses = plan.drawing.waters.map(({ line }) => smooth(line.map(onSheet), 8))
    const parted = new Set(
      plan.hexsides.flatMap(({ between: [a, b], feature }) => (feature === 'wire' ? [] : [`${a} ${b}`, `${b} ${a}`])),
    )
    for (const { hex, neighbours } of plan.hexes)
      for (const other of neighbours) {
        const crossed = courses.flatMap((line) => meetings([centre(hex), centre(other)], line)).length % 2 === 1
        expect(crossed, `${hex} ${other}`).toBe(parted.has(`${hex} ${other}`))
      }
  })

  it('houses stand in the hexes that are towns or works', () => {
    const houses = housesOn(/<g id="houses">([\s\S]*?)<\/g>/.exec(drawn.en)?.[1] ?? '')
    expect(houses.length).toBeGreaterThan(60)
    for (const { hex } of houses) expect(['town', 'works'], hex?.hex).toContain(hex && scene.lookOf(hex))
  })

  it('houses follow the ground that is painted: they come with a town or works, and go with open ground', () => {
    const painted = paintedWith(plan, { '0309': 'v', '0703': 'I', '0804': 'I', '1210': '.', '0608': '.' })
    const [before, after] = [scene, painted].map((one) => housesOn(villages(one, [], []).join('')))
    const inHex = (houses: typeof before, wanted: string) => houses!.filter(({ hex }) => hex?.hex === wanted)
    for (const town of ['0309', '0703', '0804']) {
      expect(inHex(before, town)).toHaveLength(0)
      expect(inHex(after, town).length).toBeGreaterThan(4)
    }
    for (const gone of ['1210', '0608']) {
      expect(inHex(before, gone).length).toBeGreaterThan(4)
      expect(inHex(after, gone)).toHaveLength(0)
    }
    // The houses of a town are red, and those of the works grey; all others stay as they are.
    expect(inHex(after, '0309')[0]!.fill).toBe(inHex(before, '1001')[0]!.fill)
    expect(inHex(after, '0703')[0]!.fill).toBe(inHex(before, '0608')[0]!.fill)
    expect(inHex(after, '1001')).toEqual(inHex(before, '1001'))
    expect(plates(painted, 'en').join('')).not.toContain('>Open ground</text>')
  })
})

describe('what a designer adds to the rules of a drawn map', () => {
  const spicheren = planOf(wissembourgSpicheren, campaignFolder('spicheren-1870'))
  if (spicheren?.kind !== 'hexes' || !isHexDrawn(spicheren)) throw new Error('Spicheren has no sheet')
  const wissembourg = planOf(wissembourgSpicheren, campaignFolder('wissembourg-1870'))
  if (wissembourg?.kind !== 'hexes' || !isHexDrawn(wissembourg)) throw new Error('Wissembourg has no sheet')
  const before = drawHexes(wissembourg, 'en')
  const groupOf = (svg: string, id: string): string => new RegExp(`<g id="${id}">([\\s\\S]*?)</g>`).exec(svg)?.[1] ?? ''
  const drawnWith = (more: Partial<DrawnHexPlan>): string => drawHexes({ ...wissembourg, ...more }, 'en')
  const drawnWithSide = (feature: string): string =>
    drawnWith({ hexsides: [...wissembourg.hexsides, { between: ['1302', '1303'], feature }] })

  it('changes nothing where the drawing has it already', () => {
    const drawn = withUndrawn(wissembourg).drawing
    expect(drawn).toEqual(wissembourg.drawing)
    expect(withUndrawn(spicheren).drawing).toEqual(spicheren.drawing)
    expect(withUndrawn(plan).drawing).toEqual(plan.drawing)
  })

  it.each(['river', 'river-bridge', 'stream'])('shows a hexside with a %s', (feature) => {
    expect(groupOf(drawnWithSide(feature), 'water')).not.toBe(groupOf(before, 'water'))
    const { waters } = withUndrawn({
      ...wissembourg,
      hexsides: [...wissembourg.hexsides, { between: ['1302', '1303'], feature }],
    }).drawing
    const sceneOf = hexSceneOf(wissembourg)
    const [a = [0, 0], b = [0, 0]] = ['1302', '1303'].map((hex) => sceneOf.centres.get(hex))
    expect(waters).toHaveLength(wissembourg.drawing.waters.length + 1)
    expect(meetings(waters.at(-1)!.line.map(onSheet), [a, b])).toHaveLength(1)
  })

  it('shows a bridge to which no road leads', () => {
    const crossings = (svg: string) => groupOf(svg, 'crossings').match(/<path/g)?.length ?? 0
    expect(crossings(drawnWithSide('river-bridge'))).toBeGreaterThan(crossings(drawnWithSide('river')))
  })

  it('shows only the stretches of a road that no drawn road follows', () => {
    const road = { kind: 'road' as const, hexes: ['0711', '0712', '0812', '0911'] }
    const { ways } = withUndrawn({ ...wissembourg, ways: [...wissembourg.ways, road] }).drawing
    const added = ways.slice(wissembourg.drawing.ways.length)
    expect(added.map(({ kind, line }) => [kind, line])).toEqual([
      [
        'road',
        [
          [7, 12],
          [8, 12.5],
          [9, 11],
        ].map((point) => point.map((one) => expect.closeTo(one) as unknown)),
      ],
    ])
  })

  it('writes a name that is nowhere on the drawing', () => {
    const name = { en: 'Newfield', fr: 'Champneuf' }
    const svg = drawnWith({ places: [...wissembourg.places, { hex: '1110', name }] })
    expect(groupOf(svg, 'names')).toContain('Newfield')
  })
})

describe('a map of many levels', () => {
  const many = planOf(wissembourgSpicheren, campaignFolder('spicheren-1870'))
  if (many?.kind !== 'hexes' || !isHexDrawn(many)) throw new Error('Spicheren has no sheet')
  const red = hexSceneOf(many)
  const svg = drawHexes(many, 'en')

  it('tells in its key how many there are, and of each kind of ground once, whatever its level', () => {
    const levels = new Set(many.hexes.map(({ level }) => level)).size
    expect(svg).toContain(`>${levels} levels, low to high</text>`)
    expect(svg.match(/>Wood<\/text>/g)).toHaveLength(1)
    expect(svg).not.toMatch(/, level \d/)
  })

  it('goes on beyond the outermost hexes as it is in these', () => {
    const outside = many.hexes.filter((hex) => red.lookOf(hex) === 'outside')
    expect(outside.length).toBeGreaterThan(5)
    for (const hex of outside) {
      const found = red.hexAt(red.centres.get(hex.hex) ?? [0, 0])
      expect(hex.neighbours, hex.hex).toContain(found?.hex)
      expect(found && red.lookOf(found)).not.toBe('outside')
    }
  })

  it('has the houses of a village in a hex that is painted as one, as in the others of its kind', () => {
    const village = many.hexes.find(({ hex }) => hex === '1411')!.terrain
    const code = many.terrain.find(({ name }) => name.en.startsWith('Hamlet'))!.code
    const housesIn = (grounds: Readonly<Record<string, string>>) =>
      villages(paintedWith(many, grounds), [], []).join('').match(/M/g)!.length
    const [none, asVillage, asHamlet] = [housesIn({}), housesIn({ '1006': village }), housesIn({ '1006': code })]
    expect(asHamlet).toBeGreaterThan(none)
    expect(asVillage).toBeGreaterThan(asHamlet)
  })

  it('has its trench within the hex that it protects', () => {
    const [, x = '', y = ''] = /<g id="trenches">[\s\S]*?d="M([\d.]+) ([\d.]+)L/.exec(svg) ?? []
    expect(red.hexAt([Number(x), Number(y)])?.hex).toBe('1607')
  })

  it('has ways that lead off the map drawn up to its frame', () => {
    const { box } = red
    const lines = red.lines('rail')
    const ends = lines.flatMap((line) => [line[0] ?? [0, 0], line.at(-1) ?? [0, 0]])
    expect(ends.length).toBeGreaterThan(0)
    for (const [atX = 0, atY = 0] of ends)
      expect(atX > box.left && atX < box.right && atY > box.top && atY < box.bottom).toBe(false)
  })
})

describe('the files for the eye', () => {
  it('leave the hash of the campaign as it is', () => {
    const { 'drawing.json': _drawing, 'sheet.json': _sheet, ...played } = files
    expect(Object.keys(played)).toHaveLength(Object.keys(files).length - 2)
    expect(hashOfCampaign(files)).toBe(hashOfCampaign(played))
  })

  it('can be left out: the board is then shown without a drawn sheet', () => {
    const { 'drawing.json': _drawing, ...played } = files
    const bare = planOf(portableSpicheren, played)
    if (bare?.kind !== 'hexes') throw new Error('no hexes')
    expect(hexBoard(bare).sheet).toBeNull()
    const plain = drawCampaign(portableSpicheren, played)
    expect('svg' in plain && plain.svg).toContain('>0608</text>')
  })

  it('are told to be faulty as every other file is', () => {
    const spoilt = { ...files, 'drawing.json': { ...Object(files['drawing.json']), relief: { base: 'low' } } }
    const told = portableSpicheren.campaign.load(spoilt)
    expect(told.ok).toBe(false)
    if (!told.ok) expect(told.error.map(({ file }) => file)).toContain('drawing.json')
  })
})
