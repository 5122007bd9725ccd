import { useMemo } from 'react'
import type { Chart } from '../../src-main/contract/games.ts'
import { capital } from '../parts/times.ts'
import { usePlay } from '../at-table/use-play.ts'
import { useRules } from '../rule-links/use-rules.ts'
import { useApp, useText } from '../state/use-app.ts'
import { CourseChart } from './CourseChart.tsx'
import { luckCourse } from './luck-series.ts'
import { chartedOf, type Column } from './series.ts'
import type { Told } from './use-chronicle.ts'

const noCharts: readonly Chart[] = []

/** The course of the game in charts, as the rule system orders them; and the account of luck. */
export function Charts({ told }: { readonly told: Told }) {
  const app = useApp()
  const { chronicle: text, games } = useText()
  const { rules } = useRules()
  const { chronicle, plan, byDay, system, naming, looks, dayOf, titleOf, figureOf } = told
  const looked = usePlay((play) => play.past?.stop ?? play.table?.stop ?? 0, 0)
  const luck = useMemo(() => luckCourse(byDay, system, rules?.charts ?? noCharts), [byDay, system, rules])
  const whole = useMemo(() => new Intl.NumberFormat(games.locale), [games])
  const parts = useMemo(() => new Intl.NumberFormat(games.locale, { maximumFractionDigits: 2 }), [games])
  const days = chronicle.days.map((day): Column => ({ name: dayOf(day), stop: day.to }))
  const look = (stop: number): void => app.play.lookAt(stop)
  const sideOf = (side: number): string => capital(told.sideOf(side))
  const common = { looks, looked, onLook: look, sideOf, titleOf, figureOf }
  return (
    <section className="course-charts" aria-labelledby="charts-heading">
      <h3 id="charts-heading">{text.charts}</h3>
      {plan.charts.map((one) => {
        const charted = chartedOf(chronicle, one)
        if (charted.series.length === 0) return null
        return (
          <CourseChart
            key={one.id}
            {...common}
            title={one.title[naming.language]}
            form={one.form}
            series={charted.series}
            columns={charted.fromBeginning ? [{ name: text.beginning, stop: 0 }, ...days] : days}
            format={whole}
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
          format={parts}
          adds={false}
        />
      )}
    </section>
  )
}
