import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Game, type GameStart } from '#engine/kernel/game/game.ts'
import { playedFiles } from '#engine/kernel/system/campaign-files.ts'
import { SavedGame } from '../../src-main/games/open/saved-game.ts'
import { restoreGame } from '../../src-main/games/open/restore-game.ts'
import { inLanguage } from '../../src-main/wording/bilingual.ts'
import { packWords } from '../../src-main/games/rows/snapshots.ts'
import { place, type GameCodec } from '../../src-main/games/rows/codec.ts'
import { campaignsTable } from '../../src-main/library/tables/campaigns-table.ts'
import { gamesTable, type GamesTable } from '../../src-main/library/tables/games-table.ts'
import { openLibrary, type Library } from '../../src-main/library/library.ts'
import { makeFolder } from '../house/workshop.ts'
import { pickFrom } from '../kernel/table.ts'
import { actKeenly } from '../rulebook/gaiter-button/keen-play.ts'
import { campaign, files as written } from '../rulebook/gaiter-button/table.ts'

/** A game that was played into a real library, and everything about it that a sealed game keeps to itself. */
export interface Played {
  readonly folder: string
  readonly library: Library
  readonly table: GamesTable
  readonly id: number
  readonly open: SavedGame
  readonly secrets: Secrets
}

/** What is looked for in a file: each kind of secret, and what would give it away. */
export type Secrets = Readonly<Record<string, readonly Buffer[]>>

/** What a game is pinned to, and takes along. Lessons stay behind, and name acts. */
export const files = playedFiles(written)

const start: GameStart = {
  scenario: 'first-march',
  switches: {},
  seed: 'Dreyse needle-gun, Soemmerda 1841',
  freeUndo: true,
}
const markText = JSON.stringify({ name: 'Where Douay hesitated', note: 'Bordas took Grandpré for lost' })
const ACTS = 300

export interface Keep {
  readonly uid: string
  readonly codec: GameCodec
  readonly seal: string | null
}

/** First march, played keenly by both sides, with second thoughts and marks; nothing of it is left out of the rows. */
export function playInto(folder: string, { uid, codec, seal }: Keep): Played {
  const library = openLibrary(folder)
  const table = gamesTable(library.database)
  campaignsTable(library.database).keep(campaign.hash, campaign.system.id, files)
  const id = table.add({
    uid,
    name: 'A game of ours',
    campaign: campaign.hash,
    scenario: start.scenario,
    rules: campaign.system.version,
    start: codec.text(JSON.stringify(start), place.start),
    players: JSON.stringify({ sides: ['person', 'person'], open: false }),
    seal,
    begun: 1_795_000_000_000,
    played: 1_795_000_000_000,
  })
  const open = loadRow(table, id, codec)
  const hashes = playThrough(open)
  open.tidyUp()
  const face = previewOf(open.game)
  table.setFace(id, codec.text(face, place.face), 1_795_000_000_000)
  table.addMark(id, { moment: 5, kind: 'bookmark', text: codec.text(markText, place.mark) })
  return { folder, library, table, id, open, secrets: secretsOf(open, table.past(id).snapshots, hashes, face) }
}

export function loadRow(table: GamesTable, id: number, codec: GameCodec): SavedGame {
  const past = table.past(id)
  const taken = restoreGame(campaign, table.one(id)!, past, codec)
  if (!taken.ok) throw new Error(taken.error.message)
  if (taken.value.readOnly !== undefined) throw new Error(inLanguage('en', taken.value.readOnly.reason))
  let time = 1_795_000_000_000
  return new SavedGame(id, taken.value, past.visits.length, { table, codec, now: () => (time += 1000) })
}

/** Plays what keen players play, and now and then goes back, tries something else, and returns. */
function playThrough(open: SavedGame): string[] {
  const begun = Game.begin(campaign, start)
  if (!begun.ok) throw new Error(begun.error.message)
  const { value: ahead } = begun
  const pick = pickFrom(1870)
  while (ahead.history.current < ACTS && actKeenly(ahead, pick));
  const { game } = open
  const hashes: string[] = []
  const well = ({ ok }: { ok: boolean }): void => {
    if (!ok) throw new Error('it could not be done')
    hashes.push(game.hash())
  }
  for (const moment of ahead.history.lineTo(ahead.history.current).slice(1)) {
    well(open.act(ahead.history.at(moment).code))
    if (moment % 25 !== 0) continue
    const { current } = game.history
    well(open.undo())
    const other = [...game.play.actions].find((code) => code !== ahead.history.at(moment).code)
    if (other !== undefined) well(open.act(other))
    well(open.goTo(current))
  }
  return hashes
}

function previewOf({ play, loaded }: Game): string {
  const pieces = loaded.system.glance.pieces!(loaded.campaign, loaded.system.knowledge.view(play, 0), 0)
  return JSON.stringify({ when: loaded.system.glance.when!(play), decider: play.decider, side: 0, pieces })
}

// --- What a file must not tell ----------------------------------------------------------------------------------------

/** Long enough that chance does not write them. */
const LEAST = 6
const needles = (texts: Iterable<string>): Buffer[] =>
  [...new Set(texts)].filter((text) => text.length >= LEAST).map((text) => Buffer.from(text))

function secretsOf(
  { game }: SavedGame,
  snapshots: readonly { readonly moment: number }[],
  hashes: readonly string[],
  face: string,
): Secrets {
  const { history, play } = game
  const actions = history.moments.slice(1).map(({ code }) => play.layout.language.textOf(code))
  const first = game.peek(0, (begun) => begun.words.slice())
  const states = snapshots.map(({ moment }) => game.peek(moment, ({ words }) => words.slice()))
  return {
    actions: needles(actions),
    'how acts are written': needles(actions.map((action) => `["${action}`)),
    'zones, counters and ways': needles(actions.flatMap((action) => action.split(' ').slice(1))),
    hashes: needles(hashes),
    seed: needles([start.seed, '"freeUndo"']),
    marks: needles(['Where Douay hesitated', 'Bordas took', 'Grandpré for lost']),
    faces: needles([face.slice(0, 40), ...face.split('},{').slice(1, -1)]),
    snapshots: states.map((words) => packWords(words, first)),
  }
}

/** Of the same game, what lies nowhere at all, sealed or not. */
export function neverKept({ open: { game } }: Played, passphrases: readonly string[]): Secrets {
  const begun = game.peek(0, (play) => play.hash())
  const told = game.journal()
  const { words } = game.play
  const raw = Buffer.from(words.buffer, words.byteOffset, words.byteLength)
  const windows = Array.from({ length: Math.floor(raw.length / 64) }, (_, index) =>
    raw.subarray(64 * index, 64 * index + 64),
  )
  return {
    passphrases: needles(passphrases.flatMap((passphrase) => [passphrase, ...passphrase.split(' ')])),
    'the hash of the beginning': needles([begun]),
    journal: needles(told.map((entry) => JSON.stringify(entry).slice(1, -1))),
    words: windows.filter((window) => new Set(window).size > 8),
  }
}

/** Every byte of the library, as it lies on the disk now. */
export const bytesOf = (folder: string): Buffer =>
  Buffer.concat(
    readdirSync(folder)
      .filter((name) => name.startsWith('library.sqlite'))
      .map((name) => readFileSync(join(folder, name))),
  )

/** How many of each kind of secret are there to be read. */
export const found = (content: Buffer, secrets: Secrets): Record<string, number> =>
  Object.fromEntries(
    Object.entries(secrets).map(([kind, some]) => [kind, some.filter((needle) => content.includes(needle)).length]),
  )

/** The same, if all were there, or none. */
export const counted = (secrets: Secrets, all: boolean): Record<string, number> =>
  Object.fromEntries(Object.entries(secrets).map(([kind, some]) => [kind, all ? some.length : 0]))

export const newFolder = (): string => makeFolder({})
