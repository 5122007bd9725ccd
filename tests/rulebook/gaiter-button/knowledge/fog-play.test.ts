import { describe, expect, it } from 'vitest'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { Game, type View } from '#engine/kernel/game/game.ts'
import { imagine } from '#engine/kernel/game/imagine.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { hiddenTroops } from '../hidden-troops.ts'
import { pickFrom } from '../../../kernel/table.ts'
import { actKeenly } from '../keen-play.ts'
import { campaign } from '../table.ts'

/** Everyday questions, of which fewer are looked at. */
const COMMON = [
  'decoys',
  'impulse',
  'muster',
  'activation',
  'marker',
  'engage',
  'night-works',
  'detaching',
  'declaring',
]
const ACTS = 2500

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T
const began = (game: Game, position: JsonObject): Game => {
  const begun = Game.begin(campaign, { ...game.start, position })
  if (!begun.ok) throw new Error(begun.error.message)
  return begun.value
}
/** What a side sees, but for what can be taken back: a game that begins here has no past. */
const sight = (game: Game, side: number): unknown => {
  const view = game.view(side)
  return plain({ ...view, decision: view.decision && { ...view.decision, takeBack: false } })
}

/** Plays keenly and shows every moment that is to be looked at. */
function play(scenario: string, seed: number, look: (game: Game) => void): void {
  const begun = Game.begin(campaign, { scenario, switches: {}, seed: `fog ${seed}` })
  if (!begun.ok) throw new Error(begun.error.message)
  const game = begun.value
  const pick = pickFrom(seed)
  for (let act = 0; act < ACTS && game.play.decider >= 0; act++) {
    const rare = !COMMON.includes(game.play.asking.kind.kind.name)
    if (pick(rare ? 3 : 60) === 0) look(game)
    if (!actKeenly(game, pick)) throw new Error('nothing to do before the end')
  }
}
const imagined = (game: Game, side: number): Game => {
  const view = plain(game.view(side)) as View
  return began(game, stateAsJson(imagine(campaign, view, 'fog')))
}

describe('GB 1.2.1 – the fog of war in play', () => {
  it('gb.counters.fog: a side reads no name of a counter that it has not seen', () => {
    play('beaumont-sedan', 1, (game) => {
      for (const side of [0, 1]) {
        const text = JSON.stringify(game.view(side))
        expect(hiddenTroops(game.play, side).filter((name) => text.includes(`"${name}"`))).toEqual([])
      }
    })
  })
  it('gb.counters.fog: a game imagined from any moment looks the same, with question, answers and odds', () => {
    play('beaumont-sedan', 2, (game) => {
      for (const side of [0, 1]) {
        const other = imagined(game, side)
        expect(sight(other, side)).toEqual(sight(game, side))
        if (game.play.decider === side) expect(plain(other.odds())).toEqual(plain(game.odds()))
      }
    })
  })
  it('gb.counters.fog: what neither draws nor reveals goes alike in games that look alike', () => {
    const pick = pickFrom(7)
    play('beaumont-sedan', 3, (game) => {
      const side = game.play.decider
      const code = game.play.actions.at(pick(game.play.actions.length))
      const games = [began(game, stateAsJson(game.play)), imagined(game, side)]
      const quiet = games.map((one) => {
        const before = one.play.chance.draws
        expect(one.act(code).ok).toBe(true)
        return one.play.chance.draws === before && !one.play.revealed
      })
      if (quiet.includes(false)) return
      const [real, other] = games.map((one) => [plain(one.journal(side, 1)), plain(one.view(side))])
      expect(other).toEqual(real)
    })
  })
  it('gb.counters.fog: looking at a game does not change it', () => {
    play('first-march', 4, (game) => {
      const before = game.hash()
      for (const side of [0, 1]) gaiterButton.knowledge.view(game.play, side)
      expect(game.hash()).toBe(before)
    })
  })
})
