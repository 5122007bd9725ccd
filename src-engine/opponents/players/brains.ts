import { gaiterButtonBrain } from '../gaiter-button/brain.ts'
import { portableSpicherenBrain } from '../portable-spicheren/brain.ts'
import { escapeFromSedanBrain } from '../escape-from-sedan/brain.ts'
import { stormOverBelfortBrain } from '../storm-over-belfort/brain.ts'
import { wissembourgSpicherenBrain } from '../wissembourg-spicheren/brain.ts'
import type { Brain } from '../search/brain.ts'

/** The brains there are: a rule system that has none is played by a recruit who knows its lists and tallies only. */
export const brains: readonly Brain[] = [
  gaiterButtonBrain,
  portableSpicherenBrain,
  stormOverBelfortBrain,
  escapeFromSedanBrain,
  wissembourgSpicherenBrain,
]
