import { ARMIES } from '../../campaigns/editing/armies/armies.ts'
import { armyList, choice, column, NAME, number } from '../../campaigns/editing/armies/columns.ts'
import { both } from '../../campaigns/problems.ts'
import { objectAt, rowsAt, textAt } from '../../campaigns/editing/loose.ts'
import type { ArmyColumn, ArmyList, Choice } from '../../kernel/system/editing-lists.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { isJsonObject, type JsonObject } from '../../kernel/values/result.ts'
import { arms, type Side, sides } from '../campaign/schemas/common-schema.ts'
import { armName, capital, rosterOf, type Roster, sideNames } from './roster.ts'

const KIND = both('Outline', 'Silhouette')
const MP = both('MP', 'PM')
const ROW = both('Morale over the boxes', 'Moral au-dessus des cases')
const kinds: readonly Choice[] = [
  { id: 'infantry', title: both('infantry', 'infanterie') },
  { id: 'cavalry', title: both('cavalry', 'cavalerie') },
]
const ranks: readonly Choice[] = [
  { id: 'senior', title: both('senior general', 'généralissime') },
  { id: 'army', title: both('army commander', 'commandant d’armée') },
]

/** Boxes by arm, one column each. */
const boxes = (key: string): readonly ArmyColumn[] =>
  arms.map((arm) => {
    const { en, fr } = armName(arm)
    return number(`${key}.${arm}`, both(capital(en), capital(fr)), true)
  })

/** The order of battle of both sides as lists: units with their boxes, detachments, corps, leaders, garrisons. */
export function armies(files: CampaignFiles): readonly ArmyList[] {
  const roster = rosterOf(files)
  const file = isJsonObject(files[ARMIES]) ? files[ARMIES] : {}
  return sides.flatMap((side) => ofSide(roster, objectAt(objectAt(file, 'sides'), side), side))
}

function ofSide(roster: Roster, of: JsonObject, side: Side): readonly ArmyList[] {
  const named = (list: string, prefix: string, by: 'name' | 'commander' = 'name'): readonly Choice[] =>
    rowsAt(of, list).flatMap(({ row }) => {
      const id = textAt(row, 'id')
      return id === undefined ? [] : [{ id, title: roster.named(`${prefix}.${id}`, textAt(row, by) ?? id) }]
    })
  const title = (en: string, fr: string): Title => {
    const { all } = sideNames[side]
    return both(`${capital(all.en)}: ${en}`, `${capital(all.fr)} : ${fr}`)
  }
  const path = (list: string): string => `sides.${side}.${list}`
  const short = side === 'french' ? 'fr' : 'ge'
  const commander = (optional: boolean): ArmyColumn =>
    column('commander', both('Commander', 'Commandant'), 'text', { optional })
  return [
    armyList(
      path('units'),
      title('units', 'unités'),
      [
        column('name', NAME, 'text'),
        commander(true),
        choice('corps', both('Corps', 'Corps'), named('corps', 'corps', 'commander'), true),
        choice('kind', KIND, kinds),
        column('division', both('A division', 'Une division'), 'switch'),
        number('mp', MP),
        column('row', ROW, 'numbers'),
        ...boxes('strength'),
      ],
      {
        id: `${short}-unit`,
        content: { name: 'DI', kind: 'infantry', division: true, mp: 4, row: [4, 4], strength: { infantry: 2 } },
      },
    ),
    armyList(
      path('detachments'),
      title('detachments', 'détachements'),
      [
        column('name', NAME, 'text'),
        choice('kind', KIND, kinds),
        number('mp', MP),
        column('row', ROW, 'numbers'),
        ...boxes('beside'),
      ],
      { id: `${short}-detachment`, content: { name: '9', kind: 'infantry', mp: 4, row: [4, 4], beside: {} } },
    ),
    armyList(
      path('corps'),
      title('corps', 'corps d’armée'),
      [
        commander(false),
        choice('army', both('Army', 'Armée'), named('armies', 'army')),
        column('band', both('Band of colour', 'Bande de couleur'), 'text'),
        number('counters', both('Counters', 'Pions')),
      ],
      {
        id: `${short}-corps`,
        content: { army: named('armies', 'army')[0]?.id ?? '', commander: 'N.', band: '#888888', counters: 1 },
      },
    ),
    armyList(
      path('leaders'),
      title('leaders', 'chefs'),
      [
        column('name', NAME, 'text'),
        choice('rank', both('Rank', 'Rang'), ranks),
        number('strategicValue', both('Value', 'Valeur')),
        number('mp', MP),
        choice('superior', both('Under', 'Sous'), named('leaders', 'leader'), true),
        column('accompaniedBy', both('With', 'Avec'), 'text', { optional: true }),
      ],
      { id: `${short}-leader`, content: { name: 'N.', rank: 'army', strategicValue: 0, mp: 8 } },
    ),
    armyList(
      path('garrisons'),
      title('garrisons', 'garnisons'),
      [column('row', ROW, 'numbers'), column('manned', both('Manned at the start', 'Occupée au début'), 'switch')],
      null, // one for each fortress
      'fortress',
    ),
  ]
}
