import { z } from 'zod'
import type { CampaignFiles } from '#engine/kernel/system.ts'
import { Words } from '../contract/words.ts'
import { typographic } from './apostrophes.ts'

/** The names of the things in a campaign, by the ids that actions, views and journals call them by. */
export type Names = ReadonlyMap<string, Words>

const Texts = z.looseObject({ words: z.record(z.string(), z.string()) })
const Named = z.looseObject({ id: z.string(), name: z.union([z.string(), Words]) })
const Joint = z.looseObject({ a: z.string(), b: z.string() })

/** Words of a campaign that are called after a thing: `unit.fr-1-1`. Others, such as `scenario.x.title`, are sentences. */
const thing = /^(?:side|army|corps|unit|leader)\.([^.]+)$/

/** Reads what files of all systems have in common; what is not as expected has no name, and is called by its id. */
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

/** Between which two places the connections of a map lie, by their ids. */
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

/** Everything that stands in a list of a file. */
function listsOf(file: unknown): unknown[] {
  return typeof file === 'object' && file !== null ? Object.values(file).filter(Array.isArray).flat() : []
}

const inBoth = (name: string | Words): Words => {
  const { en, fr } = typeof name === 'string' ? { en: name, fr: name } : name
  return { en: typographic(en), fr: typographic(fr) }
}

/** Parallel connections are told apart as the board does it. */
function freeId(names: ReadonlyMap<string, unknown>, id: string): string {
  let free = id
  for (let count = 2; names.has(free); count += 1) free = `${id}-${count}`
  return free
}
