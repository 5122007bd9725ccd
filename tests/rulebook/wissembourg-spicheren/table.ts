import { expect } from 'vitest'
import { Game } from '#engine/kernel/game/game.ts'
import type { Scripted } from '#engine/kernel/play/chance.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { isJsonObject, textIn, type Json, type JsonObject } from '#engine/kernel/values/result.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { readCampaign } from '../../campaigns/read-campaign.ts'
import { load } from '../../kernel/table.ts'
import { GameOnTable } from '../game-on-table.ts'

export const spicheren = load(wissembourgSpicheren, readCampaign('spicheren-1870'))
export const wissembourg = load(wissembourgSpicheren, readCampaign('wissembourg-1870'))

/** Where a counter stands and faces, as `0604 S`, with whatever else is to be said of it. */
export type Standing = string | readonly [string, JsonObject]
/** The question that a position begins with. */
export type Phase = 'command' | 'barrages' | 'moves' | 'declaration' | 'rally'

export interface Position {
  readonly phase: Phase
  /** The formation that is active. */
  readonly active?: string
  readonly partner?: string
  readonly side: 'french' | 'german'
  readonly turn?: number
  /** The counters on the map; all others are out of the game, but those that wait. */
  readonly units: Readonly<Record<string, Standing>>
  readonly waiting?: readonly string[]
  /** Those of the active formation that are out of command. */
  readonly out?: readonly string[]
  readonly scenario?: string
  readonly switches?: Readonly<Record<string, boolean>>
  readonly demoralised?: readonly string[]
  readonly cup?: readonly string[]
  /** What is drawn before the first question of the turn. */
  readonly dice?: readonly Scripted[]
  /** Anything else of the state. */
  readonly state?: JsonObject
}

const removed = 3

function agendaFor({ phase, side }: Position): Json[] {
  const battle = { frame: 'battle', placed: 2 }
  // Command is verified when the rally of the turn before is over.
  if (phase === 'command' || phase === 'rally') {
    const who = phase === 'command' ? 'german' : side
    return [battle, { frame: 'turn', step: who === 'french' ? 8 : 9 }, { frame: 'rallies', side: who, asks: who }]
  }
  const turn = [battle, { frame: 'turn', step: 7 }, { frame: 'operations', begun: 1, side: '-' }]
  const step = { barrages: 3, moves: 4, declaration: 5 }[phase]
  return [...turn, { frame: 'action', step }, { frame: phase, asks: side }]
}

/** Sets up any position; the counters stand as they are told, unharmed and in command unless told. */
export function position(wanted: Position): Table {
  const { units, waiting = [], out = [], turn = 5, active, partner, scenario = 'spicheren', demoralised = [] } = wanted
  const loaded = scenario === 'spicheren' ? spicheren : wissembourg
  const start = { scenario, switches: wanted.switches ?? {}, seed: 'table' }
  const fresh = Game.begin(loaded, start)
  if (!fresh.ok) throw new Error(fresh.error.message)
  const base: JsonObject = stateAsJson(fresh.value.play)
  const rows: Record<string, Json> = {}
  for (const [name, row] of Object.entries(tableIn(base, 'unit'))) {
    const standing = units[name]
    const waits = waiting.includes(name)
    const off: JsonObject = { ...row, hex: '-', fate: waits ? 0 : removed, inCommand: waits && !out.includes(name) }
    if (standing === undefined) rows[name] = off
    else {
      const [place, more] = typeof standing === 'string' ? [standing, {}] : standing
      const [hex, facing] = place.split(' ')
      rows[name] = { ...off, fate: 0, inCommand: !out.includes(name), hex: hex!, facing: facing ?? 'N', ...more }
    }
  }
  const formations: Record<string, Json> = {}
  for (const [name, row] of Object.entries(tableIn(base, 'formation')))
    formations[name] = { ...row, demoralised: demoralised.includes(name), acted: name === active }
  const begun = Game.begin(loaded, {
    ...start,
    ...(wanted.dice && { script: wanted.dice }),
    position: {
      ...base,
      turn: wanted.phase === 'command' ? turn - 1 : turn,
      active: active ?? '-',
      partner: partner ?? '-',
      cup: wanted.cup ?? [],
      ...wanted.state,
      unit: rows,
      formation: formations,
      agenda: agendaFor(wanted),
    },
  })
  if (!begun.ok) throw new Error(begun.error.message)
  return new Table(begun.value, loaded)
}

const tableIn = (state: JsonObject, name: string): Readonly<Record<string, JsonObject>> => {
  const rows = state[name]
  if (!isJsonObject(rows)) throw new Error(`the state has no ${name}`)
  return rows as Readonly<Record<string, JsonObject>> // rows of a table are objects
}

/** A fresh game of a scenario. */
export function begin(scenario: string, switches: Readonly<Record<string, boolean>> = {}, seed = 'table'): Table {
  const loaded = scenario === 'spicheren' ? spicheren : wissembourg
  const begun = Game.begin(loaded, { scenario, switches, seed })
  if (!begun.ok) throw new Error(begun.error.message)
  return new Table(begun.value, loaded)
}

/** A game on the table, in the words of a player. */
export class Table extends GameOnTable {
  readonly loaded: LoadedCampaign
  constructor(game: Game, loaded: LoadedCampaign) {
    super(game, wissembourgSpicheren)
    this.loaded = loaded
  }

  /** Several acts without dice. */
  acts(...texts: string[]): this {
    for (const text of texts) this.act(text)
    return this
  }
  override actions(verb?: string): string[] {
    return super.actions(verb).toSorted()
  }

  unit(name: string): JsonObject {
    return tableIn(this.state, 'unit')[name]!
  }
  formation(name: string): JsonObject {
    return tableIn(this.state, 'formation')[name]!
  }
  where(name: string): string {
    return textIn(this.unit(name)['hex'])
  }
  /** `in order`, `disorganised` or `gone`, with the steps lost. */
  condition(name: string): string {
    const { disorganised, lost, fate } = this.unit(name)
    return `${fate === 1 ? 'gone' : disorganised === true ? 'disorganised' : 'in order'} ${Number(lost)}`
  }
  score(side: 'french' | 'german'): JsonObject {
    return (this.game.view(0).known['score'] as { readonly [side: string]: JsonObject })[side]!
  }
  /** Who won, how, and at what level. */
  override get ending(): string | undefined {
    const ending = super.ending
    return ending && `${ending} ${this.game.view(0).ending?.level}`
  }
}

/** So many of so many, as odds are written. */
export const share = (count: number, of = 36) => expect.closeTo(count / of, 9) as unknown
