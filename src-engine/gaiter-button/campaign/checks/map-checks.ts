import { edgeNamed } from './edges.ts'
import type { Problems } from '../../../campaigns/problems.ts'
import { checkCrossings, checkLengths, checkOrder } from './line-checks.ts'
import { placesOf } from '../schemas/map-lines.ts'
import { type CampaignMap, type MapWater, mapSides } from '../schemas/map-schema.ts'
import { fault, lacking, said } from './said.ts'

/** Checks that a schema cannot express: whether the parts of a map are consistent. */
export function checkMap(map: CampaignMap, file: string, problems: Problems): void {
  checkNames(map, file, problems)
  checkConnections(map, file, problems)
  checkSectors(map, file, problems)
  checkFortresses(map, file, problems)
  checkEdges(map, file, problems)
  checkSupply(map, file, problems)
  checkReach(map, file, problems)
  checkLengths(map, file, problems)
  checkOrder(map, file, problems)
  checkCrossings(map, file, problems)
}

function checkNames({ zones, sectors, fortresses }: CampaignMap, file: string, problems: Problems): void {
  const places = [
    ...zones.map(({ id }, i) => [id, `zones.${i}.id`]),
    ...sectors.map(({ id }, i) => [id, `sectors.${i}.id`]),
  ]
  for (const [id, path] of repeated(places.map(([name = '', where = '']) => [name, where]))) {
    problems.error(
      file,
      path,
      fault('two-places-of-one-id')`Two places are called "${id}".`,
      said`Give each zone and sector an id of its own.`,
    )
  }
  for (const [id, path] of repeated(fortresses.map((fortress, i) => [fortress.id, `fortresses.${i}.id`]))) {
    problems.error(
      file,
      path,
      fault('two-fortresses-of-one-id')`Two fortresses are called "${id}".`,
      said`Give each an id of its own.`,
    )
  }
  for (const [name, path] of repeated(zones.map((zone, i) => [zone.name, `zones.${i}.name`]))) {
    problems.warning(
      file,
      path,
      fault('two-zones-of-one-name')`Two zones are named "${name}".`,
      said`Add to one name what tells them apart.`,
    )
  }
}

function repeated(named: readonly (readonly [name: string, path: string])[]): (readonly [string, string])[] {
  const seen = new Set<string>()
  return named.filter(([name]) => seen.has(name) || !seen.add(name))
}

function checkConnections(map: CampaignMap, file: string, problems: Problems): void {
  const zones = new Set(map.zones.map(({ id }) => id))
  const sectors = new Set(map.sectors.map(({ id }) => id))
  const pairs = map.connections.map(({ a, b }, i) => [[a, b].toSorted().join(' – '), `connections.${i}`] as const)
  for (const [pair, path] of repeated(pairs)) {
    const [a, b] = pair.split(' – ')
    problems.error(
      file,
      path,
      fault('two-connections-of-one-pair')`"${a}" – "${b}" is connected twice.`,
      said`Make one connection of the two.`,
    )
  }
  map.connections.forEach(({ a, b, way, rail, water, alsoWater, tunnel }, i) => {
    const path = `connections.${i}`
    for (const [end, id] of [
      ['a', a],
      ['b', b],
    ] as const) {
      if (zones.has(id)) continue
      const remedy = sectors.has(id)
        ? said`Tell the way to a sector under "${'sectorLinks'}".`
        : said`Name a zone of this file.`
      problems.error(file, `${path}.${end}`, lacking('there-is-no-zone')`There is no zone "${id}".`, remedy)
    }
    if (a === b)
      problems.error(
        file,
        path,
        fault('connected-with-itself')`"${a}" is connected with itself.`,
        said`Remove the connection, or correct an end.`,
      )
    if (way === 'none' && !rail) {
      problems.error(
        file,
        path,
        fault('pair-without-way-or-railway')`Neither way nor railway joins "${a}" and "${b}".`,
        said`Give it a road, a path or a railway, or remove it.`,
      )
    }
    if (tunnel !== undefined && !rail) {
      problems.error(
        file,
        `${path}.tunnel`,
        fault('tunnel-without-railway')`There is a tunnel, yet no railway.`,
        said`Give it "${'rail'}", or remove the tunnel.`,
      )
    }
    if (alsoWater && !water) {
      problems.error(
        file,
        `${path}.alsoWater`,
        fault('greatest-waterway-missing')`The greatest waterway is missing.`,
        said`Tell it under "${'water'}".`,
      )
    }
    if (water) checkWater(water, `${path}.water`, file, problems)
    alsoWater?.forEach((lesser, n) => {
      if (lesser.class !== 'major') return checkWater(lesser, `${path}.alsoWater.${n}`, file, problems)
      problems.error(
        file,
        `${path}.alsoWater.${n}`,
        fault('major-river-told-as-lesser')`A major river is told as a lesser one.`,
        said`Tell it under "${'water'}".`,
      )
    })
  })
}

function checkWater(water: MapWater, path: string, file: string, problems: Problems): void {
  if (water.class !== 'major' && (water.pontoonSite || water.permanentPontoon)) {
    problems.error(
      file,
      path,
      fault('pontoon-bridge-over-lesser-river')`${water.name} is no major river here, so no pontoon bridge is built.`,
      said`Make it major, or remove the pontoons.`,
    )
  }
  if (water.permanentPontoon && !water.pontoonSite) {
    problems.error(
      file,
      `${path}.pontoonSite`,
      fault('pontoon-bridge-without-site')`A pontoon bridge lies where there is no site for one.`,
      said`Make it a "${'pontoonSite'}".`,
    )
  }
  if (water.class === 'major' && !water.bridge && !water.pontoonSite) {
    problems.warning(
      file,
      path,
      fault('nobody-can-ever-cross-here')`Nobody can ever cross ${water.name} here.`,
      said`Give it a bridge or a pontoon site, or remove the connection.`,
    )
  }
}

function checkSectors(map: CampaignMap, file: string, problems: Problems): void {
  const places = placesOf(map)
  const sectors = new Set(map.sectors.map(({ id }) => id))
  map.sectorLinks.forEach(({ a, b, way, rail }, i) => {
    const path = `sectorLinks.${i}`
    for (const [end, id] of [
      ['a', a],
      ['b', b],
    ] as const) {
      const place = places.get(id)
      if (!place)
        problems.error(
          file,
          `${path}.${end}`,
          lacking('there-is-no-zone-or-sector')`There is no zone or sector "${id}".`,
          said`Name one of this file.`,
        )
      if (place && 'terrain' in place && !place.edges) {
        problems.warning(
          file,
          `${path}.${end}`,
          fault('edge-of-a-zone-on-none')`${place.name} lies on no edge of the map.`,
          said`Tell its "${'edges'}", or link a zone of the edge.`,
        )
      }
    }
    if (!sectors.has(a) && !sectors.has(b)) {
      problems.error(
        file,
        path,
        fault('border-of-no-sector')`Neither end is a sector.`,
        said`Tell a way between two zones under "${'connections'}".`,
      )
    }
    if (way === 'none' && !rail)
      problems.error(
        file,
        path,
        fault('connection-without-way-or-railway')`Neither way nor railway.`,
        said`Give it a road, a path or a railway.`,
      )
  })
  map.sectors.forEach(({ id, name }, i) => {
    if (map.sectorLinks.some(({ a, b }) => a === id || b === id)) return
    problems.error(
      file,
      `sectors.${i}`,
      fault('place-without-connection')`Nothing leads to ${name}.`,
      said`Link it under "${'sectorLinks'}", or remove it.`,
    )
  })
}

function checkFortresses(map: CampaignMap, file: string, problems: Problems): void {
  const zones = new Set(map.zones.map(({ id }) => id))
  const parts = map.fortresses.flatMap((fortress, i) =>
    fortress.zones.map(({ zone }, n) => [zone, `fortresses.${i}.zones.${n}.zone`] as const),
  )
  for (const [zone, path] of parts) {
    if (!zones.has(zone))
      problems.error(
        file,
        path,
        lacking('there-is-no-zone')`There is no zone "${zone}".`,
        said`Name a zone of this file.`,
      )
  }
  for (const [zone, path] of repeated(parts)) {
    problems.error(
      file,
      path,
      fault('zone-in-two-fortresses')`"${zone}" belongs to two fortresses, or twice to one.`,
      said`A zone has one fortress at most.`,
    )
  }
  map.fortresses.forEach(({ name, zones: [one, other] }, i) => {
    if (!one || !other) return
    const between = map.connections.find(({ a, b }) => [a, b].includes(one.zone) && [a, b].includes(other.zone))
    if (between?.water?.class === 'major') return
    const message = fault('fortress-without-crossing')`${name} has two zones that no crossing of a major river joins.`
    problems.error(
      file,
      `fortresses.${i}.zones`,
      message,
      said`Connect them across the river, or make two fortresses of it.`,
    )
  })
}

function checkEdges({ zones }: CampaignMap, file: string, problems: Problems): void {
  zones.forEach(({ name, edges, exits, frenchExit }, i) => {
    if (exits && !edges)
      problems.error(
        file,
        `zones.${i}.exits`,
        fault('zone-on-no-edge')`${name} lies on no edge.`,
        said`Tell its "${'edges'}", or remove the exits.`,
      )
    if (edges && !exits) {
      const message = fault('edge-zone-without-exit')`${name} lies on an edge, yet nothing leaves the map there.`
      problems.warning(file, `zones.${i}`, message, said`Tell its "${'exits'}", or remove the edges.`)
    }
    if (frenchExit && !exits) {
      problems.error(
        file,
        `zones.${i}.frenchExit`,
        fault('exit-to-nowhere')`Nothing leaves the map at ${name}.`,
        said`Tell its "${'exits'}", or remove "${'frenchExit'}".`,
      )
    }
    for (const [edge, path] of repeated((edges ?? []).map((named, n) => [named, `zones.${i}.edges.${n}`]))) {
      problems.error(file, path, fault('the-edge-is-told-twice')`The edge "${edge}" is told twice.`, said`Remove one.`)
    }
  })
}

function checkSupply(map: CampaignMap, file: string, problems: Problems): void {
  const places = placesOf(map)
  map.supply.forEach((source, i) => {
    const path = `supply.${i}`
    if ('zone' in source) {
      const place = places.get(source.zone)
      if (!place)
        problems.error(
          file,
          `${path}.zone`,
          lacking('there-is-no-zone-or-sector')`There is no zone or sector "${source.zone}".`,
          said`Name one of this file.`,
        )
      if (place && 'owner' in place && place.owner !== source.side) {
        problems.error(
          file,
          path,
          fault('place-of-the-other-side')`${place.name} belongs to the other side.`,
          said`Choose the side "${place.owner}".`,
        )
      }
      return
    }
    if (!map.zones.some(({ edges }) => edges?.includes(source.edge))) {
      problems.error(
        file,
        `${path}.edge`,
        fault('source-on-an-edge-without-zones')`No zone lies on the ${edgeNamed(source.edge)} edge.`,
        said`Say of a zone that it lies on that edge ("${'edges'}").`,
      )
    }
    if (map.edges[source.edge] !== source.side) {
      problems.error(
        file,
        path,
        fault('source-on-the-other-sides-edge')`The ${edgeNamed(source.edge)} edge is not ${source.side}.`,
        said`Give both the same side.`,
      )
    }
  })
  for (const side of mapSides) {
    if (map.supply.some((source) => source.side === side)) continue
    problems.error(
      file,
      'supply',
      fault('side-without-source-of-supply')`The ${side} side has no source of supply.`,
      said`Give it a zone, a sector or an edge.`,
    )
  }
}

function checkReach(map: CampaignMap, file: string, problems: Problems): void {
  const all = byLand(map, () => true)
  const french = byLand(map, (id) => map.zones.find((zone) => zone.id === id)?.country !== 'belgium')
  map.zones.forEach(({ id, name, country }, i) => {
    if (!all.has(id)) {
      problems.error(
        file,
        `zones.${i}`,
        fault('no-way-by-land')`${name} cannot be reached by land.`,
        said`Connect it by a road or a path.`,
      )
    } else if (country !== 'belgium' && !french.has(id)) {
      problems.warning(
        file,
        `zones.${i}`,
        fault('reached-through-belgium-only')`${name} can only be reached through Belgium.`,
        said`Connect it on this side of the border.`,
      )
    }
  })
}

/** The zones that can be reached by land from the first zone of the map, by roads and paths only. */
function byLand({ zones, connections }: CampaignMap, open: (id: string) => boolean): Set<string> {
  const next = new Map(zones.map(({ id }) => [id, [] as string[]]))
  for (const { a, b, way } of connections) {
    if (way === 'none') continue
    next.get(a)?.push(b)
    next.get(b)?.push(a)
  }
  const start = zones.find(({ id }) => open(id))
  const reached = new Set(start ? [start.id] : [])
  for (const id of reached) {
    for (const other of next.get(id) ?? []) if (open(other) && next.has(other)) reached.add(other)
  }
  return reached
}
