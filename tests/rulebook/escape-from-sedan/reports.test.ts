import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Campaign } from '#engine/escape-from-sedan/campaign/campaign.ts'
import { deeds } from '#engine/escape-from-sedan/reports/deeds.ts'
import { reports, type AnyReport } from '#engine/escape-from-sedan/reports/reports.ts'
import type { JournalEntry } from '#engine/kernel/play/journal.ts'
import { loadGame } from '#engine/kernel/game/save.ts'
import { campaign, recordFile } from './record.ts'

const rules = campaign.campaign as Campaign // loaded by this system

const volley = (unit: string, target: string, counted: number): JournalEntry => ({
  kind: 'volley-fired',
  unit,
  target,
  needed: 4,
  dice: 6,
  possible: counted,
  counted,
  sixes: 0,
  long: false,
})
const thrown = {
  ...{ attackers: 26, attackersDice: 6, attackersShown: 20 },
  ...{ defenders: 17, defendersDice: 4, defendersShown: 15 },
}
const losses = (unit: string, lost: number, left: number): JournalEntry => ({
  kind: 'losses-taken',
  unit,
  possible: lost,
  lost,
  left,
})
const turn = (number: number): JournalEntry => ({ kind: 'turn-began', turn: number, turns: 10 })
const told = (entries: readonly JournalEntry[]): AnyReport[] =>
  reports(entries).map((one) => one.told as unknown as AnyReport)
const figure = (entries: readonly JournalEntry[], key: string, side: number, at = 0): number | undefined =>
  deeds(rules, entries)[at]?.figures.find((one) => one.key === key && one.side === side)?.value

describe('reports', () => {
  it('tell of volleys that are resolved together as one, and of the next phase as another', () => {
    const found = told([
      turn(1),
      volley('l5', 'ir80', 3),
      volley('fb1', 'ir80', 1),
      { kind: 'draw', label: 'save', value: 2, of: 6 },
      losses('ir80', 3, 21),
      { kind: 'chits-taken', unit: 'ir80', chits: 1, now: 1, cause: 'sixes' },
      volley('ir80', 'l5', 2),
      losses('l5', 1, 23),
    ])
    expect(found).toMatchObject([
      {
        report: 'fire',
        volleys: [{ unit: 'l5' }, { unit: 'fb1' }],
        losses: [{ unit: 'ir80', lost: 3, left: 21 }],
        chits: [{ unit: 'ir80', chits: 1 }],
      },
      { report: 'fire', volleys: [{ unit: 'ir80' }], losses: [{ unit: 'l5', lost: 1 }] },
    ])
  })

  it('tell of a close combat who charged, the totals, and what became of both', () => {
    const found = told([
      { kind: 'side-turn-began', side: 'french' },
      { kind: 'charged', unit: 'l5', target: 'ir80' },
      { kind: 'reinforced', unit: 'l37', target: 'ir80' },
      { kind: 'fought', target: 'ir80', ...thrown, attackersWin: true, possible: 3, returned: 1 },
      losses('ir80', 2, 22),
      losses('l5', 1, 23),
      { kind: 'chits-taken', unit: 'ir80', chits: 1, now: 1, cause: 'lost' },
      { kind: 'fell-back', unit: 'ir80', by: '160', routing: false },
      { kind: 'advanced-on', unit: 'l5' },
      { kind: 'moved', unit: 'l83', by: '16', at: '100,100' },
    ])
    expect(found).toMatchObject([
      {
        report: 'combat',
        target: 'ir80',
        chargers: ['l5'],
        helpers: ['l37'],
        attackers: { dice: 6, shown: 20, total: 26 },
        defenders: { dice: 4, shown: 15, total: 17 },
        attackersWin: true,
        losses: [
          { unit: 'ir80', lost: 2 },
          { unit: 'l5', lost: 1 },
        ],
        fellBack: [{ unit: 'ir80', sixteenths: 160, routing: false }],
        advanced: 'l5',
      },
    ])
  })
})

describe('deeds', () => {
  it('divide the losses under fire among the weapons that hit, in whole figures', () => {
    const entries = [turn(1), volley('l5', 'ir80', 3), volley('fb1', 'ir80', 1), losses('ir80', 3, 21)]
    expect(figure(entries, 'lost-to-rifles', 1)).toBe(2)
    expect(figure(entries, 'lost-to-guns', 1)).toBe(1)
    expect(figure(entries, 'lost-foot', 1)).toBe(3)
    expect(figure(entries, 'volleys', 0)).toBe(2)
  })

  it('count losses after the dice of a close combat as losses in it', () => {
    const fight = { kind: 'fought', target: 'ir80', attackers: 9, defenders: 5, attackersWin: true }
    const entries = [turn(1), volley('l5', 'ir80', 0), fight, losses('ir80', 2, 22)]
    expect(figure(entries, 'lost-in-combat', 1)).toBe(2)
    expect(figure(entries, 'lost-to-rifles', 1)).toBe(0)
  })

  it('count cards, but no points of a commander and no taken guns', () => {
    const paid = (card: string): JournalEntry => ({ kind: 'paid', commander: 'liebert', unit: 'l5', card })
    const entries = [turn(1), paid('ace'), paid('point'), turn(2), paid('number'), paid('trophy'), paid('face')]
    expect(figure(entries, 'cards-spent', 0)).toBe(1)
    expect(figure(entries, 'cards-spent', 0, 1)).toBe(2)
  })
})

describe('the game on record', () => {
  const read = loadGame(campaign, JSON.parse(readFileSync(recordFile, 'utf8')) as unknown)
  if (!read.ok) throw new Error(read.error.message)
  const { value: game } = read
  const journal = game.journal(0)

  it('every figure that was lost has a weapon or a close combat, and an arm', () => {
    for (const side of [0, 1]) {
      const sum = (...keys: readonly string[]): number =>
        deeds(rules, journal)
          .flatMap(({ figures }) => figures)
          .filter((one) => one.side === side && keys.includes(one.key))
          .reduce((all, { value }) => all + value, 0)
      const byCause = sum('lost-to-rifles', 'lost-to-guns', 'lost-to-mitrailleuses', 'lost-in-combat')
      expect(byCause).toBeGreaterThan(0)
      expect(byCause).toBe(sum('lost-foot', 'lost-horse', 'lost-batteries'))
    }
  })

  it('every volley and every close combat is in one report', () => {
    const found = told(journal)
    const volleys = found.flatMap((one) => (one.report === 'fire' ? one.volleys : []))
    expect(volleys).toHaveLength(journal.filter(({ kind }) => kind === 'volley-fired').length)
    const combats = found.filter(({ report }) => report === 'combat')
    expect(combats).toHaveLength(journal.filter(({ kind }) => kind === 'fought').length)
    for (const one of combats) if (one.report === 'combat') expect(one.chargers.length).toBeGreaterThan(0)
    const losses = found.reduce((all, one) => all + one.losses.length, 0)
    expect(losses).toBe(journal.filter(({ kind }) => kind === 'losses-taken').length)
  })
})
