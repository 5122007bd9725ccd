import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from '../../src-main/contract/contract.ts'

/** The typed calls to the process that owns games. */
export type Calls = ContractRouterClient<Contract>

/**
 * `lost`: the host does not answer; the window keeps trying. `refused`: another host answers at this address than the one
 * this page belongs to, so trying again cannot help.
 */
export type Connection = 'connecting' | 'connected' | 'lost' | 'refused'

/** The connection to the process: the only difference between browser and desktop app that the window knows. */
export type Host = {
  readonly calls: Calls
  connection(): Connection
  /** Calls `tell` on every change, until the returned function is called. */
  onConnection(tell: (connection: Connection) => void): () => void
}
