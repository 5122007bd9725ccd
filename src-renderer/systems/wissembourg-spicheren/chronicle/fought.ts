import type { CombatReport, Roll } from '#engine/wissembourg-spicheren/window-types.ts'
import type { NamedThing } from '../../../journal/lines.ts'
import { namesIn } from '../../../system-ui/chronicle-plan.ts'
import type { DayWithReports, ReportLine } from '../../../system-ui/system-chronicle.ts'
import { endOf, fateInWords, reportIn, resultOf, totalOf } from '../reports/reading.ts'
import { wordsIn as reportWordsIn } from '../reports/words.ts'
import { wordsIn } from './words.ts'

/** A sentence as a part of a longer one. */
const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '')

const hex = (name: string): NamedThing => ({ noun: 'hex', name })
const unit = (name: string): NamedThing => ({ noun: 'unit', name })

/** Each attack in one line: attackers and hex, every roll with its column, sum and result, how it ended, and the steps lost. */
export function combats(day: DayWithReports): readonly ReportLine[] {
  const words = wordsIn(day.naming.language)
  const ofReports = reportWordsIn(day.naming.language)
  const named = namesIn(day)
  return day.reports.flatMap(({ stop, told }): ReportLine[] => {
    const report = reportIn(told)
    if (report.report !== 'combat') return []
    const { attackers, strikes, assault, evaded } = report
    const who = attackers.map(named).join(', ')
    const parts = [
      ...evaded.map((one) => withoutStop(ofReports.evaded(named(one.unit), named(one.hex)))),
      ...strikes.map((roll) => inBrief(ofReports.defence(named(roll.unit)), roll)),
      ...(assault === null ? [] : [inBrief(ofReports.assault(who), assault)]),
      withoutStop(endOf(report, named, ofReports)),
      ...losses(report),
    ]
    return [
      {
        words: words.told(words.attackOn(named(report.hex), who), parts),
        stop,
        things: [hex(report.hex), ...attackers.map(unit)],
      },
    ]
  })

  function losses({ attackers, fates }: CombatReport): string[] {
    const steps = (isAttacker: boolean): number =>
      fates.reduce((sum, one) => (attackers.includes(one.unit) === isAttacker ? sum + one.steps : sum), 0)
    const gone = fates.filter(({ eliminated }) => eliminated).map((one) => named(one.unit))
    return [
      ...(steps(true) + steps(false) > 0 ? [words.losses(steps(true), steps(false))] : []),
      ...(gone.length > 0 ? [words.eliminated(gone.join(', '))] : []),
    ]
  }

  function inBrief(title: string, roll: Roll): string {
    return ofReports.brief(title, roll.column, totalOf(roll.ledger), resultOf(roll, ofReports))
  }
}

/** Each barrage in one line: gun and target, column, sum and result, and its effects on counters. */
export function barrages(day: DayWithReports): readonly ReportLine[] {
  const words = wordsIn(day.naming.language)
  const ofReports = reportWordsIn(day.naming.language)
  const named = namesIn(day)
  return day.reports.flatMap(({ stop, told }): ReportLine[] => {
    const report = reportIn(told)
    if (report.report !== 'barrage') return []
    const { roll, target, fates } = report
    const fire = words.fire(named(roll.unit), named(target))
    const title = ofReports.brief(fire, roll.column, totalOf(roll.ledger), resultOf(roll, ofReports))
    const parts = fates.map(
      (fate) => (fate.unit === target ? '' : `${named(fate.unit)} `) + fateInWords(fate, named, ofReports),
    )
    return [{ words: words.told(title, parts), stop, things: [unit(roll.unit), unit(target)] }]
  })
}
