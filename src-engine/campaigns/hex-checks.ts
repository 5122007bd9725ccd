import { has } from '../board/bitset.ts'
import { createPass } from '../board/pass.ts'
import { reach } from '../board/reach.ts'
import { createWorkspace } from '../board/workspace.ts'
import { type Hexes, type HexMap, hexsideKey, printedHexes } from './hex-map.ts'
import type { FaultSentence } from './phrases.ts'
import { type Report, reportDuplicates } from './problems.ts'
import { fault, lacking, said } from './said.ts'

/** Checks of a hex map beyond its schema. Returns whether the map is complete, so that hexes can be looked up on it. */
export function checkHexMap(drawn: HexMap, report: Report): boolean {
  const { grid, rows, terrain } = drawn
  const ids = Object.values(terrain).map(({ id }) => id)
  reportDuplicates(ids, (id) =>
    report(
      'terrain',
      fault('two-terrains-of-one-id')`Two kinds of terrain are called “${id}”.`,
      said`Give each an id of its own.`,
    ),
  )
  let whole = true
  const misdrawn: Report = (path, message, remedy) => {
    whole = false
    report(path, message, remedy)
  }
  if (rows.length !== grid.rows)
    misdrawn(
      'rows',
      fault('rows-unlike-the-grid')`There are ${rows.length} rows, not ${grid.rows}.`,
      said`Draw each row of the grid once.`,
    )
  rows.forEach((row, index) => {
    const path = `rows.${index}`
    if (row.length !== grid.columns)
      misdrawn(
        path,
        fault('hexes-unlike-columns')`The row has ${row.length} hexes, not ${grid.columns}.`,
        said`Draw each column of the grid once.`,
      )
    for (const code of new Set(row)) {
      if (Object.hasOwn(terrain, code)) continue
      misdrawn(
        path,
        lacking('there-is-no-terrain')`There is no terrain “${code}”.`,
        said`Use one of: ${Object.keys(terrain).join(' ')}`,
      )
    }
  })
  if (whole) checkOnHexes(drawn, report)
  return whole
}

function checkOnHexes(drawn: HexMap, report: Report): void {
  const { hexsides, features, places } = drawn
  const printed = printedHexes(drawn)
  hexsides.forEach(({ between: [a, b], feature }, index) => {
    const path = `hexsides.${index}`
    const [from, to] = [printed.findZone(a), printed.findZone(b)]
    if (from === undefined || to === undefined || printed.grid.directionTo(from, to) === undefined)
      report(
        `${path}.between`,
        fault('hexes-apart')`${a} and ${b} do not share a hexside.`,
        said`Name two hexes that lie side by side.`,
      )
    if (!Object.hasOwn(features, feature)) {
      const known = Object.keys(features)
      report(
        `${path}.feature`,
        lacking('there-is-no-feature')`There is no feature “${feature}”.`,
        said`Write one of: ${known}.`,
      )
    }
  })
  reportDuplicates(
    hexsides.map(({ between }) => hexsideKey(between)),
    (key, index) =>
      report(
        `hexsides.${index}`,
        fault('the-hexside-is-described-twice')`The hexside ${key} is described twice.`,
        said`Keep one of the two.`,
      ),
  )
  places.forEach(({ hex }, index) => {
    if (printed.findZone(hex) === undefined) report(`places.${index}.hex`, noHex(hex), said`Name a hex of the grid.`)
  })
}

export const noHex = (hex: string): FaultSentence => lacking('there-is-no-hex-in-play')`There is no hex ${hex} in play.`

/** Is there a way over open hexes from one hex to each of the others? */
export function leadsTo(hexes: Hexes, from: string, to: readonly string[], open: (hex: string) => boolean): boolean {
  const pass = createPass(hexes, { start: 'free' })
  hexes.zoneIds.forEach((id, hex) => {
    if (!open(id)) pass.closeZone(hex)
  })
  const found = reach(createWorkspace(hexes), pass, hexes.zoneOf(from))
  return to.every((goal) => has(found, hexes.zoneOf(goal)))
}
