import type { Game } from '#engine/kernel/game/game.ts'
import { bad, good, type Json } from '#engine/kernel/values/result.ts'
import { choose, codeOf } from '#engine/opponents/choosing.ts'
import { canPlay } from '#engine/opponents/opponent.ts'
import { opponents } from '#engine/opponents/players/registry.ts'
import { turnOf, USUAL_BUDGET } from '#engine/opponents/turn.ts'
import { journalSince } from '#engine/kernel/game/carry-out.ts'
import { refusedInPast, gameStatus } from './memory.ts'
import { count, optional, text } from './requests.ts'
import { gameVerb } from './verb.ts'

/** The notes of opponents in games of this process, by the moments that their acts led to. */
const written = new WeakMap<Game, Map<number, Json>>()

/** The notes the deciding side made at its last decision on this line of play. */
function memoryOf({ history, play }: Game, notes: ReadonlyMap<number, Json>): Json {
  let at = history.current
  while (at > 0 && !(history.at(at).decider === play.decider && notes.has(at))) at = history.at(at).parent
  return notes.get(at) ?? null
}

export const opponentVerb = gameVerb('opponent', {
  does: 'Lets an opponent of this program answer for the side that is asked, until the other side is asked or the game is over.',
  fields: { player: text, seed: optional(text), budget: optional(count) },
  seat: 'refuses',
  answer(game, { player: id, seed = 'opponent', budget = USUAL_BUDGET }, { eyes }, memory) {
    const away = refusedInPast(game, memory, eyes)
    if (away !== undefined) return bad(away)
    const { play, loaded } = game
    const side = play.decider
    const able = opponents.filter((one) => side < 0 || canPlay(one, loaded.system.id, side))
    const opponent = able.find((one) => one.id === id)
    if (opponent === undefined) {
      const known = able.map((one) => one.id).join(', ')
      return bad({
        code: 'no-opponent',
        message: `No opponent "${id}" plays this side; there are: ${known}.`,
        path: 'player',
      })
    }
    const begun = game.history.current
    const notes = written.get(game) ?? new Map<number, Json>()
    written.set(game, notes)
    const done: string[] = []
    while (side >= 0 && play.decider === side) {
      const given = { memory: memoryOf(game, notes), seed: `${seed} ${game.history.now.depth}`, budget }
      const turn = turnOf(game, given)
      const choice = choose(opponent, turn)
      const acted = game.act(codeOf(turn, choice))
      if (!acted.ok) return acted
      notes.set(game.history.current, choice.memory)
      done.push(choice.action)
      memory.home = game.history.current
    }
    return good({ done, ...gameStatus(game, eyes), told: side < 0 ? [] : journalSince(game, side, begun) })
  },
})
