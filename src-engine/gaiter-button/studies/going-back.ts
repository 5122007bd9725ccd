import { textIn, type JsonObject } from '../../kernel/values/result.ts'
import { agendaAsJson } from '../../kernel/play/state-json.ts'
import { NONE } from '../campaign/campaign.ts'
import { engagedUnits, fightsInside } from '../combat/engaged.ts'
import { spendEngaged, spendFallenBack } from '../combat/resolution.ts'
import { mayRetreatBy } from '../combat/retreat.ts'
import { mayPullOut } from '../combat/voluntary-retreat.ts'
import { countersIn, isUnit, membersOf } from '../state/counters.ts'
import { sideName } from './study.ts'
import { tablesOf, zoneOf, type G } from '../state/kit.ts'
import { mark, relocate } from '../ground/tokens.ts'

/**
 * Counters that are about to retreat from a battle, as if they had arrived at the place they consider: they stand
 * there, and the battle has used up its activations. Losses by pursuit, and others that may go too, are left out.
 */

interface Goers {
  /** In the order in which they go. */
  readonly counters: readonly number[]
  readonly rout: boolean
  /** Where they came from last, if they are on their way. */
  readonly before: number
  /** Whether they retreat before the battle, so that the attackers have not used up their activation. */
  readonly fellBack: boolean
}

/**
 * Moves the counters that may end their retreat in this zone, and returns them; none if this side is not asked about a
 * retreat.
 */
export function goBack(g: G, side: number, zone: number): number[] {
  const goers = goersOf(g, side)
  if (goers === undefined || zoneOf(g, zone).country === 'belgium') return []
  const { counters, rout, before, fellBack } = goers
  const gone = counters.filter((counter) => {
    const from = g.counter.zone.of(counter)
    const back = { side, zone: from, counter, rout, before }
    if (!g.campaign.board.connectionsBetween(from, zone).some((way) => mayRetreatBy(g, back, way))) return false
    mark(g, [counter], 'backToRiver', false)
    relocate(g, [counter], zone)
    return true
  })
  if (fellBack) spendFallenBack(g)
  else spendEngaged(g)
  return gone
}

/**
 * The counters whose retreat is asked about; undefined if none is, or if the next zone does not end the retreat of
 * any.
 */
function goersOf(g: G, side: number): Goers | undefined {
  const asked = agendaAsJson(g).at(-1)
  if (asked?.['asks'] !== sideName(side) || fightsInside(g, side)) return undefined
  const fresh = { rout: false, before: NONE, fellBack: false }
  switch (asked['frame']) {
    case 'retreat':
      return onTheirWay(g, asked)
    case 'voluntary-retreat':
      return tablesOf(g).retreat.zones === 1 ? { ...fresh, counters: volunteers(g, side) } : undefined
    case 'cavalry-retreat':
      return tablesOf(g).retreat.zones === 1 ? { ...fresh, counters: engagedUnits(g, side), fellBack: true } : undefined
    default:
      return undefined
  }
}

function onTheirWay(g: G, asked: JsonObject): Goers | undefined {
  const { language } = g.layout
  const current = language.numberOf('counter', textIn(asked['current']))
  const picked = language.numberOf('counter', textIn(asked['picked']))
  const last = current === NONE ? asked['zones'] : asked['left']
  if (last !== 1) return undefined
  const rout = asked['rout'] === true
  const fellBack = g.battleOver && g.retreated
  if (current !== NONE)
    return { counters: [current], rout, before: language.numberOf('zone', textIn(asked['before'])), fellBack }
  const waiting = membersOf(g.withdrawing)
  const counters = waiting.includes(picked) ? [picked, ...waiting.filter((one) => one !== picked)] : waiting
  return { counters, rout, before: NONE, fellBack }
}

/** The counters chosen to retreat; before one is chosen, all that could be. */
function volunteers(g: G, side: number): readonly number[] {
  const taken = membersOf(g.withdrawing)
  if (taken.some((counter) => isUnit(g, counter))) return taken
  return countersIn(g, side, g.battleZone).filter((counter) => mayPullOut(g, side, counter))
}
