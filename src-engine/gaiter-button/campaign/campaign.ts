import { compileBoard, type CompiledBoard } from '../../board/board.ts'
import { oneOf } from '../../board/attributes.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { bad, good, type Result } from '../../kernel/values/result.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { arms, sides, type Side, type Strength } from './schemas/common-schema.ts'
import { bearingsOf, placesOf } from './schemas/map-lines.ts'
import {
  terrains,
  type CampaignMap,
  type MapConnection,
  type MapSectorLink,
  type MapWater,
} from './schemas/map-schema.ts'
import type { OrderOfBattle } from './schemas/order-of-battle-schema.ts'
import { readCampaign, type Campaign as CampaignData } from './read-campaign.ts'
import type { Scenario as ScenarioData } from './schemas/scenario-schema.ts'
import type { Tables } from './schemas/tables-schema.ts'

/**
 * A campaign compiled for play: names are replaced by numbers, and everything that never changes is computed in
 * advance.
 */

export const FRENCH = 0
export const GERMAN = 1
export const NONE = -1

/** The kinds of strength point, by their numbers. */
export const INFANTRY = 0
export const CAVALRY = 1
export const HEAVY_CAVALRY = 2
export const ARTILLERY = 3
export const HEAVY_ARTILLERY = 4
export const MITRAILLEUSES = 5
export const ARMS = arms.length

export type CounterKind = 'unit' | 'detachment' | 'leader' | 'decoy'

/** What is printed on a counter and in its line of the order of battle. */
export interface Counter {
  readonly id: string
  readonly side: number
  readonly kind: CounterKind
  /** The outline on its back. Decoys and leaders have none and are listed as infantry, so check the kind first. */
  readonly type: 'infantry' | 'cavalry'
  /** A division in the sense of the rules: not a brigade, not a detachment. */
  readonly division: boolean
  /** Movement points in dry weather. For a decoy, the smallest allowance it can pretend to. */
  readonly mp: number
  /** The morale over each box, from left to right. */
  readonly row: readonly number[]
  /** Strength points by arm in the order of battle; for a detachment, the most it can hold. */
  readonly start: readonly number[]
  /** Its corps; none for independent units, detachments, leaders and decoys. */
  readonly corps: number
  /** Its army, or the army it commands; none for counters that any leader may command. */
  readonly army: number
  readonly leader:
    | { readonly rank: 'senior' | 'army'; readonly value: number; readonly accompanied: boolean }
    | undefined
}

export interface Zone {
  readonly id: string
  readonly terrain: (typeof terrains)[number]
  readonly town: boolean
  readonly country: 'france' | 'belgium' | 'germany'
  /** Off the map, where only its owner may enter; the owner, or none for zones of the map. */
  readonly sectorOf: number
  /** The edges of the map it lies on. */
  readonly edges: readonly ('north' | 'east' | 'south' | 'west')[]
  /** The fortress it is a part of. */
  readonly fortress: number
  /** The value of that fortress on this bank. */
  readonly value: number
  /** The ways off the map; the first is used where one is enough. */
  readonly exits: readonly { readonly way: 'road' | 'path' | 'none'; readonly rail: boolean }[]
}

export interface Connection {
  readonly way: 'road' | 'path' | 'none'
  readonly rail: boolean
  /** The greatest waterway crossed. */
  readonly water: 'major' | 'river' | 'canal' | 'none'
  /** All waterways crossed, the greatest first. */
  readonly waters: readonly ('major' | 'river' | 'canal')[]
  readonly bridge: boolean
  readonly pontoonSite: boolean
  readonly permanentPontoon: boolean
  readonly tunnel: boolean
}

export interface Fortress {
  readonly id: string
  readonly zones: readonly number[]
  readonly capacity: number
  /** Its garrison rows by side; none where a side has no boxes for it. */
  readonly garrisons: readonly [number, number]
}

export interface Garrison {
  readonly fortress: number
  readonly side: number
  readonly row: readonly number[]
  readonly manned: boolean
}

export interface Army {
  readonly id: string
  readonly side: number
  /** The counter of its commander. */
  readonly commander: number
}

export interface Placement {
  readonly counter: number
  readonly zone: number
  readonly inside: boolean
}

export interface Scenario {
  readonly data: ScenarioData
  readonly id: string
  readonly turns: number
  /** 1 for each zone in play, otherwise 0. */
  readonly area: Uint8Array
  readonly placements: readonly Placement[]
  readonly reinforcements: readonly {
    readonly turn: number
    readonly zone: number
    readonly counters: readonly number[]
  }[]
  /** 1 for each counter that takes part, otherwise 0. */
  readonly present: Uint8Array
  /** SP by counter and arm permanently removed by set-up reductions: row `counter * ARMS + arm`. */
  readonly reduced: Int32Array
  readonly detached: readonly {
    readonly detachment: number
    readonly zone: number
    readonly from: number
    readonly strength: readonly number[]
  }[]
  readonly decoys: readonly [number, number]
  readonly pontoons: readonly [number, number]
  /** Zones by which divisions leave the map for victory. */
  readonly exits: readonly number[]
}

const zoneSpecs = { terrain: oneOf(terrains) }
export type Board = CompiledBoard<typeof zoneSpecs, Record<never, never>>

export interface Campaign {
  readonly warnings: readonly Problem[]
  readonly data: CampaignData
  readonly tables: Tables
  readonly board: Board
  readonly zones: readonly Zone[]
  readonly connections: readonly Connection[]
  readonly fortresses: readonly Fortress[]
  readonly garrisons: readonly Garrison[]
  readonly corps: readonly { readonly id: string; readonly side: number; readonly army: number }[]
  readonly armies: readonly Army[]
  readonly counters: readonly Counter[]
  /** The first counter of each side, and one past the last counter. */
  readonly sideStart: readonly [number, number, number]
  readonly seniors: readonly [number, number]
  readonly scenarios: readonly Scenario[]
  readonly countries: readonly ['france' | 'belgium' | 'germany', 'france' | 'belgium' | 'germany']
}

export function load(files: CampaignFiles): Result<Campaign, readonly Problem[]> {
  const { campaign, errors, warnings } = readCampaign(files)
  return campaign === undefined ? bad([...errors, ...warnings]) : good({ ...compile(campaign), warnings })
}

/** Compiles a campaign whose files are consistent. */
export function compile(data: CampaignData): Campaign {
  const staticPart = staticPartOf(data.map)(data.battle)(data.tables)
  const scenarios = data.scenarios.map((scenario) => compileScenario(scenario, staticPart.board, staticPart.counters))
  return { warnings: [], data, ...staticPart, scenarios }
}

type StaticPart = Omit<Campaign, 'warnings' | 'data' | 'scenarios'>

/** Everything except the scenarios, cached so that editing a scenario does not recompile the rest. */
const staticPartOf = memoizedBy((map: CampaignMap) =>
  memoizedBy((battle: OrderOfBattle) => memoizedBy((tables: Tables) => compileStaticPart(map, battle, tables))),
)

function compileStaticPart(map: CampaignMap, battle: OrderOfBattle, tables: Tables): StaticPart {
  const places = placesOf(map)
  const allZones = [...map.zones, ...map.sectors]
  const allLinks: readonly (MapConnection | MapSectorLink)[] = [...map.connections, ...map.sectorLinks]
  const board = compileBoard(
    {
      zones: allZones.map((zone) => ({ id: zone.id, terrain: 'terrain' in zone ? zone.terrain : 'clear' })),
      connections: allLinks.map((link) => {
        const { a, b } = link
        const via = 'via' in link ? link.via : undefined
        const bearings = bearingsOf(via ? { a, b, via } : { a, b }, places)
        return { from: a, to: b, ...(bearings ? { bearings } : {}) }
      }),
    },
    { zone: zoneSpecs },
  )
  const fortressOf = new Map(
    map.fortresses.flatMap(({ zones }, index) => zones.map(({ zone }) => [zone, index] as const)),
  )
  const zones = allZones.map((zone): Zone => {
    const fortress = fortressOf.get(zone.id) ?? NONE
    return {
      id: zone.id,
      terrain: 'terrain' in zone ? zone.terrain : 'clear',
      town: 'town' in zone && zone.town,
      country: 'country' in zone ? zone.country : 'france',
      sectorOf: 'owner' in zone ? sides.indexOf(zone.owner) : NONE,
      edges: 'edges' in zone ? (zone.edges ?? []) : [],
      fortress,
      value: map.fortresses[fortress]?.zones.find((one) => one.zone === zone.id)?.value ?? 0,
      exits: 'exits' in zone ? (zone.exits ?? []) : [],
    }
  })
  const connections = allLinks.map((link): Connection => {
    const waters: readonly MapWater[] = 'km' in link && link.water ? [link.water, ...(link.alsoWater ?? [])] : []
    return {
      way: link.way,
      rail: link.rail,
      water: waters[0]?.class ?? 'none',
      waters: waters.map((water) => water.class),
      bridge: waters[0]?.bridge ?? false,
      pontoonSite: waters.some(({ pontoonSite }) => pontoonSite),
      permanentPontoon: waters.some(({ permanentPontoon }) => permanentPontoon === true),
      tunnel: 'tunnel' in link && link.tunnel !== undefined,
    }
  })
  const roll = compileRoll(battle, tables)
  const fortressNumber = new Map(map.fortresses.map(({ id }, index) => [id, index]))
  const garrisons = sides.flatMap((side, number) =>
    battle.sides[side].garrisons.map(({ fortress, row, manned }): Garrison => ({
      fortress: known(fortressNumber, fortress),
      side: number,
      row,
      manned,
    })),
  )
  const fortresses = map.fortresses.map(({ id, zones: banks, capacity }, index): Fortress => ({
    id,
    zones: banks.map(({ zone }) => board.zoneOf(zone)),
    capacity,
    garrisons: [0, 1].map((side) => garrisons.findIndex((one) => one.fortress === index && one.side === side)) as [
      number,
      number,
    ], // a row for each side
  }))
  return {
    tables,
    board,
    zones,
    connections,
    fortresses,
    garrisons,
    ...roll,
    countries: [battle.sides.french.country, battle.sides.german.country],
  }
}

type Roll = Pick<Campaign, 'corps' | 'armies' | 'counters' | 'sideStart' | 'seniors'>

function compileRoll(battle: OrderOfBattle, tables: Tables): Roll {
  const armyIds = sides.flatMap((side) => battle.sides[side].armies.map(({ id }) => id))
  const corps = sides.flatMap((side, number) =>
    battle.sides[side].corps.map(({ id, army }) => ({ id, side: number, army: armyIds.indexOf(army) })),
  )
  const counters: Counter[] = []
  const sideStart: number[] = []
  sides.forEach((side, number) => {
    sideStart.push(counters.length)
    counters.push(...countersOf(battle, side, number, corps, armyIds, tables))
  })
  sideStart.push(counters.length)
  const numberOf = new Map(counters.map(({ id }, index) => [id, index]))
  return {
    corps,
    counters,
    sideStart: sideStart as [number, number, number], // two sides and the end
    armies: sides.flatMap((side, number) =>
      battle.sides[side].armies.map(({ id, commander }) => ({
        id,
        side: number,
        commander: known(numberOf, commander),
      })),
    ),
    seniors: [0, 1].map((side) =>
      counters.findIndex((counter) => counter.side === side && counter.leader?.rank === 'senior'),
    ) as [number, number], // one for each side
  }
}

function countersOf(
  battle: OrderOfBattle,
  side: Side,
  number: number,
  corps: Roll['corps'],
  armyIds: readonly string[],
  tables: Tables,
): Counter[] {
  const { units, detachments, leaders, armies, decoys } = battle.sides[side]
  const plain = { side: number, type: 'infantry', division: false, corps: NONE, army: NONE, leader: undefined } as const
  const nothing = byArm({})
  return [
    ...units.map((unit): Counter => {
      const own = corps.findIndex(({ id }) => id === unit.corps)
      return {
        ...plain,
        id: unit.id,
        kind: 'unit',
        type: unit.kind,
        division: unit.division,
        mp: unit.mp,
        row: unit.row,
        start: byArm(unit.strength),
        corps: own,
        army: corps[own]?.army ?? NONE,
      }
    }),
    ...detachments.map((one): Counter => ({
      ...plain,
      id: one.id,
      kind: 'detachment',
      type: one.kind,
      mp: one.mp,
      row: one.row,
      start: byArm({ ...one.beside, [one.kind]: one.row.length }),
    })),
    ...leaders.map((one): Counter => ({
      ...plain,
      id: one.id,
      kind: 'leader',
      mp: one.mp,
      row: [],
      start: nothing,
      army: armyIds.indexOf(armies.find(({ commander }) => commander === one.id)?.id ?? ''),
      leader: { rank: one.rank, value: one.strategicValue, accompanied: one.accompaniedBy !== undefined },
    })),
    ...Array.from({ length: decoys }, (_, index): Counter => ({
      ...plain,
      id: `${side}-decoy-${index + 1}`,
      kind: 'decoy',
      mp: Math.min(...tables.allowance.decoy),
      row: [],
      start: nothing,
    })),
  ]
}

const byArm = (strength: Strength): number[] => arms.map((arm) => strength[arm] ?? 0)

function known(numbers: ReadonlyMap<string, number>, id: string): number {
  return numbers.get(id) ?? NONE
}

function compileScenario(data: ScenarioData, board: Board, counters: readonly Counter[]): Scenario {
  const numberOf = new Map(counters.map(({ id }, index) => [id, index]))
  const dates = data.turns.map(({ date }) => date)
  const area = new Uint8Array(board.zoneCount).fill(data.area === undefined ? 1 : 0)
  for (const zone of data.area ?? []) area[board.zoneOf(zone)] = 1
  const placements = sides.flatMap((side) =>
    data.setUp[side].flatMap(({ zone, leaders = [], units = [], inside = false }) =>
      [...leaders, ...units].map((id) => ({ counter: known(numberOf, id), zone: board.zoneOf(zone), inside })),
    ),
  )
  const reinforcements = data.reinforcements.map(({ date, zone, units }) => ({
    turn: dates.indexOf(date) + 1,
    zone: board.zoneOf(zone),
    counters: units.map((id) => known(numberOf, id)),
  }))
  const detached = data.detached.map(({ detachment, zone, from, strength }) => ({
    detachment: known(numberOf, detachment),
    zone: board.zoneOf(zone),
    from: known(numberOf, from),
    strength: byArm(strength),
  }))
  const present = new Uint8Array(counters.length)
  const named = new Set([
    ...placements.map(({ counter }) => counter),
    ...reinforcements.flatMap((one) => one.counters),
    ...detached.map(({ detachment }) => detachment),
  ])
  const decoys: [number, number] = [data.sides.french.decoys, data.sides.german.decoys]
  const decoysSeen = [0, 0]
  counters.forEach(({ id, kind, side }, index) => {
    if (kind === 'decoy') {
      const seen = decoysSeen[side] ?? 0
      decoysSeen[side] = seen + 1
      present[index] = seen < (decoys[side] ?? 0) ? 1 : 0
    } else if (kind === 'detachment' && data.absent !== 'all-others') present[index] = data.absent.includes(id) ? 0 : 1
    else present[index] = named.has(index) ? 1 : 0
  })
  const reduced = new Int32Array(counters.length * ARMS)
  for (const { unit, arm, points } of data.reductions) {
    reduced[known(numberOf, unit) * ARMS + arms.indexOf(arm)]! += points
  }
  // SP that are on the map as a detachment may return to their unit.
  for (const { from, strength } of detached) strength.forEach((points, arm) => (reduced[from * ARMS + arm]! -= points))
  return {
    data,
    id: data.id,
    turns: data.turns.length,
    area,
    placements,
    reinforcements,
    present,
    reduced,
    detached,
    decoys,
    pontoons: [data.sides.french.pontoons, data.sides.german.pontoons],
    exits: data.victory.exits.map((zone) => board.zoneOf(zone)),
  }
}
