import { useRef, useState } from 'react'
import type { MapList } from '../../../src-main/contract/draft-map.ts'
import { useFocusLeft } from '../../parts/use-focus-left.ts'
import { useText } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'

type Props = {
  readonly list: MapList
  /** How many points have been clicked. */
  readonly points: number
  readonly onAdd: (kind: string, name: string) => void
  readonly onCancel: () => void
}

/** The form for a new thing: its kind and its name. Enter adds it. */
export function NewThing({ list, points, onAdd, onCancel }: Props) {
  const { maps: words } = useText().bench
  const { language } = useAtBench()
  const [name, setName] = useState('')
  const kinds = list.shape === 'none' ? list.fresh.filter(({ isAboutPlace }) => !isAboutPlace) : list.fresh
  const [kind, setKind] = useState(kinds[0]?.id ?? '')
  const least = list.shape === 'none' ? 0 : list.shape === 'place' ? 1 : list.shape === 'area' ? 3 : 2
  const form = useRef<HTMLFormElement>(null)
  useFocusLeft(form, focusSoonOnCard)
  return (
    <form
      ref={form}
      className="map-card"
      aria-label={words.add(list.one[language])}
      onSubmit={(event) => {
        event.preventDefault()
        if (points >= least) onAdd(kind, name)
      }}
    >
      <h2>{words.add(list.one[language])}</h2>
      {least > 1 && <p className="hint">{words.points(points)}</p>}
      {kinds.length > 1 && (
        <label className="map-field">
          <span>{words.kind}</span>
          <select value={kind} onChange={({ target }) => setKind(target.value)}>
            {kinds.map(({ id, title }) => (
              <option key={id} value={id}>
                {title[language]}
              </option>
            ))}
          </select>
        </label>
      )}
      {list.isNamed && (
        <label className="map-field">
          <span>{words.name}</span>
          <input
            // A place is named once its point is set, other things once all their points are.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- naming follows the click
            autoFocus={list.shape === 'place'}
            type="text"
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return
              event.stopPropagation()
              onCancel()
            }}
          />
        </label>
      )}
      <p className="buttons">
        <button type="submit" className="plain strong" disabled={points < least}>
          {words.add(list.one[language])}
        </button>
        <button type="button" className="plain" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </form>
  )
}

/** The card of the new thing replaces the form: moves the focus there. */
function focusSoonOnCard(around: Element | null): void {
  requestAnimationFrame(() => around?.querySelector<HTMLElement>('.map-card')?.focus())
}
