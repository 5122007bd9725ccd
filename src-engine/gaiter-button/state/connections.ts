import { onceFor } from '../../kernel/values/once-for.ts'
import type { Campaign, Connection } from '../campaign/campaign.ts'

/** Of a campaign the connections of each zone that are of this sort, in their order. */
export const connectionsOfZones = (isOfSort: (connection: Connection) => boolean) =>
  onceFor(({ board, connections, zones }: Campaign): readonly (readonly number[])[] =>
    zones.map((_, zone) => [...board.connectionsAt(zone)].filter((connection) => isOfSort(connections[connection]!))),
  )
