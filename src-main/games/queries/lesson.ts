import { spacedFrench } from '#engine/kernel/values/french.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import type { Title } from '#engine/kernel/system/glance.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { standingOf, type Lesson, type LessonFacts } from '#engine/kernel/system/lesson.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { LessonOffer, LessonSeen } from '../../contract/lessons.ts'
import type { Players } from '../../contract/library.ts'
import { PERSON, type OpenGame } from '../open/open-game.ts'

/** The lessons of a campaign; some systems have none. */
export const lessonsOf = ({ system, campaign }: LoadedCampaign): readonly Lesson[] =>
  system.campaign.lessons?.(campaign) ?? []

const spaced = ({ en, fr }: Title): Title => ({ en, fr: spacedFrench(fr) })

/** The players of a lesson: the learner and his opponent. */
function playersOf({ learner, opponent, open }: Lesson, sides: readonly string[]): Players {
  const [first, second] = sides.map((side) => (side === learner ? PERSON : opponent))
  return { sides: [first!, second!], open } // every system has two sides
}

export const offerOf = (lesson: Lesson, { layout }: LoadedCampaign): LessonOffer => ({
  id: lesson.id,
  title: spaced(lesson.title),
  about: spaced(lesson.about),
  scenario: lesson.scenario,
  players: playersOf(lesson, layout.sides),
  seed: lesson.seed,
})

/**
 * The state of a lesson for the learner. It reads only his side's view, his own acts and the journal as he reads it.
 */
export function lessonSeen(game: OpenGame, eyes: number, lesson: Lesson): LessonSeen | null {
  const { sides } = game.game.play.layout
  const side = sides.indexOf(lesson.learner)
  if (eyes !== side && eyes !== EVERYONE) return null
  const facts = factsOf(game.game, side, (moment) => game.saved.whenAt(moment)?.turn ?? 1)
  const { states, hint, orders } = standingOf(lesson, facts)
  const { open, sides: who } = playersOf(lesson, sides)
  return {
    id: lesson.id,
    title: spaced(lesson.title),
    about: spaced(lesson.about),
    asLesson: game.players.open === open && game.players.sides.join() === who.join(),
    orders,
    steps: lesson.steps.map(({ id, title, text }, index) => ({
      id,
      title: spaced(title),
      text: spaced(text),
      state: states[index]!,
    })),
    hint:
      hint === undefined
        ? null
        : { text: spaced(hint.text), answer: hint.answer === undefined ? null : wordsOf(hint.answer) },
    end:
      facts.over === undefined
        ? null
        : {
            text: spaced(lesson.end.text),
            next: lesson.end.next.map(({ scenario, text }) => ({
              scenario,
              title: game.pinned.wording.scenario(scenario),
              text: spaced(text),
            })),
          },
  }
}

const wordsOf = ({ verb, names }: { readonly verb: string; readonly names: readonly string[] }): string =>
  [verb, ...names].join(' ')

/** The facts of a game that a lesson may test, from the learner's side; `turnAt` gives the turn of a moment. */
function factsOf(game: Game, side: number, turnAt: (moment: number) => number): LessonFacts {
  const { play, history } = game
  const { language, sides } = play.layout
  const line = history.lineTo(history.current)
  // Replays missing journal entries for the whole line at once.
  game.replayJournal(line)
  const asked = play.decider === side ? game.decision() : undefined
  const partsOf = (code: number) => {
    const { verb, things } = language.partsOf(code)
    return { verb, names: things.map(({ name }) => name) }
  }
  return {
    turn: turnAt(history.current),
    over: play.ending === undefined ? undefined : (sides[play.ending.winner] ?? null),
    known: game.loaded.system.knowing.view(play, side),
    question: asked && {
      kind: asked.kind,
      prompt: asked.prompt,
      about: asked.about,
      answers: Array.from(play.actions, partsOf),
    },
    acts: line
      .filter((moment) => moment > 0 && history.at(moment).decider === side)
      // An act counts in the turn in which it was decided.
      .map((moment) => ({ turn: turnAt(history.at(moment).parent), ...partsOf(history.at(moment).code) })),
    told: line.flatMap(
      (moment) => game.toldTo(side, moment).map((entry) => ({ turn: turnAt(moment), entry: entry as JsonObject })), // plain data
    ),
  }
}
