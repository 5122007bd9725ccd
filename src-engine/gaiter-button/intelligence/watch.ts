import { textIn } from '../../kernel/values/result.ts'
import type { Observation } from '../../kernel/system/scout.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { SEEN } from '../state/shape.ts'
import { Casebook } from './casebook.ts'
import * as clues from './clues.ts'
import * as marching from './marching.ts'
import { hasEnded, marchAfter, marchers, noMarch, paceOfMarch } from './march-seen.ts'
import { courseOf, mixedGroups, mixedInHand } from './mixing.ts'
import {
  GONE,
  HAND,
  isOnMap,
  type Evidence,
  type Notes,
  type Sight,
  type Sighting,
  type Track,
  type When,
} from './notes.ts'
import { rollOf, type Roll } from './roll.ts'
import { either, one, only, setOf, type Candidates } from '../../fog/candidates.ts'
import { ownField, sightsOf, stackOf } from './sights.ts'

/** Updates the notes by one moment: first mixing, then new knowledge, then conclusions about other tokens. */
export function watch(campaign: Campaign, notes: Notes, { moment, known, told }: Observation): Notes {
  const { scenario, side } = notes
  const enemy = 1 - side
  const roll = rollOf(campaign, scenario, enemy)
  const after = sightsOf(known, roll)
  const turn = Number(known['turn'])
  const battleZone = textIn(known['battleZone'])
  const own = ownField(known, side)
  const now = stackOf(known, enemy)
  const rest = { ...notes, moment, turn, rain: known['rain'] === true, battleZone, own, stack: now }
  if (notes.tracks.length === 0) {
    const tracks = firstTracks(campaign, notes, roll, after, { turn, moment })
    return { ...rest, tracks, sightings: sightings(notes.sightings, roll, tracks, { turn, moment }) }
  }
  const before = notes.tracks
  if (told.length === 0 && isQuiet(before, after)) return { ...rest, tracks: before }

  const book = new Casebook(roll, before, { turn, moment })
  const course = courseOf(told, [notes.battleZone, battleZone])
  const groups = mixedGroups(before, after, course)
  const groupOf = new Map(groups.flatMap((group) => group.map((token) => [token, group] as const)))
  const what: clues.Moment = {
    ...{ campaign, enemy, known, told, before, after },
    group: (token) => groupOf.get(token) ?? [token],
  }
  const counted = { key: 'counted', rule: 'gb.counters.fog', facts: {} }

  clues.fromHand(book, what)
  for (const group of groups) book.mix(group, (lost) => lossOf(lost, group, before, after))
  // A token that is turned over before and after keeps its identity, whatever looked like it in between.
  after.forEach((sight, token) => {
    const last = before[token]!
    if (isOnMap(sight) && sight.counter >= 0 && sight.counter === last.counter) book.keep(token, last)
  })
  clues.identities(book, what)
  const inHand = mixedInHand(before, after)
  if (inHand.length > 0) {
    book.count(counted)
    book.mix(inHand, () => undefined)
  }
  clues.markers(book, what)
  clues.fortresses(book, what)
  clues.leadersWhoJoined(book, what)
  const stacks = { now, before: notes.stack, ownBefore: notes.own, ownNow: own }
  marching.activation(book, what, stacks)
  const march = marchAfter(campaign, notes.march, what)
  if (march.connections > 0) paceOfMarch(book, what, march, marchers(what, now))
  marching.deeds(book, what, stacks)
  marching.axes(book, what, stacks)
  book.count(counted)
  clues.ground(book, what)
  book.count(counted)

  const tracks = book.tracks(after, before)
  const seen = sightings(notes.sightings, roll, tracks, { turn, moment })
  return { ...rest, tracks, march: hasEnded(what) ? noMarch : march, sightings: seen }
}

const isQuiet = (before: readonly Sight[], after: readonly Sight[]): boolean =>
  after.every(({ zone, marks, seen, counter, points }, token) => {
    const last = before[token]!
    return (
      last.zone === zone &&
      last.marks === marks &&
      last.seen === seen &&
      last.counter === counter &&
      last.points === points
    )
  })

/** The evidence for a mixing, recorded for tokens that became less certain. */
function lossOf(lost: boolean, group: readonly number[], before: readonly Sight[], after: readonly Sight[]) {
  const gone = group.filter((token) => after[token]!.zone !== before[token]!.zone)
  const [first] = gone
  const stayed = group.find((token) => isOnMap(before[token]!) && after[token]!.zone === before[token]!.zone)
  const rule = 'gb.counters.fog'
  if (first !== undefined && gone.length < group.length && isOnMap(before[first]!)) {
    const facts = { zone: before[first]!.zone, count: group.length, gone: gone.length }
    return { key: 'parted', rule, facts }
  }
  if (!lost) return undefined
  return { key: 'mixed', rule, facts: { zone: after[stayed ?? group[0]!]!.zone, count: group.length } }
}

/** The initial tracks: each token is one of the counters that the scenario, which is public, sets up in its zone. */
function firstTracks(
  campaign: Campaign,
  { asPrinted, side }: Notes,
  roll: Roll,
  sights: readonly Sight[],
  when: When,
): Track[] {
  const first = campaign.sideStart[1 - side]!
  const { placements, detached, reinforcements } = roll.scenario
  const inHand = either(roll.decoys, roll.detachments)
  const standing = (zone: string): Candidates => {
    const number = campaign.board.zoneOf(zone)
    const there = [
      ...placements.filter((one) => one.zone === number).map(({ counter }) => counter),
      ...detached.filter((one) => one.zone === number).map(({ detachment }) => detachment),
      ...reinforcements.filter((one) => one.zone === number && one.turn <= 1).flatMap(({ counters }) => counters),
    ]
    return setOf(roll.size, (counter) => there.includes(first + counter))
  }
  const tracks = sights.map((sight): Track => {
    const { zone, counter } = sight
    if (counter >= 0) return { ...sight, can: one(roll.size, counter), evidence: [], last: when }
    if (zone === HAND) return { ...sight, can: inHand, evidence: [], last: when }
    if (!asPrinted) return { ...sight, can: roll.all, evidence: [], last: when }
    const count = sights.filter((other) => other.zone === zone).length
    const rule = 'gb.scenario.set-up'
    const evidence: Evidence = { key: 'set-up', rule, ...when, facts: { zone, count } }
    return { ...sight, can: standing(zone), evidence: [evidence], last: when }
  })
  const book = new Casebook(roll, tracks, when)
  book.count({ key: 'counted', rule: 'gb.counters.fog', facts: {} }, true)
  return book.tracks(sights, tracks)
}

/** Updates where each counter was last known to be: at the token known to be it. */
function sightings(
  last: readonly (Sighting | null)[],
  roll: Roll,
  tracks: readonly Track[],
  { turn, moment }: When,
): readonly (Sighting | null)[] {
  let all: (Sighting | null)[] | undefined
  for (const { zone, can, seen } of tracks) {
    const counter = zone === HAND ? -1 : only(can)
    if (counter < 0 || roll.counters[counter]!.kind === 'decoy') continue
    const known = last[counter] ?? null
    if (zone === GONE) continue
    const isSeen = seen >= SEEN.identity
    if (known !== null && known.zone === zone && known.turn === turn && known.seen === isSeen) continue
    all ??= roll.counters.map((_, index) => last[index] ?? null)
    const since = known !== null && known.zone === zone && known.seen === isSeen ? known.moment : moment
    all[counter] = { zone, turn, moment: since, seen: isSeen }
  }
  return all ?? last
}
