import { describe, expect, it } from 'vitest'
import { ARTILLERY, CAVALRY, HEAVY_CAVALRY, INFANTRY, MITRAILLEUSES } from '#engine/gaiter-button/campaign/campaign.ts'
import {
  allowanceOf,
  armPoints,
  cavalryPoints,
  commands,
  gunPoints,
  infantryPoints,
  moraleOf,
  points,
  valueOf,
} from '#engine/gaiter-button/state/counters.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import {
  fillDetachment,
  giveAway,
  isRowSound,
  loseOne,
  recoverable,
  recoverOne,
  removeIfGone,
  roomFor,
  takeBackPoints,
  totalLost,
} from '#engine/gaiter-button/ground/strength.ts'
import { position } from '../position.ts'
import { names } from '../table.ts'

/** A unit at Rethel, by its number, in a position of its own. */
function unit(name: string, switches: Record<string, boolean> = {}): { g: G; it: number } {
  const g = position({ counters: { rethel: [name] }, switches })
  return { g, it: names(g).counter(name) }
}
const lose = (g: G, it: number, ...arms: readonly number[]): void => {
  for (const arm of arms) loseOne(g, it, arm, true)
}

describe('GB 1.2 – the order of battle', () => {
  it('gb.counters.losses: the first example: a second loss borne by infantry leaves 4 SP and a morale of 3', () => {
    // The 9th Division: 2 2 3 3 4 4, and artillery.
    const { g, it: ninth } = unit('ge-5-9')
    lose(g, ninth, INFANTRY)
    expect([infantryPoints(g, ninth), moraleOf(g, ninth)]).toEqual([5, 4])
    lose(g, ninth, INFANTRY)
    expect([infantryPoints(g, ninth), moraleOf(g, ninth)]).toEqual([4, 3])
  })
  it('gb.counters.losses: the first example: borne by artillery it leaves 5 SP of infantry and a morale of 4', () => {
    const { g, it: ninth } = unit('ge-5-9')
    lose(g, ninth, INFANTRY, ARTILLERY)
    expect([infantryPoints(g, ninth), gunPoints(g, ninth, 2), moraleOf(g, ninth)]).toEqual([5, 2, 4])
    expect(totalLost(g, ninth)).toBe(2)
  })
  it('gb.counters.detaching: the second example: a division that made a detachment has 4 SP and keeps its morale of 4', () => {
    const { g, it: ninth } = unit('ge-5-9')
    giveAway(g, ninth, INFANTRY, 2)
    expect([infantryPoints(g, ninth), moraleOf(g, ninth)]).toEqual([4, 4])
    expect(totalLost(g, ninth)).toBe(0)
  })

  it('gb.counters.losses: the row goes down from the right to its first box, arms beside it leave it alone', () => {
    const { g, it: wolff } = unit('fr-1-1')
    const morale: number[] = []
    for (let lost = 0; lost < 5; lost++) {
      morale.push(moraleOf(g, wolff))
      lose(g, wolff, INFANTRY)
    }
    expect(morale).toEqual([5, 5, 4, 4, 3])
    const { g: other, it: seventh } = unit('ge-4-7')
    lose(other, seventh, CAVALRY, ARTILLERY, ARTILLERY)
    expect([moraleOf(other, seventh), isRowSound(other, seventh)]).toEqual([4, true])
  })
  it('gb.counters.losses: in a cavalry row both kinds of cavalry have their boxes', () => {
    const { g, it: guards } = unit('ge-g-c')
    lose(g, guards, HEAVY_CAVALRY)
    expect([cavalryPoints(g, guards), moraleOf(g, guards)]).toEqual([2, 4])
    lose(g, guards, CAVALRY)
    expect([cavalryPoints(g, guards), moraleOf(g, guards)]).toEqual([1, 3])
  })
  it('gb.counters.losses: what was lost for a time may come back, but never the unit’s first loss', () => {
    const { g, it: ninth } = unit('ge-5-9')
    loseOne(g, ninth, INFANTRY, false)
    expect(recoverable(g, ninth, INFANTRY)).toBe(0)
    loseOne(g, ninth, INFANTRY, false)
    expect(recoverable(g, ninth, INFANTRY)).toBe(1)
    recoverOne(g, ninth, INFANTRY)
    expect([infantryPoints(g, ninth), moraleOf(g, ninth), recoverable(g, ninth, INFANTRY)]).toEqual([5, 4, 0])
    loseOne(g, ninth, INFANTRY, true)
    loseOne(g, ninth, ARTILLERY, false)
    expect([recoverable(g, ninth, INFANTRY), recoverable(g, ninth, ARTILLERY)]).toEqual([0, 0])
  })

  it('gb.counters.detaching: losses after a detachment still lower the morale from the right', () => {
    const { g, it: ninth } = unit('ge-5-9')
    giveAway(g, ninth, INFANTRY, 3)
    lose(g, ninth, INFANTRY, INFANTRY)
    expect([infantryPoints(g, ninth), moraleOf(g, ninth)]).toEqual([1, 3])
  })
  it('gb.counters.detaching: there is room only for what was given away, and not for losses', () => {
    const { g, it: ninth } = unit('ge-5-9')
    expect(roomFor(g, ninth, INFANTRY)).toBe(0)
    giveAway(g, ninth, INFANTRY, 2)
    giveAway(g, ninth, ARTILLERY, 1)
    lose(g, ninth, INFANTRY)
    expect([roomFor(g, ninth, INFANTRY), roomFor(g, ninth, ARTILLERY), roomFor(g, ninth, CAVALRY)]).toEqual([2, 1, 0])
    takeBackPoints(g, ninth, INFANTRY, 2)
    expect([infantryPoints(g, ninth), moraleOf(g, ninth), roomFor(g, ninth, INFANTRY)]).toEqual([5, 4, 0])
  })
  it('gb.counters.detaching: what a scenario has reduced for good has no room any more', () => {
    const { g, it: bavarians } = unit('ge-b-2-4')
    // 3 infantry and 1 artillery stayed at Toul.
    expect([infantryPoints(g, bavarians), moraleOf(g, bavarians), roomFor(g, bavarians, INFANTRY)]).toEqual([4, 4, 0])
  })
  it('gb.counters.detaching: boxes that a detachment does not use are crossed off from the right', () => {
    const g = position({ counters: { rethel: ['fr-d-5'] } })
    const five = names(g).counter('fr-d-5')
    fillDetachment(g, five, INFANTRY, 2)
    fillDetachment(g, five, ARTILLERY, 1)
    // 2 2 3
    expect([points(g, five), moraleOf(g, five), isRowSound(g, five)]).toEqual([3, 2, true])
    fillDetachment(g, five, INFANTRY, 3)
    expect(moraleOf(g, five)).toBe(3)
  })

  it('gb.counters.removed: a unit that loses its last SP is removed', () => {
    const { g, it: brahaut } = unit('fr-5-c')
    expect(removeIfGone(g, brahaut)).toBe(false)
    lose(g, brahaut, CAVALRY)
    expect(removeIfGone(g, brahaut)).toBe(true)
    expect(g.counter.fate.of(brahaut)).toBe(FATE.eliminated)
    expect(g.counter.zone.of(brahaut)).toBe(-1)
  })
  it('gb.counters.removed: artillery alone keeps a unit in being, mitrailleuses do not', () => {
    const { g, it: abadie } = unit('fr-5-2')
    lose(g, abadie, INFANTRY, INFANTRY, ARTILLERY)
    expect(removeIfGone(g, abadie)).toBe(false)
    lose(g, abadie, ARTILLERY)
    expect(armPoints(g, abadie, MITRAILLEUSES)).toBe(1)
    expect(removeIfGone(g, abadie)).toBe(true)
    expect([points(g, abadie), totalLost(g, abadie)]).toEqual([0, 5])
  })

  it('gb.counters.morale: it stands over the last box; a unit of artillery alone has 4', () => {
    const { g, it: exea } = unit('fr-13-1')
    expect(moraleOf(g, exea)).toBe(3)
    lose(g, exea, INFANTRY)
    expect(moraleOf(g, exea)).toBe(2)
    lose(g, exea, INFANTRY, INFANTRY)
    expect(moraleOf(g, exea)).toBe(4)
  })
  it('gb.counters.morale: giving SP away does not change it, down to the last box', () => {
    const { g, it: goze } = unit('fr-5-1')
    giveAway(g, goze, INFANTRY, 4)
    expect([infantryPoints(g, goze), moraleOf(g, goze)]).toEqual([1, 4])
    lose(g, goze, INFANTRY)
    expect(moraleOf(g, goze)).toBe(4)
  })
})

describe('GB 1.2.1 and 1.2.2 – what is printed on counters', () => {
  const table = () => {
    const g = position()
    return { g, of: names(g).counter }
  }
  it('gb.counters.allowance: infantry has 4 MP, cavalry and leaders 8, by the errata the Guard cavalry too', () => {
    const { g, of } = table()
    const all = ['fr-1-1', 'ge-d-5', 'fr-1-c', 'ge-g-c', 'ge-c-5', 'ge-d-d', 'mac-mahon', 'frederick-william']
    expect(all.map((name) => allowanceOf(g, of(name)))).toEqual([4, 4, 8, 8, 8, 8, 8, 8])
  })
  it('gb.counters.allowance: in rain 3 and 6', () => {
    const { g, of } = table()
    g.rain = true
    expect(['fr-1-1', 'fr-1-c', 'moltke'].map((name) => allowanceOf(g, of(name)))).toEqual([3, 6, 6])
  })
  it('gb.counters.value: it is the one on the counter; units have none', () => {
    const { g, of } = table()
    expect(
      ['moltke', 'frederick-william', 'albert-of-saxony', 'mac-mahon', 'fr-1-1'].map((name) => valueOf(g, of(name))),
    ).toEqual([2, 1, 1, 1, 0])
  })
  it('gb.counters.value: hesitation makes Mac-Mahon’s 0, the player in his place 2, and nobody else’s', () => {
    const { g, of } = table()
    g.hesitates = true
    expect([valueOf(g, of('mac-mahon')), valueOf(g, of('moltke'))]).toEqual([0, 2])
    g.hesitates = false
    g.youAreTheCommander = true
    expect([valueOf(g, of('mac-mahon')), valueOf(g, of('albert-of-saxony'))]).toEqual([2, 1])
    g.hesitates = true
    expect(valueOf(g, of('mac-mahon'))).toBe(0)
  })
  it('gb.counters.hierarchy: the senior general commands all of his side, nobody of the other', () => {
    const { g, of } = table()
    const moltke = (name: string) => commands(g, of('moltke'), of(name))
    expect(['ge-5-9', 'ge-12-23', 'ge-c-5', 'albert-of-saxony', 'german-decoy-1'].map(moltke)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    expect(moltke('fr-1-1')).toBe(false)
    expect(commands(g, of('ge-5-9'), of('ge-5-9'))).toBe(false)
  })
  it('gb.counters.hierarchy: an army commander commands his army, independent units and decoys, and no other leader', () => {
    const { g, of } = table()
    const albert = (name: string) => commands(g, of('albert-of-saxony'), of(name))
    expect(['ge-12-23', 'ge-g-1', 'ge-c-5', 'german-decoy-1', 'albert-of-saxony'].map(albert)).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    expect(['ge-5-9', 'ge-w-1', 'moltke', 'frederick-william'].map(albert)).toEqual([false, false, false, false])
  })
  it('gb.counters.hierarchy: a detachment is of the army of its unit, one from a garrison of none', () => {
    const { g, of } = table()
    g.counter.mother.set(of('ge-d-5'), of('ge-5-9'))
    expect(commands(g, of('albert-of-saxony'), of('ge-d-5'))).toBe(false)
    expect(commands(g, of('frederick-william'), of('ge-d-5'))).toBe(true)
    expect(commands(g, of('albert-of-saxony'), of('ge-d-6'))).toBe(true)
  })
})
