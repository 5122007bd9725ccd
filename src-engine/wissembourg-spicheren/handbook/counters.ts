import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const counters: WrittenChapter = {
  title: { en: 'Counters', fr: 'Les pions' },
  rules: {
    'ws.facing.front': {
      section: 'WS 2',
      en: {
        title: 'Front and flank',
        text: `A unit faces a hexside: that one and the two beside it are its front, the other three its flank. Commanders have
          no facing and no flank.`,
      },
      fr: {
        title: 'Front et flanc',
        text: `Une unité fait face à un côté d’hexagone : ce côté et les deux voisins sont son front, les trois autres son
          flanc. Les commandants n’ont ni orientation ni flanc.`,
      },
    },
    'ws.facing.all-round': {
      section: 'WS 2',
      en: {
        title: 'All-round front',
        text: `In towns, villages and castles the front of a unit goes all round, and in a hamlet where a single French
          regiment holds it: it has no flank there.`,
      },
      fr: {
        title: 'Front tout autour',
        text: `Dans une ville, un village ou un château, le front d’une unité va tout autour ; de même dans un hameau qu’un
          régiment français tient seul : elle n’y a pas de flanc.`,
      },
    },
    'ws.facing.turn': {
      section: 'WS 7.3',
      en: {
        title: 'Turning',
        text: `A unit turns freely during its own move, in enemy zones of control and out of command too, and without moving;
          never in the move of the enemy. Here it says at the end of its move which way it faces. Two that are stacked
          keep one facing.`,
      },
      fr: {
        title: 'Changer d’orientation',
        text: `Une unité change librement de face pendant son propre mouvement, en zone de contrôle ennemie et hors de
          commandement aussi, et même sans bouger ; jamais pendant le mouvement ennemi. Ici elle dit à la fin de son
          mouvement de quel côté elle fait face. Deux qui sont empilées gardent la même orientation.`,
      },
    },
    'ws.facing.aside': {
      section: 'WS 7.3',
      en: {
        title: 'Turning after combat',
        text: `After an advance, a retreat and a successful defence a unit may turn by one hexside.`,
      },
      fr: {
        title: 'Changer d’orientation après un combat',
        text: `Après une avance, une retraite ou une défense réussie, une unité peut tourner d’un côté d’hexagone.`,
      },
    },
    'ws.stacking.limit': {
      section: 'WS 3',
      en: {
        title: 'Stacking',
        text: `One unit of infantry or cavalry with one or two of artillery may end their movement in a hex; two artilleries
          stand alone as well. Commanders do not count.`,
      },
      fr: {
        title: 'L’empilement',
        text: `Une unité d’infanterie ou de cavalerie et une ou deux d’artillerie peuvent finir leur mouvement dans un hexagone
          ; deux artilleries peuvent aussi y être seules. Les commandants ne comptent pas.`,
      },
    },
    'ws.stacking.pairs': {
      section: 'WS 13.2.6',
      en: {
        title: 'French pairs at Wissembourg',
        text: `At Wissembourg the French may stack two units of infantry or two of cavalry with the same facing, and one
          artillery.`,
      },
      fr: {
        title: 'Les paires françaises à Wissembourg',
        text: `À Wissembourg les Français peuvent empiler deux unités d’infanterie ou deux de cavalerie de même orientation, et une
          artillerie.`,
      },
    },
    'ws.setup.place': {
      section: 'WS 13',
      en: {
        title: 'Set-up',
        text: `The French place their counters first, then the Germans: each in one of the hexes that the scenario names for
          it, within the limits of stacking, and facing as its owner likes.`,
      },
      fr: {
        title: 'La mise en place',
        text: `Les Français placent leurs pions d’abord, puis les Allemands : chacun dans l’un des hexagones que le scénario
          nomme pour lui, dans les limites de l’empilement, et face au côté que veut son propriétaire.`,
      },
    },
    'ws.test': {
      section: 'WS 0.4',
      en: {
        title: 'Tests',
        text: `A test is one die with its modifiers; 6 or more passes it.`,
      },
      fr: {
        title: 'Les tests',
        text: `Un test se fait avec un dé et ses modificateurs ; 6 ou plus le réussit.`,
      },
    },
  },
}
