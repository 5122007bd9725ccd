import { partsOf } from '../kernel/system/handbook.ts'
import type { Condition, Hint, Lesson, Reason } from '../kernel/system/lesson.ts'
import type { CampaignFiles } from '../kernel/system/system.ts'
import { inNewestFormat, secondFormat } from './formats.ts'
import { lessonSchema } from './lesson-schema.ts'
import { warnOneLanguage } from './one-language.ts'
import { parseWithSchema, type Problems } from './problems.ts'
import { fault, lacking, said } from './said.ts'

/** The names in a campaign's files that a lesson may refer to. */
export interface Spoken {
  readonly scenarios: ReadonlySet<string>
  readonly sides: readonly string[]
  readonly rules: ReadonlySet<string>
  /** Names of zones, connections, counters and everything else; undefined if not all files could be read. */
  readonly names: ReadonlySet<string> | undefined
}

const lessonFile = /^lessons\/[^/]+\.json$/
export const isLessonFile = (file: string): boolean => lessonFile.test(file)

/** Reads the lessons of a campaign and reports all problems. */
export function readLessons(files: CampaignFiles, spoken: Spoken, published: string, problems: Problems): Lesson[] {
  const lessons: Lesson[] = []
  for (const file of Object.keys(files).filter(isLessonFile).toSorted()) {
    const content = inNewestFormat(file, files[file], secondFormat, problems)
    const lesson = content === undefined ? undefined : parseWithSchema(file, content, lessonSchema, published, problems)
    if (lesson === undefined) continue
    warnOneLanguage(file, content, problems)
    checkLesson(lesson, file, spoken, problems)
    if (lessons.some(({ id }) => id === lesson.id)) {
      problems.error(
        file,
        'id',
        fault('two-lessons-of-one-id')`Another lesson is called "${lesson.id}".`,
        said`Give this one another id.`,
      )
    }
    lessons.push(lesson)
  }
  return lessons
}

function checkLesson(lesson: Lesson, file: string, spoken: Spoken, problems: Problems): void {
  const { scenarios, sides, rules, names } = spoken
  const scenario = (name: string, path: string) => {
    if (scenarios.has(name)) return
    problems.error(
      file,
      path,
      lacking('there-is-no-scenario')`There is no scenario "${name}".`,
      said`Name one of: ${[...scenarios]}.`,
    )
  }
  const text = ({ en, fr }: Lesson['title'], path: string) => {
    const [inEnglish, inFrench] = [rulesIn(en), rulesIn(fr)]
    for (const rule of new Set([...inEnglish, ...inFrench])) {
      if (!rules.has(rule)) {
        problems.error(
          file,
          path,
          lacking('there-is-no-rule')`There is no rule "${rule}".`,
          said`Correct its id; the handbook lists them.`,
        )
      } else if (inEnglish.includes(rule) !== inFrench.includes(rule)) {
        const message = fault('rule-named-in-one-language')`Only one of the two languages names the rule "${rule}".`
        problems.warning(file, path, message, said`Name it in both, or in neither.`)
      }
    }
  }
  const name = (one: string, path: string) => {
    if (names === undefined || names.has(one) || /^\d+$/.test(one)) return
    problems.error(
      file,
      path,
      fault('no-such-name')`Nothing in the campaign is called "${one}".`,
      said`Correct its spelling.`,
    )
  }
  const condition = (one: Condition, path: string): void => {
    if ('with' in one) for (const word of one.with ?? []) name(word, `${path}.with`)
    if ('over' in one && one.over !== true && !sides.includes(one.over)) {
      problems.error(
        file,
        `${path}.over`,
        lacking('there-is-no-side')`There is no side "${one.over}".`,
        said`Name one of: ${sides}.`,
      )
    }
    if ('not' in one) condition(one.not, `${path}.not`)
    const [key, inner] = 'all' in one ? ['all', one.all] : 'of' in one ? ['of', one.of] : ['', []]
    inner.forEach((each, index) => condition(each, `${path}.${key}.${index}`))
  }
  const reasons = (all: readonly Reason[], path: string): void =>
    all.forEach((reason, index) => {
      text(reason.text, `${path}.${index}.text`)
      if (reason.while) condition(reason.while, `${path}.${index}.while`)
    })
  const hints = (all: readonly Hint[], path: string): void => {
    reasons(all, path)
    all.forEach((hint, index) =>
      hint.show?.forEach((one, at) => {
        for (const word of one.with ?? []) name(word, `${path}.${index}.show.${at}.with`)
      }),
    )
  }

  scenario(lesson.scenario, 'scenario')
  if (!sides.includes(lesson.learner)) {
    problems.error(
      file,
      'learner',
      lacking('there-is-no-side')`There is no side "${lesson.learner}".`,
      said`Name one of: ${sides}.`,
    )
  }
  text(lesson.about, 'about')
  const known = new Set<string>()
  lesson.steps.forEach((step, index) => {
    const path = `steps.${index}`
    if (known.has(step.id)) {
      problems.error(
        file,
        `${path}.id`,
        fault('two-steps-of-one-id')`Another step is called "${step.id}".`,
        said`Give this one another id.`,
      )
    }
    known.add(step.id)
    text(step.text, `${path}.text`)
    condition(step.goal, `${path}.goal`)
    if (step.past) condition(step.past, `${path}.past`)
    reasons(step.leftOut ?? [], `${path}.leftOut`)
    hints(step.hints, `${path}.hints`)
  })
  hints(lesson.hints, 'hints')
  text(lesson.end.text, 'end.text')
  lesson.end.next.forEach((next, index) => {
    scenario(next.scenario, `end.next.${index}.scenario`)
    text(next.text, `end.next.${index}.text`)
  })
}

const rulesIn = (text: string): string[] => partsOf(text).filter((_part, index) => index % 2 === 1)
