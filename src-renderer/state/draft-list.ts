import { castDraft } from 'immer'
import { draftName } from '../../src-main/contract/draft-name.ts'
import type { DraftsView } from './known/bench-view.ts'
import { offerDownload, readAsBase64 } from './kit/files.ts'
import { faultOf, isContractError, type Kit } from './kit/kit.ts'
import type { Fault } from './known/games-view.ts'

/** The draft was deleted, for example in another window. */
export const noDraft: Fault = { code: 'noDraft', said: null }

export const isNotFound = (error: unknown): boolean => isContractError(error) && error.code === 'NOT_FOUND'

type DraftsChange = { -readonly [K in keyof DraftsView]?: DraftsView[K] }

/** The list of drafts with its trash. `renamed`: called after a draft got another name. */
export function draftList({ host, store, attempt }: Kit, renamed: (id: number) => Promise<void>) {
  const { drafts } = host.calls

  function changeDrafts(part: DraftsChange): void {
    store.change((view) => {
      Object.assign(view.drafts, castDraft(part))
    })
  }

  async function read(): Promise<void> {
    changeDrafts({ list: await drafts.list({}) })
    if (store.get().drafts.trash !== null) await readTrash()
  }

  async function readTrash(): Promise<void> {
    changeDrafts({ trash: await drafts.list({ removed: true }) })
  }

  const nameOf = (id: number): string => {
    const { list, trash, message } = store.get().drafts
    const known = [list, trash].flatMap((some) => some ?? []).find((one) => one.id === id)
    if (known !== undefined) return draftName(known, store.get().language)
    return message?.what === 'removed' && message.id === id ? message.name : ''
  }

  /** Runs longer work on drafts, and shows why it failed. `missing`: the fault shown if something is not found. */
  function busily(work: () => Promise<void>, missing: Fault | null = null): void {
    if (store.get().drafts.busy) return
    changeDrafts({ busy: true, fault: null, message: null })
    attempt(async () => {
      try {
        await work()
      } catch (error) {
        if (!isContractError(error)) throw error
        changeDrafts({ fault: isNotFound(error) && missing !== null ? missing : faultOf(error, host) })
      } finally {
        changeDrafts({ busy: false })
      }
    })
  }

  const actions = {
    read: () => attempt(read),
    import(file: File): void {
      busily(async () => {
        const { id } = await drafts.import({ content: await readAsBase64(file) })
        await read()
        changeDrafts({ message: { what: 'imported', id, name: nameOf(id) } })
      })
    },
    export(id: number): void {
      busily(async () => {
        const { fileName, content } = await drafts.export({ id })
        offerDownload(fileName, content)
      }, noDraft)
    },
    copy(id: number): void {
      busily(async () => {
        const copy = await drafts.copy({ id })
        await read()
        changeDrafts({ message: { what: 'copied', id: copy.id, name: nameOf(copy.id) } })
      }, noDraft)
    },
    remove(id: number): void {
      busily(async () => {
        const name = nameOf(id)
        await drafts.remove({ id })
        changeDrafts({ message: { what: 'removed', id, name } })
        await read()
      }, noDraft)
    },
    restore(id: number): void {
      const name = nameOf(id)
      busily(async () => {
        await drafts.restore({ id })
        changeDrafts({ message: { what: 'restored', name } })
        await read()
      }, noDraft)
    },
    emptyTrash(): void {
      busily(async () => {
        const { erased } = await drafts.emptyTrash()
        changeDrafts({ message: { what: 'erased', count: erased } })
        await read()
      })
    },
    readTrash: () => attempt(readTrash),
    rename(id: number, name: string): void {
      busily(async () => {
        await drafts.rename({ id, name })
        await read()
        await renamed(id)
      }, noDraft)
    },
    dismiss: () => changeDrafts({ fault: null, message: null }),
  }
  return { changeDrafts, busily, actions }
}
