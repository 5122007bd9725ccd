import { useMemo } from 'react'
import type { Chart } from '../../src-main/contract/games.ts'
import { usePlay } from '../at-table/use-play.ts'
import { useRules } from '../rule-links/use-rules.ts'
import { useApp, useText } from '../state/use-app.ts'
import { CourseChart } from '../charts/CourseChart.tsx'
import { luckSeries } from './luck-series.ts'
import type { Column } from '../charts/series.ts'
import { chartDataOf } from './chart-data.ts'
import type { ChronicleData } from './use-chronicle.ts'

const noCharts: readonly Chart[] = []

/** The charts of the game's course in the rule system's order, and the chart of luck. */
export function Charts({ data }: { readonly data: ChronicleData }) {
  const app = useApp()
  const { chronicle: text, games } = useText()
  const { rules } = useRules()
  const { chronicle, plan, byDay, system, naming, dress, dayOf, titleOf, figureOf } = data
  const shownStop = usePlay((play) => play.past?.stop ?? play.table?.stop ?? 0, 0)
  const luck = useMemo(() => luckSeries(byDay, system, rules?.charts ?? noCharts), [byDay, system, rules])
  const wholeFormat = useMemo(() => new Intl.NumberFormat(games.locale), [games])
  const fractionFormat = useMemo(() => new Intl.NumberFormat(games.locale, { maximumFractionDigits: 2 }), [games])
  const days = chronicle.days.map((day): Column => ({ name: dayOf(day), stop: day.to }))
  const showStop = (stop: number): void => app.play.lookAt(stop)
  const common = { dress, shownStop, onLook: showStop, sideOf: data.sideName, titleOf, figureOf }
  return (
    <section className="course-charts" aria-labelledby="charts-heading">
      <h3 id="charts-heading">{text.charts}</h3>
      {plan.charts.map((one) => {
        const { series, fromBeginning } = chartDataOf(chronicle, one)
        const [first] = series
        if (first === undefined) return null
        // The title of a chart names what its figures have in common; if only one figure is left, its own name is used.
        const isOneLeft = one.keys.length > 1 && series.every(({ key }) => key === first.key)
        return (
          <CourseChart
            key={one.id}
            {...common}
            title={isOneLeft ? titleOf(first.key) : one.title[naming.language]}
            form={one.form}
            series={series}
            columns={fromBeginning ? [{ name: text.beginning, stop: 0 }, ...days] : days}
            format={wholeFormat}
            adds={one.from === 'deeds'}
          />
        )
      })}
      {luck.length > 0 && (
        <CourseChart
          {...common}
          title={text.luck}
          what={text.luckWhat}
          form="lines"
          series={luck}
          columns={days}
          format={fractionFormat}
          adds={false}
        />
      )}
    </section>
  )
}
