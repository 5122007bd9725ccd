import { openLibrary } from '../../../src-main/library/library.ts'

/** Opens the library of a folder and closes it again: `node open-once.ts FOLDER`. */
openLibrary(process.argv[2]!).close()
