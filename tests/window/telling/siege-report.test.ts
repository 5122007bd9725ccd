import { describe, expect, it } from 'vitest'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import { systemWindow } from '../../../src-renderer/main/systems.ts'
import type { DayWithReports, ReportLine } from '../../../src-renderer/system-ui/system-chronicle.ts'
import { garrison, position, type Table } from '../../rulebook/storm-over-belfort/table.ts'
import { toldDay } from './told-day.ts'

const plan = systemWindow('storm-over-belfort').chronicle! // it has one

/** The events on the table, as reported to a side or to a viewer of both. */
const told = ({ game }: Table, language: 'en' | 'fr' = 'en', viewer = EVERYONE): DayWithReports =>
  toldDay(game, { system: stormOverBelfort, campaign: 'belfort-1870', sides: ['French', 'Prussian'], language, viewer })

const report = (day: DayWithReports, id: string): readonly ReportLine[] =>
  plan.sections.find((one) => one.id === id)!.linesOf(day)
const words = (day: DayWithReports, id: string): string[] =>
  report(day, id).map((one) => ('words' in one ? one.words : ''))

describe('The report of a fortnight before Belfort', () => {
  it('tells a bombardment in one line, with who countered and what fell, in both languages', () => {
    const t = position({
      ask: 'bombardment',
      side: 'prussian',
      at: { ...garrison, 31: 'plr1421-1 mfar4-3' },
      forts: [31],
    })
    t.act('bombard mfar4-3 @8').act('counter-fire art-fort', 3, 5)
    expect(words(told(t), 'bombardments')).toEqual([
      'mfar4-3 at zone-8: 2 hits; countered by art-fort, 2 off the die; the fort is damaged, its bonus is 1 now.',
    ])
    expect(words(told(t, 'fr'), 'bombardments')[0]).toMatch(
      /^mfar4-3 sur zone-8\s: 2 pertes\s; contrebattu par art-fort/,
    )
  })

  it('tells a shell that failed by itself, and not with another gun', () => {
    const t = position({
      ask: 'bombardment',
      side: 'french',
      at: { ...garrison, 10: 'plr1421-1 plr1421-2', 31: 'plr6166-1 mfar4-3' },
      forts: [31],
      hands: { prussian: ['bad-shell-incendiary'] },
    })
    t.act('bombard arthg @10').act('play bad-shell-incendiary black')
    t.act('bombard mfar4-3 @8')
    t.act('decline', 1)
    expect(words(told(t), 'bombardments')).toEqual([
      'arthg did not fire: a bad shell.',
      expect.stringMatching(/^mfar4-3 at zone-8: \d hits?\.$/),
    ])
  })

  it('tells the assault of the worked example in one line, with fire, outcome and hits', () => {
    const t = position({
      ask: 'activations',
      side: 'prussian',
      at: { ...garrison, 1: 'art-fort 84rl 45rl 12ra-2', 7: '35rm-1/1 scouts-1', 17: 'plr1421-1 plr1421-2 plr1421-3' },
      forts: [7],
    })
    t.act('activate @17').act('join-all')
    for (const unit of ['plr1421-1', 'plr1421-2', 'plr1421-3']) t.act(`march ${unit}`).act('to @18')
    t.act('attack @18 @7').act('barrage 12ra-2').act('fire', 3)
    while (t.can('strike plr1421-3')) t.act('strike plr1421-3')
    t.act('assault', 2)
    expect(words(told(t), 'assaults')[0]).toMatch(
      /^zone-7, attacked by the Prussian side from zone-18; 1 hit in the defensive fire; taken; hits on the defender 2, on the attacker 2/,
    )
  })

  it('tells a zone that falls without an assault, with the artillery that stood there', () => {
    const t = position({ ask: 'activations', side: 'prussian', at: { ...garrison, 10: '12ra-1', 20: 'plr1421-1' } })
    t.act('activate @20').act('join-all')
    t.act('attack @20 @10')
    expect(words(told(t), 'assaults')).toEqual([
      'zone-10, taken by the Prussian side without an assault; lost there: 12ra-1.',
    ])
  })

  it('names what a side bought to that side only', () => {
    const t = position({ ask: 'purchase', side: 'french', at: { ...garrison, 45: 'plr1421-1' } })
    const [choice] = t.answers('choose')
    t.act(choice!)
    const seenBy = (viewer: number): string => JSON.stringify(report(told(t, 'en', viewer), 'stratagems'))
    const counter = choice!.split(' ')[1]!
    expect(seenBy(0)).toContain(`"${counter}"`)
    expect(seenBy(1)).toContain('bought')
    expect(seenBy(1)).not.toContain(`"${counter}"`)
  })

  it('names only rules, figures and kinds of entry that there are', () => {
    const rules = new Set(stormOverBelfort.book.rulebook.map(({ id }) => id))
    const kinds = new Set(stormOverBelfort.rules.entries.map(({ name }) => name))
    for (const { rule } of plan.sections) if (rule !== null) expect(rules).toContain(rule)
    for (const ending of stormOverBelfort.endings) expect(rules).toContain(plan.end.ruleOf(ending))
    for (const kind of [...plan.turning, ...plan.end.kinds]) expect(kinds).toContain(kind)
    for (const key of [...plan.sections.flatMap(({ figures }) => figures), ...plan.charts.flatMap(({ keys }) => keys)])
      expect(stormOverBelfort.book.words.en, key).toHaveProperty([`tally.${key}`])
  })
})
