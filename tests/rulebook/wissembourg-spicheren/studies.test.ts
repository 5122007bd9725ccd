import { describe, expect, it } from 'vitest'
import type {
  AttackStudy,
  CalendarStudy,
  CommandStudy,
  GunsStudy,
  UnitStudy,
  ZonesStudy,
} from '#engine/wissembourg-spicheren/window-types.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { lines } from '../game-on-table.ts'
import { position, share, type Table } from './table.ts'

function studied<Study>(table: Table, request: JsonObject): Study {
  const answer = table.game.study(Math.max(0, table.game.play.decider), request)
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value as Study // the request names it
}

type Units = Parameters<typeof position>[0]['units']
const moving = (units: Units, more: Partial<Parameters<typeof position>[0]> = {}) =>
  position({ phase: 'moves', active: 'ge-14', side: 'german', units, ...more })
const attack = (units: Units, more: Partial<Parameters<typeof position>[0]> = {}) =>
  position({ phase: 'declaration', active: 'ge-14', side: 'german', units, ...more })

describe('the study of a unit', () => {
  it('ws.movement.step: every hex of its reach is one that it comes to and may face in, at the points that are told', () => {
    const table = moving({ kameke: '1603', francois: '1603 S', woyna: '1602 S', jolivet: '1606 N', micheler: '1607 N' })
    const { reach, left } = studied<UnitStudy>(table, { study: 'unit', unit: 'francois' })
    expect(left).toBe(4)
    expect(reach.length).toBeGreaterThan(10)
    for (const { hex, by, points } of reach) {
      const trial = moving({
        kameke: '1603',
        francois: '1603 S',
        woyna: '1602 S',
        jolivet: '1606 N',
        micheler: '1607 N',
      }).act('move francois')
      for (const step of by) trial.act(`step ${step}`)
      expect([hex, trial.where('francois'), trial.about['left']]).toEqual([hex, hex, left - points])
      expect(trial.actions('face')).toHaveLength(6)
    }
  })
  it('ws.zoc.enter: hexes that an enemy controls are ends, and told as such', () => {
    const table = moving({ kameke: '1603', francois: '1603 S', jolivet: '1606 N' })
    const { reach } = studied<UnitStudy>(table, { study: 'unit', unit: 'francois' })
    expect(reach.find(({ hex }) => hex === '1605')).toMatchObject({ controlled: true })
    expect(reach.find(({ hex }) => hex === '1604')).toMatchObject({ controlled: false })
  })
  it('ws.arrivals.column: of a counter that comes onto the map it begins in the hex of entry', () => {
    const table = moving({ kameke: '1702' }, { turn: 1, waiting: ['woyna'] })
    const { from, left, reach } = studied<UnitStudy>(table, { study: 'unit', unit: 'woyna', hex: '1901' })
    expect([from, left]).toEqual(['1901', 3.5])
    expect(reach.some(({ hex }) => hex === '1801')).toBe(true)
  })
  it('of a counter on its way it goes on from there', () => {
    const table = moving({ kameke: '1603', francois: '1603 S', jolivet: '1610 N' }).acts('move francois', 'step 1604')
    const { from, reach } = studied<UnitStudy>(table, { study: 'unit', unit: 'francois' })
    expect(from).toBe('1604')
    expect(reach.map(({ by }) => by.length)).not.toContain(0)
  })
})

describe('the calendar', () => {
  it('tells of those who come together who of them has not come yet', () => {
    const waitingWith = (table: Table) =>
      studied<CalendarStudy>(table, { study: 'calendar' }).arrivals.find(({ units }) => units.includes('woyna'))
        ?.waiting
    const table = moving({ kameke: '1702' }, { turn: 1, waiting: ['woyna', 'rex'] })
    expect(waitingWith(table)).toContain('woyna')
    expect(waitingWith(table.act('enter woyna 1901'))).not.toContain('woyna')
  })

  it('ws.hidden.columns: tells by which roads the hidden division comes, then where its two columns are', () => {
    const hexesWith = (west: string, east: string) => {
      const column = { 'west-column': { hex: west, left: 0 }, 'east-column': { hex: east, left: 0 } }
      const state = { column, realColumn: 'west-column' }
      const table = moving({ kameke: '1702' }, { turn: 5, waiting: ['gluemer', 'goltz'], state })
      return studied<CalendarStudy>(table, { study: 'calendar' }).arrivals.find(({ hidden }) => hidden)?.hexes
    }
    expect(hexesWith('-', '-')).toEqual(['0501', '1101'])
    expect(hexesWith('0503', '1001')).toEqual(['0503', '1001'])
  })
})

describe('the study of zones of control', () => {
  it('ws.facing.front: three hexes in front, three on the flank', () => {
    const table = moving({ kameke: '1603', francois: '1603 S', jolivet: '1610 N' })
    const study = studied<ZonesStudy>(table, { study: 'zones', unit: 'francois' })
    expect(study.front.toSorted()).toEqual(['1504', '1604', '1704'])
    expect(study.flank).toHaveLength(3)
    expect(study.german).toEqual(expect.arrayContaining([...study.front]))
  })
})

describe('the study of command', () => {
  it('ws.command.units: links hold within the radius of the commander', () => {
    const table = moving({ kameke: '1603', francois: '1604 S', woyna: '0505 S', jolivet: '1610 N' }, { out: ['woyna'] })
    const study = studied<CommandStudy>(table, { study: 'command', unit: 'kameke' })
    expect(study.links.filter(({ from }) => from === 'kameke')).toEqual([
      { from: 'kameke', to: 'francois', side: 'german', holds: true },
      { from: 'kameke', to: 'woyna', side: 'german', holds: false },
    ])
    expect(study.alone.map(({ commander }) => commander)).toContain('kameke')
    expect(study.radius).toContain('1604')
    expect(study.radius).not.toContain('0505')
  })
})

describe('the study of guns', () => {
  it('ws.artillery.sight: the field is what they see, and the chances are those of the answers', () => {
    const table = position({
      phase: 'barrages',
      active: 'ge-14',
      side: 'german',
      units: { kameke: '1603', 'ge-art-14': '1603 S', francois: '1602 S', jolivet: '1604 N' },
    })
    const study = studied<GunsStudy>(table, { study: 'guns', unit: 'ge-art-14' })
    expect(study.field).toContain('1604')
    expect(study.field.some((hex) => study.hidden.includes(hex))).toBe(false)
    const [barrage] = study.barrages
    const { outcome } = table.odds('barrage ge-art-14 jolivet') as { outcome: JsonObject }
    expect(barrage).toMatchObject({ gun: 'ge-art-14', target: 'jolivet', ...outcome })
  })
})

describe('the study of an attack', () => {
  const request = { study: 'attack', hex: '1605' }
  it('ws.assault.roll: of one attacker it is the odds of his answer', () => {
    const table = attack({ kameke: '1502', francois: '1604 S', jolivet: ['1605 N', { disorganised: true, lost: 1 }] })
    const { alone, taken, leader } = studied<AttackStudy>(table, request)
    expect([taken, leader]).toEqual([['francois'], null])
    const { outcome } = table.odds('attack francois 1605') as { outcome: JsonObject }
    expect({ taken: alone.taken, held: alone.held, repulsed: alone.repulsed }).toEqual(outcome)
    expect(alone.repulsed).toEqual(share(2 * 6 + 3 * 3))
  })
  it('ws.assault.coordination: of two it counts the die that joins them, and what becomes of them apart', () => {
    const units = { kameke: '1604', francois: '1604 S', woyna: '1505 SE', jolivet: '1605 N' }
    const joined = studied<AttackStudy>(attack(units), request)
    expect(joined.leader).toBe('kameke')
    expect(joined.leaders).toEqual([{ unit: 'kameke', chance: share(4, 6) }])
    const apart = studied<AttackStudy>(attack(units), { ...request, leader: null })
    expect(apart.leader).toBeNull()
    expect(joined.alone.taken).toBeGreaterThan(apart.alone.taken)
    for (const { taken, held, repulsed } of [joined.alone, apart.alone])
      expect(taken + held + repulsed).toBeCloseTo(1, 9)
    expect(lines(joined.alone.columns)).toContain('value +14')
    expect(lines(joined.alone.modifiers)).toContain('commander +1')
  })
  it('ws.defence.helpers: and with all the help the defenders may have', () => {
    const table = attack({ kameke: '1502', francois: '1604 S', jolivet: '1605 N', valaze: '1705 NW' })
    const { alone, helped } = studied<AttackStudy>(table, request)
    expect(helped?.helpers).toEqual(['valaze'])
    expect(helped!.taken).toBeLessThan(alone.taken)
    expect(lines(helped!.defence)).toEqual(['value +11'])
  })
  it('ws.assault.evade: names those who may go before the fight', () => {
    const table = attack({ kameke: '1502', francois: '1604 S', bachelier: '1605 N' })
    expect(studied<AttackStudy>(table, request).evaders).toEqual(['bachelier'])
  })
})
