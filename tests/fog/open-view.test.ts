import { describe, expect, it } from 'vitest'
import { SharedViews } from '#engine/fog/shared-views.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { HEAD } from '#engine/kernel/values/head.ts'
import type { G } from '#engine/portable-spicheren/state/kit.ts'
import { partsOf } from '#engine/portable-spicheren/view.ts'
import { actAtRandom, pickFrom } from '../kernel/table.ts'
import { campaign } from '../rulebook/portable-spicheren/table.ts'

const { layout, system } = campaign
const shared = new SharedViews<G>(layout, partsOf(layout))
const anew = new SharedViews<G>(layout, partsOf(layout))

/** The view of a game in which nothing is hidden is its state, whatever it was before, and what follows from that. */
function expectWhole(g: G, where: string): void {
  anew.forget()
  const whole = anew.of(g, 0)
  expect(JSON.stringify(shared.of(g, 0)), where).toBe(JSON.stringify(whole))
  const { suppressed: _suppressed, losses: _losses, ...state } = whole
  expect(JSON.stringify(state), where).toBe(JSON.stringify(stateAsJson(g)))
}

function begin(scenario: string): Game {
  const begun = Game.begin(campaign, { scenario, switches: {}, seed: 'open' })
  if (!begun.ok) throw new Error(begun.error.message)
  return begun.value
}

describe('the view of an open game', () => {
  it('tells the state, word for word, at every decision of random games', () => {
    for (const { id } of campaign.scenarios) {
      const game = begin(id)
      const pick = pickFrom(2)
      for (let act = 0; ; act++) {
        if (act % 7 === 0) expectWhole(game.play as G, `after ${act} acts of ${id}`)
        else shared.of(game.play as G, 0)
        if (!actAtRandom(game, pick)) break
      }
      expectWhole(game.play as G, `at the end of ${id}`)
    }
  })

  it('notices a change of any word of the fields', () => {
    const game = begin(campaign.scenarios[0]!.id)
    const pick = pickFrom(4)
    for (let act = 0; act < 120; act++) actAtRandom(game, pick)
    const fork = game.play.fork() as G
    for (let word = HEAD.length; word < layout.agendaAt; word++) {
      const before = fork.words[word]!
      // Words of a row, of a list or of a flag: 0 and 1 are good values of all of them.
      fork.words[word] = before === 0 ? 1 : 0
      fork.rewritten()
      expectWhole(fork, `when word ${word} is ${fork.words[word]} after ${before}`)
      fork.words[word] = before
      fork.rewritten()
    }
    fork.drop()
  })

  it('is the same object for both sides, and cannot be changed', () => {
    const { play } = begin(campaign.scenarios[0]!.id)
    const one = system.knowledge.view(play, 0)
    expect(system.knowledge.view(play, 1)).toBe(one)
    expect(Object.isFrozen(one) && Object.isFrozen(one['unit'])).toBe(true)
  })
})
