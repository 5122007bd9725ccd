import { castDraft } from 'immer'
import type { DraftAfter, DraftBeginning, DraftComment, DraftSnapshot } from '../../src-main/contract/drafts.ts'
import type { Edit } from '../../src-main/contract/draft-edits.ts'
import { type BenchView, type Desk, type HighlightsOnBench, newBench } from './known/bench-view.ts'
import { offerFile } from './kit/files.ts'
import { faultOf, isAborted, isContractError, type Kit } from './kit/kit.ts'
import { latestOnly } from './kit/latest.ts'
import { isDeskOf, storeOpened, lastOpened } from './bench-last-opened.ts'
import { draftList, isNotFound, noDraft } from './draft-list.ts'
import type { Fault } from './known/games-view.ts'
import type { Place } from './known/place.ts'

/** The fault for a denied change of the draft; the host's words say what is wrong. */
const asEdit = (fault: Fault): Fault =>
  fault.code === 'NOT_NOW' && fault.said !== null ? { ...fault, code: 'noEdit' } : fault

/** What can be done with drafts, and at the bench with one of them. */
export type Bench = ReturnType<typeof benchActions>

type MapImport = Extract<Edit, { do: 'map-import' }>
type MapAdding = Extract<Edit, { do: 'map-add' }>
type BenchChange = { -readonly [K in keyof BenchView]?: BenchView[K] }

/** `enter`: opens a game at the table; with a stop, as it was at that stop of a side. */
export function benchActions(
  kit: Kit,
  enter: (game: number, at?: { readonly side: number | null; readonly stop: number | null }) => Promise<void>,
  goTo: (place: Place) => void,
) {
  const { host, store, kept, attempt } = kit
  const { drafts } = host.calls
  const newCheck = latestOnly()
  /** Gestures run one after the other: each applies to the draft left by the one before. */
  let gestures: Promise<void> = Promise.resolve()
  let importing: AbortController | null = null

  const bench = () => store.get().bench
  const list = draftList(kit, async (id) => {
    if (bench()?.id === id) show(await drafts.look({ id }))
  })
  const { changeDrafts, busily } = list

  function change(part: BenchChange): void {
    const before = bench()
    store.change((view) => {
      if (view.bench !== null) Object.assign(view.bench, castDraft(part))
    })
    storeOpened(kept, before, bench())
  }

  /** Shows the current state of a draft with the results of its check; fetches the faults if there are any. */
  function show(draft: DraftSnapshot): void {
    const now = bench()
    if (now === null || now.id !== draft.id) return
    const there = new Set(now.setting?.things.map(({ id }) => id))
    const { number, errors, warnings } = draft
    const isSound = errors + warnings === 0
    change({
      draft,
      chosen: now.chosen.filter((id) => there.size === 0 || there.has(id)),
      ...(isSound && { faults: { number, errors, warnings, faults: [] } }),
    })
    if (!isSound) attempt(() => readFaults(draft))
    if (now.draft !== null && now.draft.ground !== draft.ground) attempt(() => readSetting(draft))
  }

  /** Reads the setting again because the campaign’s files have changed. */
  async function readSetting({ id }: DraftSnapshot): Promise<void> {
    const setting = await drafts.setting({ id })
    if (bench()?.id !== id) return
    change({ setting })
    await drawMap()
  }

  async function readFaults({ id }: DraftSnapshot): Promise<void> {
    const isLatest = newCheck()
    const faults = await drafts.faults({ id })
    const now = bench()?.draft?.number ?? 0
    if (isLatest() && bench()?.id === id && faults.number >= now) change({ faults })
  }

  async function open(id: number): Promise<void> {
    const before = bench()
    if (before?.id !== id)
      store.change((view) => {
        view.bench = castDraft({ ...newBench(id), ...lastOpened(kept, id) })
      })
    try {
      const [draft, setting] = await Promise.all([drafts.look({ id }), before?.setting ?? drafts.setting({ id })])
      const now = bench()
      if (now?.id !== id) return
      change({ setting, ...(isDeskOf(setting, now.desk) ? {} : { desk: newBench(id).desk }) })
      show(draft)
      await drawMap()
    } catch (error) {
      if (!isContractError(error)) throw error
      goTo({ at: 'drafts' })
      changeDrafts({ fault: isNotFound(error) ? noDraft : faultOf(error, host) })
    }
  }

  /** The fault for a denied request about the draft on the bench. */
  async function whyDenied(id: number, error: unknown): Promise<Fault> {
    if (!isNotFound(error)) return faultOf(error, host)
    try {
      await drafts.look({ id })
    } catch (other) {
      if (isNotFound(other)) return noDraft
    }
    return faultOf(error, host)
  }

  async function drawMap(): Promise<void> {
    const { language, bench: now } = store.get()
    const mapped = now?.draft?.mapped
    // A map being edited is only sketched; it is drawn when the set-up is shown again.
    if (now === null || mapped === undefined || !now.setting?.board?.sheet || now.desk === 'maps') return
    if (now.drawing?.language === language && now.drawing.mapped === mapped) return
    const { svg } = await drafts.draw({ id: now.id, language })
    if (bench()?.id === now.id && store.get().language === language) change({ drawing: { language, mapped, svg } })
  }

  /** Runs work on the draft after the gesture before it; shows why it was denied. */
  async function inTurn(
    id: number,
    before: Promise<void>,
    work: (draft: DraftSnapshot) => Promise<DraftAfter>,
    choose: boolean,
    isEdit: boolean,
  ): Promise<void> {
    await before
    const { draft } = bench() ?? {}
    if (draft === undefined || draft === null || draft.id !== id) return
    try {
      const next = completed(await work(draft), draft)
      if (choose && bench()?.id === id && next.touched.length > 0) change({ chosen: next.touched })
      show(next)
    } catch (error) {
      // The user has stopped it.
      if (isAborted(error)) return
      if (!isContractError(error)) throw error
      const fault = await whyDenied(id, error)
      if (bench()?.id !== id) return
      change({ fault: isEdit ? asEdit(fault) : fault })
      // The draft may have been changed in another window.
      if (fault !== noDraft) show(await drafts.look({ id }))
    } finally {
      const now = bench()
      if (now?.id === id) change({ waiting: Math.max(0, now.waiting - 1) })
    }
  }

  function run(work: (draft: DraftSnapshot) => Promise<DraftAfter>, choose = false, isEdit = false): void {
    const now = bench()
    if (now === null) return
    change({ waiting: now.waiting + 1, fault: null })
    const done = inTurn(now.id, gestures, work, choose, isEdit)
    gestures = done.catch(() => undefined)
    attempt(() => done)
  }

  /** Adds an item to the map and selects it. Returns false if that was denied. */
  async function addToMap(edit: MapAdding): Promise<boolean> {
    let isThere = false
    run(async ({ id, number }) => {
      const itemsOf = (map: BenchView['ofMap']) => map?.lists.find((list) => list.id === edit.list)?.items ?? []
      const before = new Set(itemsOf(bench()?.ofMap ?? null).map((item) => item.id))
      const after = await drafts.gesture({ id, number, edits: [edit] })
      const ofMap = await drafts.map({ id })
      const added = itemsOf(ofMap).find((item) => !before.has(item.id))
      if (bench()?.id === id) change({ ofMap, ...(added && { mapList: edit.list, mapItem: added.id }) })
      isThere = true
      return after
    })
    await gestures
    return isThere
  }

  /** Reads something about the draft that is computed only on demand. */
  function fetch(work: (id: number) => Promise<BenchChange>, afterwards: BenchChange = {}): void {
    const id = bench()?.id
    if (id === undefined) return
    attempt(async () => {
      try {
        const found = await work(id)
        if (bench()?.id === id) change(found)
      } catch (error) {
        if (!isContractError(error)) throw error
        const fault = await whyDenied(id, error)
        if (bench()?.id === id) change({ fault })
      } finally {
        if (bench()?.id === id) change(afterwards)
      }
    })
  }

  return {
    ...list.actions,
    open: (id: number) => attempt(() => open(id)),
    /** Reads the draft again, as another program may have changed its file. */
    lookAgain(): void {
      const id = bench()?.id
      if (id === undefined || bench()?.draft === null) return
      fetch(async () => {
        const draft = await drafts.look({ id })
        const now = bench()?.draft
        if (now && (draft.number !== now.number || JSON.stringify(draft.outside) !== JSON.stringify(now.outside)))
          show(draft)
        return {}
      })
    },
    drawMap: () => attempt(drawMap),
    begin(request: Omit<DraftBeginning, 'language'>): void {
      busily(async () => {
        const { id, dropped } = await drafts.begin({ ...request, language: store.get().language })
        goTo({ at: 'bench', draft: id })
        change({ dropped })
      })
    },

    select: (chosen: readonly string[]) => change({ chosen }),
    light: (lit: HighlightsOnBench | null) => change({ lit }),
    showPart: (part: string) => change({ part }),
    showDesk(desk: Desk): void {
      change({ desk })
      attempt(drawMap)
    },
    showArmy: (army: string) => change({ army }),
    /** Shows a value of the tables, a line of the order of battle, or an item of the map; the latter two by list and id. */
    seek(address: string | null, desk: Desk = 'tables'): void {
      const [list = '', ...item] = address?.split('/') ?? []
      if (address === null) change({ sought: null })
      else if (desk === 'maps') change({ desk, mapList: list, mapItem: item.join('/') })
      else if (desk === 'armies') change({ desk, army: list, sought: address })
      else change({ desk, sought: address })
    },
    readMap: () => fetch(async (id) => ({ ofMap: await drafts.map({ id }) })),
    /** Offers the map as a GeoJSON file. */
    exportMap: () =>
      fetch(async (id) => {
        const { fileName, text } = await drafts.geoJson({ id })
        offerFile(fileName, new Blob([text], { type: 'application/geo+json' }))
        return {}
      }),
    /** Imports a file into the map; can be stopped while it runs. */
    importMap(edit: MapImport): void {
      importing = new AbortController()
      const { signal } = importing
      change({ importing: true })
      run(({ id, number }) => drafts.gesture({ id, number, edits: [edit] }, { signal }), false, true)
      attempt(async () => {
        await gestures
        change({ importing: false })
      })
    },
    stopImport: (): void => importing?.abort(),
    /** Opens a list of the map, with one of its items selected or none. */
    chooseOnMap: (mapList: string, mapItem: string | null) => change({ mapList, mapItem }),
    addToMap,
    readArmies: () => fetch(async (id) => ({ armies: await drafts.armies({ id }) })),
    readTables(): void {
      fetch(async (id) => ({ tables: await drafts.tables({ id }) }))
      fetch(async (id) => ({ standard: await drafts.standard({ id }) }))
    },
    put: (part: Pick<BenchChange, 'fault' | 'dropped' | 'publication'>) => change(part),

    /** One gesture: its edits are done, undone and named as one. */
    gesture: (edits: Edit[]) => run(({ id, number }) => drafts.gesture({ id, number, edits }), false, true),
    undo: () => run(({ id, number }) => drafts.undo({ id, number }), true),
    redo: () => run(({ id, number }) => drafts.redo({ id, number }), true),
    remedy: (fault: string, remedy: string) =>
      run(({ id, number }) => drafts.remedy({ id, number, fault, remedy }), true),
    settle: (keep: 'merge' | 'mine' | 'theirs') => run(({ id, number }) => drafts.settle({ id, number, keep })),
    publish: () =>
      run(async ({ id, number }) => {
        // Ignore a second press while the first is being carried out.
        if (bench()?.publication === null) change({ publication: await drafts.publish({ id, number }) })
        return drafts.look({ id })
      }),
    /** Requests the report on the first day. Only on demand, because a game is begun for it. */
    readReport(): void {
      if (bench()?.looking !== false) return
      change({ looking: true })
      fetch(async (id) => ({ report: await drafts.report({ id }) }), { looking: false })
    },
    readDifference: () => fetch(async (id) => ({ difference: await drafts.difference({ id }) })),
    readText: () =>
      fetch(async (id) => ({ text: { number: bench()?.draft?.number ?? 0, ...(await drafts.text({ id })) } })),
    /** Places where not all these things may stand together, each with the reason. */
    mayNotStand: async (things: string[], place?: string) => {
      const id = bench()?.id
      return id === undefined ? [] : drafts.mayNotStand({ id, things, ...(place !== undefined && { place }) })
    },
    /** Begins a throw-away game of the draft. */
    play(isOpen: boolean): void {
      const id = bench()?.id
      if (id === undefined) return
      busily(async () => {
        const { game } = await drafts.play({ id, open: isOpen, language: store.get().language })
        changeDrafts({ trial: { game, draft: id } })
        await enter(game)
      }, noDraft)
    },
    readComments: () => fetch(async (id) => ({ comments: await drafts.comments({ id }) })),
    /** Goes back to the moment of a comment, in the game in which it was noted. */
    openComment({ game, side, stop }: Pick<DraftComment, 'game' | 'side' | 'stop'>): void {
      const id = bench()?.id
      if (id === undefined) return
      busily(async () => {
        changeDrafts({ trial: { game, draft: id } })
        await enter(game, { side, stop })
      })
    },
    dropComment: ({ game, mark }: Pick<DraftComment, 'game' | 'mark'>) =>
      fetch(async (id) => {
        await drafts.dropComment({ game, mark })
        return { comments: await drafts.comments({ id }) }
      }),
    /** Leaves a game begun to try a draft: the game is discarded unless it has comments. */
    endTrial(): void {
      const { trial } = store.get().drafts
      if (trial === null) return
      changeDrafts({ trial: null })
      attempt(async () => {
        try {
          await drafts.endPlay({ game: trial.game })
        } catch (error) {
          // The game was discarded before, for example when the program started.
          if (!isContractError(error)) throw error
        }
      })
    },
    /** Notes that the game shown tries a draft, for example after the page was reloaded. */
    resumeTrial: (game: number, draft: number) => changeDrafts({ trial: { game, draft } }),
  }
}

/** A draft after a change; parts left out of the answer are unchanged. */
const completed = ({ placements, calendar, sheets, ...after }: DraftAfter, before: DraftSnapshot): DraftSnapshot => ({
  ...after,
  placements: placements ?? before.placements,
  calendar: calendar ?? before.calendar,
  sheets: sheets ?? before.sheets,
})
