import type { Json, JsonObject } from '#engine/kernel/result.ts'
import type { BoardIndex } from '../../../map/board/board.ts'
import type { MarkNote, MarkSign, Overlay, Tone } from '../../../map/board/overlay.ts'
import { entries, field, figure, is, text } from './order-of-battle.ts'

/** The levels at which a bridge is whole again, and a bridge of boats complete. */
export type Levels = { readonly bridge: number; readonly pontoon: number }

export const levelsIn = (tables: Json): Levels => ({
  bridge: figure(field(tables, 'repairBridge'), 'levels'),
  pontoon: figure(field(tables, 'pontoon'), 'levels'),
})

/** What lies on the map besides counters and everybody sees: axes of retreat, bridges, what is contested or encircled. */
export function markersOf(known: JsonObject, { ways }: BoardIndex, levels: Levels): Overlay {
  const axes = entries(known, 'axes').flatMap(([id, row]): MarkNote[] => {
    const way = ways.get(id)
    if (way === undefined) return []
    return [
      { end: text(row, 'from'), from: way.a, to: way.b },
      { end: text(row, 'to'), from: way.b, to: way.a },
    ].flatMap(({ end, from, to }): MarkNote[] => {
      const tone = toneOf(end)
      return tone === undefined ? [] : [{ at: { from, to }, sign: 'axis', tone }]
    })
  })
  const crossings = entries(known, 'connection').flatMap(([id, row]): MarkNote[] => {
    const way = ways.get(id)
    if (way === undefined) return []
    const at = { from: way.a, to: way.b }
    const [repair, boats] = [figure(row, 'repair'), figure(row, 'pontoon')]
    const [isBroken, railBroken] = [is(row, 'destroyed'), is(row, 'railDestroyed')]
    const isBuilt = is(row, 'pontoonBuilt')
    // A way may have a bridge and a railway: each is broken by itself, and seen beside the other.
    const aside = { ...at, part: 0.3 }
    return [
      ...(isBroken && repair === 0 ? [{ at, sign: 'destroyed' as const, tone: 'bad' as const }] : []),
      ...(isBroken && repair > 0
        ? [{ at, sign: 'repair' as const, tone: 'bad' as const, label: `${repair}/${levels.bridge}` }]
        : []),
      ...(railBroken ? [{ at: isBroken ? aside : at, sign: 'broken-rail' as const, tone: 'bad' as const }] : []),
      ...(boats > 0
        ? [
            {
              at: isBroken ? { ...at, part: 0.7 } : at,
              sign: 'pontoon' as const,
              tone: isBuilt && boats >= levels.pontoon ? ('good' as const) : ('quiet' as const),
              ...(boats >= levels.pontoon ? {} : { label: `${boats}/${levels.pontoon}` }),
            },
          ]
        : []),
    ]
  })
  const places = entries(known, 'zone').flatMap(([zone, row]): MarkNote[] => [
    ...(figure(row, 'intruder') > 0 ? [{ at: { zone }, sign: 'contested' as const, tone: 'bad' as const }] : []),
    ...(figure(row, 'encircled') > 0 ? [{ at: { zone }, sign: 'encircled' as const, tone: 'bad' as const }] : []),
    ...campMark(row, 'edgeAxis', zone, 'edge'),
    ...campMark(row, 'takenBy', zone, 'taken'),
    ...campMark(row, 'stormed', zone, 'stormed'),
  ])
  return { zones: [], ways: [], marks: [...crossings, ...axes, ...places] }
}

/** The end of a connection without an axis names no side. */
const toneOf = (side: string): Tone | undefined => (side === 'french' || side === 'german' ? side : undefined)

/** What a side has done to a place; it is told by its number and one more, and nothing is 0. */
function campMark(row: Json, what: string, zone: string, sign: MarkSign): MarkNote[] {
  const tone = ([undefined, 'french', 'german'] as const)[figure(row, what)]
  return tone === undefined ? [] : [{ at: { zone }, sign, tone }]
}
