import { useState } from 'react'
import { useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { BenchDialog } from './BenchDialog.tsx'
import { useGestures } from '../at-bench/gestures.ts'
import { scenarioId } from '../at-bench/scenario-id.ts'

type Props = { readonly onClose: () => void }

/** Places the chosen things, or all, where another scenario of the campaign has them. */
export function TakeOverDialog({ onClose }: Props) {
  const { takingOver: words } = useText().bench
  const { draft, chosen, language } = useAtBench()
  const { takeOver } = useGestures()
  const campaigns = useView((view) => view.campaigns)
  const scenarios = campaigns?.find(({ id }) => id === draft.campaign)?.scenarios.filter(({ sound }) => sound) ?? []
  const [scenario, setScenario] = useState(scenarioId(scenarios[0]?.file ?? ''))
  const [isAll, setAll] = useState(chosen.size === 0)
  return (
    <BenchDialog heading={words.heading} onClose={onClose}>
      {scenarios.length === 0 && <p>{words.none}</p>}
      {scenarios.length > 0 && (
        <>
          <label className="field">
            <span>{words.scenario}</span>
            <select value={scenario} onChange={({ target }) => setScenario(target.value)}>
              {scenarios.map(({ file, title }) => (
                <option key={file} value={scenarioId(file)}>
                  {title[language]}
                </option>
              ))}
            </select>
          </label>
          {chosen.size > 0 &&
            [false, true].map((all) => (
              <label key={String(all)} className="choice">
                <input type="radio" name="whom" checked={isAll === all} onChange={() => setAll(all)} />
                <span>{all ? words.all : words.chosen(chosen.size)}</span>
              </label>
            ))}
          <p className="buttons">
            <button
              type="button"
              className="plain strong"
              onClick={() => {
                takeOver(scenario, isAll ? [] : [...chosen])
                onClose()
              }}
            >
              {words.go}
            </button>
          </p>
        </>
      )}
    </BenchDialog>
  )
}
