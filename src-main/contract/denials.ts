import { z } from 'zod'
import { Refusal } from './games.ts'
import { Said } from './words.ts'

/*
 * Why a call was not answered, by name. The window has a sentence for each name. The message is for those who have nothing
 * better to show.
 */

/** What is to be said beside the name, where there is more to say. */
const said = z.object({ said: Said }).optional()

export const NOT_FOUND = { message: 'There is no game of that number in the library.', data: said }
export const SEALED = { message: 'The game is sealed: it opens with the passphrases of its sides.', data: said }
export const WRONG_PASSPHRASE = { message: 'That is not the passphrase.', data: z.object({ side: z.int() }) }
export const READ_ONLY = { message: 'This game can only be looked at.', data: said }
/** `gone`: the library is not the one that was opened; nothing can be kept until the program is started again. */
export const NOT_KEPT = {
  message: 'This could not be saved, and so has not been done.',
  data: z.object({ said: Said, gone: z.boolean().optional() }).optional(),
}
export const REFUSED = { message: 'The rules do not allow this.', data: Refusal }
export const NOT_NOW = { message: 'This is not possible now.', data: said }
export const NOT_YOURS = { message: 'This is not for the side that sits at the table.', data: said }
export const BAD_CHOICE = { message: 'A game cannot begin like this.', data: said }
export const UNREADABLE = { message: 'This game cannot be taken up by this program.', data: said }
export const BAD_FILE = {
  message: 'This file cannot be imported.',
  /** The first act that is not as it should be; how many before it are whole and could be taken in. */
  data: z.object({ moment: z.int().nullable(), reason: Said, whole: z.int() }),
}

/** All that can be denied about games, by name. */
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
/** About campaigns and rule systems, which have no numbers but names. */
export const noName = { NOT_FOUND: { message: 'There is nothing of that name.', data: said } }
/** About drafts, which have numbers of their own. */
export const noDraft = { NOT_FOUND: { message: 'There is no draft of that number in the library.', data: said } }
