import { describe, expect, it } from 'vitest'
import { retreat, setWithdrawing } from '#engine/gaiter-button/combat/retreat.ts'
import { SEEN } from '#engine/gaiter-button/state/shape.ts'
import type { AttackStudy } from '#engine/gaiter-button/studies/attack.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import { pickFrom } from '../../../kernel/table.ts'
import { afterBattle, type Fought } from '../after-battle.ts'
import { fight } from '../battles.ts'
import { actKeenly } from '../keen-play.ts'
import { FR, GE, wholeGame } from '../table.ts'

/** What an attack would bring on those who go back out of a battle, where they think of going. */

function asked(game: Game, side: number, zone: string, draws = 'a'): AttackStudy | string {
  const answer = game.study(side, { study: 'attack', zone, goingBack: true }, game.history.current, draws)
  return answer.ok ? (answer.value as unknown as AttackStudy) : answer.error.message // what was asked for
}

/** A beaten French force that did not rout and is asked whether to try a retreat. */
const beaten = (more: Partial<Fought> = {}) =>
  afterBattle({
    engaged: ['fr-5-c', 'ge-g-1'],
    axes: ['monthois', 'sommepy', 'l-effincourt'],
    faced: 1,
    // Who fights has been seen.
    arrange: (g, names) => g.counter.seen.set(names.counter('ge-g-1'), SEEN.composition),
    ...more,
  })

describe('if he attacks me where I go back to', () => {
  it('gb.retreat.ways: those who go stand there, and who has fought them comes no more', () => {
    const { game } = beaten()
    expect(asked(game, FR, 'vouziers')).toMatchObject({ zone: 'vouziers', gone: ['fr-5-c'], sources: [], battle: null })
    const other = beaten({ beside: ['ge-c-5'] })
    const told = asked(other.game, FR, 'vouziers')
    expect(told).toMatchObject({
      gone: ['fr-5-c'],
      defenders: ['fr-5-c'],
      sources: [{ from: 'semide', known: 0, unknown: 1 }],
      battle: { bluff: true },
    })
  })

  it('gb.retreat.voluntary: those who have been taken along; before that, all who could be', () => {
    const table = beaten({ engaged: ['fr-5-c', 'fr-7-c', 'ge-g-1'], beside: ['mac-mahon', 'fr-1-4'] })
    const gone = () => (asked(table.game, FR, 'vouziers') as AttackStudy).gone
    expect([...gone()].sort()).toEqual(['fr-5-c', 'fr-7-c', 'mac-mahon'])
    table.do('try-retreat', 1).do('pull-out fr-7-c')
    expect(gone()).toEqual(['fr-7-c'])
    table.do('pull-out mac-mahon').do('begin-retreat')
    expect(table.question).toBe('retreat')
    expect([...gone()].sort()).toEqual(['fr-7-c', 'mac-mahon'])
    table.do('goes-next mac-mahon')
    expect(gone()[0]).toBe('mac-mahon')
  })

  it('gb.retreat.ways: is nothing where they do not go, or do not stop', () => {
    const { game } = beaten()
    const nobody = (zone: string) => `Nobody of this side ends his way back in "${zone}" now.`
    expect(asked(game, FR, 'monthois')).toBe(nobody('monthois'))
    expect(asked(game, FR, 'reims')).toBe(nobody('reims'))
    // It is not for the other side to ask.
    expect(asked(game, GE, 'vouziers')).toBe(nobody('vouziers'))
    const rout = afterBattle({
      engaged: ['fr-1-2', 'ge-g-1'],
      axes: ['monthois', 'sommepy'],
      begin(g, names) {
        setWithdrawing(g, [names.counter('fr-1-2')])
        g.call(retreat, { side: FR, zones: 2, rout: true })
      },
    })
    expect(asked(rout.game, FR, 'vouziers')).toBe(nobody('vouziers'))
    rout.do(`retreat-by fr-1-2 ${rout.g.nameOf('connection', rout.names.connection('semide', 'vouziers'))}`)
    expect(rout.question).toBe('retreat.on')
    expect(asked(rout.game, FR, 'le-chesne')).toMatchObject({ gone: ['fr-1-2'], zone: 'le-chesne' })
    expect(asked(rout.game, FR, 'semide')).toBe(nobody('semide'))
  })

  it('gb.combat.cavalry-retreat: from cavalry that falls back before the battle its attackers come on', () => {
    const table = fight({ french: ['fr-5-1'], german: ['ge-c-5'] })
      .do('engage-all')
      .do('give-battle')
    table.do('engage-all').do('give-battle')
    expect(table.question).toBe('cavalry-retreat')
    const before = asked(table.game, GE, 'semide')
    expect(before).toMatchObject({ gone: ['ge-c-5'], sources: [{ from: 'saint-etienne-a-arnes', known: 1 }] })
    table.do('fall-back')
    expect(asked(table.game, GE, 'semide')).toEqual(before)
  })

  it('is the same whatever may be taken for the real game, for every way that is offered', { timeout: 120_000 }, () => {
    const prompts = new Set<string>()
    for (const seed of [1, 2]) {
      const pick = pickFrom(seed)
      const { game } = wholeGame('beaumont-sedan', `back ${seed}`)
      for (let acts = 0; acts < 1500 && game.play.decider >= 0; acts++) {
        const { decider: side, layout } = game.play
        const { prompt, about } = game.decision()! // somebody decides
        if (/^(cavalry|voluntary-)?retreat/.test(prompt)) {
          const from = String((about as { readonly zone?: string }).zone)
          const zone = layout.language.numberOf('zone', from)
          const { board } = (game.play as ReturnType<typeof fight>['g']).campaign
          const zones = [...new Set(board.neighbours(zone))].map((one) => layout.language.nameOf('zone', one))
          for (const one of zones) {
            const told = asked(game, side, one)
            expect(asked(game, side, one, 'b')).toEqual(told)
            if (typeof told !== 'string') prompts.add(prompt)
          }
        }
        actKeenly(game, pick)
      }
    }
    expect(prompts.size).toBeGreaterThan(1)
  })
})
