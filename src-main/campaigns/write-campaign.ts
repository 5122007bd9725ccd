import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CampaignFiles, FileKinds, RuleSystem } from '#engine/kernel/system/system.ts'
import { isJsonObject, type Json, type JsonObject } from '#engine/kernel/values/result.ts'
import { systems } from '#engine/systems/registry.ts'
import { inHouseStyle } from './house-style.ts'
import { withoutOptionalFields } from './without-optional-fields.ts'

/** Writes those files of a campaign that are not yet in house style; returns their names. */
export function writeInHouseStyle(folder: string, files: CampaignFiles, system: RuleSystem | undefined): string[] {
  return Object.entries(files)
    .filter(([file, content]) => {
      const text = inHouseStyle(file, content as Json, system?.campaign.files) // a file of a campaign is JSON
      const path = join(folder, file)
      if (textOf(path) === text) return false
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
      return true
    })
    .map(([file]) => file)
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/**
 * Brings a campaign to the newest format: without optional fields, and with everything in the file where that format
 * has it.
 */
export function upgraded(files: CampaignFiles, { campaign }: RuleSystem): CampaignFiles {
  const kinds = campaign.files
  if (kinds === undefined) return files
  const newest = Object.entries(files).map(([file, content]): [string, unknown] => {
    const brought = kinds.upgraded(file, content)
    return [file, isJsonObject(brought) ? brought : content]
  })
  const gathered = campaign.gathered?.(Object.fromEntries(newest)) ?? Object.fromEntries(newest)
  return Object.fromEntries(
    Object.entries(gathered).map(([file, content]) => [
      file,
      isJsonObject(content) ? short(file, content, kinds) : content,
    ]),
  )
}

function short(file: string, content: JsonObject, kinds: FileKinds): JsonObject {
  if (kinds.kindOf(file) === undefined) return content
  return withoutOptionalFields(content, (tried) => {
    const read = kinds.whole({ [file]: tried })[file]
    return read === tried ? undefined : read
  })
}

/** Writes the schemas of all systems into a folder beside the campaigns, where "$schema" points. */
export function writeSchemas(folder: string): readonly string[] {
  mkdirSync(folder, { recursive: true })
  return systems.flatMap(({ campaign }) =>
    [...(campaign.files?.published() ?? [])].map(([name, schema]) => {
      const path = join(folder, name)
      const text = `${JSON.stringify(schema, null, 2)}\n`
      if (textOf(path) !== text) writeFileSync(path, text)
      return path
    }),
  )
}

/** Turns an example into a new campaign: sets its id, and points "$schema" at the schemas beside it. */
export function begunFrom(files: CampaignFiles, id: string, { campaign: { files: kinds } }: RuleSystem): CampaignFiles {
  return Object.fromEntries(
    Object.entries(files).map(([file, content]) => {
      const kind = kinds?.kindOf(file)
      if (kinds === undefined || kind === undefined || !isJsonObject(content)) return [file, content]
      const up = '../'.repeat(file.split('/').length)
      const named = file === 'campaign.json' ? { id } : {}
      return [file, { ...content, $schema: `${up}schema/${kinds.schemaName(kind)}`, ...named }]
    }),
  )
}

/** Copies the documents beside the JSON files of a campaign. */
export function copyDocuments(from: string, to: string): void {
  for (const name of readdirSync(from))
    if (name.endsWith('.md')) writeFileSync(join(to, name), readFileSync(join(from, name)))
}
