import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const command: WrittenChapter = {
  title: { en: 'Command', fr: 'Le commandement' },
  rules: {
    'es.cards.deal': {
      section: 'Command Points',
      en: {
        title: 'Dealing',
        text: `Each side has a pack of 4 Aces, 36 numbers, 12 faces and 2 Jokers. Before anybody has seen a card,
          Napoleon and Bismarck say how many each commander has; then they are drawn.`,
      },
      fr: {
        title: 'La distribution',
        text: `Chaque camp a un paquet de 4 as, 36 nombres, 12 figures et 2 jokers. Avant que personne n’ait vu une
          carte, Napoléon et Bismarck disent combien en a chaque commandant ; puis on les tire.`,
      },
    },
    'es.cards.secret': {
      section: 'Command Points',
      en: {
        title: 'Hands',
        text: `A side sees the cards of its own commanders; of the others it knows how many they hold. Cards are played
          face up and never shared.`,
      },
      fr: {
        title: 'Les mains',
        text: `Un camp voit les cartes de ses commandants ; des autres il sait combien ils en ont. Les cartes se jouent
          à découvert et ne se partagent jamais.`,
      },
    },
    'es.cards.kinds': {
      section: 'Command Point Cards',
      en: {
        title: 'What cards do',
        text: `An Ace does for any action of any unit. A number does for infantry, cavalry, and guns that do not fire. A
          face does for cavalry without armour and for horse guns that do not fire.`,
      },
      fr: {
        title: 'Ce que font les cartes',
        text: `Un as vaut pour toute action de toute unité. Un nombre vaut pour l’infanterie, la cavalerie, et les
          canons qui ne tirent pas. Une figure vaut pour la cavalerie sans cuirasse et pour l’artillerie à cheval
          qui ne tire pas.`,
      },
    },
    'es.cards.price': {
      section: 'Command Points',
      en: {
        title: 'Price',
        text: `An action costs one card in the first command phase, two in the second, three in the third, and so on,
          from the hand of the unit’s own commander; each card has to fit.`,
      },
      fr: {
        title: 'Le prix',
        text: `Une action coûte une carte à la première phase de commandement, deux à la deuxième, trois à la troisième,
          et ainsi de suite, de la main du commandant de l’unité ; chaque carte doit convenir.`,
      },
    },
    'es.cards.joker': {
      section: 'Command Points',
      en: {
        title: 'Jokers',
        text: `A Joker, as one of the cards of a phase, brings back one destroyed unit of its commander, whole and next
          to his disc. It may act from the next phase.`,
      },
      fr: {
        title: 'Jokers',
        text: `Un joker, parmi les cartes d’une phase, fait revenir une unité détruite de son commandant, entière et
          contre son disque. Elle peut agir dès la phase suivante.`,
      },
    },
    'es.command.range': {
      section: 'General Commander figures',
      en: {
        title: 'Range of command',
        text: `A unit is in command within 36 inches of its commander, measured from the edge of his disc.`,
      },
      fr: {
        title: 'Portée du commandement',
        text: `Une unité est commandée à 36 pouces au plus de son commandant, mesurés du bord de son disque.`,
      },
    },
    'es.command.out': {
      section: 'Unit integrity',
      en: {
        title: 'Out of command',
        text: `A unit out of command gets no cards and no points, does not charge, and fires beyond short range only at
          who has fired at it.`,
      },
      fr: {
        title: 'Hors de commandement',
        text: `Une unité hors de commandement n’a ni cartes ni points, ne charge pas, et ne tire au-delà de la courte
          portée que sur qui a tiré sur elle.`,
      },
    },
    'es.general.move': {
      section: 'Movement',
      en: {
        title: 'Commanders on the table',
        text: `In the free phase a commander who is with no unit moves 4 dice, 5 from a road, in any of twelve
          directions; no ground takes a die. He keeps two inches from enemies.`,
      },
      fr: {
        title: 'Les commandants sur la table',
        text: `En phase libre, un commandant qui n’est avec aucune unité bouge de 4 dés, 5 depuis une route, dans
          l’une de douze directions ; aucun terrain ne lui coûte de dé. Il reste à deux pouces au moins de
          l’ennemi.`,
      },
    },
    'es.general.attach': {
      section: 'General Commander figures',
      en: {
        title: 'With a unit',
        text: `A commander within two inches of a unit of his own may join it, which ends his move. He stays at least
          for the turn, and goes where it goes.`,
      },
      fr: {
        title: 'Avec une unité',
        text: `Un commandant à deux pouces d’une de ses unités peut la rejoindre, ce qui finit son mouvement. Il y reste
          au moins ce tour, et va où elle va.`,
      },
    },
    'es.general.points': {
      section: 'General Commander figures',
      en: {
        title: 'Free points',
        text: `With a unit he has 3 points a turn for its actions but fire, worth a card each. In a turn in which he
          uses them he helps no other unit.`,
      },
      fr: {
        title: 'Points gratuits',
        text: `Avec une unité, il a 3 points par tour pour ses actions sauf le tir, valant chacun une carte. Au tour où
          il s’en sert, il n’aide aucune autre unité.`,
      },
    },
    'es.general.stand': {
      section: 'General Commander figures',
      en: {
        title: 'What a commander is worth',
        text: `With a unit he counts as one more stand in close combat and for morale, not for fire and saves.`,
      },
      fr: {
        title: 'Ce que vaut un commandant',
        text: `Avec une unité, il compte comme un socle de plus en mêlée et pour le moral, pas pour le tir ni les
          sauvegardes.`,
      },
    },
    'es.general.hurt': {
      section: 'General Commander figures',
      en: {
        title: 'Commanders hit',
        text: `With a unit that has no leader of its own he is hit as a leader is [es.leaders.kill]. Killed or wounded,
          no cards are played for him for the rest of this turn and the next; killed, he also loses as many cards,
          taken at random, as a die says.`,
      },
      fr: {
        title: 'Commandants touchés',
        text: `Avec une unité sans chef, il est touché comme un chef [es.leaders.kill]. S’il est tué ou blessé, ses
          cartes ne se jouent ni le reste de ce tour-ci ni au suivant ; s’il est tué, il perd aussi autant de cartes,
          prises au hasard, que l’indique un dé.`,
      },
    },
    'es.general.disturbed': {
      section: 'General Commander figures',
      en: {
        title: 'Commanders alone',
        text: `A commander alone is never hurt. An enemy within two inches sends him to his nearest unit.`,
      },
      fr: {
        title: 'Commandants seuls',
        text: `Un commandant seul n’est jamais touché. Un ennemi à deux pouces l’envoie à son unité la plus proche.`,
      },
    },
  },
}
