import type { WrittenChapter } from '../../kernel/system/handbook.ts'

export const setup: WrittenChapter = {
  title: { en: 'Set-up', fr: 'La mise en place' },
  rules: {
    'ps.setup.region': {
      section: 'Set-up',
      en: {
        title: 'Where units are placed',
        text: `The French place their units on the straight line from the ironworks to Spicheren, prolonged to both edges
          of the board, or south of it: one to a hex, and only where the unit may stand.`,
      },
      fr: {
        title: 'Où se placent les unités',
        text: `Les Français placent leurs unités sur la ligne droite des forges à Spicheren, prolongée jusqu’aux deux bords
          de la carte, ou au sud de celle-ci : une par hexagone, et seulement là où l’unité peut se tenir.`,
      },
    },
    'ps.setup.fixed': {
      section: 'Set-up',
      en: {
        title: 'The unit on the Rotherberg',
        text: `The infantry on the Rotherberg has its hex given; the player chooses only which way it faces.`,
      },
      fr: {
        title: 'L’unité du Rotherberg',
        text: `L’infanterie du Rotherberg a son hexagone imposé ; le joueur ne choisit que son orientation.`,
      },
    },
    'ps.setup.facing': {
      section: 'Set-up',
      en: {
        title: 'Facing at the start',
        text: `Each unit is placed facing any hexside its player likes.`,
      },
      fr: {
        title: 'Orientation au départ',
        text: `Chaque unité est placée face au côté d’hexagone que veut son joueur.`,
      },
    },
    'ps.setup.all': {
      section: 'Set-up',
      en: {
        title: 'All units are placed',
        text: `The battle begins when every unit that starts on the board has been placed; none is kept back. The
          historical scenario places all of them by itself; as the author fought it two Prussian brigades stand south of
          the Saar too.`,
      },
      fr: {
        title: 'Toutes les unités sont placées',
        text: `La bataille commence quand toutes les unités qui débutent sur la carte sont placées ; on n’en garde aucune.
          Le scénario historique les place toutes lui-même ; dans la bataille telle que l’auteur l’a livrée, deux
          brigades prussiennes sont aussi au sud de la Sarre.`,
      },
    },
  },
}
