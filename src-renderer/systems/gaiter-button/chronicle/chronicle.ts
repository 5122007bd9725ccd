import type { TypedEntry } from '#engine/gaiter-button/window-types.ts'
import { entriesOf, planIn } from '../../../system-ui/chronicle-plan.ts'
import type { SystemChronicle } from '../../../system-ui/system-chronicle.ts'
import { entryIn } from '../reads/reads.ts'
import { battles } from './battles.ts'
import { marches, marchReports, coveredByMarches } from './marches.ts'
import type { ChronicleWords } from './words.en.ts'
import { inBoth, periods } from './words.ts'

/** Kinds of entry that each report one victory condition counted at the end of the game. */
const counted: readonly TypedEntry['kind'][] = [
  'counted-divisions-exited',
  'counted-divisions-in',
  'counted-divisions-cut-off',
  'counted-divisions-lost',
  'counted-divisions-revealed',
  'counted-losses-above-own',
  'counted-no-level',
]

const losses = ['losses-battle', 'losses-fatigue', 'losses-retreat', 'losses-pursuit', 'losses-night'] as const

type Kind = TypedEntry['kind']

const entries = entriesOf<Kind>
const { chart, section } = planIn<ChronicleWords>(inBoth)

/** Kinds of entry on which games turn. */
const turning: readonly Kind[] = [
  'battle-won',
  'fortress-fell',
  'unit-destroyed',
  'surrendered',
  'interned',
  'leader-captured',
  'encircled',
  'encirclement-broken',
  'source-taken',
  'left-map',
  'judged',
]

export const gaiterButtonChronicle: SystemChronicle = {
  period: periods,
  charts: [
    chart('strength', 'standing', 'lines', 'strength', 'strength-seen'),
    chart('lost', 'standing', 'lines', 'strength-lost', 'strength-stray'),
    chart('losses', 'deeds', 'bars', ...losses),
    chart('distance', 'deeds', 'bars', 'distance'),
    chart('fatigue', 'deeds', 'bars', 'markers-drawn'),
    chart('zones', 'standing', 'lines', 'zones-held', 'objectives-held'),
    chart(
      'divisions',
      'standing',
      'lines',
      'divisions-exited',
      'divisions-arrived',
      'divisions-lost',
      'divisions-revealed',
    ),
    chart('battles', 'deeds', 'bars', 'battles-won'),
    chart('supply', 'deeds', 'bars', 'unsupplied'),
  ],
  sections: [
    section('opening', 'gb.weather.roll', [], entries('weather', 'initiative', 'hesitates')),
    section('marches', 'gb.march.connection', ['activations', 'distance', 'march-points'], (day) =>
      marches(day, day.eyes),
    ),
    section('enemy', null, [], (day) =>
      marches(
        day,
        ([0, 1] as const).filter((side) => !day.eyes.includes(side)),
      ),
    ),
    section(
      'contacts',
      'gb.recon.test',
      ['reconnaissances', 'strength-seen', 'divisions-revealed'],
      entries(
        'screened',
        'reconnoitred',
        'shown',
        'strength-shown',
        'decoy-unmasked',
        'only-decoys',
        'nobody-to-fight',
        'surprised',
        'nobody-surprised',
        'encircled',
        'encirclement-broken',
      ),
    ),
    section('battles', 'gb.combat.winner', ['battles-won', 'battles-drawn'], battles),
    section('losses', 'gb.counters.losses', [...losses, 'strength-lost', 'strength-stray', 'strength-taken'], () => []),
    section('fatigue', 'gb.fatigue.losses', ['markers-drawn'], entries('exhausted', 'worn-out', 'straggled')),
    section('supply', 'gb.supply.out', ['unsupplied'], entries('edge-supply', 'supply-checked', 'source-taken')),
    section(
      'works',
      'gb.bridge.destroy',
      [],
      entries(
        'bridge-destroyed',
        'bridge-repaired',
        'repair-destroyed',
        'pontoon-built',
        'pontoon-lost',
        'pontoon-wrecked',
        'pontoon-recovered',
        'pontoon-swept',
        'railway-destroyed',
        'railway-repaired',
        'axis-placed',
        'axis-removed',
        'axis-lost',
        'edge-axis-placed',
      ),
    ),
    section(
      'arrivals',
      'gb.reinforcements.entry',
      ['strength', 'strength-garrisons', 'recovered'],
      entries('arrived', 'decoy-placed', 'recovered', 'garrison-placed', 'detachment-formed', 'detachment-joined'),
    ),
    section(
      'prisoners',
      'gb.surrender.test',
      [
        'units-eliminated',
        'units-captured',
        'units-interned',
        'leaders-captured',
        'divisions-lost',
        'divisions-exited',
      ],
      entries(
        'unit-destroyed',
        'surrendered',
        'fell-with-fortress',
        'fortress-fell',
        'interned',
        'leader-captured',
        'corps-cavalry-lost',
        'abandoned',
        'left-map',
      ),
    ),
    section('end', 'gb.victory.levels', ['victory-level'], entries(...counted, 'judged')),
  ],
  marchesOf: (day) => marchReports(day, [0, 1]),
  kindsInMarches: coveredByMarches,
  turning,
  end: {
    kinds: [...counted, 'leader-captured', 'judged'],
    ruleOf: (ending) => (ending === 'capture' ? 'gb.victory.capture' : 'gb.victory.levels'),
    metIn: ({ entry }) => {
      const told = entryIn(entry)
      return 'met' in told ? told.met : null
    },
  },
}
