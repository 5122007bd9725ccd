import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { arms } from '../campaign/schemas/common-schema.ts'
import { CAVALRY, HEAVY_CAVALRY, NONE, type Campaign, type Counter, type Scenario } from '../campaign/campaign.ts'
import { BEARERS, type RevealingMarker } from '../state/behind-tokens.ts'
import { setOf, type Candidates } from '../../fog/candidates.ts'

/** The counters of the observed side with what is printed on them, which both sides can read. */
export interface Roll {
  readonly counters: readonly Counter[]
  readonly scenario: Scenario
  readonly size: number
  readonly all: Candidates
  /** Counters with strength points. */
  readonly troops: Candidates
  readonly leaders: Candidates
  readonly decoys: Candidates
  readonly detachments: Candidates
  readonly infantry: Candidates
  /** Units and detachments with the outline of cavalry. */
  readonly horse: Candidates
  /** The counters that can have a marker. */
  readonly bearers: { readonly [marker in RevealingMarker]: Candidates }
  /** Counters that can have cavalry SP. */
  readonly riders: Candidates
  numberOf(id: string): number
  /** The maximum strength points of a counter in this scenario. */
  most(counter: number): number
  /** The MP it can have on a day: its own, or for a decoy whatever it can be played as. */
  paces(counter: number, rain: boolean): readonly number[]
  corps(counter: number): number
  army(counter: number): number
}

const rolls = memoizedBy((_campaign: Campaign) => new Map<string, Roll>())

/** The roll of a side in a scenario. Cached, because it depends only on what is printed. */
export function rollOf(campaign: Campaign, scenario: string, side: number): Roll {
  const known = rolls(campaign)
  const key = `${scenario} ${side}`
  let roll = known.get(key)
  if (roll === undefined) known.set(key, (roll = compileRoll(campaign, scenario, side)))
  return roll
}

function compileRoll(campaign: Campaign, id: string, side: number): Roll {
  const scenario = campaign.scenarios.find((one) => one.id === id)! // the scenario of a game exists
  const first = campaign.sideStart[side]!
  const counters = campaign.counters.slice(first, campaign.sideStart[side + 1])
  const size = counters.length
  const numbers = new Map(counters.map((counter, number) => [counter.id, number]))
  const where = (is: (counter: Counter) => boolean): Candidates => setOf(size, (number) => is(counters[number]!))
  const bearersOf = (marker: RevealingMarker): Candidates =>
    where(({ kind }) => BEARERS[marker].kinds.some((one) => one === kind))
  const isTroops = ({ kind }: Counter): boolean => kind === 'unit' || kind === 'detachment'
  const { movement } = campaign.tables.rain
  const inRain = (mp: number): number => movement.find((row) => row.mp === mp)?.inRain ?? mp
  return {
    counters,
    scenario,
    size,
    all: where(() => true),
    troops: where(isTroops),
    leaders: where(({ kind }) => kind === 'leader'),
    decoys: where(({ kind }) => kind === 'decoy'),
    detachments: where(({ kind }) => kind === 'detachment'),
    infantry: where((one) => isTroops(one) && one.type === 'infantry'),
    horse: where((one) => isTroops(one) && one.type === 'cavalry'),
    bearers: { demoralised: bearersOf('demoralised'), combatted: bearersOf('combatted') },
    riders: where((one) => isTroops(one) && one.start[CAVALRY]! + one.start[HEAVY_CAVALRY]! > 0),
    numberOf: (name) => numbers.get(name) ?? NONE,
    most(counter) {
      const { start, kind } = counters[counter]!
      if (kind !== 'unit') return start.reduce((sum, points) => sum + points, 0)
      return start.reduce(
        (sum, points, arm) => sum + points - scenario.reduced[(first + counter) * arms.length + arm]!,
        0,
      )
    },
    paces(counter, rain) {
      const { kind, mp } = counters[counter]!
      const dry = kind === 'decoy' ? campaign.tables.allowance.decoy : [mp]
      return rain ? dry.map(inRain) : dry
    },
    corps: (counter) => counters[counter]!.corps,
    army: (counter) => (counters[counter]!.leader?.rank === 'senior' ? NONE : counters[counter]!.army),
  }
}
