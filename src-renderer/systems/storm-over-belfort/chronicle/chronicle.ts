import type { EntryTold } from '#engine/storm-over-belfort/window-types.ts'
import type {
  ChartPlan,
  DayTold,
  ReportLine,
  SectionPlan,
  SystemChronicle,
} from '../../../system-ui/system-chronicle.ts'
import { entryIn } from '../reads/reads.ts'
import { assaults, bombardments } from './exchanges.ts'
import type { ChronicleWords } from './words.en.ts'
import { inBoth, periods } from './words.ts'

type Kind = EntryTold['kind']

const chart = (
  id: keyof ChronicleWords['charts'],
  from: ChartPlan['from'],
  form: ChartPlan['form'],
  ...keys: readonly string[]
): ChartPlan => ({ id, title: inBoth(({ charts }) => charts[id]), from, form, keys })

const section = (
  id: keyof ChronicleWords['sections'],
  rule: string | null,
  figures: readonly string[],
  linesOf: SectionPlan['linesOf'],
): SectionPlan => ({ id, title: inBoth(({ sections }) => sections[id]), rule, figures, linesOf })

/** Reports the entries of these kinds in the words of the journal. */
const entriesOf =
  (...kinds: readonly Kind[]) =>
  ({ lines }: DayTold): readonly ReportLine[] =>
    lines.filter(({ entry }) => kinds.includes(entryIn(entry.entry).kind)).map((line) => ({ line }))

/** The report of a fortnight, and the course of a siege: of hands as much as the one who looks was told. */
export const siegeChronicle: SystemChronicle = {
  period: periods,
  charts: [
    chart('zones', 'standing', 'lines', 'zones'),
    chart('battalions', 'standing', 'lines', 'battalions'),
    chart('weakened', 'standing', 'lines', 'weakened'),
    chart('hits', 'deeds', 'bars', 'hits'),
    chart('fought', 'deeds', 'bars', 'shots', 'assaults'),
  ],
  sections: [
    section('opening', 'sb.turn.sequence', ['zones', 'points'], entriesOf('turn-began', 'income')),
    section('stratagems', 'sb.stratagems.faces', [], entriesOf('bought', 'played', 'kept', 'balked')),
    section('bombardments', 'sb.bombardment.sequence', ['shots'], bombardments),
    section('assaults', 'sb.attack.sequence', ['assaults', 'taken'], assaults),
    section(
      'losses',
      'sb.hits.spread',
      ['hits', 'weakened', 'out', 'lost'],
      entriesOf('fell-ill', 'deserted', 'left-map', 'lost-for-good'),
    ),
    section('works', 'sb.works.rally', [], entriesOf('rallied', 'rebuilt', 'fortified', 'dug')),
    section(
      'arrivals',
      'sb.works.arrivals',
      ['battalions'],
      entriesOf('posted', 'arrived', 'withdrawn', 'returned-from'),
    ),
    section('end', 'sb.victory.levels', [], entriesOf('counted')),
  ],
  turning: ['fort-damaged', 'taken', 'guns-lost', 'withdrawn', 'counted'],
  end: {
    kinds: ['counted'],
    ruleOf: (ending) => (ending === 'forts-fallen' ? 'sb.victory.forts' : 'sb.victory.levels'),
    metIn: () => null,
  },
}
