import { battleOf, battleRules, battleSteps, campOf, headingOf, isSkipped, stepNow } from './battle.ts'
import { aboutOf } from '../reads/reads.ts'
import { Camp } from './Camp.tsx'
import { Forecast } from './Forecast.tsx'
import { LossSheets } from './LossSheets.tsx'
import { answersOf, RuleMark, stateAt, Step, thingOf } from './parts.tsx'
import { nameIn, oddsOf, type PanelProps, sideName } from './reading.ts'
import { RoutTest } from './RoutTest.tsx'
import { isWayBack } from './study-for.ts'
import { attackOf, Threat } from './ThreatPanel.tsx'
import { Tracks } from './Tracks.tsx'
import { wordsIn } from './words.ts'

/** The battle under way, for the side being asked and the side that waits. */
export function BattlePanel(props: PanelProps) {
  const { setting, language } = props
  const { battle, labelled } = wordsIn(language)
  const now = battleOf(props)
  if (now === undefined) return null
  const sides = [now.attacker, now.defender]
  const { amplitude, column } = now
  const shift = column?.shift ?? 0
  return (
    <section className="gb-panel gb-battle" aria-labelledby="gb-battle-heading">
      <div className="gb-battle-head">
        <h3 id="gb-battle-heading">{battle.heading(nameIn(setting, language, now.zone))}</h3>
        <p className="gb-what">
          {[
            // A battle in the field needs no kind: its heading says so.
            ...(now.kind === 0 ? [] : [battle.kinds[now.kind]]),
            ...(column === null ? [] : [labelled(battle.amplitude, battle.amplitudeOf(amplitude, headingOf(column)))]),
            ...(shift < 0 ? [battle.rain] : []),
            ...(shift > 0 ? [battle.storm] : []),
          ].join(' · ')}
        </p>
      </div>
      <Task {...props} />
      <Outcome {...props} />
      <Steps {...props} />
      <WhereTo {...props} />
      <Forecast {...props} />
      <div className="gb-camps">
        {sides.map((side) => (
          <Camp key={side} panel={props} side={side} isAttacker={side === now.attacker} />
        ))}
      </div>
      <Tracks {...props} />
    </section>
  )
}

/** Who won, and the losses that both sides owe. */
function Outcome(props: PanelProps) {
  const { setting, language } = props
  const { battle } = wordsIn(language)
  const now = battleOf(props)
  if (now === undefined || stepNow(props) <= battleSteps.indexOf('dice')) return null
  const name = (side: number): string => sideName(setting, language, side)
  return (
    <p className="gb-lead">
      {now.winner < 0 ? battle.drawn : battle.won(name(now.winner), now.difference)}{' '}
      <span className="gb-hint">
        {[now.attacker, now.defender].map((side) => battle.due(name(side), campOf(props, side).due)).join(' · ')}
      </span>
    </p>
  )
}

const lossPrompts = ['combat-losses', 'combat-losses.charge', 'pursuit', 'unit-losses']

/** What a question needs beside its answers: loss sheets, a test, or the ways out. */
function Task(props: PanelProps) {
  const prompt = props.table.question?.prompt ?? ''
  if (lossPrompts.includes(prompt)) return <LossSheets {...props} />
  if (prompt === 'rout-test') return <RoutTest {...props} />
  if (prompt === 'voluntary-retreat') return <RetreatTest {...props} />
  return prompt.startsWith('retreat') ? <Ways {...props} /> : null
}

function RetreatTest(props: PanelProps) {
  const { language, table } = props
  const words = wordsIn(language)
  const odds = oddsOf(props, 'try-retreat')
  const needed = aboutOf(table.question, 'voluntary-retreat')?.needed ?? 0
  return (
    <p>
      {words.battle.retreatNeeded(needed)}
      {odds !== undefined && ` ${words.chance(words.battle.retreatTest, odds.success ?? 0)}.`}
    </p>
  )
}

/** What an attack on a retreating stack would bring, in the place under the pointer. */
function WhereTo(props: PanelProps) {
  const { battle } = wordsIn(props.language)
  if (!isWayBack(props.table.question?.prompt ?? '')) return null
  return (attackOf(props)?.gone.length ?? 0) === 0 ? (
    <p className="gb-hint">{battle.pointWhereTo}</p>
  ) : (
    <Threat panel={props} />
  )
}

/** The capacity and use of each connection; units beyond the capacity lose strength. */
function Ways(props: PanelProps) {
  const { language, setting, table } = props
  const { battle } = wordsIn(language)
  const about = aboutOf(table.question, 'retreat')
  const ways = about !== undefined && 'capacities' in about ? Object.entries(about.capacities) : []
  // If answers name the ways, the note is beside each answer; it is shown here while the side still chooses who goes.
  if (ways.length === 0 || answersOf(props).some((answer) => thingOf(answer, 'connection') !== undefined)) return null
  return (
    <table className="gb-plans">
      <caption>{battle.ways}</caption>
      <thead>
        <tr>
          <th scope="col">{battle.way}</th>
          <th scope="col">{battle.room}</th>
          <th scope="col">{battle.used}</th>
        </tr>
      </thead>
      <tbody>
        {ways.map(([way, row]) => (
          <tr key={way}>
            <th scope="row">{nameIn(setting, language, way)}</th>
            <td>{row.capacity}</td>
            <td>{row.used}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** All steps of the battle, with the current one. */
function Steps(props: PanelProps) {
  const { battle } = wordsIn(props.language)
  const now = stepNow(props)
  const step = battleSteps[now]
  return (
    <details className="gb-where">
      <summary>
        {step === undefined ? battle.noStep : battle.step(battle.steps[step] ?? step, now + 1, battleSteps.length)}
      </summary>
      <ol className="gb-steps">
        {battleSteps.map((one, index) => {
          const title = battle.steps[one] ?? one
          const state = isSkipped(props, one) ? 'skipped' : stateAt(index, now)
          return (
            <Step key={one} panel={props} state={state} title={title}>
              <RuleMark panel={props} rule={battleRules[one]} title={title} />
            </Step>
          )
        })}
      </ol>
    </details>
  )
}
