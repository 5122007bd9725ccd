import type { JournalEntry } from '../../kernel/play/journal.ts'
import type { JsonObject } from '../../kernel/values/result.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { sides } from '../campaign/schemas/common-schema.ts'
import { BEARERS, roomBounds, strengthBounds, revealingMarkers } from '../state/behind-tokens.ts'
import { SEEN } from '../state/shape.ts'
import type { Casebook } from './casebook.ts'
import { GONE, HAND, isOnMap, MARKS, type Sight } from './notes.ts'
import { strengthAt, tokensSeen, fieldText } from './sights.ts'
import { either, one, only, setOf } from '../../fog/candidates.ts'

/** Conclusions from what is visible of each token, whichever side acts. */

/** What is visible at a moment, and at the previous one. */
export interface Moment {
  readonly campaign: Campaign
  /** The observed side. */
  readonly enemy: number
  readonly known: JsonObject
  readonly told: readonly JournalEntry[]
  readonly before: readonly Sight[]
  readonly after: readonly Sight[]
  /** The tokens that may have been exchanged with this one during the action, including itself. */
  readonly group: (token: number) => readonly number[]
}

/** Entries of certain kinds that concern the observed side. */
export const entriesOfKinds = ({ told, enemy }: Moment, ...kinds: readonly string[]): JournalEntry[] =>
  told.filter(({ kind, side, attacker }) => kinds.includes(kind) && (side ?? attacker) === sides[enemy])

/** A counter that comes from its owner's hand is a decoy or a detachment; the journal says which. */
export function fromHand(book: Casebook, moment: Moment): void {
  const { decoys, detachments } = book.roll
  const placed = entriesOfKinds(moment, 'decoy-placed').length > 0
  const formed = entriesOfKinds(moment, 'detachment-formed').length > 0
  if (placed === formed) return
  moment.after.forEach((sight, token) => {
    if (moment.before[token]!.zone !== HAND || !isOnMap(sight)) return
    const facts = { zone: sight.zone }
    if (placed) book.narrow(token, decoys, { key: 'placed', rule: 'gb.reinforcements.decoys', facts })
    else book.narrow(token, detachments, { key: 'formed', rule: 'gb.detachments.form', facts })
  })
}

/** Counters that were turned over or have left the game are known. A hand holds decoys and detachments only. */
export function identities(book: Casebook, { before, after }: Moment): void {
  const { roll } = book
  after.forEach((sight, token) => {
    const { zone, counter, seen } = sight
    if (zone === HAND) {
      const facts = {}
      book.narrow(token, either(roll.decoys, roll.detachments), { key: 'in-hand', rule: 'gb.decoys.removed', facts })
    }
    if (counter < 0) return
    const known = one(roll.size, counter)
    const isNew = before[token]!.counter !== counter || before[token]!.seen < seen
    const name = roll.counters[counter]!.id
    if (zone === GONE) book.narrow(token, known, { key: 'gone', rule: 'gb.counters.removed', facts: { counter: name } })
    else if (before[token]!.zone === GONE) {
      // The scenario is public, so the reinforcements are known.
      const facts = { counter: name, zone }
      book.note(token, { key: 'arrived', rule: 'gb.reinforcements.entry', facts })
    } else if (isNew) {
      const reason = reasonOf(sight, name)
      const settled = only(book.can[token]!) === counter
      book.narrow(token, known, reason)
      if (settled) book.note(token, reason)
    }
  })
}

function reasonOf({ zone, seen, marks, points }: Sight, counter: string) {
  const facts = { counter, zone, ...(points > 0 ? { points } : {}) }
  if ((marks & MARKS.engaged) !== 0) return { key: 'fought', rule: 'gb.combat.engage', facts }
  if (seen >= SEEN.composition) return { key: 'strength', rule: 'gb.recon.reveal', facts }
  return { key: 'shown', rule: 'gb.recon.reveal', facts }
}

/** Some markers lie only on some kinds of counters. */
export function markers(book: Casebook, { after }: Moment): void {
  after.forEach(({ zone, marks }, token) => {
    for (const marker of revealingMarkers)
      if ((marks & MARKS[marker]) !== 0)
        book.narrow(token, book.roll.bearers[marker], { key: marker, rule: BEARERS[marker].rule, facts: { zone } })
  })
}

/** In zones of fortresses both sides know whether there are strength points. */
export function fortresses(book: Casebook, { campaign, known, after }: Moment): void {
  const facts = strengthAt(known).flatMap(([name, { field, inside }]) => {
    const zone = campaign.board.zoneOf(name)
    return [
      ...(typeof field === 'boolean' ? [{ zone, inside: false, isStrong: field }] : []),
      ...(typeof inside === 'boolean' ? [{ zone, inside: true, isStrong: inside }] : []),
    ]
  })
  if (facts.length === 0) return
  for (const bound of strengthBounds(tokensSeen(campaign, after), facts)) {
    const { rule, least, tokens } = bound
    const zone = campaign.board.zoneIds[bound.zone]!
    const reason =
      least > 0 ? { key: 'holds', facts: { zone, count: tokens.length } } : { key: 'empty', facts: { zone } }
    book.bind(bound, book.roll.troops, { rule, ...reason })
  }
}

/** If as many units are known as the terrain admits, the other counters there are not units. */
export function ground(book: Casebook, { campaign, after }: Moment): void {
  for (const bound of roomBounds(campaign, tokensSeen(campaign, after))) {
    const facts = { zone: campaign.board.zoneIds[bound.zone]!, room: bound.most }
    book.bind(bound, book.roll.troops, { key: 'no-room', rule: bound.rule, facts })
  }
}

/** A leader alone among enemies joins the nearest troops, so a counter that does is a leader. */
export function leadersWhoJoined(book: Casebook, moment: Moment): void {
  const { leaders } = book.roll
  for (const entry of moment.told) {
    if (entry.kind !== 'leader-joined') continue
    const token = tokenIn(entry, moment.enemy)
    if (token < 0) continue
    const group = moment.group(token)
    const facts = { zone: fieldText(entry, 'to'), count: group.length }
    book.someOf(group, leaders, { key: 'joined-alone', rule: 'gb.leaders.alone', facts })
  }
}

function tokenIn(entry: JournalEntry, enemy: number): number {
  const [side, , number] = fieldText(entry, 'token').split('-')
  return side === sides[enemy] ? Number(number) - 1 : -1
}

/** The counters that fulfil a condition. */
export const those = (book: Casebook, is: (counter: number) => boolean) => setOf(book.roll.size, is)
