import { type ReactNode, useState } from 'react'
import { Bowl } from './Bowl.tsx'
import { activationOf, goalsIn, markersOf, type Plan, plansIn, stopLine, weakest } from './fatigue.ts'
import { Ledger } from './Ledger.tsx'
import { type Answer, AnswerButton, answersOf, Distribution, thingOf } from './parts.tsx'
import {
  chancesIn,
  entries,
  field,
  figure,
  linesIn,
  meanOf,
  nameIn,
  oddsOf,
  type PanelProps,
  printedTable,
  rows,
} from './reading.ts'
import { wordsIn } from './words.ts'

/** The bowl: what was drawn, what the march has cost, what the next marker may do. */
export function FatiguePanel(props: PanelProps) {
  const { language, table } = props
  const { bowl } = wordsIn(language)
  const answers = answersOf(props)
  const draw = answers.find(({ verb }) => verb === 'draw' || verb === 'march-off')
  const odds = draw && oddsOf(props, draw.action)
  return (
    <section className="gb-panel gb-fatigue" aria-labelledby="gb-fatigue-heading">
      <h3 id="gb-fatigue-heading">{bowl.heading}</h3>
      <Bowl {...props} />
      <div className="gb-columns">
        <div>
          {table.question?.prompt === 'muster' ? <Command {...props} /> : <Stand {...props} />}
          <NextMarker {...props} />
          <Answers panel={props} answers={answers} />
        </div>
        {odds !== undefined && (
          <div>
            <Plans panel={props} plans={plansIn(odds)} />
            <Route panel={props} goals={goalsIn(odds)} plans={plansIn(odds)} />
          </div>
        )}
      </div>
    </section>
  )
}

/** The points of a stack that is being made up. */
function Command(props: PanelProps) {
  const { table, language } = props
  const { bowl } = wordsIn(language)
  const about = table.question?.about
  const odds = oddsOf(props, 'march-off')
  if (about === undefined || about['cp'] === undefined) return null
  return (
    <>
      <p className="gb-lead">{bowl.ready(figure(about, 'cp'), figure(about, 'mp'))}</p>
      {odds !== undefined && <Ledger panel={props} title={bowl.command} lines={linesIn(odds, 'points')} />}
    </>
  )
}

/** Points left, fatigue so far, and what it would cost if the activation ended now. */
function Stand(props: PanelProps) {
  const { table, setting, language } = props
  const { bowl } = wordsIn(language)
  const at = activationOf(props)
  if (at === undefined) return null
  const worst = weakest(props)
  const free = figure(printedTable(setting, 'fatigue'), 'freeMarkers')
  const about = table.question?.prompt === 'activation' ? table.question.about : undefined
  const losses = entries(about, 'losses')
  const strayed = rows(about, 'strayed').map(String)
  return (
    <dl className="gb-facts">
      <Fact title={bowl.cp}>{at.cp ?? bowl.secret}</Fact>
      <Fact title={bowl.mp}>{at.mp === undefined ? bowl.secret : bowl.of(at.mp, at.allowance ?? at.mp)}</Fact>
      <Fact title={bowl.sum}>
        {bowl.sumOf(at.sum, at.kept)} {free > 0 && <span className="gb-hint">{bowl.free(free)}</span>}
      </Fact>
      {worst && (
        <Fact title={bowl.worst}>
          {bowl.worstOf(worst.morale, worst.name)} <span className="gb-hint">{bowl.room(worst.morale - at.sum)}</span>
        </Fact>
      )}
      {about && (
        <Fact title={bowl.losses}>
          {losses.length === 0
            ? bowl.losesNothing
            : losses
                .map(([unit]) => bowl.loses(nameIn(setting, language, unit), figure(about['losses'], unit)))
                .join('; ')}
          {strayed.map((unit) => `; ${bowl.strayed(nameIn(setting, language, unit))}`)}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What the next marker may be: of those in the bowl, or in the place of the one in hand. */
function NextMarker(props: PanelProps) {
  const { language, table } = props
  const { bowl, labelled, percent } = wordsIn(language)
  const marker = oddsOf(props, 'return')
  if (marker !== undefined) {
    const chances = chancesIn({ marker }, 'marker')
    return (
      <Distribution
        title={bowl.cost.returnChance}
        chances={chances.map(({ value, chance }) => ({ value: value.replace('fatigue-', ''), chance }))}
        panel={props}
        mean={false}
        names={(value) => (value === 'stop' ? bowl.stop : value)}
      />
    )
  }
  if (table.question?.prompt !== 'activation') return null
  const markers = markersOf(props)
  const all = markers.reduce((sum, { inBowl }) => sum + inBowl, 0)
  const stops = markers.find(({ value }) => value === 'stop')?.inBowl ?? 0
  const next = plansIn(oddsOf(props, 'draw')).find((plan) => plan.markers === 1)
  if (all === 0) return null
  return (
    <p className="gb-next">
      {labelled(bowl.next, bowl.nextStop(stops, all))}
      {next && `; ${bowl.nextGoesOn(percent(1 - next.stopped))}`}.
    </p>
  )
}

/** Every plan of the odds in a row, and the line at which to stop. */
function Plans({ panel, plans }: { readonly panel: PanelProps; readonly plans: readonly Plan[] }) {
  const { bowl, percent, number } = wordsIn(panel.language)
  if (plans.length < 2) return null
  const line = stopLine(plans)
  return (
    <table className="gb-plans">
      <caption>{bowl.plans}</caption>
      <thead>
        <tr>
          <th scope="col">{bowl.planMarkers}</th>
          <th scope="col">{bowl.planStop}</th>
          <th scope="col">{bowl.planSum}</th>
          <th scope="col">{bowl.planLoss}</th>
          <th scope="col">{bowl.planLost}</th>
          <th scope="col">{bowl.planWorn}</th>
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.markers} className={plan.markers === line ? 'is-line' : undefined}>
            <th scope="row">{plan.markers}</th>
            <td>{percent(plan.stopped)}</td>
            <td>{number(meanOf(plan.sums))}</td>
            <td>
              <span className="gb-risk" aria-hidden="true">
                <span style={{ width: percentWidth(plan.hurt) }} />
              </span>
              {percent(plan.hurt)}
            </td>
            <td>{number(plan.lost)}</td>
            <td>{percent(plan.worn)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={6}>
            <strong>{line === undefined ? bowl.noLine : line === 0 ? bowl.lineNow : bowl.line}</strong> {bowl.policy}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
const percentWidth = (chance: number): string => `${chance * 100}%`

/** The chance of a route to a zone, and what it has cost by then. */
function Route({
  panel,
  goals,
  plans,
}: {
  readonly panel: PanelProps
  readonly goals: ReturnType<typeof goalsIn>
  readonly plans: readonly Plan[]
}) {
  const { setting, language } = panel
  const { bowl, percent, number } = wordsIn(language)
  const [chosen, setChosen] = useState('')
  if (goals.length === 0) return null
  const wanted = panel.goal ?? chosen
  const goal = goals.find(({ zone }) => zone === wanted)
  const plan = goal && plans.find(({ markers }) => markers === goal.markers)
  const name = (zone: string): string => nameIn(setting, language, zone)
  return (
    <div className="gb-route">
      <label>
        <strong>{bowl.route}</strong> {bowl.routeTo}{' '}
        <select value={goal?.zone ?? ''} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{bowl.routeNone}</option>
          {goals.map(({ zone }) => (
            <option key={zone} value={zone}>
              {name(zone)}
            </option>
          ))}
        </select>
      </label>
      {goal && plan && (
        <p>
          {bowl.routeChance(name(goal.zone), percent(goal.reached))}; {bowl.routeCost(goal.connections, goal.markers)};{' '}
          {bowl.routeLoss(percent(plan.hurt), number(plan.lost))}.
        </p>
      )}
    </div>
  )
}

/** The answers that have a price, with it. */
function Answers({ panel, answers }: { readonly panel: PanelProps; readonly answers: readonly Answer[] }) {
  const { bowl } = wordsIn(panel.language)
  const priced = answers.flatMap((answer) => {
    const cost = costOf(panel, answer)
    return cost === undefined ? [] : [{ answer, cost }]
  })
  if (priced.length === 0) return null
  return (
    <>
      <h4>{bowl.answers}</h4>
      <ul className="gb-answers">
        {priced.map(({ answer, cost }) => (
          <AnswerButton key={answer.action} panel={panel} answer={answer}>
            {cost}
          </AnswerButton>
        ))}
      </ul>
    </>
  )
}

function costOf(panel: PanelProps, answer: Answer): string | undefined {
  const { cost } = wordsIn(panel.language).bowl
  const at = activationOf(panel)
  const drawn = markersOf(panel).find((marker) => marker.drawn)
  if (answer.verb === 'draw') return cost.draw
  if (at === undefined) return undefined
  if (answer.verb === 'keep')
    return drawn?.value === 'stop' ? cost.keepStop : cost.keep(at.sum + Number(drawn?.value), at.kept + 1)
  if (answer.verb === 'return') return cost.return((at.cp ?? 0) - 1)
  if (answer.verb === 'end-activation') return at.mp === undefined ? undefined : cost.end(at.mp)
  const connection = thingOf(answer, 'connection')
  const costs = field(panel.table.question?.about, 'costs')
  if (answer.verb !== 'move' || connection === undefined || field(costs, connection) === undefined) return undefined
  return cost.move(figure(costs, connection))
}
