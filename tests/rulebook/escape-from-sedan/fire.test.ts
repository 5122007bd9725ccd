import { describe, expect, it } from 'vitest'
import { aimAt } from '#engine/escape-from-sedan/fire/aim.ts'
import { columnOf, isCovered, neededAt, rowOf } from '#engine/escape-from-sedan/fire/fire-chart.ts'
import { mayFire, rangeOf } from '#engine/escape-from-sedan/fire/reach.ts'
import { saveNeeded } from '#engine/escape-from-sedan/fire/saves.ts'
import { halvedHits } from '#engine/escape-from-sedan/fire/volleys.ts'
import { poseOf } from '#engine/escape-from-sedan/state/pose.ts'
import { strengthOf } from '#engine/escape-from-sedan/state/strength.ts'
import { position, type Standing, type Table } from './table.ts'

/** The number needed and whether it is long range, for one unit at another. */
function aim(table: Table, unit: string, target: string, occasion: 'own' | 'reaction' = 'own') {
  return aimAt(table.g, table.row(unit), table.row(target), occasion)
}
/** A French unit facing north and a German one so many sixteenths ahead, edge to edge, facing it. */
function facing(own: string, enemy: string, gap: number, more: Record<string, Standing> = {}, formation = 'line') {
  return position({
    units: { [own]: '1200,800 0 line', [enemy]: [`1200,${800 - 24 - gap} 6 ${formation}`, {}], ...more },
  })
}

describe('the chart', () => {
  it('es.fire.needed: all its cells', () => {
    const { g } = position({ units: { l5: '1200,800 0 line' } })
    const cells = [0, 1, 2].map((row) =>
      [0, 1, 2].map((column) => [false, true].map((cover) => neededAt(g, column, row, cover))),
    )
    expect(cells).toEqual([
      [
        [4, 5],
        [5, 6],
        [6, 6],
      ],
      [
        [3, 4],
        [4, 5],
        [5, 6],
      ],
      [
        [2, 3],
        [3, 4],
        [4, 5],
      ],
    ])
  })

  it('es.fire.columns: by weapon, side and whether horsemen are mounted', () => {
    const units = {
      l5: '1000,800 0 line',
      fb1: '1100,900 0 unlimbered',
      hb1: '1200,800 0 unlimbered',
      mg1: '1300,900 0 unlimbered',
      ca1: '1400,800 0 line',
      cu1: ['1600,800 0 line', { dismounted: true }],
      ir80: '1000,300 6 line',
      xi1: '1100,200 6 unlimbered',
      ghb: '1200,300 6 unlimbered',
      sg: '1300,200 6 unlimbered',
    } as const
    const table = position({ units })
    expect(Object.keys(units).map((unit) => columnOf(table.g, table.row(unit)))).toEqual([0, 1, 2, 0, 2, 1, 0, 0, 1, 0])
  })

  it('es.fire.ranges: Dreyse reach 16 inches, no further; 12 is short for Chassepots', () => {
    expect(aim(facing('l5', 'ir80', 256), 'ir80', 'l5')).toMatchObject({ long: true, needed: 4 })
    expect(aim(facing('l5', 'ir80', 257), 'ir80', 'l5')).toBeUndefined()
    expect(aim(facing('l5', 'ir80', 192), 'l5', 'ir80')).toMatchObject({ long: false })
    expect(aim(facing('l5', 'ir80', 193), 'l5', 'ir80')).toMatchObject({ long: true })
    const table = position({
      units: {
        ca1: '1200,800 0 line',
        ul10: '1200,200 6 line',
        fb1: '1400,800 0 unlimbered',
        xi1: '1400,200 6 unlimbered',
        mg1: '1600,800 0 unlimbered',
      },
    })
    expect(['ca1', 'ul10', 'fb1', 'xi1', 'mg1'].map((unit) => rangeOf(table.g, table.row(unit)))).toEqual([
      24, 16, 40, 56, 30,
    ])
  })

  it('es.fire.rows: line, column, enfiladed line, square', () => {
    expect(aim(facing('l5', 'ir80', 160), 'l5', 'ir80')).toMatchObject({ row: 0, needed: 4 })
    expect(aim(facing('l5', 'ir80', 160, {}, 'column'), 'l5', 'ir80')).toMatchObject({ row: 1, needed: 3 })
    expect(aim(facing('l5', 'ir80', 160, {}, 'square'), 'l5', 'ir80')).toMatchObject({ row: 2, needed: 2 })
    const table = position({ units: { l5: '1000,600 0 line', ir80: '1400,393 6 line' } })
    const target = poseOf(table.g, table.row('l5'))
    const from = { ...poseOf(table.g, table.row('ir80')), facing: 6, x: 1400 }
    expect(rowOf(table.g, { ...from, y: 381 - 12 }, table.row('l5'), target)).toBe(2)
    expect(rowOf(table.g, { ...from, y: 362 - 12 }, table.row('l5'), target)).toBe(0)
  })

  it('es.fire.rows, T11: a column is enfiladed within 30° of its flank, else in the second row; guns never are', () => {
    const row = (column: string, from: string) =>
      aim(position({ units: { l5: column, ir80: `${from} 6 line` } }), 'ir80', 'l5')?.row
    // Fired at from straight ahead, and from its right, within 30° of the line across its front.
    expect(row('1200,800 0 column', '1200,600')).toBe(1)
    expect(row('1200,800 3 column', '1200,600')).toBe(2)
    expect(row('1200,800 3 road-column', '1200,600')).toBe(2)
    // 30° off the front it is a column still; 30° off the flank it is enfiladed.
    expect(row('1200,800 1 column', '1200,600')).toBe(1)
    expect(row('1200,800 2 column', '1200,600')).toBe(2)
    const guns = position({ units: { fb1: '1200,800 3 unlimbered', ir80: '1200,600 6 line' } })
    expect(aim(guns, 'ir80', 'fb1')?.row).toBe(0)
  })

  it('es.fire.double-line: with another line four inches behind it a line is in the second row', () => {
    const near = facing('l5', 'ir80', 160, { ir87: '1200,528 6 line' })
    expect(aim(near, 'l5', 'ir80')).toMatchObject({ row: 1, needed: 3 })
    const far = facing('l5', 'ir80', 160, { ir87: '1200,527 6 line' })
    expect(aim(far, 'l5', 'ir80')).toMatchObject({ row: 0 })
  })

  it('es.fire.cover: skirmishers, half the stands in a wood, a wall just in front; once only', () => {
    expect(aim(facing('l5', 'ir80', 160, {}, 'skirmish'), 'l5', 'ir80')).toMatchObject({ covered: true, needed: 5 })
    const wood = position({ units: { l5: '250,560 0 line', ir80: '250,388 6 line' } })
    expect(aim(wood, 'l5', 'ir80')).toMatchObject({ covered: true, needed: 5 })
    const wall = position({ units: { l5: '1900,470 0 line', ir80: '1900,280 6 line' } })
    expect(aim(wall, 'l5', 'ir80')).toMatchObject({ covered: true, needed: 5 })
    const behind = position({ units: { l5: '1900,500 0 line', ir80: '1900,266 6 line' } })
    const pose = poseOf(behind.g, behind.row('ir80'))
    expect(isCovered(behind.g, poseOf(behind.g, behind.row('l5')), behind.row('ir80'), pose)).toBe(false)
  })

  it('a French horse battery needs six against skirmishers', () => {
    const table = position({ units: { hb1: '1200,800 0 unlimbered', ir80: '1200,500 6 skirmish' } })
    expect(aim(table, 'hb1', 'ir80')).toMatchObject({ needed: 6 })
  })
})

describe('who bears', () => {
  it('es.fire.arc: four stands straight, two turned; then two turned alone; a square all round', () => {
    const near = position({ units: { l5: '1000,600 0 line', ir80: '1130,480 6 column' } })
    expect(aim(near, 'l5', 'ir80')?.bearing).toEqual({ straight: [2, 3, 4, 5], turned: [0, 1] })
    const far = position({ units: { l5: '1000,600 0 line', ir80: '1240,560 6 column' } })
    expect(aim(far, 'l5', 'ir80')?.bearing).toEqual({ straight: [], turned: [4, 5] })
    const square = position({ units: { l5: '1000,600 0 square', ir80: '1000,800 0 line' } })
    expect(aim(square, 'l5', 'ir80')?.bearing.straight).toHaveLength(6)
  })

  it('es.fire.sight: a unit between hides; past a crest one sees from it only', () => {
    expect(aim(facing('l5', 'ir80', 200, { l37: '1200,700 0 line' }), 'l5', 'ir80')).toBeUndefined()
    const behind = position({ units: { l5: '250,800 0 line', ir80: '250,560 6 line' } })
    expect(aim(behind, 'l5', 'ir80')).toBeUndefined()
    const on = position({ units: { l5: '250,712 0 line', ir80: '250,560 6 line' } })
    expect(aim(on, 'l5', 'ir80')).toBeDefined()
  })

  it('es.fire.sight, es.fire.arc, es.fire.ranges: the reason against a shot names the obstacle and the distance', () => {
    const units = { l5: '1200,800 0 line', l37: '1200,700 0 line', ir80: '1200,600 6 line' }
    const more = { ir87: '1500,700 6 line', ir88: '1000,560 6 line', ir50: '1200,100 6 line' }
    const table = position({ units: { ...units, ...more } }).act('order l5 fire')
    expect(table.whyNot('fire ir80')).toBe('es.fire.sight behind-unit')
    expect(table.sentence('fire ir80')).toMatch(/37.* stands between/)
    expect(table.whyNot('fire ir50')).toBe('es.fire.ranges too-far')
    expect(table.sentence('fire ir50')).toMatch(/42\.3 inches.*24/)
    const crest = position({
      units: { l5: '250,800 0 line', ir80: '250,560 6 line', l37: '1200,800 0 line', ir87: '1200,700 6 line' },
    })
    expect(crest.whyNot('order l5 fire')).toBe('es.fire.who no-target')
  })

  it('es.fire.who: neither limbered guns nor at friends', () => {
    const table = position({ units: { fb1: '1200,800 0 limbered', l5: '1200,600 0 line' } })
    expect(mayFire(table.g, table.row('fb1'))).toBe(false)
    expect(table.whyNot('order fb1 fire')).toBe('es.fire.who limbered')
    expect(aim(table, 'fb1', 'l5')).toBeUndefined()
  })

  it('es.fire.priority: first at who charged, then at who fired, then at who came nearer, then at the nearest', () => {
    const units = { l5: '1200,800 0 line', ir80: '1160,600 6 column', ir87: '1240,560 6 column' }
    expect(position({ units }).act('order l5 fire').actions('fire')).toEqual(['fire ir80'])
    const place = position({ units }).g.campaign.units.find(({ id }) => id === 'ir87')!.place
    const shot = position({ units: { ...units, l5: [units.l5, { shotBy: 1 << place }] } }).act('order l5 fire')
    expect(shot.actions('fire')).toEqual(['fire ir87'])
    expect(shot.whyNot('fire ir80')).toBe('es.fire.priority others-first')
  })
})

describe('volleys', () => {
  const fireAt = (table: Table, ...dice: number[]) => table.act('order l5 fire').act('fire ir80', ...dice)

  it('es.fire.dice, es.fire.sixes, es.fire.own: 1 3 4 5 6 6 at short range are four possible hits and a chit; the saves come first', () => {
    const table = fireAt(facing('l5', 'ir80', 160), 1, 3, 4, 5, 6, 6, /* saves at 4 */ 4, 3, 5, 1)
    expect(table.last('volley-fired')).toMatchObject({
      needed: 4,
      dice: 6,
      possible: 4,
      counted: 4,
      sixes: 2,
      long: false,
    })
    expect(table.last('losses-taken')).toMatchObject({ possible: 4, lost: 2, left: 22 })
    expect(table.unit('ir80')).toMatchObject({ chits: 1, figures: 22 })
    expect(table.asked).toBe('french free-phase')
  })

  it('es.fire.long: at long range two of them count, and the chit in full', () => {
    const table = fireAt(facing('l5', 'ir80', 193), 1, 3, 4, 5, 6, 6, 4, 3)
    expect(table.last('volley-fired')).toMatchObject({ possible: 4, counted: 2, long: true })
    expect(table.unit('ir80')).toMatchObject({ chits: 1, figures: 23 })
    expect([1, 2, 3, 4].map(halvedHits)).toEqual([1, 1, 2, 2])
  })

  it('es.fire.twice: Krupps fire twice at the same target, at long range each volley halved; canister within four inches', () => {
    const table = position({
      side: 'german',
      units: { xi1: '1200,96 6 unlimbered', l5: '1200,772 0 line', l37: '1200,836 0 line' },
    })
    expect(aim(table, 'xi1', 'l5')).toMatchObject({ needed: 3, long: true, shots: 2 })
    table.act('order xi1 fire').act('fire l5', 3, 1, 1, 1, 1, 1, /* again */ 3, 3, 3, 1, 1, 1, /* saves at 5 */ 5, 5, 4)
    expect(table.last('volley-fired')).toMatchObject({ dice: 12, needed: 3, possible: 4, counted: 3 })
    const near = position({ units: { fb1: '1200,800 0 unlimbered', ir80: '1200,700 6 line' } })
    expect(aim(near, 'fb1', 'ir80')).toMatchObject({ shots: 2 })
    const further = position({ units: { fb1: '1200,800 0 unlimbered', ir80: '1200,699 6 line' } })
    expect(aim(further, 'fb1', 'ir80')).toMatchObject({ shots: 1 })
    expect(aim(near, 'fb1', 'ir80', 'reaction')).toMatchObject({ shots: 1 })
  })

  it('es.fire.mitrailleuse: at ten inches as at long range in their own phase, at 25 as at short range in reaction', () => {
    const near = position({ units: { mg1: '1200,800 0 unlimbered', ir80: '1200,604 6 line' } })
    expect(aim(near, 'mg1', 'ir80')).toMatchObject({ long: true, shots: 1 })
    const far = position({ units: { mg1: '1200,800 0 unlimbered', ir80: '1200,364 6 line' } })
    expect(aim(far, 'mg1', 'ir80', 'reaction')).toMatchObject({ long: false })
  })

  it('es.fire.siege: beyond 28 inches only, as at short range, and without sight at who stood still for three turns', () => {
    const near = position({ side: 'german', units: { sg: '1200,96 6 unlimbered', l5: '1200,540 0 line' } })
    expect(aim(near, 'sg', 'l5')).toBeUndefined()
    const far = position({ side: 'german', units: { sg: '1200,96 6 unlimbered', l5: '1200,620 0 line' } })
    expect(aim(far, 'sg', 'l5')).toMatchObject({ long: false, shots: 2 })
    const blind = (still: number) =>
      position({
        side: 'german',
        units: { sg: '1200,96 6 unlimbered', lw1: '1200,300 6 line', l5: ['1200,700 0 line', { still }] },
      })
    expect(aim(blind(2), 'sg', 'l5')).toBeUndefined()
    expect(aim(blind(3), 'sg', 'l5')).toMatchObject({ long: false })
  })

  it('odds: the chance of each number of hits, and the average loss', () => {
    const odds = facing('l5', 'ir80', 160).act('order l5 fire').odds('fire ir80')
    const possible = odds['possible'] as Record<string, number>
    expect(possible['6']).toBeCloseTo((1 / 2) ** 6, 9)
    expect(possible['3']).toBeCloseTo(20 / 64, 9)
    const chits = odds['chits'] as Record<string, number>
    expect(chits['0']).toBeCloseTo((5 / 6) ** 6 + 6 * (1 / 6) * (5 / 6) ** 5, 9)
    expect(odds['loss']).toBeCloseTo(1.5, 9)
  })

  it('odds: no more is lost than is there', () => {
    const odds = facing('l5', 'ir80', 160).act('order l5 fire').odds('fire ir80')
    const last = position({ units: { l5: '1200,800 0 line', ir80: ['1200,616 6 line', { figures: 1 }] } })
    const oddsOfLast = last.act('order l5 fire').odds('fire ir80')
    const possible = oddsOfLast['possible'] as Record<string, number>
    const save = Number(oddsOfLast['save'])
    const saved = save > 6 ? 0 : (7 - save) / 6
    const lost = Object.entries(possible).reduce((sum, [hits, chance]) => sum + chance * (1 - saved ** Number(hits)), 0)
    expect(oddsOfLast['loss']).toBeCloseTo(lost, 9)
    expect(odds['loss']).toBeGreaterThan(lost)
  })

  it('odds: the chits of the firing unit raise the number needed; beyond six no die can hit', () => {
    const tired = (chits: number) =>
      position({ units: { l5: ['1200,800 0 line', { chits }], ir80: '1200,616 6 line' } }).act('order l5 fire')
    expect([0, 1, 2, 3].map((chits) => tired(chits).odds('fire ir80')['needed'])).toEqual([4, 5, 6, null])
    tired(1).act('fire ir80', 4, 4, 4, 4, 4, 5, 6)
    expect(tired(1).roll('fire ir80').last('volley-fired')).toMatchObject({ needed: 5 })
  })
})

describe('saves', () => {
  it('es.saves.table: by the remaining strength, leader counted; X saves nothing, 2X doubles the loss', () => {
    const needed = (unit: string, stands: number, leader = false) => {
      const per = { gb: 2, fb1: 2, ca1: 2, ul10: 2 }[unit] ?? 4
      const side = ['l5', 'm1', 'gm1', 'ca1', 'fb1'].includes(unit) ? 0 : 6
      const table = position({
        units: {
          [unit]: [
            `1200,600 ${side} ${['fb1', 'gb'].includes(unit) ? 'unlimbered' : 'line'}`,
            { figures: stands * per, leader },
          ],
        },
      })
      return saveNeeded(table.g, table.row(unit))
    }
    expect([6, 5, 4, 3, 2, 1].map((stands) => needed('l5', stands))).toEqual([5, 5, 5, 7, 7, 8])
    expect([6, 5, 4, 3, 2, 1].map((stands) => needed('m1', stands))).toEqual([4, 4, 4, 7, 7, 8])
    expect([6, 5, 4, 3, 2, 1].map((stands) => needed('gm1', stands))).toEqual([7, 7, 7, 8, 8, 8])
    expect([6, 5, 4, 3, 2, 1].map((stands) => needed('ca1', stands))).toEqual([3, 5, 7, 7, 8, 8])
    expect([6, 5, 4, 3, 2, 1].map((stands) => needed('g1', stands))).toEqual([3, 4, 4, 5, 7, 7])
    expect([6, 5, 4, 3, 2, 1].map((stands) => needed('ir80', stands))).toEqual([4, 4, 4, 7, 7, 7])
    expect([6, 5, 4, 3, 2, 1].map((stands) => needed('lw1', stands))).toEqual([5, 7, 7, 7, 7, 7])
    expect([6, 5, 4, 3, 2, 1].map((stands) => needed('ul10', stands))).toEqual([5, 5, 5, 7, 8, 8])
    expect([3, 2, 1].map((stands) => needed('fb1', stands))).toEqual([4, 5, 6])
    expect(needed('l5', 3, true)).toBe(5)
  })

  it('es.saves.losses, es.units.stands: a stand fights until its last figure; the last one gone, the unit is destroyed', () => {
    const hurt = facing('l5', 'ir80', 160, { ir80: ['1200,616 6 line', { figures: 5 }] })
    expect(strengthOf(hurt.g, hurt.row('ir80'))).toBe(2)
    hurt.act('order l5 fire').act('fire ir80', 4, 4, 4, 4, 4, 4)
    expect(hurt.unit('ir80')).toMatchObject({ fate: 2 })
    expect(hurt.side('german')).toMatchObject({ stands: 2 })
  })

  it('es.leaders.stand, es.units.leaders, es.leaders.kill: a leader is a stand more; three sixes may hit him, one kills, two wounds', () => {
    const withLeader = (...dice: number[]) => {
      const table = facing('l5', 'ir80', 160, { ir80: ['1200,616 6 line', { leader: true }] })
      expect(strengthOf(table.g, table.row('ir80'))).toBe(7)
      return table.act('order l5 fire').act('fire ir80', 1, 1, 1, 6, 6, 6, 6, 6, 6, ...dice)
    }
    // A pair of sixes has brought a chit, so a two kills.
    expect(withLeader(2).unit('ir80')).toMatchObject({ leader: false, chits: 2 })
    expect(withLeader(3).unit('ir80')).toMatchObject({ leader: true, leaderBack: 3, chits: 2 })
    expect(withLeader(4).unit('ir80')).toMatchObject({ leader: true, leaderBack: 0, chits: 1 })
    const { units } = position({ units: { l5: '1200,800 0 line' } }).g.campaign
    expect(new Set(units.filter(({ leader }) => leader === 'always').map(({ kind }) => kind))).toEqual(
      new Set(['light', 'guard', 'armoured']),
    )
    expect(new Set(units.filter(({ leader }) => leader === 'never').map(({ kind }) => kind))).toEqual(
      new Set(['militia', 'landwehr']),
    )
  })
})
