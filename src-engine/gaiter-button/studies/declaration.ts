import { oddsOfAnswers } from '../../kernel/play/odds.ts'
import { phaseOf } from '../../kernel/system/glance.ts'
import { bad, good } from '../../kernel/values/result.ts'
import { declaring, mostFor, stackZone } from '../march/recon.ts'
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
  /** By own and enemy declaration, the probability of each number of counters shown (`*`: with their strength). */
  readonly finds: { readonly [declared: string]: { readonly [screen: string]: { readonly [found: string]: number } } }
}

export const studyDeclaration: Study<DeclarationRequest, DeclarationStudy> = (g, side) => {
  if (g.decider !== side || phaseOf(g, [[declaring, 'declaring']]) === undefined)
    return bad({ code: 'not-now', message: 'This side is not asked now how much cavalry it declares.' })
  const own = membersOf(g.stack).filter((counter) => sideOf(g, counter) === side)
  const zone = stackZone(g)
  const finds: Record<string, DeclarationStudy['finds'][string]> = {}
  for (const { action, odds } of oddsOfAnswers(g)) {
    const { against } = odds as { against?: DeclarationStudy['finds'][string] } // the odds of a declaration
    if (against !== undefined) finds[action.split(' ')[1]!] = against
  }
  return good({
    study: 'declaration',
    zone: zoneName(g, zone),
    reconnoitres: own.length > 0,
    most: mostFor(g, side),
    there: (own.length > 0 ? own : countersIn(g, side, zone)).map((counter) => counterName(g, counter)),
    finds,
  })
}
