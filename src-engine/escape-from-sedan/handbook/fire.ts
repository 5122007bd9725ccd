import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const fire: WrittenChapter = {
  title: { en: 'Fire', fr: 'Le tir' },
  rules: {
    'es.fire.who': {
      section: 'Fire Chart (m)',
      en: {
        title: 'Who fires at whom',
        text: `Infantry, cavalry and guns in position fire at enemy units within range, arc and sight, never at leaders
          alone. Limbered guns do not fire.`,
      },
      fr: {
        title: 'Qui tire sur qui',
        text: `Infanterie, cavalerie et canons en batterie tirent sur les unités ennemies à portée, dans leur arc et en
          vue, jamais sur des chefs seuls. Les canons sur avant-trains ne tirent pas.`,
      },
    },
    'es.fire.own': {
      section: 'Side A Turn (a)',
      en: {
        title: 'Fire as an action',
        text: `A unit fires in one action; in the free phase it is resolved at once, in a command phase it is held
          [es.fire.together].`,
      },
      fr: {
        title: 'Le tir comme action',
        text: `Une unité tire en une action ; en phase libre on résout aussitôt, en phase de commandement le tir attend
          [es.fire.together].`,
      },
    },
    'es.fire.ranges': {
      section: 'Fire Chart (n)',
      en: {
        title: 'Ranges',
        text: `French rifles reach 24 inches, German ones 16, mitrailleuses 30, French guns 40, German guns 56, from
          unit to unit. Up to half is short range. Cavalry has the range of its side’s rifles.`,
      },
      fr: {
        title: 'Portées',
        text: `Les fusils français portent à 24 pouces, les allemands à 16, les mitrailleuses à 30, les canons français
          à 40, les allemands à 56, d’unité à unité. Jusqu’à la moitié, c’est la courte portée. La cavalerie a la
          portée des fusils de son camp.`,
      },
    },
    'es.fire.arc': {
      section: 'Fire Chart (g), (i)',
      en: {
        title: 'Arc',
        text: `A stand bears when the centre of an enemy stand lies within 45° of its front, seen from the middle of its
          front edge. If it has to turn by 30° first, it fires at 1 less. A square bears all round.`,
      },
      fr: {
        title: 'Arc',
        text: `Un socle peut tirer quand le centre d’un socle ennemi est à 45° au plus de son front, vu du milieu
          de son bord avant. S’il doit d’abord tourner de 30°, il tire à 1 de moins. Un carré tire de tous
          côtés.`,
      },
    },
    'es.fire.sight': {
      section: 'Fire Chart (j) to (l)',
      en: {
        title: 'Sight',
        text: `Units, woods, houses, walls and crests hide what is behind them. One sees two inches into woods and
          houses and out of them, six within; over a wall from two inches; past a crest only from it or to it. From
          a crest one fires over units below, unless they are within six inches of the target.`,
      },
      fr: {
        title: 'La vue',
        text: `Unités, bois, maisons, murs et crêtes cachent ce qui est derrière. On voit à deux pouces dans les bois et
          les maisons et hors d’eux, à six à l’intérieur ; par-dessus un mur à deux pouces ; au-delà d’une crête
          seulement depuis elle ou vers elle. D’une crête on tire par-dessus les unités plus basses, sauf à six
          pouces de la cible.`,
      },
    },
    'es.fire.priority': {
      section: 'Fire Chart (c), (f)',
      en: {
        title: 'Whom first',
        text: `In its own phases each stand fires first at who has charged the unit since its last turn, then at who has
          fired at it, then at who came nearer by an inch, then at the nearest. So a unit may split its fire.`,
      },
      fr: {
        title: 'Sur qui d’abord',
        text: `Dans ses phases, chaque socle tire d’abord sur qui a chargé l’unité depuis son dernier tour, puis sur qui
          a tiré sur elle, puis sur qui s’est approché d’un pouce, puis sur le plus proche. Une unité peut donc
          partager son tir.`,
      },
    },
    'es.fire.columns': {
      section: 'Fire Chart',
      en: {
        title: 'Columns of the chart',
        text: `First: rifles, mitrailleuses, German foot and siege guns. Second: French foot guns, German horse guns,
          dismounted cavalry. Third: French horse guns and mounted cavalry.`,
      },
      fr: {
        title: 'Colonnes du tableau',
        text: `Première : fusils, mitrailleuses, artillerie montée et de siège allemande. Deuxième : artillerie montée
          française, artillerie à cheval allemande, cavalerie à pied. Troisième : artillerie à cheval française et cavalerie
          montée.`,
      },
    },
    'es.fire.rows': {
      section: 'Fire Chart',
      en: {
        title: 'Rows of the chart',
        text: `First: lines, skirmishers and guns in position. Second: columns, limbered guns and double lines. Third:
          lines and columns fired at from within 30° of their flank, and squares.`,
      },
      fr: {
        title: 'Lignes du tableau',
        text: `Première : lignes, tirailleurs et canons en batterie. Deuxième : colonnes, canons sur avant-trains et doubles
          lignes. Troisième : lignes et colonnes prises à 30° de leur flanc, et carrés.`,
      },
    },
    'es.fire.double-line': {
      section: 'Fire Chart (h)',
      en: {
        title: 'Double line under fire',
        text: `A line is a double line where the line of fire, prolonged behind it, meets another friendly line within
          four inches.`,
      },
      fr: {
        title: 'Double ligne sous le feu',
        text: `Une ligne est double là où la ligne de tir, prolongée derrière elle, rencontre une autre ligne amie à
          quatre pouces.`,
      },
    },
    'es.fire.cover': {
      section: 'Fire Chart (b)',
      en: {
        title: 'Cover',
        text: `In cover are skirmishers, units with half their stands or more in wood or houses, and those with a wall
          or trench in the last two inches of the line of fire. Cover counts once.`,
      },
      fr: {
        title: 'Couvert',
        text: `Sont à couvert les tirailleurs, les unités dont la moitié des socles ou plus est dans un bois ou des
          maisons, et celles qui ont un mur ou une tranchée dans les deux derniers pouces de la ligne de tir. Le
          couvert compte une fois.`,
      },
    },
    'es.fire.needed': {
      section: 'Fire Chart',
      en: {
        title: 'Number needed',
        text: `Four in the first cell of the chart, 1 more for each column, 1 less for each row, 1 more in cover, at
          most 6.`,
      },
      fr: {
        title: 'Nombre requis',
        text: `Quatre dans la première case du tableau, 1 de plus par colonne, 1 de moins par ligne, 1 de plus à
          couvert, 6 au plus.`,
      },
    },
    'es.fire.dice': {
      section: 'Fire Chart (a)',
      en: {
        title: 'Dice of fire',
        text: `A die for each stand that bears, of a battery for each gun, less the chits of the unit; its leader adds
          one. The number needed or more is a possible hit.`,
      },
      fr: {
        title: 'Dés de tir',
        text: `Un dé par socle qui peut tirer, ou par pièce pour une batterie, moins les jetons de l’unité ; le
          chef en ajoute un. Chaque dé qui atteint le nombre requis est un coup possible.`,
      },
    },
    'es.fire.long': {
      section: 'Fire Chart (o)',
      en: {
        title: 'Long range',
        text: `At long range the possible hits of each volley are halved, rounded up; chits and leader kills are not.`,
      },
      fr: {
        title: 'Longue portée',
        text: `À longue portée, les coups possibles de chaque salve sont réduits de moitié, arrondis à l’unité supérieure ; ni
          les jetons ni les pertes de chefs ne le sont.`,
      },
    },
    'es.fire.sixes': {
      section: 'Fire Chart (d)',
      en: {
        title: 'Sixes',
        text: `Each two natural sixes of one unit on one target are a chit, each three a possible leader kill, besides
          the hits.`,
      },
      fr: {
        title: 'Les six',
        text: `En plus des coups, deux six naturels d’une unité sur une cible valent chaque fois un jeton, et trois une perte
          possible du chef.`,
      },
    },
    'es.fire.mitrailleuse': {
      section: 'Fire Chart (p)',
      en: {
        title: 'Mitrailleuses',
        text: `In their own phases mitrailleuses fire at the effect of long range, in reaction at that of short range,
          however far it is.`,
      },
      fr: {
        title: 'Mitrailleuses',
        text: `Dans leurs phases, les mitrailleuses tirent à l’effet de longue portée, en réaction à l’effet de
          courte portée, quelle que soit la distance.`,
      },
    },
    'es.fire.siege': {
      section: 'Fire Chart (q)',
      en: {
        title: 'Siege guns',
        text: `Siege guns fire only beyond 28 inches, with the effect of short range. At a target that stood still for 3
          turns in sight of any German unit they fire without sight of their own.`,
      },
      fr: {
        title: 'Canons de siège',
        text: `Les canons de siège ne tirent qu’au-delà de 28 pouces, à l’effet de courte portée. Sur une cible immobile
          depuis 3 tours et vue d’une unité allemande, ils tirent sans la voir.`,
      },
    },
    'es.fire.twice': {
      section: 'Fire Chart (r), (s)',
      en: {
        title: 'Krupps and canister',
        text: `In its own phases a German battery fires two volleys at the same target; a French one, mitrailleuses excepted,
          does so within four inches. In reaction there is one volley.`,
      },
      fr: {
        title: 'Krupp et mitraille',
        text: `Dans ses phases, une batterie allemande tire deux fois sur la même cible ; une française, mitrailleuses
          exceptées, à quatre pouces ou moins. En réaction il n’y a qu’une salve.`,
      },
    },
    'es.fire.together': {
      section: 'Fire Chart (m)',
      en: {
        title: 'Fire together',
        text: `All fire of a command phase and of the reaction to it is resolved together: all dice of fire, then saves,
          then chits and leaders, then routs. A volley counts as it was fired, even if who fired it has fled since.`,
      },
      fr: {
        title: 'Tirs simultanés',
        text: `Tous les tirs d’une phase de commandement et de sa réaction se résolvent ensemble : tous les dés de tir,
          puis les sauvegardes, puis jetons et chefs, puis déroutes. Une salve compte telle qu’elle a été tirée, même si
          le tireur a fui depuis.`,
      },
    },
    'es.saves.table': {
      section: 'Save Table',
      en: {
        title: 'Saves',
        text: `Each possible hit is saved by a die, less the chits, that reaches the number of the table for the unit
          and its stands, leader counted. X saves nothing, 2X doubles the loss. All saves of one resolution are
          thrown at what was left when it began.`,
      },
      fr: {
        title: 'Sauvegardes',
        text: `Chaque coup possible est annulé par un dé, moins les jetons, qui atteint le nombre du tableau pour l’unité
          et ses socles, chef compris. X n’annule rien, 2X double la perte. Toutes les sauvegardes d’une résolution
          se jettent avec l’effectif du début de celle-ci.`,
      },
    },
    'es.saves.losses': {
      section: 'Casualties & Saving',
      en: {
        title: 'Losses',
        text: `A loss takes a figure, of a battery a gun. What goes beyond the last figure is lost. A unit without
          stands is destroyed, its leader with it.`,
      },
      fr: {
        title: 'Pertes',
        text: `Une perte retire une figurine, ou une pièce d’une batterie. Ce qui dépasse la dernière figurine est
          perdu. Une unité sans socle est détruite, son chef avec elle.`,
      },
    },
  },
}
