import { type Ground, roadOf, Sight, type Road } from '../../board/measured/measured.ts'
import { ofFile } from '../../campaigns/named-files.ts'
import { Problems, type Report, someInQuotes, reportDuplicates } from '../../campaigns/problems.ts'
import { readLessons, type Spoken } from '../../campaigns/lessons.ts'
import type { Title } from '../../kernel/system/glance.ts'
import { rulesOf } from '../../kernel/system/handbook.ts'
import type { Lesson } from '../../kernel/system/lesson.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { bad, good, type Result } from '../../kernel/values/result.ts'
import {
  campaignFiles,
  formations,
  sides,
  type DrawingFile,
  type OrderOfBattleFile,
  type SaveRow,
  type ScenarioFile,
  type TableFile,
  type TablesFile,
  type UnitKind,
} from './files.ts'
import { handbook } from '../handbook/handbook.ts'
import { checkScenario } from './check-scenario.ts'
import { kindsOfUnits, saveRowOf, type KindOfUnit } from './kinds.ts'
import { bitOf, INCH } from './measures.ts'
import { fault, lacking, said } from './said.ts'
import { layOut } from './standing.ts'

/** The most units of a side that fit into a word of bits. */
const MOST_OF_A_SIDE = 31

export type Tables = Omit<TablesFile, '$schema' | 'format'>

export interface Unit extends KindOfUnit {
  readonly id: string
  readonly name: Title
  readonly side: number
  readonly commander: number
  readonly kind: UnitKind
  readonly stands: number
  readonly save: SaveRow
  /** Range in inches. */
  readonly range: number
  /** Figures, or guns, per stand. */
  readonly figures: number
  /** Its index among the units of its side. */
  readonly place: number
}

export interface Commander {
  readonly id: string
  readonly name: Title
  readonly side: number
}

export interface Scenario extends Readonly<
  Pick<ScenarioFile, 'id' | 'title' | 'description' | 'turns' | 'victory' | 'position' | 'frame'>
> {
  /** By commander: his number of cards; 0 if he is not in this battle. */
  readonly cards: readonly number[]
  readonly commanders: readonly { readonly commander: number; readonly x: number; readonly y: number }[]
  readonly emperor: { readonly x: number; readonly y: number } | undefined
  readonly units: readonly {
    readonly unit: number
    readonly x: number
    readonly y: number
    readonly facing: number
    readonly formation: number
  }[]
  /** The crest to be held, as an index of features; -1 if there is none. */
  readonly crest: number
}

/** A campaign compiled for play. Immutable; all its games share it. */
export interface Campaign {
  readonly ground: Ground
  readonly sight: Sight
  readonly features: readonly { readonly id: string; readonly kind: string; readonly name: Title }[]
  readonly roads: readonly (Road & { readonly id: string; readonly feature: number })[]
  readonly places: TableFile['places']
  readonly exits: TableFile['exits']
  readonly commanders: readonly Commander[]
  readonly units: readonly Unit[]
  readonly tables: Tables
  readonly scenarios: readonly Scenario[]
  readonly lessons: readonly Lesson[]
  readonly warnings: readonly Problem[]
}

/**
 * Reads a campaign. All problems are reported at once; it is compiled only if there are none. `named`: further names
 * that answers use, such as actions.
 */
export function load(files: CampaignFiles, named: readonly string[]): Result<Campaign, readonly Problem[]> {
  const problems = new Problems(files)
  campaignFiles.read(files, 'campaign.json', 'campaign', problems)
  const table = campaignFiles.read(files, 'table.json', 'table', problems)
  const force = campaignFiles.read(files, 'order-of-battle.json', 'order-of-battle', problems)
  const tables = campaignFiles.read(files, 'tables.json', 'tables', problems)
  const drawing = campaignFiles.readIfThere(files, 'drawing.json', 'drawing', problems)
  campaignFiles.readIfThere(files, 'sheet.json', 'sheet', problems)
  const scenarios = campaignFiles.readScenarios(files, problems)
  if (table) checkTable(table, problems.in('table.json'))
  if (table && drawing) checkDrawing(drawing, table, problems.in('drawing.json'))
  if (force) checkForce(force, problems.in('order-of-battle.json'))
  const ground = table && layOut(table)
  if (table && ground && force)
    for (const { file, data } of scenarios)
      checkScenario(file, data, { table, ground, force, figures: tables?.figures, deck: tables?.deck }, problems)
  const spoken: Spoken = {
    scenarios: new Set(scenarios.map(({ data }) => data.id)),
    sides,
    rules: new Set(rulesOf(handbook).map(({ id }) => id)),
    names: table && force && new Set([...namesOf(table, force), ...named]),
  }
  const lessons = readLessons(files, spoken, `campaigns/schema/${campaignFiles.schemaName('lesson')}`, problems)
  if (problems.errors.length > 0 || !table || !ground || !force || !tables) return bad(problems.all)
  return good({
    ...compile(
      table,
      ground,
      force,
      tables,
      scenarios.map(({ data }) => data),
    ),
    lessons,
    warnings: problems.warnings,
  })
}

/** All names of the campaign that an answer can use. */
const namesOf = ({ lines }: TableFile, { units, commanders }: OrderOfBattleFile): readonly string[] => [
  ...[...lines, ...units, ...commanders].map(({ id }) => id),
  ...formations,
]

const OWN_ID = said`Give each an id of its own.`

function checkTable({ areas, lines, exits }: TableFile, report: Report): void {
  areas.forEach(({ points }, index) => {
    if (points.length < 3)
      report(
        `areas.${index}.points`,
        fault('area-with-too-few-corners')`An area has three corners at least.`,
        said`Give it a third corner.`,
      )
  })
  exits.french.roads.forEach((road, index) => {
    if (lines.some(({ id, kind }) => id === road && kind === 'road')) return
    report(
      `exits.french.roads.${index}`,
      lacking('there-is-no-road')`There is no road “${road}”.`,
      said`Name a road ${ofFile.table}.`,
    )
  })
}

function checkDrawing({ heights }: DrawingFile, { areas, lines }: TableFile, report: Report): void {
  heights.forEach(({ of }, index) => {
    if ([...areas, ...lines].some(({ id }) => id === of)) return
    report(
      `heights.${index}.of`,
      lacking('there-is-no-area-or-line')`There is no area or line “${of}”.`,
      said`Name one ${ofFile.table}.`,
    )
  })
}

function checkForce({ units, commanders }: OrderOfBattleFile, report: Report): void {
  reportDuplicates(
    units.map(({ id }) => id),
    (id, index) => report(`units.${index}.id`, fault('two-units-of-one-id')`Two units are called “${id}”.`, OWN_ID),
  )
  reportDuplicates(
    commanders.map(({ id }) => id),
    (id, index) =>
      report(`commanders.${index}.id`, fault('two-commanders-of-one-id')`Two commanders are called “${id}”.`, OWN_ID),
  )
  checkCommand({ units, commanders }, report)
  for (const side of sides) {
    const count = units.filter((unit) => unit.side === side).length
    if (count <= MOST_OF_A_SIDE) continue
    report(
      'units',
      fault('too-many-units')`The ${side} side has ${count} units; it has ${MOST_OF_A_SIDE} at most.`,
      said`Leave some out.`,
    )
  }
}

/** Reports a missing commander, or one of the wrong side, once with all his units. */
function checkCommand({ units, commanders }: Pick<OrderOfBattleFile, 'units' | 'commanders'>, report: Report): void {
  const rows = units.map(({ id, commander, side }, index) => ({ id, commander, side, index }))
  for (const [commander, all] of Map.groupBy(rows, (one) => one.commander)) {
    const own = commanders.find(({ id }) => id === commander)
    const amiss = all.filter(({ side }) => own?.side !== side)
    if (amiss.length === 0) continue
    const names = someInQuotes(amiss.map(({ id }) => id))
    const path = `units.${amiss[0]!.index}.commander`
    if (own === undefined)
      report(
        path,
        lacking(
          'there-is-no-commander-of-units',
        )`There is no commander “${commander}”, under whom these stand: ${names}.`,
        said`Give them another commander, or add this one.`,
      )
    else
      report(
        path,
        fault(
          'commander-of-the-other-side',
        )`“${commander}” is not of the side of these, who stand under him: ${names}.`,
        said`Give them a commander of their side.`,
      )
  }
}

function compile(
  table: TableFile,
  ground: Ground,
  force: OrderOfBattleFile,
  tables: Tables,
  files: readonly ScenarioFile[],
): Omit<Campaign, 'warnings' | 'lessons'> {
  const laid = [...table.areas, ...table.lines]
  const sight = new Sight(ground, {
    opaque: bitOf('wood', 'houses'),
    depth: 2 * INCH,
    walls: bitOf('wall'),
    crests: bitOf('crest'),
    crestReach: INCH,
    under: 6 * INCH,
  })
  const commanders = force.commanders.map((one): Commander => ({ ...one, side: sides.indexOf(one.side) }))
  const numberOf = (id: string): number => commanders.findIndex((one) => one.id === id)
  const places = [0, 0]
  const units = force.units.map((one): Unit => {
    const side = sides.indexOf(one.side)
    const place = places[side]!
    places[side] = place + 1
    return {
      ...one,
      ...kindsOfUnits[one.kind],
      side,
      commander: numberOf(one.commander),
      save: saveRowOf(one.kind, one.side),
      range: tables.ranges[one.side][kindsOfUnits[one.kind].weapon],
      figures: tables.figures[kindsOfUnits[one.kind].arm],
      place,
    }
  })
  const scenarios = files.map(({ cards, ...file }): Scenario => {
    const crestId = file.victory.type === 'hold' ? file.victory.crest : undefined
    const left = sides.map((side) => [...cards[side]])
    const held = file.commanders.map(({ commander }) => ({
      commander: numberOf(commander),
      count: left[commanders[numberOf(commander)]!.side]!.shift() ?? 0,
    }))
    return {
      ...file,
      cards: commanders.map((_, commander) => held.find((one) => one.commander === commander)?.count ?? 0),
      commanders: file.commanders.map(({ commander, at: [x, y] }) => ({ commander: numberOf(commander), x, y })),
      emperor: file.emperor && { x: file.emperor[0], y: file.emperor[1] },
      units: file.units.map(({ unit, at: [x, y], facing, formation }) => ({
        unit: units.findIndex(({ id }) => id === unit),
        x,
        y,
        facing,
        formation: formations.indexOf(formation),
      })),
      crest: laid.findIndex(({ id }) => id === crestId),
    }
  })
  const roads = laid.flatMap(({ id, kind, points }, feature) =>
    kind === 'road' ? [{ ...roadOf(points.flat()), id, feature }] : [],
  )
  return {
    ground,
    sight,
    features: laid.map(({ id, kind, name }) => ({ id, kind, name })),
    roads,
    places: table.places,
    exits: table.exits,
    commanders,
    units,
    tables,
    scenarios,
  }
}
