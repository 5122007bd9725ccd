import type { ForecastOdds } from '#engine/gaiter-button/window-types.ts'
import type { ReactNode } from 'react'
import type { Question } from '../../../../src-main/contract/games.ts'
import { type Chances, chancesIn, type LedgerLine, meanOf, type PanelProps } from './reading.ts'
import { wordsIn } from './words.ts'

export type Answer = Question['answers'][number]

/** Answers of the question, if it is the viewer's. */
export const answersOf = ({ table }: PanelProps): readonly Answer[] =>
  table.readOnly === null ? (table.question?.answers ?? []) : []
export const thingOf = (answer: Answer, noun: string): string | undefined =>
  answer.things.find((thing) => thing.noun === noun)?.name

/** The rule a number comes from; a button where the rules can be opened. */
export function RuleMark({
  panel,
  rule,
  title,
}: {
  readonly panel: PanelProps
  readonly rule: string
  readonly title: string
}) {
  const words = wordsIn(panel.language)
  const { onRule } = panel
  const section = panel.sectionOf?.(rule) ?? '§'
  if (onRule === undefined)
    return (
      <span className="gb-rule" title={rule}>
        {section}
      </span>
    )
  return (
    <button
      type="button"
      className="link gb-rule"
      aria-label={words.labelled(section, words.ruleOf(title))}
      onClick={() => onRule(rule)}
    >
      {section}
    </button>
  )
}

/** The title of a line of a ledger. */
export const lineTitle = ({ words }: PanelProps, { label }: LedgerLine): string => {
  const title = words?.[`ledger.${label}`] ?? label
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** A stacked bar: each part as wide as its chance, with its number. */
export function Whole({
  parts,
  label,
  panel,
}: {
  readonly parts: readonly { readonly title: string; readonly chance: number; readonly tone: string }[]
  readonly label: string
  readonly panel: PanelProps
}) {
  const { chance: inWords } = wordsIn(panel.language)
  return (
    <section className="gb-whole" aria-label={label}>
      <div className="gb-whole-bar" aria-hidden="true">
        {parts
          .filter(({ chance }) => chance > 0)
          .map(({ title, chance, tone }) => (
            <span key={title} className={`tone-${tone}`} style={{ flexGrow: chance }} />
          ))}
      </div>
      <ul>
        {parts.map(({ title, chance, tone }) => (
          <li key={title}>
            <span className={`gb-swatch tone-${tone}`} aria-hidden="true" /> {inWords(title, chance)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How likely each number is, as bars. */
export function Distribution({
  title,
  chances,
  panel,
  names,
  mean = true,
}: {
  readonly title: string
  readonly chances: Chances
  readonly panel: PanelProps
  readonly mean?: boolean
  /** The name of a value that is not a number. */
  readonly names?: (value: string) => string
}) {
  const { percent, battle, number } = wordsIn(panel.language)
  const most = Math.max(...chances.map(({ chance }) => chance), 0.0001)
  return (
    <table className="gb-distribution">
      <caption>
        {title}
        {mean && <span className="gb-mean"> {battle.mean(number(meanOf(chances)))}</span>}
      </caption>
      <tbody>
        {chances.map(({ value, chance }) => (
          <tr key={value}>
            <th scope="row">{names?.(value) ?? value}</th>
            <td>
              <div className="gb-bar">
                <span aria-hidden="true" style={{ flexBasis: `${(chance / most) * 75}%` }} /> {percent(chance)}
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export type StepState = 'done' | 'now' | 'ahead' | 'skipped'
/** Whether a step is done, current or still to come; `now` is −1 if none has begun. */
export const stateAt = (index: number, now: number): StepState =>
  index < now ? 'done' : index === now ? 'now' : 'ahead'

export function stepWord(panel: PanelProps, state: StepState): string {
  const { stepDone, stepNow, stepAhead, stepSkipped } = wordsIn(panel.language)
  return { done: stepDone, now: stepNow, ahead: stepAhead, skipped: stepSkipped }[state]
}

/** A step of a checklist, with a sign and a word for its state, not only a colour. */
export function Step({
  panel,
  state,
  title,
  children,
}: {
  readonly panel: PanelProps
  readonly state: StepState
  readonly title: string
  readonly children?: ReactNode
}) {
  return (
    <li className={`gb-step is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="gb-step-sign" aria-hidden="true">
        {{ done: '✓', now: '▸', ahead: '○', skipped: '–' }[state]}
      </span>
      <div>
        <p className="gb-step-title">
          {title} <span className="gb-step-word">{stepWord(panel, state)}</span>
        </p>
        {children}
      </div>
    </li>
  )
}

/** The heads of a table's columns. */
export function Heads({ titles }: { readonly titles: readonly string[] }) {
  return (
    <thead>
      <tr>
        {titles.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** The outcomes of a battle in the cells of a row: won, drawn, lost, and the average losses of each side. */
export function Endings({ panel, odds }: { readonly panel: PanelProps; readonly odds: ForecastOdds }) {
  const { percent, number } = wordsIn(panel.language)
  return (
    <>
      {(['wins', 'draws', 'loses'] as const).map((what) => (
        <td key={what}>{percent(odds.result[what])}</td>
      ))}
      <td>{number(meanOf(chancesIn(odds.ownLost)))}</td>
      <td>{number(meanOf(chancesIn(odds.enemyLost)))}</td>
    </>
  )
}
