import { describe, expect, it } from 'vitest'
import { verb } from '#engine/kernel/actions/actions.ts'
import { agendaOf } from '#engine/kernel/play/agenda.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { HEAD } from '#engine/kernel/values/head.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { flag, list, members, table, word } from '#engine/kernel/values/shape.ts'
import { chanceAsJson, readState, stateAsJson } from '#engine/kernel/play/state-json.ts'
import type { GameOf, RuleSystem } from '#engine/kernel/system/system.ts'
import { ambush } from '../fixtures/ambush.ts'
import { bids } from '../fixtures/bids.ts'
import { marchGame } from '../fixtures/march.ts'
import { race } from '../fixtures/race.ts'
import { veils } from '../fixtures/veils.ts'
import { littleSystem } from '../little.ts'
import { begin, load, pickFrom, playOn } from '../table.ts'

const shape = () => ({
  plain: word(),
  at: word({ start: -1, noun: 'zone' }),
  counted: word({ noun: 'number' }),
  open: flag(),
  unit: table(2, { zone: word({ start: 1, noun: 'zone' }), gone: flag() }, 'unit'),
  row: table(2, { x: word() }),
  pile: list(3, 'unit'),
  bare: list(2),
  seen: members(40),
  who: members(2, 'unit'),
})
type G = GameOf<null, ReturnType<typeof shape>>
const { frame } = agendaOf<G>()
const wait = verb('wait')
const waiting = frame(
  'waiting',
  { for: word({ noun: 'unit' }), spots: list(2, 'zone'), late: flag() },
  {
    next: (g) => g.ask(1),
    offer: (_g, _f, offer) => offer.add(wait),
    answers: [{ verb: wait, act: () => {} }],
  },
)
const loaded = littleSystem({
  // Kinds with locals of their own are kinds like any other.
  kinds: [waiting as never],
  shape,
  nouns: () => ({ zone: ['metz', 'sedan'], unit: ['garde', 'zouaves'] }),
  setUp: (g) => void g.call(waiting, { for: 1 }),
})

const full = {
  plain: -7,
  at: '-',
  counted: -12,
  open: true,
  unit: { garde: { zone: 'metz', gone: false }, zouaves: { zone: '-', gone: true } },
  row: [{ x: 1 }, { x: -(2 ** 31) }],
  pile: ['zouaves', 'garde', 'zouaves'],
  bare: [2 ** 31 - 1],
  seen: [0, 31, 32, 39],
  who: ['zouaves'],
  agenda: [
    { frame: 'waiting', step: 3, interrupts: true, returned: -1, for: 'garde', spots: ['sedan'], late: true },
    { frame: 'waiting', asks: 'blue', for: '-', spots: [], late: false },
  ],
  ending: null,
  acts: 12,
  secrets: 1,
}
const read = (json: unknown): ReturnType<typeof readState> => readState(loaded.layout.newPlay(), json)
const wrong = (change: object): [path: string | undefined, message: string] => {
  const result = read({ ...full, ...change })
  if (result.ok) throw new Error('it was read')
  expect(result.error.code).toBe('bad-state')
  return [result.error.path, result.error.message]
}

describe('a state as JSON', () => {
  it('shows every kind of field by its names and is read back as itself', () => {
    const play = read(full)
    expect(play.ok && stateAsJson(play.value)).toEqual(full)
  })

  it('needs to say only what is not as at the start', () => {
    const play = read({ plain: 4, agenda: [{ frame: 'waiting', asks: 'red' }] })
    expect(play.ok && stateAsJson(play.value)).toMatchObject({
      plain: 4,
      at: '-',
      unit: { garde: { zone: 'sedan', gone: false } },
      pile: [],
      agenda: [{ frame: 'waiting', asks: 'red', for: 'garde' }],
      acts: 0,
    })
  })

  it('takes a table with names also row by row', () => {
    const play = read({ ...full, unit: [{ gone: true }] })
    expect(play.ok && stateAsJson(play.value)['unit']).toEqual({
      garde: { zone: 'sedan', gone: true },
      zouaves: { zone: 'sedan', gone: false },
    })
  })

  it('has the ending of a game that is over', () => {
    const ending = { ending: 'over', winner: 'blue', level: -2 }
    const play = read({ ...full, agenda: [], ending })
    expect(play.ok && [stateAsJson(play.value)['ending'], play.value.decider]).toEqual([ending, -1])
    expect(read({ ...full, agenda: [], ending: { ending: 'over', winner: null } }).ok).toBe(true)
  })

  it('leaves chance as it is in the game that reads it', () => {
    const { play } = begin(loaded)
    play.chance.die(6, 'die')
    const before = chanceAsJson(play)
    expect([readState(play, full).ok, chanceAsJson(play)]).toEqual([true, before])
    expect(before).toEqual({ generator: Array.from(play.words.subarray(0, 4)), draws: 1, scripted: 0 })
  })
})

describe('a state that is wrong', () => {
  it.each<[string, object, string]>([
    ['state.nothing', { nothing: 1 }, 'There is no "nothing" here.'],
    ['state.toString', { toString: 1 }, 'There is no "toString" here.'],
    ['state.plain', { plain: 1.5 }, 'This needs a whole number.'],
    ['state.plain', { plain: 2 ** 31 }, 'This needs a whole number.'],
    ['state.plain', { plain: '1' }, 'This needs a whole number.'],
    ['state.at', { at: 'paris' }, 'There is no zone "paris".'],
    ['state.at', { at: 0 }, 'There is no zone 0.'],
    ['state.open', { open: 1 }, 'This needs true or false.'],
    ['state.unit', { unit: 3 }, 'This needs one entry for each row.'],
    ['state.unit.turcos', { unit: { turcos: {} } }, 'There is no unit "turcos".'],
    ['state.unit.-', { unit: { '-': {} } }, 'There are 2 rows.'],
    ['state.unit.garde', { unit: { garde: 1 } }, 'A row is an object.'],
    ['state.unit.garde.sp', { unit: { garde: { sp: 1 } } }, 'There is no "sp" here.'],
    ['state.unit.garde.valueOf', { unit: { garde: { valueOf: 1 } } }, 'There is no "valueOf" here.'],
    ['state.unit.garde.gone', { unit: { garde: { gone: 'no' } } }, 'This needs true or false.'],
    ['state.row', { row: {} }, 'This needs one entry for each row.'],
    ['state.row.2', { row: [{}, {}, {}] }, 'There are 2 rows.'],
    ['state.pile', { pile: 'garde' }, 'This needs a list.'],
    ['state.pile', { pile: ['garde', 'garde', 'garde', 'garde'] }, 'There is room for 3 only.'],
    ['state.pile[1]', { pile: ['garde', 'turcos'] }, 'There is no unit "turcos".'],
    ['state.bare[0]', { bare: [null] }, 'This needs a whole number.'],
    ['state.seen', { seen: {} }, 'This needs a list.'],
    ['state.seen[0]', { seen: [40] }, 'This is not one of 40.'],
    ['state.who[0]', { who: ['-'] }, 'This is not one of 2.'],
    ['state.agenda', { agenda: {} }, 'The agenda is a list of frames.'],
    ['state.agenda', { agenda: [] }, 'The frame on top of the agenda has to ask a side.'],
    ['state.agenda', { agenda: [{ frame: 'waiting' }] }, 'The frame on top of the agenda has to ask a side.'],
    ['state.agenda[0]', { agenda: [{ frame: 'flying' }] }, 'There is no such frame.'],
    ['state.agenda[0]', { agenda: [null] }, 'There is no such frame.'],
    ['state.agenda[0].asks', { agenda: [{ frame: 'waiting', asks: 'green' }] }, 'There is no side "green".'],
    [
      'state.agenda[0].step',
      { agenda: [{ frame: 'waiting', asks: 'red', step: -1 }] },
      'This needs a whole number, 0 or more.',
    ],
    [
      'state.agenda[0].interrupts',
      { agenda: [{ frame: 'waiting', asks: 'red', interrupts: 1 }] },
      'This needs true or false.',
    ],
    [
      'state.agenda[0].returned',
      { agenda: [{ frame: 'waiting', asks: 'red', returned: 'x' }] },
      'This needs a whole number.',
    ],
    [
      'state.agenda[0].for',
      { agenda: [{ frame: 'waiting', asks: 'red', for: 'turcos' }] },
      'There is no unit "turcos".',
    ],
    ['state.ending', { agenda: [], ending: { ending: 'nowhere' } }, 'There is no such ending.'],
    ['state.ending', { agenda: [], ending: 'over' }, 'There is no such ending.'],
    ['state.ending.winner', { agenda: [], ending: { ending: 'over', winner: 'green' } }, 'There is no side "green".'],
    ['state.agenda', { ending: { ending: 'over' } }, 'A game that is over has nothing left on its agenda.'],
    ['state.acts', { acts: -1 }, 'This needs a whole number, 0 or more.'],
    ['state.secrets', { secrets: 1e300 }, 'This needs a whole number, 0 or more.'],
  ])('is refused at %s for %j', (path, change, message) => {
    expect(wrong(change)).toEqual([path, message])
  })

  it('with too long an agenda is refused', () => {
    expect(wrong({ agenda: Array(60).fill({ frame: 'waiting', asks: 'red' }) })).toEqual([
      expect.stringMatching(/^state\.agenda\[\d+\]$/),
      'The agenda is too long.',
    ])
  })

  it('by a name that objects have of themselves is refused too', () => {
    for (const key of ['__proto__', 'constructor']) {
      expect(read(JSON.parse(`{"${key}": [0], "agenda": [{"frame": "waiting", "asks": "red"}]}`)).ok).toBe(false)
    }
    for (const json of [null, [], 'x', 3]) expect(read(json)).toMatchObject({ ok: false, error: { path: 'state' } })
  })
})

const fixtures: [string, RuleSystem][] = [
  ['race', race],
  ['ambush', ambush],
  ['bids', bids],
  ['march', marchGame],
  ['veils', veils],
]
/** States from all over some random games, the ends included. */
function statesOf(system: RuleSystem, games: number): Play[] {
  const loadedSystem = load(system)
  return Array.from({ length: games }, (_, number) => {
    const game = begin(loadedSystem, { seed: `state ${number}` })
    playOn(game, pickFrom(number), number % 9 === 0 ? 10_000 : number * 3)
    return game.play
  })
}

describe.each(fixtures)('random states of %s', (_name, system) => {
  it('are read back as themselves, to the last word', () => {
    for (const play of statesOf(system, 40)) {
      const copy = play.layout.newPlay()
      copy.wipe('other')
      copy.words.set(play.words.subarray(0, HEAD.scripted + 1))
      expect(readState(copy, JSON.parse(JSON.stringify(stateAsJson(play)))).ok).toBe(true)
      expect(copy.hash()).toBe(play.hash())
    }
  })

  it('changed at random are refused or read, never thrown, and what is read can be written', () => {
    const pick = pickFrom(9)
    const junk = [null, 0, -1, 3, 1e300, 0.5, '', '-', 'red', 'zone-1', [], [0], {}, true, { frame: 'turns' }]
    const loadedSystem = load(system)
    let refused = 0
    const wrongly: string[] = []
    const states = statesOf(system, 20).map((play) => JSON.stringify(stateAsJson(play)))
    for (let count = 0; count < 1000; count++) {
      const json = JSON.parse(states[count % states.length]!) as JsonObject
      for (let times = pick(3); times >= 0; times--) mutate(json, pick, junk)
      const copy = loadedSystem.layout.newPlay()
      const result = readState(copy, json)
      if (!result.ok) {
        refused++
        if (result.error.path?.startsWith('state') !== true) wrongly.push(result.error.message)
        continue
      }
      const again = loadedSystem.layout.newPlay()
      if (!readState(again, stateAsJson(copy)).ok || again.hash() !== copy.hash()) wrongly.push(JSON.stringify(json))
      // Whether one can play on from it or not is answered, too.
      const start = { scenario: loadedSystem.scenarios[0]!.id, switches: {}, seed: '', position: json }
      const begun = Game.begin(loadedSystem, start)
      if (!begun.ok && !begun.error.message.endsWith('.')) wrongly.push(begun.error.message)
    }
    expect(wrongly).toEqual([])
    expect(refused).toBeGreaterThan(200)
  })
})

/** Replaces, adds or removes one value somewhere deep inside. */
function mutate(json: JsonObject, pick: (below: number) => number, junk: readonly unknown[]): void {
  let at = json as Record<string, unknown>
  for (;;) {
    const keys = Object.keys(at)
    if (keys.length === 0) return
    const key = keys[pick(keys.length)]!
    const inner = at[key]
    if (typeof inner === 'object' && inner !== null && Object.keys(inner).length > 0 && pick(5) > 0)
      at = inner as Record<string, unknown>
    else {
      const kind = pick(4)
      if (kind === 0 && !Array.isArray(at)) delete at[key]
      else if (kind === 1 && !Array.isArray(at)) at[`${key}x`] = inner
      else at[key] = structuredClone(junk[pick(junk.length)])
      return
    }
  }
}
