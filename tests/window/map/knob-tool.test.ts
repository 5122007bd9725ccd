import { describe, expect, it } from 'vitest'
import type { Base, TableSpot } from '../../../src-renderer/counters/base.ts'
import type { Piece } from '../../../src-renderer/counters/piles.ts'
import { knobGestures } from '../../../src-renderer/playing-map/knob-tool.ts'
import type { TableNote } from '../../../src-renderer/map/board/overlay.ts'
import type { Thing } from '../../../src-renderer/state/known/thing.ts'

/** The table lies on its sheet unit by unit. */
const table = { left: 0, top: 0, scale: 1, inch: 16, width: 2304, height: 1152 }
const pieceAt = (id: string, base: Base): Piece => ({
  id,
  place: 'illy',
  side: 0,
  face: { livery: 'blue', sign: 'infantry' },
  title: id,
  base,
})
const battalion = pieceAt('l5', {
  at: [100, 100],
  bearing: 0,
  shape: { is: 'disc', radius: 10, letter: 'L', isCrowned: false },
})
const knob = (by: number): Piece =>
  pieceAt(`advance ${by}`, { at: [100, 100 - by], bearing: 0, shape: { is: 'ghost', words: '', outline: [] } })
const pieces = [battalion, knob(16), knob(32), knob(48)]
const thing = (id: string): Thing => ({ kind: 'piece', id })

/** Ahead is up; an inch there is somewhere else. */
const aimed = ([, y]: TableSpot): readonly TableNote[] | null =>
  y > -16 ? null : [{ is: 'label', at: [100, 100 + y], tone: 'chosen', words: 'ghost' }]

function hand(turns: Readonly<Record<string, string>> = {}, pointed: Thing | null = null, isHeld = false) {
  const held: (string | null)[] = [null]
  const given: string[] = []
  const lit: (string | null)[] = []
  const aims: (readonly TableNote[] | null)[] = []
  const gestures = knobGestures({
    table,
    pieces,
    inHand: [thing('l5')],
    targets: [16, 32, 48].map((by) => thing(`advance ${by}`)),
    dragFor: ({ id }) => (id === 'l6' ? { action: 'order l6 move', aimed } : null),
    aim: (notes) => aims.push(notes),
    turnedBy(by) {
      const action = turns[by]
      return action === undefined ? null : { action, isHeld }
    },
    get heldTurn() {
      return held.at(-1) ?? null
    },
    holdTurn: (action) => held.push(action),
    pointed: () => pointed,
    light: (one) => lit.push(one?.id ?? null),
    choose: ({ id }) => given.push(id),
    give: (action) => given.push(action),
  })
  const press = (id: string) => gestures.press(thing(id), { x: 100, y: 100 }, null)
  return { gestures, press, given, lit, held, aims }
}

describe('what is in hand on a measured table', () => {
  it('is dragged to the nearest knob, which is lit on the way', () => {
    const { press, given, lit } = hand()
    const drag = press('l5')
    drag?.move({ x: 104, y: 80 }, null)
    drag?.move({ x: 140, y: 66 }, null)
    expect(lit).toEqual(['advance 16', 'advance 32'])
    drag?.drop({ x: 140, y: 40 }, null, null)
    expect(given).toEqual(['advance 48'])
    expect(lit.at(-1)).toBeNull()
  })

  it('means no knob outside the frame of the map', () => {
    const { press, lit } = hand()
    const drag = press('l5')
    drag?.move({ x: 104, y: 80 }, null)
    drag?.leave?.()
    expect(lit).toEqual(['advance 16', null])
  })

  it('stays where it is when it is dropped near there, or taken back', () => {
    const { press, given, lit } = hand()
    press('l5')?.drop({ x: 102, y: 97 }, null, null)
    const drag = press('l5')
    drag?.move({ x: 100, y: 60 }, null)
    drag?.cancel()
    expect(given).toEqual([])
    expect(lit.at(-1)).toBeNull()
  })

  it('is aimed by dragging it, and ordered to move where it is let go', () => {
    const { press, given, aims } = hand()
    const drag = press('l6')
    drag?.move({ x: 100, y: 70 }, null)
    drag?.move({ x: 100, y: 60 }, null)
    expect(aims.map((notes) => notes?.[0])).toMatchObject([{ at: [100, 70] }, { at: [100, 60] }])
    expect(given).toEqual([])
    drag?.drop({ x: 100, y: 60 }, null, null)
    expect(given).toEqual(['order l6 move'])
    expect(aims.at(-1)).toBeNull()
  })

  it('is ordered nothing where it is let go as it stood, outside the map, or taken back', () => {
    const { press, given, aims } = hand()
    const drag = press('l6')
    drag?.move({ x: 100, y: 60 }, null)
    drag?.drop({ x: 102, y: 97 }, null, null)
    expect([given, aims.at(-1)]).toEqual([[], null])
    drag?.move({ x: 100, y: 60 }, null)
    drag?.leave?.()
    expect([given, aims.at(-1)]).toEqual([[], null])
    drag?.move({ x: 100, y: 60 }, null)
    drag?.cancel()
    expect([given, aims.at(-1)]).toEqual([[], null])
  })

  it('alone is dragged: what is not in hand moves the map', () => {
    const { press } = hand()
    expect(press('advance 16')).toBeUndefined()
  })

  it('is turned by the wheel over it, and by R; elsewhere the wheel is the map’s', () => {
    const turns = { 1: 'pivot 1', [-1]: 'pivot 11' }
    const over = hand(turns, thing('l5'))
    expect(over.gestures.wheel(1)).toBe(true)
    expect(over.gestures.key('R')).toBe(true)
    expect(over.given).toEqual(['pivot 1', 'pivot 11'])
    const beside = hand(turns)
    expect(beside.gestures.wheel(1)).toBe(false)
    expect(beside.given).toEqual([])
    expect(hand({}, thing('l5')).gestures.wheel(1)).toBe(false)
    expect(hand().gestures.key('r')).toBe(false)
  })

  it('waits to be confirmed where a turn is all that it does: by Enter or a click on it, unless Escape takes it back', () => {
    const turns = { 1: 'face 1', [-1]: 'face 11' }
    const byKey = hand(turns, null, true)
    expect(byKey.gestures.key('Enter')).toBe(false)
    byKey.gestures.key('r')
    expect([byKey.given, byKey.held.at(-1)]).toEqual([[], 'face 1'])
    expect(byKey.gestures.key('Enter')).toBe(true)
    expect([byKey.given, byKey.held.at(-1)]).toEqual([['face 1'], null])
    const byHand = hand(turns, thing('l5'), true)
    byHand.gestures.wheel(-1)
    expect(byHand.gestures.confirms(thing('l6'))).toBe(false)
    expect(byHand.gestures.confirms(thing('l5'))).toBe(true)
    expect(byHand.given).toEqual(['face 11'])
    const takenBack = hand(turns, thing('l5'), true)
    takenBack.gestures.wheel(1)
    expect(takenBack.gestures.key('Escape')).toBe(true)
    expect(takenBack.gestures.confirms(thing('l5'))).toBe(false)
    expect(takenBack.given).toEqual([])
  })
})
