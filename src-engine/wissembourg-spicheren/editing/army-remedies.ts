import { ARMIES } from '../../campaigns/editing/armies/armies.ts'
import {
  type ArmyCase,
  armyRemediesBy,
  byEdits,
  dropLines,
  named,
  setCells,
} from '../../campaigns/editing/armies/army-remedies.ts'
import { dropFrom } from '../../campaigns/editing/lists.ts'
import { isOpenObject, objectAt, openList, openObject, rowsAt, textAt, textsAt } from '../../campaigns/editing/loose.ts'
import { both } from '../../campaigns/problems.ts'
import type { LineEdit } from '../../kernel/system/editing-lists.ts'
import type { ForcesRemedy, OpenObject } from '../../kernel/system/editing.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { isJsonObject, type JsonObject, textIn } from '../../kernel/values/result.ts'
import { armies } from './armies.ts'
import { lift, placements } from './placing.ts'
import { type CounterRow, rollOf } from './roll.ts'

const membersOf = (files: CampaignFiles, formation: string): readonly CounterRow[] =>
  rollOf(files).counters.filter((one) => one.formation === formation)
const idsOf = (counters: readonly CounterRow[]): readonly string[] => counters.map(({ id }) => id)
const parted = (members: readonly CounterRow[]) => {
  const commanders = members.filter(({ kind }) => kind === 'commander')
  return { commanders, units: members.filter((one) => !commanders.includes(one)) }
}

/** The default demoralisation threshold of a formation: a third of its steps, rounded up, at least 1. */
export const usualThreshold = (members: readonly CounterRow[]): number =>
  Math.max(1, Math.ceil(members.reduce((sum, one) => sum + one.steps, 0) / 3))

/** Removes all references to a formation, and to the counters removed with it, from the scenario. */
function forget(scenario: OpenObject, formation: string, gone: readonly CounterRow[]): void {
  lift(scenario, idsOf(gone))
  const thresholds = scenario['demoralisedAt']
  if (isOpenObject(thresholds)) delete thresholds[formation]
  const { chiefs, detached, hiddenColumn } = scenario
  if (Array.isArray(chiefs))
    for (const row of chiefs) if (isOpenObject(row) && row['with'] === formation) delete row['with']
  if (isOpenObject(hiddenColumn) && hiddenColumn['formation'] === formation) delete scenario['hiddenColumn']
  if (Array.isArray(detached))
    dropFrom(detached, (row) => isOpenObject(row) && idsOf(gone).some((id) => id === row['until']))
}

/** Whether the side of these units has other units in the battle. */
function isSpared({ files, document }: ArmyCase, units: readonly CounterRow[], side: string | undefined): boolean {
  const { counter } = rollOf(files)
  const gone = new Set(idsOf(units))
  return placements(files, document).some(({ thing }) => {
    const one = counter(thing)
    return one !== undefined && one.steps > 0 && one.side === side && !gone.has(thing)
  })
}

/** A formation was removed: its members go to another formation, or are removed too. */
function formationGone(one: ArmyCase): readonly ForcesRemedy[] {
  const { files, document, subject, shipped } = one
  const roll = rollOf(files)
  const lists = armies(files)
  const members = membersOf(files, subject)
  if (members.length === 0) return []
  const { commanders, units } = parted(members)
  const side = commanders[0]?.side ?? sideIn(shipped(), subject)
  const thresholds = objectAt(document, 'demoralisedAt')
  const others = roll.formations
    .filter((other) => side === undefined || other.side === side)
    .toSorted((a, b) => Number(thresholds[b.id] !== undefined) - Number(thresholds[a.id] !== undefined))
  const leaders = named(commanders.map(({ name }) => name))
  const without = commanders.length === 0 ? both('', '') : both(`; remove ${leaders.en}`, ` ; supprimer ${leaders.fr}`)
  const given = others.slice(0, units.length === 0 ? 0 : 2).map((other) =>
    byEdits(
      lists,
      both(
        `Put its units into: ${other.name.en}${without.en}`,
        `Mettre ses unités dans : ${other.name.fr}${without.fr}`,
      ),
      [...setCells('units', idsOf(units), 'formation', other.id), ...dropLines('commanders', idsOf(commanders))],
      (scenario) => {
        forget(scenario, subject, commanders)
        openObject(scenario, 'demoralisedAt')[other.id] ??= usualThreshold([...units, ...membersOf(files, other.id)])
      },
    ),
  )
  const who = named(members.map(({ name }) => name))
  const struck = byEdits(
    lists,
    both(`Remove those who belong to it: ${who.en}`, `Supprimer ceux qui en sont : ${who.fr}`),
    [...dropLines('units', idsOf(units)), ...dropLines('commanders', idsOf(commanders))],
    (scenario) => forget(scenario, subject, members),
  )
  return [...given, ...(isSpared(one, members, side) ? [struck] : [])]
}

function sideIn(shipped: unknown, formation: string): string | undefined {
  const found = rowsAt(isJsonObject(shipped) ? shipped : {}, 'formations').find(({ row }) => row['id'] === formation)
  return found && textAt(found.row, 'side')
}

/** Sets up a commander, or lets him arrive, with the first of his units that is set up or arrives. */
function joinUnits(scenario: OpenObject, commander: string, units: readonly string[]): void {
  for (const list of ['setUp', 'arrivals']) {
    const found = rowsAt(scenario as JsonObject, list).find(({ row }) =>
      textsAt(row, 'units').some((unit) => units.includes(unit)),
    )
    const row = found && openList(scenario, list)[found.index]
    if (!isOpenObject(row)) continue
    openList(row, 'units').push(commander)
    return
  }
}

/** A formation without a commander gets a new one, or is removed. */
function noCommander(one: ArmyCase): readonly ForcesRemedy[] {
  const { files, subject } = one
  const roll = rollOf(files)
  const lists = armies(files)
  const formation = roll.formation(subject)
  if (formation === undefined) return []
  const units = membersOf(files, subject)
  const fresh = byEdits(
    lists,
    both('Give it a new commander', 'Lui donner un nouveau commandant'),
    [{ do: 'add-line', list: 'commanders' }],
    (scenario, open) => {
      const rows = openList(open, 'commanders')
      const row = rows.at(-1)
      if (!isOpenObject(row)) return
      Object.assign(row, { side: formation.side, formation: subject })
      joinUnits(scenario, textIn(row['id']), idsOf(units))
    },
  )
  const edits: readonly LineEdit[] = [...dropLines('units', idsOf(units)), ...dropLines('formations', [subject])]
  const { en, fr } = formation.name
  const gone =
    units.length === 0
      ? both(`Remove ${en}`, `Supprimer : ${fr}`)
      : both(`Remove ${en} with its units`, `Supprimer avec ses unités : ${fr}`)
  const struck = byEdits(lists, gone, edits, (scenario) => forget(scenario, subject, units))
  return [fresh, ...(isSpared(one, units, formation.side) ? [struck] : [])]
}

/**
 * One of several commanders stays; another goes to a formation without one. Otherwise one is removed; the last ones are
 * offered first.
 */
function severalCommanders({ files, subject }: ArmyCase): readonly ForcesRemedy[] {
  const roll = rollOf(files)
  const { commanders } = parted(membersOf(files, subject))
  const side = roll.formation(subject)?.side
  const without = roll.formations.filter(
    (one) => one.side === side && parted(membersOf(files, one.id)).commanders.length === 0,
  )
  const elsewhere = without.flatMap((formation) =>
    commanders.map(({ id, name }) =>
      byEdits(
        armies(files),
        both(
          `Let ${name.en} command: ${formation.name.en}`,
          `Nouveau commandement pour ${name.fr} : ${formation.name.fr}`,
        ),
        setCells('commanders', [id], 'formation', formation.id),
      ),
    ),
  )
  const gone = commanders
    .toReversed()
    .map(({ id, name }) =>
      byEdits(
        armies(files),
        both(`Remove ${name.en}`, `Supprimer : ${name.fr}`),
        dropLines('commanders', [id]),
        (scenario) => lift(scenario, [id]),
      ),
    )
  return [...elsewhere, ...gone]
}

/** Commander and formation are of different sides: one of them changes side. */
function otherSide({ files, subject }: ArmyCase): readonly ForcesRemedy[] {
  const roll = rollOf(files)
  const commander = roll.counter(subject)
  const formation = commander && roll.formation(commander.formation ?? '')
  if (commander === undefined || formation === undefined) return []
  const [his, its] = [commander, formation].map(({ name }) => name)
  return [
    byEdits(
      armies(files),
      both(`Let him change sides: ${his!.en}`, `Le faire changer de camp : ${his!.fr}`),
      setCells('commanders', [commander.id], 'side', formation.side),
    ),
    byEdits(
      armies(files),
      both(`Let it be of his side: ${its!.en}`, `La mettre dans son camp : ${its!.fr}`),
      setCells('formations', [formation.id], 'side', commander.side),
    ),
  ]
}

/** Guns get the range of the first guns of their side, or 3 if there are none; other units lose theirs. */
function rangeOfGuns({ files, subject }: ArmyCase): readonly ForcesRemedy[] {
  const unit = rollOf(files).counter(subject)
  if (unit === undefined) return []
  const set = (value: number | null): readonly LineEdit[] => [
    { do: 'set-cell', list: 'units', line: subject, column: 'range', value },
  ]
  if (unit.kind !== 'artillery')
    return [byEdits(armies(files), both('Take its range away', 'Lui retirer sa portée'), set(null))]
  const order = files[ARMIES]
  const ranges = rowsAt(isJsonObject(order) ? order : {}, 'units').flatMap(({ row }) => {
    const { id, range } = row
    return typeof range === 'number' && rollOf(files).counter(textIn(id))?.side === unit.side ? [range] : []
  })
  const usual = ranges[0] ?? 3
  return [byEdits(armies(files), both(`Give it a range of ${usual}`, `Lui donner une portée : ${usual}`), set(usual))]
}

/** Remedies for problems of the order of battle, which also change the scenario where needed. */
export const armyRemedies = armyRemediesBy({
  'there-is-no-formation-of-units': formationGone,
  'threshold-of-no-formation': formationGone,
  'there-is-no-formation': formationGone,
  'no-commander': noCommander,
  'several-commanders': severalCommanders,
  'of-the-other-side': otherSide,
  'no-artillery-with-a-range': rangeOfGuns,
})
