import { decisionOf, viewOf } from '../../kernel/game/view.ts'
import { readLine, type JournalLine } from '../../kernel/play/journal.ts'
import type { Play } from '../../kernel/play/play.ts'
import type { LoadedCampaign } from '../../kernel/system/system.ts'
import { seedFrom } from '../../kernel/values/generator.ts'
import { HEAD } from '../../kernel/values/head.ts'
import { EngineError } from '../../kernel/values/result.ts'
import type { Asked } from '../opponent.ts'
import type { Ahead, Brain, Candidate, Next } from './brain.ts'
import { firstActOfOrder, nextActOfOrder, type OrderUnderWay } from './intents.ts'

/** The parameters of a rollout apart from its candidate. */
export interface Ground {
  readonly brain: Brain
  readonly ahead: Ahead
  readonly campaign: LoadedCampaign
  readonly scenario: string
  readonly side: number
  readonly mannerId: string
  /** Its length, in steps of the brain's clock. */
  readonly horizon: number
}

/** Number of acts, some milliseconds of work, after which a rollout yields. */
const ACTS_PER_STEP = 48
/** Maximum number of acts of a rollout, after which it is scored where it is; no sensible one takes as many. */
const MOST_ACTS = 4_000

/**
 * Plays a candidate and its continuation in a copy of an imagined game, by the scripts of both sides, and scores the
 * result. Equal seeds give equal dice, and each step of the clock has its own dice, so that candidates are compared
 * under the same luck however many dice one of them uses.
 */
export function* rollOut(ground: Ground, world: Play, candidate: Candidate, seed: string): Generator<void, number> {
  const { ahead, side, horizon } = ground
  const fork = world.fork()
  const luck = new Luck(ahead, seed)
  const scripts = new Scripts(ground)
  try {
    const until = luck.begin(fork) + horizon
    let doing = begin(ground, fork, candidate)
    for (let acts = 1; fork.decider >= 0 && acts < MOST_ACTS; acts += 1) {
      if (luck.goOn(fork) >= until) break
      if (doing !== null && fork.decider === side) doing = goOn(ground, scripts, fork, doing)
      else scripts.perform(fork)
      if (acts % ACTS_PER_STEP === 0) yield
    }
    return ahead.score(fork, side)
  } finally {
    fork.drop()
  }
}

/** The dice of one rollout. */
class Luck {
  readonly #ahead: Ahead
  readonly #seed: string
  #clock = 0

  constructor(ahead: Ahead, seed: string) {
    this.#ahead = ahead
    this.#seed = seed
  }

  begin(fork: Play): number {
    seedFrom(this.#seed, fork.words, HEAD.generator)
    return (this.#clock = this.#ahead.clock(fork))
  }

  /** Reseeds the dice at each new step of the clock. */
  goOn(fork: Play): number {
    const clock = this.#ahead.clock(fork)
    if (clock !== this.#clock) {
      this.#clock = clock
      seedFrom(`${this.#seed} ${clock}`, fork.words, HEAD.generator)
    }
    return clock
  }
}

/** The scripted choices of both sides in one rollout; the other side's manner is unknown. */
class Scripts {
  readonly #ground: Ground
  /** By side, the continuation of its last act. */
  readonly #next: [Next | undefined, Next | undefined] = [undefined, undefined]

  constructor(ground: Ground) {
    this.#ground = ground
  }

  perform(fork: Play): void {
    const { brain, side, mannerId } = this.#ground
    const { decider } = fork
    const following = this.#next[decider]?.(fork)
    if (following !== undefined) return fork.perform(following)
    const scripted = brain.script(fork, decider, decider === side ? mannerId : '')
    const ends = typeof scripted === 'number'
    this.#next[decider] = ends ? undefined : scripted.next
    fork.perform(ends ? scripted : scripted.act)
  }
}

function begin(ground: Ground, fork: Play, candidate: Candidate): OrderUnderWay | null {
  const deed = firstActOfOrder(ground.campaign, asked(ground, fork), candidate)
  if (deed === undefined) throw new EngineError(`the candidate "${candidate.intent}" cannot be begun`)
  return perform(ground, fork, deed.act, deed.left)
}

function goOn(ground: Ground, scripts: Scripts, fork: Play, doing: OrderUnderWay): OrderUnderWay | null {
  const deed = nextActOfOrder(ground.campaign, asked(ground, fork), doing)
  if (deed !== undefined && deed !== 'asks') return perform(ground, fork, deed.act, deed.left)
  scripts.perform(fork)
  return deed === 'asks' ? doing : null
}

/** Performs an act of an order, and records the journal entries for its side while the order continues. */
function perform({ side }: Ground, fork: Play, act: string, left: OrderUnderWay | null): OrderUnderWay | null {
  const { language } = fork.layout
  const code = language.parseText(act)
  if (!code.ok) throw new EngineError(code.error.message)
  const lines: JournalLine[] = []
  fork.tellTo(left === null ? undefined : lines)
  fork.perform(code.value)
  fork.tellTo(undefined)
  if (left === null) return null
  return { ...left, told: [...left.told, ...lines.flatMap((line) => readLine(line, side, language) ?? [])] }
}

/** The view of the side to decide in a rollout, as an order reads it. */
const asked = ({ campaign, scenario }: Ground, fork: Play): Asked =>
  viewOf(campaign, scenario, fork, fork.decider, decisionOf(fork, false)!) as Asked // a side is asked
