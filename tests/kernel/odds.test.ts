import { describe, expect, it } from 'vitest'
import { verb } from '#engine/kernel/actions/actions.ts'
import { agendaOf } from '#engine/kernel/play/agenda.ts'
import { distribution, everyOutcome } from '#engine/kernel/play/odds.ts'
import { table, word } from '#engine/kernel/values/shape.ts'
import type { GameOf } from '#engine/kernel/system/system.ts'
import { ambush } from './fixtures/ambush.ts'
import { drawMarker, fillBowl, IN_BOWL, marchGame, MOST_FATIGUE, STOP } from './fixtures/march.ts'
import type { March } from './fixtures/march-shape.ts'
import { race } from './fixtures/race.ts'
import { littleGame } from './little.ts'
import { act, begin, load } from './table.ts'

const shape = () => ({ hits: word(), bowl: table(3, { count: word({ start: 2 }) }) })
type G = GameOf<null, ReturnType<typeof shape>>
const { frame } = agendaOf<G>()
const wait = verb('wait')
const root = frame(
  'root',
  {},
  {
    next: (g) => g.ask(0),
    offer: (_g, _f, offer) => offer.add(wait),
    answers: [{ verb: wait, act: () => {} }],
  },
)
// The fields are those of the shape above.
const newGame = () => littleGame({ kinds: [root], shape, setUp: (g) => void g.call(root, {}) }).play as unknown as G

describe('a forecast', () => {
  it('of two dice is the triangle, by the rule code itself', () => {
    const odds = distribution(
      newGame(),
      (fork) => {
        fork.hits = fork.chance.dice(2, 6, 'dice')
      },
      (fork) => `${String(fork.hits).padStart(2, '0')} hits`,
    )
    expect(Object.keys(odds)).toEqual(
      ['02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'].map((sum) => `${sum} hits`),
    )
    expect(Object.values(odds).map((chance) => Math.round(chance * 36))).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1])
  })

  it('leaves the game, its chance and the forks of others alone', () => {
    const g = newGame()
    const before = g.words.slice()
    const other = g.fork() as G
    other.hits = 7
    everyOutcome(
      g,
      (fork) => void (fork.hits = fork.chance.die(6, 'die')),
      () => {},
    )
    expect([g.words, other.hits]).toEqual([before, 7])
    other.drop()
  })

  it('shows every end once, with probabilities that add up to 1, though later draws depend on earlier ones', () => {
    const ends: string[] = []
    let sum = 0
    everyOutcome(
      newGame(),
      (fork) => {
        fork.hits =
          fork.chance.die(2, 'first') === 1
            ? fork.chance.takeFromCounts(fork.bowl.count, 'bowl')
            : 10 + fork.chance.die(3, 'second')
      },
      (fork, probability) => {
        ends.push(String(fork.hits))
        sum += probability
      },
    )
    expect(ends).toEqual(['0', '1', '2', '11', '12', '13'])
    expect(sum).toBeCloseTo(1, 12)
  })

  it('may be made within a forecast', () => {
    const odds = distribution(
      newGame(),
      (fork) => {
        fork.hits = fork.chance.die(2, 'outer')
        const inner = distribution(
          fork,
          (deeper) => void (deeper.hits += deeper.chance.die(2, 'inner')),
          (deeper) => String(deeper.hits),
        )
        fork.hits = Object.keys(inner)
          .map(Number)
          .reduce((sum, one) => sum + one, 0)
      },
      (fork) => String(fork.hits),
    )
    expect(odds).toEqual({ '5': 0.5, '7': 0.5 })
  })

  it('that fails gives its fork back and leaves the next one in order', () => {
    const g = newGame()
    g.fork().drop()
    const spare = g.layout.spare.length
    expect(() =>
      everyOutcome(
        g,
        () => {
          throw new Error('no such rule')
        },
        () => {},
      ),
    ).toThrow('no such rule')
    expect(
      distribution(
        g,
        (fork) => void (fork.hits = fork.chance.die(2, 'die')),
        (fork) => String(fork.hits),
      ),
    ).toEqual({ '1': 0.5, '2': 0.5 })
    expect(g.layout.spare.length).toBe(spare)
  })

  it('too large to count says so', () => {
    const g = newGame()
    expect(() =>
      everyOutcome(
        g,
        (fork) => void fork.chance.dice(8, 6, 'too many'),
        () => {},
      ),
    ).toThrow('more than 1000000 ways to count')
  })

  it('of a decision comes with the actions that have odds', () => {
    const game = begin(load(race))
    const sixth = 1 / 6
    expect(game.odds()).toEqual([
      { action: 'run', odds: { '1': sixth, '2': sixth, '3': sixth, '4': sixth, '5': sixth, '6': sixth } },
    ])
    const close = begin(load(ambush), { switches: { close: true } })
    act(close, 'march red-1 zone-4')
    const [first] = close.odds()
    expect(first?.action).toBe('shoot blue-1')
    expect(first?.odds['hit']).toBeCloseTo(0.5, 12)
  })
})

describe('the best policy of a march', () => {
  /** Expected steps of marching on or camping, whichever is better, by running the rules over every draw. */
  function byRules(g: March, gone: number, fatigue: number): number {
    let on = 0
    everyOutcome(
      g,
      (fork) => {
        fork.turn = drawMarker(fork)
      },
      (fork, probability) => {
        const marker = fork.turn
        const tired = fatigue + (marker === STOP ? 0 : marker)
        if (marker !== STOP && tired <= MOST_FATIGUE) on += probability * byRules(fork, gone + 1, tired)
      },
    )
    return Math.max(gone, on)
  }

  /** The same by counting markers by hand. */
  function byHand(bowl: readonly number[], gone: number, fatigue: number): number {
    const total = bowl.reduce((sum, count) => sum + count, 0)
    const on = [0, 1, 2].reduce((sum, marker) => {
      if (bowl[marker] === 0 || fatigue + marker > MOST_FATIGUE) return sum
      const rest = bowl.map((count, index) => (index === marker ? count - 1 : count))
      return sum + (bowl[marker]! / total) * byHand(rest, gone + 1, fatigue + marker)
    }, 0)
    return Math.max(gone, on)
  }

  it('comes out the same by the rules run over every draw as by hand', () => {
    const { play } = begin(load(marchGame))
    const g = play as March // a game of march
    fillBowl(g)
    const best = byRules(g, 0, 0)
    expect(best).toBeCloseTo(byHand(IN_BOWL, 0, 0), 10)
    expect(best).toBeGreaterThan(1)
  })
})
