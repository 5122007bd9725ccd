import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { CampaignEntry, OpenCampaign } from './campaign.ts'
import { Beginnings, Branch, Comparison, Id, Json, Marking, NewGame, Question, Refusal, Stop, Table } from './games.ts'
import { GameEntry, Imported, Passphrases, Players, progress, Thumbnail, Verified } from './library.ts'
import { Opponent, Simulated, SimulationWish } from './opponents.ts'
import { Language, Settings, SettingsChange } from './settings.ts'

const about = z.object({
  name: z.string(),
  version: z.string(),
  host: z.enum(['electron', 'browser']),
  dataFolder: z.string(),
  /** What had to be done to a damaged library when the app started, if that happened. */
  repaired: z
    .object({
      /** Where the damaged file was put. */
      setAside: z.string(),
      /** Games that were taken over whole, in part, and those of which nothing could be read. */
      whole: z.int(),
      parts: z.array(z.object({ name: z.string(), acts: z.int(), reason: z.string() })),
      lost: z.int(),
    })
    .nullable(),
  /** The app ended without being closed the last time, and this game was on the table; null when it was closed. */
  crashed: z.object({ game: z.int().nullable() }).nullable(),
})
export type About = z.infer<typeof about>

const NOT_FOUND = { message: 'There is no game of that number in the library.' }
const SEALED = { message: 'The game is sealed: it opens with the passphrases of its sides.' }
const WRONG_PASSPHRASE = { message: 'That is not the passphrase.', data: z.object({ side: z.int() }) }
const READ_ONLY = { message: 'This game can only be looked at.' }
const NOT_KEPT = { message: 'This could not be kept, and so has not been done.' }
const REFUSED = { message: 'The rules do not allow this.', data: Refusal }
const NOT_NOW = { message: 'This is not possible now.' }
const NOT_YOURS = { message: 'This is not for the side that sits at the table.' }

const game = oc.errors({ NOT_FOUND, SEALED, NOT_NOW, NOT_YOURS })
const move = oc.errors({ NOT_FOUND, SEALED, NOT_NOW, NOT_YOURS, READ_ONLY, NOT_KEPT, REFUSED })
const keeping = oc.errors({ NOT_FOUND, SEALED, WRONG_PASSPHRASE, NOT_KEPT })

/** Everything the window can ask of the process that owns games. Both hosts carry exactly this. */
export const contract = {
  app: {
    about: oc.output(about),
  },
  campaigns: {
    list: oc.output(z.array(CampaignEntry)),
    open: oc
      .input(z.object({ id: z.string() }))
      .output(OpenCampaign)
      .errors({
        NOT_FOUND: { message: 'There is no campaign of that name.' },
        CAMPAIGN_BROKEN: { message: 'The campaign has errors; the list of campaigns tells them.' },
      }),
    /** The map of a board of zones as an SVG document; drawing it takes some seconds. */
    draw: oc
      .input(z.object({ id: z.string(), language: Language }))
      .output(z.object({ svg: z.string() }))
      .errors({ NOT_FOUND: { message: 'There is no campaign of that name with a map to draw.' } }),
    /** Its scenarios, and what can be chosen before a game of one begins. */
    beginnings: oc
      .input(z.object({ id: z.string() }))
      .output(Beginnings)
      .errors({ NOT_FOUND: { message: 'There is no campaign of that name that can be played.' } }),
    /** The words of a rule system, for whoever shows its questions, its journal and its accounts. */
    words: oc
      .input(z.object({ system: z.string(), language: Language }))
      .output(z.record(z.string(), z.string()))
      .errors({ NOT_FOUND: { message: 'There is no rule system of that name.' } }),
  },
  library: {
    list: oc
      .input(z.object({ search: z.string().max(200).default(''), removed: z.boolean().default(false) }))
      .output(z.array(GameEntry)),
    thumbnails: oc
      .input(z.object({ ids: z.array(z.int()).max(200) }))
      .output(z.array(z.object({ id: z.int(), thumbnail: Thumbnail.nullable() }))),
    rename: keeping.input(Id.extend({ name: z.string().trim().min(1).max(200) })).output(z.null()),
    duplicate: keeping.input(Id.extend({ name: z.string().trim().min(1).max(200).optional() })).output(Id),
    /** Into the basket; `restore` takes it out again, and emptying the basket is for ever. */
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
      .errors({
        BAD_FILE: {
          message: 'This file cannot be taken in.',
          /** The first act that is not as it should be; how many before it are whole and could be taken in. */
          data: z.object({ moment: z.int().nullable(), reason: z.string(), whole: z.int() }),
        },
        SEALED,
        WRONG_PASSPHRASE,
        NOT_KEPT,
      }),
    /** Plays a game again from its first act to its last, under the rules of this program. */
    verify: keeping
      .input(Id.extend({ passphrases: Passphrases.default([null, null]) }))
      .output(eventIterator(progress(Verified))),
  },
  games: {
    begin: oc
      .input(NewGame)
      .output(Id)
      .errors({
        NOT_FOUND: { message: 'There is no campaign of that name that can be played.' },
        BAD_CHOICE: { message: 'A game cannot begin like this.' },
        NOT_KEPT,
      }),
    /** Lays a game on the table. A sealed one wants the passphrases of all its sealed sides. */
    open: oc
      .errors({
        NOT_FOUND,
        SEALED,
        WRONG_PASSPHRASE,
        UNREADABLE: { message: 'This game cannot be taken up by this program.' },
      })
      .input(Id.extend({ passphrases: Passphrases.default([null, null]) }))
      .output(Table),
    /** Takes it off the table again; a sealed one is closed. */
    close: game.input(Id).output(z.null()),
    /** The side that sits down at the table now. Only persons do, and a sealed side shows its passphrase. */
    sit: game
      .errors({ WRONG_PASSPHRASE })
      .input(Id.extend({ side: z.int().min(0).max(1), passphrase: z.string().nullable().default(null) }))
      .output(Table),
    look: game.input(Id).output(Table),
    act: move.input(Id.extend({ action: z.string().max(500) })).output(Table),
    explain: game.input(Id.extend({ wish: z.string().max(500) })).output(z.object({ refusal: Refusal.nullable() })),
    odds: game.input(Id).output(z.array(z.object({ action: z.string(), odds: Json }))),
    undo: move.input(Id).output(Table),
    redo: move.input(Id).output(Table),
    /** What was told since a stop, as far as the one who looks may know it. */
    journal: game
      .input(Id.extend({ since: z.int().nonnegative().default(0) }))
      .output(z.array(z.object({ stop: z.int(), entry: Json }))),
    stops: game.input(Id).output(z.array(Stop)),
    /** The table as it was at a stop: nothing is asked there. */
    past: game.input(Id.extend({ stop: z.int().nonnegative() })).output(Table),
    /** A new game that begins where this one stood at a stop, with the same past; the old one stays as it is. */
    fork: keeping
      .errors({ NOT_NOW, NOT_YOURS })
      .input(Id.extend({ stop: z.int().nonnegative(), name: z.string().trim().min(1).max(200).optional() }))
      .output(Id),
    bookmark: move
      .input(Id.extend({ stop: z.int().nonnegative(), ...Marking.shape }))
      .output(z.object({ mark: z.int() })),
    changeMark: move.input(Id.extend({ mark: z.int(), ...Marking.shape })).output(z.null()),
    dropMark: move.input(Id.extend({ mark: z.int() })).output(z.null()),
    /** The lines that were played, in an open game or one that is over. */
    branches: game.input(Id).output(z.array(Branch)),
    nameBranch: move.input(Id.extend({ tip: z.int(), ...Marking.shape })).output(z.object({ mark: z.int() })),
    /** Goes to any moment of the tree, in an open game. */
    goTo: move.input(Id.extend({ moment: z.int().nonnegative() })).output(Table),
    compare: game.input(Id.extend({ a: z.int().nonnegative(), b: z.int().nonnegative() })).output(Comparison),
  },
  opponents: {
    list: oc.output(z.array(Opponent)),
  },
  simulations: {
    /** Plays a scenario many times over and counts how it ends. Stops as soon as nobody listens any more. */
    run: oc
      .input(SimulationWish)
      .output(eventIterator(progress(Simulated)))
      .errors({ NOT_FOUND: { message: 'There is no campaign of that name that can be played.' } }),
  },
  settings: {
    read: oc.output(Settings),
    write: oc.input(SettingsChange).output(Settings),
  },
}

export type Contract = typeof contract
export type { Players, Question }
