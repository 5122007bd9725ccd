import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const morale: WrittenChapter = {
  title: { en: 'Morale', fr: 'Le moral' },
  rules: {
    'es.morale.chits': {
      section: 'Morale (a), (b)',
      en: {
        title: 'Chits',
        text: `A unit takes a chit for each pair of sixes, a leader hit, a friend routing near, a friend passing through
          it in withdrawal, losing a close combat, withdrawing, beating a battery. Each chit is 1 less on every die
          that is not natural.`,
      },
      fr: {
        title: 'Jetons',
        text: `Une unité prend un jeton pour chaque paire de six, un chef touché, un ami en déroute tout près, un ami qui
          la traverse en reculant, une mêlée perdue, un recul, une batterie vaincue. Chaque jeton ôte 1 à tout dé
          qui n’est pas naturel.`,
      },
    },
    'es.morale.check': {
      section: 'Morale (f)',
      en: {
        title: 'Morale check',
        text: `Stands, leader, commander and a die, less the chits: six or more passes.`,
      },
      fr: {
        title: 'Test de moral',
        text: `Socles, chef, commandant et un dé, moins les jetons : six ou plus réussit.`,
      },
    },
    'es.morale.rally': {
      section: 'Morale (e)',
      en: {
        title: 'Rallying',
        text: `As its action a unit pulls one chit; in rout, or in skirmish order unless it is light infantry, only if
          it passes a check. A rout ends when the chits are fewer than the stands.`,
      },
      fr: {
        title: 'Se rallier',
        text: `Par une action, une unité retire un jeton ; en déroute, ou en tirailleurs sauf l’infanterie légère,
          seulement si elle réussit un test. Une déroute finit quand les jetons sont moins nombreux que les
          socles.`,
      },
    },
    'es.morale.rout': {
      section: 'Morale (c), (d)',
      en: {
        title: 'Rout',
        text: `A unit with as many chits as stands, leader and commander counted, routs: four natural dice away from the
          nearest enemy. As its next action it tries to rally, or routs again.`,
      },
      fr: {
        title: 'Déroute',
        text: `Une unité qui a autant de jetons que de socles, chef et commandant compris, est en déroute : elle
          fuit de quatre dés naturels loin de l’ennemi le plus proche. À son action suivante, elle tente de se
          rallier, ou fuit encore.`,
      },
    },
    'es.morale.contagion': {
      section: 'Morale (a) 3',
      en: {
        title: 'Routs nearby',
        text: `Friends within six inches of the way of a rout take a chit.`,
      },
      fr: {
        title: 'Déroutes voisines',
        text: `Les amis à six pouces du chemin d’une déroute prennent un jeton.`,
      },
    },
    'es.morale.withdraw': {
      section: 'Close Combat (g)',
      en: {
        title: 'Withdrawing',
        text: `Who withdraws falls back, takes a chit, and brings one on each friend it passes through, unless it is in
          skirmish order. It keeps its formation and faces away.`,
      },
      fr: {
        title: 'Reculer',
        text: `Une unité qui recule prend un jeton, et en donne un à chaque ami traversé, sauf si elle est en
          tirailleurs. Elle garde sa formation et tourne le dos.`,
      },
    },
    'es.withdraw.way': {
      section: 'Close Combat (g)',
      en: {
        title: 'The way back',
        text: `Four natural dice in inches, whatever the ground, straight away from the enemy by the nearest of twelve
          directions, or as nearly as one can go. Closed ground and enemies bar the way; friends are passed. Off
          the table the unit is lost.`,
      },
      fr: {
        title: 'Le chemin du recul',
        text: `Quatre dés naturels en pouces, quel que soit le terrain, à l’opposé de l’ennemi dans la plus proche de
          douze directions, ou au plus près. Terrain fermé et ennemis barrent le chemin ; on traverse les amis.
          Hors de la table, l’unité est perdue.`,
      },
    },
  },
}
