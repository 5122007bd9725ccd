import type { Entry, Frame } from '../../src-main/contract/games.ts'
import { continuesMarch } from './joined-marches.ts'
import { drawLabel, isDraw, kindOf, type Line, textOf } from './lines.ts'
import type { JournalReading } from './system-journal.ts'

/** A step of a film as shown: one frame, or all frames of an operation. */
export type FilmStep = Frame & {
  /** The number of its last frame in the film, which shows the state after it. */
  readonly last: number
}

/** One step for each frame that reports something beyond introducing the next; frames that belong together, such as a unit's move, are one step. */
export function everyFrame(
  frames: readonly Frame[],
  { introductions = [], ...reading }: Pick<JournalReading, 'steps' | 'together' | 'introductions'>,
): readonly FilmStep[] {
  const steps: FilmStep[] = []
  const isIntroduction = (entry: Entry): boolean => introductions.includes(kindOf(entry))
  const single = frames.map((frame) => ({ ...frame, last: frame.frame }))
  for (const step of withoutQuiet(single, ({ told }) => told.every(isIntroduction))) {
    const before = steps.at(-1)
    const [told, next] = [before?.told.at(-1), step.told.find((entry) => !isIntroduction(entry))]
    const isJoined = told !== undefined && next !== undefined && goTogether(told, next, reading)
    if (before !== undefined && isJoined && before.notes.length === 0) steps[steps.length - 1] = joined(before, step)
    else steps.push(step)
  }
  return steps.map((step, index) => ({ ...step, frame: index + 1 }))
}

function goTogether(
  before: Entry,
  next: Entry,
  { steps, together = [] }: Pick<JournalReading, 'steps' | 'together'>,
): boolean {
  if (steps !== undefined && continuesMarch(before, next, steps)) return true
  return together.some(
    ({ kinds, who }) =>
      kinds.includes(nameOf(before)) &&
      kinds.includes(nameOf(next)) &&
      (who === undefined || textOf(before.entry[who]) === textOf(next.entry[who])),
  )
}

/** The name of an entry in the rule system's lists: its kind, for a draw with its label. */
const nameOf = (entry: Entry): string => (isDraw(entry) ? `draw ${drawLabel(entry)}` : kindOf(entry))

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
    else steps[steps.length - 1] = joined(before, { ...frame, last: frame.frame })
  }
  return withoutQuiet(steps)
}

/** Merges steps that report nothing, such as the inches of a move, into the next step that does, or at the end into the last. */
function withoutQuiet(
  steps: readonly FilmStep[],
  isQuiet: (step: FilmStep) => boolean = ({ told }) => told.length === 0,
): readonly FilmStep[] {
  const telling: FilmStep[] = []
  let quiet: FilmStep | undefined
  for (const step of steps) {
    const whole = quiet === undefined ? step : joined(quiet, step)
    const waits = step.notes.length === 0 && isQuiet(step)
    quiet = waits ? whole : undefined
    if (!waits) telling.push(whole)
  }
  if (quiet !== undefined) {
    const before = telling.pop()
    telling.push(before === undefined ? quiet : joined(before, quiet))
  }
  return telling.map((step, index) => ({ ...step, frame: index + 1 }))
}

const joined = (one: FilmStep, next: FilmStep): FilmStep => ({
  frame: one.frame,
  last: next.last,
  when: next.when,
  told: [...one.told, ...next.told],
  notes: [...one.notes, ...next.notes],
  changed: changedInBoth(one.changed, next.changed),
})

/** The journal lines of one operation, up to the beginning of the next. */
export type Operation = {
  readonly lines: readonly Line[]
  /** Always false for lines before the first operation of a day. */
  readonly isOver: boolean
}

/** Splits journal lines into operations, by the same beginnings as the steps of a film. */
export function operationsIn(
  lines: readonly Line[],
  {
    beginnings,
    operationBegins = [],
    operationRuns = [],
    operationEnds = [],
  }: Pick<JournalReading, 'beginnings' | 'operationBegins' | 'operationRuns' | 'operationEnds'>,
): readonly Operation[] {
  const all: Line[][] = []
  for (const line of lines) {
    const kind = kindOf(line.entry)
    const before = all.at(-1)
    const isRun = operationRuns.includes(kind) && before?.[0] !== undefined && kindOf(before[0].entry) === kind
    const begins = beginnings.includes(kind) || (operationBegins.includes(kind) && !isRun)
    if (before === undefined || begins) all.push([line])
    else before.push(line)
  }
  return all.map((told, index) => ({
    lines: told,
    isOver:
      operationBegins.includes(kindOf(told[0]!.entry)) && // each has a line
      (index < all.length - 1 || told.some(({ entry }) => operationEnds.includes(kindOf(entry)))),
  }))
}

/** Whether a film is worth showing automatically: an operation is over, and something is reported besides what began since. */
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
