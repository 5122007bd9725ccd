import { type PlaceInSequence, refuserOfUnoffered } from '../kernel/system/unoffered-actions.ts'
import { activate, mayActivate, pass } from './activation/activations.ts'
import { depart, departAll, remain } from './activation/departure.ts'
import { exchange, mayExchange, withUnit } from './activation/exchange.ts'
import { endGuns, mayMoveGuns, moveGuns } from './activation/guns-march.ts'
import { attackZone, endMarch, march } from './activation/marching.ts'
import { join, joinAll, ready } from './activation/muster.ts'
import { assault, callOff } from './assault/attack.ts'
import { barrage, fire, holdFire } from './assault/defence.ts'
import { balk } from './assault/discipline.ts'
import { bombard, stop } from './bombardment/bombardment.ts'
import { counterFire } from './bombardment/shot.ts'
import { mayBombard } from './guns/guns.ts'
import { give } from './hits/markers.ts'
import { leaveMap, retire } from './hits/retreat.ts'
import { strike } from './hits/spread.ts'
import type { G } from './state/kit.ts'
import { decline, stay, to } from './state/verbs.ts'
import { isInHand, play } from './stratagems/counters.ts'
import { choose, drawAnother, keep, keepNone } from './stratagems/drawing.ts'
import { desert, post, sicken } from './stratagems/effects.ts'
import { endOperations, mayTransfer, transfer } from './turn/operations.ts'
import { mayPlace, placeUnit } from './turn/set-up.ts'
import { mayRebuild } from './works/rally.ts'
import { endStratagems } from './works/reorganisation.ts'
import { endWorks, fortify, rallyUnit, rebuildUnit, trench } from './works/works.ts'

const notNow = (rule: string): PlaceInSequence => ({ rule, reason: 'not-now' })
const inActivations = notNow('sb.activation.order')
const inMuster = notNow('sb.activation.units')
const onTheMarch = notNow('sb.movement.once')
const onLeaving = notNow('sb.movement.leaving')
const inAttack = notNow('sb.attack.sequence')
const underAttack = notNow('sb.fire.defence')
const inWorks = notNow('sb.works.order')
const inOperations = notNow('sb.operational.once')
const noQuestion: PlaceInSequence = { rule: 'sb.stratagems.moment', reason: 'no-question' }
const inRetreat: PlaceInSequence = { rule: 'sb.retreat.way', reason: 'nobody' }

/** Explains why an answer is not possible now. */
export const refuseUnoffered = refuserOfUnoffered<G>([
  [placeUnit, notNow('sb.setup.units'), (g, side, why, unit, zone) => mayPlace(g, side, unit, zone, why)],
  [choose, notNow('sb.stratagems.buy')],
  [drawAnother, notNow('sb.stratagems.buy')],
  [decline, noQuestion],
  [keep, notNow('sb.stratagems.keep'), (g, side, why, counter) => isInHand(g, side, counter, why)],
  [keepNone, notNow('sb.stratagems.keep')],
  [play, noQuestion, (g, side, why, counter) => isInHand(g, side, counter, why)],
  [transfer, inOperations, (g, side, why, unit) => mayTransfer(g, side, unit, why)],
  [to, onTheMarch],
  [stay, onTheMarch],
  [endOperations, inOperations],
  [bombard, notNow('sb.bombardment.order'), (g, side, why, unit, zone) => mayBombard(g, side, unit, zone, why)],
  [stop, notNow('sb.bombardment.order')],
  [counterFire, notNow('sb.bombardment.counter')],
  [strike, { rule: 'sb.hits.spread', reason: 'no-hit' }],
  [give, { rule: 'sb.bombardment.markers', reason: 'none-lost' }],
  [retire, inRetreat],
  [leaveMap, inRetreat],
  [activate, inActivations, (g, side, why, zone) => mayActivate(g, side, zone, why)],
  [exchange, inActivations, (g, side, why, unit) => mayExchange(g, side, unit, why)],
  [withUnit, inActivations],
  [moveGuns, inActivations, (g, side, why, unit) => mayMoveGuns(g, side, unit, why)],
  [endGuns, inActivations],
  [pass, inActivations],
  [join, inMuster],
  [joinAll, inMuster],
  [ready, inMuster],
  [balk, inActivations],
  [depart, onLeaving],
  [departAll, onLeaving],
  [remain, onLeaving],
  [march, onTheMarch],
  [attackZone, onTheMarch],
  [endMarch, onTheMarch],
  [assault, inAttack],
  [callOff, inAttack],
  [barrage, underAttack],
  [fire, underAttack],
  [holdFire, underAttack],
  [endStratagems, inWorks],
  [post, notNow('sb.stratagem.scouts')],
  [sicken, notNow('sb.stratagem.illness')],
  [desert, notNow('sb.stratagem.desertion')],
  [rallyUnit, inWorks],
  [rebuildUnit, inWorks, (g, side, why, unit) => mayRebuild(g, side, unit, why)],
  [fortify, inWorks],
  [trench, inWorks],
  [endWorks, inWorks],
])
