import type { CampaignFiles, LoadedCampaign } from '#engine/kernel/system.ts'
import type { Setting } from '../../src-main/contract/games.ts'
import { Wording } from '../../src-main/wording/wording.ts'
import { boardOf } from '../../src-main/boards/board.ts'

/** What a campaign is played on, as the process tells it to the window. */
export function settingOf(loaded: LoadedCampaign, files: CampaignFiles): Setting {
  const wording = new Wording(loaded, files)
  return {
    campaign: { en: '', fr: '' },
    scenario: { en: '', fr: '' },
    sides: wording.sides,
    board: boardOf(loaded.system, files),
    names: Object.fromEntries(wording.names),
    files: files as Setting['files'], // the files of a campaign are JSON
  }
}
