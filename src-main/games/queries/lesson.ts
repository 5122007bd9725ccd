import { spacedFrench } from '#engine/kernel/values/french.ts'
import type { Title } from '#engine/kernel/system/glance.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { lessonProgress, type Lesson } from '#engine/kernel/system/lesson.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import type { LessonOffer, LessonSeen } from '../../contract/lessons.ts'
import type { Players } from '../../contract/library.ts'
import { PERSON, type OpenGame } from '../open/open-game.ts'
import { factsNow } from './lesson-facts.ts'

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
export function visibleLesson(game: OpenGame, eyes: number, lesson: Lesson): LessonSeen | null {
  const { sides } = game.game.play.layout
  const side = sides.indexOf(lesson.learner)
  if (eyes !== side && eyes !== EVERYONE) return null
  const { facts, reached } = factsNow(game, side, lesson)
  const { states, whys, hint, orders } = lessonProgress(lesson, facts, reached)
  const { open, sides: who } = playersOf(lesson, sides)
  return {
    ...offerOf(lesson, game.pinned.loaded),
    asLesson: game.players.open === open && game.players.sides.join() === who.join(),
    orders,
    steps: lesson.steps.map(({ id, title, text }, index) => ({
      id,
      title: spaced(title),
      text: spaced(text),
      state: states[index]!,
      why: whys[index] === undefined ? null : spaced(whys[index]),
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
