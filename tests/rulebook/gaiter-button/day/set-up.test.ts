import { describe, expect, it } from 'vitest'
import { isDecoy, moraleOf, onMap, points } from '#engine/gaiter-button/state/counters.ts'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import { FR, GE, names, wholeGame } from '../table.ts'
import { position } from '../position.ts'

describe('GB 19.1 – the campaign of the Army of Châlons', () => {
  it('gb.scenario.set-up: the corps stand where the book has them, with their reductions', () => {
    const table = wholeGame()
    expect(table.where('mac-mahon')).toBe('rethel')
    expect(table.where('fr-1-1')).toBe('menil-annelles')
    expect(table.where('ge-d-d')).toBe('marson')
    expect(points(table.g, table.names.counter('ge-b-2-4'))).toBe(7 - 3 + 1 + 4 - 1)
    expect(points(table.g, table.names.counter('ge-w-1'))).toBe(9 + 1 + 3)
    expect(points(table.g, table.names.counter('ge-d-d'))).toBe(2)
  })

  it('gb.scenario.set-up: reductions leave the morale as it is', () => {
    const g = position()
    expect(moraleOf(g, names(g).counter('ge-b-2-4'))).toBe(4)
  })

  it('gb.scenario.set-up: all units begin out of supply, and ready', () => {
    const g = position()
    for (let counter = 0; counter < g.counter.rows; counter++) {
      if (!onMap(g, counter)) continue
      expect(g.counter.outOfSupply.of(counter)).toBe(true)
      expect(g.counter.activated.of(counter)).toBe(false)
    }
  })

  it('gb.scenario.set-up: four French and six German decoys are in hand, one pontoon bridge is German', () => {
    const g = position()
    const inHand = [0, 0]
    g.campaign.counters.forEach(({ side }, counter) => {
      if (isDecoy(g, counter) && g.counter.fate.of(counter) === FATE.inPlay && !onMap(g, counter)) inHand[side]! += 1
    })
    expect(inHand).toEqual([4, 6])
    expect([g.camp.pontoons.of(FR), g.camp.pontoons.of(GE)]).toEqual([0, 1])
  })

  it('gb.scenario.set-up: garrisons stand in the French fortresses, and none in those the Germans may take', () => {
    const g = position()
    const held = (name: string) => g.garrison.points.of(names(g).garrison(name))
    expect(held('french-verdun')).toBe(3)
    expect(held('french-sedan')).toBe(1)
    expect(held('german-verdun')).toBe(0)
  })

  it('gb.scenario.set-up: reinforcements wait for their day', () => {
    const g = position()
    for (const name of ['fr-13-1', 'fr-13-3']) {
      const counter = names(g).counter(name)
      expect(g.counter.fate.of(counter)).toBe(FATE.awaited)
      expect(onMap(g, counter)).toBe(false)
    }
  })

  it('gb.scenario.set-up: which token is which counter is drawn again for every game', () => {
    const tokens = (seed: string) => {
      const { g } = wholeGame('august-1870', seed)
      return g.campaign.counters.map((_, counter) => g.counter.token.of(counter)).join(' ')
    }
    expect(tokens('one')).toBe(tokens('one'))
    expect(tokens('one')).not.toBe(tokens('two'))
  })
})

describe('GB 19.1 – the other scenarios', () => {
  it('gb.scenario.set-up: "First march" has only the counters it names, in supply, and no garrisons', () => {
    const g = position({ scenario: 'first-march' })
    expect(g.counter.fate.of(names(g).counter('moltke'))).toBe(FATE.absent)
    expect(g.garrison.points.of(names(g).garrison('french-verdun'))).toBe(0)
    for (let counter = 0; counter < g.counter.rows; counter++)
      if (onMap(g, counter)) expect(g.counter.outOfSupply.of(counter)).toBe(false)
  })

  it('gb.scenario.set-up: in "Beaumont to Sedan" the 5th Corps stands at Beaumont', () => {
    const table = wholeGame('beaumont-sedan')
    expect(table.where('fr-5-1')).toBe('beaumont-en-argonne')
  })

  it('gb.scenario.set-up: a switch that a player turns is turned in the game', () => {
    expect(position().youAreTheCommander).toBe(false)
    expect(position({ switches: { 'you-are-the-commander': true } }).youAreTheCommander).toBe(true)
    expect(position({ switches: { 'permanent-losses': false } }).permanentLosses).toBe(false)
  })
})
