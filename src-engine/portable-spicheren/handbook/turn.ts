import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const turn: WrittenChapter = {
  title: { en: 'The turn', fr: 'Le tour' },
  rules: {
    'ps.turn.length': {
      section: 'Turns',
      en: {
        title: 'Number of turns',
        text: `The battle lasts at most the number of turns of the scenario, twelve at Spicheren; then it is dark
          ([ps.victory.dark]).`,
      },
      fr: {
        title: 'Nombre de tours',
        text: `La bataille dure au plus le nombre de tours du scénario, douze à Spicheren ; puis la nuit tombe
          ([ps.victory.dark]).`,
      },
    },
    'ps.turn.sequence': {
      section: 'Turn sequence',
      en: {
        title: 'Sequence of a turn',
        text: `A turn has four parts: arrivals and the call for the reserve, the artillery fire of both sides together, the
          half-turn of the first player, the half-turn of the other. At Spicheren the Prussians are first. By an option
          artillery fires in the half-turns instead ([ps.turn.half-turn]).`,
      },
      fr: {
        title: 'Déroulement d’un tour',
        text: `Un tour a quatre parties : arrivées et appel de la réserve, tir d’artillerie des deux camps ensemble, tour
          de joueur du premier, tour de joueur de l’autre. À Spicheren, les Prussiens sont premiers. Par une option,
          l’artillerie tire plutôt dans les tours de joueur ([ps.turn.half-turn]).`,
      },
    },
    'ps.turn.half-turn': {
      section: 'Turn sequence',
      en: {
        title: 'Sequence of a half-turn',
        text: `A half-turn goes in this order: a round of every melee that goes on, activation and movement, rifle fire, a
          round of every melee declared in it. By an option it goes in the order as printed: artillery fire of its side,
          activation and movement, rifle fire, a round of every melee.`,
      },
      fr: {
        title: 'Déroulement d’un tour de joueur',
        text: `Un tour de joueur suit cet ordre : une passe de chaque mêlée en cours, activations et mouvements, tir des
          fusils, une passe de chaque mêlée qui y a été déclarée. Par une option, il suit l’ordre imprimé : tir
          d’artillerie de son camp, activations et mouvements, tir des fusils, une passe de chaque mêlée.`,
      },
    },
  },
}
