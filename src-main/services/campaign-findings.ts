import { existsSync, readdirSync } from 'node:fs'
import { z } from 'zod'
import { stampWithBase } from '../campaigns/based-on.ts'
import { CampaignEntry } from '../contract/campaign.ts'
import { TextCache } from './text-cache.ts'

/** The list entry of a folder on a shelf, and the hashes by which games find its campaign. */
const Finding = z.object({
  campaign: CampaignEntry,
  /** Its rule system, if its files name one, even where it cannot be played. */
  system: z.string().nullable(),
  /** The hash of its playable part; null where nothing can be played. */
  hash: z.string().nullable(),
  /** The hashes of earlier editions that play like this one. */
  formerly: z.array(z.string()),
})
export type Finding = z.infer<typeof Finding>

const Kept = z.object({ base: z.string().nullable(), stamp: z.string(), finding: Finding })
type Kept = z.infer<typeof Kept>

/**
 * Cache of the checks of campaign folders, valid while nothing in them changes, also between runs of the program.
 * Checking all campaigns takes most of a second, which would delay the first list.
 */
export class CampaignFindings {
  readonly #known = new Map<string, Kept>()
  readonly #cache: TextCache | undefined

  constructor(cache?: TextCache) {
    this.#cache = cache
  }

  find(folder: string): Finding | undefined {
    const kept = this.#known.get(folder) ?? this.#readKept(folder)
    if (kept?.stamp !== stampOf(folder, stampWithBase(folder, kept?.base ?? undefined))) return undefined
    this.#known.set(folder, kept)
    return kept.finding
  }

  /** `stamp`: at the time when the folder was read; `base`: the folder of its base campaign. */
  keep(
    folder: string,
    { stamp, base }: { readonly stamp: string; readonly base: string | undefined },
    finding: Finding,
  ): void {
    const kept = { base: base ?? null, stamp: stampOf(folder, stamp), finding }
    this.#known.set(folder, kept)
    this.#cache?.keep(this.#cache.nameOf(folder), JSON.stringify(kept))
  }

  #readKept(folder: string): Kept | undefined {
    const text = this.#cache?.find(this.#cache.nameOf(folder))
    if (text === undefined) return undefined
    try {
      return Kept.parse(JSON.parse(text))
    } catch {
      // Not written by this program: the folder is checked again.
      return undefined
    }
  }
}

/** More than enough for anybody's campaigns. */
const MOST = 100

/**
 * The findings of this program, in a folder that can be deleted at any time. `program`: a file that changes whenever
 * any part of the program changes.
 */
export const findingsIn = (folder: string, program: string): CampaignFindings =>
  new CampaignFindings(existsSync(program) ? new TextCache(folder, { program, kind: 'json', most: MOST }) : undefined)

/** Includes the names in the folder, because the check also tests whether sources and rulings exist. */
function stampOf(folder: string, files: string): string {
  try {
    return `${files}\n${readdirSync(folder).toSorted().join(' ')}`
  } catch {
    return files
  }
}
