import { describe, expect, it } from 'vitest'
import { formationNumber, type G } from '#engine/escape-from-sedan/state/kit.ts'
import { turnsToCrest } from '#engine/opponents/escape-from-sedan/goals.ts'
import { formedAs, standingAt } from '#engine/opponents/escape-from-sedan/places.ts'
import { recruitStanding, standing } from '#engine/opponents/escape-from-sedan/standing.ts'
import { begin } from '../../rulebook/escape-from-sedan/table.ts'

/** The way to the crest of Floing: it runs from (872,634) to (992,614) and on to the east. */

const gameOf = (scenario: string): G => begin(scenario).game.play as unknown as G
const called = (g: G, named: string): number => g.campaign.units.findIndex(({ id }) => id === named)

const g = gameOf('charges-of-floing')
const ir80 = called(g, 'ir80')
const turnsAt = (x: number, y: number, facing = 6): number =>
  standingAt(g, ir80, { x, y, facing }, () => turnsToCrest(g, ir80))

describe('turns of march to the crest', () => {
  it('are one for six inches of a line', () => {
    expect(turnsAt(992, 304) - turnsAt(992, 400)).toBeCloseTo(1, 1)
  })

  it('are more for who looks another way, and has to turn first', () => {
    expect(turnsAt(992, 400, 5)).toBeGreaterThan(turnsAt(992, 400, 6))
    expect(turnsAt(992, 400, 3)).toBeGreaterThan(turnsAt(992, 400, 5))
    expect(turnsAt(992, 400, 0)).toBe(turnsAt(992, 400, 3))
  })

  it('are fewer for a column than for a line', () => {
    const asColumn = formedAs(g, ir80, formationNumber('column'), () => turnsToCrest(g, ir80))
    expect(asColumn).toBeLessThan(turnsToCrest(g, ir80))
  })

  it('are none for who is on it, from whatever side, and where no crest counts', () => {
    expect(turnsAt(992, 614)).toBe(0)
    expect(turnsAt(992, 614, 0)).toBe(0)
    const breakout = gameOf('escape')
    expect(turnsToCrest(breakout, called(breakout, 'ir80'))).toBe(0)
  })
})

describe('the recruit', () => {
  const more = (unit: number): number => recruitStanding(g, unit) - standing(g, unit)

  it('counts each turn of march to the crest for four tenths of a stand more than others do', () => {
    const far = standingAt(g, ir80, { x: 992, y: 200, facing: 6 }, () => [more(ir80), turnsToCrest(g, ir80)] as const)
    expect(far[0]).toBe(-Math.round(400 * far[1]))
  })

  it('leaves his guns where they do more', () => {
    const xi1 = called(g, 'xi1')
    expect(more(xi1)).toBe(-Math.round(40 * turnsToCrest(g, xi1)))
  })

  it('does not see who could fire at him', () => {
    expect(standingAt(g, ir80, { x: 992, y: 614, facing: 6 }, () => more(ir80))).toBeGreaterThan(0)
  })
})
