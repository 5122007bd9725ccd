import { workerData } from 'node:worker_threads'
import type { SalvageAnswer, SalvageOrder } from '../library/salvage/salvage-in-worker.ts'

const { made, sources, port, done }: SalvageOrder = workerData

// The waiting thread is blocked, and learns of the end, whatever its cause, only from this.
process.on('exit', () => {
  Atomics.store(new Int32Array(done), 0, 1)
  Atomics.notify(new Int32Array(done), 0)
})

/** The modules it needs, loaded here so that it can report if they are missing. */
const load = () => Promise.all([import('../library/open-sound.ts'), import('../library/salvage/mending.ts')])

/** Salvages the library in `workerData`, sends the result, and ends. */
async function answer(): Promise<SalvageAnswer> {
  const loaded = await load().catch(() => undefined)
  if (loaded === undefined) return { notStarted: true }
  const [{ openSound }, { fill }] = loaded
  try {
    return { salvaged: fill(made, sources, openSound) }
  } catch (error) {
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
    return { error: error instanceof Error ? error.message : String(error), code }
  }
}

port.postMessage(await answer())
process.exit()
