import type { Worker } from 'node:worker_threads'

/** The messages of a worker; skips progress reports that a newer one replaced. */
export async function* listenTo<Message extends { readonly at: string }>(
  worker: Worker,
  signal: AbortSignal | undefined,
): AsyncGenerator<Message> {
  let told: Message | undefined
  let fault: Error | undefined
  let ended = false
  let wake = (): void => {}
  const note = (change: () => void): void => {
    change()
    wake()
  }
  const stop = (): void => note(() => (ended = true))
  worker.unref()
  worker.on('message', (message: Message) => note(() => (told = message)))
  worker.on('error', (error) => note(() => (fault = error instanceof Error ? error : new Error(String(error)))))
  worker.on('exit', stop)
  signal?.addEventListener('abort', stop)
  try {
    for (;;) {
      if (signal?.aborted === true) return
      if (fault !== undefined) throw fault
      const next = told
      told = undefined
      if (next !== undefined) {
        yield next
        if (next.at === 'end') return
      } else if (ended) throw new Error('a worker ended before its time')
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    await worker.terminate()
  }
}
