import type { Words } from '../contract/words.ts'
import { type Failed, words } from './bilingual.ts'

const DISK_FULL = words('The disk is full.', 'Le disque est plein.')
const FORBIDDEN = words('The folder may not be written to.', 'Le dossier ne permet pas l’écriture.')

const reasons: Readonly<Record<string, Words>> = {
  SQLITE_FULL: DISK_FULL,
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  EACCES: FORBIDDEN,
  EPERM: FORBIDDEN,
  EROFS: FORBIDDEN,
  SQLITE_READONLY: words('The library may not be written to.', 'La bibliothèque est protégée contre l’écriture.'),
  SQLITE_BUSY: words('Another program holds the library.', 'Un autre programme occupe la bibliothèque.'),
  SQLITE_CORRUPT: words('The library is damaged.', 'La bibliothèque est endommagée.'),
  SQLITE_IOERR: words('The disk does not answer.', 'Le disque ne répond pas.'),
  LIBRARY_GONE: words(
    'The file of the library is not there any more: it was deleted or moved while the program ran.',
    'Le fichier de la bibliothèque n’est plus là : il a été effacé ou déplacé pendant que le programme tournait.',
  ),
  LIBRARY_REPLACED: words(
    'Another file has taken the place of the library while the program ran.',
    'Un autre fichier a pris la place de la bibliothèque pendant que le programme tournait.',
  ),
  LIBRARY_TAKEN: words(
    'Another Gaiter Button has taken over the data folder.',
    'Un autre Gaiter Button occupe le dossier de données.',
  ),
}

/** The meaning of SQLite's code for a failed write. */
export const writeFailureReason = (code: string): Words =>
  reasons[code.split('_', 2).join('_')] ?? words(`The library says ${code}.`, `La bibliothèque dit ${code}.`)

/** Whether an error code means that a write to the library failed. */
export const isWriteFailure = (code: string | undefined): code is string => /^(SQLITE|LIBRARY)_/.test(code ?? '')

/** Whether the open file is no longer the library: then nothing can be stored until the program is restarted. */
export const isGone = (code: string): boolean => code.startsWith('LIBRARY_')

/** The failure of a write because the library is gone. */
export const libraryGone = (reason: Words): Failed => ({
  code: 'library-gone',
  message: `This has not been done. ${reason.en} Save the games you have open as files, and start the program again.`,
  said: reason,
})

/** A failed write. The window itself says that the act was not done and all before is safe; `said` adds the reason. */
export const writeFailed = (reason: Words): Failed => ({
  code: 'not-kept',
  message: `This could not be saved, and so has not been done; everything before it is safe. ${reason.en} See to the disk and try again.`,
  said: reason,
})
