import { dice, signed, span, title, yesOrNo, type Chart } from '../../kernel/system/charts.ts'
import type { Tables } from '../campaign/schemas/tables-schema.ts'
import { CASE, FRENCH, GERMAN, MODIFIER, VALUE } from './names.ts'

/** Rout, retreat, pursuit: chapters 15.6 and 15.7. */
export const defeatCharts = (tables: Tables): Chart[] => [
  rout(tables),
  routPrices(tables),
  retreat(tables),
  capacity(tables),
  pursuit(tables),
]

const rout = ({ rout: table }: Tables): Chart => ({
  id: 'rout',
  rule: 'gb.rout.test',
  tables: ['rout'],
  title: title(
    'Rout test: rout above the lead unit’s morale',
    'Test de déroute : déroute au-dessus du moral de l’unité de tête',
  ),
  columns: [dice(table.dice), MODIFIER],
  rows: [
    [
      title(
        `A unit not engaged, not Combatted, with at least the lead unit’s morale less ${table.freshUnit.moraleBelow}`,
        `Une unité ni engagée ni marquée « A combattu », de moral au moins égal à celui de tête moins ${table.freshUnit.moraleBelow}`,
      ),
      signed(table.freshUnit.modifier),
    ],
    [title('In a fortress', 'Dans une forteresse'), signed(table.fortress)],
    [title('Result table', 'Déroute au tableau des résultats'), title('its number', 'son chiffre')],
    [
      title(
        'More than half of the engaged units were activated',
        'Plus de la moitié des unités engagées étaient activées',
      ),
      signed(table.mostlyActivated),
    ],
    [title('A unit was demoralised before', 'Une unité était démoralisée avant'), signed(table.demoralised)],
    [
      title(
        'More than half of the engaged units were Combatted',
        'Plus de la moitié des unités engagées étaient marquées « A combattu »',
      ),
      signed(table.mostlyCombatted),
    ],
  ],
})

const routPrices = ({ rout: { mitrailleuse, leadUnit, encircledLoss } }: Tables): Chart => ({
  id: 'rout-prices',
  rule: 'gb.rout.test',
  tables: ['rout'],
  title: title('Rout test: what may be paid', 'Test de déroute : ce qu’on peut payer'),
  columns: [CASE, FRENCH, GERMAN, MODIFIER, title('Times', 'Fois')],
  rows: [
    [
      title('1 SP of mitrailleuses', '1 PF de mitrailleuses'),
      yesOrNo(mitrailleuse.sides.french),
      yesOrNo(mitrailleuse.sides.german),
      signed(mitrailleuse.modifier),
      mitrailleuse.most,
    ],
    [
      title('1 more SP of the lead unit', '1 PF de plus de l’unité de tête'),
      yesOrNo(true),
      yesOrNo(true),
      signed(leadUnit.modifier),
      leadUnit.most,
    ],
    [
      title('SP lost by each routed unit that cannot go', 'PF perdus par unité en déroute sans issue'),
      encircledLoss,
      encircledLoss,
      '–',
      '–',
    ],
  ],
})

const retreat = ({ retreat: table }: Tables): Chart => ({
  id: 'retreat',
  rule: 'gb.retreat.voluntary',
  tables: ['retreat'],
  title: title('Voluntary retreat', 'Retraite volontaire'),
  columns: [CASE, VALUE],
  rows: [
    [title('Die', 'Dé'), dice(table.dice)],
    [title('At most, and the leader’s value', 'Réussie à, la valeur du chef en plus'), span(undefined, table.atMost)],
    [title('Zones', 'Zones'), table.zones],
  ],
})

const capacity = ({ retreatCapacity: table }: Tables): Chart => ({
  id: 'retreat-capacity',
  rule: 'gb.retreat.capacity',
  tables: ['retreatCapacity'],
  title: title('Capacity of a connection in retreat', 'Capacité d’une liaison en retraite'),
  columns: [title('Connection', 'Liaison'), title('Units', 'Unités')],
  rows: [
    [title('Road', 'Route'), table.road],
    [title('Path', 'Chemin'), table.path],
    [title('Railway', 'Voie ferrée'), table.railway],
    [
      title('Each bridge over a major river, at most', 'Chaque pont sur une grande rivière, au plus'),
      table.majorBridge,
    ],
    [title('River', 'Rivière'), signed(table.river)],
    [title('Canal', 'Canal'), signed(table.canal)],
    [title('SP lost by each unit too many', 'PF perdus par unité en trop'), table.loss],
  ],
})

const pursuit = ({ pursuit: table }: Tables): Chart => ({
  id: 'pursuit',
  rule: 'gb.pursuit.roll',
  tables: ['pursuit'],
  title: title('Pursuit', 'Poursuite'),
  columns: [CASE, VALUE],
  rows: [
    [title('Winner, and his cavalry', 'Vainqueur, plus sa cavalerie'), dice(table.winnerDice)],
    [title('Loser, his cavalry and the terrain', 'Vaincu, plus sa cavalerie et le terrain'), dice(table.loserDice)],
    [title('Losses after a retreat', 'Pertes après une retraite'), `1/${table.retreatDivisor}`],
    [title('Losses of artillery in rain', 'Pertes d’artillerie sous la pluie'), table.rainArtillery],
  ],
})
