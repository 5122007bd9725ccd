import type { Choice, Progress } from '#engine/opponents/opponent.ts'
import { denial } from '../wording/denial.ts'
import { words } from '../wording/bilingual.ts'
import { OpponentFault, type OpponentWorker, ThinkingStopped, type ThinkingTask } from '../thinking/opponent-worker.ts'

/**
 * Yields an opponent's progress while it thinks, then returns its choice; undefined when stopped. Skips reports that a
 * newer one has replaced. Ending the iteration stops the opponent.
 */
export async function* progressOfThinking(
  worker: OpponentWorker,
  about: ThinkingTask,
  signal: AbortSignal | undefined,
): AsyncGenerator<Progress, Choice | undefined> {
  const left = new AbortController()
  const stop = signal === undefined ? left.signal : AbortSignal.any([signal, left.signal])
  let latest: Progress | undefined
  let wake = (): void => undefined
  const hear = (progress: Progress): void => {
    latest = progress
    wake()
  }
  const choosing = worker.think(about, hear, stop)
  try {
    for (;;) {
      const heard = new Promise<undefined>((resolve) => {
        wake = () => resolve(undefined)
      })
      const choice = await Promise.race([choosing, heard])
      if (choice !== undefined) return choice
      if (latest !== undefined) yield latest
    }
  } catch (error) {
    if (error instanceof ThinkingStopped) return undefined
    if (error instanceof OpponentFault) throw denial('NOT_NOW', { said: whyFailed(error) })
    throw error
  } finally {
    left.abort()
    choosing.catch(() => undefined)
  }
}

const whyFailed = ({ message, inFrench }: OpponentFault) =>
  words(`The adviser could not decide: ${message}.`, `Le conseiller n’a pas pu décider : ${inFrench}.`)
