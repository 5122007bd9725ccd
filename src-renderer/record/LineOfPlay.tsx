import { useRef, useState } from 'react'
import type { Stop } from '../../src-main/contract/games.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { MomentNotes } from '../at-table/MomentNotes.tsx'
import { MarkForm } from './MarkForm.tsx'
import { usePlay, useTable, wordsIn } from '../at-table/use-play.ts'

const noStops: readonly Stop[] = []

/** The slider along the stops of the line of play, and its bookmarks. */
export function LineOfPlay() {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const table = useTable()
  const stops = usePlay((play) => play.stops, noStops)
  const shownStop = usePlay((play) => play.past?.stop ?? play.table?.stop ?? 0, 0)
  // The stop whose bookmark form is open; moving along the line closes the form.
  const [marking, setMarking] = useState<number | null>(null)
  if (table === null || stops.length === 0) return null
  const { past: words } = text.table
  const last = stops.length - 1
  const at = Math.max(
    0,
    stops.findLastIndex(({ stop }) => stop <= shownStop),
  )
  const here = stops[at]
  const when = wordsIn(stops.slice(0, at + 1).findLast((one) => one.when !== null)?.when, language)
  const title = at === 0 ? words.begin : wordsIn(here?.title, language) || words.other
  const label = [`${words.number(at, last)}`, when, title].filter(Boolean).join(' · ')
  const go = (index: number) => app.play.lookAt(stops[Math.min(last, Math.max(0, index))]?.stop ?? null)
  return (
    <section className="line" aria-labelledby="line-heading">
      <h2 id="line-heading">{words.heading}</h2>
      <div className="slider">
        <button type="button" className="plain" aria-disabled={at === 0} onClick={() => go(at - 1)}>
          {words.earlier}
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.scrub}
          aria-valuetext={label}
          onChange={({ target }) => go(Number(target.value))}
        />
        <button type="button" className="plain" aria-disabled={at === last} onClick={() => go(at + 1)}>
          {words.later}
        </button>
      </div>
      <p className="scrubbed">{label}</p>
      <MomentNotes notes={here?.notes ?? []} />
      {here !== undefined && marking === here.stop ? (
        <MarkForm
          key={here.stop}
          name={[when, title].filter(Boolean).join(', ')}
          note=""
          onKeep={(marked) => app.play.mark(here.stop, marked)}
          onDone={() => setMarking(null)}
        />
      ) : (
        <p className="buttons">
          {here !== undefined && here.mark === null && (
            <button type="button" className="plain" onClick={() => setMarking(here.stop)}>
              {words.mark}
            </button>
          )}
          <button type="button" className="plain" onClick={() => app.play.fork(here?.stop ?? 0)}>
            {text.table.fork}
          </button>
          {table.players.open && at < last && (
            <button type="button" className="plain" onClick={() => app.play.watch(here?.stop ?? 0)}>
              {text.film.fromHere}
            </button>
          )}
        </p>
      )}
      <Bookmarks stops={stops} />
    </section>
  )
}

function Bookmarks({ stops }: { readonly stops: readonly Stop[] }) {
  const app = useApp()
  const { past: words } = useText().table
  const [changing, setChanging] = useState<number | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const marked = stops.flatMap(({ stop, mark }) => (mark === null ? [] : [{ stop, mark }]))
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className={marked.length === 0 ? 'announced' : undefined}>
        {words.marks}
      </h3>
      {marked.length === 0 && <p className="announced">{words.noMarks}</p>}
      <ul className="marks">
        {marked.map(({ stop, mark }) => (
          <li key={mark.id}>
            {changing === mark.id ? (
              <MarkForm
                name={mark.name}
                note={mark.note}
                onKeep={(marking) => app.play.changeMark(mark.id, marking)}
                onDone={() => setChanging(null)}
              />
            ) : (
              <>
                <button
                  type="button"
                  className="link"
                  aria-label={words.go(mark.name)}
                  onClick={() => app.play.lookAt(stop)}
                >
                  {mark.name}
                </button>
                {mark.note !== '' && <p className="mark-note">{mark.note}</p>}
                <span className="small-buttons">
                  <button
                    type="button"
                    className="link"
                    aria-label={words.changeName(mark.name)}
                    onClick={() => setChanging(mark.id)}
                  >
                    {words.change}
                  </button>{' '}
                  <button
                    type="button"
                    className="link"
                    aria-label={words.dropName(mark.name)}
                    onClick={() => {
                      // The button is removed with the bookmark, so the focus moves first.
                      heading.current?.focus()
                      app.play.dropMark(mark.id)
                    }}
                  >
                    {words.drop}
                  </button>
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
