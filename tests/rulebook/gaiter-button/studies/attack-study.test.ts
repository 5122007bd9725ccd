import { describe, expect, it } from 'vitest'
import { isUnit } from '#engine/gaiter-button/state/counters.ts'
import { impulse } from '#engine/gaiter-button/activation/impulse.ts'
import { zoneName, type G } from '#engine/gaiter-button/state/kit.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import type { AttackStudy } from '#engine/gaiter-button/studies/attack.ts'
import type { EngagementStudy } from '#engine/gaiter-button/studies/engagement.ts'
import type { EnemyStudy } from '#engine/gaiter-button/studies/enemy.ts'
import type { BattleCase } from '#engine/gaiter-button/studies/battle-range.ts'
import type { StrikeStudy } from '#engine/gaiter-button/studies/strike.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { pickFrom } from '../../../kernel/table.ts'
import { CLEAR, cut, evacuate, fight, man, reveal } from '../battles.ts'
import { actKeenly } from '../keen-play.ts'
import { FR, GE, scene, wholeGame, type Scene, type Standing, type Table } from '../table.ts'

/** What a side may expect if it is attacked, and what it knows of the enemy. */

function studied<T>(game: Game, side: number, request: JsonObject, seed = 'a'): T {
  const answer = game.study(side, request, game.history.current, seed)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value as unknown as T // what was asked for
}
const attack = (game: Game, side: number, zone: string, seed?: string): AttackStudy =>
  studied(game, side, { study: 'attack', zone }, seed)
const enemyOf = (game: Game, side: number, seed?: string): EnemyStudy => studied(game, side, { study: 'enemy' }, seed)

/** An impulse of the Germans, whatever stands where. */
const standing = (counters: Standing, arrange?: Scene['arrange'], more: Partial<Scene> = {}): Table =>
  scene({
    turn: 3,
    ...more,
    counters,
    arrange(g, names) {
      evacuate(g)
      arrange?.(g, names)
    },
    begin: (g) => void (g.call(days, {}), g.call(impulse, { side: GE, units: 5 })),
  })

const shown = (g: G): void => {
  reveal(g, GE)
  reveal(g, FR)
}
type Result = { readonly wins: number; readonly draws: number; readonly loses: number }
const resultOf = ({ odds }: BattleCase): Result => odds['result'] as Result
const hope = (one: BattleCase): number => resultOf(one).wins - resultOf(one).loses

describe('an engagement', () => {
  const engagement = (side: number, counters: Standing, zone: string, engage?: readonly string[]): EngagementStudy => {
    const { game } = scene({
      turn: 3,
      counters,
      arrange: (g) => evacuate(g),
      begin: (g) => void (g.call(days, {}), g.call(impulse, { side, units: 5 })),
    })
    return studied(game, side, { study: 'engagement', zone, ...(engage !== undefined && { engage: [...engage] }) })
  }

  it('gb.combat.charge: says whether heavy cavalry could charge: in clear terrain, and all of it', () => {
    const all = ['fr-r-2', 'fr-1-2', 'ge-5-9']
    expect(engagement(FR, { [CLEAR]: all }, CLEAR).charges).toBe(true)
    expect(engagement(FR, { [CLEAR]: all }, CLEAR, ['fr-1-2']).charges).toBe(false)
    expect(engagement(FR, { [CLEAR]: ['fr-1-2', 'ge-5-9'] }, CLEAR).charges).toBe(false)
    expect(engagement(FR, { vouziers: all }, 'vouziers').charges).toBe(false)
  })
  it('gb.combat.cavalry-retreat: says whether those who defend could go back before it: only cavalry', () => {
    const defence = (french: readonly string[]): EngagementStudy => {
      const table = fight({ french, german: ['ge-5-9'], attacker: GE })
        .do('engage-all')
        .do('give-battle')
      return studied(table.game, FR, { study: 'engagement' })
    }
    expect(defence(['fr-r-2'])).toMatchObject({ attacks: false, fallsBack: true })
    expect(defence(['fr-r-2', 'fr-1-2'])).toMatchObject({ attacks: false, fallsBack: false })
    expect(engagement(FR, { [CLEAR]: ['fr-r-2', 'ge-5-9'] }, CLEAR)).toMatchObject({ attacks: true, fallsBack: false })
  })
})

describe('where everything lies open', () => {
  const french = ['fr-5-1', 'fr-5-2']
  const german = ['ge-5-9', 'ge-5-10', 'ge-6-11']

  it('an attack is the one that there would be, though the side itself knows nobody', () => {
    const hidden = standing({ [CLEAR]: [...french, ...german] }, undefined, { turn: 10 }).game
    const open = standing({ [CLEAR]: [...french, ...german] }, shown, { turn: 10 }).game
    const known = studied<AttackStudy>(open, FR, { study: 'attack', zone: CLEAR })
    const told = hidden.studyOpen(FR, { study: 'attack', zone: CLEAR })
    if (!told.ok) throw new Error(told.error.message)
    expect(told.value).toEqual(known)
    expect(attack(hidden, FR, CLEAR).battle?.exact).toBe(false)
  })

  it('every enemy is known by name and strength, and the game stays as it was', () => {
    const { game } = standing({ [CLEAR]: [...french, ...german] })
    const before = game.play.hash()
    const told = game.studyOpen(FR, { study: 'enemy' })
    if (!told.ok) throw new Error(told.error.message)
    const { stacks } = told.value as unknown as EnemyStudy // what was asked for
    expect(stacks.flatMap(({ known }) => known.map(({ counter }) => counter))).toEqual(expect.arrayContaining(german))
    expect(stacks.reduce((sum, { unknown }) => sum + unknown, 0)).toBe(0)
    expect(stacks.flatMap(({ known }) => known).every(({ strength }) => strength !== null)).toBe(true)
    expect(enemyOf(game, FR).stacks.flatMap(({ known }) => known)).toEqual([])
    expect(game.play.hash()).toBe(before)
  })
})

describe('if he attacks me', () => {
  const french = ['fr-5-1', 'fr-5-2']
  const german = ['ge-5-9', 'ge-5-10', 'ge-6-11']

  it('gb.combat.winner: is the battle that he would be told of himself, when everything is known', () => {
    const his = fight({ french, german, attacker: GE, arrange: shown }).do('engage-all').odds('give-battle')!
    const table = standing({ [CLEAR]: [...french, ...german] }, shown, { turn: 10 })
    const { battle, sources, kind, defenders } = attack(table.game, FR, CLEAR)
    expect([kind, defenders, sources]).toEqual(['field', french, [{ from: CLEAR, how: 'here', known: 3, unknown: 0 }]])
    expect(battle!.exact).toBe(true)
    const { odds } = battle!.worst
    expect(battle!.best).toEqual(battle!.worst)
    const turned = (one: JsonObject, key: string): unknown => one[key]
    const { wins, draws, loses } = odds['result'] as Result
    expect({ wins: loses, draws, loses: wins }).toEqual(his['result'])
    for (const key of ['rout', 'pursuit']) expect(turned(odds, key)).toEqual(turned(his, key))
    for (const [mine, other] of [
      ['ownFactor', 'enemyFactor'],
      ['enemyFactor', 'ownFactor'],
      ['ownLost', 'enemyLost'],
      ['enemyLost', 'ownLost'],
    ] as const)
      expect(odds[mine]).toEqual(his[other])
    expect(battle!.worst.enemy).toEqual(his['modifiers'])
  })

  it('gb.combat.factor: tells each modifier with its rule, and their sum is the factor without its die', () => {
    const { battle } = attack(standing({ [CLEAR]: [...french, ...german] }, shown).game, FR, CLEAR)
    const { own, enemy, odds } = battle!.worst
    for (const [lines, key] of [
      [own, 'ownFactor'],
      [enemy, 'enemyFactor'],
    ] as const) {
      const sum = lines.reduce((all, { value }) => all + value, 0)
      for (const { rule } of lines) expect(rule).toMatch(/^gb\./)
      expect(Object.keys(odds[key] as JsonObject).map(Number)).toEqual([1, 2, 3, 4, 5, 6].map((die) => sum + die))
    }
  })

  it('gb.counters.fog: between the worst and the best lies what is there', { timeout: 60_000 }, () => {
    const pick = pickFrom(9)
    const { g } = wholeGame()
    const units = (side: number): string[] =>
      g.campaign.counters
        .filter(({ kind, side: owner }, number) => owner === side && kind === 'unit' && isUnit(g, number))
        .map(({ id }) => id)
    const some = (all: readonly string[], count: number): string[] =>
      [...all]
        .sort((a, b) => (a < b ? -1 : 1))
        .filter((_, index) => index % (5 + pick(7)) === 0)
        .slice(0, count)
    for (let round = 0; round < 12; round++) {
      const own = some(units(FR), 1 + pick(3))
      const others = [...some(units(GE), 1 + pick(3)), ...(pick(2) === 0 ? ['german-decoy-1'] : ['moltke'])]
      const counters = { [CLEAR]: [...own, ...others] }
      const { battle } = attack(standing(counters).game, FR, CLEAR)
      const exact = attack(standing(counters, shown).game, FR, CLEAR).battle!
      expect(exact.exact).toBe(true)
      expect(battle).toMatchObject({ exact: false, bluff: true, unknown: others.length })
      expect(hope(battle!.worst)).toBeLessThanOrEqual(hope(exact.worst) + 1e-9)
      expect(hope(battle!.best)).toBeGreaterThanOrEqual(hope(exact.worst) - 1e-9)
      const [least, most] = battle!.strength
      expect(exact.strength[0]).toBeGreaterThanOrEqual(least!)
      expect(exact.strength[0]).toBeLessThanOrEqual(most!)
    }
  })

  it('gb.battle-move.ways, gb.march.connection: counts who is next to here and could come, and how', () => {
    const near = standing({ suippes: ['fr-5-1'], auberive: ['ge-5-9', 'moltke'], rethel: ['ge-5-10'] })
    expect(attack(near.game, FR, 'suippes').sources).toEqual([
      { from: 'auberive', how: 'battle-move', known: 0, unknown: 2 },
    ])
    expect(studied<AttackStudy>(near.game, FR, { study: 'attack', zone: 'suippes', here: true }).sources).toEqual([])
    // Whoever has been activated comes no more; whoever is known to be no leader marches, and is tired for it.
    const acted = standing({ suippes: ['fr-5-1'], auberive: ['ge-5-9'] }, (g, names) =>
      g.counter.activated.set(names.counter('ge-5-9'), true),
    )
    expect(attack(acted.game, FR, 'suippes')).toMatchObject({ sources: [], battle: null })
    // A leader who has been activated still leads a battle movement.
    const led = standing({ suippes: ['fr-5-1'], auberive: ['ge-5-9', 'moltke'] }, (g, names) => {
      shown(g)
      g.counter.activated.set(names.counter('moltke'), true)
    })
    expect(attack(led.game, FR, 'suippes').sources).toEqual([
      { from: 'auberive', how: 'battle-move', known: 2, unknown: 0 },
    ])
    const known = attack(standing({ suippes: ['fr-5-1'], auberive: ['ge-5-9'] }, shown).game, FR, 'suippes')
    expect(known.sources).toEqual([{ from: 'auberive', how: 'march', known: 1, unknown: 0 }])
    expect(known.battle!.worst.enemy.map(({ label }) => label)).toContain('mostly-activated')
  })

  it('gb.assault.resolution, gb.sally.launch: those in a fortress are stormed; those shut up in one break out', () => {
    const besieged = standing({ verdun: ['fr-1-1', 'ge-5-9', 'ge-5-10'] }, (g, names) => {
      g.counter.inside.set(names.counter('fr-1-1'), true)
      man(g, names, 'verdun', 2)
    })
    const inside = attack(besieged.game, FR, 'verdun')
    expect(inside).toMatchObject({ kind: 'assault', defenders: ['fr-1-1'], sally: null })
    expect(inside.battle!.worst.own.map(({ label }) => label)).toContain('fortress')
    const outside = attack(besieged.game, GE, 'verdun')
    expect(outside.battle).toBeNull()
    expect(outside.sally!.worst.odds['result']).toBeDefined()
    // How strong the garrison is the besieger does not know.
    const weak = standing({ verdun: ['fr-1-1', 'ge-5-9', 'ge-5-10'] }, (g, names) => {
      g.counter.inside.set(names.counter('fr-1-1'), true)
      man(g, names, 'verdun', 1)
    })
    expect(attack(weak.game, GE, 'verdun').sally).toEqual(outside.sally)
    expect(outside.sally).toMatchObject({ unknownGarrison: true, exact: false })
    expect(inside.battle).toMatchObject({ unknownGarrison: false })
  })

  it('tells nothing of strength that was lost out of sight', () => {
    const hidden = (left: number): AttackStudy =>
      attack(
        standing({ [CLEAR]: [...french, ...german] }, (g, names) => cut(g, names, 'ge-5-9', 0, left)).game,
        FR,
        CLEAR,
      )
    expect(hidden(2)).toEqual(hidden(6))
  })

  it('refuses with a sentence what cannot be asked', () => {
    const { game } = standing({ suippes: ['fr-5-1'], auberive: ['ge-5-9'] })
    const error = (zone: string): string => {
      const answer = game.study(FR, { study: 'attack', zone })
      return answer.ok ? 'answered' : answer.error.message
    }
    expect(error('auberive')).toBe('Nobody of this side is in "auberive" to be attacked.')
    expect(error('atlantis')).toContain('There is no zone "atlantis"')
  })
})

describe('if I attack him', () => {
  const strike = (game: Game, side: number, zone: string): StrikeStudy => studied(game, side, { study: 'strike', zone })

  it('gb.combat.launch: is the forecast of the question whom to engage, known or not', () => {
    const german = ['ge-5-9', 'ge-c-5']
    for (const arrange of [shown, undefined]) {
      const french = ['fr-5-1', 'fr-5-2']
      const fighting = fight({ french, german, ...(arrange ? { arrange } : {}) }).do('engage-all')
      const told = fighting.odds('give-battle')!
      const before = strike(standing({ [CLEAR]: [...french, ...german] }, arrange, { turn: 10 }).game, FR, CLEAR)
      expect(before.kind).toBe('field')
      const { modifiers: _own, ...exact } = told
      expect(before.battle!.worst.odds).toEqual(arrange ? exact : told['worst'])
      expect(before.battle!.best.odds).toEqual(arrange ? exact : told['best'])
    }
  })

  it('gb.assault.resolution: a garrison alone is not all known, unless it has a single box', () => {
    const before = (place: string, sp: number) =>
      strike(standing({ [place]: ['ge-5-9', 'ge-5-10'] }, (g, names) => man(g, names, place, sp)).game, GE, place)
    expect(before('verdun', 3).battle).toMatchObject({ unknown: 0, unknownGarrison: true, exact: false })
    expect(before('verdun', 3).battle).toEqual(before('verdun', 1).battle)
    expect(before('sedan', 1).battle).toMatchObject({ unknownGarrison: false, exact: true, strength: [1, 1] })
  })

  it('gb.sally.launch, gb.assault.resolution: out of a fortress, or against one', () => {
    const besieged = standing({ verdun: ['fr-1-1', 'ge-5-9', 'ge-5-10'] }, (g, names) => {
      g.counter.inside.set(names.counter('fr-1-1'), true)
      man(g, names, 'verdun', 2)
    })
    expect(strike(besieged.game, FR, 'verdun')).toMatchObject({ kind: 'sally', refused: null })
    expect(strike(besieged.game, GE, 'verdun')).toMatchObject({ kind: 'assault', refused: null })
    expect(strike(besieged.game, GE, 'rethel')).toMatchObject({
      kind: null,
      battle: null,
      refused: { rule: 'gb.combat.launch' },
    })
  })
})

describe('what is known of the enemy', () => {
  it('gb.counters.fog: his counters by zones, the strength that is in sight, and how far he could come', () => {
    const table = standing({ suippes: ['fr-5-1'], auberive: ['ge-5-9', 'ge-c-5'], briey: ['moltke'] }, (g, names) => {
      g.counter.seen.set(names.counter('ge-5-9'), 2)
      g.counter.activated.set(names.counter('moltke'), true)
    })
    const { stacks, threatened } = enemyOf(table.game, FR)
    const [near, far] = ['auberive', 'briey'].map((zone) => stacks.find((one) => one.zone === zone)!)
    expect(near).toMatchObject({ counters: 2, activated: 0, unknown: 1, pace: 8, troops: 8 })
    expect(near!.known.map(({ counter }) => counter)).toEqual(['ge-5-9'])
    expect(near!.known[0]!.strength).toMatchObject({ infantry: 6 })
    expect(near!.reach).toContain('suippes')
    expect(far).toMatchObject({ activated: 1, unknown: 1, pace: 0, reach: [] })
    expect(threatened).toEqual([{ zone: 'suippes', from: ['auberive'], byInfantry: true }])
  })

  it('gb.weather.movement: in rain he is slower', () => {
    const counters = { suippes: ['fr-5-1'], briey: ['ge-5-9'] }
    const [dry, wet] = [false, true].map((rain) => enemyOf(standing(counters, undefined, { rain }).game, FR).stacks[0]!)
    expect([dry!.pace, wet!.pace]).toEqual([8, 6])
    expect(wet!.reach.length).toBeLessThan(dry!.reach.length)
  })
})

describe('studies of the enemy, in games at random', () => {
  it.each([1, 2])(
    'are the same whatever the side may take for the real game (game %i)',
    { timeout: 120_000 },
    (seed) => {
      const pick = pickFrom(seed)
      const { game } = wholeGame('beaumont-sedan', `attack ${seed}`)
      let attacks = 0
      for (let acts = 0; acts < 700 && game.play.decider >= 0; acts++) {
        actKeenly(game, pick)
        if (pick(50) > 0 || game.play.decider < 0) continue
        const g = game.play as G // a game of this system
        for (const side of [FR, GE]) {
          expect(enemyOf(game, side, 'b')).toEqual(enemyOf(game, side, 'a'))
          const zones = new Set(
            g.campaign.counters.flatMap((one, counter) =>
              one.side === side && g.counter.zone.of(counter) >= 0 ? [zoneName(g, g.counter.zone.of(counter))] : [],
            ),
          )
          const met = enemyOf(game, side).stacks.flatMap(({ zone, reach }) => [zone, ...reach])
          const own = [...zones].filter((zone) => met.includes(zone))
          const zone = own[pick(Math.max(1, own.length))]
          if (zone === undefined) continue
          const first = attack(game, side, zone, 'a')
          expect(attack(game, side, zone, 'b')).toEqual(first)
          if (first.battle !== null) attacks += 1
          for (const request of [
            { study: 'strike', zone },
            { study: 'engagement', zone },
          ]) {
            const told = ['a', 'b'].map((draws) => game.study(side, request, game.history.current, draws))
            expect(told[1]).toEqual(told[0])
          }
        }
      }
      expect(attacks).toBeGreaterThan(0)
    },
  )
})
