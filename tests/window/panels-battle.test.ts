import { describe, expect, it } from 'vitest'
import { battleColumn, resultOf } from '#engine/gaiter-button/combat/results.ts'
import { sally } from '#engine/gaiter-button/combat/sally.ts'
import { tablesOf } from '#engine/gaiter-button/state/kit.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import type { EngagementOdds, ForecastOdds, RoutOdds } from '#engine/gaiter-button/window-types.ts'
import { noteIn } from '../../src-renderer/systems/gaiter-button/answer-notes.ts'
import { panelFor } from '../../src-renderer/systems/gaiter-button/panels/index.ts'
import {
  battleSteps,
  campOf,
  headingOf,
  stepNow,
  tracksOf,
} from '../../src-renderer/systems/gaiter-button/panels/battle.ts'
import { totalOf } from '../../src-renderer/systems/gaiter-button/panels/reading.ts'
import { rangeIn } from '../../src-renderer/systems/gaiter-button/panels/ForecastRange.tsx'
import { evacuate, fight, man } from '../rulebook/gaiter-button/battles.ts'
import { impulseOf } from '../rulebook/gaiter-button/marching.ts'
import { FR, GE, scene } from '../rulebook/gaiter-button/table.ts'
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
      const { result } = odds as unknown as ForecastOdds // of a battle
      const chances = [result.wins, result.draws, result.loses]
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
      expect(text).toContain(chances.map((chance) => `${Number((chance * 100).toFixed(1))}%`).join(' '))
    }
  })

  it('says between what and what a battle lies against an enemy who is not known', () => {
    const table = fight(armies).do('engage-all')
    const range = rangeIn(table.odds('give-battle') as unknown as EngagementOdds)
    expect(range).toMatchObject({ known: 0, unknown: 3, bluff: true })
    const real = 6.5 + 6.5 + 7.5
    expect(range!.strength[1]).toBeGreaterThanOrEqual(real)
    const wins = ({ result }: ForecastOdds): string => `${Number((result.wins * 100).toFixed(1))}%`
    const text = read(table, FR)
    expect(text).toContain('0 of 3 enemy counters known with all strength. There may be nobody but decoys.')
    expect(text).toContain(`Chance of victory: ${wins(range!.worst)} at worst, ${wins(range!.best)} at best.`)
  })

  it('tells at a place of ours what an attack on it would bring', () => {
    const table = impulseOf({ side: GE, counters: { suippes: ['fr-5-1'], auberive: ['ge-5-9', 'moltke'] } })
    // The waiting side sees it as well as the deciding one.
    expect(read(table, FR)).toContain('Point at a place of yours on the map')
    const text = read(table, FR, { goal: 'suippes' })
    expect(text).toContain(
      'If he attacks Suippes Who could come: 2 counters (2 unknown) from Auberive, by battle movement',
    )
    expect(text).toContain('At worst')
    expect(text).toContain('What makes up the factors at worst')
    expect(read(table, FR, { goal: 'auberive' })).toContain('Point at a place of yours on the map')
    expect(read(table, GE, { goal: 'auberive' })).toContain(
      'If he attacks Auberive Who could come: 1 counter (1 unknown)',
    )
  })

  it('tells those who go back what an attack would bring where they think of going, and nobody else', () => {
    const table = fight({ french: ['fr-5-1'], german: ['ge-c-5'] })
      .do('engage-all')
      .do('give-battle')
    table.do('engage-all').do('give-battle')
    for (const prompt of ['cavalry-retreat', 'retreat.by']) {
      expect(table.question).toBe(prompt)
      expect(read(table, GE)).toContain('Point at the place on the map where they would end up')
      const text = read(table, GE, { goal: 'semide' })
      expect(text).toContain('If he attacks Semide, once these have gone back there: ')
      expect(text).toContain('Who could come: 1 counter from Saint-Étienne-à-Arnes')
      expect(text).not.toMatch(/undefined|NaN|If all who are here are engaged/)
      expect(read(table, GE, { goal: 'semide', language: 'fr' })).toContain('S’il attaque Semide')
      // Nobody gets so far.
      expect(read(table, GE, { goal: 'reims' })).toContain('Point at the place on the map where they would end up')
      expect(read(table, FR, { goal: 'semide' })).not.toMatch(/If he attacks|Point at the place on the map/)
      if (prompt === 'cavalry-retreat') table.do('fall-back')
    }
  })

  it('tells beside each way back how many can take it unharmed, and in a table only while nobody is chosen to go', () => {
    const table = fight({ french: ['fr-5-1'], german: ['ge-c-5'] })
      .do('engage-all')
      .do('give-battle')
    table.do('engage-all').do('give-battle').do('fall-back')
    const asked = propsFor(table, GE).table
    const question = asked.question!
    expect(question.prompt).toBe('retreat.by')
    const ways = question.answers.filter(({ verb }) => verb === 'retreat-by')
    expect(ways.length).toBeGreaterThan(1)
    for (const answer of ways) {
      expect(noteIn('en', answer, { table: asked, question }, undefined)).toMatch(/^room \d+$/)
      expect(noteIn('fr', answer, { table: asked, question }, undefined)).toMatch(/^capacité \d+$/)
    }
    expect(read(table, GE)).not.toContain('Ways out')
  })

  it('weighs a sally before anybody goes out, for the besieged and for the besieger', () => {
    const table = scene({
      turn: 10,
      counters: { verdun: ['fr-1-1', 'ge-5-9', 'ge-5-10'] },
      arrange(g, names) {
        evacuate(g)
        g.counter.inside.set(names.counter('fr-1-1'), true)
        man(g, names, 'verdun', 2)
      },
      begin: (g, names) => void (g.call(days, {}), g.call(sally, { side: FR, zone: names.zone('verdun') })),
    })
    const text = read(table, FR)
    expect(text).toContain('Reconnaissance first would show')
    expect(text).toContain('0 of 2 enemy counters known with all strength.')
    expect(text).not.toMatch(/undefined|NaN/)
  })

  it('says of a fortress to be stormed that the strength of its garrison is not known', () => {
    const table = impulseOf({
      side: GE,
      counters: { verdun: ['ge-5-9', 'ge-5-10'] },
      arrange: (g, names) => man(g, names, 'verdun', 2),
    }).do('assault verdun')
    const text = read(table.do('engage-all'), GE)
    expect(text).toContain('The strength of his garrison is not known.')
    expect(text).toContain('Chance of victory:')
    expect(text).not.toMatch(/All of the enemy is known|of 0 enemy counters/)
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
    // It stands beside each answer.
    const asked = propsFor(table, FR).table
    const question = asked.question!
    const known = new Map(table.game.odds().map(({ action, odds }) => [action, odds]))
    expect(known.size).toBeGreaterThan(0)
    for (const answer of question.answers) {
      const odds = known.get(answer.action)
      const chance = (odds as unknown as RoutOdds).rout.routs
      const note = noteIn('en', answer, { table: asked, question }, odds)
      expect(note).toContain(`rout ${Number((chance * 100).toFixed(1))}%`)
      expect(noteIn('fr', answer, { table: asked, question }, odds)).toContain('déroute')
    }
    expect(read(table, FR)).toContain('It routs with a die above')
  })
})

describe('the column of the result table', () => {
  it.each([
    ['dry', false],
    ['rainy', true],
  ])('is the one the rules count with, however large the battle (%s)', (_, rain) => {
    const table = allEngaged()
    const { g } = table
    const { combatResults, amplitude: scale } = tablesOf(g)
    const headings = scale.columns.map(({ from, to }) => `${from}–${to}`)
    for (const isStorm of [false, true]) {
      g.rain = rain
      g.battleKind = isStorm ? 1 : 0
      for (let amplitude = 1; amplitude <= 260; amplitude += 1) {
        const found = battleColumn(g, amplitude)
        const [column, shift] = [headingOf(found), found.shift]
        const places = column.split(' + ').map((heading) => headings.indexOf(heading))
        expect(places, column).not.toContain(-1)
        for (const { from, losses } of combatResults.rows) {
          const { winner, loser } = resultOf(g, from, amplitude, isStorm)
          const sum = (index: 0 | 1): number => places.reduce((all, place) => all + losses[place]![index], 0)
          expect([winner, loser], `${column} for ${amplitude}`).toEqual([sum(0), sum(1)])
        }
        const first = amplitude <= scale.columns[0]!.to
        expect(shift).toBe((rain && !(first && !isStorm) ? -1 : 0) + (isStorm ? 1 : 0))
      }
    }
  })
})
