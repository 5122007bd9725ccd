import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import type { Choice, Progress, Turn } from '#engine/opponents/opponent.ts'

/** A turn as sent to the worker, which loads the campaign separately, once. */
export type SentTurn = Omit<Turn, 'campaign'>

export interface SentCampaign {
  readonly hash: string
  readonly system: string
  readonly files: CampaignFiles
}

/** Messages to the worker in which opponents think. */
export type ToWorker =
  | { readonly ask: 'load'; readonly campaign: SentCampaign }
  | {
      readonly ask: 'think'
      readonly task: number
      readonly opponent: string
      /** The hash of a campaign that was loaded before. */
      readonly campaign: string
      readonly turn: SentTurn
    }
  | { readonly ask: 'stop'; readonly task: number }

/** Messages from the worker. A task ends with a choice, a fault or a stop, and sends nothing after that. */
export type FromWorker =
  | { readonly tell: 'progress'; readonly task: number; readonly progress: Progress }
  | { readonly tell: 'choice'; readonly task: number; readonly choice: Choice }
  | { readonly tell: 'fault'; readonly task: number; readonly message: string }
  | { readonly tell: 'stopped'; readonly task: number }
