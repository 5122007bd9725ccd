import { type DrawNotes, entry } from '../../kernel/play/journal.ts'

/** The journal entries of this system, in the order of a turn. */

export const placed = entry(
  { name: 'placed', category: 'march', rule: 'ps.setup.all' },
  { unit: 'unit', hex: 'hex', facing: 'direction' },
)
export const turnBegan = entry({ name: 'turn-began', rule: 'ps.turn.sequence' }, { turn: 'number', turns: 'number' })
export const arrivalRolled = entry(
  { name: 'arrival-rolled', category: 'march', rule: 'ps.arrivals.roll' },
  { entry: 'entry', die: 'number', needed: 'number', comes: 'flag' },
)
export const arrived = entry(
  { name: 'arrived', category: 'march', rule: 'ps.arrivals.roll' },
  { unit: 'unit', hex: 'hex', facing: 'direction', activeFrom: 'number' },
)
export const delayed = entry(
  { name: 'delayed', category: 'march', rule: 'ps.arrivals.blocked' },
  { unit: 'unit', hex: 'hex' },
)
export const callPossible = entry(
  { name: 'call-possible', rule: 'ps.arrivals.call-condition' },
  { side: 'side', hex: 'hex' },
)
export const called = entry(
  { name: 'called', category: 'march', rule: 'ps.arrivals.call' },
  { side: 'side', die: 'number', needed: 'number', comes: 'flag', due: 'number' },
)
export const ordered = entry(
  { name: 'ordered', category: 'battle', rule: 'ps.artillery.orders' },
  { unit: 'unit', target: 'unit' },
)
export const shot = entry(
  { name: 'shot', category: 'battle', rule: 'ps.fire.roll' },
  { unit: 'unit', target: 'unit', ledger: 'ledger', needed: 'number', hit: 'flag' },
)
export const halfTurnBegan = entry({ name: 'half-turn-began', rule: 'ps.turn.half-turn' }, { side: 'side' })
export const activation = entry(
  { name: 'activation', category: 'march', rule: 'ps.activation.roll' },
  { unit: 'unit', ledger: 'ledger', needed: 'number', active: 'flag' },
)
export const moved = entry(
  { name: 'moved', category: 'march', rule: 'ps.movement.step' },
  { unit: 'unit', from: 'hex', hex: 'hex' },
)
export const faced = entry(
  { name: 'faced', category: 'march', rule: 'ps.movement.facing' },
  { unit: 'unit', facing: 'direction' },
)
export const assaulted = entry(
  { name: 'assaulted', category: 'battle', rule: 'ps.melee.declare' },
  { unit: 'unit', target: 'unit', hex: 'hex', flank: 'flag' },
)
export const brokeOff = entry(
  { name: 'broke-off', category: 'battle', rule: 'ps.melee.break-off' },
  { unit: 'unit', hex: 'hex', facing: 'direction' },
)
export const fought = entry(
  { name: 'fought', category: 'battle', rule: 'ps.melee.round' },
  {
    attacker: 'unit',
    defender: 'unit',
    attackerLedger: 'ledger',
    defenderLedger: 'ledger',
    onDefender: 'number',
    onAttacker: 'number',
  },
)
export const hitJudged = entry(
  { name: 'hit-judged', category: 'battle', rule: 'ps.hits.quality' },
  {
    unit: 'unit',
    die: 'number',
    compulsory: 'number',
    mustLose: 'flag',
  },
)
/** The die gave a choice, but there was nothing to choose from. */
export const noChoice = entry({ name: 'no-choice', category: 'battle', rule: 'ps.hits.choice' }, { unit: 'unit' })
export const lostStrength = entry(
  { name: 'lost-strength', category: 'battle', rule: 'ps.hits.quality', loss: 1 },
  { unit: 'unit', left: 'number' },
)
export const destroyed = entry(
  { name: 'destroyed', category: 'battle', rule: 'ps.hits.quality' },
  { unit: 'unit', hex: 'hex' },
)
export const withdrew = entry(
  { name: 'withdrew', category: 'battle', rule: 'ps.hits.withdraw' },
  { unit: 'unit', from: 'hex', hex: 'hex' },
)
export const leftBoard = entry(
  { name: 'left-board', category: 'battle', rule: 'ps.hits.own-edge' },
  { unit: 'unit', from: 'hex', strength: 'number' },
)
export const suppressed = entry(
  { name: 'suppressed', category: 'battle', rule: 'ps.units.suppressed' },
  { unit: 'unit', turn: 'number' },
)
export const advanced = entry(
  { name: 'advanced', category: 'battle', rule: 'ps.melee.advance' },
  { unit: 'unit', hex: 'hex' },
)
export const broken = entry(
  { name: 'broken', category: 'battle', rule: 'ps.victory.broken' },
  {
    side: 'side',
    strengthLost: 'number',
    strength: 'number',
    unitsLost: 'number',
    units: 'number',
  },
)
export const darkFell = entry({ name: 'dark-fell', category: 'night', rule: 'ps.victory.dark' }, { turn: 'number' })
export const lossesAtDark = entry(
  { name: 'losses-at-dark', category: 'night', rule: 'ps.victory.dark' },
  { side: 'side', strengthLost: 'number', strength: 'number', percent: 'number' },
)

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
  lossesAtDark,
] as const
export type EntryOfBook = (typeof entries)[number]

/** The journal's notes on draws. */
export const draws: DrawNotes = {
  arrival: { category: 'march' },
  'arriving-unit': { category: 'march' },
  'reserve-unit': { category: 'march' },
  call: { category: 'march' },
  activation: { category: 'march' },
  fire: { category: 'battle' },
  attacker: { category: 'battle' },
  defender: { category: 'battle' },
  quality: { category: 'battle' },
}
