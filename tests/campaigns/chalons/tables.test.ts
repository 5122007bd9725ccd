import { describe, expect, it } from 'vitest'
import { chalons } from './files.ts'

const { tables } = chalons()

/** The rows of the table as the player aid prints them. */
const printed = tables.reconnaissance.rows.map(({ cells }) =>
  cells.map(({ units, composition }) => `${units}${composition ? '*' : ''}`).join(' '),
)

describe('the tables of the player aid', () => {
  it('rain falls on 4 to 6 and leaves 3 MP of 4 and 6 of 8 (GB 4.1)', () => {
    expect(tables.weather.rows).toEqual([
      { from: 1, to: 3, weather: 'normal' },
      { from: 4, to: 6, weather: 'rain' },
    ])
    expect(tables.rain.movement).toEqual([
      { mp: 4, inRain: 3 },
      { mp: 8, inRain: 6 },
    ])
  })

  it('one strength point blockades, and one unit of a side stands in the mountains (GB 1.1)', () => {
    expect(tables.blockade).toEqual({ section: 'GB 1.1', points: 1 })
    expect(tables.stacking.unitsIn).toEqual({ mountainous: 1 })
  })

  it('pontoon bridges are damaged on 10, 11 and 12 (GB 4.1)', () => {
    expect(
      tables.pontoonDamage.rows.map(({ from, to, levels, removed }) => [from, to, levels, removed ?? false]),
    ).toEqual([
      [2, 9, 0, false],
      [10, 10, 1, false],
      [11, 11, 2, false],
      [12, 12, 5, true],
    ])
  })

  it('the bowl holds twelve markers: 0 ×2, 1 ×3, 2 ×3, 3 ×2, STOP ×2 (GB 8.3)', () => {
    expect(tables.fatigue.bowl.map(({ marker, count }) => `${marker} ×${count}`)).toEqual([
      '0 ×2',
      '1 ×3',
      '2 ×3',
      '3 ×2',
      'stop ×2',
    ])
  })

  it('command points come from ten conditions (GB 8.2)', () => {
    const { section, ...points } = tables.commandPoints
    expect(section).toBe('GB 8.2')
    expect(points).toEqual({
      linkToSenior: 1,
      mixedCorps: -1,
      leaderAlone: 1,
      outOfSupply: -1,
      combatted: -1,
      demoralised: -1,
      highMorale: { morale: 5, points: 1 },
      enemyInZone: 1,
      side: { french: 0, german: 1 },
      cavalryOnly: { french: 0, german: 1 },
    })
  })

  it('a march costs 1 by road, 2 by path, railway or bridge (GB 9.1)', () => {
    expect(tables.march).toMatchObject({ road: 1, path: 2, railway: 2, majorBridge: 2 })
    expect([
      tables.severalBridges.mp,
      tables.crowding.freeUnits,
      tables.crowding.mpEach,
      tables.occupiedZone.mp,
    ]).toEqual([1, 2, 1, 1])
  })

  it('engineers need 1 MP to destroy, 2 to repair, 1 for a pontoon level and 2 in rain (GB 11)', () => {
    const { destroyBridge, repairBridge, pontoon, destroyRailway, repairRailway } = tables
    expect([
      destroyBridge.mp,
      repairBridge.mp,
      pontoon.mp,
      pontoon.mpInRain,
      destroyRailway.mp,
      repairRailway.mp,
    ]).toEqual([1, 2, 1, 2, 1, 2])
    expect([repairBridge.levels, repairBridge.levelsPerTurn, pontoon.levels]).toEqual([4, 2, 5])
  })

  it('reconnaissance finds as printed (GB 10)', () => {
    expect(printed).toEqual(['0 0 1', '0 1 1', '1 1 2', '1 2 1*', '2 1* 3', '1* 3 2*', '3 2* 4', '2* 4 3*'])
    expect(tables.reconnaissance.modifiers).toEqual({
      side: { french: -2, german: 0 },
      tired: { markers: 3, modifier: -1 },
      activatedScreen: 1,
      rain: -1,
    })
  })

  it('combat results are as printed (GB 15.5)', () => {
    const { rows } = tables.combatResults
    expect(
      rows.map(
        ({ from, to, losses, rout }) =>
          `${from}-${to ?? ''}: ${losses.map((cell) => cell.join('/')).join(' ')} ${rout}`,
      ),
    ).toEqual([
      '0-0: 0/0 0/0 1/1 1/1 2/2 2/2 3/3 3/3 0',
      '1-2: 0/0 1/1 1/1 2/2 2/2 3/3 3/3 4/4 1',
      '3-4: 0/0 0/1 0/1 1/2 1/2 2/3 2/3 3/4 1',
      '5-6: 0/1 1/1 1/2 2/2 2/3 3/3 3/4 4/4 2',
      '7-8: 0/1 0/1 1/2 1/2 2/3 2/3 3/4 3/4 2',
      '9-10: 0/1 0/1 1/2 1/2 2/3 2/3 3/4 3/4 3',
      '11-: 0/1 0/1 0/2 0/2 1/3 1/3 2/4 2/4 3',
    ])
    expect(tables.amplitude.columns.map(({ from, to }) => `${from}-${to}`)).toEqual([
      '1-15',
      '16-30',
      '31-45',
      '46-60',
      '61-75',
      '76-90',
      '91-105',
      '106-120',
    ])
  })

  it('the combat factor counts guns by 5 for the French and by 4 for the Germans (GB 15.4)', () => {
    const { combatFactor, strengthRatio } = tables
    expect(combatFactor.artilleryEach).toEqual({ french: 5, german: 4 })
    expect(combatFactor.infantryWeapon).toEqual({ french: 1, german: 0 })
    expect(combatFactor.leader).toEqual({ french: { attack: 0, defence: 1 }, german: { attack: 1, defence: 1 } })
    expect([
      combatFactor.forcedPassageAttacker,
      combatFactor.backToTheRiver,
      combatFactor.disembarked,
      combatFactor.encircled,
    ]).toEqual([-2, -1, -2, -2])
    expect([combatFactor.demoralised, combatFactor.combatted]).toEqual([
      { any: -2, all: -3 },
      { any: -1, all: -2 },
    ])
    expect([strengthRatio.least, strengthRatio.most, tables.assault.strengthRatioMost]).toEqual([1, 6, 3])
  })

  it('a connection carries 6 by road, 4 by path or railway, 2 by bridge in retreat (GB 15.6)', () => {
    expect(tables.retreatCapacity).toMatchObject({ road: 6, path: 4, railway: 4, majorBridge: 2, river: -1, canal: -1 })
  })

  it('terrain is worth 0 to 3, a town 1 (GB 15.4)', () => {
    expect(tables.terrain).toMatchObject({
      values: { clear: 0, forest: 1, swamp: 1, difficult: 2, mountainous: 3 },
      town: 1,
    })
  })

  it('surrender, rally, recovery and supply have their numbers (GB 12, 17)', () => {
    expect(tables.surrender).toMatchObject({
      atMost: 2,
      encircled: -1,
      demoralised: { any: -1, all: -2 },
      accompanied: -2,
    })
    expect(tables.rally).toMatchObject({ strategicValue: -1, rain: 1, outOfSupply: 1 })
    expect(tables.recovery).toMatchObject({ rain: 1, points: 1, arms: ['infantry', 'cavalry'], firstLosses: 1 })
    expect(tables.supply).toMatchObject({ mp: 4, rain: -1, side: { french: -1, german: 0 } })
    expect(tables.nightWithdrawal).toMatchObject({ zones: 2, rain: 1, loss: 1 })
  })

  it('names the section of every group', () => {
    const { $schema, format, note: _note, ...groups } = tables
    expect([$schema, format]).toEqual(['../schema/gaiter-button.tables.schema.json', 2])
    const unnamed = Object.entries(groups).filter(([, { section }]) => !/^GB \d/.test(section))
    expect(unnamed).toEqual([])
  })
})
