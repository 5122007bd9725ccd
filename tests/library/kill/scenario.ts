import type { Json } from '#engine/kernel/values/result.ts'
import type { CampaignFiles, LoadedCampaign } from '#engine/kernel/system/system.ts'
import type { Library } from '../../../src-main/library/library.ts'
import type { Pick } from '../../kernel/table.ts'

/** What a program that is to be killed says when something is done: from then on it may not be lost. */
export type Said =
  | { readonly did: 'opening' | 'opened' }
  | {
      readonly did: 'act'
      readonly game: string
      readonly moment: number
      readonly hash: string
      /** What was remembered with the act, if anything was. */
      readonly memory?: Json
    }
  | { readonly did: 'visit'; readonly game: string; readonly number: number; readonly moment: number }
  | { readonly did: 'mark'; readonly game: string; readonly mark: number; readonly text: string | null }
  | { readonly did: 'added'; readonly game: string; readonly like: string | null }
  | { readonly did: 'removed'; readonly game: string; readonly at: number | null }
  | { readonly did: 'erasing'; readonly game: string }
  | { readonly did: 'set'; readonly name: string; readonly value: number }
  /** For scenarios that look after themselves. */
  | { readonly did: 'note'; readonly what: string }

/** What a scenario works with in the program that is to be killed. */
export interface Workplace {
  readonly folder: string
  readonly loaded: LoadedCampaign
  readonly files: CampaignFiles
  readonly pick: Pick
  /** Returns when the line is with the parent. */
  say(said: Said): void
  /** Opens the library, and says so before and afterwards. */
  open(): Library
}

/** One way of being interrupted. */
export interface Scenario {
  readonly name: string
  readonly system: string
  readonly campaign: string
  /** Lines after which it is killed at the latest, and milliseconds after the last of them: both are drawn below these. */
  readonly until: { readonly lines: number; readonly milliseconds: number }
  /** Kills in one folder before another is taken: games grow, and what one kill leaves behind is there at the next. */
  readonly series: number
  /** In the parent: what lies in the folder before the first start; the games that have to be there then. */
  prepare?(folder: string, files: CampaignFiles, loaded: LoadedCampaign): readonly string[]
  /** In the child: goes on for ever. */
  run(at: Workplace): void | Promise<void>
  /** In the parent, after each kill and before anything is opened again. */
  inspect?(folder: string, said: readonly Said[]): void
  /** Whether the library is expected to have been mended when it is opened. */
  readonly mended?: boolean
}
