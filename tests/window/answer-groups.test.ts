import { describe, expect, it } from 'vitest'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { foldedGroups, groupAnswers, groupKey, groupsLedBy } from '../../src-renderer/at-table/answer-groups.ts'
import type { Answer } from '../../src-renderer/system-ui/system-ui.ts'

const answer = (verb: string, title: string): Answer => ({
  action: title,
  verb,
  title: { en: title, fr: title },
  things: [],
})
const words = { 'verb.activate': 'Activate in {zone}', 'verb.place': 'Place {unit} in {hex}', 'verb.go': 'To {zone}' }
const prefixes = (...answers: readonly Answer[]) => groupAnswers(answers, '', 'en', words).map(({ prefix }) => prefix)

describe('answers of one verb', () => {
  it('have what they begin with in their heading, where only a name follows', () => {
    expect(prefixes(answer('activate', 'Activate in Sedan'), answer('activate', 'Activate in Stonne'))).toEqual([
      'Activate in ',
    ])
  })

  it('have it there whatever space stands before its colon', () => {
    const template = { 'verb.face': 'Orienter : {direction}' }
    const all = [answer('face', 'Orienter\u202f: nord'), answer('face', 'Orienter\u202f: sud')]
    expect(groupAnswers(all, '', 'fr', template).map(({ prefix }) => prefix)).toEqual(['Orienter\u202f: '])
  })

  it('keep their whole titles where more follows, or where one of them begins otherwise', () => {
    expect(prefixes(answer('place', 'Place A in 0101'), answer('place', 'Place B in 0102'))).toEqual([''])
    expect(prefixes(answer('go', 'To Sedan'), answer('go', 'Into Stonne'))).toEqual([''])
    expect(prefixes(answer('activate', 'Activate in Sedan'))).toEqual([''])
  })

  it('are grouped by unit where they say what each unit can do, whatever space stands before the colon', () => {
    for (const [template, colon] of [
      ['{unit}: {action}', ': '],
      ['{unit} : {action}', '\u00a0: '],
    ] as const) {
      const titles = ['Guards fire', 'Guards move', 'Line move'].map((title) => title.replace(' ', colon))
      const answers = titles.map((title) => answer('order', title))
      const groups = groupAnswers(answers, '', 'en', { 'verb.order': template })
      expect(groups.map(({ title, prefix, answers: same }) => [title, prefix, same.length])).toEqual([
        ['Guards', `Guards${colon}`, 2],
        ['Line', `Line${colon}`, 1],
      ])
      // Whoever has answered for one unit does not come upon the answers of another as if they were the same.
      expect(new Set(groups.map((group) => groupKey(group))).size).toBe(2)
    }
  })

  it('are grouped by unit where they say at whom each unit fires, unless the rules give them a heading', () => {
    const titles = ['1st gun bombards Belfort', '1st gun bombards Danjoutin', '2nd gun bombards Belfort']
    const answers = titles.map((title) => answer('bombard', title))
    const sentences = { 'verb.bombard': '{unit} bombards {zone}' }
    const groups = groupAnswers(answers, '', 'en', sentences)
    expect(groups.map(({ title, prefix, answers: same }) => [title, prefix, same.length])).toEqual([
      ['1st gun bombards …', '1st gun bombards ', 2],
      ['2nd gun bombards …', '2nd gun bombards ', 1],
    ])
    const places = ['Place A in 0101', 'Place A in 0102', 'Place B in 0101'].map((title) => answer('place', title))
    const placed = groupAnswers(places, '', 'en', words)
    expect(placed.map(({ title, answers: same }) => [title, same.length])).toEqual([
      ['Place A in …', 2],
      ['Place B in …', 1],
    ])
    const headed = groupAnswers(answers, '', 'en', { ...sentences, 'heading.bombard': 'Fire' })
    expect(headed.map(({ title, answers: same }) => [title, same.length])).toEqual([['Fire', 3]])
    const ofOne = groupAnswers(answers.slice(0, 2), '', 'en', { ...sentences, 'heading.bombard': 'Fire' })
    expect(ofOne.map(({ title, answers: same }) => [title, same.length])).toEqual([['1st gun bombards …', 2]])
  })

  it('are cut between words in French too, where a small word runs into the name after it', () => {
    const titles = ['La 3e division perd 1 PF d’infanterie', 'La 3e division perd 1 PF de mitrailleuses']
    const lose = titles.map((title) => answer('lose', title))
    const sentences = gaiterButton.book.words.fr
    const [group, ...others] = groupAnswers(lose, '', 'fr', sentences)
    expect(group).toMatchObject({ title: 'La 3e division perd 1 PF …', prefix: 'La 3e division perd 1 PF ' })
    expect(others).toEqual([])
    // A sentence that the rules write otherwise than their own template says is not cut at all.
    const odd = groupAnswers([answer('lose', 'A : infanterie'), answer('lose', 'A : artillerie')], '', 'fr', sentences)
    expect(odd).toMatchObject([{ title: sentences['heading.lose'], prefix: '' }])
  })

  it('are headed by what the rules call them, where their sentence begins with what they differ in', () => {
    const lose = [answer('lose', 'A loses 1 SP of infantry'), answer('lose', 'B loses 1 SP of infantry')]
    for (const language of ['en', 'fr'] as const) {
      const sentences = gaiterButton.book.words[language]
      const [group] = groupAnswers(lose, '', language, sentences)
      expect(group).toMatchObject({ title: sentences['heading.lose'], prefix: '' })
      const begins = Object.entries(sentences).filter(
        ([key, text]) => /^verb\.[^.]+$/.test(key) && text.startsWith('{'),
      )
      expect(begins.length).toBeGreaterThan(10)
      const headless = begins.filter(([key]) => sentences[key.replace('verb.', 'heading.')] === undefined)
      expect(headless.map(([key]) => key)).toEqual([])
    }
  })
})

describe('so many answers on the map that several groups share', () => {
  const group = (prefix: string, count: number) => ({
    verb: 'place',
    title: prefix,
    prefix,
    answers: Array.from({ length: count }, (_, at) => ({ action: `${prefix} ${at}`, title: `${at}` })),
  })

  it('are folded under their headings, but those of a group that is short', () => {
    expect([...foldedGroups([group('A', 46), group('B', 1), group('C', 46)])]).toEqual(['place A', 'place C'])
  })

  it('are all listed where they are fewer, or all of one group', () => {
    expect(foldedGroups([group('A', 30), group('B', 30)]).size).toBe(0)
    expect(foldedGroups([group('A', 200)]).size).toBe(0)
  })
})

describe('answers that lead', () => {
  const all = [
    answer('activate', 'Activate in Sedan'),
    answer('activate', 'Activate in Stonne'),
    answer('attack', 'Attack in Stonne'),
    answer('rest', 'Rest in Sedan'),
  ]
  const listed = (leads: readonly string[]) =>
    groupsLedBy(leads, all, '', 'en', words).map(({ title, answers }) => [title, answers.map((one) => one.title)])

  it('stand before all others, without a heading where they are single', () => {
    const activate = ['Activate in …', ['Activate in Sedan', 'Activate in Stonne']]
    expect(listed(['attack'])).toEqual([[null, ['Attack in Stonne']], activate, ['', ['Rest in Sedan']]])
    expect(listed([])).toEqual([activate, ['', ['Attack in Stonne', 'Rest in Sedan']]])
  })

  it('have a key of their own', () => {
    const keys = groupsLedBy(['attack'], all, '', 'en', words).map(groupKey)
    expect(new Set(keys).size).toBe(keys.length)
  })
})
