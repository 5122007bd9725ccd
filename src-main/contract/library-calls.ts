import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { Backups } from './backups.ts'
import { CampaignEntry, OpenCampaign } from './campaign.ts'
import { BAD_FILE, noName, NOT_FOUND, NOT_KEPT, NOT_NOW, SEALED, WRONG_PASSPHRASE } from './denials.ts'
import { Beginnings, Id } from './games.ts'
import { GameEntry, Imported, Passphrases, progress, Thumbnail, Verified } from './library.ts'
import { Language } from './settings.ts'

/** About a game of the library, whether it is on the table or not. */
export const keeping = oc.errors({ NOT_FOUND, SEALED, WRONG_PASSPHRASE, NOT_KEPT })

export const campaigns = {
  list: oc.output(z.array(CampaignEntry)),
  open: oc
    .input(z.object({ id: z.string() }))
    .output(OpenCampaign)
    .errors(noName),
  /** The map of a board of zones as an SVG document; drawing it takes some seconds. */
  draw: oc
    .input(z.object({ id: z.string(), language: Language }))
    .output(z.object({ svg: z.string() }))
    .errors(noName),
  /** Its scenarios, and what can be chosen before a game of one begins. */
  beginnings: oc
    .input(z.object({ id: z.string() }))
    .output(Beginnings)
    .errors(noName),
  /** The words of a rule system for its questions, its journal and its figures. */
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
  /** Puts a game into the basket; `restore` takes it out again. Emptying the basket deletes for good. */
  remove: keeping.input(Id).output(z.null()),
  restore: keeping.input(Id).output(z.null()),
  emptyBasket: keeping.output(z.object({ erased: z.int() })),
  /** One file with everything in it. A sealed game stays sealed in it. The content is base64. */
  export: keeping.input(Id).output(z.object({ fileName: z.string(), content: z.base64() })),
  /** Takes a file in after playing it again from its first act to its last. `part`: take what is whole of it. */
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
  /** Plays a game again from its first act to its last, under the rules of this program. */
  verify: keeping
    .input(Id.extend({ passphrases: Passphrases.default([null, null]) }))
    .output(eventIterator(progress(Verified))),
}

export const backups = {
  list: oc.output(Backups),
  /** Makes one now, unless the last one holds all there is. */
  make: oc.output(z.null()),
  /** The library as it was then; as it is now it is put aside as a file, and games on the table are closed. */
  restore: oc
    .input(z.object({ number: z.int() }))
    .output(z.object({ aside: z.string() }))
    .errors({ NOT_FOUND, NOT_NOW, NOT_KEPT }),
  /** One game of a backup, as a new one beside those that are there. */
  takeGame: oc
    .input(z.object({ number: z.int(), uid: z.string() }))
    .output(Id.extend({ name: z.string(), acts: z.int() }))
    .errors({ NOT_FOUND, NOT_NOW, NOT_KEPT }),
  /** Opens the folder of the library in the system's own window, where the host can; else it is only named. */
  showFolder: oc.output(z.object({ folder: z.string(), shown: z.boolean() })),
}
