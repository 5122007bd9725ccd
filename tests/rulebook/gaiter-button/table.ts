import { expect } from 'vitest'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { NONE } from '#engine/gaiter-button/campaign/campaign.ts'
import { membersOf } from '#engine/gaiter-button/state/counters.ts'
import { missingPoints } from '#engine/gaiter-button/knowledge/invariants.ts'
import { placeForces } from '#engine/gaiter-button/ground/setup.ts'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import { rowPoints } from '#engine/gaiter-button/ground/strength.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import type { Scripted } from '#engine/kernel/play/chance.ts'
import { Game } from '#engine/kernel/game/game.ts'
import { EVERYONE, type JournalEntry } from '#engine/kernel/play/journal.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { loadCampaign, type LoadedCampaign } from '#engine/kernel/system/system.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'

/** The table at which the rules of Gaiter Button are tried: any position on the map of the Army of Châlons. */

export const files = campaignFolder('chalons-1870')
export const campaign: LoadedCampaign = loaded(files)

function loaded(from: Parameters<typeof loadCampaign>[1]): LoadedCampaign {
  const read = loadCampaign(gaiterButton, from)
  if (read.ok) return read.value
  throw new Error(read.error.map(({ file, path, message }) => `${file} ${path}: ${message}`).join('\n'))
}

export const FR = 0
export const GE = 1

/** Where counters stand: `{ 'rethel': ['fr-5-1', 'mac-mahon'] }`. */
export type Standing = Readonly<Record<string, readonly string[]>>

export interface Scene {
  readonly scenario?: string
  readonly switches?: Readonly<Record<string, boolean>>
  readonly turn?: number
  readonly rain?: boolean
  /** The only counters on the map; all others are taken off it. */
  readonly counters: Standing
  /** Nobody is out of supply unless the scene says so: by default all are in supply and ready. */
  readonly arrange?: (g: G, table: Names) => void
  /** Calls the first frame of the scene. */
  readonly begin: (g: G, table: Names) => void
}

/** Numbers of things by name. */
export interface Names {
  readonly counter: (name: string) => number
  readonly zone: (name: string) => number
  readonly connection: (a: string, b: string) => number
  readonly garrison: (name: string) => number
}

export function names(g: G): Names {
  const { language } = g.layout
  const numbered = (noun: string) => (name: string) => {
    const number = language.numberOf(noun, name)
    if (number < 0) throw new Error(`there is no ${noun} "${name}"`)
    return number
  }
  const zone = numbered('zone')
  return {
    counter: numbered('counter'),
    zone,
    connection(a, b) {
      const [connection] = g.campaign.board.connectionsBetween(zone(a), zone(b))
      if (connection === undefined) throw new Error(`nothing joins ${a} and ${b}`)
      return connection
    },
    garrison: numbered('garrison'),
  }
}

/** Sets a scene and lets it run to its first question (or to nothing, when `begin` calls nothing that asks). */
export function scene(wanted: Scene): Table {
  const play = campaign.layout.newPlay() as G // the campaign is one of Gaiter Button
  play.wipe('scene')
  const scenario = wanted.scenario ?? 'august-1870'
  const standard = campaign.scenarios.find(({ id }) => id === scenario)!.switches
  const switches = Object.fromEntries(standard.map(({ id, value }) => [id, wanted.switches?.[id] ?? value]))
  placeForces(play, scenario, switches)
  play.turn = wanted.turn ?? 3
  play.rain = wanted.rain ?? false
  play.initiative = FR
  const table = names(play)
  for (let counter = 0; counter < play.counter.rows; counter++) {
    play.counter.zone.set(counter, NONE)
    play.counter.inside.set(counter, false)
    play.counter.outOfSupply.set(counter, false)
  }
  for (const [where, who] of Object.entries(wanted.counters))
    for (const name of who) {
      const counter = table.counter(name)
      play.counter.zone.set(counter, table.zone(where))
      play.counter.fate.set(counter, FATE.inPlay)
    }
  wanted.arrange?.(play, table)
  balance(play)
  wanted.begin(play, table)
  play.settle()
  const begun = Game.begin(campaign, { scenario, switches, seed: 'scene', position: stateAsJson(play) })
  if (!begun.ok) throw new Error(begun.error.message)
  return new Table(begun.value)
}

/**
 * SP that a scene gives its counters or takes from them by hand are written down as handed over, so that none is made
 * and none is missing, and every box of a row is accounted for. Losses and morale stay as the scene has them.
 */
function balance(g: G): void {
  g.campaign.counters.forEach(({ row, kind }, counter) => {
    if (kind === 'unit' || (kind === 'detachment' && g.counter.zone.of(counter) !== NONE))
      g.counter.left.set(counter, row.length - rowPoints(g, counter) - g.counter.right.of(counter))
  })
  g.campaign.garrisons.forEach(({ row }, garrison) => {
    const { points, left, right } = g.garrison
    left.set(garrison, row.length - points.of(garrison) - right.of(garrison))
  })
  for (const side of [FR, GE]) {
    const anyRow = g.campaign.garrisons.findIndex((garrison) => garrison.side === side)
    g.garrison.abandoned.add(anyRow, missingPoints(g, side))
  }
}

/** A game from the beginning of a scenario. */
export function wholeGame(
  scenario = 'august-1870',
  seed = 'table',
  switches: Record<string, boolean> = {},
  script?: readonly Scripted[],
): Table {
  const standard = campaign.scenarios.find(({ id }) => id === scenario)!.switches
  const all = Object.fromEntries(standard.map(({ id, value }) => [id, switches[id] ?? value]))
  const begun = Game.begin(campaign, { scenario, switches: all, seed, ...(script ? { script } : {}) })
  if (!begun.ok) throw new Error(begun.error.message)
  return new Table(begun.value)
}

/** A game on the table, with hands to play it and eyes to look. */
export class Table {
  readonly game: Game
  constructor(game: Game) {
    this.game = game
  }
  get g(): G {
    return this.game.play as G // a game of this system
  }
  get names(): Names {
    return names(this.g)
  }
  /** Every legal action now, as text. */
  get options(): string[] {
    return [...this.game.play.actions].map((code) => this.game.play.layout.language.textOf(code))
  }
  get question(): string | undefined {
    return this.game.decision()?.prompt
  }
  #code(text: string): number {
    const parsed = this.game.play.layout.language.parseText(text)
    if (!parsed.ok) throw new Error(parsed.error.message)
    return parsed.value
  }
  /** Does an action that is legal, with these draws. */
  do(text: string, ...draws: readonly Scripted[]): this {
    const acted = this.game.act(this.#code(text), draws.length > 0 ? draws : undefined)
    if (!acted.ok)
      throw new Error(`${text}: ${acted.error.message}; legal are: ${this.options.slice(0, 30).join(' | ')}`)
    return this
  }
  can(text: string): boolean {
    return this.game.play.actions.has(this.#code(text))
  }
  /** The rule and the reason by which an action is refused, as `gb.entry.stop stopped`. */
  why(text: string, side = this.g.decider): string {
    const refusal = this.game.explain(side, this.#code(text))
    return refusal ? `${refusal.rule} ${refusal.reason}` : 'legal'
  }
  refuses(text: string, because: string): void {
    expect(this.can(text), `${text} is legal`).toBe(false)
    expect(this.why(text)).toBe(because)
  }
  odds(text: string): JsonObject | undefined {
    return this.game.odds().find(({ action }) => action === text)?.odds
  }
  /** Journal entries of one kind, latest last, as everybody (or one side) reads them. */
  told(kind: string, reader = EVERYONE): JournalEntry[] {
    return this.game.journal(reader).filter((entry) => entry.kind === kind)
  }
  where(counter: string): string {
    return this.g.nameOf('zone', this.g.counter.zone.of(this.names.counter(counter)))
  }
  stack(): string[] {
    return membersOf(this.g.stack).map((counter) => this.g.nameOf('counter', counter))
  }
}
