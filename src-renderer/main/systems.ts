import type { Setting } from '../../src-main/contract/games.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import type { SystemUi, SystemUiFor } from '../system-ui/system-ui.ts'
import { gaiterButtonUi } from '../systems/gaiter-button/system-ui.ts'
import { plainSystemUi } from '../system-ui/plain.ts'
import { portableSpicherenUi } from '../systems/portable-spicheren/system-ui.ts'

const uis: Readonly<Record<string, SystemUiFor>> = {
  'gaiter-button': gaiterButtonUi,
  'portable-spicheren': portableSpicherenUi,
}

/** The window's part of a rule system. Without one of its own, counters lie face down and are counted. */
export const systemUiFor = (system: string, setting: Setting, language: Language): SystemUi =>
  (uis[system] ?? plainSystemUi)(setting, language)
