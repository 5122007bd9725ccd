import { isScenarioFile } from '../../campaigns/file-set.ts'
import { isLessonFile, readLessons } from '../../campaigns/lessons.ts'
import { Problems } from '../../campaigns/problems.ts'
import { skipIfValidated } from '../../campaigns/sound.ts'
import { isRecordFile, readRecords } from '../../campaigns/records.ts'
import type { Lesson } from '../../kernel/system/lesson.ts'
import type { RecordedGame } from '../../kernel/system/recorded-game.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { rulesOf } from '../../kernel/system/handbook.ts'
import { handbook } from '../handbook/handbook.ts'
import { checkArmies } from './checks/army-checks.ts'
import type { CampaignAbout, CampaignText } from './schemas/campaign-schema.ts'
import { checkGeometry } from './checks/geometry-checks.ts'
import type { Geometry } from './schemas/geometry-schema.ts'
import { Ground } from './checks/ground.ts'
import { checkMap } from './checks/map-checks.ts'
import type { CampaignMap } from './schemas/map-schema.ts'
import type { OrderOfBattle } from './schemas/order-of-battle-schema.ts'
import { campaignFiles } from './schemas/published-schemas.ts'
import { Roll } from './checks/roll.ts'
import { sides } from './schemas/common-schema.ts'
import { checkScenario } from './checks/scenario-checks.ts'
import type { Scenario } from './schemas/scenario-schema.ts'
import { checkTables } from './checks/table-checks.ts'
import type { Tables } from './schemas/tables-schema.ts'
import { completeWords, keysAskedFor } from './checks/text-checks.ts'
import { fault, said } from './checks/said.ts'

/** A campaign whose files are consistent with each other. */
export interface Campaign {
  readonly about: CampaignAbout
  readonly map: CampaignMap
  /** Only for drawing; optional. */
  readonly geometry: Geometry | undefined
  readonly battle: OrderOfBattle
  readonly tables: Tables
  /** Sorted by first day, then longest first. */
  readonly scenarios: readonly Scenario[]
  readonly text: { readonly en: CampaignText['words']; readonly fr: CampaignText['words'] }
  readonly lessons: readonly Lesson[]
  readonly records: readonly RecordedGame[]
}

export interface Reading {
  /** Undefined if there is any error. */
  readonly campaign: Campaign | undefined
  readonly errors: readonly Problem[]
  readonly warnings: readonly Problem[]
}

const known = [
  'campaign.json',
  'map.json',
  'geometry.json',
  'sheet.json',
  'relief.json',
  'order-of-battle.json',
  'tables.json',
  'text.en.json',
  'text.fr.json',
]

/** Reads a campaign and reports all its problems at once; with an error there is no campaign. */
export function readCampaign(files: CampaignFiles): Reading {
  const problems = new Problems(files)
  const about = campaignFiles.read(files, 'campaign.json', 'campaign', problems)
  const map = campaignFiles.read(files, 'map.json', 'map', problems)
  const geometry = campaignFiles.readIfThere(files, 'geometry.json', 'geometry', problems)
  campaignFiles.readIfThere(files, 'sheet.json', 'sheet', problems)
  campaignFiles.readIfThere(files, 'relief.json', 'relief', problems)
  const battle = campaignFiles.read(files, 'order-of-battle.json', 'order-of-battle', problems)
  const tables = campaignFiles.read(files, 'tables.json', 'tables', problems)
  const texts = {
    en: { file: 'text.en.json', words: campaignFiles.readIfThere(files, 'text.en.json', 'text', problems)?.words },
    fr: { file: 'text.fr.json', words: campaignFiles.readIfThere(files, 'text.fr.json', 'text', problems)?.words },
  }

  const scenarios = campaignFiles.readScenarios(files, problems)
  for (const file of Object.keys(files)) {
    if (known.includes(file) || isScenarioFile(file) || isLessonFile(file) || isRecordFile(file)) continue
    problems.warning(
      file,
      '',
      fault('nobody-reads-this-file')`Nobody reads this file.`,
      said`Remove it, or correct its name; known are ${known.join(', ')}, scenarios/….json, lessons/….json and records/….json.`,
    )
  }

  const ground = map && groundOf(map)
  const roll = battle && rollOf(battle)
  if (map) checkMapOnce(map, problems)
  if (geometry) checkGeometryOnce(geometry, ground, problems)
  if (tables) checkTablesOnce(tables, problems)
  if (battle) checkArmiesOnce(battle, ground, tables, problems)
  for (const { file, data } of scenarios) checkScenario(data, file, { ground, roll, tables }, problems)
  const complete = battle !== undefined && scenarios.length === Object.keys(files).filter(isScenarioFile).length
  const played = scenarios.map(({ data }) => data)
  const text = completeWords(texts, keysAskedFor(battle, played), played, complete, problems)

  const spoken = {
    scenarios: new Set(scenarios.map(({ data }) => data.id)),
    sides,
    rules: ruleIds,
    names: map && battle && namesOf(map, battle),
  }
  const lessons = readLessons(files, spoken, `campaigns/schema/${campaignFiles.schemaName('lesson')}`, problems)
  const records = readRecords(files, spoken, campaignFiles, problems)

  const { errors, warnings } = problems
  const whole = about && map && battle && tables && errors.length === 0
  if (!whole) return { campaign: undefined, errors, warnings }
  const campaign: Campaign = {
    about,
    map,
    geometry,
    battle,
    tables,
    scenarios: played.toSorted(byFirstDay),
    text,
    lessons,
    records,
  }
  return { campaign, errors, warnings }
}

const groundOf = memoizedBy((map: CampaignMap) => new Ground(map))
const rollOf = memoizedBy((battle: OrderOfBattle) => new Roll(battle))

const checkMapOnce = skipIfValidated<[CampaignMap]>((map, problems) => checkMap(map, 'map.json', problems))
const checkGeometryOnce = skipIfValidated<[Geometry, Ground | undefined]>(checkGeometry)
const checkTablesOnce = skipIfValidated<[Tables]>(checkTables)
const checkArmiesOnce = skipIfValidated<[OrderOfBattle, Ground | undefined, Tables | undefined]>(checkArmies)

const ruleIds: ReadonlySet<string> = new Set(rulesOf(handbook).map(({ id }) => id))

/** The names that actions use: places, connections, counters. */
function namesOf(map: CampaignMap, battle: OrderOfBattle): ReadonlySet<string> {
  const armies = sides.flatMap((side) => {
    const { units, detachments, leaders, decoys } = battle.sides[side]
    const numbered = Array.from({ length: decoys }, (_, index) => `${side}-decoy-${index + 1}`)
    return [...[...units, ...detachments, ...leaders].map(({ id }) => id), ...numbered]
  })
  const ways = [...map.connections, ...map.sectorLinks].map(({ a, b }) => `${a}-${b}`)
  return new Set([...[...map.zones, ...map.sectors, ...map.fortresses].map(({ id }) => id), ...ways, ...armies])
}

function byFirstDay(a: Scenario, b: Scenario): number {
  const first = (scenario: Scenario): string => scenario.turns[0]?.date ?? ''
  if (first(a) !== first(b)) return first(a) < first(b) ? -1 : 1
  return b.turns.length - a.turns.length
}
