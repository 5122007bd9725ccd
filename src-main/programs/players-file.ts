import { z } from 'zod'
import type { FaultText } from '../contract/words.ts'
import { readDataFile } from '../data-files/data-files.ts'
import { words } from '../wording/bilingual.ts'
import { systemCode } from '../wording/problem.ts'

/** A bot that the user has named as a player. */
export interface NamedProgram {
  /** Its id in games. */
  readonly id: string
  readonly name: string
  /** The executable and its arguments, started without a shell. */
  readonly command: readonly [string, ...string[]]
  /** The rule systems that it plays; all if omitted. */
  readonly systems?: readonly string[] | undefined
  /** Maximum time for one choice. */
  readonly seconds: number
}

/** The content of the file, and its faults. A faulty entry does not affect the others. */
export interface PlayersFile {
  readonly programs: readonly NamedProgram[]
  readonly faults: readonly FaultText[]
}

const LARGEST_FILE = 1_000_000
const MOST_PROGRAMS = 50
const USUAL_SECONDS = 60

const argument = z
  .string()
  .max(4096)
  .refine((text) => !text.includes('\0'), 'has a zero byte')

const Entry = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'small letters, digits and hyphens, at most 40'),
  name: z.string().trim().min(1).max(60),
  command: z.tuple([argument.min(1)], argument),
  systems: z.array(z.string().max(60)).max(50).optional(),
  seconds: z.number().min(1).max(3600).default(USUAL_SECONDS),
})

const File = z.strictObject({ players: z.array(z.unknown()).max(MOST_PROGRAMS) })

/** Prefix of the id of a bot in a game, so that it never equals the id of a built-in opponent. */
const PREFIX = 'program-'

/** The user's id of a bot, given its id in games; undefined for any other player. */
export const nameOfOwn = (id: string): string | undefined =>
  id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined

/** Reads the file in which the user names his own bots. Most users have none. */
export function readPlayersFile(path: string): PlayersFile {
  let text: string
  try {
    text = readDataFile(path, LARGEST_FILE).toString('utf8')
  } catch (error) {
    const code = systemCode(error) ?? String(error)
    return { programs: [], faults: code === 'ENOENT' ? [] : [unreadable(code)] }
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { programs: [], faults: [unreadable(error instanceof Error ? error.message : String(error))] }
  }
  const file = File.safeParse(json)
  if (!file.success) return { programs: [], faults: [unreadable(issueOf(file.error))] }
  const programs: NamedProgram[] = []
  const faults: FaultText[] = []
  for (const [index, one] of file.data.players.entries()) {
    const read = Entry.safeParse(one)
    if (!read.success) faults.push(wrongEntry(index, issueOf(read.error)))
    else if (programs.some(({ id }) => id === PREFIX + read.data.id))
      faults.push(wrongEntry(index, `id: "${read.data.id}"`))
    else programs.push({ ...read.data, id: PREFIX + read.data.id })
  }
  return { programs, faults }
}

const issueOf = ({ issues: [first] }: z.ZodError): string =>
  first === undefined ? '' : `${first.path.join('.')}${first.path.length > 0 ? ': ' : ''}${first.message}`

const unreadable = (why: string): FaultText =>
  words(`players.json cannot be read: ${why}.`, `players.json ne peut être lu : ${why}.`)

const wrongEntry = (index: number, why: string): FaultText =>
  words(`players.json, player ${index + 1}: ${why}.`, `players.json, joueur ${index + 1} : ${why}.`)
