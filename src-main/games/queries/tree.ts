import type { History } from '#engine/kernel/game/history.ts'
import { namedEnding } from '#engine/kernel/game/view.ts'
import type { Branch, Comparison } from '../../contract/games.ts'
import type { GamesTable } from '../../library/tables/games-table.ts'
import { denial } from '../../wording/denial.ts'
import { visibleBranchNames } from './marks.ts'
import type { OpenGame } from '../open/open-game.ts'
import { fromEachSide } from './snapshot.ts'
import { whyNot } from '../../wording/why-not.ts'
import { plain } from '../../wording/wording.ts'

type Account = Comparison['a']

/** All lines of the tree, in the order in which they were begun. */
export function branchesOf(game: OpenGame, table: GamesTable): Branch[] {
  const { history } = game.game
  const names = visibleBranchNames(game, table)
  const tips = history.moments.flatMap(({ firstChild }, moment) => (firstChild < 0 ? [moment] : []))
  const present = tipAhead(history)
  // A line keeps its place, and so its name, however far it is continued.
  const lines = tips.map((tip) => ({ tip, begin: beginOf(history, tip) })).toSorted((a, b) => a.begin - b.begin)
  return lines.map(({ tip, begin }) => {
    const from = begin === 0 ? 0 : history.at(begin).parent
    const name = names.get(tip)
    return {
      tip,
      from,
      length: history.at(tip).depth,
      current: tip === present,
      name: name?.name ?? null,
      note: name?.note ?? null,
      mark: name?.id ?? null,
      when: whenAt(game, tip),
    }
  })
}

/**
 * The moment where the line to a tip branches off: its last moment that is not the first child of its parent; 0 for the
 * first line.
 */
function beginOf(history: History, tip: number): number {
  let begin = tip
  while (begin > 0 && history.at(history.at(begin).parent).firstChild === begin) begin = history.at(begin).parent
  return begin
}

/** The moment that repeated redo reaches. */
function tipAhead(history: History): number {
  let tip = history.current
  while (history.at(tip).next >= 0) tip = history.at(tip).next
  return tip
}

const whenAt = ({ saved, pinned, row }: OpenGame, moment: number) =>
  pinned.wording.when(row.scenario, saved.whenAt(moment))

/** Compares two moments by the figures of the sides the viewer sees. */
export function compare(game: OpenGame, eyes: number, a: number, b: number): Comparison {
  const { history } = game.game
  for (const moment of [a, b]) knownMoment(game, moment)
  const line = new Set(history.lineTo(a))
  let parting = b
  while (!line.has(parting)) parting = history.at(parting).parent
  return { parting, a: accountAt(game, eyes, a), b: accountAt(game, eyes, b) }
}

export function knownMoment({ game: { history } }: OpenGame, moment: number): number {
  const last = history.moments.length - 1
  if (moment <= last) return moment
  throw denial('NOT_NOW', whyNot.noMoment(moment, last))
}

function accountAt(game: OpenGame, eyes: number, moment: number): Account {
  const { pinned } = game
  const { system, campaign } = pinned.loaded
  return game.game.peek(moment, (play) => {
    const figures = fromEachSide(
      eyes,
      (side) => system.glance.tally?.(campaign, system.knowledge.view(play, side), side) ?? [],
    )
    const ending = namedEnding(play)
    return {
      tip: moment,
      when: whenAt(game, moment),
      acts: game.game.history.at(moment).depth,
      ending: ending && pinned.wording.ending(ending),
      figures: figures.map(({ key, side, value }) => {
        const title = pinned.wording.sentence(`tally.${key}`) ?? plain(key)
        return { key, side, value, title }
      }),
    }
  })
}
