import type { TypedEntry } from '#engine/portable-spicheren/window-types.ts'
import { entriesOf, planIn } from '../../../system-ui/chronicle-plan.ts'
import type { SystemChronicle } from '../../../system-ui/system-chronicle.ts'
import { exchanges } from './exchanges.ts'
import { moves } from './moves.ts'
import type { ChronicleWords } from './words.en.ts'
import { inBoth } from './words.ts'

const entries = entriesOf<TypedEntry['kind']>
const { chart, section } = planIn<ChronicleWords>(inBoth)

const lost = ['lost-guns', 'lost-rifles', 'lost-melee', 'lost-edge'] as const
const endings: Readonly<Record<string, string>> = {
  'both-broken': 'ps.victory.both-broken',
  'losses-at-dark': 'ps.victory.dark',
  'places-at-dark': 'ps.victory.places',
  'drawn-at-dark': 'ps.victory.dark',
}

/** The chronicle of a battle in which nothing is hidden: its course, and the report of each turn. */
export const battleChronicle: SystemChronicle = {
  charts: [
    chart('strength', 'standing', 'lines', 'strength', 'strength-to-come'),
    chart('lost', 'standing', 'lines', 'strength-lost'),
    chart('losses', 'deeds', 'bars', ...lost),
    chart('places', 'standing', 'lines', 'places-held'),
    chart('share', 'standing', 'lines', 'share-lost'),
    chart('fire', 'deeds', 'bars', 'shots', 'shots-hit'),
  ],
  sections: [
    section(
      'arrivals',
      'ps.arrivals.roll',
      ['strength-to-come'],
      entries('arrival-rolled', 'arrived', 'delayed', 'call-possible', 'called'),
    ),
    section('moves', 'ps.activation.roll', ['moves'], moves),
    section('fire', 'ps.fire.roll', ['shots', 'shots-hit'], exchanges('fire')),
    section('melees', 'ps.melee.round', ['rounds'], exchanges('melee')),
    section('losses', 'ps.hits.quality', [...lost, 'strength-lost', 'units-lost'], entries('destroyed', 'left-board')),
    section('end', 'ps.victory.dark', ['places-held', 'share-lost'], entries('broken', 'dark-fell', 'losses-at-dark')),
  ],
  turning: ['destroyed', 'left-board', 'call-possible', 'called', 'broken', 'dark-fell'] satisfies TypedEntry['kind'][],
  end: {
    kinds: ['broken', 'losses-at-dark'] satisfies TypedEntry['kind'][],
    ruleOf: (ending) => endings[ending] ?? 'ps.victory.broken',
    metIn: () => null,
  },
}
