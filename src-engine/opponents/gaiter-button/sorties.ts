import { onFork } from '../../kernel/play/fork.ts'
import { takeConnection } from '../../gaiter-button/ground/axes.ts'
import { countersIn, isUnit } from '../../gaiter-button/state/counters.ts'
import { counterName, type G } from '../../gaiter-button/state/kit.ts'
import { studyBattleMovement } from '../../gaiter-button/studies/battle-movement.ts'
import type { Judge } from './judgement/outlook.ts'
import { strikeOf, type Staff } from './staff.ts'
import { strikeAt, worthOfStrike, type Strike } from './strikes.ts'

/** A battle movement that could be tried. */
export interface Sortie {
  readonly counters: readonly number[]
  readonly from: number
  readonly to: number
  readonly chance: number
  readonly worth: number
}

/** The battle movements of all ready counters in a zone with a leader. */
export function sortiesFrom(staff: Staff, zone: number, judge: Judge, now: number): Sortie[] {
  const { g, side, weights } = staff
  const here = countersIn(g, side, zone).filter((counter) => !g.counter.activated.of(counter))
  if (!here.some((counter) => isUnit(g, counter)) || here.length < 3) return []
  const study = studyBattleMovement(g, side, {
    study: 'battle-movement',
    counters: here.map((counter) => counterName(g, counter)),
  })
  if (!study.ok) return []
  const { language } = g.layout
  const battle = (there: G, strike: Strike | undefined): number =>
    strike === undefined ? 0 : Math.max(0, worthOfStrike(there, side, strike, weights))
  // Battle movements activate no units: a stack could go to and fro between two zones for ever.
  const ways = study.value.ways.filter(({ zone: name }) => !staff.leftForBattle.includes(name))
  return ways.map(({ zone: name, connection, chance }) => {
    const to = language.numberOf('zone', name)
    const by = language.numberOf('connection', connection)
    const before = battle(g, strikeOf(staff, to, 'attack'))
    const after = onFork(g, (fork) => {
      for (const counter of here) fork.counter.zone.set(counter, to)
      takeConnection(fork, side, to, by, true)
      return judge.own(fork) + BATTLE_TO_COME * (battle(fork, strikeAt(fork, side, to, 'attack')) - before)
    })
    return { counters: here, from: zone, to, chance, worth: chance * (after - now) }
  })
}

/** Share of its worth that a better battle counts for before it is fought. */
const BATTLE_TO_COME = 0.9
