import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { jsonSchemas } from '#engine/portable-spicheren/campaign-files.ts'

/** Writes the published schemas of campaign files: node tests/campaigns/write-schemas.ts */
const folder = join(import.meta.dirname, '../../campaigns/schema')
mkdirSync(folder, { recursive: true })
for (const [file, schema] of Object.entries(jsonSchemas())) {
  writeFileSync(join(folder, file), `${JSON.stringify(schema, null, 2)}\n`)
}
