import type { Game } from '#engine/kernel/game/game.ts'
import { decisionOf } from '#engine/kernel/game/view.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import {
  stepResultsAt,
  type Act,
  type Lesson,
  type LessonFacts,
  type StepResults,
} from '#engine/kernel/system/lesson.ts'
import { memoizedBy } from '#engine/kernel/values/memoized-by.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { OpenGame } from '../open/open-game.ts'

/* The facts that a lesson can test, from the learner's side: now, and at each moment of the present line. */

/** The facts of the present moment, and the progress of each lesson step along the present line. */
export function factsNow(
  open: OpenGame,
  side: number,
  lesson: Lesson,
): { readonly facts: LessonFacts; readonly reached: StepResults } {
  const { game } = open
  const { current } = game.history
  const kept = keptOf(game)(lesson)
  const line = game.history.lineTo(current)
  const all = actsAndEntries(open, side, line)
  const facts = factsAt(open, side, all, game.play, current)
  // Only the new moments of a line are evaluated.
  const from = line.findLastIndex((moment) => kept.has(moment)) + 1
  let reached = kept.get(line[from - 1] ?? -1)
  const look = (play: Play, moment: number): StepResults => {
    reached = stepResultsAt(lesson, moment === current ? facts : factsAt(open, side, all, play, moment), reached)
    kept.set(moment, reached)
    return reached
  }
  for (const _ of game.along(line.slice(from, -1), look)) continue
  return { facts, reached: kept.get(current) ?? look(game.play, current) }
}

/** Cache of lesson progress by moment; the past does not change. */
const keptOf = memoizedBy<Game, (lesson: Lesson) => Map<number, StepResults>>(() => memoizedBy(() => new Map()))

type At<T> = T & { readonly moment: number }
/** What the learner did and was told on a line, with moments. */
interface ActsAndEntries {
  readonly acts: readonly At<LessonFacts['acts'][number]>[]
  readonly told: readonly At<LessonFacts['told'][number]>[]
}

function actsAndEntries(open: OpenGame, side: number, line: readonly number[]): ActsAndEntries {
  const { game } = open
  const { history } = game
  // Replays missing journal entries of the whole line at once.
  game.replayJournal(line)
  return {
    acts: line
      .filter((moment) => moment > 0 && history.at(moment).decider === side)
      .map((moment) => {
        const { parent, code } = history.at(moment)
        // An act counts in the turn in which it was decided.
        return { moment, turn: turnAt(open, parent), ...partsOf(game.play, code) }
      }),
    told: line.flatMap((moment) => {
      const turn = turnAt(open, moment)
      return game.toldTo(side, moment).map((entry) => ({ moment, turn, entry: entry as JsonObject })) // plain data
    }),
  }
}

/** The facts at a moment of a line. Moment numbers increase along a line. */
function factsAt(open: OpenGame, side: number, all: ActsAndEntries, play: Play, moment: number): LessonFacts {
  const { system } = open.game.loaded
  const asked = play.decider === side ? decisionOf(play, false) : undefined
  const until = (one: { readonly moment: number }): boolean => one.moment <= moment
  return {
    turn: turnAt(open, moment),
    over: play.ending === undefined ? undefined : (play.layout.sides[play.ending.winner] ?? null),
    known: system.knowledge.view(play, side),
    question: asked && {
      kind: asked.kind,
      prompt: asked.prompt,
      about: asked.about,
      answers: Array.from(play.actions, (code) => partsOf(play, code)),
    },
    acts: all.acts.filter(until),
    told: all.told.filter(until),
  }
}

const turnAt = ({ saved }: OpenGame, moment: number): number => saved.whenAt(moment)?.turn ?? 1

function partsOf({ layout }: Play, code: number): Act {
  const { verb, things } = layout.language.partsOf(code)
  return { verb, names: things.map(({ name }) => name) }
}
