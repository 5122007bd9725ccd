import type { Path } from '../../board/workspace.ts'

/** A stored path along a line: zones from one end to the other, and the connections between them. */
export interface Way {
  readonly zones: readonly number[]
  readonly connections: readonly number[]
  /** Total cost of its connections; their number where they have no price. */
  readonly cost: number
}

/** Copies a search's path out of the workspace memory, which the next search overwrites. */
export const copyOf = (path: Path): Way => ({
  zones: path.zoneList(),
  connections: path.connectionList(),
  cost: path.cost,
})

/** The same way in reverse. */
export const reversed = ({ zones, connections, cost }: Way): Way => ({
  zones: zones.toReversed(),
  connections: connections.toReversed(),
  cost,
})

/** Same as `kept`, reversed: searches start where lines lead to. */
export const reversedCopyOf = (path: Path | undefined): Way | undefined =>
  path === undefined ? undefined : reversed(copyOf(path))

export const wayWithin = (zone: number): Way => ({ zones: [zone], connections: [], cost: 0 })
