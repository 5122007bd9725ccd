import { dice, signed, title, type Cell, type Chart } from '../../kernel/system/charts.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { Campaign, Tables } from '../campaign/campaign.ts'
import {
  modifierNames,
  moveRows,
  saveRows,
  type Drop,
  type ModifierName,
  type MoveRow,
  type SaveRow,
} from '../campaign/files.ts'

/** The player aid, with the numbers of a campaign's tables. */
export const charts = ({ tables }: Pick<Campaign, 'tables'>): readonly Chart[] => [
  movement(tables),
  fire(tables),
  ranges(tables),
  saves(tables),
  assault(tables),
  morale(tables),
  cards(tables),
]

const CASE = title('Case', 'Cas')
const VALUE = title('Value', 'Valeur')

const rowNames: Readonly<Record<MoveRow, Title>> = {
  infantry: title('Infantry', 'Infanterie'),
  light: title('Light infantry', 'Infanterie légère'),
  cavalry: title('Cavalry', 'Cavalerie'),
  'foot-guns': title('Foot guns', 'Artillerie montée'),
  'horse-guns': title('Horse guns', 'Artillerie à cheval'),
  staff: title('Commanders', 'Commandants'),
  emperor: title('The Emperor', 'L’Empereur'),
}

const dropNames: Readonly<Record<Drop, Cell>> = {
  none: '–',
  low: title('lowest die', 'dé le plus bas'),
  high: title('highest die', 'dé le plus haut'),
  'two-highest': title('two highest', 'les deux plus hauts'),
  closed: title('closed', 'interdit'),
}

const movement = ({ movement: rows, dieFaces, emperorUnderFire, figures }: Tables): Chart => ({
  id: 'movement',
  rule: 'es.move.dice',
  tables: ['movement', 'dieFaces', 'emperorUnderFire', 'figures'],
  title: title('Movement', 'Mouvement'),
  columns: [
    title('Unit', 'Unité'),
    title('Line, skirmish', 'Ligne, tirailleurs'),
    title('Column', 'Colonne'),
    title('Road', 'Route'),
    title('Gentle slope', 'Pente douce'),
    title('Steep, stream, wood', 'Pente raide, ruisseau, bois'),
    title('Wall, trench, houses', 'Mur, tranchée, maisons'),
  ],
  rows: [
    ...moveRows.map((row) => {
      const { line, column, road, gentle, steep, wall } = rows[row]
      const numbers = [line, column, road].map((count) => dice(count, dieFaces))
      return [rowNames[row], ...numbers, dropNames[gentle], dropNames[steep], dropNames[wall]]
    }),
    [
      title('The Emperor under fire of rifles', 'L’Empereur sous le feu des fusils'),
      ...Array<Cell>(3).fill(dice(emperorUnderFire, dieFaces)),
      '–',
      '–',
      '–',
    ],
    [
      title('Figures on a stand: foot, horse, guns', 'Figurines par socle : à pied, à cheval, pièces'),
      figures.foot,
      figures.horse,
      figures.guns,
      '–',
      '–',
      '–',
    ],
  ],
})

const fire = ({ fire: numbers }: Tables): Chart => {
  const { needed, most, canister, doubleLine, siegeFrom, stationary } = numbers
  const cell = (column: number, row: number): string =>
    [0, 1].map((cover) => Math.min(most, needed + column - row + cover)).join(' / ')
  const rows = [
    title('Lines, skirmishers, guns in position', 'Lignes, tirailleurs, canons en batterie'),
    title('Columns, limbered guns, double lines', 'Colonnes, canons sur avant-trains, doubles lignes'),
    title('Enfiladed lines and columns, squares', 'Lignes et colonnes prises d’enfilade, carrés'),
  ]
  return {
    id: 'fire',
    rule: 'es.fire.needed',
    tables: ['fire'],
    title: title('Fire: number needed / in cover', 'Tir : nombre requis / à couvert'),
    columns: [
      title('Target', 'Cible'),
      title('Rifles, mitrailleuses, German foot guns', 'Fusils, mitrailleuses, artillerie montée allemande'),
      title(
        'French foot guns, German horse guns, dismounted cavalry',
        'Artillerie montée française, artillerie à cheval allemande, cavalerie à pied',
      ),
      title('French horse guns, mounted cavalry', 'Artillerie à cheval française, cavalerie montée'),
    ],
    rows: [
      ...rows.map((name, row) => [name, cell(0, row), cell(1, row), cell(2, row)]),
      [title('Never more than', 'Jamais plus de'), most, '–', '–'],
      [
        title(
          'Canister within inches; lines of a double line apart',
          'Mitraille, jusqu’à (pouces) ; lignes d’une double ligne, distance (pouces)',
        ),
        canister,
        doubleLine,
        '–',
      ],
      [
        title(
          'Siege guns beyond inches; target still for turns',
          'Canons de siège, au-delà de (pouces) ; cible immobile depuis (tours)',
        ),
        siegeFrom,
        stationary,
        '–',
      ],
    ],
  }
}

const ranges = ({ ranges: all }: Tables): Chart => ({
  id: 'ranges',
  rule: 'es.fire.ranges',
  tables: ['ranges'],
  title: title('Ranges in inches; short is half', 'Portées en pouces ; courte portée : la moitié'),
  columns: [
    title('Side', 'Camp'),
    title('Rifles', 'Fusils'),
    title('Mitrailleuses', 'Mitrailleuses'),
    title('Guns', 'Canons'),
  ],
  rows: [
    [title('French', 'Français'), all.french.rifle, all.french.mitrailleuse, all.french.guns],
    [title('Germans', 'Allemands'), all.german.rifle, all.german.mitrailleuse, all.german.guns],
  ],
})

const saveNames: Readonly<Record<SaveRow, Title>> = {
  'french-guard': title('French guard', 'Garde française'),
  'french-infantry': title('French infantry', 'Infanterie française'),
  'french-militia': title('French militia', 'Garde mobile'),
  'french-cavalry': title('French cavalry', 'Cavalerie française'),
  'german-guard': title('German guard', 'Garde allemande'),
  'german-infantry': title('German infantry', 'Infanterie allemande'),
  'german-landwehr': title('Landwehr', 'Landwehr'),
  'german-cavalry': title('German cavalry', 'Cavalerie allemande'),
  artillery: title('Artillery, by guns', 'Artillerie, selon les pièces'),
  leader: title('Leaders', 'Chefs'),
}
const saveCell = (needed: number): Cell => (needed === 7 ? 'X' : needed === 8 ? '2X' : needed)

const saves = ({ saves: all, leader, spike }: Tables): Chart => ({
  id: 'saves',
  rule: 'es.saves.table',
  tables: ['saves', 'leader', 'spike'],
  title: title('Saves, by stands left', 'Sauvegardes, selon les socles restants'),
  columns: [title('Unit', 'Unité'), '7, 6', '5', '4', '3', '2', '1'],
  rows: [
    ...saveRows.map((row) => [saveNames[row], ...all[row].map(saveCell)]),
    [
      title('A unit that rolls has a leader from', 'Une unité qui lance le dé a un chef dès'),
      leader.onRoll,
      '–',
      '–',
      '–',
      '–',
      '–',
    ],
    [title('Guns are spiked from', 'Des pièces sont enclouées dès'), spike, '–', '–', '–', '–', '–'],
  ],
})

const modifiers: Readonly<Record<ModifierName, Title>> = {
  obstacle: title('Charged behind a wall, stream or trench', 'Chargé derrière un mur, un ruisseau ou une tranchée'),
  crest: title('On the crest of a steep height', 'Sur la crête d’une hauteur raide'),
  'infantry-double-line': title('Infantry in double line', 'Infanterie en double ligne'),
  square: title('Square', 'Carré'),
  'cavalry-line': title('Cavalry charging in line', 'Cavalerie qui charge en ligne'),
  'cavalry-double-line': title('Cavalry charging in double line', 'Cavalerie qui charge en double ligne'),
  guard: title('Guard', 'Garde'),
  'light-woods': title('Light infantry skirmishing in woods', 'Infanterie légère en tirailleurs dans un bois'),
  armoured: title('Armoured cavalry', 'Cavalerie cuirassée'),
  german: title('German infantry but for the Landwehr', 'Infanterie allemande, sauf la Landwehr'),
  rear: title('Charged from the rear', 'Chargé à revers'),
  unlimbered: title('Guns in position', 'Canons en batterie'),
  standing: title('Standing cavalry', 'Cavalerie arrêtée'),
  dismounted: title('Dismounted cavalry', 'Cavalerie à pied'),
  militia: title('Militia', 'Garde mobile'),
  routing: title('In rout', 'En déroute'),
  skirmish: title('Skirmishers but for light infantry', 'Tirailleurs, sauf l’infanterie légère'),
  limbered: title('Limbered guns', 'Canons sur avant-trains'),
}

const assault = ({ assault: numbers }: Tables): Chart => ({
  id: 'assault',
  rule: 'es.assault.modifiers',
  tables: ['assault'],
  title: title('Close combat: added to each die', 'Mêlée : ajouté à chaque dé'),
  columns: [CASE, VALUE],
  rows: [
    ...modifierNames.map((name) => [modifiers[name], signed(numbers.modifiers[name])]),
    [title('Reinforcing within inches', 'Renforts, jusqu’à (pouces)'), numbers.reach],
    [title('Outnumbered by so many times', 'Surnombre, à partir de (fois)'), numbers.outnumbered],
    [title('Locked from so many times the total', 'Au corps à corps dès (fois le total)'), numbers.locked],
  ],
})

const morale = ({ morale: { needed, contagion, levels } }: Tables): Chart => ({
  id: 'morale',
  rule: 'es.morale.check',
  tables: ['morale'],
  title: title('Morale', 'Moral'),
  columns: [CASE, VALUE],
  rows: [
    [title('A check passes from', 'Un test réussit dès'), needed],
    [title('A rout brings chits within inches', 'Une déroute donne des jetons jusqu’à (pouces)'), contagion],
    [
      title('Two chits for one from so many stands lost', 'Chaque cause donne deux jetons dès (socles perdus)'),
      levels[0],
    ],
    [title('Three from', 'et trois dès'), levels[1]],
  ],
})

const cards = ({ deck, command }: Tables): Chart => ({
  id: 'cards',
  rule: 'es.cards.kinds',
  tables: ['deck', 'command'],
  title: title('Cards', 'Cartes'),
  columns: [CASE, VALUE],
  rows: [
    [title('Aces: any action of any unit', 'As : toute action de toute unité'), deck.ace],
    [
      title(
        'Numbers: infantry, cavalry, guns that do not fire',
        'Nombres : infanterie, cavalerie, canons qui ne tirent pas',
      ),
      deck.number,
    ],
    [
      title(
        'Faces: cavalry without armour, horse guns that do not fire',
        'Figures : cavalerie non cuirassée, artillerie à cheval qui ne tire pas',
      ),
      deck.face,
    ],
    [title('Jokers: a destroyed unit comes back', 'Jokers : une unité détruite revient'), deck.joker],
    [title('Range of command in inches', 'Portée du commandement en pouces'), command.range],
    [title('Points of a commander with a unit', 'Points d’un commandant avec une unité'), command.points],
  ],
})
