import { TABLES } from '#engine/campaigns/editing/tables/tables.ts'
import { ARMIES, editLine } from '#engine/campaigns/editing/armies/armies.ts'
import type { Edited, LineEdit } from '#engine/kernel/system/editing.ts'
import type { Title } from '#engine/kernel/system/glance.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { bad, isJsonObject, type JsonObject, type Result } from '#engine/kernel/values/result.ts'
import type { Edit } from '../contract/drafts.ts'
import { words } from '../wording/bilingual.ts'
import type { OpenFiles } from './desk.ts'
import { editedTables } from './edited-tables.ts'
import type { OpenDraft } from './open-draft.ts'

/** Carries out an edit on the file that it is meant for. */
export function carryOut(
  draft: OpenDraft,
  open: OpenFiles,
  edit: Edit,
  rulebook: CampaignFiles,
): Result<Edited, Title> {
  const { system, row } = draft
  // What the edits before this one have made of the campaign.
  const ground = { ...draft.ground, ...withoutScenario(open, row.file) }
  if (edit.do === 'set-value' || edit.do === 'put-back') {
    const tables = editedTables(system, ground)
    const document = open[TABLES]
    if (tables === undefined || document === undefined) return bad(NO_TABLES)
    if (edit.do === 'set-value') return tables.set(document, edit.address, edit.value)
    const other = rulebook[TABLES]
    return isJsonObject(other) ? tables.putBack(document, edit.address, other) : bad(NO_TABLES)
  }
  const scenario = open[row.file] ?? {}
  if (isLineEdit(edit)) {
    const document = open[ARMIES]
    if (document === undefined) return bad(NO_ARMIES)
    const wasInShape = isInShape(draft, document as JsonObject)
    const edited = editLine(system.editing.armies(ground), document, edit, rulebook[ARMIES])
    if (edited.ok && wasInShape && !isInShape(draft, document as JsonObject)) return bad(NOT_THERE)
    // Who is struck from the order of battle stands nowhere either.
    if (edited.ok && edit.do === 'drop-line')
      system.editing.carryOut(ground, scenario, { do: 'lift', things: [edit.line] })
    return edited
  }
  return system.editing.carryOut(ground, scenario, edit)
}

const isLineEdit = (edit: Edit): edit is Edit & LineEdit =>
  edit.do === 'set-cell' || edit.do === 'add-line' || /^(?:copy-line|drop-line|put-line-back)$/.test(edit.do)

/** Whether the order of battle can be read as it is now. */
function isInShape({ system }: OpenDraft, document: JsonObject): boolean {
  const copy = JSON.parse(JSON.stringify(document)) as JsonObject // the same, and nobody else has it
  return system.campaign.files?.whole({ [ARMIES]: copy })[ARMIES] !== copy
}

function withoutScenario(open: OpenFiles, scenario: string): OpenFiles {
  const { [scenario]: _, ...others } = open
  return others
}

const NO_ARMIES = words('There is no order of battle.', 'Il n’y a pas d’ordre de bataille.')
const NOT_THERE = words(
  'That cannot stand there: the order of battle could not be read any more.',
  'Cela ne peut pas figurer là : l’ordre de bataille ne serait plus lisible.',
)
const NO_TABLES = words('The tables cannot be read.', 'Les tables ne peuvent pas être lues.')
