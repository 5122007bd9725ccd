import { describe, expect, it } from 'vitest'
import { panelFor } from '../../src-renderer/systems/gaiter-button/panels/index.ts'
import {
  battleSteps,
  campOf,
  enemyRange,
  stepNow,
  tracksOf,
} from '../../src-renderer/systems/gaiter-button/panels/battle.ts'
import { field, figure, totalOf } from '../../src-renderer/systems/gaiter-button/panels/reading.ts'
import { fight } from '../rulebook/gaiter-button/battles.ts'
import { FR, GE } from '../rulebook/gaiter-button/table.ts'
import {
  allEngaged,
  armies,
  beaten,
  capital,
  everything,
  markup,
  propsFor,
  read,
  readOut,
  words,
} from './panels-at-table.ts'

describe('the battle window', () => {
  it('has ledgers whose lines are the total, before the dice and after', () => {
    const before = propsFor(allEngaged(), FR)
    expect(before.table.question?.prompt).toBe('lead')
    expect(tracksOf(before)).toMatchObject({ isRolled: false })
    for (const seat of [FR, GE, null]) {
      const props = propsFor(beaten(), seat)
      const tracks = tracksOf(props)
      expect(tracks?.isRolled).toBe(true)
      for (const side of [FR, GE] as const) {
        const lines = tracks!.lines[side]
        expect(totalOf(lines)).toBe(campOf(props, side).factor)
        const text = readOut(panelFor(props.table)!, props)
        for (const { label } of lines) expect(text).toContain(capital(words[`ledger.${label}`]!))
        expect(text).toContain(`Total ${totalOf(lines)}`)
      }
    }
  })

  it('forecasts what the odds say, for every answer that has some', () => {
    const table = allEngaged()
    const text = read(table, FR)
    for (const { odds } of table.game.odds()) {
      const result = field(odds, 'result')
      const chances = ['wins', 'draws', 'loses'].map((key) => figure(result, key))
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
      expect(text).toContain(chances.map((chance) => `${Number((chance * 100).toFixed(1))}%`).join(' '))
    }
  })

  it('says between what and what an enemy may be who is not known', () => {
    const range = enemyRange(propsFor(fight(armies), FR))
    // Three counters that might be decoys, or the three strongest units.
    expect(range).toMatchObject({ known: 0, unknown: 3, least: 0 })
    const real = 6.5 + 6.5 + 7.5
    expect(range!.most).toBeGreaterThanOrEqual(real)
    expect(read(fight(armies), FR)).toContain('0 enemy counters here known with all strength, 3 not.')
  })

  it('does not show whom the other side engages before both have chosen', () => {
    const untouched = everything(fight(armies), GE)
    expect(everything(fight(armies).do('engage fr-5-1').do('engage fr-1-1'), GE)).toBe(untouched)
    const chosen = fight(armies).do('engage-all').do('give-battle')
    const other = fight(armies).do('engage fr-5-1').do('give-battle')
    expect(everything(chosen, GE)).toBe(everything(other, GE))
  })

  it('is in the step that asks, for both sides', () => {
    for (const seat of [FR, GE]) {
      expect(battleSteps[stepNow(propsFor(fight(armies), seat))]).toBe('engage')
      expect(battleSteps[stepNow(propsFor(allEngaged(), seat))]).toBe('lead')
      expect(battleSteps[stepNow(propsFor(beaten(), seat))]).toBe('losses-attacker')
    }
    const table = beaten()
    while (table.question !== 'rout-test') table.do(table.options[0]!) // something is asked
    expect(read(table, FR)).toContain('Step 10 of 13: Rout test')
    expect(read(table, GE)).toContain('▸ Rout test now')
  })

  it('has a button for every loss that may be borne, and the chance of a rout for everything that can be paid', () => {
    const table = beaten()
    const losses = table.options.filter((option) => option.startsWith('lose '))
    expect(losses.length).toBeGreaterThan(1)
    const drawn = markup(panelFor(propsFor(table, GE).table)!, propsFor(table, GE))
    expect(drawn.match(/gb-take/g)).toHaveLength(losses.length)
    while (table.question !== 'rout-test') table.do(table.options[0]!) // something is asked
    const text = read(table, FR)
    for (const { odds } of table.game.odds()) {
      const chance = figure(field(odds, 'rout'), 'routs')
      expect(text).toContain(`The defender routs: ${Number((chance * 100).toFixed(1))}%`)
    }
  })
})
