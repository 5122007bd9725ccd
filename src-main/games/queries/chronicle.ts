import type { Game } from '#engine/kernel/game/game.ts'
import type { JournalEntry } from '#engine/kernel/play/journal.ts'
import type { Figure } from '#engine/kernel/system/glance.ts'
import type { Chronicle } from '../../contract/chronicle.ts'
import { reportsAt } from './reports.ts'
import { stopsOf } from './stops.ts'
import { eyesForContract, type OpenGame } from '../open/open-game.ts'
import { visibleSides, fromEachSide } from './snapshot.ts'
import { readJournalByMoment, entriesAtMoment } from './journal-by-moment.ts'
import { plain } from '../../wording/wording.ts'

/*
 * The course of a game in figures, day by day. Strengths come from views and deeds from the journal of a side, so it
 * contains only what the viewer could have noted himself.
 */

/** Cache of a side's figures by moment; the past does not change. */
type Standing = Map<number, readonly Figure[]>
const known = new WeakMap<Game, readonly [Standing, Standing]>()

function standingsOf(game: Game): readonly [Standing, Standing] {
  let found = known.get(game)
  if (found === undefined) known.set(game, (found = [new Map(), new Map()]))
  return found
}

export async function visibleChronicle(game: OpenGame, eyes: number): Promise<Chronicle> {
  await readJournalByMoment(game, eyes)
  const { history } = game.game
  // Another call may have switched to another line meanwhile.
  return game.asSeen(() => chronicleOf(game, eyes, history.lineTo(history.current)))
}

function chronicleOf(game: OpenGame, eyes: number, line: readonly number[]): Chronicle {
  const { pinned, row, saved } = game
  const present = line.at(-1) ?? 0
  const stops = stopsOf(game, eyes)
  /** The last stop up to a moment; the other side's latest act belongs to it. */
  const stopAt = (moment: number): number => stops.findLastIndex((one) => one <= moment)
  const turns = turnsOf(game)
  const done = deedsSeen(game, eyes, line)
  const reported = reportsAt(game, eyes, line)
  const ended = saved.game.play.decider < 0
  return {
    eyes: eyesForContract(eyes),
    titles: titlesOf(game),
    begin: standingSeen(game, eyes, setUpAt(game) ?? present),
    hasNewspapers: pinned.loaded.system.glance.frontPages !== undefined,
    formations: formationsSeen(game, eyes, line),
    days: turns.map(({ turn, from }, at) => {
      const next = turns[at + 1]?.from
      return {
        turn,
        title: pinned.wording.when(row.scenario, turn === null ? undefined : { turn, phase: '' }),
        from: stopAt(from),
        to: stopAt(next ?? present),
        over: next !== undefined || ended,
        standing: standingSeen(game, eyes, next ?? present),
        deeds: done(turn ?? 1),
        reports: reported.flatMap(({ first, stop, told }) =>
          // What the last act of a day began belongs to that day.
          (at === 0 || first > from) && (next === undefined || first <= next) ? [{ stop, told }] : [],
        ),
      }
    }),
  }
}

/**
 * The first moment at which all units placed before the first turn are on the map; undefined while some are still to be
 * placed.
 */
const setUpAt = ({ saved }: OpenGame): number | undefined => {
  const points = saved.turningPoints()
  return points.length === 0 ? 0 : points.find(({ when }) => when.phase !== SET_UP)?.moment
}
/** The name that rule systems use for the phase in which units are placed. */
const SET_UP = 'set-up'

/**
 * The turns of the present line, each with its first moment; a single turn without a number where the system has no
 * calendar.
 */
function turnsOf({ saved }: OpenGame): { turn: number | null; from: number }[] {
  const turns: { turn: number | null; from: number }[] = []
  for (const { moment, when } of saved.turningPoints()) {
    const last = turns.at(-1)?.turn ?? 0
    if (when.turn > last) turns.push({ turn: when.turn, from: turns.length === 0 ? 0 : moment })
  }
  return turns.length === 0 ? [{ turn: null, from: 0 }] : turns
}

function standingSeen({ game, pinned }: OpenGame, eyes: number, moment: number): Figure[] {
  const { system, campaign } = pinned.loaded
  return fromEachSide(eyes, (side) => {
    const standing = standingsOf(game)[side]
    let figures = standing.get(moment)
    if (figures === undefined) {
      figures = game.peek(
        moment,
        (play) => system.glance.tally?.(campaign, system.knowledge.view(play, side), side) ?? [],
      )
      standing.set(moment, figures)
    }
    return figures
  })
}

function deedsSeen({ game, pinned }: OpenGame, eyes: number, line: readonly number[]): (turn: number) => Figure[] {
  const { system, campaign } = pinned.loaded
  const of = ([0, 1] as const).map((side) => {
    if (system.glance.deeds === undefined || !visibleSides(eyes).includes(side)) return []
    return system.glance.deeds(campaign, entriesOfLine(game, side, line), side)
  })
  return (turn) => fromEachSide(eyes, (side) => of[side]?.find((one) => one.turn === turn)?.figures ?? [])
}

const entriesOfLine = (game: Game, side: 0 | 1, line: readonly number[]): JournalEntry[] =>
  line.flatMap((moment) => entriesAtMoment(game, side, moment))

function formationsSeen({ game, pinned }: OpenGame, eyes: number, line: readonly number[]): Chronicle['formations'] {
  const { system, campaign } = pinned.loaded
  const { formations } = system.glance
  if (formations === undefined) return []
  return fromEachSide(eyes, (side) => {
    const known = game.peek(line.at(-1) ?? 0, (play) => system.knowledge.view(play, side))
    return formations(campaign, known, entriesOfLine(game, side, line)).map((one) => ({
      ...one,
      figures: { ...one.figures },
    }))
  })
}

/** The titles of all figures of the system, also of those that have no value now. */
function titlesOf({ pinned }: OpenGame): Chronicle['titles'] {
  const keys = Object.keys(pinned.loaded.system.book.words.en).filter((key) => key.startsWith(prefix))
  return Object.fromEntries(
    keys.map((key) => {
      const figure = key.slice(prefix.length)
      return [figure, pinned.wording.sentence(key) ?? plain(figure)]
    }),
  )
}
const prefix = 'tally.'
