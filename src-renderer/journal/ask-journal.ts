import { createStore } from '../state/store.ts'

/** A stop at which somebody wants to read the journal; raised by `times`, so that it can be asked for again. */
export const journalAsked = createStore<{ readonly stop: number | null; readonly times: number }>({
  stop: null,
  times: 0,
})

export function askJournal(stop: number): void {
  journalAsked.change((asked) => {
    asked.stop = stop
    asked.times += 1
  })
}
