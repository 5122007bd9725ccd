import { byEdits, dropLines, named, setCells } from '../../campaigns/editing/armies/army-remedies.ts'
import { both } from '../../campaigns/problems.ts'
import type { LineEdit } from '../../kernel/system/editing-lists.ts'
import type { ForcesRemedy } from '../../kernel/system/editing.ts'
import type { CampaignFiles, Problem } from '../../kernel/system/system.ts'
import type { Json, JsonObject } from '../../kernel/values/result.ts'
import { type Side, sides } from '../campaign/schemas/common-schema.ts'
import { armies } from './armies.ts'
import { place } from './placing.ts'
import { rosterOf } from './roster.ts'

/** A fault in the order of battle: its side and line. */
interface Case {
  readonly files: CampaignFiles
  readonly subject: string
  readonly side: Side
  readonly list: string
  readonly path: string
}

/**
 * The remedies for a fault in the order of battle; they also update what the scenario says about the units affected.
 */
export function armyRemedies(
  files: CampaignFiles,
  _document: JsonObject,
  { code = '', subject = '', path }: Problem,
): readonly ForcesRemedy[] {
  const [, name, list = ''] = /^sides\.(\w+)\.(\w+)/.exec(path) ?? []
  const side = sides.find((one) => one === name)
  return side === undefined
    ? []
    : (remedyMakers[code]?.({ files, subject, side, list: `sides.${side}.${list}`, path }) ?? [])
}

const sideOf = ({ files, side }: Case) => rosterOf(files).roll?.battle.sides[side]

const cell = ({ list, subject }: Case, column: string, value: Json): readonly LineEdit[] => [
  { do: 'set-cell', list, line: subject, column, value },
]

/** The units of a removed corps join another one, become independent, or are removed too. */
function corpsGone(one: Case): readonly ForcesRemedy[] {
  const { files, subject, side, list } = one
  const of = sideOf(one)
  const roster = rosterOf(files)
  const units = (of?.units ?? []).filter(({ corps }) => corps === subject).map(({ id }) => id)
  const others = (of?.corps ?? []).slice(0, 2).map(({ id, commander, counters }) =>
    byEdits(
      armies(files),
      both(
        `Put them into the corps: ${roster.named(`corps.${id}`, commander).en}`,
        `Les mettre dans le corps : ${roster.named(`corps.${id}`, commander).fr}`,
      ),
      [
        ...setCells(list, units, 'corps', id),
        {
          ...{ do: 'set-cell', list: `sides.${side}.corps`, line: id, column: 'counters' },
          value: counters + units.length,
        },
      ],
    ),
  )
  const alone = byEdits(
    armies(files),
    both('Make them independent', 'Les rendre indépendants'),
    units.map((line) => ({ do: 'set-cell', list, line, column: 'corps', value: null })),
  )
  const who = named(units.map((id) => roster.nameOf(id)))
  const struck = byEdits(
    armies(files),
    both(`Remove them: ${who.en}`, `Les supprimer : ${who.fr}`),
    dropLines(list, units),
    (scenario) => void place(files, scenario, { do: 'lift', things: units }),
  )
  return [...others, alone, struck]
}

/** Makes boxes match SP: extends the row with its last value or cuts it, or changes the SP. */
function fitRow(one: Case): readonly ForcesRemedy[] {
  const unit = sideOf(one)?.units.find(({ id }) => id === one.subject)
  if (unit === undefined) return []
  const { infantry = 0, cavalry = 0, heavyCavalry = 0 } = unit.strength
  const points = unit.kind === 'infantry' ? infantry : cavalry + heavyCavalry
  const row = Array.from({ length: points }, (_, box) => unit.row[box] ?? unit.row.at(-1) ?? 4)
  const fewer = unit.row.length > points
  const asMany = byEdits(
    armies(one.files),
    both(points === 1 ? 'Give it one box' : `Give it ${points} boxes`, `Lui donner un nombre de cases : ${points}`),
    cell(one, 'row', row),
  )
  const column = unit.kind === 'infantry' ? 'strength.infantry' : 'strength.cavalry'
  const strength = unit.row.length - (unit.kind === 'infantry' ? 0 : heavyCavalry)
  const asStrong = byEdits(
    armies(one.files),
    both(`Give it strength points: ${unit.row.length}`, `Lui donner un nombre de points de force : ${unit.row.length}`),
    cell(one, column, strength),
  )
  return [...(points > 0 ? [asMany] : []), ...(strength > 0 || fewer ? [asStrong] : [])]
}

/** Removes a corps without units. */
function emptyCorps(one: Case): readonly ForcesRemedy[] {
  const corps = sideOf(one)?.corps.find(({ id }) => id === one.subject)
  if (corps === undefined || sideOf(one)?.units.some((unit) => unit.corps === corps.id) === true) return []
  const { en, fr } = rosterOf(one.files).named(`corps.${corps.id}`, corps.commander)
  return [byEdits(armies(one.files), both(`Remove ${en}`, `Supprimer : ${fr}`), dropLines(one.list, [corps.id]))]
}

/** Removes SP of an arm that the line cannot have. */
const withoutArm = (one: Case): readonly ForcesRemedy[] => {
  const [column] = /(?:strength|beside)\.\w+$/.exec(one.path) ?? []
  return column === undefined
    ? []
    : [byEdits(armies(one.files), both('Remove it', 'L’enlever'), cell(one, column, null))]
}

const removeLeader = (one: Case): readonly ForcesRemedy[] => {
  const { en, fr } = rosterOf(one.files).nameOf(one.subject)
  const lift = { do: 'lift', things: [one.subject] } as const
  return [
    byEdits(
      armies(one.files),
      both(`Remove ${en}`, `Supprimer : ${fr}`),
      dropLines(one.list, [one.subject]),
      (scenario) => void place(one.files, scenario, lift),
    ),
  ]
}

/** Clears the superior of leaders whose superior does not exist or is no senior general. */
function withoutSuperior(one: Case): readonly ForcesRemedy[] {
  const [, index] = /\.leaders\.(\d+)\.superior$/.exec(one.path) ?? []
  const leader = index === undefined ? undefined : sideOf(one)?.leaders[Number(index)]
  const all = sideOf(one)?.leaders.filter(({ superior }) => superior === one.subject) ?? []
  return leader === undefined
    ? []
    : [
        byEdits(
          armies(one.files),
          both('Let them be under nobody', 'Ne les mettre sous les ordres de personne'),
          all.map(({ id: line }) => ({ do: 'set-cell', list: one.list, line, column: 'superior', value: null })),
        ),
      ]
}

/** Puts an army commander under the senior general. */
function underSenior(one: Case): readonly ForcesRemedy[] {
  const senior = sideOf(one)?.leaders.find(({ rank }) => rank === 'senior')
  if (senior === undefined) return []
  const { en, fr } = rosterOf(one.files).nameOf(senior.id)
  return [
    byEdits(
      armies(one.files),
      both(`Put him under ${en}`, `Le mettre sous les ordres d’un autre : ${fr}`),
      cell(one, 'superior', senior.id),
    ),
  ]
}

/** Only one senior general may stay; the last ones are offered for removal first. */
const tooManySeniors = (one: Case): readonly ForcesRemedy[] =>
  (sideOf(one)?.leaders ?? [])
    .filter(({ rank }) => rank === 'senior')
    .toReversed()
    .flatMap(({ id }) => removeLeader({ ...one, subject: id }))

/** Colours for the bands of corps, easy to tell apart. */
const colours = [
  '#b3262b',
  '#e0a526',
  '#3f7d4a',
  '#6a4c93',
  '#8a5a35',
  '#3a6ea5',
  '#8fb8de',
  '#1e1e1e',
  '#4f8f8b',
  '#c9707d',
  '#9aa13c',
  '#5b3a29',
]

function otherBand(one: Case): readonly ForcesRemedy[] {
  const of = sideOf(one)
  const [, index] = /\.corps\.(\d+)\./.exec(one.path) ?? []
  const corps = index === undefined ? undefined : of?.corps[Number(index)]
  const taken = new Set([of?.independentBand, ...(of?.corps ?? []).map(({ band }) => band)])
  const free = colours.find((colour) => !taken.has(colour))
  return corps === undefined || free === undefined
    ? []
    : [
        byEdits(
          armies(one.files),
          both('Give it a colour that is free', 'Lui donner une couleur libre'),
          cell({ ...one, subject: corps.id }, 'band', free),
        ),
      ]
}

const remedyMakers: Readonly<Record<string, (one: Case) => readonly ForcesRemedy[]>> = {
  'there-is-no-corps-of-units': corpsGone,
  'morale-row-unlike-strength': fitRow,
  'counters-unlike-units': emptyCorps,
  'cavalry-with-infantry': withoutArm,
  'infantry-with-heavy-cavalry': withoutArm,
  'strength-not-in-morale-row': withoutArm,
  'mitrailleuses-of-no-use': withoutArm,
  'the-army-commander-has-no-army': removeLeader,
  'no-such-senior-general': withoutSuperior,
  'leader-under-nobody': underSenior,
  'there-are-senior-generals': tooManySeniors,
  'there-is-no-leader-of-leaders': withoutSuperior,
  'colour-of-independent-units': otherBand,
  'band-of-another-corps': otherBand,
}
