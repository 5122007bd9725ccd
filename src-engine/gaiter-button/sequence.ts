import { entry } from '../kernel/journal.ts'
import { arrivals } from './arrivals.ts'
import { daytime } from './impulse.ts'
import { rollInitiative } from './initiative.ts'
import { frame, scenarioOf, sequence } from './kit.ts'
import { night } from './night/night.ts'
import { damagePontoons } from './pontoons.ts'
import { judge } from './victory.ts'
import { rollWeather } from './weather.ts'

/** Chapter 2: sequence of play. */

const dayBegan = entry('day-began', { turn: 'number', turns: 'number' })

/**
 * @rule gb.sequence.length
 * A game lasts as many turns as the scenario says; each is a day.
 */
export const days = frame(
  'days',
  {},
  {
    next(g) {
      if (g.turn >= scenarioOf(g).turns) return judge(g)
      g.turn += 1
      g.tell(dayBegan, { turn: g.turn, turns: scenarioOf(g).turns })
      return g.call(turn, {})
    },
  },
)

/**
 * @rule gb.sequence.turn
 * The phases of a turn: reinforcements and decoys, events, initiative, the day's operations, the night.
 */
const turn = sequence('turn', {}, [
  { run: (g) => g.call(arrivals, { placed: 0 }) },
  { run: (g) => rollWeather(g) },
  { applies: (g) => g.rain, run: (g) => damagePontoons(g) },
  { run: (g) => rollInitiative(g) },
  { run: (g) => g.call(daytime, {}) },
  { run: (g) => g.call(night, {}) },
])

export const kinds = [days, turn]
export const entries = [dayBegan]
