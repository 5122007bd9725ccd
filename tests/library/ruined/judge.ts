import { existsSync, readFileSync, rmSync } from 'node:fs'
import { systems } from '#engine/systems/registry.ts'
import { GameEntry } from '../../../src-main/contract/library.ts'
import { OpenGames } from '../../../src-main/games/open/open-games.ts'
import { PinnedCampaigns } from '../../../src-main/games/open/pinned-campaigns.ts'
import { openLibrary, type Library } from '../../../src-main/library/library.ts'
import { readReports } from '../../../src-main/library/salvage/reports.ts'
import { campaignsTable } from '../../../src-main/library/tables/campaigns-table.ts'
import { gamesTable } from '../../../src-main/library/tables/games-table.ts'
import { settingsTable } from '../../../src-main/library/tables/settings-table.ts'
import { atOnce } from '../../../src-main/library/tables/tally-file.ts'
import { libraryService } from '../../../src-main/services/library.ts'
import { settingsService } from '../../../src-main/services/settings.ts'
import { pickFrom } from '../../kernel/table.ts'
import { atHand } from '../damaged.ts'
import { accountOf, type Account, draftsOf, type KnownDraft, type KnownGame } from './account.ts'
import { bitMutantOf, bitsOf, type Mutant, mutantOf } from './mutate.ts'
import { type Files, newFolder, originalOf, type Original, writeFiles } from './ruined.ts'

/** The outcome for a data folder: everything is there or reported as missing; otherwise what went wrong. */
export interface Judged {
  readonly what: string
  readonly outcome: 'equal' | 'told' | 'wrong'
  readonly problem?: string
}

/** Damages data folders, each in the way that its number decides, opens them, and compares with what was acknowledged. */
export async function fuzzLibraries(
  count: number,
  from: number,
  each: (number: number, judged: Judged) => void,
): Promise<undefined> {
  const originals: Original[] = []
  for (const seed of [1, 2, 3, 4]) originals.push(await originalOf(seed, seed % 4 !== 0))
  for (let number = from; number < from + count; number += 1) {
    const original = originals[number % 4]!
    each(number, judge(original, mutantOf(original, number, pickFrom(number))))
  }
}

/** Every bit in use where tables begin, one after the other, from the one of a number on; tells how many there are. */
export async function fuzzBits(
  count: number,
  from: number,
  each: (number: number, judged: Judged) => void,
): Promise<number> {
  const original = await originalOf(4, false)
  const all = bitsOf(original)
  for (let number = from; number < Math.min(from + count, all); number += 1)
    each(number, judge(original, bitMutantOf(original, number)))
  return all
}

function judge(original: Original, { what, files }: Mutant): Judged {
  const folder = newFolder()
  try {
    writeFiles(folder, files)
    const library = openLibrary(folder, undefined, { atHand })
    const told = library.repaired ?? readReports(folder).first
    const problem =
      judgeAside(library, files) ??
      judgeOpen(library, library.repaired, original.account) ??
      judgeDrafts(library, original.drafts)
    library.close()
    if (problem !== undefined) return { what, outcome: 'wrong', problem: `${problem}; told: ${JSON.stringify(told)}` }
    const again = openLibrary(folder)
    const still = again.repaired
    again.close()
    if (still !== null) return { what, outcome: 'wrong', problem: `told again: ${JSON.stringify(still)}` }
    return { what, outcome: library.repaired === null ? 'equal' : 'told' }
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { what, outcome: 'wrong', problem: `does not open: ${problem}` }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Every byte of what was damaged is kept. */
function judgeAside({ repaired }: Library, files: Files): string | undefined {
  if (repaired === null || repaired.setAside === null) return undefined
  for (const part of ['', '-wal']) {
    const before = files.get(`library.sqlite${part}`)
    const aside = `${repaired.setAside}${part}`
    if (before !== undefined && !(existsSync(aside) && readFileSync(aside).equals(before)))
      return `the damaged library${part} was not kept as it was`
  }
  return undefined
}

function judgeOpen(library: Library, told: Library['repaired'], wanted: Account): string | undefined {
  const { database } = library
  settingsService(settingsTable(database)).read()
  const entries = listed(library)
  const there = new Map(accountOf(database).map((game) => [game.uid, game]))
  const parts = new Map(told?.parts.map((part) => [part.name, part]))
  const lost = new Set(told?.lost.map(({ name }) => name))
  let whole = 0
  for (const game of wanted) {
    const found = there.get(game.uid)
    if (found === undefined) {
      if (!lost.has(game.name)) return `“${game.name}” is gone and nobody said so`
      if (told!.lost.find(({ name }) => name === game.name)?.acts !== game.acts.length)
        return `of “${game.name}” other acts are told than it had`
      continue
    }
    if (!found.acts.every((hash, index) => hash === game.acts[index]))
      return `“${game.name}” has acts that were not played`
    if (sameGame(found, game)) {
      whole += parts.has(found.name) ? 0 : 1
      continue
    }
    const part = parts.get(found.name)
    const trouble = entries.find(({ name }) => name === found.name)?.trouble ?? null
    if (part === undefined && !(found.fault && trouble !== null))
      return `“${game.name}” is not what it was and nobody said so: ${difference(found, game)}`
    if (part !== undefined && part.acts !== found.acts.length)
      return `of “${game.name}” other acts are told than there are`
    if (part !== undefined && part.of !== null && part.of !== game.acts.length)
      return `“${game.name}” is said to have had ${part.of} acts`
  }
  const more = [...there.keys()].filter((uid) => !wanted.some((game) => game.uid === uid))
  if (more.length > 0) return `there are games that nobody kept: ${more.join(', ')}`
  return told !== null && told.whole !== whole ? `${told.whole} games are called whole, and ${whole} are` : undefined
}

function judgeDrafts({ database, repaired: told }: Library, wanted: readonly KnownDraft[]): string | undefined {
  const there = new Map(draftsOf(database).map((draft) => [draft.uid, draft]))
  for (const draft of wanted) {
    const { name, gestures } = draft
    const found = there.get(draft.uid)
    if (found === undefined) {
      const lost = told?.drafts.lost.find((one) => one.name === name)
      if (lost === undefined) return `the draft “${name}” is gone and nobody said so`
      if (lost.gestures !== gestures.length) return `of the draft “${name}” other changes are told than it had`
      continue
    }
    if (JSON.stringify(found) === JSON.stringify(draft)) continue
    const part = told?.drafts.parts.find((one) => one.name === found.name)
    if (part === undefined && !found.fault) return `the draft “${name}” is not what it was and nobody said so`
    if (part !== undefined && part.gestures !== found.gestures.length)
      return `of the draft “${name}” other changes are told than there are`
    if (part !== undefined && part.of !== null && part.of !== gestures.length)
      return `the draft “${name}” is said to have had ${part.of} changes`
  }
  const more = [...there.values()].filter(({ uid }) => !wanted.some((draft) => draft.uid === uid))
  return more.length > 0 ? `there are drafts that nobody kept: ${more.map(({ name }) => name).join(', ')}` : undefined
}

const sameGame = (one: KnownGame, other: KnownGame): boolean => difference(one, other) === undefined

function difference(one: KnownGame, other: KnownGame): string | undefined {
  const facts = ({ name, acts, visits, marks, fault }: KnownGame) => [name, acts.length, visits, marks, fault]
  const [a, b] = [JSON.stringify(facts(one)), JSON.stringify(facts(other))]
  return a === b ? undefined : `${a} for ${b}`
}

/** The list as the window would be shown it. */
function listed({ database }: Library): GameEntry[] {
  const table = gamesTable(database)
  const pinnedTable = campaignsTable(database)
  const pinned = new PinnedCampaigns(pinnedTable, systems)
  const openGames = new OpenGames({ table, campaigns: pinned, now: Date.now, noteOpen: () => undefined })
  const needs = { table, pinnedTable, pinned, openGames, lastGames: () => [], now: Date.now }
  const list = libraryService({ ...needs, atOnce: (work) => atOnce(database, work) }).list('', false)
  return list.map((entry) => GameEntry.parse(entry))
}
