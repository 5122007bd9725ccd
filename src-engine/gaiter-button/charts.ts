import type { Chart } from '../kernel/charts.ts'
import type { Tables } from './campaign/tables-schema.ts'
import { battleCharts } from './charts/battle.ts'
import { dayCharts } from './charts/day.ts'
import { defeatCharts } from './charts/defeat.ts'
import { groundCharts } from './charts/ground.ts'
import { marchCharts } from './charts/march.ts'
import { nightCharts } from './charts/night.ts'
import { troopCharts } from './charts/troops.ts'

/** The player aid, with the numbers of a campaign's tables. */
export const charts = ({ tables }: { readonly tables: Tables }): readonly Chart[] => [
  ...groundCharts(tables),
  ...dayCharts(tables),
  ...marchCharts(tables),
  ...troopCharts(tables),
  ...battleCharts(tables),
  ...defeatCharts(tables),
  ...nightCharts(tables),
]
