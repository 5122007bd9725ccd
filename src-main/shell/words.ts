import { Language } from '../contract/settings.ts'

/** The shell's own texts, used only where the page cannot speak. */
const en = {
  language: 'en' as Language,
  crashLoop: {
    message: 'The window stops again and again.',
    detail: (times: number, reason: string) =>
      `It was loaded again and stopped ${times} times within a minute (${reason}). Your games are safe: every act is kept as soon as it is made.`,
    tryAgain: 'Try again',
    quit: 'Quit',
  },
  unresponsive: {
    message: 'The window does not answer.',
    detail: 'It may be busy and answer by and by. Loading it again loses nothing that was played.',
    wait: 'Wait',
    loadAgain: 'Load it again',
  },
  opened: {
    kept: (name: string) => `“${name}” is in the library.`,
    open: 'It is at the top of the list of games.',
    again: 'The library had this game already: this is a second one beside it.',
    refused: (file: string) => `The game in ${file} was not taken in.`,
    tooLarge: 'The file is larger than 24 MiB, and no game is.',
    unreadable: (code: string) => `The file cannot be read (${code}). Check that it is still there and yours to read.`,
    sealed: 'It is sealed. Take it in from the list of games in the window, with the passphrases of its sides.',
    partly: 'What is whole of it can be taken in from the list of games in the window.',
    ok: 'OK',
  },
}

export type ShellWords = typeof en

const fr: ShellWords = {
  language: 'fr',
  crashLoop: {
    message: 'La fenêtre s’arrête sans cesse.',
    detail: (times, reason) =>
      `Elle a été rechargée et s’est arrêtée ${times} fois en une minute (${reason}). Vos parties sont sauves : chaque coup est enregistré dès qu’il est joué.`,
    tryAgain: 'Réessayer',
    quit: 'Quitter',
  },
  unresponsive: {
    message: 'La fenêtre ne répond pas.',
    detail: 'Elle est peut-être occupée et répondra bientôt. La recharger ne perd rien de ce qui a été joué.',
    wait: 'Attendre',
    loadAgain: 'Recharger',
  },
  opened: {
    kept: (name) => `« ${name} » est dans la bibliothèque.`,
    open: 'Elle est en tête de la liste des parties.',
    again: 'La bibliothèque avait déjà cette partie : c’en est une seconde à côté.',
    refused: (file) => `La partie contenue dans ${file} n’a pas été importée.`,
    tooLarge: 'Le fichier dépasse 24 Mio, et aucune partie n’est si grande.',
    unreadable: (code) =>
      `Le fichier ne peut pas être lu (${code}). Vérifiez qu’il est encore là et que vous pouvez le lire.`,
    sealed:
      'Elle est scellée. Importez-la depuis la liste des parties de la fenêtre, avec les phrases de passe de ses camps.',
    partly: 'Ce qui en est intact peut être importé depuis la liste des parties de la fenêtre.',
    ok: 'OK',
  },
}

/** In the language chosen in the window, else in the system's language. */
export function shellWords(chosen: unknown, system: string): ShellWords {
  const language = Language.safeParse(chosen)
  const spoken = language.success ? language.data : system.startsWith('fr') ? 'fr' : 'en'
  return spoken === 'fr' ? fr : en
}
