import { describe, expect, it } from 'vitest'
import { activation } from '#engine/gaiter-button/activation/activation.ts'
import { NONE } from '#engine/gaiter-button/campaign/campaign.ts'
import { countersIn } from '#engine/gaiter-button/state/counters.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { cavalryAmong, mayGoOn, mayReconnoitre, reconCell, reconnaissance } from '#engine/gaiter-button/march/recon.ts'
import { studyDeclaration } from '#engine/gaiter-button/studies/declaration.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { FATE, SEEN } from '#engine/gaiter-button/state/shape.ts'
import { Why } from '#engine/kernel/values/explain.ts'
import { FR, GE, scene, type Names, type Table } from '../table.ts'

interface Ride {
  readonly riders: readonly string[]
  readonly enemies: readonly string[]
  readonly rain?: boolean
  readonly markers?: number
  readonly switches?: Record<string, boolean>
  readonly arrange?: (g: G, names: Names) => void
}

/** Germans, or with `side` the French, reconnoitre Buzancy. */
function riding({ riders, enemies, rain = false, markers = 0, switches = {}, arrange }: Ride, side = GE): Table {
  return scene({
    turn: 10,
    rain,
    switches,
    counters: { buzancy: [...riders, ...enemies], rethel: ['mac-mahon'], 'bar-le-duc': ['moltke'] },
    ...(arrange ? { arrange } : {}),
    begin(g, names) {
      for (const rider of riders) g.stack.add(names.counter(rider))
      g.call(days, {})
      g.call(reconnaissance, { side, zone: names.zone('buzancy'), markers })
    },
  })
}
const seen = (table: Table, name: string) => table.g.counter.seen.of(table.names.counter(name))
const ledger = (table: Table) =>
  table.told('reconnoitred')[0]?.['ledger'] as readonly { label: string; value: number }[]

describe('GB 10 – reconnaissance', () => {
  const may = (table: Table, side: number, names: string[], zone: string): string => {
    const why = new Why()
    const counters = names.map((name) => table.names.counter(name))
    const allowed = mayReconnoitre(table.g, side, counters, table.names.zone(zone), why)
    return allowed ? 'yes' : `${why.refusal?.rule} ${why.refusal?.reason}`
  }

  it('gb.recon.test: units with cavalry reconnoitre a contested zone, one or several together', () => {
    const table = riding({ riders: ['ge-c-5', 'ge-4-7'], enemies: ['fr-7-1'] })
    expect(may(table, GE, ['ge-c-5'], 'buzancy')).toBe('yes')
    expect(may(table, GE, ['ge-c-5', 'ge-4-7'], 'buzancy')).toBe('yes')
  })
  it('gb.recon.test: not without cavalry, not from a fortress, and not where no enemy is in the field', () => {
    const table = riding({ riders: ['ge-c-5'], enemies: ['fr-7-1'] })
    expect(may(table, FR, ['fr-7-1'], 'buzancy')).toBe('gb.recon.test no-cavalry')
    expect(may(table, GE, ['ge-c-5'], 'rethel')).toBe('gb.recon.test not-contested')
    const shut = riding({
      riders: ['ge-c-5'],
      enemies: ['fr-7-1'],
      arrange(g, names) {
        g.counter.zone.set(names.counter('fr-7-c'), names.zone('sedan'))
        g.counter.inside.set(names.counter('fr-7-c'), true)
      },
    })
    expect(may(shut, FR, ['fr-7-c'], 'sedan')).toBe('gb.recon.test not-in-field')
  })
  it('gb.recon.test: only a stack without infantry goes on', () => {
    const { g, names } = riding({ riders: ['ge-c-5', 'ge-4-7'], enemies: ['fr-7-1'] })
    expect(mayGoOn(g, [names.counter('ge-c-5')])).toBe(true)
    expect(mayGoOn(g, [names.counter('ge-c-5'), names.counter('ge-4-7')])).toBe(false)
  })

  it('gb.recon.test: it costs 1 MP, also of a stack that the enemy stopped, and cavalry alone may then go on', () => {
    const stopped = (riders: string[]) =>
      scene({
        turn: 10,
        counters: { buzancy: [...riders, 'fr-7-1'], rethel: ['mac-mahon'], 'bar-le-duc': ['moltke'] },
        arrange: (g, names) => g.counter.seen.set(names.counter('fr-7-1'), SEEN.composition),
        begin(g, names) {
          for (const rider of riders) g.stack.add(names.counter(rider))
          g.call(days, {})
          const zone = names.zone('buzancy')
          g.call(activation, { side: GE, zone, mp: 3, allowance: 4, stopped: true })
        },
      })
    const cavalry = stopped(['ge-c-5'])
    expect(cavalry.options.filter((option) => option === 'draw')).toEqual([])
    expect(cavalry.odds('reconnoitre')).toHaveProperty('excess')
    cavalry.do('reconnoitre').do('commit 1', 1)
    expect(cavalry.g.decider).toBe(GE)
    expect(cavalry.game.decision()?.about).toMatchObject({ mp: 2 })
    expect(cavalry.options).toContain('draw')
    const mixed = stopped(['ge-c-5', 'ge-4-7'])
    mixed.do('reconnoitre').do('commit 1', 1)
    expect(mixed.question).not.toBe('activation')
  })

  it('gb.recon.bids: each side declares from none to all of its cavalry there, the active side first', () => {
    const table = riding({ riders: ['ge-c-5'], enemies: ['fr-7-c', 'fr-12-c'] })
    expect(table.options).toEqual(['commit 0', 'commit 1', 'commit 2', 'commit 3', 'commit 4'])
    table.do('commit 2')
    expect(table.g.decider).toBe(FR)
    expect(table.options).toEqual(['commit 0', 'commit 1', 'commit 2', 'commit 3'])
    table.refuses('commit 4', 'gb.recon.bids too-many')
  })
  it('gb.recon.bids: of the active side only the stack at work declares', () => {
    const table = riding({ riders: ['ge-c-6'], enemies: ['fr-7-1'] })
    expect(table.options).toEqual(['commit 0', 'commit 1', 'commit 2'])
  })
  it('gb.recon.bids: heavy cavalry halves, rounded over all that is declared', () => {
    const { g, names } = riding({ riders: ['ge-c-5'], enemies: ['fr-1-c'] })
    const cavalry = (...counters: string[]) =>
      cavalryAmong(
        g,
        counters.map((name) => names.counter(name)),
      )
    // Bonnemains: 1 heavy. Michel: 1 light, 1 heavy.
    expect(cavalry('fr-r-2')).toBe(1)
    expect(cavalry('fr-1-c')).toBe(2)
    expect(cavalry('fr-r-2', 'fr-1-c')).toBe(2)
  })
  it('gb.recon.bids: with equal numbers the screen holds, and there is no roll', () => {
    const table = riding({ riders: ['ge-c-5'], enemies: ['fr-7-c', 'fr-12-c'] })
    table.do('commit 3').do('commit 3')
    expect(table.told('screened')).toHaveLength(1)
    expect(table.told('draw').filter(({ label }) => label === 'reconnaissance')).toEqual([])
    expect(table.g.camp.bid.of(GE)).toBe(0)
  })
  it('gb.recon.bids: a side without cavalry is still asked while it has something to hide', () => {
    const table = riding({ riders: ['ge-c-5'], enemies: ['fr-7-1'] })
    table.do('commit 1')
    expect(table.g.decider).toBe(FR)
    expect(table.options).toEqual(['commit 0'])
    const open = riding({
      riders: ['ge-c-5'],
      enemies: ['fr-7-1'],
      arrange: (g, names) => g.counter.seen.set(names.counter('fr-7-1'), SEEN.composition),
    })
    open.do('commit 1', 1)
    expect(open.told('reconnoitred')).toHaveLength(1)
  })
  it('gb.recon.bids: a declaration stays secret until both are made', () => {
    const table = riding({ riders: ['ge-c-5'], enemies: ['fr-7-c'] })
    table.do('commit 2')
    expect(table.g.inSecret).toBe(true)
    expect(JSON.stringify(table.game.view(FR).known)).not.toContain('"bid":2')
    expect(table.game.journal(FR)).toEqual([])
  })

  it('gb.recon.result: a German excess of 2 is the first column, of 3 the second, of 5 the third', () => {
    const column = (excess: number, die: number) => {
      const table = riding({ riders: ['ge-c-5', 'ge-c-4'], enemies: ['fr-7-1', 'fr-7-2', 'fr-7-3'] })
      table.do(`commit ${excess}`).do('commit 0', die)
      const [told] = table.told('reconnoitred')
      return `${Number(told?.['units'])}${told?.['composition'] === true ? '*' : ''}`
    }
    expect([column(2, 4), column(3, 4), column(4, 4), column(5, 4)]).toEqual(['2', '1*', '1*', '3'])
  })
  it('gb.recon.result: the table from 0 and less to 7 and more', () => {
    const { g } = riding({ riders: ['ge-c-5'], enemies: ['fr-7-1'] })
    expect([-3, 0, 1, 7, 9].map((row) => reconCell(g, row, 0).units)).toEqual([0, 0, 0, 2, 2])
    expect(reconCell(g, 8, 2)).toEqual({ units: 3, composition: true })
  })
  it('gb.recon.result: the French subtract 2, with their reforms nothing', () => {
    const french = (doctrine: boolean) =>
      ledger(
        riding({ riders: ['fr-12-c'], enemies: ['ge-4-7'], switches: { 'french-doctrine': doctrine } }, FR)
          .do('commit 2')
          .do('commit 0', 5),
      )
    expect(french(false)).toMatchObject([{ label: 'reconnoitring-side', value: -2 }, { value: 5 }])
    expect(french(true)).toMatchObject([{ label: 'die', value: 5 }])
  })
  it('gb.recon.result: rain and three markers subtract', () => {
    const sum = (more: Partial<Ride>) =>
      ledger(
        riding({ riders: ['ge-c-5'], enemies: ['fr-7-1', 'fr-7-2'], ...more })
          .do('commit 1')
          .do('commit 0', 4),
      ).map(({ label, value }) => `${label} ${value}`)
    expect(sum({})).toEqual(['die 4'])
    expect(sum({ rain: true, markers: 3 })).toEqual(['tired -1', 'rain -1', 'die 4'])
    expect(sum({ markers: 2 })).toEqual(['die 4'])
  })
  describe('a screen of activated units', () => {
    const screen = ['fr-7-1', 'fr-7-c', 'fr-5-c']
    const turned = (...names: string[]) => ({
      arrange: (g: G, all: Names) => names.forEach((name) => g.counter.activated.set(all.counter(name), true)),
    })
    const added = (declared: number, ...activated: string[]) =>
      ledger(
        riding({ riders: ['ge-c-5', 'ge-c-4'], enemies: screen, ...turned(...activated) })
          .do('commit 4')
          .do(`commit ${declared}`, 4),
      ).some(({ label }) => label === 'activated-screen')
    it('gb.recon.result: adds when all who declared are activated, whoever else stands there', () => {
      expect(added(1, 'fr-7-c', 'fr-5-c')).toBe(true)
      expect(added(2, 'fr-7-c', 'fr-5-c')).toBe(true)
    })
    it('gb.recon.result: adds nothing while there is cavalry that is not, or where nobody declared', () => {
      expect(added(1, 'fr-7-1', 'fr-7-c')).toBe(false)
      expect(added(0, ...screen)).toBe(false)
    })
    it('gb.recon.result: the odds count it only where every counter that may be cavalry is activated', () => {
      const odds = (...activated: string[]) => {
        const table = riding({ riders: ['ge-c-5', 'ge-c-4'], enemies: screen, ...turned(...activated) })
        const { against } = table.odds('commit 3') as { against: Record<string, Record<string, number>> }
        return [against['0']?.['0'], against['2']?.['0']]
      }
      expect(odds('fr-7-c', 'fr-5-c')).toEqual([undefined, expect.closeTo(1 / 6)])
      expect(odds(...screen)).toEqual([undefined, undefined])
    })
  })
  it('gb.recon.result: the odds are given for every number the enemy can declare', () => {
    const table = riding({ riders: ['ge-c-5'], enemies: ['fr-7-1'] })
    const odds = table.odds('commit 3') as { against: Record<string, Record<string, number>> }
    expect(Object.keys(odds.against)).toEqual(['0', '1', '2'])
    expect(odds.against['2']?.['0']).toBeCloseTo(1 / 6)
    expect(odds.against['0']?.['1*']).toBeCloseTo(1 / 6)
    expect(table.odds('commit 0')).toEqual({ against: {} })
  })

  it('gb.recon.result: the card of a declaration tells the same, with strength where it is shown too', () => {
    const table = riding({ riders: ['ge-c-5'], enemies: ['fr-7-1'] })
    const told = studyDeclaration(table.g, GE, { study: 'declaration' })
    if (!told.ok) throw new Error(told.error.message)
    const { finds, most } = told.value
    expect(finds.map((screens) => screens.length)).toEqual(Array.from({ length: most + 1 }, (_, declared) => declared))
    const found = (counters: number, withStrength: boolean) =>
      finds[3]?.[0]?.find((one) => one.counters === counters && one.withStrength === withStrength)?.chance
    expect(found(1, true)).toBeCloseTo(1 / 6)
    expect(finds[3]?.[0]?.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    // Who screens finds nothing.
    table.do('commit 3')
    expect(studyDeclaration(table.g, FR, { study: 'declaration' })).toMatchObject({ value: { finds: [] } })
  })

  it('gb.recon.reveal: the owner chooses what he shows; it is known from then on', () => {
    const table = riding({ riders: ['ge-c-5'], enemies: ['fr-7-1', 'fr-7-2', 'fr-7-3'] })
    table.do('commit 1').do('commit 0', 4)
    expect(table.question).toBe('showing')
    expect(table.g.decider).toBe(FR)
    table.do('show fr-7-2')
    table.refuses('show fr-7-2', 'gb.recon.reveal shown')
    table.refuses('show mac-mahon', 'gb.recon.reveal elsewhere')
    table.do('show fr-7-3')
    expect([seen(table, 'fr-7-1'), seen(table, 'fr-7-2'), seen(table, 'fr-7-3')]).toEqual([0, 1, 1])
    expect(table.told('shown', GE).map(({ counter }) => counter)).toEqual(['fr-7-2', 'fr-7-3'])
  })
  it('gb.recon.reveal: with a star their strength is shown too', () => {
    const table = riding({ riders: ['ge-c-5'], enemies: ['fr-7-1', 'fr-7-2'] })
    table.do('commit 1').do('commit 0', 5).do('show fr-7-1')
    expect(seen(table, 'fr-7-1')).toBe(SEEN.composition)
    expect(table.told('strength-shown', GE)).toMatchObject([{ counter: 'fr-7-1', infantry: 5 }])
  })
  it('gb.recon.reveal: he may show what the enemy knows already, who then learns nothing', () => {
    const table = riding({
      riders: ['ge-c-5'],
      enemies: ['fr-7-1', 'fr-7-2'],
      arrange: (g, names) => g.counter.seen.set(names.counter('fr-7-1'), SEEN.composition),
    })
    table.do('commit 1').do('commit 0', 3)
    expect(table.options).toEqual(['show fr-7-1', 'show fr-7-2'])
    table.do('show fr-7-1')
    expect([seen(table, 'fr-7-1'), seen(table, 'fr-7-2')]).toEqual([SEEN.composition, SEEN.not])
    expect(table.g.turnedOver.count).toBe(0)
  })
  it('gb.recon.reveal: if all have to be shown there is no question', () => {
    const table = riding({ riders: ['ge-c-5'], enemies: ['fr-7-1'] })
    table.do('commit 1').do('commit 0', 3)
    expect(seen(table, 'fr-7-1')).toBe(1)
    expect(table.question).not.toBe('showing')
  })

  it('gb.recon.decoys: decoys need not be shown; those shown are taken off', () => {
    const table = riding({ riders: ['ge-c-5'], enemies: ['fr-7-1', 'french-decoy-1', 'french-decoy-2'] })
    table.do('commit 1').do('commit 0', 4)
    expect(table.options).toEqual(['show fr-7-1', 'show french-decoy-1', 'show french-decoy-2'])
    table.do('show french-decoy-2').do('show fr-7-1')
    const decoy = table.names.counter('french-decoy-2')
    expect([table.g.counter.zone.of(decoy), table.g.counter.fate.of(decoy)]).toEqual([NONE, FATE.inPlay])
    expect(table.told('decoy-unmasked', GE)).toMatchObject([{ side: 'french', zone: 'buzancy' }])
    expect(countersIn(table.g, FR, table.names.zone('buzancy'))).toHaveLength(2)
  })
})
