import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import type { Campaign, Connection } from '../campaign/campaign.ts'

/** Per campaign: for each zone, its connections of this sort, in their order. Computed once per campaign. */
export const connectionsOfZones = (isOfSort: (connection: Connection) => boolean) =>
  memoizedBy(({ board, connections, zones }: Campaign): readonly (readonly number[])[] =>
    zones.map((_, zone) => [...board.connectionsAt(zone)].filter((connection) => isOfSort(connections[connection]!))),
  )
