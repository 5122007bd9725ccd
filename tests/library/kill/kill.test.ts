import { describe, expect, it } from 'vitest'
import { systems } from '#engine/systems/registry.ts'
import { openLibrary } from '../../../src-main/library/library.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { load, pickFrom } from '../../kernel/table.ts'
import { makeFolder } from '../../house/workshop.ts'
import { Account } from './account.ts'
import { killed } from './killed.ts'
import { loaded, newGame } from '../damaged.ts'
import type { Said, Scenario } from './scenario.ts'
import { scenarios } from './scenarios.ts'
import { drafting, gesturing, inspectDrafts } from './scenarios/drafting.ts'
import { triesOr } from '../../tries.ts'

// GAITER_BUTTON_KILLS=1000 npm test -- unit kills that many programs.
const KILLS = triesOr('GAITER_BUTTON_KILLS', 24, scenarios.length)
/** As many programs killed, each as soon as a gesture of a draft was told of. */
const GESTURES = triesOr('GAITER_BUTTON_KILLED_GESTURES', 200, 1, 20)
/** Of these, so many one after the other in one folder; folders are seen to side by side, as a program mostly waits to be read. */
const IN_ONE_FOLDER = 25
const SEED = Number(process.env['GAITER_BUTTON_SEED'] ?? 1)

async function series(scenario: Scenario, kills: number, seed: number): Promise<void> {
  const loaded = load(
    systems.find(({ id }) => id === scenario.system)!,
    campaignFolder(scenario.campaign),
  )
  const folder = makeFolder({})
  const account = new Account(scenario.prepare?.(folder, campaignFolder(scenario.campaign), loaded) ?? [])
  const pick = pickFrom(seed)
  const { until } = scenario
  for (let kill = 0; kill < kills; kill += 1) {
    const when = { lines: 1 + pick(until.lines), milliseconds: pick(until.milliseconds * 1000) / 1000 }
    const said = await killed(folder, scenario.name, seed * 1000 + kill, when)
    scenario.inspect?.(folder, said)
    account.take(said)
    // Now and then the next program finds what two have left behind.
    if (kill === kills - 1 || pick(3) > 0) account.compare(folder, loaded, scenario.mended === true)
  }
}

describe('a program that is killed at any moment', () => {
  const share = Math.ceil(KILLS / scenarios.length)
  it.concurrent.each(scenarios.map((scenario) => [scenario.name, scenario] as const))(
    '%s: everything acknowledged is there, and at most one thing more',
    { timeout: 120_000 + KILLS * 6000 },
    async (_name, scenario) => {
      for (let done = 0; done < share; done += scenario.series) {
        const seed = SEED + done
        const wellDone = series(scenario, Math.min(scenario.series, share - done), seed)
        await expect(wellDone, `${scenario.name}, seed ${seed}`).resolves.toBeUndefined()
      }
    },
  )

  it.concurrent.each(Array.from({ length: Math.ceil(GESTURES / IN_ONE_FOLDER) }, (_, index) => index))(
    'after each of many gestures at the bench, series %i: at most the last one is lost',
    { timeout: 900_000 },
    async (one) => {
      const folder = makeFolder({})
      const gestures = Math.min(IN_ONE_FOLDER, GESTURES - one * IN_ONE_FOLDER)
      let told = 0
      for (let gesture = 0; gesture < gestures; gesture += 1) {
        // It opens the library, tells how the draft stands, and of one gesture; maybe another one is under way.
        const lines = gesture === 0 ? 3 : 4
        const when = { lines, milliseconds: (gesture % 5) / 2 }
        const said = await killed(folder, gesturing.name, one * IN_ONE_FOLDER + gesture, when)
        inspectDrafts(folder, said)
        told += said.filter(({ did }) => did === 'note').length
      }
      expect(told).toBeGreaterThanOrEqual(2 * gestures - 1)
    },
  )

  it('is noticed by this test if it loses an act, or has one that was never done', () => {
    const folder = makeFolder({})
    const library = openLibrary(folder)
    newGame(library.database, 'a game')
    library.close()
    const compare = (games: readonly string[], said: readonly Said[]): void => {
      const account = new Account(games)
      account.take(said)
      account.compare(folder, loaded, false)
    }
    expect(() => compare(['another'], [])).toThrow('another is gone')
    expect(() => compare(['a game'], [{ did: 'act', game: 'a game', moment: 1, hash: 'x' }])).toThrow('is not there')
    expect(() => compare(['a game'], [{ did: 'visit', game: 'a game', number: 1, moment: 0 }])).toThrow('is not there')
    expect(() => compare(['a game'], [])).not.toThrow()
    // The comparison itself has played on by an act each time.
    const more = openLibrary(folder)
    newGame(more.database, 'unheard of')
    more.close()
    expect(() => compare(['a game'], [])).toThrow('nobody was told of')
  })

  it('would be noticed if a draft had lost a gesture', async () => {
    const folder = makeFolder({})
    const said = await killed(folder, drafting.name, 5, { lines: 30, milliseconds: 0 })
    inspectDrafts(folder, said)
    const ahead = (more: number): Said[] =>
      said.map((one) => {
        if (one.did !== 'note') return one
        const told = JSON.parse(one.what) as { number: number }
        return { did: 'note', what: JSON.stringify({ ...told, number: told.number + more }) }
      })
    expect(() => inspectDrafts(folder, ahead(2))).toThrow(/had \d+ changes, and has|is not as it was/)
    expect(() => inspectDrafts(folder, ahead(-2))).toThrow(/had \d+ changes, and has/)
    expect(() => inspectDrafts(folder, ahead(-1))).toThrow(
      /had \d+ changes, and has|does not go back|further than they said/,
    )
  })
})
