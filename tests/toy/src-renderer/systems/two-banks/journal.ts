import type { SystemJournal } from '../../journal/system-journal.ts'

export const journal: SystemJournal = {
  kinds: { tried: 'march', crossed: 'march', waited: 'march' },
  beginnings: [],
  operationEnds: ['tried', 'waited'],
  rules: { tried: 'tb.crossing.die', crossed: 'tb.crossing.die', waited: 'tb.crossing.who' },
  nouns: { counter: 'counter', token: 'token', zone: 'zone' },
  draws: {
    crossing: { owner: { by: ['tried'], where: 'after', field: 'side' }, good: 'high', category: 'march' },
  },
  hiddenDraws: ['token'],
  sidesOf: () => (name) => (name.startsWith('red') ? 0 : name.startsWith('blue') ? 1 : null),
}
