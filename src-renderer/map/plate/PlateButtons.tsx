export type PlateWords = { readonly zoomIn: string; readonly zoomOut: string; readonly fit: string }

type Props = {
  readonly words: PlateWords
  readonly zoomBy: (factor: number) => void
  readonly fit: () => void
}

/** The buttons on a map that is only looked at. */
export function PlateButtons({ words, zoomBy, fit }: Props) {
  return (
    <div className="map-buttons">
      <PlateButton words={words.zoomIn} drawing="M10 4v12M4 10h12" onClick={() => zoomBy(1.25)} />
      <PlateButton words={words.zoomOut} drawing="M4 10h12" onClick={() => zoomBy(0.8)} />
      <PlateButton words={words.fit} drawing="M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4" onClick={fit} />
    </div>
  )
}

type ButtonProps = { readonly words: string; readonly drawing: string; readonly onClick: () => void }

function PlateButton({ words, drawing, onClick }: ButtonProps) {
  return (
    <button type="button" title={words} aria-label={words} onClick={onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={drawing} />
      </svg>
    </button>
  )
}
