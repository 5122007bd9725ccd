import { execFile } from 'node:child_process'
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readSimulatedCampaign } from '../../src-main/simulating/simulated-campaign.ts'
import { readRequest, shardOf } from '../../src-main/simulating/request.ts'
import { elo, sprt, wilson } from '../../src-main/simulating/statistics.ts'
import { house, makeFolder, program } from '../house/workshop.ts'

const run = promisify(execFile)
const simulate = (...given: string[]) =>
  run(process.execPath, [program('src-main/simulate-command.ts'), ...given], { cwd: house })
const small = [
  '--campaign',
  'portable-spicheren',
  '--scenario',
  'spicheren',
  '--prussian',
  'recruit',
  '--french',
  'chance',
]
const four = [...small, '--games', '4', '--mirrored', '--seed', 'bench']

const published = (folder: string) =>
  ['plan.json', 'results.ndjson', 'summary.json'].map((file) => readFileSync(join(folder, file), 'utf8'))

describe('simulations on the command line', { timeout: 240_000 }, () => {
  it('give the same bytes by one job, by two, after a kill, and put together from parts', async () => {
    const home = makeFolder({})
    const at = (name: string) => join(home, name)
    await simulate(...four, '--out', at('one'))
    const whole = published(at('one'))
    expect(whole[1]!.trim().split('\n')).toHaveLength(4)

    await simulate(...four, '--jobs', '2', '--out', at('two'))
    expect(published(at('two'))).toEqual(whole)

    // As a kill leaves it: some games, the last of them half written.
    const lines = readFileSync(join(at('two'), 'played.ndjson'), 'utf8').split('\n')
    const killed = join(at('two'), 'played.ndjson')
    writeFileSync(killed, `${lines.slice(0, 2).join('\n')}\n`)
    appendFileSync(killed, lines[3]!.slice(0, 40))
    for (const file of ['results.ndjson', 'summary.json']) writeFileSync(join(at('two'), file), '')
    await simulate(...four, '--out', at('two'))
    expect(published(at('two'))).toEqual(whole)
    expect(readFileSync(killed, 'utf8').startsWith(lines.slice(0, 2).join('\n'))).toBe(true)

    await simulate(...four, '--shard', '2/2', '--out', at('second'))
    await simulate(...four, '--shard', '1/2', '--out', at('first'))
    await simulate('merge', at('all'), at('second'), at('first'))
    expect(published(at('all'))).toEqual(whole)
    await expect(simulate('merge', at('half'), at('first'))).rejects.toThrow(/2 of 4 games are not in these parts/)

    // Games of a pair have one seed, and the players change sides.
    const rows = whole[1]!
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { seed: string; sides: string[] })
    expect(rows[0]!.seed).toBe(rows[1]!.seed)
    expect(rows[0]!.sides.toReversed()).toEqual(rows[1]!.sides)
    expect(readFileSync(join(at('all'), 'report.html'), 'utf8')).toContain('<svg')
  })

  it('say what is wrong with a request', async () => {
    const home = makeFolder({})
    const out = ['--out', join(home, 'wrong')]
    await expect(simulate('--campaign', 'nowhere', ...out)).rejects.toThrow(/no campaign "nowhere"/)
    // The command tells what reading its words says; the rest is read here, without a process for each.
    const called = (named: string) => readSimulatedCampaign(named, join(home, 'campaigns'))
    const asked = called('portable-spicheren')
    // One’s own campaigns are found by their names too.
    expect(() => called('my-ford')).toThrow(/no campaign "my-ford"/)
    cpSync(join(house, 'campaigns/examples/ford'), join(home, 'campaigns/my-ford'), { recursive: true })
    expect(called('my-ford')).toMatchObject({
      name: 'my-ford',
      files: { 'campaign.json': { title: { en: 'The ford' } } },
    })
    const wrong = (given: string[], said: RegExp) =>
      expect(() => readRequest([...given, ...out], asked, called)).toThrow(said)
    wrong([...small.slice(0, 4), '--prussian', 'recruit'], /Say who plays each side/)
    wrong([...small.slice(0, 4), '--prussian', 'nobody', '--french', 'chance'], /no player "nobody"/)
    wrong([...small.slice(0, 4), '--prussian', 'general-frossard', '--french', 'chance'], /does not play the side/)
    wrong([...small, '--games', '7', '--mirrored'], /even number/)
    await simulate(...small, '--games', '1', '--out', join(home, 'taken'))
    await expect(simulate(...small, '--games', '2', '--out', join(home, 'taken'))).rejects.toThrow(/another request/)
  })
})

describe('figures', () => {
  it('parts of a whole follow each other without a gap', () => {
    const parts = Array.from({ length: 7 }, (_, index) => shardOf(`${index + 1}/7`, 100))
    expect(parts[0]![0]).toBe(1)
    expect(parts.at(-1)![1]).toBe(101)
    parts.slice(1).forEach(([from], index) => expect(from).toBe(parts[index]![1]))
    expect(() => shardOf('8/7', 100)).toThrow(/a part of a whole/)
  })

  it('the interval of Wilson is that of the books', () => {
    expect(wilson(10, 20).low).toBeCloseTo(0.299, 3)
    expect(wilson(10, 20).high).toBeCloseTo(0.701, 3)
    expect(wilson(0, 20)).toEqual({ low: 0, high: expect.closeTo(0.161, 3) })
  })

  it('three quarters of the score are 191 points of Elo', () => {
    expect(elo(0.75, 100)).toBeCloseTo(190.85, 1)
    expect(elo(0.5, 100)).toBe(0)
    expect(elo(1, 100)).toBeGreaterThan(900)
  })

  it('the sequential test decides for who is much better, against who is not, and not at once', () => {
    const scores = (won: number, of: number) =>
      Array.from({ length: of }, (_, index) => ((index * won) % of < won ? 1 : 0))
    expect(sprt(scores(70, 100), 0, 35).accepts).toBe('elo1')
    expect(sprt(scores(45, 400), 0, 35).accepts).toBe('elo0')
    expect(sprt([1, 0, 1], 0, 35).accepts).toBeNull()
  })
})
