import type { Json } from '#engine/kernel/values/result.ts'
import type { Report } from '../../contract/games.ts'
import type { OpenGame } from '../open/open-game.ts'
import { lastActOf } from './last-act.ts'
import { stopsOf } from './stops.ts'

/** What was fought out and looked for in the present turn, as the viewer was told it. */
export function reportsSeen(game: OpenGame, eyes: number): Report[] {
  const { saved, pinned } = game
  const { history } = saved.game
  const reports = pinned.loaded.system.glance.reports
  if (reports === undefined) return []
  const line = history.lineTo(history.current)
  const turnOf = (moment: number): number | undefined => saved.whenAt(moment)?.turn
  const turn = turnOf(history.current)
  const moments = line.slice(line.findLastIndex((moment) => turnOf(moment) !== turn) + 1)
  const heard = moments.flatMap((moment) => saved.game.toldTo(eyes, moment).map((entry) => ({ moment, entry })))
  const [stops, own] = [stopsOf(game, eyes), lastActOf(game, eyes)]
  return reports(heard.map(({ entry }) => entry)).map(({ first, last, told }, number) => {
    const stop = stops.findIndex((one) => one >= heard[first]!.moment) // entries that it was made from
    return {
      key: `${turn ?? 0}.${number}`,
      stop: stop < 0 ? stops.length : stop,
      isNew: line.indexOf(heard[last]!.moment) > line.indexOf(own),
      told: told as Record<string, Json> as Report['told'], // plain data
    }
  })
}
