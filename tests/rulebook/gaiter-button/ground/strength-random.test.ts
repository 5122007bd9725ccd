import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ARMS, CAVALRY, INFANTRY, MITRAILLEUSES } from '#engine/gaiter-button/campaign/campaign.ts'
import {
  armPoints,
  endOf,
  firstOf,
  isUnit,
  lostColumn,
  moraleOf,
  onMap,
  points,
} from '#engine/gaiter-button/state/counters.ts'
import { detaching } from '#engine/gaiter-button/ground/detachments.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { counterOf, tablesOf } from '#engine/gaiter-button/state/kit.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import {
  isRowSound,
  loseOne,
  recoverable,
  recoverOne,
  removeIfGone,
  rowPoints,
} from '#engine/gaiter-button/ground/strength.ts'
import { position } from '../position.ts'
import { FR, GE, names } from '../table.ts'

/** Units and detachments of both sides that lose, get back, hand over and take in SP at Verdun, whatever comes next. */
const AT_VERDUN = ['fr-1-1', 'fr-5-2', 'fr-1-c', 'fr-13-1', 'ge-w-1', 'ge-4-7', 'ge-g-c', 'ge-c-6', 'ge-d-d']

/** One thing that happens: what, to whom, and which of the possibilities. */
type Deed = readonly ['lose' | 'stray' | 'recover' | 'reorganise', number, number]
const deeds: fc.Arbitrary<Deed[]> = fc.array(
  fc.tuple(
    fc.constantFrom('lose', 'stray', 'recover', 'reorganise', 'reorganise'),
    fc.nat({ max: 63 }),
    fc.nat({ max: 255 }),
  ),
  { maxLength: 60 },
)

function begin(): G {
  const g = position({ counters: { verdun: AT_VERDUN } })
  const { garrison } = names(g)
  // An empty German row, so that garrisons of both sides take part.
  expect(g.garrison.left.of(garrison('german-verdun'))).toBe(2)
  g.call(days, {})
  // Below all others: so the game always has a question to come back to.
  g.call(detaching, { side: FR, zone: names(g).zone('verdun'), night: true })
  g.settle()
  return g
}

/** SP of a side by arm, wherever they are: in units and detachments, in garrisons, lost. */
function totals(g: G, side: number): number[] {
  const sums = Array.from({ length: ARMS }, () => 0)
  for (let arm = 0; arm < ARMS; arm++)
    for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
      sums[arm]! += armPoints(g, counter, arm) + lostColumn(g, arm).of(counter)
  g.campaign.garrisons.forEach((garrison, row) => {
    if (garrison.side === side) sums[INFANTRY]! += g.garrison.points.of(row) + g.garrison.lost.of(row)
  })
  return sums
}

function happen(g: G, [what, who, which]: Deed): void {
  const present: number[] = []
  for (let counter = 0; counter < g.counter.rows; counter++)
    if (isUnit(g, counter) && onMap(g, counter)) present.push(counter)
  const counter = present[who % present.length]
  if (counter === undefined) return
  if (what === 'reorganise') return reorganise(g, g.campaign.counters[counter]!.side, which)
  const arms = Array.from({ length: ARMS }, (_, arm) => arm)
  if (what === 'recover') {
    const lost = arms.filter((arm) => recoverable(g, counter, arm) > 0)
    const arm = lost[which % lost.length]
    if (arm !== undefined && counterOf(g, counter).kind === 'unit') recoverOne(g, counter, arm)
    return
  }
  const held = arms.filter((arm) => arm !== MITRAILLEUSES && armPoints(g, counter, arm) > 0)
  const arm = held[which % held.length]!
  loseOne(g, counter, arm, what === 'lose')
  removeIfGone(g, counter)
}

/** A night's reorganisation with a few choices, whichever they are. */
function reorganise(g: G, side: number, choices: number): void {
  g.call(detaching, { side, zone: names(g).zone('verdun'), night: true })
  g.settle()
  const isOpen = () => g.stackNames().filter((name) => name === detaching.name).length > 1
  for (let choice = choices, rest = 12; isOpen(); rest--, choice = Math.imul(choice, 37) + 11) {
    const list = [...g.actions]
    const verbs = list.map((code) => g.layout.language.textOf(code).split(' ')[0]!)
    // In the end, out of it.
    const out = verbs.findIndex((verb) => verb === 'detaching-done' || verb === 'form-none')
    g.act(list[rest > 0 ? (choice >>> 3) % list.length : out]!)
  }
}

function check(g: G, before: readonly number[][]): void {
  expect([totals(g, FR), totals(g, GE)]).toEqual(before)
  for (let counter = 0; counter < g.counter.rows; counter++) {
    if (!isUnit(g, counter)) continue
    const { kind, row } = counterOf(g, counter)
    for (let arm = 0; arm < ARMS; arm++) expect(armPoints(g, counter, arm)).toBeGreaterThanOrEqual(0)
    if (kind === 'detachment' && !onMap(g, counter)) {
      if (g.counter.fate.of(counter) === FATE.inPlay) expect(points(g, counter)).toBe(0)
      continue
    }
    expect(isRowSound(g, counter), g.nameOf('counter', counter)).toBe(true)
    // The morale is that of the last box, however many were given away from the left.
    const last = row[row.length - 1 - g.counter.right.of(counter)]
    expect(moraleOf(g, counter)).toBe(rowPoints(g, counter) > 0 ? last : tablesOf(g).artilleryOnly.morale)
    for (const arm of [INFANTRY, CAVALRY]) expect(recoverable(g, counter, arm)).toBeGreaterThanOrEqual(0)
  }
  g.campaign.garrisons.forEach(({ row }, garrison) => {
    const { points: held, left, right } = g.garrison
    expect(held.of(garrison) + left.of(garrison) + right.of(garrison)).toBe(row.length)
    expect(held.of(garrison)).toBeGreaterThanOrEqual(0)
    expect(left.of(garrison)).toBeGreaterThanOrEqual(0)
  })
}

describe('GB 1.2 and 14 – strength points in random games', () => {
  it('gb.counters.detaching: losses, recoveries, detachments and garrisons keep all SP by arm, and every row sound', () => {
    let formed = 0
    fc.assert(
      fc.property(deeds, (all) => {
        const g = begin()
        const before = [totals(g, FR), totals(g, GE)]
        for (const deed of all) {
          happen(g, deed)
          check(g, before)
        }
        for (const name of ['fr-d-5', 'fr-d-6', 'ge-d-5']) if (g.counter.zone.of(names(g).counter(name)) >= 0) formed++
      }),
      { numRuns: 120 },
    )
    expect(formed).toBeGreaterThan(20)
  })
})
