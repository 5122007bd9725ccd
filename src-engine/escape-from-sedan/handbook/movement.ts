import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const movement: WrittenChapter = {
  title: { en: 'Movement', fr: 'Le mouvement' },
  rules: {
    'es.move.dice': {
      section: 'Movement (a)',
      en: {
        title: 'Dice of movement',
        text: `A move has so many dice: see the table. Each pip is an inch, and the dice fall before the unit moves.`,
      },
      fr: {
        title: 'Dés de mouvement',
        text: `Un mouvement a autant de dés que le dit le tableau. Chaque point vaut un pouce, et les dés se jettent avant que l’unité bouge.`,
      },
    },
    'es.move.drops': {
      section: 'Movement (a), (f)',
      en: {
        title: 'Dice that are lost',
        text: `Each die is less the chits of the unit, never below 0. Ground takes the highest or the lowest dice, a
          pivot the lowest, passing through friends the lowest; highs go first.`,
      },
      fr: {
        title: 'Dés perdus',
        text: `Chaque dé est diminué des jetons de l’unité, jamais sous 0. Le terrain prend les dés les plus hauts ou le
          plus bas, un pivot le plus bas, le passage à travers des amis le plus bas ; les plus hauts d’abord.`,
      },
    },
    'es.move.ground': {
      section: 'Move Chart',
      en: {
        title: 'Ground',
        text: `Of all ground that a move touches, what it began on included, the worst counts: gentle slopes; steep
          slopes, streams and woods; walls and trenches, and houses as these. Light infantry loses no dice.`,
      },
      fr: {
        title: 'Le terrain',
        text: `De tout le terrain touché par un mouvement, départ compris, le pire compte : pentes douces ; pentes
          raides, ruisseaux et bois ; murs et tranchées, et les maisons comme ceux-ci. L’infanterie légère ne perd
          pas de dés.`,
      },
    },
    'es.move.steps': {
      section: 'Movement (a)',
      en: {
        title: 'Steps',
        text: `A unit goes straight ahead by whole inches, or to the last sixteenth that is free. The way so far may
          never be longer than what is left of the dice. It need not go all the way.`,
      },
      fr: {
        title: 'Pas',
        text: `Une unité va droit devant par pouces entiers, ou jusqu’au dernier seizième libre. Le chemin fait n’est
          jamais plus long que ce qui reste des dés. Elle n’est pas tenue d’aller au bout.`,
      },
    },
    'es.move.pivot': {
      section: 'Movement (b)',
      en: {
        title: 'Pivot',
        text: `Once in a move a unit turns by 30° about its centre, if there is room, for its lowest die.`,
      },
      fr: {
        title: 'Pivot',
        text: `Une fois par mouvement, une unité tourne de 30° sur son centre, s’il y a la place, pour son dé le plus
          bas.`,
      },
    },
    'es.move.one-die': {
      section: 'Movement (c), (e)',
      en: {
        title: 'Moves of one die',
        text: `Back, to the left or right, or about face and ahead, a unit goes by one die, of which nothing is dropped.
          Guns in position are moved so by hand, and need an even number, less chits, to cross walls, streams and
          steep ground.`,
      },
      fr: {
        title: 'Mouvements d’un dé',
        text: `En arrière, à gauche ou à droite, ou face en arrière puis devant, une unité se déplace d’un dé, dont rien n’est
          retiré. Les canons en batterie bougent ainsi à bras, et il leur faut un nombre pair, jetons déduits, pour
          passer murs, ruisseaux et pentes raides.`,
      },
    },
    'es.move.road': {
      section: 'Move Chart',
      en: {
        title: 'Roads',
        text: `A road column, or limbered guns, with its centre within ½ inch of a road follows it with the dice
          of roads and meets no ground. Its centre stays on the road.`,
      },
      fr: {
        title: 'Routes',
        text: `Une colonne de route, ou des canons sur avant-trains, dont le centre est à ½ pouce d’une route la suit avec
          les dés de route et ne rencontre aucun terrain. Son centre reste sur la route.`,
      },
    },
    'es.move.friends': {
      section: 'Movement (b)',
      en: {
        title: 'Friends',
        text: `A move may pass through friends, but not end on any of them.`,
      },
      fr: {
        title: 'Amis',
        text: `Un mouvement peut traverser des amis, mais ne finit pas sur eux.`,
      },
    },
    'es.move.enemies': {
      section: 'Movement (i)',
      en: {
        title: 'Enemies',
        text: `No move comes within two inches of an enemy anywhere on its way; who is nearer already comes no nearer.`,
      },
      fr: {
        title: 'Ennemis',
        text: `Aucun mouvement ne vient à moins de deux pouces d’un ennemi sur tout son chemin ; qui est déjà plus près
          ne s’approche pas davantage.`,
      },
    },
    'es.move.closed': {
      section: 'Move Chart',
      en: {
        title: 'Closed ground',
        text: `The Meuse and what lies beyond are closed to all, houses to horse and guns off the road, walls and
          trenches to guns.`,
      },
      fr: {
        title: 'Terrain fermé',
        text: `La Meuse et ce qui est au-delà sont fermés à tous, les maisons à la cavalerie et à l’artillerie hors des
          routes, murs et tranchées à l’artillerie.`,
      },
    },
    'es.move.table': {
      section: 'The Object of the Game',
      en: {
        title: 'The edge',
        text: `No move leaves the part of the table that is played on, but by an exit [es.victory.exits].`,
      },
      fr: {
        title: 'Le bord',
        text: `Aucun mouvement ne quitte la partie jouée de la table, sinon par une sortie [es.victory.exits].`,
      },
    },
    'es.move.moving': {
      section: 'Movement (h)',
      en: {
        title: 'Moving cavalry',
        text: `Cavalry is moving if it went four inches ahead or more in the last phase in which it could act; else it
          stands. A charge itself does not count, a counter-charge does.`,
      },
      fr: {
        title: 'Cavalerie en mouvement',
        text: `La cavalerie est en mouvement si elle a avancé de quatre pouces ou plus dans la dernière phase où elle
          pouvait agir ; sinon elle est arrêtée. La charge elle-même ne compte pas, la contre-charge oui.`,
      },
    },
  },
}
