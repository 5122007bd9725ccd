import { describe, expect, it } from 'vitest'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import { imagine } from '#engine/kernel/game/imagine.ts'
import { campaign, FR, wholeGame, type Table } from '../table.ts'

/** The kinds of counters that the French imagine behind the token of a German counter, over many imagined games. */
function imaginedBehind(table: Table, name: string): Set<string> {
  const token = table.g.counter.token.of(table.names.counter(name))
  const view = table.game.view(FR)
  const kinds = new Set<string>()
  for (let seed = 0; seed < 80; seed++) {
    const g = imagine(campaign, view, `seed ${seed}`) as G // the campaign is one of Gaiter Button
    g.campaign.counters.forEach(({ kind }, counter) => {
      if (g.counter.token.of(counter) === token) kinds.add(kind)
    })
  }
  return kinds
}

/** A game from its beginning, in which something was done by hand to German counters. */
function arranged(arrange: (g: G, names: Table['names']) => void): Table {
  const table = wholeGame('august-1870')
  // With four decoys on the map, a token is a decoy in enough imagined games.
  for (let decoy = 1; decoy <= 4; decoy++) {
    const counter = table.names.counter(`german-decoy-${decoy}`)
    table.g.counter.zone.set(counter, table.names.zone('vavincourt'))
  }
  arrange(table.g, table.names)
  return table
}
const [UNIT, SPARE] = ['ge-5-9', 'german-decoy-1']
const stand = (g: G, { counter, zone }: Table['names'], name: string): void => {
  g.counter.zone.set(counter(name), zone('montherme'))
  g.counter.fate.set(counter(name), FATE.inPlay)
}

describe('which counter a side imagines behind a token', () => {
  it('gb.water.back-to-river: leaders and decoys may have a river at their back too', () => {
    const table = arranged((g, { counter }) => g.counter.backToRiver.set(counter(UNIT), true))
    const kinds = imaginedBehind(table, UNIT)
    for (const kind of ['unit', 'leader', 'decoy']) expect(kinds).toContain(kind)
  })
  it('gb.entry.surprise: a surprised decoy is marked as having fought, a leader never is', () => {
    const table = arranged((g, { counter }) => g.counter.combatted.set(counter(UNIT), true))
    const kinds = imaginedBehind(table, UNIT)
    for (const kind of ['unit', 'decoy']) expect(kinds).toContain(kind)
    expect(kinds).not.toContain('leader')
  })
  it('gb.map.stacking: beside a demoralised unit in the mountains there is room for no other', () => {
    const table = arranged((g, names) => {
      stand(g, names, UNIT)
      stand(g, names, SPARE)
      g.counter.demoralised.set(names.counter(UNIT), true)
    })
    expect([...imaginedBehind(table, UNIT)].filter((kind) => kind !== 'unit' && kind !== 'detachment')).toEqual([])
    const beside = imaginedBehind(table, SPARE)
    expect([...beside].filter((kind) => kind === 'unit' || kind === 'detachment')).toEqual([])
    expect(beside).toContain('decoy')
  })
})
