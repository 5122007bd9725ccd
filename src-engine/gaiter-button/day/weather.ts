import { entry } from '../../kernel/play/journal.ts'
import { scenarioOf, tablesOf, type G } from '../state/kit.ts'

/** Chapter 4.1: weather. */

const weather = entry({ name: 'weather', category: 'chance', rule: 'gb.weather.roll' }, { rain: 'flag', known: 'flag' })

/**
 * @rule gb.weather.roll
 * One die decides for the whole day between dry weather and rain; where the scenario tells the day's weather, no die does.
 */
export function rollWeather(g: G): void {
  const told = scenarioOf(g).data.turns[g.turn - 1]?.weather
  const { dice, rows } = tablesOf(g).weather
  if (told === undefined) {
    const roll = g.chance.dice(dice, 6, 'weather')
    g.rain = rows.some((row) => row.weather === 'rain' && roll >= row.from && roll <= row.to)
  } else g.rain = told === 'rain'
  g.tell(weather, { rain: g.rain, known: told !== undefined })
}

export const entries = [weather]
