import { emptySet } from '#engine/board/bitset.ts'
import { createCosts } from '#engine/board/costs.ts'
import { compileHexBoard, directions } from '#engine/board/hex.ts'
import { addControl, facesHexside } from '#engine/board/hex-facing.ts'
import { Marches, standAt } from '#engine/board/hex-march.ts'
import { seesOver, SightLines, stopOfSight } from '#engine/board/hex-sight.ts'
import { createPass } from '#engine/board/pass.ts'
import { wholeNumberBelow } from '#engine/kernel/values/generator.ts'
import { microseconds, type Report } from './measure.ts'

/** Movement points in halves: those of infantry and of cavalry. */
const POINTS = { infantry: 8, cavalry: 12 } as const
const ENEMIES = 15

/** Marches, zones of control and sights on a hex map of the size of Spicheren: 291 hexes in twenty columns. */
export function measureHexes(report: Report): void {
  const chance = Int32Array.of(5, 6, 7, 8)
  const board = compileHexBoard({
    columns: 20,
    rows: 15,
    lower: 'even',
    hex: (column, row) => (row === 15 && column % 2 === 0 && column < 20 ? undefined : {}),
  })
  const { zoneCount } = board
  const hexes = Array.from({ length: 1_024 }, () => wholeNumberBelow(chance, 0, zoneCount))
  const ground = Int32Array.from({ length: zoneCount }, () => 1 + wholeNumberBelow(chance, 0, 6))
  const price = Int32Array.from({ length: zoneCount }, () => [1, 2, 2, 2, 4, 6][wholeNumberBelow(chance, 0, 6)]!)
  const costs = createCosts(board, (_, from, to) => price[to]! + 2 * Math.abs(ground[from]! - ground[to]!))
  const enemies = Array.from(
    { length: ENEMIES },
    () => [wholeNumberBelow(chance, 0, zoneCount), wholeNumberBelow(chance, 0, 6)] as const,
  )
  const pass = createPass(board, { start: 'free' })
  const control = emptySet(zoneCount)
  const controlOfAll = () => {
    control.fill(0)
    for (const [hex, facing] of enemies)
      addControl(board, pass, hex, facesHexside.sides(directions[facing]!, 'front'), control)
  }
  report({
    name: `zones of control of ${ENEMIES} units, ${zoneCount} hexes`,
    unit: 'µs',
    ...microseconds(1_000, () => {
      for (let time = 0; time < 1_000; time++) controlOfAll()
    }),
  })
  for (const [hex] of enemies) pass.closeZone(hex)
  pass.haltZones(control)
  const marches = new Marches(board)
  for (const [unit, points] of Object.entries(POINTS)) {
    for (const [turning, turn] of [
      ['turning is free', 0],
      ['a turn costs half a point', 1],
    ] as const) {
      const turns = new Int32Array(zoneCount).fill(turn)
      const rules = { facing: facesHexside, turns, turnsAtHalt: true }
      const from = hexes.slice(0, 128).map((hex, index) => standAt(hex, directions[index % 6]!))
      report({
        name: `reach with facing of ${unit}, ${turning}`,
        unit: 'µs',
        ...microseconds(from.length, () => {
          for (const stand of from) marches.search(pass, stand, costs, rules, points)
        }),
        aim: 20,
      })
    }
  }
  const lines = new SightLines(board.grid)
  const top = ground.map((height) => height + (wholeNumberBelow(chance, 0, 3) === 0 ? 1 : 0))
  const sideTop = new Int32Array(6 * zoneCount)
  const sights = (sees: (from: number, to: number) => unknown) =>
    microseconds(zoneCount ** 2, () => {
      for (let from = 0; from < zoneCount; from++) for (let to = 0; to < zoneCount; to++) sees(from, to)
    })
  const sight = (name: string, sees: (from: number, to: number) => unknown) =>
    report({ name: `sight between two hexes, ${name}`, unit: 'µs', ...sights(sees), aim: 0.3 })
  sight('over heights', (from, to) => seesOver(lines, { ground, top }, from, to))
  sight('over heights and hexsides', (from, to) => seesOver(lines, { ground, top, sideTop }, from, to))
  sight('by a rule of its own', (from, to) => {
    const eye = ground[from]!
    return stopOfSight(lines, from, to, (hex) => top[hex]! > eye)
  })
}
