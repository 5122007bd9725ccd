import { existsSync, readdirSync } from 'node:fs'
import { z } from 'zod'
import { stampWithBase } from '../campaigns/based-on.ts'
import { CampaignEntry } from '../contract/campaign.ts'
import { TextCache } from './text-cache.ts'

/** What lists say of a folder on a shelf, and the hashes by which games find its campaign. */
const Finding = z.object({
  campaign: CampaignEntry,
  /** Its rule system, as far as its files tell, also where it cannot be played. */
  system: z.string().nullable(),
  /** Of what can be played of it; null where nothing can. */
  hash: z.string().nullable(),
  /** Of editions that play as this one does. */
  formerly: z.array(z.string()),
})
export type Finding = z.infer<typeof Finding>

const Kept = z.object({ base: z.string().nullable(), stamp: z.string(), finding: Finding })
type Kept = z.infer<typeof Kept>

/**
 * What was found out about the folders of campaigns, as long as nothing in them changes, between runs of the program too: to check all
 * campaigns takes most of a second, which the first list would wait for.
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

  /** `stamp`: of when the folder was read; `base`: the folder of the campaign that it is based on. */
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
      // It was written by somebody else; the folder is checked anew.
      return undefined
    }
  }
}

/** As many as anybody has campaigns. */
const MOST = 100

/** Findings of this program in a folder that can be deleted at any time; `program`: a file of it that changes with every part of it. */
export const findingsIn = (folder: string, program: string): CampaignFindings =>
  new CampaignFindings(existsSync(program) ? new TextCache(folder, { program, kind: 'json', most: MOST }) : undefined)

/** With the names in the folder: whether sources and rulings lie in it is part of what is found. */
function stampOf(folder: string, files: string): string {
  try {
    return `${files}\n${readdirSync(folder).toSorted().join(' ')}`
  } catch {
    return files
  }
}
