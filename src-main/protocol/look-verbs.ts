import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { bad, good } from '#engine/kernel/values/result.ts'
import { chanceAsJson, stateAsJson } from '#engine/kernel/play/state-json.ts'
import { sideOfRequest } from './memory.ts'
import { count, optional, text } from './requests.ts'
import { gameVerb } from './verb.ts'

const view = gameVerb('view', {
  does: 'What a side may know: its view of the game, and the question when it is the one to decide.',
  fields: { side: optional(text) },
  seat: 'answers',
  answer(game, { side: named }, { eyes }) {
    const side = sideOfRequest(game, named, eyes)
    if (!side.ok) return side
    if (side.value >= 0) return good({ view: game.view(side.value) })
    return bad({
      code: 'missing-field',
      message: 'The game is over, so name the side whose view is wanted.',
      path: 'side',
    })
  },
})

const journal = gameVerb('journal', {
  does: 'What has happened, entry by entry, as a side was told it; everything, if no side is named and the session is open.',
  fields: { since: optional(count), side: optional(text) },
  seat: 'answers',
  answer(game, { since = 0, side }, { eyes }) {
    const reader = side === undefined && eyes === EVERYONE ? undefined : sideOfRequest(game, side, eyes)
    if (reader?.ok === false) return reader
    // Counts only the reader's own entries, so that the number does not reveal how much the other side did.
    const entries = game.journal(reader?.value ?? EVERYONE)
    return good({ entries: entries.slice(since), next: entries.length })
  },
})

const state = gameVerb('state', {
  does: 'Everything, hidden things too, in the form that "new" takes as a position; and where chance stands.',
  fields: {},
  seat: 'refuses',
  answer: ({ play }) => good({ state: stateAsJson(play), chance: chanceAsJson(play), hash: play.hash() }),
})

const hash = gameVerb('hash', {
  does: 'A short text that is equal for equal states: 16 hexadecimal digits.',
  fields: {},
  seat: 'refuses',
  answer: (game) => good({ hash: game.hash() }),
})

export const lookVerbs = [view, journal, state, hash]
