import { useEffect, useMemo } from 'react'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import type { Piece } from '../counters/piles.ts'
import type { LayerView } from '../state/known/play-view.ts'
import { useApp, useView } from '../state/use-app.ts'
import type { SystemUi, Layer, LayerShown, LayerRequest } from '../system-ui/system-ui.ts'
import { usePlay } from './use-play.ts'

/** The layer that is switched on, and what it shows once the process has computed it. */
export type ActiveLayer = {
  readonly layer: Layer
  readonly view: LayerView
  readonly shown: LayerShown | null
  /** The layer needs something picked on the map, and nothing is. */
  readonly wantsPick: boolean
}

/** Requests the active layer again whenever its input changes: the table, the stop, the pick, or the things assumed gone. */
export function useLayer(
  ui: SystemUi | null,
  table: GameSnapshot | null,
  pieces: readonly Piece[],
): ActiveLayer | null {
  const app = useApp()
  const view = usePlay((play) => play.layer, null)
  const past = usePlay((play) => play.past, null)
  const connected = useView(({ connection }) => connection === 'connected')
  const layer = ui?.layers?.find(({ id }) => id === view?.id) ?? null
  const [side, picked, without] = [view?.side ?? 0, view?.picked ?? null, view?.without ?? nothing]
  // While a past table is being fetched, the present one is still shown.
  const isFetched = past === null || past.table !== null
  const request = useMemo(
    () => (layer === null || table === null ? null : layer.requestFor({ table, side, picked, pieces, without })),
    [layer, table, side, picked, pieces, without],
  )
  const isOn = layer !== null && table !== null && connected && isFetched
  const stop = past?.stop
  useEffect(() => {
    if (isOn) app.play.layers.workOut(request, stop)
  }, [app, isOn, request, stop])

  const worked = view?.worked ?? null
  const shown = useMemo(() => {
    if (layer === null || table === null || worked === null) return null
    const asked: LayerRequest = { table, pieces, ...worked }
    return layer.show(worked.study, asked)
  }, [layer, table, pieces, worked])
  const wantsPick = table !== null && request === null
  return useMemo(
    () => (layer === null || view === null ? null : { layer, view, shown, wantsPick }),
    [layer, view, shown, wantsPick],
  )
}

const nothing: readonly string[] = []

/** The side whose knowledge is shown first: the deciding side if its view is present, else the viewer's. */
export function defaultSide(table: GameSnapshot | null): number {
  const sides = table?.views.map((view) => view.side) ?? []
  const { decider = null } = table ?? {}
  return decider !== null && sides.includes(decider) ? decider : (sides[0] ?? 0)
}
