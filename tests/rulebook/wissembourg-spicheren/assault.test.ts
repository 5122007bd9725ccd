import { describe, expect, it } from 'vitest'
import { lines } from '../game-on-table.ts'
import { position, share } from './table.ts'

type Units = Parameters<typeof position>[0]['units']
const attack = (units: Units, more: Partial<Parameters<typeof position>[0]> = {}) =>
  position({ phase: 'declaration', active: 'ge-14', side: 'german', units, ...more })
/** The 14th Division and the 16th act as one, so that there are three brigades. */
const joint = (units: Units) => attack(units, { partner: 'ge-16' })

describe('ws.assault.declare', () => {
  it('is for infantry and cavalry of the active formation, each once', () => {
    const table = attack({
      kameke: '1502',
      francois: '1604 S',
      'ge-art-14': '1604 S',
      rex: '1505 NE',
      jolivet: '1605 N',
    })
    expect(table.whyNot('attack ge-art-14 1605')).toBe('ws.assault.declare no-troops')
    expect(table.whyNot('attack rex 1605')).toBe('ws.assault.declare not-active')
    expect(table.whyNot('attack francois 1705')).toBe('ws.assault.declare no-enemy')
    table.act('attack francois 1605')
    expect(table.whyNot('attack francois 1605')).toBe('ws.assault.declare once')
  })
  it('a unit out of command attacks only in an enemy zone', () => {
    const table = attack({ kameke: '1502', francois: '1604 S', jolivet: '1605 S' }, { out: ['francois'] })
    expect(table.asked).not.toBe('german declaration')
    const inZone = attack({ kameke: '1502', francois: '1604 S', jolivet: '1605 N' }, { out: ['francois'] })
    expect(inZone.may('attack francois 1605')).toBe(true)
  })
})

describe('ws.assault.charge', () => {
  it('cavalry charges in good order, with half its points left', () => {
    const units = { kameke: '1502', francois: '1504 S', jolivet: '1605 N' }
    const table = (more: object) => attack({ ...units, 'hussars-15': ['1604 S', { ...more }], micheler: '1505 NE' })
    expect(table({ spent: 6 }).may('attack hussars-15 1605')).toBe(true)
    expect(table({ spent: 7 }).whyNot('attack hussars-15 1605')).toBe('ws.assault.charge tired')
    expect(table({ disorganised: true }).whyNot('attack hussars-15 1605')).toBe('ws.assault.charge disorganised')
  })
})

describe('ws.assault.charged', () => {
  it('cavalry is disorganised when its charge is over', () => {
    const table = attack({ kameke: '1502', 'hussars-15': '1604 S', jolivet: ['1605 N', { disorganised: true }] })
    // The defence has 4 and its rifles: a 1 is a test, which is passed. The charge comes to nothing.
    table.acts('attack hussars-15 1605').act('begin-attacks', 1, 6, 1)
    expect(table.condition('hussars-15')).toBe('disorganised 0')
  })
  it('not if the cavalry it charges is gone before', () => {
    const table = attack({ kameke: '1502', 'hussars-15': '1604 S', bachelier: '1605 N' })
    table.acts('attack hussars-15 1605', 'begin-attacks', 'evade 1606')
    // Cavalry before cavalry goes disordered.
    expect(table.condition('bachelier')).toBe('disorganised 0')
    table.acts('turn-aside N')
    expect(table.asked).toBe('german advancing.free')
    table.roll('hold-back')
    expect(table.condition('hussars-15')).toBe('in order 0')
  })
})

describe('ws.assault.water', () => {
  it('the Saar is attacked over bridges only, with a column less', () => {
    const table = attack({ kameke: '1502', francois: '1901 SW', woyna: '2001 S', jolivet: '1801 N', valaze: '2002 N' })
    expect(table.whyNot('attack woyna 2002')).toBe('ws.assault.water closed')
    expect(lines(table.odds('attack francois 1801')['columns'])).toContain('water -1')
  })
  it('the Lauter takes a column from infantry, a bridge changes nothing', () => {
    const table = attack(
      { bose: '1203', koblinski: '1204 S', 'hussars-14': '0904 S', 'line-50': '1205 N', 'line-74': '0905 N' },
      { active: 'ge-11', scenario: 'wissembourg' },
    )
    expect(lines(table.odds('attack koblinski 1205')['columns'])).toContain('water -1')
    expect(table.whyNot('attack hussars-14 0905')).toBe('ws.assault.water closed')
  })
})

/** A defender of 5 in open ground, attackers of 7 and 8 in front: 1604 is south of 1603, east of it 1704. */
const three: Units = {
  kameke: '1603',
  francois: '1603 S',
  woyna: '1504 SE',
  barnekow: '1502',
  rex: '1605 N',
  jolivet: '1604 N',
}

describe('ws.assault.coordination', () => {
  it('needs a commander with one of two attackers, and a die with his value of 6', () => {
    const table = joint(three)
    table.act('attack francois 1604')
    expect(table.whyNot('join kameke 1604')).toBe('ws.assault.coordination too-few')
    table.act('attack woyna 1604')
    expect(table.whyNot('join barnekow 1604')).toBe('ws.assault.coordination not-stacked')
    table.acts('join kameke 1604')
    expect(table.whyNot('apart woyna')).toBe('ws.assault.coordination needed')
    table.act('begin-attacks', 3)
    expect(table.last('coordination-tested')['passed']).toBe(true)
    // Nowhere is a hex outside their zones: nobody is asked about a retreat before.
    expect(table.asked).toBe('french split')
  })
  it('if he fails each attacks on its own, with a defence of its own', () => {
    const table = joint(three).acts('attack francois 1604', 'attack woyna 1604', 'join kameke 1604')
    table.act('begin-attacks', 2)
    expect(table.last('coordination-tested')['passed']).toBe(false)
    expect(table.asked).toBe('german attacks')
    expect(table.actions()).toEqual(['assault francois', 'assault woyna'])
    // Against Woyna alone, all 5 points; nothing on his own die.
    table.act('assault woyna', 1, 6, 1, 6, 1, 1)
    expect(table.told('defended')).toHaveLength(1)
    expect(lines(table.last('defended')['columns'])).toEqual(['value +5'])
  })
  it('ws.command.death: who failed to join them is tested after the first of them', () => {
    const table = joint(three).acts('attack francois 1604', 'attack woyna 1604', 'join kameke 1604')
    table.act('begin-attacks', 2).act('assault woyna', 1, 6, 1, 6, 1, 1)
    expect(table.told('commander-tested').map(({ unit }) => unit)).toEqual(['kameke'])
    expect(table.unit('kameke')['adds']).toBe(false)
  })
})

describe('ws.command.bonus in a joined attack', () => {
  /** François, with whom Kameke stands, is hit with a D and goes back; Woyna is left. */
  const beaten = () =>
    joint({ ...three, kameke: '1603', rex: '1705 NW' })
      .acts('attack francois 1604', 'attack woyna 1604', 'join kameke 1604')
      .act('begin-attacks', 6)
      .act('give 5', 6)
      .acts('yield', 'retreat 1602', 'turn-aside S')
  it('WS 11.3: a commander who remains gives it, though his own unit was driven back', () => {
    const table = beaten()
    expect(table.asked).toBe('german following')
    table.act('remain', 1, 1)
    expect(table.where('kameke')).toBe('1603')
    expect(table.where('francois')).not.toBe('1603')
    expect(lines(table.last('assaulted')['ledger'])).toContain('commander +1')
  })
  it('WS 11.3: one who goes along gives none', () => {
    const table = beaten().act('follow', 1, 1, 6, 1, 1)
    expect(lines(table.last('assaulted')['ledger'])).not.toContain('commander +1')
  })
})

describe('ws.assault.sequence', () => {
  it('an attack on a hex that has been left does not take place', () => {
    const table = attack({ kameke: '1603', francois: '1603 S', woyna: '1504 SE', jolivet: '1604 N' })
    table.acts('attack francois 1604', 'attack woyna 1604', 'begin-attacks', 'assault francois')
    table.acts('keep-out')
    expect(table.whyNot('assault woyna')).toBe('ws.assault.sequence not-now')
    table.act('evade 1705')
    while (table.asked === 'french turning') table.act('turn-aside N')
    expect(table.asked).toBe('german advancing.free')
    table.act('advance francois')
    while (table.asked === 'german turning') table.act('turn-aside S')
    table.roll('remain')
    expect(table.told('assaulted')).toEqual([])
  })
})

describe('ws.assault.evade', () => {
  it('infantry before infantry goes disordered, cavalry before infantry in order and by two hexes', () => {
    const table = attack({ kameke: '1502', francois: '1604 S', jolivet: '1605 N' })
    table.acts('attack francois 1605', 'begin-attacks')
    expect(table.whyNot('evade 1604')).toBe('ws.assault.evade elsewhere')
    table.act('evade 1606')
    expect(table.condition('jolivet')).toBe('disorganised 0')
    const horse = attack({ kameke: '1502', francois: '1604 S', bachelier: '1605 N' })
    horse.acts('attack francois 1605', 'begin-attacks', 'evade 1606', 'turn-aside N')
    expect(horse.asked).toBe('french evasion.on')
    horse.act('evade 1506')
    expect([horse.condition('bachelier'), horse.where('bachelier')]).toEqual(['in order 0', '1506'])
  })
  it('WS table, ws.terrain.woods: cavalry that evades into woods is disorganised', () => {
    const horse = attack({ kameke: '1502', francois: '1704 S', bachelier: '1705 N' })
    horse.acts('attack francois 1705', 'begin-attacks', 'evade 1706')
    expect([horse.condition('bachelier'), horse.where('bachelier')]).toEqual(['disorganised 0', '1706'])
  })
  it('ws.command.death: where everybody has evaded there was no combat, and no commander is tested', () => {
    const table = joint({ ...three, jolivet: '1604 N', rex: '1503 N' })
    table.acts('attack francois 1604', 'attack woyna 1604', 'join kameke 1604').act('begin-attacks', 6)
    table.act(table.actions('evade')[0]!)
    while (table.asked === 'french turning') table.act('turn-aside N')
    table.roll('hold-back')
    expect(table.told('coordination-tested')).toHaveLength(1)
    expect(table.told('commander-tested')).toEqual([])
  })
  it('infantry before cavalry cannot', () => {
    const table = attack({ kameke: '1502', 'hussars-15': '1604 S', jolivet: '1605 N' })
    table.acts('attack hussars-15 1605').act('begin-attacks', 1, 6, 1)
    expect(table.told('evaded')).toEqual([])
  })
})

describe('ws.defence.combat', () => {
  it('comes first, in protection 1; who is driven back does not attack', () => {
    const table = attack({ kameke: '1502', francois: '1604 S', jolivet: '1411 N', micheler: '1605 N' })
    table.acts('attack francois 1605', 'begin-attacks').roll('stand-firm')
    expect(table.told('defended')).toHaveLength(1)
  })
  it('a D on the attacker ends his attack', () => {
    const table = attack({ kameke: '1502', francois: '1604 S', jolivet: '1605 N' })
    // 5 points, the rifles: a 6 is a D.
    table.acts('attack francois 1605', 'begin-attacks').act('stand-firm', 6)
    expect(table.asked).toBe('german hit')
    table.act('yield').act('retreat 1603')
    expect(table.where('francois')).toBe('1603')
    expect(table.told('assaulted')).toEqual([])
  })
})

describe('ws.defence.helpers', () => {
  it('a neighbour of the attacker who is not attacked himself adds his value', () => {
    const table = attack({ kameke: '1502', francois: '1604 S', jolivet: '1605 N', valaze: '1705 NW', doens: '1606 N' })
    table.acts('attack francois 1605', 'begin-attacks', 'stand-firm')
    expect(table.actions()).toEqual(['help valaze', 'receive'])
    expect(table.whyNot('help doens')).toBe('ws.defence.helpers not-beside')
    expect(table.whyNot('help jolivet')).toBe('ws.defence.helpers attacked')
    table.act('help valaze', 1)
    expect(lines(table.last('defended')['columns'])).toEqual(['value +11'])
  })
})

describe('ws.defence.flank', () => {
  it('against an enemy on his flank the defender has half his value, rounded down', () => {
    const table = attack({ kameke: '1502', francois: '1604 S', jolivet: '1605 S' })
    table.acts('attack francois 1605', 'begin-attacks').act('stand-firm', 1, 1)
    // Half of 5.
    expect(lines(table.last('defended')['columns'])).toEqual(['value +2'])
    expect(lines(table.last('assaulted')['ledger'])).toContain('flank +2')
  })
})

describe('ws.defence.split', () => {
  /** The example of the rulebook: 5 points against three who attack together, one of them on the flank. */
  const example = () =>
    joint(three)
      .acts('attack francois 1604', 'attack woyna 1604', 'attack rex 1604', 'join kameke 1604')
      .act('begin-attacks', 6)
  it('all on one', () => {
    const table = example()
    expect(table.about).toMatchObject({ unit: 'jolivet', target: 'francois', left: 5 })
    table.act('give 5', 1, 6, 1, 1, 1)
    expect(table.told('defended').map(({ columns }) => lines(columns))).toEqual([['value +5'], [], []])
  })
  it('three and two', () => {
    const table = example().act('give 3')
    expect(table.whyNot('give 3')).toBe('ws.defence.split too-many')
    table.act('give 2', 1, 1, 1, 1)
    expect(table.told('defended').map(({ columns }) => lines(columns))).toEqual([['value +3'], ['value +2'], []])
  })
  it('two, one, and two on the flank, which are one', () => {
    const table = example().act('give 2').act('give 1', 1, 1, 1, 1)
    // The last has what is left.
    const told = table.told('defended').map(({ columns }) => lines(columns))
    expect(told).toEqual([['value +2'], ['value +1'], ['value +1']])
  })
})

describe('ws.defence.chassepots', () => {
  it('French infantry adds 1, its cavalry and the Germans do not', () => {
    const modifiers = (unit: string) => {
      const table = attack({ kameke: '1502', francois: '1604 S', [unit]: '1605 N' })
      table.acts('attack francois 1605', 'begin-attacks').roll('stand-firm')
      return lines(table.last('defended')['ledger'])
    }
    expect(modifiers('jolivet')).toEqual(['chassepots +1'])
    expect(modifiers('bachelier')).toEqual([])
  })
})

describe('ws.assault.roll', () => {
  it('the example of the rulebook: what is above column 8 goes to the die', () => {
    const table = joint({ ...three, kameke: '1603', rex: '1705 NW' })
    table.acts('attack francois 1604', 'attack woyna 1604', 'join kameke 1604').act('begin-attacks', 6)
    table.act('give 5', 1, 6, 1, 1)
    // 7 and 7 are 14: column 8, 6 on the die and the commander’s 1.
    expect(lines(table.last('assaulted')['columns'])).toEqual(['value +14'])
    expect(lines(table.last('assaulted')['ledger'])).toEqual(['commander +1', 'excess +6'])
    expect(table.last('assaulted')['result']).toBe(3)
    expect(table.condition('jolivet')).toBe('disorganised 1')
  })
})

describe('ws.assault.roll by the figures of the rulebook', () => {
  /** Doering turned over has a 6, Schwerin a 7, and Stülpnagel with a bonus of 2 joins them. */
  const stormed = (defender: string, doering: string, schwerin: string, die: number) =>
    position({
      phase: 'declaration',
      active: 'ge-5',
      side: 'german',
      units: {
        stuelpnagel: doering.slice(0, 4),
        doering: [doering, { disorganised: true }],
        schwerin,
        jolivet: `${defender} N`,
      },
    })
      .acts(`attack doering ${defender}`, `attack schwerin ${defender}`, `join stuelpnagel ${defender}`)
      .act('begin-attacks', 6)
      .act('stand-firm')
      // Nothing against Doering, a T against Schwerin, which he stands.
      .act('give 0', 1, 1, 6, die)
      .last('assaulted')
  it('6 and 7 are 13 in the open: 8, and 5 and 2 on the die, a D+1 whatever is thrown', () => {
    const { columns, ledger, result } = stormed('1604', '1603 S', '1704 SW', 1)
    expect([lines(columns), lines(ledger), result]).toEqual([['value +13'], ['commander +2', 'excess +5'], 3])
  })
  it('in a village 13 are 6, and 2 on the die: a D with a 1, a D+1 with a 4', () => {
    const { columns, ledger, result } = stormed('0609', '0608 S', '0509 SE', 1)
    expect([lines(columns), lines(ledger), result]).toEqual([['value +6'], ['commander +2'], 2])
    expect(stormed('0609', '0608 S', '0509 SE', 4)['result']).toBe(3)
  })
})

describe('ws.assault.advance', () => {
  it('one who took part has to go in, cavalry first; after a retreat before combat one may', () => {
    const table = attack({ kameke: '1502', francois: '1604 S', jolivet: '1605 N' })
    table.acts('attack francois 1605', 'begin-attacks', 'evade 1606', 'turn-aside N')
    expect(table.asked).toBe('german advancing.free')
    expect(table.actions()).toEqual(['advance francois', 'hold-back'])
    expect(table.whyNot('advance kameke')).toBe('ws.assault.advance other')
  })
  it('a defender who holds may turn by one side', () => {
    const table = attack({ kameke: '1502', francois: '1603 S', jolivet: '1604 N' })
    table.acts('attack francois 1604', 'begin-attacks').act('stand-firm', 1, 6, 1, 6)
    expect(table.asked).toBe('french turning')
  })
})

describe('ws.combat.table', () => {
  it('is the printed one: the sum of die and column decides', () => {
    const table = attack({ kameke: '1502', francois: '1604 S', jolivet: '1605 N' })
    const { results } = (table.loaded.campaign as { tables: { combat: { results: string[][] } } }).tables.combat
    results.forEach((row, die) =>
      row.forEach((result, column) => {
        const sum = die + column
        const wanted = sum <= 5 ? 'none' : sum <= 8 ? 'test' : sum <= 11 ? 'disorganised' : 'loss'
        expect(`${die} ${column} ${result}`).toBe(`${die} ${column} ${wanted}`)
      }),
    )
  })
})

describe('ws.combat.column', () => {
  it('counts levels up for the nearest attacker, one for going down, and steps lost', () => {
    // 1607, the Rotherberg, is on level 5; 1606 on 3; 1605 on 2.
    const up = attack({ kameke: '1502', francois: ['1606 S', { lost: 1 }], micheler: '1607 N' })
    expect(lines(up.odds('attack francois 1607')['columns'])).toEqual(['value +3', 'steps-lost -1', 'uphill -2'])
    const down = attack({ kameke: '1502', francois: '1606 N', micheler: '1605 S' })
    expect(lines(down.odds('attack francois 1605')['columns'])).toEqual(['value +7', 'downhill +1'])
  })
})

describe('ws.combat.die', () => {
  it('is 1 less over the trench of the Rotherberg, and into a hamlet', () => {
    const trench = attack({ kameke: '1502', francois: '1606 S', micheler: '1607 N' })
    expect(lines(trench.odds('attack francois 1607')['modifiers'])).toEqual(['trench -1'])
    const hamlet = attack({ kameke: '1502', francois: '1306 S', micheler: '1307 N' })
    expect(lines(hamlet.odds('attack francois 1307')['modifiers'])).toEqual(['hamlet -1'])
  })
  it('the odds of an attack are exact, nobody helping and nobody refusing', () => {
    const table = attack({ kameke: '1502', francois: '1604 S', jolivet: ['1605 N', { disorganised: true, lost: 1 }] })
    const { outcome } = table.odds('attack francois 1605') as {
      outcome: { taken: number; held: number; repulsed: number }
    }
    // Column 4 less 1, the rifles: with 5 and 6 a D, from 2 on a test of morale 2 that fails with 1 to 3.
    expect(outcome.repulsed).toEqual(share(2 * 6 + 3 * 3))
    expect(outcome.taken + outcome.held + outcome.repulsed).toBeCloseTo(1, 9)
  })
})
