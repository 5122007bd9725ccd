import type { JournalEntry } from '../../kernel/play/journal.ts'
import type { LedgerLine } from '../../kernel/values/ledger.ts'
import { NONE } from '../campaign/campaign.ts'
import type { Casebook } from './casebook.ts'
import { those, entriesOfKinds, type Moment } from './clues.ts'
import { isOnMap, MARKS } from './notes.ts'
import { either, less, members, type Candidates } from '../../fog/candidates.ts'
import { axesOf, isMarching, fieldText, zoneRow } from './sights.ts'

/** Conclusions from the abilities of a stack. */

/** The acting stack now, and the one before the action. */
export interface Stacks {
  readonly now: readonly number[]
  readonly before: readonly number[]
  /** The zones where the observing side had counters in the field before the action, and has now. */
  readonly ownBefore: readonly string[]
  readonly ownNow: readonly string[]
}

/** Conclusions from a stack that was just activated: from its MP and the ledger of its command points. */
export function activation(book: Casebook, moment: Moment, { now }: Stacks): void {
  if (now.length === 0 || !isMarching(moment.known, moment.enemy)) return
  if (entriesOfKinds(moment, 'activated').length === 0) return
  const [points] = entriesOfKinds(moment, 'command-points')
  if (points === undefined) return
  pace(book, moment, now, points)
  const labels = new Set(linesOf(points).map(({ label }) => label))
  const { leaders, decoys, horse } = book.roll
  const zone = fieldText(points, 'zone')
  const rule = 'gb.command.points'
  const facts = { zone, count: now.length }
  const all = (choice: Candidates, key: string) =>
    now.forEach((token) => book.narrow(token, choice, { key, rule, facts }))
  if (labels.has('leader-alone')) all(either(leaders, decoys), 'leader-alone')
  if (labels.has('cavalry-only')) all(either(either(leaders, decoys), horse), 'cavalry-only')
  const { commandPoints } = moment.campaign.tables
  if (commandPoints.mixedCorps !== 0 && !labels.has('mixed-corps'))
    together(book, now, book.roll.corps, { key: 'same-corps', rule, zone })
  together(book, now, book.roll.army, { key: 'same-army', rule: 'gb.activation.army', zone })
}

const linesOf = (entry: JournalEntry): readonly LedgerLine[] => {
  const lines = entry['ledger']
  return Array.isArray(lines) ? (lines as readonly LedgerLine[]) : [] // a ledger as read from JSON
}

/** No counter of the stack is slower than the stack, and at least one is as slow. */
function pace(book: Casebook, { known }: Moment, stack: readonly number[], points: JournalEntry): void {
  const total = linesOf(points).reduce((sum, { value }) => sum + value, 0)
  const mp = Number(points['mp'])
  // For a stack without MP only a lower bound is known.
  if (mp === 0) return
  const slowest = mp + Math.max(0, -total)
  const rain = known['rain'] === true
  const { paces } = book.roll
  const facts = { zone: fieldText(points, 'zone'), mp: slowest, rain, count: stack.length }
  const rule = 'gb.counters.allowance'
  const fast = those(book, (counter) => paces(counter, rain).some((one) => one >= slowest))
  for (const token of stack) book.narrow(token, fast, { key: 'pace', rule, facts })
  const slow = those(book, (counter) => paces(counter, rain).includes(slowest))
  book.someOf(stack, slow, { key: 'slow', rule, facts })
}

/**
 * If the counters of a stack that belong to some body of troops, such as an army, must all belong to the same one, a
 * known counter determines it for the others.
 */
function together(
  book: Casebook,
  stack: readonly number[],
  bodyOf: (counter: number) => number,
  { key, rule, zone }: { readonly key: string; readonly rule: string; readonly zone: string },
): void {
  const bodies = stack.map((token) => {
    const all = new Set(members(book.can[token]!).map(bodyOf))
    const [body = NONE] = all
    return all.size === 1 ? body : NONE
  })
  const body = bodies.find((one) => one !== NONE)
  if (body === undefined) return
  // Only what is printed counts: a detachment belongs to the body of its unit, which only its owner knows.
  const fits = those(book, (counter) => bodyOf(counter) === body || bodyOf(counter) === NONE)
  for (const token of stack) book.narrow(token, fits, { key, rule, facts: { zone, count: stack.length } })
}

/** Actions that only troops can do: reconnaissance needs cavalry, forcing a passage infantry or cavalry. */
export function deeds(book: Casebook, moment: Moment, { now, before }: Stacks): void {
  const stack = now.length > 0 ? now : [...new Set(before.flatMap((token) => moment.group(token)))]
  if (stack.length === 0) return
  const { riders, troops, infantry, leaders, decoys } = book.roll
  const facts = (entry: JournalEntry) => ({ zone: fieldText(entry, 'zone'), count: stack.length })
  for (const entry of entriesOfKinds(moment, 'screened', 'reconnoitred'))
    book.someOf(stack, riders, { key: 'scouts', rule: 'gb.recon.test', facts: facts(entry) })
  for (const entry of entriesOfKinds(moment, 'forced-passage'))
    book.someOf(stack, troops, { key: 'forces', rule: 'gb.forced-passage.attempt', facts: facts(entry) })
  const surprise = moment.told.find(({ kind }) => kind === 'surprised' || kind === 'nobody-surprised')
  if (surprise === undefined || before.length === 0) return
  const reason = { key: 'surprises', rule: 'gb.entry.surprise', facts: facts(surprise) }
  for (const token of stack) book.narrow(token, either(infantry, either(leaders, decoys)), reason)
  book.someOf(stack, infantry, reason)
}

/**
 * A stack with troops that enters a zone with enemies leaves an axis marker behind; decoys and leaders alone do not.
 */
export function axes(book: Casebook, moment: Moment, { now, ownBefore, ownNow }: Stacks): void {
  const [token] = now
  if (token === undefined) return
  const { zone, marks } = moment.after[token]!
  const { troops, all } = book.roll
  const facts = { zone, count: now.length }
  const rule = 'gb.entry.decoys'
  if (entriesOfKinds(moment, 'axis-placed').some((entry) => fieldText(entry, 'zone') === zone)) {
    book.someOf(now, troops, { key: 'marks', rule, facts })
    return
  }
  const from = entriesOfKinds(moment, 'moved').filter((entry) => fieldText(entry, 'to') === zone)
  if (from.length === 0 || !isOnMap(moment.after[token]!) || (marks & MARKS.inside) !== 0) return
  if (!ownBefore.includes(zone) || !ownNow.includes(zone)) return
  if (moment.before.some((sight) => sight.zone === zone)) return
  // All markers are removed when the last missing one is taken.
  if (Number(zoneRow(moment.known, zone)['encircled'] ?? 0) !== 0) return
  const { board } = moment.campaign
  const isHere = (connection: string, end: 0 | 1): boolean => {
    const number = board.connectionIds.indexOf(connection)
    return board.zoneIds[(end === 0 ? board.from : board.to)[number]!] === zone
  }
  if (axesOf(moment.known, moment.enemy).some(({ connection, end }) => isHere(connection, end))) return
  for (const one of now) book.narrow(one, less(all, troops), { key: 'unmarked', rule, facts })
}
