import type { G } from '#engine/gaiter-button/state/kit.ts'
import { SEEN } from '#engine/gaiter-button/state/shape.ts'
import { activation } from '#engine/gaiter-button/activation/activation.ts'
import { withdrawals } from '#engine/gaiter-button/night/withdrawal.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { impulseOf, march, type Wanted } from '../../../rulebook/gaiter-button/marching.ts'
import { FR, GE, scene, type Names, type Table } from '../../../rulebook/gaiter-button/table.ts'
import type { Chosen } from '../asking.ts'

/** A position in which some orders are sound and others are not. */
export interface Puzzle {
  readonly number: number
  readonly what: string
  /** Sets it up. */
  readonly set: () => Table
  /** Is this choice sound? */
  accepts(chosen: Chosen): boolean
}

/** In a contested zone, the camp that came in, and the zones from which its axes of retreat come. */
const axes =
  (zone: string, side: number, ...from: readonly string[]) =>
  (g: G, names: Names): void => {
    g.zone.intruder.set(names.zone(zone), side + 1)
    for (const one of from) {
      const connection = names.connection(zone, one)
      const end = 2 * connection + (g.campaign.board.from[connection] === names.zone(zone) ? 0 : 1)
      g.connectionEnd.axis.set(end, side + 1)
    }
  }
const encircled =
  (zone: string, side: number) =>
  (g: G, names: Names): void =>
    g.zone.encircled.set(names.zone(zone), side + 1)
const known =
  (...counters: readonly string[]) =>
  (g: G, names: Names): void => {
    for (const counter of counters) g.counter.seen.set(names.counter(counter), SEEN.composition)
  }
const weakened =
  (counter: string, infantry: number) =>
  (g: G, names: Names): void => {
    const unit = names.counter(counter)
    const lost = g.counter.infantry.of(unit) - infantry
    g.counter.infantry.set(unit, infantry)
    g.counter.lostInfantry.add(unit, lost)
    g.counter.right.add(unit, lost)
  }
const withoutGuns =
  (counter: string) =>
  (g: G, names: Names): void => {
    const unit = names.counter(counter)
    g.counter.lostArtillery.add(unit, g.counter.artillery.of(unit))
    g.counter.artillery.set(unit, 0)
  }
const all =
  (...steps: readonly ((g: G, names: Names) => void)[]) =>
  (g: G, names: Names): void => {
    for (const step of steps) step(g, names)
  }

const goes = (chosen: Chosen, to: string, ...who: readonly string[]): boolean =>
  chosen.to === to && who.some((counter) => chosen.counters.includes(counter))
const isBattle = ({ intent }: Chosen): boolean => ['attacks', 'storms', 'breaks-out'].includes(intent)

/** Far from everything, so that both sides have somebody. */
const HOME = { 'bar-le-duc': ['moltke', 'ge-6-11', 'ge-6-12'], reims: ['mac-mahon', 'fr-13-1', 'fr-13-3'] }

/** A whole corps stands beside French divisions, who have cavalry among them. */
export const corpsBesideCavalry: Wanted = {
  side: GE,
  turn: 6,
  counters: {
    ...HOME,
    landres: ['fr-7-1', 'fr-7-2', 'ge-c-5'],
    briey: ['frederick-william', 'ge-5-9', 'ge-5-10', 'ge-11-21', 'ge-11-22'],
  },
  arrange: axes('landres', GE, 'spincourt'),
}

export const puzzles: readonly Puzzle[] = [
  {
    number: 1,
    what: 'the last open way of a stack is shut by cavalry that can come by it',
    set: () =>
      impulseOf({
        side: GE,
        turn: 6,
        counters: { ...HOME, landres: ['fr-7-1', 'fr-7-2', 'ge-5-9', 'ge-5-10', 'ge-11-21'], pierrepont: ['ge-c-5'] },
        activated: ['ge-5-9', 'ge-5-10', 'ge-11-21'],
        arrange: axes('landres', GE, 'briey', 'spincourt', 'audun-le-roman'),
      }),
    accepts: (chosen) => goes(chosen, 'landres', 'ge-c-5'),
  },
  {
    number: 2,
    what: 'a decoy shuts no way, and is not sent to do it',
    set: () =>
      impulseOf({
        side: GE,
        turn: 6,
        counters: { ...HOME, landres: ['fr-7-1', 'fr-7-2', 'ge-5-9', 'ge-5-10'], pierrepont: ['german-decoy-1'] },
        activated: ['ge-5-9', 'ge-5-10'],
        arrange: axes('landres', GE, 'briey', 'spincourt', 'audun-le-roman'),
      }),
    accepts: (chosen) => !goes(chosen, 'landres', 'german-decoy-1'),
  },
  {
    number: 3,
    what: 'with two ways open and one who can shut one, a likely battle comes first, or the ring',
    set: () =>
      impulseOf({
        side: GE,
        turn: 6,
        counters: { ...HOME, landres: ['fr-7-3', 'ge-5-9', 'ge-5-10', 'ge-11-21'], pierrepont: ['ge-c-5'] },
        activated: ['ge-5-9', 'ge-5-10', 'ge-11-21'],
        arrange: all(axes('landres', GE, 'briey', 'spincourt'), known('fr-7-3')),
      }),
    accepts: (chosen) => isBattle(chosen),
  },
  {
    number: 4,
    what: 'out of a pocket with one way left, the Emperor and his troops go at once',
    set: () =>
      impulseOf({
        side: FR,
        turn: 8,
        counters: {
          landres: ['mac-mahon', 'fr-1-1', 'fr-1-2', 'ge-5-9', 'ge-5-10', 'ge-11-21', 'ge-11-22'],
          'bar-le-duc': ['moltke', 'ge-6-11'],
          reims: ['fr-13-1'],
        },
        arrange: axes('landres', GE, 'briey', 'spincourt', 'pierrepont'),
      }),
    accepts: ({ to, counters }) =>
      to !== 'landres' && to !== '' && counters.some((one) => one.startsWith('fr-1-') || one === 'mac-mahon'),
  },
  {
    number: 5,
    what: 'who is encircled attacks to break out',
    set: () =>
      impulseOf({
        side: FR,
        turn: 6,
        counters: { ...HOME, landres: ['fr-1-1', 'fr-1-2', 'fr-1-3', 'ge-c-5'] },
        arrange: all(encircled('landres', FR), known('ge-c-5')),
      }),
    accepts: (chosen) => isBattle(chosen),
  },
  {
    number: 6,
    what: 'no attack with little hope and no purpose',
    set: () =>
      impulseOf({
        side: FR,
        turn: 4,
        counters: { ...HOME, attigny: ['fr-7-3', 'ge-5-9', 'ge-5-10', 'ge-11-21'] },
        arrange: all(axes('attigny', GE, 'voncq', 'l-effincourt'), known('ge-5-9', 'ge-5-10', 'ge-11-21')),
      }),
    accepts: (chosen) => !isBattle(chosen),
  },
  {
    number: 8,
    what: 'no stack leaves the zone by which the army has its line to the west',
    set: () =>
      impulseOf({
        side: FR,
        turn: 9,
        counters: {
          'bar-le-duc': ['moltke', 'ge-6-11'],
          amagne: ['fr-1-1', 'fr-1-2', 'mac-mahon'],
          rethel: ['fr-5-1'],
          'novion-porcien': ['ge-c-5'],
          'menil-annelles': ['ge-c-6'],
          'le-chatelet-sur-retourne': ['ge-c-4'],
        },
      }),
    accepts: ({ counters, to }) => !(counters.includes('fr-5-1') && to !== 'amagne' && to !== ''),
  },
  {
    number: 9,
    what: 'a third marker is not risked where nothing is gained by it',
    set: () => impulseOf({ side: FR, turn: 3, counters: { ...HOME, rethel: ['fr-5-1', 'fr-5-2'] } }),
    accepts: ({ counters, to }) => counters.length === 0 || !['stonne', 'raucourt', 'beaumont-en-argonne'].includes(to),
  },
  {
    number: 10,
    what: 'a third marker that can hurt nobody is drawn where a division leaves the map by it',
    set() {
      const table = march(['fr-1-1'], {
        turn: 10,
        side: FR,
        counters: { longwy: ['fr-1-1'], reims: ['mac-mahon', 'fr-13-1'], 'bar-le-duc': ['moltke', 'ge-6-11'] },
      })
      const f = table.g.topmost(activation)!
      f.kept = 2
      f.sum = 1
      return table
    },
    accepts: ({ intent, action }) => intent === 'leaves' && action === 'draw',
  },
  {
    number: 11,
    what: 'on the last day a division marches till it drops to leave the map',
    set: () =>
      impulseOf({
        side: FR,
        turn: 10,
        counters: { marville: ['fr-1-1'], reims: ['mac-mahon', 'fr-13-1'], 'bar-le-duc': ['moltke', 'ge-6-11'] },
        arrange: (g) => {
          exitedBefore(g, 3)
        },
      }),
    accepts: ({ intent }) => intent === 'leaves',
  },
  {
    number: 13,
    what: 'a division of 4 SP is not worn out before it leaves the map',
    set: () =>
      impulseOf({
        side: FR,
        turn: 8,
        counters: { ...HOME, montmedy: ['fr-7-3'] },
        arrange: weakened('fr-7-3', 1),
      }),
    accepts: ({ intent, to }) => intent !== 'leaves' || to === 'longwy',
  },
  {
    number: 21,
    what: 'who would be beaten tomorrow withdraws by night',
    set: () => nightAtSemide(FR),
    accepts: ({ action }) => action === 'withdraw semide',
  },
  {
    number: 21,
    what: 'who is the stronger stands by night',
    set: () => nightAtSemide(GE),
    accepts: ({ action }) => action === 'no-withdrawal',
  },
  {
    number: 22,
    what: 'shaken troops rally under their commander before they march on',
    set: () =>
      impulseOf({
        side: FR,
        turn: 5,
        counters: {
          rethel: ['mac-mahon', 'fr-5-1', 'fr-5-2'],
          reims: ['fr-13-1'],
          'bar-le-duc': ['moltke', 'ge-6-11', 'ge-6-12'],
        },
        demoralised: ['fr-5-1', 'fr-5-2'],
      }),
    accepts: ({ intent, counters }) => intent === 'rallies' || !counters.some((one) => one.startsWith('fr-5')),
  },
  {
    number: 24,
    what: 'the Emperor and his troops go into a fortress rather than be shut in before it',
    set: () =>
      impulseOf({
        side: FR,
        turn: 9,
        counters: {
          sedan: ['mac-mahon', 'fr-5-2'],
          torcy: ['ge-5-9', 'ge-5-10'],
          douzy: ['ge-11-21', 'ge-11-22'],
          'vrigne-aux-bois': ['ge-6-11', 'ge-6-12'],
          reims: ['fr-13-1'],
          'bar-le-duc': ['moltke', 'ge-4-7'],
        },
      }),
    accepts: ({ intent, counters }) => intent === 'shelters' && counters.includes('mac-mahon'),
  },
  {
    number: 27,
    what: 'an army does not crowd into one zone behind a single bridge before a stronger enemy',
    set: () =>
      impulseOf({
        side: FR,
        turn: 6,
        counters: {
          mouzon: ['fr-12-1', 'fr-12-2', 'fr-12-3', 'fr-1-1', 'fr-1-2'],
          raucourt: ['fr-7-1', 'fr-7-2'],
          'beaumont-en-argonne': ['ge-5-9', 'ge-5-10', 'ge-6-11', 'ge-6-12'],
          reims: ['mac-mahon', 'fr-13-1'],
          'bar-le-duc': ['moltke', 'ge-4-7'],
        },
      }),
    accepts: ({ to, counters }) => !(to === 'mouzon' && counters.length > 2),
  },
  {
    number: 15,
    what: 'nobody passes while the key move is to be made: the last day, and a division at the edge',
    set: () =>
      impulseOf({
        side: FR,
        turn: 10,
        counters: { longwy: ['fr-1-1'], reims: ['mac-mahon', 'fr-13-1'], 'bar-le-duc': ['moltke', 'ge-6-11'] },
        arrange: (g) => exitedBefore(g, 3),
      }),
    accepts: ({ intent }) => intent === 'leaves',
  },
  {
    number: 17,
    what: 'Moltke does not go where the enemy can come to him and nobody guards him',
    set: () =>
      impulseOf({
        side: GE,
        turn: 4,
        counters: {
          grandpre: ['moltke', 'ge-5-9', 'ge-5-10'],
          vouziers: ['fr-1-1', 'fr-1-2', 'fr-1-3'],
          reims: ['mac-mahon', 'fr-13-1'],
        },
      }),
    accepts: ({ counters, to }) =>
      (!counters.includes('moltke') || counters.length > 1 || to === '') &&
      !(counters.includes('ge-5-9') && counters.includes('ge-5-10') && !counters.includes('moltke')),
  },
  {
    number: 20,
    what: 'corps that are not needed rest where the campaign is won already',
    set: () =>
      impulseOf({
        side: GE,
        turn: 10,
        counters: { ...HOME, 'saint-dizier': ['ge-5-9', 'ge-5-10'] },
        outOfSupply: ['ge-5-9', 'ge-5-10'],
        arrange: all(lostBefore(8)),
      }),
    accepts: ({ counters }) => !counters.includes('ge-5-9'),
  },
  {
    number: 23,
    what: 'cavalry of a French corps stays with its corps',
    set: () =>
      impulseOf({
        side: FR,
        turn: 3,
        counters: { ...HOME, rethel: ['fr-5-1', 'fr-5-2', 'fr-5-3', 'fr-5-c'] },
        activated: ['fr-5-1', 'fr-5-2', 'fr-5-3'],
      }),
    accepts: ({ counters, to }) =>
      !counters.includes('fr-5-c') ||
      ['rethel', 'chateau-porcien', 'novion-porcien', 'amagne', 'menil-annelles', 'le-chatelet-sur-retourne'].includes(
        to,
      ),
  },
  {
    number: 25,
    what: 'divisions that count leave the map before those that do not',
    set: () =>
      impulseOf({
        side: FR,
        turn: 10,
        counters: {
          longwy: ['fr-1-1', 'fr-7-3'],
          reims: ['mac-mahon', 'fr-13-1'],
          'bar-le-duc': ['moltke', 'ge-6-11'],
        },
        arrange: all(weakened('fr-7-3', 1), withoutGuns('fr-7-3'), (g) => exitedBefore(g, 3)),
      }),
    accepts: ({ intent, counters }) => intent === 'leaves' && counters.includes('fr-1-1'),
  },
  {
    number: 26,
    what: 'three divisions do not sit down before a garrison of 1 SP',
    set: () =>
      impulseOf({
        side: GE,
        turn: 5,
        counters: { ...HOME, stenay: ['ge-5-9', 'ge-5-10', 'ge-11-21'], marville: ['fr-1-1', 'fr-1-2'] },
      }),
    accepts: ({ counters, to }) => !(counters.length === 3 && to === 'montmedy'),
  },
  {
    number: 28,
    what: 'a position that is won is held by a quiet move',
    set: () =>
      impulseOf({
        side: GE,
        turn: 10,
        counters: { ...HOME, landres: ['fr-1-1', 'fr-1-2', 'ge-5-9', 'ge-5-10', 'ge-11-21'] },
        arrange: all(lostBefore(8), encircled('landres', FR)),
      }),
    accepts: ({ counters }) => !counters.some((one) => ['ge-5-9', 'ge-5-10', 'ge-11-21'].includes(one)),
  },
  {
    number: 7,
    what: 'even odds are taken where a defeat costs only SP, and victory leaves one way for a sealer',
    set: () =>
      impulseOf({
        side: GE,
        turn: 6,
        counters: { ...HOME, landres: ['fr-7-1', 'fr-7-2', 'ge-5-9', 'ge-5-10', 'ge-11-21'], pierrepont: ['ge-c-5'] },
        activated: ['ge-5-9', 'ge-5-10', 'ge-11-21'],
        arrange: all(axes('landres', GE, 'briey', 'spincourt'), known('fr-7-1', 'fr-7-2')),
      }),
    accepts: (chosen) => isBattle(chosen),
  },
  {
    number: 14,
    what: 'a whole corps falls upon the enemy beside it by a battle movement, which tires nobody, and does not march in by halves',
    set: () => impulseOf(corpsBesideCavalry),
    accepts: ({ intent, to }) => intent === 'falls-upon' && to === 'landres',
  },
  {
    number: 18,
    what: 'the bridge that the army has still to cross is not blown, whoever is near',
    set: () =>
      impulseOf({
        side: FR,
        turn: 6,
        counters: {
          mouzon: ['fr-12-1'],
          raucourt: ['fr-12-2', 'fr-12-3', 'fr-1-1', 'mac-mahon'],
          reims: ['fr-13-1'],
          stonne: ['ge-5-9', 'ge-5-10', 'ge-6-11', 'ge-6-12'],
          'bar-le-duc': ['moltke', 'ge-4-7'],
        },
        activated: ['fr-12-2', 'fr-12-3', 'fr-1-1', 'mac-mahon'],
      }),
    accepts: ({ intent }) => intent !== 'blows',
  },
  {
    number: 18,
    what: 'the bridge is blown that takes a stronger enemy four connections to go round',
    set: () =>
      impulseOf({
        side: FR,
        turn: 5,
        counters: {
          'rilly-la-montagne': ['mac-mahon', 'fr-12-1', 'fr-12-2', 'fr-12-3', 'fr-1-1'],
          epernay: ['ge-5-9', 'ge-5-10', 'ge-6-11', 'ge-6-12', 'ge-11-21'],
          reims: ['fr-13-1'],
          'bar-le-duc': ['moltke', 'ge-4-7'],
        },
        activated: ['mac-mahon', 'fr-12-2', 'fr-12-3', 'fr-1-1'],
      }),
    accepts: ({ intent }) => intent === 'blows',
  },
  {
    number: 19,
    what: 'cavalry reconnoitres before a battle with what may be nothing but decoys',
    set: () =>
      impulseOf({
        side: GE,
        turn: 6,
        counters: { ...HOME, landres: ['french-decoy-1', 'french-decoy-2', 'ge-5-9', 'ge-5-10', 'ge-c-5'] },
        activated: ['ge-5-9', 'ge-5-10'],
      }),
    accepts: ({ intent }) => intent === 'scouts',
  },
]

/** A French division among three German ones; a side is asked whether it withdraws. */
const nightAtSemide = (side: number): Table =>
  scene({
    counters: { ...HOME, semide: ['fr-7-3', 'ge-5-9', 'ge-5-10', 'ge-11-21'] },
    arrange: (g, { zone }) => g.zone.intruder.set(zone('semide'), GE + 1),
    begin: (g) => void (g.call(days, {}), g.call(withdrawals, { side })),
  })

function exitedBefore(g: G, count: number): void {
  let left = count
  for (let counter = 0; counter < g.counter.rows && left > 0; counter++) {
    const { side, division, type } = g.campaign.counters[counter]!
    if (side !== FR || !division || type !== 'infantry' || g.counter.zone.of(counter) >= 0) continue
    g.counter.fate.set(counter, 5)
    left -= 1
  }
}

/** So many French divisions were lost before. */
function lostBefore(count: number) {
  return (g: G): void => {
    let left = count
    for (let counter = 0; counter < g.counter.rows && left > 0; counter++) {
      const { side, division, type } = g.campaign.counters[counter]!
      if (side !== FR || !division || type !== 'infantry' || g.counter.zone.of(counter) >= 0) continue
      g.counter.fate.set(counter, 3)
      left -= 1
    }
  }
}
