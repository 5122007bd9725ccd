import { useEffect, useMemo } from 'react'
import type { GameSnapshot } from '../../src-main/contract/games.ts'
import type { Piece } from '../counters/piles.ts'
import type { LayerView } from '../state/play-view.ts'
import { useApp, useView } from '../state/use-app.ts'
import type { SystemUi, Layer, LayerShown, LayerWish } from '../system-ui/system-ui.ts'
import { usePlay } from './use-play.ts'

/** The layer that lies over the map, and what it shows as soon as it has been worked out. */
export type LayerOn = {
  readonly layer: Layer
  readonly view: LayerView
  readonly shown: LayerShown | null
  /** It shows something of what is picked on the map, and nothing is. */
  readonly wantsPick: boolean
}

/** Has the layer that is on worked out anew whenever something has changed: the table, the stop, what is picked or gone. */
export function useLayer(ui: SystemUi | null, table: GameSnapshot | null, pieces: readonly Piece[]): LayerOn | null {
  const app = useApp()
  const view = usePlay((play) => play.layer, null)
  const past = usePlay((play) => play.past, null)
  const connected = useView(({ connection }) => connection === 'connected')
  const layer = ui?.layers?.find(({ id }) => id === view?.id) ?? null
  const [side, picked, without] = [view?.side ?? 0, view?.picked ?? null, view?.without ?? nothing]
  // Until the past is there, the present is still shown.
  const isThere = past === null || past.table !== null
  const wish = useMemo(
    () => (layer === null || table === null ? null : layer.wishFor({ table, side, picked, pieces, without })),
    [layer, table, side, picked, pieces, without],
  )
  const isOn = layer !== null && table !== null && connected && isThere
  const stop = past?.stop
  useEffect(() => {
    if (isOn) app.play.layers.workOut(wish, stop)
  }, [app, isOn, wish, stop])

  const worked = view?.worked ?? null
  const shown = useMemo(() => {
    if (layer === null || table === null || worked === null) return null
    const asked: LayerWish = { table, pieces, ...worked }
    return layer.show(worked.study, asked)
  }, [layer, table, pieces, worked])
  const wantsPick = table !== null && wish === null
  return useMemo(
    () => (layer === null || view === null ? null : { layer, view, shown, wantsPick }),
    [layer, view, shown, wantsPick],
  )
}

const nothing: readonly string[] = []

/** Whose knowledge a layer begins with: that of the one who looks, or of the one who decides. */
export function firstSide(table: GameSnapshot | null): number {
  const sides = table?.views.map((view) => view.side) ?? []
  const { decider = null } = table ?? {}
  return decider !== null && sides.includes(decider) ? decider : (sides[0] ?? 0)
}
