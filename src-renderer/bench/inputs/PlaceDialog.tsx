import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { matchesOf } from '../../map/board/finding.ts'
import { useText } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'

type Props = {
  readonly heading: string
  /** Places that will not do, with the reason. */
  readonly unfit?: ReadonlyMap<string, string>
  readonly onChoose: (place: string) => void
  readonly onClose: () => void
}

const noneUnfit: ReadonlyMap<string, string> = new Map()

/** Finds a place by its name: by keys alone, or by a click. */
export function PlaceDialog({ heading, unfit = noneUnfit, onChoose, onClose }: Props) {
  const { placing } = useText().bench
  const { index } = useAtBench()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = useMemo(
    () =>
      index === null ? [] : matchesOf(typed, index.board.places, []).map(({ thing, name }) => ({ id: thing.id, name })),
    [typed, index],
  )

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    dialog.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [at, found])

  function choose(place: string | undefined): void {
    if (place === undefined) return
    dialog.current?.close()
    onChoose(place)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') choose(found[at]?.id)
    else if (step !== undefined) setAt(Math.min(Math.max(0, at + step), Math.max(0, found.length - 1)))
    else return
    event.preventDefault()
  }

  return (
    <dialog ref={dialog} className="palette" aria-label={heading} onClose={onClose}>
      <p className="palette-heading">{heading}</p>
      <input
        type="text"
        role="combobox"
        aria-label={heading}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={found[at] === undefined ? undefined : `${id}-${at}`}
        placeholder={placing.placeholder}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a list that the field
      above steers, as the pattern of comboboxes has it */}
      <div id={`${id}-list`} role="listbox" aria-label={heading} className="palette-list">
        {found.map((place, number) => (
          <div
            key={place.id}
            id={`${id}-${number}`}
            role="option"
            aria-selected={number === at}
            tabIndex={-1}
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setAt(number)}
            onClick={() => choose(place.id)}
          >
            <span>{place.name}</span>
            {unfit.has(place.id) && <small className="wrong">{unfit.get(place.id)}</small>}
          </div>
        ))}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */}
      <output className="hint">
        {found.length === 0 && typed.trim() !== ''
          ? placing.nothing(typed)
          : `${placing.found(found.length)} · ${placing.keys}`}
      </output>
    </dialog>
  )
}
