import type { ActionCode } from '#engine/kernel/actions/actions.ts'
import { carryOut, readOrder, journalSince } from '#engine/kernel/game/carry-out.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { bad, good, type JsonObject, type Result } from '#engine/kernel/values/result.ts'
import type { OrderStop } from '#engine/kernel/system/orders.ts'
import { fill } from '#engine/kernel/system/words.ts'
import { explainRefusal } from '../games/open/explain-refusal.ts'
import { refusedInPast, sideOfRequest, gameStatus, visibleJournalNow, type Memory } from './memory.ts'
import { action, count, dice, object, oneOf, optional, text } from './requests.ts'
import { gameVerb, type Answered, type Requester, type Fault } from './verb.ts'

const decision = gameVerb('decision', {
  does: 'The question that is asked now, and every legal answer; null for who is not asked.',
  fields: { form: optional(oneOf('text', 'json')) },
  seat: 'answers',
  answer: (game, { form = 'text' }, { eyes }) =>
    good({ decision: mayAnswer(game, eyes) ? question(game, form) : null, ...gameStatus(game, eyes) }),
})

const mayAnswer = ({ play }: Game, eyes: number): boolean =>
  play.decider >= 0 && (eyes === EVERYONE || eyes === play.decider)

function question(game: Game, form: 'text' | 'json') {
  const asked = game.decision()
  if (asked === undefined) return null
  const { language } = game.play.layout
  const sentence = game.question()
  return {
    side: asked.side,
    kind: asked.kind,
    prompt: asked.prompt,
    ...(sentence !== undefined && { question: sentence }),
    about: asked.about,
    actions: form === 'text' ? asked.actions : Array.from(game.play.actions, (code) => language.jsonOf(code)),
    takeBack: asked.takeBack,
  }
}

const act = gameVerb('act', {
  does: 'Does one of the legal actions: written out, or by its place on the list, which counts from 0.',
  fields: { action: optional(action), index: optional(count), dice: optional(dice) },
  seat: 'answers',
  answer(game, { action: written, index, dice: script }, { eyes }, memory) {
    if (script !== undefined && eyes !== EVERYONE) {
      return bad({ code: 'seat', message: 'A session with a seat cannot lay down dice.', path: 'dice' })
    }
    const away = refusedInPast(game, memory, eyes)
    if (away !== undefined) return bad(away)
    const { play } = game
    const code = codeOf(game, written, index, eyes)
    if (!code.ok) return code
    const refusal = game.explain(eyes === EVERYONE ? play.decider : eyes, code.value)
    if (refusal !== undefined) return bad(explainRefusal(game, refusal))
    const acted = game.act(code.value, script)
    if (!acted.ok) return acted
    memory.home = game.history.current
    return good({
      done: play.layout.language.textOf(code.value),
      ...gameStatus(game, eyes),
      told: visibleJournalNow(game, eyes),
    })
  },
})

function codeOf(
  game: Game,
  written: string | JsonObject | undefined,
  index: number | undefined,
  eyes: number,
): Result<ActionCode, Fault> {
  if ((written === undefined) === (index === undefined)) {
    return bad({
      code: 'bad-request',
      message: '"act" needs either "action", written out, or "index", its place on the list.',
    })
  }
  const { play } = game
  if (written !== undefined) return play.layout.language.parseJson(written)
  const refusal = mayAnswer(game, eyes) ? undefined : game.explain(eyes, 0)
  if (refusal !== undefined) return bad(explainRefusal(game, refusal))
  const { actions } = play
  if (index !== undefined && index < actions.length) return good(actions.at(index))
  return bad({
    code: 'no-action',
    message: `There are ${actions.length} actions; the list counts from 0.`,
    path: 'index',
  })
}

const order = gameVerb('order', {
  does: 'Has several acts done at once, as the system knows orders. What is asked meanwhile is answered with `act`; then the order is sent again.',
  fields: { order: object },
  seat: 'answers',
  answer(game, { order: sent }, { eyes }, memory) {
    const away = refusedInPast(game, memory, eyes)
    if (away !== undefined) return bad(away)
    const order = readOrder(game.loaded, sent)
    if (!order.ok) return order
    const refusal = mayAnswer(game, eyes) ? undefined : game.explain(eyes === EVERYONE ? 0 : eyes, 0)
    if (refusal !== undefined) return bad(explainRefusal(game, refusal))
    const done: string[] = []
    const side = game.play.decider
    const begun = game.history.current
    const carried = carryOut(game, order.value, (code) => {
      const acted = game.act(code)
      if (acted.ok) done.push(game.play.layout.language.textOf(code))
      return acted
    })
    memory.home = game.history.current
    if (!carried.ok) return carried
    const { end } = carried.value
    const why = carried.value.end === 'stopped' ? { why: stopInWords(game, carried.value.why) } : {}
    return good({ done, end, ...why, ...gameStatus(game, eyes), told: journalSince(game, side, begun) })
  },
})

function stopInWords({ loaded }: Game, { key, facts }: OrderStop) {
  const sentence = loaded.system.book.words.en[`order.stop.${key}`]
  return { key, facts, ...(sentence !== undefined && { sentence: fill(sentence, facts) }) }
}

const explain = gameVerb('explain', {
  does: 'Whether a side may do something now, and if not: the rule against it, its section and a sentence.',
  fields: { wish: action, side: optional(text) },
  seat: 'answers',
  answer(game, { wish, side: named }, { eyes }) {
    const side = sideOfRequest(game, named, eyes)
    if (!side.ok) return side
    const { language } = game.play.layout
    const code = language.parseJson(wish)
    if (!code.ok) {
      const { path } = code.error
      return bad({ ...code.error, ...(path !== undefined && { path: path.replace(/^action\b/, 'wish') }) })
    }
    const refusal = game.explain(side.value, code.value)
    const asText = language.textOf(code.value)
    if (refusal === undefined) return good({ wish: asText, legal: true })
    const { message: sentence, code: _code, ...why } = explainRefusal(game, refusal)
    return good({ wish: asText, legal: false, sentence, ...why })
  },
})

const odds = gameVerb('odds', {
  does: 'The exact odds of every legal action that has some, for who is to decide.',
  fields: {},
  seat: 'answers',
  answer(game, _request, { eyes }) {
    if (eyes !== EVERYONE && game.play.decider !== eyes && game.play.decider >= 0) {
      return bad({ code: 'seat', message: 'The odds are for the side that decides now.' })
    }
    return good({ odds: game.odds() })
  },
})

const undo = gameVerb('undo', {
  does: 'Takes back the last act. In a game with fair undo not beyond a draw, a reveal or the other side.',
  fields: {},
  seat: 'answers',
  answer(game, _request, asker, memory) {
    const { current, now } = game.history
    if (asker.eyes !== EVERYONE && (game.isBarrier(current) || now.decider !== asker.eyes)) {
      return bad({ code: 'no-undo', message: 'A session with a seat takes back only what its own side has just done.' })
    }
    return move(game, asker, memory, () => game.undo())
  },
})

const redo = gameVerb('redo', {
  does: 'Does again what was taken back last.',
  fields: {},
  seat: 'answers',
  answer(game, _request, asker, memory) {
    const { history } = game
    const { next } = history.now
    if (asker.eyes !== EVERYONE && (next < 0 || history.at(next).decider !== asker.eyes)) {
      return bad({
        code: 'no-redo',
        message: 'A session with a seat does again only what its own side has taken back.',
      })
    }
    return move(game, asker, memory, () => game.redo())
  },
})

function move(game: Game, { eyes }: Requester, memory: Memory, go: () => Result<null>): Answered {
  const away = refusedInPast(game, memory, eyes)
  if (away !== undefined) return bad(away)
  const gone = go()
  if (!gone.ok) return gone
  memory.home = game.history.current
  return good(gameStatus(game, eyes))
}

const goTo = gameVerb('goto', {
  does: 'Goes to any moment of the game: to look at it, and with free undo to go on from there.',
  fields: { moment: count },
  seat: 'refuses',
  answer(game, { moment }, { eyes }, memory) {
    const gone = game.goTo(moment)
    if (!gone.ok) return gone
    if (game.start.freeUndo === true) memory.home = moment
    return good(gameStatus(game, eyes))
  },
})

const moments = gameVerb('moments', {
  does: 'Everything that was done, also what was taken back: each moment, the one it follows, the side and its action.',
  fields: {},
  seat: 'refuses',
  answer({ history, play }) {
    const { language, sides } = play.layout
    return good({
      current: history.current,
      moments: history.moments.map(({ parent, decider, code, script }, moment) => ({
        moment,
        ...(moment > 0 && { after: parent, side: sides[decider], action: language.textOf(code) }),
        ...(script !== undefined && { dice: script }),
      })),
    })
  },
})

export const playVerbs = [decision, act, order, explain, odds, undo, redo, goTo, moments]
