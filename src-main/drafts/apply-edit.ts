import { current, isDraft } from 'immer'
import { TABLES } from '#engine/campaigns/editing/tables/tables.ts'
import { ARMIES, editLine } from '#engine/campaigns/editing/armies/armies.ts'
import { changeMap } from '#engine/campaigns/editing/maps/change-map.ts'
import { isMapFile } from '#engine/campaigns/editing/maps/files.ts'
import type { LineEdit } from '#engine/kernel/system/editing-lists.ts'
import type { MapEdit } from '#engine/kernel/system/editing-maps.ts'
import type { Edited } from '#engine/kernel/system/editing.ts'
import type { Title } from '#engine/kernel/system/glance.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { bad, good, isJsonObject, type Json, type JsonObject, type Result } from '#engine/kernel/values/result.ts'
import type { Edit } from '../contract/draft-edits.ts'
import { words } from '../wording/bilingual.ts'
import { type Change, changed } from './changes.ts'
import type { OpenFiles } from './desk.ts'
import { editedTables } from './edited-tables.ts'
import type { DraftAsItIs, EditedFiles } from './open-draft.ts'
import type { Rulebook } from './rulebook.ts'
import { whySpoiltArmies, whySpoiltMap } from './why-spoilt.ts'

/** Applies several edits to a draft's files, one after the other; the reason if one of them is refused. */
export function applyEdits(
  draft: DraftAsItIs,
  files: EditedFiles,
  edits: readonly Edit[],
  rulebook: Rulebook,
): Result<{ readonly change: Change<EditedFiles>; readonly edited: Edited }, Title> {
  const done: Edited[] = []
  let refused: Title | undefined
  const change = changed(files, (open) => {
    for (const edit of edits) {
      const edited = applyEdit(draft, open as OpenFiles, edit, rulebook) // files are objects
      if (!edited.ok) {
        refused = edited.error
        return
      }
      done.push(edited.value)
    }
  })
  return refused === undefined ? good({ change, edited: together(done) }) : bad(refused)
}

/** The title and the things of several edits done together. */
function together(all: readonly Edited[]): Edited {
  const [first, ...others] = all
  const { en, fr } = first?.title ?? words('', '')
  const more = others.length
  const title = more === 0 ? { en, fr } : { en: `${en}, and ${more} more`, fr: `${fr}, et ${more} de plus` }
  return { title, things: [...new Set(all.flatMap(({ things }) => things))] }
}

/** Applies an edit to the file it is for. */
export function applyEdit(draft: DraftAsItIs, open: OpenFiles, edit: Edit, rulebook: Rulebook): Result<Edited, Title> {
  const { system, row } = draft
  // The campaign after the edits before this one.
  const others = othersThan(row.file, open)
  const isAsBefore = Object.keys(others).every((file) => others[file] === draft.ground[file])
  // Passing the identical object, if nothing changed, lets caches by files object hit.
  const ground = isAsBefore ? draft.ground : { ...draft.ground, ...others }
  if (isMapEdit(edit)) return applyMapEdit(draft, open, ground, edit)
  if (edit.do === 'set-value' || edit.do === 'put-back' || edit.do === 'table-row') {
    const tables = editedTables(system, ground)
    const document = open[TABLES]
    if (tables === undefined || document === undefined) return bad(NO_TABLES)
    if (edit.do === 'set-value') return tables.set(document, edit.address, edit.value)
    if (edit.do === 'table-row') {
      const edited = tables.changeRow(document, edit.row, edit.how)
      return edited.ok && !isInShape(draft, open, TABLES) ? bad(NO_SUCH_TABLES) : edited
    }
    const other = rulebook()[TABLES]
    return isJsonObject(other) ? tables.putBack(document, edit.address, other) : bad(NO_TABLES)
  }
  const scenario = open[row.file] ?? {}
  if (isLineEdit(edit)) {
    const document = open[ARMIES]
    if (document === undefined) return bad(NO_ARMIES)
    const wasInShape = isInShape(draft, open, ARMIES)
    const edited = editLine(system.editing.armies(ground), document, edit, rulebook()[ARMIES])
    if (edited.ok && wasInShape && !isInShape(draft, open, ARMIES))
      return bad(whySpoiltArmies(draft, ground, ARMIES, edit))
    // A unit removed from the order of battle has no position either.
    if (edited.ok && edit.do === 'drop-line')
      system.editing.applyEdit(ground, scenario, { do: 'lift', things: [edit.line] })
    return edited
  }
  return system.editing.applyEdit(ground, scenario, edit)
}

const isMapEdit = (edit: Edit): edit is Extract<Edit, { readonly do: MapEdit['do'] }> => edit.do.startsWith('map-')

/** Changes the map. Counters in a removed place wait to be placed again, and the title of the edit says so. */
function applyMapEdit(
  draft: DraftAsItIs,
  open: OpenFiles,
  ground: CampaignFiles,
  edit: MapEdit,
): Result<Edited, Title> {
  const { system, row } = draft
  const plan = system.editing.map?.(ground)
  if (plan === undefined) return bad(NO_MAP)
  const wereInShape = new Set(Object.keys(open).filter((file) => isMapFile(file) && isInShape(draft, open, file)))
  const edited = changeMap(plan, open, edit)
  if (!edited.ok) return edited
  const spoilt = Object.keys(open).find(
    (file) =>
      (wereInShape.has(file) || !Object.hasOwn(ground, file)) && isMapFile(file) && !isInShape(draft, open, file),
  )
  if (spoilt !== undefined) return bad(whySpoiltMap(draft, ground, plan, spoilt, edit))
  const scenario = open[row.file] ?? {}
  const { title, things, struck } = edited.value
  const homeless = system.editing
    .placements(ground, JSON.parse(JSON.stringify(scenario)) as JsonObject) // a copy, before counters are lifted
    .flatMap(({ thing, place }) => (place !== null && struck.includes(place) ? [thing] : []))
  if (homeless.length === 0) return good({ title, things })
  const lifted = system.editing.applyEdit(ground, scenario, { do: 'lift', things: homeless })
  if (!lifted.ok) return lifted
  const count = homeless.length
  return good({
    title: words(
      `${title.en}; ${count} ${count === 1 ? 'counter waits' : 'counters wait'} to be placed`,
      `${title.fr} ; ${count} ${count === 1 ? 'pion attend' : 'pions attendent'} d’être ${count === 1 ? 'placé' : 'placés'}`,
    ),
    things: homeless,
  })
}

const isLineEdit = (edit: Edit): edit is Edit & LineEdit =>
  edit.do === 'set-cell' || edit.do === 'add-line' || /^(?:copy-line|drop-line|put-line-back)$/.test(edit.do)

/** Is an open file valid by its schema? */
function isInShape({ system }: DraftAsItIs, open: OpenFiles, file: string): boolean {
  const copy = JSON.parse(JSON.stringify(open[file] ?? null)) as Json // a copy of JSON, not shared
  return system.campaign.files?.whole({ [file]: copy })[file] !== copy
}

/** The current files beside the scenario. Unchanged ones stay identical, so they need not be parsed again. */
function othersThan(scenario: string, open: OpenFiles): CampaignFiles {
  return Object.fromEntries(
    Object.keys(open).flatMap((file) => {
      if (file === scenario) return []
      const content = open[file]
      return [[file, isDraft(content) ? current(content) : content] as const]
    }),
  )
}

const NO_MAP = words('The map of these rules cannot be edited.', 'La carte de ces règles ne peut pas être éditée.')
const NO_ARMIES = words('There is no order of battle.', 'Il n’y a pas d’ordre de bataille.')
const NO_SUCH_TABLES = words(
  'That cannot be: the tables could not be read any more.',
  'Cela ne se peut pas : les tables ne seraient plus lisibles.',
)
const NO_TABLES = words('The tables cannot be read.', 'Les tables ne peuvent pas être lues.')
