import type { GameEntry } from '../../src-main/contract/library.ts'
import { gameToGoOn } from './game-to-go-on.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { GamePicture } from './GamePicture.tsx'

/** The game played last, with a button to continue it. */
export function LastGame({ games }: { readonly games: readonly GameEntry[] }) {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const last = gameToGoOn(games)
  if (last === undefined) return null
  return (
    <section className="last-game" aria-labelledby="last-game-heading">
      <GamePicture entry={last} />
      <div>
        <h3 id="last-game-heading">{text.games.continueLast}</h3>
        <p className="last-game-name">{last.name}</p>
        <p className="hint">
          {[last.campaign[language], last.scenario[language], last.when?.[language] ?? ''].filter(Boolean).join(' · ')}
        </p>
        <button type="button" className="plain strong" onClick={() => app.play.open(last.id)}>
          {text.games.continue}
        </button>
      </div>
    </section>
  )
}
