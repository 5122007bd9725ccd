import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import type { BoardIndex } from '../../../map/board/board.ts'
import type { MarkNote, MarkSign, Overlay } from '../../../map/board/overlay.ts'
import { fileIn, viewIn } from '../reads/reads.ts'
import { liveryNamed } from './order-of-battle.ts'

/** The levels at which a bridge is whole again, and a bridge of boats complete. */
export type Levels = { readonly bridge: number; readonly pontoon: number }

export function levelsIn(file: Json): Levels {
  const tables = fileIn({ 'tables.json': file }, 'tables.json')
  return { bridge: tables?.repairBridge.levels ?? 0, pontoon: tables?.pontoon.levels ?? 0 }
}

/** Marks on the map that both sides see: axes of retreat, bridges, contested and encircled zones. */
export function markersOf(known: JsonObject, { ways }: BoardIndex, levels: Levels): Overlay {
  const view = viewIn(known)
  const axes = Object.entries(view.axes).flatMap(([id, ends]): MarkNote[] => {
    const way = ways.get(id)
    if (way === undefined) return []
    return [
      { end: ends.from, from: way.a, to: way.b },
      { end: ends.to, from: way.b, to: way.a },
    ].flatMap(({ end, from, to }): MarkNote[] => {
      const tone = liveryNamed(end)
      return tone === undefined ? [] : [{ at: { from, to }, sign: 'axis', tone }]
    })
  })
  const open = new Set(view.openPontoons)
  const crossings = Object.entries(view.connection).flatMap(([id, row]): MarkNote[] => {
    const way = ways.get(id)
    if (way === undefined) return []
    const at = { from: way.a, to: way.b }
    const { repair, pontoon: boats, destroyed: isBroken, railDestroyed: railBroken } = row
    // A way may have a bridge and a railway: each breaks alone, and both marks show side by side.
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
              tone: open.has(id) ? ('good' as const) : ('quiet' as const),
              ...(open.has(id) ? {} : { label: `${boats}/${levels.pontoon}` }),
            },
          ]
        : []),
    ]
  })
  const places = Object.entries(view.zone).flatMap(([zone, row]): MarkNote[] => [
    ...(row.intruder > 0 ? [{ at: { zone }, sign: 'contested' as const, tone: 'bad' as const }] : []),
    ...(row.encircled > 0 ? [{ at: { zone }, sign: 'encircled' as const, tone: 'bad' as const }] : []),
    ...campMark(row.edgeAxis, zone, 'edge'),
    ...campMark(row.takenBy, zone, 'taken'),
    ...campMark(row.stormed, zone, 'stormed'),
  ])
  return { zones: [], ways: [], marks: [...crossings, ...axes, ...places] }
}

/** Marks what a side has done to a place. `side` is its number plus one; 0 means no side. */
function campMark(side: number, zone: string, sign: MarkSign): MarkNote[] {
  const tone = ([undefined, 'blue', 'grey'] as const)[side]
  return tone === undefined ? [] : [{ at: { zone }, sign, tone }]
}
