import { EVERYONE } from '#engine/kernel/journal.ts'
import type { Eyes, GameSnapshot } from '../contract/games.ts'
import type { Passphrases } from '../contract/library.ts'
import { denial } from '../wording/denial.ts'
import type { Desk } from '../games/open/open-games.ts'
import { letOpponentsAct, type Opposing } from '../games/asked/opposing.ts'
import { checkPassphrase, sealedSides } from '../games/rows/seal.ts'
import { tableSeen } from '../games/asked/seeing.ts'
import { whyNot } from '../wording/why-not.ts'

/** Games are laid on the table and taken off it, and people sit down at them. */
export function seats(desk: Desk, opposing: Opposing) {
  return {
    async open(id: number, passphrases: Passphrases): Promise<GameSnapshot> {
      const game = await desk.open(id, passphrases)
      const acted = game.inTurn(async () => {
        const { moments, standing } = game.game.history
        const { length } = moments
        await letOpponentsAct(opposing, game, standing)
        // To look at a game is not to play it.
        if (moments.length > length) desk.touched(game)
      })
      // Opponents that are to act first are waited for, unless they take long.
      await Promise.race([acted, game.opponentsTurn.lasts])
      return desk.at(id).asSeen(() => tableSeen(game))
    },
    close(id: number): void {
      desk.row(id)
      desk.close(id)
    },

    async sit(id: number, side: number, passphrase: string | null): Promise<GameSnapshot> {
      const game = desk.at(id)
      if (game.players.open) throw denial('NOT_NOW', whyNot.nobodyNeedSit)
      if (!game.isPerson(side)) throw denial('NOT_YOURS', whyNot.opponentPlays)
      const { seal } = game.row
      if (seal !== null && sealedSides(seal)[side]) {
        if (passphrase === null) throw denial('SEALED', whyNot.sideSealed)
        if (!(await checkPassphrase(seal, side, passphrase))) throw denial('WRONG_PASSPHRASE', { side })
      }
      const sitting = desk.at(id)
      await sitting.untilReadable()
      sitting.sitDown(side)
      return sitting.asSeen(() => tableSeen(sitting))
    },
    stand(id: number): GameSnapshot {
      const game = desk.at(id)
      game.sitDown(null)
      return tableSeen(game)
    },

    /**
     * Answers between acts. While opponents think it answers at once: in an open game how it stands, else how it stood before
     * they began. Long work does not block the queue.
     */
    async between<Answer>(id: number, answer: () => Answer): Promise<Awaited<Answer>> {
      const game = desk.find(id)
      if (game === undefined) return await answer()
      await game.untilReadable()
      return await game.asSeen(answer)
    },

    /** What opponents are doing at a game, from now on. */
    thinking: (id: number, signal: AbortSignal | undefined) => desk.at(id).opponentsTurn.follow(signal),

    look: (id: number): GameSnapshot => tableSeen(desk.at(id)),
    lookAs(id: number, eyes: Eyes): GameSnapshot {
      const game = desk.at(id)
      if (!game.hasEnded) throw denial('NOT_YOURS', whyNot.eyesOfAnother)
      game.lookingAs = eyes === 'both' ? EVERYONE : eyes
      return tableSeen(game)
    },
  }
}
