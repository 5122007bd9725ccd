import { describe, expect, it } from 'vitest'
import type { Scripted } from '#engine/kernel/play/chance.ts'
import { position, type Position, type Standing, type Table } from './table.ts'

/** The end of a turn: the French end their moves, and the next turn begins with these dice. */
function nextTurn(units: Record<string, Standing>, dice: readonly Scripted[], more: Partial<Position> = {}): Table {
  // Cavalry far in the south sees nobody and has nothing else to do.
  const table = position({ phase: 'activation', side: 'french', units: { valabregue: '0712 S', ...units }, ...more })
  return table.act('end-moves', ...dice)
}

describe('ps.arrivals.roll', () => {
  it('four brings a unit to its entry, facing inwards', () => {
    const table = nextTurn({}, [4, 'woyna', 4, 'uhlans'])
    expect(table.where('woyna')).toBe('1001 S')
    expect(table.where('uhlans')).toBe('0102 SE')
  })
  it('three does not', () => {
    const table = nextTurn({}, [3, 3])
    expect(table.told('arrived')).toEqual([])
    expect(table.last('arrival-rolled')).toMatchObject({ entry: 'west-gap', die: 3, needed: 4, comes: false })
  })
  it('there is no roll when no unit is left to come', () => {
    const units = { woyna: '0202 N', goltz: '0302 N', hussars: '0402 N', uhlans: '0502 N', 'prussian-guns': '0602 N' }
    const table = nextTurn(units, [], { lost: ['francois', 'doering', 'schwerin', 'rex'] })
    expect(table.told('arrival-rolled')).toEqual([])
  })
})

describe('ps.arrivals.pool', () => {
  it('the unit is drawn from those still to come, and then is one of them no more', () => {
    const table = nextTurn({}, [5, 'rex', 5, 'francois'])
    expect(table.state['pool']).toEqual(['woyna', 'doering', 'schwerin', 'goltz', 'hussars', 'uhlans', 'prussian-guns'])
    expect(
      table
        .expectSound()
        .told('draw')
        .filter(({ label }) => label === 'arriving-unit'),
    ).toEqual([
      { kind: 'draw', label: 'arriving-unit', value: 'rex', of: 9 },
      { kind: 'draw', label: 'arriving-unit', value: 'francois', of: 8 },
    ])
  })
})

describe('ps.arrivals.blocked', () => {
  it('TV12: at an occupied entry the unit waits, and enters when the hex is free, without a roll of its own', () => {
    const table = nextTurn({ rex: '1001 S' }, [4, 'woyna', 1])
    expect(table.where('woyna')).toBe('-')
    expect(table.state['waiting']).toEqual(['woyna'])
    // Rex moves off the bridge; turn 5 begins with Woyna, and the dice of both entries.
    table.act('activate rex', 2).act('step 1002').act('step 1003').act('face S').act('end-moves', 1, 1)
    expect(table.where('woyna')).toBe('1001 S')
    expect(table.state['waiting']).toEqual([])
  })
  it('an enemy on the entry delays it as well', () => {
    expect(nextTurn({ jolivet: '1001 S' }, [6, 'woyna', 1]).state['waiting']).toEqual(['woyna'])
  })
  it('of several the one that came first enters first, and each at its own entry', () => {
    const units = {
      woyna: ['-', { entry: 'west-gap' }],
      rex: ['-', { entry: 'st-johann' }],
      goltz: ['-', { entry: 'st-johann' }],
    } as const
    const state = {
      waiting: ['woyna', 'rex', 'goltz'],
      pool: ['francois', 'doering', 'schwerin', 'hussars', 'uhlans', 'prussian-guns'],
    }
    const table = nextTurn({ ...units, jolivet: '0102 S' }, [1, 1], { state })
    expect(table.where('rex')).toBe('1001 S')
    expect(table.state['waiting']).toEqual(['woyna', 'goltz'])
    table.expectSound()
  })
  it('while one waits the entry is still rolled for', () => {
    const table = nextTurn({ rex: '1001 S', woyna: ['-', { entry: 'st-johann' }] }, [4, 'goltz', 1], {
      state: {
        waiting: ['woyna'],
        pool: ['goltz', 'francois', 'doering', 'schwerin', 'hussars', 'uhlans', 'prussian-guns'],
      },
    })
    expect(table.state['waiting']).toEqual(['woyna', 'goltz'])
  })
})

describe('ps.arrivals.activation', () => {
  it('an arrival may be activated from the next turn', () => {
    const table = nextTurn({ rex: '0502 S' }, [4, 'woyna', 1])
    expect(table.asked).toBe('prussian activations')
    expect(table.whyNot('activate woyna')).toBe('ps.arrivals.activation arrived')
    expect(table.sentence('activate woyna')).toBe('Woyna has only just arrived; it may try from turn 5.')
    table.act('end-moves').act('end-moves', 1, 1)
    expect(table.may('activate woyna')).toBe(true)
  })
  it('by the option arrivalActsSameTurn, in the same turn', () => {
    const table = nextTurn({ rex: '0502 S' }, [4, 'woyna', 1], { switches: { arrivalActsSameTurn: true } })
    expect(table.may('activate woyna')).toBe(true)
  })
  it('firing is not activation: it may fire at once', () => {
    const table = nextTurn({ jolivet: '0303 N' }, [1, 4, 'woyna'])
    expect(table.asked).toBe('prussian rifle-fire')
    expect(table.may('fire woyna jolivet')).toBe(true)
  })
})

describe('ps.arrivals.call-condition', () => {
  const mayCall = (table: Table) => table.state['mayCall']
  const rifles = (target: string, standing: string, firer: string) =>
    position({ phase: 'rifles', side: 'prussian', units: { woyna: firer, [target]: standing, valabregue: '0712 S' } })

  it('a shot at the ironworks or at Spicheren is enough, even one that misses', () => {
    expect(mayCall(rifles('jolivet', '0608 N', '0607 S').act('fire woyna jolivet', 1))).toBe(true)
    expect(mayCall(rifles('doens', '1210 N', '1111 NE').act('fire woyna doens', 1))).toBe(true)
  })
  it('a shot at the Rotherberg is not, unless it clears it', () => {
    expect(mayCall(rifles('micheler', '1105 N', '1104 S').act('fire woyna micheler', 1))).toBe(false)
    expect(mayCall(rifles('micheler', '1105 N', '1104 S').act('fire woyna micheler', 6, 1))).toBe(false)
    expect(mayCall(rifles('micheler', '1105 N', '1104 S').act('fire woyna micheler', 6, 6).act('withdraw 1106'))).toBe(
      true,
    )
  })
  it('a melee declared against the ironworks is enough', () => {
    const table = position({ phase: 'activation', side: 'prussian', units: { woyna: '0607 S', jolivet: '0608 N' } })
    expect(mayCall(table.act('activate woyna', 6).act('assault jolivet'))).toBe(true)
  })
  it('and so is a Prussian unit that enters one of the three', () => {
    for (const [from, to] of [
      ['1104 S', '1105'],
      ['0607 S', '0608'],
      ['1211 N', '1210'],
    ] as const) {
      const table = position({ phase: 'activation', side: 'prussian', units: { woyna: from, jolivet: '0710 N' } })
      expect(mayCall(table)).toBe(false)
      expect(mayCall(table.act('activate woyna', 6).act(`step ${to}`))).toBe(true)
    }
  })
  it('a French unit that breaks off from a melee on the Rotherberg has been driven from it', () => {
    const units = { woyna: ['1104 S', { attacks: 'micheler' }], micheler: '1105 N', valabregue: '0712 S' } as const
    const table = position({ phase: 'activation', side: 'french', units }).act('activate micheler', 6)
    expect(mayCall(table)).toBe(false)
    expect(mayCall(table.act('break-off 1106'))).toBe(true)
  })
  it('French units that come and go of their own will change nothing', () => {
    const table = position({
      phase: 'activation',
      side: 'french',
      units: { micheler: '1105 N', doens: '1209 N', valabregue: '0712 S' },
    })
    expect(mayCall(table.act('activate micheler', 6).act('step 1106').act('face N'))).toBe(false)
    expect(mayCall(table.act('activate doens', 6).act('step 1210').act('face N'))).toBe(false)
  })
})

describe('ps.arrivals.call', () => {
  const called = { state: { mayCall: true } }

  it('there is no roll before the condition is met', () => {
    expect(nextTurn({}, [1, 1]).told('called')).toEqual([])
  })
  it('a six calls the reserve for the next turn', () => {
    const table = nextTurn({}, [1, 1, 6], called)
    expect(table.last('called')).toMatchObject({ die: 6, needed: 6, comes: true, due: 5 })
    expect(table.where('pouget')).toBe('-')
  })
  it('a five does not', () => {
    expect(nextTurn({}, [1, 1, 5], called).state['reserveDue']).toBe(0)
  })
})

describe('ps.arrivals.reserve', () => {
  const units = { micheler: '1105 N', doens: '1210 N', jolivet: '0710 N', valaze: '0810 N', 'french-guns': '0910 N' }
  /** To the next turn but one, with French cavalry in hand. */
  const on = (table: Table, ...dice: Scripted[]) => {
    while (table.actions().some((text) => text.endsWith('-fire')))
      table.act(table.actions().find((text) => text.endsWith('-fire'))!)
    return table.act('end-moves', ...dice)
  }

  it('TV13: called in turn 6, the first enters in turn 7 and may try in turn 8, the second enters in turn 9', () => {
    const table = nextTurn(units, [1, 1, 6], { turn: 5, state: { mayCall: true } })
    on(table, 1, 1, 'pouget')
    expect(table.last('turn-began')).toMatchObject({ turn: 7 })
    expect(table.where('pouget')).toBe('0109 NE')
    expect(table.whyNot('activate pouget')).toBe('ps.arrivals.activation arrived')
    on(table, 1, 1)
    expect(table.may('activate pouget')).toBe(true)
    table.act('activate pouget', 6).act('step 0209').act('face N')
    expect(table.where('bastoul')).toBe('-')
    on(table, 1, 1)
    expect(table.last('turn-began')).toMatchObject({ turn: 9 })
    expect(table.where('bastoul')).toBe('0109 NE')
    expect(table.told('called')).toHaveLength(1)
    table.expectSound()
  })
  it('which of the two comes first is drawn when it enters; the other needs no draw', () => {
    const table = nextTurn(units, [1, 1, 'bastoul'], { turn: 6, state: { mayCall: true, reserveDue: 7 } })
    expect(table.last('draw')).toMatchObject({ label: 'reserve-unit', value: 'bastoul', of: 2 })
    expect([table.where('bastoul'), table.where('pouget')]).toEqual(['0109 NE', '-'])
    on(table, 1, 1)
    table.act('activate bastoul', 6).act('step 0209').act('face N')
    on(table, 1, 1)
    expect(table.where('pouget')).toBe('0109 NE')
  })
  it('if the gap is occupied the first waits, and the second comes two turns after it entered', () => {
    const table = nextTurn({ ...units, valabregue: '0109 N' }, [1, 1, 'pouget'], {
      turn: 6,
      state: { mayCall: true, reserveDue: 7 },
    })
    expect(table.state['waiting']).toEqual(['pouget'])
    table.act('activate valabregue', 6).act('step 0110').act('face N')
    on(table, 1, 1)
    expect(table.where('pouget')).toBe('0109 NE')
    expect(table.state['reserveDue']).toBe(10)
  })
})
