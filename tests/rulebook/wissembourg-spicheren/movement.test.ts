import { describe, expect, it } from 'vitest'
import { position } from './table.ts'

type Units = Parameters<typeof position>[0]['units']
const moves = (units: Units, more: Partial<Parameters<typeof position>[0]> = {}) =>
  position({ phase: 'moves', active: 'ge-14', side: 'german', units: { kameke: '1502', ...units }, ...more })

describe('ws.zoc.extent', () => {
  it('is the three front hexes, of guns and disorganised units too', () => {
    const table = moves({ francois: '1603 S', 'fr-art-1': '1605 N', jolivet: ['1403 NE', { disorganised: true }] })
    table.acts('move francois')
    // 1604 is in front of the guns.
    table.act('step 1604')
    expect(table.actions('step')).toEqual([])
  })
  it('is not over water that cannot be crossed', () => {
    // Across the Saar from 2001: 2002 and 1902 have no bridge there.
    const table = moves({ francois: '2002 N', 'fr-art-1': '2001 S' })
    table.act('move francois').act('step 2003')
    // Two levels up, and nothing for leaving a zone.
    expect(table.about['left']).toBe(1)
  })
})

describe('ws.zoc.enter', () => {
  it('ends the move; the flank hexes of the enemy do not', () => {
    const table = moves({ francois: '1602 S', jolivet: '1604 N' })
    table.acts('move francois', 'step 1603')
    expect(table.whyNot('step 1503')).toBe('ws.zoc.enter stopped')
    const round = moves({ francois: '1605 S', jolivet: '1604 N' })
    round.acts('move francois', 'step 1505')
    expect(round.may('step 1506')).toBe(true)
  })
})

describe('ws.zoc.direct', () => {
  it('no step leads from one enemy zone into another', () => {
    const table = moves({ francois: '1603 S', jolivet: '1604 N' })
    table.act('move francois')
    expect(table.whyNot('step 1504')).toBe('ws.zoc.direct from-zone-to-zone')
    expect(table.may('step 1602')).toBe(true)
  })
  it('a unit ringed by such zones cannot move', () => {
    const table = moves({ francois: '1604 S', jolivet: '1605 N', valaze: '1603 S' })
    table.act('move francois')
    expect(table.actions('step')).toEqual([])
  })
})

describe('ws.zoc.leave', () => {
  it('costs half the points besides the ground, all of a disorganised unit', () => {
    const good = moves({ francois: '1603 S', jolivet: '1604 N' })
    good.acts('move francois', 'step 1602')
    // Four points: two for the zone, one for the open hex.
    expect(good.about['left']).toBe(1)
    const turned = moves({ francois: ['1603 S', { disorganised: true }], jolivet: '1604 N' })
    turned.acts('move francois', 'step 1602')
    expect(turned.about['left']).toBe(0)
  })
  it('one hex is always possible', () => {
    // 1706 is a wood: three points for guns, and two for the zone, of four.
    const table = moves({ 'ge-art-14': '1705 S', jolivet: '1604 NE' })
    table.acts('move ge-art-14', 'step 1706')
    expect(table.about['left']).toBe(0)
  })
})

describe('ws.zoc.cavalry', () => {
  it('disorganised cavalry enters no enemy zone', () => {
    const table = moves({ 'hussars-15': ['1602 S', { disorganised: true }], jolivet: '1604 N' })
    table.act('move hussars-15')
    expect(table.whyNot('step 1603')).toBe('ws.zoc.cavalry disorganised')
  })
})

describe('ws.zoc.friends', () => {
  it('a commander enters an enemy zone only where a friend stands', () => {
    const alone = moves({ francois: '1503 S', jolivet: '1603 N' })
    alone.act('move kameke')
    expect(alone.whyNot('step 1602')).toBe('ws.zoc.friends commander')
    const together = moves({ francois: '1602 S', jolivet: '1603 N' })
    together.act('move kameke')
    expect(together.may('step 1602')).toBe(true)
  })
})

describe('ws.movement.allowance', () => {
  it('roads cost half a point, open ground one, levels one each, the first free by a way', () => {
    const table = moves({ francois: '1603 S' })
    table.acts('move francois', 'step 1504')
    expect(table.about['left']).toBe(3.5)
    table.act('step 1604')
    expect(table.about['left']).toBe(2.5)
    // From 1604 on level 3 down to 1605 on level 2 by the path: one point, no level.
    table.act('step 1605')
    expect(table.about['left']).toBe(1.5)
  })
  it('a step that costs more than is left is refused, with the figures', () => {
    // From 1606 on level 3 the Rotherberg is two levels up: by the path one of them is paid.
    const table = moves({ francois: ['1605 S', {}] })
    table.acts('move francois', 'step 1606')
    expect(table.about['left']).toBe(3)
    table.act('step 1607')
    expect(table.about['left']).toBe(1)
    expect(table.sentence('step 1707')).toBe('1707 costs francois 3 points, with 1 left.')
  })
})

describe('ws.movement.order', () => {
  it('each counter of the formation moves once, and no other', () => {
    const table = moves({ francois: '1603 S', doering: '1601 S' })
    table.acts('move francois', 'face N')
    expect(table.whyNot('move francois')).toBe('ws.movement.order once')
    expect(table.whyNot('move doering')).toBe('ws.movement.order not-active')
  })
})

describe('ws.movement.step', () => {
  it('goes to neighbours, never into a hex with an enemy', () => {
    const table = moves({ francois: '1603 S', jolivet: '1604 S' })
    table.act('move francois')
    expect(table.whyNot('step 1605')).toBe('ws.movement.step not-adjacent')
    expect(table.whyNot('step 1604')).toBe('ws.movement.step enemy')
  })
})

const arriving = (units: Units, waiting: readonly string[], more: Partial<Parameters<typeof position>[0]> = {}) =>
  position({ phase: 'moves', active: 'ge-14', side: 'german', turn: 1, units, waiting, ...more })

describe('ws.arrivals.column', () => {
  it('the counters of a column by road pay 1/2, 1, 1 1/2 and 2 points for the first hex', () => {
    const table = position({
      phase: 'moves',
      active: 'ge-5',
      side: 'german',
      turn: 4,
      units: { kameke: '1502', francois: '1502 S' },
      waiting: ['stuelpnagel', 'doering', 'schwerin', 'dragoons-12', 'ge-art-5'],
    })
    const ways = {
      doering: ['1801', '1702', '1703'],
      schwerin: ['1801', '1702'],
      'ge-art-5': ['1801', '1702'],
      'dragoons-12': ['1801'],
    }
    const paid = Object.entries(ways).map(([unit, way]) => {
      table.act(`enter ${unit} 1901`)
      const { left, most } = table.about
      table.acts(...way.map((hex) => `step ${hex}`), 'face S')
      return Number(most) - Number(left)
    })
    expect(paid).toEqual([0.5, 1, 1.5, 2])
  })
  it('nobody enters before his turn', () => {
    const table = arriving({ kameke: '1502', francois: '1502 S' }, ['woyna', 'hussars-15'])
    expect(table.actions('enter')).toEqual(['enter hussars-15 1901', 'enter woyna 1901'])
    const early = arriving({ kameke: '1502', francois: '1502 S' }, ['doering'], { active: 'ge-5', turn: 3 })
    expect(early.whyNot('enter doering 1901')).toBe('ws.arrivals.column not-yet')
  })
})

describe('ws.movement.allowance of reinforcements', () => {
  it('ws.movement.allowance: who comes onto the map has all points, whether or not the test of command was passed', () => {
    const failed = (out: readonly string[]) =>
      position({
        phase: 'moves',
        active: 'ge-5',
        side: 'german',
        turn: 4,
        units: { kameke: '1502', francois: '1502 S' },
        waiting: ['doering'],
        out,
      }).act('enter doering 1901')
    expect(failed(['doering']).actions('step')).toEqual(failed([]).actions('step'))
  })
})

describe('ws.arrivals.blocked', () => {
  it('an entry that the enemy holds is passed by at the nearest free hex of the edge', () => {
    const table = arriving({ kameke: '1502', francois: '1502 S', jolivet: '1901 S' }, ['woyna'])
    expect(table.actions('enter')).toEqual(['enter woyna 1801', 'enter woyna 2001'])
    expect(table.whyNot('enter woyna 1901')).toBe('ws.arrivals.blocked elsewhere')
  })
})
