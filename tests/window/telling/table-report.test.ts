import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { reports } from '#engine/escape-from-sedan/reports/reports.ts'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { loadGame } from '#engine/kernel/game/save.ts'
import type { Entry, Report, Stop } from '../../../src-main/contract/games.ts'
import { linesOf } from '../../../src-renderer/journal/lines.ts'
import { systemWindow } from '../../../src-renderer/main/systems.ts'
import type { DayWithReports } from '../../../src-renderer/system-ui/system-chronicle.ts'
import { textIn } from '../../../src-renderer/text/text.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { campaign, recordFile } from '../../rulebook/escape-from-sedan/record.ts'
import { systemJournal } from '../setting.ts'

const plan = systemWindow('escape-from-sedan').chronicle! // it has one
const system = systemJournal(escapeFromSedan)
const files = campaignFolder('escape-from-sedan-1870') as Parameters<typeof system.sidesOf>[0] // files are JSON

/** The battle on record, told as if it were one turn. */
function told(language: 'en' | 'fr'): DayWithReports {
  const read = loadGame(campaign, JSON.parse(readFileSync(recordFile, 'utf8')) as unknown)
  if (!read.ok) throw new Error(read.error.message)
  const journal = read.value.journal()
  const entries = journal.map((entry): Entry => ({
    stop: 1,
    entry: entry as unknown as Entry['entry'], // plain data
    sentence: { en: '', fr: '' },
  }))
  return {
    lines: linesOf(entries, [] as Stop[], system, system.sidesOf(files)).lines,
    reports: reports(journal).map((one) => ({ stop: 1, told: one.told as Report['told'] })),
    eyes: [0, 1],
    naming: { text: textIn(language), language, words: {}, names: {} },
    sideOf: (side) => ['French', 'German'][side] ?? '',
    sideName: (side) => ['French', 'Germans'][side] ?? '',
  }
}

describe.each(['en', 'fr'] as const)('The report of a turn on the table, in %s', (language) => {
  const day = told(language)
  const words = (id: string): string[] =>
    plan.sections
      .find((one) => one.id === id)!
      .linesOf(day)
      .map((one) => ('words' in one ? one.words : ''))

  it('tells of each volley the dice that hit, and what was lost', () => {
    const volleys = day.lines.filter(({ entry }) => entry.entry['kind'] === 'volley-fired')
    expect(volleys.length).toBeGreaterThan(0)
    const dice = language === 'en' ? /\d+ of \d+ dice hit/g : /\d+ dés? sur \d+ au but/g
    expect(words('fire').flatMap((line) => line.match(dice) ?? [])).toHaveLength(volleys.length)
  })

  it('tells of each close combat in one line who won', () => {
    const fights = day.lines.filter(({ entry }) => entry.entry['kind'] === 'fought')
    const won = language === 'en' ? /the (attackers|defenders) won/ : /les (attaquants|défenseurs) l’emportent/
    expect(words('combats').filter((line) => won.test(line))).toHaveLength(fights.length)
  })

  it('counts the cards that each commander has played', () => {
    const noCards: readonly unknown[] = ['point', 'trophy']
    const paid = day.lines.filter(
      ({ entry }) => entry.entry['kind'] === 'paid' && !noCards.includes(entry.entry['card']),
    )
    const sum = words('cards').reduce((all, line) => all + Number(/(?:plays|joue) (\d+)/.exec(line)?.[1]), 0)
    expect(sum).toBe(paid.length)
  })
})
