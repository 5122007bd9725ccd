import type { TypedEntry } from '#engine/storm-over-belfort/window-types.ts'
import { entriesOf, planIn } from '../../../system-ui/chronicle-plan.ts'
import type { SystemChronicle } from '../../../system-ui/system-chronicle.ts'
import { assaults, bombardments } from './exchanges.ts'
import type { ChronicleWords } from './words.en.ts'
import { inBoth, periods } from './words.ts'

type Kind = TypedEntry['kind']

const entries = entriesOf<Kind>
const { chart, section } = planIn<ChronicleWords>(inBoth)

/** The chronicle of a siege: its course, and the report of each fortnight; hands as far as the viewer knows them. */
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
    section('opening', 'sb.turn.sequence', ['zones', 'points'], entries('turn-began', 'income')),
    section('stratagems', 'sb.stratagems.faces', [], entries('bought', 'played', 'kept', 'balked')),
    section('bombardments', 'sb.bombardment.sequence', ['shots'], bombardments),
    section('assaults', 'sb.attack.sequence', ['assaults', 'taken'], assaults),
    section(
      'losses',
      'sb.hits.spread',
      ['hits', 'weakened', 'out', 'lost'],
      entries('fell-ill', 'deserted', 'left-map', 'lost-for-good'),
    ),
    section('works', 'sb.works.rally', [], entries('rallied', 'rebuilt', 'fortified', 'dug')),
    section(
      'arrivals',
      'sb.works.arrivals',
      ['battalions'],
      entries('posted', 'arrived', 'withdrawn', 'returned-from'),
    ),
    section('end', 'sb.victory.levels', [], entries('counted')),
  ],
  turning: ['fort-damaged', 'taken', 'guns-lost', 'withdrawn', 'counted'],
  end: {
    kinds: ['counted'],
    ruleOf: (ending) => (ending === 'forts-fallen' ? 'sb.victory.forts' : 'sb.victory.levels'),
    metIn: () => null,
  },
}
