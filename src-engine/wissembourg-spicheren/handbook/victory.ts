import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const victory: WrittenChapter = {
  title: { en: 'Victory', fr: 'La victoire' },
  rules: {
    'ws.victory.points': {
      section: 'WS 13',
      en: {
        title: 'Victory points',
        text: `Points are added up when the last turn is over: for objectives, demoralised formations, units that are gone or
          cut off, units that left, and what the scenario says besides.`,
      },
      fr: {
        title: 'Les points de victoire',
        text: `Les points s’ajoutent quand le dernier tour est fini : pour les objectifs, les formations démoralisées, les
          unités disparues ou coupées, les unités sorties, et ce que dit encore le scénario.`,
      },
    },
    'ws.victory.control': {
      section: 'WS 13.1.3',
      en: {
        title: 'Control',
        text: `A side controls an objective when its units were the last to stand in all its hexes. One that is split counts
          for nobody.`,
      },
      fr: {
        title: 'Le contrôle',
        text: `Un camp contrôle un objectif quand ses unités ont été les dernières dans tous ses hexagones. Celui qui est
          partagé ne compte pour personne.`,
      },
    },
    'ws.victory.objectives': {
      section: 'WS 13.1.3',
      en: {
        title: 'Objectives',
        text: `The objectives count at the end; at Spicheren also at the beginning of the tenth turn, and both counts are
          added. At Wissembourg one whose holder is cut off from his edge is worth 1 less, and the French have 2 for
          holding both when the fourth turn ends.`,
      },
      fr: {
        title: 'Les objectifs',
        text: `Les objectifs comptent à la fin ; à Spicheren aussi au début du dixième tour, et les deux comptes s’ajoutent. À
          Wissembourg, un objectif dont le détenteur est coupé de son bord vaut 1 de moins, et les Français ont 2 s’ils
          tiennent les deux à la fin du quatrième tour.`,
      },
    },
    'ws.victory.cut-off': {
      section: 'WS 13.1.3',
      en: {
        title: 'Cut off',
        text: `A hex is cut off when no line of hexes leads from it to the side’s own edge without entering one with an enemy
          unit or in an enemy zone of control. The hex itself does not count, nor does the ground.`,
      },
      fr: {
        title: 'Coupé de son bord',
        text: `Un hexagone est coupé quand aucune ligne d’hexagones ne mène de lui au bord de son camp sans entrer dans un
          hexagone avec une unité ennemie ou en zone de contrôle ennemie. L’hexagone lui-même ne compte pas, ni le
          terrain.`,
      },
    },
    'ws.victory.demoralised': {
      section: 'WS 13.1.3',
      en: {
        title: 'Broken formations',
        text: `At Spicheren each demoralised enemy formation is worth a point. At Wissembourg the Germans have one if any
          French formation that is not wholly eliminated is demoralised, and lose one for each of their own.`,
      },
      fr: {
        title: 'Les formations démoralisées',
        text: `À Spicheren chaque formation ennemie démoralisée vaut un point. À Wissembourg les Allemands en ont un si une
          formation française qui n’est pas tout entière éliminée est démoralisée, et en perdent un pour chacune des
          leurs.`,
      },
    },
    'ws.victory.gone': {
      section: 'WS 13.1.3',
      en: {
        title: 'Units gone or cut off',
        text: `Every two enemy units that are eliminated, or on the map and cut off, are worth a point. Units that never came
          do not count.`,
      },
      fr: {
        title: 'Les unités perdues ou coupées',
        text: `Deux unités ennemies éliminées, ou sur la carte et coupées, valent un point. Les unités qui ne sont jamais
          venues ne comptent pas.`,
      },
    },
    'ws.victory.exits': {
      section: 'WS 13.1.3',
      en: {
        title: 'Leaving the map',
        text: `French units may leave the map by the exits of the scenario, from the turn it says; any demoralised unit over
          its own edge at any time. It costs what the way or open ground costs. They do not return, and count only by an
          exit and from that turn on. A commander in chief does not leave.`,
      },
      fr: {
        title: 'Quitter la carte',
        text: `Les unités françaises peuvent quitter la carte par les sorties du scénario, à partir du tour qu’il dit ; toute
          unité démoralisée par son propre bord à tout moment. Cela coûte ce que coûte la voie ou le terrain découvert.
          Elles ne reviennent pas, et ne comptent que par une sortie et à partir de ce tour. Un commandant en chef ne sort
          pas.`,
      },
    },
    'ws.victory.chief-alone': {
      section: 'WS 13.1.3',
      en: {
        title: 'A commander in chief alone',
        text: `The French lose a point if their commander in chief, or his replacement, is on the map at the end without any
          unit of his side.`,
      },
      fr: {
        title: 'Un commandant en chef seul',
        text: `Les Français perdent un point si leur commandant en chef, ou son remplaçant, est sur la carte à la fin sans
          aucune unité de son camp.`,
      },
    },
    'ws.victory.levels': {
      section: 'WS 13.1.3',
      en: {
        title: 'Levels of victory',
        text: `The side with more points wins: at Spicheren a tactical victory by 2, an operational one by 5, a strategic one
          by 8 and nothing by less; at Wissembourg by 1, 2 and 3.`,
      },
      fr: {
        title: 'Les degrés de victoire',
        text: `Le camp qui a plus de points gagne : à Spicheren une victoire tactique avec 2, opérationnelle avec 5,
          stratégique avec 8, et rien avec moins ; à Wissembourg avec 1, 2 et 3.`,
      },
    },
    'ws.options.early-chief': {
      section: 'WS 13.1.7',
      en: {
        title: 'Frossard takes command early',
        text: `By an option Frossard may take command early: in each turn before his own a die no higher than the turn’s number
          brings him to Forbach. It costs his side a victory point.`,
      },
      fr: {
        title: 'Frossard prend tôt le commandement',
        text: `Par une option, Frossard peut prendre tôt le commandement : à chaque tour avant le sien, un dé qui ne dépasse
          pas le numéro du tour l’amène à Forbach. Cela coûte un point de victoire à son camp.`,
      },
    },
    'ws.options.called-division': {
      section: 'WS 13.1.7',
      en: {
        title: 'Castagny is called',
        text: `By an option Frossard asks for Castagny’s division: from the turn after he came, in each turn a die of 4 or more
          calls it, to come in the fifth turn at the earliest. It costs his side a victory point.`,
      },
      fr: {
        title: 'On appelle Castagny',
        text: `Par une option, Frossard demande la division Castagny : à partir du tour qui suit son arrivée, à chaque tour un
          dé de 4 ou plus l’appelle, pour venir au plus tôt au cinquième tour. Cela coûte un point de victoire à son camp.`,
      },
    },
    'ws.options.points': {
      section: 'WS 13.1.7',
      en: {
        title: 'The price of the options',
        text: `Each of the two options of Spicheren that is played gives the Germans a point.`,
      },
      fr: {
        title: 'Le prix des options',
        text: `Chacune des deux options de Spicheren qui est jouée donne un point aux Allemands.`,
      },
    },
  },
}
