import { ARMIES } from '../../campaigns/editing/armies/armies.ts'
import { armyList, choice, choicesIn, column, NAME, NEW, number, SIDE } from '../../campaigns/editing/armies/columns.ts'
import { both } from '../../campaigns/problems.ts'
import type { ArmyList } from '../../kernel/system/editing-lists.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { kinds } from '../campaign/files.ts'
import { kindNames, sideChoices } from './roll.ts'

/**
 * The order of battle: units with their stands, each under a commander, and the commanders. Morale, weapon and saves of
 * a unit follow from its arm by the tables; the scenario deals the cards.
 */
export function armies(files: CampaignFiles): readonly ArmyList[] {
  const commanders = choicesIn(files[ARMIES], 'commanders')
  return [
    armyList(
      'units',
      both('Units', 'Unités'),
      [
        column('name', NAME, 'words'),
        choice('side', SIDE, sideChoices),
        choice('commander', both('Commander', 'Commandant'), commanders),
        choice(
          'kind',
          both('Arm and weapon', 'Arme'),
          kinds.map((id) => ({ id, title: kindNames[id] })),
        ),
        number('stands', both('Stands', 'Socles')),
      ],
      {
        id: 'unit',
        content: { name: { ...NEW }, side: 'french', commander: commanders[0]?.id ?? '', kind: 'line', stands: 6 },
      },
    ),
    armyList(
      'commanders',
      both('Commanders', 'Commandants'),
      [column('name', NAME, 'words'), choice('side', SIDE, sideChoices)],
      { id: 'commander', content: { name: { ...NEW }, side: 'french' } },
    ),
  ]
}
