import { phaseOf, type Phases } from '../../kernel/system/glance.ts'
import { daytime } from '../activation/impulse.ts'
import { arrivals } from '../day/arrivals.ts'
import { abandoning } from '../night/abandoning.ts'
import { nightWorks } from '../night/night-works.ts'
import { night } from '../night/night.ts'
import { withdrawals } from '../night/withdrawal.ts'
import type { G } from '../state/kit.ts'

/** A phase of the day in which a side may be asked. Weather and initiative involve no questions. */
export type DayPhase = 'arrivals' | 'daytime' | 'night'
/** A step of the night in which a side may be asked. */
export type NightStep = 'works' | 'withdrawal' | 'abandon'

/** The current phase of the day, known to both sides. */
export type CurrentPhase = {
  /** Null once the game is over. */
  readonly phase: DayPhase | null
  /** Null outside the night. */
  readonly nightStep: NightStep | null
}

const phases: Phases<DayPhase> = [
  [arrivals, 'arrivals'],
  [daytime, 'daytime'],
  [night, 'night'],
]
const nightSteps: Phases<NightStep> = [
  [nightWorks, 'works'],
  [withdrawals, 'withdrawal'],
  [abandoning, 'abandon'],
]

/** A battle or a march that was started without a day counts as daytime. */
export function currentPhase(g: G): CurrentPhase {
  if (g.decider < 0) return onceOf(null, null)
  return onceOf(phaseOf(g, phases) ?? 'daytime', phaseOf(g, nightSteps) ?? null)
}

/** Returns the same object for the same phase, so that views share it. */
function onceOf(phase: DayPhase | null, nightStep: NightStep | null): CurrentPhase {
  const key = `${phase} ${nightStep}`
  const told = madeBefore.get(key) ?? Object.freeze({ phase, nightStep })
  madeBefore.set(key, told)
  return told
}
const madeBefore = new Map<string, CurrentPhase>()
