import { describe, expect, it } from 'vitest'
import { lines } from '../game-on-table.ts'
import { begin, position, type Table } from './table.ts'

/** Answers everything with the last answer, which ends what can be ended, until something holds. */
function until(table: Table, holds: () => boolean): Table {
  for (let count = 0; count < 400 && table.asked !== 'over' && !holds(); count++) {
    const all = table.actions()
    const calm = ['decline', 'bide', 'end-moves', 'end-barrage', 'end-rally'].find((one) => all.includes(one))
    const parsed = table.game.play.layout.language.parseText(calm ?? all[0]!)
    if (parsed.ok) table.game.act(parsed.value)
  }
  return table
}

describe('ws.turn.length', () => {
  it('is twelve turns at Spicheren, seven at Wissembourg', () => {
    for (const [scenario, turns] of [
      ['spicheren', 12],
      ['wissembourg', 7],
      ['geisberg', 2],
    ] as const) {
      const table = until(begin(scenario), () => false)
      expect(table.asked).toBe('over')
      expect(table.told('turn-began')).toHaveLength(turns)
    }
  })
})

describe('ws.turn.sequence', () => {
  it('goes from commanders in chief to formations to rally', () => {
    const table = position({
      phase: 'command',
      side: 'french',
      turn: 6,
      units: {
        verge: '0811',
        jolivet: ['0811 N', { disorganised: true }],
        frossard: '0911',
        kameke: '1502',
        francois: '1502 S',
      },
    })
    // Frossard stands apart from any enemy: he tests.
    expect(table.asked).toBe('french chief-moves')
    table.act('bide')
    expect(table.last('commander-out')).toMatchObject({ unit: 'kameke' })
    expect(table.asked).toBe('french operations')
    expect(table.whyNot('rally jolivet')).toBe('ws.turn.sequence rally')
    table.act('choose fr-1').act('decline', 'ge-14').act('decline')
    expect(table.asked).toBe('french rallies')
  })
})

describe('ws.turn.night', () => {
  it('takes 1 off initiative, activation, morale and combat, and shortens guns and command', () => {
    const table = position({
      phase: 'command',
      side: 'french',
      turn: 11,
      units: {
        frossard: '1411',
        verge: '1305',
        jolivet: '1305 N',
        alvensleben: '1502',
        kameke: '1502',
        francois: '1502 S',
      },
    })
    expect(table.told('night-fell')).toHaveLength(1)
    table.act('bide')
    // From the village of Spicheren six points do not reach 1305 at night, so Vergé is out of command.
    table.act('bide', 3, 4)
    expect(table.told('commander-out').map(({ unit }) => unit)).toContain('verge')
    expect(lines(table.last('initiative-rolled')['german'])).toEqual(['initiative +2', 'night -1'])
  })
  it('lets guns reach one hex only', () => {
    const table = position({
      phase: 'barrages',
      active: 'ge-14',
      side: 'german',
      turn: 11,
      units: { kameke: '1502', 'ge-art-14': '1502 S', jolivet: '1503 N', valaze: '1504 N' },
    })
    expect(table.actions('barrage')).toEqual(['barrage ge-art-14 jolivet'])
    expect(table.whyNot('barrage ge-art-14 valaze')).toBe('ws.artillery.range too-far')
    expect(lines(table.odds('barrage ge-art-14 jolivet')['modifiers'])).toEqual(['close-guns +1', 'night -1'])
  })
})

describe('ws.turn.initiative', () => {
  const roll = (german: number, french: number) => {
    const table = position({
      phase: 'command',
      side: 'german',
      turn: 8,
      units: {
        frossard: '0312',
        verge: '0212',
        jolivet: '0212 N',
        alvensleben: '1701',
        kameke: '1701',
        francois: '1701 S',
      },
    })
    return table.act('bide').act('bide', german, french)
  }
  it('is rolled where both commanders in chief are on the map; a tie is German', () => {
    expect(roll(2, 4).last('initiative-rolled')['side']).toBe('german')
    expect(roll(2, 4).asked).toBe('german operations')
    expect(roll(2, 5).asked).toBe('french operations')
  })
  it('goes without a roll to the side whose commander in chief alone is there', () => {
    const table = position({
      phase: 'command',
      side: 'french',
      turn: 8,
      units: { frossard: '0312', verge: '0212', jolivet: '0212 N', kameke: '1701', francois: '1701 S' },
    })
    table.act('bide')
    expect(table.last('initiative-given')['side']).toBe('french')
    expect(table.whyNot('choose ge-14')).toBe('ws.turn.initiative no-choice')
  })
  it('is nobody’s without any; at Wissembourg it is German in the first turn', () => {
    const table = begin('spicheren')
    until(table, () => table.told('nobody-leads').length > 0)
    expect(table.told('nobody-leads')).toHaveLength(1)
    const other = begin('wissembourg')
    until(other, () => other.told('initiative-given').length > 0)
    expect(other.last('initiative-given')['side']).toBe('german')
    expect(other.actions()).toEqual(['choose ge-bavarian'])
  })
})

describe('ws.turn.cup', () => {
  it('holds the formations that are on the map or due, each once', () => {
    const table = begin('spicheren')
    until(table, () => table.told('nobody-leads').length > 0)
    const cup = table.state['cup'] as string[]
    // One has been drawn. Neither the 5th Division nor the German cavalry is due in the first turn.
    expect(cup).toHaveLength(3)
    expect(cup.every((one) => ['fr-1', 'fr-3', 'fr-cavalry', 'ge-14'].includes(one))).toBe(true)
  })
})

describe('ws.turn.shared-marker', () => {
  it('goes to the Germans with an even die, then to the French', () => {
    const drawn = position({
      phase: 'moves',
      active: 'fr-1',
      side: 'french',
      turn: 8,
      units: {
        verge: '0811',
        jolivet: '0811 N',
        valabregue: '0212',
        bachelier: '0212 N',
        rheinbaben: '1702',
        barby: '1702 S',
      },
      cup: ['fr-cavalry'],
    })
    drawn.act('end-moves', 'fr-cavalry', 4)
    expect(drawn.last('horse-drawn')).toMatchObject({ die: 4, formation: 'ge-cavalry' })
    drawn.act('decline', 'fr-cavalry')
    expect(drawn.about['formation']).toBe('fr-cavalry')
  })
})

describe('ws.activation.formation', () => {
  it('fires, moves and attacks in this order, or does nothing', () => {
    const table = position({
      phase: 'moves',
      active: 'fr-1',
      side: 'french',
      units: {
        verge: '1411',
        jolivet: '1411 N',
        kameke: '1502',
        francois: '1502 S',
        'ge-art-14': '1503 S',
        micheler: '1504 N',
      },
      cup: ['ge-14'],
    })
    table.act('end-moves', 'ge-14')
    expect(table.asked).toBe('german activation')
    table.act('activate')
    expect(table.asked).toBe('german barrages')
    expect(table.whyNot('attack francois 1503')).toBe('ws.activation.formation attacks')
    table.act('end-barrage')
    expect(table.asked).toBe('german moves')
    expect(table.whyNot('barrage ge-art-14 micheler')).toBe('ws.activation.formation barrage')
    expect(table.sentence('barrage ge-art-14 micheler')).toBe(
      'Guns fire when their formation is activated, before its moves; active now: ge-14.',
    )
    expect(table.sentence('rally francois')).toBe('Units rally at the end of turn 5; active now: ge-14.')
    expect(table.formation('ge-14')['acted']).toBe(true)
  })
})

describe('ws.activation.test', () => {
  const test = (turn: number, die: number) =>
    position({
      phase: 'moves',
      active: 'ge-14',
      side: 'german',
      turn,
      units: { verge: ['0811', { outOfCommand: true }], jolivet: '0811 N', kameke: '1502', francois: '1502 S' },
      cup: ['fr-1'],
    })
      .act('end-moves', 'fr-1')
      .act('activate', die)
  it('needs 6 with the die and the command value of a commander out of command', () => {
    expect(test(5, 4).last('activation-tested')['passed']).toBe(true)
    expect(test(5, 3).last('activation-tested')['passed']).toBe(false)
    // A unit of one who failed is out of command.
    expect(test(5, 3).unit('jolivet')['inCommand']).toBe(false)
  })
  it('the French have 2 less in the first two turns, both sides 1 less at night', () => {
    expect(lines(test(2, 5).last('activation-tested')['ledger'])).toEqual(['command +2', 'sluggish -2'])
    expect(lines(test(11, 5).last('activation-tested')['ledger'])).toEqual(['command +2', 'night -1'])
  })
})

describe('ws.activation.joint', () => {
  const joint = (barnekow: string, more = {}) =>
    position({
      phase: 'moves',
      active: 'fr-1',
      side: 'french',
      units: {
        verge: '0811',
        jolivet: '0811 N',
        kameke: ['1502', more],
        francois: '1502 S',
        barnekow,
        rex: `${barnekow} S`,
      },
      cup: ['ge-16', 'ge-14'],
    })
      .act('end-moves', 'ge-16')
      .act('keep', 'ge-14')
  it('a kept marker is played with the next division whose commander is near', () => {
    const table = joint('1503')
    expect(table.may('activate-with ge-16')).toBe(true)
    table.act('activate-with ge-16')
    expect(table.actions('move')).toEqual(['move barnekow', 'move francois', 'move kameke', 'move rex'])
  })
  it('not with one who is out of command; then it is played alone in the end', () => {
    const table = joint('1503', { outOfCommand: true })
    expect(table.whyNot('activate-with ge-16')).toBe('ws.activation.joint too-far-apart')
    table.act('decline')
    expect(table.about['formation']).toBe('ge-16')
    expect(table.whyNot('keep')).toMatch(/^ws\.activation\.joint/)
  })
})
