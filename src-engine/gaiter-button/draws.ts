import type { DrawNotes } from '../kernel/play/journal.ts'

/**
 * Journal settings of draws. A kept fatigue marker is not marked as following a decision: keeping it is a question only
 * with a leader in the stack, and a pause must not reveal that there is one.
 */
export const draws: DrawNotes = {
  fatigue: { category: 'march' },
  'battle-move': { category: 'march', followsDecision: true },
  reconnaissance: { category: 'march', followsDecision: true },
  attacker: { category: 'battle' },
  defender: { category: 'battle' },
  'sally-reconnaissance': { category: 'battle', followsDecision: true },
  surprise: { category: 'battle' },
  rout: { category: 'battle' },
  retreat: { category: 'battle', followsDecision: true },
  pursuer: { category: 'battle' },
  pursued: { category: 'battle' },
  rally: { category: 'night' },
  supply: { category: 'night' },
  surrender: { category: 'night' },
  withdrawal: { category: 'night' },
  recovery: { category: 'night' },
}
