import type { ArmyList, LineEdit } from '../../../kernel/system/editing-lists.ts'
import type { Editing, ForcesRemedy, OpenObject } from '../../../kernel/system/editing.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../../kernel/system/system.ts'
import type { JsonObject } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'
import { inWords } from '../edited-things.ts'
import { editLine } from './armies.ts'

/** A fault in the order of battle, with its context. */
export interface ArmyCase {
  readonly files: CampaignFiles
  readonly document: JsonObject
  readonly subject: string
  readonly shipped: () => unknown
}

/** Remedies for faults of the order of battle by code, together with the related changes to the scenario. */
export const armyRemediesBy =
  (
    makers: Readonly<Record<string, (one: ArmyCase) => readonly ForcesRemedy[]>>,
  ): NonNullable<Editing['armyRemedies']> =>
  (files, document, { code = '', subject = '' }, shipped) =>
    makers[code]?.({ files, document, subject, shipped }) ?? []

/** A remedy that applies edits to the order of battle, and then updates the scenario. */
export const byEdits = (
  lists: readonly ArmyList[],
  title: Title,
  edits: readonly LineEdit[],
  inScenario?: (scenario: OpenObject, armies: OpenObject) => void,
): ForcesRemedy => ({
  title,
  apply(armies, scenario) {
    for (const edit of edits) editLine(lists, armies, edit, undefined)
    inScenario?.(scenario, armies)
  },
})

export const dropLines = (list: string, lines: readonly string[]): readonly LineEdit[] =>
  lines.map((line) => ({ do: 'drop-line', list, line }))

/** Edits that set the same column in several lines. */
export const setCells = (list: string, lines: readonly string[], column: string, value: string): readonly LineEdit[] =>
  lines.map((line) => ({ do: 'set-cell', list, line, column, value }))

/** Names in a sentence: the first `most`, and the number of the others. */
export const named = (names: readonly Title[], most = 3): Title =>
  both(
    inWords(
      names.map(({ en }) => en),
      'and',
      most,
    ),
    inWords(
      names.map(({ fr }) => fr),
      'et',
      most,
    ),
  )
