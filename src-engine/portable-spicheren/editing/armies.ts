import { armyList, choice, column, NAME, NEW, SIDE } from '../../campaigns/editing/armies/columns.ts'
import { both } from '../../campaigns/problems.ts'
import type { ArmyList } from '../../kernel/system/editing-lists.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { qualities, sides } from '../campaign/files.ts'
import { nationNames, qualityNames, rollOf, wordsFor } from './roll.ts'

/** The order of battle: brigades and batteries, each of a type in the tables. */
export function armies(files: CampaignFiles): readonly ArmyList[] {
  const { types } = rollOf(files)
  const kinds = Object.entries(types).map(([id, { name }]) => ({ id, title: name }))
  const nations = Object.entries(nationNames).map(([id, title]) => ({ id, title }))
  return [
    armyList(
      'units',
      both('Units', 'Unités'),
      [
        column('name', NAME, 'words'),
        choice(
          'side',
          SIDE,
          sides.map((id) => ({ id, title: wordsFor(`side.${id}`) })),
        ),
        choice('type', both('Type', 'Type'), kinds),
        choice('nation', both('Nation', 'Nation'), nations),
        choice(
          'quality',
          both('Quality', 'Qualité'),
          qualities.map((id) => ({ id, title: qualityNames[id] })),
        ),
        choice(
          'eliteIf',
          both('Elite by an option', 'Élite par une option'),
          [{ id: 'eliteZouaves', title: wordsFor('option.eliteZouaves') }],
          true,
        ),
      ],
      {
        id: 'unit',
        content: { name: { ...NEW }, side: 'french', type: kinds[0]?.id ?? '', nation: 'french', quality: 'average' },
      },
    ),
  ]
}
