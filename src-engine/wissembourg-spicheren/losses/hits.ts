import { verb } from '../../kernel/actions/actions.ts'
import type { Step } from '../../kernel/play/agenda.ts'
import { onFork } from '../../kernel/play/fork.ts'
import { everyOutcome } from '../../kernel/play/odds.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { commandersIn, protectionOf, troopsIn, unitsIn } from '../ground/stacks.ts'
import { isInEnemyZone } from '../ground/zones.ts'
import { enter } from '../hidden/enter.ts'
import { cornered, refused, retreated } from '../state/entries.ts'
import { counterOf, frame, hexName, onMap, sideOf, unitName, type G } from '../state/kit.ts'
import { fallWithStack, following, goWith } from './commanders.ts'
import { testMorale } from './morale.ts'
import { retreatHexes } from './retreat-hexes.ts'
import { conditionSince, disorganise, loseStep, turnOver } from './steps.ts'
import { fallIn, turning } from './turning.ts'

/** Chapter: results of combat. */

export const refuse = verb('refuse')
export const yieldGround = verb('yield')
export const retreat = verb('retreat', 'hex')

/** A result of the combat table, by its number there. */
export const RESULT = { none: 0, test: 1, disorganised: 2, loss: 3 } as const
/** How a hit ended, returned by the frame below. */
const OUTCOME = { stays: 0, retreats: 1, isGone: 2 } as const

/**
 * @rule ws.losses.results
 * T: the unit tests its morale, and takes a D if it fails. D: it is disorganised. D+1: it loses a step, and takes a D besides.
 */
export function suffer(g: G, unit: number, result: number): boolean {
  if (result === RESULT.none) return false
  if (result === RESULT.test && testMorale(g, unit)) return false
  if (result === RESULT.loss) loseStep(g, unit)
  if (onMap(g, unit)) disorganise(g, unit)
  return true
}

/**
 * @rule ws.retreat.holds
 * A D makes a unit retreat one hex, unless it stands in terrain with a protection above 2.
 */
const holdsGround = (g: G, unit: number): boolean =>
  protectionOf(g, g.unit.hex.of(unit)) > g.campaign.tables.combat.keepsGroundAbove

/**
 * @rule ws.retreat.refuse
 * A unit may refuse to retreat by a morale test: if it passes, it stays and loses another step; otherwise it retreats.
 */
function refuseRetreat(g: G, unit: number): boolean {
  g.tell(refused, { unit })
  if (!testMorale(g, unit)) return false
  loseStep(g, unit)
  return true
}

/**
 * Stages of a hit on a unit, until it stays or is gone. `result`: the result of the combat table; below 0 the friends' hex
 * that the unit left last on its retreat (`asLeft`). `defends`: the unit is driven out of the hex it defended.
 */
const stages = { struck: 0, asked: 1, goes: 2, ends: 3 } as const

export const hit = frame(
  'hit',
  {
    unit: word({ noun: 'unit' }),
    result: word(),
    defends: flag(),
    stage: word(),
    from: word({ start: -1, noun: 'hex' }),
  },
  {
    next(g, f) {
      const { unit } = f
      if (!onMap(g, unit)) return g.done(OUTCOME.isGone)
      if (f.stage === stages.struck) {
        if (!suffer(g, unit, f.result)) return g.done(OUTCOME.stays)
        if (!onMap(g, unit)) return g.done(OUTCOME.isGone)
        if (holdsGround(g, unit)) return g.done(OUTCOME.stays)
        f.from = g.unit.hex.of(unit)
        if (retreatHexes(g, unit, f.from).length === 0) return stayCornered(g, unit)
        f.stage = stages.asked
        return 'again'
      }
      if (f.stage === stages.asked) return g.ask(sideOf(g, unit))
      if (f.stage === stages.goes) {
        const hexes = onwardHexes(g, f)
        const [only] = hexes
        if (only === undefined) return stayCornered(g, unit)
        if (hexes.length > 1) return g.ask(sideOf(g, unit))
        return fallBack(g, f, only)
      }
      return g.done(OUTCOME.retreats)
    },
    prompt: (_g, f) => (f.stage === stages.asked ? 'hit' : 'hit.retreat'),
    about: (g, f) => ({ unit: unitName(g, f.unit), hex: hexName(g, g.unit.hex.of(f.unit)) }),
    offer(g, f, offer) {
      if (f.stage === stages.asked) {
        offer.add(refuse)
        offer.add(yieldGround)
      } else for (const hex of onwardHexes(g, f)) offer.add(retreat, hex)
    },
    answers: [
      {
        verb: refuse,
        may: (g, f, why) => isAsked(g, f, why),
        act(g, f) {
          if (!refuseRetreat(g, f.unit)) f.stage = stages.goes
          else g.done(onMap(g, f.unit) ? OUTCOME.stays : OUTCOME.isGone)
        },
        odds: (g, f) => refusalOdds(g, f.unit),
      },
      {
        verb: yieldGround,
        may: (g, f, why) => isAsked(g, f, why),
        act(_g, f) {
          f.stage = stages.goes
        },
        odds: (g, { unit, from, result, defends }) => ({
          itself: onFork(g, (fork) => yieldsTo(fork, g, { unit, from, result, defends })),
        }),
      },
      {
        verb: retreat,
        may: (g, f, why, hex) => mayRetreat(g, f, hex, why),
        act(g, f, hex) {
          fallBack(g, f, hex)
        },
      },
    ],
  },
)

const isAsked = (g: G, { unit, stage }: { unit: number; stage: number }, why?: Why): boolean =>
  stage === stages.asked || (why?.because('ws.retreat.refuse', 'too-late', { unit: unitName(g, unit) }) ?? false)

function mayRetreat(g: G, f: Hit, hex: number, why?: Why): boolean {
  const { unit, stage } = f
  if (stage !== stages.goes)
    return why?.because('ws.retreat.refuse', 'decide-first', { unit: unitName(g, unit) }) ?? false
  const hexes = onwardHexes(g, f)
  if (hexes.includes(hex)) return true
  const facts = {
    unit: unitName(g, unit),
    hex: hexName(g, hex),
    hexes: hexes.map((one) => hexName(g, one)).join(', '),
  }
  return why?.because('ws.retreat.hexes', 'elsewhere', facts) ?? false
}

/**
 * @rule ws.retreat.impossible
 * If enemies, closed ground or an unbroken chain of friends block every retreat, the unit loses another step and
 * remains.
 */
function stayCornered(g: G, unit: number): Step {
  g.tell(cornered, { unit })
  loseStep(g, unit)
  return g.done(onMap(g, unit) ? OUTCOME.stays : OUTCOME.isGone)
}

type Hit = { unit: number; stage: number; from: number; result: number; defends: boolean }

/**
 * A hex as it is kept in `result`, and back. It has no word of its own, as one more would change every position with a hit
 * in it, and stored games could not go on.
 */
const asLeft = (hex: number): number => -1 - hex

/**
 * The next hexes of a retreat: never back to where it began, nor to the friends' hex left last. So a retreat through
 * friends along the edge of the map does not turn round, and ends.
 */
function onwardHexes(g: G, { unit, from, result }: Pick<Hit, 'unit' | 'from' | 'result'>): number[] {
  return retreatHexes(g, unit, g.unit.hex.of(unit), result < 0 ? [from, asLeft(result)] : [from])
}

/** One hex of a retreat. */
function fallBack(g: G, f: Hit, hex: number): Step {
  const { unit } = f
  const before = g.unit.hex.of(unit)
  const side = sideOf(g, unit)
  const friends = unitsIn(g, hex)
  for (const friend of friends) turnOver(g, friend)
  g.tell(retreated, { unit, from: before, hex })
  const isBarred = isInEnemyZone(g, side, hex)
  g.unit.engaged.set(unit, false)
  enter(g, unit, hex)
  if (isBarred) enterEnemyZone(g, unit)
  if (friends.length > 0 && onMap(g, unit)) {
    if (before !== f.from) f.result = asLeft(before)
    return 'again'
  }
  f.stage = stages.ends
  if (onMap(g, unit)) {
    fallIn(g, unit)
    g.interrupt(turning, { unit })
  }
  leaveCommanders(g, f)
  return 'again'
}

/**
 * @rule ws.retreat.zones
 * Each hex of a retreat in an enemy zone of control costs a step, even with a friend in it. The flank hexes of an enemy
 * cost nothing.
 */
const enterEnemyZone = (g: G, unit: number): void => loseStep(g, unit)

/** The commanders of the hex that was left: those of a defender go along, those of an attacker choose. */
function leaveCommanders(g: G, { unit, from, defends }: Hit): void {
  if (troopsIn(g, from).length > 0) return
  if (!onMap(g, unit)) return fallWithStack(g, from, sideOf(g, unit))
  for (const commander of commandersIn(g, from)) {
    if (sideOf(g, commander) !== sideOf(g, unit)) continue
    const isChief = counterOf(g, commander).kind === 'chief'
    if (defends || isChief) goWith(g, commander, unit)
    else g.interrupt(following, { commander, unit })
  }
}

/** The possible results of refusing: the unit stands with a step less, is eliminated, or retreats after all. */
function refusalOdds(g: G, unit: number) {
  const outcome = { stands: 0, eliminated: 0, retreats: 0 }
  let isRefused = false
  everyOutcome(
    g,
    (fork) => {
      isRefused = refuseRetreat(fork, unit)
    },
    (fork, probability) => {
      outcome[!isRefused ? 'retreats' : onMap(fork, unit) ? 'stands' : 'eliminated'] += probability
    },
  )
  return { outcome }
}

/** What yielding costs the unit: by its first retreat hex if there are several, and on through friends. */
function yieldsTo(fork: G, g: G, hit: Omit<Hit, 'stage'>) {
  const { unit } = hit
  const going = { ...hit, stage: stages.goes as number }
  while (going.stage === stages.goes && onMap(fork, unit)) {
    const [hex] = onwardHexes(fork, going)
    if (hex === undefined) {
      loseStep(fork, unit)
      break
    }
    fallBack(fork, going, hex)
  }
  return conditionSince(g, fork, unit)
}
