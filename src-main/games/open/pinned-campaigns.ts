import { z } from 'zod'
import { bad, good, type Result } from '#engine/kernel/values/result.ts'
import { loadCampaign, type CampaignFiles, type LoadedCampaign, type RuleSystem } from '#engine/kernel/system/system.ts'
import { type Said, Words } from '../../contract/words.ts'
import type { CampaignsTable } from '../../library/tables/campaigns-table.ts'
import { words } from '../../wording/bilingual.ts'
import { Wording } from '../../wording/wording.ts'

/** A compiled campaign that games are pinned to, with its texts. */
export interface PinnedCampaign {
  readonly id: string
  readonly title: Words
  readonly files: CampaignFiles
  readonly loaded: LoadedCampaign
  readonly wording: Wording
}

const DAMAGED = words(
  'The campaign of this game is damaged in the library.',
  'La campagne de cette partie est endommagée dans la bibliothèque.',
)
const MISSING = words(
  'The campaign of this game is missing in the library.',
  'La campagne de cette partie manque dans la bibliothèque.',
)
const NAMELESS = words(
  'The campaign of this game does not say what it is.',
  'La campagne de cette partie ne dit pas ce qu’elle est.',
)
const ANOTHER = words(
  'The campaign of this game is not the one it was played with.',
  'La campagne de cette partie n’est pas celle avec laquelle elle a été jouée.',
)

const About = z.looseObject({ id: z.string(), system: z.string(), title: Words })

/** The campaigns of a library's games. A pinned campaign never changes, so each is compiled once. */
export class PinnedCampaigns {
  readonly #table: CampaignsTable
  readonly #systems: readonly RuleSystem[]
  readonly #known = new Map<string, Result<PinnedCampaign, Said>>()

  constructor(table: CampaignsTable, systems: readonly RuleSystem[]) {
    this.#table = table
    this.#systems = systems
  }

  /** The campaign of a hash, or why it cannot be played. */
  get(hash: string): Result<PinnedCampaign, Said> {
    const known = this.#known.get(hash)
    if (known !== undefined) return known
    let files: CampaignFiles | undefined
    try {
      files = this.#table.files(hash)
    } catch {
      return bad(DAMAGED)
    }
    if (files === undefined) return bad(MISSING)
    const compiled = compile(files, this.#systems, hash)
    this.#known.set(hash, compiled)
    return compiled
  }
}

/** Compiles the files of a played campaign; they may come from an older or another program. */
export function compile(
  files: CampaignFiles,
  systems: readonly RuleSystem[],
  hash: string,
): Result<PinnedCampaign, Said> {
  const about = About.safeParse(files['campaign.json'])
  if (!about.success) return bad(NAMELESS)
  const { id, title, system: name } = about.data
  const system = systems.find((one) => one.id === name)
  if (system === undefined)
    return bad(
      words(`This program has no rules called “${name}”.`, `Ce programme n’a pas de règles appelées « ${name} ».`),
    )
  try {
    const read = loadCampaign(system, files)
    if (!read.ok) {
      const { file = '', path = '', message = '' } = read.error.find(({ severity }) => severity === 'error') ?? {}
      return bad(
        words(
          `The campaign of this game cannot be read by this program: ${file} ${path}: ${message}`,
          `La campagne de cette partie ne peut pas être lue par ce programme, à cet endroit : ${file} ${path}`.trim(),
        ),
      )
    }
    const loaded = read.value
    if (loaded.hash !== hash) return bad(ANOTHER)
    return good({ id, title, files, loaded, wording: new Wording(loaded, files) })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return bad(
      words(
        `The campaign of this game cannot be compiled: ${reason}.`,
        'La campagne de cette partie ne peut pas être mise en œuvre par ce programme.',
      ),
    )
  }
}
