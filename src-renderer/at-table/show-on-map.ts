import { useCallback, useEffect, useRef } from 'react'
import type { MapBoard } from '../map/board/board.ts'
import type { Thing } from '../state/known/thing.ts'
import { useAtTable } from './at-table.ts'
import type { NamedThing } from '../journal/lines.ts'

/**
 * The thing on the map that a journal entry is about: the last place it names, else the last way, else the last counter. A
 * counter comes last because it may have moved since.
 */
export function thingOnMap(
  things: readonly NamedThing[],
  board: Pick<MapBoard, 'places' | 'ways'>,
  pieces: readonly { readonly id: string }[],
): Thing | null {
  const names = things.map(({ name }) => name).toReversed()
  const place = names.find((name) => board.places.some(({ id }) => id === name))
  if (place !== undefined) return { kind: 'zone', id: place }
  const way = names.find((name) => board.ways.some(({ id }) => id === name))
  if (way !== undefined) return { kind: 'way', id: way }
  const piece = names.flatMap((name) => [name, `garrison ${name}`]).find((name) => pieces.some(({ id }) => id === name))
  return piece === undefined ? null : { kind: 'piece', id: piece }
}

/** Moves the map to what an entry names; null if there is no map. The function stays the same when counters move. */
export function useShowOnMap(): ((things: readonly NamedThing[]) => void) | null {
  const { ui, map, pieces } = useAtTable()
  const board = ui?.sheet?.board ?? null
  const standing = useRef(pieces)
  useEffect(() => {
    standing.current = pieces
  }, [pieces])
  const show = useCallback(
    (things: readonly NamedThing[]) => {
      const thing = board === null ? null : thingOnMap(things, board, standing.current)
      if (thing !== null) map.current?.goTo(thing)
    },
    [board, map],
  )
  return board === null ? null : show
}
