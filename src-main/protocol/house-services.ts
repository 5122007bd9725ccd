import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { bad, good, type Failure } from '#engine/kernel/values/result.ts'
import { systems } from '#engine/systems/registry.ts'
import packageFile from '../../package.json' with { type: 'json' }
import { campaignsIn } from '../campaigns/campaign-check.ts'
import { CampaignFolders } from '../campaigns/campaign-folders.ts'
import type { Services } from './services.ts'

/** The folder of the house campaigns in this copy of the project. */
const shelf = resolve(import.meta.dirname, '../../campaigns')

/** Even a game played for a year of evenings has well under a megabyte. */
const LARGEST_SAVE = 64 * 2 ** 20

/** File access and campaigns on this machine. */
export function houseServices(): Services {
  const folders = new CampaignFolders((found) => found, shelf)
  const campaigns = (): string[] => campaignsIn(shelf).map((folder) => basename(folder))
  return {
    version: packageFile.version,
    systems,
    campaigns,
    campaign: (name) => (campaigns().includes(name) ? folders.read(join(shelf, name)) : undefined),
    folder: (path) => folders.read(resolve(path)),
    readText(path) {
      try {
        const { size } = statSync(path)
        if (size > LARGEST_SAVE) return bad(fileFault(`"${path}" has ${size} bytes; the most is ${LARGEST_SAVE}.`))
        return good(readFileSync(path, 'utf8'))
      } catch (error) {
        return bad(fileFault(`"${path}" cannot be read: ${reasonOf(error)}.`))
      }
    },
    writeText(path, text, replace) {
      if (!replace && existsSync(path)) {
        return bad(fileFault(`"${path}" is there already. Choose another name, or add "replace":true.`))
      }
      const beside = `${path}.${process.pid}.part`
      try {
        // Written beside the target and renamed, so that the file is either complete or absent.
        writeFileSync(beside, text, { flag: 'wx' })
        renameSync(beside, path)
        return good(null)
      } catch (error) {
        rmSync(beside, { force: true })
        return bad(fileFault(`"${path}" cannot be written: ${reasonOf(error)}.`))
      }
    },
  }
}

const fileFault = (message: string): Failure => ({ code: 'file', message, path: 'path' })
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
