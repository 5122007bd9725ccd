import { describe, expect, it } from 'vitest'
import { lines } from '../game-on-table.ts'
import { position, share } from './table.ts'

/** The chances that are shown before something is decided, against those that were counted by hand. */

type Units = Parameters<typeof position>[0]['units']

const attack = (units: Units) =>
  position({ phase: 'declaration', active: 'ge-14', side: 'german', units: { kameke: '1502', ...units } })
/** François comes at Jolivet on level ground. */
const single: Units = { francois: '1603 S', jolivet: '1604 N' }
/**
 * Jolivet’s five points and his rifles are a T with 1 and 2, which drives François off in one half, and a D from 3 on: 60 of 72. Else
 * his seven points are a T with 1, a D or more with all others.
 */
const fight = { taken: share(11, 72), held: share(1, 72), repulsed: share(60, 72) }
const attacked = (units: Units = {}) => attack({ ...single, ...units }).acts('attack francois 1604', 'begin-attacks')

describe('ws.activation.test', () => {
  const drawn = (turn: number, more = {}) =>
    position({
      phase: 'moves',
      active: 'ge-14',
      side: 'german',
      turn,
      units: { verge: ['0811', more], jolivet: '0811 N', kameke: '1502', francois: '1502 S' },
      cup: ['fr-1'],
    }).act('end-moves', 'fr-1')
  it('its odds: with a command value of 2 a commander out of command acts with a 4, in the second turn with a 6', () => {
    const out = { outOfCommand: true }
    expect(drawn(5, out).odds('activate')['outcome']).toEqual({ acts: share(3, 6), paralysed: share(3, 6) })
    expect(drawn(2, out).odds('activate')['outcome']).toEqual({ acts: share(1, 6), paralysed: share(5, 6) })
    expect(lines(drawn(2, out).odds('activate')['modifiers'])).toEqual(['command +2', 'sluggish -2'])
  })
  it('who is in command is not tested, and has no odds', () => {
    expect(() => drawn(5).odds('activate')).toThrow('has no odds')
  })
})

describe('ws.chiefs.inertia', () => {
  const rides = (enemy: string) =>
    position({
      phase: 'command',
      side: 'french',
      turn: 8,
      units: { frossard: '0312', verge: '0212', jolivet: '0212 N', kameke: '1701', francois: `${enemy} S` },
    })
  it('its odds: Frossard moves with a 4; with an enemy within three hexes no die is thrown', () => {
    expect(rides('1701').odds('ride frossard')['outcome']).toEqual({ moves: share(3, 6), stays: share(3, 6) })
    expect(() => rides('0309').odds('ride frossard')).toThrow('has no odds')
  })
})

describe('ws.assault.declare', () => {
  it('when all attacks are declared the odds of each are told by its hex', () => {
    const table = attack(single).act('attack francois 1604')
    expect(table.odds('begin-attacks')).toEqual({ attacks: { 1604: { outcome: fight, helped: fight } } })
  })
  it('ws.assault.coordination: attacks to be joined count the die of the commander', () => {
    const units: Units = { kameke: '1603', ...single, woyna: '1704 SW' }
    const apart = attack(units).acts('attack francois 1604', 'attack woyna 1604')
    const joined = attack(units).acts('attack francois 1604', 'attack woyna 1604', 'join kameke 1604')
    const taken = (table: typeof apart) =>
      (table.odds('begin-attacks')['attacks'] as { 1604: { outcome: { taken: number } } })[1604].outcome.taken
    // Joined by 3 and more, of 6; with a 1 or a 2 they attack one by one.
    expect(taken(joined)).toBeGreaterThan(taken(apart))
  })
})

describe('ws.assault.evade', () => {
  it('its odds: standing is a fight, going costs infantry its order for certain', () => {
    const table = attacked()
    expect(table.odds('stand-firm')).toEqual({ outcome: fight, helped: fight })
    expect(table.odds('evade 1605')).toEqual({ itself: 'disorganised' })
  })
  it('who is disorganised already loses a step by going, his last one too', () => {
    const turned = { disorganised: true }
    expect(attacked({ jolivet: ['1604 N', turned] }).odds('evade 1605')).toEqual({ itself: 'step-lost' })
    expect(attacked({ jolivet: ['1604 N', { ...turned, lost: 1 }] }).odds('evade 1605')).toEqual({
      itself: 'eliminated',
    })
  })
  it('cavalry goes from infantry in order', () => {
    const table = attack({ francois: '1603 S', bachelier: '1604 N' }).acts('attack francois 1604', 'begin-attacks')
    expect(table.odds('evade 1605')).toEqual({ itself: 'in-order' })
  })
})

describe('ws.defence.helpers', () => {
  it('their odds: with Valazé’s six points the defence is a D+1 whatever the die, without them as before', () => {
    const table = attacked({ valaze: '1504 NE' }).act('stand-firm')
    expect(table.odds('help valaze')['outcome']).toEqual({ taken: 0, held: 0, repulsed: share(1, 1) })
    expect(table.odds('receive')['outcome']).toEqual(fight)
  })
  it('ws.artillery.support: guns are counted with their canister', () => {
    const table = attacked({ 'fr-art-1': '1605 N' })
    const guns = attacked({ 'fr-art-1': '1504 NE' }).act('stand-firm').odds('support fr-art-1')['outcome']
    // Eight points and two on the die: at least 3 and 8, a D.
    expect(guns).toEqual({ taken: 0, held: 0, repulsed: share(1, 1) })
    expect(table.asked).toBe('french evasion')
  })
  it('ws.command.bonus: Vergé’s 1 makes a 2 a D as well', () => {
    const table = attacked({ verge: '1604' }).act('stand-firm')
    // A T with 1 alone: 1 in 6, of which one half is driven off.
    expect(table.odds('take-part verge')['outcome']).toMatchObject({ repulsed: share(11, 12) })
    expect(table.odds('receive')['outcome']).toMatchObject({ repulsed: share(5, 6) })
  })
})

describe('ws.defence.split', () => {
  it('its odds: each number of points against the first, the others against the second', () => {
    const table = attack({ ...single, kameke: '1603', woyna: '1704 SW' })
      .acts('attack francois 1604', 'attack woyna 1604', 'join kameke 1604')
      .act('begin-attacks', 6)
      .act('stand-firm')
    // François, with Kameke, fails a T in 1 of 3, Woyna in 1 of 2. Five points: a T with 1 and 2, else a D; none: a T with 5 and 6.
    expect(table.odds('give 5')['outcome']).toMatchObject({ repulsed: share(7, 54) })
    expect(table.odds('give 0')['outcome']).toMatchObject({ repulsed: share(5, 54) })
  })
})

describe('ws.command.bonus', () => {
  it('the odds of an attack with the commander and without him', () => {
    const table = attack({ ...single, kameke: '1603' }).acts('attack francois 1604', 'begin-attacks')
    expect(table.asked).toBe('german participation')
    // With Kameke beside him François stands a T with 3 and more: he is still there in 2/6 times 2/3. With his 1 the lowest is a D.
    expect(table.odds('take-part kameke')['outcome']).toMatchObject({ taken: share(2, 9), repulsed: share(7, 9) })
    expect(table.odds('keep-out')['outcome']).toMatchObject({ taken: share(11, 54), repulsed: share(7, 9) })
  })
})

describe('ws.retreat.refuse', () => {
  it('the odds of giving way: what it costs for certain', () => {
    const table = attacked().act('stand-firm', 6)
    expect(table.asked).toBe('german hit')
    expect(table.odds('yield')).toEqual({ itself: 'disorganised' })
    expect(table.odds('refuse')['outcome']).toEqual({ stands: share(3, 6), eliminated: 0, retreats: share(3, 6) })
  })
})

describe('ws.combat.table', () => {
  it('what is above the last column is among what is added to the die, in the odds too', () => {
    const table = position({
      phase: 'declaration',
      active: 'ge-11',
      side: 'german',
      scenario: 'wissembourg',
      units: { bose: '0608', koblinski: '0609 S', 'line-50': '0610 N' },
    })
    expect(lines(table.odds('attack koblinski 0610')['modifiers'])).toEqual(['water -1', 'excess +1'])
  })
})

describe('refusals with names and numbers', () => {
  it('ws.rally.who: who stands beside the unit', () => {
    const table = position({
      phase: 'rally',
      side: 'french',
      units: {
        jolivet: ['1604 N', { disorganised: true }],
        valaze: ['1611 N', { disorganised: true }],
        francois: '1603 S',
        kameke: '1502',
      },
    })
    expect(table.sentence('rally jolivet')).toBe('Jolivet in 1604 does not rally: next to it stands francois.')
  })
  it('ws.assault.coordination: who attacks, and that it takes two', () => {
    const table = attack({ ...single, kameke: '1603' })
    expect(table.sentence('join kameke 1604')).toBe('No unit is to attack 1604 yet; joining takes two units.')
    table.act('attack francois 1604')
    expect(table.sentence('join kameke 1604')).toBe('Francois alone attacks 1604; joining takes two units.')
  })
})
