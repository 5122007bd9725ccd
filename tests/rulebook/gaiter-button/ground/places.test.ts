import { describe, expect, it } from 'vitest'
import { FRENCH, GERMAN } from '#engine/gaiter-button/campaign/campaign.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { hasRoomFor } from '#engine/gaiter-button/ground/fortress.ts'
import {
  fortressPoints,
  garrisonPoints,
  isBarredBy,
  isBlockaded,
  isContested,
  isHeld,
} from '#engine/gaiter-button/state/places.ts'
import { position } from '../position.ts'
import { names, type Standing } from '../table.ts'

/** A position with some counters inside the fortresses of their zones. */
function where(counters: Standing, inside: readonly string[] = []): { g: G; zone: (name: string) => number } {
  const g = position({ counters })
  const table = names(g)
  for (const name of inside) g.counter.inside.set(table.counter(name), true)
  return { g, zone: table.zone }
}
const empty = (g: G, fortress: string): void => {
  const row = names(g).garrison(`french-${fortress}`)
  g.garrison.left.add(row, g.garrison.points.of(row))
  g.garrison.points.set(row, 0)
}

describe('GB 1.1 – zones', () => {
  it('gb.map.contested: counters of both camps in the field contest a zone, decoys and leaders as well', () => {
    for (const pair of [
      ['fr-1-1', 'ge-5-9'],
      ['mac-mahon', 'ge-5-9'],
      ['french-decoy-1', 'german-decoy-1'],
    ]) {
      const { g, zone } = where({ buzancy: pair })
      expect(isContested(g, zone('buzancy'))).toBe(true)
    }
  })
  it('gb.map.contested: neither those of one camp nor who is inside a fortress', () => {
    const { g, zone } = where({ buzancy: ['fr-1-1', 'fr-1-2'], sedan: ['fr-5-1', 'ge-5-9'] }, ['fr-5-1'])
    expect(isContested(g, zone('buzancy'))).toBe(false)
    expect(isContested(g, zone('sedan'))).toBe(false)
    expect(isContested(g, zone('grandpre'))).toBe(false)
  })
  it('gb.map.blockade: enemy SP in the field blockade a garrison, or units, in a fortress', () => {
    const { g, zone } = where({ longwy: ['ge-c-6'], sedan: ['fr-5-1', 'ge-5-9'] }, ['fr-5-1'])
    expect(isBlockaded(g, FRENCH, zone('longwy'))).toBe(true)
    expect(isBarredBy(g, FRENCH, zone('longwy'))).toBe(false)
    expect(isBlockaded(g, FRENCH, zone('sedan'))).toBe(true)
  })
  it('gb.map.blockade: decoys and leaders are no SP and blockade nobody', () => {
    const { g, zone } = where({ longwy: ['german-decoy-1', 'moltke'] })
    expect(isBlockaded(g, FRENCH, zone('longwy'))).toBe(false)
    expect(isBarredBy(g, FRENCH, zone('longwy'))).toBe(true)
  })
  it('gb.map.blockade: not while a friend is in the field', () => {
    const { g, zone } = where({ longwy: ['ge-5-9', 'french-decoy-1'] })
    expect(isBlockaded(g, FRENCH, zone('longwy'))).toBe(false)
  })
  it('gb.map.blockade: nor where the fortress is empty, or where none is', () => {
    const { g, zone } = where({ longwy: ['ge-5-9'], buzancy: ['ge-5-10'] })
    empty(g, 'longwy')
    expect(isBlockaded(g, FRENCH, zone('longwy'))).toBe(false)
    expect(isBlockaded(g, FRENCH, zone('buzancy'))).toBe(false)
  })
})

describe('GB 1.2 – towns on both banks', () => {
  it('gb.fortress.both-banks: the garrison is on both banks, without distinction', () => {
    const { g, zone } = where({ verdun: ['ge-5-9'] })
    const { fortresses } = g.campaign
    expect(
      garrisonPoints(
        g,
        FRENCH,
        fortresses.findIndex(({ id }) => id === 'verdun'),
      ),
    ).toBe(3)
    expect([isHeld(g, FRENCH, zone('verdun')), isHeld(g, FRENCH, zone('verdun-rive-droite'))]).toEqual([true, true])
    expect(isHeld(g, GERMAN, zone('verdun'))).toBe(false)
  })
  it('gb.fortress.both-banks: each bank is blockaded for itself', () => {
    const { g, zone } = where({ verdun: ['ge-5-9'] })
    expect(isBlockaded(g, FRENCH, zone('verdun'))).toBe(true)
    expect(isBlockaded(g, FRENCH, zone('verdun-rive-droite'))).toBe(false)
    expect(isBarredBy(g, FRENCH, zone('verdun-rive-droite'))).toBe(true)
  })
  it('gb.fortress.both-banks: units inside either bank share one capacity with the garrison', () => {
    // Brahaut 1, Lichtlin 3: with the garrison of 3 there are 7 in a fortress for 10.
    const { g, zone } = where({ verdun: ['fr-5-c'], 'verdun-rive-droite': ['fr-12-c', 'fr-1-1'] }, [
      'fr-5-c',
      'fr-12-c',
    ])
    const verdun = g.campaign.zones[zone('verdun')]!.fortress
    expect(fortressPoints(g, FRENCH, verdun)).toBe(7)
    expect([hasRoomFor(g, FRENCH, zone('verdun'), 3), hasRoomFor(g, FRENCH, zone('verdun-rive-droite'), 4)]).toEqual([
      true,
      false,
    ])
    expect(fortressPoints(g, GERMAN, verdun)).toBe(0)
  })
  it('gb.fortress.both-banks: a bank that was stormed has no garrison any more', () => {
    const { g, zone } = where({ verdun: ['ge-5-9'] })
    g.zone.stormed.set(zone('verdun'), GERMAN + 1)
    expect([isHeld(g, FRENCH, zone('verdun')), isHeld(g, FRENCH, zone('verdun-rive-droite'))]).toEqual([false, true])
  })
})
