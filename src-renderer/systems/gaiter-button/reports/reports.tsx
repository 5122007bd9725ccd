import type { AnyReport } from '#engine/gaiter-button/window-types.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { Tools } from '../layers/tools.ts'
import { zone } from '../../../system-ui/answers.ts'
import type { ReportUi } from '../../../system-ui/system-ui.ts'
import type { Setting } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import { viewIn } from '../reads/reads.ts'
import { BattleCard } from './BattleCard.tsx'
import { ReconCard } from './ReconCard.tsx'
import { outcomeOfBattle, outcomeOfReconnaissance, wordOfSide } from './outcome.ts'
import { reportWords } from './words.ts'

const reportIn = (told: JsonObject): AnyReport => told as unknown as AnyReport // made by these rules

/** Reports of battles and reconnaissances. */
export function reportsFor(tools: Tools, setting: Setting, language: Language): ReportUi {
  const words = reportWords(language)
  const sideOf = wordOfSide(setting, language)
  return {
    card({ told, ...props }) {
      const report = reportIn(told)
      return report.report === 'battle' ? (
        <BattleCard {...props} report={report} tools={tools} />
      ) : (
        <ReconCard {...props} report={report} tools={tools} />
      )
    },
    titleOf(told) {
      const { report, zone } = reportIn(told)
      return words.titles[report](tools.placeName(zone))
    },
    resultOf(told) {
      const report = reportIn(told)
      return report.report === 'battle'
        ? outcomeOfBattle(report, words, sideOf)
        : outcomeOfReconnaissance(report, words)
    },
    aboutOf: (told) => zone(reportIn(told).zone),
    isOver(told, { views, question }, isLast) {
      const report = reportIn(told)
      if (!isLast) return true
      if (report.report === 'reconnaissance') return question?.kind !== 'showing'
      return !views.some(({ known }) => viewIn(known).battleZone === report.zone)
    },
  }
}
