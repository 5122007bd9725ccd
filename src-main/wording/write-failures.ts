import type { Words } from '../contract/words.ts'
import { type Failed, words } from './bilingual.ts'

const reasons: Readonly<Record<string, Words>> = {
  SQLITE_FULL: words('The disk is full.', 'Le disque est plein.'),
  SQLITE_READONLY: words('The library may not be written to.', 'La bibliothèque est protégée contre l’écriture.'),
  SQLITE_BUSY: words('Another program holds the library.', 'Un autre programme tient la bibliothèque.'),
  SQLITE_CORRUPT: words('The library is damaged.', 'La bibliothèque est endommagée.'),
  SQLITE_IOERR: words('The disk does not answer.', 'Le disque ne répond pas.'),
}

/** What SQLite's code for a failed write means. */
export const writeFailureReason = (code: string): Words =>
  reasons[code.split('_', 2).join('_')] ?? words(`The library says ${code}.`, `La bibliothèque dit ${code}.`)

/** A failed write. The window itself says that the act was not done and all before is safe; `said` adds the reason. */
export const writeFailed = (reason: Words): Failed => ({
  code: 'not-kept',
  message: `This could not be kept, and so has not been done; everything before it is safe. ${reason.en} See to the disk and try again.`,
  said: reason,
})
