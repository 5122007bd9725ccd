import { randomUUID } from 'node:crypto'
import type { Language } from '../contract/settings.ts'
import { isTrial, TRIAL } from '../games/rows/trial.ts'
import type { OpenGames } from '../games/open/open-games.ts'
import { PERSON } from '../games/open/open-game.ts'
import { denial, writeOrDeny } from '../wording/denial.ts'
import { whyNot } from '../wording/why-not.ts'
import type { Playable } from './campaigns.ts'
import { beginGameOf, type NewGameNeeds } from './new-game.ts'

/** Games that are begun from drafts to look at them, and thrown away. They are in no list; what a program left of them goes when the next begins. */
export function trials(needs: Omit<NewGameNeeds, 'campaigns'> & { readonly openGames: OpenGames }) {
  const { table, pinnedTable, atOnce, openGames } = needs

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
      playable: Playable,
      { scenario, open, language }: { scenario: string; open: boolean; language: Language },
    ) =>
      beginGameOf(
        needs,
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
