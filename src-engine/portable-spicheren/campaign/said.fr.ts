/**
 * The French messages of the checks of campaign files, keyed by the English ones with `{0}`, `{1}` … for the values.
 */
export const french = {
  'Enemies stand in “{0}”, where units enter, when the game begins.':
    'Des ennemis sont en « {0} », par où entrent des unités, quand la partie commence.',
  'Put them elsewhere.': 'Placez-les ailleurs.',
  'A hex holds one unit: move one of them.': 'Un hexagone contient une unité : déplacez-en une.',
  'Add it, with the modifier 0 if there is none.': 'Ajoutez-la, avec le modificateur 0 s’il n’y en a pas.',
  'Add one, or leave the pool of {0} empty.': 'Ajoutez-en une, ou laissez vide le groupe (scénario : {0}).',
  'Choose a hex whose terrain admits its class.': 'Choisissez un hexagone dont le terrain admet sa classe.',
  'Choose a line that leaves more room.': 'Choisissez une ligne qui laisse plus de place.',
  'Give a number above that of “hit”.': 'Donnez un nombre supérieur à celui de « hit ».',
  'Give each an id of its own.': 'Changez l’un des deux identifiants.',
  'Give each side at least one.': 'Donnez-en au moins une à chaque camp.',
  'Give it a hex and a facing, or let its side place its units.':
    'Donnez-lui un hexagone et une orientation, ou laissez son camp placer ses unités.',
  'Name a hex that is in play.': 'Nommez un hexagone en jeu.',
  'Name hexsides beyond which no hex is in play.':
    'Nommez des côtés d’hexagone au-delà desquels aucun hexagone n’est en jeu.',
  'Name two hexes of different columns.': 'Nommez deux hexagones de colonnes différentes.',
  'No infantry can get from {0} (“{1}”) to all of {2}.':
    'Aucune infanterie ne peut aller de {0} (« {1} ») à tous ces lieux : {2}.',
  'Nobody places “{0}”.': 'Personne ne place « {0} ».',
  'Not used: {0}.': 'Non employées : {0}.',
  'Open a way, or move the entry.': 'Ouvrez un passage, ou déplacez l’entrée.',
  'Put a {0} unit here.': 'Mettez ici une unité du camp « {0} ».',
  'Put each on the map, into the pool or the reserve, or leave it out of the battle.':
    'Mettez chacune sur la carte, dans le groupe ou dans la réserve, ou laissez-la hors de la bataille.',
  'The {0} side has no place to hold.': 'Le camp « {0} » n’a aucun lieu à tenir.',
  'Name at least one.': 'Nommez-en au moins un.',
  'The {0} side has no unit in this battle.': 'Le camp « {0} » n’a pas d’unité dans cette bataille.',
  'Leave it at least one.': 'Laissez-lui-en au moins une.',
  'Remove one of the two.': 'Enlevez l’une des deux.',
  'The row “{0}” is given twice.': 'La ligne « {0} » est donnée deux fois.',
  'The unit “{0}” is already used at {1}.': 'L’unité « {0} » est déjà employée par {1}.',
  'The {0} side has no entry “{1}”.': 'Le camp « {0} » n’a pas d’entrée « {1} ».',
  'The {0} side has no entry.': 'Le camp « {0} » n’a pas d’entrée.',
  'The {0} side has no unit.': 'Le camp « {0} » n’a pas d’unité.',
  'There are {0} hexes for “{1}”, too few for {2} units to be placed in any order.':
    'Il y a {0} hexagones pour « {1} », trop peu pour placer {2} unités dans n’importe quel ordre.',
  'There is no type of unit “{0}”.': 'Il n’y a pas de type d’unité « {0} ».',
  'There is no unit “{0}”.': 'Il n’y a pas d’unité « {0} ».',
  'Two entries are called “{0}”.': 'Deux entrées s’appellent « {0} ».',
  'Two hits would need no more than one.': 'Deux coups au but ne demanderaient pas plus qu’un.',
  'Two units are called “{0}”.': 'Deux unités s’appellent « {0} ».',
  '“{0}” is set up in {1}, where “{2}” stands.': '« {0} » est placée en {1}, où se tient « {2} ».',
  'Use it once.': 'Employez-la une fois.',
  'Choose one of the order of battle.': 'Choisissez dans l’ordre de bataille.',
  'Write one of: {0}; or add the type {1}.': 'Écrivez l’un de ceux-ci : {0} ; ou ajoutez le type {1}.',
  'Choose one of its entries.': 'Choisissez l’une de ses entrées.',
  '{0} and {1} lie in one column.': '{0} et {1} sont dans une même colonne.',
  '{0} of {1} is no edge: {2} lies beyond.': '{0} de {1} n’est pas un bord : {2} est au-delà.',
  '“{0}” is not {1}.': '« {0} » n’est pas du camp « {1} ».',
  '“{0}” may not enter {1}.': '« {0} » ne peut pas entrer en {1}.',
  'The row “{0}” is missing.': 'La ligne « {0} » manque.',
} as const
