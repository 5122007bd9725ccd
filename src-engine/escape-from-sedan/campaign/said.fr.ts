/** The French of what the checks of campaign files say: by the English sentence, with `{0}`, `{1}` … for what is filled in. */
export const french = {
  'A side has at most {0} units.': 'Un camp a {0} unités au plus.',
  'An area has three corners at least.': 'Une surface a au moins trois coins.',
  'Give each an id of its own.': 'Changez l’un des deux identifiants.',
  'Give each commander of the side in this battle one number.':
    'Donnez un nombre à chaque commandant du camp présent dans cette bataille.',
  'Name a crest of table.json.': 'Nommez une crête de table.json.',
  'Name a road of table.json.': 'Nommez une route de table.json.',
  'The cards of the {0} side do not fit its commanders.':
    'Les cartes du camp « {0} » ne vont pas avec ses commandants.',
  'The commander of “{0}” is not in this battle.': 'Le commandant de « {0} » n’est pas dans cette bataille.',
  'The formation “{0}” is not one of “{1}”.': 'La formation « {0} » n’est pas de celles de « {1} ».',
  'Name one of table.json.': 'Nommez l’une de celles de table.json.',
  'There is no area or line “{0}”.': 'Il n’y a ni surface ni ligne « {0} ».',
  'There is no commander “{0}”.': 'Il n’y a pas de commandant « {0} ».',
  'There is no crest “{0}”.': 'Il n’y a pas de crête « {0} ».',
  'There is no road “{0}”.': 'Il n’y a pas de route « {0} ».',
  'There is no unit “{0}”.': 'Il n’y a pas d’unité « {0} ».',
  'Two commanders are called “{0}”.': 'Deux commandants s’appellent « {0} ».',
  'Two units are called “{0}”.': 'Deux unités s’appellent « {0} ».',
  'Use it once.': 'Employez-la une fois.',
  'Give it a formation of its arm.': 'Donnez-lui une formation de son arme.',
  'Give it a third corner.': 'Donnez-lui un troisième coin.',
  'Leave some out.': 'Retirez-en.',
  'Place the commander, or leave the unit out.': 'Placez le commandant, ou retirez l’unité.',
  'The unit “{0}” is set up twice.': 'L’unité « {0} » est placée deux fois.',
  'Write an id of the order of battle.': 'Écrivez un identifiant de l’ordre de bataille.',
} as const
