import { EVERYONE, readLine } from '#engine/kernel/play/journal.ts'
import { textIn } from '#engine/kernel/values/result.ts'
import type { Entry, Stop } from '../../contract/games.ts'
import type { Note } from '../../contract/records.ts'
import { denial } from '../../wording/denial.ts'
import { visibleBookmarks } from './marks.ts'
import type { OpenGame } from '../open/open-game.ts'
import type { GamesTable } from '../../library/tables/games-table.ts'
import { whyNot } from '../../wording/why-not.ts'

/*
 * Numbers the present line for a viewer: every act in an open game; for one side its own acts and the beginnings of
 * days and phases. How often the enemy acted in between stays hidden.
 */

/** Notes on moments, beside the journal entries. */
export type Notes = ReadonlyMap<number, readonly Note[]>

/** The moments of a viewer's stops; stop 0 is the beginning. */
export function stopsOf({ game, saved }: Pick<OpenGame, 'game' | 'saved'>, eyes: number): number[] {
  const { history } = game
  const line = history.lineTo(history.current)
  if (eyes === EVERYONE) return line
  const turning = new Set(saved.turningPoints().map(({ moment }) => moment))
  return line.filter((moment) => moment === 0 || history.at(moment).decider === eyes || turning.has(moment))
}

/** The moment of a stop. */
export function momentOf(game: OpenGame, eyes: number, stop: number): number {
  const stops = stopsOf(game, eyes)
  const moment = stops[stop]
  if (moment === undefined) throw denial('NOT_NOW', whyNot.noStop(stop, stops.length - 1))
  return moment
}

export function visibleStops(game: OpenGame, eyes: number, table: GamesTable, since: number, notes: Notes): Stop[] {
  const { pinned, saved } = game
  const { history, play, loaded } = game.game
  const whens = new Map(saved.turningPoints().map(({ moment, when }) => [moment, when]))
  const marks = visibleBookmarks(game, table)
  const moments = stopsOf(game, eyes).slice(since)
  return moments.map((moment, index) => {
    const { decider, code } = history.at(moment)
    const own = moment > 0 && (eyes === EVERYONE || decider === eyes)
    return {
      stop: since + index,
      action: own ? play.layout.language.textOf(code) : null,
      title: own ? pinned.wording.action(loaded, code) : null,
      when: pinned.wording.when(game.row.scenario, whens.get(moment)),
      mark: marks.get(moment) ?? null,
      notes: notes.get(moment) ?? [],
    }
  })
}

export function visibleJournal(game: OpenGame, eyes: number, since: number): Entry[] {
  const { history } = game.game
  const stops = stopsOf(game, eyes)
  const line = history.lineTo(history.current)
  const first = since === 0 ? 0 : stops[since - 1]
  if (first === undefined || (since > 0 && first === line.at(-1))) return []
  // Replays missing journal entries of the whole line at once.
  const from = line.findIndex((moment) => moment > first)
  game.game.journal(eyes, since === 0 ? 0 : from)
  let stop = since
  return line
    .filter((moment) => moment > first || since === 0)
    .flatMap((moment) => {
      while (stop < stops.length && stops[stop]! < moment) stop += 1
      const number = stop
      return entriesAt(game, eyes, moment, number)
    })
}

/** The journal entries of a moment that the viewer can read. */
export function entriesAt(game: OpenGame, eyes: number, moment: number, stop: number): Entry[] {
  const { language } = game.game.play.layout
  return game.game.toldAt(moment).flatMap((told): Entry[] => {
    const entry = readLine(told, eyes, language) as Entry['entry'] | undefined // an entry is plain data
    return entry === undefined ? [] : [{ stop, entry, ...sentencesOf(game, entry) }]
  })
}

function sentencesOf({ pinned }: OpenGame, entry: Entry['entry']): Pick<Entry, 'sentence' | 'onward'> {
  const key = entry['kind'] === 'draw' ? `draw.${textIn(entry['label'])}` : `journal.${textIn(entry['kind'])}`
  const onward = pinned.wording.sentence(`${key}.on`, entry)
  return { sentence: pinned.wording.entrySentence(key, entry), ...(onward && { onward }) }
}
