import type { MapCamera } from './camera/map-camera.ts'
import type { MapWords } from './board/words.ts'

type Props = {
  readonly words: MapWords
  readonly camera: MapCamera
  readonly hidden: boolean
  readonly onToggle: () => void
}

/** The buttons on the map. */
export function MapTools({ words, camera, hidden, onToggle }: Props) {
  return (
    <div className="map-buttons">
      <Tool words={words.zoomIn} drawing="M10 4v12M4 10h12" onClick={() => camera.zoomBy(1.3)} />
      <Tool words={words.zoomOut} drawing="M4 10h12" onClick={() => camera.zoomBy(1 / 1.3)} />
      <Tool words={words.fit} drawing="M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4" onClick={() => camera.fit()} />
      <Tool
        words={hidden ? words.showCounters : words.hideCounters}
        drawing={hidden ? 'M5 5h10v10H5zM3 17L17 3' : 'M5 5h10v10H5z'}
        pressed={hidden}
        onClick={onToggle}
      />
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
