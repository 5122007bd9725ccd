import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const fatigue: WrittenChapter = {
  title: { en: 'Fatigue', fr: 'La fatigue' },
  rules: {
    'gb.fatigue.draw': {
      section: 'GB 8.3',
      en: {
        title: 'A marker before each action',
        text: `A stack draws a marker before each connection it marches and before each engineering operation. It draws
          first and chooses afterwards; a marker serves for one of them, is not followed by another before it is used,
          and is not drawn when nothing could be done with it. Leaving a counter behind, detaching, and going into or
          out of a fortress need none.`,
      },
      fr: {
        title: 'Un marqueur avant chaque action',
        text: `Une pile tire un marqueur avant chaque liaison qu’elle parcourt et avant chaque travail du génie. On tire
          d’abord, on choisit ensuite ; un marqueur sert à une seule action, on n’en tire pas d’autre avant, ni quand
          rien ne pourrait en être fait. Laisser un pion en route, détacher, entrer dans une forteresse ou en sortir
          n’en demandent pas.`,
      },
    },
    'gb.fatigue.return': {
      section: 'GB 8.3',
      en: {
        title: 'Returning a marker',
        text: `For 1 CP the marker just drawn goes back into the bowl and another is drawn in its place; that one may be
          put back too while points last.`,
      },
      fr: {
        title: 'Remettre un marqueur',
        text: `Pour 1 PC, le marqueur tiré retourne dans le bol et l’on en tire un autre à sa place ; celui-ci peut être
          remis à son tour tant qu’il reste des points.`,
      },
    },
    'gb.fatigue.stop': {
      section: 'GB 8.3',
      en: {
        title: 'STOP',
        text: `A STOP that is kept, for want of command points or by choice, ends the activation where the stack stands. It
          does not count among the markers that tire.`,
      },
      fr: {
        title: 'STOP',
        text: `Un STOP gardé, faute de points de commandement ou par choix, met fin à l’activation là où se trouve la pile.
          Il ne compte pas parmi les marqueurs qui fatiguent.`,
      },
    },
    'gb.fatigue.losses': {
      section: 'GB 8.3',
      en: {
        title: 'Losses by fatigue',
        text: `If a stack has kept more than two markers, STOP aside, when its activation ends, each unit whose morale is
          below the sum of their numbers loses the difference in SP. The owner chooses which, mitrailleuses excepted.
          Leaders and decoys lose nothing, nor does a stack that has just left the map for victory.`,
      },
      fr: {
        title: 'Pertes par fatigue',
        text: `Si une pile a gardé plus de deux marqueurs, STOP à part, à la fin de son activation, chaque unité dont le
          moral est inférieur à la somme de leurs nombres perd la différence en PF. Le propriétaire choisit lesquels,
          mitrailleuses exceptées. Chefs et leurres ne perdent rien, ni une pile qui vient de quitter la carte pour la
          victoire.`,
      },
    },
    'gb.fatigue.last-point': {
      section: 'GB 8.3',
      en: {
        title: 'The last strength point',
        text: `Fatigue never takes the last SP of a unit; the unit is demoralised instead.`,
      },
      fr: {
        title: 'Le dernier point de force',
        text: `La fatigue ne prend jamais le dernier PF d’une unité : celle-ci est démoralisée à la place.`,
      },
    },
    'gb.fatigue.fast': {
      section: 'GB 8.3',
      en: {
        title: 'Two connections for a marker',
        text: `A stack of nothing but counters with 8 MP printed on them crosses two connections for each marker, rain or
          not, and pays its MP as usual. A marker that still allows the second connection does not serve for
          engineering.`,
      },
      fr: {
        title: 'Deux liaisons pour un marqueur',
        text: `Une pile composée seulement de pions marqués 8 PM parcourt deux liaisons par marqueur, sous la pluie aussi,
          en payant ses PM comme d’ordinaire. Un marqueur qui permet encore la seconde liaison ne sert pas à un
          travail du génie.`,
      },
    },
  },
}
