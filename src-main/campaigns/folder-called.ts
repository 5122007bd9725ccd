import { statSync } from 'node:fs'
import { join } from 'node:path'

/** The folder itself, or the one of that name on the shelf, among the examples or among the user’s own campaigns. */
export const folderCalled = (named: string, shelf: string, own: string): string | undefined =>
  [named, join(shelf, named), join(shelf, 'examples', named), join(own, named)].find(
    (folder) => statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true,
  )
