import { useEffect } from 'react'
import { NotOpened } from './NotOpened.tsx'
import { OpeningScreen } from './OpeningScreen.tsx'
import { UnsealDialog } from '../library/UnsealDialog.tsx'
import { SideColoursContext } from '../counters/side-colours.ts'
import { BenchScreen } from '../bench/BenchScreen.tsx'
import { clearViewerState } from '../table/clear-viewer-state.ts'
import { TableScreen } from '../table/TableScreen.tsx'
import { usePlay } from '../at-table/use-play.ts'
import { RulesSheet } from '../rules/RulesSheet.tsx'
import { useText, useView } from '../state/use-app.ts'
import { AboutDialog } from './AboutDialog.tsx'
import { AppearanceDialog } from './AppearanceDialog.tsx'
import { Controls } from '../parts/Controls.tsx'
import { Emblem } from '../parts/Emblem.tsx'
import { useWrittenLook } from '../parts/look.ts'
import { Notices } from '../parts/Notices.tsx'

/** Shows the table while a game is played, otherwise the title page with the opening screen. */
export function Screens() {
  const text = useText()
  const language = useView((view) => view.language)
  const playing = useView((view) => view.play !== null)
  const atBench = useView((view) => view.place.at === 'bench')
  const sideColours = useView((view) => view.look.sideColours)

  useEffect(() => {
    document.documentElement.lang = language
  }, [language])
  useEffect(() => {
    // The headers of the table and the bench set their own title.
    if (!playing && !atBench) document.title = `${text.name} · ${text.tagline}`
  }, [playing, atBench, text])

  useWrittenLook()

  return (
    <SideColoursContext value={sideColours}>
      {playing ? <AtTable /> : atBench ? <AtBench /> : <TitlePage />}
    </SideColoursContext>
  )
}

function AtTable() {
  const covered = usePlay((play) => play.curtain !== null, false)
  useEffect(() => {
    if (covered) clearViewerState()
  }, [covered])
  return (
    <div className="page">
      {/* The key remounts the table behind the curtain, so that nothing drawn for the previous viewer stays. */}
      <TableScreen key={covered ? 'covered' : 'laid'} />
      <RulesSheet />
      <AppearanceDialog />
      <AboutDialog />
    </div>
  )
}

function AtBench() {
  return (
    <div className="page">
      <BenchScreen />
      <AppearanceDialog />
      <AboutDialog />
    </div>
  )
}

function TitlePage() {
  const text = useText()
  const isOpen = useView((view) => (view.about?.notOpened ?? null) === null)
  return (
    <div className="page">
      <div className="frame">
        <header>
          <div className="title">
            <Emblem />
            <h1>{text.name}</h1>
            <p>{text.tagline}</p>
          </div>
          <Controls />
        </header>
        {isOpen ? (
          <OpeningScreen notices={<Notices />} />
        ) : (
          <main>
            <Notices />
            <NotOpened />
          </main>
        )}
        <footer>
          <blockquote>
            <p>{text.epigraph.words}</p>
            <p className="source">{text.epigraph.source}</p>
          </blockquote>
        </footer>
      </div>
      <AppearanceDialog />
      <AboutDialog />
      <UnsealDialog />
    </div>
  )
}
