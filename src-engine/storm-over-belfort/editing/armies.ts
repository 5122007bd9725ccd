import { armyList, choice, column, NAME, NEW, number, SIDE } from '../../campaigns/editing/armies/columns.ts'
import { both } from '../../campaigns/problems.ts'
import type { ArmyList } from '../../kernel/system/editing-lists.ts'
import { divisions, sides, stratagems } from '../campaign/files.ts'
import { capital, divisionTitles, kindTitles, sideName, wordsFor } from './roll.ts'

const sideChoices = sides.map((id) => ({ id, title: capital(sideName(id)) }))
const kinds = Object.entries(kindTitles).map(([id, title]) => ({ id, title }))
const cards = stratagems.map((id) => ({ id, title: wordsFor(`stratagem.${id}`) }))

/** The order of battle: battalions and guns, and the stratagem counters with the effect of each side. */
export const armies = (): readonly ArmyList[] => [
  armyList(
    'units',
    both('Units', 'Unités'),
    [
      column('name', NAME, 'words'),
      choice('side', SIDE, sideChoices),
      choice('kind', both('Kind', 'Type'), kinds),
      choice(
        'division',
        both('Division', 'Division'),
        divisions.map((id) => ({ id, title: divisionTitles[id] })),
        true,
      ),
      number('fire', both('Fire', 'Tir'), true),
      number('attack', both('Attack', 'Attaque'), true),
      number('defence', both('Defence', 'Défense'), true),
      number('value', both('Firepower of guns', 'Puissance de feu des pièces'), true),
      column('unreliable', both('Unreliable', 'Peu sûre'), 'switch', { optional: true }),
      column('fortress', both('Of the fortress', 'De la forteresse'), 'switch', { optional: true }),
    ],
    { id: 'unit', content: { name: { ...NEW }, side: 'french', kind: 'battalion', fire: 2, attack: 2, defence: 2 } },
  ),
  armyList(
    'counters',
    both('Stratagems', 'Stratagèmes'),
    [
      choice('side', SIDE, sideChoices),
      choice('black', both('Black side', 'Face noire'), cards),
      choice('red', both('Red side', 'Face rouge'), cards, true),
    ],
    { id: 'counter', content: { side: 'french', black: stratagems[0] } },
  ),
]
