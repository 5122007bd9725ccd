import { describe, expect, it } from 'vitest'
import { ARMS, CAVALRY, INFANTRY, type Campaign } from '#engine/gaiter-button/campaign/campaign.ts'
import { endOf, firstOf, isUnit, onMap, points } from '#engine/gaiter-button/state/counters.ts'
import { unmask } from '#engine/gaiter-button/ground/decoys.ts'
import { calendar, pieces, tally, when } from '#engine/gaiter-button/glance.ts'
import { totalOf } from '#engine/gaiter-button/knowledge/invariants.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { FATE, SEEN } from '#engine/gaiter-button/state/shape.ts'
import { loseOne, recoverable, recoverOne, removeIfGone } from '#engine/gaiter-button/ground/strength.ts'
import { removeForGood } from '#engine/gaiter-button/ground/tokens.ts'
import { judge, pointsLost } from '#engine/gaiter-button/victory/victory.ts'
import { view } from '#engine/gaiter-button/knowledge/view.ts'
import { pickFrom } from '../../../kernel/table.ts'
import { actKeenly } from '../keen-play.ts'
import { position } from '../position.ts'
import { campaign, FR, GE, names, wholeGame, type Standing } from '../table.ts'

const data = campaign.campaign as Campaign // one of Gaiter Button
const at: Standing = {
  rethel: ['mac-mahon', 'fr-5-1', 'fr-5-2', 'french-decoy-1'],
  buzancy: ['fr-7-1', 'ge-c-5', 'german-decoy-1'],
}

const seenBy = (g: G, side: number): string[] =>
  pieces(data, view(g, side), side).map((one) => `${one.place} ${one.side}: ${one.count}`)
const figures = (g: G, side: number): Record<string, number> =>
  Object.fromEntries(tally(data, view(g, side), side).map((one) => [`${one.key} ${one.side}`, one.value]))
/** The figures that differ, by how much. */
function changes(g: G, side: number, act: () => void): Record<string, number> {
  const before = figures(g, side)
  act()
  return Object.fromEntries(
    Object.entries(figures(g, side))
      .map(([key, value]) => [key, value - before[key]!] as const)
      .filter(([, change]) => change !== 0),
  )
}
const at0 = (g: G, name: string): number => names(g).counter(name)

describe('Counters at a glance', () => {
  it('stand by place and side, leaders and decoys among them, and each side sees as many of the other', () => {
    const g = position({ counters: at })
    const all = ['buzancy 0: 1', 'buzancy 1: 2', 'rethel 0: 4']
    expect(seenBy(g, FR)).toEqual(all)
    expect(seenBy(g, GE)).toEqual(all)
  })

  it('are one fewer for both sides when a decoy is unmasked, and off the map nobody counts', () => {
    const g = position({ counters: at })
    unmask(g, [at0(g, 'french-decoy-1')])
    removeForGood(g, [at0(g, 'ge-c-5')], FATE.captured)
    for (const side of [FR, GE]) expect(seenBy(g, side)).toEqual(['buzancy 0: 1', 'buzancy 1: 1', 'rethel 0: 3'])
  })

  it('of a whole campaign are all that were set up', () => {
    const { g } = wholeGame()
    const onTheMap = Array.from({ length: g.counter.rows }, (_, counter) => counter).filter((one) => onMap(g, one))
    for (const side of [FR, GE])
      expect(pieces(data, view(g, side), side).reduce((sum, { count }) => sum + count, 0)).toBe(onTheMap.length)
  })
})

describe('An account', () => {
  it('has the SP that its side set up, and of the enemy what was turned up', () => {
    const g = position({ counters: at })
    const strength = (name: string): number => points(g, at0(g, name))
    expect(figures(g, FR)).toMatchObject({
      'strength 0': strength('fr-5-1') + strength('fr-5-2') + strength('fr-7-1'),
      'strength-seen 1': 0,
      'strength-lost 0': 0,
    })
    expect(figures(g, FR)).not.toHaveProperty('strength 1')
    expect(changes(g, FR, () => g.counter.seen.set(at0(g, 'ge-c-5'), SEEN.composition))).toEqual({
      'strength-seen 1': strength('ge-c-5'),
    })
  })

  it('moves by each loss: for a time but for the first, which never comes back, or for good', () => {
    const g = position({ counters: at })
    const unit = at0(g, 'fr-5-1')
    const lose = (permanent: boolean) => changes(g, FR, () => loseOne(g, unit, INFANTRY, permanent))
    expect(lose(false)).toEqual({ 'strength 0': -1, 'strength-lost 0': 1 })
    expect(lose(false)).toEqual({ 'strength 0': -1, 'strength-stray 0': 1 })
    expect(lose(true)).toEqual({ 'strength 0': -1, 'strength-lost 0': 1 })
    expect(changes(g, FR, () => recoverOne(g, unit, INFANTRY))).toEqual({ 'strength 0': 1, 'strength-stray 0': -1 })
  })

  it('keeps from the enemy what a unit lost that he does not see', () => {
    const g = position({ counters: at })
    expect(changes(g, GE, () => loseOne(g, at0(g, 'fr-5-1'), INFANTRY, true))).toEqual({})
  })

  it('tells both sides of units and leaders that are gone, and their SP are lost to their own', () => {
    const g = position({ counters: at })
    const [unit, sp] = [at0(g, 'fr-5-1'), points(g, at0(g, 'fr-5-1'))]
    const take = (): void => removeForGood(g, [unit, at0(g, 'mac-mahon')], FATE.captured)
    const told = { 'units-captured 0': 1, 'leaders-captured 0': 1, 'divisions-lost 0': 1 }
    expect(changes(g, FR, take)).toEqual({
      ...told,
      'strength 0': -sp,
      'strength-lost 0': sp,
      'strength-taken 0': sp,
    })
    expect(figures(g, GE)).toMatchObject(told)

    const other = at0(g, 'fr-7-1')
    const destroy = (): void => {
      for (let arm = 0; arm < ARMS; arm++)
        while (points(g, other) > 0 && !removeIfGone(g, other)) loseOne(g, other, arm, true)
    }
    expect(changes(g, GE, destroy)).toEqual({ 'units-eliminated 0': 1, 'divisions-lost 0': 1, 'zones-held 1': 1 })
  })

  it('does not count a decoy among units that are gone', () => {
    const g = position({ counters: at })
    expect(changes(g, GE, () => removeForGood(g, [at0(g, 'french-decoy-1')], FATE.captured))).toEqual({})
  })

  it('counts divisions that left for victory, and the zones from which they do where one side is alone', () => {
    const g = position({ counters: { conflans: ['fr-1-1'], briey: ['fr-1-2', 'ge-c-5'], longwy: ['german-decoy-1'] } })
    for (const side of [FR, GE])
      expect(figures(g, side)).toMatchObject({
        'objectives-held 0': 1,
        'objectives-held 1': 1,
        'zones-held 0': 1,
        'zones-held 1': 1,
        'divisions-exited 0': 0,
      })
    removeForGood(g, [at0(g, 'fr-1-1')], FATE.exited)
    for (const side of [FR, GE])
      expect(figures(g, side)).toMatchObject({ 'objectives-held 0': 0, 'divisions-exited 0': 1 })
  })

  it('of a small scenario counts what that one asks for: divisions that are there, and those revealed', () => {
    const g = position({ scenario: 'first-march', counters: { grandpre: ['fr-7-1', 'fr-7-2'], vouziers: ['fr-7-3'] } })
    expect(figures(g, FR)).toMatchObject({
      'divisions-arrived 0': 2,
      'objectives-held 0': 1,
      'divisions-revealed 0': 0,
    })
    expect(figures(g, GE)).not.toHaveProperty('divisions-arrived 0')
    g.counter.shown.set(at0(g, 'fr-7-1'), true)
    for (const side of [FR, GE]) expect(figures(g, side)['divisions-revealed 0']).toBe(1)
    expect(figures(g, FR)).not.toHaveProperty('divisions-exited 0')
  })

  it('has the level of victory when the campaign is over', () => {
    const g = position({ counters: at })
    expect(figures(g, FR)).toMatchObject({ 'victory-level 0': 0, 'victory-level 1': 0 })
    const lost = Array.from({ length: endOf(g, FR) }, (_, counter) => counter).filter(
      (one) => data.counters[one]!.division && data.counters[one]!.type === 'infantry',
    )
    removeForGood(g, lost.slice(0, 7), FATE.captured)
    judge(g)
    for (const side of [FR, GE]) expect(figures(g, side)).toMatchObject({ 'victory-level 0': 0, 'victory-level 1': 3 })
  })

  it.each(['beaumont-sedan', 'august-1870'])('agrees with the rules all through a fierce game of %s', (scenario) => {
    const { game, g } = wholeGame(scenario, 'glance')
    const pick = pickFrom(7)
    const all = [FR, GE].map((side) => totalOf(g, side))
    for (let act = 0; act < 1500 && actKeenly(game, pick); act++) {
      if (act % 30 !== 0) continue
      for (const side of [FR, GE]) {
        const told = figures(g, side)
        let [inField, elsewhere, stray] = [0, 0, 0]
        for (let counter = firstOf(g, side); counter < endOf(g, side); counter++) {
          if (!isUnit(g, counter)) continue
          if (onMap(g, counter)) {
            inField += points(g, counter)
            stray += recoverable(g, counter, INFANTRY) + recoverable(g, counter, CAVALRY)
          } else if ([FATE.awaited, FATE.exited].some((fate) => fate === g.counter.fate.of(counter)))
            elsewhere += points(g, counter)
        }
        data.garrisons.forEach((garrison, row) => {
          if (garrison.side === side) elsewhere += g.garrison.abandoned.of(row)
        })
        expect(told[`strength ${side}`]).toBe(inField)
        expect(told[`strength-stray ${side}`]).toBe(stray)
        expect(told[`strength-lost ${side}`]! + told[`strength-stray ${side}`]!).toBe(pointsLost(g, side))
        expect(inField + elsewhere + told[`strength-garrisons ${side}`]! + pointsLost(g, side)).toBe(all[side])
      }
    }
    expect(figures(g, FR)['strength-lost 0']! + figures(g, GE)['strength-lost 1']!).toBeGreaterThan(5)
  })
})

describe('The time', () => {
  it('is the day, and arrivals, daytime or night by who is asked what', () => {
    const { game, g } = wholeGame('first-march', 'time')
    const pick = pickFrom(3)
    const met: string[] = []
    do {
      const { turn, phase } = when(g)
      if (met.at(-1) !== `${turn} ${phase}`) met.push(`${turn} ${phase}`)
    } while (actKeenly(game, pick))
    expect(met).toEqual(['1 arrivals', '1 day', '1 night', '2 arrivals', '2 day', '2 night', '2 over'])
  })

  it.each([
    ['august-1870', 1, 'night', '25 August, night', '25 août, la nuit'],
    ['august-1870', 8, 'day', '1 September, daytime', '1ᵉʳ septembre, la journée'],
    ['beaumont-sedan', 3, 'over', '1 September, the end', '1ᵉʳ septembre, la fin'],
    ['beaumont-sedan', 1, 'tea time', '30 August', '30 août'],
    ['beaumont-sedan', 99, 'arrivals', 'Day 99, arrivals', 'Jour 99, les arrivées'],
    ['no such scenario', 2, '', 'Day 2', 'Jour 2'],
  ])('of %s, turn %i, %s is called %s', (scenario, turn, phase, en, fr) => {
    expect(calendar(data, scenario, { turn, phase })).toEqual({ en, fr })
  })
})

describe('names', () => {
  it('are there for every counter, every back of one, every decoy, garrison and side, in both languages', () => {
    const { system, campaign: compiled, layout } = campaign
    const named = system.campaign.names!(compiled)
    const { token, garrison, counter } = layout.language.nouns
    const decoys = counter!.filter((id) => id.includes('-decoy-'))
    const wanted = [...token!, ...garrison!, ...counter!, ...layout.sides]
    expect(wanted.filter((id) => !Object.hasOwn(named, id))).toEqual([])
    for (const { en, fr } of Object.values(named)) expect([en, fr]).not.toContain('')
    expect(decoys.length).toBeGreaterThan(0)
    expect([named['german-decoy-3']?.fr, named['french-token-1']?.en]).toEqual(['leurre 3', 'French counter 1'])
  })
})
