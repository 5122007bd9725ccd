import type { Advice, Remark } from '../../../src-main/contract/advice.ts'
import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import { type Fault, noWork, type Work } from '../known/counsel-view.ts'
import { faultOf, isAborted, type Kit } from '../kit/kit.ts'

type CounselMessage<Result> =
  | { readonly at: 'work'; readonly done: number; readonly of: number }
  | { readonly at: 'end'; readonly result: Result }

/** Requests advice and comments on past play: each can be stopped, and applies only to the table it was requested at. */
export function counselActions({ host, store, attempt }: Kit) {
  const calls = host.calls.games
  let stopping: AbortController | null = null

  /** Follows a computation for the table shown, with its progress; another request or another table ends it. */
  function follow<Result>(
    part: 'advice' | 'remarks',
    of: GameSnapshot,
    begin: (signal: AbortSignal) => Promise<AsyncIterable<CounselMessage<Result>>>,
    done: (result: Result) => Work<Result>,
  ): void {
    stopping?.abort()
    const mine = (stopping = new AbortController())
    const show = (work: Work<Result>): void => {
      if (mine.signal.aborted) return
      if (table() === of)
        store.change(({ play }) => {
          if (play !== null) Object.assign(play, { [part]: work })
        })
      else mine.abort()
    }
    show({ at: 'working', share: null })
    attempt(async () => {
      try {
        for await (const told of await begin(mine.signal))
          show(
            told.at === 'end'
              ? done(told.result)
              : { at: 'working', share: told.of === 0 ? null : told.done / told.of },
          )
      } catch (error) {
        if (isAborted(error) || mine.signal.aborted) return
        const fault: Fault = faultOf(error, host)
        show({ at: 'failed', fault })
      }
    })
  }

  const table = (): GameSnapshot | null => store.get().play?.table ?? null

  return {
    /** Asks what an opponent would do now; `by` is the opponent's id, by default an officer. */
    advise(by?: string): void {
      const now = table()
      if (now === null || now.question === null) return
      const asked = by === undefined ? { id: now.id } : { id: now.id, by }
      follow<Advice>(
        'advice',
        now,
        (signal) => calls.advise(asked, { signal }),
        (found) => ({ at: 'done', found }),
      )
    },
    /** Requests comments on what a side did in a turn. */
    review(side: number, turn: number | null): void {
      const now = table()
      if (now === null) return
      const of = { side, turn }
      follow<readonly Remark[]>(
        'remarks',
        now,
        (signal) => calls.review({ id: now.id, ...of }, { signal }),
        (found) => ({ at: 'done', found, of }),
      )
    },
    /** Stops the running computation and removes its result. */
    dismissAdvice(): void {
      stopping?.abort()
      stopping = null
      store.change((view) => {
        if (view.play !== null) Object.assign(view.play, { advice: noWork, remarks: noWork })
      })
    },
  }
}
