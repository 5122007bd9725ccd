import { Ledger } from './Ledger.tsx'
import { type Answer, answersOf } from './parts.tsx'
import { aboutOf } from '../reads/reads.ts'
import { oddsOf, type PanelProps } from './reading.ts'
import { wordsIn } from './words.ts'

/** The modifiers of the rout test, and the chance of a rout for each way to pay against it. */
export function RoutTest(props: PanelProps) {
  const { table, language } = props
  const words = wordsIn(language)
  const { battle } = words
  const about = aboutOf(table.question, 'rout-test')
  if (about?.morale === undefined) return null
  return (
    <div className="gb-rout">
      <p>{battle.routNeeded(about.morale)}</p>
      <ul className="gb-pays">
        {alikeIn(props).map(({ title, said }) => (
          <li key={title}>
            {title} <span className="gb-cost">{said}</span>
          </li>
        ))}
      </ul>
      <Ledger panel={props} title={battle.routTest} lines={about.modifiers} />
    </div>
  )
}

/** Groups answers with the same chances in one line. */
function alikeIn(props: PanelProps): { readonly title: string; readonly said: string }[] {
  const { language } = props
  const { battle } = wordsIn(language)
  const alike = new Map<string, Answer[]>()
  for (const answer of answersOf(props)) {
    const said = chancesOf(props, answer)
    if (said !== '') alike.set(said, [...(alike.get(said) ?? []), answer])
  }
  return [...alike].map(([said, [first, ...others]]) => {
    const title = first?.title[language] ?? ''
    return { said, title: others.length === 0 ? title : battle.alike(title, others.length) }
  })
}

function chancesOf(props: PanelProps, { action }: Answer): string {
  const { battle, chance } = wordsIn(props.language)
  // Each answer that pays has the odds of facing the rout after it.
  const odds = oddsOf(props, 'face-rout', action)
  if (odds === undefined) return ''
  const { rout, surrender } = odds
  return [
    chance(battle.routs, rout.routs),
    ...(surrender === undefined ? [] : [chance(battle.surrenders, surrender.surrenders)]),
  ].join(' · ')
}
