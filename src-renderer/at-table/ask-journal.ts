import { createStore } from '../state/store.ts'

/** The stop at which somebody wants to read the journal, until it is shown. */
export const journalAsked = createStore<{ readonly stop: number | null }>({ stop: null })

export function askJournal(stop: number | null): void {
  journalAsked.change((asked) => {
    asked.stop = stop
  })
}
