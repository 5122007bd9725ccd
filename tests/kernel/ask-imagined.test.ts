import { describe, expect, it } from 'vitest'
import { Game } from '#engine/kernel/game/game.ts'
import { onImagined, imagine } from '#engine/kernel/game/imagine.ts'
import { pickFrom, actAtRandom } from './table.ts'
import { campaign } from '../rulebook/gaiter-button/table.ts'

describe('questions put to one imagined game', () => {
  it('find it as it was imagined, whatever was done to it before and whoever asks', () => {
    const begun = Game.begin(campaign, { scenario: 'beaumont-sedan', switches: {}, seed: 'imagined' })
    if (!begun.ok) throw new Error(begun.error.message)
    const game = begun.value
    const pick = pickFrom(6)
    for (let act = 0; act < 240 && actAtRandom(game, pick); act++) {
      if (act % 12 !== 0) continue
      for (const seed of ['one', 'other', 'one'])
        for (const side of [0, 1]) {
          const view = game.view(side)
          const hash = imagine(campaign, view, seed).hash()
          for (let time = 0; time < 2; time++)
            onImagined(campaign, view, seed, (play) => {
              expect(play.hash()).toBe(hash)
              for (let step = 0; step < 5 && play.decider >= 0; step++)
                play.act(play.actions.at(pick(play.actions.length)))
            })
        }
    }
  })
})
