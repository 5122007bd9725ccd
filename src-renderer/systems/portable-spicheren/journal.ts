import type { SystemJournal } from '../../journal/system-journal.ts'
import { fileIn } from './reads.ts'

const sides = ['prussian', 'french'] as const

export const journalKinds: SystemJournal = {
  kinds: {
    placed: 'march',
    moved: 'march',
    faced: 'march',
    arrived: 'march',
    delayed: 'march',
    'arrival-rolled': 'march',
    called: 'march',
    activation: 'march',
    ordered: 'battle',
    shot: 'battle',
    assaulted: 'battle',
    'broke-off': 'battle',
    fought: 'battle',
    'hit-judged': 'battle',
    'no-choice': 'battle',
    'lost-strength': 'battle',
    destroyed: 'battle',
    withdrew: 'battle',
    'left-board': 'battle',
    suppressed: 'battle',
    advanced: 'battle',
    broken: 'battle',
    'dark-fell': 'night',
  },
  beginnings: ['turn-began', 'half-turn-began'],
  operationEnds: ['turn-began', 'half-turn-began'],
  rules: {
    activation: 'ps.activation.roll',
    arrived: 'ps.arrivals.roll',
    'arrival-rolled': 'ps.arrivals.roll',
    delayed: 'ps.arrivals.blocked',
    'call-possible': 'ps.arrivals.call-condition',
    called: 'ps.arrivals.call',
    ordered: 'ps.artillery.orders',
    shot: 'ps.fire.roll',
    moved: 'ps.movement.step',
    faced: 'ps.movement.facing',
    assaulted: 'ps.melee.declare',
    'broke-off': 'ps.melee.break-off',
    fought: 'ps.melee.round',
    'hit-judged': 'ps.hits.quality',
    'lost-strength': 'ps.hits.quality',
    destroyed: 'ps.hits.quality',
    'left-board': 'ps.hits.own-edge',
    'no-choice': 'ps.hits.choice',
    withdrew: 'ps.hits.withdraw',
    suppressed: 'ps.units.suppressed',
    advanced: 'ps.melee.advance',
    broken: 'ps.victory.broken',
    'dark-fell': 'ps.victory.dark',
    'turn-began': 'ps.turn.sequence',
    'half-turn-began': 'ps.turn.half-turn',
  },
  nouns: { hex: 'hex', from: 'hex', unit: 'unit', target: 'unit', attacker: 'unit', defender: 'unit' },
  draws: {
    arrival: {
      owner: { by: ['arrival-rolled'], where: 'after', field: 'entry' },
      good: 'high',
      category: 'march',
    },
    'arriving-unit': { category: 'march' },
    call: { owner: { by: ['called'], where: 'after', field: 'side' }, good: 'high', category: 'march' },
    activation: { owner: { by: ['activation'], where: 'after', field: 'unit' }, good: 'high', category: 'march' },
    fire: { owner: { by: ['shot'], where: 'after', field: 'unit' }, good: 'high', category: 'battle' },
    attacker: { owner: { by: ['fought'], where: 'after', field: 'attacker' }, good: 'high', category: 'battle' },
    defender: { owner: { by: ['fought'], where: 'after', field: 'defender' }, good: 'high', category: 'battle' },
    quality: { owner: { by: ['hit-judged'], where: 'after', field: 'unit' }, good: 'high', category: 'battle' },
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
