import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const movement: WrittenChapter = {
  title: { en: 'Movement', fr: 'Le mouvement' },
  rules: {
    'ws.zoc.extent': {
      section: 'WS 6',
      en: {
        title: 'Zones of control',
        text: `Every combat unit, guns and disorganised ones too, controls its front hexes, except over water that it could not
          cross.`,
      },
      fr: {
        title: 'Les zones de contrôle',
        text: `Toute unité de combat, artillerie et unités désorganisées comprises, contrôle les hexagones de son front, sauf
          par-dessus une eau qu’elle ne pourrait pas franchir.`,
      },
    },
    'ws.zoc.enter': {
      section: 'WS 6.1',
      en: {
        title: 'Entering a zone',
        text: `A unit that enters an enemy zone of control stops there for the turn. It does not have to attack. The flank
          hexes of an enemy stop nobody.`,
      },
      fr: {
        title: 'Entrer dans une zone',
        text: `Une unité qui entre dans une zone de contrôle ennemie s’arrête là pour ce tour. Elle n’est pas obligée
          d’attaquer. Les hexagones de flanc d’un ennemi n’arrêtent personne.`,
      },
    },
    'ws.zoc.direct': {
      section: 'WS 6.1',
      en: {
        title: 'From zone to zone',
        text: `Nobody goes directly from one enemy zone of control into another, of the same enemy or of a different one. A
          unit ringed by such zones cannot move.`,
      },
      fr: {
        title: 'De zone en zone',
        text: `Personne ne va directement d’une zone de contrôle ennemie à une autre, qu’elle soit du même ennemi ou d’un
          autre. Une unité entourée de telles zones ne peut pas bouger.`,
      },
    },
    'ws.zoc.leave': {
      section: 'WS 6.1',
      en: {
        title: 'Leaving a zone',
        text: `To leave an enemy zone of control costs half of its movement points, rounded up, besides the ground; one hex is
          always possible. A disorganised unit and one out of command give all their points for one hex, which has to lie
          outside such zones.`,
      },
      fr: {
        title: 'Quitter une zone',
        text: `Quitter une zone de contrôle ennemie coûte la moitié de ses points de mouvement, arrondie à l’unité supérieure, en plus du
          terrain ; un hexagone est toujours possible. Une unité désorganisée ou hors de commandement donne tous ses
          points pour un hexagone, qui doit être hors de telles zones.`,
      },
    },
    'ws.zoc.cavalry': {
      section: 'WS 6.1',
      en: {
        title: 'Disorganised cavalry',
        text: `Disorganised cavalry never enters an enemy zone of control.`,
      },
      fr: {
        title: 'La cavalerie désorganisée',
        text: `Une cavalerie désorganisée n’entre jamais dans une zone de contrôle ennemie.`,
      },
    },
    'ws.zoc.friends': {
      section: 'WS 6.1',
      en: {
        title: 'Friends in a zone',
        text: `A friendly unit in a hex cancels enemy zones of control there for tracing command and for commanders who move,
          not for retreats.`,
      },
      fr: {
        title: 'Amis dans une zone',
        text: `Une unité amie dans un hexagone y annule les zones de contrôle ennemies pour tracer le commandement et pour les
          commandants qui se déplacent, non pour les retraites.`,
      },
    },
    'ws.movement.allowance': {
      section: 'WS 7.1',
      en: {
        title: 'Movement points',
        text: `A counter moves with all or part of its movement points, a road costing half a point for a hex. Points are not
          saved up.`,
      },
      fr: {
        title: 'Les points de mouvement',
        text: `Un pion se déplace de tout ou partie de ses points de mouvement ; une route coûte la moitié d’un point par
          hexagone. Les points ne se gardent pas.`,
      },
    },
    'ws.movement.order': {
      section: 'WS 7.1',
      en: {
        title: 'One after the other',
        text: `The units of the formation and its commander move one after the other, each once.`,
      },
      fr: {
        title: 'L’un après l’autre',
        text: `Les unités de la formation et son commandant se déplacent l’un après l’autre, chacun une fois.`,
      },
    },
    'ws.movement.step': {
      section: 'WS 7.1',
      en: {
        title: 'Step by step',
        text: `A move goes from hex to hex, at the cost of the ground it enters: through friends, never through enemy units. It
          may lead into a hex where it cannot end as long as it can go on to one where it may.`,
      },
      fr: {
        title: 'Pas à pas',
        text: `Un mouvement va d’hexagone en hexagone, au coût du terrain où il entre : à travers les amis, jamais à travers
          les unités ennemies. Il peut mener dans un hexagone où il ne peut pas finir pourvu qu’il puisse continuer
          jusqu’à un autre où il le peut.`,
      },
    },
    'ws.arrivals.column': {
      section: 'WS 7.4',
      en: {
        title: 'Reinforcements in column',
        text: `Reinforcements enter in their turn or later, when their formation is activated. In a column each counter pays
          the first hex as often as there are counters that have entered there with it, itself included. A commander in
          chief is not counted.`,
      },
      fr: {
        title: 'Les renforts en colonne',
        text: `Les renforts entrent à leur tour ou plus tard, quand leur formation est activée. Dans une colonne, chaque pion
          paie le premier hexagone autant de fois qu’il y est entré de pions avec elle, lui compris. Un commandant en chef
          n’est pas compté.`,
      },
    },
    'ws.arrivals.blocked': {
      section: 'WS 7.4',
      en: {
        title: 'A blocked entry',
        text: `Where the enemy holds the hex of entry, the nearest free hex of the edge is entered at the cost of its ground;
          if there is none within three hexes, the counter waits a turn.`,
      },
      fr: {
        title: 'Une entrée bloquée',
        text: `Si l’ennemi tient l’hexagone d’entrée, on entre par l’hexagone libre du bord le plus proche, au coût de son
          terrain ; s’il n’y en a pas à trois hexagones au plus, le pion attend un tour.`,
      },
    },
    'ws.hidden.columns': {
      section: 'WS 13.1.6',
      en: {
        title: 'The hidden division',
        text: `The 13th Division comes in the fourth turn as two columns face down, one on each of two roads. Its owner says
          secretly which of them is the division; the other is a decoy.`,
      },
      fr: {
        title: 'La division cachée',
        text: `La 13e division vient au quatrième tour sous la forme de deux colonnes face cachée, une sur chacune de deux
          routes. Son propriétaire dit en secret laquelle est la division ; l’autre est un leurre.`,
      },
    },
    'ws.hidden.secret': {
      section: 'WS 13.1.6',
      en: {
        title: 'What the French know',
        text: `Which of the two columns is the division only its owner knows, as long as both lie face down.`,
      },
      fr: {
        title: 'Ce que savent les Français',
        text: `Laquelle des deux colonnes est la division, seul son propriétaire le sait, tant que les deux sont face cachée.`,
      },
    },
    'ws.hidden.march': {
      section: 'WS 13.1.6',
      en: {
        title: 'March of the columns',
        text: `When the marker of the division is drawn each column may move by three points, as infantry does, through woods
          by road only and never into a hex with enemies. Its owner may turn a column up at any point of the march.`,
      },
      fr: {
        title: 'La marche des colonnes',
        text: `Quand le marqueur de la division est tiré, chaque colonne peut bouger de trois points, comme l’infanterie, à
          travers les bois par la route seulement et jamais dans un hexagone avec des ennemis. Son propriétaire peut
          retourner une colonne à tout moment de la marche.`,
      },
    },
    'ws.hidden.reveal': {
      section: 'WS 13.1.6',
      en: {
        title: 'Revealing a column',
        text: `A column in woods or houses is revealed when a French unit comes adjacent, and ends that unit’s move; one in
          the open at any moment at which a French unit sees it within four hexes, whoever has uncovered it. The decoy is
          taken off. In the place of the division come its guns, and in the same hex or beside it all its other counters.`,
      },
      fr: {
        title: 'Révéler une colonne',
        text: `Une colonne dans un bois ou entre des maisons est révélée quand une unité française vient à côté, et finit le
          mouvement de cette unité ; une colonne à découvert dès qu’une unité française la voit à quatre hexagones au plus,
          qui que ce soit qui l’ait découverte. Le leurre est retiré. À la place de la division vient son artillerie, et dans
          le même hexagone ou à côté tous ses autres pions.`,
      },
    },
    'ws.hidden.deploy': {
      section: 'WS 13.1.6',
      en: {
        title: 'Deploying the division',
        text: `The owner puts the counters of the division down one by one, in the hex of the column or in one beside it, and
          chooses their facing.`,
      },
      fr: {
        title: 'Le déploiement de la division',
        text: `Le propriétaire pose les pions de la division un à un, dans l’hexagone de la colonne ou dans un voisin, et
          choisit leur orientation.`,
      },
    },
  },
}
