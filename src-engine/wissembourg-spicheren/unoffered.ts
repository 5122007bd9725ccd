import { type PlaceInSequence, refuserOfUnoffered } from '../kernel/system/unoffered-actions.ts'
import { barrage, barrageTogether, endBarrage } from './artillery/barrage.ts'
import { advance, bear, holdBack, keepOut } from './assault/attack.ts'
import { apart, assault, attackHex, beginAttacks, join } from './assault/declare.ts'
import { give, receive } from './assault/defence.ts'
import { help, support, takePart } from './assault/help.ts'
import { evade, standFirm } from './assault/evade.ts'
import { deploy, faceFront } from './hidden/columns.ts'
import { follow, remain, succeed } from './losses/commanders.ts'
import { refuse, retreat, yieldGround } from './losses/hits.ts'
import { turnAside } from './losses/turning.ts'
import { endMarch, hide, march, showColumn } from './movement/column-march.ts'
import { leave, step, stop } from './movement/move.ts'
import { formationName, NOBODY, type G } from './state/kit.ts'
import { activate, activateWith, decline, direct, endDirecting, keep } from './turn/activation.ts'
import { appear, bide, ride } from './turn/chiefs.ts'
import { choose } from './turn/initiative.ts'
import { endMoves, enterBy, moveUnit } from './turn/moves.ts'
import { endRally, rally } from './turn/rally.ts'
import { place } from './turn/setup.ts'

/** The turn, and the active formation. */
const now = (g: G) => ({
  turn: g.turn,
  busy: g.active === NOBODY ? 0 : 1,
  formation: g.active === NOBODY ? '' : formationName(g, g.active),
})
const belongs = (rule: string, reason: string): PlaceInSequence<G> => ({ rule, reason, facts: now })
const inSetUp = belongs('ws.turn.sequence', 'set-up')
const ofChiefs = belongs('ws.chiefs.move', 'phase')
const ofCup = belongs('ws.turn.initiative', 'not-now')
const ofMarker = belongs('ws.activation.formation', 'no-marker')
const ofDirecting = belongs('ws.command.direct', 'not-now')
const ofColumns = belongs('ws.hidden.march', 'not-now')
const ofBarrage = belongs('ws.activation.formation', 'barrage')
const ofMoves = belongs('ws.activation.formation', 'moves')
const onTheMove = belongs('ws.movement.step', 'nobody-moves')
const ofAttacks = belongs('ws.activation.formation', 'attacks')
const ofDefence = belongs('ws.defence.combat', 'not-now')
const ofRetreat = belongs('ws.retreat.hexes', 'not-now')
const ofAdvance = belongs('ws.assault.advance', 'not-now')
const ofRally = belongs('ws.turn.sequence', 'rally')

/** Explains why an answer is not possible now: which moment it belongs to. */
export const refuseUnoffered = refuserOfUnoffered<G>([
  [place, inSetUp],
  [appear, belongs('ws.chiefs.arrival', 'not-now')],
  [ride, ofChiefs],
  [bide, ofChiefs],
  [choose, ofCup],
  [activate, ofMarker],
  [activateWith, ofMarker],
  [decline, ofMarker],
  [keep, ofMarker],
  [direct, ofDirecting],
  [endDirecting, ofDirecting],
  [hide, ofColumns],
  [march, ofColumns],
  [showColumn, ofColumns],
  [endMarch, ofColumns],
  [deploy, belongs('ws.hidden.deploy', 'no-column')],
  [barrage, ofBarrage],
  [barrageTogether, ofBarrage],
  [endBarrage, ofBarrage],
  [moveUnit, ofMoves],
  [enterBy, ofMoves],
  [endMoves, ofMoves],
  [step, onTheMove],
  [stop, onTheMove],
  [leave, onTheMove],
  [faceFront, belongs('ws.facing.turn', 'not-moving')],
  [attackHex, ofAttacks],
  [join, ofAttacks],
  [apart, ofAttacks],
  [beginAttacks, ofAttacks],
  [assault, belongs('ws.assault.sequence', 'not-now')],
  [takePart, belongs('ws.command.bonus', 'not-now')],
  [keepOut, belongs('ws.command.bonus', 'not-now')],
  [evade, belongs('ws.assault.evade', 'not-now')],
  [standFirm, belongs('ws.assault.evade', 'not-now')],
  [help, ofDefence],
  [support, ofDefence],
  [receive, ofDefence],
  [give, belongs('ws.defence.split', 'not-now')],
  [bear, belongs('ws.losses.pairs', 'not-now')],
  [refuse, ofRetreat],
  [yieldGround, ofRetreat],
  [retreat, ofRetreat],
  [turnAside, belongs('ws.facing.aside', 'not-now')],
  [follow, belongs('ws.command.following', 'not-now')],
  [remain, belongs('ws.command.following', 'not-now')],
  [advance, ofAdvance],
  [holdBack, ofAdvance],
  [succeed, belongs('ws.command.death', 'nobody-fell')],
  [rally, ofRally],
  [endRally, ofRally],
])
