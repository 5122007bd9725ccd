import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  encircledIn,
  hasAxis,
  intruderOf,
  isEncircled,
  isFriendlyAxis,
  takeEdge,
  isEdgeOpenTo,
} from '#engine/gaiter-button/ground/axes.ts'
import { NONE } from '#engine/gaiter-button/campaign/campaign.ts'
import { endOf, firstOf, isUnit } from '#engine/gaiter-button/state/counters.ts'
import {
  enterZone,
  entryCost,
  forgetEntry,
  mayEnterBy,
  maySurprise,
  stopsIn,
  surprise,
  surpriseCost,
} from '#engine/gaiter-button/march/entry.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { axisOn, isContested } from '#engine/gaiter-button/state/places.ts'
import { relocate } from '#engine/gaiter-button/ground/tokens.ts'
import { Why } from '#engine/kernel/values/explain.ts'
import { position, scripted } from '../position.ts'
import { FR, GE, names, type Standing } from '../table.ts'

/** The zones next to one. */
function beside(zone: string): string[] {
  const g = position({ counters: {} })
  const at = names(g).zone(zone)
  const { board } = g.campaign
  return board.connectionsAt(at).map((one) => g.nameOf('zone', board.otherEnd(one, at)))
}

/** Zones and counters on a table without questions, and stacks that come in. */
class Field {
  readonly g: G
  readonly names: ReturnType<typeof names>
  constructor(counters: Standing, more: Omit<Parameters<typeof position>[0], 'counters'> = {}) {
    this.g = position({ ...more, counters })
    this.names = names(this.g)
  }
  side(name: string): number {
    return this.g.campaign.counters[this.names.counter(name)]!.side
  }
  stack(...who: readonly string[]): this {
    this.g.stack.clear()
    for (const name of who) this.g.stack.add(this.names.counter(name))
    return this
  }
  /** These counters march into a zone next to theirs. */
  enter(zone: string, ...who: readonly string[]): 'goes-on' | 'stops' {
    this.stack(...who)
    const from = this.g.nameOf('zone', this.g.counter.zone.of(this.names.counter(who[0]!)))
    return enterZone(this.g, this.side(who[0]!), this.names.connection(from, zone), this.names.zone(zone))
  }
  axes(zone: string): Record<string, string> {
    const at = this.names.zone(zone)
    const { board } = this.g.campaign
    return Object.fromEntries(
      board
        .connectionsAt(at)
        .filter((one) => axisOn(this.g, one, at) !== NONE)
        .map((one) => [this.g.nameOf('zone', board.otherEnd(one, at)), this.g.nameOf('side', axisOn(this.g, one, at))]),
    )
  }
  friendly(side: number, zone: string): string[] {
    const at = this.names.zone(zone)
    const { board } = this.g.campaign
    return board
      .connectionsAt(at)
      .filter((one) => isFriendlyAxis(this.g, side, at, one))
      .map((one) => this.g.nameOf('zone', board.otherEnd(one, at)))
      .sort()
  }
  encircled(zone: string): string {
    return this.g.nameOf('side', encircledIn(this.g, this.names.zone(zone)))
  }
  /** Why these counters may not enter, or `legal`. */
  refusal(zone: string, ...who: readonly string[]): string {
    this.stack(...who)
    const why = new Why()
    const from = this.g.counter.zone.of(this.names.counter(who[0]!))
    const connection = this.names.connection(this.g.nameOf('zone', from), zone)
    if (mayEnterBy(this.g, this.side(who[0]!), this.g.stack, from, connection, why)) return 'legal'
    return `${why.refusal?.rule} ${why.refusal?.reason}`
  }
  marked(name: string, mark: 'backToRiver' | 'combatted'): boolean {
    return this.g.counter[mark].of(this.names.counter(name))
  }
}

describe('GB 9.3.1 – entering a zone with enemies', () => {
  it('gb.entry.stop: enemies in the field stop a stack, even decoys; so does a fortress that is not blockaded', () => {
    const { g, names } = new Field({
      stonne: ['fr-5-1'],
      buzancy: ['french-decoy-1'],
      nouart: ['ge-12-23'],
      raucourt: ['ge-12-24'],
      'vrigne-aux-bois': ['ge-c-5'],
    })
    expect(stopsIn(g, GE, names.zone('stonne'))).toBe(true)
    expect(stopsIn(g, GE, names.zone('buzancy'))).toBe(true)
    expect(stopsIn(g, GE, names.zone('nouart'))).toBe(false)
    expect(stopsIn(g, GE, names.zone('le-chesne'))).toBe(false)
    expect(stopsIn(g, GE, names.zone('sedan'))).toBe(true)
    expect(stopsIn(g, FR, names.zone('sedan'))).toBe(false)
    expect(stopsIn(g, FR, names.zone('nouart'))).toBe(true)
  })

  it('gb.entry.stop: a stack that may go on is told so', () => {
    const field = new Field({ stonne: ['fr-5-1'], nouart: ['ge-12-23'], raucourt: ['ge-12-24'] })
    expect(field.enter('buzancy', 'ge-12-23')).toBe('goes-on')
    expect(field.axes('buzancy')).toEqual({})
    expect(field.enter('stonne', 'ge-12-24')).toBe('stops')
  })

  it('gb.fortress.blockade-entry: a blockaded fortress does not stop a stack, but costs one MP more', () => {
    const { g, names } = new Field({ sedan: ['ge-12-23'], 'vrigne-aux-bois': ['ge-12-24'], torcy: ['german-decoy-1'] })
    expect(stopsIn(g, GE, names.zone('sedan'))).toBe(false)
    expect(entryCost(g, GE, names.zone('sedan'))).toBe(1)
    // A decoy blockades nothing.
    expect(stopsIn(g, GE, names.zone('torcy'))).toBe(true)
    expect(entryCost(g, GE, names.zone('torcy'))).toBe(0)
  })

  it('gb.entry.cost: an activated friend or an enemy costs one MP more, once', () => {
    const { g, names } = new Field({
      stonne: ['fr-5-1'],
      buzancy: ['ge-12-23', 'moltke'],
      nouart: ['ge-12-24', 'fr-5-2'],
    })
    expect(entryCost(g, GE, names.zone('stonne'))).toBe(1)
    expect(entryCost(g, GE, names.zone('buzancy'))).toBe(0)
    g.counter.activated.set(names.counter('moltke'), true)
    expect(entryCost(g, GE, names.zone('buzancy'))).toBe(0)
    g.counter.activated.set(names.counter('ge-12-23'), true)
    expect(entryCost(g, GE, names.zone('buzancy'))).toBe(1)
    g.counter.activated.set(names.counter('ge-12-24'), true)
    expect(entryCost(g, GE, names.zone('nouart'))).toBe(1)
    expect(entryCost(g, GE, names.zone('le-chesne'))).toBe(0)
  })

  it('gb.entry.axis: who comes in marks the connection used, and each further one', () => {
    const field = new Field({ stonne: ['fr-5-1'], buzancy: ['ge-12-23', 'ge-12-24'], raucourt: ['ge-c-5'] })
    field.enter('stonne', 'ge-12-23')
    expect(field.axes('stonne')).toEqual({ buzancy: 'german' })
    field.enter('stonne', 'ge-12-24')
    expect(field.axes('stonne')).toEqual({ buzancy: 'german' })
    field.enter('stonne', 'ge-c-5')
    expect(field.axes('stonne')).toEqual({ buzancy: 'german', raucourt: 'german' })
    expect(intruderOf(field.g, field.names.zone('stonne'))).toBe(GE)
  })

  it('gb.entry.axis: no axis is marked in a zone without enemies', () => {
    const field = new Field({ stonne: ['ge-c-5'], buzancy: ['ge-12-23'] })
    field.enter('stonne', 'ge-12-23')
    expect(field.axes('stonne')).toEqual({})
  })

  it('gb.entry.encirclement: when no connection is left unmarked the others are encircled and all markers go', () => {
    const field = new Field({
      stonne: ['fr-5-1'],
      buzancy: ['ge-12-23'],
      raucourt: ['ge-12-24'],
      'chemery-sur-bar': ['ge-g-1'],
      'le-chesne': ['ge-g-2'],
      'beaumont-en-argonne': ['ge-4-7'],
    })
    for (const one of ['ge-12-23', 'ge-12-24', 'ge-g-1', 'ge-g-2']) field.enter('stonne', one)
    expect(Object.keys(field.axes('stonne'))).toHaveLength(4)
    expect(field.encircled('stonne')).toBe('-')
    expect(field.friendly(FR, 'stonne')).toEqual(['beaumont-en-argonne'])
    field.enter('stonne', 'ge-4-7')
    expect(field.axes('stonne')).toEqual({})
    expect(field.encircled('stonne')).toBe('french')
    expect(field.friendly(FR, 'stonne')).toEqual([])
    expect(field.friendly(GE, 'stonne')).toHaveLength(5)
  })

  it('gb.entry.encirclement: a friendly edge of the map is a connection that stays open', () => {
    const surrounded = (zone: string, stranger: string, from: readonly string[], who: readonly string[]) => {
      const field = new Field({ [zone]: [stranger], ...Object.fromEntries(from.map((one, at) => [one, [who[at]!]])) })
      for (const one of who) field.enter(zone, one)
      return field
    }
    const germans = ['ge-12-23', 'ge-12-24', 'ge-g-1']
    const french = ['fr-1-1', 'fr-1-2', 'fr-1-3']
    // Three connections lead out of Vaucouleurs, and the eastern edge is German.
    const own = surrounded('vaucouleurs', 'ge-5-9', beside('vaucouleurs'), french)
    expect([own.encircled('vaucouleurs'), Object.keys(own.axes('vaucouleurs')).length]).toEqual(['-', 3])
    expect(surrounded('vaucouleurs', 'fr-5-1', beside('vaucouleurs'), germans).encircled('vaucouleurs')).toBe('french')
    // With an enemy marker on it the edge is open no more.
    own.g.zone.edgeAxis.set(own.names.zone('vaucouleurs'), FR + 1)
    expect(isEdgeOpenTo(own.g, GE, own.names.zone('vaucouleurs'))).toBe(false)
    expect(isEdgeOpenTo(own.g, FR, own.names.zone('vertus'))).toBe(true)
    expect(isEdgeOpenTo(own.g, GE, own.names.zone('vertus'))).toBe(false)
  })

  it('gb.entry.relief: friends of those who were there remove the marker on the connection used, and no other', () => {
    const field = new Field({
      stonne: ['fr-5-1'],
      buzancy: ['ge-12-23'],
      raucourt: ['ge-12-24'],
      'le-chesne': ['fr-5-2', 'fr-5-3'],
    })
    field.enter('stonne', 'ge-12-23')
    field.enter('stonne', 'ge-12-24')
    field.enter('stonne', 'fr-5-2')
    expect(field.axes('stonne')).toEqual({ buzancy: 'german', raucourt: 'german' })
    relocate(field.g, [field.names.counter('fr-5-3')], field.names.zone('buzancy'))
    field.enter('stonne', 'fr-5-3')
    expect(field.axes('stonne')).toEqual({ raucourt: 'german' })
    expect(field.encircled('stonne')).toBe('-')
  })

  it('gb.entry.encirclement: who loses his only marker to them is encircled', () => {
    const field = new Field({ stonne: ['fr-5-1'], buzancy: ['ge-12-23'], nouart: ['fr-5-2'] })
    field.enter('stonne', 'ge-12-23')
    field.enter('buzancy', 'fr-5-2')
    field.enter('stonne', 'fr-5-2')
    expect(field.axes('stonne')).toEqual({})
    expect(field.encircled('stonne')).toBe('german')
  })

  it('gb.entry.relief: who joins encircled friends gives them an axis; who joins the others changes nothing', () => {
    const field = new Field({ stonne: ['fr-5-1', 'ge-12-23'], raucourt: ['ge-12-24'], buzancy: ['fr-5-2'] })
    field.g.zone.encircled.set(field.names.zone('stonne'), FR + 1)
    field.enter('stonne', 'ge-12-24')
    expect(field.encircled('stonne')).toBe('french')
    field.enter('stonne', 'fr-5-2')
    expect(field.encircled('stonne')).toBe('-')
    expect(field.axes('stonne')).toEqual({ buzancy: 'french' })
    expect(field.friendly(FR, 'stonne')).toEqual(['buzancy'])
    expect(field.friendly(GE, 'stonne')).toHaveLength(4)
  })

  it('gb.entry.decoys: decoys alone place no marker, and leaders alone do not either', () => {
    const field = new Field({ stonne: ['fr-5-1'], buzancy: ['german-decoy-1', 'ge-12-23'], raucourt: ['moltke'] })
    expect(field.enter('stonne', 'german-decoy-1')).toBe('stops')
    field.enter('stonne', 'moltke')
    expect(field.axes('stonne')).toEqual({})
    expect(field.friendly(FR, 'stonne')).toHaveLength(5)
    expect(field.friendly(GE, 'stonne')).toHaveLength(5)
    field.enter('stonne', 'ge-12-23')
    expect(field.axes('stonne')).toEqual({ buzancy: 'german' })
  })

  it('gb.entry.decoys: troops place their marker when a decoy or a leader of their camp came first', () => {
    for (const first of ['french-decoy-1', 'mac-mahon']) {
      const field = new Field({ buzancy: ['ge-12-23'], nouart: [first], stonne: ['fr-1-1'], grandpre: ['ge-12-24'] })
      field.enter('buzancy', first)
      expect(field.axes('buzancy')).toEqual({})
      // Friends of those who were there change nothing; it is not they who came in.
      field.enter('buzancy', 'ge-12-24')
      expect(field.axes('buzancy')).toEqual({})
      field.enter('buzancy', 'fr-1-1')
      expect(field.axes('buzancy')).toEqual({ stonne: 'french' })
    }
  })

  it('gb.entry.decoys: decoys alone remove no marker, and free nobody who is encircled', () => {
    const field = new Field({ stonne: ['fr-5-1'], buzancy: ['ge-12-23', 'french-decoy-1', 'french-decoy-2'] })
    field.enter('stonne', 'ge-12-23')
    field.enter('stonne', 'french-decoy-1')
    expect(field.axes('stonne')).toEqual({ buzancy: 'german' })
    const zone = field.names.zone('stonne')
    for (const one of field.g.campaign.board.connectionsAt(zone)) field.g.connectionEnd.axis.set(2 * one, 0)
    const other = new Field({ stonne: ['fr-5-1', 'ge-12-23'], buzancy: ['french-decoy-1', 'fr-5-2'] })
    other.g.zone.encircled.set(zone, FR + 1)
    other.enter('stonne', 'french-decoy-1')
    expect(other.encircled('stonne')).toBe('french')
    other.g.stack.clear()
  })

  it('gb.entry.decoys: decoys that were there first leave their camp the one that came in', () => {
    const field = new Field({
      stonne: ['fr-5-1'],
      buzancy: ['german-decoy-1'],
      raucourt: ['fr-5-2'],
      nouart: ['ge-12-23'],
    })
    field.enter('stonne', 'german-decoy-1')
    field.enter('stonne', 'fr-5-2')
    expect(field.axes('stonne')).toEqual({})
  })

  it('gb.axes.friendly: markers bind their own camp, and bar the other; elsewhere all is free', () => {
    const field = new Field({ stonne: ['fr-5-1'], buzancy: ['ge-12-23'] })
    expect(field.friendly(FR, 'stonne')).toHaveLength(5)
    field.enter('stonne', 'ge-12-23')
    expect(field.friendly(GE, 'stonne')).toEqual(['buzancy'])
    expect(field.friendly(FR, 'stonne')).toEqual(['beaumont-en-argonne', 'chemery-sur-bar', 'le-chesne', 'raucourt'])
  })

  it('gb.axes.cleared: when one camp has gone its markers and encirclement are gone too', () => {
    const field = new Field({ stonne: ['fr-5-1'], buzancy: ['ge-12-23'] })
    field.enter('stonne', 'ge-12-23')
    relocate(field.g, [field.names.counter('fr-5-1')], field.names.zone('raucourt'))
    expect(field.axes('stonne')).toEqual({})
    expect(intruderOf(field.g, field.names.zone('stonne'))).toBe(NONE)
  })

  it('gb.axes.friendly: an axis that goes off the map is one; no other connection is friendly then', () => {
    const field = new Field({ rethel: ['ge-12-23', 'fr-13-1'] })
    const zone = field.names.zone('rethel')
    takeEdge(field.g, FR, zone)
    expect(hasAxis(field.g, FR, zone)).toBe(true)
    expect(field.friendly(FR, 'rethel')).toEqual([])
    expect(field.friendly(GE, 'rethel')).toHaveLength(5)
  })

  it('gb.entry.relief: reinforcements that come from off the map to friends who were there place nothing', () => {
    const field = new Field({ rethel: ['fr-13-1'], amagne: ['ge-12-23'] })
    field.enter('rethel', 'ge-12-23')
    const zone = field.names.zone('rethel')
    takeEdge(field.g, FR, zone)
    expect(hasAxis(field.g, FR, zone)).toBe(false)
    field.g.zone.intruder.set(zone, 0)
    field.g.zone.encircled.set(zone, FR + 1)
    takeEdge(field.g, FR, zone)
    expect(hasAxis(field.g, FR, zone)).toBe(true)
    expect(field.encircled('rethel')).toBe('-')
  })
})

describe('GB 9.3.1 – where a stack may stand', () => {
  it('gb.entry.neutral: no stack marches into Belgium', () => {
    const field = new Field({ carignan: ['fr-1-1'] })
    expect(field.refusal('florenville', 'fr-1-1')).toBe('gb.entry.neutral belgium')
    expect(field.refusal('mouzon', 'fr-1-1')).toBe('legal')
  })

  it('gb.map.sectors: a sector off the map is open to its owner only', () => {
    const field = new Field({ reims: ['fr-1-1'], epernay: ['ge-12-23'] })
    expect(field.refusal('paris', 'fr-1-1')).toBe('legal')
    expect(field.refusal('paris', 'ge-12-23')).toMatch('gb.map.sectors')
  })

  it('gb.map.stacking: one unit of each camp in the mountains; leaders and decoys are none', () => {
    const field = new Field({ renwez: ['fr-1-1', 'fr-1-2', 'mac-mahon', 'french-decoy-1'], montherme: ['ge-12-23'] })
    expect(field.refusal('montherme', 'fr-1-1', 'fr-1-2')).toBe('gb.map.stacking crowded')
    expect(field.refusal('montherme', 'fr-1-1', 'mac-mahon', 'french-decoy-1')).toBe('legal')
    field.enter('montherme', 'fr-1-1')
    expect(field.refusal('montherme', 'fr-1-2')).toBe('gb.map.stacking crowded')
    expect(field.refusal('nouzon', 'fr-1-1')).toBe('legal')
  })

  it('gb.scenario.area: counters stay in the zones in play', () => {
    const field = new Field({ rethel: ['fr-1-1'] }, { scenario: 'first-march' })
    const { board, scenarios } = field.g.campaign
    const { area } = scenarios[field.g.scenario]!
    const open = new Set<boolean>()
    field.stack('fr-1-1')
    for (let zone = 0; zone < area.length; zone++) {
      if (area[zone] === 0) continue
      for (const connection of board.connectionsAt(zone)) {
        const why = new Why()
        const free = mayEnterBy(field.g, FR, field.g.stack, zone, connection, why)
        if (area[board.otherEnd(connection, zone)] === 0) expect(why.refusal?.rule).toBe('gb.scenario.area')
        open.add(free)
      }
    }
    expect(open).toEqual(new Set([true, false]))
  })
})

describe('GB 9.5 – waterways', () => {
  it('gb.water.back-to-river: who stops behind river, canal or major river has his back to it', () => {
    const field = new Field({ vouziers: ['fr-5-1', 'fr-5-2', 'mac-mahon'], mouzon: ['fr-7-1'] })
    field.enter('grandpre', 'fr-5-1', 'mac-mahon')
    expect(field.marked('fr-5-1', 'backToRiver')).toBe(true)
    expect(field.marked('mac-mahon', 'backToRiver')).toBe(true)
    expect(field.marked('fr-5-2', 'backToRiver')).toBe(false)
    field.enter('semide', 'fr-5-2')
    expect(field.marked('fr-5-2', 'backToRiver')).toBe(false)
    field.enter('beaumont-en-argonne', 'fr-7-1')
    expect(field.marked('fr-7-1', 'backToRiver')).toBe(true)
  })

  it('gb.water.back-to-river: who goes on over dry land has it no longer', () => {
    const field = new Field({ vouziers: ['fr-5-1'] })
    field.enter('grandpre', 'fr-5-1')
    field.enter('buzancy', 'fr-5-1')
    expect(field.marked('fr-5-1', 'backToRiver')).toBe(false)
  })

  it('gb.water.fortress: a bridge is closed between fortresses that two camps control', () => {
    const field = new Field({ torcy: ['ge-12-23'], sedan: ['fr-1-1'] })
    // Torcy was stormed: the garrison is in Sedan alone.
    field.g.zone.stormed.set(field.names.zone('torcy'), GE + 1)
    expect(field.refusal('sedan', 'ge-12-23')).toBe('gb.water.fortress two-camps')
    expect(field.refusal('torcy', 'fr-1-1')).toBe('gb.water.fortress two-camps')
    expect(field.refusal('donchery', 'ge-12-23')).toBe('legal')
  })

  it('gb.water.fortress: from an open bank one enters the zone of an enemy fortress', () => {
    const field = new Field({ donchery: ['ge-12-23'], 'poix-terron': ['ge-12-24'], coole: ['fr-1-1'] })
    expect(field.refusal('torcy', 'ge-12-23')).toBe('legal')
    expect(field.refusal('mezieres', 'ge-12-24')).toBe('legal')
    const vitry = new Field({ 'vitry-le-francois': ['ge-c-4'], coole: ['fr-1-1'] })
    expect(vitry.refusal('vitry-le-francois', 'fr-1-1')).toBe('legal')
    expect(vitry.refusal('coole', 'ge-c-4')).toBe('legal')
  })

  it('gb.water.fortress: who blockades a fortress does not leave its zone over a major river', () => {
    const field = new Field({ mezieres: ['ge-g-1'] })
    expect(field.refusal('poix-terron', 'ge-g-1')).toBe('gb.water.fortress blockading')
    expect(field.refusal('vrigne-aux-bois', 'ge-g-1')).toBe('legal')
    // A decoy shuts up nobody.
    expect(new Field({ mezieres: ['german-decoy-1'] }).refusal('poix-terron', 'german-decoy-1')).toBe('legal')
    // When the besieged stand in the field they are blockaded no more.
    expect(new Field({ mezieres: ['ge-g-1', 'fr-1-1'] }).refusal('poix-terron', 'ge-g-1')).toBe('legal')
  })

  it('gb.water.fortress: one side has both banks, by its garrison or by being alone with a unit; others control nothing', () => {
    const open = new Field({ torcy: ['fr-1-1'], sedan: ['ge-12-23'] })
    expect(open.refusal('sedan', 'fr-1-1')).toBe('legal')
    const empty = (sedan: readonly string[]) => {
      const field = new Field({ torcy: ['ge-12-23'], sedan })
      field.g.garrison.points.set(field.names.garrison('french-sedan'), 0)
      return field.refusal('sedan', 'ge-12-23')
    }
    expect(empty(['mac-mahon'])).toBe('legal')
    expect(empty(['french-decoy-1'])).toBe('legal')
    expect(empty(['fr-1-1'])).toBe('gb.water.fortress two-camps')
  })
})

describe('GB 9.3.1 – surprise attack', () => {
  const french = ['fr-5-1', 'fr-5-c', 'mac-mahon']
  function broken(who: readonly string[], there: readonly string[] = french, switches = {}): Field {
    const field = new Field({ buzancy: who, stonne: there }, { switches })
    field.enter('stonne', ...who)
    return field
  }
  const why = (field: Field, side = GE): string => {
    const asked = new Why()
    return maySurprise(field.g, side, asked) ? 'legal' : `${asked.refusal?.rule} ${asked.refusal?.reason}`
  }

  it('gb.entry.surprise: a single German infantry unit marks a French unit, infantry first', () => {
    const field = broken(['ge-12-23'])
    expect(why(field)).toBe('legal')
    expect(surpriseCost(field.g)).toBe(1)
    scripted(field.g, [{ draw: 'surprise', value: 'fr-5-1' }], () => surprise(field.g, GE))
    expect(field.marked('fr-5-1', 'combatted')).toBe(true)
    expect(field.marked('fr-5-c', 'combatted')).toBe(false)
  })

  it('gb.entry.surprise: cavalry when there is no infantry; a decoy passes for infantry; leaders are no units', () => {
    const cavalry = broken(['ge-12-23'], ['fr-5-c', 'mac-mahon'])
    scripted(cavalry.g, ['fr-5-c'], () => surprise(cavalry.g, GE))
    expect(cavalry.marked('fr-5-c', 'combatted')).toBe(true)
    const decoy = broken(['ge-12-23'], ['fr-5-c', 'french-decoy-1'])
    scripted(decoy.g, ['french-decoy-1'], () => surprise(decoy.g, GE))
    expect(decoy.marked('french-decoy-1', 'combatted')).toBe(true)
    const leader = broken(['ge-12-23'], ['mac-mahon'])
    expect(why(leader)).toBe('legal')
    scripted(leader.g, [], () => surprise(leader.g, GE))
    expect(leader.marked('mac-mahon', 'combatted')).toBe(false)
  })

  it('gb.entry.surprise: not by two units, nor by cavalry, nor with a decoy beside; a leader may be there', () => {
    expect(why(broken(['ge-12-23', 'ge-12-24']))).toBe('gb.entry.surprise not-one-infantry-unit')
    expect(why(broken(['ge-c-5']))).toBe('gb.entry.surprise not-one-infantry-unit')
    expect(why(broken(['german-decoy-1']))).toBe('gb.entry.surprise not-one-infantry-unit')
    expect(why(broken(['ge-12-23', 'german-decoy-1']))).toBe('gb.entry.surprise not-one-infantry-unit')
    expect(why(broken(['ge-12-23', 'albert-of-saxony']))).toBe('legal')
  })

  it('gb.entry.surprise: not by the French, not where Germans were already, not later', () => {
    const french = new Field({ buzancy: ['fr-5-1'], stonne: ['ge-12-23'] })
    french.enter('stonne', 'fr-5-1')
    expect(why(french, FR)).toBe('gb.entry.surprise not-this-side')
    const joined = new Field({ buzancy: ['ge-12-23'], stonne: ['fr-5-1', 'ge-12-24'] })
    joined.enter('stonne', 'ge-12-23')
    expect(why(joined)).toBe('gb.entry.surprise not-just-entered')
    const late = broken(['ge-12-23'])
    forgetEntry(late.g)
    expect(why(late)).toBe('gb.entry.surprise not-just-entered')
  })

  it('gb.options.doctrine: with the French doctrine there is none', () => {
    expect(why(broken(['ge-12-23'], french, { 'french-doctrine': true }))).toBe('gb.options.doctrine no-surprise')
  })
})

describe('GB 9.3.1 – axes in random games', () => {
  const zones = ['stonne', 'vouziers', 'gondrecourt', 'sugny', 'beaumont-en-argonne'] as const
  const step = fc.record({
    side: fc.constantFrom(FR, GE),
    way: fc.nat(20),
    what: fc.constantFrom('unit', 'unit', 'unit', 'decoy', 'leave', 'edge'),
  })

  it('gb.axes.friendly: markers are of one camp, never on all connections, and gone with contest or encirclement', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), fc.array(step, { maxLength: 40 }), (name, steps) => {
        const { g, names } = new Field({})
        const zone = names.zone(name)
        const { board } = g.campaign
        const at = board.connectionsAt(zone)
        for (const { side, way, what } of steps) {
          const connection = at[way % at.length]!
          if (what === 'edge') takeEdge(g, side, zone)
          else if (what === 'leave') {
            const here = all(g, side).filter((counter) => g.counter.zone.of(counter) === zone)
            relocate(g, here, NONE)
          } else {
            const fresh = all(g, side).find(
              (counter) =>
                g.counter.zone.of(counter) === NONE &&
                (what === 'unit' ? isUnit(g, counter) : g.campaign.counters[counter]!.kind === 'decoy'),
            )
            if (fresh === undefined) continue
            g.counter.zone.set(fresh, board.otherEnd(connection, zone))
            g.stack.clear()
            g.stack.add(fresh)
            enterZone(g, side, connection, zone)
          }
          check(g, zone, at)
        }
      }),
      { numRuns: 300 },
    )
  })

  const all = (g: G, side: number): number[] =>
    Array.from({ length: endOf(g, side) - firstOf(g, side) }, (_, index) => firstOf(g, side) + index)

  function check(g: G, zone: number, at: readonly number[]): void {
    const axes = at.map((connection) => axisOn(g, connection, zone)).filter((side) => side !== NONE)
    const encircled = encircledIn(g, zone)
    expect(new Set(axes).size).toBeLessThanOrEqual(1)
    expect(axes.length).toBeLessThan(at.length)
    if (axes.length > 0) expect(intruderOf(g, zone)).toBe(axes[0])
    if (!isContested(g, zone)) {
      expect([axes.length, encircled, intruderOf(g, zone), g.zone.edgeAxis.of(zone)]).toEqual([0, NONE, NONE, 0])
    }
    if (encircled !== NONE) expect([axes.length, g.zone.edgeAxis.of(zone)]).toEqual([0, 0])
    for (const side of [FR, GE]) {
      const ways = at.filter((connection) => isFriendlyAxis(g, side, zone, connection))
      if (isEncircled(g, side, zone)) expect(ways).toEqual([])
      else if (g.zone.edgeAxis.of(zone) !== side + 1) expect(ways.length).toBeGreaterThan(0)
    }
  }
})
