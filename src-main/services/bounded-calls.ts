import { ORPCError } from '@orpc/server'
import type { StandardHandlerOptions } from '@orpc/server/standard'
import { TaskLimit } from '../long-work/task-limit.ts'

/** A window sends a few dozen requests at once at most. */
const MOST = 100

const tooMany = (most: number) =>
  new ORPCError('TOO_MANY_REQUESTS', {
    message: `More than ${most} calls were waiting for their answers: this one, the oldest, was given up.`,
  })

type Interceptor = NonNullable<StandardHandlerOptions<Record<never, never>>['clientInterceptors']>[number]

/**
 * Limits the number of pending calls per connection: beyond it the oldest call is ended and denied, whatever it is
 * doing.
 */
export function boundedCalls(most = MOST): Interceptor {
  const calls = new TaskLimit(most)
  return async (options) => {
    const { pushedOut, leave } = calls.enter()
    const signal = options.signal === undefined ? pushedOut : AbortSignal.any([options.signal, pushedOut])
    const denied = new Promise<never>((_, reject) => {
      pushedOut.addEventListener('abort', () => reject(tooMany(most)), { once: true })
    })
    // The race below reports the rejection; without a race it must not count as unhandled.
    denied.catch(() => undefined)
    let streams = false
    try {
      const output = await Promise.race([options.next({ ...options, signal }), denied])
      streams = isStream(output)
      // A stream counts as pending until it ends.
      return isStream(output) ? inPlace(output, denied, leave) : output
    } finally {
      if (!streams) leave()
    }
  }
}

const isStream = (output: unknown): output is AsyncGenerator<unknown> =>
  typeof output === 'object' && output !== null && Symbol.asyncIterator in output

async function* inPlace(stream: AsyncGenerator<unknown>, denied: Promise<never>, leave: () => void) {
  try {
    for (;;) {
      const step = await Promise.race([stream.next(), denied])
      if (step.done === true) return step.value
      yield step.value
    }
  } finally {
    leave()
    // Not awaited: its current step can take long.
    void stream.return(undefined).catch(() => undefined)
  }
}
