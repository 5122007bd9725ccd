import type { ReactNode } from 'react'
import { type FilmView, paces } from '../state/known/film-view.ts'
import { useApp, useText, useView } from '../state/use-app.ts'

type Props = { readonly film: FilmView; readonly children: ReactNode }

/**
 * The controls of the film: a slider over the frames, step back and forward, play and pause, and the button that ends
 * it.
 */
export function FilmTools({ film, children }: Props) {
  const app = useApp()
  const { film: words } = useText()
  const { frames, at, running } = film
  const last = frames.length
  if (last === 0) return <p className="buttons">{children}</p>
  const playWords = running ? words.pause : at === last ? words.again : words.play
  return (
    <fieldset className="film-tools">
      <legend className="announced">{words.tools}</legend>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.rail}
        aria-valuetext={at === 0 ? words.before : words.at(at, last)}
        onChange={({ target }) => app.play.goFrame(Number(target.value))}
      />
      <div className="film-buttons">
        <button
          type="button"
          className="plain"
          aria-keyshortcuts="ArrowLeft"
          aria-disabled={at === 0}
          onClick={() => app.play.goFrame(at - 1)}
        >
          <Sign path="M9 2 3 6l6 4ZM2 2v8" />
          <span className="film-step">{words.back}</span>
        </button>
        <button
          type="button"
          className="plain film-play"
          aria-keyshortcuts="Space"
          onClick={() => app.play.runFilm(!running)}
        >
          <Sign path={running ? 'M3 2h2v8H3ZM7 2h2v8H7Z' : 'M3 2l7 4-7 4Z'} />
          {playWords}
        </button>
        <button
          type="button"
          className="plain"
          aria-keyshortcuts="ArrowRight"
          aria-disabled={at === last}
          onClick={() => app.play.goFrame(at + 1)}
        >
          <span className="film-step">{words.forward}</span>
          <Sign path="M3 2l6 4-6 4ZM10 2v8" />
        </button>
        {children}
      </div>
    </fieldset>
  )
}

/**
 * The player's stored preferences: the speed of films and, in systems with turns, whether they always start
 * automatically.
 */
export function FilmPreferences({ hasTurns }: { readonly hasTurns: boolean }) {
  const app = useApp()
  const { film: words } = useText()
  const { film, filmPace } = useView((view) => view.filmSettings)
  return (
    <div className="film-preferences">
      <label className="film-pace">
        <span>{words.pace}</span>
        <select
          value={filmPace}
          onChange={({ target }) =>
            app.play.setFilm({ filmPace: paces.find((one) => one === target.value) ?? 'normal' })
          }
        >
          {paces.map((one) => (
            <option key={one} value={one}>
              {words.paces[one]}
            </option>
          ))}
        </select>
      </label>
      {hasTurns && (
        <label className="film-always">
          <input
            type="checkbox"
            checked={film === 'always'}
            onChange={({ target }) => app.play.setFilm({ film: target.checked ? 'always' : 'asked' })}
          />
          <span>{words.always}</span>
        </label>
      )}
    </div>
  )
}

function Sign({ path }: { readonly path: string }) {
  return (
    <svg className="film-sign" viewBox="0 0 12 12" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
