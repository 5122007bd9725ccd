import { type KeyboardEvent, useId, useMemo, useState } from 'react'
import { Counter } from '../counters/Counter.tsx'
import type { Piece } from '../counters/piles.ts'
import type { MapBoard } from './board/board.ts'
import { matchesOf } from './board/finding.ts'
import type { Thing } from '../state/thing.ts'
import type { MapWords } from './board/words.ts'

type Props = {
  readonly board: MapBoard
  readonly pieces: readonly Piece[]
  readonly words: MapWords
  readonly onFind: (thing: Thing) => void
}

/** Finds a place or a counter by some letters of its name; by the keyboard as well. */
export function MapFinder({ board, pieces, words, onFind }: Props) {
  const id = useId()
  const [asked, setAsked] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const matches = useMemo(() => matchesOf(asked, board.places, pieces), [asked, board, pieces])
  const shown = open && asked.trim() !== ''

  function take(index: number): void {
    const match = matches[index]
    if (match === undefined) return
    setOpen(false)
    setAsked(match.name)
    onFind(match.thing)
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true)
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt((at + step + matches.length) % Math.max(1, matches.length))
    } else if (event.key === 'Enter' && shown) take(at)
    else if (event.key === 'Escape' && shown) setOpen(false)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="map-finder">
      <label htmlFor={`${id}-asked`}>{words.find}</label>
      <input
        id={`${id}-asked`}
        type="search"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        value={asked}
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown && matches.length > 0 ? `${id}-${at}` : undefined}
        onChange={(event) => {
          setAsked(event.target.value)
          setOpen(true)
          setAt(0)
        }}
        onFocus={(event) => event.target.select()}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a list that the field
      above steers, as the pattern of comboboxes has it; no element of HTML shows counters in such a list */}
      <div id={`${id}-list`} role="listbox" aria-label={words.find} className="map-found" hidden={!shown}>
        {matches.map(({ thing, name, detail, piece }, index) => (
          <div
            key={`${thing.kind} ${thing.id}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            // The field keeps the focus, and so the list stays until something is taken.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => take(index)}
          >
            {piece !== undefined && <Counter face={piece.face} size={30} title="" />}
            <span>{name}</span>
            <small>{detail}</small>
          </div>
        ))}
      </div>
      {/* oxlint-enable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events */}
      <output className="announced">
        {shown ? (matches.length === 0 ? words.nothingFound : words.found(matches.length)) : ''}
      </output>
    </div>
  )
}
