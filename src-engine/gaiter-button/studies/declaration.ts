import { oddsOfAnswers } from '../../kernel/play/odds.ts'
import { phaseOf } from '../../kernel/system/glance.ts'
import { bad, good } from '../../kernel/values/result.ts'
import { declaring, mostFor, stackZone } from '../march/recon.ts'
import { countersIn, membersOf } from '../state/counters.ts'
import { counterName, sideOf, zoneName } from '../state/kit.ts'
import type { Study } from './study.ts'

/**
 * "If I declare so much cavalry": `{ "study": "declaration" }`, at the question of how much is declared in a reconnaissance. What
 * each number may find, for each number that the enemy may declare against it.
 */

export type DeclarationWish = { readonly study: 'declaration' }

export type DeclarationStudy = {
  readonly study: 'declaration'
  readonly zone: string
  /** The side reconnoitres; else it screens. */
  readonly reconnoitres: boolean
  readonly most: number
  /** Who of the side is there: those who reconnoitre, or those who may have to be shown. */
  readonly there: readonly string[]
  /** By what is declared, and what the enemy declares: how many counters are shown, `*` with their strength. */
  readonly finds: { readonly [declared: string]: { readonly [screen: string]: { readonly [found: string]: number } } }
}

export const studyDeclaration: Study<DeclarationWish, DeclarationStudy> = (g, side) => {
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
