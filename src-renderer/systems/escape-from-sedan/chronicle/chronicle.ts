import type { TypedEntry, AnyReport } from '#engine/escape-from-sedan/window-types.ts'
import type { Words } from '../../../../src-main/contract/words.ts'
import { timesInWords } from '../../../journal/words.ts'
import { entriesOf, namesIn, planIn } from '../../../system-ui/chronicle-plan.ts'
import type { DayWithReports, VisibleDay, ReportLine, SystemChronicle } from '../../../system-ui/system-chronicle.ts'
import { entryIn } from '../reads/reads.ts'
import { aboutIn, InWords, reportIn, targetsOf } from '../reports/in-words.ts'
import { en, type ChronicleWords } from './words.en.ts'
import { fr } from './words.fr.ts'

type Kind = TypedEntry['kind']

const inBoth = (of: (words: ChronicleWords) => string): Words => ({ en: of(en), fr: of(fr) })
const entries = entriesOf<Kind>
const { chart, section } = planIn<ChronicleWords>(inBoth)

const sentence = ({ naming }: VisibleDay, parts: readonly string[]): string => `${parts.join(naming.text.apart)}.`

/** Fire at each unit in one line, and its result in another. */
const fire = (day: DayWithReports): readonly ReportLine[] =>
  reportLines(day, (report, words) =>
    report.report === 'fire'
      ? [
          ...targetsOf(report).map((target) => sentence(day, words.fireAt(report, target))),
          ...afterOf(day, report, words),
        ]
      : [],
  )

/** Each close combat in one line, and its result in another. */
const combats = (day: DayWithReports): readonly ReportLine[] =>
  reportLines(day, (report, words) =>
    report.report === 'combat'
      ? [sentence(day, [words.title(report), ...words.combat(report)]), ...afterOf(day, report, words)]
      : [],
  )

const afterOf = (day: VisibleDay, report: AnyReport, words: InWords): string[] => {
  const after = words.after(report)
  return after.length === 0 ? [] : [sentence(day, after)]
}

function reportLines(
  day: DayWithReports,
  sentencesOf: (report: AnyReport, words: InWords) => readonly string[],
): readonly ReportLine[] {
  const words = new InWords(day.naming.language, namesIn(day))
  return day.reports.flatMap(({ told, stop }) => {
    const report = reportIn(told)
    const things = [{ noun: 'unit', name: aboutIn(report) }]
    return sentencesOf(report, words).map((one) => ({ words: one, stop, things }))
  })
}

/** The cards that each commander has played, and for whom. */
function cards(day: VisibleDay): readonly ReportLine[] {
  const words = { en, fr }[day.naming.language]
  const named = namesIn(day)
  const played = new Map<string, { readonly stop: number; readonly units: Map<string, number> }>()
  for (const { entry } of day.lines) {
    const told = entryIn(entry.entry)
    if (told.kind !== 'paid' || told.card === 'point' || told.card === 'trophy') continue
    const { units } = played.get(told.commander) ?? { units: new Map() }
    units.set(told.unit, (units.get(told.unit) ?? 0) + 1)
    played.set(told.commander, { stop: entry.stop, units })
  }
  return [...played].map(([commander, { stop, units }]) => ({
    words: words.cards(
      named(commander),
      [...units.values()].reduce((sum, one) => sum + one, 0),
      [...units].map(([unit, count]) => timesInWords(named(unit), count)).join(', '),
    ),
    stop,
    things: [{ noun: 'unit', name: commander }],
  }))
}

/** The rules by which battles end. */
const endings: Readonly<Record<string, string>> = {
  significant: 'es.victory.significant',
  lesser: 'es.victory.lesser',
  held: 'es.victory.hold',
}

/** The report of each turn, and the course of a battle on the table. Only the hands of cards are hidden. */
export const tableChronicle: SystemChronicle = {
  charts: [
    chart('crest', 'standing', 'lines', 'on-crest'),
    chart('figures', 'standing', 'lines', 'figures'),
    chart('stands', 'standing', 'lines', 'stands-lost', 'stands-exited'),
    chart('causes', 'deeds', 'bars', 'lost-to-rifles', 'lost-to-guns', 'lost-to-mitrailleuses', 'lost-in-combat'),
    chart('arms', 'deeds', 'bars', 'lost-foot', 'lost-horse', 'lost-batteries'),
    chart('units', 'deeds', 'bars', 'units-destroyed', 'units-fled', 'batteries-taken'),
    chart('cards', 'deeds', 'bars', 'cards-spent'),
    chart('morale', 'deeds', 'bars', 'chits', 'routs'),
  ],
  sections: [
    section('opening', 'es.turn.initiative', [], entries('initiative-won', 'side-turn-began')),
    section('cards', 'es.cards.price', ['cards-spent'], cards),
    section(
      'fire',
      'es.fire.dice',
      ['volleys', 'lost-to-rifles', 'lost-to-guns', 'lost-to-mitrailleuses', 'units-destroyed'],
      fire,
    ),
    section('combats', 'es.assault.totals', ['charges', 'lost-in-combat', 'batteries-taken'], combats),
    section('morale', 'es.morale.chits', ['chits', 'routs', 'units-fled'], entries('rallied', 'morale-fell')),
    section('exits', 'es.victory.exits', ['stands-exited'], entries('exited', 'returned', 'emperor-gone')),
    section('end', null, [], entries('emperor-taken')),
  ],
  turning: ['destroyed', 'guns-taken', 'general-hit', 'exited', 'morale-fell', 'emperor-taken', 'emperor-gone'],
  end: { kinds: ['emperor-taken', 'emperor-gone'], ruleOf: (ending) => endings[ending] ?? null, metIn: () => null },
}
