import { entry } from '../kernel/journal.ts'
import { frame, scenarioOf } from './kit.ts'

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
      if (g.turn >= scenarioOf(g).turns) return g.end(-1, 'draw')
      g.turn += 1
      g.tell(dayBegan, { turn: g.turn, turns: scenarioOf(g).turns })
      return 'again'
    },
  },
)

export const kinds = [days]
export const entries = [dayBegan]
