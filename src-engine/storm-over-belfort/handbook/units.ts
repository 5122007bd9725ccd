import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const units: WrittenChapter = {
  title: { en: 'Units', fr: 'Les unités' },
  rules: {
    'sb.units.status': {
      section: '1.3.1',
      en: {
        title: 'Four statuses',
        text: `A battalion is in good order, diminished (all values 1 less), exhausted (2 less) or out of action. No value
        falls below 0. Scouts act like battalions, but have one step only: a hit removes them for good.`,
      },
      fr: {
        title: 'Quatre états',
        text: `Un bataillon est en bon ordre, diminué (toutes les valeurs réduites de 1), épuisé (réduites de 2) ou hors de
        combat. Aucune valeur ne descend au-dessous de 0. Les éclaireurs agissent comme des bataillons, mais n’ont qu’un
        pas : une perte les retire définitivement.`,
      },
    },
    'sb.units.uhlans': {
      section: '1.3.2',
      en: {
        title: 'Uhlans',
        text: `Uhlans enter no zone with a trench or a printed bonus. They may enter and defend a zone with a fortification,
        but attack no zone with a bonus of any kind.`,
      },
      fr: {
        title: 'Uhlans',
        text: `Les uhlans n’entrent dans aucune zone avec une tranchée ou un bonus imprimé. Ils peuvent entrer dans une zone
        retranchée et s’y défendre, mais n’attaquent aucune zone qui a un bonus, quel qu’il soit.`,
      },
    },
    'sb.guns.place': {
      section: '1.3.3',
      en: {
        title: 'Where artillery fires from',
        text: `Artillery fires from a zone with a fortification; French artillery also from zones 1, 2, 3 and 8. The flying
        battery fires from any zone in which infantry stands with it.`,
      },
      fr: {
        title: 'D’où tire l’artillerie',
        text: `L’artillerie tire depuis une zone retranchée ; la française aussi depuis les zones 1, 2, 3 et 8. La batterie
        volante tire de toute zone où de l’infanterie est avec elle.`,
      },
    },
    'sb.guns.once': {
      section: '1.3.3, 8.1',
      en: {
        title: 'One fire a turn',
        text: `An artillery unit bombards, counters or takes part in defensive fire once a turn. With Catherine
        ([sb.stratagems.moment]) the fortress artillery bombards or counters 2 times.`,
      },
      fr: {
        title: 'Un tir par tour',
        text: `Une unité d’artillerie bombarde, contrebat ou participe au tir défensif une fois par tour. Avec Catherine
        ([sb.stratagems.moment]), l’artillerie de forteresse bombarde ou contrebat 2 fois.`,
      },
    },
    'sb.guns.range': {
      section: '1.3.3',
      en: {
        title: 'Range',
        text: `Field artillery reaches 2 zones, heavy artillery 3. French artillery in zone 1 reaches 1 zone farther, and
        then takes 1 off its die.`,
      },
      fr: {
        title: 'Portée',
        text: `L’artillerie de campagne porte à 2 zones, l’artillerie lourde à 3. L’artillerie française en zone 1 porte à 1
        zone de plus, et retire alors 1 à son dé.`,
      },
    },
    'sb.guns.crest': {
      section: '1.3.3',
      en: {
        title: 'Over heights and woods',
        text: `Prussian artillery does not fire over a zone with a printed bonus of 1: it cannot see beyond it. Into such a
        zone it fires. From zone 13 it does not reach zone 3, from zone 12 it does.`,
      },
      fr: {
        title: 'Par-dessus hauteurs et bois',
        text: `L’artillerie prussienne ne tire pas par-dessus une zone au bonus imprimé de 1 : elle ne voit pas
          au-delà. Elle tire dans une telle zone. De la zone 13, elle n’atteint pas la zone 3 ; de la zone 12,
          elle l’atteint.`,
      },
    },
    'sb.guns.bound': {
      section: '1.3.3',
      en: {
        title: 'Artillery of the citadel',
        text: `The fortress artillery and all French artillery that comes into zone 1 do not leave it any more.`,
      },
      fr: {
        title: 'L’artillerie de la citadelle',
        text: `L’artillerie de forteresse et toute artillerie française qui entre en zone 1 ne la quittent plus.`,
      },
    },
  },
}
