import { type ReactNode, useEffect, useRef } from 'react'
import { BeginFault } from '../library/BeginFault.tsx'
import { LessonButtons } from '../library/LessonButtons.tsx'
import { RecordButtons } from '../library/RecordButtons.tsx'
import { BackupsSheet } from '../library/BackupsSheet.tsx'
import { TrashSheet } from '../library/TrashSheet.tsx'
import { DropPlace } from '../library/DropPlace.tsx'
import { GamesNav } from '../library/GamesNav.tsx'
import { GamesSheet } from '../library/GamesSheet.tsx'
import { NewGameSheet } from '../library/NewGameSheet.tsx'
import { SimulationSheet } from '../simulating/SimulationSheet.tsx'
import { useText, useView } from '../state/use-app.ts'
import { campaignKey } from '../state/known/view.ts'
import { DraftsTrashSheet } from '../bench/drafts/DraftsTrashSheet.tsx'
import { DraftsSheet } from '../bench/drafts/DraftsSheet.tsx'
import { CampaignList } from '../opening/CampaignList.tsx'
import { CampaignSheet } from '../opening/CampaignSheet.tsx'

/** The lists of games and campaigns, and beside them the sheet of the selected one. */
export function OpeningScreen({ notices }: { readonly notices: ReactNode }) {
  const chosen = useView((view) => view.chosen)
  const at = useView((view) => view.place.at)
  const lists = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLElement>(null)

  // Escape on the sheet moves the focus back to its entry in the list.
  useEffect(() => {
    const page = sheet.current
    const goBack = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || (event.target instanceof Element && event.target.closest('dialog') !== null)) return
      lists.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus()
    }
    page?.addEventListener('keydown', goBack)
    return () => page?.removeEventListener('keydown', goBack)
  }, [])

  /** Scrolls to the sheet if it lies below the lists and off the screen. */
  function showSheet(): void {
    const top = sheet.current?.getBoundingClientRect().top ?? 0
    if (top > window.innerHeight * 0.6 || top < 0) sheet.current?.scrollIntoView({ block: 'start' })
  }

  // Sheets also lead to each other: to the trash, to a new game.
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    showSheet()
    // If the focused button was removed with its sheet, focus the heading of this one.
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
        {at === 'basket' && <TrashSheet />}
        {at === 'backups' && <BackupsSheet />}
        {at === 'new-game' && <NewGameSheet />}
        {at === 'drafts' && <DraftsSheet />}
        {at === 'drafts-basket' && <DraftsTrashSheet />}
        {at === 'simulations' && <SimulationsOfChosen key={`simulations ${chosen}`} />}
        {at === 'campaign' && <Sheet key={chosen} />}
        <DropPlace />
      </main>
    </>
  )
}

function SimulationsOfChosen() {
  const text = useText()
  const entry = useView((view) => view.campaigns?.find((one) => campaignKey(one) === view.chosen))
  if (entry?.state !== 'playable') return <p className="hint">{text.campaigns.choose}</p>
  return <SimulationSheet campaign={entry} />
}

function Sheet() {
  const text = useText()
  const entry = useView((view) => view.campaigns?.find((one) => campaignKey(one) === view.chosen))
  const isNewcomer = useView((view) => view.games.games?.length === 0)
  const hasCampaigns = useView((view) => (view.campaigns?.length ?? 0) > 0)
  if (entry === undefined) return hasCampaigns ? <p className="hint">{text.campaigns.choose}</p> : null
  const lessons = (
    <>
      <LessonButtons campaign={entry.id} strong={isNewcomer} />
      <RecordButtons campaign={entry.id} />
    </>
  )
  return <CampaignSheet campaign={entry} lessons={lessons} notices={<BeginFault />} />
}
