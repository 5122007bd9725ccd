import { describe, expect, it } from 'vitest'
import { begin, position } from './table.ts'

/** Positions of the hidden division, of the options and of both victories, worked out by hand from the rulebook, and then played. */

type Wanted = Parameters<typeof position>[0]
type Units = Wanted['units']
type More = Partial<Wanted>

const division = ['gluemer', 'goltz', 'hussars-8', 'ge-art-13']
const out = (lost: number) => ['- N', { fate: 1, lost }] as const

/** Both columns lie where told, and the marker of the division has been drawn. */
const columns = (west: string, east: string, units: Units = {}, real = 'west-column') =>
  position({
    phase: 'moves',
    active: 'fr-3',
    side: 'french',
    turn: 5,
    units: { laveaucoupet: '1411', micheler: '1411 N', ...units },
    waiting: division,
    cup: ['ge-13'],
    state: {
      column: { 'west-column': { hex: west, left: 0 }, 'east-column': { hex: east, left: 0 } },
      realColumn: real,
    },
  })
    .act('end-moves', 'ge-13')
    .act('activate')
/** A French unit is about to move near a column. */
const found = (west: string, units: Units, east = '1101') =>
  position({
    phase: 'moves',
    active: 'fr-1',
    side: 'french',
    units,
    waiting: division,
    state: {
      column: { 'west-column': { hex: west, left: 0 }, 'east-column': { hex: east, left: 0 } },
      realColumn: 'west-column',
    },
  })
const at = (table: ReturnType<typeof columns>) =>
  Object.values(table.state['column'] as Readonly<Record<string, { hex: string }>>).map(({ hex }) => hex)

describe('the hidden division', () => {
  const inTheCup = (turn: number) =>
    position({
      phase: 'command',
      side: 'french',
      turn,
      units: {
        frossard: '0312',
        verge: '0212',
        jolivet: '0212 N',
        laveaucoupet: '1411',
        micheler: '1411 N',
        kameke: '1701',
        francois: '1701 S',
      },
      waiting: division,
    })
      .act('bide')
      .act('choose fr-1').state['cup'] as string[]
  it('ws.hidden.columns: its marker is in the cup from two in the afternoon, the fourth turn', () => {
    expect(inTheCup(3)).not.toContain('ge-13')
    expect(inTheCup(4)).toContain('ge-13')
  })
  it('ws.hidden.march: three points are six hexes of road, through a wood as well, and no seventh', () => {
    const table = columns('0502', '1101')
    for (const hex of ['1102', '1002', '1003', '0904', '0905', '0906']) table.act(`march east-column ${hex}`)
    expect(at(table)).toEqual(['0502', '0906'])
    expect(table.may('march east-column 0907')).toBe(false)
  })
  it('ws.hidden.march: in the open a level up costs two points, and half a point is too little for a hex', () => {
    const table = columns('0502', '1101').acts('march east-column 1102', 'march east-column 1103')
    expect(table.actions('march').filter((text) => text.includes('east'))).toEqual([])
  })
  it('ws.hidden.march: each has three points of its own', () => {
    const table = columns('0502', '1101')
    for (const hex of ['1102', '1002', '1003', '0904', '0905', '0906']) table.act(`march east-column ${hex}`)
    for (const hex of ['0503', '0403', '0404']) table.act(`march west-column ${hex}`)
    expect(at(table)).toEqual(['0404', '0906'])
  })
  it('ws.hidden.march: a column may stand still', () => {
    const table = columns('0502', '1101').act('end-march', 'fr-3')
    expect(at(table)).toEqual(['0502', '1101'])
  })
  it('ws.hidden.reveal: in the open it is seen from four hexes, not from five', () => {
    const table = found('0502', { verge: '1112', jolivet: '1109 N' }, '1103').acts('move jolivet', 'step 1108')
    // 1103 is five hexes off, the ground between is open and of one level.
    expect(table.told('column-revealed')).toEqual([])
    table.act('step 1107')
    expect(table.last('column-revealed')).toMatchObject({ column: 'east-column', real: false })
  })
  it('ws.hidden.reveal: ground as high as the eye hides a column that lies lower', () => {
    // 1105, 1104 and 1103 are of level 2, 1102 and 1101 of level 1.
    const table = found('0502', { verge: '1111', jolivet: '1106 N' }).acts('move jolivet', 'step 1105')
    expect(table.told('column-revealed')).toEqual([])
  })
  it('ws.hidden.reveal: in a wood it is not seen from two hexes, and found from the next; the finder stops', () => {
    // 0806 is a wood; 0808 and 0807 are open.
    const table = found('0806', { verge: '0811', jolivet: '0809 N' }).acts('move jolivet', 'step 0808')
    expect(table.told('column-revealed')).toEqual([])
    table.act('step 0807')
    expect(table.last('column-revealed')).toMatchObject({ column: 'west-column', real: true })
    // It is put down, and the finder’s move is over.
    table.acts('face S', 'deploy goltz 0805', 'face S', 'deploy gluemer 0806', 'deploy hussars-8 0706', 'face S')
    expect(table.whyNot('step 0808')).toBe('ws.hidden.reveal halted')
  })
  it('ws.hidden.reveal: houses hide it as a village does, a hamlet too', () => {
    // 0904 is the hamlet of Drahtzug; 0906 and 0905 are open.
    const table = found('0502', { verge: '0811', jolivet: '0907 N' }, '0904').acts('move jolivet', 'step 0906')
    expect(table.told('column-revealed')).toEqual([])
    table.act('step 0905')
    expect(table.last('column-revealed')).toMatchObject({ column: 'east-column', real: false })
    expect(table.whyNot('step 0906')).toBe('ws.hidden.reveal halted')
  })
  it('ws.hidden.deploy: the guns come in the place of the marker, the decoy is taken away', () => {
    const table = found('0806', { verge: '0811', jolivet: '0809 N' }).acts('move jolivet', 'step 0808', 'step 0807')
    expect(table.asked).toBe('german deployment.facing')
    table.act('face S')
    expect(table.where('ge-art-13')).toBe('0806')
    expect(at(table)).toEqual(['-', '-'])
  })
  it('ws.hidden.deploy: everybody else stands there or next to it, one of foot or horse in a hex', () => {
    const table = columns('0502', '1101').acts('show west-column', 'face S', 'deploy goltz 0502', 'face S')
    expect(table.may('deploy hussars-8 0502')).toBe(false)
    // Around 0502 lie 0501, 0503, 0401, 0402, 0601, 0602.
    expect(table.may('deploy hussars-8 0601')).toBe(true)
    expect(table.may('deploy hussars-8 0604')).toBe(false)
    expect(table.may('deploy gluemer 0502')).toBe(true)
  })
  it('ws.hidden.secret: the decoy that is shown leaves the other face down', () => {
    const table = columns('0502', '1101').act('show east-column')
    expect(at(table)).toEqual(['0502', '-'])
    expect(division.map((name) => table.where(name))).toEqual(['-', '-', '-', '-'])
  })
  it('ws.activation.joint: while it is hidden its commander is within nobody’s radius, and its marker is not kept', () => {
    const table = position({
      phase: 'moves',
      active: 'fr-3',
      side: 'french',
      turn: 5,
      units: { laveaucoupet: '1411', micheler: '1411 N', kameke: '1502', francois: '1502 S' },
      waiting: division,
      cup: ['ge-13', 'ge-14'],
      state: {
        column: { 'west-column': { hex: '0502', left: 0 }, 'east-column': { hex: '1102', left: 0 } },
        realColumn: 'west-column',
      },
    }).act('end-moves', 'ge-13')
    expect(table.whyNot('keep')).toBe('ws.activation.joint not-kept')
  })
})

describe('the options of Spicheren', () => {
  const french = { verge: '0811', jolivet: '0811 N', kameke: '1901', francois: '1901 S' }
  const early = (turn: number, die: number) =>
    position({
      phase: 'command',
      side: 'french',
      turn,
      units: french,
      waiting: ['frossard'],
      switches: { frossardEarly: true },
      state: { frossardEarly: true },
      dice: die > turn ? [die, 'fr-1'] : [die],
    })
  it('ws.options.early-chief: in the second turn a 2 brings Frossard to a hex of Forbach, a 3 does not', () => {
    const table = early(2, 2)
    expect(table.asked).toBe('french chief-arrivals')
    expect(table.actions().map((text) => text.split(' ').at(-1))).toEqual(['0113', '0212', '0213', '0312'])
    expect(early(2, 3).asked).not.toBe('french chief-arrivals')
  })
  it('ws.turn.initiative: with Frossard alone on the map the French begin', () => {
    const table = early(2, 1)
    table.acts('appear 0312', 'stop')
    expect(table.last('initiative-given')['side']).toBe('french')
  })

  const called = (
    turn: number,
    arrivedIn: number,
    waits: readonly string[] = ['castagny', 'potier', 'arnaudeau', 'castagny-art'],
  ) =>
    position({
      phase: 'command',
      side: 'french',
      turn,
      units: { ...french, frossard: ['0312', { arrivedIn }] },
      waiting: waits,
      switches: { castagnyCalled: true },
      state: { castagnyCalled: true },
    })
  it('ws.options.called-division: it is asked for from the turn after Frossard’s on', () => {
    expect(called(6, 6).told('division-called')).toEqual([])
    expect(called(7, 6).act('bide', 4).last('division-called')).toMatchObject({ due: 7 })
  })
  it('ws.options.called-division: called before three o’clock it comes at three, the fifth turn', () => {
    const table = called(3, 2).act('bide', 5)
    expect(table.last('division-called')).toMatchObject({ due: 5 })
    expect(table.actions('choose')).toEqual(['choose fr-1'])
    expect(called(5, 2).act('bide', 4).last('division-called')).toMatchObject({ due: 5 })
  })
  it('ws.options.called-division: with a 3 it is asked for again, and once called no more', () => {
    expect(called(7, 6).act('bide', 3).last('division-called')).toMatchObject({ due: 0 })
    expect(called(8, 6).act('bide', 3).actions('choose')).toEqual(['choose fr-1'])
    const waits = position({
      phase: 'command',
      side: 'french',
      turn: 4,
      units: { ...french, frossard: ['0312', { arrivedIn: 2 }] },
      waiting: ['castagny', 'potier', 'arnaudeau', 'castagny-art'],
      switches: { castagnyCalled: true },
      state: { castagnyCalled: true, calledFor: 5 },
    }).act('bide')
    expect(waits.told('division-called')).toEqual([])
    expect(waits.actions('choose')).toEqual(['choose fr-1'])
  })
  it('ws.options.points: each costs its point, whether anybody came or not', () => {
    expect(begin('spicheren', { castagnyCalled: true }).score('german')['other']).toBe(1)
    expect(begin('spicheren', { frossardEarly: true }).score('german')['other']).toBe(1)
  })
})

describe('victory at Spicheren', () => {
  it('ws.victory.gone: a unit that is gone and one that is cut off make two; three are one point', () => {
    const score = (more: Units) =>
      position({
        phase: 'moves',
        active: 'fr-1',
        side: 'french',
        turn: 12,
        units: { kameke: '1901', francois: '1901 S', verge: '1411', jolivet: '1411 N', ...more },
      }).score('german')['gone']
    expect(score({ valaze: out(2) })).toBe(0)
    expect(score({ valaze: out(2), 'fr-art-1': out(1), doens: out(2) })).toBe(1)
    // Micheler in 1405 faces N, in the front of six brigades around him.
    const ring: Units = {
      micheler: '1405 N',
      woyna: '1404 S',
      rex: '1406 N',
      doering: '1305 SE',
      schwerin: '1306 NE',
      goltz: '1505 SW',
      barby: '1506 NW',
    }
    expect(score(ring)).toBe(0)
    expect(score({ ...ring, valaze: out(2) })).toBe(1)
  })
})

describe('victory at Wissembourg', () => {
  const held = (town: string, castle: string) => ({ '0603': { holder: town }, '0806': { holder: castle } })
  const end = (units: Units, state: Wanted['state'] = {}, more: More = {}) =>
    position({ phase: 'rally', side: 'german', scenario: 'wissembourg', turn: 7, units, state, ...more })
  const points = (table: ReturnType<typeof end>, side: string) =>
    table.told('points-told').find((one) => one['side'] === side)
  const far: Units = { douay: '0603', turcos: '0603 N', bose: '0806', koblinski: '0806 N' }

  it('ws.victory.points: a whole count', () => {
    const table = end(
      {
        ...far,
        'line-50': out(2),
        'line-74': out(2),
        'fr-art-2': '0508 N',
        hartmann: '0901',
        thiereck: out(1),
        maillinger: out(1),
        'light-horse-2': out(1),
        'ge-art-4': '0901 S',
      },
      { place: held('french', 'german'), countedFrench: 0 },
    )
    // The town is French with a way south, the castle German with a way north. Two French regiments are gone, and with four of five
    // steps the first brigade is broken; three of four Bavarian steps are lost. What the Germans lost is nobody's point.
    expect(points(table, 'french')).toMatchObject({ objectives: 2, total: 2 })
    expect(points(table, 'german')).toMatchObject({ objectives: 2, gone: 1, demoralised: 0, total: 3 })
    expect(table.ending).toBe('german victory 1')
  })
  it('ws.victory.levels: 1, 2 and 3 points; an equal count is nobody’s', () => {
    const level = (counted: number) => end(far, { place: held('french', 'german'), countedFrench: counted }).ending
    expect([level(0), level(1), level(2), level(3)]).toEqual([
      'nobody draw 0',
      'french victory 1',
      'french victory 2',
      'french victory 3',
    ])
  })
  it('ws.victory.objectives: at noon both have to be French; one alone is nothing', () => {
    const noon = (town: string, castle: string) => {
      const table = end(far, { place: held(town, castle) }, { turn: 4 })
      if (table.asked === 'german rally') table.roll('end-rally')
      return table.score('french')['objectives'] as number
    }
    const without = end(far, { place: held('french', 'french') }, { turn: 5 }).score('french')['objectives'] as number
    expect(noon('french', 'french') - without).toBe(2)
    expect(noon('french', 'german')).toBe(2)
  })
  it('ws.victory.demoralised: a formation that has left the map counts, one that was wholly eliminated does not', () => {
    const cavalry = (hussars: Units[string]) =>
      end({ ...far, 'chasseurs-11': out(1), 'hussars-3': hussars }, { place: held('french', 'german') })
    expect(points(cavalry(['- N', { fate: 2 }]), 'german')).toMatchObject({ demoralised: 1 })
    expect(points(cavalry(out(1)), 'german')).toMatchObject({ demoralised: 0, gone: 1 })
  })
  it('ws.victory.demoralised: each German formation that is broken costs a point', () => {
    const table = end(
      { ...far, thiereck: out(1), maillinger: out(1), 'ge-art-4': out(1), 'light-horse-2': '0901 S' },
      { place: held('french', 'german') },
    )
    expect(points(table, 'german')).toMatchObject({ demoralised: -1, total: 1 })
  })
  it('ws.victory.exits: two units by the south or the west are a point, in any turn; not by the north or the east', () => {
    const leaving = (first: string, second: string) =>
      position({
        phase: 'moves',
        active: 'fr-cavalry',
        side: 'french',
        scenario: 'wissembourg',
        turn: 3,
        units: { septeuil: '0809', 'chasseurs-11': first, 'hussars-3': second, bose: '1703', koblinski: '1703 N' },
      })
    const table = leaving('0811 S', '0107 S').acts('move chasseurs-11', 'leave', 'move hussars-3')
    expect(table.score('french')['exits']).toBe(0)
    expect(table.act('leave').score('french')['exits']).toBe(1)
    expect(leaving('1708 S', '0901 S').act('move chasseurs-11').may('leave')).toBe(false)
    expect(leaving('1708 S', '0901 S').act('move hussars-3').may('leave')).toBe(false)
  })
  it('ws.victory.chief-alone: Douay alone costs a point, also with commanders, not with a gun', () => {
    const other = (units: Units) =>
      points(end({ bose: '1703', koblinski: '1703 N', douay: '0508', ...units }), 'french')!['other']
    expect([other({}), other({ montmarie: '0508' }), other({ 'fr-art-2': '0107 N' })]).toEqual([-1, -1, 0])
  })
  it('ws.victory.objectives: the town whose garrison is shut in counts 1', () => {
    const score = (more: Units) =>
      position({
        phase: 'moves',
        active: 'fr-2',
        side: 'french',
        scenario: 'wissembourg',
        turn: 7,
        units: { pelle: '0603', turcos: '0603 N', ...more },
        state: { place: held('french', 'german') },
      }).score('french')['objectives']
    // Around 0603 lie 0602, 0604, 0503, 0504, 0703 and 0704.
    const ring = {
      koblinski: '0602 S',
      thile: '0604 N',
      kontzki: '0503 SE',
      schkopp: '0504 NE',
      bothmer: '0703 SW',
      henning: '0704 NW',
    }
    const { koblinski, kontzki, schkopp } = ring
    // Out of 0704, which nobody watches.
    const gap = { koblinski, kontzki, schkopp }
    expect([score({}), score(gap), score(ring)]).toEqual([2, 2, 1])
  })
})

describe('the option of Wissembourg', () => {
  const wolff = { scenario: 'wissembourg-wolff' }
  it('ws.turn.length: it lasts ten turns, and the seventh is not the last', () => {
    const rally = (turn: number) =>
      position({
        phase: 'rally',
        side: 'german',
        turn,
        ...wolff,
        units: { douay: '0806', turcos: '0603 N', bose: '1703', koblinski: '1703 N', 'crown-prince': '1703' },
      })
    expect([rally(7).ending, rally(10).ending === undefined]).toEqual([undefined, false])
  })
  it('ws.victory.points: broken formations and the two objectives are all that counts', () => {
    const table = position({
      phase: 'rally',
      side: 'german',
      turn: 10,
      ...wolff,
      units: {
        douay: '0603',
        turcos: '0603 N',
        'line-50': out(2),
        'line-74': out(2),
        'fr-art-2': '0508 N',
        'hussars-3': ['- N', { fate: 2 }],
        'chasseurs-11': ['- N', { fate: 2 }],
        bose: '0806',
        koblinski: '0806 N',
        thiereck: out(1),
        maillinger: out(1),
        'light-horse-2': out(1),
        'ge-art-4': '0901 S',
      },
      state: { place: { '0603': { holder: 'french' }, '0806': { holder: 'german' } } },
    })
    const points = (side: string) => table.told('points-told').find((one) => one['side'] === side)
    expect(points('french')).toMatchObject({ objectives: 2, demoralised: 1, gone: 0, exits: 0, other: 0, total: 3 })
    expect(points('german')).toMatchObject({ objectives: 2, demoralised: 1, gone: 0, other: 0, total: 3 })
    expect(table.ending).toBe('nobody draw 0')
  })
  it('ws.arrivals.column: the 96th comes at one o’clock, the fifth turn, on the marker of Wolff’s brigade', () => {
    const choices = (turn: number) =>
      position({
        phase: 'command',
        side: 'french',
        turn,
        ...wolff,
        units: { douay: '0806', montmarie: '0806', 'line-50': '0806 N', bose: '1703', koblinski: '1703 N' },
        waiting: ['line-96', 'moreno', 'line-18'],
      })
        .act('bide')
        .actions('choose')
    expect(choices(4)).toEqual(['choose fr-1'])
    expect(choices(5)).toEqual(['choose fr-1', 'choose fr-wolff'])
  })
  it('ws.setup.place: the 78th stands south of the Lauter or in the town, nowhere north of it', () => {
    const table = begin('wissembourg-wolff')
    while (table.asked === 'french set-up.facing') table.act('face N')
    const hexes = table.actions('place').map((text) => text.split(' ').at(-1))
    expect(hexes).toContain('0603')
    expect(hexes).toContain('0604')
    expect(hexes).toContain('1512')
    expect(hexes).not.toContain('0602')
    expect(hexes).not.toContain('1303')
  })
})
