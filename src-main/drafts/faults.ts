import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { remediesOfFile } from '#engine/campaigns/editing/file-remedies.ts'
import { TABLES } from '#engine/campaigns/editing/tables/tables.ts'
import { ARMIES, linesOf } from '#engine/campaigns/editing/armies/armies.ts'
import { isMapFile } from '#engine/campaigns/editing/maps/files.ts'
import { nameOfRow, placesNamed, rowAround } from '#engine/campaigns/editing/maps/maps.ts'
import type { FaultSubjects, Remedy } from '#engine/kernel/system/editing.ts'
import type { Title } from '#engine/kernel/system/glance.ts'
import type { CampaignFiles, Problem } from '#engine/kernel/system/system.ts'
import { isJsonObject, type JsonObject } from '#engine/kernel/values/result.ts'
import { judge } from '../campaigns/campaign-check.ts'
import { inHouseStyle } from '../campaigns/house-style.ts'
import { lineOf, linesIn } from '../campaigns/json-lines.ts'
import type { Fault, Faults } from '../contract/drafts.ts'
import { withSpaces } from '../wording/bilingual.ts'
import { changed } from './changes.ts'
import { named } from './named-problems.ts'
import type { OpenFiles } from './desk.ts'
import { applyEdit } from './apply-edit.ts'
import type { Earlier } from './earlier.ts'
import { lineAddress } from './armies-for-editor.ts'
import { mapAddress } from './map-for-editor.ts'
import { editedTables } from './edited-tables.ts'
import type { DraftAsItIs, EditedSystem } from './open-draft.ts'
import { putBack } from './put-back.ts'
import type { Rulebook } from './rulebook.ts'

/** The files of a campaign with a draft as its only scenario, and without lessons and recorded games. */
export function filesWith(ground: CampaignFiles, file: string, document: JsonObject): CampaignFiles {
  const others = Object.entries(ground).filter(([path]) => !/^(?:scenarios|lessons|records)\//.test(path))
  return { ...Object.fromEntries(others), [file]: document }
}

/** The text of the scenario's file. */
export const textOf = ({ system, row, document }: DraftAsItIs): string =>
  inHouseStyle(row.file, document, system.campaign.files)

/** Is this a file that can be edited beside the scenario? */
const isBeside = (file: string): boolean => file === TABLES || file === ARMIES || isMapFile(file)

const deskOf = (file: string): Fault['desk'] =>
  file === TABLES ? 'tables' : file === ARMIES ? 'armies' : isMapFile(file) ? 'maps' : null

/** What the campaign check reports for a draft: all errors, and the warnings about files that can be edited. */
export function problemsOf(
  system: EditedSystem,
  ground: CampaignFiles,
  file: string,
  document: JsonObject,
): readonly Problem[] {
  const { errors, warnings } = judge(filesWith(ground, file, document), undefined, system.id)
  return [...errors, ...warnings.filter((problem) => problem.file === file || isBeside(problem.file))]
}

const judged = new WeakMap<JsonObject, { readonly ground: CampaignFiles; readonly problems: readonly Problem[] }>()

/** The same for the current state of a draft, cached. */
function problemsIn({ system, ground, row, document }: DraftAsItIs): readonly Problem[] {
  const known = judged.get(document)
  if (known?.ground === ground) return known.problems
  const problems = problemsOf(system, ground, row.file, document)
  judged.set(document, { ground, problems })
  return problems
}

/** Counts the faults of a draft, without describing them. A draft without errors can be played. */
export function faultCounts(draft: DraftAsItIs): Pick<Faults, 'errors' | 'warnings'> {
  const problems = problemsIn(draft)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: problems.length - errors }
}

/** The faults of a draft, with their places and remedies. */
export function faultsOf(draft: DraftAsItIs, rulebook: Rulebook, earlier: Earlier = () => []): Faults {
  const { row } = draft
  const problems = problemsIn(draft)
  // Only faults of the scenario's file have a line number.
  const lines = problems.some(({ file }) => file === row.file) ? linesIn(textOf(draft)) : undefined
  const faults = problems.map((problem): Fault => {
    const line = lines && problem.file === row.file ? lineOf(lines, problem.path) : undefined
    const remedies = remediesOf(draft, problem, rulebook, problems)
    const subjects = isMapFile(problem.file)
      ? { things: [], places: placesAbout(draft, problem) }
      : isBeside(problem.file)
        ? { things: [], places: [] }
        : subjectsIn(draft, problem)
    return {
      key: keyOf(problem),
      problem: { ...named(draft, problem, rulebook, earlier), ...(line !== undefined && { line }) },
      ...{ fields: [], ...subjects },
      values: valuesOf(draft, problem),
      desk: deskOf(problem.file),
      remedies: remedies.map(({ title }, index) => ({ key: String(index), title: withSpaces(title) })),
    }
  })
  return { number: row.number, ...faultCounts(draft), faults }
}

/** Things and places around a fault's path; for one of the whole scenario that names a side, the side's things. */
function subjectsIn({ system, ground, document }: DraftAsItIs, problem: Problem): FaultSubjects {
  const found = system.editing.subjects(ground, document, problem)
  const side = system.sides.findIndex((id) => id === problem.subject)
  if (side < 0 || found.things.length > 0 || !/^(?:position)?$/.test(problem.path)) return found
  const own = system.editing.palette(ground).things.filter((thing) => thing.side === side)
  return { ...found, things: own.map(({ id }) => id) }
}

/** A remedy by its key; undefined if its fault is gone. */
export function remedyOf(
  draft: DraftAsItIs,
  fault: string,
  remedy: string,
  rulebook: Rulebook,
): FileRemedy | undefined {
  const problems = problemsIn(draft)
  const problem = problems.find((one) => keyOf(one) === fault)
  return problem && remediesOf(draft, problem, rulebook, problems)[Number(remedy)]
}

/** A remedy that changes the open files. */
interface FileRemedy {
  readonly title: Title
  apply(open: OpenFiles): void
}

/** Maximum number of faults whose remedies are tried out; each try checks the whole campaign. */
const MOST_TRIED = 6

function remediesOf(
  draft: DraftAsItIs,
  problem: Problem,
  rulebook: Rulebook,
  problems: readonly Problem[],
): readonly FileRemedy[] {
  const { system, ground, row, document } = draft
  const { file } = problem
  const inFile = (one: Remedy): FileRemedy => ({
    title: one.title,
    apply: (open) => one.apply(open[file] ?? {}),
  })
  const isHelp = (one: FileRemedy): boolean => helps(draft, one, problems)
  if (file === row.file) {
    const own = system.editing.remedies(ground, document, problem).map(inFile)
    const best = problems.length > MOST_TRIED ? own : own.filter(isHelp)
    const all = [...ofForces(draft, problem, rulebook).filter(isHelp), ...(best.length > 0 ? best : own)]
    return onceEach(all.length > 0 || problem.severity === 'warning' ? all : tablesBack(draft, rulebook).filter(isHelp))
  }
  if (!isBeside(file)) return []
  const own = [
    ...(file === ARMIES ? ofForces(draft, problem, rulebook) : []),
    ...(isMapFile(file) ? (system.editing.mapRemedies?.(ground, problem) ?? []).map(inFile) : []),
  ]
  const asWas = remediesOfFile(file, ground, rulebook(), problem, file === ARMIES).map(inFile)
  const beside = problems.filter((one) => isBeside(one.file))
  // Later faults get only the remedies made for them, untried until the fault is among the first.
  if (beside.indexOf(problem) >= MOST_TRIED) return onceEach([...own, ...asWas])
  const all = [...own, ...(isMapFile(file) ? takenOff(draft, problem) : []), ...asWas]
  const found = all.filter(isHelp)
  return onceEach(found.length > 0 ? found : tablesBack(draft, rulebook).filter(isHelp))
}

/** The last resort for anything that no longer fits the tables: putting all tables back. */
function tablesBack(draft: DraftAsItIs, rulebook: Rulebook): readonly FileRemedy[] {
  if (isDeepStrictEqual(draft.ground[TABLES], rulebook()[TABLES])) return []
  return [
    {
      title: { en: 'Put all tables back as in the rulebook', fr: 'Remettre toutes les tables comme dans le livret' },
      apply: (open) => void applyEdit(draft, open, { do: 'put-back', address: null }, rulebook),
    },
  ]
}

/** Only the first of several remedies with equal titles, because users could not tell them apart. */
function onceEach(remedies: readonly FileRemedy[]): readonly FileRemedy[] {
  const byTitle = new Map(remedies.toReversed().map((one) => [one.title.en, one]))
  return remedies.filter((one) => byTitle.get(one.title.en) === one)
}

/** Remedies that change the order of battle together with the scenario, and those that put back missing lines. */
function ofForces(draft: DraftAsItIs, problem: Problem, rulebook: Rulebook): readonly FileRemedy[] {
  const { system, ground, row, document } = draft
  const own = system.editing.armyRemedies?.(ground, document, problem, () => rulebook()[ARMIES]) ?? []
  return [
    ...own.map(({ title, apply }) => ({
      title,
      apply: (open: OpenFiles) => apply(open[ARMIES] ?? {}, open[row.file] ?? {}),
    })),
    ...putBack(draft, problem, rulebook),
  ]
}

/** Does a remedy leave fewer faults, and no new one? */
function helps(
  { system, ground, row, document }: DraftAsItIs,
  remedy: FileRemedy,
  before: readonly Problem[],
): boolean {
  const { after } = changed({ ...ground, [row.file]: document } as JsonObject, (open) =>
    remedy.apply(open as OpenFiles),
  )
  const { [row.file]: scenario, ...others } = after
  if (!isJsonObject(scenario)) return false
  const left = problemsOf(system, others as CampaignFiles, row.file, scenario)
  const known = new Set(before.map(whatOf))
  return left.length < before.length && left.every((one) => known.has(whatOf(one)))
}

/** Addresses of a fault's values in the tables, its line of the order of battle, or its row of the map. */
function valuesOf({ system, ground }: DraftAsItIs, { file, path }: Problem): readonly string[] {
  if (file === ARMIES) {
    const list = system.editing.armies(ground).find(({ id }) => path.startsWith(`${id}.`))
    const place = list && Number(path.slice(list.id.length + 1).split('.')[0])
    const line = list && place !== undefined ? linesOf(ground[ARMIES], list)[place] : undefined
    return list && line ? [lineAddress(list, line)] : []
  }
  if (isMapFile(file)) {
    const found = rowOf({ system, ground }, { file, path })
    return found === undefined ? [] : [mapAddress(found.list, found.row)]
  }
  if (file !== TABLES) return []
  return (editedTables(system, ground)?.leaves ?? [])
    .map(({ address }) => address)
    .filter((address) => address === path || address.startsWith(`${path}.`))
}

type Drawn = Pick<DraftAsItIs, 'system' | 'ground'>

/** The row of the map that a fault is about. */
function rowOf({ system, ground }: Drawn, { file, path }: Pick<Problem, 'file' | 'path'>) {
  const plan = system.editing.map?.(ground)
  return plan && rowAround(ground, plan, file, path)
}

/** The places of a fault of the map: the row itself, or the places it joins. */
function placesAbout(draft: Drawn, problem: Problem): readonly string[] {
  const found = rowOf(draft, problem)
  if (found === undefined) return []
  const { list, row } = found
  return list.key === null || list.shape.is === 'none' ? placesNamed(list, row.content) : [row.id]
}

/** A remedy that removes the faulty row from the map, with everything that depends on it. */
function takenOff(draft: DraftAsItIs, problem: Problem): readonly FileRemedy[] {
  const { system, ground } = draft
  const plan = system.editing.map?.(ground)
  const found = rowOf(draft, problem)
  if (plan === undefined || found === undefined || found.list.single || found.list.fresh.length === 0) return []
  const { en, fr } = nameOfRow(ground, plan, found.list, found.row)
  const edit = { do: 'map-drop', list: found.list.id, item: found.row.id } as const
  return [
    {
      title: { en: `Remove ${en} from the map`, fr: `Ôter ${fr} de la carte` },
      apply: (open) => void applyEdit(draft, open, edit, () => ground),
    },
  ]
}

/** Identifies a fault without its path, because removing a line changes the indices of others. */
const whatOf = ({ file, code = '', made }: Problem): string => JSON.stringify([file, code, made?.parts])

const keyOf = (problem: Problem): string =>
  createHash('sha256')
    .update(JSON.stringify([problem.severity, problem.path, whatOf(problem)]))
    .digest('hex')
    .slice(0, 16)
