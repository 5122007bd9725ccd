import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { flag } from '../../kernel/values/shape.ts'
import { isEncircled } from '../ground/axes.ts'
import { frame, tablesOf, zoneName, type G } from '../state/kit.ts'
import { BATTLE, defenderOf, engagedForce, engagedUnits } from './engaged.ts'
import { canRetreat, retreat, setWithdrawing } from './retreat.ts'

/** Chapter 15.3: retreat of the cavalry before combat. */

export const fallBack = verb('fall-back')
export const acceptBattle = verb('accept-battle')

const fellBack = entry(
  { name: 'fell-back', category: 'battle', rule: 'gb.combat.cavalry-retreat', followsDecision: true },
  { side: 'side', zone: 'zone' },
)

/**
 * @rule gb.combat.cavalry-retreat
 * A defender who has engaged only cavalry, with or without artillery, and is not encircled may retreat before the
 * combat as he would after one, without a test. The attackers are then neither activated nor Combatted.
 */
export function mayFallBack(g: G, why?: Why): boolean {
  const rule = 'gb.combat.cavalry-retreat'
  const side = defenderOf(g)
  if (g.battleKind === BATTLE.assault) return why?.because(rule, 'assault') ?? false
  const { infantry, cavalry } = engagedForce(g, side)
  if (infantry > 0 || cavalry === 0) return why?.because(rule, 'not-cavalry') ?? false
  const zone = () => ({ zone: zoneName(g, g.battleZone) })
  if (isEncircled(g, side, g.battleZone)) return why?.because(rule, 'encircled', zone()) ?? false
  if (engagedUnits(g, side).every((counter) => canRetreat(g, side, counter, false))) return true
  return why?.because(rule, 'no-way', zone()) ?? false
}

export const cavalryRetreat = frame(
  'cavalry-retreat',
  { decided: flag() },
  {
    next(g, f) {
      // The retreat is done; what follows is the same as after a voluntary retreat.
      if (f.decided) return g.done()
      return mayFallBack(g) ? g.ask(defenderOf(g)) : g.done()
    },
    about: (g) => ({ zone: zoneName(g, g.battleZone) }),
    offer(_g, _f, offer) {
      offer.add(fallBack)
      offer.add(acceptBattle)
    },
    answers: [
      {
        verb: fallBack,
        may: (g, _f, why) => mayFallBack(g, why),
        act(g, f) {
          f.decided = true
          g.battleOver = true
          g.retreated = true
          const side = defenderOf(g)
          g.tell(fellBack, { side, zone: g.battleZone })
          setWithdrawing(g, engagedUnits(g, side))
          g.call(retreat, { side, zones: tablesOf(g).retreat.zones })
        },
      },
      {
        verb: acceptBattle,
        act(_g, f) {
          f.decided = true
        },
      },
    ],
  },
)

export const kinds = [cavalryRetreat]
export const entries = [fellBack]
