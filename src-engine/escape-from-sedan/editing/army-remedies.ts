import { ARMIES, linesOf } from '../../campaigns/editing/armies/armies.ts'
import {
  type ArmyCase,
  armyRemediesBy,
  byEdits,
  dropLines,
  named,
  setCells,
} from '../../campaigns/editing/armies/army-remedies.ts'
import { both } from '../../campaigns/problems.ts'
import type { ForcesRemedy, OpenObject } from '../../kernel/system/editing.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import type { Json, JsonObject } from '../../kernel/values/result.ts'
import { sides } from '../campaign/files.ts'
import { armies } from './armies.ts'
import { bringCommander } from './bring.ts'
import { lift } from './placing.ts'
import { pointOf, type Roll, rollOf, type UnitRow } from './roll.ts'
import { commandersOf, placements } from './standings.ts'

const idsOf = (units: readonly UnitRow[]): readonly string[] => units.map(({ id }) => id)

/** Commanders of a side, those on the table first. */
function commandersFor(roll: Roll, document: JsonObject, side: string): Roll['commanders'] {
  const there = new Set(commandersOf(roll, document, side))
  return roll.commanders
    .filter((one) => one.side === side)
    .toSorted((a, b) => Number(there.has(b.id)) - Number(there.has(a.id)))
}

/** Places a commander of units on the table near the first of them, if he is not yet there. */
function placeNearUnits(
  files: CampaignFiles,
  scenario: OpenObject,
  open: OpenObject,
  commander: string,
  units: readonly string[],
) {
  const now = { ...files, [ARMIES]: JSON.parse(JSON.stringify(open)) as Json } // as just changed
  const standing = placements(now, scenario as JsonObject)
  const first = standing.find(({ thing }) => units.includes(thing))
  const near = pointOf(first?.place ?? '')
  if (near !== undefined && !standing.some(({ thing }) => thing === commander))
    bringCommander(now, scenario, commander, near)
}

/** Puts units under other commanders of their side. */
function underOthers({ files, document }: ArmyCase, units: readonly UnitRow[]): readonly ForcesRemedy[] {
  const [first] = units
  const roll = rollOf(files)
  return commandersFor(roll, document, first?.side ?? '')
    .slice(0, 2)
    .map(({ id, name }) =>
      byEdits(
        armies(files),
        both(`Put them under ${name.en}`, `Nouveau commandant pour tous : ${name.fr}`),
        setCells('units', idsOf(units), 'commander', id),
        (scenario, open) => placeNearUnits(files, scenario, open, id, idsOf(units)),
      ),
    )
}

/** A commander was removed: his units go to others of their side, or are removed too. */
function commanderGone(one: ArmyCase): readonly ForcesRemedy[] {
  const { files, document, subject } = one
  const roll = rollOf(files)
  const own = roll.units.filter(({ commander }) => commander === subject)
  if (own.length === 0) return []
  const lists = armies(files)
  const who = named(own.map(({ name }) => name))
  const struck = byEdits(
    lists,
    both(`Remove his units: ${who.en}`, `Supprimer ses unités : ${who.fr}`),
    dropLines('units', idsOf(own)),
    (scenario) => lift(files, scenario, idsOf(own)),
  )
  const gone = new Set(idsOf(own))
  const isSpared = placements(files, document).some(
    ({ thing }) => roll.unit(thing)?.side === own[0]?.side && !gone.has(thing),
  )
  return [...underOthers(one, own), ...(isSpared ? [struck] : [])]
}

/** A commander of the other side: his units go to a commander of their own side, or he changes sides. */
function otherSide(one: ArmyCase): readonly ForcesRemedy[] {
  const { files, subject } = one
  const roll = rollOf(files)
  const commander = roll.commander(subject)
  const own = roll.units.filter((unit) => unit.commander === subject)
  const amiss = own.filter(({ side }) => side !== commander?.side)
  const { en, fr } = roll.nameOf(subject)
  const change = byEdits(
    armies(files),
    both(`Let him change sides: ${en}`, `Le faire changer de camp : ${fr}`),
    setCells('commanders', [subject], 'side', amiss[0]?.side ?? ''),
  )
  return [...underOthers(one, amiss), ...(amiss.length === own.length ? [change] : [])]
}

/** With too many units, those off the table are offered for removal first, and among them the new ones. */
function tooMany({ files, document, subject, shipped }: ArmyCase): readonly ForcesRemedy[] {
  const roll = rollOf(files)
  const side = sides.find((id) => id === subject)
  const lists = armies(files)
  const known = new Set(linesOf(shipped(), lists[0]!).map(({ id }) => id))
  const there = new Set(placements(files, document).map(({ thing }) => thing))
  const weight = ({ id }: UnitRow): number => Number(known.has(id)) + 2 * Number(there.has(id))
  const all = roll.units.filter((unit) => unit.side === side)
  return all
    .toReversed()
    .toSorted((a, b) => weight(a) - weight(b))
    .slice(0, 3)
    .map(({ id, name }) =>
      byEdits(lists, both(`Remove ${name.en}`, `Supprimer : ${name.fr}`), dropLines('units', [id]), (scenario) =>
        lift(files, scenario, [id]),
      ),
    )
}

/** Remedies for problems of the order of battle, which also change the scenario where needed. */
export const armyRemedies = armyRemediesBy({
  'there-is-no-commander-of-units': commanderGone,
  'commander-of-the-other-side': otherSide,
  'too-many-units': tooMany,
})
