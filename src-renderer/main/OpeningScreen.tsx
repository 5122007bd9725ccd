import { type ReactNode, useEffect, useRef } from 'react'
import { BasketSheet } from '../library/BasketSheet.tsx'
import { DropPlace } from '../library/DropPlace.tsx'
import { GamesNav } from '../library/GamesNav.tsx'
import { GamesSheet } from '../library/GamesSheet.tsx'
import { NewGameSheet } from '../library/NewGameSheet.tsx'
import { useText, useView } from '../state/use-app.ts'
import { keyOf } from '../state/view.ts'
import { BrokenSheet } from '../opening/BrokenSheet.tsx'
import { CampaignList } from '../opening/CampaignList.tsx'
import { CampaignSheet } from '../opening/CampaignSheet.tsx'

/** The games that can be gone on with, the campaigns that were found, and the one thing that is looked at. */
export function OpeningScreen({ notices }: { readonly notices: ReactNode }) {
  const chosen = useView((view) => view.chosen)
  const at = useView((view) => view.place.at)
  const lists = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLElement>(null)

  // From anywhere on the sheet, Escape goes back to its entry in the list.
  useEffect(() => {
    const page = sheet.current
    const goBack = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || (event.target instanceof Element && event.target.closest('dialog') !== null)) return
      lists.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus()
    }
    page?.addEventListener('keydown', goBack)
    return () => page?.removeEventListener('keydown', goBack)
  }, [])

  /** Where the sheet lies below the lists, it may be off the screen when something is chosen. */
  function showSheet(): void {
    const top = sheet.current?.getBoundingClientRect().top ?? 0
    if (top > window.innerHeight * 0.6 || top < 0) sheet.current?.scrollIntoView({ block: 'start' })
  }

  // Sheets lead to one another too: to the basket, to a new game.
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    showSheet()
    // What led here may have gone with its sheet: whoever goes on by keyboard begins at the head of this one.
    if (document.activeElement !== document.body) return
    sheet.current?.querySelector<HTMLElement>('#sheet-heading')?.focus({ preventScroll: true })
  }, [at])

  return (
    <>
      <div className="lists" ref={lists}>
        <GamesNav onChosen={showSheet} />
        <CampaignList onChosen={showSheet} />
      </div>
      <main ref={sheet}>
        {notices}
        {at === 'games' && <GamesSheet />}
        {at === 'basket' && <BasketSheet />}
        {at === 'new-game' && <NewGameSheet />}
        {at === 'campaign' && <Sheet key={chosen} />}
        <DropPlace />
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
