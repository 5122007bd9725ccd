import { carryOut, ORDER_BEGINS } from '#engine/kernel/game/carry-out.ts'
import { Game } from '#engine/kernel/game/game.ts'
import type { Scripted } from '#engine/kernel/play/chance.ts'
import type { Order } from '#engine/kernel/system/orders.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { good, type Result } from '#engine/kernel/values/result.ts'

/** Values for draws, by label: a list used in turn, or for each draw the `best` value that is possible. */
export type Luck = {
  readonly [label: string]: readonly (number | string)[] | { readonly best: readonly (number | string)[] }
}

/** An act of the record: the answer, and the values drawn for it. */
export type RecordedAct = readonly [action: string] | readonly [action: string, draws: readonly Scripted[]]

/** Default answers to questions that arise without an order, by kind of question; the first one offered is used. */
export type Usual = { readonly [kind: string]: readonly RegExp[] }

/** Builds a game using only legal acts, with scripted draws. */
export class Director {
  readonly game: Game
  readonly acts: RecordedAct[] = []
  /** Default values for draws. */
  luck: Luck
  readonly #usual: Usual

  constructor(loaded: LoadedCampaign, scenario: string, luck: Luck, usual: Usual) {
    const begun = Game.begin(loaded, { scenario, switches: {}, seed: '', freeUndo: true })
    if (!begun.ok) throw new Error(begun.error.message)
    this.game = begun.value
    this.luck = luck
    this.#usual = usual
  }

  get asked() {
    const decision = this.game.decision()
    if (decision === undefined) throw new Error('The game is over.')
    return decision
  }

  /** Answers the current question. */
  act(action: string, luck: Luck = {}): void {
    const code = this.game.play.layout.language.parseText(action)
    if (!code.ok) throw new Error(code.error.message)
    this.#act(code.value, luck)
  }

  #act(code: number, luck: Luck): void {
    const draws = this.#drawsFor(code, { ...this.luck, ...luck })
    const action = this.game.play.layout.language.textOf(code)
    this.acts.push(draws.length === 0 ? [action] : [action, draws])
  }

  /** Does an act, adding one scripted draw after another until it has as many as it needs. */
  #drawsFor(code: number, luck: Luck): readonly Scripted[] {
    const draws: Scripted[] = []
    const drawn = new Map<string, number>()
    let refused = 0
    for (;;) {
      const acted = this.game.act(code, draws)
      if (acted.ok) return draws
      const { code: kind, message } = acted.error
      const [, label, fault] = /^The draw "([^"]+)" (has no value|cannot be)/.exec(message) ?? []
      if (kind !== 'script' || label === undefined) throw new Error(`${this.#where()}: ${message}`)
      if (fault === 'cannot be') {
        draws.pop()
        refused += 1
      } else {
        refused = 0
        drawn.set(label, (drawn.get(label) ?? -1) + 1)
      }
      const wished = luck[label]
      const value = wished && 'best' in wished ? wished.best[refused] : wished?.[drawn.get(label)! % wished.length]
      if (value === undefined || (refused > 0 && !(wished && 'best' in wished)))
        throw new Error(`${this.#where()}: ${message}`)
      draws.push({ draw: label, value })
    }
  }

  /**
   * Carries out an order to its end, with default answers to questions in between; returns the reason if it stopped.
   */
  order(order: Order, luck: Luck = {}): string | undefined {
    let progress = ORDER_BEGINS
    for (;;) {
      const carried = carryOut(this.game, order, (code) => this.#keep(code, luck), progress)
      if (!carried.ok) throw new Error(`${this.#where()}: ${carried.error.message}`)
      const { value } = carried
      if (value.end === 'stopped') return JSON.stringify(value.why)
      if (value.end === 'done') return undefined
      progress = value.progress
      this.settle(luck)
    }
  }

  #keep(code: number, luck: Luck): Result<null> {
    this.#act(code, luck)
    return good(null)
  }

  /** Gives the answers of `first` or the default ones, until a question has neither. */
  settle(luck: Luck = {}, first: Usual = {}): void {
    while (this.game.play.decider >= 0) {
      const { kind, actions } = this.asked
      const forms = [...(first[kind] ?? []), ...(this.#usual[kind] ?? [])]
      const action = forms.map((form) => actions.find((one) => form.test(one))).find((one) => one !== undefined)
      if (action === undefined) return
      this.act(action, luck)
    }
  }

  #where(): string {
    const decision = this.game.decision()
    return decision === undefined ? 'at the end' : `${decision.side}, ${decision.kind}`
  }
}
