import type { EntryTold } from '#engine/gaiter-button/window-types.ts'
import type { Category, DrawOwner, SystemJournal } from '../../../journal/system-journal.ts'
import { readOrderOfBattle } from '../counters/order-of-battle.ts'
import { journalRules } from './rules.ts'

type Kind = EntryTold['kind']

const march: readonly Kind[] = [
  'activated',
  'command-points',
  'command-points-secret',
  'moved',
  'stopped',
  'dropped-off',
  'worn-out',
  'exhausted',
  'activation-ended',
  'battle-moved',
  'battle-move-failed',
  'battle-move-tested',
  'corps-cavalry-lost',
  'detachment-formed',
  'detachment-joined',
  'took-shelter',
  'came-out',
  'crossed-to-bank',
  'left-map',
  'arrived',
  'decoy-placed',
  'passed',
  'screened',
  'reconnoitred',
  'shown',
  'strength-shown',
]

const battle: readonly Kind[] = [
  'battle-began',
  'assault-began',
  'sally-began',
  'sally-called-off',
  'scouted',
  'nobody-to-fight',
  'only-decoys',
  'fell-back',
  'stood-fast',
  'unit-engaged',
  'garrison-engaged',
  'unprovided',
  'amplitude-found',
  'leader-present',
  'leader-joined',
  'unit-leads',
  'garrison-leads',
  'lead-replaced',
  'mitrailleuse-spent',
  'charged',
  'factors-rolled',
  'battle-won',
  'battle-drawn',
  'losses-found',
  'battle-loss',
  'garrison-loss',
  'point-lost',
  'guns-lost',
  'unit-destroyed',
  'winner-rallied',
  'fortress-fell',
  'bank-stormed',
  'fell-with-fortress',
  'rout-tested',
  'rout-began',
  'rout-shut-in',
  'retreat-tried',
  'went-back',
  'went-inside',
  'interned',
  'pursued',
  'surprised',
  'nobody-surprised',
  'forced-passage',
  'passage-forced',
  'passage-barred',
  'thrown-back',
  'axis-placed',
  'axis-removed',
  'axis-lost',
  'encircled',
  'encirclement-broken',
  'edge-axis-placed',
  'leader-captured',
]

/** Each tells one condition of victory that was counted when the game was over. */
export const counted: readonly Kind[] = [
  'counted-divisions-exited',
  'counted-divisions-in',
  'counted-divisions-cut-off',
  'counted-divisions-lost',
  'counted-divisions-revealed',
  'counted-losses-above-own',
  'counted-no-level',
]

const night: readonly Kind[] = [
  'edge-supply',
  'rally-rolled',
  'supply-checked',
  'surrender-tested',
  'surrendered',
  'withdrew',
  'straggled',
  'recovered',
  'not-recovered',
  'abandoned',
  ...counted,
  'judged',
]

const chance: readonly Kind[] = ['weather', 'initiative', 'hesitates', 'marker-kept', 'marker-returned']

const inCategory = (kinds: readonly Kind[], category: Category): [string, Category][] =>
  kinds.map((kind) => [kind, category])

const after = (kind: Kind, field: string): DrawOwner => ({ by: [kind], where: 'after', field })
const against = (kind: Kind, field: string): DrawOwner => ({ by: [kind], where: 'after', field, other: true })

export const journalKinds: SystemJournal = {
  kinds: Object.fromEntries([
    ...inCategory(march, 'march'),
    ...inCategory(battle, 'battle'),
    ...inCategory(night, 'night'),
    ...inCategory(chance, 'chance'),
  ]),
  beginnings: ['day-began'],
  operationEnds: ['activation-ended'],
  rules: journalRules,
  nouns: {
    zone: 'zone',
    from: 'zone',
    to: 'zone',
    counter: 'counter',
    unit: 'counter',
    leader: 'counter',
    token: 'token',
    connection: 'connection',
    garrison: 'garrison',
    fortress: 'fortress',
  },
  draws: {
    weather: { good: 'none' },
    'initiative-french': { owner: { side: 0 }, good: 'high' },
    'initiative-german': { owner: { side: 1 }, good: 'high' },
    pontoon: { good: 'none' },
    fatigue: { owner: { by: ['activated'], where: 'before', field: 'side' }, good: 'low', category: 'march' },
    'battle-move': {
      owner: { by: ['battle-moved', 'battle-move-failed'], where: 'after', field: 'side' },
      good: 'high',
      category: 'march',
    },
    reconnaissance: { owner: after('reconnoitred', 'side'), good: 'high', category: 'march' },
    attacker: { owner: after('factors-rolled', 'attacker'), good: 'high', category: 'battle' },
    defender: { owner: against('factors-rolled', 'attacker'), good: 'high', category: 'battle' },
    'sally-reconnaissance': { owner: after('scouted', 'side'), good: 'high', category: 'battle' },
    surprise: { category: 'battle' },
    rout: { owner: after('rout-tested', 'side'), good: 'low', category: 'battle' },
    retreat: { owner: after('retreat-tried', 'side'), good: 'low', category: 'battle' },
    pursuer: { owner: after('pursued', 'winner'), good: 'high', category: 'battle' },
    pursued: { owner: against('pursued', 'winner'), good: 'high', category: 'battle' },
    rally: { owner: after('rally-rolled', 'side'), good: 'low', category: 'night' },
    // A high die takes the French their supply.
    supply: { owner: after('edge-supply', 'side'), good: 'low', category: 'night' },
    surrender: { owner: after('surrender-tested', 'side'), good: 'high', category: 'night' },
    withdrawal: {
      owner: { by: ['withdrew'], where: 'before', field: 'side' },
      good: 'low',
      category: 'night',
    },
    recovery: {
      owner: { by: ['recovered', 'not-recovered'], where: 'after', field: 'counter' },
      good: 'low',
      category: 'night',
    },
  },
  bag: {
    label: 'fatigue',
    chart: 'fatigue-bowl',
    read: (print) =>
      print === 'STOP' ? { name: 'stop', value: 0 } : { name: `fatigue-${print}`, value: Number(print) },
    returned: { kind: 'marker-returned', field: 'marker' },
  },
  sideFromPrevious: ['command-points', 'command-points-secret'],
  echoes: [
    'activated',
    'command-points',
    'command-points-secret',
    'moved',
    'dropped-off',
    'marker-kept',
    'marker-returned',
    'activation-ended',
    'decoy-placed',
    'passed',
    'detachment-formed',
    'detachment-joined',
    'garrison-filled',
    'battle-began',
    'unit-engaged',
    'garrison-engaged',
    'unit-leads',
    'garrison-leads',
    'factors-rolled',
    'rout-tested',
  ],
  hiddenDraws: ['mixing', 'tokens'],
  sidesOf(files) {
    const { counters, garrisons } = readOrderOfBattle(files['order-of-battle.json'] ?? null, files['map.json'] ?? null)
    return (name) => {
      const known = counters.get(name) ?? garrisons.get(name)
      if (known !== undefined) return known.side
      if (name === 'french' || name.startsWith('french-')) return 0
      return name === 'german' || name.startsWith('german-') ? 1 : null
    }
  },
}
