import { describe, expect, it } from 'vitest'
import type { Question, Setting, GameSnapshot } from '../../src-main/contract/games.ts'
import { indexBoard, type MapBoard } from '../../src-renderer/map/board/board.ts'
import { findCommands, type Command } from '../../src-renderer/table/commands.ts'
import { linkAnswers, answersForThing } from '../../src-renderer/at-table/answer-links.ts'
import { numberIn } from '../../src-renderer/text/chances.ts'
import { oddsLines, type OddsWords } from '../../src-renderer/decision/odds-in-words.ts'
import { sameVerbsWith } from '../../src-renderer/system-ui/answers.ts'
import type { Asked, SystemUi } from '../../src-renderer/system-ui/system-ui.ts'
import { plainSystemUi } from '../../src-renderer/system-ui/plain.ts'
import { hexTowards } from '../../src-renderer/system-ui/facings.ts'
import { frenchAndGerman } from './sides.ts'

const words = (text: string) => ({ en: text, fr: text })

function answer(verb: string, ...things: readonly (readonly [noun: string, name: string])[]) {
  const action = [verb, ...things.map(([, name]) => name)].join(' ')
  return { action, title: words(action), verb, things: things.map(([noun, name]) => ({ noun, name })) }
}

function ask(...answers: Question['answers']): Asked {
  const question: Question = { kind: 'k', prompt: 'p', about: {}, sentence: words('?'), answers }
  // What is tried here reads the question only.
  return { question, table: {} as GameSnapshot }
}

const board: MapBoard = {
  sheet: { width: 100, height: 100, paper: '#fff' },
  places: [
    { id: 'a', name: 'A', x: 50, y: 50, reach: 5 },
    { id: 'b', name: 'B', x: 50, y: 0, reach: 5 },
  ],
  ways: [
    {
      id: 'a-b',
      a: 'a',
      b: 'b',
      line: [
        [50, 50],
        [50, 0],
      ],
    },
  ],
}
const setting: Setting = {
  campaign: words('C'),
  scenario: words('S'),
  sides: [words('French'), words('German')],
  ...frenchAndGerman,
  board: null,
  entries: {},
  chances: [],
  hasBook: false,
  names: {},
  files: {},
}
const ui: SystemUi = { ...plainSystemUi(setting, 'en'), sheet: { board, svg: null } }

describe('what on the map answers are about', () => {
  const asked = ask(
    answer('go', ['zone', 'a']),
    answer('dig', ['zone', 'a']),
    answer('go', ['zone', 'b']),
    answer('march', ['connection', 'a-b']),
    answer('pass'),
  )

  it('is found from the answer and from the thing', () => {
    const links = linkAnswers(ui, asked)
    expect(links.targets).toEqual([
      { kind: 'zone', id: 'a' },
      { kind: 'zone', id: 'b' },
      { kind: 'way', id: 'a-b' },
    ])
    expect(links.answersAt({ kind: 'zone', id: 'a' }).map(({ action }) => action)).toEqual(['go a', 'dig a'])
    expect(links.thingsOf('march a-b')).toEqual([{ kind: 'way', id: 'a-b' }])
    expect(links.offMap.map(({ action }) => action)).toEqual(['pass'])
  })

  it('is nothing where there is no map: all answers are in the bar', () => {
    const { onMap, offMap, targets } = linkAnswers({ ...ui, sheet: null }, asked)
    expect([onMap.length, offMap.length, targets.length]).toEqual([0, 5, 0])
  })

  it('of a counter without answers of its own is what its place answers', () => {
    const pieces = [{ id: 'fr-1', place: 'b' }]
    const links = linkAnswers(ui, asked)
    expect(answersForThing(links, { kind: 'piece', id: 'fr-1' }, pieces).map(({ action }) => action)).toEqual(['go b'])
    expect(answersForThing(links, { kind: 'piece', id: 'fr-2' }, pieces)).toEqual([])
  })

  it('can be requested of other things, each act once, whatever else it is done with', () => {
    const shots = ask(
      answer('fire', ['unit', 'x'], ['unit', 'y']),
      answer('fire', ['unit', 'x'], ['unit', 'z']),
      answer('go', ['zone', 'a']),
    )
    expect(sameVerbsWith(shots, { unit: 'w' })).toEqual(['fire x w'])
    expect(sameVerbsWith(shots, { zone: 'q' })).toEqual(['go q'])
    expect(sameVerbsWith(shots, {})).toEqual([])
  })
})

describe('the hex a unit looks at', () => {
  it('lies beside its own, or beyond the rim', () => {
    const index = indexBoard(board)
    expect(hexTowards(index, 'a', 'N')).toEqual(['b'])
    expect(hexTowards(index, 'a', 'SE')).toEqual([])
    expect(hexTowards(index, 'b', 'N')).toEqual([])
  })
})

describe('the palette', () => {
  const command = (group: Command['group'], title: string): Command => ({
    id: title,
    group,
    title,
    run: () => undefined,
  })
  const all = [
    command('answer', 'Activate Doëns’s brigade'),
    command('answer', 'Deactivate everything'),
    command('deed', 'Undo'),
    command('stop', 'Go to stop 3: Activate'),
  ]
  const found = (typed: string) => findCommands(typed, all).map(({ title }) => title)

  it('finds what has all the words, without accents and capitals, answers first', () => {
    expect(found('doens act')).toEqual(['Activate Doëns’s brigade'])
    expect(found('activate')).toEqual(['Activate Doëns’s brigade', 'Deactivate everything', 'Go to stop 3: Activate'])
    expect(found('nothing')).toEqual([])
  })

  it('shows all but the stops before anything is typed', () => {
    expect(found('')).toEqual(['Activate Doëns’s brigade', 'Deactivate everything', 'Undo'])
  })
})

describe('odds in words', () => {
  const plainly: OddsWords = {
    nameOf: (key) => key,
    yes: 'yes',
    no: 'no',
    percent: (part) => `${Math.round(part * 100)}%`,
    number: numberIn('en'),
    chances: new Set(['activated', 'passes', 'wins']),
  }

  it('are chances where numbers make up a whole, and numbers elsewhere', () => {
    expect(oddsLines({ activated: 2 / 3, needed: 3, modifiers: [] }, plainly)).toEqual([
      { heading: 'activated', text: '67%' },
      { heading: 'needed', text: '3' },
    ])
    expect(oddsLines({ hit: 0.25, miss: 0.75 }, plainly)).toEqual([{ heading: '', text: 'hit 25%, miss 75%' }])
  })

  it('are averages where a number is no chance, and chances where they are sure or impossible, too', () => {
    expect(oddsLines({ dice: 4, loss: 2 / 3, possible: { 0: 1 } }, plainly)).toEqual([
      { heading: 'dice', text: '4' },
      { heading: 'loss', text: '0.67' },
      { heading: 'possible', text: '0 100%' },
    ])
    const sure = { outcome: { nothing: 1.0000000000000002, disorganised: 0 }, helped: { nothing: 1, disorganised: 0 } }
    expect(oddsLines(sure, plainly).map(({ text }) => text)).toEqual([
      'nothing 100%, disorganised 0%',
      'nothing 100%, disorganised 0%',
    ])
    expect(oddsLines({ passes: 1, wins: 0.4 }, plainly)[0]?.text).toBe('100%')
  })

  it('have a line for each place, and ledgers with their signs', () => {
    const zones = { verdun: { chance: { reached: 0.9, missed: 0.1 }, markers: 1 } }
    expect(oddsLines({ zones, points: [{ label: 'rain', value: -1 }] }, plainly)).toEqual([
      { heading: 'verdun', text: 'reached 90%, missed 10%, markers 1' },
      { heading: 'points', text: 'rain −1' },
    ])
  })
})
