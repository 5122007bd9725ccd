import { expect, test } from 'vitest'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { judge } from '../../../src-main/campaigns/campaign-check.ts'
import { filesWith } from '../../../src-main/drafts/faults.ts'
import { onBench } from './on-bench.ts'

const bench = () => onBench(gaiterButton, 'chalons-1870', 'beaumont-sedan')
type Bench = ReturnType<typeof bench>

const levels = (one: Bench) => one.sheet('victory').rows.filter(({ id }) => id.startsWith('victory.levels.'))
const days = (one: Bench) => one.editing.calendar(one.files, one.document).map(({ title }) => [title.en, title.fr])
const remarks = (one: Bench): readonly string[] =>
  judge(filesWith(one.files, 'scenarios/beaumont-sedan.json', one.document), undefined, gaiterButton.id)
    .warnings.filter(({ path }) => path === 'turns.0.date')
    .map(({ message }) => message)

test('a level of victory whose last condition was removed says so, is told by its side and level, and can be removed', () => {
  const one = bench()
  const before = levels(one).length
  const level = levels(one)[0]!
  for (const { id } of level.rows.toReversed()) one.do({ do: 'drop', row: id })
  const { en, fr } = levels(one)[0]!.sentence
  expect(en).toMatch(/^The \w+ win, \w+: no condition yet\.$/)
  expect(fr).toMatch(/^Les \S+ gagnent, victoire \S+ : pas encore de condition\.$/)
  const [problem] = one.errors()
  expect(problem).toMatchObject({ path: `${level.id}.all` })
  expect(problem!.message).toMatch(/^The \w+ victory of the \w+ side asks for nothing\.$/)
  expect(problem!.inFrench.message).toMatch(/^La victoire \S+ du camp «\u00a0\w+\u00a0» ne demande rien\.$/)
  one.applyRemedy(0)
  expect(one.errors()).toEqual([])
  expect(levels(one)).toHaveLength(before - 1)
})

test('the first day is shown with its year, and a year in which there was no war is remarked', () => {
  const one = bench()
  expect(days(one).slice(0, 2)).toEqual([
    ['30 August 1870', '30 août 1870'],
    ['31 August', '31 août'],
  ])
  expect(one.sheet('days').rows[0]!.sentence.en).toMatch(/^30 August 1870: /)
  expect(remarks(one)).toEqual([])
  one.do({ do: 'set', field: 'turns.0.date', value: '1871-12-31' })
  expect(remarks(one)).toEqual([])
  expect(days(one).slice(0, 2)).toEqual([
    ['31 December 1871', '31 décembre 1871'],
    ['1 January 1872', '1ᵉʳ janvier 1872'],
  ])
  for (const date of ['1970-08-30', '0001-08-30']) {
    one.do({ do: 'set', field: 'turns.0.date', value: date })
    expect(remarks(one)).toEqual([`The first day is ${date}; the war was in 1870 and 1871.`])
  }
})
