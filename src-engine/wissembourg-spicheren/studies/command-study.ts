import { good, type JsonObject, type Result } from '../../kernel/values/result.ts'
import { chiefOf, isActive, isCommanderOut, isDetached, isOutOfCommand } from '../command/command.ts'
import { radiusFrom } from '../command/radius.ts'
import { formationName, formationOf, isUnit, NOBODY, onMap, sideOf, unitName, type G } from '../state/kit.ts'
import { countersOnMap, hexNames, standingAsked } from './asked.ts'
import { sideName } from './zone-study.ts'

/** The current chain of command; with a commander, also his radius. */
export type CommandRequest = { readonly study: 'command'; readonly unit?: string }

export type CommandStudy = {
  readonly study: 'command'
  readonly unit: string | null
  readonly radius: readonly string[]
  /** From a commander in chief to the commanders of formations, and from these to their units. */
  readonly links: readonly {
    readonly from: string
    readonly to: string
    readonly side: 'french' | 'german'
    readonly holds: boolean
  }[]
  /** Formations whose commander has no commander in chief on the map. */
  readonly alone: readonly { readonly commander: string; readonly formation: string }[]
}

export function commandStudy(g: G, request: JsonObject): Result<CommandStudy> {
  const asked = request['unit'] === undefined ? good(NOBODY) : standingAsked(g, request)
  if (!asked.ok) return asked
  const unit = asked.value === NOBODY || !isUnit(g, asked.value) ? asked.value : overUnit(g, asked.value)
  const links: CommandStudy['links'][number][] = []
  const alone: CommandStudy['alone'][number][] = []
  const link = (from: number, to: number, holds: boolean): void => {
    links.push({ from: unitName(g, from), to: unitName(g, to), side: sideName(g, to), holds })
  }
  g.campaign.formations.forEach(({ commander, side, units }, formation) => {
    if (!onMap(g, commander)) return
    const chief = chiefOf(g, side)
    if (chief === NOBODY) alone.push({ commander: unitName(g, commander), formation: formationName(g, formation) })
    else link(chief, commander, !isCommanderOut(g, commander))
    for (const one of units) if (onMap(g, one) && !isDetached(g, one)) link(commander, one, !isOut(g, one))
  })
  return good({
    study: 'command',
    unit: unit === NOBODY ? null : unitName(g, unit),
    radius: unit === NOBODY ? [] : radiusOf(g, unit),
    links,
    alone,
  })
}

/** As determined when its formation was activated, otherwise by the current positions. */
const isOut = (g: G, unit: number): boolean =>
  isActive(g, unit) ? !g.unit.inCommand.of(unit) : isOutOfCommand(g, unit)

/** The commander of a selected unit; NOBODY if he is not on the map. */
function overUnit(g: G, unit: number): number {
  const { commander } = formationOf(g, g.campaign.counters[unit]!.formation)
  return countersOnMap(g).includes(commander) ? commander : NOBODY
}

function radiusOf(g: G, commander: number): string[] {
  const sums = radiusFrom(g, sideOf(g, commander), g.unit.hex.of(commander))
  return hexNames(
    g,
    [...sums.keys()].filter((hex) => sums[hex]! >= 0),
  )
}
