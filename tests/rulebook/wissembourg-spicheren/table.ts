import { expect } from 'vitest'
import { Game } from '#engine/kernel/game/game.ts'
import type { Scripted } from '#engine/kernel/play/chance.ts'
import { EVERYONE, type JournalEntry } from '#engine/kernel/play/journal.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { fill } from '#engine/kernel/system/words.ts'
import type { LedgerLine } from '#engine/kernel/values/ledger.ts'
import { isJsonObject, textIn, type Json, type JsonObject } from '#engine/kernel/values/result.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { readCampaign } from '../../campaigns/read-campaign.ts'
import { load } from '../../kernel/table.ts'

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
export class Table {
  readonly game: Game
  readonly loaded: LoadedCampaign
  constructor(game: Game, loaded: LoadedCampaign) {
    this.game = game
    this.loaded = loaded
  }

  /** Does a legal action; the dice it needs, no more and no fewer, are laid down. */
  act(text: string, ...dice: Scripted[]): this {
    const parsed = this.game.play.layout.language.parseText(text)
    if (!parsed.ok) throw new Error(parsed.error.message)
    const acted = this.game.act(parsed.value, dice)
    if (!acted.ok) throw new Error(`${text}: ${acted.error.message}`)
    return this
  }
  /** Does something after which chance goes on as it likes. */
  end(text: string): this {
    const parsed = this.game.play.layout.language.parseText(text)
    const acted = parsed.ok && this.game.act(parsed.value)
    if (acted === false || !acted.ok) throw new Error(`"${text}" is not legal`)
    return this
  }
  /** Several acts without dice. */
  acts(...texts: string[]): this {
    for (const text of texts) this.act(text)
    return this
  }

  /** Everything that may be done now, or what begins with a word. */
  actions(verb?: string): string[] {
    const all = this.game.decision()?.actions ?? []
    return all.filter((text) => verb === undefined || text.split(' ')[0] === verb).toSorted()
  }
  may(text: string): boolean {
    return this.actions().includes(text)
  }

  /** Why not, as `rule reason`. */
  whyNot(text: string): string {
    const refusal = this.refusal(text)
    return `${refusal.rule} ${refusal.reason}`
  }
  /** The sentence that a person reads. */
  sentence(text: string): string {
    const { rule, reason, facts } = this.refusal(text)
    return fill(wissembourgSpicheren.book.words.en[`refusal.${rule}.${reason}`] ?? '?', facts)
  }
  private refusal(text: string) {
    const { play } = this.game
    const parsed = play.layout.language.parseText(text)
    if (!parsed.ok) throw new Error(parsed.error.message)
    const refusal = this.game.explain(play.decider, parsed.value)
    if (refusal === undefined) throw new Error(`"${text}" is legal`)
    return refusal
  }

  get asked(): string {
    const decision = this.game.decision()
    return decision === undefined ? 'over' : `${decision.side} ${decision.prompt}`
  }
  get about(): JsonObject {
    return this.game.decision()?.about ?? {}
  }
  get state(): JsonObject {
    return stateAsJson(this.game.play)
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
  get ending(): string | undefined {
    const { ending } = this.game.view(0)
    return ending === null ? undefined : `${ending.winner ?? 'nobody'} ${ending.ending} ${ending.level}`
  }

  /** Everything told of a kind. */
  told(kind: string): JournalEntry[] {
    return this.game.journal(EVERYONE).filter((entry) => entry.kind === kind)
  }
  last(kind: string): JournalEntry {
    const entry = this.told(kind).at(-1)
    if (entry === undefined) throw new Error(`nothing of the kind ${kind} was told`)
    return entry
  }
  odds(action: string): JsonObject {
    const odds = this.game.odds().find((one) => one.action === action)
    if (odds === undefined) throw new Error(`"${action}" has no odds`)
    return odds.odds
  }
}

/** The lines of a ledger as `label value`, the die left out. */
export function lines(ledger: unknown): string[] {
  return (ledger as readonly LedgerLine[]) // what the journal and odds give for a ledger
    .filter(({ label }) => label !== 'die')
    .map(({ label, value }) => `${label} ${value > 0 ? '+' : ''}${value}`)
}

/** So many of so many, as odds are written. */
export const share = (count: number, of = 36) => expect.closeTo(count / of, 9) as unknown
