import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const victory: WrittenChapter = {
  title: { en: 'Victory', fr: 'La victoire' },
  rules: {
    'sb.victory.forts': {
      section: '11.1',
      en: {
        title: 'The forts fall',
        text: `The Prussians win at the end of a turn in which they occupy zones 2, 3 and 8. This is a major victory.`,
      },
      fr: {
        title: 'Les forts tombent',
        text: `Les Prussiens gagnent à la fin d’un tour où ils occupent les zones 2, 3 et 8. C’est une victoire majeure.`,
      },
    },
    'sb.victory.points': {
      section: '11.2',
      en: {
        title: 'Points of zones',
        text: `At the end every zone counts its printed bonus for the side that occupies it; a zone without units counts for
        the Prussians. Damage and markers do not count.`,
      },
      fr: {
        title: 'Points des zones',
        text: `À la fin, chaque zone compte son bonus imprimé pour le camp qui l’occupe ; une zone sans unités compte pour
        les Prussiens. Les dommages et les marqueurs ne comptent pas.`,
      },
    },
    'sb.victory.levels': {
      section: '11.2',
      en: {
        title: 'Levels',
        text: `A difference of 1 is a minor victory, 2 or more a major one. With equal points the French have a minor
        victory.`,
      },
      fr: {
        title: 'Niveaux',
        text: `Une différence de 1 est une victoire mineure, de 2 ou plus une victoire majeure. À égalité, les Français ont
        une victoire mineure.`,
      },
    },
  },
}
