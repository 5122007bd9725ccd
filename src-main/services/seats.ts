import { EVERYONE } from '#engine/kernel/journal.ts'
import type { Eyes, Table } from '../contract/games.ts'
import type { Passphrases } from '../contract/library.ts'
import { denial } from '../wording/denial.ts'
import type { Desk } from '../games/open/open-games.ts'
import { letOpponentsAct } from '../games/asked/opposing.ts'
import { checkPassphrase, sealedSides } from '../games/rows/seal.ts'
import { tableSeen } from '../games/asked/seeing.ts'
import { whyNot } from '../wording/why-not.ts'

/** Games are laid on the table and taken off it, and people sit down at them. */
export function seats(desk: Desk) {
  return {
    async open(id: number, passphrases: Passphrases): Promise<Table> {
      const game = await desk.open(id, passphrases)
      return game.inTurn(async () => {
        const { length } = game.game.history.moments
        await letOpponentsAct(game)
        // To look at a game is not to play it.
        if (game.game.history.moments.length > length) desk.touched(game)
        return tableSeen(desk.at(id))
      })
    },
    close(id: number): void {
      desk.row(id)
      desk.close(id)
    },

    async sit(id: number, side: number, passphrase: string | null): Promise<Table> {
      const game = desk.at(id)
      if (game.players.open) throw denial('NOT_NOW', whyNot.nobodyNeedSit)
      if (!game.isPerson(side)) throw denial('NOT_YOURS', whyNot.opponentPlays)
      const { seal } = game.row
      if (seal !== null && sealedSides(seal)[side]) {
        if (passphrase === null) throw denial('SEALED', whyNot.sideSealed)
        if (!(await checkPassphrase(seal, side, passphrase))) throw denial('WRONG_PASSPHRASE', { side })
      }
      const sitting = desk.at(id)
      sitting.sitDown(side)
      return tableSeen(sitting)
    },
    stand(id: number): Table {
      const game = desk.at(id)
      game.sitDown(null)
      return tableSeen(game)
    },

    /** Answers when nobody is at work on a game, and so nothing of an act that is under way; what takes long holds up nobody. */
    async atRest<Answer>(id: number, answer: () => Answer): Promise<Awaited<Answer>> {
      const begin = (): readonly [Answer] => [answer()]
      const [begun] = await (desk.find(id)?.inTurn(begin) ?? begin())
      return await begun
    },

    look: (id: number): Table => tableSeen(desk.at(id)),
    lookAs(id: number, eyes: Eyes): Table {
      const game = desk.at(id)
      if (!game.hasEnded) throw denial('NOT_YOURS', whyNot.eyesOfAnother)
      game.lookingAs = eyes === 'both' ? EVERYONE : eyes
      return tableSeen(game)
    },
  }
}
