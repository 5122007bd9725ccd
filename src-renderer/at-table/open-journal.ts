import { createStore } from '../state/kit/store.ts'

/** The stop the journal has been asked to scroll to; null once it has. */
export const journalRequest = createStore<{ readonly stop: number | null }>({ stop: null })

export function openJournal(stop: number | null): void {
  journalRequest.change((request) => {
    request.stop = stop
  })
}
