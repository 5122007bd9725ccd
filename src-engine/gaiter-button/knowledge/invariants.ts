import { both, naming, saidOf } from '../../campaigns/problems.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { Invariant } from '../../kernel/system/system.ts'
import { activation } from '../activation/activation.ts'
import { ARMS, MITRAILLEUSES, NONE } from '../campaign/campaign.ts'
import { armPoints, endOf, firstOf, isInPlay, isUnit, lostColumn, onMap, points } from '../state/counters.ts'
import { marker } from '../march/fatigue.ts'
import {
  connectionName,
  counterName,
  counterOf,
  scenarioOf,
  sideOf,
  tablesOf,
  zoneName,
  zoneOf,
  type G,
} from '../state/kit.ts'
import type { Activation } from '../state/operation.ts'
import { axisOn, fortressPoints, isContested } from '../state/places.ts'
import { FATE } from '../state/shape.ts'
import { startPoints, rowPoints, pointsCrossedOff } from '../ground/strength.ts'

/** What always holds between two decisions. */

/** The first message among `count` things to check; undefined if all are sound. */
function first(count: number, wrong: (number: number) => Title | false): Title | undefined {
  for (let number = 0; number < count; number++) {
    const found = wrong(number)
    if (found !== false) return found
  }
  return undefined
}
const firstCounter = (g: G, wrong: (counter: number) => Title | false): Title | undefined =>
  first(g.counter.rows, (counter) => {
    const found = wrong(counter)
    return found !== false && saidOf(counterName(g, counter), found)
  })
const firstZone = (g: G, wrong: (zone: number) => Title | false): Title | undefined =>
  first(g.zone.intruder.rows, (zone) => {
    const found = wrong(zone)
    return found !== false && saidOf(zoneName(g, zone), found)
  })

/** SP of a side when the game began, including its garrisons. */
function startOf(g: G, side: number): number {
  const { data } = scenarioOf(g)
  let sum = 0
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++) {
    if (counterOf(g, counter).kind !== 'unit') continue
    for (let arm = 0; arm < ARMS; arm++) sum += startPoints(g, counter, arm)
  }
  for (const garrison of g.campaign.garrisons)
    if (garrison.side === side && garrison.manned && data.garrisons) sum += garrison.row.length
  return sum
}

/** SP of a side wherever they are: in units, detachments and garrisons, lost, or given up. */
export function totalOf(g: G, side: number): number {
  let sum = 0
  for (let counter = firstOf(g, side); counter < endOf(g, side); counter++)
    sum += points(g, counter) + pointsCrossedOff(g, counter)
  g.campaign.garrisons.forEach((garrison, row) => {
    if (garrison.side === side)
      sum += g.garrison.points.of(row) + g.garrison.lost.of(row) + g.garrison.abandoned.of(row)
  })
  return sum
}

/** SP of a side that are unaccounted for; negative if there are too many. */
export const missingPoints = (g: G, side: number): number => startOf(g, side) - totalOf(g, side)

const strengthKept: Invariant<G> = {
  rule: 'gb.counters.losses',
  broken: (g) =>
    first(2, (side) => {
      const [start, total] = [startOf(g, side), totalOf(g, side)]
      return (
        start !== total &&
        saidOf(
          g.nameOf('side', side),
          both(`began with ${start} SP, and there are ${total}`, `a commencé avec ${start} PF, et il y en a ${total}`),
        )
      )
    }),
}

const noneBelowZero: Invariant<G> = {
  rule: 'gb.counters.removed',
  broken: (g) =>
    firstCounter(g, (counter) => {
      for (let arm = 0; arm < ARMS; arm++)
        if (armPoints(g, counter, arm) < 0 || lostColumn(g, arm).of(counter) < 0)
          return both('has less than nothing', 'a moins que rien')
      if (!onMap(g, counter) || !isUnit(g, counter)) return false
      return (
        points(g, counter) === armPoints(g, counter, MITRAILLEUSES) &&
        both('is on the map without SP', 'est sur la carte sans PF')
      )
    }),
}

const rowsSound: Invariant<G> = {
  rule: 'gb.counters.morale',
  broken: (g) =>
    firstCounter(g, (counter) => {
      const { kind, row } = counterOf(g, counter)
      if (kind !== 'unit' && !(kind === 'detachment' && onMap(g, counter))) return false
      const [left, right, held] = [g.counter.left.of(counter), g.counter.right.of(counter), rowPoints(g, counter)]
      if (left >= 0 && right >= 0 && left + right <= row.length && held === row.length - left - right) return false
      return both(
        `has ${held} SP in a row of ${row.length}, ${left} of it crossed off from the left and ${right} from the right`,
        `a ${held} PF dans une rangée de ${row.length}, dont ${left} ${left > 1 ? 'rayés' : 'rayé'} par la gauche et ${right} par la droite`,
      )
    }) ??
    first(g.garrison.rows, (garrison) => {
      const { points: held, left, right } = g.garrison
      const sum = held.of(garrison) + left.of(garrison) + right.of(garrison)
      const boxes = g.campaign.garrisons[garrison]!.row.length // a row for each garrison
      if (held.of(garrison) >= 0 && left.of(garrison) >= 0 && right.of(garrison) >= 0 && sum === boxes) return false
      return saidOf(
        g.nameOf('garrison', garrison),
        both(`fills ${sum} of its ${boxes} boxes`, `remplit ${sum} de ses ${boxes} cases`),
      )
    }),
}

/**
 * Limits for the number of markers out of the bowl in the current state: those kept in the current activation, and one
 * just drawn.
 */
function markersOut(g: G): { readonly least: number; readonly most: number } {
  const all = tablesOf(g).fatigue.bowl.reduce((sum, { count }) => sum + count, 0)
  if (g.decider === NONE) return { least: 0, most: 0 }
  const { kind, frame } = g.asking
  if (kind.kind === activation) {
    const { kept } = frame as typeof frame & Activation // a frame of this kind
    return { least: kept, most: kept }
  }
  if (kind.kind === marker) return { least: 1, most: all }
  return g.stackNames().includes(activation.name) ? { least: 0, most: all } : { least: 0, most: 0 }
}

const markersKept: Invariant<G> = {
  rule: 'gb.fatigue.draw',
  broken(g) {
    let out = 0
    const wrong = first(g.bowl.count.rows, (number) => {
      const { count, marker: printed } = tablesOf(g).fatigue.bowl[number]! // a row for each marker
      const held = g.bowl.count.of(number)
      out += count - held
      return (
        (held < 0 || held > count) &&
        both(
          `there are ${held} of ${count} markers ${printed} in the bowl`,
          `il y a ${held} marqueurs ${printed} sur ${count} dans le bol`,
        )
      )
    })
    if (wrong !== undefined) return wrong
    const { least, most } = markersOut(g)
    return out < least || out > most
      ? both(`${out} markers are out of the bowl`, `${out} marqueurs sont hors du bol`)
      : undefined
  },
}

const onePlaceEach: Invariant<G> = {
  rule: 'gb.counters.fog',
  broken(g) {
    const holders = new Int32Array(g.counter.rows).fill(NONE)
    return firstCounter(g, (counter) => {
      const { zone, inside, token } = g.counter
      if (onMap(g, counter) && !isInPlay(g, counter))
        return both('is on the map and not in play', 'est sur la carte et n’est pas en jeu')
      if (inside.of(counter) && (!onMap(g, counter) || zoneOf(g, zone.of(counter)).fortress === NONE))
        return both('is inside where there is no fortress', 'est à l’intérieur là où il n’y a pas de forteresse')
      if (g.campaign.counters[token.of(counter)]?.side !== sideOf(g, counter))
        return both('has a token of the other side', 'a un pion de l’autre camp')
      const other = holders[token.of(counter)]! // a token for every counter
      holders[token.of(counter)] = counter
      const name = other === NONE ? '' : counterName(g, other)
      return other !== NONE && naming(name, both('shares its token with "{0}"', 'partage son pion avec « {0} »'))
    })
  },
}

const nobodyElsesSector: Invariant<G> = {
  rule: 'gb.map.sectors',
  broken: (g) =>
    firstCounter(g, (counter) => {
      if (!onMap(g, counter)) return false
      const { sectorOf } = zoneOf(g, g.counter.zone.of(counter))
      return (
        sectorOf !== NONE &&
        sectorOf !== sideOf(g, counter) &&
        both('is in a sector of the enemy', 'est dans un secteur de l’ennemi')
      )
    }),
}

const roomInMountains: Invariant<G> = {
  rule: 'gb.map.stacking',
  broken(g) {
    const most = tablesOf(g).stacking.unitsIn
    const roomIn = (zone: number): number | undefined => most[zoneOf(g, zone).terrain as keyof typeof most]
    const units = new Uint16Array(2 * g.campaign.zones.length)
    return first(g.counter.rows, (counter) => {
      const zone = g.counter.zone.of(counter)
      const room = zone === NONE || !isUnit(g, counter) ? undefined : roomIn(zone)
      if (room === undefined) return false
      const there = (units[2 * zone + sideOf(g, counter)]! += 1) // two places for each zone
      return (
        there > room &&
        saidOf(
          zoneName(g, zone),
          both(
            `holds ${there} units of one camp, where there is room for ${room}`,
            `contient ${there} unités d’un camp, alors qu’il y a place pour ${room}`,
          ),
        )
      )
    })
  },
}

const roomInFortresses: Invariant<G> = {
  rule: 'gb.fortress.capacity',
  broken: (g) =>
    first(g.campaign.fortresses.length, (fortress) => {
      const { capacity, id } = g.campaign.fortresses[fortress]! // a number below the length
      for (let side = 0; side < 2; side++)
        if (fortressPoints(g, side, fortress) > capacity) {
          const held = fortressPoints(g, side, fortress)
          return saidOf(
            id,
            both(
              `has ${held} SP inside and holds ${capacity}`,
              `a ${held} PF à l’intérieur et en contient ${capacity}`,
            ),
          )
        }
      return false
    }),
}

const hierarchySound: Invariant<G> = {
  rule: 'gb.counters.hierarchy',
  broken: (g) =>
    firstCounter(g, (counter) => {
      const mother = g.counter.mother.of(counter)
      if (mother === NONE) return false
      if (counterOf(g, counter).kind !== 'detachment')
        return both('is no detachment and has a mother', 'n’est pas un détachement et a une unité mère')
      if (counterOf(g, mother).kind !== 'unit')
        return naming(
          counterName(g, mother),
          both('is of "{0}", which is no unit', 'est de « {0} », qui n’est pas une unité'),
        )
      return (
        sideOf(g, mother) !== sideOf(g, counter) &&
        naming(counterName(g, mother), both('is of "{0}", an enemy', 'est de « {0} », un ennemi'))
      )
    }),
}

/** The first message about an axis of retreat, by side, zone and connection. */
const firstAxis = (g: G, wrong: (camp: number, zone: number, connection: number) => Title | false) =>
  first(g.connectionEnd.rows, (end) => {
    const camp = g.connectionEnd.axis.of(end) - 1
    if (camp === NONE) return false
    const connection = end >> 1
    const { from, to } = g.campaign.board
    const zone = (end & 1) === 0 ? from[connection]! : to[connection]! // an end of a connection
    const found = wrong(camp, zone, connection)
    return found !== false && saidOf(zoneName(g, zone), found)
  })

const axesWhereContested: Invariant<G> = {
  rule: 'gb.axes.cleared',
  broken(g) {
    const { intruder, encircled, edgeAxis } = g.zone
    const hasMarkers = (zone: number): boolean =>
      intruder.of(zone) !== 0 || encircled.of(zone) !== 0 || edgeAxis.of(zone) !== 0
    return (
      firstZone(
        g,
        (zone) =>
          hasMarkers(zone) &&
          !isContested(g, zone) &&
          both(
            'has markers, though nothing is contested there',
            'porte des marqueurs, bien que rien n’y soit contesté',
          ),
      ) ??
      firstAxis(
        g,
        (_camp, zone, connection) =>
          !isContested(g, zone) &&
          both(
            `has an axis of retreat on "${connectionName(g, connection)}", though nothing is contested there`,
            `a un axe de retraite sur « ${connectionName(g, connection)} », bien que rien n’y soit contesté`,
          ),
      )
    )
  },
}

/** Number of a side's axes of retreat in a zone, including the one off the map. */
function axesOf(g: G, zone: number, side: number): number {
  let count = g.zone.edgeAxis.of(zone) === side + 1 ? 1 : 0
  for (const connection of g.campaign.board.connectionsAt(zone)) if (axisOn(g, connection, zone) === side) count++
  return count
}

const axesOfTheIntruder: Invariant<G> = {
  rule: 'gb.entry.axis',
  broken(g) {
    const { intruder, edgeAxis } = g.zone
    const wrong = both(
      'has an axis of retreat of a camp that did not come in',
      'a un axe de retraite d’un camp qui n’y est pas entré',
    )
    return (
      firstZone(g, (zone) => edgeAxis.of(zone) !== 0 && edgeAxis.of(zone) !== intruder.of(zone) && wrong) ??
      firstAxis(g, (camp, zone) => intruder.of(zone) !== camp + 1 && wrong)
    )
  },
}

const encircledWithoutAxes: Invariant<G> = {
  rule: 'gb.entry.encirclement',
  broken: (g) =>
    firstZone(g, (zone) => {
      const camp = g.zone.encircled.of(zone) - 1
      return (
        camp !== NONE &&
        axesOf(g, zone, camp) > 0 &&
        both('has an axis of retreat of the camp that is encircled', 'a un axe de retraite du camp qui est encerclé')
      )
    }),
}

const bareOffTheMap: Invariant<G> = {
  rule: 'gb.night.markers',
  broken: (g) =>
    firstCounter(g, (counter) => {
      if (onMap(g, counter)) return false
      const { activated, outOfSupply, combatted, demoralised, backToRiver } = g.counter
      for (const flag of [activated, outOfSupply, combatted, demoralised, backToRiver])
        if (flag.of(counter)) return both('bears a marker off the map', 'porte un marqueur hors de la carte')
      return (
        (g.counter.fate.of(counter) < FATE.inPlay || g.counter.fate.of(counter) > FATE.absent) &&
        both('has no known fate', 'n’a pas de sort connu')
      )
    }),
}

const engagedInBattle: Invariant<G> = {
  rule: 'gb.combat.engage',
  broken: (g) =>
    firstCounter(g, (counter) => {
      if (!g.counter.engaged.of(counter) || !onMap(g, counter)) return false
      return g.battleZone === NONE && both('is engaged without a battle', 'est engagé sans combat')
    }) ??
    first(
      g.garrison.rows,
      (garrison) =>
        g.garrison.engaged.of(garrison) &&
        g.battleZone === NONE &&
        saidOf(g.nameOf('garrison', garrison), both('is engaged without a battle', 'est engagée sans combat')),
    ),
}

export const invariants: readonly Invariant<G>[] = [
  strengthKept,
  noneBelowZero,
  rowsSound,
  markersKept,
  onePlaceEach,
  nobodyElsesSector,
  roomInMountains,
  roomInFortresses,
  hierarchySound,
  axesWhereContested,
  axesOfTheIntruder,
  encircledWithoutAxes,
  bareOffTheMap,
  engagedInBattle,
]
