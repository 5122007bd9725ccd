import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const movement: WrittenChapter = {
  title: { en: 'Movement', fr: 'Le mouvement' },
  rules: {
    'ps.movement.allowance': {
      section: 'Movement',
      en: {
        title: 'Movement allowance',
        text: `An active unit moves up to as many hexes as its type allows, one by one: see the table. Roads give nothing.`,
      },
      fr: {
        title: 'Capacité de mouvement',
        text: `Une unité active avance d’autant d’hexagones que le permet son type, un par un : voir le tableau. Les routes
          ne donnent rien.`,
      },
    },
    'ps.movement.step': {
      section: 'Movement',
      en: {
        title: 'From hex to hex',
        text: `Each step leads into a neighbouring hex that the unit may enter, over a hexside that can be crossed. It
          never leads through a unit. Passing by an enemy is free.`,
      },
      fr: {
        title: 'D’hexagone en hexagone',
        text: `Chaque pas mène dans un hexagone voisin où l’unité peut entrer, par un côté franchissable. Il ne traverse
          jamais une unité. Passer à côté d’un ennemi est libre.`,
      },
    },
    'ps.movement.rough': {
      section: 'Movement',
      en: {
        title: 'Rough ground',
        text: `A unit that starts in bushes or comes into them moves one hex in all this turn, an attack included; after
          another step the bushes are closed to it.`,
      },
      fr: {
        title: 'Terrain accidenté',
        text: `Une unité qui part des broussailles ou y entre ne fait qu’un hexagone en tout ce tour-ci, attaque comprise ;
          après un autre pas, les broussailles lui sont fermées.`,
      },
    },
    'ps.movement.guns': {
      section: 'Movement',
      en: {
        title: 'Guns that have fired',
        text: `Guns that have fired this turn neither move nor turn, and so do not try for activation. Other units lose no
          movement by firing.`,
      },
      fr: {
        title: 'Canons qui ont tiré',
        text: `Des canons qui ont tiré ce tour-ci ne bougent ni ne changent d’orientation, et n’essaient donc pas l’activation.
          Les autres unités ne perdent aucun mouvement en tirant.`,
      },
    },
    'ps.movement.facing': {
      section: 'Movement',
      en: {
        title: 'Turning',
        text: `At the end of its own move an active unit may face any hexside, even if it has not left its hex. That is
          free and does not count as having moved. Inactive units do not turn.`,
      },
      fr: {
        title: 'Changer d’orientation',
        text: `À la fin de son propre mouvement, une unité active fait face au côté qu’elle veut, même sans avoir quitté
          son hexagone. C’est gratuit et ne compte pas comme avoir bougé. Les unités inactives ne changent pas de
          d’orientation.`,
      },
    },
  },
}
