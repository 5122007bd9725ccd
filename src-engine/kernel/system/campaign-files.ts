import { frozenKey } from '../values/frozen.ts'
import { hashText } from '../values/hash.ts'
import type { CampaignFiles } from './system.ts'

/** The files of a campaign: which of them a game depends on, and the hash of those. */

/** The hash that games are pinned to. It covers only the files that affect play. */
export const hashOfCampaign = (files: CampaignFiles): string => {
  const entries = Object.entries(playedFiles(files)).sort(([a], [b]) => (a < b ? -1 : 1))
  return hashText(`{${entries.map(([file, content]) => `${JSON.stringify(file)}:${textOfFile(content)}`).join(',')}}`)
}

/**
 * Cached texts of frozen contents: a campaign being edited is hashed repeatedly, and only one of its files changes each
 * time.
 */
const knownTexts = new WeakMap<object, string>()

function textOfFile(content: unknown): string {
  const held = frozenKey(content)
  if (held === undefined) return stableText(content)
  const text = knownTexts.get(held) ?? stableText(content)
  knownTexts.set(held, text)
  return text
}

/**
 * The files that games depend on. Lessons, recorded games, and the visible ground (the words on the sheet, the relief
 * and the drawing) do not change a game. An improved sentence in them must not separate existing games from their
 * campaign, nor turn one campaign into two.
 */
export const playedFiles = (files: CampaignFiles): CampaignFiles =>
  only(files, (path) => !isIndependent(path) && !drawnOnly.has(path))

/** Files that only affect the drawing beside and under the map. */
const drawnOnly: ReadonlySet<string> = new Set(['sheet.json', 'relief.json', 'drawing.json'])

/** The files of a campaign that only its drawing needs. */
export const drawnFiles = (files: CampaignFiles): CampaignFiles => only(files, (path) => drawnOnly.has(path))

/** The files a game keeps of its campaign: those it is played with, and those its map is drawn from. */
export const keptFiles = (files: CampaignFiles): CampaignFiles => only(files, (path) => !isIndependent(path))

const isIndependent = (path: string): boolean => /^(?:lessons|records)\//.test(path)

const only = (files: CampaignFiles, wanted: (path: string) => boolean): CampaignFiles =>
  Object.fromEntries(Object.entries(files).filter(([path]) => wanted(path)))

/** JSON with sorted keys, so that the key order in a file does not matter. */
function stableText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableText).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${stableText(inner)}`).join(',')}}`
}
