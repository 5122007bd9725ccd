import { useMemo } from 'react'
import { draftName } from '../../../src-main/contract/draft-name.ts'
import { Basket } from '../../parts/Basket.tsx'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { DraftsMessages } from './DraftsMessages.tsx'

/** The removed drafts, which can still be restored. */
export function DraftsBasketSheet() {
  const app = useApp()
  const { basket: words } = useText().bench.list
  const language = useView((view) => view.language)
  const basket = useView((view) => view.drafts.basket)
  const entries = useMemo(
    () =>
      basket?.map((entry) => ({
        id: entry.id,
        name: draftName(entry, language),
        removed: entry.removed,
        of: entry.campaign[language],
      })) ?? null,
    [basket, language],
  )
  return (
    <Basket
      words={words}
      entries={entries}
      messages={<DraftsMessages />}
      onBack={() => app.go({ at: 'drafts' })}
      onRestore={(id) => app.bench.restore(id)}
      onEmpty={() => app.bench.emptyBasket()}
    />
  )
}
