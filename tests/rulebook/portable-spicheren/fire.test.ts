import { describe, expect, it } from 'vitest'
import { lines } from '../game-on-table.ts'
import { position, sixths, type Standing } from './table.ts'

const rifles = (units: Record<string, Standing>, side: 'prussian' | 'french' = 'prussian') =>
  // Others stand where they always have a target, so that the question is asked.
  position({ phase: 'rifles', side, units: { goltz: '1402 S', bastoul: '1403 N', ...units } })

describe('ps.fire.target', () => {
  const table = rifles({ woyna: '0604 S', rex: '0605 S', jolivet: '0504 N' })

  it('an enemy in range, arc and sight', () => {
    expect(rifles({ woyna: '0604 S', jolivet: '0606 N' }).may('fire woyna jolivet')).toBe(true)
  })
  it('not a friend', () => {
    expect(table.whyNot('fire woyna rex')).toBe('ps.fire.target own')
  })
  it('not what is not on the map', () => {
    expect(table.whyNot('fire woyna pouget')).toBe('ps.fire.target not-on-map')
  })
})

describe('ps.fire.range', () => {
  it('German rifles reach three hexes, French ones four', () => {
    expect(rifles({ woyna: '0603 S', jolivet: '0606 N' }).may('fire woyna jolivet')).toBe(true)
    expect(rifles({ woyna: '0603 S', jolivet: '0607 N' }).whyNot('fire woyna jolivet')).toBe('ps.fire.range too-far')
    expect(rifles({ woyna: '0603 S', jolivet: '0607 N' }, 'french').may('fire jolivet woyna')).toBe(true)
    expect(rifles({ woyna: '0602 S', jolivet: '0607 N' }, 'french').whyNot('fire jolivet woyna')).toBe(
      'ps.fire.range too-far',
    )
  })
  it('the refusal gives both numbers', () => {
    const table = rifles({ woyna: '0603 S', jolivet: '0607 N' })
    expect(table.sentence('fire woyna jolivet')).toBe('The target is 4 hexes away; woyna reaches 3.')
  })
  it('French imperial guns reach six hexes, Prussian guns twelve', () => {
    const orders = (side: 'prussian' | 'french', units: Record<string, Standing>) =>
      position({ phase: 'orders', side, units })
    expect(orders('french', { 'french-guns': '0908 N', woyna: '0902 S' }).may('aim french-guns woyna')).toBe(true)
    const far = orders('french', { 'french-guns': '0909 N', woyna: '0902 S', rex: '1007 N' })
    expect(far.whyNot('aim french-guns woyna')).toBe('ps.fire.range too-far')
    expect(orders('prussian', { 'prussian-guns': '0902 S', jolivet: '0909 N' }).may('aim prussian-guns jolivet')).toBe(
      true,
    )
    const west = orders('prussian', { 'prussian-guns': '1503 NW', jolivet: '0303 N', doens: '0203 N' })
    expect(west.may('aim prussian-guns jolivet')).toBe(true)
    expect(west.whyNot('aim prussian-guns doens')).toBe('ps.fire.range too-far')
  })
})

describe('ps.fire.arc', () => {
  const at = (hex: string) => rifles({ woyna: '0604 S', jolivet: `${hex} N` })

  it('straight ahead and up to sixty degrees to either side', () => {
    for (const hex of ['0606', '0706', '0705', '0805', '0505', '0405'])
      expect(at(hex).may('fire woyna jolivet')).toBe(true)
  })
  it('not more than sixty', () => {
    for (const hex of ['0804', '0704', '0504', '0404', '0602'])
      expect(at(hex).whyNot('fire woyna jolivet')).toBe('ps.fire.arc outside')
  })
})

describe('ps.fire.sight', () => {
  const fromSaarbruecken = (units: Record<string, Standing>) => rifles({ woyna: '1002 S', ...units })

  it('TV12b: over empty hexes the Rotherberg is seen from Saarbrücken', () => {
    expect(fromSaarbruecken({ micheler: '1105 N' }).may('fire woyna micheler')).toBe(true)
  })
  it('TV12b: a unit next to the Rotherberg hides it', () => {
    const table = fromSaarbruecken({ micheler: '1105 N', doering: '1104 S', jolivet: '0906 N' })
    expect(table.whyNot('fire woyna micheler')).toBe('ps.fire.sight blocked')
    expect(table.sentence('fire woyna micheler')).toBe('Woyna does not see micheler: 1104 is in the way.')
  })
  it('a unit further from both ends does not hide what stands on high ground', () => {
    const units = { 'prussian-guns': '0705 NE', rex: '0905 S', micheler: '1105 N' }
    expect(position({ phase: 'orders', side: 'prussian', units }).may('aim prussian-guns micheler')).toBe(true)
  })
  it('but it hides what stands on the same low ground', () => {
    const units = { 'prussian-guns': '0604 NE', rex: '0804 S', jolivet: '1004 N' }
    expect(position({ phase: 'orders', side: 'prussian', units }).asked).toBe('prussian activations')
  })
  it('towns and the ironworks hide nobody', () => {
    expect(rifles({ woyna: '1211 N', doens: '1209 S' }).may('fire woyna doens')).toBe(true)
    expect(rifles({ woyna: '0607 S', doens: '0609 N' }).may('fire woyna doens')).toBe(true)
  })
  it('but a unit in them does', () => {
    const town = rifles({ woyna: '1211 N', jolivet: '1210 N', doens: '1209 S' })
    expect(town.whyNot('fire woyna doens')).toBe('ps.fire.sight blocked')
  })
  it('high ground hides what is behind it', () => {
    const units = { jolivet: '0708 N' }
    for (const [from, to] of [
      ['0703 S', '0705'],
      ['0710 S', '0712'],
    ] as const) {
      const table = rifles({ ...units, woyna: from, doens: `${to} N` })
      expect(table.may('fire woyna doens')).toBe(from === '0703 S')
    }
  })
  it('high ground hides even from high ground', () => {
    expect(rifles({ woyna: '0509 SE', doens: '0711 N' }).whyNot('fire woyna doens')).toBe('ps.fire.sight blocked')
  })
  it('along a hexside one open hex is enough', () => {
    const one = rifles({ woyna: '0604 SE', rex: '0704 N', jolivet: '0804 N' })
    expect(one.may('fire woyna jolivet')).toBe(true)
    const both = rifles({ woyna: '0604 SE', rex: '0704 N', doering: '0705 N', jolivet: '0804 N' })
    expect(both.whyNot('fire woyna jolivet')).toBe('ps.fire.sight blocked')
  })
  it('neighbours always see each other', () => {
    expect(rifles({ woyna: '1104 S', micheler: '1105 N' }).may('fire woyna micheler')).toBe(true)
  })
})

describe('ps.fire.melee', () => {
  const units = {
    woyna: ['0604 S', { attacks: 'jolivet' }],
    jolivet: '0605 N',
    rex: '0704 S',
    doens: '0706 N',
  } as const

  it('a unit in a melee does not fire, whether it attacks or is attacked', () => {
    expect(rifles(units).whyNot('fire woyna doens')).toBe('ps.fire.melee firer')
    expect(rifles(units, 'french').whyNot('fire jolivet rex')).toBe('ps.fire.melee firer')
  })
  it('nor is it fired at', () => {
    expect(rifles(units).whyNot('fire rex jolivet')).toBe('ps.fire.melee target')
    expect(rifles(units, 'french').whyNot('fire doens woyna')).toBe('ps.fire.melee target')
  })
  it('a unit beside the melee fires at another', () => {
    expect(rifles(units).may('fire rex doens')).toBe(true)
  })
})

describe('ps.fire.roll', () => {
  const shot = (die: number) =>
    // Three strength points, no move, no cover: the bare die.
    rifles({ woyna: ['0604 S', { strength: 3 }], jolivet: '0605 N' }).act(
      'fire woyna jolivet',
      ...(die >= 4 ? [die, 1] : [die]),
    )

  it('four hits', () => {
    expect(shot(4).last('shot')).toMatchObject({ unit: 'woyna', target: 'jolivet', needed: 4, hit: true })
    expect(shot(4).strength('jolivet')).toBe(3)
  })
  it('three does not', () => {
    expect(shot(3).last('shot')).toMatchObject({ hit: false })
    expect(shot(3).strength('jolivet')).toBe(4)
  })
})

describe('ps.rifle.who', () => {
  it('infantry that was not activated fires as well as infantry that was', () => {
    const table = rifles({ woyna: '0604 S', rex: ['0504 S', { tried: true }], jolivet: '0605 N' })
    expect(table.may('fire woyna jolivet') && table.may('fire rex jolivet')).toBe(true)
  })
  it('once in a turn', () => {
    const table = rifles({ woyna: '0604 S', jolivet: '0605 N' }).act('fire woyna jolivet', 1)
    expect(table.whyNot('fire woyna jolivet')).toBe('ps.rifle.who fired')
  })
  it('not cavalry or guns', () => {
    const table = rifles({ hussars: '0604 S', 'prussian-guns': '0704 S', jolivet: '0605 N' })
    expect(table.whyNot('fire hussars jolivet')).toBe('ps.rifle.who no-rifles')
    expect(table.whyNot('fire prussian-guns jolivet')).toBe('ps.rifle.who no-rifles')
  })
  it('not the other side, and nobody who is not there', () => {
    const table = rifles({ woyna: '0604 S', jolivet: '0605 N' })
    expect(table.whyNot('fire jolivet woyna')).toBe('ps.rifle.who not-yours')
    expect(table.whyNot('fire rex jolivet')).toBe('ps.rifle.who not-on-map')
  })
})

describe('ps.rifle.modifiers', () => {
  const odds = (firer: Standing, target: string) =>
    rifles({ jolivet: firer, woyna: target, bastoul: '1203 N', goltz: '1202 S' }, 'french').odds('fire jolivet woyna')

  it('TV4: four points, still, at a clear target: three or more', () => {
    expect(odds('0606 N', '0605 S')).toMatchObject({ hit: sixths(4) })
    expect(lines(odds('0606 N', '0605 S')['modifiers'])).toEqual(['strength +1'])
  })
  it('TV4: after a move four or more', () => {
    expect(odds(['0606 N', { moved: true }], '0605 S')).toMatchObject({ hit: sixths(3) })
  })
  it('TV4: two points, moved, at a target in cover: never', () => {
    expect(odds(['1003 N', { moved: true, strength: 2 }], '1002 S')).toMatchObject({ hit: sixths(0) })
    expect(lines(odds(['1003 N', { moved: true, strength: 2 }], '1002 S')['modifiers'])).toEqual([
      'moved -1',
      'cover -1',
      'strength -1',
    ])
  })
  it('three points count for nothing', () => {
    expect(lines(odds(['0606 N', { strength: 3 }], '0605 S')['modifiers'])).toEqual([])
  })
  it('TV1: guards of four points that moved roll three at Spicheren: a miss', () => {
    const table = rifles({ francois: ['1211 N', { moved: true }], doens: '1210 S' }).act('fire francois doens', 3)
    expect(table.last('shot')).toMatchObject({ hit: false })
    expect(lines(table.last('shot')['ledger'])).toEqual(['moved -1', 'cover -1', 'strength +1'])
  })
})

describe('invalid moves', () => {
  it('ps.rifle.modifiers: a unit that followed up after a melee has not moved', () => {
    const units = {
      woyna: ['0604 S', { attacks: 'jolivet' }],
      jolivet: '0605 N',
      uhlans: '1402 S',
      valabregue: '0712 S',
    } as const
    const table = position({ phase: 'going-on', side: 'prussian', units })
      .act('fight woyna', 6, 1, 6)
      .act('withdraw 0606')
    expect(table.where('woyna')).toBe('0605 S')
    table.act('end-moves')
    expect(lines(table.odds('fire woyna jolivet')['modifiers'])).toEqual(['strength +1'])
  })
  it('ps.rifle.modifiers: nor has one that withdrew under fire', () => {
    const table = rifles({ woyna: '0604 S', jolivet: '0605 N', valabregue: '0712 S' })
      .act('fire woyna jolivet', 6, 6)
      .act('withdraw 0606')
    table.act('cease-fire').act('end-moves')
    expect(lines(table.odds('fire jolivet woyna')['modifiers'])).toEqual(['strength +1'])
  })
})

describe('ps.rifle.sequence', () => {
  it('a hit is resolved before the next shot', () => {
    const table = rifles({ woyna: '0604 S', rex: '0504 S', jolivet: '0605 N' }).act('fire woyna jolivet', 6, 6)
    expect(table.asked).toBe('french hit.fire')
    table.act('withdraw 0606')
    expect(table.asked).toBe('prussian rifle-fire')
    expect(table.may('fire rex jolivet')).toBe(true)
  })
  it('firing is optional', () => {
    const table = rifles({ woyna: '0604 S', jolivet: '0605 N' })
    expect(table.act('cease-fire').asked).toBe('french activations')
  })
})
