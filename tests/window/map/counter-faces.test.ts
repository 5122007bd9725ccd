import { describe, expect, it } from 'vitest'
import { type CounterFace, detailAt, pointsOf } from '../../../src-renderer/counters/face.ts'
import { boardOfZones, indexBoard } from '../../../src-renderer/map/board/board.ts'
import { marks } from '../../../src-renderer/systems/gaiter-button/counters/marks.ts'
import { pilesOf, type Piece } from '../../../src-renderer/counters/piles.ts'
import { counterSvg, margin } from '../../../src-renderer/counters/svg.ts'
import { counterTitle } from '../../../src-renderer/counters/title.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { mapWordsWith } from '../../../src-renderer/map/board/words.ts'
import { counterWords, type Sides } from '../../../src-renderer/counters/words.ts'
import { piecesOf, type SideView } from '../../../src-renderer/systems/gaiter-button/counters/faces.ts'
import { levelsIn, markersOf } from '../../../src-renderer/systems/gaiter-button/counters/markers.ts'
import { signsIn } from '../../../src-renderer/systems/gaiter-button/counters/signs-key.ts'
import { leaderIn, printedIn } from '../../../src-renderer/systems/gaiter-button/counters/abbreviations.ts'
import { readOrderOfBattle } from '../../../src-renderer/systems/gaiter-button/counters/order-of-battle.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import { chalonsBoard } from '../../campaigns/plans.ts'
import { FR, files, GE, scene, type Table, wholeGame } from '../../rulebook/gaiter-button/table.ts'
import { frenchAndGerman } from '../sides.ts'

const inEnglish = counterWords(frenchAndGerman, 'en')
const book = readOrderOfBattle(files['order-of-battle.json'] as Json, files['map.json'] as Json)
const seenBy = (table: Table, side: number): SideView => {
  const { known } = table.game.view(side)
  return { side, known }
}
const on = (table: Table, ...sides: number[]): Piece[] =>
  piecesOf(
    sides.map((side) => seenBy(table, side)),
    book,
    inEnglish,
  )
const called = (pieces: readonly Piece[], id: string): Piece => {
  const found = pieces.find((piece) => piece.id === id)
  if (found === undefined) throw new Error(`there is no ${id}`)
  return found
}

const division: CounterFace = {
  livery: 'blue',
  sign: 'infantry',
  name: '1re DI',
  fullName: '1re DI (Wolff)',
  band: { colour: '#b3262b', label: '1' },
  movement: 4,
  morale: 5,
  strength: [
    { arm: 'infantry', left: 4, lost: 1 },
    { arm: 'artillery', left: 1, lost: 0 },
  ],
}

describe('what is printed on a counter', () => {
  it('is in the language of the window', () => {
    const names = ['1re DI', '2e DI', '3e DC', '1re DRC', '11e DI', '2e DI bav.', 'DI wurt.', 'DC', 'Uhlans', 'C']
    expect(names.map((name) => printedIn('en', name))).toEqual([
      ...['1st ID', '2nd ID', '3rd CD', '1st RCD', '11th ID', '2nd Bav. ID', 'Württ. ID', 'CD', 'Uhlans', 'C'],
    ])
    expect(names.map((name) => printedIn('fr', name)).slice(0, 2)).toEqual(['1ʳᵉ DI', '2ᵉ DI'])
  })

  it('say in English what leaders are called in English, without titles, and in French what is printed', () => {
    const names = {
      'albert-of-saxony': { en: 'Crown Prince Albert of Saxony', fr: 'Prince royal Albert de Saxe' },
      'mac-mahon': { en: 'Mac-Mahon, with Napoleon III', fr: 'Mac-Mahon, avec Napoléon III' },
    }
    const [order, map] = [files['order-of-battle.json'] as Json, files['map.json'] as Json] // as read from JSON
    const leaders = (language: Language) => {
      const { counters } = readOrderOfBattle(order, map, undefined, undefined, leaderIn(names, language))
      return Object.keys(names).map((id) => counters.get(id)?.name)
    }
    expect(leaders('en')).toEqual(['Albert of Saxony', 'Mac-Mahon'])
    expect(leaders('fr')).toEqual(['Albert de Saxe', 'Mac-Mahon'])
  })
})

describe('the face of a counter', () => {
  it('is the same text for the same face', () => {
    expect(counterSvg(division)).toBe(counterSvg(structuredClone(division)))
    expect(counterSvg(division)).not.toBe(counterSvg(division, 'glance'))
  })

  it('has everything that is on it where there is room for it', () => {
    const svg = counterSvg(division)
    for (const words of ['>1re DI<', '>4<', '>5<', '#b3262b']) expect(svg).toContain(words)
    // Five boxes of infantry, one of them crossed off, and one of guns.
    expect(svg.match(/<circle r="3.9"\/>/g)).toHaveLength(5)
    expect(svg.match(/fill="none" stroke="#fffdf5" opacity/g)).toHaveLength(1)
  })

  it('at a glance has its strength and its corps', () => {
    const svg = counterSvg(division, 'glance')
    expect(svg).toContain('>4<')
    expect(svg).toContain('#b3262b')
    expect(svg).not.toContain('1re DI')
    expect(detailAt(26)).toBe('glance')
    expect(detailAt(120)).toBe('whole')
  })

  it('tells the sides apart by its corners, not only by its colour', () => {
    const rounding = (livery: 'blue' | 'grey') => /rx="(\d+)"/.exec(counterSvg({ livery, sign: 'unknown' }))?.[1]
    expect(Number(rounding('blue'))).toBeGreaterThan(4 * Number(rounding('grey')))
  })

  it.each(['whole', 'glance'] as const)('has its front whole on the drawing, however it is turned: %s', (detail) => {
    const svg = counterSvg(
      { livery: 'blue', sign: 'infantry', turned: false, facing: { bearing: 60, towards: '' } },
      detail,
    )
    const shape =
      /<path d="([^"]*)" transform="rotate\(60 50 50\)" fill="[^"]*" stroke="[^"]*" stroke-width="([\d.]+)"/.exec(svg)
    const [x = 0, y = 0, turnX = 0, turnY = 0, toX = 0, , endY = 0] = (shape?.[1]?.match(/-?\d+/g) ?? []).map(Number)
    const corners = [
      [x, y],
      [turnX, turnY],
      [toX, turnY],
      [100 - x, endY],
    ] as const
    expect(turnY).toBeLessThan(0)
    const [cos, sin] = [Math.cos(Math.PI / 3), Math.sin(Math.PI / 3)]
    for (const [atX, atY] of corners) {
      const [right, down] = [atX - 50, atY - 50]
      const far = Math.max(Math.abs(right * cos - down * sin), Math.abs(right * sin + down * cos))
      expect(far + Number(shape?.[2]) / 2).toBeLessThanOrEqual(50 + margin)
    }
  })

  it('cannot be broken by a name', () => {
    const svg = counterSvg({ ...division, name: '<b> & "c"' })
    expect(svg).toContain('&lt;b&gt; &amp; &quot;c&quot;')
  })

  it('counts what holds ground, or the one number it has', () => {
    expect(pointsOf(division)).toBe(4)
    expect(pointsOf({ livery: 'grey', sign: 'artillery', figure: 6 })).toBe(6)
    expect(pointsOf({ livery: 'grey', sign: 'unknown' })).toBeUndefined()
  })

  it('is told in words, in both languages', () => {
    const face: CounterFace = { ...division, turned: true, marks: marks.en.filter(({ id }) => id === 'outOfSupply') }
    expect(counterTitle(face, inEnglish)).toBe(
      '1re DI (Wolff), French infantry, corps 1, movement 4, morale 5, 4 infantry (1 lost), 1 artillery, has acted, out of supply since last night',
    )
    expect(counterTitle(face, counterWords(frenchAndGerman, 'fr'))).toContain(
      'infanterie française, 1ᵉʳ corps, mouvement 4, moral 5, 4 d’infanterie (1 perdu)',
    )
    expect(counterTitle({ livery: 'grey', sign: 'unknown' }, inEnglish)).toBe('German unknown counter')
  })

  it('is called by the adjective of its side, whichever side wears its colours', () => {
    const prussians = { masculine: { en: 'Prussian', fr: 'prussien' }, feminine: { en: 'Prussian', fr: 'prussienne' } }
    const sides: Sides = { dress: ['grey', 'blue'], adjectives: [prussians, frenchAndGerman.adjectives[0]] }
    const told = (face: CounterFace) =>
      (['en', 'fr'] as const).map((language) => counterTitle(face, counterWords(sides, language)))
    expect(told({ livery: 'grey', sign: 'cavalry' })).toEqual(['Prussian cavalry', 'cavalerie prussienne'])
    expect(told({ livery: 'blue', sign: 'infantry' })).toEqual(['French infantry', 'infanterie française'])
    const place = (language: 'en' | 'fr') =>
      mapWordsWith(language, sides.adjectives).place('Forbach', [
        { side: 0, count: 2 },
        { side: 1, count: 1 },
      ])
    expect(place('en')).toBe('Forbach, 2 Prussian counters, 1 French counter')
    expect(place('fr')).toBe('Forbach, 2 pions prussiens, 1 pion français')
  })

  it('has its words in the order of each language, agreeing with what it is', () => {
    const told = (face: CounterFace) => [
      counterTitle(face, inEnglish),
      counterTitle(face, counterWords(frenchAndGerman, 'fr')),
    ]
    expect(told({ livery: 'grey', sign: 'unknown' })).toEqual(['German unknown counter', 'pion inconnu allemand'])
    expect(told({ livery: 'grey', sign: 'leader' })).toEqual(['German leader', 'chef allemand'])
    expect(told({ livery: 'blue', sign: 'garrison' })).toEqual(['French garrison', 'garnison française'])
    const cavalry: CounterFace = { livery: 'blue', sign: 'cavalry', heavy: true }
    expect(told(cavalry)).toEqual(['French heavy cavalry', 'cavalerie lourde française'])
    expect(told({ ...cavalry, detached: true })).toEqual([
      'French heavy cavalry detachment',
      'détachement français de cavalerie lourde',
    ])
    // A number alone would name nothing.
    expect(told({ ...cavalry, detached: true, name: 'C' })).toEqual([
      'French heavy cavalry detachment C',
      'détachement français de cavalerie lourde C',
    ])
    expect(told({ livery: 'grey', sign: 'decoy', name: '4', turned: true })).toEqual([
      'German decoy 4, has acted',
      'leurre allemand 4, a agi',
    ])
  })
})

describe('the counters of a view', () => {
  const table = wholeGame('august-1870')

  it('are all on the map that the engine has there, each side its own by name', () => {
    for (const side of [FR, GE]) {
      const own = on(table, side).filter((piece) => piece.side === side && piece.face.sign !== 'garrison')
      const { g } = table
      const there: string[] = []
      for (let counter = 0; counter < g.counter.rows; counter++)
        if (g.campaign.counters[counter]?.side === side && g.counter.zone.of(counter) >= 0)
          there.push(`${g.nameOf('counter', counter)} in ${g.nameOf('zone', g.counter.zone.of(counter))}`)
      expect(own.map(({ id, place }) => `${id} in ${place}`).toSorted()).toEqual(there.toSorted())
    }
  })

  it('show nothing of the enemy but backs', () => {
    const enemy = on(table, FR).filter(({ side, face }) => side === GE && face.sign !== 'garrison')
    expect(enemy.length).toBeGreaterThan(20)
    for (const { face } of enemy) {
      expect(Object.keys(face).filter((key) => !['livery', 'sign', 'marks', 'turned'].includes(key))).toEqual([])
      expect(face.sign).toBe('unknown')
    }
  })

  it('of two views are each side’s own, and no counter twice', () => {
    const all = on(table, FR, GE)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.filter(({ face }) => face.sign === 'unknown')).toEqual([])
  })

  it('have garrisons in their fortresses, of which the enemy does not know how strong they are', () => {
    const own = called(on(table, FR), 'garrison french-verdun')
    expect(own).toMatchObject({ place: 'verdun', face: { sign: 'garrison', figure: 3, morale: 3 } })
    expect(called(on(table, GE), 'garrison french-verdun').face.figure).toBeUndefined()
  })

  it('have the corps and its colour', () => {
    expect(called(on(table, FR), 'fr-12-1').face.band).toEqual({ colour: '#6a4c93', label: '12' })
    expect(called(on(table, GE), 'ge-b-1-c').face).toMatchObject({ heavy: true, band: { label: 'I B' } })
  })
})

describe('a counter in trouble', () => {
  const table = scene({
    counters: { rethel: ['fr-1-1', 'mac-mahon'], 'menil-annelles': ['ge-5-9'] },
    arrange(g, { counter }) {
      const unit = counter('fr-1-1')
      g.counter.infantry.set(unit, 3)
      g.counter.lostInfantry.set(unit, 2)
      g.counter.right.set(unit, 2)
      g.counter.activated.set(unit, true)
      g.counter.demoralised.set(unit, true)
    },
    begin: (g) => g.call(days, {}),
  })

  it('has the morale of the rightmost box that is not crossed off', () => {
    // Its row is 3 4 4 5 5, and two are crossed off from the right.
    expect(called(on(table, FR), 'fr-1-1').face).toMatchObject({
      morale: 4,
      turned: true,
      marks: [{ id: 'demoralised' }],
    })
    expect(called(on(table, FR), 'fr-1-1').face.strength?.[0]).toEqual({ arm: 'infantry', left: 3, lost: 2 })
  })

  it('is seen by the enemy with its markers, and without its name', () => {
    const tokens = on(table, GE).filter(({ side, place }) => side === FR && place === 'rethel')
    expect(tokens.map(({ face }) => face)).toContainEqual({
      livery: 'blue',
      sign: 'unknown',
      turned: true,
      marks: marks.en.filter(({ id }) => id === 'demoralised'),
    })
  })
})

describe('the markers of a view', () => {
  const board = boardOfZones(chalonsBoard())
  if (board === undefined) throw new Error('the campaign has no sheet')
  const index = indexBoard(board)

  it('stand where the engine has them: an axis at its end of the connection, a crossing on it, a sign at its zone', () => {
    const table = scene({
      counters: { 'le-chesne': ['fr-5-1', 'ge-5-9'], rethel: ['fr-1-1', 'mac-mahon'] },
      arrange(g, { connection, zone }) {
        g.connectionEnd.axis.set(2 * connection('le-chesne', 'voncq'), GE + 1)
        g.connection.destroyed.set(connection('rethel', 'amagne'), true)
        g.zone.intruder.set(zone('le-chesne'), GE + 1)
      },
      begin: (g) => g.call(days, {}),
    })
    const { marks } = markersOf(table.game.view(FR).known, index, levelsIn(files['tables.json'] as Json))
    expect(marks).toContainEqual({ at: { from: 'le-chesne', to: 'voncq' }, sign: 'axis', tone: 'grey' })
    expect(marks).toContainEqual(expect.objectContaining({ sign: 'destroyed' }))
    expect(marks).toContainEqual({ at: { zone: 'le-chesne' }, sign: 'contested', tone: 'bad' })
    expect(marks.filter(({ sign }) => ['broken-rail', 'repair', 'edge', 'taken', 'stormed'].includes(sign))).toEqual([])
    // The permanent bridge of boats above Verdun stands from the first day.
    expect(marks).toContainEqual(expect.objectContaining({ sign: 'pontoon', tone: 'good' }))
  })
})

describe('the signs on the map', () => {
  const index = indexBoard(boardOfZones(chalonsBoard())!)

  it('tell a broken railway from a broken bridge, how far works have come, and what was taken by whom', () => {
    // Rows as views have them; no single position has all of them.
    const known: JsonObject = {
      axes: {},
      connection: {
        'amagne-rethel': { railDestroyed: true },
        'mouzon-beaumont-en-argonne': { destroyed: true, repair: 3 },
        'esnes-samogneux': { pontoon: 2 },
      },
      zone: { rocroi: { edgeAxis: FR + 1 }, rethel: { takenBy: GE + 1 }, mezieres: { stormed: GE + 1 } },
    }
    const { marks } = markersOf(known, index, levelsIn(files['tables.json'] as Json))
    const signs = marks.map(({ sign, tone, label }) => [sign, tone, label].filter(Boolean).join(' '))
    expect(signs).toEqual(
      expect.arrayContaining([
        'broken-rail bad',
        'repair bad 3/4',
        'pontoon quiet 2/5',
        'edge blue',
        'taken grey',
        'stormed grey',
      ]),
    )
    expect(signs).not.toContain('destroyed bad')
  })
})

describe('piles', () => {
  const piece = (id: string, place: string, side: number, face: Partial<CounterFace>): Piece => ({
    id,
    place,
    side,
    face: { livery: side === 0 ? 'blue' : 'grey', sign: 'infantry', ...face },
    title: id,
  })

  it('are of one side in one place, with leaders on top and the unknown below', () => {
    const piles = pilesOf([
      piece('decoy', 'sedan', 0, { sign: 'decoy' }),
      piece('second', 'sedan', 0, { band: { colour: '#ffffff', label: '12' } }),
      piece('horse', 'sedan', 0, { sign: 'cavalry', band: { colour: '#ffffff', label: '5' } }),
      piece('first', 'sedan', 0, { band: { colour: '#ffffff', label: '5' } }),
      piece('enemy', 'sedan', 1, {}),
      piece('leader', 'sedan', 0, { sign: 'leader' }),
      piece('elsewhere', 'torcy', 0, {}),
    ])
    expect(piles.map(({ key, pieces }) => [key, pieces.map(({ id }) => id)])).toEqual([
      ['sedan 0', ['leader', 'first', 'horse', 'second', 'decoy']],
      ['sedan 1', ['enemy']],
      ['torcy 0', ['elsewhere']],
    ])
  })
})

describe('the key of the signs', () => {
  it.each(['en', 'fr'] as const)(
    'has every sign that markers put on the map, and every mark of a counter, in %s',
    (language) => {
      const { map, counters } = signsIn(language)
      const kinds = [
        'axis',
        'edge',
        'destroyed',
        'repair',
        'broken-rail',
        'pontoon',
        'contested',
        'encircled',
        'taken',
        'stormed',
      ]
      expect(new Set(map.map(({ as }) => as))).toEqual(new Set(kinds))
      expect(map.every(({ words }) => words.length > 5)).toBe(true)
      expect(counters).toEqual(marks[language])
    },
  )
})

describe('values along the foot of a counter', () => {
  const face: CounterFace = {
    livery: 'blue',
    sign: 'infantry',
    foot: { printed: '3-3-4', words: 'fire 3, attack 3, defence 4' },
  }

  it('are printed at every size, and told in words', () => {
    for (const detail of ['glance', 'whole'] as const) expect(counterSvg(face, detail)).toContain('>3-3-4</text>')
    const { foot: _foot, ...bare } = face
    expect(counterSvg(bare)).not.toContain('3-3-4')
    expect(counterTitle(face, inEnglish)).toContain('fire 3, attack 3, defence 4')
  })
})
