import type { Entry, Table } from '../../src-main/contract/games.ts'
import { openRule } from '../rules/open-rule.ts'
import { useRules } from '../rules/use-rules.ts'
import { useView } from '../state/use-app.ts'
import type { Aside, Odds } from '../systems/desk.ts'
import { useAtTable } from './at-table.ts'
import { useLights } from './lights.ts'
import { usePlay } from './use-play.ts'

const noEntries: readonly Entry[] = []
const noWords: Readonly<Record<string, string>> = {}

type Props = { readonly part: Aside; readonly table: Table; readonly odds: Odds | null }

/** A part of the table that is the rule system's own. */
export function Own({ part: Part, table, odds }: Props) {
  const language = useView((view) => view.language)
  const journal = usePlay((play) => play.journal, noEntries)
  const words = usePlay((play) => play.words?.words ?? noWords, noWords)
  const goal = useLights(({ pointed }) => (pointed?.kind === 'zone' ? pointed.id : null))
  const { setting, give } = useAtTable()
  const { book } = useRules()
  if (setting === null) return null
  return (
    <Part
      table={table}
      setting={setting}
      language={language}
      odds={odds}
      journal={journal}
      words={words}
      goal={goal}
      onAnswer={give}
      sectionOf={(rule) => book.get(rule)?.article.section}
      onRule={openRule}
    />
  )
}
