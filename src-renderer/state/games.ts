import type { Passphrases } from '../../src-main/contract/library.ts'
import { asBase64, handOut } from './files.ts'
import type { GamesView, Said } from './games-view.ts'
import { dataOf, faultOf, isAborted, type Kit, saidIn, sealIn } from './kit.ts'

/** What can be done with the library of games. */
export type Games = ReturnType<typeof gamesOf>

type Change = { -readonly [K in keyof GamesView]?: GamesView[K] }

export function gamesOf({ host, store, attempt }: Kit) {
  const { library } = host.calls
  let searches = 0
  let work: AbortController | null = null
  const wanted = new Set<number>()

  function change(part: Change): void {
    store.change((view) => {
      Object.assign(view.games, part)
    })
  }

  const entryOf = (id: number) => {
    const { games, found, basket } = store.get().games
    return [games, found?.games, basket].flatMap((list) => list ?? []).find((one) => one.id === id)
  }
  const nameOf = (id: number): string => entryOf(id)?.name ?? ''
  const say = (said: Said | null) => change({ said })
  const sayFault = (error: unknown) => say({ what: 'fault', fault: faultOf(error, host) })

  async function read(): Promise<void> {
    const games = await library.list({})
    change({ games })
    if (store.get().games.basket !== null) await readBasket()
    await find()
  }

  async function readBasket(): Promise<void> {
    change({ basket: await library.list({ removed: true }) })
  }

  /** The last search that was begun is the one that counts. */
  async function find(): Promise<void> {
    const search = store.get().games.search.trim()
    searches += 1
    const mine = searches
    if (search === '') {
      change({ found: null })
      return
    }
    const games = await library.list({ search })
    if (mine === searches) change({ found: { search, games } })
  }

  /** Something that is done to a game and may fail: afterwards the list is as it is now. */
  function act(deed: () => Promise<Said | null>): void {
    attempt(async () => {
      try {
        const said = await deed()
        if (said !== null) say(said)
      } catch (error) {
        sayFault(error)
      }
      await read()
    })
  }

  async function follow<R>(
    kind: 'import' | 'verify',
    name: string,
    start: (signal: AbortSignal) => Promise<AsyncIterable<Progress<R>>>,
  ): Promise<R | null> {
    const mine = new AbortController()
    work?.abort()
    work = mine
    let result: R | null = null
    change({ work: { kind, name, done: 0, of: 0 }, said: null, refused: null })
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

  async function takeIn(file: string, content: string, passphrases: Passphrases, part: boolean): Promise<void> {
    try {
      const result = await follow('import', file, (signal) =>
        library.import({ content, passphrases, part }, { signal }),
      )
      change({ unseal: null })
      if (result !== null) say({ what: 'imported', result })
    } catch (error) {
      if (isAborted(error)) return
      const wrong = sealIn(error)
      change({ unseal: wrong === undefined ? null : { of: 'file', file, content, part, wrong, busy: false } })
      if (wrong !== undefined) return
      const data = dataOf(error)
      if (faultOf(error, host).code !== 'BAD_FILE' || data === null) {
        sayFault(error)
        return
      }
      const moment = typeof data['moment'] === 'number' ? data['moment'] : null
      const whole = Number(data['whole'] ?? 0)
      const reason = saidIn(data['reason'])
      change({ refused: { file, content, passphrases, moment, reason, whole } })
    }
    await read()
  }

  async function check(id: number, passphrases: Passphrases): Promise<void> {
    try {
      const name = nameOf(id)
      const result = await follow('verify', name, (signal) => library.verify({ id, passphrases }, { signal }))
      change({ unseal: null })
      if (result !== null) say({ what: 'verified', name, result })
    } catch (error) {
      if (isAborted(error)) return
      const wrong = sealIn(error)
      change({ unseal: wrong === undefined ? null : { of: 'game', id, to: 'verify', wrong, busy: false } })
      if (wrong === undefined) sayFault(error)
    }
  }

  /** Pictures are asked for together, as rows come into sight together. */
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
      const mine = searches + 1
      searches = mine
      // Whoever types on does not wait for what a part of the word would find.
      setTimeout(() => {
        if (mine === searches) attempt(find)
      }, 90)
    },
    readBasket: () => attempt(readBasket),
    rename: (id: number, name: string) =>
      act(async () => {
        await library.rename({ id, name })
        return null
      }),
    duplicate: (id: number) =>
      act(async () => {
        const name = nameOf(id)
        await library.duplicate({ id })
        return { what: 'duplicated', name }
      }),
    remove: (id: number) =>
      act(async () => {
        const name = nameOf(id)
        await library.remove({ id })
        return { what: 'removed', id, name }
      }),
    restore: (id: number) =>
      act(async () => {
        const name = nameOf(id) || nameIn(store.get().games.said, id)
        await library.restore({ id })
        return { what: 'restored', name }
      }),
    emptyBasket: () =>
      act(async () => {
        const { erased } = await library.emptyBasket()
        return { what: 'erased', count: erased }
      }),
    export: (id: number) =>
      act(async () => {
        const { fileName, content } = await library.export({ id })
        handOut(fileName, content)
        return { what: 'exported', name: fileName }
      }),
    import(file: File): void {
      attempt(async () => {
        await takeIn(file.name, await asBase64(file), [null, null], false)
      })
    },
    takePart(): void {
      const { refused } = store.get().games
      if (refused === null) return
      change({ refused: null })
      attempt(() => takeIn(refused.file, refused.content, refused.passphrases, true))
    },
    leaveFile: () => change({ refused: null }),
    verify(id: number): void {
      const sealed = entryOf(id)?.sealed.includes(true) ?? false
      if (sealed) change({ unseal: { of: 'game', id, to: 'verify', wrong: null, busy: false } })
      else attempt(() => check(id, [null, null]))
    },
    /** The passphrases that the sealed game or file waited for, unless it was one to be opened. */
    show(passphrases: Passphrases): void {
      const { unseal } = store.get().games
      if (unseal === null) return
      change({ unseal: { ...unseal, busy: true } })
      if (unseal.of === 'file') attempt(() => takeIn(unseal.file, unseal.content, passphrases, unseal.part))
      else attempt(() => check(unseal.id, passphrases))
    },
    change,
    cancelWork: () => work?.abort(),
    dismiss: () => say(null),
    sayFault,
  }
}

type Progress<R> =
  | { readonly at: 'work'; readonly done: number; readonly of: number }
  | { readonly at: 'end'; readonly result: R }

const nameIn = (said: Said | null, id: number): string => (said?.what === 'removed' && said.id === id ? said.name : '')
