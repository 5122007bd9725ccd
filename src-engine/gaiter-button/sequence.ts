import { entry } from '../kernel/play/journal.ts'
import { arrivals } from './day/arrivals.ts'
import { daytime } from './activation/impulse.ts'
import { rollInitiative } from './day/initiative.ts'
import { frame, scenarioOf, sequence } from './state/kit.ts'
import { night } from './night/night.ts'
import { damagePontoons } from './engineering/pontoons.ts'
import { judge } from './victory/victory.ts'
import { rollWeather } from './day/weather.ts'

/** Chapter 2: sequence of play. */

const dayBegan = entry({ name: 'day-began', rule: 'gb.sequence.turn' }, { turn: 'number', turns: 'number' })

/**
 * @rule gb.sequence.length
 * A game lasts as many turns as the scenario says; each turn is one day.
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
