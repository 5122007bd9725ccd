import { useEffect, useMemo, useRef, useState } from 'react'
import { useApp, useText, useView } from '../state/use-app.ts'
import { LearnOffer } from './LearnOffer.tsx'
import { GameRow } from './GameRow.tsx'
import { ImportButton } from './ImportButton.tsx'
import { Messages } from './Messages.tsx'
import { LastGame } from './LastGame.tsx'

/** Number of rows shown at first, and added each time the player scrolls to the end. */
const portion = 40

/** All games, the last played first, with a search. */
export function GamesSheet() {
  const app = useApp()
  const text = useText()
  const games = useView((view) => view.games.games)
  const found = useView((view) => view.games.found)
  return (
    <article className="sheet games-sheet" aria-labelledby="sheet-heading">
      <h2 id="sheet-heading" tabIndex={-1}>
        {text.games.yours}
      </h2>
      <Messages />
      {games !== null && games.length > 0 && found === null && <LastGame games={games} />}
      {games?.length === 0 && <LearnOffer />}
      <div className="games-tools">
        <button
          type="button"
          className={games?.length === 0 ? 'plain' : 'plain strong'}
          onClick={() => app.go({ at: 'new-game' })}
        >
          {text.games.begin}
        </button>
        <ImportButton />
        <button type="button" className="plain" onClick={() => app.go({ at: 'basket' })}>
          {text.games.trash.heading}
        </button>
        <button type="button" className="plain" onClick={() => app.go({ at: 'backups' })}>
          {text.backups.heading}
        </button>
      </div>
      {games === null && <p className="hint">{text.games.reading}</p>}
      {games?.length === 0 && (
        <>
          <p>{text.games.none}</p>
          <p className="hint">{text.games.noneRemedy}</p>
        </>
      )}
      {games !== null && games.length > 0 && (
        <>
          <SearchField />
          <output className={found === null ? 'announced' : 'hint'}>
            {found === null ? '' : text.games.found(found.games.length, found.search)}
          </output>
          <GameList key={found?.search ?? ''} />
        </>
      )}
    </article>
  )
}

function SearchField() {
  const app = useApp()
  const text = useText()
  const search = useView((view) => view.games.search)
  return (
    <label className="field search-field">
      <span>{text.games.search}</span>
      <input
        type="search"
        value={search}
        placeholder={text.games.searchHint}
        onChange={(event) => app.games.search(event.target.value)}
      />
    </label>
  )
}

function GameList() {
  const text = useText()
  const games = useView((view) => view.games.found?.games ?? view.games.games)
  const [shown, setShown] = useState(portion)
  const end = useRef<HTMLButtonElement>(null)
  const rows = useMemo(() => games?.slice(0, shown) ?? [], [games, shown])
  const more = (games?.length ?? 0) > shown

  useEffect(() => {
    if (end.current === null) return
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setShown((count) => count + portion)
      },
      { rootMargin: '600px' },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [more, shown])

  return (
    <>
      <ul className="game-list" aria-label={text.games.listLabel}>
        {rows.map((entry) => (
          <GameRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {more && (
        <button ref={end} type="button" className="plain" onClick={() => setShown(shown + portion)}>
          {text.games.more}
        </button>
      )}
    </>
  )
}
