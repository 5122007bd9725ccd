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
import { carryOut } from './carry-out.ts'
import type { Earlier } from './earlier.ts'
import { lineAddress } from './told-armies.ts'
import { mapAddress } from './told-map.ts'
import { editedTables } from './edited-tables.ts'
import type { DraftAsItIs, EditedSystem } from './open-draft.ts'
import { putBack } from './put-back.ts'
import type { Rulebook } from './rulebook.ts'

/** What a campaign is played with when a draft is its only scenario. */
export function filesWith(ground: CampaignFiles, file: string, document: JsonObject): CampaignFiles {
  const others = Object.entries(ground).filter(([path]) => !/^(?:scenarios|lessons|records)\//.test(path))
  return { ...Object.fromEntries(others), [file]: document }
}

/** The scenario's file as it is written. */
export const textOf = ({ system, row, document }: DraftAsItIs): string =>
  inHouseStyle(row.file, document, system.campaign.files)

/** Files of the campaign that are edited beside the scenario. */
const isBeside = (file: string): boolean => file === TABLES || file === ARMIES || isMapFile(file)

const deskOf = (file: string): Fault['desk'] =>
  file === TABLES ? 'tables' : file === ARMIES ? 'armies' : isMapFile(file) ? 'maps' : null

/** Everything that the check of campaigns says of a draft: of its scenario, and of the campaign as far as that keeps it from being played. */
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

/** The same of a draft as it is now, found once. */
function problemsIn({ system, ground, row, document }: DraftAsItIs): readonly Problem[] {
  const known = judged.get(document)
  if (known?.ground === ground) return known.problems
  const problems = problemsOf(system, ground, row.file, document)
  judged.set(document, { ground, problems })
  return problems
}

/** Whether a draft can be played as it is now, without what is wrong with it and what puts that right. */
export function verdictOf(draft: DraftAsItIs): Pick<Faults, 'errors' | 'warnings'> {
  const problems = problemsIn(draft)
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return { errors, warnings: problems.length - errors }
}

/** What is wrong with a draft, where, and what puts it right. */
export function faultsOf(draft: DraftAsItIs, rulebook: Rulebook, earlier: Earlier = () => []): Faults {
  const { row } = draft
  const problems = problemsIn(draft)
  // Only faults of the scenario have a line in it.
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
  return { number: row.number, ...verdictOf(draft), faults }
}

/** What the scenario says around the place of a fault; of one that is about the whole of it and names a side, what that side has. */
function subjectsIn({ system, ground, document }: DraftAsItIs, problem: Problem): FaultSubjects {
  const found = system.editing.subjects(ground, document, problem)
  const side = system.sides.findIndex((id) => id === problem.subject)
  if (side < 0 || found.things.length > 0 || !/^(?:position)?$/.test(problem.path)) return found
  const own = system.editing.palette(ground).things.filter((thing) => thing.side === side)
  return { ...found, things: own.map(({ id }) => id) }
}

/** The remedy of that name, as long as its fault is there. */
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

/** What puts a fault right in the file that has it. */
interface FileRemedy {
  readonly title: Title
  carryOut(open: OpenFiles): void
}

/** What puts faults right is tried for so many of them at most: each try is a check of its own. */
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
    carryOut: (open) => one.carryOut(open[file] ?? {}),
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
  // Of the others those are offered that are made for the fault; they are tried once they are among the first.
  if (beside.indexOf(problem) >= MOST_TRIED) return onceEach([...own, ...asWas])
  const all = [...own, ...(isMapFile(file) ? takenOff(draft, problem) : []), ...asWas]
  const found = all.filter(isHelp)
  return onceEach(found.length > 0 ? found : tablesBack(draft, rulebook).filter(isHelp))
}

/** What else fits the tables no more is put right by tables as they were. */
function tablesBack(draft: DraftAsItIs, rulebook: Rulebook): readonly FileRemedy[] {
  if (isDeepStrictEqual(draft.ground[TABLES], rulebook()[TABLES])) return []
  return [
    {
      title: { en: 'Put all tables back as in the rulebook', fr: 'Remettre toutes les tables comme dans le livret' },
      carryOut: (open) => void carryOut(draft, open, { do: 'put-back', address: null }, rulebook),
    },
  ]
}

/** Of what is called the same, the first: nobody could tell them apart. */
function onceEach(remedies: readonly FileRemedy[]): readonly FileRemedy[] {
  const byTitle = new Map(remedies.toReversed().map((one) => [one.title.en, one]))
  return remedies.filter((one) => byTitle.get(one.title.en) === one)
}

/** What puts the order of battle and the scenario right at once, and what puts lines back that are lacking. */
function ofForces(draft: DraftAsItIs, problem: Problem, rulebook: Rulebook): readonly FileRemedy[] {
  const { system, ground, row, document } = draft
  const own = system.editing.armyRemedies?.(ground, document, problem, () => rulebook()[ARMIES]) ?? []
  return [
    ...own.map(({ title, carryOut }) => ({
      title,
      carryOut: (open: OpenFiles) => carryOut(open[ARMIES] ?? {}, open[row.file] ?? {}),
    })),
    ...putBack(draft, problem, rulebook),
  ]
}

/** Whether fewer faults are left when it is done, and none that was not there. */
function helps(
  { system, ground, row, document }: DraftAsItIs,
  remedy: FileRemedy,
  before: readonly Problem[],
): boolean {
  const { after } = changed({ ...ground, [row.file]: document } as JsonObject, (open) =>
    remedy.carryOut(open as OpenFiles),
  )
  const { [row.file]: scenario, ...others } = after
  if (!isJsonObject(scenario)) return false
  const left = problemsOf(system, others as CampaignFiles, row.file, scenario)
  const known = new Set(before.map(whatOf))
  return left.length < before.length && left.every((one) => known.has(whatOf(one)))
}

/** The values of the tables that a fault is about, at its place or in it, or the line of the order of battle. */
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

/** What on the map a fault is about. */
function rowOf({ system, ground }: Drawn, { file, path }: Pick<Problem, 'file' | 'path'>) {
  const plan = system.editing.map?.(ground)
  return plan && rowAround(ground, plan, file, path)
}

/** The places of a fault of the map: what it is itself, or what it joins. */
function placesAbout(draft: Drawn, problem: Problem): readonly string[] {
  const found = rowOf(draft, problem)
  if (found === undefined) return []
  const { list, row } = found
  return list.key === null || list.shape.is === 'none' ? placesNamed(list, row.content) : [row.id]
}

/** What is at fault on the map can be taken off it, with all that hangs on it. */
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
      carryOut: (open) => void carryOut(draft, open, edit, () => ground),
    },
  ]
}

/** What is wrong, wherever it is: lines lie elsewhere once others are struck. */
const whatOf = ({ file, code = '', made }: Problem): string => JSON.stringify([file, code, made?.parts])

const keyOf = (problem: Problem): string =>
  createHash('sha256')
    .update(JSON.stringify([problem.severity, problem.path, whatOf(problem)]))
    .digest('hex')
    .slice(0, 16)
