import type { JournalReading } from '../../journal/system-journal.ts'
import { fileIn } from './reads/reads.ts'

const sides = ['french', 'prussian'] as const

export const journalReading: JournalReading = {
  beginnings: ['turn-began'],
  operationEnds: ['turn-began', 'went-into-action', 'passed', 'bombarded', 'cancelled'],
  echoes: ['placed'],
  news: [
    'arrived',
    'taken',
    'guns-lost',
    'fort-damaged',
    'fell-ill',
    'deserted',
    'left-map',
    'lost-for-good',
    'counted',
  ],
  nouns: {
    zone: 'zone',
    from: 'zone',
    at: 'zone',
    source: 'zone',
    target: 'zone',
    beside: 'zone',
    unit: 'unit',
    other: 'unit',
    against: 'unit',
  },
  draws: {
    'counter-battery': { owner: { by: ['countered'], where: 'after', field: 'unit' }, good: 'high' },
    bombardment: { owner: { by: ['bombarded'], where: 'after', field: 'unit' }, good: 'high' },
    assault: { owner: { by: ['assaulted'], where: 'after', field: 'side' }, good: 'high' },
  },
  sidesOf(files) {
    const order = fileIn(files, 'order-of-battle.json')
    const sideOfName = new Map([
      ...sides.map((side) => [side, side] as const),
      ...[...(order?.units ?? []), ...(order?.counters ?? [])].map(({ id, side }) => [id, side] as const),
    ])
    return (name) => {
      const side = sideOfName.get(name)
      return side === undefined ? null : side === 'french' ? 0 : 1
    }
  },
}
