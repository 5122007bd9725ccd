import { setImmediate as letMessagesIn } from 'node:timers/promises'
import type { MessagePort } from 'node:worker_threads'
import { loadCampaign, type LoadedCampaign, type RuleSystem } from '#engine/kernel/system/system.ts'
import { thinking } from '#engine/opponents/choosing.ts'
import type { Opponent, Thinking } from '#engine/opponents/opponent.ts'
import type { FromWorker, SentCampaign, ToWorker } from './messages.ts'

/** Milliseconds of thinking between two checks for messages. */
const SLICE = 10
/** Milliseconds between two reports. */
const REPORT_EVERY = 100

/** The worker’s side: opponents think here, several in turn by time slices, so that each can be stopped at any time. */
export function serveThinking(port: MessagePort, opponents: readonly Opponent[], systems: readonly RuleSystem[]): void {
  const campaigns = new Map<string, LoadedCampaign>()
  const tasks = new Map<number, Thinking>()
  const tell = (told: FromWorker): void => port.postMessage(told)

  function load({ hash, system, files }: SentCampaign): void {
    const rules = systems.find(({ id }) => id === system)
    const loaded = rules && loadCampaign(rules, files)
    if (loaded?.ok === true) campaigns.set(hash, loaded.value)
  }

  async function think(asked: ToWorker & { ask: 'think' }): Promise<void> {
    const { task } = asked
    try {
      const campaign = campaigns.get(asked.campaign)
      const opponent = opponents.find(({ id }) => id === asked.opponent)
      if (campaign === undefined) throw new Error('its campaign cannot be read')
      if (opponent === undefined) throw new Error(`there is no opponent "${asked.opponent}"`)
      const steps = thinking(opponent, { ...asked.turn, campaign })
      tasks.set(task, steps)
      await run(task, steps)
    } catch (error) {
      tell({ tell: 'fault', task, message: error instanceof Error ? error.message : String(error) })
    } finally {
      tasks.delete(task)
    }
  }

  async function run(task: number, steps: Thinking): Promise<void> {
    let reported = -Infinity
    let began = performance.now()
    for (;;) {
      const step = steps.next()
      if (step.done === true) return tell({ tell: 'choice', task, choice: step.value })
      const now = performance.now()
      if (now - reported >= REPORT_EVERY) {
        tell({ tell: 'progress', task, progress: step.value })
        reported = now
      }
      if (now - began < SLICE) continue
      await letMessagesIn()
      if (!tasks.has(task)) return tell({ tell: 'stopped', task })
      began = performance.now()
    }
  }

  port.on('message', (asked: ToWorker) => {
    if (asked.ask === 'load') load(asked.campaign)
    else if (asked.ask === 'think') void think(asked)
    else tasks.delete(asked.task)
  })
}
