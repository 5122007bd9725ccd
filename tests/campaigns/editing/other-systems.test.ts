import { describe, expect, test } from 'vitest'
import type { CampaignFiles, RuleSystem } from '#engine/kernel/system/system.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { onBench, playOn } from './on-bench.ts'

const titlesOf = (files: CampaignFiles, system: RuleSystem): readonly string[] =>
  system.editing!.palette(files).things.flatMap(({ name, detail }) => [name.en, name.fr, detail.en, detail.fr])

describe('a scenario of Storm over Belfort', () => {
  const bench = () => onBench(stormOverBelfort, 'belfort-1870', 'danjoutin')

  test('has every unit of the order of battle to place, by its division', () => {
    const { files, editing } = bench()
    const { things, formations, arrival } = editing.palette(files)
    expect(things.find(({ id }) => id === 'mfar4-1')).toMatchObject({ side: 1, sign: 'artillery' })
    expect(things.find(({ id }) => id === '57rp-1')!.how.map(({ id }) => id)).toEqual(['state'])
    expect(formations.map(({ name }) => name.en)).toContain('I. Reserve Division')
    expect(titlesOf(files, stormOverBelfort)).not.toContain('')
    expect(arrival).toBe('on-turn')
  })

  test('is edited: units move, are exhausted, arrive and are left out', () => {
    const one = bench()
    expect(one.placed('57rp-1')).toMatchObject({ at: 'map', place: 'zone-2', how: {} })
    one.do({ do: 'place', things: [{ thing: '57rp-1', place: 'zone-5', how: { state: 'exhausted' } }] })
    expect(one.placed('57rp-1')).toMatchObject({ place: 'zone-5', how: { state: 'exhausted' } })
    expect(one.do({ do: 'arrive', things: ['2rur'], turn: 9, place: null })).toMatch(/^no: /)
    one.do({ do: 'arrive', things: ['2rur'], turn: 5, place: null })
    expect(one.placed('2rur')).toMatchObject({ at: 'arrives', turn: 5 })
    one.do({ do: 'leave-out', things: ['gmsl'] })
    expect(one.placed('gmsl')).toMatchObject({ at: 'absent' })
    expect(one.document['diminished']).toEqual(['57rp-3'])
    expect(one.errors()).toEqual([])
    expect(one.editing.calendar(one.files, one.document).map(({ turn }) => turn)).toEqual([5])
  })

  test('shuts zones with enemies, other divisions and no room', () => {
    const { files, editing, document } = bench()
    const why = (thing: string) =>
      new Map(editing.mayNotStand(files, document, [thing]).map((one) => [one.place, one.why.en]))
    expect(why('olr13-1').get('zone-2')).toMatch(/^The enemy stands there/)
    expect(why('olr13-1').get('zone-24')).toBe('Divisions do not share a zone.')
    expect(why('arthg').get('zone-2')).toBe('It has room for guns: 1.')
    expect(why('84rl').get('headquarters')).toBe('The Prussians alone have it.')
    expect(why('84rl').has('zone-5')).toBe(false)
  })

  test('says how it is won, with its own last turn and the forts by name', () => {
    const one = bench()
    one.do({ do: 'set', field: 'turns.last', value: 6 })
    const [forts, count] = one.sheet('victory').rows.map(({ sentence }) => sentence)
    expect(forts!.en).toMatch(/^The Prussians win as soon as they hold 2 .+, 3 .+ and 8 .+ when a turn ends\.$/)
    expect(count!.fr).toMatch(/^À la fin du tour 6/)
    one.do({ do: 'add', to: 'words', kind: 'aims' })
    expect(one.errors()).toEqual([])
    expect(one.sheet('words').rows[0]!.fields.map(({ id }) => id)).toEqual(['aims.french', 'aims.prussian'])
  })

  test('plays, and tells of its first fortnight', () => {
    const one = bench()
    one.do({ do: 'place', things: [{ thing: '57rp-1', place: 'zone-5', how: {} }] })
    const play = one.begin()
    const kinds = new Set(one.editing.report(play, one.files).map(({ kind }) => kind))
    expect([...kinds]).toEqual(expect.arrayContaining(['ring', 'points', 'guns']))
    expect(playOn(play, 60)).toBe(60)
  })

  test('a unit that stands nowhere is what its fault is about, and not all who stand somewhere', () => {
    const one = bench()
    one.do({ do: 'lift', things: ['84rl'] })
    const fault = one.problems().find(({ code }) => code === 'the-unit-has-no-place')!
    expect(one.editing.subjects(one.files, one.document, fault)).toMatchObject({ things: ['84rl'], places: [] })
  })

  test('who is left out of the scenario is named; of many the first two, and how many more', () => {
    const titles = (...things: readonly string[]) => {
      const one = bench()
      one.do({ do: 'lift', things })
      const fault = one.problems().find(({ code }) => code === 'the-unit-has-no-place')!
      return one.editing.remedies(one.files, one.document, fault).map(({ title }) => title)
    }
    expect(titles('84rl').slice(1)).toEqual([
      { en: 'Leave 84 RL out of the scenario', fr: 'Laisser hors du scénario : 84 RL' },
    ])
    expect(titles('84rl', '45rl').at(-1)).toEqual({
      en: 'Leave 45 RL and 84 RL out of the scenario',
      fr: 'Laisser hors du scénario : 45 RL et 84 RL',
    })
    expect(titles('84rl', '45rl', '35rm-1', '3bm').at(-1)?.en).toBe(
      'Leave 1/35 RM, 3 BM, and 2 more out of the scenario',
    )
  })

  test('digs in, moves away, or leaves out, who stands in the open beside the enemy', () => {
    for (const number of [0, 1, 2]) {
      const one = bench()
      one.do({ do: 'place', things: [{ thing: '57rp-1', place: 'zone-17', how: {} }] })
      expect(one.problems()).toMatchObject([
        {
          ...{ code: 'the-set-up-breaks-a-rule', rule: 'sb.map.adjacent', subject: 'zone-17' },
          message: 'The set-up breaks a rule: "zone-17" lies next to the enemy in "zone-18".',
          inFrench: {
            message:
              'La mise en place enfreint une règle\u00a0: «\u00a0zone-17\u00a0» est voisine de l’ennemi en «\u00a0zone-18\u00a0».',
          },
        },
      ])
      one.applyRemedy(number)
      expect(one.problems()).toEqual([])
      expect(one.placed('57rp-1')).toMatchObject({ at: number < 2 ? 'map' : 'absent' })
    }
  })
})

describe('a siege in which the French place their units', () => {
  test.each([
    ['nowhere but in the citadel', []],
    ['in the forts alone', ['zone-2', 'zone-3', 'zone-8']],
  ] as const)('%s: it is said why that cannot be, and a click puts it right', (_where, zones) => {
    for (const last of [0, -1]) {
      const one = onBench(stormOverBelfort, 'belfort-1870', 'siege')
      expect(one.errors()).toEqual([])
      one.do({ do: 'set', field: 'free.french', value: [...zones] })
      const [fault] = one.problems()
      expect(fault!.path).toBe('free.french')
      expect(fault!.message).toMatch(/^The French (?:may place nobody in "zone-2", |find no room )/)
      expect(fault!.inFrench.message).toMatch(/^Les Français /)
      for (let tried = 0; tried < 3 && one.problems().length > 0; tried += 1) one.applyRemedy(last)
      expect(one.problems()).toEqual([])
    }
  })
})

describe('a battle of Portable Spicheren', () => {
  test('whose units are placed by the player is not said to begin without them', () => {
    const one = onBench(portableSpicheren, 'portable-spicheren', 'spicheren')
    const said = one.editing.report(one.begin(), one.files).map(({ sentence }) => sentence.en)
    expect(said).toContainEqual(expect.stringMatching(/^Prussians: nobody stands on the map/))
    expect(said).toContainEqual(expect.stringMatching(/^French: their units are placed when the game begins/))
  })
})

describe('a table of Escape from Sedan without units', () => {
  test('its side is offered to give its cards away, in whole sentences', () => {
    const one = onBench(escapeFromSedan, 'escape-from-sedan-1870', 'escape')
    const all = one.editing.placements(one.files, one.document).map(({ thing }) => thing)
    one.do({ do: 'lift', things: all })
    const fault = one.errors().find(({ path }) => path === 'cards.french')!
    const [remedy] = one.editing.remedies(one.files, one.document, fault)
    expect(remedy!.title).toEqual({ en: 'Take its cards away', fr: 'Lui retirer ses cartes' })
  })
})

describe('a scenario of Wissembourg – Spicheren', () => {
  const bench = () => onBench(wissembourgSpicheren, 'wissembourg-1870', 'wissembourg')

  test('has units, commanders and commanders in chief to place', () => {
    const { files, editing } = bench()
    const { things } = editing.palette(files)
    expect(things.find(({ id }) => id === 'douay')).toMatchObject({ kind: 'leader', sign: 'leader' })
    expect(things.find(({ id }) => id === 'turcos')).toMatchObject({ kind: 'unit', sign: 'infantry', side: 0 })
    expect(titlesOf(files, wissembourgSpicheren)).not.toContain('')
  })

  test('is edited: in one hex, in one of several, and on its way', () => {
    const one = bench()
    one.do({ do: 'place', things: [{ thing: 'turcos', place: '0604', how: { also: ['0704', '0705'] } }] })
    expect(one.placed('turcos')).toMatchObject({ at: 'map', place: '0604', how: { also: ['0704', '0705'] } })
    expect(one.placed('pelle')).toMatchObject({ place: '0603' })
    one.do({ do: 'arrive', things: ['hussars-3', 'septeuil'], turn: 2, place: '0701' })
    expect(one.placed('septeuil')).toMatchObject({ at: 'arrives', turn: 2, place: '0701' })
    one.do({ do: 'set', field: 'victory.objectives.0.points', value: 4 })
    expect(one.sheet('victory').rows[0]!.sentence.en).toMatch(/: 4 points to whoever holds it/)
    expect(one.errors()).toEqual([])
  })

  test('shuts hexes with enemies and full ones', () => {
    const { files, editing, document } = bench()
    const why = (thing: string) =>
      new Map(editing.mayNotStand(files, document, [thing]).map((one) => [one.place, one.why.en]))
    expect(why('line-78').get('0601')).toMatch(/^The enemy stands there/)
    expect(why('ge-art-9').has('0601')).toBe(false)
    expect(why('hussars-3').get('0603')).toBe('That is more than a hex holds.')
    expect(why('douay').has('0603')).toBe(false)
  })

  test('plays, and tells of its first hour', () => {
    const one = bench()
    one.do({ do: 'place', things: [{ thing: 'turcos', place: '0604', how: {} }] })
    const play = one.begin()
    const lines = one.editing.report(play, one.files)
    expect(lines.find(({ kind }) => kind === 'command')?.sentence.en).toMatch(/units are in reach/)
    expect(playOn(play, 40)).toBe(40)
  })
})

describe('a side without a first move', () => {
  test.each([
    [
      'the fortnight asks both for their points',
      stormOverBelfort,
      'belfort-1870',
      { '84rl': 'zone-1', 'mri67-1': 'zone-40' },
    ],
    ['both have a phase of every turn', escapeFromSedan, 'escape-from-sedan-1870', { l37: 'illy', ir80: 'floing' }],
  ])('does not occur where %s', (_why, system, folder, stand) => {
    const one = onBench(system, folder)
    for (const [thing, place] of Object.entries(stand)) one.do({ do: 'place', things: [{ thing, place, how: {} }] })
    for (let tried = 0; tried < 8 && one.errors().length > 0; tried += 1) one.applyRemedy(-1)
    const play = one.begin()
    const asked = new Set<number>()
    for (let acts = 0; acts < 400 && play.ending === undefined && asked.size < 2; acts += 1) {
      asked.add(play.decider)
      play.act(play.actions.at(play.actions.length - 1)!)
    }
    expect(asked.size).toBe(2)
  })
})

describe('a scenario from nothing is led by its remedies to one that plays', () => {
  test.each([
    {
      ...{ id: 'storm-over-belfort', system: stormOverBelfort, folder: 'belfort-1870' },
      stand: { '84rl': 'zone-1', 'mri67-1': 'zone-40' },
    },
    {
      ...{ id: 'wissembourg-spicheren', system: wissembourgSpicheren, folder: 'wissembourg-1870' },
      stand: { turcos: '0603', koblinski: '1006' },
    },
    {
      ...{ id: 'escape-from-sedan', system: escapeFromSedan, folder: 'escape-from-sedan-1870' },
      stand: { l37: 'illy', ir80: 'floing' },
    },
  ])('$id', ({ system, folder, stand }) => {
    const one = onBench(system, folder)
    for (const [thing, place] of Object.entries(stand)) one.do({ do: 'place', things: [{ thing, place, how: {} }] })
    // Of units that are nowhere the last remedy leaves out all at once.
    for (let tried = 0; tried < 8 && one.errors().length > 0; tried += 1) one.applyRemedy(-1)
    expect(playOn(one.begin(), 10)).toBe(10)
  })
})
