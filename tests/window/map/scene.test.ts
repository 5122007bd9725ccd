import { describe, expect, it } from 'vitest'
import type { HexBoard } from '../../../src-main/contract/hex-board.ts'
import { daylight, lamplight, type Palette } from '../../../src-renderer/map/paint/palette.ts'
import { indexBoard } from '../../../src-renderer/map/board/board.ts'
import { letterHeight } from '../../../src-renderer/map/paint/paint-names.ts'
import { hitAt } from '../../../src-renderer/map/piles/hit.ts'
import { boardOfHexes, withoutCounters } from '../../../src-renderer/map/plate/hex-sheet.ts'
import { centreOf, hexHeight, hexWidth, scene } from '../../../src-renderer/map/plate/scene.ts'
import { fordShelf, serve } from '../../main/workshop.ts'

const opened = serve({ origin: 'house', folder: fordShelf({ ford: {} }) }).open('ford')
if (opened?.board?.kind !== 'hexes') throw new Error('the ford does not open')
const board: HexBoard = opened.board

/** Column and row of a hex of this board, as its number says them. */
const numbered = (hex: string) => ({ column: Number(hex.slice(0, 2)), row: Number(hex.slice(2)) })

describe('the scene of a board', () => {
  it('puts hexes by their columns and rows and prints what the board says, whatever their ids are', () => {
    const called = (hex: string) => `hill ${board.hexes.findIndex((one) => one.hex === hex)}`
    const other: HexBoard = {
      ...board,
      hexes: board.hexes.map((one) => ({ ...one, hex: called(one.hex), label: `no ${one.row}`, neighbours: [] })),
      places: [{ hex: called('0401'), name: { en: 'Upper village', fr: 'Le village d’en haut' } }],
      hexsides: board.hexsides.map(({ between: [a, b], feature }) => ({ between: [called(a), called(b)], feature })),
    }
    const spots = (made: HexBoard) =>
      scene(made, 'en', daylight).flatMap((one) => (one.kind === 'hex' ? [[one.x, one.y]] : []))
    expect(spots(other)).toEqual(spots(board))
    expect(boardOfHexes(board, 'en').svg).toContain('>0403</text>')
    const { svg, board: made } = boardOfHexes(other, 'en')
    expect(svg).not.toContain('>0403</text>')
    expect(svg?.match(/>no 3<\/text>/g)).toHaveLength(
      board.hexes.filter(({ row, terrain }) => row === 3 && terrain !== '~').length,
    )
    expect(made.places.find(({ id }) => id === called('0401'))?.name).toBe('Upper village')
    expect(made.places.find(({ id }) => id === called('0403'))?.name).toBe('no 3')
  })

  it('has a hex for each hex in play and a name for each place', () => {
    const nodes = scene(board, 'en', daylight)
    const inPlay = board.hexes.filter(({ terrain }) => terrain !== '~')
    expect(nodes.filter(({ kind }) => kind === 'hex')).toHaveLength(inPlay.length)
    expect(nodes.flatMap((node) => (node.kind === 'place' ? [node.label] : []))).toEqual([
      'Upper village',
      'Redoubt Saint-Jean',
    ])
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length)
  })

  it('changes nothing but the names with the language', () => {
    const english = scene(board, 'en', daylight)
    const french = scene(board, 'fr', daylight)
    const hexes = (nodes: typeof english) => nodes.filter(({ kind }) => kind === 'hex')
    expect(hexes(french)).toEqual(hexes(english))
    expect(french).toContainEqual(expect.objectContaining({ label: 'Le village d’en haut' }))
  })

  it.each([
    ['by daylight', daylight],
    ['by lamplight', lamplight],
  ])('tells kinds of terrain apart without their colour, %s', (_name, palette: Palette) => {
    const nodes = scene(board, 'en', palette)
    const marks = new Map<string, string>()
    for (const node of nodes) {
      if (node.kind !== 'hex') continue
      const terrain = board.hexes.find(({ hex }) => hex === node.hex)?.terrain ?? ''
      // Only what is drawn, with every colour in it painted over.
      marks.set(terrain, `${node.letter}${decodeURIComponent(node.sign ?? '').replaceAll(/#[0-9a-f]{6}/g, '#')}`)
    }
    expect(new Set(marks.values()).size).toBe(marks.size)
    expect(marks.get('q')).toBe('q')
  })

  it('is the same for the same board', () => {
    expect(scene(board, 'fr', lamplight)).toEqual(scene(board, 'fr', lamplight))
  })
})

describe('what lies between hexes', () => {
  const elements = scene(board, 'en', daylight)
  const sides = elements.filter((element) => element.kind === 'side')
  const corners = new Map(elements.flatMap((element) => (element.kind === 'corner' ? [[element.id, element]] : [])))
  const ends = (id: string) => {
    const side = sides.find((one) => one.id === id)
    const [from, to] = [corners.get(side?.source ?? ''), corners.get(side?.target ?? '')]
    if (from === undefined || to === undefined) throw new Error(`${id} has no ends`)
    return { from, to, length: Math.hypot(from.x - to.x, from.y - to.y) }
  }

  it('is drawn along the side that the two share, whole', () => {
    for (const { between, feature } of board.hexsides) {
      const { from, to, length } = ends(`side-${between.join('-')}-${feature}`)
      expect(length).toBeCloseTo(hexWidth / 2)
      for (const hex of between) {
        const centre = centreOf(numbered(hex), board.lower)
        expect(Math.hypot(from.x - centre.x, from.y - centre.y)).toBeCloseTo(hexWidth / 2)
        expect(Math.hypot(to.x - centre.x, to.y - centre.y)).toBeCloseTo(hexWidth / 2)
      }
    }
  })

  it('meets in the same corner where sides follow each other', () => {
    const [first, second] = [ends('side-0601-0501-river'), ends('side-0501-0502-bridge')]
    const shared = [first.from.id, first.to.id].filter((id) => [second.from.id, second.to.id].includes(id))
    expect(shared).toHaveLength(1)
  })

  it('is not hidden by the name of the place above it', () => {
    const place = (hex: string) => scene({ ...board, places: [{ hex, name: { en: 'A', fr: 'A' } }] }, 'en', daylight)
    const nameOf = (hex: string) => place(hex).find((element) => element.kind === 'place')
    expect(nameOf('0501')?.y).toBeLessThan(centreOf(numbered('0501'), board.lower).y)
    expect(nameOf('0502')?.y).toBeGreaterThan(centreOf(numbered('0502'), board.lower).y)
  })

  it('is a river that goes on under its bridge, which lies across it', () => {
    expect(sides.find(({ id }) => id === 'side-0501-0502-bridge')?.look).toBe('river')
    const [river, span] = [ends('side-0501-0502-bridge'), ends('side-0501-0502-bridge-span')]
    const across =
      (river.to.x - river.from.x) * (span.to.x - span.from.x) + (river.to.y - river.from.y) * (span.to.y - span.from.y)
    expect(across).toBeCloseTo(0)
  })
})

describe('the middle of a hex', () => {
  const distance = (a: string, b: string, lower: 'even' | 'odd') => {
    const [from, to] = [centreOf(numbered(a), lower), centreOf(numbered(b), lower)]
    return Math.hypot(from.x - to.x, from.y - to.y)
  }

  it('is one height from each of its six neighbours, in an even column that sits lower', () => {
    for (const neighbour of ['0402', '0404', '0303', '0304', '0503', '0504']) {
      expect(distance('0403', neighbour, 'even')).toBeCloseTo(hexHeight)
    }
  })

  it('and in an odd column beside it', () => {
    for (const neighbour of ['0302', '0304', '0202', '0203', '0402', '0403']) {
      expect(distance('0303', neighbour, 'even')).toBeCloseTo(hexHeight)
    }
  })

  it('the other way round where the odd columns sit lower', () => {
    for (const neighbour of ['0302', '0304', '0203', '0204', '0403', '0404']) {
      expect(distance('0303', neighbour, 'odd')).toBeCloseTo(hexHeight)
    }
  })

  it('stands where hexes of their width and height touch', () => {
    expect(centreOf(numbered('0301'), 'even').x - centreOf(numbered('0101'), 'even').x).toBeCloseTo(hexWidth * 1.5)
  })
})

describe('the sheet of the opening screen', () => {
  it('has names that never shrink below what can be read on the screen, and grow with the text of the window', () => {
    const namesAt = (textScale: number) =>
      boardOfHexes(board, 'en', withoutCounters(daylight, textScale)).board.names ?? []
    for (const zoom of [0.05, 0.3, 1, 2, 5])
      for (const [i, name] of namesAt(1).entries()) {
        expect(letterHeight(name, zoom)).toBeGreaterThanOrEqual(13)
        expect(letterHeight(namesAt(2)[i]!, zoom)).toBeCloseTo(2 * letterHeight(name, zoom))
      }
    expect(namesAt(1)).toHaveLength(2)
  })

  it('is drawn in the inks of the light, and of no other', () => {
    const inks = /#[0-9a-f]{6}/g
    const drawn = (palette: Palette) => new Set(boardOfHexes(board, 'en', withoutCounters(palette, 1)).svg?.match(inks))
    const [paper, lamp] = [drawn(daylight), drawn(lamplight)]
    expect(paper.size).toBe(lamp.size)
    expect([...paper].filter((ink) => lamp.has(ink))).toEqual([])
    const { sheet, names } = boardOfHexes(board, 'en', withoutCounters(lamplight, 1)).board
    expect(sheet.paper).toBe(lamplight.halo)
    expect(new Set(names?.map(({ ink }) => ink))).toEqual(new Set([lamplight.ink]))
  })
})

describe('the hex that is meant', () => {
  const sheet = boardOfHexes(board, 'en').board
  const index = indexBoard(sheet)
  const view = { zoom: 1, x: 0, y: 0, width: sheet.sheet.width, height: sheet.sheet.height }
  const meant = (x: number, y: number) => {
    const hit = hitAt({ x, y }, view, index, [], 'places')
    return hit?.kind === 'zone' ? hit.place.id : hit
  }

  it('is the one pointed at, out to its corners and on what joins it to others', () => {
    const corner = index.spacing / Math.sqrt(3) - 1
    for (const { id, x, y } of sheet.places)
      for (let turn = 0; turn < 6; turn++) {
        const angle = (turn * Math.PI) / 3
        expect(meant(x + corner * Math.cos(angle), y + corner * Math.sin(angle))).toBe(id)
        expect(meant(x + 40 * Math.sin(angle), y - 40 * Math.cos(angle))).toBe(id)
      }
    expect(meant(2, 2)).toBeNull()
  })
})
