import { useMemo } from 'react'
import { Basket } from '../parts/Basket.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'
import { GamePicture } from './GamePicture.tsx'
import { Messages } from './Messages.tsx'

/** The removed games, which can still be restored. */
export function BasketSheet() {
  const app = useApp()
  const { basket: words } = useText().games
  const language = useView((view) => view.language)
  const basket = useView((view) => view.games.basket)
  const entries = useMemo(
    () =>
      basket?.map((entry) => {
        const { id, name, removed, campaign, scenario } = entry
        const of = `${campaign[language]} · ${scenario[language]}`
        return { id, name, removed, of, picture: <GamePicture entry={entry} /> }
      }) ?? null,
    [basket, language],
  )
  return (
    <Basket
      words={words}
      entries={entries}
      messages={<Messages />}
      onBack={() => app.go({ at: 'games' })}
      onRestore={(id) => app.games.restore(id)}
      onEmpty={() => app.games.emptyBasket()}
    />
  )
}
