import { z } from 'zod'
import { Refusal } from './games.ts'
import { FaultText } from './words.ts'

/*
 * Named reasons why a call failed. The window has a sentence for each name; the message is for callers that have no
 * better text.
 */

/** Details beside the name, if there are any. */
const said = z.object({ said: FaultText }).optional()

export const NOT_FOUND = { message: 'There is no game of that number in the library.', data: said }
export const SEALED = { message: 'The game is sealed: it opens with the passphrases of its sides.', data: said }
export const WRONG_PASSPHRASE = { message: 'That is not the passphrase.', data: z.object({ side: z.int() }) }
export const READ_ONLY = { message: 'This game can only be looked at.', data: said }
/**
 * `gone`: the library file is no longer the one that was opened; nothing can be saved until the program is restarted.
 */
export const NOT_KEPT = {
  message: 'This could not be saved, and so has not been done.',
  data: z.object({ said: FaultText, gone: z.boolean().optional() }).optional(),
}
export const REFUSED = { message: 'The rules do not allow this.', data: Refusal }
export const NOT_NOW = { message: 'This is not possible now.', data: said }
export const NOT_YOURS = { message: 'This is not for the side that sits at the table.', data: said }
export const BAD_CHOICE = { message: 'A game cannot begin like this.', data: said }
export const UNREADABLE = { message: 'This game cannot be taken up by this program.', data: said }
export const BAD_FILE = {
  message: 'This file cannot be imported.',
  /** The first faulty act, and the number of valid acts before it that could be imported. */
  data: z.object({ moment: z.int().nullable(), reason: FaultText, whole: z.int() }),
}

/** All failures of calls about games, by name. */
export const denials = {
  NOT_FOUND,
  SEALED,
  WRONG_PASSPHRASE,
  READ_ONLY,
  NOT_KEPT,
  REFUSED,
  NOT_NOW,
  NOT_YOURS,
  BAD_CHOICE,
  UNREADABLE,
  BAD_FILE,
}
/** For campaigns and rule systems, which are identified by name. */
export const noName = { NOT_FOUND: { message: 'There is nothing of that name.', data: said } }
/** For drafts, which have their own numbering. */
export const noDraft = { NOT_FOUND: { message: 'There is no draft of that number in the library.', data: said } }
