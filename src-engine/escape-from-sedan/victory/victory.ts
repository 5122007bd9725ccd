import type { Step } from '../../kernel/play/agenda.ts'
import { moraleFell } from '../state/entries.ts'
import { FRENCH, GERMAN, scenarioOf, unitsOf, type G } from '../state/kit.ts'
import { bodyOf } from '../state/pose.ts'
import { EMPEROR } from './emperor.ts'

/** Chapter: victory. */

export const endings = ['significant', 'lesser', 'held'] as const

/**
 * @rule es.victory.significant
 * The French win a significant victory when the Emperor and 24 stands have left the table, the Germans when he is
 * captured and 24 of their stands have left it; checked after the turn of each side.
 */
export function significant(g: G): Step | undefined {
  const { victory } = scenarioOf(g)
  if (victory.type !== 'exit') return undefined
  if (g.emperor === EMPEROR.gone && g.side.exited.of(FRENCH) >= victory.stands) return g.end(FRENCH, 'significant', 2)
  if (g.emperor === EMPEROR.captured && g.side.exited.of(GERMAN) >= victory.stands)
    return g.end(GERMAN, 'significant', 2)
  return undefined
}

/**
 * @rule es.victory.lesser
 * When the last turn ends, the Germans win if 24 of their stands have left the table; otherwise the French win.
 */
function lesser(g: G, stands: number): Step {
  return g.end(g.side.exited.of(GERMAN) >= stands ? GERMAN : FRENCH, 'lesser', 1)
}

/**
 * @rule es.victory.hold
 * In the small battles the side with unrouted units on the crest at the end of the last turn wins: in the lesson the
 * only side with any, at Floing the side with more, the French at equal numbers.
 */
function held(g: G, most: boolean): Step {
  const french = onCrest(g, FRENCH)
  const german = onCrest(g, GERMAN)
  if (most) return g.end(german > french ? GERMAN : FRENCH, 'held')
  if (french > 0 === german > 0) return g.end(-1, 'held')
  return g.end(french > 0 ? FRENCH : GERMAN, 'held')
}

/** The number of unrouted units of a side with a stand on the crest to be held. */
export function onCrest(g: G, side: number): number {
  const bit = g.campaign.sight.crestBit(scenarioOf(g).crest)
  return unitsOf(g, side).filter((unit) => !g.unit.routing.of(unit) && (bodyOf(g, unit).crests & bit) !== 0).length
}

/** Decides the battle after the last turn. */
export function atTheEnd(g: G): Step {
  const { victory } = scenarioOf(g)
  return victory.type === 'exit' ? lesser(g, victory.stands) : held(g, victory.most)
}

/**
 * @rule es.victory.army-morale
 * A side that has lost 80 stands takes two chits for each cause, from 120 on three; checked when a turn ends. Stands
 * that left by the exit are not lost.
 */
export function armyMorale(g: G): void {
  for (const side of [FRENCH, GERMAN]) {
    const lost = g.side.stands.of(side)
    const chits = 1 + g.campaign.tables.morale.levels.filter((level) => lost >= level).length
    if (chits === g.side.chits.of(side)) continue
    g.side.chits.set(side, chits)
    g.tell(moraleFell, { side, lost, chits })
  }
}
