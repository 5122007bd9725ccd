import type { Entry } from '../../../../src-main/contract/games.ts'
import { firstAtNight, nightEntries, nightFrames, nightNow, nightRules, nightSide, nightSteps } from './night.ts'
import { answersOf, RuleMark, stateAt, Step } from './parts.tsx'
import { entries, figure, nameIn, oddsOf, type PanelProps, sideName, since, text } from './reading.ts'
import { wordsIn } from './words.ts'

/** The night step by step, with what can be done in the present one and what came of those before. */
export function NightPanel(props: PanelProps) {
  const { setting, language } = props
  const { night } = wordsIn(language)
  const now = nightNow(props)
  const first = firstAtNight(props)
  const told = toldTonight(props)
  return (
    <section className="gb-panel gb-night" aria-labelledby="gb-night-heading">
      <h3 id="gb-night-heading">{night.heading}</h3>
      <p className="gb-hint">
        {night.order} {first >= 0 && night.first(sideName(setting, language, first))}
      </p>
      <ol className="gb-steps">
        {nightSteps.map((step, index) => {
          const [title, what] = night.steps[step] ?? [step, '']
          const isNow = index === now
          const came = told.filter(
            ({ entry, sentence }) => sentence !== null && nightEntries[step].includes(text(entry, 'kind')),
          )
          return (
            <Step key={step} panel={props} state={stateAt(index, now)} title={title}>
              <p className="gb-hint">
                {what} {nightFrames[step] === undefined && `(${night.byItself}) `}
                <RuleMark panel={props} rule={nightRules[step]} title={title} />
              </p>
              {index < now && came.length > 0 && (
                <ul className="gb-told" aria-label={night.told}>
                  {came.map(({ sentence }, at) => (
                    <li key={at}>{sentence?.[language]}</li>
                  ))}
                </ul>
              )}
              {isNow && (
                <div>
                  {nightSide(props) >= 0 && (
                    <p className="gb-lead">{night.now(sideName(setting, language, nightSide(props)))}</p>
                  )}
                  <Stragglers {...props} />
                </div>
              )}
            </Step>
          )
        })}
      </ol>
    </section>
  )
}

/** What a withdrawal by night may cost each unit. */
function Stragglers(props: PanelProps) {
  const { setting, language } = props
  const { chance, night } = wordsIn(language)
  const march = answersOf(props).find(({ verb }) => verb === 'march-by-night')
  const odds = march && oddsOf(props, march.action)
  if (odds === undefined) return null
  return (
    <ul className="gb-chances">
      {entries(odds, 'units').map(([unit, row]) => (
        <li key={unit}>{chance(night.straggles(nameIn(setting, language, unit)), figure(row, 'loses'))}</li>
      ))}
    </ul>
  )
}

/** What was told since the night began. */
function toldTonight({ journal }: PanelProps): readonly Entry[] {
  const today = since(journal, 'day-began')
  const from = today.findIndex(({ entry }) => ['edge-supply', 'supply-checked'].includes(text(entry, 'kind')))
  return from < 0 ? [] : today.slice(from)
}
