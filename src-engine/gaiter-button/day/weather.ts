import { entry } from '../../kernel/play/journal.ts'
import { scenarioOf, tablesOf, type G } from '../state/kit.ts'

/** Chapter 4.1: weather. */

const weather = entry({ name: 'weather', category: 'chance', rule: 'gb.weather.roll' }, { rain: 'flag', known: 'flag' })

/**
 * @rule gb.weather.roll
 * One die decides between dry weather and rain for the whole day; if the scenario gives the day's weather, no die is
 * rolled.
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
