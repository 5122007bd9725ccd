import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const losses: WrittenChapter = {
  title: { en: 'Losses and morale', fr: 'Les pertes et le moral' },
  rules: {
    'ws.losses.results': {
      section: 'WS 11.3',
      en: {
        title: 'Results',
        text: `T: the unit tests its morale, and takes a D if it fails. D: it is disorganised. D+1: it loses a step, and takes
          a D besides.`,
      },
      fr: {
        title: 'Les résultats',
        text: `T : l’unité teste son moral, et subit un D si elle échoue. D : elle est désorganisée. D+1 : elle perd un pas, et
          subit un D en plus.`,
      },
    },
    'ws.losses.disorganised': {
      section: 'WS 11.3',
      en: {
        title: 'Disorganisation',
        text: `A unit that is disorganised is turned over; one that is already loses a step instead.`,
      },
      fr: {
        title: 'La désorganisation',
        text: `Une unité désorganisée est retournée ; celle qui l’est déjà perd un pas à la place.`,
      },
    },
    'ws.losses.steps': {
      section: 'WS 1',
      en: {
        title: 'Steps',
        text: `A unit has as many steps as its counter says. The last one lost takes it out of the game.`,
      },
      fr: {
        title: 'Les pas',
        text: `Une unité a autant de pas que dit son pion. Le dernier perdu la met hors de combat pour de bon.`,
      },
    },
    'ws.losses.guns': {
      section: 'WS 11.3',
      en: {
        title: 'Guns beside troops',
        text: `Guns that are stacked with troops suffer nothing from a combat, but are lost when the last of those troops is
          gone from the hex that they defend; with an attacker who retreats they remain unharmed.`,
      },
      fr: {
        title: 'L’artillerie avec les troupes',
        text: `L’artillerie empilée avec des troupes ne subit rien d’un combat, mais elle est perdue quand la dernière de ces
          troupes n’est plus dans l’hexagone qu’elles défendent ; avec un attaquant qui se retire elle reste indemne.`,
      },
    },
    'ws.losses.pairs': {
      section: 'WS 13.2.6',
      en: {
        title: 'Two units in a hex',
        text: `Of two units in a hex both are attacked: a T and a D are for both, the step of a D+1 is lost by one that their
          owner chooses.`,
      },
      fr: {
        title: 'Deux unités dans un hexagone',
        text: `De deux unités dans un hexagone, les deux sont attaquées : un T et un D valent pour les deux, le pas d’un D+1
          est perdu par celle que choisit leur propriétaire.`,
      },
    },
    'ws.retreat.holds': {
      section: 'WS 11.3',
      en: {
        title: 'Ground that holds',
        text: `A D drives a unit back by a hex, unless it stands in terrain with a protection above 2.`,
      },
      fr: {
        title: 'Le terrain qui tient',
        text: `Un D repousse une unité d’un hexagone, sauf dans un terrain de protection supérieure à 2.`,
      },
    },
    'ws.retreat.refuse': {
      section: 'WS 11.3',
      en: {
        title: 'Refusing to retreat',
        text: `A unit may refuse to retreat by a morale test: if it passes it stays and loses another step, else it retreats.`,
      },
      fr: {
        title: 'Refuser la retraite',
        text: `Une unité peut refuser la retraite par un test de moral : si elle réussit, elle reste et perd un pas de plus,
          sinon elle se retire.`,
      },
    },
    'ws.retreat.hexes': {
      section: 'WS 11.3',
      en: {
        title: 'Where a retreat goes',
        text: `A retreat goes one hex towards the side’s own edge. It avoids enemy zones of control and friends if it can, and
          then goes where movement costs least, ways left aside; between equal hexes the owner chooses. In a hex with a
          friend the friend is disorganised and the retreat goes on by one. Nobody retreats off the map.`,
      },
      fr: {
        title: 'Où va une retraite',
        text: `Une retraite va d’un hexagone vers le bord de son camp. Elle évite si possible les zones de contrôle ennemies et
          les amis, puis va là où le mouvement coûte le moins, les voies mises à part ; entre hexagones égaux le
          propriétaire choisit. Dans un hexagone avec un ami, l’ami est désorganisé et la retraite continue d’un hexagone.
          Personne ne se retire hors de la carte.`,
      },
    },
    'ws.retreat.zones': {
      section: 'WS 11.3',
      en: {
        title: 'Retreat through zones',
        text: `Each hex of a retreat in an enemy zone of control costs a step, even with a friend in it. The flank hexes of an
          enemy cost nothing.`,
      },
      fr: {
        title: 'Retraite à travers les zones',
        text: `Chaque hexagone d’une retraite en zone de contrôle ennemie coûte un pas, même avec un ami dedans. Les hexagones
          de flanc d’un ennemi ne coûtent rien.`,
      },
    },
    'ws.retreat.impossible': {
      section: 'WS 11.3',
      en: {
        title: 'No way back',
        text: `Where enemies, closed ground or friends without end stand in the way, the unit loses another step and remains.`,
      },
      fr: {
        title: 'Sans issue',
        text: `Si des ennemis, un terrain fermé ou des amis sans fin barrent le chemin, l’unité perd un pas de plus et reste.`,
      },
    },
    'ws.morale.test': {
      section: 'WS 0.5',
      en: {
        title: 'Morale test',
        text: `One die, the unit’s morale, which is the number of its steps, and the modifiers: 6 or more passes.`,
      },
      fr: {
        title: 'Le test de moral',
        text: `Un dé, le moral de l’unité, qui est le nombre de ses pas, et les modificateurs : 6 ou plus réussit.`,
      },
    },
    'ws.morale.modifiers': {
      section: 'WS 0.5',
      en: {
        title: 'Morale modifiers',
        text: `Better by 1 for terrain of protection 2 or more, and for its own commander or the commander in chief in the hex;
          worse by 1 for an enemy on its flank, for each step lost, out of command, in a demoralised formation, and at
          night.`,
      },
      fr: {
        title: 'Les modificateurs de moral',
        text: `On ajoute 1 pour un terrain de protection 2 ou plus, et pour son commandant ou le commandant en chef dans
          l’hexagone ; on retranche 1 pour un ennemi sur son flanc, pour chaque pas perdu, hors de commandement, dans une
          formation démoralisée, et la nuit.`,
      },
    },
    'ws.morale.demoralisation': {
      section: 'WS 9.4',
      en: {
        title: 'Demoralisation',
        text: `A formation that has lost as many steps as its threshold says when a turn ends is demoralised from the next turn
          on, and for the count at the end of the battle at once. Disorder and units that have left the map are no losses.`,
      },
      fr: {
        title: 'La démoralisation',
        text: `Une formation qui a perdu autant de pas que dit son seuil quand un tour finit est démoralisée à partir du tour
          suivant, et aussitôt pour le compte de la fin de la bataille. Le désordre et les unités qui ont quitté la carte
          ne sont pas des pertes.`,
      },
    },
    'ws.morale.demoralised-moves': {
      section: 'WS 9.4',
      en: {
        title: 'Moves of the demoralised',
        text: `Units of a demoralised formation enter no hex next to an enemy unit. Each that can has to move in each
          activation, and where it moves it ends nearer to its own edge; so the formation may not be left idle.`,
      },
      fr: {
        title: 'Le mouvement des démoralisés',
        text: `Les unités d’une formation démoralisée n’entrent dans aucun hexagone à côté d’une unité ennemie. Chacune qui le
          peut doit bouger à chaque activation, et finit son mouvement plus près de son bord ; la formation ne peut
          donc pas rester inactive.`,
      },
    },
    'ws.rally.who': {
      section: 'WS 12',
      en: {
        title: 'Who may rally',
        text: `At the end of the turn, with no commander marked any more, each disorganised unit with no enemy unit next to it
          may try once to rally.`,
      },
      fr: {
        title: 'Qui peut se rallier',
        text: `À la fin du tour, quand plus aucun commandant n’est marqué, chaque unité désorganisée sans unité ennemie à côté
          peut tenter une fois de se rallier.`,
      },
    },
    'ws.rally.test': {
      section: 'WS 12',
      en: {
        title: 'Rallying',
        text: `Who passes is turned back to good order; who fails remains as it was. Steps never come back.`,
      },
      fr: {
        title: 'Le ralliement',
        text: `Qui réussit revient en bon ordre ; qui échoue reste comme il était. Les pas ne reviennent jamais.`,
      },
    },
    'ws.rally.modifiers': {
      section: 'WS 12',
      en: {
        title: 'Rally modifiers',
        text: `A rally is tested as morale is; better by 1 with its commander or the commander in chief in a hex beside it,
          worse by 1 where enemy guns reach and see it.`,
      },
      fr: {
        title: 'Les modificateurs de ralliement',
        text: `Un ralliement se teste comme le moral ; on ajoute 1 avec son commandant ou le commandant en chef dans un hexagone
          voisin, on retranche 1 là où l’artillerie ennemie porte et voit.`,
      },
    },
  },
}
