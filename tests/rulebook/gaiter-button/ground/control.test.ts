import { describe, expect, it } from 'vitest'
import { NONE } from '#engine/gaiter-button/campaign/campaign.ts'
import { barsLine, controllerIn, controllerOf, isSecured } from '#engine/gaiter-button/ground/control.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { SEEN } from '#engine/gaiter-button/state/shape.ts'
import { position } from '../position.ts'
import { FR, GE, names, type Standing } from '../table.ts'

const zone = (g: G, name: string) => names(g).zone(name)
const fortress = (g: G, name: string) => g.campaign.fortresses.findIndex(({ id }) => id === name)
const garrison = (g: G, name: string, points: number) => g.garrison.points.set(names(g).garrison(name), points)
const bars = (g: G, side: number, name: string, guess = false) => barsLine(g, side, zone(g, name), guess)

/** A position with empty fortresses. */
function open(counters: Standing): G {
  const g = position({ counters })
  g.garrison.points.fill(0)
  return g
}
const shut = (g: G, ...who: string[]) => who.forEach((name) => g.counter.inside.set(names(g).counter(name), true))

describe('GB 16.1 – control of fortresses', () => {
  it('gb.control.holder: who has a garrison in a fortress controls it, on both banks', () => {
    const g = position({ counters: { 'verdun-rive-droite': ['ge-g-1'] } })
    expect(controllerOf(g, fortress(g, 'verdun'))).toBe(FR)
    expect(controllerIn(g, zone(g, 'verdun-rive-droite'))).toBe(FR)
  })

  it('gb.control.holder: without garrisons, who alone has a unit there', () => {
    const g = open({ torcy: ['fr-1-1'], montmedy: ['ge-g-1', 'fr-1-2'], longwy: ['french-decoy-1', 'mac-mahon'] })
    expect(controllerOf(g, fortress(g, 'sedan'))).toBe(FR)
    expect(controllerOf(g, fortress(g, 'montmedy'))).toBe(NONE)
    expect(controllerOf(g, fortress(g, 'longwy'))).toBe(NONE)
    expect(controllerOf(g, fortress(g, 'vitry-le-francois'))).toBe(NONE)
  })

  it('gb.control.holder: without a garrison each bank has its own master', () => {
    const g = open({ torcy: ['ge-g-1'], sedan: ['fr-1-1'] })
    expect(controllerIn(g, zone(g, 'torcy'))).toBe(GE)
    expect(controllerIn(g, zone(g, 'sedan'))).toBe(FR)
    expect(controllerOf(g, fortress(g, 'sedan'))).toBe(NONE)
    expect(controllerIn(g, zone(g, 'stonne'))).toBe(NONE)
  })

  it('gb.control.barrier: an enemy in a zone where no friend is bars it; a friend opens it', () => {
    const g = open({ stonne: ['ge-g-1'], buzancy: ['ge-g-2', 'fr-1-1'], raucourt: ['moltke'] })
    expect([bars(g, FR, 'stonne'), bars(g, FR, 'buzancy'), bars(g, FR, 'raucourt'), bars(g, FR, 'nouart')]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect(bars(g, GE, 'stonne')).toBe(false)
  })

  it('gb.control.barrier: a lone decoy bars nothing, but only who has seen it knows', () => {
    const g = open({ stonne: ['german-decoy-1'] })
    expect([bars(g, FR, 'stonne'), bars(g, FR, 'stonne', true)]).toEqual([false, true])
    g.counter.seen.set(names(g).counter('german-decoy-1'), SEEN.identity)
    expect(bars(g, FR, 'stonne', true)).toBe(false)
  })

  it('gb.control.barrier: a fortress of the enemy bars lines unless it is blockaded', () => {
    const g = position({ counters: { longwy: ['ge-g-1'], montmedy: ['moltke', 'german-decoy-1'] } })
    expect(bars(g, GE, 'sedan')).toBe(true)
    expect(bars(g, FR, 'sedan')).toBe(false)
    expect(bars(g, GE, 'longwy')).toBe(false)
    // Without a strength point nobody is shut up.
    expect(bars(g, GE, 'montmedy')).toBe(true)
  })

  it('gb.control.barrier: while the enemy is in the field too, his fortress is not blockaded', () => {
    const g = position({ counters: { longwy: ['ge-g-1', 'french-decoy-1'] } })
    expect(bars(g, GE, 'longwy')).toBe(true)
  })

  it('gb.control.barrier: units inside hold a fortress; decoys inside do, to who has not seen them', () => {
    const g = open({ longwy: ['fr-1-1'], montmedy: ['french-decoy-1'] })
    shut(g, 'fr-1-1', 'french-decoy-1')
    expect(bars(g, GE, 'longwy')).toBe(true)
    expect([bars(g, GE, 'montmedy'), bars(g, GE, 'montmedy', true)]).toEqual([false, true])
  })

  it('gb.control.barrier: a stormed bank bars nothing, though the garrison holds the other', () => {
    const g = position({ counters: { torcy: ['moltke'] } })
    expect(bars(g, GE, 'torcy')).toBe(true)
    g.zone.stormed.set(zone(g, 'torcy'), GE + 1)
    expect([bars(g, GE, 'torcy'), bars(g, GE, 'sedan')]).toEqual([false, true])
  })

  it('gb.control.barrier: nobody’s lines go by the enemy’s sectors or by neutral country', () => {
    const g = open({})
    expect([bars(g, GE, 'chaumont'), bars(g, FR, 'chaumont')]).toEqual([true, false])
    expect([bars(g, GE, 'bouillon'), bars(g, FR, 'bouillon')]).toEqual([true, true])
  })

  it('gb.control.enemy-country: a fortress in the enemy’s country wants a garrison, a large one two SP', () => {
    const g = open({ 'vitry-le-francois': ['ge-g-1'] })
    const secured = (side: number, name: string) => isSecured(g, side, zone(g, name))
    expect([secured(GE, 'vitry-le-francois'), secured(FR, 'vitry-le-francois')]).toEqual([false, true])
    garrison(g, 'german-vitry-le-francois', 1)
    expect(secured(GE, 'vitry-le-francois')).toBe(true)
    garrison(g, 'german-verdun', 1)
    expect(secured(GE, 'verdun')).toBe(false)
    garrison(g, 'german-verdun', 2)
    expect([secured(GE, 'verdun'), secured(GE, 'verdun-rive-droite')]).toEqual([true, true])
    expect(secured(GE, 'stonne')).toBe(true)
  })
})
