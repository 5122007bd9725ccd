import { routerOf } from '../services/router.ts'
import { settingsInMemory, withoutLibrary } from '../services/without-library.ts'
import { words } from '../wording/bilingual.ts'
import { Problem } from '../wording/problem.ts'
import { dataFolderOf } from './data-folder.ts'
import { start, type Started } from './start.ts'

/** The program as a host carries it: what it is now may be another after the library was opened at last. */
interface Running {
  readonly now: Started
  close(): Promise<void>
}

/**
 * Starts the program. Where the library cannot be opened it is a window that tells why, and from which it can be tried again:
 * whatever is wrong with the data folder, somebody sees it where he looks.
 */
export function startOrTell(...asked: Parameters<typeof start>): Running {
  const attempt = (): Started => {
    try {
      return start(...asked)
    } catch (error) {
      return tellWhy(problemOf(error), asked, {
        problem: () => now.problem,
        tryAgain() {
          if (now.problem !== null) now = attempt()
          return now.problem === null
        },
      })
    }
  }
  let now = attempt()
  return {
    get now() {
      return now
    },
    close: () => now.close(),
  }
}

function tellWhy(
  problem: Problem,
  [{ name, version }, host, namedFolder, showFile]: Parameters<typeof start>,
  { problem: latest, tryAgain }: { problem: () => Problem | null; tryAgain: () => boolean },
): Started {
  const table = settingsInMemory()
  const app = { name, version, host, dataFolder: dataFolderOf(namedFolder) }
  const services = withoutLibrary({
    problem: () => latest() ?? problem,
    app,
    table,
    tryAgain,
    ...(showFile && { showFile }),
  })
  return {
    router: routerOf(services),
    table,
    repaired: null,
    problem,
    look: () => services.settings.read(),
    close: () => Promise.resolve(),
  }
}

/** Whatever nobody has thought of is told as well; where it happened stands on the terminal. */
function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  const said = error instanceof Error ? error.message : String(error)
  return new Problem(
    'not-foreseen',
    words(
      `Something went wrong that nobody has foreseen: ${said}`,
      `Quelque chose a mal tourné que personne n’a prévu : ${said}`,
    ),
    words(
      'Try again, or name another folder with --data DIR. Nothing in this one was changed.',
      'Réessayez, ou nommez un autre dossier avec --data DOSSIER. Rien n’a été changé dans celui-ci.',
    ),
  )
}
