import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const activation: WrittenChapter = {
  title: { en: 'Activation', fr: 'L’activation' },
  rules: {
    'ps.activation.once': {
      section: 'Turn sequence',
      en: {
        title: 'Who may try',
        text: `Each unit on the board may try once in its side’s half-turn, in any order. Guns that have fired this turn or
          are suppressed do not try, nor does a unit that has only just arrived ([ps.arrivals.activation]).`,
      },
      fr: {
        title: 'Qui peut essayer',
        text: `Chaque unité sur la carte peut essayer une fois dans le tour de joueur de son camp, dans n’importe quel
          ordre. Des canons qui ont tiré ce tour-ci ou sont neutralisés n’essaient pas, ni une unité à peine arrivée
          ([ps.arrivals.activation]).`,
      },
    },
    'ps.activation.roll': {
      section: 'Turn sequence',
      en: {
        title: 'The activation roll',
        text: `Prussians and Garibaldians are active on 2 or more of a die, all others on 3 or more. Elite units add 1,
          poor ones subtract 1.`,
      },
      fr: {
        title: 'Le jet d’activation',
        text: `Prussiens et garibaldiens sont actifs sur 2 ou plus au dé, tous les autres sur 3 ou plus. Les unités d’élite
          ajoutent 1, les médiocres retranchent 1.`,
      },
    },
    'ps.activation.move': {
      section: 'Turn sequence',
      en: {
        title: 'An active unit moves at once',
        text: `A unit that becomes active moves at once, or breaks off or stands if it is in a melee, before the next one
          tries. A unit that fails stays where it is and as it faces; it may still fire its rifles.`,
      },
      fr: {
        title: 'Une unité active bouge aussitôt',
        text: `Une unité devenue active bouge aussitôt, ou rompt ou tient si elle est en mêlée, avant que la suivante
          n’essaie. Une unité qui échoue reste où elle est et comme elle est tournée ; elle peut encore tirer de ses
          fusils.`,
      },
    },
  },
}
