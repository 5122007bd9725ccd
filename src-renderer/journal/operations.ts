import type { Frame } from '../../src-main/contract/games.ts'
import { kindOf } from './lines.ts'
import type { JournalReading } from './system-journal.ts'

/** A step of a film as it is shown: one frame of it, or all the frames of an operation. */
export type FilmStep = Frame & {
  /** The number of its last frame in the film, which shows how things stand after it. */
  readonly last: number
}

/** Each frame as a step of its own. */
export const everyFrame = (frames: readonly Frame[]): readonly FilmStep[] =>
  frames.map((frame) => ({ ...frame, last: frame.frame }))

/** One step for each operation: a march with all its markers, a battle from its beginning to its end, decoys placed in a row. */
export function byOperation(
  frames: readonly Frame[],
  { operationBegins = [], operationRuns = [] }: Pick<JournalReading, 'operationBegins' | 'operationRuns'>,
): readonly FilmStep[] {
  const steps: FilmStep[] = []
  for (const frame of frames) {
    const before = steps.at(-1)
    const [first] = frame.told
    const kind = first === undefined ? '' : kindOf(first)
    const isRun = operationRuns.includes(kind) && before?.told[0] !== undefined && kindOf(before.told[0]) === kind
    if (before === undefined || (operationBegins.includes(kind) && !isRun))
      steps.push({ ...frame, frame: steps.length + 1, last: frame.frame })
    else
      steps[steps.length - 1] = {
        frame: before.frame,
        last: frame.frame,
        when: frame.when,
        told: [...before.told, ...frame.told],
        notes: [...before.notes, ...frame.notes],
        changed: changedInBoth(before.changed, frame.changed),
      }
  }
  return steps
}

/** Whether a film is worth being shown by itself: an operation is over, and something is told beside what has begun since. */
export function isWorthSeeing(
  frames: readonly Frame[],
  { operationEnds = [], beginnings }: Pick<JournalReading, 'operationEnds' | 'beginnings'>,
): boolean {
  const kinds = frames.flatMap(({ told }) => told.map(kindOf))
  return kinds.some((kind) => operationEnds.includes(kind)) && kinds.some((kind) => !beginnings.includes(kind))
}

function changedInBoth(one: Frame['changed'], other: Frame['changed']): Frame['changed'] {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)])
  return Object.fromEntries(
    [...fields].map((field) => [field, [...new Set([...(one[field] ?? []), ...(other[field] ?? [])])]]),
  )
}
