import { isDeepStrictEqual } from 'node:util'
import type { Game } from '#engine/kernel/game/game.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import { entryNotes } from '#engine/kernel/system/system.ts'
import { textIn, type Json, type JsonObject } from '#engine/kernel/values/result.ts'
import type { Entry, FilmPlace, Frame, GameSnapshot } from '../../contract/games.ts'
import { denial } from '../../wording/denial.ts'
import { lastActOf } from './last-act.ts'
import { entriesAt, momentOf, type Notes, stopsOf } from './stops.ts'
import type { OpenGame } from '../open/open-game.ts'
import { replayJournalInSlices, timeSlicer } from './time-slices.ts'
import { pastSnapshot, visibleSides } from './snapshot.ts'
import { whyNot } from '../../wording/why-not.ts'

/*
 * Replays, frame by frame, what happened since the viewer last acted, as far as he could see it. The start of a frame
 * reveals that a side was asked something, so frames begin only after stops and at decisions that everybody knows of
 * (the rule system lists the journal entries that show one). Secret decisions fall inside a frame and leave no trace.
 * Where nothing is hidden, every decision is known.
 */

/** Fields of a view that only describe the sequence of questions; a change in them is not visible on the table. */
const sequenceFields: ReadonlySet<string> = new Set(['agenda', 'secrets'])

/** A part of the line whose bounds the viewer may know. */
type Part = { readonly entries: readonly Entry[]; readonly last: number }
/** A frame with its last moment; it lasts until something visible changes. */
type Cut = Omit<Frame, 'notes'> & { readonly last: number }
type Made = { readonly eyes: number; readonly first: number; readonly current: number; readonly frames: readonly Cut[] }

/** The latest film of each game, cached because films are fetched frame by frame. */
const films = new WeakMap<Game, Made>()

/** The frames since a stop, or since the viewer's last act. */
export async function filmSince(
  game: OpenGame,
  eyes: number,
  since: number | undefined,
  notes: Notes,
): Promise<readonly Frame[]> {
  const first = firstOf(game, eyes, since)
  const frames = await filmOf(game, eyes, first)
  const { history } = game.game
  const line = history.lineTo(history.current)
  const places = new Map(line.map((moment, index) => [moment, index]))
  const noted = [...notes].map(([moment, told]) => [places.get(moment) ?? -1, told] as const)
  // The notes on a moment belong to the frame that leads to it; before the first frame there are none.
  return frames.map(({ frame, when, told, changed, last }, index) => {
    const [after, to] = [frames[index - 1]?.last ?? first, last].map((moment) => places.get(moment) ?? -1)
    const notesHere = noted.flatMap(([place, notesAt]) => (place > after! && place <= to! ? notesAt : []))
    return { frame, when, told, changed, notes: notesHere }
  })
}

/** The game at a frame. */
export async function filmedAt(game: OpenGame, eyes: number, at: FilmPlace): Promise<GameSnapshot> {
  // Another call may switch to another line while the film is made.
  const stops = stopsOf(game, eyes)
  const moment = await momentInFilm(game, eyes, at)
  const stop = stops.findLastIndex((one) => one <= moment)
  return pastSnapshot(game, eyes, moment, stop)
}

/** The last moment of a frame; frame 0 is the position before the first. */
export async function momentInFilm(game: OpenGame, eyes: number, { since, frame }: FilmPlace): Promise<number> {
  const first = firstOf(game, eyes, since)
  const { current } = game.game.history
  const frames = await filmOf(game, eyes, first)
  const moment = frame > 0 ? frames[frame - 1]?.last : frames.length === 0 ? current : first
  if (moment === undefined) throw denial('NOT_NOW', whyNot.noFrame(frame, frames.length))
  return moment
}

/** The moment after which a film begins. The film includes what was done for the viewer without asking him. */
function firstOf(game: OpenGame, eyes: number, since: number | undefined): number {
  return since === undefined ? lastActOf(game, eyes) : momentOf(game, eyes, since)
}

async function filmOf(game: OpenGame, eyes: number, first: number): Promise<readonly Cut[]> {
  const { history } = game.game
  const { current } = history
  if (first === current) return []
  const made = films.get(game.game)
  if (made?.eyes === eyes && made.first === first && made.current === current) return made.frames
  const line = history.lineTo(current)
  const moments = line.slice(line.indexOf(first) + 1)
  const [stops, pause] = [stopsOf(game, eyes), timeSlicer(game, eyes)]
  await replayJournalInSlices(game, moments, pause)
  const parts = await partsOf(game, eyes, { moments, first, stops }, pause)
  const frames: Cut[] = []
  let before: readonly JsonObject[] = []
  const ends = new Map(parts.map((part) => [part.last, part]))
  const views = (play: Play): readonly JsonObject[] =>
    visibleSides(eyes).map((side) => game.game.loaded.system.knowledge.view(play, side))
  const seen = game.game.along([first, ...moments], (play, at) =>
    at === first || ends.has(at) ? ([at, views(play)] as const) : undefined,
  )
  for (const look of seen) {
    await pause()
    if (look === undefined) continue
    const [last, now] = look
    const part = ends.get(last)
    const changed = part === undefined ? {} : changedFrom(before, now)
    before = now
    if (part === undefined) continue
    const latest = frames.at(-1)
    if (part.entries.length > 0 || Object.keys(changed).length > 0) {
      const when = game.pinned.wording.when(game.row.scenario, game.saved.whenAt(last))
      frames.push({ frame: frames.length + 1, when, told: part.entries, changed, last })
    } else if (latest !== undefined) frames[frames.length - 1] = { ...latest, last }
  }
  films.set(game.game, { eyes, first, current, frames })
  return frames
}

/** The line a film is made of, as it was when the film was requested. */
type Line = { readonly moments: readonly number[]; readonly first: number; readonly stops: readonly number[] }

/** Splits the line into the parts that the viewer can tell apart. */
async function partsOf(
  game: OpenGame,
  eyes: number,
  { moments, first, stops }: Line,
  pause: () => Promise<void>,
): Promise<readonly Part[]> {
  const { history, loaded } = game.game
  const notes = entryNotes(loaded.system)
  const isKnown = (moment: number, [firstEntry]: readonly Entry[]): boolean =>
    game.hidesNothing ||
    history.at(moment).decider === eyes ||
    (firstEntry !== undefined && notes.get(kindOf(firstEntry))?.followsDecision === true)
  const parts: { entries: Entry[]; last: number }[] = []
  let stop = stops.findLastIndex((one) => one <= first)
  let closed = true
  for (const moment of moments) {
    // As in the journal, entries belong to the stop they lead to.
    while (stop < stops.length && stops[stop]! < moment) stop += 1
    const entries = entriesAt(game, eyes, moment, stop)
    const latest = parts.at(-1)
    if (latest === undefined || closed || isKnown(moment, entries)) parts.push({ entries, last: moment })
    else {
      latest.entries.push(...entries)
      latest.last = moment
    }
    closed = stops[stop] === moment
    await pause()
  }
  return parts
}

/** An entry’s kind as named in the notes of a rule system. */
const kindOf = ({ entry }: Entry): string =>
  entry['kind'] === 'draw' ? `draw ${textIn(entry['label'])}` : textIn(entry['kind'])

// --- What changed -----------------------------------------------------------------------------------------------------

function changedFrom(before: readonly JsonObject[], now: readonly JsonObject[]): Frame['changed'] {
  const changed: Record<string, Set<string>> = {}
  now.forEach((view, index) => {
    const old = before[index] ?? {}
    for (const field of new Set([...Object.keys(old), ...Object.keys(view)])) {
      if (sequenceFields.has(field) || isSame(old[field], view[field])) continue
      const rows = (changed[field] ??= new Set())
      for (const row of rowsChanged(old[field], view[field])) rows.add(row)
    }
  })
  return Object.fromEntries(Object.entries(changed).map(([field, rows]) => [field, [...rows].toSorted()]))
}

/** Unchanged parts of a view are usually the same object. */
const isSame = (before: Json | undefined, now: Json | undefined): boolean =>
  before === now || isDeepStrictEqual(before, now)

function rowsChanged(before: Json | undefined, now: Json | undefined): string[] {
  if (!isTable(before) || !isTable(now)) return []
  const rows = new Set([...Object.keys(before), ...Object.keys(now)])
  return [...rows].filter((row) => !isSame(before[row], now[row]))
}

const isTable = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
