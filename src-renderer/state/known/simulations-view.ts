import type {
  KeptSimulations,
  SetUp,
  SimulationChoices,
  SimulationWish,
} from '../../../src-main/contract/simulations.ts'
import type { Words } from '../../../src-main/contract/words.ts'
import type { Fault } from './games-view.ts'

/** A simulation that is being played. */
type Running = { readonly of: SetUp; readonly title: Words; readonly done: number; readonly all: number }

/** A simulation that was cut short, as the page was loaded again or the program that played it ended. */
export type Interrupted = { readonly wish: SimulationWish; readonly title: Words }

/** What the window knows of the simulations of one set-up. */
export type SimulationsView = {
  /** Whose are looked at. */
  readonly of: SetUp | null
  /** Null until they have been read, and while the set-up cannot be played. */
  readonly choices: SimulationChoices | null
  /** The set-up cannot be played as it is; until that is known there are no choices either. */
  readonly isFaulty: boolean
  readonly kept: KeptSimulations | null
  /** The result that is shown; null for the last. */
  readonly shown: number | null
  /** What is being played, and how far it is: it goes on while other set-ups are looked at. */
  readonly running: Running | null
  readonly interrupted: Interrupted | null
  /** The last was stopped before there was anything to keep. */
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
