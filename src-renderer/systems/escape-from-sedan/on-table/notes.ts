import type { IdleStands, View } from '#engine/escape-from-sedan/window-types.ts'
import type { Question } from '../../../../src-main/contract/games.ts'
import type { Base, TableSpot } from '../../../counters/base.ts'
import type { TableNote } from '../../../map/board/overlay.ts'
import { ahead, INCH } from './ghosts.ts'
import { aboutOf, factOf } from '../reads/reads.ts'
import { neededShort } from './words.ts'

/** The notes always shown on the table: the chits of units beside them. */
export function chitNotes({ unit, base }: View): readonly TableNote[] {
  return Object.entries(unit).flatMap(([id, { chits, facing }]): TableNote[] => {
    const outline = base[id]?.outline
    if (chits === 0 || outline === undefined) return []
    const [, , x = 0, y = 0] = outline
    // At the right end of its front.
    return [{ is: 'label', at: ahead([x, y], facing + 3, 8), words: `◆${chits}`, tone: 'bad' }]
  })
}

/** Volleys waiting for the reactions of the other side: which unit fires at which. */
export const heldNotes = (
  { volley, base, unit }: View,
  baseOf: (id: string) => Base | undefined,
  waits: string,
): readonly TableNote[] =>
  Object.values(volley).flatMap(({ by, target }): TableNote[] => {
    const [from, to, outline] = [baseOf(by), baseOf(target), base[by]?.outline]
    if (from === undefined || to === undefined || outline === undefined) return []
    return [
      { is: 'line', from: from.at, to: to.at, tone: 'target', dashed: true },
      { is: 'label', at: beforeFront(outline, unit[by]?.facing ?? 0), tone: 'target', words: waits },
    ]
  })

/** The playing area of the table; the rest is dimmed. */
export const playedNote = ({ played: [left, top, right, bottom] }: Pick<View, 'played'>): TableNote => ({
  is: 'frame',
  from: [left, top],
  to: [right, bottom],
  tone: 'quiet',
})

/**
 * For the active unit: rings of its range and arc, its possible targets with their chances, and what hides them from idle
 * stands.
 */
export function questionNotes(
  question: Question,
  { base, unit }: View,
  baseOf: (id: string) => Base | undefined,
  number: (value: number) => string,
  covered: string,
  idleBecause: (because: string) => string,
): readonly TableNote[] {
  const id = factOf(question, 'unit')
  const about = aboutOf(question, 'march') ?? aboutOf(question, 'volley')
  const own = id === undefined ? undefined : baseOf(id)
  if (about === undefined || own === undefined) return []
  const shots = aboutOf(question, 'volley')?.shots ?? []
  return [
    ...rangeNotes(own, about.range),
    ...shots.flatMap(({ target, needed, dice, loss, ...shot }): TableNote[] => {
      const outline = base[target]?.outline
      const his = baseOf(target)
      if (outline === undefined || his === undefined) return []
      const at = beforeFront(outline, unit[target]?.facing ?? 0)
      return [
        ...idleNotes(shot.idle, idleBecause),
        { is: 'line', from: own.at, to: his.at, tone: 'good' },
        {
          is: 'label',
          at,
          tone: 'target',
          words: `${dice} × ${neededShort(needed)} · −${number(loss)}${shot.covered ? ` · ${covered}` : ''}`,
        },
      ]
    }),
  ]
}

/** A line from each stand that cannot see the target. For each obstacle, one of its lines names it and the number of stands. */
export const idleNotes = (
  idle: readonly IdleStands[],
  idleBecause: (because: string) => string,
): readonly TableNote[] =>
  idle.flatMap(({ stands, because, lines }) =>
    lines.map(([ax, ay, bx, by], at): TableNote => ({
      is: 'line',
      from: [ax, ay],
      to: [bx, by],
      tone: 'bad',
      dashed: true,
      ...(at === lines.length >> 1 && { words: `${idleBecause(because)}, ${stands}` }),
    })),
  )

/** Where a unit's label goes: before its front, so that the base stays visible. */
const beforeFront = ([left = 0, top = 0, right = 0, bottom = 0]: readonly number[], facing: number): TableSpot =>
  ahead([(left + right) / 2, (top + bottom) / 2], facing, 10)

/** Where a second label goes: behind its rear rank. */
export const behind = (
  [, , , , right = 0, bottom = 0, left = 0, under = 0]: readonly number[],
  facing: number,
): TableSpot => ahead([(left + right) / 2, (bottom + under) / 2], facing, -10)

/** Rings at a unit's range and at half of it, with its arc to both sides. */
export function rangeNotes(own: Base, range: number): readonly TableNote[] {
  if (own.shape.is !== 'stands' || range === 0) return []
  const [left = own.at, right = own.at, back = own.at] = own.shape.outline
  const half: readonly [number, number] = [between(left, right) / 2, between(right, back) / 2]
  const ring = (radius: number, dashed: boolean): TableNote => ({
    is: 'ring',
    at: own.at,
    half,
    bearing: own.bearing,
    radius: radius * INCH,
    tone: 'reach',
    dashed,
    words: `${radius}″`,
  })
  const facing = own.bearing / 30
  const side = (from: TableSpot, by: number): TableNote => ({
    is: 'line',
    from,
    to: ahead(from, facing + by, range * INCH),
    tone: 'reach',
    dashed: true,
  })
  return [ring(range, false), ring(range / 2, true), side(left, -1.5), side(right, 1.5)]
}

const between = ([ax, ay]: TableSpot, [bx, by]: TableSpot): number => Math.hypot(ax - bx, ay - by)
