import { useMemo } from 'react'
import type { Edit } from '../../../src-main/contract/draft-edits.ts'
import { useApp } from '../../state/use-app.ts'
import { useAtBench } from './at-bench.ts'
import { aligned } from './aligned.ts'
import { placesFor, pointIn, placeAt } from './on-table.ts'

/** A value that a field can be set to. */
export type FieldValue = null | boolean | number | string | string[] | { readonly en: string; readonly fr: string }

type How = Extract<Edit, { do: 'place' }>['things'][number]['how']

/** The gestures of the bench. The process names each of them, and each can be undone. */
export type Gestures = {
  readonly place: (things: readonly string[], place: string) => void
  readonly lift: (things: readonly string[]) => void
  readonly leaveOut: (things: readonly string[]) => void
  readonly arrive: (things: readonly string[], turn: number | null, place: string | null) => void
  readonly takeOver: (scenario: string, things: readonly string[]) => void
  /** Moves things on a measured table, by this many of its units to the right and down. */
  readonly shift: (things: readonly string[], right: number, down: number) => void
  /** Turns each thing to its next possible facing: to the right (1) or to the left (-1). */
  readonly turnBy: (things: readonly string[], by: 1 | -1) => void
  /** Aligns things on a measured table with the first of them, with the same facing. */
  readonly align: (things: readonly string[]) => void
  /** Sets a field, other than the place, of things on the map. */
  readonly turn: (things: readonly string[], field: string, value: FieldValue) => void
  readonly set: (field: string, value: FieldValue) => void
  readonly add: (to: string, kind: string) => void
  readonly drop: (row: string) => void
  /** Sets a value in a line of the order of battle. */
  readonly setCell: (list: string, line: string, column: string, value: FieldValue | number[]) => void
  readonly addLine: (list: string) => void
  readonly changeLine: (how: 'copy-line' | 'drop-line' | 'put-line-back', list: string, line: string) => void
  /** Sets a value in the tables. */
  readonly setValue: (address: string, value: boolean | number | string | null) => void
  /** Inserts a copy of a row of the tables after it, or deletes the row. */
  readonly changeRow: (row: string, how: 'copy' | 'drop') => void
  /** Resets a value of the tables to the rulebook's; all of them if `address` is null. */
  readonly putBack: (address: string | null) => void
  /** Changes the map; the edits are one gesture. */
  readonly changeMap: (...edits: Extract<Edit, { do: `map-${string}` }>[]) => void
}

/** The field with the facing of things that have a front; its choices go clockwise. */
const FACING = 'facing'

export function useGestures(): Gestures {
  const app = useApp()
  const { placements, things: known, pieces } = useAtBench()
  return useMemo(() => {
    const one = (edit: Edit): void => app.bench.gesture([edit])
    const some = (things: readonly string[], edit: (things: string[]) => Edit): void => {
      if (things.length > 0) one(edit([...things]))
    }
    const howOf = (thing: string): How => (placements.get(thing)?.how ?? {}) as How // JSON that came from the process
    return {
      place: (things, place) =>
        some(things, (all) => {
          const places = placesFor(all, place, placements)
          return {
            do: 'place',
            things: all.map((thing, index) => ({ thing, place: places[index] ?? place, how: howOf(thing) })),
          }
        }),
      shift(things, right, down) {
        const moved = things.flatMap((thing) => {
          const at = pointIn(placements.get(thing)?.place)
          return at === undefined ? [] : [{ thing, place: placeAt([at[0] + right, at[1] + down]), how: howOf(thing) }]
        })
        if (moved.length > 0) one({ do: 'place', things: moved })
      },
      turnBy(things, by) {
        const turned = things.flatMap((thing) => {
          const placement = placements.get(thing)
          const ways =
            known
              .get(thing)
              ?.how.find(({ id }) => id === FACING)
              ?.choices.map(({ id }) => id) ?? []
          const facing = placement?.how[FACING]
          const now = typeof facing === 'string' ? ways.indexOf(facing) : -1
          if (placement?.at !== 'map' || ways.length === 0) return []
          const next = ways[(now + by + ways.length) % ways.length] ?? null
          return [{ thing, place: placement.place, how: { ...howOf(thing), [FACING]: next } }]
        })
        if (turned.length > 0) one({ do: 'place', things: turned })
      },
      align(things) {
        const on = new Map(pieces.map((piece) => [piece.id, piece]))
        const stand = things.flatMap((thing) => {
          const piece = on.get(thing)
          return piece?.base?.shape.is === 'stands' ? [piece] : []
        })
        const [first] = stand
        const drawn = aligned(stand)
        if (first === undefined || drawn.length < 2) return
        const facing = howOf(first.id)[FACING] ?? null
        one({
          do: 'place',
          things: drawn.map(({ id, at }) => ({
            thing: id,
            place: placeAt(at),
            how: { ...howOf(id), [FACING]: facing },
          })),
        })
      },
      lift: (things) =>
        some(
          things.filter((thing) => placements.has(thing)),
          (all) => ({ do: 'lift', things: all }),
        ),
      leaveOut: (things) => some(things, (all) => ({ do: 'leave-out', things: all })),
      arrive: (things, turn, place) => some(things, (all) => ({ do: 'arrive', things: all, turn, place })),
      takeOver: (scenario, things) => one({ do: 'take-over', scenario, things: [...things] }),
      turn: (things, field, value) =>
        some(
          things.filter((thing) => placements.get(thing)?.at === 'map'),
          (all) => ({
            do: 'place',
            things: all.map((thing) => ({
              thing,
              place: placements.get(thing)?.place ?? null,
              how: { ...howOf(thing), [field]: value },
            })),
          }),
        ),
      set: (field, value) => one({ do: 'set', field, value }),
      add: (to, kind) => one({ do: 'add', to, kind }),
      drop: (row) => one({ do: 'drop', row }),
      setCell: (list, line, column, value) => one({ do: 'set-cell', list, line, column, value }),
      addLine: (list) => one({ do: 'add-line', list }),
      changeLine: (how, list, line) => one({ do: how, list, line }),
      setValue: (address, value) => one({ do: 'set-value', address, value }),
      changeRow: (row, how) => one({ do: 'table-row', row, how }),
      changeMap: (...edits) => app.bench.gesture(edits),
      putBack: (address) => one({ do: 'put-back', address }),
    }
  }, [app, placements, known, pieces])
}
