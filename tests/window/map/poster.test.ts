import { crc32 } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { CounterFace } from '../../../src-renderer/counters/face.ts'
import { liveriesByChoice } from '../../../src-renderer/counters/liveries.ts'
import type { Piece } from '../../../src-renderer/counters/piles.ts'
import type { MapBoard } from '../../../src-renderer/map/board/board.ts'
import { withDensity } from '../../../src-renderer/poster/png-density.ts'
import { laidFor, paperIds, papers, pixelsOf } from '../../../src-renderer/poster/papers.ts'
import { type Poster, posterSvg } from '../../../src-renderer/poster/poster-svg.ts'

const face: CounterFace = { livery: 'blue', sign: 'infantry', turned: false }
const piece = (id: string, place: string): Piece => ({ id, place, side: 0, title: id, face })
const board: MapBoard = {
  sheet: { width: 1000, height: 800, paper: '#f6eedb' },
  places: [
    { id: 'reims', name: 'Reims', x: 300, y: 300, reach: 12 },
    { id: 'sedan', name: 'Sedan', x: 700, y: 400, reach: 12 },
  ],
  ways: [],
}
const sheet =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="800" viewBox="0 0 1000 800"><rect id="paper" stroke-width="2"/></svg>'
const poster = (pieces: readonly Piece[]): Poster => ({
  board,
  svg: sheet,
  pieces,
  liveries: liveriesByChoice.period,
  caption: { title: 'Sedan & Co', line: '30 August' },
})
const frames = (svg: string): number[][] =>
  [...svg.matchAll(/<svg x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"/g)].map(([, ...numbers]) =>
    numbers.map(Number),
  )

describe('a poster', () => {
  it('is as large as its paper, in millimetres', () => {
    for (const paper of Object.values(papers))
      expect(posterSvg(poster([]), paper)).toMatch(
        new RegExp(`^<svg xmlns="[^"]*" width="${paper.width}mm" height="${paper.height}mm"`),
      )
  })

  it('lies for a sheet that is wider than high, and stands for another', () => {
    for (const id of paperIds) {
      const { width, height } = papers[id]
      expect(laidFor(id, { width: 1000, height: 800 })).toMatchObject({ width: height, height: width })
      expect(laidFor(id, { width: 800, height: 1000 })).toMatchObject({ width, height })
    }
  })

  it.each(paperIds)('shows the whole sheet undistorted, within the paper, in the middle of its breadth: %s', (id) => {
    const paper = laidFor(id, board.sheet)
    const [[x = 0, y = 0, width = 0, height = 0] = []] = frames(posterSvg(poster([]), paper))
    expect(width / height).toBeCloseTo(1000 / 800, 2)
    expect(Math.max(width / paper.width, height / paper.height)).toBeGreaterThan(0.85)
    expect([x >= 0, y >= 0, x + width <= paper.width, y + height <= paper.height]).toEqual([true, true, true, true])
    expect(x + width / 2).toBeCloseTo(paper.width / 2, 1)
    expect(posterSvg(poster([]), paper)).toContain('stroke-width="2"')
  })

  it('has a counter for a piece that stands alone, and its number on a pile', () => {
    const drawn = (pieces: readonly Piece[]) => posterSvg(poster(pieces), papers.a2)
    const [one, many] = [
      drawn([piece('a', 'reims')]),
      drawn(Array.from({ length: 14 }, (_, i) => piece(`p${i}`, 'sedan'))),
    ]
    // The sheet, the position upon it, and the counter.
    expect(frames(one).length).toBe(3)
    expect(frames(many).length).toBe(3)
    expect(many).toContain('>14</text>')
    expect(one).not.toContain('<circle cx')
    const [x = 0, y = 0, width = 0] = frames(one).at(-1) ?? []
    expect(Math.hypot(x + width / 2 - 300, y + width / 2 - 300)).toBeLessThan(150)
  })

  it('has what stands on a measured table at its point, as it is turned, with a name', () => {
    const ofTable = { left: 100, top: 80, width: 800, height: 600, inch: 16, scale: 2 } as MapBoard['ofTable'] & object
    const stands = {
      is: 'stands',
      troops: 'foot',
      uniform: { coat: '#111122', trousers: '#221111', cap: '#112211' },
      outline: [
        [176, 94],
        [224, 94],
        [224, 106],
        [176, 106],
      ],
      across: 24,
      deep: 12,
      stands: [
        [188, 100],
        [212, 100],
      ],
      each: 4,
      left: 5,
    } as const
    const line = { ...piece('line', 'reims'), base: { at: [200, 100], bearing: 0, shape: stands } as const }
    const drawn = posterSvg(
      { ...poster([]), board: { ...board, ofTable }, pieces: [{ ...line, face: { ...face, name: '50 Line' } }] },
      papers.a2,
    )
    expect(drawn).toContain('translate(500 280) rotate(0) scale(2)')
    expect(drawn).toContain('>50 Line</text>')
    // Five men are left: each has a cap.
    expect(/<path d="([^"]*)" fill="#112211"/.exec(drawn)?.[1]?.match(/z/g)).toHaveLength(5)
    expect(frames(drawn).length).toBe(2)
  })

  it('shows which turn is played on the turns that are printed', () => {
    const track = '<rect x="800" y="600" width="100" height="90" data-turn="1" data-when="9.00"/>'
    const shown = (turn?: number): number =>
      posterSvg(
        { ...poster([]), svg: sheet.replace('</svg>', `${track}</svg>`), overlay: { marks: [], turn } },
        papers.a2,
      ).split('<path').length
    expect(shown(1)).toBeGreaterThan(shown())
    expect(shown(2)).toBe(shown())
  })

  it('has the signs that lie on the map, each at its place, with what is written there', () => {
    const signs = ['fortified', 'trench', 'stormed', 'repair', 'source', 'encircled', 'destroyed'] as const
    for (const sign of signs) {
      const overlay = { marks: [{ at: { zone: 'sedan' }, sign, tone: 'bad', label: '−2' } as const] }
      const drawn = posterSvg({ ...poster([]), overlay }, papers.a2)
      const [x, y] = (/<g transform="translate\(([-\d.]+) ([-\d.]+)\)">/.exec(drawn) ?? []).slice(1).map(Number)
      expect(Math.hypot(x! - 700, y! - 400), sign).toBeLessThan(40)
      expect(drawn.split('<path').length + drawn.split('<rect').length, sign).toBeGreaterThan(5)
      expect(drawn.match(/<g[ >]/g)?.length, sign).toBe(drawn.match(/<\/g>/g)?.length)
      expect(drawn, sign).toContain('>−2</text>')
    }
    const unknown = { marks: [{ at: { zone: 'atlantis' }, sign: 'trench', tone: 'quiet' } as const] }
    expect(posterSvg({ ...poster([]), overlay: unknown }, papers.a2)).toBe(posterSvg(poster([]), papers.a2))
  })

  it('writes below the map what it shows', () => {
    expect(posterSvg(poster([]), papers.a2)).toContain('>Sedan &amp; Co</text>')
    expect(posterSvg(poster([]), papers.a2)).toContain('>30 August</text>')
  })
})

describe('a picture of a poster', () => {
  it('tells how large it is on paper', () => {
    const head = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex')
    const rest = Buffer.from('0000000049454e44ae426082', 'hex')
    const told = Buffer.from(withDensity(Buffer.concat([head, rest]), 200))
    expect(told.subarray(0, 33)).toEqual(head)
    expect(told.subarray(-12)).toEqual(rest)
    const chunk = told.subarray(33, -12)
    expect([chunk.readUInt32BE(0), chunk.toString('latin1', 4, 8)]).toEqual([9, 'pHYs'])
    expect([chunk.readUInt32BE(8), chunk.readUInt32BE(12), chunk[16]]).toEqual([7874, 7874, 1])
    expect(chunk.readUInt32BE(17)).toBe(crc32(chunk.subarray(4, 17)))
  })

  it('has the points of its paper', () => {
    expect([pixelsOf(420), pixelsOf(594)]).toEqual([3307, 4677])
  })
})
