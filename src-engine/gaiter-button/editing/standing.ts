import { rowsAt, textAt, textsAt, listAt, objectAt, numberAt } from '../../campaigns/editing/loose.ts'
import { placementsAfterPosition } from '../../campaigns/editing/position.ts'
import type { Placement } from '../../kernel/system/editing.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import type { Json, JsonObject } from '../../kernel/values/result.ts'
import { arms, sides } from '../campaign/schemas/common-schema.ts'
import { rosterOf } from './roster.ts'

/** The positions of everything in a scenario: in the set-up, among the reinforcements, as a detachment, or absent. */
export function placements(files: CampaignFiles, document: JsonObject): readonly Placement[] {
  const isThing = (id: string): boolean => rosterOf(files).kindOf(id) !== undefined
  return placementsAfterPosition(setUpOf(document), document, 'counter', 'zone', isThing)
}

function setUpOf(document: JsonObject): readonly Placement[] {
  const lacks = lackingIn(document)
  const line = (thing: string, path: string, parts: Omit<Placement, 'thing' | 'key' | 'path'>): Placement => ({
    ...{ thing, key: `${thing} ${path}`, path },
    ...parts,
    how: { ...parts.how, ...lacks.get(thing) },
  })
  const setUp = objectAt(document, 'setUp')
  const dates = datesIn(document)
  return [
    ...sides.flatMap((side) =>
      rowsAt(setUp, side).flatMap(({ row, index }) => {
        const place = textAt(row, 'zone') ?? null
        const certainty = textAt(row, 'certainty')
        const how = { ...(row['inside'] === true && { inside: true }), ...(certainty !== undefined && { certainty }) }
        return (['leaders', 'units'] as const).flatMap((list) =>
          textsAt(row, list).map((thing, number) =>
            line(thing, `setUp.${side}.${index}.${list}.${number}`, { at: 'map', place, turn: null, how }),
          ),
        )
      }),
    ),
    ...rowsAt(document, 'detached').flatMap(({ row, index }) => {
      const thing = textAt(row, 'detachment')
      const from = textAt(row, 'from')
      const strength = objectAt(row, 'strength')
      const has = arms.flatMap((arm): (readonly [string, Json])[] => {
        const points = numberAt(strength, arm)
        return points === undefined ? [] : [[`has.${arm}`, points]]
      })
      const how = { ...(from !== undefined && { from }), ...Object.fromEntries(has) }
      return thing === undefined
        ? []
        : [line(thing, `detached.${index}`, { at: 'map', place: textAt(row, 'zone') ?? null, turn: null, how })]
    }),
    ...rowsAt(document, 'reinforcements').flatMap(({ row, index }) => {
      const turn = dates.indexOf(textAt(row, 'date') ?? '') + 1
      const place = textAt(row, 'zone') ?? null
      return textsAt(row, 'units').map((thing, number) =>
        line(thing, `reinforcements.${index}.units.${number}`, {
          ...{ at: 'arrives', place, turn: turn === 0 ? null : turn, how: {} },
        }),
      )
    }),
    ...textsAt(document, 'absent').map((thing, index) =>
      line(thing, `absent.${index}`, { at: 'absent', place: null, turn: null, how: {} }),
    ),
  ]
}

/** The dates of the turns. */
export const datesIn = (document: JsonObject): readonly string[] =>
  listAt(document, 'turns').map(
    (turn) => (typeof turn === 'object' && turn !== null ? textAt(turn as JsonObject, 'date') : undefined) ?? '',
  )

/** The reductions of units, as the fields beside their places show them. */
function lackingIn(document: JsonObject): ReadonlyMap<string, { readonly [name: string]: Json }> {
  const lacks = new Map<string, Record<string, number>>()
  for (const { row } of rowsAt(document, 'reductions')) {
    const [unit, arm, points] = [textAt(row, 'unit'), textAt(row, 'arm'), numberAt(row, 'points')]
    if (unit === undefined || arm === undefined || points === undefined) continue
    const own = lacks.get(unit) ?? {}
    lacks.set(unit, { ...own, [`lacks.${arm}`]: (own[`lacks.${arm}`] ?? 0) + points })
  }
  return lacks
}
