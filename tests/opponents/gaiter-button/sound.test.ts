import { describe, expect, it } from 'vitest'
import { choose, codeOf } from '#engine/opponents/choosing.ts'
import { opponentNamed } from '#engine/opponents/players/registry.ts'
import { turnOf } from '#engine/opponents/turn.ts'
import { textIn, type Json } from '#engine/kernel/values/result.ts'
import { seedFrom } from '#engine/kernel/values/generator.ts'
import { HEAD } from '#engine/kernel/values/head.ts'
import { NONE } from '#engine/gaiter-button/campaign/campaign.ts'
import { bowlNow } from '#engine/gaiter-button/march/bowl-plans.ts'
import { marker } from '#engine/gaiter-button/march/fatigue.ts'
import { isBetterBack } from '#engine/gaiter-button/march/put-back.ts'
import { engagedUnits } from '#engine/gaiter-button/combat/engaged.ts'
import { SEEN } from '#engine/gaiter-button/state/shape.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import { isUnit, membersOf } from '#engine/gaiter-button/state/counters.ts'
import { marchesIn, reachOf } from '#engine/opponents/gaiter-button/marches.ts'
import { staffOf } from '#engine/opponents/gaiter-button/staff.ts'
import { groundOf } from '#engine/opponents/gaiter-button/judgement/ground-known.ts'
import { tries } from '../../tries.ts'
import { act, begin } from '../../kernel/table.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { withdrawals } from '#engine/gaiter-button/night/withdrawal.ts'
import { impulseOf } from '../../rulebook/gaiter-button/marching.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { activation } from '#engine/gaiter-button/activation/activation.ts'
import { campaign, FR, GE, scene, type Names, type Table } from '../../rulebook/gaiter-button/table.ts'
import { ask } from './asking.ts'

/** How many units the French, who are asked, put into a battle by the choices of a player. */
function engagedBy(player: string, game: Game): number {
  const opponent = opponentNamed(player)!
  const g = game.play as G
  let memory: Json = null
  for (let acts = 0; acts < 12; acts += 1) {
    const turn = turnOf(game, { memory, seed: 'engaged', budget: 1000 })
    const choice = choose(opponent, turn)
    if (choice.action === 'give-battle') return engagedUnits(g, FR).length
    expect(game.act(codeOf(turn, choice)).ok).toBe(true)
    memory = choice.memory
  }
  return 0
}

const CORPS = ['fr-1-1', 'fr-1-2', 'fr-1-3', 'fr-1-4']

/** German cavalry has come to Le Chesne, where a corps stands that has marched. */
function tired(g: G, { counter, zone }: Names): void {
  g.zone.intruder.set(zone('le-chesne'), GE + 1)
  for (const name of CORPS) g.counter.activated.set(counter(name), true)
}

describe('the staffs of the campaign game', () => {
  it('play a scenario through, and nobody on whom the campaign hangs is taken', { timeout: 240_000 }, () => {
    const game = begin(campaign, { scenario: 'first-march', seed: 'staffs' })
    const officer = opponentNamed('officer')!
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

  it.each([
    ['French', FR, 3],
    ['German', GE, 6],
  ])('spread decoys, so that a pile of unknown counters does not give them away: %s', (_, owner, zones) => {
    const game = begin(campaign, { scenario: 'august-1870', seed: 'decoys' })
    const places: string[] = []
    while (game.play.asking.kind.kind.name === 'decoys') {
      const side = game.play.decider
      const { action } = ask({ game }, 'officer', 'decoys')
      if (side === owner) places.push(action)
      act(game, action)
    }
    expect(new Set(places).size).toBeGreaterThanOrEqual(zones)
  })

  it('go on by night out of a zone to which the enemy has come, two zones nearer to the goal, whoever has marched', () => {
    const night = (player: string) =>
      ask(
        scene({
          counters: {
            'le-chesne': [...CORPS, 'ge-c-5'],
            reims: ['mac-mahon', 'fr-13-1'],
            'bar-le-duc': ['moltke', 'ge-6-11'],
          },
          arrange: tired,
          begin: (g) => void (g.call(days, {}), g.call(withdrawals, { side: FR })),
        }),
        player,
        'night',
      )
    const { action, intent, to } = night('officer')
    expect({ action, intent }).toEqual({ action: 'withdraw le-chesne', intent: 'goes-by-night' })
    expect(['raucourt', 'torcy', 'beaumont-en-argonne']).toContain(to)
    expect(night('recruit').action).toBe('no-withdrawal')
  })

  it('leave cavalry alone in the evening that came to those who have marched, as they go on past it by night', () => {
    const table = impulseOf({
      side: FR,
      counters: {
        'le-chesne': [...CORPS, 'ge-c-5'],
        reims: ['mac-mahon', 'fr-13-1'],
        'bar-le-duc': ['moltke', 'ge-6-11'],
      },
      arrange(g, names) {
        tired(g, names)
        g.counter.seen.set(names.counter('ge-c-5'), SEEN.composition)
      },
    })
    expect(ask(table, 'officer', 'evening').intent).not.toBe('attacks')
  })

  it.each([
    ['repair a bridge on the way of the army', 'bar-le-duc', true],
    ['leave a bridge broken that keeps a stronger enemy away', 'stenay', false],
  ])('%s', (_, germansAt, isRepaired) => {
    const table = impulseOf({
      turn: 4,
      side: FR,
      counters: {
        'beaumont-en-argonne': ['fr-12-1', 'fr-12-2', 'fr-12-3', 'fr-1-1', 'mac-mahon'],
        [germansAt]: ['moltke', 'ge-4-7', 'ge-5-9', 'ge-5-10', 'ge-6-11', 'ge-6-12'],
      },
      activated: ['fr-12-2', 'fr-12-3', 'fr-1-1', 'mac-mahon'],
      arrange: (g, { connection }) => g.connection.destroyed.set(connection('beaumont-en-argonne', 'stenay'), true),
    })
    expect(ask(table, 'officer', 'bridge').intent === 'repairs').toBe(isRepaired)
  })

  it('leave the map where a division stands at the edge that it was to come to', () => {
    const table = impulseOf({
      turn: 8,
      side: FR,
      counters: { longwy: ['fr-1-1'], rethel: ['fr-5-1', 'mac-mahon'], 'bar-le-duc': ['ge-5-9', 'moltke'] },
    })
    expect(ask(table, 'officer', 'a')).toMatchObject({ intent: 'leaves', to: 'longwy', counters: ['fr-1-1'] })
  })

  const WATCHED = { reims: ['fr-13-1'], 'bar-le-duc': ['moltke', 'ge-6-11'] }
  const SEEN_GERMANS = ['ge-c-5', 'ge-5-9']
  const seeGermans = (g: G, { counter }: Names): void => {
    for (const one of SEEN_GERMANS) g.counter.seen.set(counter(one), SEEN.composition)
  }

  it('first move a key leader whose only guard is cavalry that any activation would cost him', () => {
    const table = impulseOf({
      turn: 6,
      side: FR,
      counters: {
        ...WATCHED,
        stenay: ['fr-7-1', 'fr-7-2', 'fr-5-1'],
        mouzon: ['mac-mahon', 'fr-1-c'],
        carignan: ['fr-12-1', 'fr-12-2'],
        rethel: ['fr-1-1'],
        'beaumont-en-argonne': SEEN_GERMANS,
      },
      arrange: seeGermans,
    })
    const { counters, to, action } = ask(table, 'general', 'a')
    // He goes, or a division comes to him.
    expect(counters.includes('mac-mahon') || to === 'mouzon', `${action} ${counters.join(' ')} ${to}`).toBe(true)
  })

  it('do not leave the map with the last unit beside a key leader who cannot go along', () => {
    const table = impulseOf({
      turn: 8,
      side: FR,
      counters: { ...WATCHED, longuyon: ['mac-mahon', 'fr-12-3'], marville: SEEN_GERMANS },
      arrange(g, names) {
        seeGermans(g, names)
        g.counter.activated.set(names.counter('mac-mahon'), true)
      },
    })
    expect(ask(table, 'general', 'a').counters).not.toContain('fr-12-3')
  })

  it('do not send a key leader alone where a STOP may end his march in an empty zone near the enemy', () => {
    const table = impulseOf({
      turn: 6,
      side: FR,
      counters: {
        ...WATCHED,
        mouzon: ['mac-mahon', 'fr-12-1'],
        mezieres: ['fr-13-3'],
        'beaumont-en-argonne': [...SEEN_GERMANS, 'ge-5-10', 'ge-g-1'],
      },
      arrange: seeGermans,
    })
    const { counters, to } = ask(table, 'general', 'a')
    expect(counters.length === 1 && counters[0] === 'mac-mahon' && to === 'mezieres').toBe(false)
  })

  it('leave nobody on whom the campaign hangs alone by it, whose last guard is cavalry of the corps that leaves', () => {
    const table = impulseOf({
      turn: 8,
      side: FR,
      counters: {
        longwy: ['fr-7-1'],
        longuyon: ['mac-mahon', 'fr-7-c'],
        reims: ['fr-13-1', 'fr-7-2'],
        marville: ['ge-c-5', 'ge-5-9'],
        'bar-le-duc': ['moltke', 'ge-6-11'],
      },
      arrange: (g, { counter }) => {
        for (const one of ['ge-c-5', 'ge-5-9']) g.counter.seen.set(counter(one), SEEN.composition)
      },
    })
    expect(ask(table, 'officer', 'a').counters).not.toContain('fr-7-1')
  })

  it('drive the enemy off before they leave the map where they came in among him and have no way out yet', () => {
    const among = (): Table =>
      impulseOf({
        turn: 9,
        side: FR,
        counters: {
          conflans: ['fr-1-1', 'fr-1-2', 'fr-1-3', 'fr-1-4', 'mac-mahon', 'ge-c-5'],
          reims: ['fr-13-1'],
          'bar-le-duc': ['moltke', 'ge-6-11'],
        },
        arrange(g, { zone, connection, counter }) {
          g.counter.seen.set(counter('ge-c-5'), SEEN.composition)
          g.zone.intruder.set(zone('conflans'), FR + 1)
          const way = connection('conflans', 'etain')
          g.connectionEnd.axis.set(2 * way + (g.campaign.board.from[way] === zone('conflans') ? 0 : 1), FR + 1)
        },
      })
    expect(ask(among(), 'officer', 'a')).toMatchObject({ intent: 'attacks', to: 'conflans' })
    // With no more than are needed: the others can still leave today.
    expect(engagedBy('officer', among().game)).toBe(2)
  })

  it('put no more units into a battle with cavalry that falls upon them than are needed, so that the others still march on', () => {
    const attacked = (): Game => {
      const { game } = impulseOf({
        turn: 4,
        side: GE,
        counters: {
          attigny: ['fr-1-1', 'fr-1-2', 'fr-1-3', 'fr-1-4', 'mac-mahon', 'ge-c-5'],
          reims: ['fr-13-1'],
          'bar-le-duc': ['moltke', 'ge-6-11'],
        },
        arrange: (g, { zone }) => g.zone.intruder.set(zone('attigny'), GE + 1),
      })
      for (const action of ['attack attigny', 'engage-all', 'give-battle']) act(game, action)
      return game
    }
    expect(engagedBy('officer', attacked())).toBe(1)
    expect(engagedBy('recruit', attacked())).toBe(4)
  })

  it('make forced marches to the goal with divisions that can spare the SP, and not with those that would no longer count', () => {
    const table = (infantry?: number) =>
      impulseOf({
        turn: 4,
        side: FR,
        counters: {
          'le-chesne': [...CORPS, 'mac-mahon'],
          rethel: ['fr-13-1'],
          'bar-le-duc': ['moltke', 'ge-6-11', 'ge-6-12'],
        },
        arrange: (g, { counter }) => {
          if (infantry !== undefined) for (const name of CORPS) g.counter.infantry.set(counter(name), infantry)
        },
      })
    expect(ask(table(), 'officer', 'a').intent).toBe('hastens')
    expect(ask(table(1), 'officer', 'a').intent).not.toBe('hastens')
  })

  it('bring their commander off the map where he stands alone at its edge', () => {
    const table = impulseOf({
      turn: 8,
      side: FR,
      counters: {
        longwy: ['mac-mahon'],
        reims: ['fr-13-1'],
        'bar-le-duc': ['moltke', 'ge-6-11'],
        spincourt: ['ge-5-9'],
      },
    })
    expect(ask(table, 'officer', 'a')).toMatchObject({ intent: 'leaves', counters: ['mac-mahon'] })
  })

  it('march on where corps cavalry is too far from its corps to come back to it today', () => {
    const table = impulseOf({
      turn: 2,
      side: FR,
      counters: {
        'le-chesne': ['fr-1-1', 'fr-1-2', 'mac-mahon'],
        rethel: ['fr-1-c', 'fr-13-1'],
        'bar-le-duc': ['moltke', 'ge-6-11'],
      },
      activated: ['fr-1-c', 'fr-13-1'],
    })
    expect(ask(table, 'officer', 'a')).toMatchObject({
      intent: 'makes-for',
      counters: expect.arrayContaining(['fr-1-1']),
    })
  })

  it.each(['officer', 'general'])(
    'keep a marker, or put it back, as the exact reckoning of what may come of it says (puzzle 12): %s',
    (player) => {
      const opponent = opponentNamed(player)!
      const answers: string[] = []
      for (let number = 0; answers.length < tries(50, 30); number += 1) {
        const counters = {
          rethel: ['mac-mahon', 'fr-5-1', 'fr-5-2'],
          reims: ['fr-13-1'],
          'bar-le-duc': ['moltke', 'ge-4-7'],
        }
        const { game } = impulseOf({ side: FR, counters })
        const g = game.play as G
        seedFrom(`bowl ${number}`, g.words, HEAD.generator)
        let memory: Json = null
        let to = NONE
        for (let acts = 0; acts < 12 && g.decider === FR; acts += 1) {
          const turn = turnOf(game, { memory, seed: `bowl ${number}`, budget: 1000 })
          const choice = choose(opponent, turn)
          const goal = choice.reason?.facts['to']
          if (goal !== undefined) to = g.layout.language.numberOf('zone', textIn(goal))
          if (turn.view.decision.kind === 'marker' && membersOf(g.stack).some((one) => isUnit(g, one))) {
            const f = g.topmost(activation)!
            const { cp, drawn } = g.topmost(marker)!
            const { hops, zones } = groundOf(g)
            // Infantry goes one connection with each marker, this one among them.
            const needed = hops[f.zone * zones + to]! - 1
            const start = { bowl: bowlNow(g), cp, due: 0, kept: f.kept, sum: f.sum }
            answers.push(choice.action)
            expect(choice.action, JSON.stringify({ ...start, drawn, needed })).toBe(
              isBetterBack(g, start, drawn, needed) ? 'return' : 'keep',
            )
          }
          expect(game.act(codeOf(turn, choice)).ok).toBe(true)
          memory = choice.memory
        }
      }
      expect(new Set(answers).size).toBe(2)
    },
  )

  it('know that cavalry with one SP pays for a third marker, though it is demoralised instead of losing it', () => {
    const table = impulseOf({
      side: FR,
      turn: 3,
      counters: { tourteron: ['fr-5-c'], reims: ['mac-mahon', 'fr-13-1'], 'bar-le-duc': ['moltke', 'ge-6-11'] },
      arrange: (g, { counter }) => g.counter.cavalry.set(counter('fr-5-c'), 1),
    })
    const g = table.game.play as G
    const { view } = turnOf(table.game, { memory: null, seed: 'worn', budget: 1000 })
    const { language } = g.layout
    const group = { zone: language.numberOf('zone', 'tourteron'), counters: [language.numberOf('counter', 'fr-5-c')] }
    const staff = staffOf({ g, side: FR, campaign, view, told: [], mannerId: '' }, null)
    const tiring = marchesIn(staff, group, reachOf(g, FR, group)).filter(({ risk }) => risk > 0)
    expect(tiring.length).toBeGreaterThan(0)
    for (const { lost, risk } of tiring) expect(lost).toBeCloseTo(risk)
  })
})
