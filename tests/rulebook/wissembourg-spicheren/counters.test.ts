import { describe, expect, it } from 'vitest'
import { begin, position } from './table.ts'

/** Open ground on one level around 1604, neighbours clockwise: 1603, 1704, 1705, 1605, 1505, 1504. */
const moving = (units: Parameters<typeof position>[0]['units']) =>
  position({ phase: 'moves', active: 'ge-14', side: 'german', units: { kameke: '1502', ...units } })

describe('ws.facing.front', () => {
  it('is the hexside that is faced and the two beside it', () => {
    const table = position({
      phase: 'declaration',
      active: 'ge-14',
      side: 'german',
      units: { francois: '1604 N', jolivet: '1603 S', valaze: '1704 S', micheler: '1605 N' },
    })
    expect(table.actions('attack')).toEqual(['attack francois 1603', 'attack francois 1704'])
    expect(table.whyNot('attack francois 1605')).toBe('ws.assault.declare not-in-front')
  })
  it('commanders have none', () => {
    const table = moving({ francois: '1604 N' })
    table.act('move kameke')
    expect(table.whyNot('face S')).toBe('ws.facing.front commander')
    table.act('stop')
    expect(table.asked).toBe('german moves')
  })
})

describe('ws.facing.all-round', () => {
  it('goes all round in a village, so that an enemy behind is no enemy on the flank', () => {
    const inOpen = position({
      phase: 'rally',
      side: 'french',
      units: { micheler: ['1403 N', { disorganised: true }], francois: '1407 N' },
    })
    expect(inOpen.odds('rally micheler')).toBeDefined()
    const attacked = (hex: string, from: string) =>
      position({
        phase: 'declaration',
        active: 'ge-14',
        side: 'german',
        units: { francois: `${from} S`, micheler: `${hex} S` },
      }).act(`attack francois ${hex}`)
    // 1411 is a village, 1404 open ground: from the north both are struck behind their facing.
    const flank = attacked('1404', '1403').act('begin-attacks').act('stand-firm', 1, 1)
    expect(JSON.stringify(flank.last('assaulted')['ledger'])).toContain('"flank"')
    // In the village he strikes with all his value: the attacker tests its morale, and passes.
    const village = attacked('1411', '1410').act('begin-attacks').act('stand-firm', 1, 6, 1)
    expect(JSON.stringify(village.last('assaulted')['ledger'])).not.toContain('"flank"')
  })
})

describe('ws.facing.turn', () => {
  it('is free in the own move, in an enemy zone too, and ends it', () => {
    const table = moving({ francois: '1604 N', jolivet: '1603 S' })
    table.acts('move francois', 'face S')
    expect(table.unit('francois')['facing']).toBe('S')
    expect(table.whyNot('move francois')).toBe('ws.movement.order once')
    expect(table.whyNot('face N')).toBe('ws.facing.turn not-moving')
  })
})

describe('ws.facing.aside', () => {
  it('is by one hexside after an advance', () => {
    const table = position({
      phase: 'declaration',
      active: 'ge-14',
      side: 'german',
      units: { francois: '1603 S', woyna: '1504 SE', jolivet: ['1604 N', { lost: 1, disorganised: true }] },
    })
    // Nothing on the defence; D+1 on the assault takes the last step.
    table.acts('attack francois 1604', 'begin-attacks').act('stand-firm', 1, 6)
    expect(table.condition('jolivet')).toBe('gone 2')
    expect(table.where('francois')).toBe('1604')
    expect(table.actions()).toEqual(['turn-aside S', 'turn-aside SE', 'turn-aside SW'])
    expect(table.whyNot('turn-aside N')).toBe('ws.facing.aside too-far')
  })
})

describe('ws.stacking.limit', () => {
  it('is one infantry or cavalry with two guns, at the end of a move', () => {
    const table = moving({ francois: '1604 N', woyna: '1704 N', 'ge-art-14': '1606 N', 'ge-art-5': '1705 N' })
    table.act('move francois')
    // Through the friend it may go, not end with it.
    expect(table.may('step 1704')).toBe(true)
    table.act('step 1704')
    expect(table.actions('face')).toEqual([])
    expect(table.whyNot('face N')).toBe('ws.stacking.limit full')
    table.act('step 1705')
    expect(table.actions('face')).toHaveLength(6)
  })
  it('commanders do not count', () => {
    const table = moving({ francois: '1503 N' })
    table.acts('move kameke', 'step 1503', 'stop')
    expect(table.where('kameke')).toBe('1503')
  })
})

describe('ws.stacking.pairs', () => {
  const pair = (second: string) =>
    position({
      phase: 'moves',
      active: 'fr-1',
      side: 'french',
      scenario: 'wissembourg',
      units: { montmarie: '0907', 'line-50': '0908 N', [second]: '0907 N' },
    })
  it('lets two French regiments of one arm share a hex with one facing', () => {
    const table = pair('line-74')
    table.acts('move line-50', 'step 0907', 'face SE')
    expect([table.unit('line-50')['facing'], table.unit('line-74')['facing']]).toEqual(['SE', 'SE'])
  })
  it('not infantry with cavalry', () => {
    const table = pair('hussars-3')
    table.act('move line-50')
    expect(table.act('step 0907').whyNot('face N')).toBe('ws.stacking.limit full')
  })
})

describe('ws.setup.place', () => {
  it('asks the French first, for hexes that the scenario names', () => {
    const table = begin('spicheren')
    expect(table.asked).toBe('french set-up.facing')
    // Kameke comes from Saarbrücken, north of Doëns on the Rotherberg.
    expect(table.about).toMatchObject({ unit: 'doens', enemy: 'N' })
    while (table.asked === 'french set-up.facing') table.act('face N')
    expect(table.asked).toBe('french set-up')
    expect(table.actions('place').filter((text) => text.includes(' jolivet '))).toEqual([
      'place jolivet 0510',
      'place jolivet 0609',
    ])
    expect(table.whyNot('place jolivet 1603')).toBe('ws.setup.place elsewhere')
    expect(table.whyNot('place kameke 1601')).toBe('ws.setup.place not-to-place')
  })
})

describe('ws.test', () => {
  it('passes with 6 or more, die and modifiers together', () => {
    const rally = (die: number) =>
      position({
        phase: 'rally',
        side: 'french',
        units: { micheler: ['1404 N', { disorganised: true }], doens: ['1406 N', { disorganised: true }] },
      }).act('rally micheler', die)
    // Morale 2 in the open: a 4 passes, a 3 does not.
    expect(rally(4).condition('micheler')).toBe('in order 0')
    expect(rally(3).condition('micheler')).toBe('disorganised 0')
  })
})
