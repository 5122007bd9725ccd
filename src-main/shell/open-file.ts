import { extname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { app } from 'electron'
import { z } from 'zod'

/** The data that a second instance passes to the first through the single-instance lock. */
const Handed = z.object({ files: z.array(z.string()) })

export type OpenedFiles = {
  /** Takes the files passed by a second instance. */
  take(handed: unknown): void
  /** Passes all files to this callback, beginning with those received earlier. */
  handOver(openFile: (path: string) => void): void
}

/** The game files on a command line, among Chromium's switches and ours, as full paths. */
export function filesOnCommandLine(words: readonly string[], folder: string): string[] {
  const options = { data: { type: 'string' } } as const
  const { positionals } = parseArgs({ args: [...words], options, strict: false, allowPositionals: true })
  return positionals.filter(isGame).map((path) => resolve(folder, path))
}

/**
 * Queues files opened with a double click until there is a window for them. Must run before the app is ready: macOS
 * reports the file it was started with immediately.
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
