import type { AnswerKeys } from '../../system-ui/system-ui.ts'

/** Ending a phase and ending one unit's turn have different digits, so that pressing one again by mistake never ends a phase. */
export const answerKeys: AnswerKeys = {
  fixed: {
    'end-phase': 9,
    'no-reactions': 9,
    halt: 8,
    'stop-riding': 8,
    'cease-fire': 8,
    'hold-on': 8,
    'no-more': 8,
    stay: 8,
  },
  ends: [],
  loses: ['withdraw'],
  counted: ['give'],
}
