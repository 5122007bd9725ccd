import { combatLosses } from '#engine/gaiter-button/combat/losses.ts'
import type { Game, GameStart } from '#engine/kernel/game/game.ts'
import { Game as Begun } from '#engine/kernel/game/game.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { chalons, type Played, spicheren } from '../../games/workshop.ts'
import { actAtRandom, type Pick, pickFrom } from '../../kernel/table.ts'
import { afterBattle } from '../../rulebook/gaiter-button/after-battle.ts'
import { actKeenly } from '../../rulebook/gaiter-button/keen-play.ts'
import { FR, GE } from '../../rulebook/gaiter-button/table.ts'
import { fileOf } from './played.ts'

/** A game in a file, and its moments that ask a prompt no earlier game has asked. */
export type Asking = {
  /** Puts it into a file, which takes a while. */
  readonly file: () => Buffer
  readonly asked: readonly { readonly prompt: string; readonly moment: number }[]
}

type Player = (game: Game, pick: Pick) => boolean
type Source = {
  readonly by: Played
  readonly scenario: string
  readonly players: Readonly<Record<string, Player>>
  /** Games known to ask many prompts; they are tried first. */
  readonly known: readonly (readonly [player: string, seed: number])[]
  /** Positions set up by hand for prompts that random games hardly ever ask. */
  readonly byHand: Readonly<Record<string, () => Game>>
}

/** The number of games tried for each source before the search fails. */
const maxGames = 600

const sources: readonly Source[] = [
  { by: spicheren, scenario: 'spicheren', players: { random: actAtRandom }, known: [['random', 4717]], byHand: {} },
  {
    by: chalons,
    scenario: 'beaumont-sedan',
    players: { random: actAtRandom, keen: actKeenly },
    known: [
      ['random', 959],
      ['keen', 1263],
      ['random', 1816],
    ],
    byHand: {
      'combat-losses.charge': () =>
        afterBattle({
          engaged: ['fr-1-2', 'fr-1-c', 'fr-r-2', 'ge-g-1'],
          attacker: FR,
          winner: GE,
          charges: [FR],
          due: [1, 0],
          begin: (g) => void g.call(combatLosses, { side: FR }),
        }).game,
      'break-out': () =>
        afterBattle({
          zone: 'buzancy',
          engaged: ['fr-5-c', 'ge-g-1'],
          rout: 1,
          faced: 1,
          arrange: (g) => g.zone.encircled.set(g.battleZone, GE + 1),
        }).do('stand-fast').game,
    },
  },
]

/** The prompts that a rule system has words for. */
const promptsOf = ({ loaded }: Played): string[] =>
  Object.keys(loaded.system.book.words.en).flatMap((key) =>
    key.startsWith('prompt.') ? [key.slice('prompt.'.length)] : [],
  )

/** A few games that together ask every prompt the rule systems have words for. */
export function gamesThatAskEverything(): Asking[] {
  return sources.flatMap((source) => {
    const { by, byHand } = source
    const open = new Set(promptsOf(by))
    const found: Asking[] = []
    for (const [prompt, set] of Object.entries(byHand)) {
      const position = stateAsJson(set().play)
      const start = { scenario: 'august-1870', switches: {}, seed: prompt, position, freeUndo: true }
      const game = begin(by, start)
      if (game.decision()?.prompt !== prompt) throw new Error(`what is set up by hand does not ask "${prompt}"`)
      open.delete(prompt)
      found.push({ file: () => fileOf(by, start, game, prompt), asked: [{ prompt, moment: 0 }] })
    }
    for (const [player, seed] of candidates(source)) {
      if (open.size === 0) break
      const start = { scenario: source.scenario, switches: {}, seed: `every ${seed}`, freeUndo: true }
      const game = begin(by, start)
      const asked = playThrough(game, source.players[player] ?? actAtRandom, pickFrom(seed), open)
      if (asked.length > 0) found.push({ file: () => fileOf(by, start, game, `${player} ${seed}`), asked })
    }
    if (open.size > 0) throw new Error(`${maxGames} games have not asked: ${[...open].join(', ')}`)
    return found
  })
}

function* candidates({ known, players }: Source): Generator<readonly [string, number]> {
  yield* known
  for (let seed = 1; seed <= maxGames; seed += 1) for (const player of Object.keys(players)) yield [player, seed]
}

function begin(by: Played, start: GameStart): Game {
  const begun = Begun.begin(by.loaded, start)
  if (!begun.ok) throw new Error(begun.error.message)
  return begun.value
}

/** Plays a game to its end. Returns the open prompts it asks with their moments, and removes them from `open`. */
function playThrough(game: Game, player: Player, pick: Pick, open: Set<string>): Asking['asked'] {
  const asked: { prompt: string; moment: number }[] = []
  const { play, history } = game
  while (play.decider >= 0) {
    const { kind, frame } = play.asking
    const prompt = kind.kind.rules.prompt?.(play, frame) ?? kind.kind.name
    if (open.delete(prompt)) asked.push({ prompt, moment: history.current })
    if (!player(game, pick)) break
  }
  return asked
}
