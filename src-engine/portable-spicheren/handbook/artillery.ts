import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const artillery: WrittenChapter = {
  title: { en: 'Artillery fire', fr: 'Le tir d’artillerie' },
  rules: {
    'ps.artillery.orders': {
      section: 'Artillery fire',
      en: {
        title: 'Orders of both sides',
        text: `Before anybody moves, both sides give their guns their targets, openly and one gun at a time, the first player first. A side may leave guns without an order. With the order as printed ([ps.turn.half-turn]) each
          side gives them at the start of its own half-turn.`,
      },
      fr: {
        title: 'Les ordres des deux camps',
        text: `Avant tout mouvement, les deux camps donnent leurs cibles à leurs canons, ouvertement et un par un, le
          premier joueur d’abord. Un camp peut laisser des canons sans ordre. Dans l’ordre imprimé
          ([ps.turn.half-turn]), chaque camp les donne au début de son propre tour de joueur.`,
      },
    },
    'ps.artillery.once': {
      section: 'Artillery fire',
      en: {
        title: 'Who may be ordered to fire',
        text: `Each artillery unit on the board that is not suppressed and in no melee may fire at one target a turn. Guns
          that have fired do not move that turn ([ps.movement.guns]).`,
      },
      fr: {
        title: 'Qui peut recevoir l’ordre de tirer',
        text: `Chaque unité d’artillerie sur la carte, ni neutralisée ni en mêlée, peut tirer sur une cible par tour. Des
          canons qui ont tiré ne bougent pas ce tour-là ([ps.movement.guns]).`,
      },
    },
    'ps.artillery.modifiers': {
      section: 'Artillery fire',
      en: {
        title: 'Modifiers of artillery fire',
        text: `Prussian guns add 1, French imperial guns subtract 1. A target in cover subtracts 1. More than 3 strength
          points of the firer add 1, fewer than 3 subtract 1.`,
      },
      fr: {
        title: 'Modificateurs du tir d’artillerie',
        text: `Les canons prussiens ajoutent 1, ceux de l’Empire français retranchent 1. Une cible à couvert retranche 1.
          Plus de 3 points de force du tireur ajoutent 1, moins de 3 retranchent 1.`,
      },
    },
    'ps.artillery.together': {
      section: 'Artillery fire',
      en: {
        title: 'Simultaneous results',
        text: `All guns of both sides roll before any result is carried out, so that a gun which is hit has fired all the
          same. Defeat is looked at after the last of these results. With the order as printed ([ps.turn.half-turn]) the
          guns of one side fire so, and those of the other in its own half-turn.`,
      },
      fr: {
        title: 'Résultats simultanés',
        text: `Tous les canons des deux camps tirent avant qu’aucun résultat ne s’applique : un canon touché a tout de même
          tiré. La défaite s’examine après le dernier de ces résultats. Dans l’ordre imprimé ([ps.turn.half-turn]), les
          canons d’un camp tirent ainsi, et ceux de l’autre dans son propre tour de joueur.`,
      },
    },
  },
}
