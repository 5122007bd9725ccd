import { counted, span, title, type Chart } from '../../kernel/system/charts.ts'
import { terrains } from '../campaign/schemas/map-schema.ts'
import type { Tables } from '../campaign/schemas/tables-schema.ts'
import { CASE, MP, NOTHING, RAIN, SP, terrainNames, VALUE } from './names.ts'

/** The properties of counters, ground and fortresses: chapters 1 and 16.1. */
export const groundCharts = ({
  scale,
  terrain,
  stacking,
  allowance,
  rain,
  blockade,
  fortressControl,
  artilleryOnly,
}: Tables): Chart[] => [
  {
    id: 'scale',
    rule: 'gb.counters.losses',
    tables: ['scale'],
    title: title('What one strength point stands for', 'Ce que représente un point de force'),
    columns: [SP, title('Strength', 'Effectif')],
    rows: [
      [title('Infantry', 'Infanterie'), counted(scale.infantry, 'men', 'hommes')],
      [title('Cavalry', 'Cavalerie'), counted(scale.cavalry, 'horsemen', 'cavaliers')],
      [title('Artillery: batteries', 'Artillerie : batteries'), scale.batteries],
      [title('Mitrailleuses: batteries', 'Mitrailleuses : batteries'), scale.mitrailleuseBatteries],
    ],
  },
  {
    id: 'morale',
    rule: 'gb.counters.morale',
    tables: ['artilleryOnly'],
    title: title('Morale', 'Moral'),
    columns: [CASE, VALUE],
    rows: [
      [
        title('A unit with SP in its row', 'Une unité qui a des PF dans sa rangée'),
        title('as its row says', 'selon sa rangée'),
      ],
      [title('Artillery alone', 'Artillerie seule'), artilleryOnly.morale],
    ],
  },
  {
    id: 'terrain',
    rule: 'gb.combat.factor',
    tables: ['terrain', 'stacking'],
    title: title('Terrain', 'Terrain'),
    columns: [title('Terrain', 'Terrain'), title('Defence', 'Défense'), title('Units of a side', 'Unités par camp')],
    rows: [
      ...terrains.map((one) => [
        terrainNames[one],
        terrain.values[one],
        one === 'mountainous' ? stacking.unitsIn[one] : NOTHING,
      ]),
      [title('Town, at least', 'Ville, au moins'), terrain.town, NOTHING],
    ],
  },
  {
    id: 'allowance',
    rule: 'gb.counters.allowance',
    tables: ['allowance'],
    title: title('Movement points', 'Points de mouvement'),
    columns: [title('Counter', 'Pion'), MP],
    rows: [
      [title('Infantry', 'Infanterie'), allowance.infantry],
      [title('Cavalry', 'Cavalerie'), allowance.cavalry],
      [title('Leader', 'Chef'), allowance.leader],
      [title('Decoy, as it is played', 'Leurre, comme on le joue'), allowance.decoy.join(' / ')],
    ],
  },
  {
    id: 'movement-in-rain',
    rule: 'gb.weather.movement',
    tables: ['rain'],
    title: title('Rain', 'Pluie'),
    columns: [CASE, RAIN],
    rows: [
      ...rain.movement.map(({ mp, inRain }) => [
        title(`A counter with ${mp} MP has`, `Un pion de ${mp} PM en a`),
        inRain,
      ]),
      [
        title('Markers drawn as an activation begins', 'Marqueurs tirés au début d’une activation'),
        rain.fatigueMarkers,
      ],
    ],
  },
  {
    id: 'blockade',
    rule: 'gb.map.blockade',
    tables: ['blockade'],
    title: title('Blockade', 'Blocus'),
    columns: [CASE, SP],
    rows: [[title('Enemy SP in the field that blockade', 'PF ennemis en campagne qui bloquent'), blockade.points]],
  },
  {
    id: 'fortress-control',
    rule: 'gb.control.enemy-country',
    tables: ['fortressControl'],
    title: title(
      'Garrisons that open railways in the enemy’s country',
      'Garnisons qui ouvrent les voies ferrées en pays ennemi',
    ),
    columns: [title('Capacity of the fortress', 'Capacité de la forteresse'), SP],
    rows: fortressControl.garrisons.map(({ capacityFrom, points }) => [span(capacityFrom, undefined), points]),
  },
]
