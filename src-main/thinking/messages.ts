import type { CampaignFiles } from '#engine/kernel/system.ts'
import type { Choice, Progress, Turn } from '#engine/opponents/opponent.ts'

/** A turn as it is sent: the campaign is loaded on the other side, once. */
export type SentTurn = Omit<Turn, 'campaign'>

export interface SentCampaign {
  readonly hash: string
  readonly system: string
  readonly files: CampaignFiles
}

/** What the worker in which opponents think is asked. */
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

/** What it answers. A task ends with a choice, with a fault, or by being stopped, and says nothing after that. */
export type FromWorker =
  | { readonly tell: 'progress'; readonly task: number; readonly progress: Progress }
  | { readonly tell: 'choice'; readonly task: number; readonly choice: Choice }
  | { readonly tell: 'fault'; readonly task: number; readonly message: string }
  | { readonly tell: 'stopped'; readonly task: number }
