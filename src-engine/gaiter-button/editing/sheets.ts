import { listAt, objectAt, rowsAt, textAt, textsAt } from '../../campaigns/editing/loose.ts'
import { fieldAt, type NewLine, row, sheet } from '../../campaigns/editing/sheets.ts'
import { both } from '../../campaigns/problems.ts'
import { rulesOf } from '../../kernel/system/handbook.ts'
import type { Choice } from '../../kernel/system/editing-lists.ts'
import type { Field, Row, Sheet } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { type Json, type JsonObject, textIn } from '../../kernel/values/result.ts'
import { arms, type Side, sides } from '../campaign/schemas/common-schema.ts'
import { switches, type SwitchId } from '../ground/setup.ts'
import { handbook } from '../handbook/handbook.ts'
import { daysAfter, dayTitles } from './days.ts'
import { armName, capital, rosterOf, sideChoices, sideNames, wordsFor } from './roster.ts'
import { datesIn } from './standing.ts'
import { aimsFrom, edgeChoices, levelChoices, levelRows, newCondition } from './victory.ts'

/** The optional rules that players may switch, and the special rules that a scenario can have. */
const options = [
  'permanent-losses',
  'you-are-the-commander',
  'french-doctrine',
  'defender-engages-all',
  'secret-command',
] as const
const specialRules = ['german-uncertainty', 'hesitation', 'supply-roll', 'no-rail-supply', 'permanent-pontoon'] as const

const sectionOf = (id: string): string =>
  rulesOf(handbook).find((rule) => rule.id === switches[id as SwitchId].rule)?.section ?? ''

const weathers: readonly Choice[] = [
  { id: 'normal', title: both('Dry', 'Temps sec') },
  { id: 'rain', title: both('Rain', 'Pluie') },
]

/** Everything in a scenario except the positions. */
export function sheets(files: CampaignFiles, document: JsonObject): readonly Sheet[] {
  const field = (id: string, title: Title, input: Field['input'], meant: Json = null, more = {}): Field =>
    fieldAt(document, id, title, input, meant, more)
  const roster = rosterOf(files)
  const victory = objectAt(document, 'victory')
  const turns = rowsAt(document, 'turns')
  const days = dayTitles(turns.map(({ row: turn }) => textAt(turn, 'date') ?? ''))
  return [
    sheet('words', both('What it is called', 'Comment il s’appelle'), {
      fields: [
        field('title', both('Title', 'Titre'), 'words', null, { optional: true }),
        field('description', both('What is fought out', 'De quoi il s’agit'), 'words', null, { optional: true }),
        ...sides.map((side) => {
          const { en, fr } = sideNames[side].all
          return field(`aims.${side}`, both(`What ${en} are to do`, `Ce que doivent faire ${fr}`), 'words', null, {
            optional: true,
          })
        }),
      ],
      kinds: [
        {
          id: 'aims',
          title: both('Aims put together from the conditions of victory', 'Buts tirés des conditions de victoire'),
        },
      ],
    }),
    sheet('days', both('Days and weather', 'Jours et temps'), {
      fields: [field('turns.0.date', both('First day', 'Premier jour'), 'date')],
      rows: turns.map(({ row: turn, index }, n) => {
        const weather = weathers.find(({ id }) => id === turn['weather'])?.title ?? both('by the die', 'selon le dé')
        const day = days[n]!
        return row(`turns.${index}`, both(`${day.en}: ${weather.en}`, `${day.fr} : ${weather.fr}`), {
          fields: [
            field(`turns.${index}.weather`, both('Weather', 'Météo'), 'choice', null, {
              ...{ optional: true, choices: weathers, section: 'GB 4.1' },
            }),
          ],
          mayDrop: index > 0 && index === listAt(document, 'turns').length - 1,
        })
      }),
      kinds:
        listAt(document, 'turns').length < 60 ? [{ id: 'day', title: both('Another day', 'Un jour de plus') }] : [],
    }),
    sheet('forces', both('Forces', 'Forces'), {
      fields: [
        ...sides.flatMap((side) => forceFields(files, side, field)),
        field(
          'garrisons',
          both('Fortresses have their garrisons', 'Les forteresses ont leurs garnisons'),
          'switch',
          false,
        ),
        field(
          'outOfSupplyAtStart',
          both('Everybody begins out of supply', 'Tous commencent hors de ravitaillement'),
          'switch',
          false,
        ),
      ],
    }),
    sheet('ground', both('Ground', 'Terrain'), {
      fields: [
        field(
          'area',
          both('Zones in play (left out: the whole map)', 'Zones en jeu (sans rien : toute la carte)'),
          'places',
          null,
          { optional: true },
        ),
      ],
      rows: rowsAt(document, 'destroyedBridges').map(({ row: bridge, index }) => {
        const ends = [textIn(bridge['a']), textIn(bridge['b'])]
        const between = ends.map((zone) => roster.placeName(zone)).join(' – ')
        const at = `destroyedBridges.${index}`
        return row(at, both(`The bridge ${between} is destroyed`, `Le pont ${between} est détruit`), {
          fields: [
            field(`${at}.a`, both('One bank', 'Une rive'), 'place'),
            field(`${at}.b`, both('The other bank', 'L’autre rive'), 'place'),
          ],
          places: ends,
        })
      }),
      kinds: [{ id: 'bridge', title: both('A destroyed bridge', 'Un pont détruit') }],
    }),
    sheet('switches', both('Optional and special rules', 'Règles optionnelles et spéciales'), {
      rows: [...switchRows(document, 'options', field), ...switchRows(document, 'specialRules', field)],
      kinds: [
        ...missing(document, 'options', options).map((id) => ({ id, title: wordsFor(`option.${id}`) })),
        ...missing(document, 'specialRules', specialRules).map((id) => ({ id, title: wordsFor(`option.${id}`) })),
      ],
    }),
    sheet('victory', both('Victory', 'Victoire'), {
      fields: [
        field(
          'victory.division.points',
          both('SP that a division needs to count', 'PF qu’il faut à une division pour compter'),
          'number',
          1,
          {
            ...{ least: 1, most: 999 },
          },
        ),
        field('victory.division.arms', both('Arms that count in it', 'Armes qui y comptent'), 'choices', [], {
          choices: arms.map((id) => ({ id, title: armName(id) })),
        }),
        field(
          'victory.exits',
          both('Zones by which the French leave', 'Zones par où sortent les Français'),
          'places',
          [],
        ),
      ],
      rows: [
        ...rowsAt(victory, 'capture').map(({ row: capture, index }) => {
          const leader = textIn(capture['leader'])
          const { en, fr } = roster.nameOf(leader)
          const at = `victory.capture.${index}`
          return row(at, both(`Who captures ${en} has won at once.`, `Qui fait prisonnier ${fr} a gagné aussitôt.`), {
            fields: [
              field(`${at}.leader`, both('Leader', 'Chef'), 'thing'),
              field(`${at}.level`, both('Level', 'Niveau'), 'choice', null, { choices: levelChoices }),
            ],
            things: [leader],
          })
        }),
        ...levelRows(files, document, victory),
      ],
      kinds: [
        { id: 'level', title: both('A level of victory', 'Un niveau de victoire') },
        { id: 'capture', title: both('A leader whose capture decides', 'Un chef dont la capture décide') },
      ],
    }),
  ]
}

type Fielding = (id: string, title: Title, input: Field['input'], meant?: Json, more?: object) => Field

function forceFields(files: CampaignFiles, side: Side, field: Fielding): readonly Field[] {
  const { en, fr } = sideNames[side].all
  const most = rosterOf(files).roll?.battle.sides[side].decoys ?? 0
  const of = (what: string, quoi: string): Title => both(`${capital(en)}: ${what}`, `${capital(fr)} : ${quoi}`)
  return [
    field(`sides.${side}.edges`, of('friendly edges', 'bords amis'), 'choices', [], { choices: edgeChoices }),
    field(`sides.${side}.decoys`, of('decoys', 'leurres'), 'number', 0, { least: 0, most }),
    field(`sides.${side}.pontoons`, of('pontoon bridges', 'ponts de bateaux'), 'number', 0, { least: 0, most: 99 }),
  ]
}

const missing = (document: JsonObject, list: string, ids: readonly string[]): readonly string[] => {
  const there = new Set(rowsAt(document, list).map(({ row: one }) => one['id']))
  return ids.filter((id) => !there.has(id))
}

function switchRows(document: JsonObject, list: 'options' | 'specialRules', field: Fielding): readonly Row[] {
  return rowsAt(document, list).map(({ row: one, index }) => {
    const id = textIn(one['id'])
    const at = `${list}.${index}`
    const { en, fr } = wordsFor(`option.${id}`)
    const on = one['on'] === true ? both('on', 'oui') : both('off', 'non')
    const number = (name: string, title: Title, least: number, most: number): Field =>
      field(`${at}.${name}`, title, 'number', null, { least, most })
    const side = field(`${at}.side`, both('Side', 'Camp'), 'choice', null, { choices: sideChoices })
    const numbers: Readonly<Record<string, () => readonly Field[]>> = {
      hesitation: () => [
        field(`${at}.leader`, both('Leader', 'Chef'), 'thing'),
        number('roll', both('On a roll of', 'Sur un jet de'), 1, 6),
        number('strategicValue', both('Value until evening', 'Valeur jusqu’au soir'), 0, 9),
      ],
      'supply-roll': () => [
        side,
        number('dice', both('Dice', 'Dés'), 1, 9),
        number('cutFrom', both('Cut from', 'Coupé à partir de'), 1, 54),
      ],
      'no-rail-supply': () => [side],
      'german-uncertainty': () => [side],
      'permanent-pontoon': () => [
        field(`${at}.a`, both('One bank', 'Une rive'), 'place'),
        field(`${at}.b`, both('The other bank', 'L’autre rive'), 'place'),
      ],
    }
    const places = ['a', 'b'].flatMap((key) => textAt(one, key) ?? [])
    return row(at, both(`${en}: ${on.en}`, `${fr} : ${on.fr}`), {
      fields: [
        field(`${at}.on`, both('On unless a player changes it', 'Active, sauf choix du joueur'), 'switch', false, {
          section: textAt(one, 'section') ?? null,
        }),
        ...(numbers[id]?.() ?? []),
      ],
      things: ['leader'].flatMap((key) => textAt(one, key) ?? []),
      places,
    })
  })
}

/** The new line that an edit adds: to a sheet by its id, or below a row. */
export function added(files: CampaignFiles, document: JsonObject, to: string, kind: string): NewLine | undefined {
  const roster = rosterOf(files)
  const victory = objectAt(document, 'victory')
  if (kind === 'aims') return { place: 'aims', value: aimsFrom(files, victory) }
  if (kind === 'day') return { list: 'turns', value: { date: daysAfter(datesIn(document).at(-1) ?? '', 1) } }
  if (kind === 'bridge') {
    const bridge = roster.map?.connections.find(({ water, alsoWater = [] }) =>
      [...(water ? [water] : []), ...alsoWater].some((one) => one.bridge),
    )
    return { list: 'destroyedBridges', value: { a: bridge?.a ?? '', b: bridge?.b ?? '' } }
  }
  if (kind === 'level') {
    const levels = rowsAt(victory, 'levels').map(({ row: one }) => `${textIn(one['side'])} ${textIn(one['level'])}`)
    const free = sides.flatMap((side) => levelChoices.map(({ id }) => ({ side, level: id })))
    const { side, level } = free.find((one) => !levels.includes(`${one.side} ${one.level}`)) ?? free[0]!
    const of = side === 'french' ? 'german' : 'french'
    return { list: 'victory.levels', value: { side, level, all: [{ is: 'losses-above-own', of, atLeast: 1 }] } }
  }
  if (kind === 'capture') {
    const there = textsAt(victory, 'capture')
    const leader = [...(roster.roll?.leaders.keys() ?? [])].find((id) => !there.includes(id)) ?? ''
    return { list: 'victory.capture', value: { leader, level: 'strategic' } }
  }
  if (to.startsWith('victory.levels.')) {
    const index = Number(to.split('.')[2])
    const level = rowsAt(victory, 'levels').find((one) => one.index === index)?.row
    const value = newCondition(kind, level?.['side'] === 'german' ? 'german' : 'french', files)
    return value === undefined ? undefined : { list: `${to}.all`, value }
  }
  if (options.some((id) => id === kind))
    return { list: 'options', value: { id: kind, section: sectionOf(kind), on: false } }
  const numbers = specialNumbers(files, kind)
  return numbers && { list: 'specialRules', value: { id: kind, section: sectionOf(kind), on: true, ...numbers } }
}

function specialNumbers(files: CampaignFiles, kind: string): JsonObject | undefined {
  const { roll, map } = rosterOf(files)
  switch (kind) {
    case 'german-uncertainty':
      return { side: 'german', commandPoints: [-1] }
    case 'hesitation':
      return { leader: roll?.battle.sides.french.leaders[0]?.id ?? '', roll: 1, strategicValue: 0 }
    case 'supply-roll':
      return { side: 'french', dice: 1, cutFrom: 5 }
    case 'no-rail-supply':
      return { side: 'german' }
    case 'permanent-pontoon': {
      const site = map?.connections.find(({ water }) => water?.permanentPontoon === true)
      return { a: site?.a ?? '', b: site?.b ?? '' }
    }
    default:
      return undefined
  }
}
