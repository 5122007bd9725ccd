import type { DrawNotes } from '../kernel/play/journal.ts'

/**
 * What draws say of themselves. A marker that is kept does not follow a decision for all: only with a leader in the stack is it
 * a question, and nobody may tell from a pause that there is one.
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
