import { describe, expect, it } from 'vitest'
import { lines } from '../game-on-table.ts'
import { position } from './table.ts'

type Units = Parameters<typeof position>[0]['units']
const activated = (units: Units, more: Partial<Parameters<typeof position>[0]> = {}) =>
  position({ phase: 'moves', active: 'ge-14', side: 'german', units, cup: ['fr-1'], ...more })
    .act('end-moves', 'fr-1')
    .act('activate')

const enemy = { kameke: '1901', francois: '1901 S' }

describe('ws.command.radius', () => {
  it('is six points of cavalry: from Laveaucoupet in 1313 to Micheler on the Rotherberg it is just enough', () => {
    const table = position({
      phase: 'moves',
      active: 'ge-14',
      side: 'german',
      units: { laveaucoupet: '1313', micheler: '1607 N', doens: '1313 N', ...enemy },
      cup: ['fr-3'],
    })
    table.act('end-moves', 'fr-3').act('activate')
    expect(table.unit('micheler')['inCommand']).toBe(true)
  })
  it('is two points more from a village', () => {
    // 1411 is the village of Spicheren; 1410 lies north of it and nearer to 1305.
    const from = (verge: string) =>
      activated({ verge, jolivet: '1305 N', ...enemy }).unit('jolivet')['inCommand'] as boolean
    expect(from('1411')).toBe(true)
    expect(from('1410')).toBe(false)
  })
})

describe('ws.command.headquarters', () => {
  it('marks commanders out of the radius of their commander in chief, and all who have none', () => {
    const table = position({
      phase: 'command',
      side: 'french',
      turn: 8,
      units: { frossard: '0312', verge: '0411', jolivet: '0411 N', laveaucoupet: '1313', micheler: '1313 N', ...enemy },
    })
    table.act('bide')
    expect(table.told('commander-out').map(({ unit }) => unit)).toEqual(['laveaucoupet', 'kameke'])
  })
})

describe('ws.command.units', () => {
  it('is found out when the formation is activated, and stays so', () => {
    const table = activated({ verge: '1411', jolivet: '1411 N', valaze: '0113 N', ...enemy })
    expect([table.unit('jolivet')['inCommand'], table.unit('valaze')['inCommand']]).toEqual([true, false])
    table.acts('move verge', 'stop')
    expect(table.unit('valaze')['inCommand']).toBe(false)
  })
})

describe('ws.command.detached', () => {
  it('a detached unit is in command near the commander in chief, or near any commander in command', () => {
    const grueter = (units: Units) =>
      position({
        phase: 'moves',
        active: 'fr-1',
        side: 'french',
        turn: 6,
        units: { verge: '0811', jolivet: '0811 N', grueter: '1702 S', ...units },
        waiting: ['rheinbaben'],
        cup: ['fr-cavalry'],
      })
        .act('end-moves', 'fr-cavalry')
        .act('activate')
        .unit('grueter')['inCommand']
    expect(grueter({ alvensleben: '1701' })).toBe(true)
    expect(grueter({ kameke: '1701', francois: '1701 S' })).toBe(true)
    expect(grueter({ kameke: ['1701', { outOfCommand: true }], francois: '1701 S' })).toBe(false)
  })
})

describe('ws.command.direct', () => {
  it('is for as many units in his radius as the inertia value of the commander in chief says', () => {
    const units = {
      frossard: '0312',
      verge: '1411',
      jolivet: '0211 N',
      valaze: '0113 N',
      'fr-art-1': '0213 N',
      ...enemy,
    }
    const table = activated(units)
    expect(table.asked).toBe('french directing')
    expect(table.actions('direct')).toEqual(['direct fr-art-1', 'direct jolivet', 'direct valaze'])
    table.acts('direct jolivet', 'direct valaze')
    // Frossard's inertia is 2.
    expect(table.asked).toBe('french moves')
    expect([table.unit('jolivet')['inCommand'], table.unit('fr-art-1')['inCommand']]).toEqual([true, false])
  })
})

describe('ws.command.out-moves', () => {
  const table = () =>
    position({
      phase: 'moves',
      active: 'ge-14',
      side: 'german',
      out: ['francois'],
      units: { kameke: '1502', francois: '1604 S', jolivet: '1606 N' },
    })
  it('is at half the points, into no enemy zone', () => {
    const moving = table().act('move francois')
    expect(moving.about['most']).toBe(2)
    expect(moving.whyNot('step 1605')).toBe('ws.command.out-moves zone')
  })
  it('does not end outside the radius, and from outside ends nearer', () => {
    const far = position({
      phase: 'moves',
      active: 'ge-14',
      side: 'german',
      out: ['francois'],
      units: { kameke: '1502', francois: '1011 S' },
    }).act('move francois')
    expect(far.whyNot('step 1012')).toBe('ws.command.out-moves too-far-off')
    expect(far.actions('step').length).toBeGreaterThan(0)
  })
})

describe('ws.command.failed', () => {
  it('a commander who failed stays, or steps out of an enemy zone', () => {
    const failed = position({
      phase: 'moves',
      active: 'ge-14',
      side: 'german',
      out: ['kameke', 'francois'],
      units: { kameke: '1502', francois: '1503 S' },
    })
    expect(failed.whyNot('move kameke')).toBe('ws.command.failed stays')
    const inZone = position({
      phase: 'moves',
      active: 'ge-14',
      side: 'german',
      out: ['kameke', 'francois'],
      units: { kameke: '1604', francois: '1503 S', jolivet: '1605 N' },
    }).acts('move kameke', 'step 1603')
    expect(inZone.actions('step')).toEqual([])
    expect(inZone.whyNot('step 1602')).toBe('ws.command.failed one-hex')
  })
})

const attack = (units: Units) => position({ phase: 'declaration', active: 'ge-14', side: 'german', units })

describe('ws.command.bonus', () => {
  it('is for the commander’s own formation in his hex, if he takes part', () => {
    const table = attack({ kameke: '1604', francois: '1604 S', jolivet: '1605 N', verge: '1605' })
    table.acts('attack francois 1605', 'begin-attacks', 'take-part kameke', 'stand-firm')
    expect(table.asked).toBe('french defence')
    table.act('take-part verge', 1, 6, 1)
    expect(lines(table.last('defended')['ledger'])).toEqual(['commander +1', 'chassepots +1'])
    expect(lines(table.last('assaulted')['ledger'])).toEqual(['commander +1'])
  })
})

describe('ws.command.following', () => {
  it('a commander may remain when his unit advances', () => {
    const table = attack({ kameke: '1604', francois: '1604 S', jolivet: ['1605 N', { disorganised: true, lost: 1 }] })
    table.acts('attack francois 1605', 'begin-attacks', 'keep-out').act('stand-firm', 1, 6)
    expect(table.asked).toBe('german turning')
    table.act('turn-aside S')
    expect(table.asked).toBe('german following')
    table.roll('remain')
    expect([table.where('francois'), table.where('kameke')]).toEqual(['1605', '1604'])
  })
})

describe('ws.command.displaced', () => {
  it('a commander alone goes to the nearest unit of his formation when an enemy comes in', () => {
    const table = position({
      phase: 'moves',
      active: 'ge-14',
      side: 'german',
      units: { kameke: '1502', francois: '1604 S', verge: '1605', jolivet: '1411 N' },
    })
    table.acts('move francois', 'step 1605')
    expect(table.where('verge')).toBe('1411')
    expect(table.last('commander-moved')).toMatchObject({ unit: 'verge', hex: '1411' })
  })
  it('a commander in chief alone goes as soon as an enemy is adjacent', () => {
    const table = position({
      phase: 'moves',
      active: 'ge-14',
      side: 'german',
      units: { kameke: '1502', francois: '1603 S', frossard: '1605', jolivet: '1411 N' },
    })
    table.acts('move francois', 'step 1604')
    expect(table.where('frossard')).toBe('1411')
  })
})

describe('ws.command.death', () => {
  it('a commander who took part falls with 12 on two dice, and his replacement takes over', () => {
    const units = {
      kameke: '1604',
      francois: ['1604 S', { disorganised: true }],
      woyna: '1502 S',
      jolivet: '1605 N',
    } as const
    const table = attack(units)
    table.acts('attack francois 1605', 'begin-attacks', 'take-part kameke')
    // A test of morale on each side, passed, and then the two dice.
    table.act('stand-firm', 1, 6, 1, 6, 6, 6)
    expect(table.last('commander-tested')).toMatchObject({ roll: 12, dies: true })
    expect(table.asked).toBe('german succession')
    expect(table.actions()).toEqual(['succeed francois', 'succeed woyna'])
    table.act('succeed woyna')
    expect(table.unit('kameke')).toMatchObject({ hex: '1502', replaced: true })
  })
  it('with the last unit of his hex he falls without a roll', () => {
    const table = attack({
      kameke: '1502',
      francois: '1604 S',
      jolivet: ['1605 N', { disorganised: true, lost: 1 }],
      verge: '1605',
      valaze: '1411 N',
    })
    table.acts('attack francois 1605', 'begin-attacks', 'stand-firm').act('receive', 1, 6)
    expect(table.last('commander-fell')).toMatchObject({ unit: 'verge' })
    expect(table.unit('verge')).toMatchObject({ hex: '1411', replaced: true })
  })
})

describe('ws.chiefs.inertia', () => {
  const ride = (enemyAt: string) =>
    position({
      phase: 'command',
      side: 'german',
      turn: 5,
      units: { alvensleben: '1604', kameke: '1502', francois: '1502 S', jolivet: `${enemyAt} N` },
    })
  it('needs 6 with die and inertia, and no die with an enemy within three hexes', () => {
    // Alvensleben's inertia is 3.
    expect(ride('1411').act('ride alvensleben', 3).asked).toBe('german move.commander')
    expect(ride('1411').act('ride alvensleben', 2).asked).not.toBe('german move.commander')
    expect(ride('1607').act('ride alvensleben').asked).toBe('german move.commander')
  })
})

describe('ws.chiefs.move', () => {
  it('is at the beginning of the turn only, and not next to an enemy', () => {
    const table = position({
      phase: 'command',
      side: 'german',
      turn: 5,
      units: { alvensleben: '1604', kameke: '1502', francois: '1502 S', jolivet: '1606 S' },
    })
    table.act('ride alvensleben')
    // Jolivet looks south: 1605 is no zone of his, but next to him.
    expect(table.whyNot('step 1605')).toBe('ws.chiefs.move beside-enemy')
    table.roll('stop')
    expect(table.whyNot('ride alvensleben')).toBe('ws.chiefs.move phase')
  })
})

describe('ws.chiefs.arrival', () => {
  it('brings Frossard to Forbach in the sixth turn, free to move at once', () => {
    const table = position({
      phase: 'command',
      side: 'french',
      turn: 6,
      units: { verge: '0811', jolivet: '0811 N', ...enemy },
      waiting: ['frossard'],
    })
    expect(table.asked).toBe('french chief-arrivals')
    expect(table.actions()).toEqual(['appear 0113', 'appear 0212', 'appear 0213', 'appear 0312'])
    expect(table.act('appear 0212').asked).toBe('french move.commander')
  })
  it('Zastrow takes the place of Alvensleben in the seventh', () => {
    const table = position({
      phase: 'command',
      side: 'german',
      turn: 7,
      units: { alvensleben: '1702', ...enemy, verge: '0811', jolivet: '0811 N' },
      waiting: ['zastrow'],
    })
    table.act('appear 1901')
    expect([table.where('alvensleben'), table.where('zastrow')]).toEqual(['-', '1901'])
  })
})

describe('ws.chiefs.death', () => {
  it('comes with the units of his hex; his replacement goes to the nearest friend', () => {
    const table = attack({
      kameke: '1502',
      francois: '1604 S',
      jolivet: ['1605 N', { disorganised: true, lost: 1 }],
      frossard: '1605',
      valaze: '1411 N',
    })
    table.acts('attack francois 1605', 'begin-attacks').act('stand-firm', 1, 6)
    expect(table.unit('frossard')).toMatchObject({ hex: '1411', replaced: true })
  })
  it('for Zastrow Alvensleben comes back, on any friendly unit', () => {
    const table = position({
      phase: 'declaration',
      active: 'fr-1',
      side: 'french',
      turn: 8,
      units: {
        verge: '1411',
        jolivet: '1605 N',
        woyna: ['1604 S', { disorganised: true, lost: 1 }],
        zastrow: '1604',
        francois: '1502 S',
        rex: '1601 S',
      },
    })
    table.acts('attack jolivet 1604', 'begin-attacks').act('stand-firm', 1, 6)
    expect(table.asked).toBe('german succession')
    table.act('succeed rex')
    expect([table.where('alvensleben'), table.where('zastrow')]).toEqual(['1601', '-'])
  })
})
