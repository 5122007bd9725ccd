import { z } from 'zod'
import { bothLanguages } from '#engine/campaigns/common-schema.ts'
import { bad, good, type Result } from '#engine/kernel/values/result.ts'
import { hashOfCampaign, keptFiles, playedFiles } from '#engine/kernel/system/campaign-files.ts'
import { loadCampaign, type CampaignFiles, type LoadedCampaign, type RuleSystem } from '#engine/kernel/system/system.ts'
import type { FaultText, Words } from '../../contract/words.ts'
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
  'The campaign of this game is damaged in the library, and no other copy of it is here. Export the game: where the campaign is whole it can be taken in. Or put the campaign into the folder of campaigns and start the program again.',
  'La campagne de cette partie est endommagée dans la bibliothèque, et il n’en est pas d’autre copie ici. Enregistrez la partie dans un fichier : là où la campagne est intacte, elle pourra être importée. Ou mettez la campagne dans le dossier des campagnes et relancez le programme.',
)
const NAMELESS = words(
  'The campaign of this game does not say what it is.',
  'La campagne de cette partie ne dit pas ce qu’elle est.',
)
const ANOTHER = words(
  'The campaign of this game is not the one it was played with.',
  'La campagne de cette partie n’est pas celle avec laquelle elle a été jouée.',
)

const About = z.looseObject({ id: z.string(), system: z.string(), title: bothLanguages })

/** The campaigns of a library's games. The played files of a pinned campaign never change, so each is compiled once. */
export class PinnedCampaigns {
  readonly #table: CampaignsTable
  readonly #systems: readonly RuleSystem[]
  readonly #elsewhere: CampaignElsewhere
  /**
   * With the number of times it had been stored by then, since it can be stored again, undamaged or with another
   * drawing.
   */
  readonly #known = new Map<string, { readonly kept: number; readonly compiled: Result<PinnedCampaign, FaultText> }>()

  constructor(table: CampaignsTable, systems: readonly RuleSystem[], elsewhere: CampaignElsewhere = () => undefined) {
    this.#table = table
    this.#systems = systems
    this.#elsewhere = elsewhere
  }

  /** The campaign with this hash, or why it cannot be played. */
  get(hash: string): Result<PinnedCampaign, FaultText> {
    const known = this.#known.get(hash)
    if (known?.kept === this.#table.kept(hash)) return known.compiled
    const compiled = this.#read(hash) ?? this.#mend(hash) ?? bad(DAMAGED)
    this.#known.set(hash, { kept: this.#table.kept(hash), compiled })
    return compiled
  }

  /** The files of another copy of a campaign, if there is one. */
  elsewhere(hash: string): CampaignFiles | undefined {
    try {
      const files = this.#elsewhere(hash)?.files
      return files !== undefined && hashOfCampaign(files) === hash ? files : undefined
    } catch {
      return undefined
    }
  }

  /** The campaign in the library; undefined when missing or damaged. */
  #read(hash: string): Result<PinnedCampaign, FaultText> | undefined {
    let files: CampaignFiles | undefined
    try {
      files = this.#table.files(hash)
      if (files === undefined) return undefined
    } catch {
      return undefined
    }
    const compiled = compile(files, this.#systems, hash)
    return compiled.ok || hashOfCampaign(files) === hash ? compiled : undefined
  }

  #mend(hash: string): Result<PinnedCampaign, FaultText> | undefined {
    const files = this.elsewhere(hash)
    if (files === undefined) return undefined
    const compiled = compile(files, this.#systems, hash)
    try {
      if (compiled.ok) this.#table.keep(hash, compiled.value.loaded.system.id, files)
    } catch {
      // The library cannot be written to: mend it another time.
    }
    return compiled
  }
}

/** Finds another copy of a campaign by its hash. */
export type CampaignElsewhere = (hash: string) => { readonly files: CampaignFiles } | undefined

/**
 * Compiles the files of a played campaign, which can come from an older or another program. Leaves out a drawing that
 * this program cannot read, because play does not need it.
 */
export function compile(
  given: CampaignFiles,
  systems: readonly RuleSystem[],
  hash: string,
): Result<PinnedCampaign, FaultText> {
  const about = About.safeParse(given['campaign.json'])
  if (!about.success) return bad(NAMELESS)
  const { id, title, system: name } = about.data
  const system = systems.find((one) => one.id === name)
  if (system === undefined)
    return bad(
      words(`This program has no rules called “${name}”.`, `Ce programme n’a pas de règles appelées « ${name} ».`),
    )
  try {
    const whole = keptFiles(given)
    const drawn = loadCampaign(system, whole)
    const files = drawn.ok ? whole : playedFiles(given)
    const read = drawn.ok ? drawn : loadCampaign(system, files)
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
