import { describe, expect, it } from 'vitest'
import { FR, GE, wholeGame, type Table } from '../table.ts'

/** Plays on without doing anything, as long as somebody is asked, and so many questions at most. */
function idle(table: Table, questions = Infinity): Table {
  const nothing = ['keep-decoys', 'pass', 'night-works-done', 'no-withdrawal', 'keep-fortresses']
  for (let left = questions; left > 0 && table.g.decider >= 0; left--) {
    const [answer] = table.options.filter((option) => nothing.includes(option))
    if (answer === undefined) throw new Error(`${table.question}: ${table.options.slice(0, 10).join(' | ')}`)
    table.do(answer)
  }
  return table
}

describe('GB 2 – sequence of play', () => {
  it('gb.sequence.turn: reinforcements and decoys, events, initiative, day, night', () => {
    const table = idle(wholeGame('first-march'))
    const phases = ['day-began', 'weather', 'initiative', 'passed', 'supply-checked', 'judged']
    const kinds = table.game
      .journal(FR)
      .map(({ kind }) => kind)
      .filter((kind) => phases.includes(kind))
    const day = ['day-began', 'weather', 'initiative', 'passed', 'passed', 'supply-checked', 'supply-checked']
    expect(kinds).toEqual([...day, ...day, 'judged'])
  })

  it('gb.sequence.turn: decoys are placed before the weather is known', () => {
    const table = wholeGame('first-march')
    expect(table.question).toBe('decoys')
    expect(table.told('weather')).toHaveLength(0)
  })

  it('gb.sequence.turn: who has the initiative has the first impulse', () => {
    const table = wholeGame('first-march')
    table.do('keep-decoys').do('keep-decoys', 6, 1)
    expect(table.g.initiative).toBe(FR)
    expect(table.g.decider).toBe(FR)
    const other = wholeGame('first-march').do('keep-decoys').do('keep-decoys', 1, 1)
    expect(other.g.decider).toBe(GE)
  })

  it.each([
    ['first-march', 2],
    ['beaumont-sedan', 3],
    ['august-1870', 10],
  ])('gb.sequence.length: %s lasts %i days, and then the campaign is judged', (scenario, turns) => {
    const table = idle(wholeGame(scenario))
    expect(table.told('day-began')).toHaveLength(turns)
    expect(table.told('judged')).toHaveLength(1)
    expect(table.g.ending).toBeDefined()
  })
})

describe('GB 17 – the night', () => {
  it('gb.night.order: supply comes first, and the new day begins after the markers', () => {
    const table = idle(wholeGame('august-1870'))
    const kinds = table.game.journal(FR).map(({ kind, label }) => (typeof label === 'string' ? label : kind))
    const first = kinds.indexOf('passed')
    const night = kinds.slice(first + 2, kinds.indexOf('day-began', first))
    expect(night.slice(0, 4)).toEqual(['supply', 'edge-supply', 'supply-checked', 'supply-checked'])
  })

  it('gb.night.markers: after the night no counter bears a marker of the day, and nobody hesitates', () => {
    const table = wholeGame('august-1870').do('keep-decoys').do('keep-decoys', 1, 1, 1)
    const { g, names } = table
    expect(g.hesitates).toBe(true)
    for (const name of ['fr-1-1', 'ge-5-9'])
      for (const marker of ['combatted', 'backToRiver', 'activated'] as const)
        g.counter[marker].set(names.counter(name), true)
    g.connection.repairToday.fill(2)
    while (g.turn === 1) idle(table, 1)
    for (const marker of ['combatted', 'backToRiver', 'activated'] as const)
      for (let counter = 0; counter < g.counter.rows; counter++) expect(g.counter[marker].of(counter)).toBe(false)
    expect(g.connection.repairToday.of(0)).toBe(0)
    expect(g.hesitates).toBe(false)
    expect(g.edgeCut).toBe(false)
  })

  it('gb.night.markers: demoralised units stay so until they rally', () => {
    const table = wholeGame('first-march').do('keep-decoys').do('keep-decoys', 1, 1)
    const { g, names } = table
    const unit = names.counter('fr-1-1')
    const where = g.counter.zone.of(unit)
    // The enemy is in the zone: nobody rallies there at night.
    g.counter.zone.set(names.counter('ge-c-6'), where)
    g.counter.demoralised.set(unit, true)
    while (g.turn === 1) idle(table, 1)
    expect(g.counter.demoralised.of(unit)).toBe(true)
  })
})
