import { type Cell, type Chart, dice, listed, signed, span, title, yesOrNo } from '../../kernel/system/charts.ts'
import type { Title } from '../../kernel/system/glance.ts'
import { classes, qualities, switchIds, type UnitClass } from '../campaign/files.ts'
import type { Campaign, Tables, Terrain } from '../campaign/campaign.ts'
import { english } from '../words/english.ts'
import { french } from '../words/french.ts'

/** The player aid, with the numbers of a campaign's tables and the ground of its map. */
export const charts = ({ tables, terrain }: Pick<Campaign, 'tables' | 'terrain'>): readonly Chart[] => [
  unitTypes(tables),
  grounds(terrain),
  arrivals(tables),
  activation(tables),
  fire(tables),
  melee(tables),
  arms(tables),
  hits(tables),
  defeat(tables),
  dark(tables),
]

const CASE = title('Case', 'Cas')
const VALUE = title('Value', 'Valeur')
const NOTHING = '–'
const COVER = title('Target or enemy in cover', 'Cible ou ennemi à couvert')

const classNames: Readonly<Record<UnitClass, Title>> = {
  infantry: title('Infantry', 'Infanterie'),
  cavalry: title('Cavalry', 'Cavalerie'),
  artillery: title('Artillery', 'Artillerie'),
}
const qualityNames: Readonly<Record<(typeof qualities)[number], Title>> = {
  elite: title('Elite', 'Élite'),
  average: title('Average', 'Moyenne'),
  poor: title('Poor', 'Médiocre'),
}
const nationNames: Readonly<Record<keyof Tables['activation']['needed'], Title>> = {
  prussian: title('Prussians', 'Prussiens'),
  garibaldian: title('Garibaldians', 'Garibaldiens'),
  french: title('French', 'Français'),
  german: title('Other Germans', 'Autres Allemands'),
}

const unitTypes = ({ types }: Tables): Chart => ({
  id: 'unit-types',
  rule: 'ps.movement.allowance',
  tables: ['types'],
  title: title('Types of units', 'Types d’unités'),
  columns: [
    title('Type', 'Type'),
    title('Arm', 'Arme'),
    title('Strength', 'Force'),
    title('Movement', 'Mouvement'),
    title('Range', 'Portée'),
    title('Aim', 'Tir'),
  ],
  rows: Object.values(types).map((type) => [
    type.name,
    classNames[type.class],
    type.strength,
    type.move,
    type.range,
    type.aim === undefined ? NOTHING : signed(type.aim),
  ]),
})

function grounds(terrain: readonly Terrain[]): Chart {
  const kinds = new Map(terrain.map((one) => [one.id, one]))
  const coverOf = ({ cover }: Terrain, arm: UnitClass): Cell => {
    const option = switchIds.find((id) => id === cover[arm])
    if (option === undefined) return yesOrNo(cover[arm] !== undefined)
    return title(
      `option: ${lowerFirst(english[`option.${option}`])}`,
      `option : ${lowerFirst(french[`option.${option}`])}`,
    )
  }
  return {
    id: 'terrain',
    rule: 'ps.terrain.enter',
    tables: [],
    title: title('Terrain', 'Terrain'),
    columns: [
      title('Terrain', 'Terrain'),
      title('Open to', 'Ouvert à'),
      title('High', 'Élevé'),
      title('Blocks sight', 'Masque la vue'),
      title('Moves, at most', 'Déplacements, au plus'),
      ...classes.map((arm) =>
        title(`Cover: ${classNames[arm].en.toLowerCase()}`, `Couvert : ${classNames[arm].fr.toLowerCase()}`),
      ),
    ],
    rows: [...kinds.values()].map((one) => [
      one.name,
      one.enter.size === 0
        ? NOTHING
        : listed(classes.filter((arm) => one.enter.has(arm)).map((arm) => classNames[arm])),
      yesOrNo(one.high),
      yesOrNo(one.blocksSight),
      Number.isFinite(one.moveAtMost) ? one.moveAtMost : NOTHING,
      ...classes.map((arm) => (one.enter.has(arm) ? coverOf(one, arm) : NOTHING)),
    ]),
  }
}

const arrivals = ({ arrivals: table, reserve, dieFaces }: Tables): Chart => ({
  id: 'arrivals',
  rule: 'ps.arrivals.roll',
  tables: ['arrivals', 'reserve', 'dieFaces'],
  title: title('Arrivals', 'Arrivées'),
  columns: [CASE, dice(1, dieFaces)],
  rows: [
    [title('A unit arrives at an entry', 'Une unité arrive à une entrée'), span(table.needed, undefined)],
    [title('Turns until it may be activated', 'Tours avant de pouvoir être activée'), table.activationDelay],
    [title('The reserve is called', 'La réserve est appelée'), span(reserve.needed, undefined)],
    [title('Turns from the call to its first unit', 'Tours de l’appel à sa première unité'), reserve.firstAfter],
    [title('Turns from the first to the second', 'Tours de la première à la seconde'), reserve.secondAfter],
  ],
})

const activation = ({ activation: table, dieFaces }: Tables): Chart => ({
  id: 'activation',
  rule: 'ps.activation.roll',
  tables: ['activation', 'dieFaces'],
  title: title('Activation', 'Activation'),
  columns: [CASE, dice(1, dieFaces)],
  rows: [
    ...nations.map((nation) => [nationNames[nation], span(table.needed[nation], undefined)]),
    ...qualities.map((quality) => [qualityNames[quality], signed(table.quality[quality])]),
  ],
})
const nations = Object.keys(nationNames) as readonly (keyof typeof nationNames)[] // the record has no other keys

type Strength = Tables['melee']['strength'][UnitClass]

/** The modifiers for strength that a table gives. */
const strengthRows = (strength: Strength): readonly (readonly [Title, string])[] => [
  ...(strength.over === undefined ? [] : ([[moreThan(strength.over), signed(strength.overModifier ?? 0)]] as const)),
  ...(strength.under === undefined
    ? []
    : ([[fewerThan(strength.under), signed(strength.underModifier ?? 0)]] as const)),
]
const moreThan = (points: number) => title(`more than ${points} strength points`, `plus de ${points} points de force`)
const fewerThan = (points: number) =>
  title(`fewer than ${points} strength points`, `moins de ${points} points de force`)
const lowerFirst = (text = ''): string => text.charAt(0).toLowerCase() + text.slice(1)
const after = (head: Title, { en, fr }: Title) =>
  title(`${head.en}: ${lowerFirst(en)}`, `${head.fr} : ${lowerFirst(fr)}`)

function fire({ fire: { needed, artillery, rifle }, dieFaces }: Tables): Chart {
  const guns = title('Guns', 'Canons')
  const rifles = title('Rifles', 'Fusils')
  return {
    id: 'fire',
    rule: 'ps.fire.roll',
    tables: ['fire', 'dieFaces'],
    title: title('Fire', 'Tir'),
    columns: [CASE, dice(1, dieFaces)],
    rows: [
      [title('Hit', 'Coup au but'), span(needed, undefined)],
      [after(guns, COVER), signed(artillery.cover)],
      ...strengthRows(artillery.strength).map(([what, value]) => [after(guns, what), value]),
      [after(rifles, title('the firer has moved', 'le tireur a bougé')), signed(rifle.moved)],
      [after(rifles, COVER), signed(rifle.cover)],
      ...strengthRows(rifle.strength).map(([what, value]) => [after(rifles, what), value]),
    ],
  }
}

const melee = ({ melee: table, dieFaces }: Tables): Chart => ({
  id: 'melee',
  rule: 'ps.melee.modifiers',
  tables: ['melee', 'dieFaces'],
  title: title('Melee', 'Mêlée'),
  columns: [CASE, dice(1, dieFaces)],
  rows: [
    [title('One hit', 'Un coup au but'), span(table.hit, undefined)],
    [title('Two hits', 'Deux coups au but'), span(table.doubleHit, undefined)],
    [title('Attacking flank or rear', 'Attaque de flanc ou par l’arrière'), signed(table.flank.attacking)],
    [title('Attacked in flank or rear', 'Attaqué de flanc ou par l’arrière'), signed(table.flank.attacked)],
    [title('Enemy uphill', 'Ennemi en contre-haut'), signed(table.uphill)],
    [COVER, signed(table.cover)],
    ...classes.flatMap((arm) =>
      strengthRows(table.strength[arm]).map(([what, value]) => [after(classNames[arm], what), value]),
    ),
  ],
})

const arms = ({ melee: { against } }: Tables): Chart => ({
  id: 'melee-arms',
  rule: 'ps.melee.modifiers',
  tables: ['melee'],
  title: title('Melee: arm against arm', 'Mêlée : arme contre arme'),
  columns: [
    title('Unit', 'Unité'),
    ...classes.map((arm) =>
      title(`against ${classNames[arm].en.toLowerCase()}`, `contre l’${classNames[arm].fr.toLowerCase()}`),
    ),
  ],
  rows: classes.map((unit) => [
    classNames[unit],
    ...classes.map((enemy) => {
      const row = against.find((one) => one.unit === unit && one.enemy === enemy)
      return row === undefined ? NOTHING : signed(row.modifier)
    }),
  ]),
})

const hits = ({ hits: table, dieFaces }: Tables): Chart => ({
  id: 'hits',
  rule: 'ps.hits.quality',
  tables: ['hits', 'dieFaces'],
  title: title('Hits: a strength point is lost at', 'Coups au but : un point de force est perdu à'),
  columns: [title('Quality', 'Qualité'), dice(1, dieFaces)],
  rows: qualities.map((quality) => [qualityNames[quality], span(undefined, table.compulsory[quality])]),
})

const defeat = ({ defeat: { strength, units } }: Tables): Chart => ({
  id: 'defeat',
  rule: 'ps.victory.broken',
  tables: ['defeat'],
  title: title('A side is beaten by the loss of', 'Un camp est battu par la perte de'),
  columns: [CASE, VALUE],
  rows: [
    [title('Strength points, more than', 'Points de force, plus de'), `${strength.moreThan}/${strength.of}`],
    [title('Units, more than', 'Unités, plus de'), `${units.moreThan}/${units.of}`],
  ],
})

const dark = ({ dark: { drawWithin } }: Tables): Chart => ({
  id: 'dark',
  rule: 'ps.victory.dark',
  tables: ['dark'],
  title: title('At dark', 'À la tombée de la nuit'),
  columns: [CASE, VALUE],
  rows: [
    [
      title(
        'Drawn if the shares of strength lost differ by no more than',
        'Partie nulle si les parts de force perdues ne diffèrent pas de plus de',
      ),
      `${drawWithin} %`,
    ],
  ],
})
