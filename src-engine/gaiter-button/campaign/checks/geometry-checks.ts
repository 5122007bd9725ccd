import { inFile, ofFile, writtenIn } from '../../../campaigns/named-files.ts'
import type { Problems } from '../../../campaigns/problems.ts'
import type { Geometry } from '../schemas/geometry-schema.ts'
import type { Ground } from './ground.ts'
import { fault, said } from './said.ts'

const file = 'geometry.json'

/** Checks that the drawing fits its map. No rule reads the drawing, so its problems are only warnings. */
export function checkGeometry({ frame, ways }: Geometry, ground: Ground | undefined, problems: Problems): void {
  if (frame && (frame.west >= frame.east || frame.south >= frame.north)) {
    const message = fault('frame-ends-before-it-begins')`The frame ends before it begins.`
    problems.warning(
      file,
      'frame',
      message,
      said`Give "${'west'}" less than "${'east'}", and "${'south'}" less than "${'north'}".`,
    )
  }
  if (!ground) return
  const { connections, zones } = ground.map
  const joined = new Set(connections.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]))
  ways.forEach(({ a, b }, index) => {
    if (joined.has(`${a} ${b}`)) return
    const message = fault('no-such-connection')`No connection ${ofFile.map} joins "${a}" and "${b}".`
    problems.warning(file, `ways.${index}`, message, said`Correct an end, or remove these bends.`)
  })
  if (!frame) return
  const { west, east, south, north } = frame
  zones.forEach(({ name, lat, lon }) => {
    if (lon >= west && lon <= east && lat >= south && lat <= north) return
    const message = fault(
      'place-outside-the-frame',
    )`${name}${writtenIn('map.json')} lies outside the frame: longitude ${lon}, latitude ${lat}.`
    problems.warning(file, 'frame', message, said`Correct its place ${inFile.map}, or widen the frame.`)
  })
}
