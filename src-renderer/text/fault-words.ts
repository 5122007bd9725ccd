import type { Fault } from '../../src-main/contract/campaign.ts'

/** For each kind of fault: the sentence that says what is wrong and where, and the one that says what to do. */
export type FaultWords = Readonly<Record<Fault['kind'], (fault: Fault) => readonly [wrong: string, remedy: string]>>
