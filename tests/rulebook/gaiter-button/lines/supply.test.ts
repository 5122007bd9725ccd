import { describe, expect, it } from 'vitest'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { setAxis } from '#engine/gaiter-button/state/places.ts'
import { hasProvision } from '#engine/gaiter-button/lines/provision.ts'
import { placeForces } from '#engine/gaiter-button/ground/setup.ts'
import { noteCapture, noteFall } from '#engine/gaiter-button/ground/sources.ts'
import { hasSupplyLine, isSupplied, markSupplied } from '#engine/gaiter-button/lines/supply.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { relocate } from '#engine/gaiter-button/ground/tokens.ts'
import { loadCampaign } from '#engine/kernel/system/system.ts'
import type { CampaignMap } from '#engine/gaiter-button/campaign/schemas/map-schema.ts'
import { position } from '../position.ts'
import { files, FR, GE, names, type Standing } from '../table.ts'

const zone = (g: G, name: string) => names(g).zone(name)
const counter = (g: G, name: string) => names(g).counter(name)
const put = (g: G, name: string, where: string) => g.counter.zone.set(counter(g, name), zone(g, where))
const activate = (g: G, ...who: string[]) => who.forEach((name) => g.counter.activated.set(counter(g, name), true))
const destroyRailway = (g: G, a: string, b: string) => g.connection.railDestroyed.set(names(g).connection(a, b), true)
const line = (g: G, side: number, where: string) => hasSupplyLine(g, side, zone(g, where))
const supplied = (g: G, ...who: string[]) => who.map((name) => isSupplied(g, counter(g, name)))

/** Germans who may use the railways. */
const byRail = (counters: Standing) => position({ counters, switches: { 'no-rail-supply': false } })

/** An empty map that somebody has drawn otherwise. */
function redrawn(change: (map: CampaignMap) => CampaignMap): G {
  const map = change(files['map.json'] as CampaignMap) // the file of the campaign
  const read = loadCampaign(gaiterButton, { ...files, 'map.json': map })
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const g = read.value.layout.newPlay() as G // as above
  g.wipe('redrawn')
  placeForces(g, 'august-1870', {})
  g.counter.zone.fill(-1)
  return g
}

describe('GB 17.1.1 – lines of supply', () => {
  // From Torcy, on the railway: Raucourt 1, Stonne 2, Buzancy 3. Ornes is 4 from Verdun.
  it('gb.supply.line: the French draw supply over 3 MP, in rain over 2', () => {
    const g = position({ counters: {} })
    expect(['torcy', 'stonne', 'buzancy', 'ornes'].map((where) => line(g, FR, where))).toEqual([
      true,
      true,
      true,
      false,
    ])
    g.rain = true
    expect(['stonne', 'buzancy'].map((where) => line(g, FR, where))).toEqual([true, false])
  })

  // From Bar-le-Duc: Triaucourt 2, Clermont 3, Varennes 4, Fléville 5.
  it('gb.supply.line: the Germans over 4 MP, in rain over 3', () => {
    const g = byRail({})
    expect(['bar-le-duc', 'clermont-en-argonne', 'varennes', 'fleville'].map((where) => line(g, GE, where))).toEqual([
      true,
      true,
      true,
      false,
    ])
    g.rain = true
    expect(['clermont-en-argonne', 'varennes'].map((where) => line(g, GE, where))).toEqual([true, false])
  })

  // From Verdun over its bridge 2, and 1 to Samogneux; in rain that is too far, with one bridge.
  it('gb.supply.line: by the costs of movement; a second bridge makes the crossing cheaper', () => {
    const g = position({ counters: {} })
    expect(line(g, FR, 'samogneux')).toBe(true)
    g.rain = true
    expect(line(g, FR, 'samogneux')).toBe(false)
    const bridge = names(g).connection('verdun', 'verdun-rive-droite')
    g.connection.pontoon.set(bridge, 5)
    g.connection.pontoonBuilt.set(bridge, true)
    expect(line(g, FR, 'samogneux')).toBe(true)
    g.connection.pontoonBuilt.set(bridge, false)
    expect(line(g, FR, 'samogneux')).toBe(false)
    g.rain = false
    g.connection.destroyed.set(bridge, true)
    expect(line(g, FR, 'samogneux')).toBe(false)
  })

  it('gb.supply.sources: the zones of a friendly edge are sources by themselves', () => {
    const g = position({ counters: {} })
    expect([line(g, FR, 'liart'), line(g, FR, 'rozoy-sur-serre'), line(g, FR, 'vertus')]).toEqual([true, true, true])
    expect(line(byRail({}), GE, 'thiaucourt')).toBe(true)
  })

  it('gb.supply.sources: on the night the edge is cut, nothing comes over it nor from Paris', () => {
    const g = position({ counters: {} })
    g.edgeCut = true
    expect(['reims', 'rethel', 'chaumont', 'paris'].some((where) => line(g, FR, where))).toBe(false)
    expect(hasProvision(g, FR, zone(g, 'rethel'), false)).toBe(true)
    const germans = byRail({})
    germans.edgeCut = true
    expect(line(germans, GE, 'bar-le-duc')).toBe(true)
  })

  it('gb.supply.sources: a source once taken is a source no more, also when its owner has it back', () => {
    const g = redrawn((map) => ({ ...map, supply: [...map.supply, { zone: 'stonne', side: 'french' }] }))
    const stonne = zone(g, 'stonne')
    g.edgeCut = true
    expect(line(g, FR, 'buzancy')).toBe(true)
    put(g, 'german-decoy-1', 'stonne')
    noteCapture(g, GE, stonne)
    expect(g.zone.takenBy.of(stonne)).toBe(0)
    put(g, 'ge-g-1', 'stonne')
    put(g, 'fr-1-1', 'stonne')
    noteCapture(g, GE, stonne)
    expect(g.zone.takenBy.of(stonne)).toBe(0)
    g.counter.zone.set(counter(g, 'fr-1-1'), -1)
    noteCapture(g, GE, stonne)
    expect(g.zone.takenBy.of(stonne)).toBe(GE + 1)
    g.counter.zone.fill(-1)
    expect(line(g, FR, 'buzancy')).toBe(false)
    noteCapture(g, GE, zone(g, 'nouart'))
    expect(g.zone.takenBy.of(zone(g, 'nouart'))).toBe(0)
  })

  it('gb.supply.captured: who marches into an undefended source takes it, and who comes back finds it spent', () => {
    const g = redrawn((map) => ({ ...map, supply: [...map.supply, { zone: 'stonne', side: 'french' }] }))
    const stonne = zone(g, 'stonne')
    for (const [name, where] of [
      ['ge-g-1', 'buzancy'],
      ['german-decoy-1', 'buzancy'],
      ['fr-1-1', 'stonne'],
    ] as const)
      put(g, name, where)
    relocate(g, [counter(g, 'german-decoy-1')], stonne)
    relocate(g, [counter(g, 'ge-g-1')], stonne)
    expect(g.zone.takenBy.of(stonne)).toBe(0)
    relocate(g, [counter(g, 'fr-1-1')], zone(g, 'raucourt'))
    expect(g.zone.takenBy.of(stonne)).toBe(GE + 1)
    relocate(g, [counter(g, 'ge-g-1')], zone(g, 'buzancy'))
    relocate(g, [counter(g, 'fr-1-1')], stonne)
    expect(g.zone.takenBy.of(stonne)).toBe(GE + 1)
  })

  it('gb.supply.captured: a decoy takes nothing, nor who stands before a fortress that is held', () => {
    const g = redrawn((map) => ({ ...map, supply: [...map.supply, { zone: 'longwy', side: 'french' }] }))
    const longwy = zone(g, 'longwy')
    const garrison = names(g).garrison('french-longwy')
    g.garrison.points.set(garrison, 2)
    put(g, 'german-decoy-1', 'briey')
    put(g, 'ge-g-1', 'briey')
    relocate(g, [counter(g, 'german-decoy-1')], longwy)
    relocate(g, [counter(g, 'ge-g-1')], longwy)
    expect(g.zone.takenBy.of(longwy)).toBe(0)
    g.garrison.points.set(garrison, 0)
    noteFall(
      g,
      g.campaign.fortresses.findIndex(({ id }) => id === 'longwy'),
    )
    expect(g.zone.takenBy.of(longwy)).toBe(GE + 1)
  })

  it('gb.supply.sources: a contested zone on the edge draws supply if its edge is a friendly axis', () => {
    const g = position({ counters: { vertus: ['fr-1-1', 'ge-g-1'] } })
    expect(line(g, FR, 'vertus')).toBe(true)
    g.zone.encircled.set(zone(g, 'vertus'), FR + 1)
    expect(line(g, FR, 'vertus')).toBe(false)
  })

  // Audun-le-Roman: the railway by Longuyon and Montmédy; to Montmédy by road it is 4 MP.
  it('gb.supply.railway: not over destroyed railways', () => {
    const g = position({ counters: {} })
    expect(line(g, FR, 'audun-le-roman')).toBe(true)
    destroyRailway(g, 'montmedy', 'charency')
    expect([line(g, FR, 'pierrepont'), line(g, FR, 'audun-le-roman')]).toEqual([true, false])
  })

  it('gb.supply.railway: not through contested zones, nor where the enemy is', () => {
    const g = position({ counters: { charency: ['fr-1-1'] } })
    expect(line(g, FR, 'audun-le-roman')).toBe(true)
    put(g, 'ge-g-1', 'charency')
    expect(line(g, FR, 'audun-le-roman')).toBe(false)
    put(g, 'fr-1-1', 'rethel')
    expect(line(g, FR, 'audun-le-roman')).toBe(false)
  })

  // From Blesme by Vitry and Châlons: Suippes is too far by road.
  it('gb.supply.railway: in the enemy’s country not by a fortress without a garrison', () => {
    const g = byRail({ 'vitry-le-francois': ['ge-c-4'] })
    expect(line(g, GE, 'suippes')).toBe(false)
    g.garrison.points.set(names(g).garrison('german-vitry-le-francois'), 1)
    expect(line(g, GE, 'suippes')).toBe(true)
  })

  it('gb.supply.railway: the French have no railway in Germany', () => {
    const g = redrawn((map) => ({
      ...map,
      zones: map.zones.map((one) => (one.id === 'charency' ? { ...one, country: 'germany' as const } : one)),
    }))
    expect(line(g, FR, 'audun-le-roman')).toBe(false)
    expect(line(g, FR, 'pierrepont')).toBe(true)
  })

  it('gb.supply.barred: by enemy counters, even a decoy, where no friendly unit is', () => {
    const g = position({ counters: { 'verdun-rive-droite': ['german-decoy-1'] } })
    expect(line(g, FR, 'samogneux')).toBe(false)
    put(g, 'french-decoy-1', 'verdun-rive-droite')
    expect(line(g, FR, 'samogneux')).toBe(false)
    put(g, 'fr-1-1', 'verdun-rive-droite')
    expect(line(g, FR, 'samogneux')).toBe(true)
  })

  it('gb.supply.barred: in a contested zone it goes by friendly axes', () => {
    const g = position({ counters: { 'verdun-rive-droite': ['ge-g-1', 'fr-1-1'] } })
    const bank = zone(g, 'verdun-rive-droite')
    g.zone.intruder.set(bank, GE + 1)
    setAxis(g, names(g).connection('verdun-rive-droite', 'samogneux'), bank, GE)
    expect([line(g, FR, 'samogneux'), line(g, FR, 'verdun-rive-droite')]).toEqual([false, true])
  })

  // From Charency, on the railway from Audun, by Montmédy to Margut: 3 MP.
  it('gb.supply.barred: by a fortress of the enemy, unless it is blockaded', () => {
    const g = byRail({})
    expect(line(g, GE, 'margut')).toBe(false)
    put(g, 'ge-g-1', 'montmedy')
    expect(line(g, GE, 'margut')).toBe(true)
  })

  it('gb.supply.barred: it begins where its side fights before a fortress, and goes no further', () => {
    const g = byRail({ montmedy: ['ge-g-1', 'fr-1-1'] })
    const montmedy = zone(g, 'montmedy')
    g.zone.intruder.set(montmedy, GE + 1)
    for (const from of ['charency', 'margut']) setAxis(g, names(g).connection('montmedy', from), montmedy, GE)
    expect([line(g, GE, 'montmedy'), line(g, GE, 'margut')]).toEqual([true, false])
  })

  it('gb.scenario.no-rail: without railways the Germans have no line of supply, and live off the land', () => {
    const g = position({ counters: { 'bar-le-duc': ['ge-g-1'], commercy: ['ge-g-2'] } })
    expect([line(g, GE, 'bar-le-duc'), line(g, GE, 'lay-st-remy')]).toEqual([false, false])
    activate(g, 'ge-g-2')
    expect(supplied(g, 'ge-g-1', 'ge-g-2')).toEqual([true, false])
    expect(line(g, FR, 'rethel')).toBe(true)
  })
})

describe('GB 17.1.2 – fortress zones', () => {
  /** Longwy holds 4 SP, 2 of them its garrison; no supply comes from elsewhere, and nobody rests. */
  function atLongwy(...who: string[]): G {
    const g = position({ counters: { longwy: who } })
    g.edgeCut = true
    activate(g, ...who)
    return g
  }

  it('gb.supply.fortress: feeds friends up to its capacity, the garrison included', () => {
    const g = atLongwy('fr-5-c', 'fr-7-c', 'fr-r-2')
    expect(supplied(g, 'fr-5-c', 'fr-7-c', 'fr-r-2')).toEqual([true, true, false])
    g.garrison.points.fill(0)
    expect(supplied(g, 'fr-5-c', 'fr-7-c', 'fr-r-2')).toEqual([true, true, true])
  })

  it('gb.supply.fortress: units inside come first, and are always fed', () => {
    const g = atLongwy('fr-5-c', 'fr-7-c', 'fr-r-2')
    g.counter.inside.set(counter(g, 'fr-r-2'), true)
    expect(supplied(g, 'fr-5-c', 'fr-7-c', 'fr-r-2')).toEqual([false, false, true])
  })

  it('gb.supply.fortress: units shut in without a garrison are fed too, the besieger is not', () => {
    const g = atLongwy('fr-5-c', 'ge-g-c')
    g.garrison.points.set(names(g).garrison('french-longwy'), 0)
    expect(supplied(g, 'fr-5-c', 'ge-g-c')).toEqual([false, false])
    g.counter.inside.set(counter(g, 'fr-5-c'), true)
    expect(supplied(g, 'fr-5-c', 'ge-g-c')).toEqual([true, false])
  })

  it('gb.supply.fortress: who has other supply takes nothing of it', () => {
    const g = atLongwy('fr-5-c', 'fr-7-c', 'fr-r-2')
    g.counter.activated.set(counter(g, 'fr-5-c'), false)
    g.counter.activated.set(counter(g, 'fr-7-c'), false)
    expect(supplied(g, 'fr-5-c', 'fr-7-c', 'fr-r-2')).toEqual([true, true, true])
  })

  it('gb.supply.fortress: leaders and decoys need no room', () => {
    const g = atLongwy('fr-5-c', 'fr-7-c', 'mac-mahon', 'french-decoy-1')
    expect(supplied(g, 'mac-mahon', 'french-decoy-1')).toEqual([true, true])
  })

  it('gb.supply.fortress: not the besieger, nor anybody in open country', () => {
    const g = atLongwy('ge-c-5')
    put(g, 'fr-5-c', 'stonne')
    activate(g, 'fr-5-c')
    expect(supplied(g, 'ge-c-5', 'fr-5-c')).toEqual([false, false])
  })

  it('gb.supply.fortress: both banks share its room', () => {
    const g = position({ counters: { sedan: ['fr-1-1'], torcy: ['fr-r-2', 'fr-5-c'] } })
    g.edgeCut = true
    activate(g, 'fr-1-1', 'fr-r-2', 'fr-5-c')
    // 8 SP less 1 of the garrison; the division of 8 finds no room, the cavalry does.
    expect(supplied(g, 'fr-1-1', 'fr-r-2', 'fr-5-c')).toEqual([false, true, true])
  })
})

describe('GB 17.1.3 – living off the land', () => {
  it('gb.supply.forage: who was not activated, where it is not contested, with a line of provision', () => {
    const g = position({ counters: { stonne: ['fr-1-1'], nouart: ['fr-1-2'], inor: ['fr-1-3', 'ge-g-1'] } })
    g.edgeCut = true
    activate(g, 'fr-1-2')
    expect(supplied(g, 'fr-1-1', 'fr-1-2', 'fr-1-3')).toEqual([true, false, false])
  })

  it('gb.supply.forage: not without a line of provision', () => {
    const g = position({
      counters: { montherme: ['fr-1-1'], rocroi: ['ge-g-1'], renwez: ['ge-g-2'], nouzon: ['ge-4-7'] },
    })
    expect(supplied(g, 'fr-1-1')).toEqual([false])
    g.counter.zone.set(counter(g, 'ge-g-1'), -1)
    expect(supplied(g, 'fr-1-1')).toEqual([true])
  })

  it('gb.supply.forage: no counter off the map is supplied', () => {
    expect(supplied(position({ counters: {} }), 'fr-13-1')).toEqual([false])
  })

  it('gb.supply.forage: the result for all counters at once agrees with that for each alone', () => {
    const g = position({
      counters: {
        longwy: ['fr-5-c', 'fr-7-c', 'fr-r-2'],
        stonne: ['fr-1-1', 'ge-g-1'],
        rethel: ['fr-1-2', 'mac-mahon'],
        'bar-le-duc': ['ge-g-2', 'moltke'],
      },
    })
    activate(g, 'fr-5-c', 'fr-7-c', 'fr-r-2', 'ge-g-2')
    const marks = new Uint8Array(g.counter.rows)
    for (const side of [FR, GE]) markSupplied(g, side, marks)
    expect([...marks].map((mark) => mark !== 0)).toEqual([...marks].map((_, number) => isSupplied(g, number)))
  })
})
