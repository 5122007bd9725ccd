import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Game } from '#engine/kernel/game/game.ts'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { choose, codeOf } from '#engine/opponents/choosing.ts'
import { opponentNamed } from '#engine/opponents/players/registry.ts'
import { turnOf } from '#engine/opponents/turn.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import { chalons, type Played, played, spicheren } from '../../games/workshop.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { actAtRandom, type Pick, pickFrom } from '../../kernel/table.ts'
import { actKeenly } from '../../rulebook/gaiter-button/keen-play.ts'
import { warlike } from '../../rulebook/wissembourg-spicheren/warlike.ts'
import type { Calls } from '../../main/socket.ts'
import { importGame } from '../tools/at-host.ts'
import { fileOf } from '../tools/played.ts'

/*
 * The prepared games of the gallery: each is played from its seed by a deterministic player and imported into the host. A
 * state names the question at which it shows a game.
 */

type Plan = {
  readonly name: string
  readonly by: Played
  readonly scenario: string
  readonly seed: number
  readonly player: (game: Game, pick: Pick) => boolean
  /** The most acts to play. */
  readonly acts: number
}

const belfort = played(stormOverBelfort, campaignFolder('belfort-1870'))
const wissembourg = played(wissembourgSpicheren, campaignFolder('wissembourg-1870'))
const spicheren1870 = played(wissembourgSpicheren, campaignFolder('spicheren-1870'))

const breakout = played(escapeFromSedan, campaignFolder('escape-from-sedan-1870'))

/** An officer on either side, who does one thing after the other. */
function actAsOfficer(game: Game): boolean {
  const turn = turnOf(game, { memory: null, seed: `officer ${game.history.current}`, budget: 10 })
  return game.act(codeOf(turn, choose(opponentNamed('officer')!, turn))).ok
}

/** Somebody who fights at Wissembourg or Spicheren. */
function actWarlike(game: Game, pick: Pick): boolean {
  const parsed = game.play.layout.language.parseText(warlike(game, pick))
  return parsed.ok && game.act(parsed.value).ok
}

const plans = {
  sedan: {
    name: 'Beaumont to Sedan',
    by: chalons,
    scenario: 'beaumont-sedan',
    seed: 1,
    player: actKeenly,
    acts: 600,
  },
  august: { name: 'August 1870', by: chalons, scenario: 'august-1870', seed: 6, player: actKeenly, acts: 640 },
  march: { name: 'First march', by: chalons, scenario: 'first-march', seed: 8, player: actAtRandom, acts: 2000 },
  spicheren: { name: 'Spicheren', by: spicheren, scenario: 'spicheren', seed: 4717, player: actAtRandom, acts: 5000 },
  belfort: { name: 'Danjoutin', by: belfort, scenario: 'danjoutin', seed: 7, player: actAtRandom, acts: 400 },
  winter: { name: 'January 1871', by: belfort, scenario: 'january-1871', seed: 3, player: actAtRandom, acts: 4000 },
  wissembourg: {
    name: 'Wissembourg',
    by: wissembourg,
    scenario: 'wissembourg',
    seed: 8,
    player: actAtRandom,
    acts: 300,
  },
  lauter: {
    name: 'Wissembourg, fought out',
    by: wissembourg,
    scenario: 'wissembourg',
    seed: 2,
    player: actWarlike,
    acts: 4000,
  },
  'red-hill': {
    name: 'Spicheren, 6 August',
    by: spicheren1870,
    scenario: 'spicheren',
    seed: 6,
    player: actAtRandom,
    acts: 330,
  },
  floing: {
    name: 'The charges of Floing',
    by: breakout,
    scenario: 'charges-of-floing',
    seed: 3,
    player: actAsOfficer,
    acts: 1000,
  },
} as const satisfies Readonly<Record<string, Plan>>

export type GameName = keyof typeof plans

/** A game in a host's library; `asked` lists the moments at which each prompt was asked. */
export type PreparedGame = { readonly id: number; readonly asked: ReadonlyMap<string, readonly number[]> }
export type PreparedGames = Readonly<Partial<Record<GameName, PreparedGame>>>

/** Plays games of the gallery and imports them into a host. */
export async function prepareGames(calls: Calls, names: ReadonlySet<GameName>): Promise<PreparedGames> {
  const prepared: Partial<Record<GameName, PreparedGame>> = {}
  for (const name of names) {
    const { file, asked } = playedOnce(name)
    prepared[name] = { id: await importGame(calls, file), asked }
  }
  return prepared
}

/** A game that has been played, as a file to import. */
type PlayedGame = { readonly file: Buffer; readonly asked: PreparedGame['asked'] }

/** What is kept of it between tests. */
type Kept = { readonly file: string; readonly asked: readonly (readonly [string, readonly number[]])[] }

/** Plays a game of the gallery, unless another test of this run has: a game takes longer than many tests, and is the same each time. */
function playedOnce(name: GameName): PlayedGame {
  const shared = process.env['GAITER_BUTTON_KEPT']
  if (shared === undefined) return playGame(plans[name])
  const path = join(shared, 'games', `${name}.json`)
  if (existsSync(path)) {
    const { file, asked } = JSON.parse(readFileSync(path, 'utf8')) as Kept
    return { file: Buffer.from(file, 'base64'), asked: new Map(asked) }
  }
  const game = playGame(plans[name])
  mkdirSync(dirname(path), { recursive: true })
  // The tests beside this one find it whole or not at all.
  const unfinished = `${path}.${process.pid}`
  const kept: Kept = { file: game.file.toString('base64'), asked: [...game.asked] }
  writeFileSync(unfinished, JSON.stringify(kept))
  renameSync(unfinished, path)
  return game
}

function playGame({ name, by, scenario, seed, player, acts }: Plan): PlayedGame {
  const start = { scenario, switches: {}, seed: `every ${seed}`, freeUndo: true }
  const begun = Game.begin(by.loaded, start)
  if (!begun.ok) throw new Error(begun.error.message)
  const game = begun.value
  const asked = playAndNote(game, player, pickFrom(seed), acts)
  return { file: fileOf(by, start, game, name), asked }
}

/** Plays a game and notes the moments of each prompt; the end of the game counts as the prompt 'over'. */
function playAndNote(game: Game, player: Plan['player'], pick: Pick, acts: number): PreparedGame['asked'] {
  const asked = new Map<string, number[]>()
  const note = (what: string) => asked.set(what, [...(asked.get(what) ?? []), game.history.current])
  for (let act = 0; act < acts && game.play.decider >= 0; act += 1) {
    const { kind, frame } = game.play.asking
    note(kind.kind.rules.prompt?.(game.play, frame) ?? kind.kind.name)
    if (!player(game, pick)) break
  }
  if (game.play.decider < 0) note('over')
  return asked
}
