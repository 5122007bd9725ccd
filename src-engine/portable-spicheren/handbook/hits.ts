import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const hits: WrittenChapter = {
  title: { en: 'Hits', fr: 'Les coups au but' },
  rules: {
    'ps.hits.quality': {
      section: 'Resolving hits',
      en: {
        title: 'Compulsory losses',
        text: `A die is rolled for each hit: up to 2 for an elite unit, 3 for an average one, 4 for a poor one, a strength
          point is lost. Above that the owner chooses ([ps.hits.choice]); if there is nothing to choose, the point is
          lost. A unit without points is destroyed.`,
      },
      fr: {
        title: 'Pertes obligatoires',
        text: `On lance un dé par coup : jusqu’à 2 pour une unité d’élite, 3 pour une moyenne, 4 pour une médiocre, un
          point de force est perdu. Au-dessus, le propriétaire choisit ([ps.hits.choice]) ; s’il n’y a rien à choisir,
          le point est perdu. Une unité sans point est détruite.`,
      },
    },
    'ps.hits.choice': {
      section: 'Resolving hits',
      en: {
        title: 'The owner’s choice',
        text: `The owner of the unit chooses at once: lose a strength point, or withdraw one hex. For guns hit by fire
          suppression takes the place of withdrawing ([ps.hits.guns]).`,
      },
      fr: {
        title: 'Le choix du propriétaire',
        text: `Le propriétaire de l’unité choisit aussitôt : perdre un point de force, ou reculer d’un hexagone. Pour des
          canons touchés par un tir, la neutralisation remplace le recul ([ps.hits.guns]).`,
      },
    },
    'ps.hits.withdraw': {
      section: 'Resolving hits',
      en: {
        title: 'Withdrawing',
        text: `A unit withdraws one hex directly away from the enemy, facing as before; if nobody can stand there, to one
          of the two hexes beside it, as its owner likes. From an enemy exactly between two hexsides two hexes lie
          directly away. The hex has to be free and open to the unit. Its melees end.`,
      },
      fr: {
        title: 'Reculer',
        text: `Une unité recule d’un hexagone directement à l’opposé de l’ennemi, sans changer d’orientation ; si nul ne peut s’y
          tenir, dans l’un des deux hexagones voisins de celui-ci, au choix. D’un ennemi exactement entre deux côtés,
          deux hexagones sont directement à l’opposé. L’hexagone doit être libre et ouvert à l’unité. Ses mêlées
          cessent.`,
      },
    },
    'ps.hits.own-edge': {
      section: 'Resolving hits',
      en: {
        title: 'Withdrawing off the board',
        text: `Only when no hex on the board is free may a unit withdraw over its own edge, if that lies away from the
          enemy. It is lost with all its strength.`,
      },
      fr: {
        title: 'Reculer hors de la carte',
        text: `Seulement quand aucun hexagone de la carte n’est libre, une unité peut reculer par son propre bord, s’il est
          à l’opposé de l’ennemi. Elle est perdue avec toute sa force.`,
      },
    },
    'ps.hits.guns': {
      section: 'Resolving hits',
      en: {
        title: 'Guns hit by fire',
        text: `Guns hit by fire lose a strength point or are suppressed for the next turn, as their owner chooses at every
          hit anew; they do not withdraw. In a melee guns are hit like other units.`,
      },
      fr: {
        title: 'Canons touchés par un tir',
        text: `Des canons touchés par un tir perdent un point de force ou sont neutralisés au tour suivant, au choix de
          leur propriétaire, à chaque coup de nouveau ; ils ne reculent pas. En mêlée, les canons sont touchés comme
          les autres unités.`,
      },
    },
  },
}
