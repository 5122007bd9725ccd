import { Language } from '../contract/settings.ts'

/** What the shell itself says: only when the page cannot. */
const en = {
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
}

export type ShellWords = typeof en

const fr: ShellWords = {
  crashLoop: {
    message: 'La fenêtre s’arrête sans cesse.',
    detail: (times, reason) =>
      `Elle a été rechargée et s’est arrêtée ${times} fois en une minute (${reason}). Vos parties sont sauves : chaque acte est conservé dès qu’il est fait.`,
    tryAgain: 'Réessayer',
    quit: 'Quitter',
  },
  unresponsive: {
    message: 'La fenêtre ne répond pas.',
    detail: 'Elle est peut-être occupée et répondra bientôt. La recharger ne perd rien de ce qui a été joué.',
    wait: 'Attendre',
    loadAgain: 'Recharger',
  },
}

/** In the language somebody chose in the window, else in that of the system. */
export function shellWords(chosen: unknown, system: string): ShellWords {
  const language = Language.safeParse(chosen)
  const spoken = language.success ? language.data : system.startsWith('fr') ? 'fr' : 'en'
  return spoken === 'fr' ? fr : en
}
