import { type ReactNode, useEffect, useRef } from 'react'
import { useText, useView } from '../state/use-app.ts'
import { keyOf } from '../state/view.ts'
import { BrokenSheet } from './BrokenSheet.tsx'
import { CampaignList } from './CampaignList.tsx'
import { CampaignSheet } from './CampaignSheet.tsx'

/** The campaigns that were found, and the one that is looked at. */
export function OpeningScreen({ notices }: { readonly notices: ReactNode }) {
  const chosen = useView((view) => view.chosen)
  const list = useRef<HTMLElement>(null)
  const sheet = useRef<HTMLElement>(null)

  // From anywhere on the sheet, Escape goes back to its entry in the list.
  useEffect(() => {
    const page = sheet.current
    const goBack = (event: KeyboardEvent) => {
      if (event.key === 'Escape') list.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus()
    }
    page?.addEventListener('keydown', goBack)
    return () => page?.removeEventListener('keydown', goBack)
  }, [])

  /** Where the sheet lies below the list, it may be off the screen when a campaign is chosen. */
  function showSheet(): void {
    const top = sheet.current?.getBoundingClientRect().top ?? 0
    if (top > window.innerHeight * 0.6) sheet.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <>
      <CampaignList ref={list} onChosen={showSheet} />
      <main ref={sheet}>
        {notices}
        <Sheet key={chosen} />
      </main>
    </>
  )
}

function Sheet() {
  const text = useText()
  const entry = useView((view) => view.campaigns?.find((one) => keyOf(one) === view.chosen))
  const some = useView((view) => (view.campaigns?.length ?? 0) > 0)
  if (entry === undefined) return some ? <p className="hint">{text.campaigns.choose}</p> : null
  return entry.state === 'broken' ? <BrokenSheet entry={entry} /> : <CampaignSheet campaign={entry} />
}
