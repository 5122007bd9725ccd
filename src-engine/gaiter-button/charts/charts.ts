import type { Chart } from '../../kernel/system/charts.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { battleCharts } from './battle.ts'
import { dayCharts } from './day.ts'
import { defeatCharts } from './defeat.ts'
import { fortressCharts } from './fortresses.ts'
import { groundCharts } from './ground.ts'
import { marchCharts } from './march.ts'
import { nightCharts } from './night.ts'
import { troopCharts } from './troops.ts'

interface Aid extends Pick<Campaign, 'tables'> {
  readonly data: Pick<Campaign['data'], 'map'>
}

/** The player aid, with the numbers of a campaign's tables and the fortresses of its map. */
export const charts = ({ tables, data }: Aid): readonly Chart[] => [
  ...groundCharts(tables),
  ...fortressCharts(data),
  ...dayCharts(tables),
  ...marchCharts(tables),
  ...troopCharts(tables),
  ...battleCharts(tables),
  ...defeatCharts(tables),
  ...nightCharts(tables),
]
