import { Game, type GameStart } from '#engine/kernel/game/game.ts'
import type { Moment } from '#engine/kernel/game/history.ts'
import type { Scripted } from '#engine/kernel/play/chance.ts'
import { loadCampaign, type CampaignFiles, type LoadedCampaign, type RuleSystem } from '#engine/kernel/system/system.ts'

/** A system with its campaign, or an error that lists what is wrong with the files. */
export function load(system: RuleSystem, files: CampaignFiles = {}): LoadedCampaign {
  const read = loadCampaign(system, files)
  if (read.ok) return read.value
  throw new Error(read.error.map(({ file, path, message }) => `${file} ${path}: ${message}`).join('\n'))
}

/** A game of the first scenario, unless told otherwise. */
export function begin(loaded: LoadedCampaign, start: Partial<GameStart> = {}): Game {
  const begun = Game.begin(loaded, { scenario: loaded.scenarios[0]!.id, switches: {}, seed: 'table', ...start })
  if (begun.ok) return begun.value
  throw new Error(begun.error.message)
}

/** Does actions by their text, each of them legal. */
export function act(game: Game, text: string, script?: readonly Scripted[]): void {
  const parsed = game.play.layout.language.parseText(text)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const acted = game.act(parsed.value, script)
  if (!acted.ok) throw new Error(acted.error.message)
}

/** Whole numbers below a bound, from a small generator of the tests' own. */
export type Pick = (below: number) => number
export function pickFrom(seed: number): Pick {
  let state = seed | 0
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below)
  }
}

/** Does one legal action at random; false when the game is over. */
export function actAtRandom(game: Game, pick: Pick): boolean {
  const { actions } = game.play
  if (actions.length === 0) return false
  const acted = game.act(actions.at(pick(actions.length)))
  if (!acted.ok) throw new Error(acted.error.message)
  return true
}

/** Plays on at random, to the end or for so many acts. */
export function playOn(game: Game, pick: Pick, most = 10_000): void {
  for (let count = 0; count < most && actAtRandom(game, pick); count++);
}

/** The moments that followed one, in the order in which they were tried. */
export const childrenOf = ({ firstChild, otherChildren }: Moment): readonly number[] =>
  firstChild < 0 ? [] : [firstChild, ...otherChildren]
