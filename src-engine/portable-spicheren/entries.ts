import { entry } from '../kernel/journal.ts'

/** What the journal tells of a game of this system, in the order of a turn. */

export const placed = entry('placed', { unit: 'unit', hex: 'hex', facing: 'direction' })
export const turnBegan = entry('turn-began', { turn: 'number', turns: 'number' })
export const arrivalRolled = entry('arrival-rolled', { entry: 'entry', die: 'number', needed: 'number', comes: 'flag' })
export const arrived = entry('arrived', { unit: 'unit', hex: 'hex', facing: 'direction', activeFrom: 'number' })
export const delayed = entry('delayed', { unit: 'unit', hex: 'hex' })
export const callPossible = entry('call-possible', { side: 'side', hex: 'hex' })
export const called = entry('called', { side: 'side', die: 'number', needed: 'number', comes: 'flag', due: 'number' })
export const ordered = entry('ordered', { unit: 'unit', target: 'unit' })
export const shot = entry('shot', { unit: 'unit', target: 'unit', ledger: 'ledger', needed: 'number', hit: 'flag' })
export const halfTurnBegan = entry('half-turn-began', { side: 'side' })
export const activation = entry('activation', { unit: 'unit', ledger: 'ledger', needed: 'number', active: 'flag' })
export const moved = entry('moved', { unit: 'unit', from: 'hex', hex: 'hex' })
export const faced = entry('faced', { unit: 'unit', facing: 'direction' })
export const assaulted = entry('assaulted', { unit: 'unit', target: 'unit', hex: 'hex', flank: 'flag' })
export const brokeOff = entry('broke-off', { unit: 'unit', hex: 'hex', facing: 'direction' })
export const fought = entry('fought', {
  attacker: 'unit',
  defender: 'unit',
  attackerLedger: 'ledger',
  defenderLedger: 'ledger',
  onDefender: 'number',
  onAttacker: 'number',
})
export const hitJudged = entry('hit-judged', {
  unit: 'unit',
  die: 'number',
  compulsory: 'number',
  mustLose: 'flag',
})
/** The die left a choice, but there was nothing to choose. */
export const noChoice = entry('no-choice', { unit: 'unit' })
export const lostStrength = entry('lost-strength', { unit: 'unit', left: 'number' })
export const destroyed = entry('destroyed', { unit: 'unit', hex: 'hex' })
export const withdrew = entry('withdrew', { unit: 'unit', from: 'hex', hex: 'hex' })
export const leftBoard = entry('left-board', { unit: 'unit', from: 'hex', strength: 'number' })
export const suppressed = entry('suppressed', { unit: 'unit', turn: 'number' })
export const advanced = entry('advanced', { unit: 'unit', hex: 'hex' })
export const broken = entry('broken', {
  side: 'side',
  strengthLost: 'number',
  strength: 'number',
  unitsLost: 'number',
  units: 'number',
})
export const darkFell = entry('dark-fell', { turn: 'number' })

export const entries = [
  placed,
  turnBegan,
  arrivalRolled,
  arrived,
  delayed,
  callPossible,
  called,
  ordered,
  shot,
  halfTurnBegan,
  activation,
  moved,
  faced,
  assaulted,
  brokeOff,
  fought,
  hitJudged,
  noChoice,
  lostStrength,
  destroyed,
  withdrew,
  leftBoard,
  suppressed,
  advanced,
  broken,
  darkFell,
] as const
export type EntryOfBook = (typeof entries)[number]
