import type { Path } from '../../board/workspace.ts'

/** A way along a line, kept: zones from one end to the other, and the connections between them. */
export interface Way {
  readonly zones: readonly number[]
  readonly connections: readonly number[]
  /** What its connections cost; so many as there are where nothing has a price. */
  readonly cost: number
}

/** A way that a search has found, out of the memory that the next one writes over. */
export const kept = (path: Path): Way => ({
  zones: path.zoneList(),
  connections: path.connectionList(),
  cost: path.cost,
})

/** The same way from its other end. */
export const turned = ({ zones, connections, cost }: Way): Way => ({
  zones: zones.toReversed(),
  connections: connections.toReversed(),
  cost,
})

/** As above, and from its other end: searches begin where lines lead to. */
export const keptBackwards = (path: Path | undefined): Way | undefined =>
  path === undefined ? undefined : turned(kept(path))

export const standing = (zone: number): Way => ({ zones: [zone], connections: [], cost: 0 })
