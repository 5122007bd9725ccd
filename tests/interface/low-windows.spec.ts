import { expect } from 'playwright/test'
import { prepareGames } from './gallery/games.ts'
import { bring, type State } from './gallery/states.ts'
import { test } from './tools/at-host.ts'
import { expectWholeInLowWindows } from './tools/low-windows.ts'

/** Questions with much beside them: the marker with its bowl, losses by hand, and the longest night of a game. */
const asked = [
  { asks: 'marker', nth: 2 },
  { asks: 'combat-losses' },
  { asks: 'unit-losses' },
  { asks: 'night-works' },
] as const

test('what stands beside a question is whole in low windows, too', async ({ page, host, calls }) => {
  test.setTimeout(300_000)
  const prepared = await prepareGames(calls, new Set(['sedan'] as const))
  const faults: string[] = []
  for (const { asks, ...nth } of asked) {
    const state: State = { name: asks, title: asks, where: { game: 'sedan', asks, ...nth } }
    await bring(page, host.url(), calls, prepared, state, false)
    await expect(page.locator('.question h2')).toBeVisible()
    await test.step(asks, () =>
      expectWholeInLowWindows(page).catch((fault: unknown) => faults.push(`${asks}: ${String(fault)}`)),
    )
  }
  expect(faults).toEqual([])
})
