import { z } from 'zod'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { Words } from '../contract/words.ts'
import { typographic } from './apostrophes.ts'

/** The names of a campaign's things by their ids, as actions, views and journals use them. */
export type Names = ReadonlyMap<string, Words>

const Texts = z.looseObject({ words: z.record(z.string(), z.string()) })
const Named = z.looseObject({ id: z.string(), name: z.union([z.string(), Words]) })
const Joint = z.looseObject({ a: z.string(), b: z.string() })

/** Matches keys of names, such as `unit.fr-1-1`. Other keys, such as `scenario.x.title`, are sentences. */
const thing = /^(?:side|army|corps|unit|leader)\.([^.]+)$/

/** Reads names from the files that all systems share; a thing in an unexpected form keeps its id as name. */
export function namesIn(files: CampaignFiles): Names {
  const names = new Map<string, Words>()
  const [en, fr] = [campaignWords(files, 'en'), campaignWords(files, 'fr')]
  for (const [key, text] of Object.entries(en)) {
    const id = thing.exec(key)?.[1]
    if (id !== undefined) names.set(id, { en: text, fr: fr[key] ?? text })
  }
  const lists = [...listsOf(files['map.json']), ...listsOf(files['order-of-battle.json'])]
  for (const one of lists) {
    const { success, data } = Named.safeParse(one)
    if (success && !names.has(data.id)) names.set(data.id, inBoth(data.name))
  }
  for (const one of lists) {
    const { success, data } = Joint.safeParse(one)
    if (!success) continue
    const [a, b] = [names.get(data.a), names.get(data.b)]
    if (a && b) names.set(freeId(names, `${data.a}-${data.b}`), { en: `${a.en} – ${b.en}`, fr: `${a.fr} – ${b.fr}` })
  }
  return names
}

/** The two places each connection of a map joins, by the connection's id. */
export function endsIn(files: CampaignFiles): ReadonlyMap<string, readonly [string, string]> {
  const ends = new Map<string, readonly [string, string]>()
  for (const one of listsOf(files['map.json'])) {
    const { success, data } = Joint.safeParse(one)
    if (success) ends.set(freeId(ends, `${data.a}-${data.b}`), [data.a, data.b])
  }
  return ends
}

/** A campaign's own words in a language, if it has a file of them. */
export function campaignWords(files: CampaignFiles, language: 'en' | 'fr'): Readonly<Record<string, string>> {
  const { success, data } = Texts.safeParse(files[`text.${language}.json`])
  return success ? data.words : {}
}

/** All elements of all lists in a file. */
function listsOf(file: unknown): unknown[] {
  return typeof file === 'object' && file !== null ? Object.values(file).filter(Array.isArray).flat() : []
}

const inBoth = (name: string | Words): Words => {
  const { en, fr } = typeof name === 'string' ? { en: name, fr: name } : name
  return { en: typographic(en), fr: typographic(fr) }
}

/** Numbers parallel connections in the same way as the board. */
function freeId(names: ReadonlyMap<string, unknown>, id: string): string {
  let free = id
  for (let count = 2; names.has(free); count += 1) free = `${id}-${count}`
  return free
}
