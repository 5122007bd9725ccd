import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Piece } from '../../../src-renderer/counters/piles.ts'
import { boardOfHexes } from '../../../src-renderer/map/plate/hex-sheet.ts'
import { boardOfZones, indexBoard, wayBetween } from '../../../src-renderer/map/board/board.ts'
import {
  between,
  centredOn,
  withoutBareTable,
  limitedToSheet,
  onScreen,
  onSheet,
  partOfSheet,
  seesWell,
  wholeSheet,
  zoomedAbout,
} from '../../../src-renderer/map/camera/camera-view.ts'
import { beginningOf } from '../../../src-renderer/map/camera/beginning.ts'
import { scaleAt } from '../../../src-renderer/map/camera/detail.ts'
import { fanFrame, fanOf } from '../../../src-renderer/map/piles/fan.ts'
import { matchesOf } from '../../../src-renderer/map/board/finding.ts'
import { middleOf } from '../../../src-renderer/map/board/lines.ts'
import { layered, noOverlay } from '../../../src-renderer/map/board/overlay.ts'
import type { Thing } from '../../../src-renderer/state/known/thing.ts'
import { inReadingOrder, neighbourTowards, nextTarget, placeNear } from '../../../src-renderer/map/board/walk.ts'
import { chalonsBoard, spicherenBoard } from '../../campaigns/plans.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'

const board = boardOfZones(chalonsBoard())
if (board === undefined) throw new Error('the campaign has no sheet')
const index = indexBoard(board)

describe('the board of the playing map', () => {
  it('has the ways of the sheet, by the names the rules give to connections', () => {
    expect(index.ways.get('sedan-torcy') ?? index.ways.get('torcy-sedan')).toBeDefined()
    expect(wayBetween(index, 'sedan', 'torcy')?.way).toBe(wayBetween(index, 'torcy', 'sedan')?.way)
    expect(wayBetween(index, 'sedan', 'torcy')?.forth).not.toBe(wayBetween(index, 'torcy', 'sedan')?.forth)
    expect(wayBetween(index, 'sedan', 'paris')).toBeUndefined()
  })

  it('is made of hexes as well: those that share a side are neighbours, and counters stand in them', () => {
    const hexes = spicherenBoard()
    const { board: made, svg } = boardOfHexes(hexes, 'en')
    const links = indexBoard(made).links
    const counts = made.places.map(({ id }) => links.get(id)?.length ?? 0)
    expect(Math.max(...counts)).toBe(6)
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(
      made.places.every(
        ({ x, y, within }) => within && x > 0 && y > 0 && x < made.sheet.width && y < made.sheet.height,
      ),
    ).toBe(true)
    // The process draws its sheet, with its names; without a sheet the window draws the hexes plainly, at the same hexes.
    expect(svg).toBeNull()
    const plain = boardOfHexes({ ...hexes, sheet: null }, 'en')
    expect(plain.svg).toContain('<path')
    expect(plain.board.names?.map(({ text }) => text)).toContain('Spicheren')
    expect(plain.board.places.map(({ id, name }) => `${id} ${name}`)).toEqual(
      made.places.map(({ id, name }) => `${id} ${name}`),
    )
  })
})

describe('the keyboard’s walk', () => {
  it('comes from every place to every neighbour that lies in one of four directions, and back again', () => {
    const to = neighbourTowards(index, 'sedan', 180)
    expect(to).toBeDefined()
    for (const { id } of board.places)
      for (const direction of [0, 90, 180, 270]) {
        const next = neighbourTowards(index, id, direction)
        const link = index.links.get(id)?.find(({ to: there }) => there === next)
        if (next === undefined || link === undefined) continue
        expect(wayBetween(index, id, next)).toBeDefined()
        expect(Math.cos(((link.bearing - direction) * Math.PI) / 180)).toBeGreaterThan(0)
      }
    const torcy = index.links.get('sedan')?.find((link) => link.to === 'torcy')
    expect(neighbourTowards(index, 'sedan', torcy?.bearing ?? 0)).toBe('torcy')
    expect(neighbourTowards(index, 'nowhere', 0)).toBeUndefined()
  })

  it('begins at the place nearest to the middle of what is seen', () => {
    const { x, y } = index.places.get('verdun') ?? { x: 0, y: 0 }
    expect(placeNear(index, { x: x + 10, y: y - 10 })).toBe('verdun')
  })

  it('goes through targets one by one, and from the last to the first', () => {
    const targets: Thing[] = ['a', 'b', 'c'].map((id) => ({ kind: 'zone', id }))
    expect(nextTarget(targets, null, 1)).toEqual(targets[0])
    expect(nextTarget(targets, null, -1)).toEqual(targets[2])
    expect(nextTarget(targets, { kind: 'zone', id: 'b' }, 1)).toEqual(targets[2])
    expect(nextTarget(targets, { kind: 'zone', id: 'c' }, 1)).toEqual(targets[0])
    expect(nextTarget(targets, { kind: 'zone', id: 'a' }, -1)).toEqual(targets[2])
    expect(nextTarget([], null, 1)).toBeUndefined()
    // A way called as a zone is another thing.
    expect(nextTarget(targets, { kind: 'way', id: 'b' }, 1)).toEqual(targets[0])
  })

  it('reads targets as a page is read', () => {
    const at: Record<string, { x: number; y: number }> = {
      a: { x: 900, y: 20 },
      b: { x: 10, y: 60 },
      c: { x: 5, y: 400 },
    }
    const targets: Thing[] = ['c', 'a', 'b'].map((id) => ({ kind: 'zone', id }))
    expect(inReadingOrder(targets, ({ id }) => at[id], 100).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
  })

  it('finds the middle of a line by its length', () => {
    expect(
      middleOf([
        [0, 0],
        [10, 0],
        [10, 30],
      ]),
    ).toMatchObject({ x: 10, y: 10 })
    expect(
      middleOf(
        [
          [0, 0],
          [10, 0],
        ],
        0,
      ),
    ).toMatchObject({ x: 0, y: 0 })
  })
})

const views = fc.record({
  zoom: fc.double({ min: 0.05, max: 3, noNaN: true }),
  x: fc.integer({ min: -5000, max: 2000 }),
  y: fc.integer({ min: -5000, max: 2000 }),
  width: fc.integer({ min: 200, max: 3000 }),
  height: fc.integer({ min: 200, max: 2000 }),
})

describe('the camera', () => {
  const sheet = { width: 2924, height: 3312 }

  it('turns points of the frame into points of the sheet and back', () => {
    fc.assert(
      fc.property(views, fc.integer({ max: 4000 }), fc.integer({ max: 4000 }), (view, x, y) => {
        const back = onScreen(view, onSheet(view, { x, y }))
        expect(back.x).toBeCloseTo(x, 3)
        expect(back.y).toBeCloseTo(y, 3)
      }),
    )
  })

  it('scales about a point that stays where it is', () => {
    fc.assert(
      fc.property(views, fc.double({ min: 0.1, max: 4, noNaN: true }), (view, zoom) => {
        const at = { x: view.width / 3, y: view.height / 4 }
        const before = onSheet(view, at)
        const after = onSheet(zoomedAbout(view, zoom, at), at)
        expect(after.x).toBeCloseTo(before.x, 3)
        expect(after.y).toBeCloseTo(before.y, 3)
      }),
    )
  })

  it('shows no bare table beside a part of the sheet where there is more of the sheet, and still all of the part', () => {
    const side = fc.integer({ min: 0, max: 1000 })
    fc.assert(
      fc.property(side, side, side, side, fc.integer({ min: 200, max: 2000 }), (left, top, wide, high, width) => {
        const part = { left: 2 * left, top: 2 * top, right: 2 * left + wide + 50, bottom: 2 * top + high + 50 }
        fc.pre(part.right <= sheet.width && part.bottom <= sheet.height)
        const view = withoutBareTable(partOfSheet(part, width, 600), sheet)
        const [from, to] = [onScreen(view, { x: 0, y: 0 }), onScreen(view, { x: sheet.width, y: sheet.height })]
        // A gap at one side only if the whole sheet is in the frame, and then it is as wide at the other.
        if (from.x > 0.001 || to.x < view.width - 0.001) expect(from.x).toBeCloseTo(view.width - to.x, 3)
        if (from.y > 0.001 || to.y < view.height - 0.001) expect(from.y).toBeCloseTo(view.height - to.y, 3)
        const [first, last] = [
          onScreen(view, { x: part.left, y: part.top }),
          onScreen(view, { x: part.right, y: part.bottom }),
        ]
        expect(Math.min(first.x, first.y)).toBeGreaterThan(-0.001)
        expect(last.x).toBeLessThan(view.width + 0.001)
        expect(last.y).toBeLessThan(view.height + 0.001)
      }),
    )
  })

  it('never loses the sheet: its middle or its rim is always in the frame', () => {
    fc.assert(
      fc.property(views, (view) => {
        const { x, y, zoom, width, height } = limitedToSheet(view, sheet)
        expect(x).toBeLessThanOrEqual(width / 2 + 0.001)
        expect(x + sheet.width * zoom).toBeGreaterThanOrEqual(width / 2 - 0.001)
        expect(y).toBeLessThanOrEqual(height / 2 + 0.001)
        expect(y + sheet.height * zoom).toBeGreaterThanOrEqual(height / 2 - 0.001)
      }),
    )
  })

  it('flies from one view to the other, beginning and ending there', () => {
    const whole = wholeSheet(sheet, 1200, 800)
    const near = centredOn(whole, { x: 1500, y: 600 }, 1.4)
    for (const [part, view] of [
      [0, whole],
      [1, near],
    ] as const) {
      const shown = between(whole, near, part)
      expect(shown.zoom).toBeCloseTo(view.zoom, 6)
      expect(shown.x).toBeCloseTo(view.x, 3)
      expect(shown.y).toBeCloseTo(view.y, 3)
    }
    expect(seesWell(near, { x: 1500, y: 600 })).toBe(true)
    expect(seesWell(near, { x: 100, y: 3000 })).toBe(false)
  })
})

describe('the beginning', () => {
  const hexes = spicherenBoard()
  const boards = [index, indexBoard(boardOfHexes(hexes, 'en').board)]
  const frames = [
    { width: 800, height: 620 },
    { width: 1400, height: 900 },
    { width: 640, height: 420 },
  ]
  const pieceAt = (place: string): Piece => ({
    id: place,
    place,
    side: 0,
    title: place,
    face: { livery: 'blue', sign: 'infantry' },
  })

  it('has what stands on the map in sight, and is never so near that a march of one counter leads out of it', () => {
    for (const frame of frames)
      for (const one of boards)
        fc.assert(
          fc.property(fc.subarray([...one.places.keys()], { minLength: 1, maxLength: 3 }), (standing) => {
            const part = beginningOf(one, standing.map(pieceAt))?.(frame)
            if (part === undefined) throw new Error('something stands on the map')
            const view = partOfSheet(part, frame.width, frame.height)
            const next = standing.flatMap((place) => one.links.get(place)?.map(({ to }) => to) ?? [])
            for (const place of new Set([...standing, ...next])) {
              const { x, y } = onScreen(view, one.places.get(place) ?? { x: -1e6, y: 0 })
              expect([x >= 0, y >= 0, x <= frame.width, y <= frame.height], place).not.toContain(false)
            }
          }),
        )
  })

  it('is nearer than the whole sheet for the armies of August 1870, so that most can be read and no small window shows mere numbers', () => {
    const files = campaignFolder('chalons-1870')
    const { setUp } = files['scenarios/august-1870.json'] as {
      readonly setUp: Readonly<Record<string, readonly { readonly zone: string }[]>>
    }
    const { fortresses } = files['map.json'] as {
      readonly fortresses: readonly { readonly zones: readonly { readonly zone: string }[] }[]
    }
    const standing = [...Object.values(setUp).flat(), ...fortresses.map(({ zones: [first] }) => first)]
      .flatMap((one) => (one === undefined ? [] : [one.zone]))
      .filter((zone) => index.places.has(zone))
    for (const { width, height } of frames) {
      const part = beginningOf(index, standing.map(pieceAt))?.({ width, height })
      if (part === undefined) throw new Error('armies stand on the map')
      const whole = wholeSheet(index.board.sheet, width, height)
      const view = partOfSheet(part, width, height)
      expect(view.zoom).toBeGreaterThan(1.25 * whole.zoom)
      expect(scaleAt(view.zoom, index.spacing).level).not.toBe('far')
      const seen = standing.filter((place) => {
        const { x, y } = onScreen(view, index.places.get(place)!)
        return x > 0 && y > 0 && x < width && y < height
      })
      expect(seen.length, `${width} × ${height}`).toBeGreaterThan(0.6 * standing.length)
    }
  })

  it('is all hexes, without the table of turns beside them, where what stands there is hardly larger by itself', () => {
    const [, hexed] = boards
    if (hexed === undefined) throw new Error('there are two boards')
    const { sheet } = hexed.board
    const wider = { ...hexed, board: { ...hexed.board, sheet: { ...sheet, width: 2 * sheet.width } } }
    const spots = [...hexed.places.values()]
    const [top, bottom] = [Math.min(...spots.map(({ y }) => y)), Math.max(...spots.map(({ y }) => y))]
    const [right, left] = [Math.max(...spots.map(({ x }) => x)), Math.min(...spots.map(({ x }) => x))]
    const outermost = [...hexed.places].filter(([, { x, y }]) => (y === top || y === bottom) && x < 0.75 * right)
    const part = beginningOf(
      wider,
      outermost.map(([id]) => pieceAt(id)),
    )?.({ width: 640, height: 645 })
    expect([part!.left < left, part!.right > right, part!.right < 1.1 * right]).toEqual([true, true, true])
  })

  it('is all hexes in a narrow frame, where the table of turns beside them would make them noticeably smaller', () => {
    const [, hexed] = boards
    if (hexed === undefined) throw new Error('there are two boards')
    const { sheet } = hexed.board
    const all = [...hexed.places.keys()].map(pieceAt)
    const part = beginningOf(hexed, all)?.({ width: 640, height: 580 })
    if (part === undefined) throw new Error('something stands on the map')
    expect(part.right - part.left).toBeLessThan(0.88 * sheet.width)
  })

  it('shows much of the ground about one counter on hexes, at which it can still be read', () => {
    const [, hexed] = boards
    if (hexed === undefined) throw new Error('there are two boards')
    // A sheet three times as wide and high, with the same hexes.
    const { sheet } = hexed.board
    const wider = {
      ...hexed,
      board: { ...hexed.board, sheet: { ...sheet, width: 3 * sheet.width, height: 3 * sheet.height } },
    }
    const [first = ''] = hexed.places.keys()
    for (const { width, height } of frames) {
      const part = beginningOf(wider, [pieceAt(first)])?.({ width, height })
      if (part === undefined) throw new Error('something stands on the map')
      const { size } = scaleAt(partOfSheet(part, width, height).zoom, hexed.spacing, true)
      expect(size).toBeLessThan(60)
      expect(size).toBeGreaterThan(20)
    }
  })

  it('is the whole sheet where that is hardly smaller, and nothing where nothing stands on the map', () => {
    const [, hexed] = boards
    if (hexed === undefined) throw new Error('there are two boards')
    const { width, height } = hexed.board.sheet
    const all = [...hexed.places.keys()].map(pieceAt)
    expect(beginningOf(hexed, all)?.({ width: 800, height: 620 })).toEqual({
      left: 0,
      top: 0,
      right: width,
      bottom: height,
    })
    expect(beginningOf(index, [])).toBeUndefined()
  })

  it('is all hexes before anything stands on them, without what is printed beside them where they are larger so', () => {
    const [, hexed] = boards
    if (hexed === undefined) throw new Error('there are two boards')
    const { sheet } = hexed.board
    const begun = beginningOf(hexed, [])
    const high = { width: 600, height: 600 }
    const part = begun!(high)
    expect(part.right - part.left).toBeLessThan(sheet.width)
    for (const { x, y } of hexed.places.values()) {
      expect(x > part.left && x < part.right && y > part.top && y < part.bottom).toBe(true)
    }
    expect(begun!({ width: 1200, height: 600 })).toEqual({ left: 0, top: 0, right: sheet.width, bottom: sheet.height })
  })
})

describe('how much is shown', () => {
  it('grows with the scale: blocks, then piles, then counters side by side', () => {
    const order = ['far', 'middle', 'near']
    const levels = [0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 2].map((zoom) => order.indexOf(scaleAt(zoom, 120).level))
    expect(levels).toEqual(levels.toSorted((one, other) => one - other))
    expect(new Set(levels).size).toBe(3)
  })

  it('fills four fifths of a hex with its counter, at every scale at which there is room for one', () => {
    for (const zoom of [0.12, 0.3, 0.6, 1, 1.5]) expect(scaleAt(zoom, 180, true).size).toBeCloseTo(0.8 * 180 * zoom)
    expect(scaleAt(0.25, 180, true).level).toBe('middle')
  })

  it('never makes a counter smaller when one comes nearer', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.02, max: 4, noNaN: true }),
        fc.double({ min: 1, max: 2, noNaN: true }),
        (zoom, more) => {
          expect(scaleAt(zoom * more, 130).size).toBeGreaterThanOrEqual(scaleAt(zoom, 130).size - 0.001)
        },
      ),
    )
  })
})

describe('a stack laid out', () => {
  it('is within the window, whatever its size and its text’s and wherever its pile is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 320, max: 2600 }),
        fc.integer({ min: 320, max: 1600 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom(1, 1.25, 1.5, 2),
        (count, width, height, across, down, text) => {
          const pile = {
            left: across * width,
            right: across * width + 40,
            top: down * height,
            bottom: down * height + 40,
          }
          const fan = fanOf(count, pile, { width, height }, text)
          expect(fan.left).toBeGreaterThanOrEqual(fanFrame.rim - 0.001)
          expect(fan.top).toBeGreaterThanOrEqual(fanFrame.rim - 0.001)
          expect(fan.left + fan.width).toBeLessThanOrEqual(width - fanFrame.rim + 0.001)
          expect(fan.top + fan.height).toBeLessThanOrEqual(height - fanFrame.rim + 0.001)
        },
      ),
    )
  })

  it('lies beside its pile where there is room for it', () => {
    const pile = { left: 700, right: 740, top: 500, bottom: 540 }
    const { top, height } = fanOf(6, pile, { width: 1440, height: 900 })
    expect(top + height).toBeLessThan(pile.top)
    const high = { ...pile, top: 20, bottom: 60 }
    expect(fanOf(6, high, { width: 1440, height: 900 }).top).toBeGreaterThan(high.bottom)
  })

  it('lies over the map and not over the question beside it, if it fits there', () => {
    const pile = { left: 548, right: 588, top: 190, bottom: 230 }
    const map = { left: 29, right: 740 }
    for (const count of [2, 8, 14]) {
      const { left, width } = fanOf(count, pile, { width: 1280, height: 720, map }, 1.5)
      expect(left).toBeGreaterThanOrEqual(map.left)
      expect(left + width).toBeLessThanOrEqual(map.right)
    }
    const narrow = fanOf(8, pile, { width: 1280, height: 720, map: { left: 500, right: 700 } })
    expect(narrow.width).toBeGreaterThan(200)
  })
})

describe('finding', () => {
  const places = [...index.places.values()]

  it('finds places without their accents and hyphens, what begins so first', () => {
    expect(matchesOf('mezieres', places, [])[0]?.thing).toEqual({ kind: 'zone', id: 'mezieres' })
    expect(matchesOf('dun sur', places, [])[0]?.name).toBe('Dun-sur-Meuse')
    expect(matchesOf('   ', places, [])).toEqual([])
    expect(matchesOf('qqq', places, [])).toEqual([])
  })

  it('finds counters by name or commander, and says where they stand; unknown ones have no name', () => {
    const face = { livery: 'blue', sign: 'infantry', name: '1re DI', fullName: '1re DI (Wolff)' } as const
    const pieces = [
      { id: 'fr-1-1', place: 'rethel', side: 0, face, title: '' },
      { id: 'token', place: 'rethel', side: 1, face: { livery: 'grey', sign: 'unknown' } as const, title: '' },
    ]
    expect(matchesOf('wolff', places, pieces)).toMatchObject([
      { thing: { kind: 'piece', id: 'fr-1-1' }, detail: 'Rethel' },
    ])
    expect(matchesOf('token', places, pieces)).toEqual([])
  })
})

describe('overlays', () => {
  it('are laid one over the other', () => {
    const one = { ...noOverlay, zones: [{ id: 'a', tone: 'reach' as const }] }
    const other = { ...noOverlay, zones: [{ id: 'b', tone: 'bad' as const }] }
    expect(layered(one, other).zones.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})
