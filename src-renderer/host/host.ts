import type { ContractRouterClient } from '@orpc/contract'
import type { Contract } from '../../src-main/contract/contract.ts'

/** The typed calls of the process that owns games. */
export type Calls = ContractRouterClient<Contract>

/**
 * `lost`: the host does not answer, and is asked again by and by. `refused`: there is a host at this address, but not
 * the one this page belongs to, so asking again cannot help.
 */
export type Connection = 'connecting' | 'connected' | 'lost' | 'refused'

/** What carries the calls. The window knows no other difference between its hosts. */
export type Host = {
  readonly calls: Calls
  connection(): Connection
  /** Tells of every change, until the function it returns is called. */
  onConnection(tell: (connection: Connection) => void): () => void
}
