import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Words } from '../contract/words.ts'
import { libraryFileName } from '../library/library.ts'
import type { BackupWish } from '../library/backups/make-backup.ts'
import { words } from '../wording/bilingual.ts'

/** What came of a backup, as its worker tells it. */
export type BackupTold =
  | { readonly came: 'backup' | 'same' }
  | { readonly came: 'damaged'; readonly fault: string }
  | { readonly came: 'failed'; readonly code: string }

export type BackingUpNeeds = {
  /** Counts what was written to the library. */
  readonly changes: () => number
  readonly dataFolder: string
  /** The file of the worker that makes backups. */
  readonly worker: string
  readonly now?: () => number
  /** Called when why no backup can be made is another than before. */
  readonly onTrouble?: () => void
  readonly rhythm?: Rhythm
}

/** In milliseconds. */
export type Rhythm = {
  /** From one look at whether something was written to the next: when it was and no more is, that is the time. */
  readonly look: number
  /** From one backup to the next, at least. */
  readonly rest: number
  /** For a backup at the end of the program, at most. */
  readonly atEnd: number
}
const usual: Rhythm = { look: 20_000, rest: 5 * 60_000, atEnd: 15_000 }

/**
 * Makes backups of the library while nobody plays, and at its end, always in a worker: play goes on meanwhile. A backup that cannot
 * be made is told until one can; it stands in the way of nothing else.
 */
export class BackingUp {
  readonly #needs: BackingUpNeeds
  readonly #rhythm: Rhythm
  readonly #changes: () => number
  readonly #timer: NodeJS.Timeout
  #running: Promise<void> | undefined
  /** The number of changes at the last look, and at the last backup. */
  #seen = -1
  #backedUp = -1
  #rested = -Infinity
  #trouble: Words | null = null

  constructor(needs: BackingUpNeeds) {
    this.#needs = needs
    this.#rhythm = needs.rhythm ?? usual
    this.#changes = needs.changes
    this.#timer = setInterval(() => this.#look(), this.#rhythm.look)
    this.#timer.unref()
  }

  /** Why the last backup could not be made; null when it could. */
  get trouble(): Words | null {
    return this.#trouble
  }

  #look(): void {
    const changes = this.#changes()
    const quiet = changes === this.#seen
    this.#seen = changes
    if (quiet && changes !== this.#backedUp && performance.now() - this.#rested >= this.#rhythm.rest) void this.now()
  }

  /** Makes a backup, unless the last one holds everything. Settles when that is done or has failed. */
  now(): Promise<void> {
    this.#running ??= this.#make().finally(() => (this.#running = undefined))
    return this.#running
  }

  async #make(): Promise<void> {
    const changes = this.#changes()
    const told = await this.#ask()
    this.#rested = performance.now()
    this.#backedUp = changes
    const before = this.#trouble
    this.#trouble = troubleIn(told)
    if (before?.en !== this.#trouble?.en) this.#needs.onTrouble?.()
  }

  #ask(): Promise<BackupTold> {
    const { dataFolder, worker: file, now = Date.now } = this.#needs
    const wish: BackupWish = { dataFolder, library: join(dataFolder, libraryFileName), now: now() }
    return new Promise((resolve) => {
      const worker = new Worker(file, { workerData: wish })
      const patience = setTimeout(() => void worker.terminate(), 10 * 60_000)
      patience.unref()
      // Whoever ends the program without waiting loses a backup and nothing else.
      worker.unref()
      worker.once('message', resolve)
      worker.once('error', (error) => resolve({ came: 'failed', code: String(error) }))
      worker.once('exit', () => {
        clearTimeout(patience)
        resolve({ came: 'failed', code: 'the backup was broken off' })
      })
    })
  }

  /** Makes none by itself any more. */
  stop(): void {
    clearInterval(this.#timer)
  }

  /** The last backup, before the program ends; whoever ends does not wait for long. */
  async end(): Promise<void> {
    this.stop()
    if (this.#running !== undefined) await this.#running
    if (this.#changes() === this.#backedUp) return
    let patience: NodeJS.Timeout | undefined
    const enough = new Promise<void>((resolve) => (patience = setTimeout(resolve, this.#rhythm.atEnd)))
    await Promise.race([this.now(), enough])
    clearTimeout(patience)
  }
}

function troubleIn(told: BackupTold): Words | null {
  if (told.came === 'damaged') return DAMAGED
  if (told.came !== 'failed') return null
  const { code } = told
  const [en, fr] = reasons[code.split('_', 2).join('_')] ?? [`The reason: ${code}.`, `La raison : ${code}.`]
  return words(
    `No backup of the library could be made. ${en} Your games are kept all the same.`,
    `Aucune sauvegarde de la bibliothèque n’a pu être faite. ${fr} Vos parties sont tout de même gardées.`,
  )
}

const DAMAGED = words(
  'The library is damaged: no backup was made of it, and the older ones stay as they are. End the program and start it again; it then mends what can be mended.',
  'La bibliothèque est endommagée : aucune sauvegarde n’en a été faite, et les précédentes restent comme elles sont. Quittez le programme et relancez-le ; il répare alors ce qui peut l’être.',
)
const full = ['The disk is full.', 'Le disque est plein.'] as const
const forbidden = ['The folder may not be written to.', 'Le dossier ne permet pas l’écriture.'] as const
const inTheWay = [
  'Something else stands where the backups belong.',
  'Autre chose occupe la place des sauvegardes.',
] as const
const reasons: Readonly<Record<string, readonly [string, string]>> = {
  SQLITE_FULL: full,
  ENOSPC: full,
  EDQUOT: full,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: forbidden,
  SQLITE_READONLY: forbidden,
  SQLITE_CANTOPEN: forbidden,
  EEXIST: inTheWay,
  ENOTDIR: inTheWay,
}
