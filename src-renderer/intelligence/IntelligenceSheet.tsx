import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Setting, Stop, GameSnapshot } from '../../src-main/contract/games.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { useIsPastShown, usePlay, useShownTable, useSideWord } from '../at-table/use-play.ts'
import { openRule } from '../rule-links/open-rule.ts'
import { useRules } from '../rule-links/use-rules.ts'
import { useStore } from '../state/kit/store.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import type { SystemUi } from '../system-ui/system-ui.ts'
import { closeIntelligence, intelligencePlace } from '../at-table/open-intelligence.ts'
import { useBook } from './use-book.ts'
import './intelligence.css'

const noStops: readonly Stop[] = []

/** The book of intelligence over the whole window: a side's conclusions about what it cannot see. */
export function IntelligenceSheet() {
  const isShown = useStore(intelligencePlace, ({ shown }) => shown)
  const { ui, setting } = useAtTable()
  const table = useShownTable()
  // Closes with the table, so that the next viewer does not find it open.
  useEffect(() => closeIntelligence, [])
  if (!isShown || table === null || setting === null || ui?.intelligence === undefined) return null
  return <Sheet table={table} setting={setting} ui={ui} part={ui.intelligence.sheet} />
}

type Props = {
  readonly table: GameSnapshot
  readonly setting: Setting
  readonly ui: SystemUi
  readonly part: NonNullable<SystemUi['intelligence']>['sheet']
}

function Sheet({ table, setting, ui, part: Part }: Props) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const stops = usePlay((play) => play.stops, noStops)
  const isPast = useIsPastShown()
  const piece = useStore(intelligencePlace, (place) => place.piece)
  const { map, pieces } = useAtTable()
  const { book: rules } = useRules()
  const sideOf = useSideWord()
  const dialog = useRef<HTMLDialogElement>(null)
  const { intelligence: words } = text
  const { views } = table
  const [chosen, setChosen] = useState<number | null>(null)
  // An open game has two books: shown is the one about the counter in question, by default that of the deciding side.
  const owner = pieces.find(({ id }) => id === piece)?.side
  const side =
    views.length === 1 ? views[0]!.side : (chosen ?? (owner === undefined ? (table.decider ?? 0) : 1 - owner))
  const view = views.find((one) => one.side === side)
  const book = useBook(table, side)
  const visiblePieces = useMemo(
    () => (view === undefined ? [] : ui.piecesOf({ ...table, views: [view] })),
    [ui, table, view],
  )
  useEffect(() => dialog.current?.showModal(), [])
  const closeAnd = useCallback((act: () => void) => {
    dialog.current?.close()
    act()
  }, [])

  return (
    <dialog
      ref={dialog}
      closedby="any"
      className="sheets-dialog intelligence"
      aria-labelledby="intelligence-heading"
      onClose={closeIntelligence}
    >
      <header className="intelligence-head">
        <h2 id="intelligence-heading">{words.heading}</h2>
        <p className="intelligence-when">
          <span className="only-print">{words.book(sideOf(side))}</span>
          {[table.name, table.when?.[language] ?? ''].filter(Boolean).join(', ')}
        </p>
        {isPast && <p className="intelligence-past">{words.past}</p>}
        <p className="buttons">
          <button type="button" className="plain" onClick={() => window.print()}>
            {words.print}
          </button>
          <button type="button" className="plain" onClick={() => dialog.current?.close()}>
            {words.close}
          </button>
        </p>
      </header>
      {views.length > 1 && <BookChoice side={side} onSide={setChosen} />}
      {book === undefined && <p className="hint">{words.reading}</p>}
      {book === null && <p className="hint">{words.none}</p>}
      {book && (
        <Part
          key={side}
          table={table}
          book={book}
          side={side}
          pieces={visiblePieces}
          picked={piece}
          setting={setting}
          language={language}
          stops={stops}
          sectionOf={(rule) => rules.get(rule)?.article.section}
          onRule={(rule) => closeAnd(() => openRule(rule))}
          onStop={(stop) => closeAnd(() => app.play.lookAt(stop))}
          onPlace={(place) =>
            closeAnd(() => {
              map.current?.goTo({ kind: 'zone', id: place })
              map.current?.focus()
            })
          }
        />
      )}
    </dialog>
  )
}

function BookChoice({ side, onSide }: { readonly side: number; readonly onSide: (side: number) => void }) {
  const { intelligence: words } = useText()
  const sideOf = useSideWord()
  return (
    <fieldset className="intelligence-eyes">
      <legend>{words.whose}</legend>
      {[0, 1].map((one) => (
        <label key={one}>
          <input type="radio" name="intelligence-side" checked={one === side} onChange={() => onSide(one)} />
          {words.book(sideOf(one))}
        </label>
      ))}
    </fieldset>
  )
}
