import { describe, expect, it } from 'vitest'
import { plainChoice } from '#engine/gaiter-button/combat/forecast.ts'
import type { G } from '#engine/gaiter-button/kit.ts'
import { seedFrom } from '#engine/kernel/generator.ts'
import { HEAD } from '#engine/kernel/head.ts'
import { readLine, type JournalEntry, type JournalLine } from '#engine/kernel/journal.ts'
import { CLEAR, dice, engageAll, fight, flagOf, fought, GE, isGone, marked, type Fight } from './battles.ts'
import type { Table } from './table.ts'

const one = { french: ['fr-1-2'], german: ['ge-5-9'] } as const satisfies Fight

describe('GB 15.4 – who wins', () => {
  it('gb.combat.winner: the greater factor wins; difference and amplitude give the losses', () => {
    // 8 against 9: the French lose by 1 in the first column.
    const lost = fought(one, [], 1, 2)
    expect(lost.told('battle-won')).toMatchObject([{ winner: 'german', difference: 1 }])
    expect(lost.told('losses-found')).toMatchObject([{ attacker: 0, defender: 0 }])
    // 13 against 8: they win by 5.
    const won = fought(one, [], 6, 1)
    expect(won.told('battle-won')).toMatchObject([{ winner: 'french', difference: 5 }])
    expect(won.told('losses-found')).toMatchObject([{ attacker: 0, defender: 1 }])
  })

  it('gb.combat.winner: a beaten attacker takes no test, and the battle is over', () => {
    const table = fought(one, [], 1, 6)
    expect(table.told('rout-tested')).toHaveLength(0)
    expect(table.where('fr-1-2')).toBe(CLEAR)
    expect(table.g.ending).toBeDefined()
  })

  it('gb.combat.tie: with equal factors nobody wins; the engaged units are activated, or Combatted', () => {
    const table = fought(
      {
        french: ['fr-1-2'],
        german: ['ge-5-9', 'ge-5-10'],
        arrange: (g, names) => marked(g, names, 'activated', 'ge-5-9'),
      },
      ['lead-with ge-5-9'],
      5,
      3,
    )
    expect(table.told('battle-drawn')).toHaveLength(1)
    expect(table.told('losses-found')).toMatchObject([{ attacker: 0, defender: 0 }])
    const flags = (who: string) => [flagOf(table, 'activated', who), flagOf(table, 'combatted', who)]
    expect(flags('fr-1-2')).toEqual([true, false])
    expect(flags('ge-5-9')).toEqual([true, true])
    expect(flags('ge-5-10')).toEqual([true, false])
    expect(table.where('ge-5-9')).toBe(CLEAR)
  })

  it('gb.combat.spent: only what was engaged is activated', () => {
    const table = fight({ french: ['fr-1-2', 'fr-1-3'], german: ['ge-5-9', 'ge-5-10'] })
    table
      .do('engage fr-1-2')
      .do('give-battle')
      .do('engage ge-5-10')
      .do('give-battle', ...dice(1, 6))
    for (const [who, spent] of Object.entries({ 'fr-1-2': true, 'fr-1-3': false, 'ge-5-9': false, 'ge-5-10': true }))
      expect(flagOf(table, 'activated', who), who).toBe(spent)
    expect(flagOf(table, 'engaged', 'fr-1-2')).toBe(false)
    expect(table.g.battleZone).toBe(-1)
  })

  it('gb.losses.table: rain goes a column to the left', () => {
    const many = { french: ['fr-1-1', 'fr-1-2'], german: ['ge-5-9'] }
    // Amplitude 16, by 1: one each; in rain nothing.
    const losses = (rain: boolean) => fought({ ...many, rain }, ['lead-with fr-1-1'], 1, 5).told('losses-found')[0]
    expect(losses(false)).toMatchObject({ attacker: 1, defender: 1, amplitude: 16 })
    expect(losses(true)).toMatchObject({ attacker: 0, defender: 0, amplitude: 16 })
  })

  it('gb.combat.decoys: what was not engaged stays unseen', () => {
    const table = fight({ french: ['fr-1-2'], german: ['ge-5-9', 'german-decoy-1'] })
    table
      .do('engage-all')
      .do('give-battle')
      .do('engage-all')
      .do('give-battle', ...dice(1, 6))
    expect(isGone(table, 'german-decoy-1')).toBe(false)
    expect(table.g.counter.seen.of(table.names.counter('german-decoy-1'))).toBe(0)
    expect(table.g.counter.shown.of(table.names.counter('ge-5-9'))).toBe(true)
  })
})

/** What is told of a battle fought on a copy by the plain policy, with dice of its own, up to what a forecast tells. */
function play(table: Table, fork: G, start: Int32Array, seed: number, action: number): JournalEntry[] {
  fork.restore(start)
  seedFrom(`battle ${seed}`, fork.words, HEAD.generator)
  const told: JournalLine[] = []
  fork.tellTo(told)
  fork.act(action)
  while (fork.ending === undefined && !isFarEnough(fork)) fork.act(plainChoice(fork))
  const { language } = table.game.play.layout
  return told.flatMap((line) => ('kind' in line && LOOKED_AT.has(line.kind.name) ? readLine(line, -2, language)! : []))
}
const LOOKED_AT = new Set(['battle-won', 'losses-found', 'rout-tested', 'surrender-tested'])
const isFarEnough = (fork: G): boolean => ['retreat', 'voluntary-retreat'].includes(fork.stackNames().at(-1)!)

describe('the forecast of a battle', () => {
  const battles: Record<string, { wanted: Fight; answers: readonly string[]; action: string; rounds: number }> = {
    'two divisions against one': {
      wanted: { french: ['fr-1-1', 'fr-1-2'], german: ['ge-5-9', 'frederick-william'] },
      answers: [],
      action: 'lead-with fr-1-1',
      rounds: 20_000,
    },
    'a charge, the enemy encircled': {
      wanted: {
        french: ['fr-r-2', 'fr-1-2', 'fr-1-3'],
        german: ['ge-5-9'],
        arrange(g, names) {
          g.zone.encircled.set(names.zone(CLEAR), GE + 1)
          marked(g, names, 'demoralised', 'ge-5-9')
        },
      },
      answers: ['lead-with fr-1-2'],
      action: 'charge',
      rounds: 5_000,
    },
  }
  for (const [name, { wanted, answers, action, rounds }] of Object.entries(battles))
    it(`agrees with ${rounds} battles played out: ${name}`, () => {
      const table = engageAll(fight(wanted))
      for (const answer of answers) table.do(answer)
      const odds = table.odds(action)!
      const code = [...table.g.actions].find((one) => table.g.layout.language.textOf(one) === action)!
      const counted: Record<string, number> = {}
      const add = (what: string) => (counted[what] = (counted[what] ?? 0) + 1 / rounds)
      const fork = table.g.fork() as G
      const start = fork.words.slice()
      for (let round = 0; round < rounds; round++) {
        const entries = play(table, fork, start, round, code)
        const find = (kind: string) => entries.find((entry) => entry.kind === kind)
        const winner = find('battle-won')?.['winner']
        add(winner === undefined ? 'draws' : winner === 'french' ? 'wins' : 'loses')
        add(`own ${Number(find('losses-found')?.['attacker'])}`)
        add(`enemy ${Number(find('losses-found')?.['defender'])}`)
        if (find('rout-tested')?.['routs'] === true) add('rout')
        if (find('surrender-tested')?.['surrenders'] === true) add('surrender')
      }
      fork.drop()
      const close = (expected: unknown, seen: number | undefined, what: string) =>
        expect(Math.abs(Number(expected ?? 0) - (seen ?? 0)), what).toBeLessThan(2 / Math.sqrt(rounds))
      for (const what of ['wins', 'draws', 'loses', 'rout', 'surrender']) close(odds[what], counted[what], what)
      for (let losses = 0; losses < 4; losses++) {
        close((odds['ownLosses'] as Record<string, number>)[losses], counted[`own ${losses}`], `own losses ${losses}`)
        close((odds['enemyLosses'] as Record<string, number>)[losses], counted[`enemy ${losses}`], `losses ${losses}`)
      }
    })

  it('adds up to 1, and knows the factors', () => {
    const table = engageAll(fight({ french: ['fr-1-1', 'fr-1-2'], german: ['ge-5-9'] }))
    const odds = table.odds('lead-with fr-1-1')!
    const sum = (of: unknown) => Object.values(of as Record<string, number>).reduce((all, part) => all + part, 0)
    for (const what of ['ownFactor', 'enemyFactor', 'ownLosses', 'enemyLosses']) expect(sum(odds[what])).toBeCloseTo(1)
    expect(Object.keys(odds['ownFactor'] as object)).toEqual(['9', '10', '11', '12', '13', '14'])
    expect(odds['rout']).toBeGreaterThan(0)
    expect(odds['surrender']).toBeUndefined()
  })

  it('does not depend on enemies that its side does not know', () => {
    const odds = (...more: string[]) => {
      const table = fight({ french: ['fr-1-1', 'fr-1-2'], german: ['ge-5-9', ...more] })
      table.do('engage-all').do('give-battle').do('engage ge-5-9').do('give-battle')
      return table.odds('lead-with fr-1-1')
    }
    expect(odds('ge-5-10')).toEqual(odds('german-decoy-1'))
    expect(odds('ge-5-10')).toEqual(odds('albert-of-saxony'))
  })
})
