import { describe, expect, it } from 'vitest'
import { Language } from '#engine/kernel/actions/actions.ts'
import { entry, EVERYONE, readLine, type RecordedEntry } from '#engine/kernel/play/journal.ts'
import { Ledger } from '#engine/kernel/values/ledger.ts'
import { bids } from '../fixtures/bids.ts'
import { race } from '../fixtures/race.ts'
import { veils } from '../fixtures/veils.ts'
import { act, begin, load } from '../table.ts'

const language = new Language([], { side: ['red', 'blue'], unit: ['garde', 'zouaves'], zone: ['metz'] })
const marched = entry(
  'marched',
  { to: 'zone', count: 'number', forced: 'flag', note: 'text' },
  { unit: 'unit', ledger: 'ledger' },
)
const planned = entry('planned', {}, { unit: 'unit' })
const night = entry('night', {})
const ledger = new Ledger().add('mud', -1, 'move.mud').add('none', 0, 'move.none')
const told = (values: object, more: Partial<RecordedEntry> = {}): RecordedEntry => ({
  kind: marched,
  owner: 0,
  secret: false,
  values: values as RecordedEntry['values'],
  ...more,
})
const all = { to: 0, count: 3, forced: true, note: 'by night', unit: 1, ledger }

describe('an entry', () => {
  it('is read with names by its owner, and with the public fields only by the other side', () => {
    const open = { kind: 'marched', to: 'metz', count: 3, forced: true, note: 'by night' }
    const own = { ...open, unit: 'zouaves', ledger: [{ label: 'mud', value: -1, rule: 'move.mud' }] }
    expect([0, 1, EVERYONE, -1].map((reader) => readLine(told(all), reader, language))).toEqual([own, open, own, open])
  })

  it('never shows a field that its kind does not declare', () => {
    for (const reader of [0, 1, EVERYONE]) {
      expect(Object.keys(readLine(told({ ...all, hidden: 'x' }), reader, language) ?? {})).not.toContain('hidden')
    }
  })

  it('without anything for all does not exist for others, and one without any field is for all', () => {
    const plan = told({ unit: 0 }, { kind: planned, owner: 1 })
    expect([0, 1, EVERYONE].map((reader) => readLine(plan, reader, language))).toEqual([
      undefined,
      { kind: 'planned', unit: 'garde' },
      { kind: 'planned', unit: 'garde' },
    ])
    expect(readLine(told({}, { kind: night, owner: -1 }), 1, language)).toEqual({ kind: 'night' })
  })

  it('told in secret exists for its owner only, whatever its fields', () => {
    const secret = told(all, { secret: true })
    expect([0, 1].map((reader) => readLine(secret, reader, language)?.kind)).toEqual(['marched', undefined])
  })

  it('names nobody with a dash', () => {
    expect(readLine(told({ ...all, to: -1 }), 1, language)).toMatchObject({ to: '-' })
  })
})

describe('a draw', () => {
  it('is read by all, or by the only side that sees it', () => {
    const die = { label: 'weather', value: 4, of: 6, noun: undefined, seenBy: -1 }
    const card = { label: 'hand', value: 1, of: 9, noun: 'unit', seenBy: 1 }
    expect(readLine(die, 0, language)).toEqual({ kind: 'draw', label: 'weather', value: 4, of: 6 })
    expect([0, 1, EVERYONE].map((reader) => readLine(card, reader, language)?.['value'])).toEqual([
      undefined,
      'zouaves',
      'zouaves',
    ])
  })
})

describe('the journal of a game', () => {
  it('tells draws and entries in order, with ledgers that add up to what was used', () => {
    const game = begin(load(race))
    act(game, 'push 2', [5])
    expect(game.journal()).toEqual([
      { kind: 'draw', label: 'run', value: 5, of: 6 },
      {
        kind: 'moved',
        runner: 'red',
        to: 7,
        ledger: [
          { label: 'die', value: 5, rule: 'race.run' },
          { label: 'push', value: 2, rule: 'race.push' },
        ],
      },
    ])
  })

  it('begins with the set-up, and can be read from any act of the line on', () => {
    const game = begin(load(veils))
    const setUp = game.journal(0)
    expect(setUp.filter(({ kind }) => kind === 'dealt')).toHaveLength(5)
    expect(JSON.stringify(setUp)).not.toContain('blue-')
    act(game, 'lift red-horse')
    act(
      game,
      `march ${
        game
          .decision()!
          .actions.find((text) => text.startsWith('march'))!
          .split(' ')[1]
      }`,
    )
    expect(game.journal(0, 1).map(({ kind }) => kind)).toEqual(['lifted', 'marched'])
    expect(game.journal(1, 1).map(({ kind }) => kind)).toEqual(['marched'])
    expect(game.journal(0, 2).map(({ kind }) => kind)).toEqual(['marched'])
    expect(game.journal(0, 3)).toEqual([])
  })

  it('follows undo: entries of undone acts are gone', () => {
    const game = begin(load(veils))
    const before = game.journal()
    act(game, 'lift red-horse')
    game.undo()
    expect(game.journal()).toEqual(before)
    act(game, 'lift red-line')
    expect(JSON.stringify(game.journal())).not.toContain('lifted","unit":"red-horse')
  })

  it('keeps a failed act to itself', () => {
    const game = begin(load(race))
    expect(() => act(game, 'run', [])).toThrow('"run" has no value')
    act(game, 'run', [1])
    expect(game.journal()).toHaveLength(2)
  })

  it('refuses a secret entry without an owner', () => {
    const { play } = begin(load(bids))
    play.tellTo([])
    expect(() => play.tell(night, {})).toThrow('"night" is told in secret and needs the side whose entry it is')
    play.tellTo(undefined)
    expect(() => play.tell(night, {})).not.toThrow()
  })
})
