import { useMemo } from 'react'
import { useAtTable } from '../at-table/at-table.ts'
import { useHighlights } from '../at-table/highlights.ts'
import { namesIn, thoughtsOf, useIsAdvised } from '../at-table/use-advice.ts'
import { usePlay } from '../at-table/use-play.ts'
import type { MapMarch } from '../map/board/march-arrows.ts'
import { noOverlay, type Overlay } from '../map/board/overlay.ts'
import type { Thing } from '../state/known/thing.ts'

type AdvisedOnMap = { readonly overlay: Overlay; readonly lit: readonly Thing[]; readonly marches: readonly MapMarch[] }

/** The advice as shown on the map: the counters to act, an arrow along their way, and the goal. */
export function useAdviceOnMap(): AdvisedOnMap | null {
  const isAdvised = useIsAdvised()
  const advice = usePlay((play) => (play.advice.at === 'done' ? play.advice.found : null), null)
  const at = useHighlights(({ thought }) => thought)
  const { ui, pieces, links } = useAtTable()
  const dress = usePlay((play) => play.setting?.dress ?? null, null)
  const board = ui?.sheet?.board ?? null
  return useMemo(() => {
    const thought = advice === null ? undefined : thoughtsOf(advice)[at]
    if (!isAdvised || thought === undefined || board === null || dress === null) return null
    const { does } = thought
    const things: readonly Thing[] =
      'act' in does ? links.thingsOf(does.act) : namesIn(does.order).flatMap((id) => thingCalled(id))
    const lit = things.filter(({ kind }) => kind === 'piece')
    const places = things.flatMap(({ kind, id }) => (kind === 'zone' ? [id] : []))
    const first = pieces.find(({ id }) => id === lit[0]?.id)
    const way = first === undefined || places.includes(first.place) ? places : [first.place, ...places]
    const goal = places.at(-1)
    const zones = goal === undefined ? [] : [{ id: goal, tone: 'target' as const }]
    const marches =
      first === undefined || way.length < 2 ? [] : [{ way, tone: dress[first.side === 1 ? 1 : 0], isHollow: false }]
    return { overlay: { ...noOverlay, zones }, lit, marches }

    function thingCalled(id: string): Thing[] {
      if (board?.places.some((place) => place.id === id) === true) return [{ kind: 'zone', id }]
      return pieces.some((piece) => piece.id === id) ? [{ kind: 'piece', id }] : []
    }
  }, [isAdvised, advice, at, board, dress, links, pieces])
}
