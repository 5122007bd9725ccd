import type { z } from 'zod'
import type { CampaignFiles, FileKinds } from '../kernel/system/system.ts'
import { frozenKey } from '../kernel/values/frozen.ts'
import type { JsonObject } from '../kernel/values/result.ts'
import { type Formats, inNewestFormat, secondFormat } from './formats.ts'
import { warnOneLanguage } from './one-language.ts'
import { parseWithSchema, missingFile, Problems } from './problems.ts'
import { readableParts } from './readable-parts.ts'
import { fault, said } from './said.ts'
import { publishedSchema } from './schema-keys.ts'

const scenarioFile = /^scenarios\/([^/]+)\.json$/
export const isScenarioFile = (file: string): boolean => scenarioFile.test(file)

/**
 * The kinds of files of a system's campaigns, with the schema of each and its known formats. Used by everything that
 * reads, publishes, writes or compares files of a system.
 */
export class FileSet<Schemas extends { readonly [kind: string]: z.ZodType }> implements FileKinds {
  readonly #system: string
  readonly #schemas: Schemas
  readonly #formats: { readonly [K in keyof Schemas]?: Formats }

  /** Cache of valid frozen files, so that each is parsed only once, however often its campaign is checked. */
  readonly #sound = new WeakMap<object, { readonly kind: string; readonly data: unknown }>()

  /** Computed on first use, because it takes some time. */
  #published: ReadonlyMap<string, JsonObject> | undefined

  constructor(system: string, schemas: Schemas, formats: { readonly [K in keyof Schemas]?: Formats } = {}) {
    this.#system = system
    this.#schemas = schemas
    this.#formats = formats
  }

  /** The name of a published schema below campaigns/schema. */
  schemaName(kind: string): string {
    return `${this.#system}.${kind}.schema.json`
  }

  kindOf(file: string): (keyof Schemas & string) | undefined {
    const kind = /^([a-z]+)s\/[^/]+\.json$/.exec(file)?.[1] ?? /^([a-z-]+)(?:\.[a-z]+)?\.json$/.exec(file)?.[1]
    return kind !== undefined && Object.hasOwn(this.#schemas, kind) ? kind : undefined
  }

  published(): ReadonlyMap<string, JsonObject> {
    this.#published ??= new Map(
      Object.entries(this.#schemas).map(([kind, schema]) => [this.schemaName(kind), publishedSchema(schema)]),
    )
    return this.#published
  }

  newest(file: string): number | undefined {
    const kind = this.kindOf(file)
    return kind && this.#formatsOf(kind).newest
  }

  upgraded(file: string, content: unknown): unknown {
    const kind = this.kindOf(file)
    return kind && inNewestFormat(file, content, this.#formatsOf(kind), new Problems())
  }

  whole(files: CampaignFiles): CampaignFiles {
    return Object.fromEntries(
      Object.entries(files).map(([file, content]) => {
        const kind = this.kindOf(file)
        return [file, (kind && this.peek(files, file, kind)) ?? content]
      }),
    )
  }

  /** A parsed file; undefined if invalid, with all problems reported. */
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
    const held = frozenKey(files[file])
    const known = held && this.#sound.get(held)
    if (known?.kind === kind) return known.data as z.infer<Schemas[K]> // parsed with this schema
    const before = problems.all.length
    const content = inNewestFormat(file, files[file], this.#formatsOf(kind), problems)
    if (content === undefined) return undefined
    warnOneLanguage(file, content, problems)
    const data = parseWithSchema(file, content, this.#schemas[kind] as Schemas[K], published, problems)
    if (held !== undefined && problems.all.length === before) this.#sound.set(held, { kind, data })
    return data
  }

  /** Like `read`, for an optional file. */
  readIfThere<K extends keyof Schemas & string>(
    files: CampaignFiles,
    file: string,
    kind: K,
    problems: Problems,
  ): z.infer<Schemas[K]> | undefined {
    return Object.hasOwn(files, file) ? this.read(files, file, kind, problems) : undefined
  }

  /** A parsed file if it is valid. Problems are not reported here but by whoever reads the file with `read`. */
  peek<K extends keyof Schemas & string>(files: CampaignFiles, file: string, kind: K): z.infer<Schemas[K]> | undefined {
    return Object.hasOwn(files, file) ? this.read(files, file, kind, new Problems()) : undefined
  }

  /** A parsed file without its invalid rows, for displaying what can be read. */
  readable<K extends keyof Schemas & string>(
    files: CampaignFiles,
    file: string,
    kind: K,
  ): z.infer<Schemas[K]> | undefined {
    const content = inNewestFormat(file, files[file], this.#formatsOf(kind), new Problems())
    return content === undefined ? undefined : readableParts(this.#schemas[kind] as Schemas[K], content)
  }

  /** The readable scenarios, in the order of their files. */
  readScenarios(
    files: CampaignFiles,
    problems: Problems,
  ): readonly { readonly file: string; readonly data: z.infer<Schemas['scenario']> }[] {
    const found = Object.keys(files).filter(isScenarioFile).toSorted()
    if (found.length === 0) {
      problems.error(
        'scenarios',
        '',
        fault('there-is-no-scenario')`There is no scenario.`,
        said`Add a file such as scenarios/first.json.`,
      )
    }
    return found.flatMap((file) => {
      const data = this.read(files, file, 'scenario', problems)
      if (data === undefined) return []
      const { id } = data as { readonly id: string } // every scenario has an id in its head
      if (scenarioFile.exec(file)?.[1] !== id)
        problems.error(
          file,
          'id',
          fault('file-called-otherwise')`The file of "${id}" is called otherwise.`,
          said`Name it scenarios/${id}.json, or correct the id.`,
        )
      return [{ file, data }]
    })
  }

  #formatsOf(kind: keyof Schemas): Formats {
    return this.#formats[kind] ?? secondFormat
  }
}
