import { describe, expect, it } from 'vitest'
import { position } from './table.ts'

const division = ['gluemer', 'goltz', 'hussars-8', 'ge-art-13']
/** The marker of the 13th Division has just been drawn, in the turn in which it comes. */
const drawn = (more: Readonly<Record<string, string>> = {}, state = {}) =>
  position({
    phase: 'moves',
    active: 'fr-3',
    side: 'french',
    turn: 4,
    units: { laveaucoupet: '1411', micheler: '1411 N', ...more },
    waiting: division,
    cup: ['ge-13'],
    state,
  })
    .act('end-moves', 'ge-13')
    .act('activate')
const onTheirWay = (
  hexes: readonly [string, string],
  more: Readonly<Record<string, string>> = {},
  real = 'west-column',
) =>
  drawn(more, {
    column: { 'west-column': { hex: hexes[0], left: 0 }, 'east-column': { hex: hexes[1], left: 0 } },
    realColumn: real,
  })

describe('ws.hidden.columns', () => {
  it('come on two roads, and their owner says secretly which is the division', () => {
    const table = drawn()
    expect(table.asked).toBe('german choosing')
    table.act('hide east-column')
    expect(table.state['column']).toMatchObject({ 'west-column': { hex: '0501' }, 'east-column': { hex: '1101' } })
    expect(table.game.journal(0).filter(({ kind }) => kind === 'column-chosen')).toEqual([])
    expect(table.game.journal(1).filter(({ kind }) => kind === 'column-chosen')).toHaveLength(1)
  })
})

describe('ws.hidden.columns at a road that is held', () => {
  it('ws.hidden.columns: a column whose road the enemy holds comes beside it, and its guns never into his hex', () => {
    const table = drawn({ verge: '0510', jolivet: '0501 N' })
    table.act('hide west-column')
    expect(table.unit('jolivet')['hex']).toBe('0501')
    expect(table.unit('ge-art-13')['hex']).not.toBe('0501')
    expect(table.unit('ge-art-13')['hex']).not.toBe('-')
  })
})

describe('ws.hidden.secret', () => {
  it('the French see two columns, their owner which is the division', () => {
    const table = drawn().act('hide east-column')
    expect(table.game.view(0).known['realColumn']).toBeNull()
    expect(table.game.view(1).known['realColumn']).toBe('east-column')
  })
  it('when one has turned out to be the decoy, both know', () => {
    const table = onTheirWay(['0502', '1102']).act('show east-column')
    expect(table.game.view(0).known['realColumn']).toBe('west-column')
  })
})

describe('ws.hidden.deploy by who comes out of a column', () => {
  it('ws.hidden.deploy: a unit that is put down in an objective holds it', () => {
    const table = onTheirWay(['0807', '1102']).acts('show west-column', 'face S', 'deploy goltz 0708')
    expect((table.state['place'] as Record<string, unknown>)['0708']).toMatchObject({ holder: 'german' })
  })
})

describe('ws.hidden.march', () => {
  it('is by three points each, through woods by road only', () => {
    const table = onTheirWay(['0502', '1102'])
    expect(table.whyNot('march west-column 0602')).toBe('ws.hidden.march woods')
    expect(table.whyNot('march west-column 0604')).toBe('ws.hidden.march not-adjacent')
    table.acts('march west-column 0503')
    // 0603 is a wood beside the road; the road itself leads into the wood of 0403.
    expect(table.whyNot('march west-column 0603')).toMatch(/^ws\.hidden\.march (woods|not-adjacent)/)
    table.acts('march west-column 0403', 'march west-column 0404', 'march west-column 0305')
    expect(table.state['column']).toMatchObject({ 'west-column': { hex: '0305' } })
    expect(table.whyNot('march east-column 0907')).toBe('ws.hidden.march not-adjacent')
    table.act('end-march', 'fr-3')
  })
})

describe('ws.hidden.reveal', () => {
  it('a column in the open is revealed to a French unit that sees it within four hexes', () => {
    const table = onTheirWay(['0502', '1102'], { jolivet: '1107 N', verge: '1107' })
    // 1103 is four hexes from 1107.
    table.act('march east-column 1103')
    expect(table.last('column-revealed')).toMatchObject({ column: 'east-column', real: false })
    expect(table.state['column']).toMatchObject({ 'east-column': { hex: '-' }, 'west-column': { hex: '0502' } })
  })
  it('a French unit that comes upon one stops', () => {
    const table = position({
      phase: 'moves',
      active: 'fr-1',
      side: 'french',
      units: { verge: '0811', jolivet: '0406 N' },
      waiting: division,
      state: {
        column: { 'west-column': { hex: '0403', left: 0 }, 'east-column': { hex: '1101', left: 0 } },
        realColumn: 'east-column',
      },
    })
    // In the wood of 0403 it is found from the hex beside it.
    table.acts('move jolivet', 'step 0405')
    expect(table.told('column-revealed')).toEqual([])
    table.act('step 0404')
    expect(table.last('column-revealed')).toMatchObject({ column: 'west-column', real: false })
    expect(table.whyNot('step 0405')).toBe('ws.hidden.reveal halted')
  })
  it('WS 13.1.6: in the open also when somebody else’s move uncovers it, and nobody stops for that', () => {
    // Verge sees nothing: François stands in between. As he goes, the column lies open.
    const table = position({
      phase: 'moves',
      active: 'ge-14',
      side: 'german',
      units: { kameke: '1202', francois: '1105 N', jolivet: '1107 N', verge: '1107' },
      waiting: division,
      state: {
        column: { 'west-column': { hex: '0502', left: 0 }, 'east-column': { hex: '1103', left: 0 } },
        realColumn: 'west-column',
      },
    })
    expect(table.told('column-revealed')).toEqual([])
    table.acts('move francois', 'step 1205')
    expect(table.last('column-revealed')).toMatchObject({ column: 'east-column', real: false })
    expect(table.actions('step').length).toBeGreaterThan(0)
  })
})

describe('ws.hidden.deploy', () => {
  it('puts the guns in its place, and all other counters there or beside it; then they may move', () => {
    const table = onTheirWay(['0502', '1102']).act('show west-column')
    expect(table.asked).toBe('german deployment.facing')
    table.act('face S')
    expect(table.where('ge-art-13')).toBe('0502')
    expect(table.whyNot('deploy goltz 0505')).toBe('ws.hidden.deploy elsewhere')
    table.acts('deploy goltz 0502', 'face S', 'deploy gluemer 0502', 'deploy hussars-8 0503', 'face S')
    expect(table.asked).toBe('german moves')
    expect(table.unit('goltz')['inCommand']).toBe(true)
  })
})
