import { randomUUID } from 'node:crypto'
import type { GameRow, Kept, MomentRow, NewGame, GamePast } from '../../library/tables/games-table.ts'
import { sumOf, sumOfStart } from '../rows/act-row.ts'
import { denial } from '../../wording/denial.ts'
import { validVisits } from '../rows/game-record.ts'
import { place, type GameCodec } from '../rows/codec.ts'
import { whyNot } from '../../wording/why-not.ts'

/** Copies a row under a new uid and name. */
export function copyOf(row: GameRow, name: string, now: number): NewGame {
  const { campaign, scenario, rules, start, players, seal, begun } = row
  return { uid: randomUUID(), name, campaign, scenario, rules, start, players, seal, begun, played: now }
}

/** Cuts a past after a moment, and drops the visits, snapshots and marks that refer to later ones. */
export function pastUpTo({ moments, visits, snapshots, marks }: GamePast, last: number): GamePast {
  return {
    moments: moments.filter(({ number }) => number <= last),
    visits: validVisits(visits, last).map(({ moment, after }, index) => ({ number: index + 1, moment, after })),
    snapshots: snapshots.filter(({ moment }) => moment <= last),
    marks: marks.filter(({ moment }) => moment <= last),
  }
}

/**
 * The past of a game forked from another at a moment: the acts on the line that led there, renumbered, with its snapshots
 * and bookmarks. Encrypted values are bound to their place, so each is decoded and encoded again.
 */
export function pastOfLine(start: Kept, past: GamePast, line: readonly number[], codec: GameCodec): GamePast {
  const numbers = new Map(line.map((moment, number) => [moment, number]))
  const moments: MomentRow[] = []
  let sum = sumOfStart(start)
  for (const [index, moment] of line.entries()) {
    if (index === 0) continue
    const row = past.moments[moment - 1]
    const text = row && codec.readText(row.deed, place.deed(row.number, row.parent))
    if (row === undefined || text === undefined) throw denial('NOT_NOW', whyNot.actUnread(moment))
    const parent = index - 1
    const deed = codec.text(text, place.deed(index, parent))
    sum = sumOf(sum, parent, deed)
    moments.push({ number: index, parent, at: row.at, deed, sum })
  }
  const snapshots = past.snapshots.flatMap(({ moment, words }) => {
    const number = numbers.get(moment)
    const plain = number === undefined ? undefined : codec.readBytes(words, place.snapshot(moment))
    if (number === undefined || plain === undefined) return []
    return [{ moment: number, words: codec.bytes(plain, place.snapshot(number)) }]
  })
  const marks = past.marks.flatMap((mark) => {
    const number = numbers.get(mark.moment)
    return number === undefined || mark.kind === 'branch' ? [] : [{ ...mark, moment: number }]
  })
  return { moments, visits: [], snapshots, marks }
}

/** The next name in a series: “Sedan”, “Sedan (2)”, “Sedan (3)”. */
export function nextName(name: string): string {
  const [, first = name, count = '1'] = /^(.*) \((\d{1,4})\)$/.exec(name) ?? []
  return `${first.slice(0, 190)} (${Number(count) + 1})`
}

/** The name itself, or the next free one in its series. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  let free = name
  while (taken.has(free)) free = nextName(free)
  return free
}
