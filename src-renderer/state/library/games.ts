import type { Passphrases } from '../../../src-main/contract/library.ts'
import { readAsBase64, offerDownload } from '../kit/files.ts'
import type { GamesView, LibraryMessage, NotImported } from '../known/games-view.ts'
import { latestOnly } from '../kit/latest.ts'
import { errorData, faultOf, isAborted, type Kit, wordsFrom, passphraseFault } from '../kit/kit.ts'

/** What can be done with the library of games. */
export type Games = ReturnType<typeof libraryActions>

type Change = { -readonly [K in keyof GamesView]?: GamesView[K] }

export function libraryActions({ host, store, attempt }: Kit) {
  const { library } = host.calls
  const newSearch = latestOnly()
  let work: AbortController | null = null
  /** Games whose pictures are to be fetched. */
  const wanted = new Set<number>()

  function change(part: Change): void {
    store.change((view) => {
      Object.assign(view.games, part)
    })
  }

  const entryOf = (id: number) => {
    const { games, found, trash } = store.get().games
    return [games, found?.games, trash].flatMap((list) => list ?? []).find((one) => one.id === id)
  }
  const nameOf = (id: number): string => entryOf(id)?.name ?? ''
  // A new message replaces the refused file, which is about something else.
  const showMessage = (message: LibraryMessage | null) => change({ message, refused: null })
  const showFault = (error: unknown) => showMessage({ what: 'fault', fault: faultOf(error, host) })

  async function read(): Promise<void> {
    const games = await library.list({})
    change({ games })
    if (store.get().games.trash !== null) await readTrash()
    await find()
  }

  async function readTrash(): Promise<void> {
    change({ trash: await library.list({ removed: true }) })
  }

  async function find(): Promise<void> {
    const search = store.get().games.search.trim()
    const isLatest = newSearch()
    if (search === '') {
      change({ found: null })
      return
    }
    const games = await library.list({ search })
    if (isLatest()) change({ found: { search, games } })
  }

  /** Runs an action on a game, shows its message or its failure, and reads the list again. */
  function run(action: () => Promise<LibraryMessage | null>): void {
    attempt(async () => {
      try {
        const message = await action()
        if (message !== null) showMessage(message)
      } catch (error) {
        showFault(error)
      }
      await read()
    })
  }

  /** Starts long work, shows its progress, and returns its result; null if it was cancelled. */
  async function runWithProgress<R>(
    kind: 'import' | 'verify',
    name: string,
    start: (signal: AbortSignal) => Promise<AsyncIterable<Progress<R>>>,
  ): Promise<R | null> {
    const mine = new AbortController()
    work?.abort()
    work = mine
    let result: R | null = null
    change({ work: { kind, name, done: 0, of: 0 }, message: null, refused: null })
    try {
      for await (const step of await start(mine.signal)) {
        if (mine.signal.aborted) return null
        if (step.at === 'end') result = step.result
        else change({ work: { kind, name, done: step.done, of: step.of } })
      }
      return mine.signal.aborted ? null : result
    } finally {
      if (work === mine) {
        work = null
        change({ work: null })
      }
    }
  }

  async function importGame(file: string, content: string, passphrases: Passphrases, part: boolean): Promise<void> {
    try {
      const result = await runWithProgress('import', file, (signal) =>
        library.import({ content, passphrases, part }, { signal }),
      )
      change({ unseal: null })
      if (result !== null) showMessage({ what: 'imported', result })
    } catch (error) {
      if (isAborted(error)) return
      const wrong = passphraseFault(error)
      change({ unseal: wrong === undefined ? null : { of: 'file', file, content, part, wrong, busy: false } })
      if (wrong !== undefined) return
      const data = errorData(error)
      if (faultOf(error, host).code !== 'BAD_FILE' || data === null) {
        showFault(error)
        return
      }
      const moment = typeof data['moment'] === 'number' ? data['moment'] : null
      const whole = Number(data['whole'] ?? 0)
      const reason = wordsFrom(data['reason'])
      change({ refused: { file, content, passphrases, moment, reason, whole } })
    }
    await read()
  }

  /** Imports files one after the other; files that need an answer, such as passphrases, are reported and skipped. */
  async function importSeveral(files: readonly File[]): Promise<void> {
    const refused: NotImported[] = []
    let taken = 0
    for (const file of files) {
      try {
        const content = await readAsBase64(file)
        const result = await runWithProgress('import', file.name, (signal) => library.import({ content }, { signal }))
        // The player cancelled: skip the other files, too.
        if (result === null) break
        taken += 1
      } catch (error) {
        if (isAborted(error)) break
        refused.push({ file: file.name, fault: faultOf(error, host) })
      }
    }
    showMessage({ what: 'imported-several', taken, of: files.length, refused })
    await read()
  }

  async function verifyGame(id: number, passphrases: Passphrases): Promise<void> {
    try {
      const name = nameOf(id)
      const result = await runWithProgress('verify', name, (signal) => library.verify({ id, passphrases }, { signal }))
      change({ unseal: null })
      if (result !== null) showMessage({ what: 'verified', name, result })
    } catch (error) {
      if (isAborted(error)) return
      const wrong = passphraseFault(error)
      change({ unseal: wrong === undefined ? null : { of: 'game', id, to: 'verify', wrong, busy: false } })
      if (wrong === undefined) showFault(error)
    }
  }

  /** Fetches the wanted pictures, up to a hundred in a call: rows come into sight together. */
  async function fetchPictures(): Promise<void> {
    const ids = [...wanted].slice(0, 100)
    if (ids.length === 0) return
    for (const id of ids) wanted.delete(id)
    const pictures = await library.thumbnails({ ids })
    store.change((view) => {
      for (const { id, thumbnail } of pictures) {
        view.games.thumbnails[id] = { played: entryOf(id)?.played ?? 0, picture: thumbnail }
      }
    })
    await fetchPictures()
  }

  return {
    read,
    entryOf,
    wantPicture(id: number): void {
      if (store.get().games.thumbnails[id]?.played === entryOf(id)?.played) return
      if (wanted.size === 0) setTimeout(() => attempt(fetchPictures), 30)
      wanted.add(id)
    },
    search(search: string): void {
      change({ search })
      const isLatest = newSearch()
      // Debounce: wait for the next letter instead of searching for half a word.
      setTimeout(() => {
        if (isLatest()) attempt(find)
      }, 90)
    },
    readTrash: () => attempt(readTrash),
    rename: (id: number, name: string) =>
      run(async () => {
        await library.rename({ id, name })
        return null
      }),
    duplicate: (id: number) =>
      run(async () => {
        const name = nameOf(id)
        await library.duplicate({ id })
        return { what: 'duplicated', name }
      }),
    remove: (id: number) =>
      run(async () => {
        const name = nameOf(id)
        await library.remove({ id })
        return { what: 'removed', id, name }
      }),
    restore: (id: number) =>
      run(async () => {
        const name = nameOf(id) || nameIn(store.get().games.message, id)
        await library.restore({ id })
        return { what: 'restored', name }
      }),
    emptyTrash: () =>
      run(async () => {
        const { erased } = await library.emptyTrash()
        return { what: 'erased', count: erased }
      }),
    export: (id: number) =>
      run(async () => {
        const { fileName, content } = await library.export({ id })
        offerDownload(fileName, content)
        return { what: 'exported', name: fileName }
      }),
    import(files: readonly File[]): void {
      const [file, ...others] = files
      if (file === undefined) return
      attempt(async () => {
        try {
          if (others.length > 0) await importSeveral(files)
          else await importGame(file.name, await readAsBase64(file), [null, null], false)
        } catch (error) {
          showFault(error)
        }
      })
    },
    /** Imports the refused file up to its first fault. */
    importWholePart(): void {
      const { refused } = store.get().games
      if (refused === null) return
      change({ refused: null })
      attempt(() => importGame(refused.file, refused.content, refused.passphrases, true))
    },
    dismissRefusedFile: () => change({ refused: null }),
    verify(id: number): void {
      const sealed = entryOf(id)?.sealed.includes(true) ?? false
      if (sealed) change({ unseal: { of: 'game', id, to: 'verify', wrong: null, busy: false } })
      else attempt(() => verifyGame(id, [null, null]))
    },
    /** Continues the import or the check that waited for passphrases. (`play.enter` opens a sealed game.) */
    enterPassphrases(passphrases: Passphrases): void {
      const { unseal } = store.get().games
      if (unseal === null) return
      change({ unseal: { ...unseal, busy: true } })
      if (unseal.of === 'file') attempt(() => importGame(unseal.file, unseal.content, passphrases, unseal.part))
      else attempt(() => verifyGame(unseal.id, passphrases))
    },
    change,
    cancelWork: () => work?.abort(),
    dismiss: () => showMessage(null),
    showFault,
  }
}

type Progress<R> =
  | { readonly at: 'work'; readonly done: number; readonly of: number }
  | { readonly at: 'end'; readonly result: R }

const nameIn = (message: LibraryMessage | null, id: number): string =>
  message?.what === 'removed' && message.id === id ? message.name : ''
