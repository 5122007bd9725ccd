import { describe, expect, it } from 'vitest'
import { choose, codeOf } from '#engine/opponents/choosing.ts'
import { opponentNamed } from '#engine/opponents/players/registry.ts'
import { turnOf } from '#engine/opponents/turn.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { isJsonObject, type Json } from '#engine/kernel/values/result.ts'
import { day } from '../../rulebook/gaiter-button/marching.ts'
import { GE, type Table } from '../../rulebook/gaiter-button/table.ts'
import { corpsBesideCavalry } from './puzzles/puzzles.ts'

/** French cavalry at Nouart, with the Germans who came to it and have marched; more French stand behind it. */
const beset = (): Table =>
  day({
    counters: {
      nouart: ['fr-r-2', 'ge-5-9', 'ge-5-10'],
      stonne: ['fr-1-1', 'mac-mahon'],
      'bar-le-duc': ['moltke', 'ge-w-1'],
    },
    activated: ['ge-5-9', 'ge-5-10', 'ge-w-1'],
    arrange: (g, { zone }) => g.zone.intruder.set(zone('nouart'), GE + 1),
  })

const officer = opponentNamed('officer')!

/** Lets the Germans play the day, with this in mind, while the French keep out of the way. */
function played({ game }: Table, plan: Json) {
  let memory: Json = { plan, doing: null }
  const begun = (game.play as G).turn
  const told: string[] = []
  for (let acts = 0; game.play.decider >= 0 && (game.play as G).turn === begun && acts < 100; acts += 1) {
    const turn = turnOf(game, { memory, seed: `${acts}`, budget: 1000 })
    const { actions } = turn.view.decision
    if (game.play.decider === GE) {
      const choice = choose(officer, turn)
      memory = choice.memory
      game.act(codeOf(turn, choice))
    } else {
      const action =
        ['fall-back', 'give-battle', 'engage-all', 'pass'].find((one) => actions.includes(one)) ?? actions[0]!
      game.act(codeOf(turn, { action, memory: null, reason: null, work: 0 }))
    }
    told.push(...game.toldTo(EVERYONE, game.history.current).map(({ kind }) => kind))
  }
  return { told, plan: isJsonObject(memory) ? memory['plan'] : null }
}

const chased = (...zones: readonly string[]): Json => ({ day: 3, chased: zones })

describe('cavalry that falls back before a battle, again and again,', () => {
  it('is remembered for the day', () => {
    const { told, plan } = played(beset(), null)
    expect(told.filter((kind) => kind === 'fell-back')).toHaveLength(1)
    expect(plan).toMatchObject({ day: 3, chased: ['nouart'] })
  })

  it('is not attacked for ever', () => {
    expect(played(beset(), chased('nouart')).told).toContain('fell-back')
    expect(played(beset(), chased('nouart', 'nouart')).told).not.toContain('fell-back')
    expect(played(beset(), { day: 2, chased: ['nouart', 'nouart'] }).told).toContain('fell-back')
  })
})

describe('a battle movement, which tires nobody,', () => {
  it('is remembered for the day by the zone that was left', () => {
    const { told, plan } = played(day(corpsBesideCavalry), null)
    expect(told).toContain('battle-moved')
    expect(plan).toMatchObject({ day: 6, leftForBattle: ['briey'] })
  })

  it('does not lead back, so that nobody goes to and fro for ever', () => {
    const left = (day: number): Json => ({ day, leftForBattle: ['landres'] })
    expect(played(day(corpsBesideCavalry), left(5)).told).toContain('battle-moved')
    expect(played(day(corpsBesideCavalry), left(6)).told).not.toContain('battle-moved')
  })
})
