import { newSeal } from '../../src-main/games/rows/seal.ts'
import { pickFrom, type Pick } from '../kernel/table.ts'
import {
  comesToTheSame,
  judgeFile,
  judgeForgedRows,
  judgeRows,
  original,
  otherAction,
  type Judged,
  type Original,
} from './judging.ts'
import { forge, forgeRows, mutateFile, spoilRows } from './mutations.ts'
import { chalons, spicheren, startOf, track } from './workshop.ts'

/** A spoilt game that was taken for what it is not, with the file to look at. */
export interface Wrong {
  readonly number: number
  readonly what: string
  readonly problem: string
  readonly file: Buffer | undefined
}

/** How often what was done to games, and what became of them. */
export type Tally = Map<string, Record<Judged['verdict'], number>>

/** Spoils games, each in one way that its number decides, and judges what is made of them. */
export async function fuzzSaves(count: number, from = 1): Promise<{ tally: Tally; wrong: Wrong[] }> {
  const seal = await newSeal('a sealed game', ['a passphrase', null])
  const sources = [
    original(spicheren, chalons, startOf(spicheren, 'spoilt'), pickFrom(11), 90),
    original(spicheren, chalons, startOf(spicheren, 'spoilt too'), pickFrom(12), 40, seal),
    original(track, spicheren, startOf(track, 'spoilt'), pickFrom(13), 60),
    original(chalons, spicheren, startOf(chalons, 'spoilt'), pickFrom(14), 70),
  ]
  // The big campaign takes as long as all others together.
  const turns = [0, 2, 0, 1, 0, 2, 0, 1, 0, 3]
  const tally: Tally = new Map()
  const wrong: Wrong[] = []
  for (let number = from; number < from + count; number++) {
    const source = sources[turns[number % turns.length]!]!
    const { what, judged, file } = attempt(source, number)
    const row = tally.get(what) ?? { refused: 0, 'a part': 0, 'the whole': 0 }
    row[judged.verdict] += 1
    tally.set(what, row)
    if (judged.problem !== undefined) wrong.push({ number, what, problem: judged.problem, file })
  }
  return { tally, wrong }
}

function attempt(source: Original, number: number): { what: string; judged: Judged; file: Buffer | undefined } {
  const pick = pickFrom(number)
  const which = pick(20)
  if (which < 4) {
    const spoilt = spoilRows(source.row, source.past, pick)
    return { what: spoilt.what, judged: judging(() => judgeRows(source, spoilt)), file: undefined }
  }
  const forged = which < 7 ? forgery(source, pick) : undefined
  if (forged !== undefined && which === 4) {
    const rows = forgeRows(source.row, source.past, forged.at, forged.action)
    return { what: rows.what, judged: judging(() => judgeForgedRows(source, rows, forged.at)), file: undefined }
  }
  const mutation = forged ? forge(source, forged.at, forged.action) : mutateFile(source, pick)
  return { what: mutation.what, judged: judging(() => judgeFile(source, mutation)), file: mutation.content }
}

/** Only an open game can be forged: what is sealed cannot be written by who has no key. */
function forgery(source: Original, pick: Pick): { at: number; action: string } | undefined {
  if (source.row.seal !== null) return undefined
  const at = 1 + pick(source.steps.length)
  const action = otherAction(source, at, pick)
  return action === undefined || comesToTheSame(source, at, action) ? undefined : { at, action }
}

function judging(judge: () => Judged): Judged {
  try {
    return judge()
  } catch (error) {
    return { verdict: 'refused', problem: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

export function tallyAsText(tally: Tally): string {
  const rows = [...tally].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const cells = rows.map(([what, row]) => [what, row.refused, row['a part'], row['the whole']].map(String))
  const sums = [1, 2, 3].map((column) => String(cells.reduce((sum, row) => sum + Number(row[column]), 0)))
  const all = [['', 'refused', 'a part', 'the whole'], ...cells, ['together', ...sums]]
  return all
    .map(([what = '', ...counts]) => `  ${what.padEnd(52)}${counts.map((one) => one.padStart(11)).join('')}`)
    .join('\n')
}
