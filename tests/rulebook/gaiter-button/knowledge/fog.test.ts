import { describe, expect, it } from 'vitest'
import { decoyPlacement } from '#engine/gaiter-button/day/arrivals.ts'
import { NONE } from '#engine/gaiter-button/campaign/campaign.ts'
import { countersIn, endOf, firstOf, isLeader, isUnit } from '#engine/gaiter-button/state/counters.ts'
import { unmask } from '#engine/gaiter-button/ground/decoys.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { fields, privateLocals } from '#engine/gaiter-button/knowledge/knowledge.ts'
import { isBlockaded, isHeld } from '#engine/gaiter-button/state/places.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { FATE, SEEN } from '#engine/gaiter-button/state/shape.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { mark, relocate, removeForGood } from '#engine/gaiter-button/ground/tokens.ts'
import { gapsIn } from '#engine/fog/who-knows.ts'
import { imagine } from '#engine/kernel/game/imagine.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { campaign, FR, GE, scene, type Names, type Standing, type Table } from '../table.ts'

/** A quiet moment: the French are asked about their decoys. */
function moment(counters: Standing, arrange?: (g: G, names: Names) => void): Table {
  return scene({
    turn: 10,
    counters,
    arrange(g, names) {
      // Troops that are not on the map take no part.
      for (let counter = 0; counter < g.counter.rows; counter++)
        if (g.counter.zone.of(counter) === NONE && (isUnit(g, counter) || isLeader(g, counter)))
          g.counter.fate.set(counter, FATE.absent)
      arrange?.(g, names)
    },
    begin(g) {
      g.call(days, {})
      g.call(decoyPlacement, { side: FR })
    },
  })
}
const at: Standing = {
  rethel: ['mac-mahon', 'fr-5-1', 'fr-5-2', 'french-decoy-1'],
  buzancy: ['fr-7-1', 'ge-c-5', 'german-decoy-1'],
  'bar-le-duc': ['moltke', 'ge-g-1', 'ge-g-2', 'ge-g-c', 'german-decoy-2'],
}
const known = (table: Table, side: number) => table.game.view(side).known
const tokens = (table: Table, side: number) => known(table, side)['token'] as Record<string, JsonObject>
const tokenOf = (table: Table, name: string) =>
  table.g.nameOf('token', table.g.counter.token.of(table.names.counter(name)))

/** The view of a side is that of every game imagined from it; the imagined games are handed over. */
function imaginedFrom(table: Table, side: number, count = 6): G[] {
  const seen = JSON.stringify(known(table, side))
  return Array.from({ length: count }, (_, number) => {
    const play: Play = imagine(campaign, table.game.view(side), `seed ${number}`)
    expect(JSON.stringify(gaiterButton.knowledge.view(play, side))).toBe(seen)
    return play as G // a game of this system
  })
}
const enemies = (g: G, side: number): number[] =>
  Array.from({ length: endOf(g, side) - firstOf(g, side) }, (_, index) => firstOf(g, side) + index)

describe('GB 1.2.1 – the fog of war', () => {
  it('gb.counters.fog: every word of the state stands in the table of who may see it', () => {
    expect(gapsIn(fields, campaign.layout.fields.shape)).toEqual({ missing: [], unknown: [] })
  })
  it('gb.counters.fog: private locals of frames are locals of frames', () => {
    for (const [frame, locals] of Object.entries(privateLocals)) {
      const kind = campaign.layout.kinds.find((one) => one.kind.name === frame)
      expect(Object.keys(locals).filter((local) => kind?.placed.shape[local] === undefined)).toEqual([])
    }
  })

  it('gb.counters.fog: the enemy sees where counters are and how they are turned, never which they are', () => {
    const table = moment(at, (g, names) => g.counter.demoralised.set(names.counter('ge-c-5'), true))
    const text = JSON.stringify(known(table, FR))
    for (const name of ['ge-c-5', 'german-decoy-1', 'moltke', 'ge-g-1']) expect(text).not.toContain(`"${name}"`)
    expect(tokens(table, FR)[tokenOf(table, 'ge-c-5')]).toEqual({
      zone: 'buzancy',
      inside: false,
      activated: false,
      outOfSupply: false,
      combatted: false,
      demoralised: true,
      backToRiver: false,
      seen: 0,
      engaged: false,
    })
    expect(JSON.stringify(known(table, GE))).toContain('"ge-c-5"')
  })
  it('gb.counters.fog: revealed counters are known by name, and with their strength if that was shown', () => {
    const table = moment(at, (g, names) => {
      g.counter.seen.set(names.counter('ge-c-5'), SEEN.composition)
      g.counter.seen.set(names.counter('moltke'), SEEN.identity)
    })
    expect(tokens(table, FR)[tokenOf(table, 'ge-c-5')]).toMatchObject({ counter: 'ge-c-5', cavalry: 4 })
    expect(tokens(table, FR)[tokenOf(table, 'moltke')]).toMatchObject({ counter: 'moltke' })
    expect(tokens(table, FR)[tokenOf(table, 'moltke')]).not.toHaveProperty('infantry')
  })
  it('gb.counters.fog: of an enemy garrison only that there is one is seen', () => {
    const table = moment(at)
    const garrisons = (side: number) => known(table, side)['garrison'] as Record<string, JsonObject>
    expect(garrisons(GE)['french-verdun']).toEqual({ manned: true, engaged: false })
    expect(garrisons(FR)['french-verdun']).toMatchObject({ manned: true, points: 3 })
  })

  it('gb.counters.fog: when part of a stack leaves, the enemy cannot tell which, and his knowledge of it is lost', () => {
    const seen = { 'ge-g-1': SEEN.composition, 'ge-g-2': SEEN.identity }
    const table = moment(at, (g, names) => {
      for (const [name, level] of Object.entries(seen)) g.counter.seen.set(names.counter(name), level)
      relocate(g, [names.counter('ge-g-1')], names.zone('sermaize'))
    })
    const levels = ['ge-g-1', 'ge-g-2', 'moltke'].map((name) => table.g.counter.seen.of(table.names.counter(name)))
    expect(levels).toEqual([SEEN.not, SEEN.not, SEEN.not])
  })
  it('gb.counters.fog: a stack that moves as a whole is followed', () => {
    const table = moment(at, (g, names) => {
      g.counter.seen.set(names.counter('ge-g-1'), SEEN.composition)
      relocate(g, countersIn(g, GE, names.zone('bar-le-duc')), names.zone('sermaize'))
    })
    expect(table.g.counter.seen.of(table.names.counter('ge-g-1'))).toBe(SEEN.composition)
  })
  it('gb.counters.fog: counters that look different are not mixed', () => {
    const table = moment(at, (g, names) => {
      g.counter.seen.set(names.counter('ge-g-1'), SEEN.composition)
      mark(g, [names.counter('moltke')], 'activated')
      g.counter.seen.set(names.counter('moltke'), SEEN.identity)
      relocate(g, [names.counter('moltke')], names.zone('sermaize'))
    })
    expect(table.g.counter.seen.of(table.names.counter('moltke'))).toBe(SEEN.identity)
  })
  it('gb.counters.fog: tokens stay those of the side, each for one counter', () => {
    const { g } = moment(at, (play, names) => {
      for (let count = 0; count < 20; count++) {
        const zone = names.zone(count % 2 === 0 ? 'sermaize' : 'bar-le-duc')
        relocate(play, [names.counter('ge-g-1')], zone)
        relocate(play, [names.counter('ge-g-2')], zone)
      }
    })
    const used = enemies(g, GE).map((counter) => g.counter.token.of(counter))
    expect([...used].sort((a, b) => a - b)).toEqual(enemies(g, GE))
  })
  it('gb.counters.fog: a decoy taken back is not known when it is placed again', () => {
    const found = new Set<string>()
    const { g, names } = moment(at)
    for (let count = 0; count < 30; count++) {
      const decoy = names.counter('german-decoy-1')
      relocate(g, [decoy], names.zone('sermaize'))
      const [token] = [g.counter.token.of(decoy)]
      unmask(g, [decoy])
      found.add(String(g.counter.token.of(decoy) === token))
    }
    expect(found.has('false')).toBe(true)
  })
  it('gb.counters.fog: the fate of eliminated counters is public', () => {
    const table = moment(at, (g, names) => removeForGood(g, [names.counter('ge-g-c')], FATE.eliminated))
    expect((known(table, FR)['counter'] as JsonObject)['ge-g-c']).toMatchObject({ fate: FATE.eliminated })
  })

  it('gb.counters.fog: imagined games look the same to the side that imagines them', () => {
    const table = moment(at)
    for (const side of [FR, GE]) {
      const games = imaginedFrom(table, side)
      const token = table.g.counter.token.of(table.names.counter(side === FR ? 'ge-c-5' : 'fr-7-1'))
      const behind = games.map((g) => enemies(g, 1 - side).find((one) => g.counter.token.of(one) === token))
      expect(new Set(behind).size).toBeGreaterThan(1)
    }
  })
  it('gb.counters.fog: imagined units and leaders are all on the map, and only decoys and detachments in the hand', () => {
    const table = moment(at)
    const inHand = imaginedFrom(table, FR).flatMap((g) =>
      enemies(g, GE)
        .filter((one) => g.counter.zone.of(one) === NONE && g.counter.fate.of(one) === FATE.inPlay)
        .map((one) => g.campaign.counters[one]!.kind),
    )
    expect(inHand).toContain('decoy')
    expect(inHand.filter((kind) => kind !== 'decoy' && kind !== 'detachment')).toEqual([])
  })
  it('gb.counters.fog: imagined games respect what is public about fortresses', () => {
    const table = moment({ ...at, sedan: ['ge-4-7', 'german-decoy-3'], verdun: ['german-decoy-4'] }, (g, names) => {
      g.counter.inside.set(names.counter('fr-7-1'), false)
    })
    const zones = ['sedan', 'verdun'].map((name) => table.names.zone(name))
    expect(zones.map((zone) => isBlockaded(table.g, FR, zone))).toEqual([true, false])
    for (const g of imaginedFrom(table, FR, 12)) {
      expect(zones.map((zone) => isBlockaded(g, FR, zone))).toEqual([true, false])
      expect(zones.map((zone) => isHeld(g, FR, zone))).toEqual([true, true])
    }
  })
  it('gb.counters.fog: in the mountains imagined games have one unit of a camp', () => {
    const table = moment({ ...at, montherme: ['ge-4-7', 'german-decoy-3', 'frederick-william'] })
    const zone = table.names.zone('montherme')
    for (const g of imaginedFrom(table, FR))
      expect(countersIn(g, GE, zone).filter((counter) => isUnit(g, counter))).toHaveLength(1)
  })
})
