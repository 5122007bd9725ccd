import { useMemo } from 'react'
import { draftName } from '../../../src-main/contract/draft-name.ts'
import { Trash } from '../../parts/Trash.tsx'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { DraftsMessages } from './DraftsMessages.tsx'

/** The removed drafts, which can still be restored. */
export function DraftsTrashSheet() {
  const app = useApp()
  const { trash: words } = useText().bench.list
  const language = useView((view) => view.language)
  const trash = useView((view) => view.drafts.trash)
  const entries = useMemo(
    () =>
      trash?.map((entry) => ({
        id: entry.id,
        name: draftName(entry, language),
        removed: entry.removed,
        of: entry.campaign[language],
      })) ?? null,
    [trash, language],
  )
  return (
    <Trash
      words={words}
      entries={entries}
      messages={<DraftsMessages />}
      onBack={() => app.go({ at: 'drafts' })}
      onRestore={(id) => app.bench.restore(id)}
      onEmpty={() => app.bench.emptyTrash()}
    />
  )
}
