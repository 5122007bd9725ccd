import { compileBoard } from '../../board/board.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { bad, good, type Result } from '../../kernel/values/result.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import { arms, sides, type Side, type Strength } from './schemas/common-schema.ts'
import { bearingsOf, placesOf } from './schemas/map-lines.ts'
import type { CampaignMap, MapConnection, MapSectorLink, MapWater } from './schemas/map-schema.ts'
import type { OrderOfBattle } from './schemas/order-of-battle-schema.ts'
import { readCampaign, type Campaign as CampaignData } from './read-campaign.ts'
import type { Scenario as ScenarioData } from './schemas/scenario-schema.ts'
import type { Tables } from './schemas/tables-schema.ts'
import {
  NONE,
  ARMS,
  zoneSpecs,
  type Counter,
  type Zone,
  type Connection,
  type Fortress,
  type Garrison,
  type Scenario,
  type Board,
  type Campaign,
} from './campaign.ts'

/** Compiles the files of a campaign into what the rules read. */

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
