import { useState } from 'react'
import { useText } from '../../state/use-app.ts'
import type { FieldValue } from '../at-bench/gestures.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { PlaceDialog } from './PlaceDialog.tsx'
import { type PartProps, stringsIn, type Value } from './value.ts'

type PlaceProps = {
  readonly id: string
  readonly title: string
  readonly value: Value
  readonly optional: boolean
  readonly onSet: (value: FieldValue) => void
}

export function PlaceButton({ id, title, value, optional, onSet }: PlaceProps) {
  const { fields: words } = useText().bench
  const { placeName } = useAtBench()
  const [asks, setAsks] = useState(false)
  return (
    <span className="bench-place">
      <button id={id} type="button" className="plain" onClick={() => setAsks(true)}>
        {typeof value === 'string' ? placeName(value) : words.pick}
      </button>
      {optional && value !== null && (
        <button type="button" className="link" onClick={() => onSet(null)}>
          {words.clear}
        </button>
      )}
      {asks && <PlaceDialog heading={title} onChoose={onSet} onClose={() => setAsks(false)} />}
    </span>
  )
}

export function PlacesField({ label, title, value, onSet }: PartProps & { readonly title: string }) {
  const { fields: words } = useText().bench
  const { placeName } = useAtBench()
  const [asks, setAsks] = useState(false)
  const places = stringsIn(value)
  return (
    <fieldset className="bench-field is-places">
      <legend>{label}</legend>
      {places.map((place) => (
        <span key={place} className="bench-chip">
          {placeName(place)}
          <button
            type="button"
            aria-label={words.dropWhat(placeName(place))}
            title={words.drop}
            onClick={() => onSet(places.filter((one) => one !== place))}
          >
            ×
          </button>
        </span>
      ))}
      <button type="button" className="plain" onClick={() => setAsks(true)}>
        {words.add}
      </button>
      {asks && (
        <PlaceDialog
          heading={title}
          onChoose={(place) => {
            if (!places.includes(place)) onSet([...places, place])
          }}
          onClose={() => setAsks(false)}
        />
      )}
    </fieldset>
  )
}
