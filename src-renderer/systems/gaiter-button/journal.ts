import type { TypedEntry } from '#engine/gaiter-button/window-types.ts'
import type { DrawOwner, JournalReading } from '../../journal/system-journal.ts'
import { spacedFrench } from '../../text/language/french.ts'
import { readOrderOfBattle } from './counters/order-of-battle.ts'

type Kind = TypedEntry['kind']

const after = (kind: Kind, field: string): DrawOwner => ({ by: [kind], where: 'after', field })
const against = (kind: Kind, field: string): DrawOwner => ({ by: [kind], where: 'after', field, other: true })

export const journalReading: JournalReading = {
  beginnings: ['day-began'],
  operationEnds: ['activation-ended', 'reconnoitred', 'screened'],
  operationBegins: [
    'decoy-placed',
    'activated',
    'battle-moved',
    'battle-move-failed',
    'battle-began',
    'sally-began',
    'assault-began',
    'passed',
    'withdrew',
  ],
  operationRuns: ['decoy-placed', 'withdrew'],
  news: [
    'unit-destroyed',
    'surrendered',
    'leader-captured',
    'fortress-fell',
    'fell-with-fortress',
    'interned',
    'exhausted',
    'corps-cavalry-lost',
    'arrived',
    'left-map',
    'battle-won',
    'battle-drawn',
    'judged',
  ],
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
    fatigue: { owner: { by: ['activated'], where: 'before', field: 'side' }, good: 'low' },
    'battle-move': {
      owner: { by: ['battle-moved', 'battle-move-failed'], where: 'after', field: 'side' },
      good: 'high',
    },
    reconnaissance: { owner: after('reconnoitred', 'side'), good: 'high' },
    attacker: { owner: after('factors-rolled', 'attacker'), good: 'high' },
    defender: { owner: against('factors-rolled', 'attacker'), good: 'high' },
    'sally-reconnaissance': { owner: after('scouted', 'side'), good: 'high' },
    rout: { owner: after('rout-tested', 'side'), good: 'low' },
    retreat: { owner: after('retreat-tried', 'side'), good: 'low' },
    pursuer: { owner: after('pursued', 'winner'), good: 'high' },
    pursued: { owner: against('pursued', 'winner'), good: 'high' },
    rally: { owner: after('rally-rolled', 'side'), good: 'low' },
    // A high die takes the supply of the French away.
    supply: { owner: after('edge-supply', 'side'), good: 'low' },
    surrender: { owner: after('surrender-tested', 'side'), good: 'high' },
    withdrawal: {
      owner: { by: ['withdrew'], where: 'before', field: 'side' },
      good: 'low',
    },
    recovery: {
      owner: { by: ['recovered', 'not-recovered'], where: 'after', field: 'counter' },
      good: 'low',
    },
  },
  bag: {
    label: 'fatigue',
    chart: 'fatigue-bowl',
    read: (print) =>
      print === 'STOP' ? { name: 'stop', value: 0 } : { name: `fatigue-${print}`, value: Number(print) },
    returned: { kind: 'marker-returned', field: 'marker' },
    says: {
      en: 'The bowl: each marker is compared with what lay in the bowl when it was drawn, as markers drawn before it are not put back; so the expected sum is right however long one goes on drawing. The chance is that of these draws taken together, with each bowl as it was. STOP counts 0.',
      fr: spacedFrench(
        'Le bol : chaque marqueur est comparé à ce que contenait le bol quand il a été tiré, car ceux d’avant n’y sont pas remis ; la somme attendue reste donc juste, si longtemps qu’on continue de tirer. La probabilité est celle de ces tirages réunis, chaque bol étant ce qu’il était. STOP compte 0.',
      ),
    },
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
