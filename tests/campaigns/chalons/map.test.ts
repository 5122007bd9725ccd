import { describe, expect, it } from 'vitest'
import { bearingsOf, placesOf } from '#engine/gaiter-button/campaign/schemas/map-lines.ts'
import { mapSchema } from '#engine/gaiter-button/campaign/schemas/map-schema.ts'
import { byId, chalonsMap, connectionOf, problemsOf, reached, zoneOf } from './map-kit.ts'

const map = chalonsMap()
const zones = byId(map)
const name = (id: string): string => zones.get(id)?.name ?? id
const crossings = (river: string, kind: string): string[] =>
  map.connections
    .filter(({ water }) => water?.name === river && water.class === kind)
    .map(({ a, b, way, rail, water }) => {
      const by = [way === 'none' ? '' : way, rail ? 'rail' : ''].filter(Boolean).join('+')
      const over = water?.permanentPontoon ? 'pontoon bridge' : water?.bridge ? 'bridge' : 'pontoon site'
      return `${name(a)} – ${name(b)}: ${by}, ${over}${water?.bridge && water.pontoonSite ? ' and pontoon site' : ''}`
    })

describe('the map of the Army of Châlons', () => {
  it('fits together without an error or a warning', () => {
    expect(problemsOf(map)).toEqual([])
  })

  it('comes out of its schema as it went in', () => {
    expect(mapSchema.parse(JSON.parse(JSON.stringify(map)))).toEqual(map)
  })

  it('has 170 zones, five of them in Belgium, and three sectors', () => {
    expect(map.zones).toHaveLength(170)
    expect(map.zones.filter(({ country }) => country === 'belgium').map((zone) => zone.name)).toEqual([
      'Sugny',
      'Bouillon',
      'Florenville',
      'Virton',
      'Aubange',
    ])
    expect(map.sectors.map((sector) => sector.name)).toEqual(['Paris', 'Troyes', 'Chaumont'])
  })

  it('has every place of the set-up and the reinforcements, spelled as the rules spell it', () => {
    const places =
      "Rethel, Ménil-Annelles, L'Effincourt, Bar-le-Duc, Senoncourt, Erize-la-Grande, Vavincourt, Sermaize, La Houquette, Perthes, Nettancourt, Revigny, Saudrupt, Marson, Humbecourt, Vitry-le-François, Sivry-sur-Meuse, Clermont-en-Argonne, Dieue-sur-Meuse, Mézières, Charleville, Sedan, Montmédy, Longwy, Verdun, Beaumont, Lay-St-Rémy"
    const known = new Set(map.zones.map((zone) => zone.name))
    expect(places.split(', ').filter((place) => !known.has(place))).toEqual([])
  })

  it('calls every zone by an id made of its name', () => {
    const slug = (text: string): string =>
      text
        .normalize('NFD')
        .replaceAll(/\p{M}/gu, '')
        .toLowerCase()
        .replaceAll(/[^a-z0-9]+/g, '-')
        .replaceAll(/^-|-$/g, '')
    expect(map.zones.filter((zone) => zone.id !== slug(zone.name))).toEqual([])
  })

  it('has connections of 4 to 18 km, but for four that say why', () => {
    const odd = map.connections.filter(({ km }) => km < 4 || km > 18)
    expect(odd.map(({ a, b }) => `${name(a)} – ${name(b)}`)).toEqual([
      'Charleville – Mézières',
      'Donchery – Torcy',
      'Sedan – Torcy',
      'Verdun – Verdun (rive droite)',
    ])
    expect(odd.every(({ note }) => note !== undefined)).toBe(true)
  })

  it('leaves no zone of France with fewer than two connections', () => {
    const degree = (id: string): number => map.connections.filter(({ a, b }) => a === id || b === id).length
    expect(map.zones.filter(({ id, country }) => country === 'france' && degree(id) < 2)).toEqual([])
    const inner = map.zones.filter(({ country, edges }) => country === 'france' && !edges)
    expect(inner.filter(({ id }) => degree(id) < 3)).toEqual([])
  })

  it('has one mountainous zone, the gorge of the Meuse', () => {
    expect(map.zones.filter(({ terrain }) => terrain === 'mountainous').map((zone) => zone.name)).toEqual(['Monthermé'])
  })

  it('gives every zone its connections in one order round it', () => {
    const places = placesOf(map)
    const stenay = map.connections
      .filter(({ a, b }) => a === 'stenay' || b === 'stenay')
      .map((connection) => ({
        to: connection.a === 'stenay' ? connection.b : connection.a,
        at: bearingsOf(connection, places)?.[connection.a === 'stenay' ? 0 : 1] ?? 0,
      }))
      .toSorted((one, other) => one.at - other.at)
    expect(stenay.map(({ to }) => to)).toEqual([
      'margut',
      'montmedy',
      'jametz',
      'dun-sur-meuse',
      'nouart',
      'beaumont-en-argonne',
      'inor',
    ])
  })
})

describe('the Meuse', () => {
  it('is crossed where it is a major river by these, and no others', () => {
    expect(crossings('Meuse', 'major')).toEqual([
      'Monthermé – Nouzon: road+rail, bridge',
      'Nouzon – Charleville: road+rail, bridge',
      'Charleville – Mézières: road+rail, bridge',
      'Poix-Terron – Mézières: road+rail, bridge',
      'Flize – Mézières: road, bridge',
      'Flize – Donchery: road, bridge and pontoon site',
      'Donchery – Torcy: road+rail, bridge',
      'Donchery – Chémery-sur-Bar: path, bridge',
      'Sedan – Torcy: road, bridge',
      'Torcy – Douzy: rail, bridge',
      'Douzy – Raucourt: path, pontoon site',
      'Mouzon – Raucourt: road, bridge',
      'Mouzon – Beaumont-en-Argonne: road, bridge',
      'Beaumont-en-Argonne – Inor: path, pontoon site',
      'Beaumont-en-Argonne – Stenay: road, bridge',
      'Stenay – Nouart: road, bridge',
      'Nouart – Dun-sur-Meuse: road, bridge',
      'Romagne-sous-Montfaucon – Dun-sur-Meuse: road, bridge',
      'Commercy – Saint-Mihiel: road, bridge',
      'Pierrefitte-sur-Aire – Saint-Mihiel: road, bridge',
      'Lacroix-sur-Meuse – Heippes: path, bridge',
      'Senoncourt – Dieue-sur-Meuse: road, pontoon bridge',
      'Esnes – Samogneux: path, pontoon site',
      'Montfaucon – Sivry-sur-Meuse: road, bridge',
      'Verdun – Verdun (rive droite): road, bridge',
    ])
  })

  it('is a common river above Commercy', () => {
    expect(crossings('Meuse', 'river')).toEqual([
      'Vaucouleurs – Lay-St-Rémy: path, bridge',
      'Void – Lay-St-Rémy: road, bridge',
      'Lay-St-Rémy – Commercy: path+rail, bridge',
      'Commercy – Apremont: road, bridge',
    ])
  })

  it('is passed nowhere but at a crossing: its banks have no dry way between them', () => {
    const dry = (connection: (typeof map.connections)[number]): boolean => connection.water?.name !== 'Meuse'
    const right = reached(map, zoneOf(map, 'Stenay').id, dry)
    const left = reached(map, zoneOf(map, 'Rethel').id, dry)
    expect([...left].filter((id) => right.has(id))).toEqual([])
    const neither = map.zones.filter(({ id }) => !left.has(id) && !right.has(id))
    expect(neither.map((zone) => zone.name)).toEqual(['Lay-St-Rémy'])
    for (const place of [
      'Mézières',
      'Donchery',
      'Sedan',
      'Mouzon',
      'Dun-sur-Meuse',
      'Verdun (rive droite)',
      'Saint-Mihiel',
      'Longwy',
    ])
      expect(right).toContain(zoneOf(map, place).id)
    for (const place of [
      'Charleville',
      'Torcy',
      'Beaumont-en-Argonne',
      'Verdun',
      'Senoncourt',
      'Commercy',
      'Bar-le-Duc',
    ])
      expect(left).toContain(zoneOf(map, place).id)
  })
})

describe('the railways of August 1870', () => {
  const byRail = (from: string): Set<string> => reached(map, zoneOf(map, from).id, ({ rail }) => rail)

  it('join Reims, Mézières, Sedan’s station, Montmédy and Longuyon', () => {
    const line =
      'Reims, Bazancourt, Le Châtelet-sur-Retourne, Rethel, Amagne, Launois-sur-Vence, Poix-Terron, Mézières, Donchery, Torcy, Douzy, Carignan, Margut, Montmédy, Charency, Longuyon'.split(
        ', ',
      )
    line.slice(1).forEach((station, i) => {
      expect(connectionOf(map, line[i] ?? '', station), `${line[i]} – ${station}`).toHaveProperty('rail', true)
    })
  })

  it('join Châlons, Bar-le-Duc and Commercy', () => {
    const line =
      'Châlons-sur-Marne, Pogny, Vitry-le-François, Blesme, Sermaize, Revigny, Bar-le-Duc, Ligny-en-Barrois, Loxéville, Commercy'.split(
        ', ',
      )
    line.slice(1).forEach((station, i) => {
      expect(connectionOf(map, line[i] ?? '', station), `${line[i]} – ${station}`).toHaveProperty('rail', true)
    })
  })

  it('are one net', () => {
    const stations = new Set(map.connections.filter(({ rail }) => rail).flatMap(({ a, b }) => [a, b]))
    expect(byRail('Reims')).toEqual(stations)
  })

  it('end at Verdun, and follow the Meuse nowhere between Sedan and Commercy', () => {
    expect(map.connections.filter(({ a, b, rail }) => rail && [a, b].includes('verdun'))).toHaveLength(1)
    for (const place of ['Stenay', 'Dun-sur-Meuse', 'Saint-Mihiel', 'Verdun (rive droite)', 'Vouziers', 'Conflans'])
      expect(byRail('Reims')).not.toContain(zoneOf(map, place).id)
  })
})

describe('the edges', () => {
  it('are French in the west, German in the east, and nobody’s elsewhere', () => {
    expect(map.edges).toEqual({ west: 'french', east: 'german' })
    expect(map.supply).toEqual([
      { edge: 'west', side: 'french' },
      { zone: 'paris', side: 'french' },
      { edge: 'east', side: 'german' },
    ])
  })

  it('let the French out between Longwy and the Beaumont north of Toul', () => {
    const east = map.zones.filter(({ edges }) => edges?.includes('east')).toSorted((one, other) => other.lat - one.lat)
    const out = east.filter(({ frenchExit }) => frenchExit).map((zone) => zone.name)
    expect(out).toEqual(['Longwy', 'Audun-le-Roman', 'Briey', 'Conflans', 'Mars-la-Tour', 'Thiaucourt', 'Beaumont'])
    expect(east.slice(0, out.length).every(({ frenchExit }) => frenchExit)).toBe(true)
    expect(map.zones.filter(({ frenchExit }) => frenchExit)).toHaveLength(out.length)
    expect(zoneOf(map, 'Beaumont').id).not.toBe(zoneOf(map, 'Beaumont-en-Argonne').id)
  })

  it('make Belgium a country without ways through', () => {
    const belgium = new Set(map.zones.filter(({ country }) => country === 'belgium').map(({ id }) => id))
    expect(map.connections.filter(({ a, b }) => belgium.has(a) && belgium.has(b))).toEqual([])
  })
})

describe('the fortresses', () => {
  it('have the values and the room that the rulings give', () => {
    const told = map.fortresses.map((fortress) => [
      fortress.name,
      fortress.zones.map(({ zone, value }) => `${name(zone)} ${value}`).join(', '),
      fortress.capacity,
    ])
    expect(told).toEqual([
      ['Verdun', 'Verdun 3, Verdun (rive droite) 2', 10],
      ['Montmédy', 'Montmédy 3', 3],
      ['Longwy', 'Longwy 2', 4],
      ['Mézières – Charleville', 'Mézières 2, Charleville 1', 6],
      ['Sedan', 'Sedan 1, Torcy 1', 8],
      ['Vitry-le-François', 'Vitry-le-François 1', 3],
    ])
  })
})
