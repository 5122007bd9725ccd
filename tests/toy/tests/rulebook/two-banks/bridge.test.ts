import { describe, expect, it } from 'vitest'
import { SharedViews } from '#engine/fog/shared-views.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import { partsOf } from '#engine/two-banks/view.ts'
import type { G } from '#engine/two-banks/shape.ts'
import { twoBanks } from '#engine/two-banks/system.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { act, actAtRandom, begin, load, pickFrom } from '../../kernel/table.ts'

const campaign = load(twoBanks, campaignFolder('two-banks'))
const whyNot = (game: Game, text: string): string | undefined => {
  const parsed = game.play.layout.language.parseText(text)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const refusal = game.explain(game.play.decider, parsed.value)
  return refusal && `${refusal.rule} ${refusal.reason}`
}

describe('the bridge', () => {
  it('tb.crossing.who: a counter of one’s own that is not yet across', () => {
    const game = begin(campaign)
    expect(game.decision()?.actions).toEqual(['try red-guard', 'try red-line', 'try red-decoy', 'wait'])
    expect(whyNot(game, 'try blue-line')).toBe('tb.crossing.who not-yours')
    act(game, 'try red-line', [6])
    act(game, 'wait')
    expect(whyNot(game, 'try red-line')).toBe('tb.crossing.who across')
  })

  it('tb.crossing.die: with 4 a counter comes over, with 3 it stays', () => {
    const game = begin(campaign)
    expect(game.odds().map(({ odds }) => odds)).toEqual(Array(3).fill({ over: 0.5, stays: 0.5 }))
    const g = game.play as G
    act(game, 'try red-guard', [3])
    expect(g.counter.shown.of(0)).toBe(false)
    act(game, 'try blue-guard', [4])
    expect(game.view(0).known['token']).toMatchObject({
      [g.nameOf('token', g.counter.token.of(3))]: { counter: 'blue-guard', zone: 'west-bank' },
    })
  })

  it('tb.counters.hidden: until it has crossed a counter is a token, in views made by difference too', () => {
    const shared = new SharedViews<G>(campaign.layout, partsOf(campaign.layout))
    const anew = new SharedViews<G>(campaign.layout, partsOf(campaign.layout))
    const game = begin(campaign)
    expect(JSON.stringify(game.view(0).known)).not.toContain('blue-guard')
    const pick = pickFrom(1)
    do {
      for (const side of [0, 1]) {
        anew.forget()
        expect(shared.of(game.play as G, side)).toEqual(anew.of(game.play as G, side))
      }
    } while (actAtRandom(game, pick))
  })

  it('tb.victory: after six turns the side wins that has brought more strength across', () => {
    const game = begin(campaign)
    act(game, 'try red-line', [5])
    act(game, 'try blue-guard', [4])
    for (let turn = 3; turn <= 6; turn++) act(game, 'wait')
    expect(game.view(0).ending).toEqual({ ending: 'dusk', winner: 'blue', level: 1 })
  })
})
