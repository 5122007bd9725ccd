import type { Setting } from '../../src-main/contract/games.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import type { Desk, SystemDesk } from './desk.ts'
import { gaiterButtonDesk } from './gaiter-button/desk.ts'
import { plainDesk } from './plain.ts'
import { portableSpicherenDesk } from './portable-spicheren/desk.ts'

const desks: Readonly<Record<string, SystemDesk>> = {
  'gaiter-button': gaiterButtonDesk,
  'portable-spicheren': portableSpicherenDesk,
}

/** The table's part of a rule system; of one that is not known here counters are only counted. */
export const deskOf = (system: string, setting: Setting, language: Language): Desk =>
  (desks[system] ?? plainDesk)(setting, language)
