import { describe, expect, it } from 'vitest'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { lines } from '../game-on-table.ts'
import { edition, position, type Standing } from './table.ts'

const moving = (unit: string, standing: Standing, others: Record<string, Standing> = {}) => {
  const side = ['valabregue', 'french-guns', 'jolivet', 'bastoul'].includes(unit) ? 'french' : 'prussian'
  return position({ phase: 'activation', side, units: { [unit]: standing, ...others } }).act(`activate ${unit}`, 6)
}

describe('ps.terrain.enter', () => {
  it('the arms have names in both languages for saying so', () => {
    const { en, fr } = portableSpicheren.book.words
    for (const arm of ['infantry', 'cavalry', 'artillery'])
      expect([en, fr].every((words) => `class.${arm}` in words)).toBe(true)
  })
  it('wooded heights are closed to infantry too', () => {
    expect(moving('woyna', '0406 SW').whyNot('step 0306')).toBe('ps.terrain.enter closed')
    expect(moving('woyna', '0406 SW').sentence('step 0306')).toBe('0306 (wood) is closed to infantry.')
  })
  it('bushes are open to infantry only', () => {
    expect(moving('woyna', '0505 SW').may('step 0405')).toBe(true)
    expect(moving('woyna', '0506 SW').may('step 0406')).toBe(true)
    expect(moving('hussars', '0506 SW').whyNot('step 0406')).toBe('ps.terrain.enter closed')
    expect(moving('prussian-guns', '0506 SW').whyNot('step 0406')).toBe('ps.terrain.enter closed')
  })
  it('the Rotherberg and the ironworks are closed to cavalry and guns', () => {
    expect(moving('woyna', '1104 S').may('step 1105')).toBe(true)
    for (const unit of ['hussars', 'prussian-guns']) {
      expect(moving(unit, '1104 S').whyNot('step 1105')).toBe('ps.terrain.enter closed')
      expect(moving(unit, '0607 S').whyNot('step 0608')).toBe('ps.terrain.enter closed')
    }
  })
  it('bare heights are open to all', () => {
    for (const unit of ['woyna', 'hussars', 'prussian-guns']) {
      expect(moving(unit, '0508 S').may('step 0609')).toBe(false)
      expect(moving(unit, '0709 SW').may('step 0609')).toBe(true)
    }
  })
})

describe('ps.terrain.towns', () => {
  const arrived = ['1001 S', { entry: 'st-johann' }] as const

  it('infantry stops in a town', () => {
    expect(moving('woyna', '1003 N').act('step 1002').may('face N')).toBe(true)
  })
  it('guns go through it, and do not end their move there', () => {
    const table = moving('prussian-guns', '1003 N').act('step 1002')
    expect(table.actions('face')).toEqual([])
    expect(table.whyNot('face N')).toBe('ps.terrain.towns no-stop')
    expect(table.sentence('face N')).toBe('1002 (town) may be passed by artillery, but they do not stop there.')
    expect(table.act('step 0903').may('face N')).toBe(true)
  })
  it('who could not go on from there does not enter', () => {
    const table = moving('prussian-guns', '1004 N').act('step 1003')
    expect(table.whyNot('step 1002')).toBe('ps.terrain.towns no-stop')
    // Two towns in a row: cavalry with three hexes gets over the bridge to St Johann, but not out of it again.
    expect(moving('hussars', '1003 N').act('step 1002').whyNot('step 1001')).toBe('ps.terrain.towns no-stop')
  })
  it('a unit that could go on only into an occupied hex does not enter either', () => {
    const round = { woyna: '0902 S', rex: '0903 S', goltz: '1102 S', schwerin: '1103 S' }
    expect(moving('prussian-guns', '1003 N', round).may('step 1002')).toBe(true)
    const blocked = moving('prussian-guns', arrived, { ...round, doering: '1003 S' })
    expect(blocked.whyNot('step 1002')).toBe('ps.terrain.towns no-stop')
  })
  it('whoever arrived in a town stays until it goes on, over the bridge and out of the next town', () => {
    const table = moving('prussian-guns', arrived)
    expect(table.may('face N')).toBe(true)
    expect(table.act('step 1002').act('step 1003').may('face S')).toBe(true)
  })
  it('cavalry and guns attack no unit in a town, nor from a town that they pass', () => {
    expect(moving('hussars', '1003 N', { jolivet: '1002 S' }).whyNot('assault jolivet')).toBe(
      'ps.terrain.towns no-stop',
    )
    expect(moving('woyna', '1003 N', { jolivet: '1002 S' }).may('assault jolivet')).toBe(true)
    const passing = moving('hussars', '1003 N', { jolivet: '0902 S' }).act('step 1002')
    expect(passing.whyNot('assault jolivet')).toBe('ps.terrain.towns no-stop')
    expect(moving('hussars', '1003 N', { jolivet: '0903 S' }).may('assault jolivet')).toBe(true)
  })
  it('they neither withdraw into a town nor break off into one', () => {
    const units = { hussars: ['1003 S', {}], jolivet: ['1004 N', { attacks: 'hussars' }] } as const
    const off = position({ phase: 'activation', side: 'prussian', units }).act('activate hussars', 6)
    expect(off.actions('break-off')).toEqual([])
    const hit = position({ phase: 'going-on', side: 'prussian', units }).act('fight jolivet', 6, 1, 6)
    expect(hit.actions('withdraw').every((text) => text !== 'withdraw 1002')).toBe(true)
  })
})

describe('ps.terrain.river', () => {
  it('from St Johann only the bridge leads over the Saar', () => {
    const table = moving('woyna', '1001 S')
    expect(table.actions('step')).toEqual(['step 1002'])
    expect(table.whyNot('step 0902')).toBe('ps.terrain.river no-bridge')
    expect(table.whyNot('step 1102')).toBe('ps.terrain.river no-bridge')
  })
  it('and only it leads back', () => {
    expect(moving('woyna', '0902 NE').whyNot('step 1001')).toBe('ps.terrain.river no-bridge')
    expect(moving('woyna', '1002 N').may('step 1001')).toBe(true)
  })
  it('there is no attack across the river', () => {
    const table = moving('woyna', '1001 S', { jolivet: '0902 N' })
    expect(table.whyNot('assault jolivet')).toBe('ps.terrain.river no-bridge')
  })
})

describe('ps.terrain.cover', () => {
  /** Woyna in 0604, or beside the hex, fires at the target; what counts for her? */
  const shotAt = (target: string, standing: string, firer: string, switches = {}) =>
    lines(
      position({ phase: 'rifles', side: 'prussian', units: { woyna: firer, [target]: standing }, switches }).odds(
        `fire woyna ${target}`,
      )['modifiers'],
    )

  it('infantry on the Rotherberg, in a town or in the ironworks is in cover', () => {
    expect(shotAt('jolivet', '1105 N', '1104 S')).toContain('cover -1')
    expect(shotAt('jolivet', '1002 N', '1003 N')).toContain('cover -1')
    expect(shotAt('jolivet', '0608 N', '0607 S')).toContain('cover -1')
  })
  it('the Rotherberg gives cover on all sides, not only behind its wire', () => {
    expect(shotAt('jolivet', '1105 N', '1106 N')).toContain('cover -1')
  })
  it('in the open and on bare heights it is not', () => {
    expect(shotAt('jolivet', '0605 N', '0604 S')).not.toContain('cover -1')
    expect(shotAt('jolivet', '0609 N', '0709 SW')).not.toContain('cover -1')
  })
  it('bushes give cover by the option bushesCover only', () => {
    expect(shotAt('jolivet', '0406 N', '0506 SW')).not.toContain('cover -1')
    expect(shotAt('jolivet', '0406 N', '0506 SW', { bushesCover: true })).toContain('cover -1')
  })
  it('guns and cavalry that arrived in a town have cover there unless the option gunsTownCover is off', () => {
    const shot = (target: string, switches = {}) => {
      const units = { jolivet: '1002 N', [target]: ['1001 S', { entry: 'st-johann' }] as const }
      const table = position({ phase: 'rifles', side: 'french', units, switches })
      return lines(table.odds(`fire jolivet ${target}`)['modifiers'])
    }
    for (const target of ['hussars', 'prussian-guns']) {
      expect(shot(target)).toContain('cover -1')
      expect(shot(target, { gunsTownCover: false })).not.toContain('cover -1')
    }
    expect(shotAt('jolivet', '1002 N', '1003 N', { gunsTownCover: false })).toContain('cover -1')
  })
})

describe('ps.terrain.uphill', () => {
  const melee = (attacker: string, defender: string) => {
    const units = { woyna: [attacker, { attacks: 'jolivet' }] as const, jolivet: defender }
    const odds = position({ phase: 'new', side: 'prussian', units }).odds('fight woyna') as Record<
      string,
      { modifiers: unknown }
    >
    return [lines(odds['attacker']!.modifiers), lines(odds['defender']!.modifiers)]
  }

  it('the attacker suffers when the defender is higher', () => {
    const [attacker, defender] = melee('0709 SW', '0609 NE')
    expect(attacker).toContain('uphill -1')
    expect(defender).not.toContain('uphill -1')
  })
  it('and the defender when the attacker comes from above', () => {
    const [attacker, defender] = melee('0609 NE', '0709 SW')
    expect(attacker).not.toContain('uphill -1')
    expect(defender).toContain('uphill -1')
  })
  it('at the same height nobody does', () => {
    for (const pair of [melee('0609 S', '0610 N'), melee('0604 S', '0605 N')])
      expect(pair.flat()).not.toContain('uphill -1')
  })
})

describe('ps.terrain.own-edge', () => {
  it('only a hexside with nothing beyond it is an edge', () => {
    const leaky = () => edition('map.json', (text) => text.replace('"0512":["S"]', '"0512":["S","N"]'))
    expect(leaky).toThrow('map.json edges.french.0512.1: N of 0512 is no edge: 0511 lies beyond.')
  })
  /** The unit is hit from a hex so that it would have to leave the board. */
  const hit = (
    unit: string,
    standing: string,
    firer: string,
    firerStanding: string,
    others: Record<string, Standing> = {},
  ) => {
    const side = unit === 'jolivet' ? 'prussian' : 'french'
    return position({ phase: 'rifles', side, units: { [unit]: standing, [firer]: firerStanding, ...others } })
  }

  it('the French may leave in the south, with friends on either side', () => {
    const units = { doens: '1412 N', valaze: '1212 N' }
    expect(hit('jolivet', '1312 N', 'woyna', '1310 S', units).act('fire woyna jolivet', 6, 6).actions()).toEqual([
      'lose',
      'leave',
    ])
  })
  it('the Prussians may not swim the Saar', () => {
    const table = hit('woyna', '0702 S', 'jolivet', '0705 N', { doens: '0805 N', rex: '0803 S' }).act(
      'fire jolivet woyna',
      6,
      6,
    )
    // Without a choice the loss is carried out at once.
    expect(table.strength('woyna')).toBe(3)
  })
  it('the Prussians may leave north of St Johann', () => {
    const table = position({
      phase: 'new',
      side: 'french',
      units: { woyna: '1001 S', jolivet: ['1002 N', { attacks: 'woyna' }] },
    }).act('fight jolivet', 6, 1, 6)
    expect(table.actions()).toEqual(['lose', 'leave'])
  })
  it('and west of their gap', () => {
    const table = position({
      phase: 'rifles',
      side: 'french',
      units: { woyna: '0102 SE', rex: '0103 S', jolivet: '0302 NW' },
    }).act('fire jolivet woyna', 6, 6)
    expect(table.asked).toBe('prussian hit.fire')
    expect(table.actions()).toEqual(['lose', 'leave'])
  })
})
