import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const setup: WrittenChapter = {
  title: { en: 'Initial deployment', fr: 'Mise en place' },
  rules: {
    'sb.setup.units': {
      section: '2',
      en: {
        title: 'Who is placed',
        text: `The French place all their units, then the Prussians theirs, all in good order and within the limits
        ([sb.map.stacking]). Zones 4, 7 and 9 begin with French fortifications, zones 31, 32 and 47 with Prussian
        ones.`,
      },
      fr: {
        title: 'Qui est placé',
        text: `Les Français placent toutes leurs unités, puis les Prussiens les leurs, toutes en bon ordre et dans les
        limites ([sb.map.stacking]). Les zones 4, 7 et 9 commencent avec un retranchement français, les zones 31, 32
        et 47 avec un prussien.`,
      },
    },
    'sb.setup.french': {
      section: '2.1',
      en: {
        title: 'The garrison',
        text: `The fortress artillery and at least 2 battalions stand in zone 1. Battalions may stand in zones 1 to 12, all
        other artillery in zones 2 to 12. Zones 2, 3 and 8 have at least 1 artillery unit and 1 battalion each.`,
      },
      fr: {
        title: 'La garnison',
        text: `L’artillerie de forteresse et au moins 2 bataillons sont en zone 1. Les bataillons peuvent être dans les zones
        1 à 12, toute autre artillerie dans les zones 2 à 12. Les zones 2, 3 et 8 ont chacune au moins 1 unité
        d’artillerie et 1 bataillon.`,
      },
    },
    'sb.setup.prussian': {
      section: '2.2',
      en: {
        title: 'The besiegers',
        text: `All units of the I. division and the 3rd Uhlans stand in zones on the edge of the map.`,
      },
      fr: {
        title: 'Les assiégeants',
        text: `Toutes les unités de la Iʳᵉ division et le 3e uhlans sont dans des zones du bord de la carte.`,
      },
    },
    'sb.setup.historical': {
      section: '2',
      en: {
        title: 'Historical positions',
        text: `With the option, and in scenarios that begin later, everybody stands where the scenario has him, and nobody
        places anything.`,
      },
      fr: {
        title: 'Positions historiques',
        text: `Avec l’option, et dans les scénarios qui commencent plus tard, chacun est là où le scénario le met, et
        personne ne place rien.`,
      },
    },
  },
}
