import { Ledger } from './Ledger.tsx'
import { aboutOf } from '../reads/reads.ts'
import type { PanelProps } from './reading.ts'
import { wordsIn } from './words.ts'

/** The modifiers of the rout test; the chance of a rout is shown beside each way to pay against it. */
export function RoutTest(props: PanelProps) {
  const { table, language } = props
  const { battle } = wordsIn(language)
  const about = aboutOf(table.question, 'rout-test')
  if (about?.morale === undefined) return null
  return (
    <div className="gb-rout">
      <p>{battle.routNeeded(about.morale)}</p>
      <Ledger panel={props} title={battle.routTest} lines={about.modifiers} />
    </div>
  )
}
