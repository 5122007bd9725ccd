import type { z } from 'zod'
import type { CampaignFiles, Problem } from '../kernel/system/system.ts'
import { type Handbook, rulesOf } from '../kernel/system/handbook.ts'
import type { Lesson } from '../kernel/system/lesson.ts'
import { bad, good, type Result } from '../kernel/values/result.ts'
import type { FileSet } from './file-set.ts'
import { readLessons } from './lessons.ts'
import { Problems } from './problems.ts'

/** The kinds of files in the campaigns of most systems. */
const usual = ['campaign', 'map', 'order-of-battle', 'tables', 'scenario', 'lesson', 'drawing', 'sheet'] as const
type UsualSchemas = Readonly<Record<(typeof usual)[number], z.ZodType>> & {
  readonly scenario: z.ZodType<{ readonly id: string }>
}

/** The readable parts of a campaign; checks examine them before the campaign is known to be valid. */
interface UsualParts<S extends UsualSchemas> {
  readonly map: z.infer<S['map']> | undefined
  readonly orderOfBattle: z.infer<S['order-of-battle']> | undefined
  readonly tables: z.infer<S['tables']> | undefined
  readonly scenarios: readonly { readonly file: string; readonly data: z.infer<S['scenario']> }[]
}

interface UsualFiles<S extends UsualSchemas> {
  readonly map: z.infer<S['map']>
  readonly orderOfBattle: z.infer<S['order-of-battle']>
  readonly tables: z.infer<S['tables']>
  readonly scenarios: readonly z.infer<S['scenario']>[]
  readonly lessons: readonly Lesson[]
  readonly warnings: readonly Problem[]
}

/** What a system contributes to reading its files. */
interface Reader<S extends UsualSchemas> {
  readonly sides: readonly string[]
  readonly handbook: Handbook
  /** Checks beyond the schemas. */
  readonly check: (parts: UsualParts<S>, problems: Problems) => void
  /** All names that can occur in an action. */
  readonly names: (map: z.infer<S['map']>, orderOfBattle: z.infer<S['order-of-battle']>) => ReadonlySet<string>
}

/**
 * Reads the files of a campaign. All problems are reported at once, and a result is returned only if there are none.
 */
export function readUsualFiles<S extends UsualSchemas>(
  set: FileSet<S>,
  files: CampaignFiles,
  { sides, handbook, check, names }: Reader<S>,
): Result<UsualFiles<S>, readonly Problem[]> {
  const problems = new Problems(files)
  set.read(files, 'campaign.json', 'campaign', problems)
  const map = set.read(files, 'map.json', 'map', problems)
  const orderOfBattle = set.read(files, 'order-of-battle.json', 'order-of-battle', problems)
  const tables = set.read(files, 'tables.json', 'tables', problems)
  const parts = { map, orderOfBattle, tables, scenarios: set.readScenarios(files, problems) }
  set.readIfThere(files, 'drawing.json', 'drawing', problems)
  set.readIfThere(files, 'sheet.json', 'sheet', problems)
  check(parts, problems)
  const scenarios = parts.scenarios.map(({ data }) => data)
  const spoken = {
    scenarios: new Set(scenarios.map(({ id }) => id)),
    sides,
    rules: new Set(rulesOf(handbook).map(({ id }) => id)),
    names: map === undefined || orderOfBattle === undefined ? undefined : names(map, orderOfBattle),
  }
  const lessons = readLessons(files, spoken, `campaigns/schema/${set.schemaName('lesson')}`, problems)
  if (problems.errors.length > 0 || map === undefined || orderOfBattle === undefined || tables === undefined)
    return bad(problems.all)
  return good({ map, orderOfBattle, tables, scenarios, lessons, warnings: problems.warnings })
}
