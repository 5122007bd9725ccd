import { existsSync } from 'node:fs'
import { readFile, realpath } from 'node:fs/promises'
import { extname, join, relative, resolve, sep } from 'node:path'
import type { Settings } from '../contract/settings.ts'
import { Problem } from '../wording/problem.ts'

export type WindowFile = {
  readonly type: string
  readonly content: Buffer<ArrayBuffer>
  /** Named after its content: different content would have a different name. */
  readonly isLasting: boolean
}

/** The folder of the build's files that are named after their content. */
const namedByContent = 'assets'

/** The type of drawings that can contain scripts. */
export const drawingType = 'image/svg+xml'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': drawingType,
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

export function requireWindow(folder: string): void {
  if (existsSync(join(folder, 'index.html'))) return
  throw new Problem(
    'window-not-built',
    `The window has not been built: there is nothing in ${folder}.`,
    'Run “npm start”.',
  )
}

/** The initial look of the window, before it has loaded the settings. */
export type Look = Pick<Settings, 'language' | 'textSize' | 'theme' | 'motion' | 'sideColours'>

/** The page with the same attributes the window would set later, so that no other look flashes up. */
export function pageWithLook(page: string, look: Look): string {
  const attributes = [
    `lang="${look.language ?? 'en'}"`,
    `data-text-size="${look.textSize}"`,
    `data-sides="${look.sideColours}"`,
    ...(look.theme === 'system' ? [] : [`data-theme="${look.theme}"`]),
    ...(look.motion === 'system' ? [] : [`data-motion="${look.motion}"`]),
  ]
  return page.replace('<html lang="en">', `<html ${attributes.join(' ')}>`)
}

/** A file of the built window by its URL path; undefined for anything else. */
export async function readWindowFile(
  folder: string,
  urlPath: string,
  look?: () => Look,
): Promise<WindowFile | undefined> {
  const path = insidePath(folder, urlPath === '/' ? '/index.html' : urlPath)
  if (path === undefined) return undefined
  const type = types[extname(path)]
  if (type === undefined) return undefined
  try {
    // A link in the folder must not lead out of it either.
    const place = await realpath(path)
    if (!isInside(await realpath(folder), place)) return undefined
    const content = await readFile(place)
    const isPage = look !== undefined && extname(path) === '.html'
    return {
      type,
      content: isPage ? Buffer.from(pageWithLook(content.toString(), look())) : content,
      isLasting: isInside(join(folder, namedByContent), path),
    }
  } catch {
    return undefined
  }
}

/** The file path; undefined if the decoded URL path points outside the folder. */
function insidePath(folder: string, urlPath: string): string | undefined {
  let decoded: string
  try {
    decoded = decodeURIComponent(urlPath)
  } catch {
    return undefined
  }
  if (decoded.includes('\0') || decoded.includes('\\')) return undefined
  const path = resolve(folder, `.${decoded}`)
  return isInside(folder, path) ? path : undefined
}

function isInside(folder: string, path: string): boolean {
  const way = relative(folder, path)
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && resolve(way) !== way
}
