import { baseOf, readWithBase, stampWithBase } from './based-on.ts'
import type { CampaignFolder } from './campaign-files.ts'

/**
 * Cache of values made from campaign folders. A value is made again when the folder or that of its base has changed.
 */
export class CampaignFolders<T> {
  readonly #make: (found: CampaignFolder, folder: string) => T
  readonly #house: string | undefined
  readonly #known = new Map<string, { readonly base: string | undefined; readonly stamp: string; readonly made: T }>()

  /** `house`: the folder of the campaigns that others can be based on. */
  constructor(make: (found: CampaignFolder, folder: string) => T, house?: string) {
    this.#make = make
    this.#house = house
  }

  read(folder: string): T {
    const known = this.#known.get(folder)
    if (known !== undefined && known.stamp === stampWithBase(folder, known.base)) return known.made
    const found = readWithBase(folder, this.#house)
    const made = this.#make(found, folder)
    this.#known.set(folder, { base: baseOf(found, this.#house), stamp: found.stamp, made })
    return made
  }
}
