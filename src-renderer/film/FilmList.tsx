import { useEffect, useRef } from 'react'
import type { Frame } from '../../src-main/contract/games.ts'
import type { LineInWords } from '../at-table/use-entries-in-words.ts'
import type { Naming } from '../journal/words.ts'
import type { FilmView } from '../state/known/film-view.ts'
import { useApp } from '../state/use-app.ts'
import { rowOfWords } from './first-lines.ts'
import { wordsOfQuietFrame } from './quiet-frame.ts'

type Props = {
  readonly film: FilmView
  readonly linesOf: (frame: Frame) => readonly LineInWords[]
  readonly naming: Naming
}

/** All frames of the film in words; choosing one shows it. */
export function FilmList({ film: { frames, at }, linesOf, naming }: Props) {
  const app = useApp()
  const { film: words } = naming.text
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const now = list.current?.children[at - 1]
    if (!(now instanceof HTMLElement) || list.current === null) return
    // Scrolls only the list; `scrollIntoView` would also scroll the page.
    const { offsetTop: top, offsetHeight } = now
    const { scrollTop, clientHeight } = list.current
    if (top < scrollTop || top + offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = top - clientHeight / 3
  }, [at])
  return (
    <section className="film-steps" aria-labelledby="film-steps">
      <h3 id="film-steps">{words.list}</h3>
      <ol ref={list}>
        {frames.map((frame) => (
          <li key={frame.frame} aria-current={frame.frame === at ? 'step' : undefined}>
            <button
              type="button"
              aria-label={words.go(frame.frame)}
              title={words.go(frame.frame)}
              onClick={() => app.play.goFrame(frame.frame)}
            >
              {frame.frame}
            </button>
            <p>
              {frame.notes.map(({ title }) => (
                <strong key={title.en} className="film-noted">
                  {title[naming.language]}
                </strong>
              ))}
              {rowOfWords(linesOf(frame), naming.text) || wordsOfQuietFrame(frame, naming)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
