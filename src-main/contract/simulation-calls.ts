import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { BAD_CHOICE, noName, NOT_KEPT, NOT_NOW } from './denials.ts'
import { progress } from './library.ts'
import { Opponent, OwnPrograms } from './opponents.ts'
import { KeptSimulations, SetUp, Simulated, SimulationChoices, SimulationRequest } from './simulations.ts'

/** A call about games that opponents play by themselves. */
const simulation = oc.errors({ ...noName, BAD_CHOICE, NOT_NOW, NOT_KEPT })

export const opponents = {
  list: oc.output(z.array(Opponent)),
  /** With `again` the file that lists them is read again. */
  own: oc.input(z.object({ again: z.boolean().default(false) })).output(OwnPrograms),
}

export const simulations = {
  choices: simulation.input(z.object({ of: SetUp })).output(SimulationChoices),
  /**
   * Plays, reports its progress, and saves the result. If the caller stops listening, it stops, and the games played so
   * far are saved.
   */
  run: simulation.input(SimulationRequest).output(eventIterator(progress(Simulated))),
  kept: simulation.input(z.object({ of: SetUp })).output(KeptSimulations),
  /** A result in the format of the command line: one line per game, and the summary. */
  export: simulation
    .input(z.object({ id: z.int() }))
    .output(z.object({ files: z.array(z.object({ fileName: z.string(), text: z.string() })) })),
  /** Deletes a result. */
  remove: simulation.input(z.object({ id: z.int() })).output(z.null()),
}
