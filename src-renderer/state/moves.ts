import type { AnswerTo, Eyes, Refusal, GameSnapshot } from '../../src-main/contract/games.ts'
import type { filmOf } from './film.ts'
import type { FilmView } from './film-view.ts'
import type { Games } from './games.ts'
import { dataOf, faultOf, isAnswer, type Kit } from './kit.ts'
import type { CurrentTable } from './current-table.ts'
import type { Looking } from './looking.ts'
import type { Place } from './place.ts'
import { newPlay } from './play-view.ts'
import { noPassphrases, type Seating } from './seating.ts'

/** So long an act may take before the window says that it is under way. In ms. */
const patience = 120

type Send = (id: number, table: GameSnapshot) => Promise<GameSnapshot>
type Step = { readonly may: 'canUndo' | 'canRedo'; readonly send: Send }

/** What is done at the table: acts, taking back and doing again, going to another line, and going on as a new game. */
export function movesOf(
  { host, store, attempt }: Kit,
  games: Games,
  { play, change, lay, sitting, another }: CurrentTable,
  { enter }: Pick<Seating, 'enter'>,
  { lookAgain, catchUp }: Looking,
  film: Pick<ReturnType<typeof filmOf>, 'after'>,
  leaveTo: (place: Place) => void,
) {
  const calls = host.calls.games
  /** The sitting in which an act is under way: until it is done there is no other. */
  let acting: number | null = null
  /** What is taken back or done again in a sitting, the first of it just now. */
  let steps: { readonly sitting: number; readonly all: Step[] } | null = null

  /** An act of any kind; whether it was done. What was sent into the void is not sent again: first one looks. */
  async function move(
    send: Send,
    goesOn: boolean,
    then?: (table: GameSnapshot) => Promise<FilmView | null>,
  ): Promise<boolean> {
    const now = play()
    const mine = sitting()
    if (now === null || now.table === null || now.film !== null || acting === mine || now.keeping === 'unsure')
      return false
    const laid = now.table
    acting = mine
    change({ fault: null, refusal: null, fate: null })
    // An act is done before one could read that it is under way: that is said only where it takes its time.
    const slow = setTimeout(() => {
      if (acting === mine && mine === sitting()) change({ keeping: 'keeping' })
    }, patience)
    try {
      const table = await send(now.id, laid)
      const meanwhile = then === undefined || mine !== sitting() ? null : await then(table)
      if (mine !== sitting()) return false
      lay(table, goesOn, meanwhile)
      return true
    } catch (error) {
      if (mine !== sitting()) return false
      if (isAnswer(error)) {
        // What is not possible now may have been in another window, where the game has gone on.
        if (error.code === 'NOT_NOW') await catchUp()
        if (mine === sitting()) refuse(error)
        return false
      }
      change({ keeping: 'unsure' })
      if (host.connection() === 'connected') await lookAgain()
      return false
    } finally {
      clearTimeout(slow)
      if (acting === mine) acting = null
    }
  }

  /**
   * Takes back or does again. Whoever presses twice means twice, so these wait for one another, as long as each is done;
   * an answer waits for nothing, as it is meant for the question that is seen.
   */
  function step(one: Step): void {
    const mine = sitting()
    if (steps?.sitting === mine) {
      steps.all.push(one)
      return
    }
    const all = [one]
    steps = { sitting: mine, all }
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
    const data = dataOf(error)
    if (fault.code === 'NOT_FOUND') {
      leaveTo({ at: 'games' })
      games.sayFault(error)
    } else if (fault.code === 'REFUSED' && data !== null) {
      // The contract says that this error has a refusal with it.
      change({ keeping: 'kept', refusal: data as Refusal })
    } else change({ keeping: fault.code === 'NOT_KEPT' ? 'not-kept' : 'kept', fault })
  }

  const attemptMove = (...asked: Parameters<typeof move>): void =>
    attempt(async () => {
      await move(...asked)
    })

  return {
    act: (action: string) =>
      attemptMove((id, table) => calls.act({ id, action, ...answerTo(table) }), true, film.after),
    undo: () => step({ may: 'canUndo', send: (id, { stop }) => calls.undo({ id, stop }) }),
    redo: () => step({ may: 'canRedo', send: (id, { stop }) => calls.redo({ id, stop }) }),
    goTo: (moment: number) => attemptMove((id) => calls.goTo({ id, moment }), false),
    /** When the game is over: looks at it as either side, or as both. What was shown before is put away. */
    lookAs(eyes: Eyes): void {
      const now = play()
      if (now === null) return
      const mine = another()
      attempt(async () => {
        try {
          const table = await calls.lookAs({ id: now.id, eyes })
          if (mine !== sitting()) return
          const { id, sides, setting, drawing, words, chronicle } = play() ?? now
          change({ ...newPlay(id), sides, setting, drawing, words, chronicle, table })
          lay(table)
        } catch (error) {
          if (!isAnswer(error)) throw error
          if (mine === sitting()) refuse(error)
        }
      })
    },
    /** Goes on from a stop as a new game. */
    fork(stop: number): void {
      const now = play()
      if (now === null || now.table === null) return
      const { name } = now.table
      attempt(async () => {
        try {
          const { id } = await calls.fork({ id: now.id, stop, language: store.get().language })
          await calls.close({ id: now.id })
          await games.read()
          await enter(id, noPassphrases, 'push', name)
        } catch (error) {
          if (!isAnswer(error)) throw error
          refuse(error)
        }
      })
    },
    lookAgain: () => attempt(lookAgain),
    /** Somebody comes back to this window. */
    catchUp(): void {
      if (host.connection() === 'connected' && acting !== sitting() && play()?.keeping === 'kept') attempt(catchUp)
    },
    /** What was not kept has not been done either, so with the message there is nothing left of it. */
    clearNotices(): void {
      const keeping = play()?.keeping === 'not-kept' ? 'kept' : (play()?.keeping ?? 'kept')
      change({ fault: null, refusal: null, fate: null, forkedFrom: null, keeping })
    },
  }
}

/** The question that is answered, for the host to see that it is still the one that is asked. */
function answerTo({ stop, question }: GameSnapshot): { readonly to?: AnswerTo } {
  return question === null ? {} : { to: { stop, prompt: question.prompt, about: question.about } }
}
