import { describe, expect, it } from 'vitest'
import {
  type BoardIndex,
  boardOfZones,
  indexBoard,
  type MapBoard,
  type Spot,
} from '../../../src-renderer/map/board/board.ts'
import { type MapWords, mapWords } from '../../../src-renderer/map/board/words.ts'
import { onScreen, onSheet, wholeSheet } from '../../../src-renderer/map/camera/camera-view.ts'
import { hitAt } from '../../../src-renderer/map/piles/hit.ts'
import { boardOfHexes } from '../../../src-renderer/map/plate/hex-sheet.ts'
import { PointerGestures } from '../../../src-renderer/map/tools/pointer-gestures.ts'
import {
  endOf,
  measure,
  measuredInWords,
  measuredOverlay,
  type Measuring,
  nothingMeasured,
} from '../../../src-renderer/map/tools/measure.ts'
import { shortestWays } from '../../../src-renderer/map/tools/shortest-way.ts'
import { viewOnlyTool, type MapTool, thingOfHit } from '../../../src-renderer/map/tools/tool.ts'
import type { Thing } from '../../../src-renderer/state/known/thing.ts'
import { chalonsBoard, spicherenBoard } from '../../campaigns/plans.ts'

const zones = boardOfZones(chalonsBoard())!
const chalons = indexBoard(zones)
const spicheren = indexBoard(boardOfHexes(spicherenBoard(), 'en').board)

/** The fewest steps between two places, found one ring at a time. */
function stepsBetween({ links }: BoardIndex, from: string, to: string): number {
  let ring = new Set([from])
  const seen = new Set(ring)
  for (let steps = 0; ring.size > 0; steps++) {
    if (ring.has(to)) return steps
    ring = new Set(
      [...ring].flatMap((id) => (links.get(id) ?? []).map((link) => link.to)).filter((id) => !seen.has(id)),
    )
    for (const id of ring) seen.add(id)
  }
  return Infinity
}

describe('the shortest way', () => {
  it('goes over hexes in as few steps as there are', () => {
    const wayBetween = shortestWays(spicheren.board)
    const ids = spicheren.board.places.map(({ id }) => id)
    for (const from of ids.filter((_, i) => i % 17 === 0))
      for (const to of ids.filter((_, i) => i % 13 === 0)) {
        const found = wayBetween(from, to)
        expect((found?.places.length ?? 0) - 1, `${from} ${to}`).toBe(stepsBetween(spicheren, from, to))
        expect(found?.km).toBeUndefined()
      }
  })

  it('goes over zones by distance, along ways that follow each other, and is no longer the other way about', () => {
    const wayBetween = shortestWays(zones)
    const kmOf = new Map(
      zones.ways.flatMap(({ a, b, km }) => [[`${a} ${b}`, km ?? NaN] as const, [`${b} ${a}`, km ?? NaN] as const]),
    )
    const ids = zones.places.map(({ id }) => id).filter((_, i) => i % 31 === 0)
    for (const from of ids)
      for (const to of ids) {
        const found = wayBetween(from, to)
        if (found?.km === undefined) throw new Error(`no way from ${from} to ${to}`)
        const legs = found.places.slice(1).map((place, i) => kmOf.get(`${found.places[i]} ${place}`) ?? NaN)
        expect(found.km).toBeCloseTo(legs.reduce((sum, km) => sum + km, 0))
        expect(found.places[0]).toBe(from)
        expect(found.places.at(-1)).toBe(to)
        expect(wayBetween(to, from)?.km).toBeCloseTo(found.km)
        // No neighbour of the end is nearer than the way allows.
        for (const { to: beside } of chalons.links.get(to) ?? [])
          expect(found.km).toBeLessThanOrEqual(
            (wayBetween(from, beside)?.km ?? 0) + (kmOf.get(`${beside} ${to}`) ?? 0) + 1e-9,
          )
      }
  })

  it('is none if no ways lead there', () => {
    const [one, other] = [zones.places[0]!, zones.places[1]!]
    const wayBetween = shortestWays({ ...zones, ways: [] })
    expect(wayBetween(one.id, other.id)).toBeUndefined()
    expect(wayBetween(one.id, 'nowhere')).toBeUndefined()
  })
})

describe('measuring', () => {
  /** A tool with what it has measured so far. */
  function taken(index: BoardIndex, words: MapWords) {
    let measuring: Measuring = nothingMeasured
    let ended = false
    const tool = measure(
      (how) => {
        measuring = how(measuring)
      },
      () => {
        ended = true
      },
    )
    const wayBetween = shortestWays(index.board)
    const passage = () => {
      const to = endOf(measuring)
      return measuring.from === null || to === undefined ? undefined : wayBetween(measuring.from, to)
    }
    return {
      tool,
      hasEnded: () => ended,
      told: () => measuredInWords(measuring, passage(), index, words),
      overlay: () => measuredOverlay(measuring, passage()),
    }
  }
  const place = (id: string): Thing => ({ kind: 'zone', id })

  it('takes a place, shows the way to what is pointed at, and keeps the way to the second place', () => {
    const { tool, told, overlay } = taken(chalons, mapWords.en)
    expect(told()).toBe('Measuring: choose the place where the way begins. Escape ends it.')
    tool.hover(place('torcy'))
    expect(overlay()).toEqual({ zones: [], ways: [], marks: [] })
    tool.choose(place('sedan'))
    tool.hover(place('sedan'))
    expect(told()).toBe('Measuring from Sedan: choose the place where the way ends.')
    tool.hover(place('torcy'))
    expect(told()).toMatch(/^From Sedan to Torcy: 1 connection, [\d.]+ km\.$/)
    tool.choose(place('rethel'))
    tool.hover(place('torcy'))
    expect(told()).toMatch(/^From Sedan to Rethel: \d+ connections, [\d.]+ km\.$/)
    const { ways, zones: ends } = overlay()
    expect(ends.map(({ id }) => id)).toEqual(['sedan', 'rethel'])
    expect(ways[0]?.from).toBe('sedan')
    expect(ways.at(-1)?.to).toBe('rethel')
    expect(ways.slice(1).every(({ from }, i) => ways[i]?.to === from)).toBe(true)
    // A third place begins anew.
    tool.choose(place('torcy'))
    expect(told()).toBe('Measuring from Torcy: choose the place where the way ends.')
  })

  it('counts hexes, in French as well', () => {
    const english = taken(spicheren, mapWords.en)
    const french = taken(spicheren, mapWords.fr)
    const [from, to] = [spicheren.board.places[0]!, spicheren.board.places.at(-1)!]
    for (const { tool } of [english, french]) {
      tool.choose(place(from.id))
      tool.choose(place(to.id))
    }
    const steps = stepsBetween(spicheren, from.id, to.id)
    expect(english.told()).toBe(`From ${from.name} to ${to.name}: ${steps} hexes.`)
    expect(french.told()).toBe(`Le chemin de ${from.name} à ${to.name}\u00a0: ${steps} hexagones.`)
  })

  it('takes counters for the places they stand in, ways for nothing, and ends by Escape alone', () => {
    const { tool, told, hasEnded } = taken(chalons, mapWords.en)
    const pile = { key: 'sedan 0', place: 'sedan', side: 0, pieces: [] }
    expect(thingOfHit(tool, { kind: 'pile', pile })).toEqual(place('sedan'))
    tool.choose({ kind: 'way', id: 'sedan-torcy' })
    tool.choose(null)
    expect(told()).toBe(mapWords.en.measureFrom)
    expect(tool.key?.('Delete')).toBe(false)
    expect(hasEnded()).toBe(false)
    expect(tool.key?.('Escape')).toBe(true)
    expect(hasEnded()).toBe(true)
  })
})

describe('a hand on the map', () => {
  const start: MapBoard = {
    sheet: { width: 1000, height: 1000, paper: '#fff' },
    places: [
      { id: 'a', name: 'A', x: 200, y: 200, reach: 20 },
      { id: 'b', name: 'B', x: 800, y: 200, reach: 20 },
    ],
    ways: [
      {
        id: 'a-b',
        a: 'a',
        b: 'b',
        line: [
          [200, 200],
          [800, 200],
        ],
      },
    ],
  }

  /** A board, a hand over it, and what is done with it; the map holds still as long as `held`. */
  function handOver(toolFor: (bench: { board: MapBoard; said: string[] }) => MapTool) {
    const bench = { board: start, said: [] as string[], held: false }
    const view = wholeSheet(start.sheet, 500, 500)
    const tool = toolFor(bench)
    const hand = new PointerGestures(
      {
        hit: (at, takes) => hitAt(at, view, indexBoard(bench.board), [], takes),
        onSheet: (at) => onSheet(view, at),
        isInside: ({ x, y }) => x >= 0 && y >= 0 && x <= 500 && y <= 500,
        hold: (still) => {
          bench.held = still
        },
      },
      () => tool,
    )
    const at = (x: number, y: number): Spot => onScreen(view, { x, y })
    return { bench, hand, at }
  }

  /** The tool of a designer's bench that moves places about. */
  const movePlaces = (bench: { board: MapBoard; said: string[] }): MapTool => ({
    state: 'edit',
    targets: [],
    takes: 'places',
    hover: (thing) => bench.said.push(`over ${thing?.id ?? 'nothing'}`),
    choose: (thing) => bench.said.push(`chosen ${thing?.id ?? 'nothing'}`),
    press(thing) {
      if (thing === null) return undefined
      const before = bench.board
      const put = ({ x, y }: Spot): void => {
        const places = before.places.map((place) => (place.id === thing.id ? { ...place, x, y } : place))
        bench.board = { ...before, places }
      }
      return {
        move: put,
        drop: put,
        cancel: () => {
          bench.board = before
        },
      }
    },
  })
  const whereIs = ({ board }: { board: MapBoard }, id: string) => {
    const { x, y } = board.places.find((place) => place.id === id)!
    return [x, y].map(Math.round)
  }

  it('drags a place with a tool that edits, while the map holds still', () => {
    const { bench, hand, at } = handOver(movePlaces)
    hand.press(at(200, 200))
    expect(bench.held).toBe(true)
    hand.move(at(300, 400))
    expect(whereIs(bench, 'a')).toEqual([300, 400])
    expect(hand.release(at(320, 420))).toBeUndefined()
    expect(bench.held).toBe(false)
    expect(whereIs(bench, 'a')).toEqual([320, 420])
    expect(whereIs(bench, 'b')).toEqual([800, 200])
    // It is found where it lies now.
    hand.press(at(320, 420))
    expect(hand.isDragging).toBe(true)
    hand.release(at(320, 420))
  })

  it('puts back what it drags while it presses still: the map holds still until it lets go', () => {
    const { bench, hand, at } = handOver(movePlaces)
    hand.press(at(200, 200))
    hand.move(at(600, 600))
    hand.putBack()
    expect(whereIs(bench, 'a')).toEqual([200, 200])
    hand.move(at(700, 600))
    expect(bench.held).toBe(true)
    expect(hand.release(at(700, 600))).toBeUndefined()
    expect(bench.held).toBe(false)
    expect(whereIs(bench, 'a')).toEqual([200, 200])
  })

  it('goes on beyond the frame, unless a tool says that what leaves it is put back', () => {
    const goesOn = handOver(movePlaces)
    goesOn.hand.press(goesOn.at(200, 200))
    goesOn.hand.move({ x: 250, y: -40 })
    goesOn.hand.release({ x: 250, y: -40 })
    expect(whereIs(goesOn.bench, 'a')).not.toEqual([200, 200])

    const stays = handOver((bench) => {
      const tool = movePlaces(bench)
      return {
        ...tool,
        press(...pressed) {
          const drag = tool.press?.(...pressed)
          return drag && { ...drag, leave: () => bench.said.push('left') }
        },
      }
    })
    stays.hand.press(stays.at(200, 200))
    stays.hand.move({ x: 250, y: -40 })
    expect(stays.bench.said).toEqual(['left'])
    stays.hand.release({ x: 250, y: -40 })
    expect(whereIs(stays.bench, 'a')).toEqual([200, 200])
  })

  it('puts back a cancelled drag, and takes a press that hardly moves for a tap', () => {
    const { bench, hand, at } = handOver(movePlaces)
    hand.press(at(200, 200))
    hand.move(at(600, 600))
    hand.cancel()
    expect(whereIs(bench, 'a')).toEqual([200, 200])
    expect(bench.held).toBe(false)
    const { x, y } = at(200, 200)
    hand.press({ x, y })
    hand.move({ x, y: y + 8 })
    const tapped = hand.release({ x, y: y + 8 })
    expect(tapped?.hit).toMatchObject({ kind: 'zone', place: { id: 'a' } })
    expect(whereIs(bench, 'a')).toEqual([200, 200])
  })

  it('leaves the map to be moved where the tool takes hold of nothing', () => {
    const edited = handOver(movePlaces)
    edited.hand.press(edited.at(500, 900))
    expect([edited.bench.held, edited.hand.isDragging]).toEqual([false, false])
    const looked = handOver(() => viewOnlyTool)
    looked.hand.press(looked.at(200, 200))
    looked.hand.move(looked.at(400, 400))
    expect([looked.bench.held, looked.hand.isDragging]).toEqual([false, false])
    expect(looked.hand.release(looked.at(400, 400))).toBeUndefined()
    expect(looked.hand.release(looked.at(400, 400))).toBeUndefined()
  })

  it('taps ways with a tool that answers, and the place that is near with one that looks at places', () => {
    const tapped = (tool: MapTool) => {
      const { hand, at } = handOver(() => tool)
      hand.press(at(270, 202))
      const found = hand.release(at(270, 202))
      return found && thingOfHit(tool, found.hit)
    }
    expect(tapped({ ...viewOnlyTool, state: 'answer' })).toEqual({ kind: 'way', id: 'a-b' })
    expect(tapped({ ...viewOnlyTool, takes: 'places' })).toEqual({ kind: 'zone', id: 'a' })
  })
})
