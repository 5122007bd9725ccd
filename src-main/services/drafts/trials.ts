import { randomUUID } from 'node:crypto'
import type { SoundPart } from '../../campaigns/sound-part.ts'
import type { NewGame } from '../../contract/games.ts'
import type { Language } from '../../contract/settings.ts'
import { draftTriedBy, isTrial, uidOfTrial } from '../../games/rows/trial.ts'
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

/**
 * Games that are begun from drafts to try them. They are in no list, and thrown away when they are left; one with marked moments stays, as long
 * as its draft: its marks are comments on it. What a program left of the others goes when the next begins.
 */
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

  const hasComments = (id: number): boolean => table.marks(id).some(({ kind }) => kind === 'bookmark')

  return {
    begin: (
      playable: SoundPart,
      { draft, scenario, open, language }: { draft: string; scenario: string; open: boolean; language: Language },
    ) =>
      beginGame(
        playable,
        {
          ...{ scenario, options: {}, language, passphrases: [null, null] },
          players: { sides: [PERSON, PERSON], open },
        },
        uidOfTrial(draft, randomUUID()),
      ),
    end(id: number): void {
      if (!isTrial(openGames.row(id))) throw denial('NOT_NOW', whyNot.noTrial)
      openGames.close(id)
      if (!hasComments(id)) erase([id])
    },
    /** Throws away what a program that ended has left: games without comments, and those whose drafts are gone. */
    tidy(drafts: ReadonlySet<string>): void {
      const kept = ({ id, uid }: { readonly id: number; readonly uid: string }): boolean =>
        drafts.has(draftTriedBy({ uid }) ?? '') && hasComments(id)
      erase(table.all().flatMap((row) => (isTrial(row) && !kept(row) ? [row.id] : [])))
    },
    /** A draft is gone, and with it all games that tried it. */
    eraseOf(draft: string): void {
      const ids = table.all().flatMap((row) => (draftTriedBy(row) === draft ? [row.id] : []))
      for (const id of ids) openGames.close(id)
      erase(ids)
    },
    /** A comment is not wanted any more; with the last of them goes its game, unless it is on the table. */
    dropComment(id: number, mark: number): void {
      const dropped = isTrial(openGames.row(id)) && writeOrDeny(() => table.dropMark(id, mark))
      if (!dropped) throw denial('NOT_FOUND', whyNot.noComment)
      if (!hasComments(id) && openGames.find(id) === undefined) erase([id])
    },
  }
}
