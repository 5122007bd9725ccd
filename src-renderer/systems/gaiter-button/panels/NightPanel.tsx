import type { Entry } from '../../../../src-main/contract/games.ts'
import { firstAtNight, isAsking, nightEntries, nightNow, nightRules, type NightStep, nightSteps } from './night.ts'
import { answersOf, RuleMark, stateAt, Step } from './parts.tsx'
import { entryIn } from '../reads/reads.ts'
import { nameIn, oddsOf, type PanelProps, sideName, since } from './reading.ts'
import { wordsIn } from './words.ts'

/** The night step by step: what can be done now, and what the earlier steps brought. */
export function NightPanel(props: PanelProps) {
  const { setting, language } = props
  const { night } = wordsIn(language)
  const now = nightNow(props)
  const present = nightSteps[now]
  const first = firstAtNight(props)
  return (
    <section className="gb-panel gb-night" aria-label={night.heading}>
      {present !== undefined && (
        <div className="gb-present">
          <p className="gb-lead">{night.step(night.steps[present]?.[0] ?? present, now + 1, nightSteps.length)}</p>
          <What panel={props} step={present} />
          <Stragglers {...props} />
        </div>
      )}
      <details className="gb-where">
        <summary>{night.all}</summary>
        <p className="gb-hint">
          {night.order} {first >= 0 && night.first(sideName(setting, language, first))}
        </p>
        <Steps {...props} />
      </details>
    </section>
  )
}

function Steps(props: PanelProps) {
  const { language } = props
  const { night } = wordsIn(language)
  const now = nightNow(props)
  const told = entriesTonight(props)
  return (
    <ol className="gb-steps">
      {nightSteps.map((step, index) => {
        const came = told.filter(
          ({ entry, sentence }) => sentence !== null && nightEntries[step].includes(entryIn(entry).kind),
        )
        return (
          <Step key={step} panel={props} state={stateAt(index, now)} title={night.steps[step]?.[0] ?? step}>
            {index !== now && <What panel={props} step={step} />}
            {index <= now && came.length > 0 && (
              <ul className="gb-told" aria-label={night.told}>
                {came.map(({ sentence }, at) => (
                  <li key={at}>{sentence?.[language]}</li>
                ))}
              </ul>
            )}
          </Step>
        )
      })}
    </ol>
  )
}

/** What a step does, and its rule. */
function What({ panel, step }: { readonly panel: PanelProps; readonly step: NightStep }) {
  const { night } = wordsIn(panel.language)
  const [title, what] = night.steps[step] ?? [step, '']
  return (
    <p className="gb-hint">
      {what} {!isAsking(step) && `(${night.byItself}) `}
      <RuleMark panel={panel} rule={nightRules[step]} title={title} />
    </p>
  )
}

/** What a withdrawal by night may cost each unit. */
function Stragglers(props: PanelProps) {
  const { setting, language } = props
  const { chance, night } = wordsIn(language)
  const march = answersOf(props).find(({ verb }) => verb === 'march-by-night')
  const odds = march && oddsOf(props, 'march-by-night', march.action)
  if (odds === undefined) return null
  return (
    <ul className="gb-chances">
      {Object.entries(odds.units).map(([unit, { loses = 0 }]) => (
        <li key={unit}>{chance(night.straggles(nameIn(setting, language, unit)), loses)}</li>
      ))}
    </ul>
  )
}

/** The entries of the journal since the night began. */
function entriesTonight({ journal }: PanelProps): readonly Entry[] {
  const today = since(journal, 'day-began')
  const from = today.findIndex(({ entry }) => nightEntries.supply.slice(0, 2).includes(entryIn(entry).kind))
  return from < 0 ? [] : today.slice(from)
}
