import { orderMoment } from '../../kernel/game/carry-out.ts'
import { imagine } from '../../kernel/game/imagine.ts'
import type { Play } from '../../kernel/play/play.ts'
import { wholeNumberBelow, seedFrom } from '../../kernel/values/generator.ts'
import type { Choice, Progress, Reason, Thinking, Turn } from '../opponent.ts'
import { WON, type Ahead, type Brain, type Candidate, type Level, type Position } from './brain.ts'
import { halve, meanOf, errorOf, untried, type Tried } from './halving.ts'
import { firstActOfOrder, nextActOfOrder, type ActOfOrder } from './intents.ts'
import { readNotes, writeNotes, type Notes } from './notes.ts'
import { rollOut, type Ground } from './rollouts.ts'

/** Minimum difference, besides two standard errors, for choosing another candidate than the planned one. */
const MARGIN = WON / 100

/** Number of other candidates in the reason for a choice. */
const TOLD = 3

/**
 * A choice by the search: an order in progress is continued; a question with an obvious answer gets it; otherwise the
 * brain's candidates are compared by rollouts, within the limits of the level and the budget.
 */
export function* think(turn: Turn, brain: Brain, level: Level, mannerId: string): Thinking {
  const notes = readNotes(turn)
  const { campaign, view } = turn
  if (notes.doing !== null) {
    const deed = nextActOfOrder(campaign, view, notes.doing)
    if (deed !== undefined && deed !== 'asks') return choice(deed, notes, null, 0)
    if (deed === undefined) notes.doing = null
  }
  const obvious = obviousIn(turn)
  if (obvious !== undefined) return choice({ act: obvious, left: notes.doing }, notes, null, 0)
  if (turn.budget < 1) return choice({ act: view.decision.actions[0]!, left: null }, notes, null, 0)

  const search = new Search(turn, brain, level, mannerId)
  const { position } = search
  if (brain.plan !== undefined) notes.plan = brain.plan(position, notes.plan)
  const all = brain.candidates(position, notes.plan).toSorted((a, b) => b.worth - a.worth)
  const vetoes = new Map<Candidate, string>()
  for (const one of all) {
    const veto = brain.veto?.(position, one)
    if (veto !== undefined) vetoes.set(one, veto)
  }
  const open = search.first(all.filter((one) => !vetoes.has(one)))
  const answered = yield* search.answered(open.length > 0 ? open : search.first(all))
  const order = yield* search.judge(answered)
  const chosen = search.pick(order)
  if (chosen === undefined) {
    const scripted = brain.script(position.g, turn.side, position.mannerId)
    const act = position.g.layout.language.textOf(typeof scripted === 'number' ? scripted : scripted.act)
    return choice({ act, left: notes.doing }, notes, null, search.work)
  }
  const deed = firstActOfOrder(campaign, view, chosen.what)!
  // An answer in the middle of an order does not change the order.
  const left = deed.left ?? ('act' in chosen.what.does ? notes.doing : null)
  return choice({ ...deed, left }, notes, search.reason(chosen, order, vetoes), search.work)
}

const choice = ({ act, left }: ActOfOrder, notes: Notes, reason: Reason | null, work: number): Choice => ({
  action: act,
  memory: writeNotes({ ...notes, doing: left }),
  reason,
  work,
})

function obviousIn({ campaign, view }: Turn): string | undefined {
  const { actions } = view.decision
  if (actions.length === 1) return actions[0]
  return campaign.system.orders?.obvious?.(orderMoment(campaign, view, () => [], null))
}

class Search {
  readonly position: Position
  work = 0
  readonly #turn: Turn
  readonly #ground: Omit<Ground, 'ahead'>
  readonly #level: Brain['levels'][Level]
  readonly #worlds: Play[]

  constructor(turn: Turn, brain: Brain, level: Level, named: string) {
    const mannerId = named === '' ? (brain.levels[level].manner ?? '') : named
    const { campaign, side, view, told, seed } = turn
    this.#turn = turn
    this.#level = brain.levels[level]
    this.#worlds = [imagine(campaign, view, `${seed} world 0`)]
    this.position = { g: this.#worlds[0]!, side, campaign, view, told, mannerId }
    this.#ground = { brain, campaign, scenario: view.scenario, side, mannerId, horizon: this.#level.horizon }
  }

  /**
   * The best startable candidates of a list, as many as the level considers. The test needs the order's own study, so
   * it stops as soon as there are enough.
   */
  first(all: readonly Candidate[]): Candidate[] {
    const { candidates, rollouts, regret } = this.#level
    const { campaign, view } = this.#turn
    const found: Candidate[] = []
    for (const one of all) {
      // Without rollouts nothing that much worse is ever chosen; a few are kept for the reason.
      const settled = rollouts === 0 && found.length > TOLD && found[0]!.worth - one.worth >= regret
      if (found.length === candidates || settled) break
      if (firstActOfOrder(campaign, view, one) !== undefined) found.push(one)
    }
    return found
  }

  /**
   * The candidates sorted by their worth after the other side's best reply, for as many as the level considers replies
   * for.
   */
  *answered(open: readonly Candidate[]): Generator<Progress, readonly Candidate[]> {
    const { brain } = this.#ground
    const most = Math.min(this.#level.replies ?? 0, this.#turn.budget)
    if (brain.afterReply === undefined || most === 0 || open.length < 2) return open
    const all: Candidate[] = []
    for (const one of open.slice(0, most)) {
      all.push({ ...one, worth: brain.afterReply(this.position, one) })
      this.work += 1
      yield { work: this.work, reason: { key: open[0]!.intent, facts: open[0]!.facts } }
    }
    // The planned candidate is marked at first sight, before replies are considered.
    const [best, ...others] = all.toSorted((a, b) => b.worth - a.worth).map(({ planned: _planned, ...one }) => one)
    const rest = [...others, ...open.slice(most)]
    return best === undefined
      ? rest
      : [open.some(({ planned }) => planned) ? { ...best, planned: true } : best, ...rest]
  }

  /** The candidates sorted by preference, best first. */
  *judge(first: readonly Candidate[]): Generator<Progress, Tried<Candidate>[]> {
    const { candidates, rollouts, trust = 0 } = this.#level
    const budget = Math.min(rollouts, this.#turn.budget - this.work)
    const { brain } = this.#ground
    const { ahead } = brain
    const isWeighty = budget > 0 && brain.isWeighty?.(this.position) !== false
    if (ahead === undefined || !isWeighty || first.length < 2) return first.map((one) => untried(one))
    const most = Math.max(1, Math.min(candidates, budget >> 1))
    const order = first.slice(0, most).map((one) => untried(one, trust * (one.worth - first[0]!.worth)))
    const steps = halve(order, budget, (what, number) => this.#sample(ahead, what, number))
    while (steps.next().done !== true) {
      const { intent, facts } = order[0]!.what
      yield { work: this.work, reason: { key: intent, facts } }
    }
    return order
  }

  *#sample(ahead: Ahead, candidate: Candidate, number: number): Generator<void, number> {
    this.work += 1
    return yield* rollOut(
      { ...this.#ground, ahead },
      this.#world(number),
      candidate,
      `${this.#turn.seed} luck ${number}`,
    )
  }

  #world(number: number): Play {
    const { campaign, view, seed } = this.#turn
    const index = number % this.#level.worlds
    return (this.#worlds[index] ??= imagine(campaign, view, `${seed} world ${index}`))
  }

  pick(order: readonly Tried<Candidate>[]): Tried<Candidate> | undefined {
    const best = order[0]
    if (best === undefined || (best.what.planned === true && best.samples > 0)) return best
    const planned = order.find(({ what }) => what.planned)
    if (planned !== undefined && planned.samples > 0) {
      const clear = MARGIN + 2 * (errorOf(best) + errorOf(planned))
      if (meanOf(best) - meanOf(planned) < clear) return planned
    }
    return this.#soft(order)
  }

  /** A random choice among those not much worse than the best; better ones are more probable. */
  #soft(order: readonly Tried<Candidate>[]): Tried<Candidate> {
    const { regret } = this.#level
    const best = order[0]!
    const worthOf = (one: Tried<Candidate>): number => (best.samples === 0 ? one.what.worth : meanOf(one))
    const weights = order.map((one) => {
      const judged = best.samples === 0 || one.samples > 0
      return judged ? Math.max(0, Math.floor(regret - (worthOf(best) - worthOf(one)))) : 0
    })
    const sum = weights.reduce((total, weight) => total + weight, 0)
    if (sum === 0) return best
    const words = new Int32Array(4)
    seedFrom(`${this.#turn.seed} choice`, words, 0)
    let at = wholeNumberBelow(words, 0, sum)
    return order.find((_one, index) => (at -= weights[index]!) < 0) ?? best
  }

  /** The reason for a choice: its intent, the alternatives, the vetoed candidates, and the number of worlds. */
  reason(chosen: Tried<Candidate>, order: readonly Tried<Candidate>[], vetoes: ReadonlyMap<Candidate, string>): Reason {
    const told = (one: Tried<Candidate>) => ({
      intent: one.what.intent,
      facts: one.what.facts,
      does: one.what.does,
      score: one.samples > 0 ? meanOf(one) : one.what.worth,
      error: errorOf(one),
      samples: one.samples,
    })
    const others = order.filter((one) => one !== chosen).slice(0, TOLD)
    return {
      key: chosen.what.intent,
      facts: {
        ...chosen.what.facts,
        chosen: told(chosen),
        others: others.map(told),
        vetoed: [...vetoes].map(([{ intent, facts, does }, veto]) => ({ intent, facts, does, veto })),
        worlds: this.#worlds.length,
      },
    }
  }
}
