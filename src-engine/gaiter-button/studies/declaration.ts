import { phaseOf } from '../../kernel/system/glance.ts'
import { bad, good } from '../../kernel/values/result.ts'
import { declaring, doesReconnoitre, foundByDeclaring, mostFor, stackZone, type Found } from '../march/recon.ts'
import { countersIn, membersOf } from '../state/counters.ts'
import { counterName, sideOf, zoneName } from '../state/kit.ts'
import type { Study } from './study.ts'

/**
 * "If I declare this much cavalry": `{ "study": "declaration" }`, when a reconnaissance asks for the declaration. For
 * each number, what it may find against each number that the enemy may declare.
 */

export type DeclarationRequest = { readonly study: 'declaration' }

export type DeclarationStudy = {
  readonly study: 'declaration'
  readonly zone: string
  /** Whether the side reconnoitres; otherwise it screens. */
  readonly reconnoitres: boolean
  readonly most: number
  /** The side's counters there: those that reconnoitre, or those that may have to be shown. */
  readonly there: readonly string[]
  /** By own declaration, from 0 on, and by enemy declaration, from 0 on: what may be found. */
  readonly finds: readonly (readonly (readonly Found[])[])[]
}

export const studyDeclaration: Study<DeclarationRequest, DeclarationStudy> = (g, side) => {
  if (g.decider !== side || phaseOf(g, [[declaring, 'declaring']]) === undefined)
    return bad({ code: 'not-now', message: 'This side is not asked now how much cavalry it declares.' })
  const own = membersOf(g.stack).filter((counter) => sideOf(g, counter) === side)
  const zone = stackZone(g)
  const most = mostFor(g, side)
  const reconnoitres = doesReconnoitre(g, side)
  return good({
    study: 'declaration',
    zone: zoneName(g, zone),
    reconnoitres,
    most,
    there: (reconnoitres ? own : countersIn(g, side, zone)).map((counter) => counterName(g, counter)),
    finds: reconnoitres ? Array.from({ length: most + 1 }, (_, declared) => foundByDeclaring(g, side, declared)) : [],
  })
}
