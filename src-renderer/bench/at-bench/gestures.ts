import { useMemo } from 'react'
import type { Edit } from '../../../src-main/contract/drafts.ts'
import { useApp } from '../../state/use-app.ts'
import { useAtBench } from './at-bench.ts'

/** What a field can be given. */
export type Given = null | boolean | number | string | string[] | { readonly en: string; readonly fr: string }

type How = Extract<Edit, { do: 'place' }>['things'][number]['how']

/** What a gesture at the bench does with things: each is named by the process and can be undone. */
export type Gestures = {
  readonly place: (things: readonly string[], place: string) => void
  readonly lift: (things: readonly string[]) => void
  readonly leaveOut: (things: readonly string[]) => void
  readonly arrive: (things: readonly string[], turn: number | null, place: string | null) => void
  readonly takeOver: (scenario: string, things: readonly string[]) => void
  /** Chooses something beside the places of things that stand on the map. */
  readonly turn: (things: readonly string[], field: string, value: Given) => void
  readonly set: (field: string, value: Given) => void
  readonly add: (to: string, kind: string) => void
  readonly drop: (row: string) => void
  /** Another value in a line of the order of battle. */
  readonly setCell: (list: string, line: string, column: string, value: Given | number[]) => void
  readonly addLine: (list: string) => void
  readonly changeLine: (how: 'copy-line' | 'drop-line' | 'put-line-back', list: string, line: string) => void
  /** Another value in the tables. */
  readonly setValue: (address: string, value: boolean | number | string | null) => void
  /** A value of the tables as the rulebook has it; all of them where none is named. */
  readonly putBack: (address: string | null) => void
}

export function useGestures(): Gestures {
  const app = useApp()
  const { placements } = useAtBench()
  return useMemo(() => {
    const one = (edit: Edit): void => app.bench.gesture([edit])
    const some = (things: readonly string[], edit: (things: string[]) => Edit): void => {
      if (things.length > 0) one(edit([...things]))
    }
    const howOf = (thing: string): How => (placements.get(thing)?.how ?? {}) as How // JSON that came from the process
    return {
      place: (things, place) =>
        some(things, (all) => ({ do: 'place', things: all.map((thing) => ({ thing, place, how: howOf(thing) })) })),
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
      putBack: (address) => one({ do: 'put-back', address }),
    }
  }, [app, placements])
}
