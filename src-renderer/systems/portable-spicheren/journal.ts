import type { JournalReading } from '../../journal/system-journal.ts'
import { fileIn } from './reads/reads.ts'

const sides = ['prussian', 'french'] as const

export const journalReading: JournalReading = {
  beginnings: ['turn-began', 'half-turn-began'],
  operationEnds: ['turn-began', 'half-turn-began'],
  steps: { kind: 'moved', who: 'unit', from: 'from', to: 'hex' },
  echoes: ['placed', 'ordered'],
  news: ['arrived', 'destroyed', 'left-board', 'broken', 'losses-at-dark'],
  nouns: { hex: 'hex', from: 'hex', unit: 'unit', target: 'unit', attacker: 'unit', defender: 'unit' },
  draws: {
    arrival: {
      owner: { by: ['arrival-rolled'], where: 'after', field: 'entry' },
      good: 'high',
    },
    call: { owner: { by: ['called'], where: 'after', field: 'side' }, good: 'high' },
    activation: { owner: { by: ['activation'], where: 'after', field: 'unit' }, good: 'high' },
    fire: { owner: { by: ['shot'], where: 'after', field: 'unit' }, good: 'high' },
    attacker: { owner: { by: ['fought'], where: 'after', field: 'attacker' }, good: 'high' },
    defender: { owner: { by: ['fought'], where: 'after', field: 'defender' }, good: 'high' },
    quality: { owner: { by: ['hit-judged'], where: 'after', field: 'unit' }, good: 'high' },
  },
  sidesOf(files) {
    const owned = [
      ...(fileIn(files, 'order-of-battle.json')?.units ?? []),
      ...(fileIn(files, 'map.json')?.entries ?? []),
    ]
    const sideOfName = new Map([
      ...sides.map((side) => [side, side] as const),
      ...owned.map(({ id, side }) => [id, side] as const),
    ])
    return (name) => {
      const side = sideOfName.get(name)
      return side === undefined ? null : side === 'french' ? 1 : 0
    }
  },
}
