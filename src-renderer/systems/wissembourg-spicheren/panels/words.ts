import type { Language } from '../../../../src-main/contract/settings.ts'
import { spaced } from '../../../text/language/french.ts'

const en = {
  strip: 'The battle',
  track: 'Turns and arrivals',
  turn: (turn: number, hour: string) => `Turn ${turn}, ${hour}`,
  hour: (hour: number) => `${hour}:00`,
  night: 'night',
  all: (coming: readonly string[]) => coming.join('; '),
  comesFor: (side: string, who: string) => `${side}: ${who}`,
  comes: (who: string, hexes: string) => `${who} (${hexes})`,
  at: (hour: string, who: string) => `${hour}: ${who}`,
  called: 'if called',
  hidden: 'hidden',
  next: 'Next',
  late: 'Waiting',
  nobody: 'no more arrivals',
  points: (side: string, points: number) => `${side}: ${points}`,
  score: 'Points',
  more: (count: number) => `and ${count} more`,
}
type PanelWords = typeof en

const fr: PanelWords = {
  strip: 'La bataille',
  track: 'Tours et arrivées',
  turn: (turn, hour) => `Tour ${turn}, ${hour}`,
  hour: (hour) => `${hour} h`,
  night: 'nuit',
  all: (coming) => coming.join(' ; '),
  comesFor: (side, who) => `${side} : ${who}`,
  comes: (who, hexes) => `${who} (${hexes})`,
  at: (hour, who) => `${hour} : ${who}`,
  called: 'si on l’appelle',
  hidden: 'cachée',
  next: 'Ensuite',
  late: 'En attente',
  nobody: 'plus d’arrivées',
  points: (side, points) => `${side} : ${points}`,
  score: 'Points',
  more: (count) => `et ${count} de plus`,
}

const both: Readonly<Record<Language, PanelWords>> = { en, fr: spaced(fr) }
export const wordsIn = (language: Language): PanelWords => both[language]
