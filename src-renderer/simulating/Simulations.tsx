import { useEffect } from 'react'
import type { SetUp } from '../../src-main/contract/simulations.ts'
import { FaultWords } from '../parts/FaultWords.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'
import { isSameSetUp } from '../state/known/simulations-view.ts'
import { InterruptedNotice } from './InterruptedNotice.tsx'
import { Progress } from './Progress.tsx'
import { Results } from './Results.tsx'
import { SimulationForm } from './SimulationForm.tsx'
import './simulating.css'
import { Worth } from './Worth.tsx'

type Props = {
  readonly of: SetUp
  /** Changes with every change of the set-up. */
  readonly number?: number
  /** Highlights a place on the map; null clears it. */
  readonly onPoint: (place: string | null) => void
  readonly onGo: (place: string) => void
}

/** Simulations of a set-up: the form, the progress, and the results. */
export function Simulations({ of, number = 0, onPoint, onGo }: Props) {
  const app = useApp()
  const text = useText()
  const { simulations: words } = text
  const key = JSON.stringify(of)
  const view = useView((all) => all.simulations)
  useEffect(() => app.simulations.open(JSON.parse(key) as SetUp), [app, key, number])
  const { running } = view
  const isHere = isSameSetUp(view.of, of)
  const choices = isHere ? view.choices : null
  const kept = isHere ? view.kept : null
  const isFaulty = isHere && view.isFaulty
  return (
    <div className="simulations">
      <p className="hint">{words.what}</p>
      {view.fault !== null && (
        <div className="notice" role="alert">
          <FaultWords fault={view.fault} />
          <button type="button" className="plain" onClick={() => app.simulations.dismiss()}>
            {text.games.dismiss}
          </button>
        </div>
      )}
      {running === null && view.interrupted !== null && <InterruptedNotice {...view.interrupted} />}
      {choices === null && <p className="hint">{isFaulty ? words.faulty : words.reading}</p>}
      {choices !== null && <SimulationForm key={key} of={of} choices={choices} />}
      {running !== null && <Progress {...running} elsewhere={isSameSetUp(running.of, of) ? null : running.title} />}
      {view.nothingKept && <output className="hint">{words.nothingKept}</output>}
      {choices !== null && <Worth choices={choices} />}
      {kept !== null && <Results kept={kept} onPoint={onPoint} onGo={onGo} />}
    </div>
  )
}
