import type { MapCamera } from './camera/map-camera.ts'
import type { MapWords } from './board/words.ts'

type Props = {
  readonly words: MapWords
  readonly camera: MapCamera
  /** Whether the measuring tool is on. */
  readonly measuring: boolean
  readonly onMeasure: () => void
  /** Absent on maps without counters. */
  readonly counters?: { readonly hidden: boolean; readonly toggle: () => void }
}

/** The buttons on the map. */
export function MapTools({ words, camera, measuring, onMeasure, counters }: Props) {
  return (
    <div className="map-buttons" data-covers-map="">
      <Tool words={words.zoomIn} drawing="M10 4v12M4 10h12" onClick={() => camera.zoomBy(1.3)} />
      <Tool words={words.zoomOut} drawing="M4 10h12" onClick={() => camera.zoomBy(1 / 1.3)} />
      <Tool words={words.fit} drawing="M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4" onClick={() => camera.fit()} />
      <Tool
        words={words.measure}
        drawing="M2 13L13 2l5 5L7 18zM6 9l2 2M9 6l2 2"
        pressed={measuring}
        onClick={onMeasure}
      />
      {counters !== undefined && (
        <Tool
          words={counters.hidden ? words.showCounters : words.hideCounters}
          drawing={counters.hidden ? 'M5 5h10v10H5zM3 17L17 3' : 'M5 5h10v10H5z'}
          pressed={counters.hidden}
          onClick={counters.toggle}
        />
      )}
    </div>
  )
}

type ToolProps = {
  readonly words: string
  readonly drawing: string
  readonly pressed?: boolean
  readonly onClick: () => void
}

function Tool({ words, drawing, pressed, onClick }: ToolProps) {
  return (
    <button type="button" title={words} aria-label={words} aria-pressed={pressed} onClick={onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  )
}
