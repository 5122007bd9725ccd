import { useApp, useText, useView } from '../state/use-app.ts'
import { gameToGoOn } from './game-to-go-on.ts'
import { moveFocusInList } from '../parts/move-between.ts'

/** The main actions: continue the last game, begin one, see all games. */
export function GamesNav({ onChosen }: { readonly onChosen: () => void }) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const games = useView((view) => view.games.games)
  const at = useView((view) => view.place.at)
  const chosen = useView((view) => view.chosen)
  if (games === null) return null
  const last = gameToGoOn(games)
  return (
    <nav aria-labelledby="games-heading">
      <h2 id="games-heading">{text.games.heading}</h2>
      <ul className="first-steps">
        {last !== undefined && (
          <li className="first-step">
            <button type="button" className="entry" onKeyDown={moveFocusInList} onClick={() => app.play.open(last.id)}>
              <span className="entry-title">{text.games.continue}</span>
              <span className="entry-subtitle">{last.name}</span>
              {last.when !== null && <span className="entry-facts">{last.when[language]}</span>}
            </button>
          </li>
        )}
        <li className="first-step">
          <button
            type="button"
            className="entry"
            aria-current={at === 'new-game'}
            onKeyDown={moveFocusInList}
            onClick={() => {
              if (chosen !== null) app.newGame.choose(chosen)
              app.go({ at: 'new-game' })
              onChosen()
            }}
          >
            <span className="entry-title">{text.games.begin}</span>
          </button>
        </li>
        <li>
          <button
            type="button"
            className="entry"
            aria-current={at === 'games' || at === 'basket' || at === 'backups'}
            onKeyDown={moveFocusInList}
            onClick={() => {
              app.go({ at: 'games' })
              onChosen()
            }}
          >
            <span className="entry-title">
              {text.games.all}
              {games.length > 0 && <span className="entry-facts">{text.games.count(games.length)}</span>}
            </span>
          </button>
        </li>
        <li>
          <button
            type="button"
            className="entry"
            aria-current={at === 'drafts' || at === 'drafts-basket'}
            onKeyDown={moveFocusInList}
            onClick={() => {
              app.go({ at: 'drafts' })
              onChosen()
            }}
          >
            <span className="entry-title">{text.bench.list.entry}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
