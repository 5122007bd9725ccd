import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const reactions: WrittenChapter = {
  title: { en: 'Reactions', fr: 'Les réactions' },
  rules: {
    'es.reaction.who': {
      section: 'Reaction Phase (c)',
      en: {
        title: 'Who reacts',
        text: `Once in each enemy command phase a unit may react, only to units that acted in it: infantry, dismounted
          cavalry and guns in range of what they did; mounted cavalry within 45° of its front.`,
      },
      fr: {
        title: 'Qui réagit',
        text: `Une fois par phase de commandement ennemie, une unité peut réagir, seulement aux unités qui y ont agi :
          infanterie, cavalerie à pied et artillerie à portée de ce qu’elles ont fait ; cavalerie montée à 45° de
          son front.`,
      },
    },
    'es.reaction.fire': {
      section: 'Reaction Phase (c) 1',
      en: {
        title: 'Fire in reaction',
        text: `One volley at one target, at any whole inch of its way or at its end, without regard to priority. Mounted
          cavalry does not fire.`,
      },
      fr: {
        title: 'Tir en réaction',
        text: `Une salve sur une cible, à n’importe quel pouce entier de son chemin ou à sa fin, sans égard aux
          priorités. La cavalerie montée ne tire pas.`,
      },
    },
    'es.reaction.turn': {
      section: 'Reaction Phase (c) 2',
      en: {
        title: 'Turning in reaction',
        text: `A unit in range that bears on nobody may turn in place instead.`,
      },
      fr: {
        title: 'Tourner en réaction',
        text: `Une unité à portée qui n’a personne dans son arc peut tourner sur place.`,
      },
    },
    'es.reaction.unlimber': {
      section: 'Reaction Phase (c) 3',
      en: {
        title: 'Unlimbering in reaction',
        text: `Limbered guns in range may unlimber instead.`,
      },
      fr: {
        title: 'Mettre en batterie en réaction',
        text: `Des canons sur avant-trains à portée peuvent se mettre en batterie.`,
      },
    },
    'es.reaction.counter-charge': {
      section: 'Reaction Phase (c) 4',
      en: {
        title: 'Counter-charge',
        text: `Mounted cavalry charges an active enemy within 45° of its front, straight or turned by 30°, with the dice
          of a move. If it comes within two inches there is a close combat; if not, it takes a chit.`,
      },
      fr: {
        title: 'Contre-charge',
        text: `La cavalerie montée charge un ennemi actif à 45° de son front, droit ou tournée de 30°, avec les dés d’un
          mouvement. Si elle arrive à deux pouces, il y a mêlée ; sinon, elle prend un jeton.`,
      },
    },
  },
}
