import { describe, expect, it } from 'vitest'
import { NONE } from '#engine/gaiter-button/campaign/campaign.ts'
import { commandOf, isLinked, markLeaders } from '#engine/gaiter-button/lines/communication.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { setAxis } from '#engine/gaiter-button/state/places.ts'
import { hasProvision, OFF_MAP, provisionedZones, provisionWay } from '#engine/gaiter-button/lines/provision.ts'
import { has } from '#engine/board/bitset.ts'
import { barsLine } from '#engine/gaiter-button/ground/control.ts'
import { SEEN } from '#engine/gaiter-button/state/shape.ts'
import { position } from '../position.ts'
import { FR, GE, names, type Standing } from '../table.ts'

const zone = (g: G, name: string) => names(g).zone(name)
const connection = (g: G, a: string, b: string) => names(g).connection(a, b)
const destroyBridge = (g: G, a: string, b: string) => g.connection.destroyed.set(connection(g, a, b), true)
const destroyRailway = (g: G, a: string, b: string) => g.connection.railDestroyed.set(connection(g, a, b), true)

/** A camp came into a contested zone by these connections, from the zones named. */
function intrude(g: G, side: number, where: string, ...from: string[]) {
  g.zone.intruder.set(zone(g, where), side + 1)
  for (const other of from) setAxis(g, connection(g, where, other), zone(g, where), side)
}

const linked = (g: G, side: number, from: string, to: string, guess = false) =>
  isLinked(g, side, zone(g, from), zone(g, to), guess)
const command = (g: G, side: number, where: string, ...who: string[]) => {
  const counters = who.map((name) => names(g).counter(name))
  const { value, linked: chain, leader } = commandOf(g, side, zone(g, where), counters, false)
  return { value, linked: chain, leader: leader === NONE ? 'nobody' : g.nameOf('counter', leader) }
}

describe('GB 8.1.1 – direct lines of communication', () => {
  // Stonne is far from any railway.
  it('gb.command.direct: reaches two connections, not three', () => {
    const g = position({ counters: {} })
    expect(linked(g, FR, 'stonne', 'stonne')).toBe(true)
    expect(linked(g, FR, 'buzancy', 'stonne')).toBe(true)
    expect(linked(g, FR, 'stenay', 'stonne')).toBe(true)
    expect(linked(g, FR, 'jametz', 'stonne')).toBe(false)
  })

  it('gb.command.direct: not over a destroyed bridge; by another way instead, where there is one', () => {
    const g = position({ counters: {} })
    destroyBridge(g, 'beaumont-en-argonne', 'stenay')
    expect(linked(g, FR, 'stenay', 'stonne')).toBe(false)
    destroyBridge(g, 'mouzon', 'beaumont-en-argonne')
    expect(linked(g, FR, 'mouzon', 'stonne')).toBe(true)
    destroyBridge(g, 'mouzon', 'raucourt')
    expect(linked(g, FR, 'mouzon', 'stonne')).toBe(false)
  })

  it('gb.command.direct: not through a destroyed tunnel', () => {
    // From Margut to Montmédy, or round by Stenay, where the enemy is.
    const g = position({ counters: { stenay: ['ge-g-1'] } })
    destroyRailway(g, 'carignan', 'margut')
    expect(linked(g, FR, 'margut', 'montmedy')).toBe(true)
    destroyRailway(g, 'margut', 'montmedy')
    expect(linked(g, FR, 'margut', 'montmedy')).toBe(false)
  })

  it('gb.command.direct: not by a zone with an enemy unit; a friend there opens it', () => {
    const counters: Standing = { 'beaumont-en-argonne': ['ge-g-1'] }
    expect(linked(position({ counters }), FR, 'stenay', 'stonne')).toBe(false)
    const contested = position({ counters: { 'beaumont-en-argonne': ['ge-g-1', 'fr-1-1'] } })
    expect(linked(contested, FR, 'stenay', 'stonne')).toBe(true)
  })

  it('gb.command.direct: in a contested zone by friendly axes of retreat', () => {
    const g = position({ counters: { 'beaumont-en-argonne': ['ge-g-1', 'fr-1-1'] } })
    intrude(g, GE, 'beaumont-en-argonne', 'stenay')
    expect(linked(g, FR, 'stenay', 'stonne')).toBe(false)
    expect(linked(g, FR, 'mouzon', 'stonne')).toBe(true)
    expect(linked(g, GE, 'stenay', 'stonne')).toBe(false)
    intrude(g, GE, 'beaumont-en-argonne', 'stonne')
    expect(linked(g, GE, 'stenay', 'stonne')).toBe(true)
  })

  it('gb.command.direct: not out of a zone where the camp is encircled, not even to the next', () => {
    const g = position({ counters: { 'beaumont-en-argonne': ['ge-g-1', 'fr-1-1'] } })
    g.zone.encircled.set(zone(g, 'beaumont-en-argonne'), FR + 1)
    expect(linked(g, FR, 'beaumont-en-argonne', 'stonne')).toBe(false)
    expect(linked(g, GE, 'beaumont-en-argonne', 'stonne')).toBe(true)
  })

  it('gb.command.direct: a lone decoy does not cut it, but who has not seen it must fear so', () => {
    const g = position({ counters: { 'beaumont-en-argonne': ['german-decoy-1'] } })
    expect([linked(g, FR, 'stenay', 'stonne'), linked(g, FR, 'stenay', 'stonne', true)]).toEqual([true, false])
  })

  it('gb.command.direct: a lone leader is no unit and does not cut it, but may be taken for one', () => {
    const g = position({ counters: { 'beaumont-en-argonne': ['moltke'] } })
    expect([linked(g, FR, 'stenay', 'stonne'), linked(g, FR, 'stenay', 'stonne', true)]).toEqual([true, false])
    g.counter.seen.set(names(g).counter('moltke'), SEEN.identity)
    expect(linked(g, FR, 'stenay', 'stonne', true)).toBe(true)
    // Lines of provision are another matter: he occupies the zone.
    expect(barsLine(g, FR, zone(g, 'beaumont-en-argonne'), false)).toBe(true)
  })

  it('gb.command.direct: a garrison alone does not cut it, units in a fortress do unless they are blockaded', () => {
    // From Stenay to Marville by Montmédy, or by Jametz.
    const g = position({ counters: { jametz: ['fr-1-1'] } })
    destroyRailway(g, 'margut', 'montmedy')
    expect(linked(g, GE, 'stenay', 'marville')).toBe(true)
    g.counter.zone.set(names(g).counter('fr-1-2'), zone(g, 'montmedy'))
    g.counter.inside.set(names(g).counter('fr-1-2'), true)
    expect(linked(g, GE, 'stenay', 'marville')).toBe(false)
    g.counter.zone.set(names(g).counter('ge-g-1'), zone(g, 'montmedy'))
    expect(linked(g, GE, 'stenay', 'marville')).toBe(true)
  })
})

describe('GB 8.1.2 – telegraphic lines of communication', () => {
  it('gb.command.telegraph: a direct line to a zone that a railway joins to the commander', () => {
    const g = position({ counters: {} })
    // Rethel, Amagne, Launois, Poix-Terron, Mézières by railway; Sugny is three connections from Mézières.
    expect(linked(g, FR, 'mezieres', 'rethel')).toBe(true)
    expect(linked(g, FR, 'sedan', 'rethel')).toBe(true)
    expect(linked(g, FR, 'buzancy', 'rethel')).toBe(false)
  })

  it('gb.command.telegraph: the commander himself has to be at the railway', () => {
    const g = position({ counters: {} })
    expect(linked(g, FR, 'novion-porcien', 'rethel')).toBe(true)
    expect(linked(g, FR, 'mezieres', 'novion-porcien')).toBe(false)
  })

  it('gb.command.telegraph: a destroyed railway or railway bridge cuts it', () => {
    for (const cut of [destroyRailway, destroyBridge]) {
      const g = position({ counters: {} })
      // The way round, by Reims, the western edge and Signy-le-Petit.
      destroyRailway(g, 'renwez', 'charleville')
      expect(linked(g, FR, 'sedan', 'rethel')).toBe(true)
      cut(g, 'poix-terron', 'mezieres')
      expect(linked(g, FR, 'poix-terron', 'rethel')).toBe(true)
      expect(linked(g, FR, 'sedan', 'rethel')).toBe(false)
    }
  })

  it('gb.command.telegraph: enemies along the railway do not cut it, at its station they do', () => {
    const along = position({ counters: { 'launois-sur-vence': ['ge-g-1'], 'poix-terron': ['ge-g-2'] } })
    expect(linked(along, FR, 'sedan', 'rethel')).toBe(true)
    const at = position({
      counters: { mezieres: ['ge-g-1'], nouzon: ['ge-g-2'], donchery: ['ge-g-c'], sedan: ['ge-4-7'] },
    })
    expect(linked(at, FR, 'vrigne-aux-bois', 'rethel')).toBe(false)
    expect(linked(at, FR, 'mezieres', 'rethel')).toBe(true)
  })

  it('gb.command.telegraph: not through a fortress of the enemy, unless it is blockaded', () => {
    // From Dombasle to Clermont is the railway; Verdun is French.
    const g = position({ counters: {} })
    expect(linked(g, GE, 'verdun', 'clermont-en-argonne')).toBe(true)
    expect(linked(g, GE, 'samogneux', 'clermont-en-argonne')).toBe(false)
    g.counter.zone.set(names(g).counter('ge-g-1'), zone(g, 'verdun'))
    expect(linked(g, GE, 'samogneux', 'clermont-en-argonne')).toBe(true)
    g.counter.zone.set(names(g).counter('fr-1-1'), zone(g, 'verdun'))
    expect(linked(g, GE, 'samogneux', 'clermont-en-argonne')).toBe(false)
  })

  it('gb.command.telegraph: off the map by a friendly edge, and back by another railway', () => {
    const g = position({ counters: {} })
    // Signy-le-Petit and Épernay, far apart, both lie on the western edge.
    destroyRailway(g, 'renwez', 'charleville')
    expect(linked(g, FR, 'signy-le-petit', 'epernay')).toBe(true)
    expect(linked(g, GE, 'signy-le-petit', 'epernay')).toBe(false)
    // Chaumont is a French sector; its railway hangs together with that of Paris.
    expect(linked(g, FR, 'signy-le-petit', 'joinville')).toBe(true)
    // On the eastern edge: Lay-Saint-Rémy and Audun-le-Roman.
    destroyRailway(g, 'loxeville', 'commercy')
    expect(linked(g, GE, 'audun-le-roman', 'lay-st-remy')).toBe(true)
    expect(linked(g, FR, 'audun-le-roman', 'lay-st-remy')).toBe(false)
  })
})

describe('GB 8.1.3 – who commands', () => {
  const staff: Standing = { 'bar-le-duc': ['moltke', 'frederick-william'], senoncourt: ['albert-of-saxony'] }

  /** Albert of Saxony hears nobody: the railway to Bar-le-Duc is cut. */
  const parted = (counters: Standing): G => {
    const g = position({ counters: { ...staff, ...counters } })
    destroyRailway(g, 'sainte-menehould', 'clermont-en-argonne')
    return g
  }

  it('gb.command.independent: a unit of an army hears its own commander, not that of another', () => {
    const g = parted({ verdun: ['ge-g-1', 'ge-5-9'] })
    expect(command(g, GE, 'verdun', 'ge-g-1')).toEqual({ value: 1, linked: false, leader: 'albert-of-saxony' })
    expect(command(g, GE, 'verdun', 'ge-5-9')).toMatchObject({ value: 0, linked: false, leader: 'nobody' })
  })

  it('gb.command.independent: any leader commands independent units and decoys; the best one counts', () => {
    const g = parted({ verdun: ['ge-c-5', 'german-decoy-1'], revigny: ['ge-c-6'] })
    expect(command(g, GE, 'verdun', 'ge-c-5')).toEqual({ value: 1, linked: false, leader: 'albert-of-saxony' })
    expect(command(g, GE, 'verdun', 'german-decoy-1')).toEqual({ value: 1, linked: false, leader: 'albert-of-saxony' })
    expect(command(g, GE, 'revigny', 'ge-c-6')).toEqual({ value: 2, linked: true, leader: 'frederick-william' })
  })

  it('gb.command.independent: a detachment hears the commander of its mother', () => {
    const g = position({ counters: { ...staff, revigny: ['ge-d-5'] } })
    g.counter.mother.set(names(g).counter('ge-d-5'), names(g).counter('ge-g-1'))
    // Albert of Saxony is far away, Moltke commands everybody.
    expect(command(g, GE, 'revigny', 'ge-d-5')).toEqual({ value: 2, linked: false, leader: 'moltke' })
  })

  it('gb.command.independent: the better value of both counts when the commander hears the senior general', () => {
    const g = position({ counters: { ...staff, joinville: ['ge-5-9'] } })
    expect(command(g, GE, 'joinville', 'ge-5-9')).toEqual({ value: 2, linked: true, leader: 'frederick-william' })
    g.counter.zone.set(names(g).counter('moltke'), NONE)
    expect(command(g, GE, 'joinville', 'ge-5-9')).toEqual({ value: 1, linked: false, leader: 'frederick-william' })
  })

  it('gb.command.independent: the senior general alone counts, without the bonus of a chain', () => {
    const g = position({ counters: { ...staff, revigny: ['ge-g-1'] } })
    expect(command(g, GE, 'revigny', 'ge-g-1')).toEqual({ value: 2, linked: false, leader: 'moltke' })
  })

  it('gb.command.independent: the result for all counters at once agrees with that for each alone', () => {
    for (const guess of [false, true]) {
      const g = position()
      const leaders = new Int32Array(g.counter.rows)
      for (const side of [FR, GE]) markLeaders(g, side, guess, leaders)
      for (let counter = 0; counter < g.counter.rows; counter++) {
        const at = g.counter.zone.of(counter)
        const side = g.campaign.counters[counter]!.side
        expect(leaders[counter]).toBe(at === NONE ? NONE : commandOf(g, side, at, [counter], guess).leader)
      }
    }
  })

  it('gb.command.independent: a leader alone hears himself', () => {
    const g = position({ counters: { ...staff, rethel: ['mac-mahon'] } })
    expect(command(g, FR, 'rethel', 'mac-mahon')).toEqual({ value: 1, linked: false, leader: 'mac-mahon' })
    expect(command(g, GE, 'bar-le-duc', 'moltke')).toMatchObject({ value: 2 })
  })
})

describe('GB 15.2 – lines of provision', () => {
  const provided = (g: G, side: number, where: string, guess = false) => hasProvision(g, side, zone(g, where), guess)

  it('gb.provision.line: of any length, to a friendly map edge', () => {
    const g = position({ counters: {} })
    expect(provided(g, FR, 'longwy')).toBe(true)
    expect(provided(g, GE, 'rethel')).toBe(true)
  })

  it('gb.provision.line: not by zones that the enemy occupies', () => {
    // Nothing but Rocroi, Renwez and Nouzon leads to Monthermé.
    const g = position({
      counters: { montherme: ['fr-1-1'], rocroi: ['ge-g-1'], renwez: ['ge-g-2'], nouzon: ['ge-4-7'] },
    })
    expect(provided(g, FR, 'montherme')).toBe(false)
    g.counter.zone.set(names(g).counter('ge-4-7'), NONE)
    expect(provided(g, FR, 'montherme')).toBe(true)
    destroyBridge(g, 'montherme', 'nouzon')
    expect(provided(g, FR, 'montherme')).toBe(false)
  })

  it('gb.provision.line: not through a destroyed tunnel', () => {
    const g = position({ counters: { montherme: ['fr-1-1'], rocroi: ['ge-g-1'], renwez: ['ge-g-2'] } })
    expect(provided(g, FR, 'montherme')).toBe(true)
    destroyRailway(g, 'montherme', 'nouzon')
    expect(provided(g, FR, 'montherme')).toBe(false)
  })

  it('gb.provision.line: a lone decoy is no hindrance, though it may be taken for one', () => {
    const g = position({
      counters: { montherme: ['fr-1-1'], rocroi: ['ge-g-1'], renwez: ['ge-g-2'], nouzon: ['german-decoy-1'] },
    })
    expect([provided(g, FR, 'montherme'), provided(g, FR, 'montherme', true)]).toEqual([true, false])
  })

  it('gb.provision.line: in contested zones by friendly axes only, where it starts and where it passes', () => {
    const g = position({
      counters: { montherme: ['fr-1-1', 'ge-g-c'], rocroi: ['ge-g-1'], renwez: ['ge-g-2', 'fr-1-2'] },
    })
    intrude(g, GE, 'montherme', 'nouzon')
    intrude(g, GE, 'renwez', 'montherme')
    expect(provided(g, FR, 'montherme')).toBe(false)
    intrude(g, FR, 'renwez', 'maubert-fontaine')
    expect(provided(g, FR, 'renwez')).toBe(true)
    setAxis(g, connection(g, 'renwez', 'montherme'), zone(g, 'renwez'), FR)
    expect(provided(g, FR, 'montherme')).toBe(true)
  })

  it('gb.provision.line: it does not pass a fortress of the enemy unless that is blockaded', () => {
    // Charency to the south by Longuyon or Montmédy only, the rest being occupied.
    const counters: Standing = {
      charency: ['ge-g-c'],
      marville: ['fr-1-1'],
      longuyon: ['fr-1-2'],
    }
    const g = position({ counters })
    expect(provided(g, GE, 'charency')).toBe(false)
    g.counter.zone.set(names(g).counter('ge-g-1'), zone(g, 'montmedy'))
    expect(provided(g, GE, 'charency')).toBe(true)
  })

  it('gb.provision.line: it begins where its side fights before a fortress, but does not go by it', () => {
    // The French are at Montmédy in the field, and in it; nobody shuts up the garrison.
    const counters: Standing = {
      montmedy: ['ge-g-1', 'fr-1-3'],
      charency: ['ge-g-c'],
      marville: ['fr-1-1'],
      longuyon: ['fr-1-2'],
    }
    const g = position({ counters })
    intrude(g, GE, 'montmedy', 'jametz')
    expect([provided(g, GE, 'montmedy'), provided(g, GE, 'charency')]).toEqual([true, false])
    setAxis(g, connection(g, 'montmedy', 'charency'), zone(g, 'montmedy'), GE)
    expect([provided(g, GE, 'montmedy'), provided(g, GE, 'charency')]).toEqual([true, false])
    // Without a strength point of their own there is nobody to be provided for.
    const bluff = position({ counters: { ...counters, montmedy: ['german-decoy-1', 'fr-1-3'] } })
    expect(provided(bluff, GE, 'montmedy')).toBe(false)
  })

  it('gb.provision.line: the enemy’s sectors and neutral country lead nowhere', () => {
    const g = position({
      counters: {
        bouillon: [],
        sedan: ['fr-1-1'],
        'vrigne-aux-bois': ['ge-g-1'],
        torcy: ['ge-g-2'],
        douzy: ['ge-4-7'],
      },
    })
    expect(provided(g, FR, 'sedan')).toBe(false)
    expect(provided(g, FR, 'bouillon')).toBe(false)
  })

  it('gb.provision.line: off the map from a contested zone on the edge, by the axis that is there', () => {
    const counters: Standing = {
      'signy-le-petit': ['fr-1-1', 'ge-g-1'],
      'maubert-fontaine': ['ge-g-2'],
      liart: ['ge-4-7'],
    }
    const g = position({ counters })
    // The French come last, by the zones of the map; they leave as they came, and Paris is closed to them.
    intrude(g, FR, 'signy-le-petit', 'liart', 'maubert-fontaine')
    expect(provided(g, FR, 'signy-le-petit')).toBe(false)
    g.zone.edgeAxis.set(zone(g, 'signy-le-petit'), FR + 1)
    expect(provided(g, FR, 'signy-le-petit')).toBe(true)
    const residents = position({ counters })
    intrude(residents, GE, 'signy-le-petit', 'liart')
    expect(provided(residents, FR, 'signy-le-petit')).toBe(true)
  })

  it('gb.provision.line: by one edge of the map alone, where a rule asks for it', () => {
    const g = position({ counters: { reims: ['ge-g-1'] } })
    expect(hasProvision(g, FR, zone(g, 'rethel'), false, 'west')).toBe(true)
    expect(hasProvision(g, GE, zone(g, 'rethel'), false, 'east')).toBe(true)
    expect(hasProvision(g, FR, zone(g, 'reims'), false, 'west')).toBe(false)
  })

  it('gb.provision.line: the result for all zones at once agrees with that for each alone', () => {
    const g = position()
    for (const side of [FR, GE]) {
      const bits = provisionedZones(g, side, false).slice()
      for (let at = 0; at < g.campaign.zones.length; at++) expect(hasProvision(g, side, at, false)).toBe(has(bits, at))
    }
  })

  it('gb.provision.line: who breaks out of an encirclement takes the shortest line, wherever it leaves the zone', () => {
    const g = position({ counters: { montherme: ['fr-1-1', 'ge-g-c'], rocroi: ['ge-g-1'] } })
    g.zone.encircled.set(zone(g, 'montherme'), FR + 1)
    expect(provided(g, FR, 'montherme')).toBe(false)
    expect(provisionWay(g, FR, zone(g, 'montherme'))).toBe(connection(g, 'renwez', 'montherme'))
    g.counter.zone.set(names(g).counter('ge-g-2'), zone(g, 'renwez'))
    expect(provisionWay(g, FR, zone(g, 'montherme'))).toBe(connection(g, 'montherme', 'nouzon'))
    // With the enemy all around, the way that would be the shortest.
    g.counter.zone.set(names(g).counter('ge-4-7'), zone(g, 'nouzon'))
    expect(provisionWay(g, FR, zone(g, 'montherme'))).toBe(connection(g, 'rocroi', 'montherme'))
    expect(provisionWay(g, FR, zone(g, 'reims'))).toBe(OFF_MAP)
  })
})
