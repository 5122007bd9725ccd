import { type CampaignFiles, type RuleSystem } from '#engine/kernel/system/system.ts'
import type { Passphrases, Players } from '../../contract/library.ts'
import type { FaultText } from '../../contract/words.ts'
import type { Kept, NewGame, GamePast } from '../../library/tables/games-table.ts'
import { failureText, words } from '../../wording/bilingual.ts'
import { denial } from '../../wording/denial.ts'
import { unpack, UNKNOWN_SYSTEM } from '../files/archive.ts'
import { pastUpTo } from '../files/copying.ts'
import { type Fault, readRecord } from '../rows/game-record.ts'
import { redactFault } from '../rows/redact-fault.ts'
import { codecFor } from './codec-for.ts'
import { playersOf } from './open-game.ts'
import { compile, type PinnedCampaign } from './pinned-campaigns.ts'
import { encodePreview, type GamePreview, previewOf } from './preview.ts'
import { outcome, prove, type Proved } from './proof.ts'

/** A game file and how to import it. */
export interface ImportedFile {
  readonly content: Buffer
  readonly passphrases: Passphrases
  /** Import the undamaged part if the file is damaged. */
  readonly part: boolean
  /** Finds the files of a campaign by hash, for a file that lacks them. */
  readonly elsewhere?: (hash: string) => CampaignFiles | undefined
}

/** A game from a file, replayed and checked, ready to be inserted into a library. */
export interface ProvedFile {
  readonly row: NewGame
  readonly past: GamePast
  readonly campaign: { readonly hash: string; readonly system: string; readonly files: CampaignFiles }
  readonly face: Kept | null
  readonly acts: number
  readonly fault: Fault | null
  /** Number of visits in its past. */
  readonly visits: number
}

/**
 * Reads a file and replays its game from the first act to the last; yields progress, and returns what can be imported.
 */
export async function* proveFile(
  { content, passphrases, part, elsewhere }: ImportedFile,
  systems: readonly RuleSystem[],
): AsyncGenerator<{ done: number; of: number }, ProvedFile> {
  const { row, past, pinned, fault: torn } = readFile(content, systems, elsewhere)
  const codec = await codecFor(row, passphrases)
  try {
    const record = readRecord({ ...row, id: 0, face: null, removed: null }, past, codec)
    if (!record.ok) throw badFile(0, failureText(record.error), 0)
    const { start, steps } = record.value
    const proving = prove(pinned.loaded, start, steps, row.rules)
    let step = proving.next()
    for (; step.done !== true; step = proving.next()) yield { done: step.value, of: steps.length }
    const proof = step.value
    const { acts, fault: found } = outcome(proof, record.value, torn)
    const fault = redactFault(found, playersOf(row))
    if (fault !== null && !part) throw badFile(fault.moment, fault.reason, acts)
    const whole = pastUpTo({ ...past, snapshots: [] }, acts)
    const face = proof.ok ? encodePreview(faceAfter(proof.value, whole, playersOf(row)), codec) : null
    const { loaded, files } = pinned
    return {
      row,
      past: whole,
      campaign: { hash: loaded.hash, system: loaded.system.id, files },
      face,
      acts,
      fault,
      visits: whole.visits.length,
    }
  } finally {
    codec.forget?.()
  }
}

type FileRead = { row: NewGame; past: GamePast; pinned: PinnedCampaign; fault: Fault | undefined }

function readFile(content: Buffer, systems: readonly RuleSystem[], elsewhere: ImportedFile['elsewhere']): FileRead {
  const unpacked = unpack(content, elsewhere)
  if (!unpacked.ok) throw badFile(null, unpacked.reason, 0)
  const { row, past, system, files, fault } = unpacked
  const pinned = compile(files, systems, row.campaign)
  if (!pinned.ok) throw badFile(null, pinned.error, 0)
  if (system !== UNKNOWN_SYSTEM && pinned.value.loaded.system.id !== system) throw badFile(null, TWO_SYSTEMS, 0)
  return { row, past, pinned: pinned.value, fault }
}

/** The preview of an imported game, at the moment where it was left. */
function faceAfter({ game, whens }: Proved, past: GamePast, players: Players): GamePreview {
  game.retrace(past.visits)
  const { history, play, loaded } = game
  const when = history.lineTo(history.current).map((moment) => whens[moment])
  return previewOf(
    play,
    loaded,
    players,
    history.now.decider,
    when.findLast((one) => one !== undefined),
  )
}

const TWO_SYSTEMS = words('The file names two rule systems.', 'Le fichier nomme deux systèmes de règles.')

const badFile = (moment: number | null, reason: FaultText, whole: number): Error =>
  denial('BAD_FILE', { moment, reason, whole })
