import type { MapList } from '../../../src-main/contract/draft-map.ts'
import { useText } from '../../state/use-app.ts'
import { useGestures } from '../at-bench/gestures.ts'
import type { Scale, Spot } from './sketching.ts'
import type { SheetViewState } from './use-sheet-view.ts'

type Props = {
  readonly list: MapList
  readonly scale: Scale
  readonly sheet: SheetViewState
  /** The point to zoom in on. */
  readonly about: Spot | undefined
}

/** Buttons that zoom the sketch, and crop the map to the visible part. */
export function SheetButtons({ list, scale, sheet: { view, zoomBy, fit }, about }: Props) {
  const { maps: words } = useText().bench
  const { changeMap } = useGestures()
  return (
    <p className="map-zoom">
      {([1.4, 1 / 1.4] as const).map((factor) => {
        const label = factor > 1 ? words.closer : words.further
        return (
          <button
            key={factor}
            type="button"
            className="plain"
            onClick={() => zoomBy(factor, about)}
            aria-label={label}
            title={label}
          >
            {factor > 1 ? '+' : '−'}
          </button>
        )
      })}
      <button type="button" className="plain" onClick={fit}>
        {words.whole}
      </button>
      {list.isPlace && list.shape !== 'hexes' && (
        <button
          type="button"
          className="plain"
          title={words.cropHint}
          onClick={() =>
            changeMap({
              do: 'map-crop',
              list: list.id,
              from: scale.toGround({ x: view.x, y: view.y }),
              to: scale.toGround({ x: view.x + view.width, y: view.y + view.height }),
            })
          }
        >
          {words.crop}
        </button>
      )}
    </p>
  )
}
