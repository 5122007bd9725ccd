import { describe, expect, it } from 'vitest'
import type { Campaign } from '#engine/wissembourg-spicheren/campaign/campaign.ts'
import { scoutFor } from '#engine/kernel/system/scout.ts'
import { scout, type HiddenBook } from '#engine/wissembourg-spicheren/intelligence/scout.ts'
import { begin, position, type Table } from './table.ts'

/** The book of a side that has seen these positions, one after the other. */
function book(side: number, scenario: string, ...tables: readonly Table[]): HiddenBook {
  const campaign = tables[0]!.loaded.campaign as Campaign
  let notes = scout.begin(campaign, { scenario, asPrinted: false, side })
  tables.forEach((table, moment) => {
    notes = scout.watch(campaign, notes, { moment, known: table.game.view(side).known, told: [] })
  })
  return scout.book(campaign, notes) as unknown as HiddenBook // the scout wrote it
}

const division = ['gluemer', 'goltz', 'hussars-8', 'ge-art-13']
const columns = (real: string, east = '1101', held: Readonly<Record<string, string>> = {}) =>
  position({
    phase: 'moves',
    active: 'fr-3',
    side: 'french',
    turn: 5,
    units: { laveaucoupet: '1411', micheler: '1411 N', kameke: '1701', francois: '1701 S', ...held },
    waiting: division,
    cup: ['ge-13'],
    state: {
      column: { 'west-column': { hex: '0502', left: 0 }, 'east-column': { hex: east, left: 0 } },
      realColumn: real,
    },
  })
const column = ({ columns: all }: HiddenBook, id: string) => all.find((one) => one.column === id)!

describe('the book of the hidden division', () => {
  it('ws.hidden.columns: before it comes: from when on, and where', () => {
    expect(book(0, 'spicheren', begin('spicheren'))).toMatchObject({
      state: 'awaited',
      formation: 'ge-13',
      due: { turn: 4, hour: 14, gates: ['0501', '1101'] },
      columns: [],
    })
  })
  it('ws.hidden.secret: the French read the same whichever it is, its owner knows it', () => {
    const [west, east] = [columns('west-column'), columns('east-column')]
    expect(book(0, 'spicheren', west)).toEqual(book(0, 'spicheren', east))
    expect(column(book(0, 'spicheren', west), 'west-column').real).toBeNull()
    expect(column(book(1, 'spicheren', west), 'west-column').real).toBe(true)
    expect(column(book(1, 'spicheren', east), 'west-column').real).toBe(false)
  })
  it('ws.hidden.march: where a column may be after its next march, and not through an enemy', () => {
    const { reach } = column(book(0, 'spicheren', columns('west-column')), 'east-column')
    // Six hexes of road; by 1102 and 1002, half a point each, and the open heights of 1103 and 1104; nothing beyond.
    expect(reach).toEqual(expect.arrayContaining(['1101', '0906', '1103', '1104']) as unknown)
    expect(reach).not.toContain('0907')
    expect(reach).not.toContain('1105')
    const held = column(book(0, 'spicheren', columns('west-column', '1101', { jolivet: '1003 N' })), 'east-column')
    expect(held.reach).not.toContain('0904')
  })
  it('where it was seen, turn by turn', () => {
    const { track } = column(
      book(0, 'spicheren', columns('west-column'), columns('west-column', '1102')),
      'east-column',
    )
    expect(track).toEqual([
      { hex: '1101', turn: 5 },
      { hex: '1102', turn: 5 },
    ])
  })
  it('ws.hidden.reveal: when the decoy was shown the other is the division, and when the division was shown nothing is hidden', () => {
    const marching = columns('west-column').act('end-moves', 'ge-13').act('activate').act('show east-column')
    const told = book(0, 'spicheren', marching)
    expect([told.state, column(told, 'west-column').real, told.acted]).toEqual(['told', true, true])
    expect(book(0, 'spicheren', marching.act('show west-column'))).toMatchObject({ state: 'here', columns: [] })
  })
  it('ws.hidden.columns: at Wissembourg nothing is hidden, and there is no book', () => {
    const hides = (scenario: string) => scoutFor(scout, begin(scenario).loaded.campaign as Campaign, scenario) === scout
    expect(['spicheren', 'wissembourg', 'geisberg'].map(hides)).toEqual([true, false, false])
  })
})
