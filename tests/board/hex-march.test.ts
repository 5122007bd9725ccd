import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_WAY } from '#engine/board/cheapest.ts'
import { createCosts } from '#engine/board/costs.ts'
import { compileHexBoard, directions, type Direction } from '#engine/board/hex.ts'
import { facesAllRound, facesCorner, facesHexside, type Facing } from '#engine/board/hex-facing.ts'
import { facingOf, hexOf, Marches, standAt, type MarchRules, type Stand } from '#engine/board/hex-march.ts'
import { createPass, type StartRule } from '#engine/board/pass.ts'

const board = compileHexBoard({ columns: 8, rows: 7, lower: 'even' })
const at = (id: string) => board.zoneOf(id)
const rules = (turn: number, options: Partial<MarchRules> = {}): MarchRules => ({
  facing: facesHexside,
  turns: new Int32Array(board.zoneCount).fill(turn),
  turnsAtHalt: true,
  ...options,
})
const told = (way: readonly Stand[]) => way.map((stand) => `${board.zoneIds[hexOf(stand)]}:${facingOf(stand)}`)
const even = createCosts(board, () => 2)
const free = () => createPass(board, { start: 'free' })
const marches = new Marches(board)

describe('a march with a facing', () => {
  it('goes by the front and keeps its facing', () => {
    marches.search(free(), standAt(at('0404'), 0), even, rules(-1), 4)
    expect(told(marches.wayTo(standAt(at('0402'), 0)))).toEqual(['0404:0', '0403:0', '0402:0'])
    expect(marches.cheapestIn(at('0405'))).toBe(-1)
    expect(marches.costs[standAt(at('0404'), 1)]).toBe(NO_WAY)
  })

  it('turns before it goes where its front does not lead', () => {
    marches.search(free(), standAt(at('0404'), 0), even, rules(1), 8)
    const behind = marches.cheapestIn(at('0405'))
    expect(told(marches.wayTo(behind))).toEqual(['0404:0', '0404:1', '0404:2', '0405:2'])
    expect(marches.costs[behind]).toBe(4)
    expect(marches.costs[standAt(at('0404'), 3)]).toBe(3)
  })

  it('turns for nothing where turning is free', () => {
    marches.search(free(), standAt(at('0404'), 0), even, rules(0), 2)
    expect(directions.map((facing) => marches.costs[standAt(at('0405'), facing)])).toEqual([2, 2, 2, 2, 2, 2])
    expect(marches.wayTo(standAt(at('0405'), 2))).toHaveLength(4)
  })

  it('halts where it must, and turns there only if it may', () => {
    const pass = free().haltZone(at('0403'))
    marches.search(pass, standAt(at('0404'), 0), even, rules(1), 20)
    expect(marches.costs[standAt(at('0403'), 0)]).toBe(2)
    expect(marches.costs[standAt(at('0403'), 1)]).toBe(3)
    expect(told(marches.wayTo(standAt(at('0402'), 0)))).not.toContain('0403:0')
    marches.search(pass, standAt(at('0404'), 0), even, rules(1, { turnsAtHalt: false }), 20)
    // The facing is taken up before the halt, not at it.
    expect(told(marches.wayTo(standAt(at('0403'), 1)))).toEqual(['0404:0', '0404:1', '0403:1'])
  })

  it('starts from a halt or a closed hex as the pass says', () => {
    const start = standAt(at('0404'), 0)
    marches.search(free().haltZone(at('0404')), start, even, rules(1), 4)
    expect(marches.costs[standAt(at('0403'), 0)]).toBe(2)
    marches.search(createPass(board, { start: 'bound' }).haltZone(at('0404')), start, even, rules(1), 4)
    expect([marches.costs[start], marches.cheapestIn(at('0403'))]).toEqual([0, -1])
    marches.search(createPass(board, { start: 'bound' }).closeZone(at('0404')), start, even, rules(1), 4)
    expect(marches.cheapestIn(at('0404'))).toBe(-1)
  })

  it('crosses a dear hexside only with all its points, and stands there with none left', () => {
    const column = compileHexBoard({ columns: 1, rows: 5, lower: 'even' })
    const [stream] = column.connectionsBetween(column.zoneOf('0104'), column.zoneOf('0103'))
    const costs = createCosts(column, (connection) => (connection === stream ? 6 : 2))
    const onColumn = new Marches(column)
    const pass = createPass(column, { start: 'free' })
    onColumn.search(pass, standAt(column.zoneOf('0104'), 0), costs, rules(1), 6)
    expect(onColumn.costs[standAt(column.zoneOf('0103'), 0)]).toBe(6)
    expect(onColumn.cheapestIn(column.zoneOf('0102'))).toBe(-1)
    onColumn.search(pass, standAt(column.zoneOf('0105'), 0), costs, rules(1), 6)
    expect(onColumn.cheapestIn(column.zoneOf('0103'))).toBe(-1)
  })

  it('of another board is a mistake', () => {
    const other = compileHexBoard({ columns: 2, rows: 2, lower: 'odd' })
    expect(() => marches.search(createPass(other, { start: 'free' }), 0, even, rules(1), 4)).toThrow('different boards')
  })
})

const hex = fc.nat(board.zoneCount - 1)
const worlds = fc.record({
  start: fc.nat(6 * board.zoneCount - 1),
  startRule: fc.constantFrom<StartRule>('free', 'bound'),
  prices: fc.array(fc.constantFrom(-1, 0, 1, 1, 2, 2, 3, 5), {
    minLength: 2 * board.connectionCount,
    maxLength: 2 * board.connectionCount,
  }),
  turns: fc.array(fc.constantFrom(-1, 0, 1, 1, 2), { minLength: board.zoneCount, maxLength: board.zoneCount }),
  closed: fc.uniqueArray(hex, { maxLength: 10 }),
  halted: fc.uniqueArray(hex, { maxLength: 12 }),
  shut: fc.uniqueArray(fc.nat(board.connectionCount - 1), { maxLength: 10 }),
  refused: fc.uniqueArray(hex, { maxLength: 4 }),
  facing: fc.constantFrom<Facing>(facesHexside, facesCorner, facesAllRound),
  turnsAtHalt: fc.boolean(),
  budget: fc.nat(16),
})
type World = typeof worlds extends fc.Arbitrary<infer T> ? T : never

describe('any march', () => {
  it('costs what going over every step and turn again and again finds, and has a way that costs so much', () => {
    fc.assert(
      fc.property(worlds, (world) => {
        const { start, prices, closed, halted, shut, refused, budget, facing, turnsAtHalt } = world
        const where = (_: number, from: number, to: number) => !refused.includes(from) || to > from
        const pass = createPass(board, { start: world.startRule, where })
        for (const one of closed) pass.closeZone(one)
        for (const one of halted) pass.haltZone(one)
        for (const one of shut) pass.shutConnection(one)
        const costs = createCosts(
          board,
          (connection, from) => prices[2 * connection + (board.from[connection] === from ? 0 : 1)]!,
        )
        marches.search(pass, start, costs, { facing, turns: Int32Array.from(world.turns), turnsAtHalt }, budget)
        const edges = edgesOf(world)
        const known = naive(world, edges)
        expect(Array.from(marches.costs, (cost) => (cost === NO_WAY ? Infinity : cost))).toEqual(known)
        known.forEach((cost, stand) => {
          const way = marches.wayTo(stand)
          if (cost === Infinity) return expect(way).toEqual([])
          expect([way[0], way.at(-1)]).toEqual([start, stand])
          const spent = way
            .slice(1)
            .map((to, index) => edges.find((edge) => edge.from === way[index] && edge.to === to)!.cost)
          expect(spent.reduce((sum, one) => sum + one, 0)).toBe(cost)
        })
      }),
      { numRuns: 200 },
    )
  })
})

interface Edge {
  readonly from: Stand
  readonly to: Stand
  readonly cost: number
}

/** Every single step and turn that the world allows. */
function edgesOf(world: World): Edge[] {
  const { start, startRule, closed, halted, shut, refused, turnsAtHalt, facing: shares } = world
  const edges: Edge[] = []
  for (let from = 0; from < 6 * board.zoneCount; from++) {
    const [here, facing] = [hexOf(from), facingOf(from)]
    const isHalted = halted.includes(here) && (startRule === 'bound' || here !== hexOf(start))
    const turn = world.turns[here]!
    if (turn >= 0 && (!isHalted || turnsAtHalt))
      for (const by of [1, 5]) edges.push({ from, to: standAt(here, ((facing + by) % 6) as Direction), cost: turn })
    if (isHalted) continue
    board.connectionsAt(here).forEach((connection) => {
      const there = board.otherEnd(connection, here)
      const side = board.grid.directionTo(here, there)!
      const cost = world.prices[2 * connection + (board.from[connection] === here ? 0 : 1)]!
      if (shares.aspect(facing, side) !== 'front' || cost < 0) return
      if (closed.includes(there) || shut.includes(connection) || (refused.includes(here) && there < here)) return
      edges.push({ from, to: standAt(there, facing), cost })
    })
  }
  return edges
}

/** Bellman–Ford over all of them. */
function naive({ start, startRule, closed, budget }: World, edges: readonly Edge[]): number[] {
  const known = Array.from({ length: 6 * board.zoneCount }, () => Infinity)
  if (startRule === 'bound' && closed.includes(hexOf(start))) return known
  known[start] = 0
  for (let better = true; better;) {
    better = false
    for (const { from, to, cost } of edges) {
      const total = known[from]! + cost
      if (total > budget || total >= known[to]!) continue
      known[to] = total
      better = true
    }
  }
  return known
}
