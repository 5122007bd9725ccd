import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const stratagems: WrittenChapter = {
  title: { en: 'Stratagem counters', fr: 'Les pions de stratagème' },
  rules: {
    'sb.stratagems.draw': {
      section: '6',
      en: {
        title: 'The free counter',
        text: `Each side has a cup of 6 counters and draws one from it each turn, free. Only its owner sees it.`,
      },
      fr: {
        title: 'Le pion gratuit',
        text: `Chaque camp a un gobelet de 6 pions et en tire un gratuitement à chaque tour. Seul son propriétaire le voit.`,
      },
    },
    'sb.stratagems.buy': {
      section: '6, 6.2',
      en: {
        title: 'A second counter',
        text: `When each side has drawn, the French may take a second counter of their choice for 1 point. Then the Prussians may
        draw a second one for 1 point, or choose it for 3. Who has kept a counter buys none.`,
      },
      fr: {
        title: 'Un second pion',
        text: `Quand chacun a tiré, les Français peuvent prendre un second pion de leur choix pour 1 point. Puis les
        Prussiens peuvent en tirer un second pour 1 point, ou le choisir pour 3. Qui a gardé un pion n’en achète pas.`,
      },
    },
    'sb.stratagems.hand': {
      section: '6',
      en: {
        title: 'The hand',
        text: `A hand holds at most 2 counters. How many there are everybody sees, which they are only their owner.`,
      },
      fr: {
        title: 'La main',
        text: `Une main contient au plus 2 pions. Chacun voit combien il y en a, seul leur propriétaire voit lesquels.`,
      },
    },
    'sb.stratagems.faces': {
      section: '6.1.1',
      en: {
        title: 'Two sides of a counter',
        text: `A counter is played with its black or its red side, not both. Played black it goes back into the cup; played
        red it leaves the game, and what stands on its black side with it.`,
      },
      fr: {
        title: 'Les deux faces d’un pion',
        text: `Un pion se joue par sa face noire ou sa face rouge, pas les deux. Joué en noir, il retourne au gobelet ; joué
        en rouge, il quitte la partie, et avec lui ce que dit sa face noire.`,
      },
    },
    'sb.stratagems.moment': {
      section: '6.1.2',
      en: {
        title: 'When a stratagem is played',
        text: `Stratagems of the bombardment are played then, those of the activations then, all others in the
        reorganisation. Catherine is played in the bombardment: the fortress artillery may act 2 times in it.`,
      },
      fr: {
        title: 'Quand un stratagème se joue',
        text: `Les stratagèmes du bombardement se jouent pendant celui-ci, ceux des activations pendant celles-ci, tous les autres dans la réorganisation. Catherine se joue au bombardement : l’artillerie de forteresse peut y agir 2 fois.`,
      },
    },
    'sb.stratagems.keep': {
      section: '6.2',
      en: {
        title: 'Keeping a counter',
        text: `At the end of the reorganisation 1 counter that was not used may be kept; the others go back into the cup.`,
      },
      fr: {
        title: 'Garder un pion',
        text: `À la fin de la réorganisation, on peut garder 1 pion non utilisé ; les autres retournent au gobelet.`,
      },
    },
  },
}
