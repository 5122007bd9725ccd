import type { Result } from '#engine/kernel/result.ts'
import type { AnswerTo, GameSnapshot } from '../contract/games.ts'
import { denial } from '../wording/denial.ts'
import type { Desk } from '../games/open/open-games.ts'
import { mayRedo, overForGood, undoTarget } from '../games/asked/going-back.ts'
import { linesSeenAt, seenAt } from '../games/asked/looking.ts'
import type { OnTable } from '../games/open/on-table.ts'
import { whyReadOnly } from '../games/open/opening.ts'
import { letOpponentsAct, type Opposing, standIn } from '../games/asked/opposing.ts'
import { actionWished } from '../games/open/refused.ts'
import { type Failed, saidOf } from '../wording/sentences.ts'
import { isAsked, stopNow, tableSeen } from '../games/asked/seeing.ts'
import { knownMoment } from '../games/asked/tree.ts'
import { whyNot } from '../wording/why-not.ts'
import type { Standing } from '#engine/kernel/history.ts'

/** All that changes a game. Once it is done, opponents act. */
export function moves(desk: Desk, opposing: Opposing) {
  const move = (id: number, work: (game: OnTable, eyes: number) => void): Promise<GameSnapshot> => {
    const first = desk.at(id)
    return first.inTurn(async () => {
      // Whoever plays on sees what he may see when he plays.
      if (first.players.open) first.lookingAs = null
      const { game, eyes } = seenAt(desk, id)
      const { standing } = game.game.history
      work(game, eyes)
      return goOn(game, standing)
    })
  }

  const goOn = async (game: OnTable, before: Standing, first?: typeof standIn): Promise<GameSnapshot> => {
    try {
      await letOpponentsAct(opposing, game, before, first)
    } finally {
      desk.touched(game)
    }
    return tableSeen(game)
  }

  /** In an open game opponents stop thinking for one who goes elsewhere; where that is refused they begin anew. */
  const elsewhere = async (id: number, went: (id: number) => Promise<GameSnapshot>): Promise<GameSnapshot> => {
    const game = desk.at(id)
    const stopped = game.players.open && game.opponentsTurn.stop()
    try {
      return await went(id)
    } catch (error) {
      if (stopped) void game.inTurn(() => goOn(game, game.game.history.standing)).catch(() => undefined)
      throw error
    }
  }

  /** Back or forth on the line, from a stop if one is told. */
  const step = (id: number, stop: number | undefined, work: (game: OnTable) => void): Promise<GameSnapshot> =>
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
        const wished = actionWished(game, eyes, action)
        if (!wished.ok) throw denial('REFUSED', wished.error)
        if (!game.isPerson(game.game.play.decider)) throw denial('NOT_YOURS', whyNot.opponentDecides)
        done(game.open.act(wished.value))
      }),
    undo: (id: number, stop?: number): Promise<GameSnapshot> =>
      step(id, stop, (game) => {
        const target = undoTarget(game)
        if (target === undefined) throw denial('NOT_NOW', whyNoUndo(game))
        done(game.players.open ? game.open.goTo(target) : game.open.undo())
      }),
    redo: (id: number, stop?: number): Promise<GameSnapshot> =>
      step(id, stop, (game) => {
        if (!mayRedo(game)) throw denial('NOT_NOW', whyNot.noRedo)
        const { history } = game.game
        do done(game.open.redo())
        while (game.players.open && history.now.next >= 0 && !game.isPerson(history.at(history.now.next).decider))
      }),
    goTo: (id: number, moment: number): Promise<GameSnapshot> =>
      elsewhere(id, () =>
        move(id, () => {
          const { game } = linesSeenAt(desk, id)
          mayBePlayed(game)
          done(game.open.goTo(knownMoment(game, moment)))
        }),
      ),
    /** After an opponent has failed: it thinks again, or chance makes this one choice for it. */
    goOn: (id: number, byChance: boolean): Promise<GameSnapshot> => {
      const game = desk.at(id)
      return game.inTurn(() => goOn(game, game.game.history.standing, byChance ? standIn : undefined))
    },
  }
}

/** What cannot be taken up again is only looked at. */
function mayBePlayed({ open, players }: OnTable): void {
  if (open.readOnly === undefined) return
  // Where it is wrong, and what, would tell a seat how many acts there were.
  throw players.open ? denial('READ_ONLY', { said: whyReadOnly(open.readOnly) }) : denial('READ_ONLY')
}

/** A game with hidden things that was played to its end is not played otherwise afterwards. */
function mayChange(game: OnTable): void {
  mayBePlayed(game)
  if (overForGood(game)) throw denial('NOT_NOW', whyNot.over)
}

/** Whether the other side has done anything yet is not told to who is refused. */
function whyNoUndo({ players, game }: OnTable) {
  if (!players.open) return whyNot.noFairUndo
  return game.history.current === 0 ? whyNot.nothingDone : whyNot.noUndo
}

/** What the game says to something that was done in it. */
function done(result: Result<null, Failed>): void {
  if (result.ok) return
  const { code } = result.error
  const name = code === 'not-kept' ? 'NOT_KEPT' : code === 'read-only' ? 'READ_ONLY' : 'NOT_NOW'
  throw denial(name, { said: saidOf(result.error) })
}
