import type { JsonObject } from '#engine/kernel/result.ts'
import type { BoardIndex } from '../../../map/board.ts'
import type { MarkNote, Overlay, Tone } from '../../../map/overlay.ts'
import { entries, figure, is, text } from './order-of-battle.ts'

/** What lies on the map besides counters and everybody sees: axes of retreat, bridges, what is contested or encircled. */
export function markersOf(known: JsonObject, { ways }: BoardIndex): Overlay {
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
    return [
      ...(is(row, 'destroyed') || is(row, 'railDestroyed')
        ? [{ at, sign: 'destroyed' as const, tone: 'bad' as const }]
        : []),
      ...(figure(row, 'pontoon') > 0
        ? [{ at, sign: 'pontoon' as const, tone: is(row, 'pontoonBuilt') ? ('good' as const) : ('quiet' as const) }]
        : []),
    ]
  })
  const places = entries(known, 'zone').flatMap(([zone, row]): MarkNote[] => [
    ...(figure(row, 'intruder') > 0 ? [{ at: { zone }, sign: 'contested' as const, tone: 'bad' as const }] : []),
    ...(figure(row, 'encircled') > 0 ? [{ at: { zone }, sign: 'encircled' as const, tone: 'bad' as const }] : []),
  ])
  return { zones: [], ways: [], marks: [...crossings, ...axes, ...places] }
}

/** The end of a connection without an axis names no side. */
const toneOf = (side: string): Tone | undefined => (side === 'french' || side === 'german' ? side : undefined)
