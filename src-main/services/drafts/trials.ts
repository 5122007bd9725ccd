import { randomUUID } from 'node:crypto'
import type { SoundPart } from '../../campaigns/sound-part.ts'
import type { NewGame } from '../../contract/games.ts'
import type { Language } from '../../contract/settings.ts'
import { isTrial, TRIAL } from '../../games/rows/trial.ts'
import type { OpenGames } from '../../games/open/open-games.ts'
import { PERSON } from '../../games/open/open-game.ts'
import type { CampaignsTable } from '../../library/tables/campaigns-table.ts'
import type { GamesTable } from '../../library/tables/games-table.ts'
import { denial, writeOrDeny } from '../../wording/denial.ts'
import { whyNot } from '../../wording/why-not.ts'

export interface TrialsNeeds {
  readonly table: GamesTable
  readonly pinnedTable: CampaignsTable
  readonly openGames: OpenGames
  /** Runs database writes as one transaction. */
  readonly atOnce: <T>(work: () => T) => T
  readonly beginGame: (playable: SoundPart, wish: Omit<NewGame, 'campaign'>, uid: string) => Promise<number>
}

/** Games that are begun from drafts to look at them, and thrown away. They are in no list; what a program left of them goes when the next begins. */
export function trials({ beginGame, table, pinnedTable, atOnce, openGames }: TrialsNeeds) {
  function erase(ids: readonly number[]): void {
    if (ids.length === 0) return
    writeOrDeny(() =>
      atOnce(() => {
        for (const id of ids) table.erase(id)
        pinnedTable.tidy()
      }),
    )
  }

  return {
    begin: (
      playable: SoundPart,
      { scenario, open, language }: { scenario: string; open: boolean; language: Language },
    ) =>
      beginGame(
        playable,
        {
          ...{ scenario, options: {}, language, passphrases: [null, null] },
          players: { sides: [PERSON, PERSON], open },
        },
        `${TRIAL}${randomUUID()}`,
      ),
    end(id: number): void {
      if (!isTrial(openGames.row(id))) throw denial('NOT_NOW', whyNot.noTrial)
      openGames.close(id)
      erase([id])
    },
    /** Throws away what a program that ended has left. */
    eraseAll: (): void => erase(table.all().flatMap((row) => (isTrial(row) ? [row.id] : []))),
  }
}
