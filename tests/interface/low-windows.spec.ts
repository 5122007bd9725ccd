import { expect } from 'playwright/test'
import { prepareGames } from './gallery/games.ts'
import { bring, type State } from './gallery/states.ts'
import { test } from './tools/at-host.ts'
import { expectWholeInLowWindows, lowWindows } from './tools/low-windows.ts'

/** Questions with much beside them: the marker and losses of a march with the bowl, losses by hand with the sums of their battle, and the longest night of a game. */
const asked = [
  { asks: 'marker', nth: 2, language: 'en', isReadOn: true },
  { asks: 'combat-losses', nth: 0, language: 'en', isReadOn: true },
  { asks: 'unit-losses', nth: 0, language: 'en', isReadOn: true },
  { asks: 'night-works', nth: 0, language: 'fr', isReadOn: false },
] as const

test('all answers and what takes back are in sight where much stands beside the question', async ({
  page,
  host,
  calls,
}) => {
  test.setTimeout(300_000)
  const prepared = await prepareGames(calls, new Set(['sedan'] as const))
  for (const { asks, nth, language, isReadOn } of asked) {
    const state: State = { name: asks, title: asks, where: { game: 'sedan', asks, nth }, language }
    await bring(page, host.url(), calls, prepared, state, false)
    await expect(page.locator('.question h2')).toBeVisible()
    const windows = [...lowWindows, [1440, 900, '100'], [1440, 900, '150']] as const
    await test.step(asks, () => expectWholeInLowWindows(page, /^(Undo|Annuler)/, windows, isReadOn))
  }
})
