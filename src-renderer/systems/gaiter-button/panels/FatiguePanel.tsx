import { type ReactNode, useMemo, useState } from 'react'
import { Counter } from '../../../counters/Counter.tsx'
import { becauseInWords } from '../../../system-ui/because-in-words.ts'
import { Bowl } from './Bowl.tsx'
import { activationOf, type DrawingPlan, markersOf, planFor, reachOf, type ReachStudy, stackOf } from './fatigue.ts'
import { Ledger } from './Ledger.tsx'
import { Heads } from './parts.tsx'
import { aboutOf, isAbout } from '../reads/reads.ts'
import { nameIn, oddsOf, type PanelProps } from './reading.ts'
import { wordsIn } from './words.ts'

/**
 * The bowl and the march: markers drawn and left, what the next marker and the way to a place may cost, and where to
 * stop. The answers are in the list beside it.
 */
export function FatiguePanel(props: PanelProps) {
  const { language, table } = props
  const { bowl } = wordsIn(language)
  const reach = reachOf(props)
  const isMuster = isAbout(table.question, 'muster')
  return (
    <section className={`gb-panel gb-fatigue${isMuster ? ' gb-muster' : ''}`} aria-label={bowl.heading}>
      <div className="gb-hand">
        <Stack {...props} />
        {isMuster && <Muster {...props} />}
      </div>
      {!isMuster && <Stand {...props} />}
      {reach !== undefined && (
        <dl className="facts gb-risks">
          <Next panel={props} reach={reach} />
          <Route panel={props} reach={reach} />
          <Line panel={props} reach={reach} />
        </dl>
      )}
      <Bowl {...props} />
      {reach !== undefined && <Plans panel={props} reach={reach} />}
    </section>
  )
}

/** The counters that march together. Its space is reserved before the first is taken. */
function Stack({ table, setting, language }: PanelProps) {
  const { bowl } = wordsIn(language)
  const stack = useMemo(() => stackOf({ table, setting, language }), [table, setting, language])
  if (stack.length === 0)
    return isAbout(table.question, 'muster') ? <p className="gb-stack gb-hint">{bowl.nobody}</p> : null
  return (
    <ul className="gb-stack" aria-label={bowl.stack}>
      {stack.map(({ id, face, title }) => (
        <li key={id}>
          <Counter face={face} size={44} title={title} />
        </li>
      ))}
    </ul>
  )
}

/** The points of a stack being assembled. */
function Muster(props: PanelProps) {
  const { table, language } = props
  const { bowl } = wordsIn(language)
  const about = aboutOf(table.question, 'muster')
  if (about === undefined || !('cp' in about)) return null
  return <p className="gb-lead">{bowl.ready(about.cp, about.mp)}</p>
}

/** What an activation has left, and what it has cost so far. */
function Stand(props: PanelProps) {
  const { table, setting, language } = props
  const { bowl, labelled } = wordsIn(language)
  const at = activationOf(props)
  if (at === undefined) return null
  const mp = at.mp === undefined ? bowl.secret : bowl.of(at.mp, at.allowance ?? at.mp)
  // The question already shows this to the marching side.
  const about = aboutOf(table.question, 'activation')
  const isSaid = about !== undefined
  const said = [
    ...Object.entries(about?.losses ?? {}).map(([unit, count]) => bowl.loses(nameIn(setting, language, unit), count)),
    ...(about?.strayed ?? []).map((unit) => bowl.strayed(nameIn(setting, language, unit))),
  ]
  return (
    <>
      {!isSaid && (
        <p className="gb-stand">
          {[
            labelled(bowl.mp, mp),
            labelled(bowl.cp, at.cp === undefined ? bowl.secret : String(at.cp)),
            labelled(bowl.sum, bowl.sumOf(at.sum, at.kept)),
          ].join(' · ')}
        </p>
      )}
      {said.length > 0 && <p className="gb-warning">{labelled(bowl.losses, said.reduce(bowl.also))}</p>}
    </>
  )
}

/** The marker in hand, or the next one: what it may be, and what it may cost. */
function Next({ panel, reach }: { readonly panel: PanelProps; readonly reach: ReachStudy }) {
  const { bowl, percent } = wordsIn(panel.language)
  const markers = markersOf(panel)
  const { drawn } = reach
  if (drawn !== null) {
    const { keep, putBack } = drawn
    const stop = oddsOf(panel, 'return')?.['stop']
    const kept = keep === null ? bowl.keepStop : bowl.keep(keep.sum, keep.markers)
    const back = stop === undefined || putBack === null ? bowl.noReturn : bowl.returned1(putBack, percent(stop))
    return <Fact title={bowl.inHand}>{bowl.also(kept, back)}</Fact>
  }
  const plan = planFor(reach, 1)
  if (plan === undefined || isAbout(panel.table.question, 'muster')) return null
  const all = markers.reduce((sum, { inBowl }) => sum + inBowl, 0)
  const stops = markers.find(({ value }) => value === 'stop')?.inBowl ?? 0
  const [stopped, hurt] = [percent(plan.stopped), percent(plan.hurt)]
  return (
    <Fact title={bowl.next}>
      {plan.hurt === 0 ? bowl.nextSafe(stops, all, stopped) : bowl.nextStop(stops, all, stopped, hurt)}
    </Fact>
  )
}

/** The way to the chosen place: how likely it is reached, and at what cost. Pointing at a place chooses it. */
function Route({ panel, reach }: { readonly panel: PanelProps; readonly reach: ReachStudy }) {
  const { setting, language, goal } = panel
  const { bowl, percent, number } = wordsIn(language)
  const [chosen, setChosen] = useState('')
  // Keeps the last place when the pointer leaves it, so that the player can read.
  const [pointed, setPointed] = useState<string | null>(null)
  if (goal && goal !== pointed && reach.zones.some(({ zone }) => zone === goal)) {
    setPointed(goal)
    setChosen(goal)
  }
  const name = (zone: string): string => nameIn(setting, language, zone)
  if (reach.zones.length === 0)
    return reach.refused === null ? null : <Fact title={bowl.route}>{becauseInWords(reach.refused, language)}</Fact>
  const found = reach.zones.find(({ zone }) => zone === chosen)
  const plan = found && planFor(reach, found.markers)
  return (
    <Fact title={bowl.route}>
      <select
        className="gb-goal"
        aria-label={bowl.routeTo}
        value={found?.zone ?? ''}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value="">{bowl.routeNone}</option>
        {reach.zones.map(({ zone }) => (
          <option key={zone} value={zone}>
            {name(zone)}
          </option>
        ))}
      </select>
      {found && plan && (
        <p className={`gb-grade is-${found.grade}`}>
          {bowl.routeChance(percent(found.chance))} {bowl.routeCost(found.way.length, found.mp, found.markers)}{' '}
          {plan.hurt === 0 ? bowl.routeSafe : bowl.routeLoss(percent(plan.hurt), number(plan.lost))}
          {found.stops && ` ${bowl.routeStops}`}
          {found.beyond && ` ${bowl.beyond}`}
        </p>
      )}
      {found && found.strays.length > 0 && (
        <p className="gb-warning">
          {bowl.routeStrays} {found.strays.map((unit) => bowl.strayed(name(unit))).reduce(bowl.also)}
        </p>
      )}
    </Fact>
  )
}

/** Where to stop. */
function Line({ panel, reach: { advised, plans } }: { readonly panel: PanelProps; readonly reach: ReachStudy }) {
  const { bowl } = wordsIn(panel.language)
  // Without an advised line, no plan makes a loss likelier than not.
  if (plans.length < 2 || advised === null) return null
  return <Fact title={bowl.stopLine}>{advised === 0 ? bowl.lineNow : bowl.line(advised)}</Fact>
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A folded table of all plans, and the sum of the command points. */
function Plans({ panel, reach }: { readonly panel: PanelProps; readonly reach: ReachStudy }) {
  const { bowl } = wordsIn(panel.language)
  const { plans, advised, points } = reach
  if (plans.length < 2 && points.length === 0) return null
  return (
    <details className="gb-where">
      <summary>{points.length > 0 ? bowl.moreWithPoints : bowl.more}</summary>
      {points.length > 0 && <Ledger panel={panel} title={bowl.command} lines={points} />}
      {plans.length > 1 && (
        <table className="gb-plans">
          <caption>{bowl.plans}</caption>
          <Heads
            titles={[bowl.planMarkers, bowl.planStop, bowl.planSum, bowl.planLoss, bowl.planLost, bowl.planWorn]}
          />
          <tbody>
            {plans.map((plan) => (
              <PlanRow key={plan.markers} panel={panel} plan={plan} isLine={plan.markers === advised} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td colSpan={6}>{bowl.policy}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </details>
  )
}

function PlanRow({
  panel,
  plan,
  isLine,
}: {
  readonly panel: PanelProps
  readonly plan: DrawingPlan
  readonly isLine: boolean
}) {
  const { percent, number } = wordsIn(panel.language)
  return (
    <tr className={isLine ? 'is-line' : undefined}>
      <th scope="row">{plan.markers}</th>
      <td>{percent(plan.stopped)}</td>
      <td>{number(plan.fatigue)}</td>
      <td>{percent(plan.hurt)}</td>
      <td>{number(plan.lost)}</td>
      <td>{percent(plan.worn)}</td>
    </tr>
  )
}
