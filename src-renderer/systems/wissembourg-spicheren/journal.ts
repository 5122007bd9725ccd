import type { JournalReading } from '../../journal/system-journal.ts'
import { fileIn } from './reads/reads.ts'

export const journalReading: JournalReading = {
  beginnings: ['turn-began', 'activated', 'joined'],
  operationEnds: ['turn-began', 'activated', 'joined'],
  steps: { kind: 'moved', who: 'unit', from: 'from', to: 'hex' },
  together: [
    { kinds: ['placed', 'entered', 'moved', 'faced'], who: 'unit' },
    { kinds: ['attack-planned', 'attack-joined', 'attack-apart'] },
    { kinds: ['directed'] },
  ],
  echoes: ['placed', 'faced'],
  news: [
    'entered',
    'chief-came',
    'eliminated',
    'commander-fell',
    'broke-down',
    'left',
    'objective-taken',
    'points-told',
  ],
  nouns: { hex: 'hex', from: 'hex', unit: 'unit', target: 'unit', chief: 'unit' },
  draws: {
    inertia: { owner: { by: ['chief-tested'], where: 'after', field: 'unit' }, good: 'high' },
    activation: { owner: { by: ['activation-tested'], where: 'after', field: 'unit' }, good: 'high' },
    coordination: { owner: { by: ['coordination-tested'], where: 'after', field: 'unit' }, good: 'high' },
    barrage: { owner: { by: ['barraged'], where: 'after', field: 'unit' }, good: 'high' },
    assault: { owner: { by: ['assaulted'], where: 'after', field: 'unit' }, good: 'high' },
    defence: { owner: { by: ['defended'], where: 'after', field: 'unit' }, good: 'low' },
    morale: { owner: { by: ['morale-tested'], where: 'after', field: 'unit' }, good: 'high' },
    rally: { owner: { by: ['rallied'], where: 'after', field: 'unit' }, good: 'high' },
    commander: { owner: { by: ['commander-tested'], where: 'after', field: 'unit' }, good: 'low' },
  },
  sidesOf(files) {
    const order = fileIn(files, 'order-of-battle.json')
    const sides = new Map<string, string>([
      ['french', 'french'],
      ['german', 'german'],
      ...[...(order?.formations ?? []), ...(order?.commanders ?? []), ...(order?.chiefs ?? [])].map(
        ({ id, side }) => [id, side] as const,
      ),
    ])
    for (const { id, formation } of order?.units ?? []) sides.set(id, sides.get(formation) ?? '')
    return (name) => {
      const side = sides.get(name)
      return side === 'french' ? 0 : side === 'german' ? 1 : null
    }
  },
}
