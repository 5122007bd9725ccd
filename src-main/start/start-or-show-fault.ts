import { routerOf } from '../services/router.ts'
import { settingsInMemory, withoutLibrary } from '../services/without-library.ts'
import { words } from '../wording/bilingual.ts'
import { Problem } from '../wording/problem.ts'
import { dataFolderOf } from './data-folder.ts'
import { start, type Started } from './start.ts'

/** The program as used by a host. `now` is replaced if the library can be opened later. */
interface Running {
  readonly now: Started
  close(): Promise<void>
}

/**
 * Starts the program. If the library cannot be opened, the window shows the reason and offers to try again, so that
 * problems with the data folder are always visible to the user.
 */
export function startOrShowFault(...asked: Parameters<typeof start>): Running {
  const attempt = (): Started => {
    try {
      return start(...asked)
    } catch (error) {
      return startShowingFault(problemOf(error), asked, {
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

function startShowingFault(
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

/** Unexpected errors are reported too; the stack trace is written to the terminal. */
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
