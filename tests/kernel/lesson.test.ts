import { describe, expect, it } from 'vitest'
import {
  holds,
  stepResultsAt,
  lessonProgress,
  type Condition,
  type Lesson,
  type LessonFacts,
} from '#engine/kernel/system/lesson.ts'

const facts: LessonFacts = {
  turn: 2,
  over: undefined,
  known: { counter: { guard: { zone: 'mill', points: 3 } }, stack: ['guard', 'guns'] },
  question: {
    kind: 'march',
    prompt: 'march.on',
    about: { zone: 'mill', left: 2 },
    answers: [
      { verb: 'go', names: ['mill-ford'] },
      { verb: 'halt', names: [] },
    ],
  },
  acts: [
    { turn: 1, verb: 'take', names: ['guard'] },
    { turn: 2, verb: 'take', names: ['guns', 'mill'] },
  ],
  told: [
    { turn: 1, entry: { kind: 'moved', to: 'mill' } },
    { turn: 2, entry: { kind: 'moved', to: 'ford' } },
  ],
}

describe('a condition of a lesson', () => {
  it.each<[Condition, boolean]>([
    [{ asked: ['march'] }, true],
    [{ asked: ['march.on'], about: { zone: ['ford', 'mill'] } }, true],
    [{ asked: ['march'], about: { left: 3 } }, false],
    [{ asked: ['night'] }, false],
    [{ can: 'go', with: ['mill-ford'] }, true],
    [{ can: 'go', with: ['mill-hill'] }, false],
    [{ did: ['take'] }, true],
    [{ did: ['take'], times: 2 }, true],
    [{ did: ['take'], turn: 2, times: 2 }, false],
    [{ did: ['take', 'leave'], with: ['guns', 'mill'] }, true],
    [{ told: ['moved'], where: { to: 'ford' } }, true],
    [{ told: ['moved'], where: { to: 'mill' }, turn: 2 }, false],
    [{ sees: ['counter', 'guard', 'zone'], is: 'mill' }, true],
    [{ sees: ['counter', 'guard', 'zone', 'name'] }, false],
    [{ sees: ['counter', 'toString'] }, false],
    [{ sees: ['stack'], is: ['guns'] }, true],
    [{ sees: ['stack'], is: 'scouts' }, false],
    [{ begun: 2 }, true],
    [{ begun: 3 }, false],
    [{ over: true }, false],
    [{ not: { over: true } }, true],
    [{ all: [{ begun: 1 }, { begun: 3 }] }, false],
    [{ atLeast: 1, of: [{ begun: 1 }, { begun: 3 }] }, true],
    [{ atLeast: 2, of: [{ begun: 1 }, { begun: 3 }] }, false],
  ])('%j is %s', (condition, is) => expect(holds(condition, facts)).toBe(is))

  it('knows of a game that is over who has won it', () => {
    expect(holds({ over: 'blue' }, { ...facts, over: 'blue' })).toBe(true)
    expect(holds({ over: 'blue' }, { ...facts, over: null })).toBe(false)
    expect(holds({ over: true }, { ...facts, over: null })).toBe(true)
  })
})

const words = (text: string) => ({ en: text, fr: text })
const lesson: Lesson = {
  id: 'steps',
  scenario: 'first',
  title: words('Steps'),
  about: words('About'),
  learner: 'blue',
  opponent: 'chance',
  open: false,
  seed: 'seed',
  steps: [
    {
      id: 'take',
      title: words('Take'),
      text: words('Take.'),
      goal: { did: ['take'] },
      past: { begun: 3 },
      leftOut: [{ while: { did: ['go'] }, text: words('You went.') }, { text: words('Too late.') }],
      hints: [{ while: { asked: ['night'] }, text: words('Take by night.') }],
    },
    { id: 'march', title: words('March'), text: words('March.'), goal: { did: ['go'] }, hints: [] },
  ],
  hints: [{ text: words('Go.'), show: [{ verb: 'go', with: ['mill-hill'] }, { verb: 'go' }] }],
  end: { text: words('End.'), next: [] },
}

describe('a lesson', () => {
  it('goes on from the first step that is not done, in whatever order they are done', () => {
    expect(lessonProgress(lesson, facts).states).toEqual(['done', 'current'])
    expect(lessonProgress(lesson, { ...facts, acts: [] }).states).toEqual(['current', 'open'])
    const marched = [{ turn: 1, verb: 'go', names: [] }]
    expect(lessonProgress(lesson, { ...facts, acts: marched }).states).toEqual(['current', 'done'])
  })

  it('leaves a step out when it is too late for it, and all of them when the game is over', () => {
    expect(lessonProgress(lesson, { ...facts, acts: [], turn: 3 }).states).toEqual(['past', 'current'])
    expect(lessonProgress(lesson, { ...facts, acts: [], over: null }).states).toEqual(['past', 'past'])
    expect(lessonProgress(lesson, { ...facts, over: null }).hint).toBeUndefined()
  })

  it('says why a step was left out, by what had been done then', () => {
    const late = { ...facts, acts: [], turn: 3 }
    expect(lessonProgress(lesson, late).whys).toEqual([words('Too late.'), undefined])
    const marched = { ...late, acts: [{ turn: 3, verb: 'go', names: [] }] }
    expect(lessonProgress(lesson, marched).whys).toEqual([words('You went.'), undefined])
    // What is done later does not change why.
    expect(
      lessonProgress(lesson, marched, stepResultsAt(lesson, marched, stepResultsAt(lesson, late))).whys[0],
    ).toEqual(words('Too late.'))
    expect(lessonProgress(lesson, facts).whys).toEqual([undefined, undefined])
  })

  it('keeps what is done or too late, whatever is asked later, and lets a step that was left out be done after all', () => {
    const [take, march] = lesson.steps
    const asking: Lesson = {
      ...lesson,
      steps: [
        { ...take!, goal: { asked: ['march'] } },
        { ...march!, past: { asked: ['march'] }, leftOut: [{ text: words('A march was asked.') }] },
      ],
    }
    const asked = stepResultsAt(asking, facts)
    expect(asked).toEqual(['done', { why: words('A march was asked.') }])
    const night = { ...facts, question: { ...facts.question!, kind: 'night', prompt: 'night' } }
    expect(stepResultsAt(asking, night, asked)).toEqual(asked)
    expect(lessonProgress(asking, night, asked).states).toEqual(['done', 'past'])
    // Where it was never asked, nothing has come of either.
    expect(stepResultsAt(asking, night)).toEqual([undefined, undefined])
    const marched = { ...night, acts: [{ turn: 2, verb: 'go', names: [] }] }
    expect(stepResultsAt(asking, marched, asked)).toEqual(['done', 'done'])
  })

  it('gives the hint of the present step where it has one for the question, and else one for any; it shows the best answer there is', () => {
    const { hint } = lessonProgress(lesson, { ...facts, acts: [] })
    expect(hint).toEqual({ text: words('Go.'), answer: { verb: 'go', names: ['mill-ford'] } })
    const night = { ...facts, acts: [], question: { ...facts.question!, kind: 'night' } }
    expect(lessonProgress(lesson, night).hint).toEqual({ text: words('Take by night.'), answer: undefined })
    expect(lessonProgress(lesson, { ...facts, question: undefined }).hint).toEqual({
      text: words('Go.'),
      answer: undefined,
    })
  })
})
