import { dressOf, type CampaignFiles, type LoadedCampaign } from '#engine/kernel/system/system.ts'
import { boardOf } from '../../src-main/boards/board.ts'
import type { Setting } from '../../src-main/contract/games.ts'
import { entriesOf } from '../../src-main/services/game-setting.ts'
import { Wording } from '../../src-main/wording/wording.ts'

/** What a campaign is played on, as the process tells it to the window. */
export function settingOf(loaded: LoadedCampaign, files: CampaignFiles): Setting {
  const wording = new Wording(loaded, files)
  return {
    campaign: { en: '', fr: '' },
    scenario: { en: '', fr: '' },
    sides: wording.sides,
    adjectives: wording.adjectives,
    dress: dressOf(loaded.system),
    board: boardOf(loaded.system, files),
    entries: entriesOf(loaded.system),
    chances: loaded.system.book.chances ?? [],
    hasBook: loaded.system.knowledge.scout !== undefined,
    names: Object.fromEntries(wording.names),
    files: files as Setting['files'], // the files of a campaign are JSON
  }
}
