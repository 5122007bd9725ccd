import { onceFor } from '../../kernel/values/once-for.ts'
import type { Campaign, Connection } from '../campaign/campaign.ts'

/** Per campaign: for each zone, its connections of this sort, in their order. Computed once per campaign. */
export const connectionsOfZones = (isOfSort: (connection: Connection) => boolean) =>
  onceFor(({ board, connections, zones }: Campaign): readonly (readonly number[])[] =>
    zones.map((_, zone) => [...board.connectionsAt(zone)].filter((connection) => isOfSort(connections[connection]!))),
  )
