import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { createRouterClient, ORPCError } from '@orpc/server'
import { largestFile } from '../contract/carriers.ts'
import type { FaultText } from '../contract/words.ts'
import { systemCode } from '../wording/problem.ts'
import { inLanguage } from '../wording/bilingual.ts'
import type { AppRouter } from '../services/router.ts'
import type { ShellWords } from './words.ts'

/** The result of opening a file: a message and details. */
export type OpenedFileReport = { readonly kept: boolean; readonly message: string; readonly detail: string }

/**
 * Imports a game opened with a double click, verified like any other import. If the import needs a passphrase or is
 * only partly valid, the message refers the user to the window.
 */
export async function importOpenedFile(
  router: AppRouter,
  path: string,
  { language, opened }: ShellWords,
): Promise<OpenedFileReport> {
  const file = basename(path)
  const refused = (detail: string): OpenedFileReport => ({ kept: false, message: opened.refused(file), detail })
  try {
    const found = await stat(path)
    // A device or pipe might have no end.
    if (!found.isFile()) return refused(opened.unreadable('EINVAL'))
    if (found.size > largestFile) return refused(opened.tooLarge)
    const content = (await readFile(path)).toString('base64')
    const calls = createRouterClient(router)
    for await (const step of await calls.library.import({ content })) {
      if (step.at === 'work') continue
      return {
        kept: true,
        message: opened.kept(step.result.name),
        detail: step.result.again ? opened.again : opened.open,
      }
    }
    return refused('')
  } catch (error) {
    const code = systemCode(error)
    // Nobody awaits this call, so it reports every outcome and never throws.
    if (!(error instanceof ORPCError)) return refused(opened.unreadable(code ?? String(error)))
    if (error.code === 'SEALED') return refused(opened.sealed)
    const { said, reason, whole } =
      (error.data as { said?: FaultText; reason?: FaultText; whole?: number } | undefined) ?? {}
    const detail = inLanguage(language, said ?? reason ?? error.message)
    return refused(whole !== undefined && whole > 0 ? `${detail} ${opened.partly}` : detail)
  }
}
