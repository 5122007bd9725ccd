import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const map: WrittenChapter = {
  title: { en: 'The map', fr: 'La carte' },
  rules: {
    'sb.map.bonus': {
      section: '1.1.1',
      en: {
        title: 'Defence bonuses',
        text: `A zone has the bonus printed on the map, as shells have left it ([sb.bombardment.forts]). Only where none is
        printed does a fortification or a trench give a bonus of 1; bonuses are never added up.`,
      },
      fr: {
        title: 'Bonus de défense',
        text: `Une zone a le bonus imprimé sur la carte, tel que les obus l’ont laissé ([sb.bombardment.forts]). Là seulement
        où aucun n’est imprimé, un retranchement ou une tranchée donne un bonus de 1 ; les bonus ne s’additionnent
        jamais.`,
      },
    },
    'sb.map.camps': {
      section: '1.1.1',
      en: {
        title: 'One side to a zone',
        text: `A zone is occupied by units of one side only. Only Prussian units are ever at the headquarters of the siege
        corps.`,
      },
      fr: {
        title: 'Un seul camp par zone',
        text: `Une zone n’est occupée que par les unités d’un seul camp. Seules des unités prussiennes sont au quartier
        général du corps de siège.`,
      },
    },
    'sb.map.adjacent': {
      section: '1.1.1',
      en: {
        title: 'Enemies side by side',
        text: `Units of both sides stand in adjacent zones only where both zones have a bonus ([sb.map.bonus]). Zones that
        touch by an angle alone are not adjacent. This is looked at whenever units come to rest.`,
      },
      fr: {
        title: 'Ennemis côte à côte',
        text: `Des unités des deux camps ne sont dans des zones adjacentes que si les deux zones ont un bonus
        ([sb.map.bonus]). Les zones qui ne se touchent que par un angle ne sont pas adjacentes. Cela se vérifie chaque
        fois que des unités s’arrêtent.`,
      },
    },
    'sb.map.stacking': {
      section: '1.1.2',
      en: {
        title: 'Stacking',
        text: `A zone holds at most 3 battalions and 1 artillery unit, the citadel 6 and 4. Scouts, Uhlans and the flying
        battery do not count. The headquarters hold any number.`,
      },
      fr: {
        title: 'Empilement',
        text: `Une zone contient au plus 3 bataillons et 1 unité d’artillerie, la citadelle 6 et 4. Les éclaireurs, les
        uhlans et la batterie volante ne comptent pas. Le quartier général en contient autant qu’on veut.`,
      },
    },
    'sb.map.divisions': {
      section: '1.1.2',
      en: {
        title: 'Divisions',
        text: `Prussian battalions, Uhlans and field artillery of different divisions do not share a zone. Siege artillery
        and the pioneers stand with anybody, and at the headquarters all mix.`,
      },
      fr: {
        title: 'Divisions',
        text: `Les bataillons, les uhlans et l’artillerie de campagne de divisions prussiennes différentes ne partagent pas
        une zone. L’artillerie de siège et les pionniers se joignent à tous, et au quartier général tout se mêle.`,
      },
    },
  },
}
