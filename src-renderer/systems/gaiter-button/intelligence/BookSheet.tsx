import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { IntelligenceProps } from '../../../system-ui/system-ui.ts'
import { viewIn } from '../reads/reads.ts'
import { bookIn, columnsOf, type SeenBook, type Which, whenOf, type ZoneOfBook, zonesOf } from './reading.ts'
import { TokenCard, type Reader } from './TokenCard.tsx'
import { readerOf } from './reader.ts'
import { wordsIn } from './words.ts'
import './intelligence.css'

const choices: readonly Which[] = ['all', 'today', 'unknown']

/** What each enemy counter on the map can still be, and why, zone by zone. */
export function BookSheet(props: IntelligenceProps) {
  const { language, pieces, table, side } = props
  const picked = props.picked === null ? null : tokenOf(props.picked, table, side)
  const words = wordsIn(language)
  const id = useId()
  const book = bookIn(props.book)
  const reader = readerOf(props)
  const [which, setWhich] = useState<Which>('all')
  const [search, setSearch] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const zones = zonesOf(book, { which, search }, reader.nameOf, language)
  const found = zones.reduce((sum, { count }) => sum + count, 0)
  const columns = useColumns(list)
  useEffect(() => {
    // Positions are final only once the columns are known.
    if (columns === 0) return
    const card = picked === null ? null : list.current?.querySelector<HTMLElement>(`[data-tokens~="${picked}"]`)
    card?.scrollIntoView({ block: 'start' })
    card?.focus()
  }, [picked, columns])

  return (
    <div className="gb-book">
      {table.views.length > 1 && <p className="gb-book-open">{words.open}</p>}
      <Summary book={book} reader={reader} />
      <search className="gb-book-choice">
        <fieldset>
          <legend>{words.which}</legend>
          {choices.map((one) => (
            <label key={one}>
              <input type="radio" name={`${id}-which`} checked={which === one} onChange={() => setWhich(one)} />
              {words.choices[one]}
            </label>
          ))}
        </fieldset>
        <label className="gb-book-search">
          {words.search}
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <output className="hint">{words.found(found)}</output>
      </search>
      <div className="gb-book-zones" ref={list}>
        {columnsOf(zones, Math.max(1, columns)).map((column, index) => (
          <div key={index}>{column.map(zoneWritten)}</div>
        ))}
      </div>
    </div>
  )

  function zoneWritten({ zone, name, count, alike }: ZoneOfBook) {
    return (
      <section key={zone} aria-label={words.place(name, count)}>
        <h3>
          <button type="button" className="link" aria-label={words.showPlace(name)} onClick={() => props.onPlace(zone)}>
            {name}
          </button>
          <span className="gb-book-count">{count}</span>
        </h3>
        <ul>
          {alike.map(({ token, tokens }) => (
            <li key={token.token}>
              <TokenCard
                token={token}
                tokens={tokens}
                piece={pieces.find((one) => one.id === token.token)}
                isPicked={picked !== null && tokens.includes(picked)}
                reader={reader}
              />
            </li>
          ))}
        </ul>
      </section>
    )
  }
}

/** As many columns as fit; 0 until the width is known. Unfolding a card does not change the number. */
function useColumns(list: RefObject<HTMLElement | null>): number {
  const [columns, setColumns] = useState(0)
  useEffect(() => {
    if (list.current === null) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.contentRect.width ?? 0
      // A larger font needs wider columns.
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setColumns(Math.min(4, Math.max(1, Math.floor(width / (widthOfColumn * rem)))))
    })
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [list])
  return columns
}
/** In rem. */
const widthOfColumn = 23.75

/** The token of a counter. In an open game the player points at the counter; its owner's view names the token. */
function tokenOf(piece: string, { views }: IntelligenceProps['table'], side: number): string {
  const owner = views.find((view) => view.side === 1 - side)
  const row = owner && viewIn(owner.known).counter[piece]
  return row?.token ?? piece
}

/** How much is known, and where each corps was last seen. */
function Summary({ book, reader }: { readonly book: SeenBook; readonly reader: Reader }) {
  const { words, nameOf, language, stops } = reader
  const { tokens, known, candidates, corps } = book
  const [body, located, where] = words.corpsHead
  const average = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(candidates)
  return (
    <section className="gb-book-summary leaf" aria-label={words.summary(known, tokens.length)}>
      <p className="gb-book-known">
        {tokens.length === 0 ? words.nobody : `${words.summary(known, tokens.length)} ${words.average(average)}`}
      </p>
      <details>
        <summary>{words.corps}</summary>
        <table className="tabular">
          <thead>
            <tr>
              <th scope="col">{body}</th>
              <th scope="col">{located}</th>
              <th scope="col">{where}</th>
            </tr>
          </thead>
          <tbody>
            {corps.map(({ corps: name, counters, located: seen }) => (
              <tr key={name}>
                <th scope="row">{name === null ? words.noCorps : reader.corpsName(name)}</th>
                <td className="figure">{words.located(seen.length, counters)}</td>
                <td>
                  {seen.length === 0 && words.unlocated}
                  {seen.map((one) => (
                    <span key={one.counter} className="gb-book-seen">
                      {words.seenLast(
                        nameOf(one.counter),
                        one.gone
                          ? words.gone
                          : words.at(nameOf(one.zone), whenOf(stops, one.stop, language) ?? words.now, one.present),
                      )}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}
