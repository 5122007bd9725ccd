import { entry, type DrawNotes } from '../../kernel/play/journal.ts'

/**
 * The journal entries, in the order in which they first occur. Who decides depends on the open table alone, so the first entry of an
 * act follows a decision that everybody knows of. `command-phase-began` does not say so: it comes by itself where no card can be paid.
 */
export const leaderFound = entry({ name: 'leader-found', rule: 'es.leaders.roll' }, { unit: 'unit' })
export const dealt = entry({ name: 'dealt', rule: 'es.cards.deal' }, { commander: 'commander', cards: 'number' })
export const turnBegan = entry({ name: 'turn-began', rule: 'es.turn.length' }, { turn: 'number', turns: 'number' })
export const initiativeRolled = entry(
  { name: 'initiative-rolled', rule: 'es.turn.initiative' },
  { side: 'side', ledger: 'ledger' },
)
export const initiativeWon = entry({ name: 'initiative-won', rule: 'es.turn.initiative' }, { side: 'side' })
export const sideTurnBegan = entry({ name: 'side-turn-began', rule: 'es.turn.side-turn' }, { side: 'side' })
export const commandPhaseBegan = entry(
  { name: 'command-phase-began', rule: 'es.turn.command-phases' },
  { side: 'side', phase: 'number' },
)
export const paid = entry(
  { name: 'paid', rule: 'es.cards.price', followsDecision: true },
  { commander: 'commander', unit: 'unit', card: 'payment' },
)
export const moved = entry(
  { name: 'moved', category: 'march', rule: 'es.move.steps' },
  { unit: 'unit', by: 'wide-number', at: 'point' },
)
/** A move that is over where it began. */
export const stood = entry({ name: 'stood', category: 'march', rule: 'es.move.steps' }, { unit: 'unit' })
export const turned = entry(
  { name: 'turned', category: 'march', rule: 'es.orders.actions', followsDecision: true },
  { unit: 'unit', facing: 'number' },
)
export const formed = entry(
  { name: 'formed', category: 'march', rule: 'es.orders.actions', followsDecision: true },
  { unit: 'unit', formation: 'formation' },
)
export const mountedUp = entry(
  { name: 'mounted', category: 'march', rule: 'es.orders.actions', followsDecision: true },
  { unit: 'unit', dismounted: 'flag' },
)
export const rode = entry(
  { name: 'rode', category: 'march', rule: 'es.general.move' },
  { leader: 'leader', by: 'wide-number', at: 'point' },
)
export const attached = entry(
  { name: 'attached', rule: 'es.general.attach', followsDecision: true },
  { leader: 'leader', unit: 'unit' },
)
export const detached = entry(
  { name: 'detached', rule: 'es.general.attach', followsDecision: true },
  { leader: 'leader', unit: 'unit' },
)
export const exited = entry(
  { name: 'exited', category: 'march', rule: 'es.victory.exits' },
  { unit: 'unit', stands: 'number' },
)
export const volleyFired = entry(
  { name: 'volley-fired', category: 'battle', rule: 'es.fire.dice' },
  {
    unit: 'unit',
    target: 'unit',
    needed: 'number',
    dice: 'number',
    possible: 'number',
    counted: 'number',
    sixes: 'number',
    long: 'flag',
  },
)
export const lossesTaken = entry(
  { name: 'losses-taken', category: 'battle', rule: 'es.saves.table', loss: 'lost' },
  { unit: 'unit', possible: 'number', lost: 'number', left: 'number' },
)
export const destroyed = entry({ name: 'destroyed', category: 'battle', rule: 'es.saves.losses' }, { unit: 'unit' })
export const leaderHit = entry(
  { name: 'leader-hit', category: 'battle', rule: 'es.leaders.kill' },
  { unit: 'unit', die: 'number', dead: 'flag' },
)
export const generalHit = entry(
  { name: 'general-hit', category: 'battle', rule: 'es.general.hurt' },
  { leader: 'leader', die: 'number', dead: 'flag' },
)
export const chitsTaken = entry(
  { name: 'chits-taken', category: 'battle', rule: 'es.morale.chits' },
  { unit: 'unit', chits: 'number', now: 'number', cause: 'cause' },
)
export const rallied = entry(
  { name: 'rallied', category: 'battle', rule: 'es.morale.rally', followsDecision: true },
  { unit: 'unit', pulled: 'flag', now: 'number' },
)
export const tested = entry(
  { name: 'tested', category: 'battle', rule: 'es.morale.check' },
  { unit: 'unit', ledger: 'ledger', needed: 'number', passed: 'flag' },
)
export const fellBack = entry(
  { name: 'fell-back', category: 'battle', rule: 'es.withdraw.way' },
  { unit: 'unit', by: 'wide-number', routing: 'flag' },
)
export const fledOff = entry({ name: 'fled-off', category: 'battle', rule: 'es.withdraw.way' }, { unit: 'unit' })
export const charged = entry(
  { name: 'charged', category: 'battle', rule: 'es.assault.declare', followsDecision: true },
  { unit: 'unit', target: 'unit' },
)
export const fought = entry(
  { name: 'fought', category: 'battle', rule: 'es.assault.totals' },
  {
    target: 'unit',
    attackers: 'number',
    attackersDice: 'number',
    attackersShown: 'number',
    defenders: 'number',
    defendersDice: 'number',
    defendersShown: 'number',
    attackersWin: 'flag',
    possible: 'number',
    returned: 'number',
  },
)
export const reinforced = entry(
  { name: 'reinforced', category: 'battle', rule: 'es.assault.reinforce' },
  { unit: 'unit', target: 'unit' },
)
export const advancedOn = entry(
  { name: 'advanced-on', category: 'battle', rule: 'es.assault.advance' },
  { unit: 'unit' },
)
export const gunsTaken = entry(
  { name: 'guns-taken', category: 'battle', rule: 'es.assault.guns' },
  { unit: 'unit', die: 'number', spiked: 'flag' },
)
export const returned = entry(
  { name: 'returned', rule: 'es.cards.joker', followsDecision: true },
  { commander: 'commander', unit: 'unit' },
)
export const moraleFell = entry(
  { name: 'morale-fell', category: 'battle', rule: 'es.victory.army-morale' },
  { side: 'side', lost: 'number', chits: 'number' },
)
export const emperorTaken = entry(
  { name: 'emperor-taken', category: 'battle', rule: 'es.emperor.capture' },
  { unit: 'unit' },
)
export const emperorGone = entry({ name: 'emperor-gone', category: 'march', rule: 'es.emperor.exit' }, { at: 'point' })

export const entries = [
  leaderFound,
  dealt,
  turnBegan,
  initiativeRolled,
  initiativeWon,
  sideTurnBegan,
  commandPhaseBegan,
  paid,
  moved,
  stood,
  turned,
  formed,
  mountedUp,
  rode,
  attached,
  detached,
  exited,
  volleyFired,
  lossesTaken,
  destroyed,
  leaderHit,
  generalHit,
  chitsTaken,
  rallied,
  tested,
  fellBack,
  fledOff,
  charged,
  fought,
  reinforced,
  advancedOn,
  gunsTaken,
  returned,
  moraleFell,
  emperorTaken,
  emperorGone,
] as const
export type EntryOfBook = (typeof entries)[number]

/** Categories and rules of the draws. */
export const draws: DrawNotes = {
  move: { category: 'march', rule: 'es.move.dice', followsDecision: true },
  ride: { category: 'march', rule: 'es.general.move', followsDecision: true },
  hit: { category: 'battle', rule: 'es.fire.dice', followsDecision: true },
  save: { category: 'battle', rule: 'es.saves.table' },
  leader: { category: 'battle', rule: 'es.leaders.kill' },
  morale: { category: 'battle', rule: 'es.morale.check' },
  'fall-back': { category: 'battle', rule: 'es.withdraw.way' },
  assault: { category: 'battle', rule: 'es.assault.totals' },
  winner: { category: 'battle', rule: 'es.assault.winner' },
  spike: { category: 'battle', rule: 'es.assault.guns' },
}
