import { type DrawNotes, entry } from '../../kernel/play/journal.ts'

/** The journal entries of a game of this system, in the order of a turn. */

export const placed = entry({ name: 'placed', category: 'march', rule: 'ws.setup.place' }, { unit: 'unit', hex: 'hex' })
export const turnBegan = entry(
  { name: 'turn-began', rule: 'ws.turn.sequence' },
  { turn: 'number', turns: 'number', hour: 'number' },
)
export const nightFell = entry({ name: 'night-fell', category: 'night', rule: 'ws.turn.night' }, { turn: 'number' })
export const objectivesCounted = entry(
  { name: 'objectives-counted', rule: 'ws.victory.objectives' },
  { french: 'number', german: 'number' },
)
export const chiefCame = entry(
  { name: 'chief-came', category: 'march', rule: 'ws.chiefs.arrival' },
  { unit: 'unit', hex: 'hex' },
)
export const chiefCalled = entry(
  { name: 'chief-called', rule: 'ws.options.early-chief' },
  { die: 'number', needed: 'number', comes: 'flag' },
)
export const divisionCalled = entry(
  { name: 'division-called', rule: 'ws.options.called-division' },
  { die: 'number', needed: 'number', due: 'number' },
)
export const chiefTested = entry(
  { name: 'chief-tested', rule: 'ws.chiefs.inertia' },
  { unit: 'unit', ledger: 'ledger', needed: 'number', passed: 'flag' },
)
export const commanderOut = entry({ name: 'commander-out', rule: 'ws.command.headquarters' }, { unit: 'unit' })
export const initiativeRolled = entry(
  { name: 'initiative-rolled', rule: 'ws.turn.initiative' },
  { french: 'ledger', german: 'ledger', side: 'side' },
)
export const initiativeGiven = entry({ name: 'initiative-given', rule: 'ws.turn.initiative' }, { side: 'side' })
export const objectiveTaken = entry(
  { name: 'objective-taken', category: 'battle', rule: 'ws.victory.control' },
  { side: 'side', hex: 'hex' },
)
export const nobodyLeads = entry({ name: 'nobody-leads', rule: 'ws.turn.initiative' }, { turn: 'number' })
export const horseDrawn = entry(
  { name: 'horse-drawn', rule: 'ws.turn.shared-marker' },
  { die: 'number', formation: 'formation' },
)
export const activated = entry({ name: 'activated', rule: 'ws.activation.formation' }, { formation: 'formation' })
export const joined = entry(
  { name: 'joined', rule: 'ws.activation.joint' },
  { formation: 'formation', partner: 'formation' },
)
export const declined = entry({ name: 'declined', rule: 'ws.activation.formation' }, { formation: 'formation' })
export const markerHeld = entry({ name: 'marker-held', rule: 'ws.activation.joint' }, { formation: 'formation' })
export const activationTested = entry(
  { name: 'activation-tested', rule: 'ws.activation.test' },
  { unit: 'unit', ledger: 'ledger', needed: 'number', passed: 'flag' },
)
export const directed = entry({ name: 'directed', rule: 'ws.command.direct' }, { unit: 'unit', chief: 'unit' })
export const barraged = entry(
  { name: 'barraged', category: 'battle', rule: 'ws.artillery.barrage' },
  { unit: 'unit', target: 'unit', hex: 'hex', columns: 'ledger', ledger: 'ledger', result: 'number' },
)
export const moved = entry(
  { name: 'moved', category: 'march', rule: 'ws.movement.step' },
  { unit: 'unit', from: 'hex', hex: 'hex' },
)
export const faced = entry(
  { name: 'faced', category: 'march', rule: 'ws.facing.turn' },
  { unit: 'unit', facing: 'direction' },
)
export const entered = entry(
  { name: 'entered', category: 'march', rule: 'ws.arrivals.column' },
  { unit: 'unit', hex: 'hex' },
)
export const left = entry(
  { name: 'left', category: 'march', rule: 'ws.victory.exits' },
  { unit: 'unit', hex: 'hex', scored: 'flag' },
)
export const attackPlanned = entry(
  { name: 'attack-planned', category: 'battle', rule: 'ws.assault.declare' },
  { unit: 'unit', hex: 'hex' },
)
export const attackJoined = entry(
  { name: 'attack-joined', category: 'battle', rule: 'ws.assault.coordination' },
  { unit: 'unit', hex: 'hex' },
)
export const attackApart = entry(
  { name: 'attack-apart', category: 'battle', rule: 'ws.assault.coordination' },
  { unit: 'unit' },
)
export const coordinationTested = entry(
  { name: 'coordination-tested', category: 'battle', rule: 'ws.assault.coordination' },
  { unit: 'unit', hex: 'hex', ledger: 'ledger', needed: 'number', passed: 'flag' },
)
/** One attacker; the other attackers of the same attack follow directly. */
export const attackBegan = entry(
  { name: 'attack-began', category: 'battle', rule: 'ws.assault.sequence' },
  { unit: 'unit', hex: 'hex' },
)
export const evaded = entry(
  { name: 'evaded', category: 'battle', rule: 'ws.assault.evade' },
  { unit: 'unit', from: 'hex', hex: 'hex' },
)
export const helped = entry({ name: 'helped', category: 'battle', rule: 'ws.defence.helpers' }, { unit: 'unit' })
export const supported = entry(
  { name: 'supported', category: 'battle', rule: 'ws.artillery.support' },
  { unit: 'unit' },
)
export const tookPart = entry({ name: 'took-part', category: 'battle', rule: 'ws.command.bonus' }, { unit: 'unit' })
export const defended = entry(
  { name: 'defended', category: 'battle', rule: 'ws.defence.combat' },
  { hex: 'hex', unit: 'unit', columns: 'ledger', ledger: 'ledger', result: 'number' },
)
export const assaulted = entry(
  { name: 'assaulted', category: 'battle', rule: 'ws.assault.roll' },
  { unit: 'unit', hex: 'hex', columns: 'ledger', ledger: 'ledger', result: 'number' },
)
export const moraleTested = entry(
  { name: 'morale-tested', category: 'battle', rule: 'ws.morale.test' },
  { unit: 'unit', ledger: 'ledger', needed: 'number', passed: 'flag' },
)
export const disordered = entry(
  { name: 'disordered', category: 'battle', rule: 'ws.losses.disorganised' },
  { unit: 'unit' },
)
export const stepLost = entry(
  { name: 'step-lost', category: 'battle', rule: 'ws.losses.steps', loss: 1 },
  { unit: 'unit', left: 'number' },
)
/** `steps`: the steps it had left; 0 if it lost them one by one. */
export const eliminated = entry(
  { name: 'eliminated', category: 'battle', rule: 'ws.losses.steps' },
  { unit: 'unit', hex: 'hex', steps: 'number' },
)
export const refused = entry({ name: 'refused', category: 'battle', rule: 'ws.retreat.refuse' }, { unit: 'unit' })
export const retreated = entry(
  { name: 'retreated', category: 'battle', rule: 'ws.retreat.hexes' },
  { unit: 'unit', from: 'hex', hex: 'hex' },
)
export const cornered = entry({ name: 'cornered', category: 'battle', rule: 'ws.retreat.impossible' }, { unit: 'unit' })
export const advanced = entry(
  { name: 'advanced', category: 'battle', rule: 'ws.assault.advance' },
  { unit: 'unit', hex: 'hex' },
)
export const commanderTested = entry(
  { name: 'commander-tested', category: 'battle', rule: 'ws.command.death' },
  { unit: 'unit', roll: 'number', dies: 'flag' },
)
export const commanderFell = entry(
  { name: 'commander-fell', category: 'battle', rule: 'ws.command.death' },
  { unit: 'unit' },
)
export const commanderReplaced = entry(
  { name: 'commander-replaced', rule: 'ws.command.death' },
  { unit: 'unit', hex: 'hex' },
)
export const commanderMoved = entry(
  { name: 'commander-moved', category: 'march', rule: 'ws.command.displaced' },
  { unit: 'unit', hex: 'hex' },
)
export const commanderRemoved = entry({ name: 'commander-removed', rule: 'ws.command.displaced' }, { unit: 'unit' })
export const rallied = entry(
  { name: 'rallied', rule: 'ws.rally.test' },
  { unit: 'unit', ledger: 'ledger', needed: 'number', passed: 'flag' },
)
export const brokeDown = entry(
  { name: 'broke-down', category: 'battle', rule: 'ws.morale.demoralisation' },
  { formation: 'formation', lost: 'number', threshold: 'number' },
)
export const columnChosen = entry({ name: 'column-chosen', rule: 'ws.hidden.columns' }, {}, { column: 'column' })
export const columnMoved = entry(
  { name: 'column-moved', category: 'march', rule: 'ws.hidden.march' },
  { column: 'column', hex: 'hex' },
)
export const columnRevealed = entry(
  { name: 'column-revealed', category: 'march', rule: 'ws.hidden.reveal' },
  { column: 'column', hex: 'hex', real: 'flag' },
)
export const pointsReported = entry(
  { name: 'points-told', category: 'night', rule: 'ws.victory.points' },
  {
    side: 'side',
    objectives: 'number',
    demoralised: 'number',
    gone: 'number',
    exits: 'number',
    other: 'number',
    total: 'number',
  },
)

export const entries = [
  placed,
  turnBegan,
  nightFell,
  objectivesCounted,
  chiefCame,
  chiefCalled,
  divisionCalled,
  chiefTested,
  commanderOut,
  initiativeRolled,
  initiativeGiven,
  objectiveTaken,
  nobodyLeads,
  horseDrawn,
  activated,
  joined,
  declined,
  markerHeld,
  activationTested,
  directed,
  barraged,
  moved,
  faced,
  entered,
  left,
  attackPlanned,
  attackJoined,
  attackApart,
  coordinationTested,
  attackBegan,
  evaded,
  helped,
  supported,
  tookPart,
  defended,
  assaulted,
  moraleTested,
  disordered,
  stepLost,
  eliminated,
  refused,
  retreated,
  cornered,
  advanced,
  commanderTested,
  commanderFell,
  commanderReplaced,
  commanderMoved,
  commanderRemoved,
  rallied,
  brokeDown,
  columnChosen,
  columnMoved,
  columnRevealed,
  pointsReported,
] as const
export type EntryOfBook = (typeof entries)[number]

/** Categories of the draws. */
export const draws: DrawNotes = {
  barrage: { category: 'battle' },
  coordination: { category: 'battle' },
  defence: { category: 'battle' },
  assault: { category: 'battle' },
  morale: { category: 'battle' },
  commander: { category: 'battle' },
}
