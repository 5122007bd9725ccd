import type { KeptSimulations, SetUp, SimulationChoices } from '../../../src-main/contract/simulations.ts'
import type { Fault } from './games-view.ts'

/** What the window knows of the simulations of one set-up. */
export type SimulationsView = {
  /** Whose are looked at. */
  readonly of: SetUp | null
  /** Null until they have been read, and while the set-up cannot be played. */
  readonly choices: SimulationChoices | null
  readonly kept: KeptSimulations | null
  /** The result that is shown; null for the last. */
  readonly shown: number | null
  /** What is being played, and how far it is: it goes on while other set-ups are looked at. */
  readonly running: { readonly of: SetUp; readonly done: number; readonly all: number } | null
  readonly fault: Fault | null
}

export const noSimulations: SimulationsView = {
  of: null,
  choices: null,
  kept: null,
  shown: null,
  running: null,
  fault: null,
}

export const isSameSetUp = (a: SetUp | null, b: SetUp | null): boolean => JSON.stringify(a) === JSON.stringify(b)
