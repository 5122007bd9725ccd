import { ScriptError } from '../play/chance.ts'
import type { Play } from '../play/play.ts'
import { bad, good, type JsonObject, type Result } from '../values/result.ts'
import { readState } from '../play/state-json.ts'
import type { Phrase } from '../system/glance.ts'
import type { LoadedCampaign } from '../system/system.ts'

/** Sets a game to a described position. A position that the rules cannot continue from is a bad request. */
export function applyPosition(loaded: LoadedCampaign, play: Play, position: JsonObject): Result<null> {
  const read = readState(play, position)
  if (!read.ok) return read
  const wrong = (what: Phrase, rule?: string): Result<null> =>
    bad({
      code: 'bad-state',
      message: `This position cannot be played: ${what.en}.`,
      inFrench: `Cette situation ne peut pas être jouée : ${what.fr}.`,
      path: 'state',
      ...(what.parts !== undefined && { parts: what.parts }),
      ...(rule !== undefined && { rule }),
    })
  try {
    if (play.ending === undefined) play.settle()
    void play.actions
    for (const { rule, broken } of loaded.system.rules.invariants) {
      const what = broken(play)
      if (what !== undefined) return wrong(what, rule)
    }
  } catch (error) {
    if (error instanceof ScriptError) throw error
    const thrown = error instanceof Error ? error.message : String(error)
    return wrong({ en: thrown, fr: thrown })
  }
  return good(null)
}
