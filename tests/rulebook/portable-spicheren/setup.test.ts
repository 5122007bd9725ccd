import { describe, expect, it } from 'vitest'
import { begin } from './table.ts'

const place = (table: ReturnType<typeof begin>, unit: string, hex: string, facing = 'N') =>
  table.act(`place ${unit} ${hex}`).act(`face ${facing}`)

function allPlaced() {
  const table = begin('spicheren')
  place(table, 'micheler', '1105')
  place(table, 'doens', '1210', 'NW')
  place(table, 'jolivet', '0608')
  place(table, 'valaze', '0710')
  place(table, 'valabregue', '0311')
  return place(table, 'french-guns', '0910')
}

describe('ps.setup.region', () => {
  it('the line from the ironworks to Spicheren and all south of it is open', () => {
    const table = begin('spicheren')
    for (const hex of ['0608', '1210', '0910', '0512', '1512']) expect(table.may(`place doens ${hex}`)).toBe(true)
  })
  it('north of the line is not', () => {
    const table = begin('spicheren')
    for (const hex of ['0607', '0909', '1209', '1002'])
      expect(table.whyNot(`place doens ${hex}`)).toBe('ps.setup.region outside')
  })
  it('a hex with a unit is taken', () => {
    const table = place(begin('spicheren'), 'jolivet', '0710')
    expect(table.whyNot('place doens 0710')).toBe('ps.setup.region taken')
    expect(table.whyNot('place jolivet 0711')).toBe('ps.setup.region not-to-place')
  })
  it('terrain counts here too', () => {
    const table = begin('spicheren')
    expect(table.whyNot('place french-guns 0608')).toBe('ps.terrain.enter closed')
    expect(table.may('place jolivet 0608')).toBe(true)
    expect(table.whyNot('place french-guns 1210')).toBe('ps.terrain.towns no-stop')
    expect(table.may('place jolivet 1210')).toBe(true)
  })
  it('the reserve is not placed', () => {
    expect(begin('spicheren').whyNot('place pouget 0710')).toBe('ps.setup.region not-to-place')
  })
})

describe('ps.setup.fixed', () => {
  it('one brigade stands on the Rotherberg, and nowhere else', () => {
    const table = begin('spicheren')
    expect(table.actions('place').filter((text) => text.includes('micheler'))).toEqual(['place micheler 1105'])
    expect(table.whyNot('place micheler 0710')).toBe('ps.setup.fixed elsewhere')
  })
})

describe('ps.setup.facing', () => {
  it('each unit faces any of six sides', () => {
    const table = begin('spicheren').act('place jolivet 0608')
    expect(table.asked).toBe('french set-up-facing')
    expect(table.actions()).toEqual(['face N', 'face NE', 'face SE', 'face S', 'face SW', 'face NW'])
    expect(table.act('face NW').where('jolivet')).toBe('0608 NW')
  })
  it('a placement can be taken back', () => {
    const table = begin('spicheren').act('place jolivet 0608').act('face NW')
    expect(table.game.undo().ok && table.game.undo().ok).toBe(true)
    expect(table.where('jolivet')).toBe('-')
  })
})

describe('ps.setup.all', () => {
  it('the battle does not begin before all are placed', () => {
    expect(place(begin('spicheren'), 'jolivet', '0608').whyNot('ready')).toBe('ps.setup.all left')
  })
  it('then it begins with the first arrivals', () => {
    const table = allPlaced()
    expect(table.actions()).toEqual(['ready'])
    table.act('ready', 6, 'woyna', 1)
    expect(table.last('turn-began')).toMatchObject({ turn: 1, turns: 12 })
    expect(table.where('woyna')).toBe('1001 S')
    expect(table.where('doens')).toBe('1210 NW')
  })
  it('as the author fought it two Prussian brigades stand on the field, and six may come', () => {
    const table = begin('spicheren-refight')
    expect([table.where('woyna'), table.where('doering')]).toEqual(['0903 S', '1103 S'])
    const infantry = ['francois', 'schwerin', 'rex', 'goltz', 'gneisenau', 'osten-sacken']
    expect(table.state['pool']).toEqual([...infantry, 'hussars', 'uhlans', 'prussian-guns'])
    expect(table.actions('place').some((text) => text.includes('woyna'))).toBe(false)
  })
  it('with the forces of the text nobody but the French is on the field, and two brigades are not in the battle', () => {
    const table = begin('spicheren')
    expect([table.strength('gneisenau'), table.strength('osten-sacken')]).toEqual([0, 0])
    expect(table.state['pool']).not.toContain('gneisenau')
    table.expectSound()
  })
  it('in the historical scenario nothing is left to place', () => {
    const table = begin('spicheren-historical', {}, [1, 4, 'hussars'])
    expect(table.where('jolivet')).toBe('0608 N')
    expect(table.where('hussars')).toBe('0102 SE')
    expect(table.state['toPlace']).toEqual([])
  })
})
