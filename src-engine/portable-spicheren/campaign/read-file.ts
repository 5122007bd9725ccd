import type { z } from 'zod'
import { formats, inNewestFormat } from '../../campaigns/formats.ts'
import { inShape, missingFile, type Problems } from '../../campaigns/problems.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'

const known = formats(1, [])

/** A file in its shape, or undefined with everything told that is wrong with it. */
export function readFile<T extends z.ZodType>(
  files: CampaignFiles,
  file: string,
  schema: T,
  problems: Problems,
): z.infer<T> | undefined {
  const name = file.startsWith('scenarios/') ? 'scenario' : file.replace('.json', '')
  const published = `campaigns/schema/portable-spicheren.${name}.schema.json`
  if (!Object.hasOwn(files, file)) {
    missingFile(file, published, problems)
    return undefined
  }
  const content = inNewestFormat(file, files[file], known, problems)
  return content === undefined ? undefined : inShape(file, content, schema, published, problems)
}
