import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, appendFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { wholeNumberBelow, seedFrom } from '#engine/kernel/values/generator.ts'
import { gzipSync } from 'node:zlib'
import { hashOfCampaign } from '#engine/kernel/system/campaign-files.ts'
import { readCampaignFolder } from '../../src-main/campaigns/campaign-files.ts'
import { pairedBootstrap } from '../../src-main/simulating/bootstrap.ts'
import { readSimulatedCampaign } from '../../src-main/simulating/simulated-campaign.ts'
import { type Comparison, comparisonOf, verdictInWords } from '../../src-main/simulating/comparison.ts'
import { readRequest } from '../../src-main/simulating/request.ts'
import { planIn, ResultFolder } from '../../src-main/simulating/results.ts'
import { house, makeFolder, program } from '../house/workshop.ts'
import { tries } from '../tries.ts'

const run = promisify(execFile)
const simulate = (...given: string[]) =>
  run(process.execPath, [program('src-main/simulate-command.ts'), ...given], { cwd: house })

interface Model {
  /** In a hundred: games that the first side wins, and games that nobody wins. */
  readonly won: number
  readonly drawn?: number
  /** In a hundred: games whose luck is that of the other set-up, as far as a game hangs on its seed. */
  readonly shared?: number
}

/** Games of two set-ups on common seeds, whose chances are known. */
function played(name: string, games: number, first: Model, second: Model) {
  const words = new Int32Array(4)
  seedFrom(name, words, 0)
  const winner = ({ won, drawn = 0 }: Model, luck: number): number =>
    luck < 100 * won ? 0 : luck < 100 * (won + drawn) ? -1 : 1
  const rows = Array.from({ length: games }, (_, index) => {
    const luck = wholeNumberBelow(words, 0, 10_000)
    const other = wholeNumberBelow(words, 0, 100) < (second.shared ?? 0) ? luck : wholeNumberBelow(words, 0, 10_000)
    return { seed: `${name} ${index}`, winners: [winner(first, luck), winner(second, other)] as const }
  })
  return ([0, 1] as const).map((at) => rows.map(({ seed, winners }) => ({ seed, winner: winners[at] })))
}

function compared(name: string, games: number, first: Model, second: Model): Comparison {
  const [a, b] = played(name, games, first, second)
  return comparisonOf(a!, b!, name)
}

/** A hundred pairs, or a fifth of them: at most, or at least, so many in a hundred is asked of either. */
const pairs = Array.from({ length: tries(100) }, (_, index) => index)
const inHundred = (share: number): number => (share * pairs.length) / 100

describe('two set-ups on common seeds', () => {
  const equal: readonly (readonly [string, number, Model])[] = [
    ['even', 200, { won: 50 }],
    ['one-sided', 200, { won: 90 }],
    ['with few games', 30, { won: 40, drawn: 20 }],
    ['mostly drawn', 100, { won: 5, drawn: 90 }],
    ['with luck that is half shared', 400, { won: 50, shared: 50 }],
    ['with luck that is nearly all shared', 200, { won: 30, shared: 95 }],
  ]
  it.each(equal)('find no difference where there is none, in 95 of 100 pairs: %s', (name, games, model) => {
    const told = pairs.filter((pair) => compared(`${name} ${pair}`, games, model, model).favours !== null)
    expect(told.length).toBeLessThanOrEqual(inHundred(5))
  })

  it('find a shift of ten points, and say which side it favours', () => {
    const found = (games: number, shared: number) =>
      pairs.filter((pair) => {
        const { favours } = compared(`shift ${shared} ${pair}`, games, { won: 45 }, { won: 55, shared })
        expect(favours).not.toBe(1)
        return favours === 0
      }).length
    expect(found(1000, 0)).toBeGreaterThanOrEqual(inHundred(95))
    // Luck in common is what common seeds are for: it takes fewer games.
    expect(found(300, 80)).toBeGreaterThanOrEqual(inHundred(95))
    expect(compared('the other way', 1000, { won: 55 }, { won: 45 }).favours).toBe(1)
  })

  it('hold the true difference within their interval', () => {
    const holding = pairs.filter((pair) => {
      const { interval } = compared(`holds ${pair}`, 150, { won: 30 }, { won: 45 })
      return interval.low <= 0.15 && interval.high >= 0.15
    })
    expect(holding.length).toBeGreaterThanOrEqual(inHundred(95))
  })

  it('are not ranked by a handful of games, whatever their results', () => {
    expect(pairedBootstrap([1, 1], 'two').interval.low).toBeLessThanOrEqual(0)
    expect(pairedBootstrap([], 'none')).toEqual({ mean: 0, interval: { low: expect.any(Number), high: 1 } })
    expect(comparisonOf([], [], 'none')).toMatchObject({ pairs: 0, difference: 0, favours: null })
  })

  it('give the same interval for the same seed, and pair games by their seeds alone', () => {
    const [a, b] = played('again', 100, { won: 40 }, { won: 60 })
    const once = comparisonOf(a!, b!, 'again')
    expect(comparisonOf(a!.toReversed(), b!, 'again').difference).toBe(once.difference)
    expect(comparisonOf(a!, b!, 'again')).toEqual(once)
    expect(comparisonOf(a!.slice(0, 40), b!, 'again').pairs).toBe(40)
    // Two games of a seed, with changed sides, are one unit.
    expect(comparisonOf([...a!, ...a!], [...b!, ...b!], 'again')).toEqual(once)
  })

  it('are described in words with their uncertainty, without a verdict if the interval contains zero', () => {
    const sides = [
      { en: 'France', fr: 'France' },
      { en: 'Prussia', fr: 'Prusse' },
    ] as const
    const told = (won: number) =>
      verdictInWords(compared('words', 1000, { won: 50 }, { won }), [...sides] as [
        (typeof sides)[0],
        (typeof sides)[1],
      ])
    expect(told(70).en).toMatch(
      /^France: the second set-up favours this side, .* \(.* to .*, 98 % sure, 1000 seeds\)\.$/,
    )
    expect(told(30).en).toMatch(/^Prussia: the second set-up favours this side/)
    expect(told(50).en).toMatch(/^No verdict: /)
    expect(told(50).fr).toMatch(/^Pas de verdict/)
  })
})

describe('npm run simulate -- --against', { timeout: 240_000 }, () => {
  const small = [
    ...['--campaign', 'belfort-1870', '--scenario', 'danjoutin', '--french', 'chance', '--prussian', 'chance'],
    ...['--games', '40', '--seed', 'pair'],
  ]
  const comparisonIn = (folder: string) => {
    const [name] = readdirSync(folder).filter((one) => one.startsWith('against-'))
    return readFileSync(join(folder, name!, 'comparison.json'), 'utf8')
  }
  interface SetUp {
    start: { zone: string; units: string[] }[]
    absent: string[]
    diminished: string[]
  }
  /** Danjoutin, and the villages beside it. */
  const leftEmpty = ['zone-10', 'zone-9', 'zone-4']
  /** The scenario as a draft that was shared, in which nobody holds what the French have to hold. */
  function weakerDraft(home: string): string {
    const { files } = readCampaignFolder(`${house}/campaigns/belfort-1870`)
    const file = 'scenarios/danjoutin.json'
    const ground = Object.fromEntries(Object.entries(files).filter(([path]) => !/^(?:scenarios|lessons)\//.test(path)))
    const scenario = structuredClone(files[file]) as SetUp
    const gone = scenario.start.filter(({ zone }) => leftEmpty.includes(zone)).flatMap(({ units }) => units)
    scenario.start = scenario.start.filter(({ zone }) => !leftEmpty.includes(zone))
    scenario.absent.push(...gone)
    scenario.diminished = scenario.diminished.filter((unit) => !gone.includes(unit))
    const all = { ...ground, [file]: scenario }
    const path = join(home, 'weaker.gaiter-draft')
    const shared = {
      ...{ what: 'draft of a scenario', format: 1, name: 'A draft', campaign: 'belfort-1870', file },
      ...{ hash: hashOfCampaign(all), files: all },
    }
    writeFileSync(path, gzipSync(JSON.stringify(shared)))
    return path
  }

  it('compares with a draft, in parts as in one go, and finds what is known to be otherwise', async () => {
    const home = makeFolder({})
    const at = (name: string) => join(home, name)
    const other = weakerDraft(home)
    const { stdout } = await simulate(...small, '--against', other, '--out', at('whole'))
    const told = JSON.parse(comparisonIn(at('whole'))) as Comparison
    expect(told).toMatchObject({ pairs: 40, favours: 1 })
    expect(stdout).toContain('40 seeds')
    await simulate(...small, '--against', other, '--out', at('one'), '--shard', '1/2')
    await simulate(...small, '--against', other, '--out', at('two'), '--shard', '2/2')
    await simulate('merge', at('all'), at('one'), at('two'))
    expect(comparisonIn(at('all'))).toBe(comparisonIn(at('whole')))
    const [name] = readdirSync(at('all')).filter((one) => one.startsWith('against-'))
    expect(readFileSync(join(at('all'), name!, 'comparison.html'), 'utf8')).toContain('<svg')
    expect(existsSync(join(at('all'), name!, 'report.html'))).toBe(true)
  })

  it('says what cannot be compared, and takes no results that are not its own', async () => {
    const home = makeFolder({})
    const out = join(home, 'out')
    const against = (what: string) => [...small, '--against', what, '--out', out]
    await expect(simulate(...against('noon'))).rejects.toThrow(/no scenario "noon"/)
    // The command tells what reading its words says; the rest is read here, without a process for each.
    const called = (named: string) => readSimulatedCampaign(named, join(home, 'campaigns'))
    const wrong = (what: string, said: RegExp) =>
      expect(() => readRequest(against(what), called('belfort-1870'), called)).toThrow(said)
    wrong('danjoutin', /the set-up itself/)
    wrong('portable-spicheren:spicheren', /cannot be compared/)
    wrong('lost.gaiter-draft', /no draft "lost.gaiter-draft"/)
    writeFileSync(join(home, 'x.gaiter-draft'), 'nothing of the kind')
    wrong(join(home, 'x.gaiter-draft'), /is no draft of Gaiter Button/)

    await simulate(...small, '--games', '1', '--out', out)
    const path = join(out, 'played.ndjson')
    const line = readFileSync(path, 'utf8')
    for (const foreign of [
      '{}',
      'null',
      line.trim().replace('pair 1', 'other 1'),
      line.trim().replace('"game":1', '"game":1e9'),
    ]) {
      writeFileSync(path, line)
      appendFileSync(path, `${foreign}\n`)
      expect(() => new ResultFolder(out, planIn(out)).finished()).toThrow(/line 2 is no game of this plan/)
    }
    await expect(simulate(...small, '--games', '1', '--out', out)).rejects.toThrow(/line 2 is no game of this plan/)
  })
})
