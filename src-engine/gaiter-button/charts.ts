import type { Chart } from '../kernel/charts.ts'
import type { Campaign } from './campaign.ts'
import { battleCharts } from './charts/battle.ts'
import { dayCharts } from './charts/day.ts'
import { defeatCharts } from './charts/defeat.ts'
import { fortressCharts } from './charts/fortresses.ts'
import { groundCharts } from './charts/ground.ts'
import { marchCharts } from './charts/march.ts'
import { nightCharts } from './charts/night.ts'
import { troopCharts } from './charts/troops.ts'

/** The player aid, with the numbers of a campaign's tables and the fortresses of its map. */
export const charts = ({ tables, data }: Pick<Campaign, 'tables' | 'data'>): readonly Chart[] => [
  ...groundCharts(tables),
  ...fortressCharts(data),
  ...dayCharts(tables),
  ...marchCharts(tables),
  ...troopCharts(tables),
  ...battleCharts(tables),
  ...defeatCharts(tables),
  ...nightCharts(tables),
]
