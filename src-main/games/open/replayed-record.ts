import { Game, type GameStart } from '#engine/kernel/game/game.ts'
import { actOf, type RecordedGame } from '#engine/kernel/system/recorded-game.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { bad, type Failure, good, type Result } from '#engine/kernel/values/result.ts'
import type { MomentRow, SnapshotRow } from '../../library/tables/games-table.ts'
import { actAsText, sumOf, sumOfStart } from '../rows/act-row.ts'
import { place, plainCodec } from '../rows/codec.ts'
import { packWords } from '../rows/snapshots.ts'

/** A recorded game after replay, with the rows to store in a library. */
interface Replayed {
  readonly game: Game
  readonly moments: readonly MomentRow[]
  readonly snapshots: readonly SnapshotRow[]
}

/** Number of acts between two pauses, and between two snapshots. */
const EVERY = 32

/** Replays every act of a recorded game under the full legality check, and makes the rows to store. */
export function* replayRecord(
  loaded: LoadedCampaign,
  start: GameStart,
  { acts, hash }: RecordedGame,
  now: number,
): Generator<number, Result<Replayed, Failure>> {
  const begun = Game.begin(loaded, start)
  if (!begun.ok) return begun
  const game = begun.value
  const { play } = game
  const first = play.words.slice()
  const moments: MomentRow[] = []
  const snapshots: SnapshotRow[] = []
  const time = () => loaded.system.glance.when?.(play)
  let [sum, before] = [sumOfStart(JSON.stringify(start)), time()]
  for (const [parent, act] of acts.entries()) {
    const [action, draws] = actOf(act)
    const code = play.layout.language.parseText(action)
    if (!code.ok) return code
    const acted = game.act(code.value, draws)
    if (!acted.ok) return acted
    const after = time()
    const when = after?.turn === before?.turn && after?.phase === before?.phase ? undefined : after
    before = after
    const { decider, script } = game.history.now
    const barrier = game.isBarrier(game.history.current)
    const deed = actAsText({ action, decider, barrier, hash: game.hash(), when, script, memory: undefined })
    sum = sumOf(sum, parent, deed)
    const number = parent + 1
    moments.push({ number, parent, at: now, deed, sum })
    if (number % EVERY !== 0) continue
    snapshots.push({ moment: number, words: plainCodec.bytes(packWords(play.words, first), place.snapshot(number)) })
    yield number
  }
  if (game.hash() === hash) return good({ game, moments, snapshots })
  return bad({ code: 'bad-record', message: 'The recorded game comes out otherwise under these rules.' })
}
