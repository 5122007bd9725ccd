import { isScenarioFile } from '../../campaigns/file-set.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { isJsonObject, type JsonObject } from '../../kernel/values/result.ts'
import { sides } from './schemas/common-schema.ts'

/** Moves the texts of each scenario (title, description, aims) from the text files into the scenario's own file. */
export function withScenarioTexts(files: CampaignFiles): CampaignFiles {
  const [en, fr] = [wordsIn(files['text.en.json']), wordsIn(files['text.fr.json'])]
  const taken = new Set<string>()
  const take = (key: string): JsonObject | undefined => {
    const said = Object.entries({ en: en[key], fr: fr[key] }).filter(([, text]) => text !== undefined)
    if (said.length === 0) return undefined
    taken.add(key)
    return Object.fromEntries(said) as JsonObject
  }
  const scenarios = Object.entries(files).flatMap(([file, content]): [string, JsonObject][] => {
    const id = isScenarioFile(file) && isJsonObject(content) ? content['id'] : undefined
    if (!isJsonObject(content) || typeof id !== 'string') return []
    const of = (part: string) => take(`scenario.${id}.${part}`)
    const aims = present(Object.fromEntries(sides.map((side) => [side, of(side)])))
    const own = present({
      title: of('title'),
      description: of('description'),
      aims: Object.keys(aims).length > 0 ? aims : undefined,
    })
    return [[file, { ...own, ...content }]]
  })
  const texts = (['text.en.json', 'text.fr.json'] as const).flatMap((file): [string, JsonObject][] => {
    const content = files[file]
    if (!isJsonObject(content)) return []
    const left = Object.entries(wordsIn(content)).filter(([key]) => !taken.has(key))
    return [[file, { ...content, words: Object.fromEntries(left) }]]
  })
  return { ...files, ...Object.fromEntries([...scenarios, ...texts]) }
}

const wordsIn = (text: unknown): JsonObject => (isJsonObject(text) && isJsonObject(text['words']) ? text['words'] : {})

const present = (fields: { readonly [name: string]: JsonObject | undefined }): JsonObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as JsonObject
