import type { AnswerKeys } from '../../system-ui/system-ui.ts'

/** The digits of answers: within an activation each verb keeps its digit. */
export const answerKeys: AnswerKeys = {
  fixed: {
    detachments: 1,
    keep: 2,
    return: 3,
    draw: 4,
    'surprise-attack': 5,
    'force-passage': 6,
    'go-inside': 7,
    'come-out': 7,
    'leave-map': 8,
    'end-activation': 9,
  },
  ends: [
    'end-impulse',
    'detaching-done',
    'keep-decoys',
    'keep-fortresses',
    'keep-guns-hidden',
    'leaders-stay',
    'no-charge',
    'call-off',
    'form-none',
    'stand-fast',
    'pass',
  ],
  loses: ['lose-garrison', 'spend-mitrailleuse', 'face-rout', 'fall-back', 'detach-one', 'leave-in-place'],
  leads: ['attack', 'assault', 'sally'],
}
