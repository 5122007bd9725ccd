import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Words } from '../contract/words.ts'
import { libraryFileName } from '../library/library.ts'
import type { BackupRequest } from '../library/backups/make-backup.ts'
import { words } from '../wording/bilingual.ts'

/** Result of a backup, as reported by its worker. */
export type BackupResult =
  | { readonly came: 'backup' | 'same' }
  | { readonly came: 'damaged'; readonly fault: string }
  | { readonly came: 'failed'; readonly code: string }

export type BackingUpNeeds = {
  /** Counts the writes to the library. */
  readonly changes: () => number
  readonly dataFolder: string
  /** The file of the worker that makes backups. */
  readonly worker: string
  readonly now?: () => number
  /** Called when the reason why backups fail changes. */
  readonly onTrouble?: () => void
  readonly rhythm?: BackupTiming
}

/** In milliseconds. */
export type BackupTiming = {
  /**
   * Interval of checks for writes. A backup is due at a check that finds new writes, but none since the check before.
   */
  readonly look: number
  /** Minimum time between two backups. */
  readonly rest: number
  /** Maximum time for a backup when the program ends. */
  readonly atEnd: number
}
const usual: BackupTiming = { look: 20_000, rest: 5 * 60_000, atEnd: 15_000 }

/**
 * Makes backups of the library while nobody plays, and at the end of the program, always in a worker, so that play is
 * not blocked. A failure is shown until a backup succeeds; it prevents nothing else.
 */
export class BackingUp {
  readonly #needs: BackingUpNeeds
  readonly #rhythm: BackupTiming
  readonly #changes: () => number
  readonly #timer: NodeJS.Timeout
  #running: Promise<void> | undefined
  /** The change count at the last check, and at the last backup. */
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

  /** Why the last backup failed; null when it did not. */
  get trouble(): Words | null {
    return this.#trouble
  }

  #look(): void {
    const changes = this.#changes()
    const quiet = changes === this.#seen
    this.#seen = changes
    if (quiet && changes !== this.#backedUp && performance.now() - this.#rested >= this.#rhythm.rest) void this.now()
  }

  /** Makes a backup, unless the last one already contains everything. Settles when it is done or has failed. */
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

  #ask(): Promise<BackupResult> {
    const { dataFolder, worker: file, now = Date.now } = this.#needs
    const request: BackupRequest = { dataFolder, library: join(dataFolder, libraryFileName), now: now() }
    return new Promise((resolve) => {
      const worker = new Worker(file, { workerData: request })
      const patience = setTimeout(() => void worker.terminate(), 10 * 60_000)
      patience.unref()
      // If the program ends without waiting, only this backup is lost.
      worker.unref()
      worker.once('message', resolve)
      worker.once('error', (error) => resolve({ came: 'failed', code: String(error) }))
      worker.once('exit', () => {
        clearTimeout(patience)
        resolve({ came: 'failed', code: 'the backup was broken off' })
      })
    })
  }

  /** Stops automatic backups. */
  stop(): void {
    clearInterval(this.#timer)
  }

  /** Makes the last backup before the program ends, for a limited time. */
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

function troubleIn(told: BackupResult): Words | null {
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
