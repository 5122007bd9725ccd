import { stateAt, stepWord } from './parts.tsx'
import { nightNow, nightSteps } from './night.ts'
import { frame, known, lastOf, type PanelProps, sideName, sideNumber } from './reading.ts'
import { wordsIn } from './words.ts'

const phases = ['arrivals', 'events', 'initiative', 'daytime', 'night'] as const

/** The index of the current phase; −1 once the game is over. The weather and initiative phases never wait for a decision. */
function phaseNow({ table }: PanelProps): number {
  const phase = known(table)?.day.phase ?? null
  return phase === null ? -1 : phases.indexOf(phase)
}

/** A strip with the day, the weather, the initiative, the phase and the side whose operation it is. */
export function DayStrip(props: PanelProps) {
  const { table, setting, language, journal } = props
  const words = wordsIn(language)
  const { day } = words
  const view = known(table)
  const turn = view?.turn ?? 0
  const isRain = view?.rain ?? false
  const turns = lastOf(journal, 'day-began')?.turns ?? null
  const initiative = sideNumber(table, view?.initiative)
  const now = phaseNow(props)
  // Until they are rolled, the view still holds yesterday's weather and initiative.
  const isMorning = now === 0
  return (
    <section className="gb-day" aria-label={day.heading}>
      <dl>
        <div>
          <dt>{turn === 0 ? day.before : day.day(turn, turns)}</dt>
          <dd>{table.when?.[language]}</dd>
        </div>
        <div>
          <dt>{day.weather}</dt>
          <dd>
            {isMorning ? (
              day.noWeather
            ) : (
              <>
                <Sky rain={isRain} /> {isRain ? day.rain : day.fair}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>{day.initiative}</dt>
          <dd>{isMorning || initiative < 0 ? day.nobody : sideName(setting, language, initiative)}</dd>
        </div>
      </dl>
      <ol className="gb-phases" aria-label={day.sequence}>
        {phases.map((phase, index) => (
          <li key={phase} className={`is-${stateAt(index, now)}`} aria-current={index === now ? 'step' : undefined}>
            <strong>{day.phases[phase]}</strong>{' '}
            <span className="gb-step-word">
              {stepWord(props, table.decider === null ? 'done' : stateAt(index, now))}
            </span>
          </li>
        ))}
      </ol>
      <div className="gb-now">
        <Now {...props} />
      </div>
    </section>
  )
}

/**
 * What is done now: who arrives, whose operation it is, or the step of the night. There is always something, so that the map
 * does not jump.
 */
function Now(props: PanelProps) {
  const { table, setting, language } = props
  const { day } = wordsIn(language)
  if (table.decider === null) return <p>{day.over}</p>
  const phase = known(table)?.day.phase
  if (phase === 'night') return <NightSteps {...props} />
  if (phase === 'arrivals') return <p>{day.arrivals}</p>
  const impulse = frame(table, 'impulse')
  if (impulse === undefined) return null
  const side = sideName(setting, language, sideNumber(table, impulse.side))
  const passes = frame(table, 'daytime')?.passes ?? 0
  return (
    <p>
      <strong>{day.impulseOf(side)}</strong>
      {impulse.units !== undefined && <>. {day.left(impulse.units)}</>}
      {passes > 0 && <>. {day.passed}</>}
    </p>
  )
}

function NightSteps(props: PanelProps) {
  const { night } = wordsIn(props.language)
  const now = nightNow(props)
  return (
    <ol className="gb-night-steps">
      {nightSteps.map((step, index) => (
        <li key={step} className={`is-${stateAt(index, now)}`} aria-current={index === now ? 'step' : undefined}>
          {night.steps[step]?.[0]} <span className="gb-step-word">{stepWord(props, stateAt(index, now))}</span>
        </li>
      ))}
    </ol>
  )
}

function Sky({ rain }: { readonly rain: boolean }) {
  return (
    <svg className="gb-sky" viewBox="0 0 20 16" aria-hidden="true">
      {rain ? (
        <path d="M4 9a3.5 3.5 0 0 1 .6-6.9A4.5 4.5 0 0 1 13 3.2 3 3 0 0 1 15.5 9Z M6 11l-1.300 3.5M10 11l-1.300 3.5M14 11l-1.300 3.5" />
      ) : (
        <path d="M10 4.5a3.5 3.5 0 1 0 .01 0M10 .5v2M10 13.5v2M2.5 8h2M15.5 8h2M4.700 2.700l1.400 1.400M13.900 11.900l1.400 1.400M15.300 2.700l-1.400 1.400M6.100 11.900l-1.400 1.400" />
      )}
    </svg>
  )
}
