import { Game } from '#engine/kernel/game.ts'
import { chalons, type Played, spicheren } from '../../games/workshop.ts'
import { actAtRandom, type Pick, pickFrom } from '../../kernel/table.ts'
import { actKeenly } from '../../rulebook/gaiter-button/keen-play.ts'
import type { Calls } from '../../main/socket.ts'
import { takeIn } from '../at-host.ts'
import { fileOf } from '../played.ts'

/*
 * Games that are prepared for being looked at: each is played from its seed by a player who always does the same, and is laid
 * on the table where a question was asked.
 */

type Prepared = {
  readonly name: string
  readonly by: Played
  readonly scenario: string
  readonly seed: number
  readonly player: (game: Game, pick: Pick) => boolean
  /** It is played no further than this. */
  readonly acts: number
}

const prepared = {
  sedan: {
    name: 'Beaumont to Sedan',
    by: chalons,
    scenario: 'beaumont-sedan',
    seed: 1263,
    player: actKeenly,
    acts: 600,
  },
  august: { name: 'August 1870', by: chalons, scenario: 'august-1870', seed: 3, player: actKeenly, acts: 640 },
  march: { name: 'First march', by: chalons, scenario: 'first-march', seed: 8, player: actAtRandom, acts: 2000 },
  spicheren: { name: 'Spicheren', by: spicheren, scenario: 'spicheren', seed: 4717, player: actAtRandom, acts: 5000 },
} as const satisfies Readonly<Record<string, Prepared>>

export type GameName = keyof typeof prepared

/** A game in the library of a host, and at which moments it asked what. */
export type Laid = { readonly id: number; readonly asked: ReadonlyMap<string, readonly number[]> }
export type Laying = Readonly<Record<GameName, Laid>>

export async function layOut(calls: Calls): Promise<Laying> {
  const lay = (name: GameName) => layOne(calls, prepared[name])
  return {
    sedan: await lay('sedan'),
    august: await lay('august'),
    march: await lay('march'),
    spicheren: await lay('spicheren'),
  }
}

async function layOne(calls: Calls, { name, by, scenario, seed, player, acts }: Prepared): Promise<Laid> {
  const start = { scenario, switches: {}, seed: `every ${seed}`, freeUndo: true }
  const begun = Game.begin(by.loaded, start)
  if (!begun.ok) throw new Error(begun.error.message)
  const game = begun.value
  const asked = played(game, player, pickFrom(seed), acts)
  return { id: await takeIn(calls, fileOf(by, start, game, name)), asked }
}

/** What was asked on the way, and when; the end of a game counts as a question. */
function played(game: Game, player: Prepared['player'], pick: Pick, acts: number): Laid['asked'] {
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
