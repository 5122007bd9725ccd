import type { Verb } from '../../kernel/actions/actions.ts'
import { type Facts, Why } from '../../kernel/values/explain.ts'
import type { UnofferedAction } from '../../kernel/system/system.ts'
import * as activation from '../activation/activation.ts'
import * as arrivals from '../day/arrivals.ts'
import { battleMoveBy, joinMove, mayBattleMove } from '../march/battle-move.ts'
import { mayAssault } from '../combat/assault.ts'
import { breakOutBy, takeAxis } from '../combat/axis-loss.ts'
import { acceptBattle, fallBack } from '../combat/cavalry-retreat.ts'
import * as dispositions from '../combat/dispositions.ts'
import * as engagement from '../combat/engagement.ts'
import { loseGarrison } from '../combat/losses.ts'
import * as retreat from '../combat/retreat.ts'
import * as rout from '../combat/rout.ts'
import { callOff, maySally, sallyOut, scout } from '../combat/sally.ts'
import * as voluntary from '../combat/voluntary-retreat.ts'
import * as detachments from '../ground/detachments.ts'
import { keep, returnMarker } from '../march/fatigue.ts'
import { sheltered, takeShelter } from '../ground/fortress.ts'
import * as impulse from '../activation/impulse.ts'
import { type G, tablesOf } from '../state/kit.ts'
import { lose } from '../ground/losses.ts'
import { marchOff, mayActivate, take, takeAsCavalry, takeAsLeader } from '../activation/muster.ts'
import * as abandoning from '../night/abandoning.ts'
import * as nightWorks from '../night/night-works.ts'
import { mayRegain } from '../night/recovery.ts'
import * as withdrawal from '../night/withdrawal.ts'
import { operations } from '../activation/operations.ts'
import { playAs } from '../activation/roles.ts'
import { commit } from '../march/recon.ts'
import { showCounter } from '../march/showing.ts'
import { announceGuns, keepGunsHidden } from '../engineering/under-guns.ts'
import { type Answer, isOwnOnMap, ofCounter, passOn } from './answer.ts'
import {
  couldEngage,
  couldLead,
  couldLose,
  couldLoseGarrison,
  couldRetreatBy,
  couldRetreatInside,
  couldShelter,
  couldSpendMitrailleuse,
} from './battles.ts'
import {
  couldBattleMove,
  couldDropOff,
  couldJoinMove,
  couldMarchByNight,
  couldMove,
  couldMoveInside,
  couldPlayAs,
  couldTake,
  couldTakeAs,
  isNothingDrawn,
} from './marches.ts'
import { always, atNight, inActivation, inBattle, inDetaching, inImpulse, inMuster } from './phases.ts'
import { couldDetach, couldDetachGarrison, couldFill, couldJoinUnit, couldTakeSome, forbids, works } from './works.ts'

/**
 * Refuses an action that is not among the current actions: first with a rule that forbids it at any time, as far as the
 * side can know; otherwise with the phase it belongs to.
 */
export function refuseUnoffered(g: G, side: number, action: UnofferedAction, why: Why): false | undefined {
  const answer = answers.get(action.verb)
  if (answer === undefined) return undefined
  const forbidden = new Why()
  if (answer.may?.(g, side, forbidden, action.a, action.b) === false && forbidden.refusal !== undefined)
    return passOn(forbidden, why)
  return answer.phase(g, side, why, argumentsOf(g, action))
}

/** The arguments of an action by name. */
function argumentsOf(g: G, { verb, a, b, c }: UnofferedAction): Facts {
  const values = [a, b, c]
  return Object.fromEntries(verb.args.map(({ name, noun }, index) => [name, g.nameOf(noun, values[index]!)])) // three of them
}

const engaging = inBattle('gb.combat.engage')
const leading = inBattle('gb.combat.lead')
const charging = inBattle('gb.combat.charge')
const fallingBack = inBattle('gb.combat.cavalry-retreat')
const losing = always('gb.losses.table', 'no-losses')
const facingRout = inBattle('gb.rout.test')
const goingBack = inBattle('gb.retreat.ways')
const retreating = inBattle('gb.retreat.voluntary')
const sallying = always('gb.sally.reconnaissance', 'no-sally')
const detaching = inDetaching('gb.detachments.form')
const forming = always('gb.detachments.form', 'no-detachment')
const garrisoning = inDetaching('gb.garrisons.fill')
const sheltering = always('gb.fortress.take-shelter', 'not-now')
const placing = always('gb.reinforcements.decoys', 'not-now')

const answers: ReadonlyMap<Verb, Answer> = new Map<Verb, Answer>([
  [arrivals.placeDecoy, { phase: placing, may: (g, side, why, zone) => arrivals.mayPlaceDecoy(g, side, zone, why) }],
  [arrivals.keepDecoys, { phase: placing }],

  [
    impulse.activate,
    {
      phase: inImpulse,
      may: (g, side, why, zone) => mayActivate(g, side, zone, tablesOf(g).impulse.units, why),
    },
  ],
  [impulse.moveToBattle, { phase: inImpulse, may: (g, side, why) => mayBattleMove(g, side, why) }],
  [impulse.attack, { phase: inImpulse, may: (g, side, why, zone) => engagement.mayLaunchBattle(g, side, zone, why) }],
  [impulse.assault, { phase: inImpulse, may: (g, side, why, zone) => mayAssault(g, side, zone, why) }],
  [impulse.sallyFrom, { phase: inImpulse, may: (g, side, why, zone) => maySally(g, side, zone, why) }],
  [impulse.pass, { phase: inImpulse }],
  [impulse.endImpulse, { phase: inImpulse }],
  [joinMove, { phase: always('gb.battle-move.stack', 'not-now'), may: couldJoinMove }],
  [battleMoveBy, { phase: always('gb.battle-move.stack', 'not-now'), may: couldBattleMove }],

  [take, { phase: inMuster, may: couldTake }],
  [takeAsCavalry, { phase: inMuster, may: couldTakeAs }],
  [takeAsLeader, { phase: inMuster, may: couldTakeAs }],
  [marchOff, { phase: inMuster }],

  [activation.draw, { phase: inActivation, may: isNothingDrawn }],
  [activation.move, { phase: inActivation, may: couldMove }],
  [activation.moveInside, { phase: inActivation, may: couldMoveInside }],
  [activation.dropOff, { phase: inActivation, may: couldDropOff }],
  ...playAs.map(({ verb }): [Verb, Answer] => [verb, { phase: inActivation, may: couldPlayAs }]),
  [activation.endActivation, { phase: inActivation }],
  ...operations.map(({ verb }): [Verb, Answer] => [
    verb,
    { phase: inActivation, may: works.get(verb) ?? forbids[verb.name] },
  ]),
  [keep, { phase: always('gb.fatigue.return', 'no-marker') }],
  [returnMarker, { phase: always('gb.fatigue.return', 'no-marker') }],
  [takeShelter, { phase: sheltering, may: couldShelter }],
  [sheltered, { phase: sheltering }],
  [commit, { phase: always('gb.recon.bids', 'not-now') }],
  [showCounter, { phase: always('gb.recon.reveal', 'not-now'), may: ofCounter('gb.recon.reveal') }],
  [announceGuns, { phase: always('gb.bridge.artillery', 'no-work') }],
  [keepGunsHidden, { phase: always('gb.bridge.artillery', 'no-work') }],

  [detachments.detach, { phase: detaching, may: couldDetach }],
  [detachments.detachOne, { phase: forming }],
  [detachments.form, { phase: forming }],
  [detachments.formNone, { phase: forming }],
  [detachments.join, { phase: detaching, may: couldJoinUnit }],
  [detachments.fill, { phase: garrisoning, may: couldFill }],
  [detachments.takeSome, { phase: garrisoning, may: couldTakeSome }],
  [detachments.detachGarrison, { phase: garrisoning, may: couldDetachGarrison }],
  [detachments.detachingDone, { phase: detaching }],

  [engagement.engage, { phase: engaging, may: couldEngage }],
  [engagement.leaveOut, { phase: engaging, may: couldEngage }],
  [engagement.engageGarrison, { phase: engaging }],
  [engagement.leaveOutGarrison, { phase: engaging }],
  [engagement.engageAll, { phase: engaging }],
  [engagement.giveBattle, { phase: engaging }],
  [fallBack, { phase: fallingBack }],
  [acceptBattle, { phase: fallingBack }],
  [dispositions.leadWith, { phase: leading, may: couldLead }],
  [dispositions.leadWithGarrison, { phase: leading }],
  [dispositions.charge, { phase: charging }],
  [dispositions.noCharge, { phase: charging }],
  [lose, { phase: losing, may: couldLose }],
  [loseGarrison, { phase: losing, may: couldLoseGarrison }],
  [rout.nextLead, { phase: facingRout, may: ofCounter('gb.rout.test') }],
  [rout.nextLeadGarrison, { phase: facingRout }],
  [rout.spendMitrailleuse, { phase: facingRout, may: couldSpendMitrailleuse }],
  [rout.faceRout, { phase: facingRout }],
  [voluntary.tryRetreat, { phase: retreating }],
  [voluntary.standFast, { phase: retreating }],
  [voluntary.pullOut, { phase: retreating, may: ofCounter('gb.retreat.voluntary') }],
  [voluntary.leaveInPlace, { phase: retreating, may: ofCounter('gb.retreat.voluntary') }],
  [voluntary.beginRetreat, { phase: retreating }],
  [retreat.goNext, { phase: goingBack }],
  [retreat.retreatBy, { phase: goingBack, may: couldRetreatBy }],
  [retreat.retreatInside, { phase: goingBack, may: couldRetreatInside }],
  [retreat.leadersStay, { phase: goingBack }],
  [breakOutBy, { phase: always('gb.axes.break-out', 'not-now') }],
  [takeAxis, { phase: always('gb.axes.lost', 'not-now') }],
  [scout, { phase: sallying }],
  [sallyOut, { phase: sallying }],
  [callOff, { phase: sallying }],

  [
    nightWorks.regainArm,
    {
      phase: atNight,
      may: (g, side, why, counter, arm) =>
        isOwnOnMap(g, side, counter, 'gb.recovery.test', why) && mayRegain(g, side, counter, arm, why),
    },
  ],
  [
    nightWorks.detachAt,
    { phase: atNight, may: (g, side, why, zone) => detachments.mayDetachAtNight(g, side, zone, why) },
  ],
  [nightWorks.worksDone, { phase: atNight }],
  [withdrawal.withdraw, { phase: atNight, may: (g, side, why, zone) => withdrawal.mayWithdraw(g, side, zone, why) }],
  [withdrawal.stand, { phase: atNight }],
  [withdrawal.withdrawOne, { phase: atNight, may: ofCounter('gb.withdrawal.order') }],
  [withdrawal.withdrawRest, { phase: atNight }],
  [withdrawal.marchByNight, { phase: atNight, may: couldMarchByNight }],
  [
    abandoning.abandon,
    { phase: atNight, may: (g, side, why, fortress, count) => abandoning.mayAbandon(g, side, fortress, count, why) },
  ],
  [abandoning.keepFortresses, { phase: atNight }],
])
