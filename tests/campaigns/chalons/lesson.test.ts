import { describe, expect, it } from 'vitest'
import { readCampaign } from '#engine/gaiter-button/campaign/read-campaign.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import type { Condition, Hint, Lesson } from '#engine/kernel/system/lesson.ts'
import { hashOfCampaign, playedFiles } from '#engine/kernel/system/campaign-files.ts'
import { load } from '../../kernel/table.ts'
import { chalonsFiles } from './files.ts'
import { type Fault, expected, push, set, told } from './planted.ts'

const file = 'lessons/first-march.json'
const files = chalonsFiles()
const lessons = readCampaign(files).campaign!.lessons

const errors: readonly Fault[] = [
  ['a scenario that is not there', file, '', set({ scenario: 'third-march' }), 'scenario', 'no scenario "third-march"'],
  ['a side that is not there', file, '', set({ learner: 'belgian' }), 'learner', 'no side "belgian"'],
  ['a rule that is not there', file, 'steps.0.text', set({ en: 'See [gb.no.rule].' }), 'steps.0.text', '"gb.no.rule"'],
  [
    'a name that nothing has',
    file,
    'steps.1.hints.0',
    set({ show: [{ verb: 'activate', with: ['moon'] }] }),
    'steps.1.hints.0.show.0.with',
    '"moon"',
  ],
  ['a winner that is no side', file, 'steps.12.goal', set({ over: 'belgian' }), 'steps.12.goal.over', '"belgian"'],
  ['two steps of one name', file, 'steps.1', set({ id: 'day' }), 'steps.1.id', 'Another step is called "day"'],
  ['a goal of no kind', file, 'steps.0', set({ goal: { wins: 'french' } }), 'steps.0.goal', 'not a field'],
  [
    'no next scenario',
    file,
    'end.next',
    push({ scenario: 'x', text: { en: 'x', fr: 'x' } }),
    'end.next.3.scenario',
    '"x"',
  ],
]

describe('a lesson of a campaign', () => {
  it.each(errors)('may not have %s', (_what, name, path, edit, at, says) => {
    const copy = structuredClone(files) as Record<string, unknown>
    const keys = path === '' ? [] : path.split('.')
    edit(keys.reduce((inside, key) => inside[key] as Record<string, unknown>, copy[name] as Record<string, unknown>))
    const { errors: found, campaign } = readCampaign(copy)
    expect(campaign).toBeUndefined()
    expect(told(found)).toContainEqual({ ...expected(name, at, says), path: expect.stringContaining(at) as string })
  })

  it('is no part of what games are pinned to: it may be mended without parting them from their campaign', () => {
    const without = Object.fromEntries(Object.entries(files).filter(([path]) => path !== file))
    expect(hashOfCampaign(files)).toBe(hashOfCampaign(without))
    const played = Object.keys(without).filter(
      (path) => !path.startsWith('records/') && path !== 'sheet.json' && path !== 'relief.json',
    )
    expect(Object.keys(playedFiles(files)).toSorted()).toEqual(played.toSorted())
    expect(hashOfCampaign({ ...files, 'map.json': {} })).not.toBe(hashOfCampaign(files))
    expect(load(gaiterButton, without).hash).toBe(load(gaiterButton, files).hash)
  })
})

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (_id, lesson) => {
  const conditions = [...all(lesson)]

  it('asks for verbs, questions and entries that the rules have', () => {
    const { layout } = load(gaiterButton, files)
    const verbs = new Set(layout.language.verbs.map(({ name }) => name))
    const entries = new Set(['draw', ...gaiterButton.rules.entries.map(({ name }) => name)])
    const questions = new Set(
      Object.keys(gaiterButton.book.words.en).flatMap((key) => (key.startsWith('prompt.') ? [key.slice(7)] : [])),
    )
    for (const one of conditions) {
      if ('did' in one) expect([...one.did].filter((verb) => !verbs.has(verb))).toEqual([])
      if ('can' in one) expect(verbs).toContain(one.can)
      if ('told' in one) expect([...one.told].filter((kind) => !entries.has(kind))).toEqual([])
      if ('asked' in one) expect([...one.asked].filter((prompt) => !questions.has(prompt))).toEqual([])
    }
    for (const { show = [] } of hintsOf(lesson)) for (const { verb } of show) expect(verbs).toContain(verb)
  })

  it('has a last hint that needs no question', () => {
    expect(lesson.hints.at(-1)?.while).toBeUndefined()
  })
})

const hintsOf = ({ steps, hints }: Lesson): readonly Hint[] => [...steps.flatMap((step) => step.hints), ...hints]

function* all(lesson: Lesson): Generator<Condition> {
  const roots = [
    ...lesson.steps.flatMap(({ goal, past }) => [goal, past]),
    ...hintsOf(lesson).map((hint) => hint.while),
  ]
  for (const root of roots) if (root !== undefined) yield* within(root)
}

function* within(one: Condition): Generator<Condition> {
  yield one
  if ('not' in one) yield* within(one.not)
  for (const inner of 'all' in one ? one.all : 'of' in one ? one.of : []) yield* within(inner)
}
