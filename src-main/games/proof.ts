import { Game, type GameStart } from '#engine/kernel/game.ts'
import { good, type Result } from '#engine/kernel/result.ts'
import type { LoadedCampaign } from '#engine/kernel/system.ts'
import type { Fault, Step } from './record.ts'

/** A game played again from its start: as far as it comes out as it did, and what stands in the way of the rest. */
export interface Proved {
  readonly game: Game
  /** Of the steps that were played again, all of them when nothing stands in the way. */
  readonly proved: number
  readonly fault: Fault | undefined
}

/** Acts between two reports of a proof: some milliseconds' work. */
const REPORT_EVERY = 200

/**
 * Plays a game again, act by act under the same gate as the players did, and compares the hash after each. It stops at
 * the first that is not legal or comes out otherwise. Yields how far it is, so that whoever runs it can report it,
 * do other things in between, or give up.
 */
export function* prove(
  loaded: LoadedCampaign,
  start: GameStart,
  steps: readonly Step[],
): Generator<number, Result<Proved>> {
  const begun = Game.begin(loaded, start)
  if (!begun.ok) return begun
  const game = begun.value
  for (const [index, step] of steps.entries()) {
    if (index % REPORT_EVERY === 0) yield index
    const reason = redo(game, step, index + 1)
    if (reason !== undefined) {
      // Back to the last that was right, wherever the faulty one followed.
      game.goTo(index)
      return good({ game, proved: index, fault: { moment: index + 1, reason } })
    }
  }
  return good({ game, proved: steps.length, fault: undefined })
}

/** Does one act again; why it cannot be done or is not the same, if so. */
function redo(game: Game, { parent, deed }: Step, moment: number): string | undefined {
  if (parent !== game.history.current) {
    const went = game.goTo(parent)
    if (!went.ok) return went.error.message
  }
  const { action, hash, script } = deed
  const parsed = game.play.layout.language.parseText(action)
  if (!parsed.ok) return `“${action}” means nothing under these rules: ${parsed.error.message}`
  const { decider } = game.play
  if (decider !== deed.decider) return `“${action}” was done by the other side`
  let acted: Result<null>
  try {
    acted = game.act(parsed.value, script)
  } catch (error) {
    return `“${action}” cannot be carried out: ${error instanceof Error ? error.message : String(error)}`
  }
  if (!acted.ok) return `“${action}” is not allowed: ${acted.error.message}`
  if (game.history.current !== moment) return `“${action}” was done at this point already`
  if (game.hash() !== hash) return `after “${action}” the game comes out otherwise`
  return game.history.now.barrier === deed.barrier ? undefined : `“${action}” may be taken back otherwise than before`
}

/** Runs a proof to its end at once. */
export function proveAtOnce(loaded: LoadedCampaign, start: GameStart, steps: readonly Step[]): Result<Proved> {
  const proof = prove(loaded, start, steps)
  for (;;) {
    const { done, value } = proof.next()
    if (done === true) return value
  }
}
