import { workerData } from 'node:worker_threads'
import { openSound } from '../library/open-sound.ts'
import { fill } from '../library/salvage/mending.ts'
import type { SalvageAnswer, SalvageOrder } from '../library/salvage/salvage-in-worker.ts'
import { systemCode } from '../wording/problem.ts'

/** Salvages the library it is started with, answers what came of it, and ends. */
function run({ made, sources, port, done }: SalvageOrder): void {
  port.postMessage(answer())
  Atomics.store(new Int32Array(done), 0, 1)
  Atomics.notify(new Int32Array(done), 0)

  function answer(): SalvageAnswer {
    try {
      return { salvaged: fill(made, sources, openSound) }
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error), code: systemCode(error) }
    }
  }
}

run(workerData)
