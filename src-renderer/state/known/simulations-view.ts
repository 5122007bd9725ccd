import type {
  KeptSimulations,
  SetUp,
  SimulationChoices,
  SimulationRequest,
} from '../../../src-main/contract/simulations.ts'
import type { Words } from '../../../src-main/contract/words.ts'
import type { Fault } from './games-view.ts'

/** A simulation that is being played. */
type Running = { readonly of: SetUp; readonly title: Words; readonly done: number; readonly all: number }

/** A simulation that was interrupted because the page was reloaded or the program playing it ended. */
export type Interrupted = { readonly wish: SimulationRequest; readonly title: Words }

/** What the window knows of the simulations of one set-up. */
export type SimulationsView = {
  /** The set-up whose simulations are shown. */
  readonly of: SetUp | null
  /** Null until they have been read, and while the set-up cannot be played. */
  readonly choices: SimulationChoices | null
  /** The set-up cannot be played as it is. False, with no choices either, until that is known. */
  readonly isFaulty: boolean
  readonly kept: KeptSimulations | null
  /** The result that is shown; null for the last. */
  readonly shown: number | null
  /** The running simulation and its progress; it goes on while another set-up is shown. */
  readonly running: Running | null
  readonly interrupted: Interrupted | null
  /** The last simulation was stopped before there was anything to keep. */
  readonly nothingKept: boolean
  readonly fault: Fault | null
}

export const noSimulations: SimulationsView = {
  of: null,
  choices: null,
  isFaulty: false,
  kept: null,
  shown: null,
  running: null,
  interrupted: null,
  nothingKept: false,
  fault: null,
}

export const isSameSetUp = (a: SetUp | null, b: SetUp | null): boolean => JSON.stringify(a) === JSON.stringify(b)
