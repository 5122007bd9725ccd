import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const fire: WrittenChapter = {
  title: { en: 'Fire', fr: 'Le tir' },
  rules: {
    'ps.fire.target': {
      section: 'Fire',
      en: {
        title: 'Targets',
        text: `A unit fires at an enemy unit on the board that is in range, in its arc, in sight, and in no melee.`,
      },
      fr: {
        title: 'Les cibles',
        text: `Une unité tire sur une unité ennemie de la carte qui est à portée, dans son champ de tir, en vue, et en
          aucune mêlée.`,
      },
    },
    'ps.fire.range': {
      section: 'Fire',
      en: {
        title: 'Range',
        text: `Range is counted in hexes from the firer to the target; the table gives it by type of unit. Cavalry does not
          fire.`,
      },
      fr: {
        title: 'La portée',
        text: `La portée se compte en hexagones du tireur à la cible ; le tableau la donne par type d’unité. La cavalerie
          ne tire pas.`,
      },
    },
    'ps.fire.arc': {
      section: 'Fire',
      en: {
        title: 'Arc of fire',
        text: `A unit fires at what lies within sixty degrees to either side of the direction it faces, the limits
          included.`,
      },
      fr: {
        title: 'Le champ de tir',
        text: `Une unité tire sur ce qui se trouve à soixante degrés au plus de part et d’autre de son orientation, limites
          comprises.`,
      },
    },
    'ps.fire.sight': {
      section: 'Fire',
      en: {
        title: 'Line of sight',
        text: `One sees from centre to centre over hexes that are not high and hold no unit; towns and the ironworks hide
          nobody. If the firer or the target is on high ground one also sees over units that are not, except in hexes
          next to either end. High ground between always hides. Along a hexside one open hex of the two is enough, and
          a neighbour is always seen.`,
      },
      fr: {
        title: 'La ligne de vue',
        text: `On voit de centre à centre par-dessus les hexagones qui ne sont pas élevés et ne contiennent aucune unité ;
          villes et forges ne masquent personne. Si le tireur ou la cible est sur une hauteur, on voit aussi par-dessus
          les unités qui n’y sont pas, sauf dans les hexagones voisins d’un des bouts. Une hauteur entre eux masque
          toujours. Le long d’un côté, un seul hexagone ouvert des deux suffit, et un voisin est toujours vu.`,
      },
    },
    'ps.fire.melee': {
      section: 'Fire',
      en: {
        title: 'Units in a melee',
        text: `A unit in a melee neither fires nor is fired at, by guns or by rifles.`,
      },
      fr: {
        title: 'Unités en mêlée',
        text: `Une unité en mêlée ne tire pas et n’est pas prise pour cible, ni par les canons ni par les fusils.`,
      },
    },
    'ps.fire.roll': {
      section: 'Fire',
      en: {
        title: 'The roll to hit',
        text: `One die and its modifiers: 4 or more is a hit. Guns and rifles roll alike and differ in their modifiers
          ([ps.artillery.modifiers], [ps.rifle.modifiers]).`,
      },
      fr: {
        title: 'Le jet pour toucher',
        text: `Un dé et ses modificateurs : 4 ou plus touche. Canons et fusils jettent le même dé et diffèrent par leurs
          modificateurs ([ps.artillery.modifiers], [ps.rifle.modifiers]).`,
      },
    },
  },
}
