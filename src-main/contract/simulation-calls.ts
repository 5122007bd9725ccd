import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { BAD_CHOICE, noName, NOT_KEPT, NOT_NOW } from './denials.ts'
import { progress } from './library.ts'
import { Opponent, OwnPrograms } from './opponents.ts'
import { KeptSimulations, SetUp, Simulated, SimulationChoices, SimulationWish } from './simulations.ts'

/** About games that opponents play by themselves. */
const simulation = oc.errors({ ...noName, BAD_CHOICE, NOT_NOW, NOT_KEPT })

export const opponents = {
  list: oc.output(z.array(Opponent)),
  /** With `again` the file that names them is read anew. */
  own: oc.input(z.object({ again: z.boolean().default(false) })).output(OwnPrograms),
}

export const simulations = {
  choices: simulation.input(z.object({ of: SetUp })).output(SimulationChoices),
  /**
   * Plays, tells how far it is, and keeps what came of it. When nobody listens any more it stops, and what was played until then is
   * kept.
   */
  run: simulation.input(SimulationWish).output(eventIterator(progress(Simulated))),
  kept: simulation.input(z.object({ of: SetUp })).output(KeptSimulations),
  /** A result as the command line writes it: a line for each game, and the summary. */
  export: simulation
    .input(z.object({ id: z.int() }))
    .output(z.object({ files: z.array(z.object({ fileName: z.string(), text: z.string() })) })),
  /** Throws a result away. */
  remove: simulation.input(z.object({ id: z.int() })).output(z.null()),
}
