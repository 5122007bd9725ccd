import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const operations: WrittenChapter = {
  title: { en: 'The operations of the day', fr: 'Les opérations du jour' },
  rules: {
    'gb.impulse.choice': {
      section: 'GB 6',
      en: {
        title: 'Operations in turn',
        text: `The sides take turns. Each operation is one of these: activating units, one battle movement, one battle (an
          attack, an assault or a sally), or passing. Activating goes on stack by stack as long as there is somebody
          to activate and the player likes. Battles and battle movements are not activations.`,
      },
      fr: {
        title: 'Des opérations à tour de rôle',
        text: `Les camps alternent. Une opération est l’une de celles-ci : activer des unités, un mouvement de bataille, un
          combat (attaque, assaut ou sortie), ou passer. L’activation se poursuit pile après pile tant qu’il y a qui
          activer et que le joueur le veut. Combats et mouvements de bataille ne sont pas des activations.`,
      },
    },
    'gb.impulse.five-units': {
      section: 'GB 6',
      en: {
        title: 'Five units',
        text: `One operation activates up to five units, in one stack or in several one after the other, and any number of
          leaders. A decoy counts as a unit or as a leader, as its owner plays it.`,
      },
      fr: {
        title: 'Cinq unités',
        text: `Une opération active jusqu’à cinq unités, en une pile ou en plusieurs l’une après l’autre, et autant de
          chefs que l’on veut. Un leurre compte comme unité ou comme chef, selon ce que joue son propriétaire.`,
      },
    },
    'gb.impulse.activated': {
      section: 'GB 6',
      en: {
        title: 'Once a day',
        text: `A counter that has been activated is not activated again that day. It may still fight, attack included; a
          battle movement is only for units that are not activated ([gb.battle-move.stack]).`,
      },
      fr: {
        title: 'Une fois par jour',
        text: `Un pion activé ne l’est plus une seconde fois dans la journée. Il peut encore combattre, et même attaquer ;
          un mouvement de bataille n’est permis qu’aux unités non activées ([gb.battle-move.stack]).`,
      },
    },
    'gb.impulse.pass': {
      section: 'GB 6',
      en: {
        title: 'Passing',
        text: `A side may pass at any of its turns, and act again later. When both pass one after the other, the operations
          of the day are over and the night begins.`,
      },
      fr: {
        title: 'Passer',
        text: `Un camp peut passer à chacun de ses tours de rôle, et agir encore plus tard. Quand les deux passent l’un
          après l’autre, les opérations du jour sont finies et la nuit commence.`,
      },
    },
    'gb.impulse.must-pass': {
      section: 'GB 6',
      en: {
        title: 'Nothing left to do',
        text: `A side whose counters are all activated and that can launch no battle of any kind passes without being
          asked.`,
      },
      fr: {
        title: 'Plus rien à faire',
        text: `Un camp dont tous les pions sont activés et qui ne peut lancer aucun combat d’aucune sorte passe sans qu’on
          le lui demande.`,
      },
    },
    'gb.battle-move.stack': {
      section: 'GB 7',
      en: {
        title: 'Who makes a battle movement',
        text: `Units and decoys of one zone that are not activated go together, as many as wanted. An army commander or the
          senior general who commands them all goes along, activated or not; the senior general may lead several
          armies. At least one unit or decoy goes. A decoy does not lead.`,
      },
      fr: {
        title: 'Qui fait un mouvement de bataille',
        text: `Des unités et des leurres non activés d’une même zone partent ensemble, aussi nombreux que l’on veut. Un
          commandant d’armée ou le généralissime qui les commande tous les accompagne, activé ou non ; le généralissime peut mener
          plusieurs armées. Il faut au moins une unité ou un leurre. Un leurre ne mène pas.`,
      },
    },
    'gb.battle-move.ways': {
      section: 'GB 7',
      en: {
        title: 'Where a battle movement leads',
        text: `It goes over one connection into a zone with enemy counters, in the field or inside a fortress; a garrison
          alone is not enough. It does not cross a major river and does not go into mountains. Leaving and
          entering have their usual rules, axes of retreat included; it draws no fatigue marker and its counters stay
          as they were.`,
      },
      fr: {
        title: 'Où mène un mouvement de bataille',
        text: `Il mène par une seule liaison dans une zone où l’ennemi a des pions, en campagne ou dans une forteresse ; une
          garnison seule ne suffit pas. Il ne franchit pas de grande rivière et ne mène pas en montagne. Le départ et
          l’entrée suivent leurs règles ordinaires, axes de retraite compris ; on ne tire aucun marqueur de fatigue et
          les pions restent ce qu’ils étaient.`,
      },
    },
    'gb.battle-move.test': {
      section: 'GB 7',
      en: {
        title: 'The leader’s test',
        text: `The movement takes place if a die plus the leader’s strategic value is 4 or more. The operation is used up
          either way. Both sides see the die; who leads, and his value, stay secret.`,
      },
      fr: {
        title: 'Le test du chef',
        text: `Le mouvement a lieu si un dé plus la valeur stratégique du chef donne 4 ou plus. L’opération est consommée
          dans tous les cas. Le dé est vu des deux camps ; qui mène, et sa valeur, restent secrets.`,
      },
    },
  },
}
