import { gunzipSync } from 'node:zlib'
import { loadGame, saveGame } from '#engine/kernel/game/save.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { systems } from '#engine/systems/registry.ts'
import type { FaultText } from '../../src-main/contract/words.ts'
import { pack, unpack } from '../../src-main/games/files/archive.ts'
import { pastUpTo } from '../../src-main/games/files/copying.ts'
import { restoreGame } from '../../src-main/games/open/restore-game.ts'
import { compile } from '../../src-main/games/open/pinned-campaigns.ts'
import { proveAtOnce } from '../../src-main/games/open/proof.ts'
import { readRecord, type Step } from '../../src-main/games/rows/game-record.ts'
import { inLanguage, failureText } from '../../src-main/wording/bilingual.ts'
import { sealedSides } from '../../src-main/games/rows/seal.ts'
import { plainCodec, type GameCodec } from '../../src-main/games/rows/codec.ts'
import type { GameRow, NewGame, GamePast } from '../../src-main/library/tables/games-table.ts'
import type { Lines, Mutation, Source, SpoiltRows } from './mutations.ts'
import { hashes, newGame, playAbout, tables, type Played } from './workshop.ts'
import type { Pick } from '../kernel/table.ts'
import type { GameStart } from '#engine/kernel/game/game.ts'

/** A game that was really played, in a library and as a file. */
export interface Original extends Source {
  readonly by: Played
  readonly row: GameRow
  readonly past: GamePast
  readonly codec: GameCodec
  readonly steps: readonly Step[]
  readonly hashes: readonly string[]
}

export interface Seal {
  readonly seal: string
  readonly codec: GameCodec
}

/** Plays about for a while, and packs what came of it. */
export function original(
  by: Played,
  foreign: Played,
  start: GameStart,
  pick: Pick,
  times: number,
  seal?: Seal,
): Original {
  const [mine, others] = [start, { ...start, seed: `${start.seed} other` }].map((one) => {
    const { database, table } = tables()
    const game = newGame(table, by, one, seal)
    playAbout(game, pick, times)
    game.tidyUp()
    const codec = seal?.codec ?? plainCodec
    for (const moment of [0, 3, 3])
      table.addMark(game.id, { moment, kind: 'bookmark', text: codec.text('{"name":"Here","note":""}', 'mark') })
    const row = table.one(game.id)!
    const past = table.past(game.id)
    database.close()
    const file = pack({ program: 'a test', row, past, system: by.loaded.system.id, files: by.files })
    const record = readRecord(row, past, codec)
    if (!record.ok) throw new Error(record.error.message)
    return { row, past, codec, file, steps: record.value.steps, hashes: hashes(game.game) }
  })
  const text = gunzipSync(mine!.file).toString()
  const foreignLines = Object.entries(foreign.files).map(([path, content]) => ['file', path, content])
  return {
    by,
    ...mine!,
    text,
    lines: linesOf(text),
    otherLines: linesOf(gunzipSync(others!.file).toString()),
    foreignLines,
  }
}

const linesOf = (text: string): Lines =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as unknown[]).slice(0, -1))

/** What became of a spoilt game: refused, taken in up to somewhere, or taken in as a whole; `problem` when that was wrong. */
export interface Judged {
  readonly verdict: 'refused' | 'a part' | 'the whole'
  readonly problem?: string
}

const isSentence = (text: string): boolean => /^[“«\p{Lu}].{10,600}\.$/su.test(text) && !/undefined|\[object/.test(text)

function refused(reason: FaultText): Judged {
  const none = [inLanguage('en', reason), inLanguage('fr', reason)].find((text) => !isSentence(text))
  return none === undefined ? { verdict: 'refused' } : { verdict: 'refused', problem: `“${none}” is no sentence` }
}

/** Takes a file in as the library does, and looks whether what came in is a beginning of the game that was played. */
export function judgeFile(from: Original, { content, honest, caughtAt }: Mutation): Judged {
  const unpacked = unpack(content)
  if (!unpacked.ok) return refused(unpacked.reason)
  const { row, past, system, files, fault: torn } = unpacked
  if (honest) {
    const problem = differenceToTheLetter(from, row, past)
    if (problem !== undefined) return { verdict: 'a part', problem }
  }
  const loaded = campaignOf(from, row.campaign, files)
  if (typeof loaded === 'string') return refused(loaded)
  if (loaded.system.id !== system) return refused('The file names two rule systems.')
  sealedSides(row.seal)
  const record = readRecord({ ...row, id: 0, face: null, removed: null }, past, from.codec)
  if (!record.ok) return refused(failureText(record.error))
  const { start, steps } = record.value
  const proof = proveAtOnce(loaded, start, steps, row.rules)
  if (!proof.ok) return refused(failureText(proof.error))
  const { game, proved } = proof.value
  const fault = proof.value.fault ?? record.value.fault ?? torn
  const verdict = fault === undefined ? 'the whole' : 'a part'
  const wrong = (problem: string): Judged => ({ verdict, problem })
  if (game.history.moments.length !== proved + 1) return wrong('the game has acts that were not proved')
  const ways = waysOf(steps.slice(0, proved), from.hashes[0]!)
  const played = new Set(waysOf(from.steps, from.hashes[0]!))
  const never = ways.findIndex((way) => !played.has(way))
  if (never >= 0) return wrong(`act ${never + 1} was never played`)
  const again = loadGame(loaded, JSON.parse(JSON.stringify(saveGame(game))))
  if (!again.ok) return wrong(`it does not come out again: ${again.error.message}`)
  const here = hashes(again.value)
  for (let index = 1; index <= proved; index++)
    if (here[index] !== steps[index - 1]!.deed.hash) return wrong(`act ${index} comes out otherwise`)
  if (fault !== undefined && (fault.moment !== proved + 1 || isTooShort(fault.reason)))
    return wrong(
      `act ${fault.moment} is told as the fault (${inLanguage('en', fault.reason)}), but ${proved} are whole`,
    )
  if (caughtAt !== undefined && fault?.moment !== caughtAt) return wrong(`act ${caughtAt} was not found`)
  const problem = keptBadly(loaded, row, pastUpTo(past, proved), from.codec, here)
  return problem === undefined ? { verdict } : wrong(problem)
}

const campaignOf = ({ by }: Original, hash: string, files: Played['files']): LoadedCampaign | string => {
  if (hash === by.loaded.hash) return by.loaded
  const pinned = compile(files, systems, hash)
  // Faults of a campaign are reported by its check, whose sentences have tests of their own.
  return pinned.ok ? pinned.value.loaded : 'The campaign cannot be played.'
}

const isTooShort = (said: FaultText): boolean => inLanguage('en', said).length < 5 || inLanguage('fr', said).length < 5

const oneBlank = (action: string): string => action.trim().split(/\s+/).join(' ')

/**
 * From which position each act led to which. Variations may come in another order when somebody has made every sum and
 * mark to fit: that is another file of the same game.
 */
const waysOf = (steps: readonly Step[], start: string): string[] =>
  steps.map(({ parent, deed: { action, hash } }) =>
    [steps[parent - 1]?.deed.hash ?? start, oneBlank(action), hash].join(' '),
  )

/** Without new marks nothing can have come in but what was written. */
function differenceToTheLetter({ row: whole, past: all }: Original, row: NewGame, past: GamePast): string | undefined {
  for (const [name, value] of Object.entries(row)) {
    const was = whole[name as keyof NewGame]
    if (JSON.stringify(was) !== JSON.stringify(value)) return `the head has another ${name}`
  }
  const visits = all.visits.map(({ moment, after }, index) => ({ number: index + 1, moment, after }))
  const marks = all.marks.map(({ moment, kind, text }, index) => ({ id: index + 1, moment, kind, text }))
  const lists = [
    ['act', past.moments, all.moments],
    ['visit', past.visits, visits],
    ['mark', past.marks, marks],
  ] as const
  for (const [what, found, written] of lists)
    if (JSON.stringify(found) !== JSON.stringify(written.slice(0, found.length))) return `an ${what} is another`
  return undefined
}

const shelf = tables()

/** What was taken in has to lie in the library like any other game, and open like one. */
function keptBadly(
  loaded: LoadedCampaign,
  row: NewGame,
  past: GamePast,
  codec: GameCodec,
  wanted: string[],
): string | undefined {
  const { database, table } = shelf
  database
    .prepare<[string, string]>("INSERT OR IGNORE INTO campaign VALUES (?, ?, x'00')")
    .run(loaded.hash, loaded.system.id)
  const id = table.add({ ...row, campaign: loaded.hash, rules: loaded.system.version }, past)
  try {
    const opened = restoreGame(loaded, table.one(id)!, table.past(id), codec)
    if (!opened.ok) return `it does not open: ${opened.error.message}`
    if (opened.value.readOnly !== undefined)
      return `it opens as damaged: ${inLanguage('en', opened.value.readOnly.reason)}`
    return hashes(opened.value.game).join() === wanted.join() ? undefined : 'it opens as another game'
  } finally {
    table.erase(id)
  }
}

/** Opens spoilt rows as the library does, and looks whether what opened is a beginning of the game that was played. */
export function judgeRows(from: Original, { row, past }: SpoiltRows): Judged {
  const opened = restoreGame(from.by.loaded, row, past, from.codec)
  if (!opened.ok) return refused(failureText(opened.error))
  const { game, readOnly, whens } = opened.value
  const acts = game.history.moments.length - 1
  const verdict = readOnly === undefined ? 'the whole' : 'a part'
  const wrong = (problem: string): Judged => ({ verdict, problem })
  if (readOnly !== undefined && readOnly.moment !== acts + 1)
    return wrong(`stops before act ${readOnly.moment} with ${acts}`)
  // Rows at the end can be missing without a trace; anything else has to show.
  if (readOnly === undefined && acts < from.steps.length && acts !== past.moments.length)
    return wrong(`has ${acts} acts only`)
  if (whens.length !== acts + 1) return wrong('has times of acts that are not there')
  const here = hashes(game)
  for (let index = row.start === from.row.start ? 0 : 1; index <= acts; index++)
    if (here[index] !== from.hashes[index]) return wrong(`act ${index} is another`)
  for (const [index, step] of from.steps.slice(0, acts).entries())
    if (game.history.at(index + 1).parent !== step.parent) return wrong(`act ${index + 1} follows another`)
  if (game.hash() !== here[game.history.current]) return wrong('stands elsewhere than it says')
  return { verdict }
}

/** Rows with matching sums are believed; a proof names the act at which they are false. */
export function judgeForgedRows(from: Original, { row, past }: SpoiltRows, at: number): Judged {
  const record = readRecord(row, past, from.codec)
  if (!record.ok) return { verdict: 'refused', problem: record.error.message }
  if (record.value.fault !== undefined) return { verdict: 'a part', problem: 'the sums do not fit' }
  const proof = proveAtOnce(from.by.loaded, record.value.start, record.value.steps, row.rules)
  if (!proof.ok) return { verdict: 'refused', problem: proof.error.message }
  const { fault, proved } = proof.value
  return {
    verdict: 'a part',
    ...((fault?.moment !== at || proved !== at - 1) && { problem: `act ${at} was not found` }),
  }
}

/** Another action than the one that was done at some act, known to the game's language; undefined for a sealed game. */
export function otherAction({ steps, by }: Original, at: number, pick: Pick): string | undefined {
  const { action } = steps[at - 1]!.deed
  const others = [...new Set(steps.map(({ deed }) => deed.action))].filter((one) => one !== action)
  return by.loaded.layout.language.parseText(action).ok ? others[pick(others.length)] : undefined
}

/** Whether an action in the place of another comes to the same: then nothing has been forged. */
export function comesToTheSame({ steps, by, row }: Original, at: number, action: string): boolean {
  const proved = proveAtOnce(by.loaded, JSON.parse(String(row.start)) as GameStart, steps.slice(0, at - 1))
  if (!proved.ok) throw new Error(proved.error.message)
  const { game } = proved.value
  const { parent, deed } = steps[at - 1]!
  game.goTo(parent)
  const parsed = game.play.layout.language.parseText(action)
  return (
    parsed.ok &&
    game.play.actions.has(parsed.value) &&
    game.act(parsed.value, deed.script).ok &&
    game.hash() === deed.hash
  )
}
