import { type Chart, dice, listed, signed, span, title } from '../../kernel/system/charts.ts'
import type { Tables } from '../campaign/schemas/tables-schema.ts'
import { CASE, FRENCH, GERMAN, MODIFIER, RAIN, VALUE } from './names.ts'

/** Supply, surrender, stragglers and withdrawals: chapter 17. */
export const nightCharts = (tables: Tables): Chart[] => [
  supply(tables),
  surrender(tables),
  recovery(tables),
  withdrawal(tables),
]

const supply = ({ supply: table }: Tables): Chart => ({
  id: 'supply',
  rule: 'gb.supply.line',
  tables: ['supply'],
  title: title('Length of a line of supply', 'Longueur d’une ligne de ravitaillement'),
  columns: [title('In MP', 'En PM'), FRENCH, GERMAN],
  rows: [
    [title('In dry weather', 'Par temps sec'), table.mp, table.mp],
    [title('For the side', 'Selon le camp'), signed(table.side.french), signed(table.side.german)],
    [RAIN, signed(table.rain), signed(table.rain)],
  ],
})

const surrender = ({ surrender: table }: Tables): Chart => ({
  id: 'surrender',
  rule: 'gb.surrender.test',
  tables: ['surrender'],
  title: title(`Surrender at ${span(undefined, table.atMost)}`, `Reddition à ${span(undefined, table.atMost)}`),
  columns: [dice(table.dice), MODIFIER],
  rows: [
    [
      title(
        `A unit of morale ${span(table.highMorale.morale, undefined)}`,
        `Une unité de moral ${span(table.highMorale.morale, undefined)}`,
      ),
      signed(table.highMorale.modifier),
    ],
    [
      title(
        `No unit of morale ${span(table.lowMorale.morale, undefined)}`,
        `Aucune unité de moral ${span(table.lowMorale.morale, undefined)}`,
      ),
      signed(table.lowMorale.modifier),
    ],
    [title('Encircled', 'Encerclé'), signed(table.encircled)],
    [title('At least one unit demoralised', 'Au moins une unité démoralisée'), signed(table.demoralised.any)],
    [title('All units demoralised', 'Toutes les unités démoralisées'), signed(table.demoralised.all)],
    [title('Napoleon III is present', 'Napoléon III est présent'), signed(table.accompanied)],
  ],
})

const recovery = ({ recovery: table }: Tables): Chart => ({
  id: 'recovery',
  rule: 'gb.recovery.test',
  tables: ['recovery'],
  title: title('Stragglers: at most the morale', 'Traînards : ne pas dépasser le moral'),
  columns: [CASE, VALUE],
  rows: [
    [title('Die', 'Dé'), dice(table.dice)],
    [RAIN, signed(table.rain)],
    [title('SP that come back', 'PF qui reviennent'), table.points],
    [
      title('Of the arms', 'Armes concernées'),
      listed(
        table.arms.map((arm) => (arm === 'infantry' ? title('Infantry', 'Infanterie') : title('Cavalry', 'Cavalerie'))),
      ),
    ],
    [title('First losses that never come back', 'Premières pertes qui ne reviennent jamais'), table.firstLosses],
  ],
})

const withdrawal = ({ nightWithdrawal: table }: Tables): Chart => ({
  id: 'night-withdrawal',
  rule: 'gb.withdrawal.test',
  tables: ['nightWithdrawal'],
  title: title('Night withdrawal: losses above the morale', 'Repli nocturne : pertes au-dessus du moral'),
  columns: [CASE, VALUE],
  rows: [
    [title('Zones', 'Zones'), table.zones],
    [title('Die', 'Dé'), dice(table.dice)],
    [RAIN, signed(table.rain)],
    [title('SP lost', 'PF perdus'), table.loss],
  ],
})
