import type { Break, BrokenLine, Removable as Thing, Stretch } from '#engine/gaiter-button/window-types.ts'
import type { Setting } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { BoardIndex } from '../../../map/board/board.ts'
import type { MarkNote, Overlay, Tone, WayNote, ZoneNote } from '../../../map/board/overlay.ts'
import type { Thing as OnMap } from '../../../state/known/thing.ts'
import type { Finding, LayerShown, Removable } from '../../../system-ui/system-ui.ts'
import type { OrderOfBattle } from '../counters/order-of-battle.ts'
import { layerWords, type LayerWords } from './words.ts'

/** Helpers for all layers: names, words, and things on the map. */
export type Tools = {
  readonly words: LayerWords
  readonly placeName: (zone: string) => string
  readonly wayName: (connection: string) => string
  readonly counterName: (counter: string) => string
  /** Names a few counters, counts more. */
  readonly who: (counters: readonly string[]) => string
  readonly list: (names: readonly string[]) => string
  readonly zoneOf: (zone: string) => OnMap
  readonly wayOf: (connection: string) => OnMap
  /** Where on the map a line breaks, and why, in words. */
  readonly placeOf: (broken: Break) => OnMap
  readonly whyOf: (broken: Break) => string
  readonly removableOf: (things: readonly Thing[]) => Removable[]
}

/** Up to this many counters are named. */
const few = 2

export function toolsFor(language: Language, index: BoardIndex, book: OrderOfBattle, names: Setting['names']): Tools {
  const words = layerWords(language)
  // Sectors have names, but lie off the map.
  const placeName = (zone: string): string => index.places.get(zone)?.name ?? names[zone]?.[language] ?? zone
  // Strips the number that tells parallel connections apart; the map draws them as one way.
  const drawn = (connection: string): string =>
    index.ways.has(connection) ? connection : connection.replace(/-\d+$/, '')
  const wayName = (connection: string): string => {
    const way = index.ways.get(drawn(connection))
    return way === undefined
      ? (names[connection]?.[language] ?? connection)
      : words.way(placeName(way.a), placeName(way.b))
  }
  const counterName = (counter: string): string => {
    const printed = book.counters.get(counter)
    if (printed === undefined) return counter
    if (printed.kind === 'decoy') return words.decoy(printed.name)
    return printed.detached ? words.detachment(printed.name) : printed.fullName
  }
  const list = (names: readonly string[]): string => {
    const [last = '', ...first] = names.toReversed()
    return first.length === 0 ? last : words.and(first.toReversed().join(', '), last)
  }
  const zoneOf = (id: string): OnMap => ({ kind: 'zone', id })
  const wayOf = (connection: string): OnMap => ({ kind: 'way', id: drawn(connection) })
  const whyOf = ({ reason, facts, zone, connection }: Break): string => {
    const at = connection === null ? placeName(zone ?? '') : wayName(connection)
    const told = Object.hasOwn(words.breaks, reason) ? words.breaks[reason as keyof LayerWords['breaks']] : undefined
    return told?.(at, Number(facts['needed'] ?? 0), Number(facts['most'] ?? 0)) ?? at
  }
  return {
    words,
    placeName,
    wayName,
    counterName,
    who: (counters) => (counters.length <= few ? list(counters.map(counterName)) : words.counters(counters.length)),
    list,
    zoneOf,
    wayOf,
    placeOf: ({ zone, connection }) => (connection === null ? zoneOf(zone ?? '') : wayOf(connection)),
    whyOf,
    removableOf: (things) =>
      things.map(({ id, kind, connection, zone, costs }) => ({
        id,
        thing: wayOf(connection),
        words: words.removable[kind](wayName(connection), placeName(zone ?? '')),
        costs,
      })),
  }
}

/** Builds an overlay. Of two drawings in the same place, the first stays. */
export class Drawing {
  readonly #zones = new Map<string, ZoneNote>()
  readonly #ways = new Map<string, WayNote>()
  readonly #marks: MarkNote[] = []

  wash(zones: readonly string[], tone: Tone): void {
    for (const id of zones) this.#zones.set(`wash ${id}`, { id, tone, soft: true })
  }

  ring(id: string, tone: Tone, label?: string): void {
    if (!this.#zones.has(id)) this.#zones.set(id, { id, tone, ...(label === undefined ? {} : { label }) })
  }

  along({ zones }: Stretch, tone: Tone, how: Pick<WayNote, 'rail' | 'dashed' | 'arrow'> = {}): void {
    zones.slice(1).forEach((to, index) => {
      const from = zones[index]! // one before it
      const key = [from, to].sort().join(' ')
      if (!this.#ways.has(key)) this.#ways.set(key, { from, to, tone, ...how })
    })
  }

  mark(mark: MarkNote): void {
    this.#marks.push(mark)
  }

  /** Draws a broken line: its whole course, and where it breaks. */
  broken({ land, rails, break: where }: BrokenLine): void {
    if (!isInTheWay(where)) {
      this.along(land, 'quiet', { dashed: true })
      return
    }
    let reached = false
    for (const { zones, connections } of [land, ...rails])
      zones.forEach((zone, at) => {
        reached ||= zone === where.zone
        const [connection, to] = [connections[at], zones[at + 1]]
        if (connection === undefined || to === undefined) return
        const tone = reached ? 'quiet' : 'bad'
        this.along({ zones: [zone, to], connections: [connection] }, tone, { dashed: true })
        if (connection !== where.connection) return
        reached = true
        this.mark({ at: { from: zone, to }, sign: 'break', tone: 'bad' })
      })
    if (where.zone !== null) this.mark({ at: { zone: where.zone }, sign: 'break', tone: 'bad' })
  }

  gone(things: readonly Thing[], index: BoardIndex): void {
    for (const { connection } of things) {
      const way = index.ways.get(connection)
      if (way !== undefined) this.mark({ at: { from: way.a, to: way.b }, sign: 'gone', tone: 'bad' })
    }
  }

  get overlay(): Overlay {
    return { zones: [...this.#zones.values()], ways: [...this.#ways.values()], marks: this.#marks }
  }
}

/** The key for broken lines and for things assumed gone, if there are any. */
export function keyOfLosses(
  isBroken: boolean,
  key: { readonly broken: string; readonly break: string },
  without: readonly Thing[],
  gone: string,
): LayerShown['key'] {
  const lines: LayerShown['key'] = [
    { tone: 'bad', dashed: true, words: key.broken },
    { tone: 'bad', as: 'break', words: key.break },
  ]
  return [
    ...(isBroken ? lines : []),
    ...(without.length > 0 ? [{ tone: 'bad', as: 'gone', words: gone } as const] : []),
  ]
}

/** Whether a line breaks at a place; a line that is only too long, or does not exist, breaks nowhere. */
const isInTheWay = ({ reason }: Break): boolean => !['too-far', 'nowhere', 'no-lines', 'cut'].includes(reason)

/** Reports a broken line as two findings: who lacks it, and what is in the way. */
export function brokenFindings(tools: Tools, first: Finding, words: (why: string) => string, where: Break): Finding[] {
  return [first, { words: words(tools.whyOf(where)), tone: 'bad', at: tools.placeOf(where), rule: where.rule }]
}

/** The losses if some things were gone, or a finding that there are none. */
export function lossesOf(tools: Tools, without: readonly Thing[], losses: readonly Finding[]): Finding[] {
  if (without.length === 0) return []
  const told: readonly Finding[] = losses.length > 0 ? losses : [{ words: tools.words.nothingLost, tone: 'good' }]
  return told.map((one) => ({ ...one, lost: true }))
}
