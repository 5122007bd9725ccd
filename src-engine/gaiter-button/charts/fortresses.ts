import { title, type Chart } from '../../kernel/system/charts.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { NOTHING } from './names.ts'

/** The fortresses of the map, bank by bank: chapters 9.2 and 16. */
export function fortressCharts({ map }: Pick<Campaign['data'], 'map'>): Chart[] {
  const names = new Map(map.zones.map(({ id, name }) => [id, name]))
  return [
    {
      id: 'fortresses',
      rule: 'gb.fortress.capacity',
      tables: [],
      title: title('Fortresses', 'Forteresses'),
      columns: [
        title('Fortress', 'Forteresse'),
        title('Zone', 'Zone'),
        title('Value', 'Valeur'),
        title('Capacity in SP', 'Capacité en PF'),
      ],
      rows: map.fortresses.flatMap(({ name, zones, capacity }) =>
        zones.map(({ zone, value }, bank) => [
          proper(name),
          proper(names.get(zone) ?? zone),
          value,
          bank === 0 ? capacity : NOTHING, // both banks share it
        ]),
      ),
    },
  ]
}

/** The name of a place, which is the same in both languages. */
const proper = (name: string) => ({ en: name, fr: name })
