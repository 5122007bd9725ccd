import type { Question } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { TableSpot } from '../../../counters/base.ts'
import type { Livery } from '../../../counters/face.ts'
import type { Piece } from '../../../counters/piles.ts'
import type { Answer } from '../../../system-ui/system-ui.ts'
import { aboutOf, factOf } from '../reads/reads.ts'

/** The current position of a unit or commander that may move, turn or ride. */
export type Stood = {
  readonly at: TableSpot
  readonly facing: number
  readonly outline: readonly TableSpot[]
  readonly place: string
}

export const INCH = 16
const colon = { en: ': ', fr: '\u00a0: ' } as const
/** A knob shows its number every this many inches. */
const written = 3

/** Verbs of answers that are chosen on the table, each by a knob. */
const onTable: ReadonlySet<string> = new Set(['advance', 'pivot', 'follow', 'leg', 'face', 'form', 'counter-charge'])

export const isOnTable = ({ verb }: Pick<Answer, 'verb'>): boolean => onTable.has(verb)

/** The id of an answer's knob: its action. */
export const ghostId = ({ action }: Pick<Answer, 'action'>): string => action

/** Knobs for all places where the active unit could go, and for all ways it could turn or form. */
export function ghostsOf(
  question: Question,
  language: Language,
  side: 0 | 1,
  livery: Livery,
  stoodOf: (id: string) => Stood | undefined,
  noteOf: (answer: Answer, question: Question) => string | null,
): readonly Piece[] {
  const id = factOf(question, 'unit') ?? factOf(question, 'leader')
  const stood = id === undefined ? undefined : stoodOf(id)
  if (stood === undefined) return []
  return question.answers.flatMap((answer): Piece[] => {
    if (!isOnTable(answer)) return []
    const ghost = ghostOf(answer, question, stood)
    if (ghost === undefined) return []
    const note = noteOf(answer, question)
    const title = answer.title[language] + (note === null ? '' : colon[language] + note)
    return [
      {
        id: ghostId(answer),
        place: stood.place,
        side,
        face: { livery, sign: 'unknown', name: ghost.name },
        title,
        base: { at: ghost.at, bearing: 0, shape: { is: 'ghost', words: ghost.words, outline: ghost.outline } },
      },
    ]
  })
}

type Ghost = {
  readonly at: TableSpot
  readonly outline: readonly TableSpot[]
  readonly words: string
  readonly name: string
}

function ghostOf({ action }: Answer, question: Question, stood: Stood): Ghost | undefined {
  const [verb = '', ...rest] = action.split(' ')
  const [first, last] = [Number(rest[0]), Number(rest.at(-1))]
  if (verb === 'advance') {
    const march = aboutOf(question, 'march')
    if (march === undefined) return undefined
    const [fromX = 0, fromY = 0] = march.from
    const to = ahead([fromX, fromY], march.way, last)
    const outline = stood.outline.map((corner) => plus(corner, minus(to, stood.at)))
    return { at: to, outline, ...inches(last) }
  }
  if (verb === 'follow') {
    const stop = aboutOf(question, 'march')?.stops.find(({ road, by }) => road === rest[0] && by === last)
    if (stop === undefined) return undefined
    const outline = moved(stood, [stop.x, stop.y], stop.facing)
    return { at: [stop.x, stop.y], outline, ...inches(last) }
  }
  if (verb === 'leg') return { at: ahead(stood.at, first, last), outline: [], words: '', name: inches(last).name }
  if (verb === 'form') {
    const corners = aboutOf(question, 'acting')?.forms.find(({ formation }) => formation === rest[0])?.outline ?? []
    const outline = [0, 2, 4, 6].map((at): TableSpot => [corners[at] ?? 0, corners[at + 1] ?? 0])
    const [left = stood.at, right = stood.at] = outline
    // Formations share the middle of their fronts, so the knobs are placed apart, at the right end of each front.
    return { at: plus(right, scaled(minus(right, left), 0.06)), outline, words: '', name: '' }
  }
  // For a turn, the knob is ahead in the new facing.
  const facing = verb === 'counter-charge' ? last : first
  const reach = Math.max(...stood.outline.map((corner) => length(minus(corner, stood.at))))
  return { at: ahead(stood.at, facing, reach + INCH), outline: moved(stood, stood.at, facing), words: '', name: '' }
}

/** A distance in sixteenths as an inch mark; every third is written beside its knob. */
function inches(by: number): { readonly words: string; readonly name: string } {
  const name = `${Math.round((by / INCH) * 10) / 10}″`
  return { words: by % (written * INCH) === 0 ? name : '', name }
}

export const plus = ([ax, ay]: TableSpot, [bx, by]: TableSpot): TableSpot => [ax + bx, ay + by]
const minus = ([ax, ay]: TableSpot, [bx, by]: TableSpot): TableSpot => [ax - bx, ay - by]
export const scaled = ([x, y]: TableSpot, by: number): TableSpot => [x * by, y * by]
export const length = ([x, y]: TableSpot): number => Math.hypot(x, y)

/** The spot this far ahead of a point, in a facing. */
export function ahead([x, y]: TableSpot, facing: number, by: number): TableSpot {
  const angle = (facing * Math.PI) / 6
  return [x + Math.sin(angle) * by, y - Math.cos(angle) * by]
}

/** Its corners at another spot, with another facing. */
export function moved({ at, facing, outline }: Stood, to: TableSpot, toFacing: number): readonly TableSpot[] {
  const angle = ((toFacing - facing) * Math.PI) / 6
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return outline.map((corner): TableSpot => {
    const [x, y] = minus(corner, at)
    return plus(to, [x * cos - y * sin, x * sin + y * cos])
  })
}
