import { randomUUID } from 'node:crypto'
import type { PlayablePart } from '../../campaigns/playable-part.ts'
import type { NewGame } from '../../contract/games.ts'
import type { Language } from '../../contract/settings.ts'
import { draftOfTrial, isTrial, uidOfTrial } from '../../games/rows/trial.ts'
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
  readonly beginGame: (playable: PlayablePart, request: Omit<NewGame, 'campaign'>, uid: string) => Promise<number>
}

/**
 * Games begun from drafts to try them. No list shows them, and they are deleted when they are left. A game with
 * bookmarks is kept as long as its draft: its bookmarks are comments on the draft. Games left over from an earlier run
 * are deleted at the next start.
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
      playable: PlayablePart,
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
    /** Deletes what an earlier run has left: games without comments, and those whose drafts are gone. */
    tidy(drafts: ReadonlySet<string>): void {
      const kept = ({ id, uid }: { readonly id: number; readonly uid: string }): boolean =>
        drafts.has(draftOfTrial({ uid }) ?? '') && hasComments(id)
      erase(table.all().flatMap((row) => (isTrial(row) && !kept(row) ? [row.id] : [])))
    },
    /** Deletes all games that tried a draft. */
    eraseOf(draft: string): void {
      const ids = table.all().flatMap((row) => (draftOfTrial(row) === draft ? [row.id] : []))
      for (const id of ids) openGames.close(id)
      erase(ids)
    },
    /** Deletes a comment; with the last comment also the game, unless it is on the table. */
    dropComment(id: number, mark: number): void {
      const dropped = isTrial(openGames.row(id)) && writeOrDeny(() => table.dropMark(id, mark))
      if (!dropped) throw denial('NOT_FOUND', whyNot.noComment)
      if (!hasComments(id) && openGames.find(id) === undefined) erase([id])
    },
  }
}
