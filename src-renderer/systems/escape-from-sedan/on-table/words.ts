import type { IdleStands } from '#engine/escape-from-sedan/window-types.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import { spacedFrench } from '../../../text/language/french.ts'

const wordsIn = {
  en: {
    covered: 'in cover',
    long: 'at long range',
    needed: (needed: number) => `${needed} or more`,
    noHit: 'none can hit',
    waits: 'volley waits',
    idle: (stands: number, why: readonly string[]) =>
      `; ${stands} ${stands === 1 ? 'stand does' : 'stands do'} not bear: ${why.join('; ')}`,
    idleBecause: {
      wood: 'wood',
      houses: 'houses',
      wall: 'wall',
      crest: 'crest',
      'out-of-arc': 'out of the arc',
      'others-first': 'other targets first',
    },
  },
  fr: {
    covered: 'à couvert',
    long: 'à longue portée',
    needed: (needed: number) => `${needed} ou plus`,
    noHit: 'aucun ne peut toucher',
    waits: 'salve en attente',
    idle: (stands: number, why: readonly string[]) =>
      spacedFrench(` ; ${stands} ${stands < 2 ? 'socle ne tire' : 'socles ne tirent'} pas : ${why.join(' ; ')}`),
    idleBecause: {
      wood: 'bois',
      houses: 'maisons',
      wall: 'mur',
      crest: 'crête',
      'out-of-arc': 'hors de l’arc',
      'others-first': 'd’autres cibles d’abord',
    },
  },
} as const

const DIE_FACES = 6

/** The die result needed to hit, in words and in short; null if no die can hit. */
export const neededIn =
  (language: Language) =>
  (needed: number | null): string =>
    needed === null ? wordsIn[language].noHit : wordsIn[language].needed(needed)
export const neededShort = (needed: number | null): string => (needed === null ? '–' : `${needed}+`)

/** Short, but in words if no die could hit. */
export const neededToHit =
  (language: Language) =>
  (needed: number): string =>
    needed > DIE_FACES ? wordsIn[language].noHit : neededShort(needed)

export const coverIn = (language: Language): string => wordsIn[language].covered

/** The label beside a unit whose volley waits for reactions. */
export const waitsIn = (language: Language): string => wordsIn[language].waits

/** What makes a volley harder, to follow the number that it needs. */
export const againstIn =
  (language: Language) =>
  ({ covered, long }: { readonly covered: boolean; readonly long: boolean }): string =>
    [...(covered ? [wordsIn[language].covered] : []), ...(long ? [wordsIn[language].long] : [])]
      .map((words) => `, ${words}`)
      .join('')

/** What keeps stands from a volley: ground, a unit by its name, or the rules. */
export const idleBecauseIn =
  (language: Language, named: (id: string) => string) =>
  (because: string): string =>
    (wordsIn[language].idleBecause as Readonly<Record<string, string>>)[because] ?? named(because)

/** How many stands take no part in a volley, and why, to follow its effect; empty if all take part. */
export function idleIn(language: Language, named: (id: string) => string) {
  const becauseOf = idleBecauseIn(language, named)
  return (idle: readonly IdleStands[]): string => {
    const count = idle.reduce((sum, { stands }) => sum + stands, 0)
    if (count === 0) return ''
    const why = idle.map(({ because, stands }) =>
      idle.length === 1 ? becauseOf(because) : `${becauseOf(because)}, ${stands}`,
    )
    return wordsIn[language].idle(count, why)
  }
}
