import type { When } from '#engine/kernel/glance.ts'
import { Game } from '#engine/kernel/game.ts'
import type { RecordedMoment } from '#engine/kernel/history.ts'
import { good, type Json, type Result } from '#engine/kernel/result.ts'
import type { LoadedCampaign } from '#engine/kernel/system.ts'
import type { Said, Words } from '../../contract/words.ts'
import type { GameRow, Past, SnapshotRow } from '../../library/tables/games-table.ts'
import { proveAtOnce } from './proof.ts'
import { readRecord, type GameRecord } from '../rows/game-record.ts'
import { type Failed, inLanguage, words } from '../../wording/bilingual.ts'
import { wordsOf } from '../rows/snapshots.ts'
import type { GameCodec } from '../rows/codec.ts'

/** Why a game can be looked at but not played on, and from where on that is so. */
export interface ReadOnly {
  readonly why: 'damaged' | 'other-rules'
  readonly moment: number
  readonly reason: Said
}

export const whyReadOnly = ({ moment, reason }: ReadOnly): Words =>
  words(
    `It cannot be taken up from act ${moment} on: ${inLanguage('en', reason)}.`,
    `Elle ne peut pas être reprise à partir de l’acte ${moment} : ${inLanguage('fr', reason)}.`,
  )

/** A game taken up from its rows. */
export interface RestoredGame {
  readonly game: Game
  /** Where each moment stands in time, as far as that changed with it. */
  readonly whens: (When | undefined)[]
  /** What opponents wrote down at each moment, where that is something else than before. */
  readonly memories: (Json | undefined)[]
  /** The sum of the last deed, for the next. */
  readonly sum: number
  readonly readOnly: ReadOnly | undefined
  /** The rules have a newer version, and under it everything comes out as it did. */
  readonly carriedOver: boolean
}

/**
 * Takes a game up where it was left. A record that is whole is believed as far as the last snapshot, and the acts since
 * are played again and have to come out as they did. One that is not, or was played under another version of the rules,
 * is played again from its start; as far as that comes out the same it can be looked at.
 */
export function restoreGame(
  loaded: LoadedCampaign,
  row: GameRow,
  past: Past,
  codec: GameCodec,
): Result<RestoredGame, Failed> {
  const read = readRecord(row, past, codec)
  if (!read.ok) return read
  const record = read.value
  const { start, steps, visits, sum } = record
  const memories = [undefined, ...steps.map(({ deed }) => deed.memory)]
  const sameRules = row.rules === loaded.system.version
  if (record.fault === undefined && sameRules) {
    const game = resumeFromSnapshots(loaded, record, past.snapshots, codec)
    if (game !== undefined) {
      const whens = [whenBegun(game), ...steps.map(({ deed }) => deed.when)]
      return good({ game, whens, memories, sum, readOnly: undefined, carriedOver: false })
    }
  }
  const proof = proveAtOnce(loaded, start, steps, row.rules)
  if (!proof.ok) return proof
  const { game, proved, whens, fault = record.fault } = proof.value
  game.retrace(visits.filter(({ after }) => after <= proved))
  if (fault === undefined) return good({ game, whens, memories, sum, readOnly: undefined, carriedOver: !sameRules })
  game.goTo(proved)
  const why = proof.value.fault !== undefined && !sameRules ? 'other-rules' : 'damaged'
  return good({ game, whens, memories, sum, readOnly: { why, ...fault }, carriedOver: false })
}

/** Where a game stood in time when it began. */
const whenBegun = (game: Game): When | undefined =>
  game.loaded.system.glance.when && game.peek(0, (play) => game.loaded.system.glance.when!(play))

/** The game as the record leaves it, or nothing when something in it does not fit. */
function resumeFromSnapshots(
  loaded: LoadedCampaign,
  { start, steps, visits }: GameRecord,
  snapshots: readonly SnapshotRow[],
  codec: GameCodec,
): Game | undefined {
  const { language } = loaded.layout
  const codes = new Map<string, number>()
  const recorded: RecordedMoment[] = []
  for (const { parent, deed } of steps) {
    let code = codes.get(deed.action)
    if (code === undefined) {
      const parsed = language.parseText(deed.action)
      if (!parsed.ok) return undefined
      code = parsed.value
      codes.set(deed.action, code)
    }
    recorded.push({ parent, code, decider: deed.decider, barrier: deed.barrier, script: deed.script })
  }
  try {
    const taken = Game.takeUp(loaded, start, recorded, visits, (first) => {
      const wordsIn = (row: SnapshotRow) => wordsOf(row, first, steps[row.moment - 1]?.deed.hash, codec)
      return new Map(snapshots.map((row) => [row.moment, () => wordsIn(row)]))
    })
    if (!taken.ok) return undefined
    const game = taken.value
    const { current } = game.history
    return current === 0 || game.hash() === steps[current - 1]!.deed.hash ? game : undefined
  } catch {
    // Something in it cannot be played again. The proof finds out what.
    return undefined
  }
}
