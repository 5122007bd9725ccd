import { useMemo, useState } from 'react'
import type { CampaignSummary } from '../../src-main/contract/campaign.ts'
import { mapWords } from '../map/board/words.ts'
import { BoardMap } from '../map/plate/BoardMap.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'
import { sheetOf } from '../system-ui/sheets.ts'
import { Simulations } from './Simulations.tsx'
import { useHeat } from './use-heat.ts'

const nothing: readonly string[] = []
const noBoard = { board: null }

/** Simulations of the scenarios of a campaign, with a map that shows where combat took place. */
export function SimulationSheet({ campaign }: { readonly campaign: CampaignSummary }) {
  const app = useApp()
  const { simulations: words } = useText()
  const language = useView((view) => view.language)
  const opened = useView((view) => (view.opened?.campaign.id === campaign.id ? view.opened : null))
  const svg = useView((view) => (view.drawing?.id === campaign.id ? view.drawing.svg : null))
  const scenarios = campaign.scenarios
    .filter(({ sound }) => sound)
    .map(({ file, title }) => ({ id: idOf(file), title }))
  const name = `simulated-scenario ${campaign.id}`
  const [wanted, setWanted] = useState(() => app.kept.read(name, (value) => typeof value === 'string'))
  const scenario = scenarios.find(({ id }) => id === wanted) ?? scenarios[0]
  function want(id: string): void {
    setWanted(id)
    app.kept.keep(name, id)
  }
  const [pointed, setPointed] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const sheet = useMemo(() => sheetOf(opened ?? noBoard, language), [opened, language])
  const heat = useHeat()
  const title = scenario?.title[language] ?? ''
  return (
    <article className="sheet simulation-sheet" aria-labelledby="sheet-heading">
      <h2 id="sheet-heading" tabIndex={-1}>
        {words.heading}
      </h2>
      <p className="subtitle">{campaign.title[language]}</p>
      <p className="buttons">
        <button type="button" className="plain" onClick={() => app.go({ at: 'campaign' })}>
          {words.back}
        </button>
      </p>
      <label className="field">
        <span>{words.scenario}</span>
        <select value={scenario?.id ?? ''} onChange={({ target }) => want(target.value)}>
          {scenarios.map((one) => (
            <option key={one.id} value={one.id}>
              {one.title[language]}
            </option>
          ))}
        </select>
      </label>
      {scenario !== undefined && (
        <Simulations
          of={{ what: 'scenario', campaign: campaign.id, scenario: scenario.id }}
          onPoint={setPointed}
          onGo={setChosen}
        />
      )}
      {sheet !== null && heat.zones.length > 0 && (
        <figure className="plate simulation-map">
          <BoardMap
            board={sheet.board}
            svg={sheet.svg ?? svg}
            near={nothing}
            overlay={heat}
            pointed={pointed}
            chosen={chosen}
            onPoint={setPointed}
            onChoose={setChosen}
            label={words.map(title)}
            describedBy="simulation-places"
            words={mapWords[language]}
          />
        </figure>
      )}
    </article>
  )
}

/** The id of a scenario, from its file. */
const idOf = (file: string): string => file.replace(/^.*\/|\.json$/g, '')
