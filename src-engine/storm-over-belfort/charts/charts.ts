import { signed, title, type Cell, type Chart } from '../../kernel/system/charts.ts'
import type { Title } from '../../kernel/system/glance.ts'
import { sides } from '../campaign/files.ts'
import type { Campaign, Tables } from '../campaign/campaign.ts'

/** The player aid, with the numbers of a campaign's tables. */
export const charts = ({ tables }: Pick<Campaign, 'tables'>): readonly Chart[] => [
  limits(tables),
  points(tables),
  costs(tables),
  reorganising(tables),
  byDie('bombardment', 'sb.bombardment.roll', title('Bombardment', 'Bombardement'), tables.bombardment),
  modifiers(tables),
  byDie(
    'counterBattery',
    'sb.bombardment.counter-roll',
    title('Counter-battery', 'Contrebatterie'),
    tables.counterBattery,
  ),
  fire(tables),
  assault('rows', 'sb.attack.roll', title('Assault', 'Assaut'), tables),
  assault(
    'smoothed',
    'sb.attack.smoothed',
    title('Assault, smoothed (option)', 'Assaut, table lissée (option)'),
    tables,
  ),
  assaultLimits(tables),
  stratagems(tables),
  victory(tables),
]

const CASE = title('Case', 'Cas')
const VALUE = title('Value', 'Valeur')
const FRENCH = title('French', 'Français')
const PRUSSIAN = title('Prussians', 'Prussiens')
const DIE = title('Die', 'Dé')
const DASH = '–'

/** A chart of cases with their numbers. */
const cases = (
  id: string,
  rule: string,
  groups: readonly string[],
  heading: Title,
  rows: readonly (readonly [Title, Cell])[],
): Chart => ({ id, rule, tables: groups, title: heading, columns: [CASE, VALUE], rows })

const limits = ({ dieFaces, stacking, range, hand, initiative }: Tables): Chart =>
  cases(
    'limits',
    'sb.map.stacking',
    ['dieFaces', 'stacking', 'range', 'hand', 'initiative'],
    title('Limits', 'Limites'),
    [
      [title('Battalions in a zone', 'Bataillons par zone'), stacking.battalions],
      [title('Artillery units in a zone', 'Unités d’artillerie par zone'), stacking.guns],
      [title('Battalions in the citadel', 'Bataillons dans la citadelle'), stacking.citadel.battalions],
      [title('Artillery units in the citadel', 'Unités d’artillerie dans la citadelle'), stacking.citadel.guns],
      [title('Range of field artillery', 'Portée de l’artillerie de campagne'), range.field],
      [title('Range of heavy artillery', 'Portée de l’artillerie lourde'), range.heavy],
      [title('Longer from the citadel by', 'En plus depuis la citadelle'), range.fromCitadel],
      [title('Counters in a hand', 'Pions en main'), hand.most],
      [title('Counters kept', 'Pions gardés'), hand.kept],
      [title('French initiative up to turn', 'Initiative française jusqu’au tour'), initiative.frenchUntil],
      [title('Faces of the die', 'Faces du dé'), dieFaces],
    ],
  )

const points = ({ points: { income, poor, open, most, kept } }: Tables): Chart =>
  cases('points', 'sb.points.income', ['points'], title('Resource points', 'Points de ressources'), [
    [FRENCH, income.french],
    [PRUSSIAN, income.prussian],
    [title('French who held the forts only', 'Français réduits aux forts'), poor],
    [title('Belfort not surrounded', 'Belfort non investie'), signed(open)],
    [title('At most', 'Au plus'), most],
    [title('Kept at most', 'Gardés au plus'), kept],
  ])

const costs = ({ costs: cost }: Tables): Chart =>
  cases('costs', 'sb.points.use', ['costs'], title('What points buy', 'Ce que paient les points'), [
    [title('Second counter of the French, chosen', 'Second pion français, choisi'), cost.buyFrench],
    [title('Second counter of the Prussians, drawn', 'Second pion prussien, tiré'), cost.drawSecond],
    [title('Second counter of the Prussians, chosen', 'Second pion prussien, choisi'), cost.choose],
    [title('Activation or exchange', 'Activation ou échange'), cost.activate],
    [title('Fortification', 'Retranchement'), cost.fortify],
    [title('Trench', 'Tranchée'), cost.trench],
    [title('Trench by the pioneers', 'Tranchée par les pionniers'), cost.trenchByPioneers],
    [title('Rest', 'Repos'), cost.rally],
    [title('Rebuilding a battalion', 'Reconstitution d’un bataillon'), cost.rebuild],
  ])

const reorganising = ({ rally, fortify }: Tables): Chart =>
  cases('reorganisation', 'sb.works.rally', ['rally', 'fortify'], title('Reorganisation', 'Réorganisation'), [
    [title('Battalions that rest for a point', 'Bataillons qui se reposent pour un point'), rally.perPoint],
    [title('Free rest at the headquarters', 'Repos gratuit au quartier général'), rally.atHeadquarters],
    [title('French fortifications a turn', 'Retranchements français par tour'), fortify.french],
    [title('Prussian fortifications a turn', 'Retranchements prussiens par tour'), fortify.prussian],
    [title('With the pioneers', 'Avec les pionniers'), fortify.withPioneers],
  ])

/** Column headings for ranges that end at these values. */
const columnsTo = (ends: readonly number[]): Cell[] =>
  ends.map((end, index) => {
    const from = (ends[index - 1] ?? 0) + 1
    return from === end ? end : `${from}–${end}`
  })

function byDie(
  group: 'bombardment' | 'counterBattery',
  rule: string,
  heading: Title,
  { values, rows }: Tables['bombardment' | 'counterBattery'],
): Chart {
  return {
    id: group,
    rule,
    tables: [group],
    title: heading,
    columns: [DIE, ...columnsTo(values)],
    rows: rows.map((row, index) => [
      index + 1,
      ...row.map((cell) => (cell === 0 ? DASH : signed(cell).replace('+', ''))),
    ]),
  }
}

const modifiers = ({ bombardment: b, counterBattery: c, damage }: Tables): Chart =>
  cases(
    'bombardment-modifiers',
    'sb.bombardment.roll',
    ['bombardment', 'counterBattery', 'damage'],
    title('Bombardment, modifiers', 'Bombardement, modificateurs'),
    [
      [title('Heavy artillery bombards', 'L’artillerie lourde bombarde'), signed(b.heavy)],
      [title('Heavy artillery against the next zone', 'Artillerie lourde contre la zone voisine'), signed(b.near)],
      [title('Long range', 'Longue portée'), signed(b.long)],
      [title('Zone bombarded before', 'Zone déjà bombardée'), signed(b.repeated)],
      [title('Heavy artillery counters', 'L’artillerie lourde contrebat'), signed(c.heavy)],
      [title('Long range, counter-battery', 'Longue portée, contrebatterie'), signed(c.long)],
      [
        title('Hits that damage the citadel again', 'Coups au but qui endommagent la citadelle une seconde fois'),
        damage.secondAt,
      ],
      [title('Bonus the citadel keeps', 'Bonus que garde la citadelle'), damage.citadelBonus],
    ],
  )

const fire = ({ fire: { totals, rows } }: Tables): Chart => ({
  id: 'fire',
  rule: 'sb.fire.roll',
  tables: ['fire'],
  title: title('Defensive fire', 'Tir défensif'),
  columns: [DIE, ...columnsTo(totals), `${(totals.at(-1) ?? 0) + 1}+`],
  rows: rows.map((row, index) => [index + 1, ...row.map((cell) => (cell === 0 ? DASH : cell))]),
})

const assault = (which: 'rows' | 'smoothed', rule: string, heading: Title, tables: Tables): Chart => ({
  id: which === 'rows' ? 'assault' : 'assault-smoothed',
  rule,
  tables: ['assault'],
  title: heading,
  columns: [DIE, 1, 2, 3, 4, 5, 6],
  rows: tables.assault[which].map((row, index, all) => [
    index + 1 === all.length ? `${index + 1}+` : index + 1,
    ...row.map(([defender, attacker]) => `${defender}/${attacker}`),
  ]),
})

const assaultLimits = ({ assault: { mostBonus, won, bonusWithoutLosses } }: Tables): Chart =>
  cases('assault-limits', 'sb.attack.modifier', ['assault'], title('Assault, limits', 'Assaut, limites'), [
    [title('Modifier at most', 'Modificateur au plus'), mostBonus],
    [title('The attacker wins with', 'L’assaillant gagne avec'), won],
    [title('No losses with a bonus of', 'Pas de pertes avec un bonus de'), bonusWithoutLosses],
  ])

const stratagems = ({ stratagems: s }: Tables): Chart =>
  cases('stratagems', 'sb.stratagems.moment', ['stratagems'], title('Stratagems', 'Stratagèmes'), [
    [title('Proclamation, French', 'Proclamation, Français'), signed(s.proclamation)],
    [title('Disinformation, French', 'Désinformation, Français'), signed(s.disinformation)],
    [title('Supply problem, Prussians', 'Problème de ravitaillement, Prussiens'), signed(s.supplyProblem)],
    ...sides.map((side): readonly [Title, Cell] => [
      side === 'french'
        ? title('Icy cold, French', 'Froid glacial, Français')
        : title('Icy cold, Prussians', 'Froid glacial, Prussiens'),
      signed(s.icyCold[side]),
    ]),
    [title('Intransigent Denfert, French', 'Denfert intransigeant, Français'), signed(s.intransigentDenfert)],
    [
      title('Intransigent Von Tresckow, French', 'Von Tresckow intransigeant, Français'),
      signed(s.intransigentTresckow),
    ],
    [title('Battalions that fall ill', 'Bataillons qui tombent malades'), s.illness],
    [title('Envoys', 'Parlementaires'), signed(s.envoys)],
    [title('More shells', 'Plus d’obus'), signed(s.moreShells)],
    [title('More shells from turn', 'Plus d’obus à partir du tour'), s.moreShellsFrom],
    [title('Ruse of war, for each battalion', 'Ruse de guerre, par bataillon'), signed(s.ruse)],
    [title('Incendiary shells, hits', 'Obus incendiaires, coups au but'), signed(s.incendiary)],
    [title('Firefighters, hits', 'Pompiers, coups au but'), signed(s.firefighters)],
    [title('Artillery units with the Swiss delegation', 'Unités d’artillerie avec la délégation suisse'), s.swissGuns],
    [title('Bourbaki from turn', 'Bourbaki à partir du tour'), s.bourbakiFrom],
    [title('Battalions that return in good order', 'Bataillons qui reviennent en bon ordre'), s.bourbakiGood],
  ])

const victory = ({ victory: { major } }: Tables): Chart =>
  cases('victory', 'sb.victory.levels', ['victory'], title('Victory', 'Victoire'), [
    [title('Major victory by', 'Victoire majeure à partir de'), major],
  ])
