import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const turn: WrittenChapter = {
  title: { en: 'The turn', fr: 'Le tour' },
  rules: {
    'es.turn.length': {
      section: 'The Game Itself',
      en: {
        title: 'Number of turns',
        text: `The battle lasts as many turns as the scenario says: twelve for the breakout.`,
      },
      fr: {
        title: 'Nombre de tours',
        text: `La bataille dure autant de tours que le dit le scénario : douze pour la percée.`,
      },
    },
    'es.turn.sequence': {
      section: 'The Game Itself',
      en: {
        title: 'Sequence of a turn',
        text: `A turn is the roll for initiative and a side-turn of each side; the army morale of both is looked at when
          it ends.`,
      },
      fr: {
        title: 'Déroulement d’un tour',
        text: `Un tour, c’est le jet d’initiative et le tour de joueur de chaque camp ; le moral des deux armées est vérifié à la
          fin.`,
      },
    },
    'es.turn.initiative': {
      section: 'Initiative',
      en: {
        title: 'Initiative',
        text: `Each side rolls a die, with 1 more if it had the initiative, 1 more for each close combat it won last
          turn, 1 less for each of its units that routed last turn. Ties are rolled again. The winner says who goes
          first and wins ties in close combat.`,
      },
      fr: {
        title: 'Initiative',
        text: `Chaque camp jette un dé, plus 1 s’il avait l’initiative, plus 1 par mêlée gagnée au tour précédent, moins
          1 par unité qui a fui en déroute au tour précédent. On rejette les égalités. Le gagnant dit qui
          commence et gagne les égalités en mêlée.`,
      },
    },
    'es.turn.side-turn': {
      section: 'Side A Turn',
      en: {
        title: 'A side-turn',
        text: `Routing units roll first. Then comes the free phase, then command phases until the side pays for no more
          action.`,
      },
      fr: {
        title: 'Le tour de joueur',
        text: `Les unités en déroute jettent d’abord leur dé. Puis vient la phase libre, puis des phases de commandement
          tant que le camp paie des actions.`,
      },
    },
    'es.turn.free-phase': {
      section: 'Side A Turn (a)',
      en: {
        title: 'Free phase',
        text: `Each unit may do one action, in any order, one in a phase. Fire and charges are resolved at once, and the
          enemy does not react.`,
      },
      fr: {
        title: 'Phase libre',
        text: `Chaque unité peut faire une action, dans n’importe quel ordre, une par phase. Tirs et charges se
          résolvent aussitôt, et l’ennemi ne réagit pas.`,
      },
    },
    'es.turn.command-phases': {
      section: 'Side A Turn (b) to (i)',
      en: {
        title: 'Command phases',
        text: `Units act for cards; then the enemy reacts to those that acted; then all fire of both is resolved; then
          charges are fought out. Each further phase costs a card more for each action. A phase in which nobody
          acts ends the side-turn.`,
      },
      fr: {
        title: 'Phases de commandement',
        text: `Des unités agissent contre des cartes ; puis l’ennemi réagit à celles-ci ; puis tous les tirs des deux
          camps se résolvent ; puis les charges se combattent. Chaque phase suivante coûte une carte de plus par
          action. Une phase où personne n’agit met fin au tour de joueur.`,
      },
    },
    'es.orders.actions': {
      section: 'Side A Turn (a)',
      en: {
        title: 'Actions',
        text: `To move; to change formation; to turn by more than 30°; to fire; to charge; to pull a chit; to limber; to
          unlimber; to mount; to dismount.`,
      },
      fr: {
        title: 'Actions',
        text: `Bouger ; changer de formation ; tourner de plus de 30° ; tirer ; charger ; retirer un jeton ; remettre sur avant-trains ;
          mettre en batterie ; monter à cheval ; mettre pied à terre.`,
      },
    },
  },
}
