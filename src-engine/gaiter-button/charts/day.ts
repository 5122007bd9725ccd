import { type Chart, dice, listed, signed, span, title } from '../../kernel/system/charts.ts'
import type { Tables } from '../campaign/schemas/tables-schema.ts'
import { CASE, FRENCH, GERMAN, NOTHING, RAIN, sideNames, terrainNames, VALUE, waterNames } from './names.ts'

/** The head of the day, operations and command: chapters 4 to 8. */
export const dayCharts = (tables: Tables): Chart[] => [weather(tables), pontoons(tables), ...operations(tables)]

const weather = ({ weather: table }: Tables): Chart => ({
  id: 'weather',
  rule: 'gb.weather.roll',
  tables: ['weather'],
  title: title('Weather', 'Météo'),
  columns: [dice(table.dice), title('Weather', 'Météo')],
  rows: table.rows.map(({ from, to, weather: sky }) => [
    span(from, to),
    sky === 'rain' ? RAIN : title('Dry', 'Temps sec'),
  ]),
})

const pontoons = ({ pontoonDamage }: Tables): Chart => ({
  id: 'pontoon-damage',
  rule: 'gb.weather.pontoons',
  tables: ['pontoonDamage'],
  title: title('Pontoon bridges in rain', 'Ponts de bateaux sous la pluie'),
  columns: [dice(pontoonDamage.dice), title('Levels lost', 'Niveaux perdus'), title('Out of the game', 'Hors du jeu')],
  rows: pontoonDamage.rows.map(({ from, to, levels, removed }) => [
    span(from, to),
    levels,
    removed ? title('yes', 'oui') : NOTHING,
  ]),
})

const operations = (tables: Tables): Chart[] => {
  const { initiative, impulse, battleMovement: move, communication, commandPoints: cp, frenchDoctrine } = tables
  const both = (value: number) => [signed(value), signed(value)]
  const good = span(cp.highMorale.morale, undefined)
  return [
    {
      id: 'initiative',
      rule: 'gb.initiative.roll',
      tables: ['initiative'],
      title: title('Initiative', 'Initiative'),
      columns: [CASE, VALUE],
      rows: [
        [
          title('Each side, and its senior general’s value', 'Chaque camp, plus la valeur de son généralissime'),
          dice(initiative.dice),
        ],
        [title('With equal sums', 'À égalité'), sideNames[initiative.tie]],
      ],
    },
    {
      id: 'impulse',
      rule: 'gb.impulse.five-units',
      tables: ['impulse'],
      title: title('Operations', 'Opérations'),
      columns: [CASE, VALUE],
      rows: [
        [title('Units activated by an operation, at most', 'Unités activées par opération, au plus'), impulse.units],
      ],
    },
    {
      id: 'battle-movement',
      rule: 'gb.battle-move.test',
      tables: ['battleMovement'],
      title: title('Battle movement', 'Mouvement de bataille'),
      columns: [CASE, VALUE],
      rows: [
        [title('The leader’s value, and', 'La valeur du chef, plus'), dice(move.dice)],
        [title('It takes place at', 'Il a lieu à'), span(move.atLeast, undefined)],
        [title('Never into', 'Terrain interdit'), listed(move.barredTerrain.map((one) => terrainNames[one]))],
        [title('Never across', 'Infranchissable'), listed(move.barredWater.map((one) => waterNames[one]))],
      ],
    },
    {
      id: 'communication',
      rule: 'gb.command.direct',
      tables: ['communication'],
      title: title('Line of communication', 'Ligne de communication'),
      columns: [CASE, VALUE],
      rows: [
        [
          title('Connections of a direct line, at most', 'Liaisons d’une ligne directe, au plus'),
          communication.connections,
        ],
      ],
    },
    {
      id: 'command-points',
      rule: 'gb.command.points',
      tables: ['commandPoints', 'frenchDoctrine'],
      title: title('Command points', 'Points de commandement'),
      columns: [CASE, FRENCH, GERMAN],
      rows: [
        [
          title('A line to a leader', 'Une ligne vers un chef'),
          title('his value', 'sa valeur'),
          title('his value', 'sa valeur'),
        ],
        [
          title('Army commander linked to the senior general', 'Commandant d’armée relié au généralissime'),
          ...both(cp.linkToSenior),
        ],
        [title('Different corps', 'Corps différents'), ...both(cp.mixedCorps)],
        [title('Leader marching alone', 'Chef marchant seul'), ...both(cp.leaderAlone)],
        [title('Units out of supply', 'Unités non ravitaillées'), ...both(cp.outOfSupply)],
        [title('Combatted units', 'Unités marquées « A combattu »'), ...both(cp.combatted)],
        [title('Demoralised units', 'Unités démoralisées'), ...both(cp.demoralised)],
        [title(`Units of morale ${good}`, `Unités de moral ${good}`), ...both(cp.highMorale.points)],
        [title('Enemy counters in the zone', 'Pions ennemis dans la zone'), ...both(cp.enemyInZone)],
        [title('Every stack', 'Toute pile'), signed(cp.side.french), signed(cp.side.german)],
        [title('Cavalry alone', 'Cavalerie seule'), signed(cp.cavalryOnly.french), signed(cp.cavalryOnly.german)],
        [
          title('Cavalry alone, with the French doctrine', 'Cavalerie seule, avec la doctrine française'),
          signed(frenchDoctrine.cavalryOnly),
          signed(cp.cavalryOnly.german),
        ],
      ],
    },
    fatigueBowl(tables),
    fatigueRules(tables),
  ]
}

const fatigueBowl = ({ fatigue }: Tables): Chart => ({
  id: 'fatigue-bowl',
  rule: 'gb.fatigue.draw',
  tables: ['fatigue'],
  title: title('The bowl of fatigue markers', 'Le bol des marqueurs de fatigue'),
  columns: [title('Marker', 'Marqueur'), title('Number', 'Nombre')],
  rows: fatigue.bowl.map(({ marker, count }) => [marker === 'stop' ? 'STOP' : marker, count]),
})

const fatigueRules = ({ fatigue }: Tables): Chart => ({
  id: 'fatigue',
  rule: 'gb.fatigue.losses',
  tables: ['fatigue'],
  title: title('Fatigue', 'Fatigue'),
  columns: [CASE, VALUE],
  rows: [
    [title('CP to put a marker back', 'PC pour remettre un marqueur'), fatigue.redraw],
    [title('Markers that do not tire', 'Marqueurs qui ne fatiguent pas'), fatigue.freeMarkers],
    [title('Connections for a marker', 'Liaisons par marqueur'), fatigue.connectionsPerMarker],
    [
      title(`Where every counter has ${fatigue.fast.mp} MP`, `Si tous les pions ont ${fatigue.fast.mp} PM`),
      fatigue.fast.connectionsPerMarker,
    ],
  ],
})
