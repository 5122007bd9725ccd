import { beforeEach, describe, expect, it } from 'vitest'
import { type Piece, pileKey, pilesOf } from '../../../src-renderer/counters/piles.ts'
import { boardOfZones, indexBoard, type Spot } from '../../../src-renderer/map/board/board.ts'
import { onScreen, onSheet, type View, wholeSheet } from '../../../src-renderer/map/camera/camera-view.ts'
import { namesOf } from '../../../src-renderer/map/board/names-on-sheet.ts'
import { hitAt } from '../../../src-renderer/map/piles/hit.ts'
import { layOutPiles, type PileShape } from '../../../src-renderer/map/piles/pile-layout.ts'
import { sitesOf } from '../../../src-renderer/map/piles/sites.ts'
import { edit } from '../../../src-renderer/map/tools/edit.ts'
import { PointerGestures } from '../../../src-renderer/map/tools/pointer-gestures.ts'
import { thingOfHit, type ClickModifiers } from '../../../src-renderer/map/tools/tool.ts'
import { chalonsBoard } from '../../campaigns/plans.ts'

const index = indexBoard(boardOfZones(chalonsBoard())!)
const sites = sitesOf(index, namesOf(index.board))
const plainly: ClickModifiers = { adds: false }
const adding: ClickModifiers = { adds: true }

const piece = (id: string, place: string, side: number): Piece => ({
  id,
  place,
  side,
  face: { livery: side === 0 ? 'blue' : 'grey', sign: 'infantry' },
  title: id,
})

/** A bench with the map of Châlons: what stands on it, what is chosen, and a hand over it. */
class Bench {
  pieces: readonly Piece[] = [
    piece('one', 'sedan', 0),
    piece('two', 'sedan', 0),
    piece('three', 'sedan', 0),
    piece('four', 'rethel', 0),
    piece('five', 'rethel', 1),
  ]
  chosen: ReadonlySet<string> = new Set()
  readonly done: string[] = []
  readonly #view: View = wholeSheet(index.board.sheet, 1200, 900)
  readonly hand = new PointerGestures(
    {
      hit: (at, takes) => hitAt(at, this.#view, index, this.#shapes(), takes),
      onSheet: (at) => onSheet(this.#view, at),
      isInside: () => true,
      hold: () => undefined,
    },
    () => this.tool,
  )

  get tool() {
    return edit({
      pieces: this.pieces,
      chosen: this.chosen,
      spotOf: ({ place }) => index.places.get(place),
      hover: () => undefined,
      select: (ids) => {
        this.chosen = new Set(ids)
      },
      put: (ids, place) => {
        this.done.push(`${ids.join('+')} to ${place}`)
        this.pieces = this.pieces.map((one) => (ids.includes(one.id) ? { ...one, place } : one))
      },
      dropBeside: (ids) => this.done.push(`${ids.join('+')} beside`),
      carry: (carried) => this.done.push(carried === null ? 'let go' : `over ${carried.over}`),
      frame: () => undefined,
      key: (key) => key === 'Delete',
    })
  }

  #shapes(): readonly PileShape[] {
    return layOutPiles(pilesOf(this.pieces), index, sites, this.#view.zoom)
  }

  /** Where the middle of a place is in the frame. */
  at(place: string): Spot {
    return onScreen(this.#view, index.places.get(place)!)
  }

  /** Where the pile of a side at a place lies in the frame. */
  pile(place: string, side: number): Spot {
    const shape = this.#shapes().find(({ pile }) => pile.key === pileKey(place, side))!
    const middle = onScreen(this.#view, shape.at)
    return { x: middle.x + (shape.left + shape.right) / 2, y: middle.y + (shape.top + shape.bottom) / 2 }
  }

  tap(at: Spot, manner = plainly): void {
    this.hand.press(at, manner)
    const hit = this.hand.release(at)?.hit ?? null
    if (hit?.kind === 'pile' && hit.pile.pieces.length > 1) this.tool.chooseStack?.(hit.pile, manner)
    else this.tool.choose(thingOfHit(this.tool, hit), manner)
  }

  drag(from: Spot, to: Spot, manner = plainly): void {
    this.hand.press(from, manner)
    this.hand.move({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 })
    this.hand.move(to)
    this.hand.release(to)
  }
}

let bench: Bench
beforeEach(() => {
  bench = new Bench()
})
const chosen = (): string[] => [...bench.chosen].sort()

describe('editing a set-up on its map', () => {
  it('chooses a stack by a click on it, and adds another or takes it away again with Shift', () => {
    bench.tap(bench.pile('sedan', 0))
    expect(chosen()).toEqual(['one', 'three', 'two'])
    bench.tap(bench.pile('rethel', 0), adding)
    expect(chosen()).toEqual(['four', 'one', 'three', 'two'])
    bench.tap(bench.pile('sedan', 0), adding)
    expect(chosen()).toEqual(['four'])
    bench.tap(bench.pile('sedan', 0))
    expect(chosen()).toEqual(['one', 'three', 'two'])
  })

  it('puts what is chosen at a place that is clicked, and chooses what stands there while nothing is', () => {
    bench.tool.choose({ kind: 'zone', id: 'rethel' })
    expect(chosen()).toEqual(['five', 'four'])
    bench.tool.choose({ kind: 'zone', id: 'sedan' })
    expect(bench.done).toEqual(['four+five to sedan'])
    // All that is chosen stands there: a click lets go of it.
    bench.tool.choose({ kind: 'zone', id: 'sedan' })
    expect(chosen()).toEqual([])
  })

  it('drags a stack to another place, and chooses it by that', () => {
    bench.drag(bench.pile('sedan', 0), bench.at('mezieres'))
    expect(bench.done.at(-1)).toBe('one+two+three to mezieres')
    expect(chosen()).toEqual(['one', 'three', 'two'])
  })

  it('drags only what is chosen of a stack, with what is chosen elsewhere', () => {
    bench.tool.choose({ kind: 'piece', id: 'two' })
    bench.tool.choose({ kind: 'piece', id: 'four' }, adding)
    bench.drag(bench.pile('sedan', 0), bench.at('mezieres'))
    expect(bench.done.at(-1)).toBe('two+four to mezieres')
    expect(bench.pieces.filter(({ place }) => place === 'sedan').map(({ id }) => id)).toEqual(['one', 'three'])
  })

  it('moves nothing where a stack is let go of at its own place, and none where it is put back', () => {
    const [from, to] = [bench.pile('sedan', 0), bench.at('mezieres')]
    bench.drag(from, bench.at('sedan'))
    bench.hand.press(from)
    bench.hand.move(to)
    bench.hand.cancel()
    expect(bench.done.filter((one) => one.includes(' to '))).toEqual([])
    expect(bench.done.at(-1)).toBe('let go')
  })

  it('hands over what is let go of beside every place', () => {
    bench.drag(bench.pile('sedan', 0), { x: -4000, y: -4000 })
    expect(bench.done.at(-1)).toBe('one+two+three beside')
  })

  it('chooses with Shift all that stands in a frame', () => {
    const [a, b] = [bench.at('rethel'), bench.at('sedan')]
    const [left, right] = [Math.min(a.x, b.x) - 30, Math.max(a.x, b.x) + 30]
    const [top, bottom] = [Math.min(a.y, b.y) - 30, Math.max(a.y, b.y) + 30]
    bench.drag({ x: left, y: top }, { x: right, y: bottom }, adding)
    expect(chosen()).toEqual(['five', 'four', 'one', 'three', 'two'])
    expect(bench.done).toEqual([])
  })

  it('lets go of what is chosen by Escape or a click beside everything, and leaves other keys to the bench', () => {
    bench.tool.choose({ kind: 'piece', id: 'two' })
    expect(bench.tool.key?.('Escape')).toBe(true)
    expect(chosen()).toEqual([])
    expect(bench.tool.key?.('Escape')).toBe(false)
    expect(bench.tool.key?.('Delete')).toBe(true)
    bench.tool.choose({ kind: 'piece', id: 'two' })
    bench.tool.choose(null)
    expect(chosen()).toEqual([])
  })
})
