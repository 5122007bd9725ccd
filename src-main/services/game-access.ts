import { EVERYONE } from '#engine/kernel/play/journal.ts'
import type { Eyes, GameSnapshot } from '../contract/games.ts'
import type { Passphrases } from '../contract/library.ts'
import { denial } from '../wording/denial.ts'
import type { OpenGames } from '../games/open/open-games.ts'
import { playOn } from './play-on.ts'
import type { OpponentRunner } from './run-opponents.ts'
import { checkPassphrase, sealedSides } from '../games/rows/seal.ts'
import { currentSnapshot } from '../games/queries/snapshot.ts'
import { whyNot } from '../wording/why-not.ts'

/** Opens and closes games, seats viewers, and returns what they see. */
export function gameAccess(openGames: OpenGames, runner: OpponentRunner) {
  return {
    async open(id: number, passphrases: Passphrases, signal?: AbortSignal): Promise<GameSnapshot> {
      const game = await openGames.open(id, passphrases, signal)
      const acted = game.inTurn(async () => {
        const { moments, standing } = game.game.history
        const { length } = moments
        const keepOrders = () => openGames.keepOrders(game)
        await playOn(runner, game, standing, { alone: false, keepOrders })
        keepOrders()
        // Opening a game without a new act does not count as playing it.
        if (moments.length > length) openGames.touched(game)
      })
      // Wait for opponents that act first, unless they are slow.
      await Promise.race([acted, game.opponentsTurn.lasts])
      return openGames.at(id).asSeen(() => currentSnapshot(game))
    },
    close(id: number): void {
      openGames.row(id)
      openGames.close(id)
    },

    async sit(id: number, side: number, passphrase: string | null): Promise<GameSnapshot> {
      const game = openGames.at(id)
      if (game.players.open) throw denial('NOT_NOW', whyNot.nobodyNeedSit)
      if (!game.isPerson(side)) throw denial('NOT_YOURS', whyNot.opponentPlays)
      const { seal } = game.row
      if (seal !== null && sealedSides(seal)[side]) {
        if (passphrase === null) throw denial('SEALED', whyNot.sideSealed)
        if (!(await checkPassphrase(seal, side, passphrase))) throw denial('WRONG_PASSPHRASE', { side })
      }
      const sitting = openGames.at(id)
      await sitting.untilReadable()
      sitting.sitDown(side)
      return sitting.asSeen(() => currentSnapshot(sitting))
    },
    stand(id: number): GameSnapshot {
      const game = openGames.at(id)
      game.sitDown(null)
      return currentSnapshot(game)
    },

    /**
     * Answers between acts. While opponents think it answers at once: with the present position in an open game, else
     * with the position before they began. Long work does not block the queue.
     */
    async between<Answer>(id: number, answer: () => Answer): Promise<Awaited<Answer>> {
      const game = openGames.find(id)
      if (game === undefined) return await answer()
      await game.untilReadable()
      return await game.asSeen(answer)
    },

    /** Follows what opponents are doing in a game. */
    thinking: (id: number, signal: AbortSignal | undefined) => openGames.at(id).opponentsTurn.follow(signal),

    look: (id: number): GameSnapshot => currentSnapshot(openGames.at(id)),
    lookAs(id: number, eyes: Eyes): GameSnapshot {
      const game = openGames.at(id)
      if (!game.hasEnded) throw denial('NOT_YOURS', whyNot.eyesOfAnother)
      game.lookingAs = eyes === 'both' ? EVERYONE : eyes
      return currentSnapshot(game)
    },
  }
}
