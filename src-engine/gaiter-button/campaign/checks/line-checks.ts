import type { Problems } from '../../../campaigns/problems.ts'
import { bearingsOf, cross, drawnPlace, lengthOf, lineOf, placesOf, truePlace } from '../schemas/map-lines.ts'
import type { CampaignMap } from '../schemas/map-schema.ts'
import { fault, said } from './said.ts'

/** Connections of a length between these need no explanation. */
export const shortest = 4
export const longest = 18
/** At a smaller angle, the order of two connections round a zone cannot be seen on the map. */
const narrowest = 3

export function checkLengths(map: CampaignMap, file: string, problems: Problems): void {
  const places = placesOf(map)
  map.connections.forEach((connection, i) => {
    const line = lineOf(connection, places, truePlace)
    if (!line) return
    const { a, b, km, note } = connection
    const measured = lengthOf(line)
    if (Math.abs(measured - km) > 0.1) {
      const message = fault(
        'length-unlike-its-course',
      )`"${a}" – "${b}" is said to be ${km} km long, yet its ends and bends are ${measured.toFixed(1)} km apart.`
      problems.error(
        file,
        `connections.${i}.km`,
        message,
        said`Write ${Number(measured.toFixed(1))}, or correct a place.`,
      )
    }
    if ((km < shortest || km > longest) && note === undefined) {
      const message = fault(
        'length-out-of-bounds',
      )`"${a}" – "${b}" is ${km} km long; a connection has ${shortest} to ${longest} km.`
      problems.warning(file, `connections.${i}`, message, said`Say in a "${'note'}" why it is so.`)
    }
  })
}

export function checkOrder(map: CampaignMap, file: string, problems: Problems): void {
  const places = placesOf(map)
  const leaving = new Map<string, { to: string; bearing: number; path: string }[]>()
  map.connections.forEach((connection, i) => {
    const bearings = bearingsOf(connection, places)
    if (!bearings) return
    const { a, b } = connection
    for (const [from, to, bearing] of [
      [a, b, bearings[0]],
      [b, a, bearings[1]],
    ] as const) {
      leaving.set(from, [...(leaving.get(from) ?? []), { to, bearing, path: `connections.${i}` }])
    }
  })
  for (const [zone, unsorted] of leaving) {
    const sorted = unsorted.toSorted((one, other) => one.bearing - other.bearing)
    sorted.forEach(({ to, bearing, path }, n) => {
      const next = sorted[(n + 1) % sorted.length]
      if (!next || next.to === to || (next.bearing - bearing + 360) % 360 >= narrowest) return
      const message = fault(
        'connections-in-one-direction',
      )`At "${zone}" the connections to "${to}" and "${next.to}" leave in the same direction.`
      problems.error(file, path, message, said`Bend one of them with "${'via'}", so that their order is plain.`)
    })
  }
}

export function checkCrossings(map: CampaignMap, file: string, problems: Problems): void {
  const places = placesOf(map)
  const lines = map.connections.map((connection) => lineOf(connection, places, drawnPlace) ?? [])
  map.connections.forEach(({ a, b }, i) => {
    map.connections.slice(0, i).forEach((other, j) => {
      if (!cross(lines[i] ?? [], lines[j] ?? [])) return
      const message = fault('connections-cross')`"${a}" – "${b}" crosses "${other.a}" – "${other.b}".`
      problems.warning(
        file,
        `connections.${i}`,
        message,
        said`Bend one of the two with "${'via'}", or put a zone where they meet.`,
      )
    })
  })
}
