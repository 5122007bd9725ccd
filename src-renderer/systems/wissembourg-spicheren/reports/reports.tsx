import type { BarrageReport, CombatReport, Fate } from '#engine/wissembourg-spicheren/window-types.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import { zone } from '../../../system-ui/answers.ts'
import type { ReportProps, ReportUi } from '../../../system-ui/system-ui.ts'
import type { Counters } from '../counters/counters.ts'
import { viewIn } from '../reads/reads.ts'
import { endOf, fateInWords, reportIn, resultOf, totalOf } from './reading.ts'
import { Rolls } from './Rolls.tsx'
import './reports.css'
import { wordsIn } from './words.ts'

type Means = { readonly counters: Counters; readonly named: (id: string) => string; readonly language: Language }
type CardProps<R> = Omit<ReportProps, 'told'> & { readonly report: R; readonly means: Means }

/** Reports of attacks and barrages. */
export function reportsFor(counters: Counters, named: (id: string) => string, language: Language): ReportUi {
  const words = wordsIn(language)
  const means = { counters, named, language }
  return {
    card({ told, ...props }) {
      const report = reportIn(told)
      return report.report === 'combat' ? (
        <CombatCard {...props} report={report} means={means} />
      ) : (
        <BarrageCard {...props} report={report} means={means} />
      )
    },
    titleOf(told) {
      const report = reportIn(told)
      return report.report === 'combat'
        ? words.titles.combat(named(report.hex))
        : words.titles.barrage(named(report.target))
    },
    resultOf(told) {
      const report = reportIn(told)
      if (report.report === 'combat') return endOf(report, named, words)
      const fates = report.fates.map((fate) => `${named(fate.unit)} ${fateInWords(fate, named, words)}`)
      return [resultOf(report.roll, words), ...fates].join('; ')
    },
    aboutOf: (told) => zone(reportIn(told).hex),
    // While an attack is being resolved, its frame is on the agenda.
    isOver: (_told, { views }, isLast) =>
      !isLast || !views.some(({ known }) => viewIn(known).agenda.some(({ frame }) => frame === 'attack')),
  }
}

function CombatCard({ report, means, words: ofRules }: CardProps<CombatReport>) {
  const { named, language } = means
  const words = wordsIn(language)
  const { attackers, coordination, evaded, added, strikes, assault } = report
  const who = attackers.map(named).join(', ')
  const before = [
    ...(coordination === null
      ? []
      : [
          words.coordination(
            named(coordination.unit),
            totalOf(coordination.ledger),
            coordination.needed,
            coordination.passed,
          ),
        ]),
    ...evaded.map(({ unit, hex }) => words.evaded(named(unit), named(hex))),
    ...added.map(({ unit, as }) => words.added[as](named(unit))),
  ]
  const rolls = [
    ...strikes.map((roll) => ({ title: words.defence(named(roll.unit)), roll })),
    ...(assault === null ? [] : [{ title: words.assault(who), roll: assault }]),
  ]
  return (
    <>
      <p>
        <strong>{endOf(report, named, words)}</strong>
      </p>
      {before.length > 0 && (
        <ul className="result-lines">
          {before.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {rolls.length > 0 && (
        <Rolls rolls={rolls} words={words} labelOf={(label) => ofRules[`ledger.${label}`] ?? label} />
      )}
      <Fates fates={report.fates} means={means} />
    </>
  )
}

function BarrageCard({ report, means, words: ofRules }: CardProps<BarrageReport>) {
  const words = wordsIn(means.language)
  const { roll, fates } = report
  return (
    <>
      <Rolls
        rolls={[{ title: words.fire(means.named(roll.unit)), roll }]}
        words={words}
        labelOf={(label) => ofRules[`ledger.${label}`] ?? label}
      />
      <Fates fates={fates} means={means} />
    </>
  )
}

/** The fates of counters, one side after the other. */
function Fates({
  fates,
  means: { counters, named, language },
}: {
  readonly fates: readonly Fate[]
  readonly means: Means
}) {
  const words = wordsIn(language)
  const bySide = [0, 1].flatMap((side) => fates.filter(({ unit }) => counters.get(unit)?.side === side))
  if (bySide.length === 0) return null
  return (
    <ul className="result-lines">
      {bySide.map((fate) => (
        <li key={fate.unit}>
          <strong>{named(fate.unit)}</strong> {fateInWords(fate, named, words)}
        </li>
      ))}
    </ul>
  )
}
