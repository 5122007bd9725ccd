import type { G } from '#engine/escape-from-sedan/state/kit.ts'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { Game } from '#engine/kernel/game/game.ts'
import type { Scripted } from '#engine/kernel/play/chance.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { isJsonObject, type Json, type JsonObject } from '#engine/kernel/values/result.ts'
import { readCampaign } from '../../campaigns/read-campaign.ts'
import { load } from '../../kernel/table.ts'
import { GameOnTable } from '../game-on-table.ts'

const files = readCampaign('escape-from-sedan-1870')
const campaign = load(escapeFromSedan, files)

/** A level table, with one thing of each kind off its middle. */
const level = {
  ...(files['table.json'] as object),
  areas: [
    {
      id: 'wood',
      kind: 'wood',
      name: 'Wood',
      points: [
        [100, 100],
        [400, 100],
        [400, 400],
        [100, 400],
      ],
    },
    {
      id: 'slope',
      kind: 'gentle',
      name: 'Slope',
      points: [
        [500, 100],
        [700, 100],
        [700, 400],
        [500, 400],
      ],
    },
    {
      id: 'steep',
      kind: 'steep',
      name: 'Steep',
      points: [
        [100, 600],
        [400, 600],
        [400, 900],
        [100, 900],
      ],
    },
    {
      id: 'houses',
      kind: 'houses',
      name: 'Houses',
      points: [
        [500, 600],
        [600, 600],
        [600, 700],
        [500, 700],
      ],
    },
    {
      id: 'river',
      kind: 'river',
      name: 'River',
      points: [
        [0, 1000],
        [700, 1000],
        [700, 1050],
        [0, 1050],
      ],
    },
  ],
  lines: [
    {
      id: 'crest',
      kind: 'crest',
      name: 'Crest',
      points: [
        [100, 700],
        [400, 700],
      ],
    },
    {
      id: 'wall',
      kind: 'wall',
      name: 'Wall',
      points: [
        [1800, 300],
        [2000, 300],
      ],
    },
    {
      id: 'road',
      kind: 'road',
      name: 'Road',
      points: [
        [2100, 0],
        [2100, 1152],
      ],
    },
  ],
  exits: {
    french: { edge: 'north', from: 0, to: 2304, roads: ['road'] },
    german: { edge: 'south', from: 832, to: 2304 },
  },
}
const plain = load(escapeFromSedan, {
  ...Object.fromEntries(Object.entries(files).filter(([file]) => !/^(scenarios|lessons|drawing)/.test(file))),
  'scenarios/escape.json': files['scenarios/escape.json'],
  'table.json': level,
})

type Side = 'french' | 'german'
/** Where a unit stands, as `1000,600 0 line`, and whatever else is to be said of it. */
export type Standing = string | readonly [string, JsonObject]

export interface Position {
  readonly side?: Side
  /** 0 for the free phase, else the number of the command phase. */
  readonly phase?: number
  readonly turn?: number
  readonly units: Readonly<Record<string, Standing>>
  /** Cards, as `3 aces, 2 numbers` would be `[3, 2, 0, 0]`; five numbers each where nothing is said. */
  readonly hands?: Readonly<Record<string, readonly number[]>>
  readonly leaders?: Readonly<Record<string, JsonObject>>
  readonly state?: JsonObject
  readonly initiative?: Side
}

const rowsOf = (state: JsonObject, table: string): Record<string, JsonObject> => {
  const rows = state[table]
  if (!isJsonObject(rows)) throw new Error(`there is no table ${table}`)
  return { ...(rows as Record<string, JsonObject>) } // rows of a table are objects
}

/** Sets up any position on the level table; commanders stand out of the way, within reach of nobody but by their range. */
export function position(wanted: Position): Table {
  const {
    side = 'french',
    phase = 0,
    turn = 1,
    units,
    hands = {},
    leaders = {},
    state = {},
    initiative = 'french',
  } = wanted
  const fresh = Game.begin(plain, { scenario: 'escape', switches: {}, seed: 'table' })
  if (!fresh.ok) throw new Error(fresh.error.message)
  const base: JsonObject = stateAsJson(fresh.value.play)
  const unit = rowsOf(base, 'unit')
  for (const [name, row] of Object.entries(unit)) {
    const standing = units[name]
    if (standing === undefined) {
      unit[name] = { ...row, fate: 0, at: '-', leader: false }
      continue
    }
    const [place, more] = typeof standing === 'string' ? [standing, {}] : standing
    const [at = '', facing = '0', formation = 'line'] = place.split(' ')
    unit[name] = { ...row, at, facing: Number(facing), formation, leader: false, ...more }
  }
  for (const name of Object.keys(units)) if (unit[name] === undefined) throw new Error(`there is no unit ${name}`)
  const leader = rowsOf(base, 'leader')
  for (const [name, row] of Object.entries(leader))
    leader[name] = { ...row, at: name === 'emperor' ? '2000,1100' : '1150,576', points: 3, ...leaders[name] }
  const hand = rowsOf(base, 'hand')
  for (const [name, row] of Object.entries(hand)) {
    const [ace = 0, number = 5, face = 0, joker = 0] = hands[name] ?? []
    hand[name] = { ...row, ace, number, face, joker, due: 0 }
  }
  const pack = rowsOf(base, 'pack')
  for (const [card, row] of Object.entries(pack)) {
    const left = (first: number): number =>
      Object.values(hand)
        .slice(first, first + 6)
        .reduce((sum, held) => sum - Number(held[card]), Number(row['french']))
    pack[card] = { french: left(0), german: left(6) }
  }
  const at = phase === 0 ? 2 : 4
  const agenda: Json[] = [
    { frame: 'battle', dealt: 2 },
    { frame: 'turn', stage: 2, first: side },
    { frame: 'side-turn', side, step: at },
    ...(phase === 0 ? [] : [{ frame: 'command-phases', side, phase, over: true }]),
    { frame: 'orders', side, phase, asks: side },
  ]
  const start = { ...base, turn, initiative, unit, leader, hand, pack, ...state, agenda }
  const begun = Game.begin(plain, { scenario: 'escape', switches: {}, seed: 'table', position: start })
  if (!begun.ok) throw new Error(begun.error.message)
  return new Table(begun.value)
}

/** A fresh game of a scenario. */
export function begin(scenario: string, script?: readonly Scripted[]): Table {
  const begun = Game.begin(campaign, { scenario, switches: {}, seed: 'table', ...(script && { script }) })
  if (!begun.ok) throw new Error(begun.error.message)
  return new Table(begun.value)
}

/** A game on the table, in the words of a player. */
export class Table extends GameOnTable {
  constructor(game: Game) {
    super(game, escapeFromSedan)
  }

  /** The game as the rules see it. */
  get g(): G {
    return this.game.play as unknown as G // of this system
  }
  row(unit: string): number {
    return this.game.play.layout.language.numberOf('unit', unit)
  }

  private of(table: string, name: string): JsonObject {
    const row = rowsOf(this.state, table)[name]
    if (row === undefined) throw new Error(`there is no ${table} ${name}`)
    return row
  }
  unit(name: string): JsonObject {
    return this.of('unit', name)
  }
  leader(name: string): JsonObject {
    return this.of('leader', name)
  }
  side(name: Side): JsonObject {
    return this.of('side', name)
  }
  hand(name: string): JsonObject {
    return this.of('hand', name)
  }
  where(name: string): string {
    const { at, facing } = this.unit(name)
    if (typeof at !== 'string' || typeof facing !== 'number') throw new Error(`${name} is nowhere`)
    return `${at} ${facing}`
  }
}
