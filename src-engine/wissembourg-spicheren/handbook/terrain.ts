import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const terrain: WrittenChapter = {
  title: { en: 'Terrain', fr: 'Le terrain' },
  rules: {
    'ws.terrain.protection': {
      section: 'WS 11.3',
      en: {
        title: 'Protection',
        text: `What a hex protects its defenders: the best of its terrains counts. A castle is worth more to a single French
          regiment, and so is a hamlet.`,
      },
      fr: {
        title: 'La protection',
        text: `Ce qu’un hexagone protège ses défenseurs : le meilleur de ses terrains compte. Un château vaut plus pour un
          régiment français seul, et un hameau aussi.`,
      },
    },
    'ws.terrain.woods': {
      section: 'WS table',
      en: {
        title: 'Woods',
        text: `Woods cost a point more for infantry and two for all others. Cavalry that enters them otherwise than by a road,
          path or railway is disorganised, when it evades or advances too.`,
      },
      fr: {
        title: 'Les bois',
        text: `Les bois coûtent un point de plus à l’infanterie et deux à tous les autres. La cavalerie qui y entre autrement
          que par une route, un chemin ou une voie ferrée est désorganisée, de même quand elle se retire ou avance.`,
      },
    },
    'ws.terrain.water': {
      section: 'WS table',
      en: {
        title: 'Water',
        text: `Over a bridge a way is followed as if there were no water. Without one a stream costs infantry half its movement
          points besides, and cavalry, as the Lauter costs infantry, its whole move, which ends there. Guns cross neither,
          cavalry not the Lauter, and nobody the Saar.`,
      },
      fr: {
        title: 'L’eau',
        text: `Sur un pont on suit une voie comme s’il n’y avait pas d’eau. Sans pont, un ruisseau coûte en plus à l’infanterie
          la moitié de ses points de mouvement ; à la cavalerie, comme la Lauter à l’infanterie, tout son mouvement, qui
          finit là. L’artillerie ne franchit ni l’un ni l’autre, la cavalerie pas la Lauter, et personne la Sarre.`,
      },
    },
  },
}
