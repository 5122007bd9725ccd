/**
 * The French messages of the checks of campaign files, keyed by the English ones with `{0}`, `{1}` … for the values.
 */
export const french = {
  'Another lesson is called "{0}".': 'Une autre leçon s’appelle « {0} ».',
  'Another step is called "{0}".': 'Une autre étape s’appelle « {0} ».',
  'Correct its id; the handbook lists them.': 'Corrigez son identifiant ; le livret de règles les contient tous.',
  'Give both the same name.': 'Donnez-leur le même nom.',
  'Name a moment of it.': 'Nommez-en un moment.',
  'The game has {0} acts.': 'La partie a {0} coups.',
  'Correct its spelling.': 'Corrigez-en l’orthographe.',
  'From format {0} the file cannot be brought up ("{1}"): {2}.':
    'Le fichier ne peut pas être amené plus loin que le format {0} (« {1} ») : {2}.',
  'Give this one another id.': 'Donnez à celle-ci un autre identifiant.',
  'Name it in both, or in neither.': 'Nommez-la dans les deux, ou dans aucune.',
  'Name one of: {0}.': 'Nommez l’un de ceux-ci : {0}.',
  'Nothing in the campaign is called "{0}".': 'Rien dans la campagne ne s’appelle « {0} ».',
  'Only one of the two languages names the rule "{0}".': 'Une seule des deux langues nomme la règle « {0} ».',
  'Put right what format {0} asks for, or rewrite it in format {1}.':
    'Corrigez ce que demande le format {0}, ou récrivez le fichier au format {1}.',
  'There is no rule "{0}".': 'Il n’y a pas de règle « {0} ».',
  'There is no scenario "{0}".': 'Il n’y a pas de scénario « {0} ».',
  'There is no side "{0}".': 'Il n’y a pas de camp « {0} ».',
  'Add a file such as scenarios/first.json.': 'Ajoutez un fichier tel que scenarios/first.json.',
  'Draw each column of the grid once.': 'Dessinez une fois chaque colonne de la grille.',
  'Draw each row of the grid once.': 'Dessinez une fois chaque rangée de la grille.',
  'Give each an id of its own.': 'Changez l’un des deux identifiants.',
  'Keep one of the two.': 'Gardez l’un des deux.',
  'Name a hex of the grid.': 'Nommez un hexagone de la grille.',
  'Name two hexes that lie side by side.': 'Nommez deux hexagones voisins.',
  'The hexside {0} is described twice.': 'Le côté d’hexagone {0} est décrit deux fois.',
  'The row has {0} hexes, not {1}.': 'La rangée a {0} hexagones, et non {1}.',
  'There are {0} rows, not {1}.': 'Il y a {0} rangées, et non {1}.',
  'There is no feature “{0}”.': 'Il n’y a pas d’élément « {0} ».',
  'There is no hex {0} in play.': 'Il n’y a pas d’hexagone {0} en jeu.',
  'The file of "{0}" is called otherwise.': 'Le fichier de « {0} » porte un autre nom.',
  'Name it scenarios/{0}.json, or correct the id.': 'Nommez-le scenarios/{0}.json, ou corrigez l’identifiant.',
  'These words are in {0} only.': 'Ces mots ne sont qu’en {0}.',
  'Add "{0}": "…".': 'Ajoutez "{0}" : "…".',
  'Put right what the position says there, or leave it out.':
    'Corrigez ce que la position dit à cet endroit, ou laissez-le de côté.',
  'Set up otherwise what it names.': 'Placez autrement ce qu’elle nomme.',
  'The set-up breaks a rule: {0}.': 'La mise en place enfreint une règle : {0}.',
  'The game is over before anybody has done anything.': 'La partie est finie avant que personne ait rien fait.',
  'The game is over before anybody has done anything: the side "{0}" has won.':
    'La partie est finie avant que personne ait rien fait : le camp « {0} » a gagné.',
  'Look at what ends it: victory, captures, the number of turns.':
    'Voyez ce qui y met fin : victoire, captures, nombre de tours.',
  'The side "{0}" has no first move: it is never asked anything.':
    'Le camp « {0} » n’a pas de premier coup : rien ne lui est jamais demandé.',
  'Give it something on the map, or that arrives, that can act.':
    'Donnez-lui sur la carte, ou en renfort, quelque chose qui puisse agir.',
  'There is no scenario.': 'Il n’y a pas de scénario.',
  'There is no terrain “{0}”.': 'Il n’y a pas de terrain « {0} ».',
  'Two kinds of terrain are called “{0}”.': 'Deux types de terrain s’appellent « {0} ».',
  'Use one of: {0}': 'Employez l’un de ceux-ci : {0}',
  'Write one of: {0}.': 'Écrivez l’un de ceux-ci : {0}.',
  '{0} and {1} do not share a hexside.': '{0} et {1} n’ont pas de côté d’hexagone commun.',
} as const
