import type { LessonOffer } from '../../src-main/contract/lessons.ts'
import type { Passphrases } from '../../src-main/contract/library.ts'
import type { Games } from './library/games.ts'
import type { NewGameView, NewGameRequest } from './known/new-game-view.ts'
import { isRecord } from './kit/page-storage.ts'
import { faultOf, isContractError, type Kit } from './kit/kit.ts'
import type { Play } from './table/play.ts'

/** What the new-game sheet can do. */
export type NewGameActions = ReturnType<typeof newGameActions>

/** A game to go to: its film may begin at a stop at once. */
interface NewOne {
  readonly id: number
  readonly passphrases: Passphrases
  readonly filmFrom?: number
}

/** The part of the sheet that survives a reload of the page. */
type KeptSheet = Pick<NewGameView, 'campaign' | 'left'>
const keptName = 'new-game'
const isKeptSheet = (value: unknown): value is KeptSheet =>
  isRecord(value) && (value['campaign'] === null || typeof value['campaign'] === 'string') && isRecord(value['left'])

export function newGameActions({ host, store, kept, attempt }: Kit, games: Games, play: Play) {
  function change(part: Partial<NewGameView>): void {
    store.change((view) => {
      Object.assign(view.newGame, part)
    })
    const { campaign, left } = store.get().newGame
    if ('campaign' in part || 'left' in part) kept.keep(keptName, { campaign, left } satisfies KeptSheet)
  }
  const before = kept.read(keptName, isKeptSheet)
  if (before !== null) change(before)

  /** Shows why a game cannot be begun. There is no game yet, so NOT_FOUND means the campaign. */
  function fail(error: unknown): void {
    const fault = faultOf(error, host)
    change({ fault: fault.code === 'NOT_FOUND' ? { code: 'noCampaign', said: null } : fault })
  }
  /** Creates a game and goes to the table with it. */
  function enterNew(make: () => Promise<NewOne>): void {
    if (store.get().newGame.busy) return
    change({ busy: true, fault: null, scenario: null })
    attempt(async () => {
      try {
        const { id, passphrases, filmFrom } = await make()
        await games.read()
        change({ left: {} })
        await play.enter(id, passphrases)
        if (filmFrom !== undefined) play.watch(filmFrom)
      } catch (error) {
        fail(error)
      } finally {
        change({ busy: false })
      }
    })
  }

  function begin(request: NewGameRequest): void {
    enterNew(async () => {
      const { id } = await host.calls.games.begin({ ...request, language: store.get().language })
      return { id, passphrases: request.passphrases }
    })
  }
  function choose(campaign: string): void {
    change({ campaign, fault: null })
    attempt(async () => {
      try {
        const content = await host.calls.campaigns.beginnings({ id: campaign })
        if (store.get().newGame.campaign === campaign) change({ beginnings: { campaign, content } })
      } catch (error) {
        if (!isContractError(error)) throw error
        if (store.get().newGame.campaign !== campaign) return
        change({ beginnings: { campaign, content: null } })
        fail(error)
      }
    })
  }

  return {
    /** Makes the sheet open with this campaign and scenario. */
    preselect: (campaign: string, scenario: string) => change({ campaign, scenario }),
    /** Keeps the choices for the next time the sheet is opened, and drops the preselection. */
    leave(request: NewGameRequest): void {
      const { left } = store.get().newGame
      change({ scenario: null, left: { ...left, [request.campaign]: { ...request, passphrases: [null, null] } } })
    },
    choose,
    readOpponents(): void {
      attempt(async () => games.change({ opponents: await host.calls.opponents.list() }))
    },
    /** Shows the user's own programs that play, and the file that names them. */
    showOwnPrograms(): void {
      attempt(async () => games.change({ ownPrograms: await host.calls.opponents.own({}) }))
    },
    /** Reads that file again, and offers the programs that it names now. */
    readOwnPrograms(): void {
      attempt(async () => {
        const ownPrograms = await host.calls.opponents.own({ again: true })
        games.change({ ownPrograms, opponents: await host.calls.opponents.list() })
        const { campaign } = store.get().newGame
        if (campaign !== null) choose(campaign)
      })
    },
    /** Opens a recorded game of a campaign at the table, and shows it as a film from its beginning. */
    watch(campaign: string, record: string): void {
      enterNew(async () => {
        const { id } = await host.calls.games.watch({ campaign, record, language: store.get().language })
        return { id, passphrases: [null, null], filmFrom: 0 }
      })
    },
    begin,
    /** Begins a lesson with the players and the seed that it names. */
    beginLesson(campaign: string, { scenario, players, seed }: LessonOffer, name: string): void {
      const { sides, open } = players
      const passphrases: Passphrases = [null, null]
      begin({ campaign, scenario, options: {}, players: { sides: [...sides], open }, passphrases, seed, name })
    },
  }
}
