import type { AnswerKeys } from '../../system-ui/system-ui.ts'

/** What ends a phase and what only ends the turn of one unit have digits of their own: pressed once more by mistake, none of these ends a phase. */
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
