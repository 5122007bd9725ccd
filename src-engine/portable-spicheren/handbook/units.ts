import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const units: WrittenChapter = {
  title: { en: 'Units', fr: 'Les unités' },
  rules: {
    'ps.units.one-per-hex': {
      section: 'Units',
      en: {
        title: 'One unit in a hex',
        text: `A hex holds one unit. No unit moves through another, of either side.`,
      },
      fr: {
        title: 'Une unité par hexagone',
        text: `Un hexagone contient une seule unité. Aucune unité n’en traverse une autre, de quelque camp qu’elle soit.`,
      },
    },
    'ps.units.quality': {
      section: 'Units',
      en: {
        title: 'Elite, average and poor units',
        text: `The order of battle rates each unit elite, average or poor. Quality changes the roll for activation
          ([ps.activation.roll]) and what a hit costs ([ps.hits.quality]). By an option the Zouaves of the French
          reserve are elite instead of average.`,
      },
      fr: {
        title: 'Unités d’élite, moyennes et médiocres',
        text: `L’ordre de bataille dit chaque unité d’élite, moyenne ou médiocre. La qualité change le jet d’activation
          ([ps.activation.roll]) et ce que coûte un coup ([ps.hits.quality]). Par une option, les zouaves de la
          réserve française sont d’élite au lieu de moyens.`,
      },
    },
    'ps.units.front': {
      section: 'Units',
      en: {
        title: 'Facing, front, flank and rear',
        text: `A unit faces a hexside. The hex beyond it and the two beside that one are its front; the other three are
          flank and rear. A melee from there is worse for it ([ps.melee.modifiers]).`,
      },
      fr: {
        title: 'Orientation, front, flanc et arrière',
        text: `Une unité fait face à un côté d’hexagone. L’hexagone au-delà et les deux voisins de celui-ci sont son front
          ; les trois autres, son flanc et son arrière. Une mêlée venue de là lui est moins favorable
          ([ps.melee.modifiers]).`,
      },
    },
    'ps.units.suppressed': {
      section: 'Units',
      en: {
        title: 'Suppressed guns',
        text: `Suppressed guns neither fire nor move for the whole turn after the one in which they were hit
          ([ps.hits.guns]).`,
      },
      fr: {
        title: 'Canons neutralisés',
        text: `Des canons neutralisés ne tirent ni ne bougent pendant tout le tour qui suit celui où ils ont été touchés
          ([ps.hits.guns]).`,
      },
    },
  },
}
