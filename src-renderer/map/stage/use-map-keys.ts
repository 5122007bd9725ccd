import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import type { Pile } from '../../counters/piles.ts'
import type { BoardIndex, Spot } from '../board/board.ts'
import { onSheet } from '../camera/camera-view.ts'
import { sameThing, type Thing } from '../../state/known/thing.ts'
import type { MapTool } from '../tools/tool.ts'
import type { Stage } from './stage.ts'
import {
  bearingOfKey,
  inReadingOrder,
  neighbourTowards,
  nextTarget,
  placeNear,
  thingNear,
  thingTowards,
} from '../board/walk.ts'
import type { MapWords } from '../board/words.ts'

type Walk = {
  readonly frame: RefObject<HTMLElement | null>
  readonly stage: Stage | null
  readonly tool: MapTool
  /** Whether plain arrow keys walk and arrow keys with Shift move the map, or vice versa. */
  readonly arrows: 'walk' | 'move'
  readonly index: BoardIndex
  readonly piles: readonly Pile[]
  /** Describes the counters at a place; by default they are counted. */
  readonly standingAt?: ((place: string) => string) | undefined
  readonly cursor: Thing | null
  readonly words: MapWords
  readonly spotOf: (thing: Thing) => Spot | undefined
  readonly moveCursor: (thing: Thing | null) => void
  readonly toggleMeasure: () => void
  /** Absent on maps without counters. */
  readonly counters?: { readonly openStack: (place: string) => void; readonly toggle: () => void }
}

const step = 90
const pans: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}

/** The keyboard control of the map, and announcements of what the cursor comes to. */
export function useMapKeys(walk: Walk) {
  const { frame, stage, tool, arrows, index, piles, standingAt, cursor, words } = walk
  const { spotOf, moveCursor, toggleMeasure, counters } = walk
  const { targets } = tool
  const [announced, setAnnounced] = useState('')

  function go(thing: Thing): void {
    moveCursor(thing)
    setAnnounced(inWords(thing))
  }

  function inWords(thing: Thing): string {
    const isTarget = targets.some(({ kind, id }) => kind === thing.kind && id === thing.id)
    const called = nameOf(thing)
    return isTarget ? words.target(called) : called
  }

  const nameOfPlace = (place: string): string => index.places.get(place)?.name ?? place

  function nameOf({ kind, id }: Thing): string {
    if (kind === 'way') {
      const way = index.ways.get(id)
      return way === undefined ? id : words.way(nameOfPlace(way.a), nameOfPlace(way.b))
    }
    if (kind === 'piece') {
      const found = piles.flatMap(({ pieces }) => pieces).find((piece) => piece.id === id)
      return found === undefined ? id : `${found.title}, ${nameOfPlace(found.place)}`
    }
    if (standingAt !== undefined) return [nameOfPlace(id), standingAt(id)].filter(Boolean).join(', ')
    const there = piles.filter(({ place }) => place === id)
    const standing = there.map(({ pieces }) => ({ side: pieces[0]?.side ?? 0, count: pieces.length }))
    return words.place(nameOfPlace(id), standing)
  }

  /** The place from which the cursor continues. */
  function placeOfCursor(): string | undefined {
    if (cursor?.kind === 'zone') return cursor.id
    if (cursor?.kind === 'piece') return piles.find(({ pieces }) => pieces.some(({ id }) => id === cursor.id))?.place
    return cursor === null ? undefined : index.ways.get(cursor.id)?.a
  }

  function towards(key: string): boolean {
    const direction = bearingOfKey[key]
    if (direction === undefined || stage === null) return false
    const { view } = stage.camera
    if (index.board.ofTable !== undefined) return towardsThing(direction, onSheet(view, middleOf(view)))
    const from = placeOfCursor()
    const to =
      from === undefined ? placeNear(index, onSheet(view, middleOf(view))) : neighbourTowards(index, from, direction)
    if (to !== undefined) go({ kind: 'zone', id: to })
    return true
  }

  /** On a table the cursor moves from counter to counter, or from name to name if there are no counters. */
  function towardsThing(direction: number, middle: Spot): boolean {
    const pieces = piles.flatMap((pile) => pile.pieces)
    const things: readonly Thing[] =
      pieces.length > 0
        ? pieces.map(({ id }): Thing => ({ kind: 'piece', id }))
        : index.board.places.map(({ id }): Thing => ({ kind: 'zone', id }))
    const standing = things.flatMap((thing) => {
      const at = sameThing(thing, cursor) ? undefined : spotOf(thing)
      return at === undefined ? [] : [{ thing, at }]
    })
    const from = cursor === null ? undefined : spotOf(cursor)
    const to = from === undefined ? thingNear(standing, middle) : thingTowards(standing, from, direction)
    if (to !== undefined) go(to)
    return true
  }

  /** Moves to the next possible answer, wrapping around. */
  function toTarget(back: boolean): boolean {
    const next = nextTarget(inReadingOrder(targets, spotOf, index.spacing), cursor, back ? -1 : 1)
    if (next !== undefined) go(next)
    return next !== undefined
  }

  function onLetter(key: string, adds: boolean): boolean {
    const camera = stage?.camera
    const place = placeOfCursor()
    switch (key) {
      case 'Enter':
      case ' ':
        // With a tool that only takes places, a counter means its place.
        if (cursor !== null)
          tool.choose(tool.takes === 'places' && place !== undefined ? asZone(place) : cursor, { adds })
        return cursor !== null
      case 's':
        if (counters === undefined) return false
        if (place !== undefined && piles.some((pile) => pile.place === place)) counters.openStack(place)
        else setAnnounced(place === undefined ? words.noPlace : words.nobody(nameOfPlace(place)))
        return true
      case 'n':
        return toTarget(adds)
      case 'h':
        counters?.toggle()
        return counters !== undefined
      case 'm':
        toggleMeasure()
        return true
      case '+':
      case '=':
        camera?.zoomBy(1.3)
        return true
      case '-':
        camera?.zoomBy(1 / 1.3)
        return true
      case '0':
      case 'home':
        camera?.fit()
        return true
      case 'escape':
        // Without a cursor, Escape is left to the screen.
        if (cursor === null || arrows === 'move') return false
        moveCursor(null)
        return true
      default:
        return false
    }
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const walks = event.shiftKey === (arrows === 'move')
    const pan = walks ? undefined : pans[event.key]
    if (pan !== undefined) stage?.camera.panBy(...pan)
    const key = event.key === 'Enter' || event.key === ' ' ? event.key : event.key.toLowerCase()
    const taken =
      pan !== undefined ||
      tool.key?.(event.key) === true ||
      (walks && towards(event.key)) ||
      onLetter(key, event.shiftKey)
    if (!taken) return
    event.preventDefault()
    event.stopPropagation()
  })
  const onBlur = useEffectEvent(() => setAnnounced(''))

  // A native listener, because screens listen for Escape below React: they get a key only if the map ignores it.
  useEffect(() => {
    const element = frame.current
    const letGo = new AbortController()
    element?.addEventListener('keydown', (event) => onKeyDown(event), { signal: letGo.signal })
    element?.addEventListener('blur', () => onBlur(), { signal: letGo.signal })
    return () => letGo.abort()
  }, [frame])

  return announced
}

const middleOf = ({ width, height }: { readonly width: number; readonly height: number }): Spot => ({
  x: width / 2,
  y: height / 2,
})

const asZone = (id: string): Thing => ({ kind: 'zone', id })
