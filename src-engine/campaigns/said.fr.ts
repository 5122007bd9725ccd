/** The French of what the checks of campaign files say: by the English sentence, with `{0}`, `{1}` … for what is filled in. */
export const french = {
  'Another lesson is called "{0}".': 'Une autre leçon s’appelle « {0} ».',
  'Another step is called "{0}".': 'Une autre étape s’appelle « {0} ».',
  'Correct its id; the handbook lists them.': 'Corrigez son identifiant ; le livret de règles les contient tous.',
  'Correct its spelling.': 'Corrigez-en l’orthographe.',
  'From format {0} the file cannot be brought up ("{1}"): {2}.':
    'Le fichier ne peut pas être amené plus loin que le format {0} (« {1} ») : {2}.',
  'Give this one another id.': 'Donnez à celle-ci un autre identifiant.',
  'Name it in both, or in neither.': 'Nommez-la dans les deux, ou dans aucune.',
  'Name one of: {0}.': 'Nommez l’un de : {0}.',
  'Nothing in the campaign is called "{0}".': 'Rien dans la campagne ne s’appelle « {0} ».',
  'Only one of the two languages names the rule "{0}".': 'Une seule des deux langues nomme la règle « {0} ».',
  'Put right what format {0} asks for, or rewrite it in format {1}.':
    'Corrigez ce que demande le format {0}, ou récrivez le fichier au format {1}.',
  'There is no rule "{0}".': 'Il n’y a pas de règle « {0} ».',
  'There is no scenario "{0}".': 'Il n’y a pas de scénario « {0} ».',
  'There is no side "{0}".': 'Il n’y a pas de camp « {0} ».',
} as const
