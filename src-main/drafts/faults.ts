import { createHash } from 'node:crypto'
import type { Remedy } from '#engine/kernel/system/editing.ts'
import type { CampaignFiles, Problem } from '#engine/kernel/system/system.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { judge } from '../campaigns/campaign-check.ts'
import { inHouseStyle } from '../campaigns/house-style.ts'
import { lineOf, linesIn } from '../campaigns/json-lines.ts'
import type { Fault, Faults } from '../contract/drafts.ts'
import { withSpaces } from '../wording/bilingual.ts'
import type { EditedSystem, OpenDraft } from './open-draft.ts'

/** What a campaign is played with when a draft is its only scenario. */
export function filesWith(ground: CampaignFiles, file: string, document: JsonObject): CampaignFiles {
  const others = Object.entries(ground).filter(([path]) => !/^(?:scenarios|lessons)\//.test(path))
  return { ...Object.fromEntries(others), [file]: document }
}

/** The scenario's file as it is written. */
export const textOf = ({ system, row, document }: OpenDraft): string =>
  inHouseStyle(row.file, document, system.campaign.files)

/** Everything that the check of campaigns says of a draft: of its scenario, and of the campaign as far as that keeps it from being played. */
function problemsOf(
  system: EditedSystem,
  ground: CampaignFiles,
  file: string,
  document: JsonObject,
): readonly Problem[] {
  const { errors, warnings } = judge(filesWith(ground, file, document), undefined, system.id)
  return [...errors, ...warnings.filter((problem) => problem.file === file)]
}

/** What is wrong with a draft, where, and what puts it right. */
export function faultsOf(draft: OpenDraft): Faults {
  const { system, ground, row, document } = draft
  const lines = linesIn(textOf(draft))
  const problems = problemsOf(system, ground, row.file, document)
  const faults = problems.map((problem): Fault => {
    const line = problem.file === row.file ? lineOf(lines, problem.path) : undefined
    const remedies = remediesOf(draft, problem)
    return {
      key: keyOf(problem),
      problem: line === undefined ? problem : { ...problem, line },
      ...system.editing.subjects(ground, document, problem),
      remedies: remedies.map(({ title }, index) => ({ key: String(index), title: withSpaces(title) })),
    }
  })
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return { number: row.number, errors, warnings: problems.length - errors, faults }
}

/** The remedy of that name, as long as its fault is there. */
export function remedyOf(draft: OpenDraft, fault: string, remedy: string): Remedy | undefined {
  const { system, ground, row, document } = draft
  const problem = problemsOf(system, ground, row.file, document).find((one) => keyOf(one) === fault)
  return problem && remediesOf(draft, problem)[Number(remedy)]
}

const remediesOf = ({ system, ground, row, document }: OpenDraft, problem: Problem): readonly Remedy[] =>
  problem.file === row.file ? system.editing.remedies(ground, document, problem) : []

const keyOf = ({ severity, file, path, message }: Problem): string =>
  createHash('sha256')
    .update(JSON.stringify([severity, file, path, message]))
    .digest('hex')
    .slice(0, 16)
