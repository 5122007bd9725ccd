import { describe, expect, it } from 'vitest'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import type { RuleSystem } from '#engine/kernel/system/system.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { systemWindow } from '../../../src-renderer/main/systems.ts'
import type { DayWithReports, SystemChronicle } from '../../../src-renderer/system-ui/system-chronicle.ts'
import * as small from '../../rulebook/portable-spicheren/table.ts'
import { position, type Table } from '../../rulebook/wissembourg-spicheren/table.ts'
import { toldDay } from './told-day.ts'

const plan = systemWindow('wissembourg-spicheren').chronicle! // it has one

type Wanted = Parameters<typeof position>[0]
const german = (phase: Wanted['phase'], units: Wanted['units']): Table =>
  position({ phase, active: 'ge-14', side: 'german', units: { kameke: '1502', ...units } })

const told = ({ game }: Table, language: 'en' | 'fr' = 'en'): DayWithReports =>
  toldDay(game, {
    system: wissembourgSpicheren,
    campaign: 'spicheren-1870',
    sides: ['French', 'German'],
    language,
  })
const words = (day: DayWithReports, id: string): string[] =>
  plan.sections
    .find((one) => one.id === id)!
    .linesOf(day)
    .map((one) => ('words' in one ? one.words : ''))

describe('The report of an hour of battle', () => {
  it('tells an attack in one line, with every roll, how it ended and what it cost, in both languages', () => {
    const t = german('declaration', { francois: '1603 S', jolivet: ['1604 N', { lost: 1 }] })
    t.acts('attack francois 1604', 'begin-attacks').act('stand-firm', 1, 6, 2).act('refuse', 5)
    expect(words(told(t), 'combats')).toEqual([
      '1604, attacked by francois; Defence against francois: column 4, sum 2: test; Assault of francois: column 7, sum 2: D; The hex is taken: francois advances; steps lost: attackers 0, defenders 1; eliminated: jolivet.',
    ])
    expect(words(told(t, 'fr'), 'combats')[0]).toMatch(
      /^1604\s; à l’attaque\s: francois\s; Défense \(francois\)\s: colonne 4, total 2\s: test/,
    )
  })

  it('tells a barrage in one line, with its roll and what became of the target', () => {
    const t = german('barrages', { 'ge-art-14': '1604 S', jolivet: '1605 N' })
    t.act('barrage ge-art-14 jolivet', 6)
    expect(words(told(t), 'barrages')).toEqual([
      'ge-art-14 at jolivet: column 6, sum 7: D+1; loses a step, is disorganised.',
    ])
    expect(words(told(t, 'fr'), 'barrages')[0]).toMatch(/^ge-art-14 \(cible\s: jolivet\)\s: colonne 6, total 7\s: D\+1/)
  })
})

describe('The report of a turn of Portable Spicheren', () => {
  const plan = systemWindow('portable-spicheren').chronicle!
  const told = (t: small.Table, language: 'en' | 'fr' = 'en'): DayWithReports =>
    toldDay(t.game, {
      system: portableSpicheren,
      campaign: 'portable-spicheren',
      sides: ['Prussian', 'French'],
      language,
    })
  const words = (day: DayWithReports, id: string): string[] =>
    plan.sections
      .find((one) => one.id === id)!
      .linesOf(day)
      .map((one) => ('words' in one ? one.words : ''))

  it('tells a round of a melee in one line, with both sums and what gave, in both languages', () => {
    const units = { woyna: '0605 S', jolivet: '0606 N' }
    const t = small.position({
      phase: 'new',
      side: 'prussian',
      units: { ...units, woyna: ['0605 S', { attacks: 'jolivet' }] },
    })
    t.act('fight woyna', 6, 1, 1)
    expect(words(told(t), 'melees')).toEqual(['woyna (7) against jolivet (2); jolivet loses a point.'])
    expect(words(told(t, 'fr'), 'melees')[0]).toMatch(/^woyna \(7\) contre jolivet \(2\)\s; jolivet perd un point\.$/)
  })
})

describe.each<readonly [string, RuleSystem]>([
  ['wissembourg-spicheren', wissembourgSpicheren],
  ['portable-spicheren', portableSpicheren],
])('The chronicle of %s', (id, system) => {
  it('names only rules, figures and kinds of entry that there are', () => {
    expectKnown(systemWindow(id).chronicle!, system)
  })
})

function expectKnown({ sections, charts, formations, turning, end }: SystemChronicle, system: RuleSystem): void {
  const rules = new Set(system.book.rulebook.map((one) => one.id))
  const kinds = new Set(system.rules.entries.map(({ name }) => name))
  for (const { rule } of sections) if (rule !== null) expect(rules).toContain(rule)
  for (const ending of system.endings) expect(rules).toContain(end.ruleOf(ending))
  for (const kind of [...turning, ...end.kinds]) expect(kinds).toContain(kind)
  const keys = [
    ...sections.flatMap(({ figures }) => figures),
    ...charts.flatMap((one) => one.keys),
    ...(formations === undefined
      ? []
      : [...formations.parts, formations.limit, ...formations.figures].map(({ key }) => key)),
  ]
  for (const language of ['en', 'fr'] as const)
    for (const key of keys) expect(system.book.words[language], key).toHaveProperty([`tally.${key}`])
  if (formations !== undefined) expect(rules).toContain(formations.rule)
}
