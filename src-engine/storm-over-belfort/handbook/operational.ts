import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const operational: WrittenChapter = {
  title: { en: 'Operational movement', fr: 'Le mouvement opérationnel' },
  rules: {
    'sb.operational.once': {
      section: '7',
      en: {
        title: 'Who moves',
        text: `The Prussians move first, then the French; each unit once, as many as they like.`,
      },
      fr: {
        title: 'Qui bouge',
        text: `Les Prussiens bougent d’abord, puis les Français ; chaque unité une fois, autant qu’ils veulent.`,
      },
    },
    'sb.operational.prussian': {
      section: '7.1',
      en: {
        title: 'Prussian movement',
        text: `From a zone that is not next to French units a Prussian unit moves any distance. All zones it enters are free
        of French units, and not next to them unless they have a bonus of any kind.`,
      },
      fr: {
        title: 'Mouvement prussien',
        text: `D’une zone qui n’est pas voisine d’unités françaises, une unité prussienne va aussi loin qu’elle veut. Toutes
        les zones où elle entre sont libres de Français, et n’en sont pas voisines, à moins d’avoir un bonus
        quelconque.`,
      },
    },
    'sb.operational.headquarters': {
      section: '7.1',
      en: {
        title: 'To and from the headquarters',
        text: `From the headquarters a unit comes into a zone on the edge of the map and ends there; the zone is not next to
        French units unless it has a fortification. The way back leads through such a zone too.`,
      },
      fr: {
        title: 'Depuis et vers le quartier général',
        text: `Du quartier général, une unité vient dans une zone du bord de la carte et s’y arrête ; la zone n’est pas
        voisine d’unités françaises, à moins d’être retranchée. Le retour passe aussi par une telle zone.`,
      },
    },
    'sb.operational.french': {
      section: '7.2',
      en: {
        title: 'French transfers',
        text: `The French move units between zone 1 and the zones next to it; artillery into zone 1 only ([sb.guns.bound]).`,
      },
      fr: {
        title: 'Transferts français',
        text: `Les Français transfèrent des unités entre la zone 1 et les zones voisines ; l’artillerie vers la zone 1
        seulement ([sb.guns.bound]).`,
      },
    },
    'sb.operational.limits': {
      section: '7',
      en: {
        title: 'Limits at the end',
        text: `Stacking is looked at when all have moved. A unit comes into a full zone when another one that has not moved
        can make room, if need be one after the other; until then nothing else is done.`,
      },
      fr: {
        title: 'Limites à la fin',
        text: `L’empilement se vérifie quand tous ont bougé. Une unité vient dans une zone pleine si une autre, qui n’a pas
        bougé, peut faire de la place, au besoin l’une après l’autre ; jusque-là rien d’autre ne se fait.`,
      },
    },
  },
}
