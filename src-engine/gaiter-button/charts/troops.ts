import { dice, signed, title, type Chart } from '../../kernel/system/charts.ts'
import type { Tables } from '../campaign/schemas/tables-schema.ts'
import { CASE, MODIFIER, RAIN, VALUE } from './names.ts'

/** Rally and detachments: chapters 12 and 14; a leader's value by option: 18.2. */
export const troopCharts = ({ rally, detachments, youAreTheCommander }: Tables): Chart[] => [
  {
    id: 'rally',
    rule: 'gb.rally.test',
    tables: ['rally'],
    title: title('Rally: at most the morale', 'Ralliement : ne pas dépasser le moral'),
    columns: [dice(rally.dice), MODIFIER],
    rows: [
      [title('Each point of a leader’s value', 'Chaque point de la valeur d’un chef'), signed(rally.strategicValue)],
      [RAIN, signed(rally.rain)],
      [title('Out of supply', 'Non ravitaillé'), signed(rally.outOfSupply)],
    ],
  },
  {
    id: 'detachments',
    rule: 'gb.detachments.limits',
    tables: ['detachments'],
    title: title('Detachments', 'Détachements'),
    columns: [CASE, VALUE],
    rows: [
      [
        title('Of the unit’s SP, at most, per cent', 'Part des PF de l’unité, au plus, en %'),
        detachments.largestPercent,
      ],
      [title('SP of its own type the unit keeps', 'PF de son type que l’unité garde'), detachments.keeps],
      [
        title('Infantry or cavalry SP beside artillery', 'PF d’infanterie ou de cavalerie avec l’artillerie'),
        detachments.artilleryNeeds,
      ],
    ],
  },
  {
    id: 'you-are-the-commander',
    rule: 'gb.options.commander',
    tables: ['youAreTheCommander'],
    title: title('You are the commander!', 'C’est vous le chef !'),
    columns: [CASE, VALUE],
    rows: [[title('The French leader’s value', 'La valeur du chef français'), youAreTheCommander.strategicValue]],
  },
]
