import { useMemo } from 'react'
import { Trash } from '../parts/Trash.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'
import { GamePicture } from './GamePicture.tsx'
import { Messages } from './Messages.tsx'

/** The removed games, which can still be restored. */
export function TrashSheet() {
  const app = useApp()
  const { trash: words } = useText().games
  const language = useView((view) => view.language)
  const trash = useView((view) => view.games.trash)
  const entries = useMemo(
    () =>
      trash?.map((entry) => {
        const { id, name, removed, campaign, scenario } = entry
        const of = `${campaign[language]} · ${scenario[language]}`
        return { id, name, removed, of, picture: <GamePicture entry={entry} /> }
      }) ?? null,
    [trash, language],
  )
  return (
    <Trash
      words={words}
      entries={entries}
      messages={<Messages />}
      onBack={() => app.go({ at: 'games' })}
      onRestore={(id) => app.games.restore(id)}
      onEmpty={() => app.games.emptyTrash()}
    />
  )
}
