import type { Result } from '#engine/kernel/values/result.ts'
import type { AnswerTo, GameSnapshot } from '../contract/games.ts'
import { denial } from '../wording/denial.ts'
import type { OpenGames } from '../games/open/open-games.ts'
import { mayRedo, overForGood, undoTarget } from '../games/queries/undo.ts'
import { viewedTree, viewedGame } from '../games/queries/viewed-game.ts'
import type { OpenGame } from '../games/open/open-game.ts'
import { whyReadOnly } from '../games/open/restore-game.ts'
import { runOpponents, type OpponentRunner, randomStandIn } from './run-opponents.ts'
import { readWish } from '../games/open/explain-refusal.ts'
import { type Failed, failureText } from '../wording/bilingual.ts'
import { isAsked, stopNow, currentSnapshot } from '../games/queries/snapshot.ts'
import { knownMoment } from '../games/queries/tree.ts'
import { whyNot } from '../wording/why-not.ts'
import type { Standing } from '#engine/kernel/game/history.ts'

/** Everything that changes a game: acts, undo, redo, jumps. Opponents act after each. */
export function playActions(openGames: OpenGames, runner: OpponentRunner) {
  const move = (id: number, work: (game: OpenGame, eyes: number) => void): Promise<GameSnapshot> => {
    const first = openGames.at(id)
    return first.inTurn(async () => {
      // Playing on ends the choice of another view.
      if (first.players.open) first.lookingAs = null
      const { game, eyes } = viewedGame(openGames, id)
      const { standing } = game.game.history
      work(game, eyes)
      return goOn(game, standing)
    })
  }

  const goOn = async (game: OpenGame, before: Standing, first?: typeof randomStandIn): Promise<GameSnapshot> => {
    try {
      await runOpponents(runner, game, before, first)
    } finally {
      openGames.touched(game)
    }
    return currentSnapshot(game)
  }

  /** Stops thinking opponents in an open game before a jump; when the jump is refused they start again. */
  const elsewhere = async (id: number, went: (id: number) => Promise<GameSnapshot>): Promise<GameSnapshot> => {
    const game = openGames.at(id)
    const stopped = game.players.open && game.opponentsTurn.stop()
    try {
      return await went(id)
    } catch (error) {
      if (stopped) void game.inTurn(() => goOn(game, game.game.history.standing)).catch(() => undefined)
      throw error
    }
  }

  /** One step back or forth; with `stop`, only if the game stands there. */
  const step = (id: number, stop: number | undefined, work: (game: OpenGame) => void): Promise<GameSnapshot> =>
    elsewhere(id, () =>
      move(id, (game) => {
        mayChange(game)
        if (stop !== undefined && stop !== stopNow(game)) throw denial('NOT_NOW', whyNot.goneOn)
        work(game)
      }),
    )

  return {
    act: (id: number, action: string, to?: AnswerTo): Promise<GameSnapshot> =>
      move(id, (game, eyes) => {
        mayChange(game)
        if (to !== undefined && !isAsked(game, to)) throw denial('NOT_NOW', whyNot.goneOn)
        const wished = readWish(game, eyes, action)
        if (!wished.ok) throw denial('REFUSED', wished.error)
        if (!game.isPerson(game.game.play.decider)) throw denial('NOT_YOURS', whyNot.opponentDecides)
        done(game.saved.act(wished.value))
      }),
    undo: (id: number, stop?: number): Promise<GameSnapshot> =>
      step(id, stop, (game) => {
        const target = undoTarget(game)
        if (target === undefined) throw denial('NOT_NOW', whyNoUndo(game))
        done(game.players.open ? game.saved.goTo(target) : game.saved.undo())
      }),
    redo: (id: number, stop?: number): Promise<GameSnapshot> =>
      step(id, stop, (game) => {
        if (!mayRedo(game)) throw denial('NOT_NOW', whyNot.noRedo)
        const { history } = game.game
        do done(game.saved.redo())
        while (game.players.open && history.now.next >= 0 && !game.isPerson(history.at(history.now.next).decider))
      }),
    goTo: (id: number, moment: number): Promise<GameSnapshot> =>
      elsewhere(id, () =>
        move(id, () => {
          const { game } = viewedTree(openGames, id)
          mayBePlayed(game)
          done(game.saved.goTo(knownMoment(game, moment)))
        }),
      ),
    /** After an opponent failed: asks it again, or lets chance make this one choice. */
    goOn: (id: number, byChance: boolean): Promise<GameSnapshot> => {
      const game = openGames.at(id)
      return game.inTurn(() => goOn(game, game.game.history.standing, byChance ? randomStandIn : undefined))
    },
  }
}

/** Denies for a read-only game. */
function mayBePlayed({ saved, players }: OpenGame): void {
  if (saved.readOnly === undefined) return
  // Naming the faulty act would reveal to a seat how many acts there were.
  throw players.open ? denial('READ_ONLY', { said: whyReadOnly(saved.readOnly) }) : denial('READ_ONLY')
}

/** Denies for a read-only game, and for one with hidden things that has ended. */
function mayChange(game: OpenGame): void {
  mayBePlayed(game)
  if (overForGood(game)) throw denial('NOT_NOW', whyNot.over)
}

/** Why undo is refused; with hidden things it does not say whether the other side has acted. */
function whyNoUndo({ players, game }: OpenGame) {
  if (!players.open) return whyNot.noFairUndo
  return game.history.current === 0 ? whyNot.nothingDone : whyNot.noUndo
}

/** Turns a failed act into a denial. */
function done(result: Result<null, Failed>): void {
  if (result.ok) return
  const { code } = result.error
  const name = code === 'not-kept' ? 'NOT_KEPT' : code === 'read-only' ? 'READ_ONLY' : 'NOT_NOW'
  throw denial(name, { said: failureText(result.error) })
}
