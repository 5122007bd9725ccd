import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const activation: WrittenChapter = {
  title: { en: 'Activations', fr: 'Les activations' },
  rules: {
    'sb.activation.order': {
      section: '9, 9.5',
      en: {
        title: 'Turn about',
        text: `The sides act in turn, beginning with the one that has the initiative: an activation, an exchange, a move of
        artillery, or a pass. A pass binds nobody later; 2 passes one after the other end the phase.`,
      },
      fr: {
        title: 'À tour de rôle',
        text: `Les camps agissent à tour de rôle, en commençant par celui qui a l’initiative : une activation, un
          échange, un mouvement d’artillerie, ou passer. Passer n’engage pas pour la suite ; deux passes de
          suite mettent fin à la phase.`,
      },
    },
    'sb.activation.cost': {
      section: '9',
      en: {
        title: 'Cost',
        text: `Putting battalions of one zone on the offensive costs 1 point. Zone and battalion may be activated again.`,
      },
      fr: {
        title: 'Coût',
        text: `Mettre à l’offensive des bataillons d’une zone coûte 1 point. La zone et le bataillon peuvent être activés de
        nouveau.`,
      },
    },
    'sb.activation.units': {
      section: '9.1',
      en: {
        title: 'Who goes along',
        text: `Any battalions, Uhlans and scouts of the zone that are in good order or diminished; artillery of the zone may
        move along.`,
      },
      fr: {
        title: 'Qui participe',
        text: `Les bataillons, uhlans et éclaireurs de la zone en bon ordre ou diminués que l’on veut ; l’artillerie de la
        zone peut suivre.`,
      },
    },
    'sb.activation.sequence': {
      section: '9',
      en: {
        title: 'An activation',
        text: `The units are named, march ([sb.movement.once]), and may attack one zone ([sb.attack.objective]). Then they
        are on the offensive no more.`,
      },
      fr: {
        title: 'Une activation',
        text: `On désigne les unités, elles marchent ([sb.movement.once]) et peuvent attaquer une zone
        ([sb.attack.objective]). Puis elles ne sont plus à l’offensive.`,
      },
    },
    'sb.activation.exchange': {
      section: '9.1.1',
      en: {
        title: 'Exchange',
        text: `For 1 point 2 battalions of adjacent zones that both have a bonus change places, whatever their status.`,
      },
      fr: {
        title: 'Échange',
        text: `Pour 1 point, 2 bataillons de zones adjacentes qui ont toutes deux un bonus changent de place, quel que soit
        leur état.`,
      },
    },
    'sb.activation.guns': {
      section: '9.1.2',
      en: {
        title: 'Artillery on its own',
        text: `Artillery of one zone moves on its own without a point, in the place of an activation; each unit does so once
        a turn.`,
      },
      fr: {
        title: 'L’artillerie seule',
        text: `L’artillerie d’une zone bouge seule sans dépenser de point, à la place d’une activation ; chaque unité le fait
        une fois par tour.`,
      },
    },
    'sb.movement.once': {
      section: '9.1',
      en: {
        title: 'Marching',
        text: `Offensive units march one after the other, each once; they need not stay together. Then one zone is attacked,
        or none.`,
      },
      fr: {
        title: 'La marche',
        text: `Les unités à l’offensive marchent l’une après l’autre, chacune une fois ; elles n’ont pas à rester ensemble.
        Puis une zone est attaquée, ou aucune.`,
      },
    },
    'sb.movement.march': {
      section: '9.1',
      en: {
        title: 'Any distance',
        text: `A march leads any distance, never into a zone with enemies, and only through zones that have room for the
        unit.`,
      },
      fr: {
        title: 'Aussi loin qu’on veut',
        text: `Une marche va aussi loin qu’on veut, jamais dans une zone ennemie, et seulement par des zones qui ont de la
        place pour l’unité.`,
      },
    },
    'sb.movement.stop': {
      section: '9.1',
      en: {
        title: 'Stopping near the enemy',
        text: `A unit that enters a zone next to enemy units stops there, unless friends stand in it already.`,
      },
      fr: {
        title: 'S’arrêter près de l’ennemi',
        text: `Une unité qui entre dans une zone voisine d’unités ennemies s’y arrête, à moins que des amis n’y soient déjà.`,
      },
    },
    'sb.movement.guns': {
      section: '9.1.2',
      en: {
        title: 'Artillery is not left alone',
        text: `Artillery does not end a movement next to enemy infantry in a zone without infantry of its own.`,
      },
      fr: {
        title: 'L’artillerie ne reste pas seule',
        text: `L’artillerie ne finit pas un mouvement à côté d’infanterie ennemie dans une zone sans infanterie amie.`,
      },
    },
    'sb.movement.leaving': {
      section: '9.4.1',
      en: {
        title: 'Leaving the enemy',
        text: `Units that leave a zone next to enemy infantry for one that is not say so first, and are fired at once, all
        together, in the first column of the fire table. Who is exhausted by it stays. Straight into another zone next
        to the enemy one goes without this fire.`,
      },
      fr: {
        title: 'Quitter l’ennemi',
        text: `Les unités qui quittent une zone voisine d’infanterie ennemie pour une autre qui ne l’est pas
          l’annoncent d’abord, et essuient une fois, toutes ensemble, un tir dans la première colonne de la
          table de tir. Les unités qu’il épuise restent sur place. Qui passe directement dans une autre zone
          voisine de l’ennemi n’essuie pas ce tir.`,
      },
    },
  },
}
