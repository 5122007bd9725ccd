import { inWords } from '../../campaigns/editing/edited-things.ts'
import { numberAt, rowsAt, textAt, textsAt } from '../../campaigns/editing/loose.ts'
import { fieldAt, row } from '../../campaigns/editing/sheets.ts'
import { both } from '../../campaigns/problems.ts'
import type { Choice } from '../../kernel/system/editing-lists.ts'
import type { Field, Row } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import type { Json, JsonObject } from '../../kernel/values/result.ts'
import { type Side, sides } from '../campaign/schemas/common-schema.ts'
import { mapEdges } from '../campaign/schemas/map-schema.ts'
import { levelWords, type VictoryCondition, victoryLevels } from '../campaign/schemas/victory-schema.ts'
import { capital, rosterOf, sideChoices, sideNames } from './roster.ts'

/** The victory conditions as rows of a sheet, each with its sentence. */

export const levelChoices: readonly Choice[] = victoryLevels.map((id) => ({
  id,
  title: both(capital(levelWords[id].en), capital(levelWords[id].fr)),
}))

const edgeWords: Readonly<Record<string, Title>> = {
  north: both('northern', 'nord'),
  east: both('eastern', 'est'),
  south: both('southern', 'sud'),
  west: both('western', 'ouest'),
}
export const edgeChoices: readonly Choice[] = mapEdges.map((id) => ({
  id,
  title: both(capital(edgeWords[id]!.en), capital(edgeWords[id]!.fr)),
}))

/** The kinds of condition. */
const conditionKinds: readonly (Choice & { readonly id: VictoryCondition['is'] })[] = [
  { id: 'divisions-exited', title: both('Divisions have left the map', 'Des divisions ont quitté la carte') },
  { id: 'divisions-in', title: both('Divisions stand in zones', 'Des divisions se trouvent dans des zones') },
  { id: 'divisions-cut-off', title: both('Enemy divisions are cut off', 'Des divisions ennemies sont coupées') },
  { id: 'divisions-lost', title: both('Enemy divisions are lost', 'Des divisions ennemies sont perdues') },
  { id: 'divisions-revealed', title: both('Enemy divisions were shown', 'Des divisions ennemies ont été révélées') },
  { id: 'losses-above-own', title: both('The enemy has lost more', 'L’ennemi a perdu davantage') },
  { id: 'no-level', title: both('The enemy reaches nothing', 'L’ennemi n’atteint rien') },
]

/** The initial value of a new condition. */
export function newCondition(kind: string, side: Side, files: CampaignFiles): Json | undefined {
  const of = side === 'french' ? 'german' : 'french'
  const first = rosterOf(files).map?.zones[0]?.id ?? ''
  switch (kind) {
    case 'divisions-exited':
      return { is: kind, atLeast: 1 }
    case 'divisions-in':
      return { is: kind, zones: [first], atLeast: 1 }
    case 'divisions-cut-off':
      return { is: kind, of, atLeast: 1, edge: of === 'french' ? 'west' : 'east' }
    case 'divisions-lost':
    case 'divisions-revealed':
    case 'losses-above-own':
      return { is: kind, of, atLeast: 1 }
    case 'no-level':
      return { is: kind, of }
    default:
      return undefined
  }
}

/** A condition as part of a sentence. */
function conditionSentence(files: CampaignFiles, condition: JsonObject): Title {
  const roster = rosterOf(files)
  const list = (key: string): Title => {
    const names = textsAt(condition, key).map((zone) => roster.placeName(zone))
    return both(inWords(names, 'or'), inWords(names, 'ou'))
  }
  const n = numberAt(condition, 'atLeast') ?? 0
  const of = sideNames[textAt(condition, 'of') === 'german' ? 'german' : 'french']
  const s = n > 1 ? 's' : ''
  const enemy = both(`${n} ${of.feminine.en} division${s}`, frenchDivisions(n, of.feminine.fr))
  switch (textAt(condition, 'is')) {
    case 'divisions-exited': {
      const orIn = condition['orIn'] === undefined ? both('', '') : list('orIn')
      const or = orIn.en === '' ? orIn : both(`, or stand in ${orIn.en}`, `, ou se trouvent à ${orIn.fr}`)
      return both(
        `at least ${n} of their infantry divisions have left the map${or.en}`,
        `au moins ${n} de ses divisions d’infanterie ont quitté la carte${or.fr}`,
      )
    }
    case 'divisions-in': {
      const zones = list('zones')
      return both(
        `at least ${n} of their infantry divisions stand in ${zones.en}`,
        `au moins ${n} de ses divisions d’infanterie se trouvent à ${zones.fr}`,
      )
    }
    case 'divisions-cut-off': {
      const edge = edgeWords[textAt(condition, 'edge') ?? ''] ?? both('…', '…')
      const lost =
        condition['withLost'] === true ? both(', those lost counted in', ', celles perdues comprises') : both('', '')
      const except = condition['exceptIn'] === undefined ? both('', '') : list('exceptIn')
      const but =
        except.en === '' ? except : both(`, but for those in ${except.en}`, `, sauf celles qui sont à ${except.fr}`)
      return both(
        `at least ${enemy.en} without a line of provision to the ${edge.en} edge${lost.en}${but.en}`,
        `au moins ${enemy.fr} sans ligne d’approvisionnement jusqu’au bord ${edge.fr}${lost.fr}${but.fr}`,
      )
    }
    case 'divisions-lost':
      return both(
        `at least ${enemy.en} destroyed, surrendered or interned`,
        `au moins ${enemy.fr} ${n > 1 ? 'détruites, rendues ou internées' : 'détruite, rendue ou internée'}`,
      )
    case 'divisions-revealed':
      return both(
        `at least ${enemy.en} shown by reconnaissance or in battle`,
        `au moins ${enemy.fr} ${n > 1 ? 'révélées' : 'révélée'} par reconnaissance ou au combat`,
      )
    case 'losses-above-own':
      return both(`${of.all.en} have lost at least ${n} SP more`, `${of.all.fr} ont perdu au moins ${n} PF de plus`)
    case 'no-level':
      return both(`${of.all.en} reach none of their levels`, `${of.all.fr} n’atteignent aucun de leurs niveaux`)
    default:
      return both('…', '…')
  }
}

const frenchDivisions = (n: number, adjective: string): string =>
  n > 1 ? `${n} divisions ${adjective}` : `${n} division ${adjective.slice(0, -1)}`

function conditionFields(document: JsonObject, path: string, condition: JsonObject): readonly Field[] {
  const field = (name: string, title: Title, input: Field['input'], meant: Json, more = {}): Field =>
    fieldAt(document, `${path}.${name}`, title, input, meant, more)
  const number = field('atLeast', both('At least', 'Au moins'), 'number', 1, { least: 1, most: 999 })
  const of = field('of', both('Of which side', 'De quel camp'), 'choice', 'french', { choices: sideChoices })
  const places = (name: string, title: Title, optional: boolean): Field =>
    field(name, title, 'places', optional ? null : [], { optional })
  switch (textAt(condition, 'is')) {
    case 'divisions-exited':
      return [number, places('orIn', both('Or stand in', 'Ou se trouvent à'), true)]
    case 'divisions-in':
      return [number, places('zones', both('Zones', 'Zones'), false)]
    case 'divisions-cut-off':
      return [
        number,
        of,
        field('edge', both('Edge of the map', 'Bord de la carte'), 'choice', 'west', { choices: edgeChoices }),
        field('withLost', both('Lost ones count', 'Les perdues comptent'), 'switch', false),
        places('exceptIn', both('Not those in', 'Sauf celles à'), true),
      ]
    case 'no-level':
      return [of]
    case 'divisions-lost':
    case 'divisions-revealed':
    case 'losses-above-own':
      return [number, of]
    default:
      return []
  }
}

/** The levels of victory, each with its conditions below it. */
export function levelRows(files: CampaignFiles, document: JsonObject, victory: JsonObject): readonly Row[] {
  return rowsAt(victory, 'levels').map(({ row: level, index }) => {
    const path = `victory.levels.${index}`
    const conditions = rowsAt(level, 'all').map(({ row: condition, index: n }) => {
      const { en, fr } = conditionSentence(files, condition)
      const places = ['orIn', 'zones', 'exceptIn'].flatMap((key) => textsAt(condition, key))
      const at = `${path}.all.${n}`
      return row(at, both(capital(en), capital(fr)), { fields: conditionFields(document, at, condition), places })
    })
    return row(path, levelSentence(files, level), {
      fields: [
        fieldAt(document, `${path}.side`, both('Side', 'Camp'), 'choice', null, { choices: sideChoices }),
        fieldAt(document, `${path}.level`, both('Level', 'Niveau'), 'choice', null, { choices: levelChoices }),
      ],
      rows: conditions,
      kinds: conditionKinds,
    })
  })
}

/** A level of victory as a whole sentence. */
function levelSentence(files: CampaignFiles, level: JsonObject): Title {
  const side = textAt(level, 'side') === 'german' ? 'german' : 'french'
  const name = levelChoices.find(({ id }) => id === textAt(level, 'level'))?.title ?? both('…', '…')
  const all = rowsAt(level, 'all').map(({ row: one }) => conditionSentence(files, one))
  const { en, fr } =
    all.length === 0
      ? both('no condition yet', 'pas encore de condition')
      : both(all.map((one) => one.en).join(', and '), all.map((one) => one.fr).join(', et '))
  return both(
    `${capital(sideNames[side].all.en)} win, ${name.en.toLowerCase()}: ${en}.`,
    `${capital(sideNames[side].all.fr)} gagnent, victoire ${name.fr.toLowerCase()} : ${fr}.`,
  )
}

/** The aims of each side, composed from the conditions. */
export function aimsFrom(files: CampaignFiles, victory: JsonObject): JsonObject {
  const levels = rowsAt(victory, 'levels').map(({ row: level }) => level)
  return Object.fromEntries(
    sides.map((side) => {
      const own = levels.filter((level) => level['side'] === side).map((level) => levelSentence(files, level))
      const { all } = sideNames[side]
      const nothing = both(
        `${capital(all.en)} have no level of victory.`,
        `${capital(all.fr)} n’ont pas de niveau de victoire.`,
      )
      const said = own.length > 0 ? own : [nothing]
      return [side, { en: said.map(({ en }) => en).join(' '), fr: said.map(({ fr }) => fr).join(' ') }]
    }),
  )
}
