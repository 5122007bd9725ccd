import type { MapBoard } from '../../../../src-renderer/map/board/board.ts'
import { noOverlay, type Overlay } from '../../../../src-renderer/map/board/overlay.ts'
import type { Thing } from '../../../../src-renderer/state/known/thing.ts'

/** One of everything that can lie over the map, about a place. */
export function everything({ places, ways }: MapBoard, about: string): Overlay {
  if (!places.some(({ id }) => id === about)) return noOverlay
  const next = (from: string, not: readonly string[]): string | undefined =>
    ways.flatMap(({ a, b }) => (a === from ? [b] : b === from ? [a] : [])).find((id) => !not.includes(id))
  const march = [about]
  for (let leg = 0; leg < 5; leg++) {
    const to = next(march.at(-1) ?? about, march)
    if (to !== undefined) march.push(to)
  }
  const reach = ways.flatMap(({ a, b }) => (a === about ? [b] : b === about ? [a] : []))
  return {
    zones: [
      { id: about, tone: 'chosen' },
      ...reach.map((id, i) => ({ id, tone: 'reach' as const, label: `${i + 1}` })),
      ...(march.length > 3 ? [{ id: march.at(-1) ?? about, tone: 'good' as const, label: '4½' }] : []),
    ],
    ways: [
      ...march.slice(1).map((to, i) => ({ from: march[i] ?? about, to, tone: 'blue' as const, arrow: true })),
      ...reach.slice(-2).map((to) => ({ from: about, to, tone: 'bad' as const, dashed: true, label: '2' })),
    ],
    marks: [
      ...reach.slice(0, 2).map((to) => ({ at: { from: about, to }, sign: 'axis' as const, tone: 'grey' as const })),
      ...reach.slice(2, 3).map((to) => ({ at: { from: about, to }, sign: 'destroyed' as const, tone: 'bad' as const })),
      ...reach.slice(3, 4).map((to) => ({ at: { from: about, to }, sign: 'pontoon' as const, tone: 'blue' as const })),
      { at: { zone: about }, sign: 'contested', tone: 'bad' },
      ...march.slice(2, 3).map((zone) => ({ at: { zone }, sign: 'encircled' as const, tone: 'bad' as const })),
      ...march.slice(3, 4).map((zone) => ({ at: { zone }, sign: 'control' as const, tone: 'blue' as const })),
    ],
  }
}

/** Where a stack could go: its neighbours, the ways there, and a counter of it. */
export function answersAbout({ ways }: MapBoard, about: string, piece: string | undefined): Thing[] {
  const own = ways.filter(({ a, b }) => a === about || b === about)
  return [
    ...own.map(({ a, b }): Thing => ({ kind: 'zone', id: a === about ? b : a })),
    ...own.slice(0, 1).map(({ id }): Thing => ({ kind: 'way', id })),
    ...(piece === undefined ? [] : [{ kind: 'piece' as const, id: piece }]),
  ]
}
