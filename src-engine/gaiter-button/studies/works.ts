import { costOfOperation, couldOperate, isPossible } from '../activation/acting.ts'
import { operations } from '../activation/operations.ts'
import { NONE } from '../campaign/campaign.ts'
import { connectionName, type G } from '../state/kit.ts'
import type { Activation } from '../state/operation.ts'

/** An engineering operation that the stack in hand could do in its zone, once it has a marker for it. */
export type Work = {
  /** As the action names it: `repair-bridge`, `build-pontoon`, … */
  readonly work: string
  readonly connection: string
  readonly mp: number
}

type At = Pick<Activation, 'side' | 'zone' | 'mp' | 'stopped'>

/** The engineering operations that the stack in hand could do with its MP. */
export function worksOf(g: G, at: At): Work[] {
  const f = beginning(at)
  const found: Work[] = []
  for (const operation of operations) {
    if (operation.marker !== 'own') continue
    for (const connection of operation.candidates(g, f)) {
      if (!couldOperate(g, f, operation, undefined, connection)) continue
      const mp = costOfOperation(g, f, operation, connection)
      found.push({ work: operation.verb.name, connection: connectionName(g, connection), mp })
    }
  }
  return found
}

/** Can the stack in hand do anything but march: work, reconnoitre, rally, enter or leave a fortress? */
export function canOperate(g: G, at: At): boolean {
  const f = beginning(at)
  return operations.some((operation) => isPossible(g, f, operation))
}

/** A fresh activation, with the fields that operations need. */
const beginning = (at: At): Activation =>
  ({ ...at, allowance: at.mp, scouted: 0, from: NONE, via: NONE, over: false }) as Activation
