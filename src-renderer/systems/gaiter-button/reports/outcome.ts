import type { BattleReport, ReconReport } from '#engine/gaiter-button/window-types.ts'
import { dieIn } from '../panels/battle.ts'
import { sideName, totalOf } from '../panels/reading.ts'
import type { ReportWords } from './words.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { Setting } from '../../../../src-main/contract/games.ts'

/** Results of battles and reconnaissances in a sentence. */

export const wordOfSide =
  (setting: Setting, language: Language) =>
  (side: string): string =>
    sideName(setting, language, side === 'french' ? 0 : 1)

export function outcomeOfBattle(
  { unfought, winner, difference }: BattleReport,
  words: ReportWords,
  sideOf: (side: string) => string,
): string {
  if (unfought !== null) return words.unfought[unfought]
  return winner === null ? words.drawn : words.won(sideOf(winner), difference)
}

export const outcomeOfReconnaissance = ({ ledger, units, composition }: ReconReport, words: ReportWords): string =>
  ledger === null ? words.held : words.search(dieIn(ledger) ?? 0, totalOf(ledger), units, composition)
