import { extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { app } from 'electron'
import { z } from 'zod'

/** What a second start hands to the first through the lock of the single instance. */
const Handed = z.object({ files: z.array(z.string()) })

export type OpenedFiles = {
  /** What a second start was asked to open, in the form the lock carries. */
  take(handed: unknown): void
  /** From now on every file goes here, first those that came before. */
  handOver(openFile: (path: string) => void): void
}

/** The games on a command line, among Chromium's switches and ours, as full paths. */
export function filesOnCommandLine(words: readonly string[], folder: string): string[] {
  const options = { data: { type: 'string' } } as const
  const { positionals } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true })
  return positionals.filter(isGame).map((path) => resolve(folder, path))
}

/**
 * Keeps the files that somebody opens with a double click until there is a window to open them in. Must run before the app
 * is ready: macOS tells of the file it was started with at once.
 */
export function gatherFiles(first: readonly string[]): OpenedFiles {
  const waiting: string[] = [...first]
  let open: ((path: string) => void) | undefined
  const add = (path: string) => {
    if (!isGame(path)) return
    if (open === undefined) waiting.push(path)
    else open(path)
  }
  app.on('open-file', (event, path) => {
    event.preventDefault()
    add(path)
  })
  return {
    take(handed) {
      const parsed = Handed.safeParse(handed)
      if (parsed.success) parsed.data.files.forEach(add)
    },
    handOver(openFile) {
      open = openFile
      waiting.splice(0).forEach(openFile)
    },
  }
}

function isGame(path: string): boolean {
  return extname(path).toLowerCase() === '.gaiter'
}
