import type { JournalReading } from '../../journal/system-journal.ts'

export const journal: JournalReading = {
  beginnings: [],
  operationEnds: ['tried', 'waited'],
  nouns: { counter: 'counter', token: 'token', zone: 'zone' },
  draws: {
    crossing: { owner: { by: ['tried'], where: 'after', field: 'side' }, good: 'high' },
  },
  hiddenDraws: ['token'],
  sidesOf: () => (name) => (name.startsWith('red') ? 0 : name.startsWith('blue') ? 1 : null),
}
