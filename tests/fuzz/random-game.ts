import { Game } from '#engine/kernel/game/game.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { saveGame } from '#engine/kernel/game/save.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import type { Secrets } from '../kernel/conformance/walk.ts'
import { pickFrom } from '../kernel/table.ts'

/** What came of one random game: how it ended, the longest list it offered, or what went wrong with a save of it. */
export interface RandomGame {
  readonly acts: number
  readonly ending: string
  readonly winner: number
  readonly longest: { readonly options: number; readonly question: string }
  readonly problem?: { readonly what: string; readonly save: JsonObject }
}

export interface RandomPlay {
  /** A game has to end within so many acts. */
  readonly bound: number
  /** Invariants are looked at after one act in so many. */
  readonly invariantsEvery: number
  /** Views and journals are searched for hidden names after one act in so many; 0 for never. */
  readonly secretsEvery: number
  readonly secrets?: Secrets
}

/** Plays a game to its end with options and choices at random, and looks after it as it goes. */
export function playAtRandom(loaded: LoadedCampaign, scenario: string, seed: number, how: RandomPlay): RandomGame {
  const pick = pickFrom(seed)
  const { switches: all = [] } = loaded.scenarios.find(({ id }) => id === scenario) ?? {}
  const switches = Object.fromEntries(all.map(({ id, value }) => [id, seed % 2 === 0 ? value : pick(2) === 1]))
  const begun = Game.begin(loaded, { scenario, switches, seed: `random ${seed}` })
  if (!begun.ok) throw new Error(begun.error.message)
  const game = begun.value
  const { play } = game
  let longest = { options: 0, question: '' }
  let acts = 0
  let problem: string | undefined
  try {
    for (; play.decider >= 0; acts++) {
      problem = acts > how.bound ? `did not end within ${how.bound} acts` : faultOf(game, acts, how)
      if (problem !== undefined) break
      const options = play.actions.length
      if (options > longest.options) longest = { options, question: play.asking.kind.kind.name }
      const acted = game.act(play.actions.at(pick(options)))
      if (!acted.ok) problem = `a legal action was refused: ${acted.error.message}`
    }
    problem ??= faultOf(game, 0, how)
  } catch (error) {
    problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
  const { ending } = play
  return {
    acts,
    ending: ending ? `${loaded.layout.endings[ending.ending]} ${ending.level}` : 'none',
    winner: ending?.winner ?? -1,
    longest,
    ...(problem === undefined ? {} : { problem: { what: problem, save: saveGame(game) } }),
  }
}

/** The first thing that is wrong with a game as it stands. */
function faultOf(game: Game, acts: number, { invariantsEvery, secretsEvery, secrets }: RandomPlay): string | undefined {
  const { play, loaded } = game
  if (acts % invariantsEvery === 0)
    for (const { rule, broken } of loaded.system.rules.invariants) {
      const what = broken(play)
      if (what !== undefined) return `${rule} is broken: ${what.en}`
    }
  if (secrets === undefined || secretsEvery === 0 || acts % secretsEvery !== 0) return undefined
  for (const side of [0, 1]) {
    const seen = JSON.stringify(game.view(side))
    const named = secrets.names(play, side).find((name) => seen.includes(`"${name}"`))
    if (named !== undefined) return `the view of side ${side} names "${named}", which is hidden`
  }
  return undefined
}
