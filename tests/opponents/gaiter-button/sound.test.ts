import { describe, expect, it } from 'vitest'
import { choose, codeOf } from '#engine/opponents/choosing.ts'
import { opponentCalled } from '#engine/opponents/players/registry.ts'
import { turnOf } from '#engine/opponents/turn.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import { begin } from '../../kernel/table.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { withdrawals } from '#engine/gaiter-button/night/withdrawal.ts'
import { impulseOf, march } from '../../rulebook/gaiter-button/marching.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { activation } from '#engine/gaiter-button/activation/activation.ts'
import { campaign, FR, GE, scene, type Standing } from '../../rulebook/gaiter-button/table.ts'
import { ask } from './asking.ts'

describe('the staffs of the campaign game', () => {
  it('play a scenario through, and nobody on whom the campaign hangs is taken', { timeout: 240_000 }, () => {
    const game = begin(campaign, { scenario: 'first-march', seed: 'staffs' })
    const officer = opponentCalled('officer')!
    const memories: Json[] = [null, null]
    const { words } = campaign.system.book
    let acts = 0
    for (; game.play.decider >= 0 && acts < 3000; acts += 1) {
      const side = game.play.decider
      const turn = turnOf(game, { memory: memories[side]!, seed: `${acts}`, budget: 1000 })
      const choice = choose(officer, turn)
      // Whatever it is for, there are words for it.
      if (choice.reason !== null)
        for (const language of [words.en, words.fr]) expect(language).toHaveProperty([`reason.${choice.reason.key}`])
      expect(game.act(codeOf(turn, choice)).ok).toBe(true)
      memories[side] = choice.memory
    }
    expect(game.play.ending).toBeDefined()
    expect(game.play.layout.endings[game.play.ending!.ending]).not.toBe('capture')
  })

  it('withdraw by night from where they would be beaten, and stand where they are the stronger (puzzle 21)', () => {
    const night = (counters: Standing): string =>
      ask(
        scene({
          counters: { reims: ['mac-mahon', 'fr-13-1'], 'bar-le-duc': ['moltke', 'ge-6-11'], ...counters },
          arrange: (g, { zone }) => g.zone.intruder.set(zone('semide'), GE + 1),
          begin: (g) => void (g.call(days, {}), g.call(withdrawals, { side: FR })),
        }),
        'officer',
        'night',
      ).action
    expect(night({ semide: ['fr-7-3', 'ge-5-9', 'ge-5-10', 'ge-11-21'] })).toBe('withdraw semide')
    expect(night({ semide: ['fr-1-1', 'fr-1-2', 'fr-1-3', 'ge-c-5'] })).toBe('no-withdrawal')
  })

  it('leave the map where a division stands at the edge that it was to come to', () => {
    const table = impulseOf({
      turn: 8,
      side: FR,
      counters: { longwy: ['fr-1-1'], rethel: ['fr-5-1', 'mac-mahon'], 'bar-le-duc': ['ge-5-9', 'moltke'] },
    })
    expect(ask(table, 'officer', 'a')).toMatchObject({ intent: 'leaves', to: 'longwy', counters: ['fr-1-1'] })
  })

  it('draw a third marker that can hurt nobody where a division leaves the map by it (puzzle 10)', () => {
    const table = march(['fr-1-1'], {
      turn: 10,
      side: FR,
      counters: { longwy: ['fr-1-1'], reims: ['mac-mahon', 'fr-13-1'], 'bar-le-duc': ['moltke', 'ge-6-11'] },
    })
    const f = (table.game.play as G).topmost(activation)!
    f.kept = 2
    f.sum = 1
    expect(ask(table, 'officer', 'a')).toMatchObject({ intent: 'leaves', action: 'draw' })
  })
})
