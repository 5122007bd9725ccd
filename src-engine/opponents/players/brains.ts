import { gaiterButtonBrain } from '../gaiter-button/brain.ts'
import { portableSpicherenBrain } from '../portable-spicheren/brain.ts'
import { escapeFromSedanBrain } from '../escape-from-sedan/brain.ts'
import { stormOverBelfortBrain } from '../storm-over-belfort/brain.ts'
import { wissembourgSpicherenBrain } from '../wissembourg-spicheren/brain.ts'
import type { Brain } from '../search/brain.ts'

/**
 * All brains. A rule system without a brain is played by a recruit that uses only its lists of actions and its tallies.
 */
export const brains: readonly Brain[] = [
  gaiterButtonBrain,
  portableSpicherenBrain,
  stormOverBelfortBrain,
  escapeFromSedanBrain,
  wissembourgSpicherenBrain,
]
