import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const rifle: WrittenChapter = {
  title: { en: 'Rifle fire', fr: 'Le tir des fusils' },
  rules: {
    'ps.rifle.who': {
      section: 'Rifle fire',
      en: {
        title: 'Who may fire',
        text: `Each infantry unit of the side whose half-turn it is may fire once, whether it was activated or not, unless
          it is in a melee.`,
      },
      fr: {
        title: 'Qui peut tirer',
        text: `Chaque unité d’infanterie du camp dont c’est le tour de joueur peut tirer une fois, activée ou non, sauf en
          mêlée.`,
      },
    },
    'ps.rifle.modifiers': {
      section: 'Rifle fire',
      en: {
        title: 'Modifiers of rifle fire',
        text: `A firer that has moved this half-turn subtracts 1; breaking off is a move, turning, withdrawing and
          following up are not. A target in cover subtracts 1. More than 3 strength points of the firer add 1, fewer
          than 3 subtract 1.`,
      },
      fr: {
        title: 'Modificateurs du tir des fusils',
        text: `Un tireur qui a bougé dans ce tour de joueur retranche 1 ; rompre est un mouvement, changer d’orientation, reculer
          et suivre n’en sont pas. Une cible à couvert retranche 1. Plus de 3 points de force du tireur ajoutent 1,
          moins de 3 retranchent 1.`,
      },
    },
    'ps.rifle.sequence': {
      section: 'Rifle fire',
      en: {
        title: 'Shot by shot',
        text: `Shots are fired one after the other in any order. A hit is carried out before the next shot.`,
      },
      fr: {
        title: 'Coup par coup',
        text: `Les tirs se font l’un après l’autre, dans n’importe quel ordre. Un coup au but s’applique avant le tir
          suivant.`,
      },
    },
  },
}
