import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

type Props<T> = {
  readonly label: string
  /** Whether what is asked for stands over the field as well. */
  readonly hasHeading?: boolean
  readonly placeholder: string
  readonly typed: string
  /** What fits it. */
  readonly found: readonly T[]
  readonly keyOf: (one: T) => string
  readonly show: (one: T) => ReactNode
  /** What is said below the list. */
  readonly summary: string
  readonly onType: (typed: string) => void
  /** The one that Enter would choose is another; the same function from one drawing to the next. */
  readonly onPoint?: (one: T | undefined) => void
  readonly onChoose: (one: T) => void
  readonly onClose: () => void
}

/** Something is found by its words and chosen, by keys alone or by a click. It is closed before what was chosen is done. */
export function FindDialog<T>(props: Props<T>) {
  const {
    label,
    hasHeading = false,
    placeholder,
    typed,
    found,
    keyOf,
    show,
    summary,
    onType,
    onPoint,
    onChoose,
    onClose,
  } = props
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [at, setAt] = useState(0)
  const chosen = found[at]

  useEffect(() => dialog.current?.showModal(), [])
  useEffect(() => {
    onPoint?.(chosen)
    dialog.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen, onPoint])

  function choose(one: T | undefined): void {
    if (one === undefined) return
    // Closing returns the focus to where it was; what is chosen may move it on.
    dialog.current?.close()
    onChoose(one)
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key]
    if (event.key === 'Enter') choose(chosen)
    else if (step !== undefined) setAt(Math.min(Math.max(0, at + step), Math.max(0, found.length - 1)))
    else return
    event.preventDefault()
  }

  return (
    <dialog ref={dialog} className="palette" aria-label={label} onClose={onClose}>
      {hasHeading && <p className="palette-heading">{label}</p>}
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen === undefined ? undefined : `${id}-${at}`}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          onType(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a list that the field
      above steers, as the pattern of comboboxes has it */}
      <div id={`${id}-list`} role="listbox" aria-label={label} className="palette-list">
        {found.map((one, index) => (
          <div
            key={keyOf(one)}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onPointerMove={() => setAt(index)}
            onClick={() => choose(one)}
          >
            {show(one)}
          </div>
        ))}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */}
      <output className="hint">{summary}</output>
    </dialog>
  )
}
