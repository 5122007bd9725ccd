import { dice, signed, span, title, yesOrNo, type Cell, type Chart } from '../../kernel/system/charts.ts'
import type { Title } from '../../kernel/system/glance.ts'
import { grounds, results, wayKinds, type GroundKind } from '../campaign/files.ts'
import type { Campaign, Tables } from '../campaign/campaign.ts'

/** The player aid, with the numbers of a campaign's tables. */
export const charts = ({ tables }: Pick<Campaign, 'tables'>): readonly Chart[] => [
  terrain(tables),
  movement(tables),
  water(tables),
  command(tables),
  morale(tables),
  combatTable(tables),
  columns(tables),
  die(tables),
  night(tables),
]

const CASE = title('Case', 'Cas')
const VALUE = title('Value', 'Valeur')
const NOTHING = '–'
const INFANTRY = title('Infantry', 'Infanterie')
const CAVALRY = title('Cavalry', 'Cavalerie')
const GUNS = title('Artillery', 'Artillerie')

const groundNames: Readonly<Record<GroundKind, Title>> = {
  clear: title('Open ground', 'Terrain découvert'),
  woods: title('Woods', 'Bois'),
  village: title('Village', 'Village'),
  town: title('Walled town', 'Ville fortifiée'),
  hamlet: title('Hamlet', 'Hameau'),
  castle: title('Castle', 'Château'),
}
const wayNames = {
  road: title('Road', 'Route'),
  path: title('Path', 'Chemin'),
  rail: title('Railway', 'Voie ferrée'),
} as const

const terrain = ({ grounds: table }: Tables): Chart => ({
  id: 'terrain',
  rule: 'ws.terrain.protection',
  tables: ['grounds'],
  title: title('Terrain', 'Terrain'),
  columns: [
    title('Terrain', 'Terrain'),
    INFANTRY,
    CAVALRY,
    GUNS,
    title('Protection', 'Protection'),
    title('from level', 'à partir du niveau'),
    title('then', 'alors'),
    title('one regiment', 'un régiment seul'),
  ],
  rows: grounds.map((kind): Cell[] => {
    const row = table[kind]
    return [
      groundNames[kind],
      row.infantry,
      row.cavalry,
      row.artillery,
      row.protection,
      row.highFrom ?? NOTHING,
      row.highProtection ?? NOTHING,
      row.loneRegiment ?? NOTHING,
    ]
  }),
})

const movement = ({ movement: points, ways, levels, charge }: Tables): Chart => ({
  id: 'movement',
  rule: 'ws.movement.allowance',
  tables: ['movement', 'ways', 'levels', 'charge'],
  title: title('Movement', 'Mouvement'),
  columns: [CASE, title('Points', 'Points')],
  rows: [
    [INFANTRY, points.infantry],
    [CAVALRY, points.cavalry],
    [GUNS, points.artillery],
    [title('Commanders', 'Commandants'), points.commander],
    ...wayKinds.map((kind): Cell[] => [wayNames[kind], ways[kind]]),
    [title('Each level up or down', 'Chaque niveau monté ou descendu'), levels.cost],
    [title('Levels free by a way', 'Niveaux gratuits par une voie'), levels.freeByWay],
    [title('Spent before a charge, at most', 'Dépensés avant une charge, au plus'), charge.spentAtMost],
  ],
})

const moveWords = {
  half: title('half', 'moitié'),
  all: title('all', 'tout'),
  closed: title('closed', 'interdit'),
} as const
const assaultWords = {
  die: title('die', 'dé'),
  column: title('column', 'colonne'),
  closed: title('closed', 'interdit'),
} as const

const water = ({ crossings }: Tables): Chart => ({
  id: 'water',
  rule: 'ws.terrain.water',
  tables: ['crossings'],
  title: title('Water without a bridge', 'Cours d’eau sans pont'),
  columns: [
    CASE,
    INFANTRY,
    CAVALRY,
    GUNS,
    title('Infantry attacks', 'L’infanterie attaque'),
    title('Cavalry attacks', 'La cavalerie attaque'),
    title('Attacks over bridges only', 'Attaque par les ponts seulement'),
  ],
  rows: (
    [
      [title('River', 'Rivière'), crossings.river],
      [title('Stream', 'Ruisseau'), crossings.stream],
    ] as const
  ).map(([name, { move, assault, bridgeOnly }]): Cell[] => [
    name,
    moveWords[move.infantry],
    moveWords[move.cavalry],
    moveWords[move.artillery],
    assaultWords[assault.infantry],
    assaultWords[assault.cavalry],
    yesOrNo(bridgeOnly),
  ]),
})

const command = ({ command: table, test, death }: Tables): Chart => ({
  id: 'command',
  rule: 'ws.command.radius',
  tables: ['command', 'test', 'death'],
  title: title('Command and tests', 'Commandement et tests'),
  columns: [CASE, VALUE],
  rows: [
    [title('Radius, in points of cavalry', 'Rayon, en points de mouvement de cavalerie'), table.radius],
    [title('More from a town', 'En plus depuis une ville'), signed(table.town)],
    [
      title('Enemy so near that no inertia is tested', 'Ennemi si proche qu’on ne teste pas l’inertie'),
      span(undefined, table.chiefAlarm),
    ],
    [title('A test passes', 'Un test réussit'), `${dice(1, test.faces)} ${span(test.needed, undefined)}`],
    [title('A commander falls', 'Un commandant tombe'), `${dice(2, test.faces)} ${span(death.roll, undefined)}`],
  ],
})

const morale = ({ morale: table }: Tables): Chart => ({
  id: 'morale',
  rule: 'ws.morale.modifiers',
  tables: ['morale'],
  title: title('Morale and rally', 'Moral et ralliement'),
  columns: [CASE, VALUE],
  rows: [
    [
      title(
        `Terrain of protection ${table.protectionFrom} or more`,
        `Terrain de protection ${table.protectionFrom} ou plus`,
      ),
      signed(table.protection),
    ],
    [title('Commander in the hex', 'Commandant dans l’hexagone'), signed(table.commander)],
    [title('Enemy on the flank', 'Ennemi sur le flanc'), signed(table.flank)],
    [title('Each step lost', 'Chaque pas perdu'), signed(table.loss)],
    [title('Out of command', 'Hors de commandement'), signed(table.outOfCommand)],
    [title('Demoralised', 'Unité démoralisée'), signed(table.demoralised)],
    [title('Rally: commander in a hex beside', 'Ralliement : commandant voisin'), signed(table.nearCommander)],
    [title('Rally: under enemy guns', 'Ralliement : sous l’artillerie ennemie'), signed(table.underGuns)],
  ],
})

const resultNames = { none: '–', test: 'T', disorganised: 'D', loss: 'D+1' } as const
const combatTable = ({ combat }: Tables): Chart => ({
  id: 'combat',
  rule: 'ws.combat.table',
  tables: [],
  title: title('Combat table', 'Table de combat'),
  columns: [title('Die', 'Dé'), ...Array.from({ length: combat.results[0]?.length ?? 0 }, (_, column) => column)],
  rows: combat.results.map((row, number): Cell[] => [
    number,
    ...row.map((result) => resultNames[results[results.indexOf(result)]!]),
  ]),
})

const columns = ({ combat: { column, closeRange, keepsGroundAbove } }: Tables): Chart => ({
  id: 'columns',
  rule: 'ws.combat.column',
  tables: ['combat'],
  title: title('Columns', 'Colonnes'),
  columns: [CASE, VALUE],
  rows: [
    [title('Each step lost', 'Chaque pas perdu'), signed(column.loss)],
    [title('Each level up', 'Chaque niveau à monter'), signed(column.uphill)],
    [title('Downhill', 'En descendant'), signed(column.downhill)],
    [title('Across water', 'Au-delà d’un cours d’eau'), signed(column.water)],
    [title('Close range of French guns', 'Courte distance, artillerie française'), closeRange.french],
    [title('Close range of German guns', 'Courte distance, artillerie allemande'), closeRange.german],
    [
      title('Ground holds with a protection above', 'L’unité tient sur place avec une protection au-dessus de'),
      keepsGroundAbove,
    ],
  ],
})

const die = ({ combat: { die: table } }: Tables): Chart => ({
  id: 'die',
  rule: 'ws.combat.die',
  tables: ['combat'],
  title: title('Die', 'Dé'),
  columns: [CASE, VALUE],
  rows: [
    [title('Attack on a flank', 'Attaque sur un flanc'), signed(table.flank)],
    [title('Guns at close range', 'Artillerie à courte distance'), signed(table.closeGuns)],
    [title('French infantry in defence', 'Infanterie française en défense'), signed(table.chassepots)],
    [title('Over a trench', 'Au-delà d’une tranchée'), signed(table.trench)],
    [title('Across a stream', 'Au-delà d’un ruisseau'), signed(table.water)],
    [title('Into a hamlet', 'Contre un hameau'), signed(table.hamlet)],
  ],
})

const night = ({ night: table }: Tables): Chart => ({
  id: 'night',
  rule: 'ws.turn.night',
  tables: ['night'],
  title: title('Night', 'Nuit'),
  columns: [CASE, VALUE],
  rows: [
    [title('Range of guns, at most', 'Portée de l’artillerie, au plus'), table.range],
    [title('Radius of command', 'Rayon de commandement'), signed(table.radius)],
    [title('Initiative and activation', 'Initiative et activation'), signed(table.dice)],
    [title('Morale', 'Moral'), signed(table.morale)],
    [title('Combat', 'Combat'), signed(table.combat)],
  ],
})
