import { numberAt, objectAt, rowsAt, textAt, textsAt } from '../../campaigns/editing/loose.ts'
import { type NewLine, row } from '../../campaigns/editing/sheets.ts'
import { inWords } from '../../campaigns/editing/edited-things.ts'
import { both } from '../../campaigns/problems.ts'
import type { Choice } from '../../kernel/system/editing-lists.ts'
import type { Field, Row } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { type Json, type JsonObject, textIn } from '../../kernel/values/result.ts'
import { sides } from '../campaign/files.ts'
import { capital, rollOf, sideChoices, sideName } from './roll.ts'

/** The sources of victory points, as rows of a sheet, each with its sentence. */

type FieldOf = (id: string, title: Title, input: Field['input'], meant?: Json, more?: Partial<Field>) => Field

const pointsInWords = (n: number): Title =>
  both(`${n} point${n === 1 ? '' : 's'}`, `${n} point${Math.abs(n) > 1 ? 's' : ''}`)
const edgeChoices: readonly Choice[] = [
  { id: 'north', title: both('North', 'Nord') },
  { id: 'east', title: both('East', 'Est') },
  { id: 'south', title: both('South', 'Sud') },
  { id: 'west', title: both('West', 'Ouest') },
]

/** Optional parts of the victory conditions, by their path. */
const spareParts: readonly (Choice & { readonly path: string })[] = [
  {
    id: 'gone',
    path: 'gone',
    title: both('Points for units eliminated or cut off', 'Points pour unités éliminées ou coupées'),
  },
  {
    id: 'each',
    path: 'demoralised.each',
    title: both('Points for each broken formation', 'Points par formation démoralisée'),
  },
  {
    id: 'any',
    path: 'demoralised.any',
    title: both('Points for any broken formation', 'Points pour une formation démoralisée'),
  },
  {
    id: 'own',
    path: 'demoralised.own',
    title: both('Points for own broken formations', 'Points pour ses formations démoralisées'),
  },
  {
    id: 'heldTogether',
    path: 'heldTogether',
    title: both('Points for holding all objectives', 'Points pour tous les objectifs tenus'),
  },
  {
    id: 'chiefAlone',
    path: 'chiefAlone',
    title: both('Points for a chief left alone', 'Points pour un commandant en chef seul'),
  },
]

const partOf = (victory: JsonObject, path: string): JsonObject | number | undefined => {
  const [outer = '', inner] = path.split('.')
  const holder = inner === undefined ? victory : objectAt(victory, outer)
  const key = inner ?? outer
  if (!Object.hasOwn(holder, key)) return undefined
  return numberAt(holder, key) ?? objectAt(holder, key)
}

export const victoryKinds = (document: JsonObject): readonly Choice[] => [
  { id: 'objective', title: both('An objective', 'Un objectif') },
  ...spareParts
    .filter(({ path }) => partOf(objectAt(document, 'victory'), path) === undefined)
    .map(({ id, title }) => ({ id, title })),
]

/** The initial content of a new part of the victory conditions. */
export function newVictory(files: CampaignFiles, document: JsonObject, kind: string): NewLine | undefined {
  const roll = rollOf(files)
  const victory = objectAt(document, 'victory')
  const first: Readonly<Record<string, Json | undefined>> = {
    gone: { per: 2, sides: [...sides] },
    each: 1,
    any: { side: 'german', points: 1 },
    own: { side: 'german', points: -1 },
    heldTogether: { turn: 4, side: 'french', points: 2 },
    chiefAlone: { chief: roll.counters.find((one) => one.kind === 'chief')?.id ?? '', points: -1 },
  }
  if (kind === 'objective') {
    const taken = new Set(rowsAt(victory, 'objectives').map(({ row: one }) => textIn(one['id'])))
    return { list: 'victory.objectives', value: objective(files, taken) }
  }
  const part = spareParts.find(({ id }) => id === kind)
  const value = first[kind]
  return part === undefined || value === undefined ? undefined : { place: `victory.${part.path}`, value }
}

/** A new objective at a named place of the map that is not one yet. */
export function objective(files: CampaignFiles, taken: ReadonlySet<string>): JsonObject {
  const { map, hexes } = rollOf(files)
  const places = (map?.places ?? []).map(({ hex, name }) => ({ hex, name, id: `hex-${hex}` }))
  const bare = (hexes?.zoneIds ?? ['0101']).map((hex) => ({ hex, name: both(hex, hex), id: `hex-${hex}` }))
  const { hex, name, id } = [...places, ...bare].find((one) => !taken.has(one.id))!
  return { id, name: { ...name }, hexes: [hex], points: 1, holder: 'french' }
}

export function victoryRows(files: CampaignFiles, document: JsonObject, field: FieldOf): readonly Row[] {
  const victory = objectAt(document, 'victory')
  const side = (path: string): Field => field(path, both('Side', 'Camp'), 'choice', null, { choices: sideChoices })
  const number = (path: string, title: Title, least: number, most: number, more: Partial<Field> = {}): Field =>
    field(path, title, 'number', null, { least, most, ...more })
  const points = (path: string, least = 0): Field => number(path, both('Points', 'Points'), least, least < 0 ? 12 : 99)
  const fieldsOf: Readonly<Record<string, readonly Field[]>> = {
    gone: [
      number('victory.gone.per', both('Units for a point', 'Unités pour un point'), 1, 9),
      field('victory.gone.sides', both('For', 'Pour'), 'choices', [], { choices: sideChoices }),
    ],
    each: [points('victory.demoralised.each')],
    any: [side('victory.demoralised.any.side'), points('victory.demoralised.any.points')],
    own: [side('victory.demoralised.own.side'), points('victory.demoralised.own.points', -12)],
    heldTogether: [
      number('victory.heldTogether.turn', both('At the end of turn', 'À la fin du tour'), 1, 40),
      side('victory.heldTogether.side'),
      points('victory.heldTogether.points'),
    ],
    chiefAlone: [
      field('victory.chiefAlone.chief', both('Chief', 'Chef'), 'choice', null, {
        choices: rollOf(files)
          .counters.filter((one) => one.kind === 'chief')
          .map(({ id, name }) => ({ id, title: name })),
      }),
      points('victory.chiefAlone.points', -12),
    ],
  }
  const objectives = rowsAt(victory, 'objectives').map(({ row: one, index }, _, all) => {
    const path = `victory.objectives.${index}`
    return row(path, objectiveSentence(one), {
      fields: [
        field(`${path}.name`, both('Name', 'Nom'), 'words'),
        field(`${path}.hexes`, both('Hexes, all of which have to be held', 'Hexagones, à tenir tous'), 'places', []),
        points(`${path}.points`),
        number(`${path}.cutOff`, both('Points if cut off', 'Points si coupé'), 0, 99, { optional: true }),
        field(`${path}.holder`, both('Who holds it at first', 'Qui le tient d’abord'), 'choice', null, {
          choices: sideChoices,
        }),
      ],
      places: textsAt(one, 'hexes'),
      mayDrop: all.length > 1,
    })
  })
  const spare = spareParts.flatMap(({ id, path }): Row[] => {
    const sentence = partSentence(files, victory, id, path)
    return sentence === undefined ? [] : [row(`victory.${path}`, sentence, { fields: fieldsOf[id] ?? [] })]
  })
  const early = number(
    'victory.countAt',
    both('The objectives count also when this turn begins', 'Les objectifs comptent aussi au début du tour'),
    1,
    40,
    {
      optional: true,
    },
  )
  return [
    ...objectives,
    ...spare,
    row('victory.exits', exitSentence(victory), {
      fields: [
        side('victory.exits.side'),
        number('victory.exits.per', both('Units for a point (0: none)', 'Unités pour un point (0 : aucun)'), 0, 9),
        number('victory.exits.from', both('From turn', 'À partir du tour'), 1, 40),
        field('victory.exits.edges', both('Over these edges', 'Par ces bords'), 'choices', [], {
          ...{ choices: edgeChoices, optional: true },
        }),
      ],
      mayDrop: false,
    }),
    row('victory.levels', levelSentence(victory), {
      fields: [...levelTitles.map((title, index) => number(`victory.levels.${index}`, title, 0, 99)), early],
      mayDrop: false,
    }),
  ]
}

const levelTitles = [
  both('Tactical victory by', 'Victoire tactique à partir de'),
  both('Operational victory by', 'Victoire opérationnelle à partir de'),
  both('Strategic victory by', 'Victoire stratégique à partir de'),
]

function objectiveSentence(one: JsonObject): Title {
  const name = objectAt(one, 'name')
  const title = both(textAt(name, 'en') ?? textIn(one['name']), textAt(name, 'fr') ?? textIn(one['name']))
  const hexes = textsAt(one, 'hexes')
  const points = pointsInWords(numberAt(one, 'points') ?? 0)
  const cutOff = numberAt(one, 'cutOff')
  const [en, fr] =
    cutOff === undefined ? ['', ''] : [`, ${cutOff} if its holder is cut off`, `, ${cutOff} si son détenteur est coupé`]
  return both(
    `${title.en} (${inWords(hexes, 'and')}): ${points.en} to whoever holds it${en}.`,
    `${title.fr} (${inWords(hexes, 'et')}) : ${points.fr} à qui le tient${fr}.`,
  )
}

/** The sentence for a part of the victory conditions; undefined if the scenario does not have it. */
function partSentence(files: CampaignFiles, victory: JsonObject, id: string, path: string): Title | undefined {
  const part = partOf(victory, path)
  if (part === undefined) return undefined
  const inside = typeof part === 'number' ? {} : part
  const points = pointsInWords(typeof part === 'number' ? part : (numberAt(inside, 'points') ?? 0))
  const side = sideName(textIn(inside['side']))
  const whose = capital(side)
  switch (id) {
    case 'gone': {
      const per = numberAt(inside, 'per') ?? 1
      const who = textsAt(inside, 'sides').map(sideName)
      return both(
        `A point to ${inWords(
          who.map(({ en }) => en),
          'and',
        )} for every ${per} enemy units eliminated or cut off.`,
        `Un point par groupe de ${per} unités ennemies éliminées ou coupées, pour ${inWords(
          who.map(({ fr }) => fr),
          'et',
        )}.`,
      )
    }
    case 'each':
      return both(
        `${points.en} for each demoralised enemy formation.`,
        `${points.fr} par formation ennemie démoralisée.`,
      )
    case 'any':
      return both(
        `${whose.en} have ${points.en} once any enemy formation is demoralised.`,
        `${whose.fr} ont ${points.fr} si une formation ennemie est démoralisée.`,
      )
    case 'own':
      return both(
        `${whose.en} have ${points.en} for each demoralised formation of their own.`,
        `${whose.fr} ont ${points.fr} par formation à eux démoralisée.`,
      )
    case 'heldTogether': {
      const turn = numberAt(inside, 'turn') ?? 0
      return both(
        `${whose.en} have ${points.en} if they hold all objectives when turn ${turn} ends.`,
        `${whose.fr} ont ${points.fr} s’ils tiennent tous les objectifs à la fin du tour ${turn}.`,
      )
    }
    default: {
      const { en, fr } = rollOf(files).nameOf(textIn(inside['chief']))
      return both(
        `${points.en} to his side if ${en} is left on the map without a unit.`,
        `${points.fr} à son camp si ${fr} reste sur la carte sans aucune unité.`,
      )
    }
  }
}

function exitSentence(victory: JsonObject): Title {
  const exits = objectAt(victory, 'exits')
  const { en, fr } = capital(sideName(textIn(exits['side'])))
  const [per, from] = [numberAt(exits, 'per') ?? 0, numberAt(exits, 'from') ?? 1]
  const worth =
    per === 0
      ? both('for no points', 'sans points')
      : both(`a point for every ${per} units`, `un point pour ${per} unités`)
  return both(
    `${en} may leave the map from turn ${from} on: ${worth.en}.`,
    `${fr} peuvent quitter la carte à partir du tour ${from} : ${worth.fr}.`,
  )
}

function levelSentence(victory: JsonObject): Title {
  const levels = Array.isArray(victory['levels']) ? victory['levels'].map(String) : []
  const [en, fr] = [levels.join(', ') || '…', levels.join(', ') || '…']
  return both(
    `The side with more points wins by a difference of ${en}: tactical, operational, strategic.`,
    `Le camp qui a le plus de points gagne par un écart de ${fr} : tactique, opérationnelle, stratégique.`,
  )
}

/** All sources of points and the levels of victory, in sentences. */
export function victorySentences(files: CampaignFiles, document: JsonObject): readonly Title[] {
  const victory = objectAt(document, 'victory')
  return [
    ...rowsAt(victory, 'objectives').map(({ row: one }) => objectiveSentence(one)),
    ...spareParts.flatMap(({ id, path }) => partSentence(files, victory, id, path) ?? []),
    levelSentence(victory),
  ]
}
