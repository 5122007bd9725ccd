import { ScriptError, type Scripted } from '../play/chance.ts'
import type { Play } from '../play/play.ts'
import { bad, good, type Result } from '../values/result.ts'

/** Runs something under a script and returns how many values it used. A script that does not fit is a failure. */
export function scripted(
  play: Play,
  script: readonly Scripted[] | undefined,
  run: () => Result<unknown>,
  exact = false,
): Result<number> {
  if (script === undefined) {
    const ran = run()
    return ran.ok ? good(0) : ran
  }
  play.chance.follow(script)
  try {
    const ran = run()
    const used = play.chance.release()
    if (!ran.ok) return ran
    if (exact && used < script.length) {
      const message = `${script.length - used} of the scripted values were not needed; the first is ${JSON.stringify(script[used])}.`
      return bad({ code: 'script', message, path: `dice[${used}]` })
    }
    return good(used)
  } catch (error) {
    play.chance.release()
    if (error instanceof ScriptError) return bad({ code: 'script', message: error.message, path: 'dice' })
    throw error
  }
}
