import { type Cell, type Chart, dice, listed, signed, span, title, yesOrNo } from '../../kernel/system/charts.ts'
import type { Tables } from '../campaign/schemas/tables-schema.ts'
import { CASE, FRENCH, GERMAN, MODIFIER, MP, NOTHING, sideNames, VALUE } from './names.ts'

/** Marches, reconnaissance and engineering: chapters 9 to 11. */
export const marchCharts = (tables: Tables): Chart[] => [
  connections(tables),
  corpsCavalry(tables),
  works(tables),
  ...reconnaissance(tables),
  ...bridges(tables),
]

const connections = ({ march, severalBridges, crowding, occupiedZone, blockadedZone }: Tables): Chart => ({
  id: 'march',
  rule: 'gb.march.cost',
  tables: ['march', 'severalBridges', 'crowding', 'occupiedZone', 'blockadedZone'],
  title: title('Cost of a connection', 'Coût d’une liaison'),
  columns: [CASE, MP],
  rows: [
    [title('Road', 'Route'), march.road],
    [title('Path', 'Chemin'), march.path],
    [title('Railway alone', 'Voie ferrée seule'), march.railway],
    [title('Bridge over a major river', 'Pont sur une grande rivière'), march.majorBridge],
    [title('More than one bridge, whatever the way', 'Plus d’un pont, quelle que soit la voie'), severalBridges.mp],
    [
      title(`Each unit above ${crowding.freeUnits}`, `Chaque unité au-delà de ${crowding.freeUnits}`),
      signed(crowding.mpEach),
    ],
    [
      title('Activated friendly unit or enemy counter in the zone', 'Unité amie activée ou pion ennemi dans la zone'),
      signed(occupiedZone.mp),
    ],
    [
      title('A blockaded enemy fortress in the zone', 'Une forteresse ennemie bloquée dans la zone'),
      signed(blockadedZone.mp),
    ],
  ],
})

const corpsCavalry = ({ corpsCavalry: table }: Tables): Chart => ({
  id: 'corps-cavalry',
  rule: 'gb.march.corps-cavalry',
  tables: ['corpsCavalry'],
  title: title('Corps cavalry', 'Cavalerie de corps'),
  columns: [CASE, VALUE],
  rows: [
    [title('Whose', 'Camp'), listed(table.sides.map((side) => sideNames[side]))],
    [title('Connections from its corps, at most', 'Liaisons jusqu’à son corps, au plus'), table.connections],
  ],
})

function works(tables: Tables): Chart {
  const { surpriseAttack: surprise, reconnaissance: recon, destroyBridge, repairBridge, pontoon } = tables
  const { destroyRailway, repairRailway } = tables
  const infantry = (points: number) => title(`${points} SP of infantry`, `${points} PF d’infanterie`)
  const division = (points: number) =>
    title(`a division with ${points} SP of infantry`, `division de ${points} PF d’infanterie`)
  const row = (what: Cell, mp: Cell, needs: Cell): Cell[] => [what, mp, needs]
  return {
    id: 'works',
    rule: 'gb.engineering.marker',
    tables: [
      'surpriseAttack',
      'reconnaissance',
      'destroyBridge',
      'repairBridge',
      'pontoon',
      'destroyRailway',
      'repairRailway',
    ],
    title: title('What else costs movement points', 'Ce qui coûte encore des points de mouvement'),
    columns: [CASE, MP, title('Needs', 'Condition')],
    rows: [
      row(
        title(
          `Surprise attack, units hit: ${surprise.unitsMarked}`,
          `Attaque surprise, unités touchées : ${surprise.unitsMarked}`,
        ),
        surprise.mp,
        listed(surprise.sides.map((side) => sideNames[side])),
      ),
      row(title('Reconnaissance', 'Reconnaissance'), recon.mp, title('cavalry', 'cavalerie')),
      row(title('Destroying a bridge', 'Détruire un pont'), destroyBridge.mp, infantry(destroyBridge.infantry)),
      row(
        title(
          `Repairing a bridge, each of ${repairBridge.levels} levels`,
          `Réparer un pont, chacun des ${repairBridge.levels} niveaux`,
        ),
        repairBridge.mp,
        division(repairBridge.infantry),
      ),
      row(
        title('Levels of repair in a day, at most', 'Niveaux réparés par jour, au plus'),
        NOTHING,
        repairBridge.levelsPerTurn,
      ),
      row(
        title(
          `Pontoon bridge, each of ${pontoon.levels} levels`,
          `Pont de bateaux, chacun des ${pontoon.levels} niveaux`,
        ),
        pontoon.mp,
        division(pontoon.infantry),
      ),
      row(title('The same in rain', 'De même sous la pluie'), pontoon.mpInRain, division(pontoon.infantry)),
      row(
        title('Destroying a railway', 'Détruire une voie ferrée'),
        destroyRailway.mp,
        title(`${destroyRailway.points} SP`, `${destroyRailway.points} PF`),
      ),
      row(title('Repairing a railway', 'Réparer une voie ferrée'), repairRailway.mp, infantry(repairRailway.infantry)),
    ],
  }
}

function reconnaissance({ reconnaissance: table, frenchDoctrine }: Tables): Chart[] {
  const { modifiers } = table
  return [
    {
      id: 'reconnaissance',
      rule: 'gb.recon.result',
      tables: ['reconnaissance'],
      title: title(
        'Reconnaissance: counters shown, by the excess of cavalry (* with their strength)',
        'Reconnaissance : pions montrés, selon l’excédent de cavalerie (* avec leur force)',
      ),
      columns: [dice(table.dice), ...table.columns.map(({ from, to }) => span(from, to))],
      rows: table.rows.map(({ from, to, cells }) => [
        span(from, to),
        ...cells.map(({ units, composition }) => (composition ? `${units}*` : units)),
      ]),
    },
    {
      id: 'reconnaissance-modifiers',
      rule: 'gb.recon.result',
      tables: ['reconnaissance', 'frenchDoctrine'],
      title: title('Reconnaissance: modifiers', 'Reconnaissance : modificateurs'),
      columns: [CASE, MODIFIER],
      rows: [
        [title('French reconnaissance', 'Reconnaissance française'), signed(modifiers.side.french)],
        [title('The same with their doctrine', 'De même avec leur doctrine'), signed(frenchDoctrine.reconnaissance)],
        [title('German reconnaissance', 'Reconnaissance allemande'), signed(modifiers.side.german)],
        [
          title(
            `Fatigue markers on the stack ${span(modifiers.tired.markers, undefined)}`,
            `Marqueurs de fatigue de la pile ${span(modifiers.tired.markers, undefined)}`,
          ),
          signed(modifiers.tired.modifier),
        ],
        [
          title('All enemies in the field are activated', 'Tous les ennemis en campagne sont activés'),
          signed(modifiers.activatedScreen),
        ],
        [title('Rain', 'Pluie'), signed(modifiers.rain)],
        [title('Heavy cavalry counts', 'La cavalerie lourde compte pour'), `1/${table.heavyCavalryDivisor}`],
      ],
    },
  ]
}

const bridges = ({ bridgeArtillery: guns }: Tables): Chart[] => [
  {
    id: 'bridge-artillery',
    rule: 'gb.bridge.artillery',
    tables: ['bridgeArtillery'],
    title: title(
      'Artillery to work on a bridge under the enemy’s eyes',
      'Artillerie nécessaire pour travailler à un pont sous les yeux de l’ennemi',
    ),
    columns: [CASE, FRENCH, GERMAN],
    rows: [
      [
        title('Per cent of his', 'Part de celle de l’ennemi, en %'),
        guns.superiority.french.percent,
        guns.superiority.german.percent,
      ],
      [
        title('As much is enough', 'L’égalité suffit'),
        yesOrNo(guns.superiority.french.orEqual),
        yesOrNo(guns.superiority.german.orEqual),
      ],
      [title('Heavy artillery counts', 'L’artillerie lourde compte'), `×${guns.heavyFactor}`, `×${guns.heavyFactor}`],
    ],
  },
]
