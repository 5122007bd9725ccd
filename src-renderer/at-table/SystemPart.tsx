import { useState } from 'react'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { Entry, GameSnapshot } from '../../src-main/contract/games.ts'
import { PartGuard } from '../parts/PartGuard.tsx'
import { openRule } from '../rule-links/open-rule.ts'
import { useRules } from '../rule-links/use-rules.ts'
import { useView } from '../state/use-app.ts'
import type { Aside, SystemUi, Odds } from '../system-ui/system-ui.ts'
import { useAtTable } from './at-table.ts'
import { defaultSide } from './use-layer.ts'
import { useHighlights } from './highlights.ts'
import { usePlay } from './use-play.ts'
import { useStudy } from './use-study.ts'

const noEntries: readonly Entry[] = []
const noWords: Readonly<Record<string, string>> = {}

type Props = {
  readonly part: Aside
  readonly table: GameSnapshot
  readonly odds: Odds | null
  readonly studyFor?: SystemUi['studyFor']
}

/** Draws a component of the rule system at the table. */
export function SystemPart(props: Props) {
  return (
    <PartGuard of={props.table}>
      <Drawn {...props} />
    </PartGuard>
  )
}

function Drawn({ part: Part, table, odds, studyFor }: Props) {
  const language = useView((view) => view.language)
  const journal = usePlay((play) => play.journal, noEntries)
  const words = usePlay((play) => play.words?.words ?? noWords, noWords)
  const pointed = useHighlights((highlights) => highlights.pointed)
  const answer = useHighlights((highlights) => highlights.answer)
  const { setting, give, links } = useAtTable()
  // Where the pointer is on the map, or where the answer under it in the list leads.
  const meant =
    pointed ?? (answer === null ? null : (links.thingsOf(answer).find(({ kind }) => kind === 'zone') ?? null))
  const goal = meant?.kind === 'zone' ? meant.id : null
  const { book } = useRules()
  // A viewer who sees both sides gets the study of the deciding side.
  const side = defaultSide(table)
  const study = useStudy(table, side, useLastRequest(table, studyFor?.(table, goal) ?? null))
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
      study={study}
      onAnswer={give}
      sectionOf={(rule) => book.get(rule)?.article.section}
      onRule={openRule}
    />
  )
}

/** The request, or the last one at this table: the study stays readable when the pointer leaves its place. */
function useLastRequest(table: GameSnapshot, request: JsonObject | null): JsonObject | null {
  const [last, setLast] = useState({ table, request })
  const isNew = request !== null && JSON.stringify(request) !== JSON.stringify(last.request)
  if (isNew || last.table !== table) setLast({ table, request })
  return request ?? (last.table === table ? last.request : null)
}
