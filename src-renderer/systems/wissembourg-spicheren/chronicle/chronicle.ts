import type { TypedEntry } from '#engine/wissembourg-spicheren/window-types.ts'
import { entriesOf, planIn } from '../../../system-ui/chronicle-plan.ts'
import type { SystemChronicle } from '../../../system-ui/system-chronicle.ts'
import { activations } from './activations.ts'
import { barrages, combats } from './fought.ts'
import type { ChronicleWords } from './words.en.ts'
import { inBoth, periods } from './words.ts'

const entries = entriesOf<TypedEntry['kind']>
const { chart, section } = planIn<ChronicleWords>(inBoth)

const lost = ['lost-barrage', 'lost-defence', 'lost-assault', 'lost-refusal', 'lost-retreat', 'lost-overrun'] as const

const figure = (key: keyof ChronicleWords['short']) => ({ key, name: inBoth(({ short }) => short[key]) })

const turning: readonly TypedEntry['kind'][] = [
  'objective-taken',
  'broke-down',
  'eliminated',
  'commander-fell',
  'column-revealed',
  'objectives-counted',
]

/**
 * The chronicle of a battle: its course, and the report of each hour. Everything except the hidden columns is open to both
 * sides.
 */
export const battleChronicle: SystemChronicle = {
  period: periods,
  charts: [
    chart('points', 'standing', 'lines', 'points'),
    chart('steps', 'standing', 'lines', 'steps'),
    chart('losses', 'deeds', 'bars', ...lost),
    chart('disorganised', 'standing', 'lines', 'disorganised'),
    chart('gone', 'standing', 'lines', 'units-lost', 'formations-broken'),
    chart('fought', 'deeds', 'bars', 'barrages', 'attacks'),
  ],
  formations: {
    title: inBoth(({ formations }) => formations),
    rule: 'ws.morale.demoralisation',
    parts: lost.map(figure),
    limit: figure('demoralised-at'),
    figures: (['steps-lost', 'demoralised-at', 'steps-left', 'disorganised', 'units-lost'] as const).map(figure),
  },
  sections: [
    section(
      'opening',
      'ws.turn.initiative',
      [],
      entries(
        'night-fell',
        'chief-called',
        'division-called',
        'chief-came',
        'chief-tested',
        'commander-out',
        'initiative-rolled',
        'initiative-given',
        'nobody-leads',
      ),
    ),
    section('formations', 'ws.activation.formation', ['activations'], (day) => [
      ...activations(day),
      ...entries('declined', 'marker-held', 'activation-tested', 'directed')(day),
    ]),
    section('barrages', 'ws.artillery.barrage', ['barrages'], barrages),
    section('combats', 'ws.assault.roll', ['attacks', 'advances'], combats),
    section(
      'losses',
      'ws.losses.results',
      [...lost, 'units-lost', 'disorganised', 'formations-broken'],
      entries('eliminated', 'broke-down', 'commander-fell', 'commander-replaced', 'commander-removed'),
    ),
    section('arrivals', 'ws.arrivals.column', [], entries('entered', 'column-moved', 'column-revealed', 'left')),
    section('rally', 'ws.rally.test', ['rallies'], entries('rallied')),
    section('points', 'ws.victory.points', ['points'], entries('objective-taken', 'objectives-counted')),
    section('end', 'ws.victory.levels', [], entries('points-told')),
  ],
  turning,
  end: {
    kinds: ['points-told'] satisfies TypedEntry['kind'][],
    ruleOf: () => 'ws.victory.levels',
    metIn: () => null,
  },
}
