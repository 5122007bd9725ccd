import { describe, expect, it } from 'vitest'
import { count } from '#engine/fog/candidates.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { actAtRandom, pickFrom } from '../../../kernel/table.ts'
import { actKeenly } from '../keen-play.ts'
import { campaign } from '../table.ts'
import { Watcher } from '../watching.ts'
import { tries } from '../../../tries.ts'

/**
 * So many batches of games of each scenario are watched by both sides; `GAITER_BUTTON_WATCHED=10` watches ten times as
 * many.
 */
const batches = { 'first-march': 5, 'beaumont-sedan': 1, 'august-1870': 1 }
const BATCH = 4
const times = process.env['GAITER_BUTTON_WATCHED']
/** So many acts of each game. */
const ACTS = 800

/** Options at random in two games of three, and every other game one of random players who look for a fight. */
function begun(scenario: string, seed: number): { readonly game: Game; readonly act: () => boolean } {
  const pick = pickFrom(seed)
  const { switches: all = [] } = campaign.scenarios.find(({ id }) => id === scenario) ?? {}
  const switches = Object.fromEntries(all.map(({ id, value }) => [id, seed % 3 === 0 ? value : pick(2) === 1]))
  const begun = Game.begin(campaign, { scenario, switches, seed: `scout ${seed}` })
  if (!begun.ok) throw new Error(begun.error.message)
  const game = begun.value
  return { game, act: () => (seed % 2 === 0 ? actKeenly(game, pick) : actAtRandom(game, pick)) }
}

/** How many counters a token on the map can be on the average, and how many are in the game at all. */
function openness({ notes }: Watcher): { readonly can: number; readonly all: number } {
  const onMap = notes.tracks.filter(({ zone }) => zone !== '-' && zone !== '')
  const can = onMap.reduce((sum, track) => sum + count(track.can), 0) / Math.max(1, onMap.length)
  return { can, all: notes.tracks.filter(({ zone }) => zone !== '').length }
}

describe('the intelligence book', () => {
  const cases = Object.entries(batches).flatMap(([scenario, all]) =>
    Array.from(
      { length: times === undefined ? tries(all) : all * Number(times) },
      (_, batch) => [scenario, 1 + batch * BATCH] as const,
    ),
  )
  it.each(cases)(
    'gb.counters.fog: in %s from seed %i the true counter is always among those that its token can be, and no evidence is false',
    { timeout: 120_000 },
    (scenario, first) => {
      let [narrowed, seen] = [0, 0]
      for (let seed = first; seed < first + BATCH; seed++) {
        const { game, act } = begun(scenario, seed)
        const watchers = [0, 1].map((side) => new Watcher(game, side))
        for (let acts = 0; acts < ACTS && game.play.decider >= 0; acts++) {
          act()
          for (const watcher of watchers) {
            watcher.watch()
            expect(watcher.falsehood(), `seed ${seed}, act ${acts}, side ${watcher.side}`).toBeUndefined()
          }
        }
        for (const watcher of watchers) {
          const { can, all } = openness(watcher)
          narrowed += can
          seen += all
        }
      }
      // It is worth reading: on the average a token is told from a good part of what is in the game.
      expect(narrowed).toBeLessThan(0.8 * seen)
    },
  )
})
