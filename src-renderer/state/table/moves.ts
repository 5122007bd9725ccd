import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { AnswerTo, Eyes, Refusal, GameSnapshot } from '../../../src-main/contract/games.ts'
import type { Players } from '../../../src-main/contract/library.ts'
import type { filmActions } from './film.ts'
import type { FilmView } from '../known/film-view.ts'
import type { Games } from '../library/games.ts'
import { errorData, faultOf, isContractError, type Kit } from '../kit/kit.ts'
import type { CurrentTable } from './current-table.ts'
import type { Refresh } from './refresh.ts'
import type { Place } from '../known/place.ts'
import { newPlay } from '../known/play-view.ts'
import { noPassphrases, type Seating } from './seating.ts'

/** Time in ms after which the window says that an act is being saved. */
const patience = 120

type Send = (id: number, table: GameSnapshot) => Promise<GameSnapshot>
type Step = { readonly may: 'canUndo' | 'canRedo'; readonly send: Send }

/** Acts at the table: answers, undo and redo, going to another line, looking as a side, and going on as a new game. */
export function moveActions(
  { host, store, attempt }: Kit,
  games: Games,
  { play, change, showTable, visit, nextVisit }: CurrentTable,
  { enter }: Pick<Seating, 'enter'>,
  { refresh, refreshOnReturn }: Refresh,
  film: Pick<ReturnType<typeof filmActions>, 'after'>,
  leaveTo: (place: Place) => void,
) {
  const calls = host.calls.games
  /** The visit in which an act is being sent: until it is done, no other is sent. */
  let acting: number | null = null
  /** The undo and redo steps of a visit that wait their turn; the first is being sent. */
  let steps: { readonly visit: number; readonly all: Step[] } | null = null

  /** A person on one side and an officer, or another opponent that can play, on the other; each sees only what it may know. */
  async function playersAs({ campaign }: GameSnapshot, side: 0 | 1): Promise<Players> {
    const { opponents } = await host.calls.campaigns.beginnings({ id: campaign })
    const able = opponents[side === 0 ? 1 : 0]
    const other = able.find((id) => id === 'officer') ?? able[0] ?? 'person'
    return { sides: side === 0 ? ['person', other] : [other, 'person'], open: false }
  }

  /** Sends an act of any kind, and tells whether it was done. If no answer comes, it reads the table and does not send again. */
  async function move(
    send: Send,
    isContinuation: boolean,
    then?: (table: GameSnapshot) => Promise<FilmView | null>,
  ): Promise<boolean> {
    const now = play()
    const mine = visit()
    if (now === null || now.table === null || now.film !== null || acting === mine || now.keeping === 'unsure')
      return false
    acting = mine
    change({ fault: null, refusal: null, interruptedAct: null })
    // Most acts are done before the player could read that they are being saved.
    const slow = setTimeout(() => {
      if (acting === mine && mine === visit()) change({ keeping: 'keeping' })
    }, patience)
    try {
      const table = await send(now.id, now.table)
      const meanwhile = then === undefined || mine !== visit() ? null : await then(table)
      if (mine !== visit()) return false
      showTable(table, isContinuation, meanwhile)
      return true
    } catch (error) {
      if (mine !== visit()) return false
      if (isContractError(error)) {
        // The act may have been possible before another window played on, stood the side up, or closed the game.
        const isEnteredAgain =
          (error.code === 'NOT_NOW' || error.code === 'NOT_YOURS') && (await refreshOnReturn()) === 'entered again'
        if (mine === visit()) refuse(error)
        else if (isEnteredAgain) change({ interruptedAct: 'closed' })
        return false
      }
      change({ keeping: 'unsure' })
      if (host.connection() === 'connected') await refresh()
      return false
    } finally {
      clearTimeout(slow)
      if (acting === mine) acting = null
    }
  }

  /**
   * Undoes or redoes. Two presses mean two steps, so steps queue up until one fails. Answers do not queue: an answer is
   * meant for the question on the screen.
   */
  function step(one: Step): void {
    const mine = visit()
    if (steps?.visit === mine) {
      steps.all.push(one)
      return
    }
    const all = [one]
    steps = { visit: mine, all }
    attempt(async () => {
      try {
        for (const { may, send } of all)
          if (play()?.table?.[may] !== true || !(await move(send, may === 'canRedo'))) return
      } finally {
        if (steps?.all === all) steps = null
      }
    })
  }

  function refuse(error: unknown): void {
    const fault = faultOf(error, host)
    const data = errorData(error)
    if (fault.code === 'NOT_FOUND') {
      leaveTo({ at: 'games' })
      games.showFault(error)
    } else if (fault.code === 'REFUSED' && data !== null) {
      // The contract: a REFUSED error carries a refusal.
      change({ keeping: 'kept', refusal: data as Refusal })
    } else change({ keeping: fault.code === 'NOT_KEPT' ? 'not-kept' : 'kept', fault })
  }

  /**
   * Options of an answer: the question it is meant for, and whether questions without a choice are answered automatically. A
   * lesson explains every question, so none is skipped there.
   */
  const answering = (table: GameSnapshot) => ({
    ...answerTo(table),
    alone: store.get().asking === 'choices' && store.get().play?.lesson?.seen.asLesson !== true,
  })

  const attemptMove = (...asked: Parameters<typeof move>): void =>
    attempt(async () => {
      await move(...asked)
    })

  return {
    /** Whether an act of this visit is on its way. */
    isActing: () => acting === visit(),
    act: (action: string) =>
      attemptMove((id, table) => calls.act({ id, action, ...answering(table) }), true, film.after),
    /**
     * Gives an order; it continues at each decision of the side until it is done, stops, or is cancelled. The orders in `keep`
     * are stored with it and offered until they are done.
     */
    order: ({ order, keep = [] }: { readonly order: JsonObject; readonly keep?: readonly JsonObject[] }) =>
      attemptMove(
        (id, table) => calls.order({ id, order: asJson(order), keep: keep.map(asJson), ...answering(table) }),
        true,
        film.after,
      ),
    /** Drops a stored order. */
    dropOrder: (order: JsonObject) => attemptMove((id) => calls.dropOrder({ id, order: asJson(order) }), true),
    /** Cancels the viewer's order: what it has done stays done. */
    cancelOrder: () => attemptMove((id) => calls.cancelOrder({ id }), true),
    undo: () => step({ may: 'canUndo', send: (id, { stop }) => calls.undo({ id, stop }) }),
    redo: () => step({ may: 'canRedo', send: (id, { stop }) => calls.redo({ id, stop }) }),
    goTo: (moment: number) => attemptMove((id) => calls.goTo({ id, moment }), false),
    /** Shows a finished game as either side sees it, or both. The table shown before is removed. */
    lookAs(eyes: Eyes): void {
      const now = play()
      if (now === null) return
      const mine = nextVisit()
      attempt(async () => {
        try {
          const table = await calls.lookAs({ id: now.id, eyes })
          if (mine !== visit()) return
          const { id, adjectives, setting, drawing, words, chronicle } = play() ?? now
          change({ ...newPlay(id), adjectives, setting, drawing, words, chronicle, table })
          showTable(table)
        } catch (error) {
          if (!isContractError(error)) throw error
          if (mine === visit()) refuse(error)
        }
      })
    },
    /** Continues from a stop as a new game; with a side given, as that side against the program, seeing only what it may know. */
    fork(stop: number, side?: 0 | 1): void {
      const now = play()
      if (now === null || now.table === null) return
      const { table } = now
      attempt(async () => {
        try {
          const players = side === undefined ? undefined : await playersAs(table, side)
          const { id } = await calls.fork({ id: now.id, stop, language: store.get().language, players })
          await calls.close({ id: now.id })
          await games.read()
          await enter(id, noPassphrases, 'push', table.name)
        } catch (error) {
          if (!isContractError(error)) throw error
          refuse(error)
        }
      })
    },
    refresh: () => attempt(refresh),
    /** Called when the viewer returns to this window. */
    refreshOnReturn(): void {
      if (host.connection() === 'connected' && acting !== visit() && play()?.keeping === 'kept')
        attempt(async () => void (await refreshOnReturn()))
    },
    /** Removes faults, refusals and notices. An act that could not be saved was not done, so nothing remains of it. */
    clearNotices(): void {
      const keeping = play()?.keeping === 'not-kept' ? 'kept' : (play()?.keeping ?? 'kept')
      change({ fault: null, refusal: null, interruptedAct: null, forkedFrom: null, keeping })
    },
  }
}

const asJson = (order: JsonObject) => order as Parameters<Kit['host']['calls']['games']['order']>[0]['order'] // JSON, as the contract has it

/** The question an answer is meant for: the host checks that it is still the present one. */
function answerTo({ stop, question }: GameSnapshot): { readonly to?: AnswerTo } {
  return question === null ? {} : { to: { stop, prompt: question.prompt, about: question.about } }
}
