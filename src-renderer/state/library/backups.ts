import type { BackupsView } from '../known/backups-view.ts'
import type { Games } from './games.ts'
import type { LibraryMessage } from '../known/games-view.ts'
import { faultOf, type Kit } from '../kit/kit.ts'

export type BackupsActions = ReturnType<typeof backupsActions>

/** What can be done with the backups of the library. */
export function backupsActions({ host, store, attempt }: Kit, games: Games) {
  const { backups } = host.calls

  function change(part: { -readonly [K in keyof BackupsView]?: BackupsView[K] }): void {
    store.change((view) => {
      Object.assign(view.backups, part)
    })
  }

  async function read(): Promise<void> {
    change({ list: await backups.list() })
  }

  /** Runs an action, shows its message, and reads again everything it may have changed. */
  function run(action: () => Promise<LibraryMessage | null>): void {
    if (store.get().backups.busy) return
    attempt(async () => {
      change({ busy: true })
      try {
        const message = await action()
        games.change({ message })
      } catch (error) {
        games.change({ message: { what: 'fault', fault: faultOf(error, host) } })
      } finally {
        change({ busy: false })
      }
      await games.read()
      await read()
    })
  }

  return {
    read: () => attempt(read),
    make: () =>
      run(async () => {
        await backups.make()
        // If the backup failed, the list says why.
        return (await backups.list()).trouble === null ? { what: 'backed-up' } : null
      }),
    restore: (number: number) =>
      run(async () => ({ what: 'gone-back', aside: (await backups.restore({ number })).aside })),
    takeGame: (number: number, uid: string) =>
      run(async () => ({ what: 'taken-back', ...(await backups.takeGame({ number, uid })) })),
    showFolder: () =>
      run(async () => {
        const { folder, shown } = await backups.showFolder()
        return { what: 'folder', folder, shown, copied: false }
      }),
    copyPath: (folder: string) =>
      run(async () => {
        await navigator.clipboard.writeText(folder)
        return { what: 'folder', folder, shown: false, copied: true }
      }),
  }
}
