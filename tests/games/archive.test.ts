import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LIMITS, pack, unpack, type Unpacked } from '../../src-main/games/files/archive.ts'
import { LineWriter } from '../../src-main/games/files/chained-lines.ts'
import { sumOf, sumOfStart } from '../../src-main/games/rows/act-row.ts'
import { isNestedDeeperThan } from '../../src-main/games/rows/json-depth.ts'
import type { GameRow, Kept, GamePast } from '../../src-main/library/tables/games-table.ts'
import { pickFrom } from '../kernel/table.ts'
import { inBoth } from './in-both.ts'
import { chalons, likeness, opened, playedGame, spicheren, track, type Played } from './workshop.ts'

function someGame(by: Played = track, seed = 1, times = 60) {
  const pick = pickFrom(seed)
  const { database, table, game } = playedGame(by, `archive ${seed}`, pick, times)
  game.tidyUp()
  for (let count = pick(4); count > 0; count--) {
    const moment = pick(game.game.history.moments.length)
    table.addMark(game.id, {
      moment,
      kind: 'bookmark',
      text: pick(2) === 0 ? '{"name":"Here","note":"é\\n"}' : 'plain',
    })
  }
  const found = { game: game.game, row: table.one(game.id)!, past: table.past(game.id) }
  database.close()
  return found
}

const packed = (row: GameRow, past: GamePast, by: Played = track): Buffer =>
  pack({ program: 'Gaiter Button 0.2.0', row, past, system: by.loaded.system.id, files: by.files })

const whole = (read: Unpacked): Extract<Unpacked, { ok: true }> => {
  if (!read.ok) throw new Error(read.reason.en)
  return read
}

const asTravelled = ({ moments, visits, marks }: GamePast): GamePast => ({
  moments,
  visits: visits.map((visit, index) => ({ ...visit, number: index + 1 })),
  snapshots: [],
  marks: marks.map((mark, index) => ({ ...mark, id: index + 1 })),
})

const { game, row, past } = someGame()
const lines = gunzipSync(packed(row, past)).toString().trimEnd().split('\n')
const head = (JSON.parse(lines[0]!) as unknown[])[2] as Record<string, unknown>

/** A file of these lines, with marks made for them. */
function fileOf(contents: readonly (readonly unknown[])[]): Buffer {
  const writer = new LineWriter()
  for (const line of contents) writer.add(line[0] === 'end' && line.length === 2 ? [...line, writer.hash] : line)
  return gzipSync(writer.text)
}
const bare = lines.map((line) => (JSON.parse(line) as unknown[]).slice(0, -1))
const fitting = (contents: readonly (readonly unknown[])[]) =>
  fileOf(contents.map((line) => (line[0] === 'end' ? line.slice(0, 2) : line)))
const fault = (content: Buffer) => whole(unpack(content)).fault
const reason = (content: Buffer): string => {
  const read = unpack(content)
  return read.ok ? 'it was taken' : read.reason.en
}

describe('a game packed into a file and unpacked', () => {
  it.each<[string, Played, number]>([
    ['a toy', track, 30],
    ['Portable Spicheren', spicheren, 10],
    ['Gaiter Button', chalons, 3],
  ])('is row for row what it was: %s', (_, by, runs) => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(80), (seed, times) => {
        const one = someGame(by, seed, times)
        const { ok: _ok, row: same, ...rest } = whole(unpack(packed(one.row, one.past, by)))
        const { id: _id, face: _face, removed: _removed, ...travels } = one.row
        expect(same).toEqual(travels)
        expect(rest).toEqual({
          past: asTravelled(one.past),
          system: by.loaded.system.id,
          files: by.files,
          fault: undefined,
        })
        expect(likeness(opened(by.loaded, one.row, rest.past).game)).toEqual(likeness(one.game))
      }),
      { numRuns: runs },
    )
  })

  it('gives the same file every time', () => {
    expect(packed(row, past).equals(packed(row, past))).toBe(true)
  })

  it('brings texts and bytes of any kind over unchanged', () => {
    const json = fc.json().map((text) => JSON.stringify(JSON.parse(text)))
    const kept: fc.Arbitrary<Kept> = fc.oneof(
      fc.string({ unit: 'binary' }),
      json,
      fc.constantFrom('{"sealed":"AAAA"}', '{"text":"x"}', '[1, 2]', '{"b":1,"2":3}', '-0', '', '{"__proto__":1}'),
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
    )
    fc.assert(
      fc.property(fc.array(kept, { minLength: 2, maxLength: 12 }), (texts) => {
        const start = Buffer.from('sealed start')
        let sum = sumOfStart(start)
        const moments = texts.map((deed, index) => {
          sum = sumOf(sum, index, deed)
          return { number: index + 1, parent: index, at: index, deed, sum }
        })
        const marks = texts.map((text, index) => ({ id: index + 1, moment: index, kind: 'branch' as const, text }))
        const sealed = { ...row, start, seal: '{"format":1,"sides":[null,null]}', name: 'Ω\u0000"' }
        const read = whole(unpack(packed(sealed, { moments, visits: [], snapshots: [], marks })))
        expect(read.fault).toBeUndefined()
        expect([read.row.start, read.row.seal, read.row.name]).toEqual([start, sealed.seal, sealed.name])
        expect(read.past.moments.map(({ deed }) => deed)).toEqual(texts)
        expect(read.past.marks).toEqual(marks)
      }),
      { numRuns: 200 },
    )
  })

  it('says of a file that was cut short within its campaign that it breaks off, and not that the campaign is another', () => {
    const { row: one, past: its } = someGame(spicheren)
    const campaignLines = gunzipSync(packed(one, its, spicheren))
      .toString('utf8')
      .split('\n')
      .slice(0, 3)
      .join('\n')
    for (const cut of [campaignLines, `${campaignLines}\n`, campaignLines.slice(0, -40)])
      expect(reason(gzipSync(cut))).toBe(
        'This file breaks off in the middle of the campaign it was played with: not all of it was copied or loaded.',
      )
  })

  it('says of a file that was damaged within its campaign which line that is', () => {
    const { row: one, past: its } = someGame(spicheren)
    const lines = gunzipSync(packed(one, its, spicheren))
      .toString('utf8')
      .split('\n')
    for (const spoil of [(line: string) => line.replace('e', 'E'), (line: string) => line.slice(40)]) {
      const damaged = lines.with(2, spoil(lines[2]!)).join('\n')
      expect(reason(gzipSync(damaged))).toBe(
        'This file is damaged in the campaign it was played with: line 3 of the file is not what was written.',
      )
    }
  })

  it('keeps files of a campaign apart under any names', () => {
    const files = Object.fromEntries([
      ['__proto__', { a: 1 }],
      ['a/b c.json', [1]],
      ['constructor', null],
    ])
    const { row: other } = someGame(track)
    const content = pack({ program: '', row: { ...other, campaign: 'x' }, past, system: 'race', files })
    expect(reason(content)).toBe('This file holds another campaign than the one it was played with.')
  })

  it('brings no snapshots', () => {
    expect(past.snapshots.length).toBeGreaterThan(0)
    expect(whole(unpack(packed(row, past))).past.snapshots).toEqual([])
  })

  it('ends where the library was damaged, and says what is wrong there', () => {
    const spoilt: [GamePast['moments'], number, string][] = [
      [past.moments.toSpliced(9, 1), 10, 'it is missing'],
      [past.moments.with(9, { ...past.moments[9]!, sum: 5 }), 10, 'it is not what was written'],
      [past.moments.with(9, { ...past.moments[9]!, deed: 'x' }), 10, 'it is not what was written'],
      [past.moments.with(9, past.moments[8]!), 10, 'it is not what was written'],
    ]
    for (const [moments, moment, why] of spoilt) {
      const read = whole(unpack(packed(row, { ...past, moments })))
      expect(read.fault).toEqual({ moment, reason: inBoth(why) })
      expect(read.past.moments).toEqual(past.moments.slice(0, 9))
    }
    const visits = [...past.visits, { number: 99, moment: 9_999, after: 9_999 }]
    expect(whole(unpack(packed(row, { ...past, visits }))).past).toEqual(asTravelled(past))
  })
})

describe('a file that breaks off', () => {
  it('gives its beginning, wherever that is', () => {
    const content = packed(row, past)
    const found: number[] = []
    for (let length = 0; length < content.length; length++) {
      const read = unpack(content.subarray(0, length))
      if (!read.ok) {
        expect([length, read.reason]).toEqual([length, inBoth(expect.stringMatching(/^This file .*\.$/))])
        continue
      }
      const acts = read.past.moments.length
      // The last bytes are gzip's own: what was written is all there without them.
      if (read.fault !== undefined)
        expect(read.fault).toEqual({ moment: acts + 1, reason: inBoth('the file breaks off here') })
      else expect(length).toBeGreaterThan(content.length - 16)
      expect(read.past.moments).toEqual(past.moments.slice(0, acts))
      found.push(acts)
    }
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(new Set(found).size).toBeGreaterThan(past.moments.length / 2)
  })

  it('between any two lines gives all lines before', () => {
    for (let count = 2; count < lines.length; count++) {
      const read = whole(unpack(gzipSync(`${lines.slice(0, count).join('\n')}\n`)))
      const acts = lines.slice(0, count).filter((line) => line.startsWith('["act"')).length
      expect([read.past.moments.length, read.fault]).toEqual([
        acts,
        { moment: acts + 1, reason: inBoth('the file breaks off here') },
      ])
    }
  })
})

describe('a file with a line that is not what was written', () => {
  const at = lines.findIndex((line) => line.startsWith('["act",20,'))
  const before = whole(unpack(gzipSync(`${lines.slice(0, at).join('\n')}\n`))).past

  it.each<[string, (line: string) => string]>([
    ['a letter', (line) => line.replace('run', 'ran')],
    ['a mark', (line) => line.replace(/.{4}"\]$/, 'beef"]')],
    ['no end', (line) => line.slice(0, -1)],
    ['nothing', () => ''],
    ['a blank', (line) => line.replace(',', ', ')],
  ])('%s: gives what comes before it', (_, change) => {
    const changed = lines.with(at, change(lines[at]!))
    expect(changed[at]).not.toBe(lines[at])
    const read = whole(unpack(gzipSync(`${changed.join('\n')}\n`)))
    expect(read.fault).toEqual({ moment: 20, reason: inBoth(`line ${at + 1} of the file is not what was written`) })
    expect(read.past).toEqual(before)
  })

  it.each<[string, unknown[], string]>([
    ['a kind nobody knows', ['act?', 20, 19, 0, [], 0], 'a line in its place cannot be read'],
    ['an act without a sum', ['act', 20, 19, 0, []], 'a line in its place cannot be read'],
    ['an act of a later number', ['act', 21, 19, 0, [], 0], 'it is missing'],
    ['an act of an earlier number', ['act', 19, 18, 0, [], 0], 'it is not what was written'],
    ['an act that follows itself', ['act', 20, 20, 0, [], 0], 'it is not what was written'],
    ['an act with half a number', ['act', 20, 1.5, 0, [], 0], 'a line in its place cannot be read'],
    ['an act in a time to come', ['act', 20, 19, 9e15, [], 0], 'a line in its place cannot be read'],
    ['an act of nothing', ['act', 20, 19, 0, null, 0], 'it is not what was written'],
    ['a visit to an act to come', ['visit', 20], 'a line in its place cannot be read'],
    ['a mark of an act to come', ['mark', 20, 'bookmark', {}], 'a line in its place cannot be read'],
    ['a mark of no kind', ['mark', 1, 'star', {}], 'a line in its place cannot be read'],
    ['a mark that says nothing', ['mark', 1, 'branch', 7], 'a line in its place cannot be read'],
    ['a file of the campaign', ['file', 'late.json', {}], 'a line in its place cannot be read'],
    ['a second first line', bare[0]!, 'a line in its place cannot be read'],
  ])('with a mark that fits, %s', (_, line, why) => {
    const read = whole(unpack(fitting(bare.with(at, line))))
    expect(read.fault).toEqual({ moment: 20, reason: inBoth(why) })
    expect(read.past).toEqual(before)
  })

  it('counts what there is', () => {
    const last = bare.length - 1
    const counts = bare[last]![1] as Record<string, number>
    const acts = counts['acts']!
    for (const what of ['files', 'acts', 'visits', 'marks']) {
      const wrong = { ...counts, [what]: counts[what]! + 1 }
      expect(fault(fitting(bare.with(last, ['end', wrong])))).toEqual({
        moment: acts + 1,
        reason: inBoth(`the last line of the file counts ${counts[what]! + 1} ${what}, and there are ${counts[what]!}`),
      })
    }
    expect(fault(fileOf(bare.with(last, ['end', counts, 'f'.repeat(64)])))?.reason).toEqual(
      inBoth('the last line of the file cannot be read'),
    )
    expect(fault(fitting([...bare, ['visit', 0]]))?.reason).toEqual(
      inBoth('something follows after the last line of the file'),
    )
  })
})

describe('a file that is not an exported game', () => {
  it.each<[string, () => Buffer, RegExp]>([
    ['nothing at all', () => Buffer.alloc(0), /is not a game of Gaiter Button\.$/],
    ['text', () => Buffer.from('["game",1,{}]\n'), /is not a game of Gaiter Button\.$/],
    ['gzip of nothing', () => gzipSync(''), /is not a game of Gaiter Button, or is damaged at its beginning\.$/],
    ['gzip of something else', () => gzipSync('{"format":1}'), /is not a game of Gaiter Button, or is damaged/],
    ['half a header of gzip', () => Buffer.from([0x1f, 0x8b, 8]), /is not a game of Gaiter Button, or is damaged/],
    [
      'a newer format',
      () => fileOf([['game', 3, 'who knows']]),
      /has format 3, and this program reads formats up to 2\. Use a newer Gaiter Button\.$/,
    ],
    [
      'a first line without its mark',
      () => gzipSync('["game",1,{}]\n'),
      /cannot be read: line 1 of the file is not what was written\.$/,
    ],
    ['a first line without its end', () => gzipSync('["game",1,{}'), /cannot be read: the file breaks off here\.$/],
    ['no head', () => fileOf([['game', 1, {}]]), /does not say what game it is in its first line\.$/],
    ['more in the first line', () => fitting(bare.with(0, [...bare[0]!, 1])), /does not say what game it is/],
    ['no name', () => fitting(bare.with(0, ['game', 1, { ...head, name: '' }])), /does not say what game it is/],
    [
      'half a version of rules',
      () => fitting(bare.with(0, ['game', 1, { ...head, rules: 0.5 }])),
      /does not say what game/,
    ],
    [
      'nobody who plays',
      () => fitting(bare.with(0, ['game', 1, { ...head, players: { sides: ['person'] } }])),
      /does not say who plays/,
    ],
    ['no start', () => fitting(bare.with(0, ['game', 1, { ...head, start: 7 }])), /how the game began\.$/],
    [
      'two scenarios',
      () => fitting(bare.with(0, ['game', 1, { ...head, scenario: 'long' }])),
      /began with two scenarios\.$/,
    ],
    ['no campaign', () => fitting(bare.toSpliced(1, 1)), /comes without its campaign/],
    ['another campaign', () => fitting(bare.with(1, ['file', 'goal.json', 41])), /holds another campaign/],
    [
      'a file twice',
      () => fitting(bare.toSpliced(1, 0, bare[1]!)),
      /has a line of its campaign that cannot be read\.$/,
    ],
    [
      'a file without a name',
      () => fitting(bare.with(1, ['file', 7, 41])),
      /has a line of its campaign that cannot be read\.$/,
    ],
    ['a bottomless head', () => gzipSync(deep()), /lies more than 100 brackets deep\.$/],
    [
      'too many files',
      () => fitting([bare[0]!, ...Array.from({ length: 1_001 }, (_, index) => ['file', `${index}`, 1])]),
      /has more than 1000 files of a campaign\.$/,
    ],
    ['a bomb', () => gzipSync(Buffer.alloc(LIMITS.unpacked + 1)), /unpacks to more than 64 MiB\.$/],
    ['too much of it', () => Buffer.alloc(LIMITS.packed + 1), /has more than 32 MiB\.$/],
  ])('%s is refused with a sentence', (_, content, expected) => {
    expect(reason(content())).toMatch(expected)
    expect(reason(content())).toMatch(/^This file /)
  })

  const deep = (): string => {
    const writer = new LineWriter()
    let start: unknown = 1
    for (let level = 0; level < 200; level++) start = [start]
    writer.add(['game', 1, { ...head, start }])
    return writer.text
  }

  it('of any bytes is refused with a sentence', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.boolean(), (bytes, zipped) => {
        expect(reason(zipped ? gzipSync(bytes) : Buffer.from(bytes))).toMatch(/^This file .*\.$/)
      }),
    )
  })

  it('stops at an act too many, and at a line too long or too deep', () => {
    const long = ['mark', 1, 'bookmark', { text: 'x'.repeat(LIMITS.short.bytes) }]
    const acts = bare.findIndex(([kind, number]) => kind === 'act' && number === 2)
    expect(fault(fitting(bare.toSpliced(acts, 0, long)))).toEqual({
      moment: 2,
      reason: inBoth(`line ${acts + 1} of the file is longer than 262144 bytes`),
    })
    let nested: unknown = 1
    for (let level = 0; level < 20; level++) nested = { in: nested }
    expect(fault(fitting(bare.toSpliced(acts, 0, ['mark', 1, 'bookmark', nested])))).toEqual({
      moment: 2,
      reason: inBoth(`line ${acts + 1} of the file lies more than 10 brackets deep`),
    })
    let sum = sumOfStart(row.start)
    const many = Array.from({ length: LIMITS.acts + 1 }, (_, index) => {
      sum = sumOf(sum, index, '[]')
      return ['act', index + 1, index, 0, [], sum]
    })
    const read = whole(unpack(fitting([...bare.slice(0, 2), ...many])))
    expect(read.fault).toEqual({ moment: LIMITS.acts + 1, reason: inBoth('a file may have 100000 acts') })
  })
})

describe('brackets in a text', () => {
  it('are counted where they are brackets', () => {
    expect(isNestedDeeperThan('[[1]]', 1)).toBe(true)
    expect(isNestedDeeperThan('[[1]]', 2)).toBe(false)
    expect(isNestedDeeperThan('["[[[","\\"[[[",{"a[":"]"}]', 2)).toBe(false)
    expect(isNestedDeeperThan('[],[],{},[]', 1)).toBe(false)
    expect(isNestedDeeperThan('"\\\\",[[', 1)).toBe(true)
  })

  it('lie as deep as they are read', () => {
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (text) => {
        const depth = depthOf(JSON.parse(text))
        expect([isNestedDeeperThan(text, depth), depth > 0 && isNestedDeeperThan(text, depth - 1)]).toEqual([
          false,
          depth > 0,
        ])
      }),
    )
  })
})

it('the game of these tests has everything in it', () => {
  expect([game.history.moments.length > 30, past.visits.length > 3, past.marks.length > 0]).toEqual([true, true, true])
})
