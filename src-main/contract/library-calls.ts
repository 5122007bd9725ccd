import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { Backups } from './backups.ts'
import { CampaignEntry, OpenCampaign } from './campaign.ts'
import { BAD_FILE, noName, NOT_FOUND, NOT_KEPT, NOT_NOW, SEALED, WRONG_PASSPHRASE } from './denials.ts'
import { Beginnings, Id } from './games.ts'
import { GameEntry, Imported, Passphrases, progress, Thumbnail, Verified } from './library.ts'
import { Language } from './settings.ts'

/** A call about a game of the library, whether it is open or not. */
export const keeping = oc.errors({ NOT_FOUND, SEALED, WRONG_PASSPHRASE, NOT_KEPT })

export const campaigns = {
  list: oc.output(z.array(CampaignEntry)),
  open: oc
    .input(z.object({ id: z.string() }))
    .output(OpenCampaign)
    .errors(noName),
  /** The map of a board of zones as an SVG document; drawing it takes a few seconds. */
  draw: oc
    .input(z.object({ id: z.string(), language: Language }))
    .output(z.object({ svg: z.string() }))
    .errors(noName),
  /** Its scenarios, and the choices before a game of one begins. */
  beginnings: oc
    .input(z.object({ id: z.string() }))
    .output(Beginnings)
    .errors(noName),
  /** The words of a rule system for its questions, journal and figures. */
  words: oc
    .input(z.object({ system: z.string(), language: Language }))
    .output(z.record(z.string(), z.string()))
    .errors(noName),
}

export const library = {
  list: oc
    .input(z.object({ search: z.string().max(200).default(''), removed: z.boolean().default(false) }))
    .output(z.array(GameEntry)),
  thumbnails: oc
    .input(z.object({ ids: z.array(z.int()).max(200) }))
    .output(z.array(z.object({ id: z.int(), thumbnail: Thumbnail.nullable() }))),
  rename: keeping.input(Id.extend({ name: z.string().trim().min(1).max(200) })).output(z.null()),
  duplicate: keeping.input(Id.extend({ name: z.string().trim().min(1).max(200).optional() })).output(Id),
  /** Moves a game to the Trash; `restore` takes it out again. Emptying the Trash deletes permanently. */
  remove: keeping.input(Id).output(z.null()),
  restore: keeping.input(Id).output(z.null()),
  emptyTrash: keeping.output(z.object({ erased: z.int() })),
  /** One file with the complete game, as base64. A sealed game stays sealed in it. */
  export: keeping.input(Id).output(z.object({ fileName: z.string(), content: z.base64() })),
  /** Imports a file after replaying it completely. `part`: imports the valid part of a damaged one. */
  import: oc
    .input(
      z.object({
        content: z.base64(),
        passphrases: Passphrases.default([null, null]),
        part: z.boolean().default(false),
      }),
    )
    .output(eventIterator(progress(Imported)))
    .errors({ BAD_FILE, SEALED, WRONG_PASSPHRASE, NOT_KEPT }),
  /** Replays a game completely under the rules of this program. */
  verify: keeping
    .input(Id.extend({ passphrases: Passphrases.default([null, null]) }))
    .output(eventIterator(progress(Verified))),
}

export const backups = {
  list: oc.output(Backups),
  /** Makes a backup now, unless the last one is up to date. */
  make: oc.output(z.null()),
  /** Restores the library of a backup. The current library is put aside as a file, and open games are closed. */
  restore: oc
    .input(z.object({ number: z.int() }))
    .output(z.object({ aside: z.string() }))
    .errors({ NOT_FOUND, NOT_NOW, NOT_KEPT }),
  /** Imports one game of a backup as a new game beside the existing ones. */
  takeGame: oc
    .input(z.object({ number: z.int(), uid: z.string() }))
    .output(Id.extend({ name: z.string(), acts: z.int() }))
    .errors({ NOT_FOUND, NOT_NOW, NOT_KEPT }),
  /** Opens the library's folder in the system's file manager if the host can; otherwise only returns its path. */
  showFolder: oc.output(z.object({ folder: z.string(), shown: z.boolean() })),
}
