import { Game } from '#engine/kernel/game/game.ts'
import type { Scripted } from '#engine/kernel/play/chance.ts'
import { EVERYONE, type JournalEntry } from '#engine/kernel/play/journal.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import type { Campaign } from '#engine/storm-over-belfort/campaign/campaign.ts'
import type { G } from '#engine/storm-over-belfort/state/kit.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { load } from '../../kernel/table.ts'

export const campaign = load(stormOverBelfort, campaignFolder('belfort-1870'))
export const { tables } = campaign.campaign as Campaign // loaded by this very system

type Side = 'french' | 'prussian'
/** The question that a position begins with, and the step of the turn that comes after it. */
const steps = {
  purchase: 2,
  operations: 5,
  bombardment: 6,
  activations: 7,
  spending: 8,
  intrigue: 8,
  keeping: 8,
} as const

/** The step of the reorganisation that comes after its questions. */
const worksSteps = { intrigue: 2, spending: 4, keeping: 6 } as const

export interface Position {
  readonly ask: keyof typeof steps
  readonly side: Side
  readonly turn?: number
  /** Who stands in each zone, by its number (0: the headquarters): names with blanks between them, `/1` diminished, `/2` exhausted. */
  readonly at: Readonly<Record<number, string>>
  readonly forts?: readonly number[]
  readonly trenches?: readonly number[]
  readonly damage?: Readonly<Record<number, number>>
  readonly points?: Readonly<Record<Side, number>>
  /** What stratagems add in the next turn. */
  readonly next?: Readonly<Record<Side, number>>
  /** The counters in the hands; all others lie in the cups. */
  readonly hands?: Readonly<Partial<Record<Side, readonly string[]>>>
  readonly switches?: Readonly<Record<string, boolean>>
  /** Anything else of the state, and of the frame that asks. */
  readonly state?: JsonObject
  readonly frame?: JsonObject
}

export const zone = (number: number): string => (number === 0 ? 'headquarters' : `zone-${number}`)

function cup(side: Side, hand: readonly string[]): string[] {
  const { counters } = campaign.campaign as Campaign // loaded by this very system
  const own = side === 'french' ? 0 : 1
  return counters.flatMap((one) => (one.side === own && !hand.includes(one.id) ? [one.id] : []))
}

/** Sets up any position; who is not named is lost for good. */
export function position(wanted: Position): Table {
  const { ask, side, turn = 3, at, forts = [], trenches = [], damage = {}, points, hands = {}, switches = {} } = wanted
  const fresh = Game.begin(campaign, { scenario: 'siege', switches, seed: 'table' })
  if (!fresh.ok) throw new Error(fresh.error.message)
  const base: JsonObject = stateAsJson(fresh.value.play)
  const units: Record<string, Json> = {}
  for (const [id, row] of Object.entries(base['unit'] as JsonObject))
    units[id] = { ...(row as JsonObject), zone: '-', fate: id.startsWith('scouts') ? 0 : 2 }
  for (const [number, names] of Object.entries(at))
    for (const name of names.split(' ')) {
      const [id = '', status = '0'] = name.split('/')
      if (units[id] === undefined) throw new Error(`there is no unit ${id}`)
      units[id] = { ...(units[id] as JsonObject), zone: zone(Number(number)), status: Number(status), fate: 0 }
    }
  const zones: Record<string, Json> = {}
  for (const [id, row] of Object.entries(base['zone'] as JsonObject)) {
    const number = Number(id.split('-')[1])
    zones[id] = {
      ...(row as JsonObject),
      fortification: forts.includes(number),
      trench: trenches.includes(number),
      damage: damage[number] ?? 0,
    }
  }
  const account = base['account'] as JsonObject
  const withPoints = (one: Side): Json => ({
    ...(account[one] as JsonObject),
    points: points?.[one] ?? 5,
    next: wanted.next?.[one] ?? 0,
  })
  const { french = [], prussian = [] } = hands
  const { unit: moreUnits, ...state } = wanted.state ?? {}
  for (const [id, more] of Object.entries((moreUnits ?? {}) as JsonObject))
    units[id] = { ...(units[id] as JsonObject), ...(more as JsonObject) }
  const inWorks = Object.hasOwn(worksSteps, ask)
    ? [{ frame: 'reorganisation', first: side, step: worksSteps[ask as keyof typeof worksSteps] }]
    : []
  const begun = Game.begin(campaign, {
    scenario: 'siege',
    switches,
    seed: 'table',
    freeUndo: true,
    position: {
      ...base,
      turn,
      initiative: 'prussian',
      unit: units,
      zone: zones,
      account: { french: withPoints('french'), prussian: withPoints('prussian') },
      frenchHand: [...french],
      prussianHand: [...prussian],
      frenchCup: cup('french', french),
      prussianCup: cup('prussian', prussian),
      ...state,
      agenda: [
        { frame: 'siege', placed: 2 },
        { frame: 'turn', step: steps[ask] },
        ...inWorks,
        { frame: ask, side, asks: side, ...wanted.frame },
      ],
    },
  })
  if (!begun.ok) throw new Error(`${begun.error.path ?? ''} ${begun.error.message}`)
  return new Table(begun.value)
}

/** A fresh game of a scenario. */
export function begin(scenario: string, switches: Readonly<Record<string, boolean>> = {}): Table {
  const begun = Game.begin(campaign, { scenario, switches, seed: 'table', freeUndo: true })
  if (!begun.ok) throw new Error(begun.error.message)
  return new Table(begun.value)
}

/** A game on the table, in the words of a player; zones are written by their numbers, as `@7`. */
export class Table {
  readonly game: Game
  constructor(game: Game) {
    this.game = game
  }

  get g(): G {
    return this.game.play as G // a game of this system
  }

  #code(text: string): number {
    const parsed = this.game.play.layout.language.parseText(spelled(text))
    if (!parsed.ok) throw new Error(parsed.error.message)
    return parsed.value
  }

  /** Does a legal action; dice that are laid down have to be those it needs, no more and no fewer. */
  act(text: string, ...dice: Scripted[]): this {
    const acted = this.game.act(this.#code(text), dice.length === 0 ? undefined : dice)
    if (!acted.ok) throw new Error(`${text}: ${acted.error.message}`)
    return this
  }

  /** The answers to the question now asked that begin with a word. */
  answers(verb: string): string[] {
    return (this.game.decision()?.actions ?? []).filter((one) => one.split(' ')[0] === verb).map(numbered)
  }
  can(text: string): boolean {
    return (this.game.decision()?.actions ?? []).includes(spelled(text))
  }
  /** The rule and the reason why the side that decides may not do it. */
  why(text: string, side = this.game.play.decider): string {
    const refusal = this.game.explain(side, this.#code(text))
    return refusal === undefined ? 'allowed' : `${refusal.rule} ${refusal.reason}`
  }

  /** What is asked, and whom. */
  get asks(): string {
    const { play } = this.game
    return play.decider < 0 ? 'nobody' : `${play.nameOf('side', play.decider)} ${play.asking.kind.kind.name}`
  }

  unit(id: string): { zone: string; status: number; fate: number; used: boolean } {
    const { unit } = this.g
    const row = this.g.layout.language.numberOf('unit', id)
    return {
      zone: numbered(this.g.nameOf('zone', unit.zone.of(row))),
      status: unit.status.of(row),
      fate: unit.fate.of(row),
      used: unit.used.of(row),
    }
  }
  /** Where a unit stands: `@7`, or `-`. */
  where(id: string): string {
    return this.unit(id).zone
  }
  points(side: Side): number {
    return this.g.account.points.of(side === 'french' ? 0 : 1)
  }
  hand(side: Side): string[] {
    const pile = side === 'french' ? this.g.frenchHand : this.g.prussianHand
    return Array.from({ length: pile.length }, (_, index) => this.g.nameOf('counter', pile.of(index)))
  }

  /** The last entry of a kind. */
  told(kind: string): JournalEntry | undefined {
    return this.game.journal(EVERYONE).findLast((entry) => entry.kind === kind)
  }
  /** How likely the results of an action are. */
  odds(text: string): JsonObject | undefined {
    return this.game.odds().find(({ action }) => action === spelled(text))?.odds
  }
}

const spelled = (text: string): string => text.replace(/@(\d+)/g, (_, number: string) => zone(Number(number)))
const numbered = (text: string): string => text.replaceAll('zone-', '@').replaceAll('headquarters', '@0')

/** The garrison of the forts, which most positions need. */
export const garrison = { 1: 'art-fort 84rl 45rl', 2: '57rp-1 arthr-1', 3: '57rp-2 7ra-1', 8: '65rp-1 arthg' } as const
