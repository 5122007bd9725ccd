import type { Games } from './library/games.ts'
import type { Kit } from './kit/kit.ts'

export type Notices = {
  dismissNoBackup(): void
  /** Cancels the work that waits for another program to release the library. */
  giveUpWaiting(): void
  /** If the library is not open: tries to open it, and reloads the window on success. */
  tryAgain(): void
  /** Shows the data folder in the system's file manager, if the host can. */
  showFolder(): void
  /** Dismisses the report about a repaired library, here and in the host; then shows the next one, if any. */
  dismissReport(): void
  /** Dismisses, here and in the host, the notice that the app ended without being closed. */
  dismissCrash(): void
}

type NoticesNeeds = {
  readonly games: Pick<Games, 'change'>
  readonly reload: () => void
  readonly readEverything: () => Promise<void>
}

/** What the host says about itself and its library, and what can be done about it. */
export function noticeActions({ host, store, attempt }: Kit, { games, reload, readEverything }: NoticesNeeds) {
  /** Follows whether work waits for another program, as long as the connection lasts. */
  async function followHeld(): Promise<void> {
    try {
      for await (const { held, noBackup } of await host.calls.app.held()) {
        store.change((view) => {
          view.held = held
          view.noBackup = noBackup
        })
      }
    } catch {
      // The connection is lost; following starts again with the next one.
    }
    store.change((view) => {
      view.held = false
    })
  }

  const notices: Notices = {
    dismissNoBackup() {
      store.change((view) => {
        view.noBackup = null
      })
    },
    giveUpWaiting() {
      attempt(async () => {
        await host.calls.app.giveUpWaiting()
      })
    },
    tryAgain() {
      attempt(async () => {
        store.change((view) => {
          view.trying = true
        })
        const { opened } = await host.calls.app.tryAgain().finally(() =>
          store.change((view) => {
            view.trying = false
          }),
        )
        if (opened) reload()
        else await readEverything()
      })
    },
    showFolder() {
      attempt(async () => {
        await host.calls.backups.showFolder()
      })
    },
    dismissCrash() {
      games.change({ crashRead: true })
      attempt(async () => {
        await host.calls.app.dismissCrash()
      })
    },
    dismissReport() {
      attempt(async () => {
        await host.calls.app.dismissReport()
        const about = await host.calls.app.about()
        store.change((view) => {
          view.about = about
        })
      })
    },
  }
  return { notices, followHeld }
}
