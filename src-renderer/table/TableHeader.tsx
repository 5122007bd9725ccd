import { useEffect, useRef } from 'react'
import { Controls } from '../parts/Controls.tsx'
import { RulesButton } from '../rules/RulesButton.tsx'
import { openChronicle } from '../at-table/open-chronicle.ts'
import { Emblem } from '../parts/Emblem.tsx'
import { openIntelligence } from '../at-table/open-intelligence.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { useEnding, usePlay } from '../at-table/use-play.ts'

type Props = {
  readonly isRecordOpen: boolean
  readonly onRecord: () => void
  readonly onPalette: () => void
  /** Opens the rule system's reference sheets; undefined if it has none. */
  readonly onSheets: (() => void) | undefined
}

/** The head of the table: the game's name, whether it is saved, and the buttons that open records and references. */
export function TableHeader({ isRecordOpen, onRecord, onPalette, onSheets }: Props) {
  const app = useApp()
  const text = useText()
  const id = usePlay((play) => play.id, -1)
  const name = useView((view) => view.play?.table?.name ?? view.games.games?.find((one) => one.id === id)?.name ?? '')
  const isLoaded = usePlay((play) => play.table !== null, false)
  const isOver = useEnding() !== null
  const isFilm = usePlay((play) => play.film !== null, false)
  const hasIntelligence = useAtTable().ui?.intelligence !== undefined
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = name === '' ? text.name : `${name} · ${text.name}`
  }, [name, text])
  useEffect(() => heading.current?.focus(), [id])

  const trial = useView((view) => (view.drafts.trial?.game === id ? view.drafts.trial : null))
  const backWords = trial === null ? text.table.back : text.bench.play.back

  function back(): void {
    if (trial !== null) {
      app.go({ at: 'bench', draft: trial.draft })
      return
    }
    app.go({ at: 'games' })
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#sheet-heading')?.focus())
  }

  return (
    <header className="table-header">
      <button type="button" className="plain back" aria-label={backWords} title={backWords} onClick={back}>
        <Emblem />
        {trial !== null && <span>{backWords}</span>}
      </button>
      <div className="table-title">
        <h1 ref={heading} id="table-title" tabIndex={-1} title={name}>
          {name}
        </h1>
        <ScenarioName />
      </div>
      <SaveStatus />
      {isLoaded && (
        <p className="buttons table-tools">
          <button
            type="button"
            className="plain"
            aria-keyshortcuts="Control+K /"
            title={text.table.bar.commandsKeys}
            onClick={onPalette}
          >
            {text.table.bar.commands}
          </button>
          <button
            type="button"
            className="plain"
            aria-expanded={isRecordOpen}
            aria-controls="table-record"
            onClick={onRecord}
          >
            {text.table.bar.record}
          </button>
          <button type="button" className="plain" disabled={isFilm} onClick={() => openChronicle('course')}>
            {isOver ? text.chronicle.debriefing : text.chronicle.standing}
          </button>
          {hasIntelligence && (
            <button type="button" className="plain" onClick={() => openIntelligence()}>
              {text.intelligence.heading}
            </button>
          )}
          {onSheets !== undefined && (
            <button type="button" className="plain" onClick={onSheets}>
              {text.table.bar.sheets}
            </button>
          )}
        </p>
      )}
      <Controls>
        <RulesButton />
      </Controls>
    </header>
  )
}

function ScenarioName() {
  const language = useView((view) => view.language)
  const setting = usePlay((play) => play.setting, null)
  const words = setting === null ? '' : `${setting.campaign[language]} · ${setting.scenario[language]}`
  return (
    <p className="table-what" title={words}>
      {words}
    </p>
  )
}

function SaveStatus() {
  const { table } = useText()
  // While the program thinks, the state it thinks about is saved already.
  const keeping = usePlay((play) => (play.keeping === 'keeping' && play.thoughts ? 'kept' : play.keeping), 'kept')
  const words = { kept: table.kept, keeping: table.keeping, unsure: table.unsure, 'not-kept': table.notKept }[keeping]
  // Announce only problems: otherwise every act would announce that all is saved before it announces its result.
  const isSaid = keeping === 'unsure' || keeping === 'not-kept'
  return (
    <p className={`kept ${keeping}`} role={isSaid ? 'status' : undefined}>
      {words}
    </p>
  )
}
