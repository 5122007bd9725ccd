import type { Campaign } from '../campaign/campaign.ts'
import { NONE } from '../campaign/campaign.ts'
import { SEEN } from '../state/shape.ts'
import { GONE, isOnMap, markNames, MARKS, type Evidence, type Notes, type Track } from './notes.ts'
import { rollOf, type Roll } from './roll.ts'
import { count, members, only } from '../../fog/candidates.ts'
import { tokenName } from './sights.ts'

/** What a token can be, in words that the window knows. */
export type Kind = 'infantry' | 'cavalry' | 'detachment' | 'leader' | 'decoy'

/** The intelligence book at one moment: for every enemy token on the map what it can still be, and why. */
export interface Book {
  readonly turn: number
  readonly moment: number
  readonly tokens: readonly BookToken[]
  readonly corps: readonly BookCorps[]
  /** The number of tokens on the map whose counter is known, and the average number of candidates per token. */
  readonly known: number
  readonly candidates: number
}

export interface BookToken {
  readonly token: string
  readonly zone: string
  readonly inside: boolean
  readonly marks: readonly string[]
  /** Its counter, if only one is possible; all decoys count as the same. */
  readonly counter: string | null
  /** Whether the side has seen which counter it is, and its strength. */
  readonly seen: 'not' | 'identity' | 'composition'
  readonly kinds: readonly { readonly kind: Kind; readonly count: number }[]
  /** The counters it can be, without decoys. */
  readonly names: readonly string[]
  /** Strength points, and MP on this day: minimum and maximum. */
  readonly points: readonly [number, number]
  readonly pace: readonly [number, number]
  /** When it last did something visible. */
  readonly last: { readonly turn: number; readonly moment: number }
  readonly evidence: readonly Evidence[]
}

/** A corps: where its counters were last known to be. */
export interface BookCorps {
  readonly corps: string | null
  readonly counters: number
  readonly located: readonly {
    readonly counter: string
    readonly zone: string
    readonly turn: number
    readonly moment: number
    readonly seen: boolean
    /** Whether it is known to be there now. */
    readonly present: boolean
    /** Whether it has left the game, which both sides know. */
    readonly gone: boolean
  }[]
}

export function bookOf(campaign: Campaign, notes: Notes): Book {
  const { rain } = notes
  const enemy = 1 - notes.side
  const roll = rollOf(campaign, notes.scenario, enemy)
  const tokens = notes.tracks.flatMap((track, token) =>
    isOnMap(track) ? [tokenOf(roll, track, tokenName(enemy, token), rain)] : [],
  )
  const total = tokens.reduce((sum, { kinds }) => sum + kinds.reduce((all, one) => all + one.count, 0), 0)
  return {
    turn: notes.turn,
    moment: notes.moment,
    tokens,
    corps: corpsOf(campaign, roll, notes),
    known: tokens.filter(({ counter }) => counter !== null).length,
    candidates: tokens.length === 0 ? 0 : total / tokens.length,
  }
}

function kindOf(roll: Roll, counter: number): Kind {
  const { kind, type } = roll.counters[counter]!
  return kind === 'unit' ? type : kind
}
const KINDS: readonly Kind[] = ['infantry', 'cavalry', 'detachment', 'leader', 'decoy']

function tokenOf(roll: Roll, track: Track, token: string, rain: boolean): BookToken {
  const can = members(track.can)
  const kinds = KINDS.flatMap((kind) => {
    const of = can.filter((counter) => kindOf(roll, counter) === kind).length
    return of === 0 ? [] : [{ kind, count: of }]
  })
  const names = can.filter((counter) => kindOf(roll, counter) !== 'decoy').map((counter) => roll.counters[counter]!.id)
  const seen = track.points >= 0
  const least = can.map((counter) => (roll.counters[counter]!.kind === 'unit' || isDetachment(roll, counter) ? 1 : 0))
  const paces = can.flatMap((counter) => roll.paces(counter, rain))
  return {
    token,
    zone: track.zone,
    inside: (track.marks & MARKS.inside) !== 0,
    marks: markNames.filter((mark) => mark !== 'inside' && (track.marks & MARKS[mark]) !== 0),
    counter: count(track.can) === 1 ? roll.counters[only(track.can)]!.id : null,
    seen: track.seen >= SEEN.composition ? 'composition' : track.seen >= SEEN.identity ? 'identity' : 'not',
    kinds,
    names,
    points: seen ? [track.points, track.points] : [Math.min(...least), Math.max(...can.map(roll.most))],
    pace: [Math.min(...paces), Math.max(...paces)],
    last: track.last,
    evidence: track.evidence,
  }
}
const isDetachment = (roll: Roll, counter: number): boolean => roll.counters[counter]!.kind === 'detachment'

function corpsOf(campaign: Campaign, roll: Roll, { sightings, tracks }: Notes): BookCorps[] {
  const now = new Map(tracks.flatMap(({ zone, can }) => (only(can) >= 0 ? [[only(can), zone] as const] : [])))
  const bodies = new Map<number, number[]>()
  roll.counters.forEach(({ kind, corps }, counter) => {
    const absent = tracks.some((track) => track.zone === GONE && only(track.can) === counter) && !sightings[counter]
    if (kind === 'decoy' || kind === 'detachment' || absent) return
    bodies.set(corps, [...(bodies.get(corps) ?? []), counter])
  })
  return [...bodies].map(([corps, counters]) => ({
    corps: corps === NONE ? null : campaign.corps[corps]!.id,
    counters: counters.length,
    located: counters.flatMap((counter) => {
      const sighting = sightings[counter]
      if (!sighting) return []
      return [
        {
          counter: roll.counters[counter]!.id,
          ...sighting,
          present: now.get(counter) === sighting.zone,
          gone: now.get(counter) === GONE,
        },
      ]
    }),
  }))
}
