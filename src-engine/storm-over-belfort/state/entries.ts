import { type DrawNotes, entry } from '../../kernel/play/journal.ts'

/** The journal entries of a game of this system, in the order of a turn. */

export const placed = entry(
  { name: 'placed', category: 'march', rule: 'sb.setup.units' },
  { unit: 'unit', zone: 'zone' },
)
export const turnBegan = entry(
  { name: 'turn-began', rule: 'sb.turn.sequence' },
  { turn: 'number', turns: 'number', side: 'side', surrounded: 'flag' },
)
export const income = entry(
  { name: 'income', rule: 'sb.points.income' },
  { side: 'side', kept: 'number', income: 'number', stratagems: 'number', points: 'number' },
)
export const bought = entry(
  { name: 'bought', rule: 'sb.stratagems.buy', followsDecision: true },
  { side: 'side', chosen: 'flag', points: 'number' },
  { counter: 'counter' },
)
export const kept = entry(
  { name: 'kept', rule: 'sb.stratagems.keep', followsDecision: true },
  { side: 'side', count: 'number' },
  { counter: 'counter' },
)
export const played = entry(
  { name: 'played', rule: 'sb.stratagems.faces', followsDecision: true },
  { side: 'side', counter: 'counter', red: 'flag', stratagem: 'stratagem' },
)
export const posted = entry(
  { name: 'posted', category: 'march', rule: 'sb.stratagem.scouts' },
  { unit: 'unit', zone: 'zone' },
)
export const fellIll = entry(
  { name: 'fell-ill', category: 'battle', rule: 'sb.stratagem.illness' },
  { unit: 'unit', zone: 'zone' },
)
export const deserted = entry(
  { name: 'deserted', category: 'battle', rule: 'sb.stratagem.desertion' },
  { unit: 'unit', zone: 'zone' },
)
export const withdrawn = entry(
  { name: 'withdrawn', category: 'march', rule: 'sb.stratagem.bourbaki' },
  { units: 'number' },
)
export const returnedFrom = entry(
  { name: 'returned-from', category: 'march', rule: 'sb.stratagem.bourbaki' },
  { units: 'number' },
)
export const transferred = entry(
  { name: 'transferred', category: 'march', rule: 'sb.operational.once' },
  { unit: 'unit', from: 'zone', zone: 'zone' },
)
export const cancelled = entry(
  { name: 'cancelled', category: 'battle', rule: 'sb.stratagem.bad-shell' },
  { unit: 'unit' },
)
export const countered = entry(
  { name: 'countered', category: 'battle', rule: 'sb.bombardment.counter-roll' },
  { unit: 'unit', against: 'unit', ledger: 'ledger', result: 'number' },
)
export const bombarded = entry(
  { name: 'bombarded', category: 'battle', rule: 'sb.bombardment.roll' },
  { unit: 'unit', zone: 'zone', ledger: 'ledger', hits: 'number' },
)
export const fortDamaged = entry(
  { name: 'fort-damaged', category: 'battle', rule: 'sb.bombardment.forts' },
  { zone: 'zone', bonus: 'number' },
)
export const markerLost = entry(
  { name: 'marker-lost', category: 'battle', rule: 'sb.bombardment.markers' },
  { zone: 'zone', work: 'work' },
)
export const stoppedFire = entry(
  { name: 'stopped-fire', rule: 'sb.bombardment.order', followsDecision: true },
  { side: 'side' },
)
export const hit = entry(
  { name: 'hit', category: 'battle', rule: 'sb.hits.spread', loss: 1 },
  { unit: 'unit', zone: 'zone', status: 'number' },
)
export const wentIntoAction = entry(
  { name: 'went-into-action', category: 'march', rule: 'sb.activation.cost' },
  { side: 'side', zone: 'zone', units: 'number' },
)
export const passed = entry({ name: 'passed', rule: 'sb.activation.order', followsDecision: true }, { side: 'side' })
export const exchanged = entry(
  { name: 'exchanged', category: 'march', rule: 'sb.activation.exchange' },
  { unit: 'unit', other: 'unit', zone: 'zone', beside: 'zone' },
)
export const marched = entry(
  { name: 'marched', category: 'march', rule: 'sb.movement.march' },
  { unit: 'unit', from: 'zone', zone: 'zone' },
)
export const balked = entry(
  { name: 'balked', category: 'battle', rule: 'sb.stratagem.discipline' },
  { unit: 'unit', zone: 'zone' },
)
export const firedAtOffensive = entry(
  { name: 'fired', category: 'battle', rule: 'sb.fire.roll' },
  { zone: 'zone', at: 'zone', firepower: 'number', ledger: 'ledger', hits: 'number' },
)
export const heldFire = entry(
  { name: 'held-fire', category: 'battle', rule: 'sb.fire.defence', followsDecision: true },
  { side: 'side', zone: 'zone' },
)
export const calledOff = entry(
  { name: 'called-off', category: 'battle', rule: 'sb.attack.sequence', followsDecision: true },
  { side: 'side', source: 'zone', target: 'zone' },
)
export const assaulted = entry(
  { name: 'assaulted', category: 'battle', rule: 'sb.attack.roll' },
  {
    side: 'side',
    source: 'zone',
    target: 'zone',
    magnitude: 'number',
    ledger: 'ledger',
    won: 'flag',
    onDefender: 'number',
    onAttacker: 'number',
  },
)
export const taken = entry(
  { name: 'taken', category: 'battle', rule: 'sb.attack.taken' },
  { side: 'side', zone: 'zone' },
)
export const gunsLost = entry(
  { name: 'guns-lost', category: 'battle', rule: 'sb.attack.taken' },
  { unit: 'unit', zone: 'zone' },
)
export const advanced = entry(
  { name: 'advanced', category: 'march', rule: 'sb.attack.advance' },
  { unit: 'unit', zone: 'zone' },
)
export const noAdvance = entry(
  { name: 'no-advance', category: 'battle', rule: 'sb.attack.advance' },
  { side: 'side', zone: 'zone' },
)
export const retreated = entry(
  { name: 'retreated', category: 'march', rule: 'sb.retreat.way' },
  { unit: 'unit', from: 'zone', zone: 'zone' },
)
export const leftMap = entry(
  { name: 'left-map', category: 'battle', rule: 'sb.retreat.off-map' },
  { unit: 'unit', from: 'zone' },
)
export const lostForGood = entry(
  { name: 'lost-for-good', category: 'battle', rule: 'sb.retreat.none' },
  { unit: 'unit', zone: 'zone' },
)
export const arrived = entry({ name: 'arrived', category: 'march', rule: 'sb.works.arrivals' }, { units: 'number' })
export const rallied = entry(
  { name: 'rallied', category: 'night', rule: 'sb.works.rally' },
  { unit: 'unit', status: 'number' },
)
export const rebuilt = entry(
  { name: 'rebuilt', category: 'night', rule: 'sb.works.rebuild' },
  { unit: 'unit', zone: 'zone' },
)
export const fortified = entry(
  { name: 'fortified', category: 'night', rule: 'sb.works.fortify' },
  { side: 'side', zone: 'zone' },
)
export const dug = entry({ name: 'dug', category: 'night', rule: 'sb.works.trench' }, { zone: 'zone', cost: 'number' })
export const counted = entry({ name: 'counted', rule: 'sb.victory.points' }, { french: 'number', prussian: 'number' })

export const entries = [
  placed,
  turnBegan,
  income,
  bought,
  kept,
  played,
  posted,
  fellIll,
  deserted,
  withdrawn,
  returnedFrom,
  transferred,
  cancelled,
  countered,
  bombarded,
  fortDamaged,
  markerLost,
  stoppedFire,
  hit,
  wentIntoAction,
  passed,
  exchanged,
  marched,
  balked,
  firedAtOffensive,
  heldFire,
  calledOff,
  assaulted,
  taken,
  gunsLost,
  advanced,
  noAdvance,
  retreated,
  leftMap,
  lostForGood,
  arrived,
  rallied,
  rebuilt,
  fortified,
  dug,
  counted,
] as const
export type EntryOfBook = (typeof entries)[number]

/** Categories of the draws. */
export const draws: DrawNotes = {
  stratagem: {},
  'counter-battery': { category: 'battle' },
  bombardment: { category: 'battle' },
  'defensive-fire': { category: 'battle' },
  assault: { category: 'battle' },
}
