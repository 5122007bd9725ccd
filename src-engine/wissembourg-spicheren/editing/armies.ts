import { ARMIES } from '../../campaigns/editing/armies/armies.ts'
import { armyList, choice, choicesIn, column, NAME, NEW, number, SIDE } from '../../campaigns/editing/armies/columns.ts'
import { both } from '../../campaigns/problems.ts'
import type { ArmyList } from '../../kernel/system/editing-lists.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { arms } from '../campaign/files.ts'
import { kindNames, sideChoices } from './roll.ts'

const FORMATION = both('Formation', 'Formation')
const COMMAND = both('Command', 'Commandement')
const BONUS = both('Bonus', 'Bonus')
const INITIATIVE = both('Initiative', 'Initiative')
const INERTIA = both('Inertia', 'Inertie')
const replaced = ({ en, fr }: { readonly en: string; readonly fr: string }) =>
  both(`Successor’s ${en.toLowerCase()}`, `${fr} du successeur`)

/** The order of battle: formations, their commanders, and their regiments, brigades and batteries. */
export function armies(files: CampaignFiles): readonly ArmyList[] {
  const formations = choicesIn(files[ARMIES], 'formations')
  const first = formations[0]?.id ?? ''
  return [
    armyList(
      'units',
      both('Units', 'Unités'),
      [
        column('name', NAME, 'words'),
        choice('formation', FORMATION, formations),
        choice(
          'arm',
          both('Arm', 'Arme'),
          arms.map((id) => ({ id, title: kindNames[id] })),
        ),
        number('strength', both('Strength', 'Force')),
        number('disorganised', both('Disorganised', 'Désorganisée')),
        number('steps', both('Steps', 'Pas')),
        number('range', both('Range', 'Portée'), true),
        column('regiment', both('A regiment', 'Un régiment'), 'switch', { optional: true }),
      ],
      {
        id: 'unit',
        content: { name: { ...NEW }, formation: first, arm: 'infantry', strength: 3, disorganised: 2, steps: 2 },
      },
    ),
    armyList(
      'formations',
      both('Formations', 'Formations'),
      [
        column('name', NAME, 'words'),
        choice('side', SIDE, sideChoices),
        column('infantryDivision', both('Infantry division', 'Division d’infanterie'), 'switch', { optional: true }),
        column('mayHold', both('Its marker may be held', 'Son marqueur peut être gardé'), 'switch', { optional: true }),
      ],
      { id: 'formation', content: { name: { ...NEW }, side: 'french' } },
    ),
    armyList(
      'commanders',
      both('Commanders', 'Commandants'),
      [
        column('name', NAME, 'words'),
        choice('side', SIDE, sideChoices),
        choice('formation', FORMATION, formations),
        number('command', COMMAND),
        number('bonus', BONUS),
        number('replacement.command', replaced(COMMAND)),
        number('replacement.bonus', replaced(BONUS)),
      ],
      {
        id: 'commander',
        content: {
          ...{ name: { ...NEW }, side: 'french', formation: first, command: 2, bonus: 0 },
          replacement: { command: 1, bonus: 0 },
        },
      },
    ),
    armyList(
      'chiefs',
      both('Commanders in chief', 'Commandants en chef'),
      [
        column('name', NAME, 'words'),
        choice('side', SIDE, sideChoices),
        number('initiative', INITIATIVE),
        number('inertia', INERTIA),
        number('replacement.initiative', replaced(INITIATIVE)),
        number('replacement.inertia', replaced(INERTIA)),
      ],
      {
        id: 'chief',
        content: {
          ...{ name: { ...NEW }, side: 'french', initiative: 0, inertia: 2 },
          replacement: { initiative: 0, inertia: 1 },
        },
      },
    ),
  ]
}
