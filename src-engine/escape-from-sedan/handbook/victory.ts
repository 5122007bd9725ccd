import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const victory: WrittenChapter = {
  title: { en: 'Victory', fr: 'La victoire' },
  rules: {
    'es.victory.army-morale': {
      section: 'Army Morale',
      en: {
        title: 'Army morale',
        text: `A side that has lost 80 stands takes two chits for each cause of one, from 120 on three. It is looked at
          when a turn ends; stands that left by an exit are not lost.`,
      },
      fr: {
        title: 'Moral de l’armée',
        text: `Un camp qui a perdu 80 socles prend deux jetons pour chaque cause, et trois à partir de 120. On le
          vérifie en fin de tour ; les socles sortis ne sont pas perdus.`,
      },
    },
    'es.victory.exits': {
      section: 'The Emperor – Victory',
      en: {
        title: 'Exits',
        text: `A unit that goes ahead, or along a road, until the middle of its front is at its own exit leaves the table with all its
          stands: the French by the north edge, the Germans by the south edge east of the Meuse. In a command phase it is
          gone when the enemy has reacted to it.`,
      },
      fr: {
        title: 'Sorties',
        text: `Une unité qui avance, ou suit une route, jusqu’à ce que le milieu de son front soit à sa sortie quitte la table avec tous ses
          socles : les Français par le bord nord, les Allemands par le bord sud à l’est de la Meuse. En phase
          de commandement, elle n’est partie qu’après la réaction de l’ennemi.`,
      },
    },
    'es.emperor.move': {
      section: 'The Emperor – Victory',
      en: {
        title: 'The Emperor',
        text: `The Emperor moves 6 dice in the free phase and loses dice on ground as cavalry does, none along a road; 3
          dice if rifles bear on him at short range. He uses no cards and is never fired at.`,
      },
      fr: {
        title: 'L’Empereur',
        text: `L’Empereur bouge de 6 dés en phase libre et perd des dés au terrain comme la cavalerie, aucun sur
          une route ; 3 dés s’il est sous des fusils à courte portée. Il n’emploie pas de cartes et n’est
          jamais pris pour cible.`,
      },
    },
    'es.emperor.capture': {
      section: 'The Emperor – Victory',
      en: {
        title: 'Capture',
        text: `A German combat unit that is not in rout and comes within two inches of him at any moment captures him.
          The battle goes on.`,
      },
      fr: {
        title: 'Capture',
        text: `Une unité combattante allemande qui n’est pas en déroute et vient à deux pouces de lui à un moment
          quelconque le capture. La bataille continue.`,
      },
    },
    'es.emperor.exit': {
      section: 'The Emperor – Victory',
      en: {
        title: 'His way to Paris',
        text: `The Emperor leaves the table where a road runs off its north edge.`,
      },
      fr: {
        title: 'Son chemin vers Paris',
        text: `L’Empereur quitte la table là où une route passe le bord nord.`,
      },
    },
    'es.victory.significant': {
      section: 'The Emperor – Victory',
      en: {
        title: 'Significant victory',
        text: `The French win one when the Emperor has left and 24 French stands have; the Germans when he is captured
          and 24 German stands have left. It ends the battle after a side-turn.`,
      },
      fr: {
        title: 'Victoire importante',
        text: `Les Français en remportent une quand l’Empereur est sorti et 24 socles français aussi ; les Allemands quand
          il est capturé et que 24 socles allemands sont sortis. Elle met fin à la bataille après un tour de joueur.`,
      },
    },
    'es.victory.lesser': {
      section: 'The Emperor – Victory',
      en: {
        title: 'Victory',
        text: `At the end of the last turn the Germans win if 24 of their stands have left; if not, the French do.`,
      },
      fr: {
        title: 'Victoire',
        text: `À la fin du dernier tour, les Allemands gagnent si 24 de leurs socles sont sortis ; sinon, les Français.`,
      },
    },
    'es.victory.hold': {
      section: 'Scenario',
      en: {
        title: 'Holding the crest',
        text: `In the small battles it counts who has unrouted units with a stand on the crest at the end: in the lesson
          who alone has any, at Floing who has more, the French at equal numbers.`,
      },
      fr: {
        title: 'Tenir la crête',
        text: `Dans les petites batailles l’emporte celui qui tient la crête à la fin, avec un socle d’unités qui
          ne sont pas en déroute : dans la leçon, celui qui est seul à en avoir ; à Floing, celui qui en a le
          plus, et les Français à égalité.`,
      },
    },
  },
}
