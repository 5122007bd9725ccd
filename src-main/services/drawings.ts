import { Worker } from 'node:worker_threads'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import type { Drawable } from '../boards/draw-plan.ts'
import type { Language } from '../contract/settings.ts'
import { TextCache } from './text-cache.ts'

/** The input that identifies a drawing. */
export type DrawingInput = { readonly files: CampaignFiles; readonly language: Language }
/** Request to the drawing worker, and its answer. */
export type DrawingOrder = { readonly plan: Drawable; readonly language: Language }
export type DrawingResult = { readonly svg: string }

/** Maximum number of cached drawings. */
const MOST = 12

/** The cache of drawings, by their input and the drawing program. */
export const drawingCache = (folder: string, drawer: string): TextCache =>
  new TextCache(folder, { program: drawer, kind: 'svg', most: MOST })

/** Draws the maps of campaigns in a worker, one at a time. */
export class Drawings {
  readonly #workerFile: string
  /** Cache by the campaign's files object, which is replaced at every change. */
  readonly #known = new WeakMap<CampaignFiles, Map<Language, Promise<string>>>()
  #last: Promise<unknown> = Promise.resolve()

  readonly #cache: TextCache | undefined

  /** `folder`: the cache of drawings between runs; without it there is none. */
  constructor(workerFile: string, folder?: string) {
    this.#workerFile = workerFile
    this.#cache = folder === undefined ? undefined : drawingCache(folder, workerFile)
  }

  draw(files: CampaignFiles, plan: Drawable, language: Language): Promise<string> {
    const drawn = this.#known.get(files) ?? new Map<Language, Promise<string>>()
    this.#known.set(files, drawn)
    const known = drawn.get(language)
    if (known !== undefined) return known
    const begun = this.#last.then(() => this.#findOrDraw({ files, language }, plan))
    // A failed drawing is tried again at the next request.
    this.#last = begun.catch(() => drawn.delete(language))
    drawn.set(language, begun)
    return begun
  }

  async #findOrDraw(asked: DrawingInput, plan: Drawable): Promise<string> {
    const name = this.#cache?.nameOf(asked)
    if (this.#cache === undefined || name === undefined) return this.#drawNow({ plan, language: asked.language })
    const found = this.#cache.find(name)
    if (found !== undefined) return found
    const svg = await this.#drawNow({ plan, language: asked.language })
    this.#cache.keep(name, svg)
    return svg
  }

  #drawNow(order: DrawingOrder): Promise<string> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(this.#workerFile, { workerData: order })
      // An unfinished drawing must not keep the process alive.
      worker.unref()
      worker.once('message', ({ svg }: DrawingResult) => resolve(svg))
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('the map was not drawn')))
    })
  }
}
