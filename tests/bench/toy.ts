import { verb } from '../../src-engine/kernel/actions/actions.ts'
import { agendaOf } from '../../src-engine/kernel/play/agenda.ts'
import { good } from '../../src-engine/kernel/values/result.ts'
import { table, word } from '../../src-engine/kernel/values/shape.ts'
import { readState, stateAsJson } from '../../src-engine/kernel/play/state-json.ts'
import { defineSystem, loadCampaign, type GameOf, type LoadedCampaign } from '../../src-engine/kernel/system/system.ts'

/** A map of the size of a campaign's: who is next to whom, the same for us and for the peer. */
export interface ToyMap {
  readonly zones: number
  readonly neighbours: readonly (readonly number[])[]
}

/** A ring of zones with chords: 150 zones and 350 connections, built by counting and not by chance. */
export function toyMap(zones = 150, chords = 200): ToyMap {
  const neighbours: Set<number>[] = Array.from({ length: zones }, () => new Set())
  const join = (a: number, b: number): void => {
    neighbours[a]!.add(b)
    neighbours[b]!.add(a)
  }
  for (let zone = 0; zone < zones; zone++) join(zone, (zone + 1) % zones)
  for (let chord = 0, step = 7; chord < chords; step += 11) {
    const from = (chord * 53 + step) % zones
    const to = (from + 5 + (step % 23)) % zones
    if (from === to || neighbours[from]!.has(to)) continue
    join(from, to)
    chord++
  }
  return { zones, neighbours: neighbours.map((set) => [...set].sort((a, b) => a - b)) }
}

const COUNTERS = 100
const shape = () => ({
  moves: word(),
  // As many properties as a real counter has, so that copies and hashes weigh what they will weigh.
  unit: table(
    COUNTERS,
    {
      zone: word({ noun: 'zone' }),
      infantry: word({ start: 4 }),
      cavalry: word({ start: 1 }),
      artillery: word({ start: 2 }),
      morale: word({ start: 4 }),
      fatigue: word(),
      activated: word(),
      supplied: word(),
      revealed: word(),
      losses: word(),
      detached: word(),
      leader: word({ start: -1 }),
    },
    'unit',
  ),
})
type G = GameOf<ToyMap, ReturnType<typeof shape>>
const { frame } = agendaOf<G>()
const move = verb('move', 'unit', 'zone')

/** Each side has 45 of its counters on the map, and moves one of them to a neighbouring zone. */
export const COUNTERS_A_SIDE = 45
const turns = frame(
  'turns',
  { side: word() },
  {
    next: (g, f) => g.ask(f.side),
    offer(g, f, offer) {
      const first = f.side * COUNTERS_A_SIDE
      const { neighbours } = g.campaign
      for (let unit = first; unit < first + COUNTERS_A_SIDE; unit++) {
        for (const zone of neighbours[g.unit.zone.of(unit)]!) offer.add(move, unit, zone)
      }
    },
    answers: [
      {
        verb: move,
        may: (g, f, why, unit, zone) =>
          (Math.floor(unit / COUNTERS_A_SIDE) === f.side &&
            g.campaign.neighbours[g.unit.zone.of(unit)]!.includes(zone)) ||
          (why?.because('toy.move', 'not-there') ?? false),
        act(g, f, unit, zone) {
          g.unit.zone.set(unit, zone)
          g.moves += 1
          f.side = 1 - f.side
        },
      },
    ],
  },
)

const toy = defineSystem<ToyMap, ReturnType<typeof shape>>({
  id: 'toy',
  version: 1,
  title: 'Toy',
  sides: ['west', 'east'],
  endings: ['never'],
  book: {
    rulebook: [{ id: 'toy.move', section: '1', title: 'Moving' }],
    words: { en: {}, fr: {} },
  },
  rules: {
    kinds: [turns],
    entries: [],
    invariants: [],
    shape,
    setUp(g) {
      for (let unit = 0; unit < COUNTERS; unit++) g.unit.zone.set(unit, (unit * 17) % g.campaign.zones)
      g.call(turns, { side: 0 })
    },
  },
  campaign: {
    load: () => good(toyMap()),
    scenarios: () => [{ id: 'all', title: { en: 'All', fr: 'Tout' }, switches: [] }],
    nouns: (map) => ({
      zone: Array.from({ length: map.zones }, (_, zone) => `z${zone}`),
      unit: Array.from({ length: COUNTERS }, (_, unit) => `u${unit}`),
    }),
  },
  knowledge: {
    view: (g) => stateAsJson(g),
    imagine(g, known) {
      readState(g, known)
    },
  },
  glance: {},
})

export function loadToy(): LoadedCampaign {
  const loaded = loadCampaign(toy, {})
  if (!loaded.ok) throw new Error('the toy does not load')
  return loaded.value
}
