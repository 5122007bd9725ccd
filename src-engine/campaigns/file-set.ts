import { z } from 'zod'
import type { CampaignFiles } from '../kernel/system/system.ts'
import { type Formats, inNewestFormat } from './formats.ts'
import { inShape, missingFile, type Problems } from './problems.ts'
import { said } from './said.ts'

const scenarioFile = /^scenarios\/[^/]+\.json$/
export const isScenarioFile = (file: string): boolean => scenarioFile.test(file)

/** The kinds of files of a system's campaigns: what each has to look like, and in which formats it is known. */
export class FileSet<Schemas extends { readonly [kind: string]: z.ZodType }> {
  readonly #system: string
  readonly #schemas: Schemas
  readonly #formats: { readonly [K in keyof Schemas]: Formats }

  constructor(system: string, schemas: Schemas, formats: { readonly [K in keyof Schemas]: Formats }) {
    this.#system = system
    this.#schemas = schemas
    this.#formats = formats
  }

  /** The name of a published schema below campaigns/schema. */
  schemaName(kind: keyof Schemas & string): string {
    return `${this.#system}.${kind}.schema.json`
  }

  /** The published schemas by name, made from the ones that reading uses. Editors know draft 7 best. */
  published(): ReadonlyMap<string, object> {
    return new Map(
      Object.entries(this.#schemas).map(([kind, schema]) => [
        this.schemaName(kind),
        z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }),
      ]),
    )
  }

  /** A file in its shape, or undefined with everything told that is wrong with it. */
  read<K extends keyof Schemas & string>(
    files: CampaignFiles,
    file: string,
    kind: K,
    problems: Problems,
  ): z.infer<Schemas[K]> | undefined {
    const published = `campaigns/schema/${this.schemaName(kind)}`
    if (!Object.hasOwn(files, file)) {
      missingFile(file, published, problems)
      return undefined
    }
    const content = inNewestFormat(file, files[file], this.#formats[kind], problems)
    return content === undefined
      ? undefined
      : inShape(file, content, this.#schemas[kind] as Schemas[K], published, problems)
  }

  /** The scenarios that can be read, in the order of their files. */
  readScenarios(
    files: CampaignFiles,
    problems: Problems,
  ): readonly { readonly file: string; readonly data: z.infer<Schemas['scenario']> }[] {
    const found = Object.keys(files).filter(isScenarioFile).toSorted()
    if (found.length === 0) {
      problems.error('scenarios', '', said`There is no scenario.`, said`Add a file such as scenarios/first.json.`)
    }
    return found.flatMap((file) => {
      const data = this.read(files, file, 'scenario', problems)
      return data === undefined ? [] : [{ file, data }]
    })
  }
}
