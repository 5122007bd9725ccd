import type { Json } from '#engine/kernel/values/result.ts'
import type { Report } from '../../contract/games.ts'
import type { OpenGame } from '../open/open-game.ts'
import { lastActOf } from './last-act.ts'
import { stopsOf } from './stops.ts'
import { entriesAtMoment } from './journal-by-moment.ts'

/**
 * The reports of battles and reconnaissance at some moments, as the viewer was told of them, with the first and last
 * moment of each.
 */
export function reportsAt(
  game: OpenGame,
  eyes: number,
  moments: readonly number[],
): readonly (Pick<Report, 'stop' | 'told'> & { readonly first: number; readonly last: number })[] {
  const { saved, pinned } = game
  const { reports } = pinned.loaded.system.glance
  if (reports === undefined) return []
  const stops = stopsOf(game, eyes)
  const stopAt = (moment: number): number => {
    const stop = stops.findIndex((one) => one >= moment)
    return stop < 0 ? stops.length : stop
  }
  const heard = moments.flatMap((moment) =>
    entriesAtMoment(saved.game, eyes, moment).map((entry) => ({ moment, entry })),
  )
  return reports(heard.map(({ entry }) => entry)).map(({ first, last, told }) => ({
    stop: stopAt(heard[first]!.moment), // entries that it was made from
    first: heard[first]!.moment,
    last: heard[last]!.moment,
    told: told as Record<string, Json> as Report['told'], // plain data
  }))
}

/** The reports of the present turn, and of an earlier one if the viewer has not acted since. */
export function visibleReports(game: OpenGame, eyes: number): Report[] {
  const { saved } = game
  const { history } = saved.game
  const line = history.lineTo(history.current)
  const turnOf = (moment: number): number | undefined => saved.whenAt(moment)?.turn
  const turn = turnOf(history.current)
  const own = lastActOf(game, eyes)
  const earliest = turnOf(own)
  const found = reportsAt(game, eyes, line.slice(line.findIndex((moment) => turnOf(moment) === earliest)))
  const numbers = new Map<number, number>()
  return found.flatMap(({ stop, first, last, told }): Report[] => {
    const turnBegun = turnOf(first) ?? 0
    const number = numbers.get(turnBegun) ?? 0
    numbers.set(turnBegun, number + 1)
    const since = line.indexOf(last) - line.indexOf(own)
    if (turnOf(last) !== turn && since < 0) return []
    return [{ key: `${turnBegun}.${number}`, stop, isNew: since > 0, told }]
  })
}
