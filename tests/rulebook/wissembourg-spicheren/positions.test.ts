import { describe, expect, it } from 'vitest'
import { obviousAnswer } from '#engine/kernel/game/carry-out.ts'
import { lines } from '../game-on-table.ts'
import { position, share, type Table } from './table.ts'

/** Positions that were worked out by hand from the words of the rulebook, and then played. */

type Wanted = Parameters<typeof position>[0]
type Units = Wanted['units']
type More = Partial<Wanted>

/** The 14th Division is active; Kameke stands in 1502 unless told. */
const german = (phase: Wanted['phase'], units: Units, more: More = {}) =>
  position({ phase, active: 'ge-14', side: 'german', units: { kameke: '1502', ...units }, ...more })
const attack = (units: Units, more: More = {}) => german('declaration', units, more)
const moves = (units: Units, more: More = {}) => german('moves', units, more)
const guns = (units: Units, more: More = {}) => german('barrages', units, more)
/** The 11th Corps at Wissembourg. */
const corps = (units: Units, phase: Wanted['phase'] = 'declaration') =>
  position({ phase, active: 'ge-11', side: 'german', scenario: 'wissembourg', units })
/** The last of its kind: columns and die without what was thrown. */
const told = (table: Table, kind: 'defended' | 'assaulted') => [
  lines(table.last(kind)['columns']),
  lines(table.last(kind)['ledger']),
]
const foretold = (table: Table, action: string) => {
  const { columns, modifiers } = table.odds(action)
  return [lines(columns), lines(modifiers)]
}
const turned = { disorganised: true }

describe('initiative, inertia and activation', () => {
  const first = (turn: number, dice: readonly [number, number], chief: string, more = {}) =>
    position({
      phase: 'command',
      side: 'german',
      turn,
      units: {
        frossard: '0312',
        verge: '0212',
        jolivet: '0212 N',
        [chief]: ['1701', more],
        kameke: '1701',
        francois: '1701 S',
      },
    })
      .act('bide')
      .act('bide', ...dice)
      .last('initiative-rolled')['side']
  it('ws.turn.initiative: Zastrow adds 1, at night both have 1 less; who replaced Alvensleben adds 1', () => {
    expect(first(11, [2, 3], 'zastrow')).toBe('german')
    expect(first(11, [2, 4], 'zastrow')).toBe('french')
    expect(first(8, [2, 3], 'alvensleben', { replaced: true })).toBe('german')
    expect(first(8, [2, 4], 'alvensleben', { replaced: true })).toBe('french')
  })

  const acts = (turn: number, die: number, more = {}) =>
    position({
      phase: 'moves',
      active: 'ge-14',
      side: 'german',
      turn,
      units: {
        laveaucoupet: ['1411', { outOfCommand: true, ...more }],
        doens: '1411 N',
        kameke: '1502',
        francois: '1502 S',
      },
      cup: ['fr-3'],
    })
      .act('end-moves', 'fr-3')
      .act('activate', die)
      .last('activation-tested')['passed']
  it('ws.activation.test: Laveaucoupet needs a 5 in the first turn, a 3 by day, a 4 at night; his replacement a 4', () => {
    expect([acts(1, 5), acts(1, 4), acts(3, 3), acts(3, 2)]).toEqual([true, false, true, false])
    expect([acts(11, 4), acts(11, 3)]).toEqual([true, false])
    expect([acts(3, 4, { replaced: true }), acts(3, 3, { replaced: true })]).toEqual([true, false])
  })
  it('ws.activation.test: the guns of one who failed fire all the same', () => {
    const table = position({
      phase: 'moves',
      active: 'fr-3',
      side: 'french',
      turn: 3,
      units: {
        laveaucoupet: '1411',
        doens: '1606 N',
        kameke: ['1502', { outOfCommand: true }],
        francois: '1603 S',
        'ge-art-14': '1702 SW',
      },
      cup: ['ge-14'],
    }).act('end-moves', 'ge-14')
    table.act('activate', 2)
    expect(table.asked).toBe('german barrages')
    expect([table.unit('francois')['inCommand'], table.unit('ge-art-14')['inCommand']]).toEqual([false, false])
  })

  const rides = (die: number, more = {}, turn = 8) =>
    position({
      phase: 'command',
      side: 'french',
      turn,
      units: {
        frossard: ['0312', more],
        verge: '0212',
        jolivet: '0212 N',
        kameke: '1701',
        francois: '1701 S',
      },
    }).act('ride frossard', die).asked === 'french move.commander'
  it('ws.chiefs.inertia: Frossard moves with a 4, at night too, his replacement with a 5', () => {
    expect([rides(4), rides(3), rides(4, {}, 11), rides(3, {}, 11)]).toEqual([true, false, true, false])
    expect([rides(5, { replaced: true }), rides(4, { replaced: true })]).toEqual([true, false])
  })

  it('ws.turn.cup: at Wissembourg the French choose in the second turn, and the other five are in the cup', () => {
    const table = position({
      phase: 'command',
      side: 'french',
      turn: 2,
      scenario: 'wissembourg',
      units: {
        douay: '0806',
        montmarie: '0806',
        'line-50': '0806 N',
        pelle: '0603',
        turcos: '0603 N',
        septeuil: '0807',
        'hussars-3': '0807 N',
        hartmann: '0602',
        thiereck: '0602 S',
      },
      waiting: ['crown-prince', 'bose', 'koblinski', 'kirchbach', 'bothmer'],
    })
    if (table.asked === 'french chief-moves') table.act('bide')
    expect(table.last('initiative-given')['side']).toBe('french')
    table.act('choose fr-1')
    expect(table.state['cup']).toHaveLength(5)
    expect(table.state['cup']).toEqual(
      expect.arrayContaining(['fr-2', 'fr-cavalry', 'ge-11', 'ge-5', 'ge-bavarian']) as unknown,
    )
  })
  it('ws.turn.shared-marker: with one cavalry command in play there is no die', () => {
    const table = position({
      phase: 'moves',
      active: 'fr-1',
      side: 'french',
      turn: 4,
      units: {
        verge: '0811',
        jolivet: '0811 N',
        valabregue: '0212',
        bachelier: '0212 N',
        kameke: '1702',
        francois: '1702 S',
      },
      cup: ['fr-cavalry'],
    }).act('end-moves', 'fr-cavalry')
    expect(table.about['formation']).toBe('fr-cavalry')
  })
  it('WS 5, ws.activation.joint: who has the initiative plays the marker right away and does not keep it', () => {
    const table = position({
      phase: 'command',
      side: 'german',
      turn: 8,
      units: {
        alvensleben: '1502',
        barnekow: '1503',
        rex: '1503 S',
        kameke: '1502',
        francois: '1502 S',
        verge: '0212',
        jolivet: '0212 N',
      },
    }).act('bide')
    table.act('choose ge-16')
    expect(table.whyNot('keep')).toBe('ws.activation.joint chosen')
    expect(table.actions()).toEqual(['activate', 'decline'])
  })
})

describe('command', () => {
  const found = (units: Units, who: string, more: More = {}) =>
    position({
      phase: 'moves',
      active: 'fr-1',
      side: 'french',
      units: { verge: '0113', jolivet: '0113 N', ...units },
      cup: ['ge-14'],
      ...more,
    })
      .act('end-moves', 'ge-14')
      .act('activate')
      .unit(who)['inCommand']
  it('ws.command.radius: from 1602 the Rotherberg is six points off and 1608 seven; at night 1606 is the last', () => {
    expect(found({ kameke: '1602', francois: '1607 S' }, 'francois')).toBe(true)
    expect(found({ kameke: '1602', francois: '1608 S' }, 'francois')).toBe(false)
    expect(found({ kameke: '1602', francois: '1606 S' }, 'francois', { turn: 11 })).toBe(true)
    expect(found({ kameke: '1602', francois: '1607 S' }, 'francois', { turn: 11 })).toBe(false)
  })
  it('ws.zoc.friends: enemy zones bar the way to a unit, a friend in one of them opens it', () => {
    // Micheler controls 1604, 1605 and 1704; the way round leads by 1506, which Doëns controls.
    const units = { kameke: '1602', woyna: '1606 N', micheler: '1705 NW' }
    expect(found(units, 'woyna')).toBe(true)
    expect(found({ ...units, doens: '1406 NE' }, 'woyna')).toBe(false)
    expect(found({ ...units, doens: '1406 NE', francois: '1605 S' }, 'woyna')).toBe(true)
  })
  it('ws.command.headquarters: a commander alone in an enemy zone is out, with a unit he is not', () => {
    const out = (more: Units) =>
      position({
        phase: 'command',
        side: 'german',
        turn: 6,
        units: { alvensleben: '1602', kameke: '1604', jolivet: '1605 N', verge: '1605', ...more },
      })
        .act('bide')
        .told('commander-out')
        .map(({ unit }) => unit)
    expect(out({ woyna: '1601 S' })).toContain('kameke')
    expect(out({ francois: '1604 S' })).not.toContain('kameke')
  })
  it('ws.command.out-moves: cavalry has three points, and whoever leaves a zone gives all for one hex', () => {
    const table = moves(
      { francois: '1603 S', 'hussars-15': '1601 S', jolivet: '1604 N' },
      { out: ['francois', 'hussars-15'] },
    )
    expect(table.act('move hussars-15').about['most']).toBe(3)
    table.acts('face S', 'move francois', 'step 1602')
    expect(table.about['left']).toBe(0)
  })
})

describe('movement', () => {
  const left = (start: string, step: string, unit = 'francois') =>
    moves({ [unit]: `${start} S`, jolivet: '0113 N' }).acts(`move ${unit}`, `step ${step}`).about['left']
  it('ws.movement.allowance: two levels down by road 1 1/2, a village off the road a level down 2', () => {
    expect([left('1702', '1801'), left('1702', '1701')]).toEqual([2.5, 2])
  })
  it('ws.movement.allowance: the Rotherberg costs 3 off the path, 2 by it, 1 on its level', () => {
    expect([left('1507', '1607'), left('1606', '1607'), left('1608', '1607')]).toEqual([1, 2, 3])
  })
  it('ws.terrain.woods: a level up into them costs 3, 4 and 4; a railway 1, a road through them 1/2', () => {
    const units = ['francois', 'hussars-15', 'ge-art-14']
    expect(units.map((unit) => left('1606', '1707', unit))).toEqual([1, 2, 0])
    expect([left('1203', '1104'), left('0503', '0403', 'hussars-15')]).toEqual([3, 5.5])
  })
  it('ws.zoc.leave: cavalry pays 3; disorganised a unit goes out of every zone', () => {
    const rider = moves({ 'hussars-15': '1603 S', jolivet: '1604 N' }).acts('move hussars-15', 'step 1602')
    expect(rider.about['left']).toBe(2)
    // Valazé controls 1503 and 1602.
    const units: Units = { kameke: '1701', francois: ['1603 S', turned], jolivet: '1604 N', valaze: '1502 SE' }
    expect(moves(units).act('move francois').actions('step')).toEqual(['step 1703'])
  })
  it('ws.zoc.friends: a commander goes on through a friend in an enemy zone, at the cost of the ground', () => {
    const table = moves({ kameke: '1601', francois: '1602 S', jolivet: '1603 N' }).acts('move kameke', 'step 1602')
    expect(table.act('step 1502').about['left']).toBe(4)
  })
  it('ws.terrain.water: a stream takes all of cavalry that has gone nowhere yet; a bridge takes what the way does', () => {
    const table = position({
      phase: 'moves',
      active: 'fr-cavalry',
      partner: 'fr-1',
      side: 'french',
      scenario: 'wissembourg',
      units: {
        septeuil: '0808',
        'hussars-3': '0809 S',
        'chasseurs-11': '0808 S',
        'line-50': '0709 S',
        'fr-art-2': '0809 S',
        koblinski: '1703 N',
      },
    })
    table.acts('move hussars-3', 'step 0810')
    expect(table.about['left']).toBe(0)
    table.acts('face S', 'move line-50', 'step 0710')
    expect(table.about['left']).toBe(3.5)
    table.acts('face S', 'move fr-art-2')
    expect(table.whyNot('step 0810')).toBe('ws.terrain.water closed')
    table.acts('face S', 'move chasseurs-11', 'step 0809')
    expect(table.whyNot('step 0810')).toBe('ws.terrain.water whole-move')
  })
  it('ws.terrain.water: Wissembourg and its bridge are on the road', () => {
    const table = position({
      phase: 'moves',
      active: 'ge-bavarian',
      side: 'german',
      scenario: 'wissembourg',
      units: { hartmann: '0602', thiereck: '0602 S', maillinger: '0501 S', 'line-50': '1208 N' },
    }).acts('move thiereck', 'step 0603', 'step 0604')
    expect(table.about['left']).toBe(3)
  })
})

describe('artillery', () => {
  const sees = (from: string, to: string, more: Units) =>
    guns({ 'ge-art-14': from, jolivet: `${to} N`, doens: '0113 N', ...more }).may('barrage ge-art-14 jolivet')
  it('ws.artillery.sight: units below the Rotherberg hide only who stands behind them', () => {
    // The second target keeps the question open.
    const down = (more: Units) => sees('1607 N', '1603', { valaze: '1507 S', ...more })
    expect([down({}), down({ francois: '1604 S' }), down({ francois: '1605 S' })]).toEqual([true, false, true])
  })
  it('ws.artillery.sight: from 1605 the slope of 1606 hides the Rotherberg, but not itself', () => {
    const up = guns({ 'ge-art-14': '1605 S', micheler: '1607 N', jolivet: '1505 N' })
    expect(up.sentence('barrage ge-art-14 micheler')).toContain('1606 blocks the sight')
    expect(guns({ 'ge-art-14': '1605 S', jolivet: '1606 N' }).may('barrage ge-art-14 jolivet')).toBe(true)
  })
  it('ws.artillery.sight: along a hexside one open hex of the two is enough', () => {
    const along = (more: Units) => sees('1604 NE', '1804', more)
    expect(along({ valaze: '1704 N' })).toBe(true)
    expect(along({ valaze: '1705 N' })).toBe(true)
    expect(along({ valaze: '1704 N', francois: '1705 N' })).toBe(false)
  })
  it('ws.combat.die: fire up at the Rotherberg: half the value, a column for the height, the trench', () => {
    const table = guns({ 'ge-art-14': '1604 S', micheler: '1607 N' })
    const action = 'barrage ge-art-14 micheler'
    expect(foretold(table, action)).toEqual([['value +2', 'uphill -1'], ['trench -1']])
    // A 6 counts 5, which is a test in column 1; on that height it fails with 1 and 2.
    expect(table.odds(action)['outcome']).toMatchObject({ nothing: share(34), disorganised: share(2) })
  })
  it('ws.combat.die: the trench is no hindrance to who fires and attacks out of it', () => {
    const fire = guns({ 'ge-art-14': '1607 N', jolivet: '1606 N' })
    expect(foretold(fire, 'barrage ge-art-14 jolivet')).toEqual([['value +5', 'downhill +1'], ['close-guns +1']])
    const assault = attack({ francois: '1607 N', jolivet: '1606 S' })
    expect(foretold(assault, 'attack francois 1606')).toEqual([['value +7', 'downhill +1'], []])
    const climb = attack({ francois: '1606 S', jolivet: '1607 N' })
    expect(foretold(climb, 'attack francois 1607')).toEqual([['value +3', 'uphill -2'], ['trench -1']])
  })
  it('ws.combat.column: guns that are disorganised and have lost a step', () => {
    const table = guns({ 'ge-art-14': ['1602 S', { ...turned, lost: 1 }], jolivet: '1604 N' })
    expect(foretold(table, 'barrage ge-art-14 jolivet')[0]).toEqual(['value +4', 'steps-lost -1'])
  })
  it('ws.command.death: fire with any result puts a commander in the hex to the test', () => {
    const units = { 'ge-art-14': '1602 S', jolivet: '1604 N', verge: '1604', valaze: '1411 N' }
    const table = guns(units).act('barrage ge-art-14 jolivet', 1, 6, 6, 6)
    expect(lines(table.last('morale-tested')['ledger'])).toEqual(['morale +2', 'commander +1'])
    expect(table.last('commander-tested')).toMatchObject({ unit: 'verge', dies: true })
  })
  it('ws.losses.disorganised: guns with one step, disorganised, are lost by a test that fails', () => {
    const hit = (die: number) =>
      guns({ 'ge-art-14': '1602 S', 'fr-art-1': ['1604 N', turned], jolivet: '0113 N' })
        .act('barrage ge-art-14 fr-art-1', 1, die)
        .condition('fr-art-1')
    expect([hit(4), hit(5)]).toEqual(['gone 1', 'disorganised 0'])
  })
  it('ws.artillery.barrage: the result is for the unit fired at alone, also if it is its last step', () => {
    const table = guns({
      'ge-art-14': '1602 S',
      jolivet: ['1604 N', { ...turned, lost: 1 }],
      'fr-art-1': '1604 N',
      valaze: '1411 N',
    }).act('barrage ge-art-14 jolivet', 6)
    expect([table.condition('jolivet'), table.condition('fr-art-1')]).toEqual(['gone 2', 'in order 0'])
  })
  it('ws.artillery.support: German guns support at three hexes, without canister', () => {
    const table = position({
      phase: 'declaration',
      active: 'fr-1',
      side: 'french',
      units: { verge: '1411', jolivet: '1603 S', kameke: '1502', woyna: '1604 N', 'ge-art-14': '1304 NE' },
    }).acts('attack jolivet 1604', 'begin-attacks', 'stand-firm')
    table.act('support ge-art-14', 1)
    expect(told(table, 'defended')).toEqual([['value +12'], ['excess +4']])
  })
  it('ws.artillery.support: French guns at two hexes by day, at one at night', () => {
    const supports = (turn: number) =>
      attack({ francois: '1604 S', jolivet: '1605 N', valaze: '1705 NW', 'fr-art-1': '1404 NE' }, { turn })
        .acts('attack francois 1605', 'begin-attacks', 'stand-firm')
        .may('support fr-art-1')
    expect([supports(5), supports(11)]).toEqual([true, false])
  })
  it('ws.artillery.arc: guns support to their front, in a town all round', () => {
    const open = attack({ francois: '1604 S', jolivet: '1605 N', 'fr-art-1': '1605 S', valaze: '1705 NW' })
    open.acts('attack francois 1605', 'begin-attacks', 'stand-firm')
    expect(open.may('support fr-art-1')).toBe(false)
    const town = position({
      phase: 'declaration',
      active: 'ge-bavarian',
      side: 'german',
      scenario: 'wissembourg',
      units: { hartmann: '0601', thiereck: '0602 S', turcos: '0603 S', 'fr-art-2': '0603 S' },
    }).acts('attack thiereck 0603', 'begin-attacks')
    while (town.asked === 'french evasion') town.act('stand-firm')
    town.act('support fr-art-2', 1)
    expect(told(town, 'defended')).toEqual([['value +7'], ['close-guns +1', 'chassepots +1']])
  })
  it('ws.artillery.alone: taken from behind they do not fire; the defence is rolled in column 0', () => {
    const table = attack({ francois: '1603 S', 'fr-art-1': '1604 S', jolivet: '0113 N' })
    table.acts('attack francois 1604', 'begin-attacks').act('stand-firm', 5)
    expect(told(table, 'defended')).toEqual([[], []])
    expect(table.condition('fr-art-1')).toBe('gone 1')
  })
  it('ws.artillery.alone: who is driven off does not take them, and they may turn like any defender', () => {
    const table = attack({ francois: '1603 S', 'fr-art-1': '1604 N', jolivet: '0113 N' })
    table.acts('attack francois 1604', 'begin-attacks', 'stand-firm').act('support fr-art-1', 6)
    table.acts('yield', 'retreat 1602', 'turn-aside S')
    expect([table.condition('fr-art-1'), table.asked]).toEqual(['in order 0', 'french turning'])
    expect(table.actions()).toEqual(['turn-aside N', 'turn-aside NE', 'turn-aside NW'])
  })
  it('ws.artillery.alone: of two who attack together one is enough to take them', () => {
    const units = { kameke: '1603', francois: '1603 S', woyna: '1504 SE', 'fr-art-1': '1604 N', jolivet: '0113 N' }
    const table = attack(units).acts('attack francois 1604', 'attack woyna 1604', 'join kameke 1604')
    table.act('begin-attacks', 6)
    while (table.asked === 'french evasion') table.act('stand-firm')
    table.act('support fr-art-1').act('give 3', 6).acts('yield', 'retreat 1602', 'turn-aside S')
    table.act('remain', 1)
    expect([table.condition('fr-art-1'), table.where('woyna')]).toEqual(['gone 1', '1604'])
  })
})

describe('attacks', () => {
  it('are begun by who declared them, also where nothing more can be declared', () => {
    const { game } = attack({ francois: '1604 S', jolivet: '1605 N' }).acts('attack francois 1605')
    expect(game.decision()?.actions).toEqual(['begin-attacks'])
    expect(obviousAnswer(game, game.decision()!)).toBeUndefined()
  })
  it('ws.defence.combat: 7 against 5 in the open, exactly', () => {
    // Column 5 and the rifles: a D from 3 on, else a test that half fail. Column 7: a 1 is a test, the rest a D.
    const { outcome } = attack({ francois: '1603 S', jolivet: '1604 N' }).odds('attack francois 1604')
    expect(outcome).toEqual({ taken: share(11, 72), held: share(1, 72), repulsed: share(60, 72) })
  })
  /** François below the Rotherberg, Woyna and Kameke behind it. */
  const hill = (more: Units = {}) =>
    attack({ kameke: '1608', francois: '1606 S', woyna: '1608 N', micheler: '1607 N', ...more })
      .acts('attack francois 1607', 'attack woyna 1607', 'join kameke 1607')
      .act('begin-attacks', 3)
  it('ws.combat.column: with one attacker on its level neither height nor trench counts', () => {
    const table = hill().act('give 5', 1, 6, 1, 1)
    expect(told(table, 'assaulted')).toEqual([['value +7'], ['flank +2', 'commander +1']])
    // Column 7, a die of 4.
    expect(table.asked).toBe('french hit')
  })
  it('ws.combat.column: the value is divided before steps lost are taken off', () => {
    const table = hill({ francois: ['1606 S', { lost: 1 }], woyna: ['1608 N', { lost: 1 }] })
    table.act('give 5', 1, 6, 1, 1)
    expect(told(table, 'assaulted')[0]).toEqual(['value +7', 'steps-lost -2'])
  })
  it('ws.combat.column: one attacker above is enough for going down, whoever else is below', () => {
    const table = attack({ kameke: '1607', francois: '1607 N', woyna: '1605 S', jolivet: '1606 N' })
      .acts('attack francois 1606', 'attack woyna 1606', 'join kameke 1606')
      .act('begin-attacks', 3)
      .act('give 0', 1, 1, 6, 1)
    expect(told(table, 'assaulted')).toEqual([
      ['value +14', 'downhill +1'],
      ['flank +2', 'commander +1', 'excess +7'],
    ])
  })
  it('ws.combat.table: a column below 0 is 0, where the trench leaves no result', () => {
    const { outcome } = attack({ 'hussars-15': '1606 S', micheler: '1607 N' }).odds('attack hussars-15 1607')
    expect(outcome).toMatchObject({ taken: 0 })
  })
  const helped = (defender: string, helper: string, more = {}, who = 'valaze') =>
    attack({ francois: '1604 S', jolivet: defender, [who]: [helper, more] })
      .acts('attack francois 1605', 'begin-attacks', 'stand-firm')
      .act(`help ${who}`, 1)
  it('ws.defence.helpers: each is halved for its own flank, cavalry and other formations help, lost steps count', () => {
    expect(told(helped('1605 N', '1705 S'), 'defended')[0]).toEqual(['value +8'])
    expect(told(helped('1605 S', '1705 NW'), 'defended')[0]).toEqual(['value +8'])
    expect(told(helped('1605 N', '1705 NW', {}, 'bachelier'), 'defended')[0]).toEqual(['value +8'])
    expect(told(helped('1605 N', '1705 NW', { lost: 1 }), 'defended')[0]).toEqual(['value +11', 'steps-lost -1'])
  })
  it('ws.defence.helpers: guns do not help, and who is attacked by others does not', () => {
    const withGuns = attack({ francois: '1604 S', jolivet: '1605 N', valaze: '1705 NW', 'fr-art-3': '1505 NE' })
    withGuns.acts('attack francois 1605', 'begin-attacks', 'stand-firm')
    expect(withGuns.actions()).toEqual(['help valaze', 'receive'])
    const both = attack({ francois: '1604 S', woyna: '1704 S', jolivet: '1605 N', valaze: '1705 NW' })
    both.acts('attack francois 1605', 'attack woyna 1705', 'begin-attacks', 'assault francois').roll('stand-firm')
    expect(lines(both.told('defended')[0]!['columns'])).toEqual(['value +5'])
  })
  it('ws.assault.sequence: what the first attack empties the second does not attack, and no horse is tired by it', () => {
    const table = attack({ francois: '1603 S', 'hussars-15': '1504 SE', jolivet: '1604 N' })
    table.acts('attack francois 1604', 'attack hussars-15 1604', 'begin-attacks', 'assault francois')
    table.act('stand-firm', 1, 6, 2).acts('yield', 'retreat 1605', 'turn-aside N').roll('turn-aside S')
    expect(table.told('defended')).toHaveLength(1)
    expect([table.where('francois'), table.condition('hussars-15')]).toEqual(['1604', 'in order 0'])
  })
  it('ws.assault.evade: a disorganised unit loses a step by it, cavalry before cavalry goes one hex', () => {
    const table = attack({ francois: '1603 S', jolivet: ['1604 N', turned] })
    table.acts('attack francois 1604', 'begin-attacks')
    expect(table.actions('evade')).toEqual(['evade 1505', 'evade 1605', 'evade 1705'])
    expect(table.act('evade 1605').condition('jolivet')).toBe('disorganised 1')
    const horse = attack({ 'hussars-15': '1604 S', bachelier: '1605 N' })
    horse.acts('attack hussars-15 1605', 'begin-attacks', 'evade 1606', 'turn-aside N')
    expect([horse.condition('bachelier'), horse.asked]).toEqual(['disorganised 0', 'german advancing.free'])
  })
  it('ws.assault.advance: of cavalry and infantry the cavalry goes in, and is disorganised afterwards', () => {
    const table = attack({
      kameke: '1603',
      francois: '1603 S',
      'hussars-15': '1504 SE',
      jolivet: ['1604 N', { ...turned, lost: 1 }],
    }).acts('attack francois 1604', 'attack hussars-15 1604', 'join kameke 1604')
    table.act('begin-attacks', 3).act('give 4', 1, 1, 6)
    expect([table.condition('jolivet'), table.where('hussars-15'), table.where('francois')]).toEqual([
      'gone 2',
      '1604',
      '1603',
    ])
    table.roll('turn-aside S')
    expect(table.condition('hussars-15')).toBe('disorganised 0')
  })
})

describe('losses and retreats', () => {
  const fought = (units: Units, ...dice: number[]) =>
    attack({ francois: '1603 S', ...units })
      .acts('attack francois 1604', 'begin-attacks')
      .act('stand-firm', ...dice)
  it('ws.defence.combat: an attacker who refuses to go attacks with what he has become', () => {
    const table = fought({ jolivet: '1604 N' }, 6).act('refuse', 4, 1)
    expect(table.condition('francois')).toBe('disorganised 1')
    expect(told(table, 'assaulted')[0]).toEqual(['value +5', 'steps-lost -1'])
  })
  it('ws.retreat.holds: an attacker in the town of Wissembourg is not driven back, and attacks', () => {
    const table = position({
      phase: 'declaration',
      active: 'fr-2',
      side: 'french',
      scenario: 'wissembourg',
      units: { pelle: '0604', turcos: '0603 N', thiereck: '0602 S', hartmann: '0701', maillinger: '0701 S' },
    }).acts('attack turcos 0602', 'begin-attacks')
    table.act('stand-firm', 6, 1)
    expect([table.condition('turcos'), table.where('turcos')]).toEqual(['disorganised 1', '0603'])
    expect(told(table, 'assaulted')[0]).toEqual(['value +3', 'steps-lost -1', 'uphill -1'])
  })
  it('ws.retreat.refuse: with its last step but one a unit refuses to its end, and the enemy comes in', () => {
    const refused = (die: number) => fought({ jolivet: ['1604 N', { lost: 1 }] }, 1, 6, 2).act('refuse', die)
    expect([refused(5).condition('jolivet'), refused(5).where('francois')]).toEqual(['gone 2', '1604'])
    expect(refused(4).asked).toBe('french hit.retreat')
  })
  it('ws.losses.results: D+1 takes two steps of a disorganised unit', () => {
    expect(fought({ jolivet: ['1604 N', turned] }, 1, 6, 5).condition('jolivet')).toBe('gone 2')
  })
  it('ws.losses.guns: they go with the last of the defenders, and stay when an attacker is lost', () => {
    const table = attack({ francois: '1603 S', jolivet: ['1604 N', { lost: 1 }], 'fr-art-1': '1604 N' })
    table.acts('attack francois 1604', 'begin-attacks', 'stand-firm', 'stand-firm').act('receive', 1, 6, 3)
    table.act('refuse', 6)
    expect([table.condition('jolivet'), table.condition('fr-art-1')]).toEqual(['gone 2', 'gone 1'])
    const lost = attack({ francois: ['1603 S', { ...turned, lost: 1 }], 'ge-art-14': '1603 S', jolivet: '1604 N' })
    lost.acts('attack francois 1604', 'begin-attacks').act('stand-firm', 6)
    expect([lost.condition('francois'), lost.condition('ge-art-14')]).toEqual(['gone 2', 'in order 0'])
  })
  it('ws.retreat.hexes: woods are avoided, ways do not count, Germans go north', () => {
    const french = attack({ francois: '1704 S', jolivet: '1705 N' }).acts('attack francois 1705', 'begin-attacks')
    expect(french.act('stand-firm', 1, 6, 2).act('yield').actions()).toEqual(['retreat 1605', 'retreat 1805'])
    const table = attack({ francois: '1604 S', jolivet: '1605 N' }).acts('attack francois 1605', 'begin-attacks')
    table.act('stand-firm', 6).act('yield')
    expect(table.actions()).toEqual(['retreat 1504', 'retreat 1603', 'retreat 1704'])
  })
  it('ws.retreat.hexes: guns are friends too, through whom a retreat goes on', () => {
    const units = { jolivet: '1604 N', valaze: '1505 N', doens: '1605 N', 'fr-art-1': '1705 N' }
    const table = fought(units, 1, 6, 2).act('yield')
    expect(table.actions()).toEqual(['retreat 1505', 'retreat 1605', 'retreat 1705'])
    table.act('retreat 1705')
    expect(table.condition('fr-art-1')).toBe('disorganised 0')
    expect(table.where('jolivet')).not.toBe('1705')
  })
  it('ws.retreat.hexes: at the edge a unit goes sideways, by the lower ground, through a zone for a step', () => {
    const table = position({
      phase: 'declaration',
      active: 'fr-1',
      side: 'french',
      units: { verge: '1411', jolivet: '1502 N', kameke: '1903', woyna: ['1501 S', turned] },
    })
    table.act('attack jolivet 1501').act('begin-attacks', 1, 6, 5).act('yield')
    expect(table.told('retreated').map(({ hex }) => hex)).toEqual(['1401'])
    expect(table.condition('woyna')).toBe('gone 2')
  })
  it('ws.retreat.zones: a free hex is taken before any in a zone', () => {
    const table = attack({ kameke: '1701', francois: '1603 S', jolivet: '1604 N', valaze: '1502 SE' })
    table.acts('attack francois 1604', 'begin-attacks').act('stand-firm', 6).act('yield')
    expect([table.where('francois'), table.condition('francois')]).toEqual(['1703', 'disorganised 0'])
  })
})

describe('at Wissembourg', () => {
  it('ws.terrain.protection: level 3 is worth 2', () => {
    const table = corps({ bose: '0705', koblinski: '0706 S', 'line-74': '0707 N' })
    expect(foretold(table, 'attack koblinski 0707')[0]).toEqual(['value +4', 'uphill -1'])
  })
  it('ws.facing.all-round: in a hamlet one regiment has no flank and protection 2, a pair neither', () => {
    const attacked = (other: string) =>
      foretold(
        corps({ bose: '0609', koblinski: '0608 N', 'line-74': '0607 N', [other]: '0607 N' }),
        'attack koblinski 0607',
      )
    expect(attacked('fr-art-2')).toEqual([['value +4'], ['hamlet -1']])
    expect(attacked('line-50')).toEqual([['value +8'], ['flank +2', 'hamlet -1']])
  })
  it('ws.assault.water: the stream hinders infantry on the die, cavalry by a column, nobody if one attacker is across', () => {
    const infantry = corps({ bose: '0608', koblinski: '0609 S', 'line-50': '0610 N' })
    expect(foretold(infantry, 'attack koblinski 0610')).toEqual([
      ['value +8', 'downhill +1'],
      ['water -1', 'excess +1'],
    ])
    const cavalry = corps({ bose: '0608', 'hussars-14': '0609 S', 'line-50': '0610 N' })
    expect(foretold(cavalry, 'attack hussars-14 0610')).toEqual([['value +1', 'downhill +1', 'water -1'], []])
    const joined = corps({ bose: '0609', koblinski: '0609 S', thile: '0510 SE', 'line-50': '0610 N' })
      .acts('attack koblinski 0610', 'attack thile 0610', 'join bose 0610')
      .act('begin-attacks', 6)
    while (joined.asked === 'french evasion') joined.act('stand-firm')
    joined.act('give 3', 1, 1, 1)
    expect(told(joined, 'assaulted')).toEqual([
      ['value +16', 'downhill +1'],
      ['commander +2', 'excess +9'],
    ])
  })
  it('ws.terrain.protection: fire on the town is divided by 3', () => {
    const table = position({
      phase: 'barrages',
      active: 'ge-bavarian',
      side: 'german',
      scenario: 'wissembourg',
      units: { hartmann: '0501', 'ge-art-4': '0601 S', turcos: '0603 N' },
    })
    expect(foretold(table, 'barrage ge-art-4 turcos')).toEqual([['value +1', 'downhill +1'], ['close-guns +1']])
  })
  it('ws.stacking.pairs: a pair defends with both values, and attacks one by one unless joined', () => {
    const table = corps({ bose: '0906', koblinski: '0907 S', 'line-50': '0908 N', 'line-74': '0908 N' })
    table.acts('attack koblinski 0908', 'begin-attacks', 'stand-firm').act('stand-firm', 1, 1)
    expect(told(table, 'defended')).toEqual([['value +6'], ['chassepots +1']])
    const pair = position({
      phase: 'declaration',
      active: 'fr-1',
      side: 'french',
      scenario: 'wissembourg',
      units: { montmarie: '0908', 'line-50': '0908 N', 'line-74': '0908 N', koblinski: '0907 S' },
    }).acts('attack line-50 0907', 'attack line-74 0907', 'begin-attacks')
    expect(pair.actions()).toEqual(['assault line-50', 'assault line-74'])
  })
  it('ws.morale.demoralisation: three Bavarian steps of four', () => {
    const gone = ['- N', { fate: 1, lost: 1 }] as const
    const table = position({
      phase: 'rally',
      side: 'german',
      scenario: 'wissembourg',
      turn: 3,
      units: {
        hartmann: '0602',
        thiereck: gone,
        maillinger: gone,
        'light-horse-2': gone,
        'ge-art-4': ['0601 N', turned],
        turcos: '0603 N',
      },
    }).roll('end-rally')
    expect(table.formation('ge-bavarian')['demoralised']).toBe(true)
  })
})

describe('rally', () => {
  const modifiers = (units: Units, more: More = {}) =>
    lines(position({ phase: 'rally', side: 'french', units, ...more }).odds('rally jolivet')['modifiers'])
  it('ws.rally.modifiers: one commander in the hex and another beside it count both; guns reach one hex at night', () => {
    expect(modifiers({ jolivet: ['1604 N', turned], verge: '1604', frossard: '1504' })).toEqual([
      'morale +2',
      'commander +1',
      'commander-near +1',
    ])
    const underGuns: Units = { jolivet: ['1604 N', turned], verge: '1504', 'ge-art-14': '1601 S' }
    expect(modifiers(underGuns)).toEqual(['morale +2', 'commander-near +1', 'under-guns -1'])
    expect(modifiers(underGuns, { turn: 11 })).toEqual(['morale +2', 'night -1', 'commander-near +1'])
  })
  it('ws.morale.modifiers: open heights of level 5 protect as well', () => {
    expect(modifiers({ jolivet: ['1607 N', turned], verge: '1608' })).toEqual([
      'morale +2',
      'protection +1',
      'commander-near +1',
    ])
  })
})

describe('victory', () => {
  it('ws.victory.points: a whole count at Spicheren, with formations that break in the last rally', () => {
    const german = { holder: 'german' }
    const french = { holder: 'french' }
    const out = (lost: number) => ['- N', { fate: 1, lost }] as const
    const table = position({
      phase: 'rally',
      side: 'german',
      turn: 12,
      units: {
        kameke: '1502',
        francois: '1502 S',
        verge: '0212',
        jolivet: '0212 N',
        valaze: out(2),
        'fr-art-1': out(1),
        doens: out(2),
        micheler: out(2),
        woyna: out(2),
        'hussars-15': out(1),
        'ge-art-14': out(2),
      },
      state: {
        countedFrench: 6,
        countedGerman: 3,
        place: {
          1607: german,
          '0708': german,
          '0510': french,
          '0609': french,
          1411: french,
          1412: german,
          1701: german,
          1801: german,
          1902: german,
          '0113': french,
          '0212': french,
          '0213': french,
          '0312': french,
        },
      },
    })
    // Stiring and Forbach are French, Spicheren is split. The 14th Division is broken, and three German units are gone.
    const points = (side: string) => table.told('points-told').find((one) => one['side'] === side)
    expect(points('french')).toMatchObject({ objectives: 9, demoralised: 1, gone: 1, total: 11 })
    // The Rotherberg, the ironworks, Saarbrücken. Two divisions are broken, and four French units are gone.
    expect(points('german')).toMatchObject({ objectives: 8, demoralised: 2, gone: 2, total: 12 })
    expect(table.ending).toBe('nobody draw 0')
  })
})

describe('refusals say with whom, where and how much', () => {
  it('of a place: who stands there, where one may come on, how far the commander is', () => {
    const full = moves({ francois: '1604 N', woyna: '1704 N', jolivet: '0113 N' }).acts('move francois', 'step 1704')
    expect(full.sentence('face N')).toBe('There is no room for francois in 1704, where there already is: woyna.')
    const entry = moves({ francois: '1502 S' }, { waiting: ['woyna', 'rex'], turn: 1, partner: 'ge-16' })
    expect(entry.sentence('enter woyna 1701')).toBe('Woyna enters at 1901, not at 1701.')
    expect(entry.sentence('enter rex 1901')).toBe('Rex enters from turn 5 on.')
    const far = moves({ francois: '1011 S', jolivet: '0113 N' }, { out: ['francois'] }).act('move francois')
    expect(far.sentence('step 1012')).toContain('outside the radius of kameke, 13 hexes off; it was 12 off')
  })
  it('of a facing, of reach and of time: which, how many hexes, which turn', () => {
    const table = attack({ francois: '1604 N', jolivet: '1603 S', micheler: '1605 N' })
    expect(table.sentence('attack francois 1605')).toBe('Francois faces N: 1605 is no front hex of it.')
    const fire = guns({ 'ge-art-14': '1604 N', jolivet: '1602 S', valaze: '1606 N' })
    expect(fire.sentence('barrage ge-art-14 valaze')).toContain('faces N: 1606 is outside its fire zone')
    const defended = attack({ francois: '1604 S', jolivet: '1605 N', valaze: '1705 NW', 'fr-art-1': '1609 N' })
    defended.acts('attack francois 1605', 'begin-attacks', 'stand-firm')
    expect(defended.sentence('support fr-art-1')).toContain('within 2 hexes of fr-art-1')
    const leaving = position({
      phase: 'moves',
      active: 'fr-1',
      side: 'french',
      turn: 9,
      units: { verge: '0414', jolivet: '0414 S', francois: '1901 S' },
    }).act('move jolivet')
    expect(leaving.sentence('leave')).toBe('Jolivet may leave the map from 0414 from turn 10 on.')
  })
})
