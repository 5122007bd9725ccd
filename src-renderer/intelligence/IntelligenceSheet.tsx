import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Setting, Stop, GameSnapshot } from '../../src-main/contract/games.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { usePlay, useShownTable, useSideWord } from '../at-table/use-play.ts'
import { openRule } from '../rule-links/open-rule.ts'
import { useRules } from '../rule-links/use-rules.ts'
import { useStore } from '../state/store.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import type { SystemUi } from '../system-ui/system-ui.ts'
import { closeIntelligence, intelligencePlace } from '../at-table/open-intelligence.ts'
import { useBook } from './use-book.ts'
import './intelligence.css'

const noStops: readonly Stop[] = []

/** What a side can conclude of what it cannot see, over the whole window, when it is opened. */
export function IntelligenceSheet() {
  const isShown = useStore(intelligencePlace, ({ shown }) => shown)
  const { ui, setting } = useAtTable()
  const table = useShownTable()
  // Whoever comes to the table next does not find it open.
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
  const isPast = usePlay((play) => play.past !== null, false)
  const piece = useStore(intelligencePlace, (place) => place.piece)
  const { map, pieces } = useAtTable()
  const { book: rules } = useRules()
  const sideOf = useSideWord()
  const dialog = useRef<HTMLDialogElement>(null)
  const { intelligence: words } = text
  const { views } = table
  const [chosen, setChosen] = useState<number | null>(null)
  // Of the two books of an open game: the one in which the counter stands that is asked about, else that of who decides.
  const owner = pieces.find(({ id }) => id === piece)?.side
  const side =
    views.length === 1 ? views[0]!.side : (chosen ?? (owner === undefined ? (table.decider ?? 0) : 1 - owner))
  const view = views.find((one) => one.side === side)
  const book = useBook(table, side)
  const seen = useMemo(() => (view === undefined ? [] : ui.piecesOf({ ...table, views: [view] })), [ui, table, view])
  useEffect(() => dialog.current?.showModal(), [])
  const leave = useCallback((then: () => void) => {
    dialog.current?.close()
    then()
  }, [])

  return (
    <dialog
      ref={dialog}
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
      {views.length > 1 && <Eyes side={side} onSide={setChosen} />}
      {book === undefined && <p className="hint">{words.reading}</p>}
      {book === null && <p className="hint">{words.none}</p>}
      {book && (
        <Part
          key={side}
          table={table}
          book={book}
          side={side}
          pieces={seen}
          picked={piece}
          setting={setting}
          language={language}
          stops={stops}
          sectionOf={(rule) => rules.get(rule)?.article.section}
          onRule={(rule) => leave(() => openRule(rule))}
          onStop={(stop) => leave(() => app.play.lookAt(stop))}
          onPlace={(place) =>
            leave(() => {
              map.current?.goTo({ kind: 'zone', id: place })
              map.current?.focus()
            })
          }
        />
      )}
    </dialog>
  )
}

function Eyes({ side, onSide }: { readonly side: number; readonly onSide: (side: number) => void }) {
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
