import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const night: WrittenChapter = {
  title: { en: 'The night: orders and withdrawals', fr: 'La nuit : ordres et replis' },
  rules: {
    'gb.rally.night': {
      section: 'GB 17.3',
      en: {
        title: 'Rally at night',
        text: `Every demoralised unit in a zone that is not contested tests for its rally ([gb.rally.test]). No leader has
          to be there, but one in the zone who can command it helps with his value.`,
      },
      fr: {
        title: 'Ralliement de nuit',
        text: `Toute unité démoralisée dans une zone non contestée passe le test de ralliement ([gb.rally.test]). Aucun
          chef n’a à être là, mais un chef de la zone qui peut la commander l’aide de sa valeur.`,
      },
    },
    'gb.detachments.night': {
      section: 'GB 17.4',
      en: {
        title: 'Detachments at night',
        text: `By night any unit that is not demoralised may form detachments, take them in, and exchange SP with a
          garrison; garrisons may form detachments ([gb.garrisons.give]).`,
      },
      fr: {
        title: 'Détachements de nuit',
        text: `De nuit, toute unité non démoralisée peut former des détachements, en réintégrer, et échanger des PF avec
          une garnison ; les garnisons peuvent former des détachements ([gb.garrisons.give]).`,
      },
    },
    'gb.withdrawal.order': {
      section: 'GB 17.5',
      en: {
        title: 'Night withdrawal',
        text: `Each side may evacuate contested zones, first the one that lost the initiative. All its counters in the
          field of such a zone leave, leaders and decoys with them, and go exactly two zones; they may take different
          ways. The encircled cannot, and who is inside a fortress stays.`,
      },
      fr: {
        title: 'Repli nocturne',
        text: `Chaque camp peut évacuer des zones contestées, d’abord celui qui a perdu l’initiative. Tous ses pions en
          campagne dans une telle zone la quittent, chefs et leurres compris, et vont exactement à deux zones ; ils
          peuvent prendre des voies différentes. Les encerclés ne le peuvent pas, et qui est dans une forteresse
          reste.`,
      },
    },
    'gb.withdrawal.ways': {
      section: 'GB 17.5',
      en: {
        title: 'Ways of a night withdrawal',
        text: `A night withdrawal goes by friendly axes of retreat, and into a contested zone only by one of that zone. It
          never enters a zone that holds only enemy counters, be it inside a fortress; before a fortress with nothing
          but its garrison it may end, as it would stop there by day. It never comes back to the zone that is left,
          and uses no way and no zone closed by day. There is no limit to how many use a connection.`,
      },
      fr: {
        title: 'Voies d’un repli nocturne',
        text: `Un repli nocturne suit les axes de retraite amis, et n’entre dans une zone contestée que par un axe de cette
          zone. Il n’entre jamais là où il n’y a que des pions ennemis, fût-ce dans une forteresse ; devant une forteresse
          qui n’a que sa garnison, il peut finir, comme il s’y arrêterait de jour. Il ne revient jamais à la zone
          quittée, et n’use d’aucune voie ni zone fermée de jour. Le nombre de ceux qui prennent une liaison n’est pas
          limité.`,
      },
    },
    'gb.withdrawal.test': {
      section: 'GB 17.5',
      en: {
        title: 'Losses of a night withdrawal',
        text: `Each unit that withdrew rolls a die, 1 added in rain; above its morale it loses 1 SP, for a time only, and
          even its last.`,
      },
      fr: {
        title: 'Pertes d’un repli nocturne',
        text: `Chaque unité qui s’est repliée lance un dé, 1 de plus sous la pluie ; au-dessus de son moral, elle perd 1
          PF, temporairement, fût-ce le dernier.`,
      },
    },
    'gb.garrisons.abandon': {
      section: 'GB 17.6',
      en: {
        title: 'Abandoning a fortress',
        text: `A garrison that can trace a line of provision may leave its fortress, as a whole or in part. These SP are gone
          for good but are not counted as losses, and their boxes are not filled again. Units in a fortress cannot do so. On a
          bank where only enemies are in the field there is no way out.`,
      },
      fr: {
        title: 'Abandonner une forteresse',
        text: `Une garnison qui a une ligne d’approvisionnement peut quitter sa forteresse, en entier ou en partie. Ces PF
          sont retirés pour de bon sans compter comme pertes, et leurs cases ne sont plus remplies. Les unités dans une forteresse ne
          le peuvent pas. D’une rive où l’ennemi est seul en campagne, il n’y a pas d’issue.`,
      },
    },
    'gb.night.markers': {
      section: 'GB 17.8',
      en: {
        title: 'Markers removed',
        text: `At the end of the night all markers Back to the river and Combatted are removed, hesitation and the day’s
          limit of repairs end, and the next day begins.`,
      },
      fr: {
        title: 'Marqueurs retirés',
        text: `À la fin de la nuit, tous les marqueurs « Dos à la rivière » et « A combattu » sont retirés, l’hésitation et la
          limite de réparation du jour prennent fin, et le jour suivant commence.`,
      },
    },
  },
}
