import type { NewGame } from '../../src-main/contract/games.ts'
import type { Games } from './games.ts'
import type { NewGameView } from './new-game-view.ts'
import { faultOf, isContractError, type Kit } from './kit.ts'
import type { Play } from './play.ts'

/** What the new-game sheet can do. */
export type NewGameActions = ReturnType<typeof newGameActions>

/** What a player chooses for a new game. The language of its default name is the window's. */
export type NewGameWish = Omit<NewGame, 'language'>

export function newGameActions({ host, store, attempt }: Kit, games: Games, play: Play) {
  function change(part: Partial<NewGameView>): void {
    store.change((view) => {
      Object.assign(view.newGame, part)
    })
  }
  /** Shows why a game cannot be begun. There is no game yet, so NOT_FOUND means the campaign. */
  function fail(error: unknown): void {
    const fault = faultOf(error, host)
    change({ fault: fault.code === 'NOT_FOUND' ? { code: 'noCampaign', said: null } : fault })
  }
  return {
    /** Makes the sheet open with this campaign and scenario. */
    preselect: (campaign: string, scenario: string) => change({ campaign, scenario }),
    choose(campaign: string): void {
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
    },
    readOpponents(): void {
      attempt(async () => games.change({ opponents: await host.calls.opponents.list() }))
    },
    begin(wish: NewGameWish): void {
      change({ busy: true, fault: null, scenario: null })
      attempt(async () => {
        try {
          const { id } = await host.calls.games.begin({ ...wish, language: store.get().language })
          await games.read()
          await play.enter(id, wish.passphrases)
        } catch (error) {
          fail(error)
        } finally {
          change({ busy: false })
        }
      })
    },
  }
}
