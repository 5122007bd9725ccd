import { cpSync, rmSync, writeFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { house, makeFolder } from '../house/workshop.ts'
import { serve } from './workshop.ts'

/** A shelf with a copy of a small campaign. */
function broadwaterShelf(): string {
  const shelf = makeFolder({})
  cpSync(join(house, 'campaigns/examples/broadwater'), join(shelf, 'broadwater'), { recursive: true })
  return shelf
}

const theHouse = serve({ origin: 'house', folder: join(house, 'campaigns') })

function chalons() {
  const opened = theHouse.open('chalons-1870')
  if (opened?.board?.kind !== 'zones') throw new Error('it has no board of zones')
  return opened.board
}

describe('the campaigns of the house', () => {
  it('can be played, without warnings, the Army of Châlons first', () => {
    const list = theHouse.list()
    expect(list.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'chalons-1870 playable',
      'steinmetz-1870 playable',
      'toward-paris-1870 playable',
      'portable-spicheren playable',
      'escape-from-sedan-1870 playable',
      'belfort-1870 playable',
      'bourbaki-1870 playable',
      'spicheren-1870 playable',
      'wissembourg-1870 playable',
    ])
    expect(list.flatMap(({ warnings }) => warnings)).toEqual([])
    expect(list[0]).toMatchObject({ scenarios: [{}, {}, {}], board: { kind: 'zones', zones: chalons().zones.length } })
  })
})

describe('a board of zones', () => {
  const board = chalons()
  const zone = (id: string) => board.zones.find((one) => one.id === id)

  it('tells of each zone what the map shows', () => {
    expect(zone('sedan')).toMatchObject({
      name: 'Sedan',
      town: true,
      abroad: null,
      fortress: { name: 'Sedan', value: 1, capacity: 8 },
    })
    expect(zone('bouillon')?.abroad).toEqual({ en: 'Belgium', fr: 'Belgique' })
    expect(zone('longwy')?.edges).toEqual([{ edge: 'east', side: { en: 'German', fr: 'allemand' } }])
    expect(board.zones.flatMap(({ exit }) => exit?.en ?? [])).toContain('French divisions may leave the map here.')
    expect(zone('sedan')?.exit).toBeNull()
    expect(zone('reims')?.leads).toContainEqual(expect.objectContaining({ to: 'Paris' }))
  })

  it('puts every zone on the sheet, north above south and west left of east', () => {
    const { sheet } = board
    if (sheet === null) throw new Error('it has no sheet')
    for (const { at, id } of board.zones) {
      expect(at, id).toMatchObject({ x: expect.any(Number) })
      expect((at?.x ?? -1) > 0 && (at?.x ?? 0) < sheet.width && (at?.y ?? -1) > 0).toBe(true)
      expect(at?.y ?? 0).toBeLessThan(sheet.height)
    }
    const at = (id: string) => zone(id)?.at ?? { x: NaN, y: NaN }
    expect(at('sedan').y).toBeLessThan(at('verdun').y)
    expect(at('reims').x).toBeLessThan(at('verdun').x)
  })

  it('connects zones that it has, and tells the waters between them', () => {
    const ids = new Set(board.zones.map(({ id }) => id))
    expect(board.connections.filter(({ a, b }) => !ids.has(a) || !ids.has(b))).toEqual([])
    const bridge = board.connections.find(({ a, b }) => [a, b].toSorted().join() === 'sedan,torcy')
    expect(bridge?.waters).toContainEqual(expect.objectContaining({ class: 'major', bridge: true }))
  })

  it('tells how each connection runs on the sheet, from its one end to the other', () => {
    const at = (id: string) => zone(id)?.at ?? { x: NaN, y: NaN }
    for (const { a, b, line } of board.connections) {
      expect(line.length, `${a} ${b}`).toBeGreaterThan(1)
      for (const [[x, y] = [NaN, NaN], end] of [
        [line[0], at(a)],
        [line.at(-1), at(b)],
      ] as const)
        expect(Math.hypot(x - end.x, y - end.y), `${a} ${b}`).toBeLessThan(1)
    }
  })

  it('names those whose data it was made from', () => {
    expect(board.attribution.en).toContain('Places: GeoNames (CC BY)')
    expect(board.attribution.fr).toContain('Lieux')
  })
})

describe('the drawing of a board of zones', () => {
  it('is in the language that is asked for, and made once', async () => {
    const campaigns = serve({ origin: 'own', folder: broadwaterShelf() })
    const french = campaigns.draw('broadwater', 'fr')
    expect(campaigns.draw('broadwater', 'en')).toBeInstanceOf(Promise)
    const [fr, en] = [await french, await campaigns.draw('broadwater', 'en')]
    expect(fr).toContain('>Le gué<')
    expect(en).not.toContain('>Le gué<')
    let again: string | undefined
    void campaigns.draw('broadwater', 'fr').then((drawn) => (again = drawn))
    // What is there already is had before anything else happens; a drawing comes from a worker.
    await new Promise(setImmediate)
    expect(again).toBe(fr)
  })

  it('delays no other call, and has the zones where the board says they are', async () => {
    let done = false
    const drawing = theHouse.draw('chalons-1870', 'en').then((svg) => {
      done = true
      return svg
    })
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(theHouse.list()).toHaveLength(9)
    expect(done).toBe(false)
    const svg = (await drawing) ?? ''
    expect(svg).toMatch(/^<svg /)
    expect(svg).toContain('Theatre of operations')
    const { at } = chalons().zones.find(({ id }) => id === 'rethel') ?? {}
    const drawn = /id="zone-rethel"[^>]*>\s*<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)"/.exec(svg)
    expect(Number(drawn?.[1]) + Number(drawn?.[3]) / 2).toBeCloseTo(at?.x ?? 0, 0)
    expect(Number(drawn?.[2]) + Number(drawn?.[3]) / 2).toBeCloseTo(at?.y ?? 0, 0)
  })

  it('is another one when the map is another one', async () => {
    const shelf = broadwaterShelf()
    const campaigns = serve({ origin: 'own', folder: shelf })
    const before = await campaigns.draw('broadwater', 'en')
    const path = join(shelf, 'broadwater', 'map.json')
    writeFileSync(path, readFileSync(path, 'utf8').replace('"The Mill"', '"The Newtown Mill"'))
    const after = await campaigns.draw('broadwater', 'en')
    expect(before).not.toContain('Newtown')
    expect(after).toContain('Newtown')
  })

  it('is made of places and ways alone where there is no geometry', async () => {
    const [shelf, bare] = [broadwaterShelf(), broadwaterShelf()]
    rmSync(join(bare, 'broadwater', 'geometry.json'))
    const campaigns = serve({ origin: 'own', folder: bare })
    const opened = campaigns.open('broadwater')
    expect(opened?.board?.kind === 'zones' && opened.board.zones.filter(({ at }) => at === null)).toEqual([])
    const svg = await campaigns.draw('broadwater', 'en')
    expect(svg).toContain('id="zone-ford"')
    expect(svg).not.toBe(await serve({ origin: 'own', folder: shelf }).draw('broadwater', 'en'))
  })
})
