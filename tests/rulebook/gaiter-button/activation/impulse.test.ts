import { describe, expect, it } from 'vitest'
import { day, impulseOf } from '../marching.ts'
import { FR, GE } from '../table.ts'

const FAR = { briey: ['ge-5-9'] }

describe('GB 6 – the operations of the day', () => {
  it('gb.impulse.choice: the side with the initiative begins, then they alternate', () => {
    const table = day({ counters: { suippes: ['fr-5-1', 'fr-5-2'], ...FAR } })
    expect(table.g.decider).toBe(FR)
    expect(table.options).toEqual(['activate suippes', 'pass'])
    table.do('activate suippes').do('take fr-5-1').do('march-off').do('end-activation').do('end-impulse')
    expect(table.g.decider).toBe(GE)
    table.do('pass')
    expect(table.g.decider).toBe(FR)
  })

  it('gb.impulse.choice: a battle is an operation of its own, and so is a battle movement', () => {
    const table = day({
      counters: { suippes: ['fr-5-1', 'ge-5-9'], auberive: ['mac-mahon', 'fr-1-1'] },
    })
    expect(table.can('attack suippes')).toBe(true)
    expect(table.can('battle-movement')).toBe(true)
    table.do('activate auberive').do('take fr-1-1').do('march-off').do('end-activation')
    table.refuses('attack suippes', 'gb.impulse.choice activating')
    table.refuses('battle-movement', 'gb.impulse.choice activating')
    table.refuses('pass', 'gb.impulse.choice activating')
    expect(table.can('activate suippes')).toBe(true)
  })

  it('gb.impulse.pass: two passes one after the other end the day; an operation between them does not', () => {
    const table = day({ counters: { suippes: ['fr-5-1'], ...FAR } })
    table.do('pass')
    table.do('activate briey').do('take ge-5-9').do('march-off').do('end-activation')
    expect(table.g.decider).toBe(FR)
    expect(table.question).toBe('impulse')
    table.do('pass')
    // The Germans have nobody left and pass by themselves: that was the second.
    expect(table.told('passed')).toMatchObject([
      { side: 'french', forced: false },
      { side: 'french', forced: false },
      { side: 'german', forced: true },
    ])
    expect(table.game.play.stackNames()).not.toContain('daytime')
  })

  it('gb.impulse.must-pass: who has activated all and can launch no battle passes by himself', () => {
    const table = day({ counters: { suippes: ['fr-5-1'], ...FAR }, activated: ['fr-5-1'] })
    expect(table.g.decider).toBe(GE)
    expect(table.options).toEqual(['activate briey', 'pass'])
  })

  it('gb.impulse.must-pass: with a battle to launch he is asked', () => {
    const table = day({ counters: { suippes: ['fr-5-1', 'ge-5-9'] }, activated: ['fr-5-1', 'ge-5-9'] })
    expect(table.g.decider).toBe(FR)
    expect(table.options).toEqual(['attack suippes', 'pass'])
  })

  it('gb.impulse.must-pass: who is not asked beside the enemy shows that he could not fight there, and it stays done', () => {
    const counters = { suippes: ['fr-5-1'], sommepy: ['fr-5-3'], auberive: ['fr-5-2', 'albert-of-saxony'] }
    const table = day({ counters, activated: ['albert-of-saxony', 'fr-5-2'] })
    table.do('activate suippes').do('take fr-5-1').do('march-off').do('end-activation').do('end-impulse')
    expect(table.told('passed')).toMatchObject([{ side: 'german', forced: true }])
    expect(table.g.decider).toBe(FR)
    expect(table.game.decision()?.takeBack).toBe(false)
  })

  it('gb.impulse.must-pass: with no stack beside the enemy it reveals nothing, and can be undone', () => {
    const table = day({
      counters: { suippes: ['fr-5-1'], sommepy: ['fr-5-3'], briey: ['ge-5-9'] },
      activated: ['ge-5-9'],
    })
    table.do('activate suippes').do('take fr-5-1').do('march-off').do('end-activation').do('end-impulse')
    expect(table.told('passed')).toMatchObject([{ side: 'german', forced: true }])
    expect(table.game.decision()).toMatchObject({ side: 'french', takeBack: true })
  })

  it('gb.impulse.five-units: five units in one stack or in several, not a sixth', () => {
    const table = impulseOf({
      counters: { suippes: ['fr-1-1', 'fr-1-2', 'fr-1-3'], auberive: ['fr-5-1', 'fr-5-2', 'fr-5-3'], ...FAR },
    })
    table.do('activate suippes').do('take fr-1-1').do('take fr-1-2').do('take fr-1-3').do('march-off')
    table.do('end-activation').do('activate auberive').do('take fr-5-1').do('take fr-5-2')
    table.refuses('take fr-5-3', 'gb.impulse.five-units used')
    table.do('march-off').do('end-activation')
    expect(table.question).toBe('impulse.next')
    table.refuses('activate auberive', 'gb.impulse.five-units used')
    expect(table.options).toEqual(['end-impulse'])
  })

  it('gb.impulse.five-units: leaders are free, and decoys played as leaders', () => {
    const five = ['fr-1-1', 'fr-1-2', 'fr-1-3', 'fr-1-4', 'fr-5-1']
    const table = impulseOf({ counters: { suippes: [...five, 'mac-mahon', 'french-decoy-1'], ...FAR } })
    table.do('activate suippes')
    for (const unit of five) table.do(`take ${unit}`)
    table.refuses('take french-decoy-1', 'gb.impulse.five-units used')
    expect(table.can('take mac-mahon')).toBe(true)
    table.do('take mac-mahon').do('take-as-leader french-decoy-1').do('march-off')
    expect(table.stack()).toHaveLength(7)
  })

  it('gb.impulse.activated: no counter is activated twice a day', () => {
    const table = day({ counters: { suippes: ['fr-5-1', 'fr-5-2'], ...FAR } })
    table.do('activate suippes').do('take fr-5-1').do('march-off').do('end-activation')
    table.do('activate suippes')
    table.refuses('take fr-5-1', 'gb.impulse.activated activated')
    expect(table.options).toEqual(['take fr-5-2'])
    // With nobody left the impulse is over by itself.
    table.do('take fr-5-2').do('march-off').do('end-activation')
    expect(table.g.decider).toBe(GE)
  })

  it('gb.impulse.activated: counters that fought may be activated', () => {
    const table = impulseOf({ counters: { suippes: ['fr-5-1'], ...FAR }, combatted: ['fr-5-1'] })
    expect(table.can('activate suippes')).toBe(true)
  })

  it('gb.impulse.activated: only one’s own, and only where they are', () => {
    const table = impulseOf({ counters: { suippes: ['fr-5-1'], auberive: ['fr-5-2'], ...FAR } })
    expect(table.can('activate suippes')).toBe(true)
    table.refuses('activate briey', 'gb.impulse.activated enemy')
    table.do('activate suippes')
    table.refuses('take fr-5-2', 'gb.impulse.activated elsewhere')
    table.refuses('take ge-5-9', 'gb.impulse.activated not-yours')
  })

  it('gb.entry.surprise: a surprise ends the impulse, though units are left', () => {
    const table = day({
      counters: { suippes: ['ge-5-9', 'ge-5-10'], auberive: ['fr-5-1'] },
      arrange: (g) => {
        g.initiative = GE
      },
    })
    table.do('activate suippes').do('take ge-5-9').do('march-off').do('draw', 'fatigue-0')
    if (table.question === 'marker') table.do('keep')
    table.do('move auberive-suippes').do('surprise-attack', 'fr-5-1')
    expect(table.g.decider).toBe(FR)
  })

  it('gb.entry.surprise: a unit that came in with another one is not single when that is dropped off', () => {
    const enter = (...who: readonly string[]) => {
      const table = day({
        counters: { suippes: who, auberive: ['fr-5-1'] },
        arrange: (g) => {
          g.initiative = GE
        },
      })
      table.do('activate suippes')
      for (const name of who) table.do(`take ${name}`)
      table.do('march-off').do('draw', 'fatigue-0')
      if (table.question === 'marker') table.do('keep')
      return table.do('move auberive-suippes')
    }
    const two = enter('ge-5-9', 'ge-5-10').do('drop-off ge-5-10')
    two.refuses('surprise-attack', 'gb.entry.surprise not-one-infantry-unit')
    const led = enter('ge-5-9', 'frederick-william').do('drop-off frederick-william')
    expect(led.can('surprise-attack')).toBe(true)
  })
})
