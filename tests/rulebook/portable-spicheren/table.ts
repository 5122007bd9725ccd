import { expect } from 'vitest'
import type { Scripted } from '#engine/kernel/play/chance.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { isJsonObject, type Json, type JsonObject } from '#engine/kernel/values/result.ts'
import type { CampaignFiles, LoadedCampaign } from '#engine/kernel/system/system.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { readCampaign } from '../../campaigns/read-campaign.ts'
import { load } from '../../kernel/table.ts'
import { GameOnTable } from '../game-on-table.ts'

export const campaign = load(portableSpicheren, readCampaign('portable-spicheren'))

/** The campaign with one of its files changed. */
export function edition(file: string, change: (content: string) => string): LoadedCampaign {
  const files = readCampaign('portable-spicheren')
  const changed: CampaignFiles = { ...files, [file]: JSON.parse(change(JSON.stringify(files[file]))) as unknown }
  return load(portableSpicheren, changed)
}

type Side = 'prussian' | 'french'
/** Where a unit stands and faces, as `0604 S`, with whatever else is to be said of it. */
export type Standing = string | readonly [string, JsonObject]
/** The question that a position begins with. */
export type Phase = 'orders' | 'going-on' | 'activation' | 'rifles' | 'new'

export interface Position {
  readonly phase: Phase
  readonly side: Side
  readonly turn?: number
  /** The units on the map. Prussians left out are still to arrive, French ones are held back. */
  readonly units: Readonly<Record<string, Standing>>
  /** Units that are lost already. */
  readonly lost?: readonly string[]
  readonly switches?: Readonly<Record<string, boolean>>
  readonly scenario?: string
  /** Another edition of the campaign. */
  readonly edition?: LoadedCampaign
  /** Anything else of the state. */
  readonly state?: JsonObject
}

const french = ['micheler', 'doens', 'jolivet', 'valaze', 'pouget', 'bastoul', 'valabregue', 'french-guns']

/** The step of the half-turn that comes after the question, and the frame that asks it. */
const ofHalfTurn = {
  'going-on': [4, 'melees'],
  activation: [5, 'activations'],
  rifles: [6, 'rifle-fire'],
  new: [7, 'melees'],
} as const

function agendaFor({ phase, side }: Position): Json[] {
  if (phase === 'orders') {
    const step = side === 'prussian' ? 2 : 3
    return [{ frame: 'battle' }, { frame: 'turn', step }, { frame: 'artillery-orders', side, asks: side }]
  }
  const [step, frame] = ofHalfTurn[phase]
  return [
    { frame: 'battle' },
    { frame: 'turn', step: side === 'prussian' ? 5 : 6 },
    { frame: 'half-turn', side, step },
    { frame, side, asks: side },
  ]
}

/** Sets up any position; the units stand as they are told, unharmed unless told. */
export function position(wanted: Position): Table {
  const {
    units,
    lost = [],
    turn = 3,
    switches = {},
    scenario = 'spicheren-historical',
    state = {},
    edition = campaign,
  } = wanted
  const fresh = Game.begin(edition, { scenario, switches, seed: 'table' })
  if (!fresh.ok) throw new Error(fresh.error.message)
  const base: JsonObject = stateAsJson(fresh.value.play)
  const all = base['unit']
  if (!isJsonObject(all)) throw new Error('a state has units')
  const rows: Record<string, Json> = {}
  const absent: string[] = []
  for (const [name, row] of Object.entries(all)) {
    const standing = units[name]
    const off: JsonObject = { ...(row as JsonObject), hex: '-', entry: '-' } // rows of a table are objects
    // Who is not in this battle has no strength from the start.
    if (standing === undefined && off['strength'] === 0) rows[name] = off
    else if (standing === undefined) {
      rows[name] = lost.includes(name) ? { ...off, strength: 0 } : off
      if (!lost.includes(name)) absent.push(name)
    } else {
      const [place, more] = typeof standing === 'string' ? [standing, {}] : standing
      const [hex, facing] = place.split(' ')
      rows[name] = { ...off, hex: hex!, facing: facing ?? 'N', ...more }
    }
  }
  const start = {
    ...base,
    turn,
    toPlace: [],
    waiting: [],
    pool: absent.filter((name) => !french.includes(name)),
    reserve: absent.filter((name) => french.includes(name)),
    ...state,
    unit: rows,
    agenda: agendaFor(wanted),
  }
  const begun = Game.begin(edition, { scenario, switches, seed: 'table', position: start })
  if (!begun.ok) throw new Error(begun.error.message)
  return new Table(begun.value)
}

/** A fresh game of a scenario. */
export function begin(
  scenario: string,
  switches: Readonly<Record<string, boolean>> = {},
  script?: readonly Scripted[],
): Table {
  const begun = Game.begin(campaign, { scenario, switches, seed: 'table', ...(script && { script }) })
  if (!begun.ok) throw new Error(begun.error.message)
  return new Table(begun.value)
}

/** A game on the table, in the words of a player. */
export class Table extends GameOnTable {
  constructor(game: Game) {
    super(game, portableSpicheren)
  }

  unit(name: string): JsonObject {
    const units = this.state['unit']
    const row = isJsonObject(units) ? units[name] : undefined
    if (!isJsonObject(row)) throw new Error(`there is no unit ${name}`)
    return row
  }
  where(name: string): string {
    const { hex, facing } = this.unit(name)
    if (typeof hex !== 'string' || typeof facing !== 'string') throw new Error(`${name} is nowhere`)
    return hex === '-' ? '-' : `${hex} ${facing}`
  }
  strength(name: string): Json | undefined {
    return this.unit(name)['strength']
  }

  /** Nothing that is always true may be untrue. */
  expectSound(): this {
    const wrong = portableSpicheren.rules.invariants.flatMap(({ broken }) => broken(this.game.play)?.en ?? [])
    if (wrong.length > 0) throw new Error(wrong.join('; '))
    return this
  }
}

/** So many sixths, as odds are written. */
export const sixths = (count: number) => expect.closeTo(count / 6, 9) as unknown
