import { z } from 'zod'
import { LIMITS } from './archive.ts'
import { LineReader, unzip } from './chained-lines.ts'

/** Number of packed bytes that always contain the first line of a file. */
const BEGINNING = 2 ** 18

/** The hash of the campaign that a game file lacks; undefined when the file contains it, or cannot be read. */
export function missingCampaign(content: Buffer): string | undefined {
  const bytes = unzip(content.subarray(0, BEGINNING), LIMITS.long.bytes)
  if (bytes === undefined) return undefined
  const first = new LineReader(bytes).next(LIMITS.long)
  const next = bytes.subarray(bytes.indexOf(0x0a) + 1)
  if (first?.ok !== true || next.subarray(0, FILE.length).equals(FILE)) return undefined
  return z.object({ campaign: z.string() }).safeParse(first.line[2]).data?.campaign
}

const FILE = Buffer.from('["file",')
