import { describe, expect, it } from 'vitest'
import type { Game } from '#engine/kernel/game/game.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { loadGame, readStart, saveGame } from '#engine/kernel/game/save.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { ambush } from '../fixtures/ambush.ts'
import { race } from '../fixtures/race.ts'
import { veils } from '../fixtures/veils.ts'
import { act, begin, load, pickFrom, playOn } from '../table.ts'

type Save = Record<string, unknown> & { moments: unknown[][]; start: Record<string, unknown> }
const loaded = load(race)
const saved = (game: Game): Save => JSON.parse(JSON.stringify(saveGame(game))) as Save
const reload = (game: Game): Game => {
  const read = loadGame(game.loaded, saved(game))
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}
/** A little tree with a variation and an act with dice of its own. */
const branched = (): Game => {
  const game = begin(loaded, { freeUndo: true })
  act(game, 'run', [2])
  act(game, 'push 2')
  game.goTo(0)
  act(game, 'run')
  act(game, 'run', [{ draw: 'run', value: 5 }])
  game.goTo(1)
  return game
}

describe('a saved game', () => {
  it('comes back with all its variations, its dice and the moment it was at', () => {
    const game = branched()
    const again = reload(game)
    expect(again.history.moments.map(({ parent, code, script }) => [parent, code, script])).toEqual(
      game.history.moments.map(({ parent, code, script }) => [parent, code, script]),
    )
    game.history.moments.forEach((_, moment) => {
      for (const one of [game, again]) one.goTo(moment)
      expect([again.hash(), again.journal(EVERYONE)]).toEqual([game.hash(), game.journal(EVERYONE)])
    })
  })

  it('goes to every act of a long game and tells what was told then, as the game itself does', () => {
    const game = begin(load(ambush), { freeUndo: true })
    playOn(game, pickFrom(5), 80)
    const again = reload(game)
    const last = game.history.moments.length - 1
    expect(last).toBeGreaterThan(32)
    for (let moment = last; moment >= 0; moment--) {
      for (const one of [game, again]) one.goTo(moment)
      expect([again.hash(), again.toldTo(EVERYONE, moment)]).toEqual([game.hash(), game.toldTo(EVERYONE, moment)])
    }
  })

  it('comes back with the script or the position it began with', () => {
    const script = [...Array<number>(10).fill(2), 3]
    const scripted = begin(load(veils), { script })
    act(scripted, 'lift red-guard')
    expect(reload(scripted).hash()).toBe(scripted.hash())
    const middle = begin(load(ambush))
    playOn(middle, pickFrom(2), 25)
    const placed = begin(load(ambush), {
      position: stateAsJson(middle.play),
      switches: { close: true },
      freeUndo: false,
    })
    playOn(placed, pickFrom(3), 10)
    expect(reload(placed).hash()).toBe(placed.hash())
  })

  it('keeps the dice of an act beside the dice of the game, also an act with none', () => {
    const game = begin(loaded, { script: [6, 5], freeUndo: true })
    act(game, 'run', [1])
    act(game, 'run')
    expect(reload(game).hash()).toBe(game.hash())
    const quiet = begin(load(veils), { freeUndo: true })
    act(quiet, 'halt')
    quiet.undo()
    act(quiet, 'halt', [])
    act(quiet, 'halt')
    expect(reload(quiet).history.moments).toHaveLength(quiet.history.moments.length)
  })

  it('is small and plain: the start, the actions, where it stands and the hash', () => {
    expect(saved(branched())).toEqual({
      format: 1,
      system: 'race',
      version: 1,
      campaign: loaded.hash,
      start: { scenario: 'short', switches: {}, seed: 'table', freeUndo: true },
      moments: [
        [0, 'run', [2]],
        [1, 'push 2'],
        [0, 'run'],
        [3, 'run', [{ draw: 'run', value: 5 }]],
      ],
      current: 1,
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
    })
  })
})

describe('a damaged save', () => {
  const refused = (damage: (save: Save) => unknown): [path: string | undefined, message: string] => {
    const save = saved(branched())
    const json = damage(save) ?? save
    const read = loadGame(loaded, json)
    if (read.ok) throw new Error('the damaged save was loaded')
    expect(read.error.code).toBe('bad-save')
    expect(read.error.message).toMatch(/\.$/)
    return [read.error.path, read.error.message]
  }
  const set = (path: string, value: unknown) => (save: Save) => {
    save[path] = value
  }

  it('that is not an object is refused', () => {
    for (const json of [[], 'x', 7, true]) expect(refused(() => json)).toEqual(['', 'This is not a saved game.'])
    expect(loadGame(loaded, null)).toMatchObject({ ok: false })
  })

  it.each([
    ['format', undefined, 'is missing'],
    ['format', '1', 'is missing'],
    ['format', 0, 'is missing'],
    ['format', 1.5, 'is missing'],
    ['format', 2, 'Use a newer program'],
    ['system', 'chess', 'The save is of "chess"'],
    ['version', 2, 'under version 2'],
    ['campaign', 'ffff', 'another edition'],
    ['start', null, 'cannot be read'],
    ['moments', undefined, 'is missing'],
    ['moments', {}, 'is missing'],
    ['current', undefined, 'is missing'],
    ['current', '1', 'is missing'],
    ['current', 9, 'There is no moment 9'],
    ['current', -1, 'There is no moment -1'],
    ['current', 0.5, 'There is no moment 0.5'],
    ['hash', 'beef', 'but the save says "beef"'],
    ['hash', undefined, 'but the save says undefined'],
  ])('with the %s %j is refused there', (path, value, message) => {
    const [where, what] = refused(set(path, value))
    expect(where).toBe(path)
    expect(what).toContain(message)
  })

  it('with an invalid moment is refused, naming the moment', () => {
    const bad: unknown[] = [
      7,
      null,
      'run',
      [],
      [0],
      ['0', 'run'],
      [0, 7],
      [0, 'run', 3],
      [0, 'run', [null]],
      [0, 'run', [{ draw: 'run' }]],
    ]
    for (const moment of bad) {
      expect(refused((save) => void (save.moments[1] = moment as unknown[]))).toEqual([
        'moments[1]',
        'A moment is a list: what it followed, and the action.',
      ])
    }
  })

  it('with an action that cannot be done says which', () => {
    expect(refused((save) => void (save.moments[1]![1] = 'fly'))).toEqual([
      'moments[1]',
      expect.stringContaining('There is no verb "fly"'),
    ])
    expect(refused((save) => void (save.moments[1]![1] = 'push 7'))).toEqual([
      'moments[1]',
      expect.stringContaining('"push 7" cannot be done again: A push is'),
    ])
    expect(refused((save) => void (save.moments[0]![2] = [9]))[0]).toBe('moments[0]')
    expect(refused((save) => void (save.moments[0]![2] = [2, 2]))[0]).toBe('moments[0]')
    expect(refused((save) => void (save.moments[1]![0] = 5))).toEqual([
      'moments[1]',
      expect.stringContaining('There is no moment 5'),
    ])
    expect(refused((save) => void (save.moments[1]![0] = 0.5))[0]).toBe('moments[1]')
  })

  it('with an act twice at the same moment says which', () => {
    expect(refused((save) => void save.moments.push([0, 'run']))).toEqual([
      'moments[4]',
      '"run" was done at this moment already.',
    ])
  })

  it('with other dice comes out as another game', () => {
    expect(refused((save) => void (save.moments[0]![2] = [3]))[0]).toBe('hash')
    expect(
      refused((save) => void (save.start['seed'] = 'other')) && refused((save) => void (save.current = 3))[0],
    ).toBe('hash')
  })

  it('with a start that cannot be begun says where', () => {
    expect(refused((save) => void (save.start['scenario'] = 'long'))[0]).toBe('start.scenario')
    expect(refused((save) => void (save.start['switches'] = { fog: true }))[0]).toBe('start.options.fog')
    expect(refused((save) => void (save.start['position'] = { nothing: 1 }))[0]).toBe('start.state.nothing')
    expect(refused((save) => void (save.start['position'] = { agenda: [{ frame: 'turns' }] }))[0]).toBe(
      'start.state.agenda',
    )
  })

  it('causes a refusal, never an exception, whatever part of it is replaced', () => {
    const pick = pickFrom(4)
    const junk = [null, 0, -1, 1e300, '', 'run', [], {}, [0, 'run'], true, { draw: 'x', value: 1 }]
    let read = 0
    for (let count = 0; count < 1000; count++) {
      const save = saved(branched())
      mutate(save, pick, junk)
      read += loadGame(loaded, save).ok ? 1 : 0
    }
    // Only changes without meaning may pass: of the free undo, or of what is not looked at.
    expect(read).toBeLessThan(200)
  })
})

/** Replaces one value somewhere deep inside. */
function mutate(json: unknown, pick: (below: number) => number, junk: readonly unknown[]): void {
  let at = json as Record<string, unknown>
  for (;;) {
    const keys = Object.keys(at)
    const key = keys[pick(keys.length)]!
    const inner = at[key]
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && pick(4) > 0)
      at = inner as Record<string, unknown>
    else {
      at[key] = structuredClone(junk[pick(junk.length)])
      return
    }
  }
}

describe('the start of a game in JSON', () => {
  it('is read when every part is of its kind, and not otherwise', () => {
    const start = { scenario: 'short', seed: 's' }
    expect(readStart(start)).toEqual({ ...start, switches: {} })
    expect(
      readStart({ ...start, switches: { fog: true }, script: [1, 'a'], position: {}, freeUndo: false }),
    ).toMatchObject({ freeUndo: false })
    const bad = [
      null,
      [],
      { seed: 's' },
      { scenario: 1, seed: 's' },
      { scenario: 'short' },
      ...[[], { fog: 1 }, null].map((switches) => ({ ...start, switches })),
      ...[1, {}, [null], [{ draw: 1, value: 2 }]].map((script) => ({ ...start, script })),
      ...[1, [], null].map((position) => ({ ...start, position })),
      { ...start, freeUndo: 1 },
    ]
    for (const json of bad) expect(readStart(json)).toBeUndefined()
  })
})
