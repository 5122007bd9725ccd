import type { Scripted } from '#engine/kernel/play/chance.ts'
import type { Game } from '#engine/kernel/game/game.ts'
import { EVERYONE, type JournalEntry } from '#engine/kernel/play/journal.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import type { RuleSystem } from '#engine/kernel/system/system.ts'
import { fill } from '#engine/kernel/system/words.ts'
import type { LedgerLine } from '#engine/kernel/values/ledger.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'

/** A game on the table, in the words of a player. */
export class GameOnTable {
  readonly game: Game
  readonly #system: RuleSystem

  constructor(game: Game, system: RuleSystem) {
    this.game = game
    this.#system = system
  }

  /** Does a legal action; the dice it needs, no more and no fewer, are laid down. */
  act(text: string, ...dice: Scripted[]): this {
    return this.#act(text, dice)
  }
  /** Does a legal action; the dice fall as they may. */
  roll(text: string): this {
    return this.#act(text, undefined)
  }
  #act(text: string, dice: readonly Scripted[] | undefined): this {
    const acted = this.game.act(this.#code(text), dice)
    if (!acted.ok) throw new Error(`${text}: ${acted.error.message}`)
    return this
  }
  #code(text: string): number {
    const parsed = this.game.play.layout.language.parseText(text)
    if (!parsed.ok) throw new Error(parsed.error.message)
    return parsed.value
  }

  /** Everything that may be done now, or what begins with a word. */
  actions(verb?: string): string[] {
    const all = this.game.decision()?.actions ?? []
    return verb === undefined ? [...all] : all.filter((text) => text.split(' ')[0] === verb)
  }
  may(text: string): boolean {
    return this.actions().includes(text)
  }

  /** Why not, as `rule reason`. */
  whyNot(text: string): string {
    const { rule, reason } = this.#refusal(text)
    return `${rule} ${reason}`
  }
  /** The sentence that a person reads. */
  sentence(text: string): string {
    const { rule, reason, facts } = this.#refusal(text)
    return fill(this.#system.book.words.en[`refusal.${rule}.${reason}`] ?? '?', facts)
  }
  #refusal(text: string) {
    const refusal = this.game.explain(this.game.play.decider, this.#code(text))
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
  /** Who won and how, `nobody` where it is drawn. */
  get ending(): string | undefined {
    const { ending } = this.game.view(0)
    return ending === null ? undefined : `${ending.winner ?? 'nobody'} ${ending.ending}`
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
