import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { members, setOf } from '#engine/board/bitset.ts'
import { compileBoard } from '#engine/board/board.ts'
import { cheapestPath, costsFrom, NO_WAY, reachWithin } from '#engine/board/cheapest.ts'
import { createCosts } from '#engine/board/costs.ts'
import { createPass } from '#engine/board/pass.ts'
import { createWorkspace } from '#engine/board/workspace.ts'
import { boardOf, mayLeave, naiveCosts, openSteps, passOf, sketches, starts, type Sketch, type Step } from './naive.ts'

/** The cost of a cheapest way, or −1 where there is none. */
const cheapestCost = (...asked: Parameters<typeof cheapestPath>): number => cheapestPath(...asked)?.cost ?? -1

/** A road of three connections from Reims to Rethel, and a path of one. */
const champagne = compileBoard({
  zones: [{ id: 'Reims' }, { id: 'Bourgogne' }, { id: 'Tagnon' }, { id: 'Rethel' }],
  connections: [
    { from: 'Reims', to: 'Bourgogne' },
    { from: 'Bourgogne', to: 'Tagnon' },
    { from: 'Tagnon', to: 'Rethel' },
    { id: 'path', from: 'Reims', to: 'Rethel' },
  ],
})
const work = createWorkspace(champagne)
const free = () => createPass(champagne, { start: 'free' })
const costs = createCosts(champagne, (connection) => (connection === 3 ? 4 : 1))

describe('a cheapest way', () => {
  it('takes the long road when the short path is dearer', () => {
    const path = cheapestPath(work, free(), 0, 3, costs)
    expect(path?.zoneList()).toEqual([0, 1, 2, 3])
    expect(path?.cost).toBe(3)
  })

  it('takes fewer connections when the cost is the same', () => {
    const even = createCosts(champagne, (connection) => (connection === 3 ? 3 : 1))
    expect(cheapestPath(work, free(), 0, 3, even)?.zoneList()).toEqual([0, 3])
  })

  it('takes fewer connections also where the last of them is free', () => {
    const costs = createCosts(champagne, (connection) => (connection === 3 ? 2 : connection === 2 ? 0 : 1))
    // Reims – Bourgogne – Tagnon costs 2, and so does Reims – Rethel – Tagnon, with as many connections.
    expect(cheapestPath(work, free(), 0, 2, costs)?.zoneList()).toEqual([0, 1, 2])
    const longer = compileBoard({
      zones: ['start', 'a', 'b', 'c', 'end'].map((id) => ({ id })),
      connections: [
        { from: 'start', to: 'a' },
        { from: 'a', to: 'b' },
        { from: 'b', to: 'end' },
        { from: 'start', to: 'c' },
        { from: 'c', to: 'end' },
      ],
    })
    const prices = createCosts(longer, (connection) => [1, 1, 1, 3, 0][connection]!)
    const pass = createPass(longer, { start: 'free' })
    expect(cheapestPath(createWorkspace(longer), pass, 0, 4, prices)?.zoneList()).toEqual([0, 3, 4])
  })

  it('is the lower-numbered of equals also when a cheaper one was hoped for', () => {
    // Over the far zone it would cost 2, but its cheap road is shut: both ways cost 4.
    const board = compileBoard({
      zones: ['start', 'near', 'far', 'end'].map((id) => ({ id })),
      connections: [
        { from: 'start', to: 'far' },
        { id: 'cheap', from: 'far', to: 'end' },
        { from: 'far', to: 'end' },
        { from: 'start', to: 'near' },
        { from: 'near', to: 'end' },
      ],
    })
    const prices = createCosts(board, (connection) => [1, 1, 3, 2, 2][connection]!)
    const pass = createPass(board, { start: 'free' }).shutConnection(board.connectionOf('cheap'))
    const space = createWorkspace(board)
    for (let round = 0; round < 4; round++) {
      expect(cheapestPath(space, pass, 0, 3, prices)?.zoneList()).toEqual([0, 1, 3])
    }
  })

  it('may cost differently in the two directions', () => {
    const uphill = createCosts(champagne, (_, from, to) => (to > from ? 2 : 1))
    expect(cheapestCost(work, free(), 0, 1, uphill)).toBe(2)
    expect(cheapestCost(work, free(), 1, 0, uphill)).toBe(1)
  })

  it('does not go beyond the budget', () => {
    expect(cheapestPath(work, free(), 0, 3, costs, 2)).toBeUndefined()
    expect(members(reachWithin(work, free(), 0, costs, 2))).toEqual([0, 1, 2])
  })

  it('does not use what costs −1', () => {
    const noPath = createCosts(champagne, (connection) => (connection === 0 ? -1 : 1))
    expect(cheapestPath(work, free(), 0, 2, noPath)?.zoneList()).toEqual([0, 3, 2])
  })

  it('refuses a cost that is not a whole number, by the name of its connection', () => {
    expect(() => createCosts(champagne, () => 0.5)).toThrow('Connection Reims-Bourgogne costs 0.5')
  })

  it('takes costs as a function too', () => {
    expect(cheapestCost(work, free(), 0, 3, (connection) => (connection === 3 ? 9 : 2))).toBe(6)
  })
})

interface Question {
  readonly sketch: Sketch
  readonly from: number[]
  readonly to: number[]
  readonly budget: number
  /** By arc; −1 is no way. */
  readonly prices: number[]
}

const questions = (zones: number, dearest: number): fc.Arbitrary<Question> =>
  sketches({ zones }).chain((sketch) => {
    const some = fc.uniqueArray(fc.integer({ min: 0, max: sketch.zones - 1 }), { minLength: 1, maxLength: 3 })
    const arcs = 2 * sketch.connections.length
    const price = fc.integer({ min: -1, max: dearest })
    const prices = fc.array(price, { minLength: arcs, maxLength: arcs })
    return fc.record({ sketch: fc.constant(sketch), from: some, to: some, budget: fc.nat(3 * dearest), prices })
  })

const lay = ({ sketch, prices }: Question) => {
  const board = boardOf(sketch)
  const price = ({ connection, from }: Step) => prices[2 * connection + (board.from[connection] === from ? 0 : 1)]!
  const table = createCosts(board, (connection, from, to) => price({ connection, from, to }))
  return { board, pass: passOf(sketch, board), work: createWorkspace(board), price, table }
}

describe('on any board, with any costs', () => {
  for (const [size, zones, dearest, runs] of [
    ['a small board', 9, 3, 500],
    ['a middling board', 90, 12, 60],
    ['a large board', 400, 2, 25],
    ['a board with very unequal costs', 12, 500, 100],
  ] as const) {
    it(`the costs agree with going over every step, on ${size}`, () => {
      fc.assert(
        fc.property(questions(zones, dearest), (question) => {
          const { board, pass, work, price, table } = lay(question)
          const from = setOf(board.zoneCount, question.from)
          const expected = naiveCosts(question.sketch, question.from, price)
          const found = [...costsFrom(work, pass, from, table)].map((cost) =>
            cost < 0 || cost >= NO_WAY ? Infinity : cost,
          )
          expect(found).toEqual(expected)
          const within = expected.flatMap((cost, zone) => (cost <= question.budget ? [zone] : []))
          expect(members(reachWithin(work, pass, from, table, question.budget))).toEqual(within)
        }),
        { numRuns: runs },
      )
    })

    it(`the witness is open, costs what it says, and is cheapest, then shortest, on ${size}`, () => {
      fc.assert(
        fc.property(questions(zones, dearest), (question) => {
          const { board, pass, work, price, table } = lay(question)
          const { sketch, from, to, budget } = question
          const [start, end] = [setOf(board.zoneCount, from), setOf(board.zoneCount, to)]
          const expected = naiveCosts(sketch, from, price)
          const least = Math.min(...to.map((zone) => expected[zone]!))
          expect(cheapestCost(work, pass, start, end, table)).toBe(least === Infinity ? -1 : least)
          expect(cheapestPath(work, pass, start, end, table, budget) !== undefined).toBe(least <= budget)
          const path = cheapestPath(work, pass, start, end, table)
          expect(path !== undefined).toBe(least < Infinity)
          if (path === undefined) return
          const list = path.zoneList()
          const steps = path
            .connectionList()
            .map((connection, index): Step => ({ connection, from: list[index]!, to: list[index + 1]! }))
          expect(path.cost).toBe(least)
          expect(steps.reduce((total, step) => total + price(step), 0)).toBe(least)
          expect(starts(sketch, from)).toContain(list[0])
          expect(to).toContain(path.end)
          const open = openSteps(sketch)
          steps.forEach((step, index) => {
            expect(open).toContainEqual(step)
            expect(mayLeave(sketch, step.from, index === 0)).toBe(true)
          })
          // A cost and a step counted as one number that puts the cost first gives the fewest steps among the cheapest.
          const both = naiveCosts(sketch, from, (step) => (price(step) < 0 ? -1 : price(step) * 1000 + 1))
          expect(path.steps).toBe(Math.min(...to.map((zone) => both[zone]!)) % 1000)
          expect(path.end).toBe(Math.min(...to.filter((zone) => both[zone] === least * 1000 + path.steps)))
        }),
        { numRuns: runs },
      )
    })
  }

  // Bounds, and the way that stands with nothing in the way, are only used from the second question on.
  it('one zone asked for again and again answers as a set of one does', () => {
    fc.assert(
      fc.property(questions(9, 2), fc.nat(20), (question, budget) => {
        const { board, pass, work, table } = lay(question)
        for (let round = 0; round < 4; round++) {
          for (const from of question.from) {
            for (const to of question.to) {
              const way = (end: number | Int32Array) => {
                const path = cheapestPath(work, pass, from, end, table, budget)
                return path && [path.cost, path.zoneList(), path.connectionList()]
              }
              const cost = cheapestCost(work, pass, from, to, table, budget)
              const expected = way(setOf(board.zoneCount, [to]))
              expect(way(to)).toEqual(expected)
              expect(cost).toBe(expected?.[0] ?? -1)
            }
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it('what was known of the old costs is forgotten when they change', () => {
    fc.assert(
      fc.property(questions(9, 4), fc.nat(30), fc.nat(4), ({ sketch, prices, from, to }, place, price) => {
        fc.pre(sketch.connections.length > 0)
        const { board, pass, work, table } = lay({ sketch, prices, from, to, budget: 0 })
        const [start, end] = [from[0]!, to[0]!]
        for (let round = 0; round < 3; round++) cheapestCost(work, pass, start, end, table)
        const connection = place % board.connectionCount
        table.set(connection, board.from[connection]!, price)
        const changed = prices.with(2 * connection, price)
        const fresh = lay({ sketch, prices: changed, from, to, budget: 0 })
        expect(cheapestCost(work, pass, start, end, table)).toBe(
          cheapestCost(fresh.work, fresh.pass, start, end, fresh.table),
        )
      }),
    )
  })

  it('the witness is the lowest-numbered, read backwards', () => {
    fc.assert(
      fc.property(questions(9, 2), (question) => {
        const { board, pass, work, price, table } = lay(question)
        const { sketch, from, to } = question
        const path = cheapestPath(work, pass, setOf(board.zoneCount, from), setOf(board.zoneCount, to), table)
        if (path === undefined) return
        const rank = (step: Step) => (price(step) < 0 ? -1 : price(step) * 1000 + 1)
        const ranks = naiveCosts(sketch, from, rank)
        const zones = path.zoneList()
        for (let place = path.steps; place > 0; place--) {
          const before = openSteps(sketch)
            .filter(
              (step) =>
                step.to === zones[place] && rank(step) >= 0 && ranks[step.from]! + rank(step) === ranks[step.to],
            )
            .filter((step) => mayLeave(sketch, step.from, ranks[step.from] === 0))
            .sort((a, b) => a.from - b.from || a.connection - b.connection)[0]!
          expect([zones[place - 1], path.connections[place - 1]]).toEqual([before.from, before.connection])
        }
      }),
      { numRuns: 500 },
    )
  })
})
