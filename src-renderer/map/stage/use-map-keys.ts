import { type KeyboardEvent, useState } from 'react'
import type { Pile } from '../../counters/piles.ts'
import type { BoardIndex, Spot } from '../board/board.ts'
import { onSheet } from '../camera/camera-view.ts'
import type { Thing } from '../../state/thing.ts'
import type { Stage } from './stage.ts'
import { bearingOfKey, inReadingOrder, neighbourTowards, nextTarget, placeNear } from '../board/walk.ts'
import type { MapWords } from '../board/words.ts'

type Walk = {
  readonly stage: Stage | null
  readonly index: BoardIndex
  readonly piles: readonly Pile[]
  readonly targets: readonly Thing[]
  readonly cursor: Thing | null
  readonly words: MapWords
  readonly spotOf: (thing: Thing) => Spot | undefined
  readonly moveCursor: (thing: Thing | null) => void
  readonly choose: (thing: Thing) => void
  readonly openStack: (place: string) => void
  readonly toggleCounters: () => void
}

const step = 90
const pans: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}

/** The keys that walk the map, and what they come to, in words. */
export function useMapKeys(walk: Walk) {
  const { stage, index, piles, targets, cursor, words, spotOf, moveCursor, choose, openStack, toggleCounters } = walk
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

  function nameOf({ kind, id }: Thing): string {
    const nameOfPlace = (place: string): string => index.places.get(place)?.name ?? place
    if (kind === 'way') {
      const way = index.ways.get(id)
      return way === undefined ? id : words.way(nameOfPlace(way.a), nameOfPlace(way.b))
    }
    if (kind === 'piece') {
      const found = piles.flatMap(({ pieces }) => pieces).find((piece) => piece.id === id)
      return found === undefined ? id : `${found.title}, ${nameOfPlace(found.place)}`
    }
    const there = piles.filter(({ place }) => place === id)
    const counters = there.map(({ pieces }) => ({ livery: pieces[0]?.face.livery ?? 'french', count: pieces.length }))
    return words.place(nameOfPlace(id), counters)
  }

  /** The place from which the cursor goes on. */
  function standing(): string | undefined {
    if (cursor?.kind === 'zone') return cursor.id
    if (cursor?.kind === 'piece') return piles.find(({ pieces }) => pieces.some(({ id }) => id === cursor.id))?.place
    return cursor === null ? undefined : index.ways.get(cursor.id)?.a
  }

  function towards(key: string): boolean {
    const direction = bearingOfKey[key]
    if (direction === undefined || stage === null) return false
    const from = standing()
    const { view } = stage.camera
    const to =
      from === undefined
        ? placeNear(index, onSheet(view, { x: view.width / 2, y: view.height / 2 }))
        : neighbourTowards(index, from, direction)
    if (to !== undefined) go({ kind: 'zone', id: to })
    return true
  }

  function tab(back: boolean): boolean {
    const next = nextTarget(inReadingOrder(targets, spotOf, index.spacing), cursor, back ? -1 : 1)
    if (next !== undefined) go(next)
    return next !== undefined
  }

  function onLetter(key: string): boolean {
    const camera = stage?.camera
    const place = standing()
    switch (key) {
      case 'Enter':
      case ' ':
        if (cursor !== null) choose(cursor)
        return cursor !== null
      case 's':
        if (place !== undefined && piles.some((pile) => pile.place === place)) openStack(place)
        return true
      case 'h':
        toggleCounters()
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
        // What is left of Escape when there is no cursor is the table's.
        if (cursor === null) return false
        moveCursor(null)
        return true
      default:
        return false
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const pan = event.shiftKey ? pans[event.key] : undefined
    if (pan !== undefined) stage?.camera.panBy(...pan)
    const key = event.key === 'Enter' || event.key === ' ' ? event.key : event.key.toLowerCase()
    const taken =
      pan !== undefined ||
      (event.key === 'Tab' ? tab(event.shiftKey) : !event.shiftKey && towards(event.key)) ||
      (event.key !== 'Tab' && onLetter(key))
    if (!taken) return
    event.preventDefault()
    event.stopPropagation()
  }

  return { onKeyDown, onBlur: () => setAnnounced(''), announced }
}
