import { z } from 'zod'
import { Refusal } from './games.ts'

/** Why a call was not answered, by name. The message is for those who have nothing better to show. */

export const NOT_FOUND = { message: 'There is no game of that number in the library.' }
const NO_CAMPAIGN = { message: 'There is no campaign of that name that can be played.' }
export const SEALED = { message: 'The game is sealed: it opens with the passphrases of its sides.' }
export const WRONG_PASSPHRASE = { message: 'That is not the passphrase.', data: z.object({ side: z.int() }) }
export const READ_ONLY = { message: 'This game can only be looked at.' }
export const NOT_KEPT = { message: 'This could not be kept, and so has not been done.' }
export const REFUSED = { message: 'The rules do not allow this.', data: Refusal }
export const NOT_NOW = { message: 'This is not possible now.' }
export const NOT_YOURS = { message: 'This is not for the side that sits at the table.' }
export const BAD_CHOICE = { message: 'A game cannot begin like this.' }
export const UNREADABLE = { message: 'This game cannot be taken up by this program.' }
export const BAD_FILE = {
  message: 'This file cannot be taken in.',
  /** The first act that is not as it should be; how many before it are whole and could be taken in. */
  data: z.object({ moment: z.int().nullable(), reason: z.string(), whole: z.int() }),
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
export const noCampaign = { NOT_FOUND: NO_CAMPAIGN }
