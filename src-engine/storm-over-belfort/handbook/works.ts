import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const works: WrittenChapter = {
  title: { en: 'Reorganisation', fr: 'La réorganisation' },
  rules: {
    'sb.works.order': {
      section: '10',
      en: {
        title: 'Order',
        text: `Artillery is ready again, reinforcements come, stratagems are played, points are spent, counters are kept or
        put back. Each time the side with the initiative is first.`,
      },
      fr: {
        title: 'Ordre',
        text: `L’artillerie est de nouveau prête, les renforts arrivent, on joue des stratagèmes, on dépense des points, on garde ou on rend des pions. Chaque fois le camp qui a l’initiative commence.`,
      },
    },
    'sb.works.arrivals': {
      section: '10.6',
      en: {
        title: 'Reinforcements',
        text: `Prussian reinforcements come to the headquarters in the reorganisation of their turn and may move from the
        next turn on.`,
      },
      fr: {
        title: 'Renforts',
        text: `Les renforts prussiens viennent au quartier général à la réorganisation de leur tour et peuvent bouger dès le
        tour suivant.`,
      },
    },
    'sb.works.rally': {
      section: '10.2',
      en: {
        title: 'Rest',
        text: `For 1 point 3 battalions rise by a level, none by more than 1 a turn. They are not next to enemies, but for
        zone 1.`,
      },
      fr: {
        title: 'Repos',
        text: `Pour 1 point, 3 bataillons remontent d’un niveau, aucun de plus de 1 par tour. Ils ne sont pas voisins
        d’ennemis, sauf en zone 1.`,
      },
    },
    'sb.works.headquarters': {
      section: '10.2',
      en: {
        title: 'Rest at the headquarters',
        text: `Up to 4 Prussian battalions at the headquarters rise by a level without a point.`,
      },
      fr: {
        title: 'Repos au quartier général',
        text: `Jusqu’à 4 bataillons prussiens au quartier général remontent d’un niveau sans dépenser de point.`,
      },
    },
    'sb.works.rebuild': {
      section: '10.3',
      en: {
        title: 'Rebuilding',
        text: `For 1 point a battalion put out of action in an earlier turn comes back: a Prussian one in good order to the
        headquarters, a French one diminished to zone 1, if it has room.`,
      },
      fr: {
        title: 'Reconstitution',
        text: `Pour 1 point, un bataillon mis hors de combat dans un tour antérieur revient : un prussien en bon ordre au
        quartier général, un français diminué en zone 1, s’il y a de la place.`,
      },
    },
    'sb.works.fortify': {
      section: '10.4',
      en: {
        title: 'Fortifications',
        text: `For 1 point a zone with a battalion of any status and without a fortification is fortified, not zones 1, 2, 3
        and 8. Next to enemies this needs a printed bonus or a trench in the zone.`,
      },
      fr: {
        title: 'Retranchements',
        text: `Pour 1 point, on retranche une zone avec un bataillon, quel que soit son état, et sans retranchement, sauf les
        zones 1, 2, 3 et 8. À côté d’ennemis, il faut un bonus imprimé ou une tranchée dans la zone.`,
      },
    },
    'sb.works.limit': {
      section: '5.2, 10.4',
      en: {
        title: 'How many',
        text: `The French build 1 fortification a turn, the Prussians 2, or 3 if the pioneers stand in one of these zones.`,
      },
      fr: {
        title: 'Combien',
        text: `Les Français construisent 1 retranchement par tour, les Prussiens 2, ou 3 si les pionniers sont dans une de
        ces zones.`,
      },
    },
    'sb.works.trench': {
      section: '10.5',
      en: {
        title: 'Trenches',
        text: `For 2 points, or 1 where the pioneers stand next to it, the Prussians dig a trench next to a zone with one of
        their battalions: where no bonus is printed, no trench is, and no French unit stands.`,
      },
      fr: {
        title: 'Tranchées',
        text: `Pour 2 points, ou 1 si les pionniers sont à côté, les Prussiens creusent une tranchée à côté d’une zone avec
        un de leurs bataillons : là où il n’y a ni bonus imprimé, ni tranchée, ni unité française.`,
      },
    },
    'sb.works.empty-trench': {
      section: '10.5',
      en: {
        title: 'Empty trenches',
        text: `If a French battalion comes into a new trench before a Prussian one has stood in it, the trench is removed.`,
      },
      fr: {
        title: 'Tranchées vides',
        text: `Si un bataillon français vient dans une tranchée neuve avant qu’un prussien y ait été, la tranchée est
        retirée.`,
      },
    },
  },
}
