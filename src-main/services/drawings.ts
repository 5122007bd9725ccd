import { Worker } from 'node:worker_threads'
import type { CampaignFiles } from '#engine/kernel/system.ts'
import type { DrawnPlan } from '../cartography/scene.ts'
import type { Language } from '../contract/settings.ts'
import { DrawingCache } from './drawing-cache.ts'

/** What a drawing is known by. */
export type DrawingAsked = { readonly files: CampaignFiles; readonly language: Language }
/** What the worker that draws is given, and what it answers. */
export type DrawingOrder = { readonly plan: DrawnPlan; readonly language: Language }
export type DrawingMade = { readonly svg: string }

/** Draws the maps of campaigns, one after the other and beside everything else. */
export class Drawings {
  readonly #workerFile: string
  /** By the campaign's files, which are other ones as soon as anything in them has changed. */
  readonly #known = new WeakMap<CampaignFiles, Map<Language, Promise<string>>>()
  #last: Promise<unknown> = Promise.resolve()

  readonly #kept: DrawingCache | undefined

  /** `folder`: where drawings are kept from one run to the next, if they are. */
  constructor(workerFile: string, folder?: string) {
    this.#workerFile = workerFile
    this.#kept = folder === undefined ? undefined : new DrawingCache(folder, workerFile)
  }

  draw(files: CampaignFiles, plan: DrawnPlan, language: Language): Promise<string> {
    const drawn = this.#known.get(files) ?? new Map<Language, Promise<string>>()
    this.#known.set(files, drawn)
    const known = drawn.get(language)
    if (known !== undefined) return known
    const begun = this.#last.then(() => this.#findOrDraw({ files, language }, plan))
    // What failed is tried again when it is asked for again.
    this.#last = begun.catch(() => drawn.delete(language))
    drawn.set(language, begun)
    return begun
  }

  async #findOrDraw(asked: DrawingAsked, plan: DrawnPlan): Promise<string> {
    const name = this.#kept?.nameOf(asked)
    if (this.#kept === undefined || name === undefined) return this.#drawNow({ plan, language: asked.language })
    const found = this.#kept.find(name)
    if (found !== undefined) return found
    const svg = await this.#drawNow({ plan, language: asked.language })
    this.#kept.keep(name, svg)
    return svg
  }

  #drawNow(order: DrawingOrder): Promise<string> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.#workerFile, { workerData: order })
      // A drawing nobody waits for any more keeps no process alive.
      worker.unref()
      worker.once('message', ({ svg }: DrawingMade) => resolve(svg))
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('the map was not drawn')))
    })
  }
}
