import { dice, signed, span, title, yesOrNo, type Cell, type Chart } from '../../kernel/system/charts.ts'
import type { Tables } from '../campaign/schemas/tables-schema.ts'
import { CASE, FRENCH, GERMAN, NOTHING, VALUE } from './names.ts'

/** Battles, assaults and sallies: chapters 15.4, 15.5 and 16. */
export const battleCharts = (tables: Tables): Chart[] => [
  combatFactor(tables),
  strengthRatio(tables),
  amplitude(tables),
  combatResults(tables),
  losses(tables),
  fortresses(tables),
]

function combatFactor({ combatFactor: table, frenchDoctrine }: Tables): Chart {
  const { leader, artilleryEach, infantryWeapon, demoralised, combatted } = table
  const row = (what: Cell, french: number, german = french): Cell[] => [what, signed(french), signed(german)]
  const oneFor = (points: number) => title(`+1 for ${points} SP`, `+1 par ${points} PF`)
  return {
    id: 'combat-factor',
    rule: 'gb.combat.factor',
    tables: ['combatFactor', 'frenchDoctrine'],
    title: title('Combat factor', 'Facteur de combat'),
    columns: [CASE, FRENCH, GERMAN],
    rows: [
      [title('Lead unit', 'Unité de tête'), title('its morale', 'son moral'), title('its morale', 'son moral')],
      row(title('Leader, in attack', 'Chef, en attaque'), leader.french.attack, leader.german.attack),
      row(
        title('The same with the French doctrine', 'De même avec la doctrine française'),
        frenchDoctrine.leaderInAttack,
        leader.german.attack,
      ),
      row(title('Leader, in defence', 'Chef, en défense'), leader.french.defence, leader.german.defence),
      [title('Artillery', 'Artillerie'), oneFor(artilleryEach.french), oneFor(artilleryEach.german)],
      [
        title('Heavy artillery counts', 'L’artillerie lourde compte'),
        `×${table.heavyArtilleryFactor}`,
        `×${table.heavyArtilleryFactor}`,
      ],
      row(title('Charge of heavy cavalry', 'Charge de cavalerie lourde'), table.heavyCavalryCharge),
      row(title('Infantry weapon (Chassepot)', 'Fusil (chassepot)'), infantryWeapon.french, infantryWeapon.german),
      [
        title('Terrain, for the defender', 'Terrain, pour le défenseur'),
        title('its value', 'sa valeur'),
        title('its value', 'sa valeur'),
      ],
      row(title('High heat, attacker', 'Forte chaleur, attaquant'), table.highHeatAttacker),
      row(title('Forced passage, attacker', 'Passage en force, attaquant'), table.forcedPassageAttacker),
      row(title('Back to the river', 'Dos à la rivière'), table.backToTheRiver),
      row(title('Disembarked', 'Débarqué'), table.disembarked),
      row(title('At least one unit demoralised', 'Au moins une unité démoralisée'), demoralised.any),
      row(title('All units demoralised', 'Toutes les unités démoralisées'), demoralised.all),
      row(title('No line of provision', 'Pas de ligne d’approvisionnement'), table.noProvisions),
      [
        title('Artillery without provisions', 'Artillerie sans approvisionnement'),
        `1/${table.noProvisionsArtilleryDivisor}`,
        `1/${table.noProvisionsArtilleryDivisor}`,
      ],
      row(title('Encircled', 'Encerclé'), table.encircled),
      row(
        title('More than half of the units activated', 'Plus de la moitié des unités activées'),
        table.mostlyActivated,
      ),
      row(title('At least one unit Combatted', 'Au moins une unité marquée « A combattu »'), combatted.any),
      row(title('All units Combatted', 'Toutes les unités marquées « A combattu »'), combatted.all),
      [title('Die', 'Dé'), dice(table.dice), dice(table.dice)],
    ],
  }
}

const strengthRatio = ({ strengthRatio: table }: Tables): Chart => ({
  id: 'strength-ratio',
  rule: 'gb.combat.ratio',
  tables: ['strengthRatio'],
  title: title('Strength ratio', 'Rapport de forces'),
  columns: [CASE, VALUE],
  rows: [
    [title('Exactly 1 to 1', '1 contre 1 exactement'), NOTHING],
    [title('Above it, at least', 'Au-dessus, au moins'), signed(table.least)],
    [title('At most', 'Au plus'), signed(table.most)],
    [title('Cavalry counts', 'La cavalerie compte pour'), `1/${table.cavalryDivisor}`],
  ],
})

const amplitude = ({ amplitude: table, assault }: Tables): Chart => ({
  id: 'amplitude',
  rule: 'gb.combat.amplitude',
  tables: ['amplitude', 'assault'],
  title: title('Amplitude', 'Amplitude'),
  columns: [CASE, VALUE],
  rows: [
    [title('Cavalry counts', 'La cavalerie compte pour'), `1/${table.cavalryDivisor}`],
    [title('Columns further right in rain', 'Colonnes vers la droite sous la pluie'), signed(table.rain)],
    [title('Columns further right in an assault', 'Colonnes vers la droite dans un assaut'), signed(assault.columns)],
  ],
})

const combatResults = ({ combatResults: table, amplitude: scale }: Tables): Chart => ({
  id: 'combat-results',
  rule: 'gb.losses.table',
  tables: ['combatResults', 'amplitude'],
  title: title(
    'Combat results: losses of winner / loser by amplitude; rout',
    'Résultats du combat : pertes du vainqueur / du vaincu selon l’amplitude ; déroute',
  ),
  columns: [
    title('Difference', 'Différence'),
    ...scale.columns.map(({ from, to }) => span(from, to)),
    title('Rout', 'Déroute'),
  ],
  rows: table.rows.map(({ from, to, losses: cells, rout }) => [
    span(from, to),
    ...cells.map(([winner, loser]) => `${winner}/${loser}`),
    rout === 0 ? NOTHING : rout,
  ]),
})

const losses = ({ combatLosses: table }: Tables): Chart => ({
  id: 'combat-losses',
  rule: 'gb.losses.order',
  tables: ['combatLosses'],
  title: title('Limits of losses', 'Limites des pertes'),
  columns: [CASE, FRENCH, GERMAN],
  rows: [
    [
      title('Artillery bears at least one loss in', 'L’artillerie subit au moins une perte sur'),
      table.artilleryEvery.french,
      table.artilleryEvery.german,
    ],
    [
      title('Cavalry bears at most one loss in', 'La cavalerie subit au plus une perte sur'),
      table.cavalryOneIn,
      table.cavalryOneIn,
    ],
    [
      title('Divisional cavalry after its infantry', 'Cavalerie divisionnaire après son infanterie'),
      yesOrNo(table.divisionalCavalryLast.french),
      yesOrNo(table.divisionalCavalryLast.german),
    ],
    [
      title(
        'Heavy cavalry lost by a charge that did not win',
        'PF de cavalerie lourde perdus par une charge sans victoire',
      ),
      table.lostCharge,
      table.lostCharge,
    ],
    [
      title('Winner’s first loss temporary from', 'Première perte du vainqueur, temporaire dès'),
      `${table.temporaryFirstLossRatio}:1`,
      `${table.temporaryFirstLossRatio}:1`,
    ],
  ],
})

function fortresses({ assault, sally, reconnaissance }: Tables): Chart {
  const { from, to } = reconnaissance.columns[sally.reconnaissanceColumn] ?? {}
  return {
    id: 'assault-and-sally',
    rule: 'gb.assault.resolution',
    tables: ['assault', 'sally', 'reconnaissance'],
    title: title('Assaults and sallies', 'Assauts et sorties'),
    columns: [CASE, VALUE],
    rows: [
      [title('Assault: columns further right', 'Assaut : colonnes vers la droite'), signed(assault.columns)],
      [title('Assault: strength ratio, at most', 'Assaut : rapport de forces, au plus'), assault.strengthRatioMost],
      [
        title(
          'Assault: the attacker’s artillery is divided by the value of the fortress plus',
          'Assaut : l’artillerie de l’attaquant est divisée par la valeur de la forteresse plus',
        ),
        assault.artilleryDivisorAdds,
      ],
      [
        title('Assault: first losses of the defender ignored', 'Assaut : premières pertes du défenseur ignorées'),
        assault.firstLossesIgnored,
      ],
      [title('Sally: reconnaissance', 'Sortie : reconnaissance'), dice(sally.dice)],
      [title('Sally: column of the table', 'Sortie : colonne du tableau'), span(from, to)],
    ],
  }
}
