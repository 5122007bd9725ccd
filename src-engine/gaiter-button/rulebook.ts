import type { Rule } from '../kernel/system.ts'

/** Every rule of the book in its order, by a lasting name. Each has one home in the code, and at least one test. */
const rows = `
gb.map.stacking              | GB 1.1   | One unit of each camp in a mountainous zone
gb.map.sectors               | GB 1.1   | Off-map sectors
gb.map.contested             | GB 1.1   | Contested zones
gb.map.blockade              | GB 1.1   | Blockade
gb.counters.fog              | GB 1.2.1 | The front of a counter
gb.counters.allowance        | GB 1.2.1 | Movement points of a counter
gb.counters.value            | GB 1.2.2 | Strategic value
gb.counters.hierarchy        | GB 1.2.2 | Hierarchy of command
gb.counters.losses           | GB 1.2   | Losses cross off boxes from right to left
gb.counters.morale           | GB 1.2   | Morale
gb.counters.detaching        | GB 1.2   | Detaching crosses off boxes from left to right
gb.counters.removed          | GB 1.2   | Units without boxes are removed
gb.fortress.both-banks       | GB 1.2   | Towns on both banks
gb.sequence.turn             | GB 2     | Five phases
gb.sequence.length           | GB 2     | Turns of a day
gb.reinforcements.entry      | GB 3     | Reinforcements
gb.reinforcements.axis       | GB 3     | Reinforcements in an occupied zone
gb.reinforcements.decoys     | GB 3     | Decoys return
gb.weather.roll              | GB 4.1   | Weather
gb.weather.movement          | GB 4.1   | Movement points in rain
gb.weather.fatigue           | GB 4.1   | A marker more in rain
gb.weather.pontoons          | GB 4.1   | Pontoon bridges in rain
gb.initiative.roll           | GB 5     | Initiative
gb.impulse.choice            | GB 6     | Operations in turn
gb.impulse.five-units        | GB 6     | Five units
gb.impulse.activated         | GB 6     | Once a day
gb.impulse.pass              | GB 6     | Passing
gb.impulse.must-pass         | GB 6     | Nothing left to do
gb.battle-move.stack         | GB 7     | Who makes a battle movement
gb.battle-move.ways          | GB 7     | Where a battle movement leads
gb.battle-move.test          | GB 7     | The commander's test
gb.activation.army           | GB 8     | One army in a stack
gb.activation.whole          | GB 8     | One stack after the other
gb.activation.end            | GB 8     | The end of an activation
gb.command.direct            | GB 8.1.1 | Direct line of communication
gb.command.telegraph         | GB 8.1.2 | Telegraphic line of communication
gb.command.independent       | GB 8.1.3 | Independent units
gb.command.points            | GB 8.2   | Command points
gb.command.negative          | GB 8.2   | Negative command points
gb.command.leader            | GB 8.2   | Leaders in activation
gb.command.decoys            | GB 8.2   | Decoys and command
gb.command.secret            | GB 8.2   | Command points kept secret
gb.fatigue.draw              | GB 8.3   | A marker before each action
gb.fatigue.return            | GB 8.3   | Returning a marker
gb.fatigue.stop              | GB 8.3   | STOP
gb.fatigue.losses            | GB 8.3   | Losses by fatigue
gb.fatigue.last-point        | GB 8.3   | The last strength point
gb.fatigue.fast              | GB 8.3   | Two connections for a marker
gb.march.connection          | GB 9.1   | Movement along connections
gb.march.cost                | GB 9.1   | Cost of a connection
gb.march.crowd               | GB 9.1   | More than two units together
gb.march.drop-off            | GB 9.1   | Dropping off units
gb.march.corps-cavalry       | GB 9.1   | French corps cavalry
gb.fortress.shelter          | GB 9.2   | Entering a friendly fortress
gb.fortress.capacity         | GB 9.2   | Capacity of a fortress
gb.fortress.leave            | GB 9.2   | Leaving a fortress
gb.entry.stop                | GB 9.3.1 | Entering ends the movement
gb.entry.cost                | GB 9.3.1 | The additional movement point
gb.entry.axis                | GB 9.3.1 | An axis of retreat
gb.entry.encirclement        | GB 9.3.1 | Encirclement
gb.entry.relief              | GB 9.3.1 | Joining friends in a contested zone
gb.entry.decoys              | GB 9.3.1 | Decoys control no connection
gb.entry.surprise            | GB 9.3.1 | Surprise attack
gb.entry.neutral             | GB 15.6  | Belgium is neutral
gb.axes.friendly             | GB 9.3.1 | Friendly axes of retreat
gb.axes.cleared              | GB 9.3.1 | Zones contested no more
gb.forced-passage.attempt    | GB 9.3.2 | Forced passage
gb.forced-passage.goes-on    | GB 9.3.2 | After a forced passage
gb.fortress.take-shelter     | GB 9.3.3 | Taking shelter
gb.fortress.all-inside       | GB 9.3.3 | All inside
gb.fortress.blockade-entry   | GB 9.3.3 | Passing a blockaded fortress
gb.leave.axes                | GB 9.4   | Leaving by axes of retreat
gb.leave.shut-in             | GB 9.4   | Encircled or blockaded
gb.leave.other-bank          | GB 9.4   | From bank to bank
gb.water.bridge              | GB 9.5   | Major rivers need a bridge
gb.water.back-to-river       | GB 9.5   | Back to the river
gb.water.fortress            | GB 9.5   | Bridges under fortresses
gb.recon.test                | GB 10    | Who reconnoitres
gb.recon.bids                | GB 10    | Secret numbers of cavalry
gb.recon.result              | GB 10    | The reconnaissance table
gb.recon.reveal              | GB 10    | Counters revealed
gb.recon.decoys              | GB 10    | Decoys found out
gb.engineering.marker        | GB 11    | A marker before each operation
gb.bridge.destroy            | GB 11.1.1 | Destroying a bridge
gb.bridge.effect             | GB 11.1.2 | A destroyed bridge
gb.bridge.repair             | GB 11.1.3 | Repairing a bridge
gb.bridge.artillery          | GB 11.1.3 | Repair under artillery
gb.bridge.destroy-repair     | GB 11.1.3 | Destroying a repair
gb.pontoon.build             | GB 11.2  | Building a pontoon bridge
gb.pontoon.use               | GB 11.2  | More than one bridge
gb.pontoon.destroy           | GB 11.2  | Destroying a pontoon bridge
gb.pontoon.recover           | GB 11.2  | Recovering a pontoon bridge
gb.railway.destroy           | GB 11.3  | Destroying a railway
gb.railway.effect            | GB 11.3  | A destroyed railway
gb.railway.repair            | GB 11.3  | Repairing a railway
gb.rally.day                 | GB 12    | Rally by day
gb.rally.test                | GB 12    | The rally test
gb.decoys.act                | GB 13    | Decoys act as their owner says
gb.decoys.removed            | GB 13    | Decoys removed
gb.detachments.form          | GB 14.1  | Forming a detachment
gb.detachments.limits        | GB 14.1  | What a unit may give
gb.detachments.join          | GB 14.1  | Joining a unit
gb.garrisons.fill            | GB 14.2  | Strength points for a garrison
gb.garrisons.give            | GB 14.2  | Strength points from a garrison
gb.combat.launch             | GB 15.1  | Launching a battle
gb.combat.engage             | GB 15.1  | Units engaged in secret
gb.combat.guns-alone         | GB 15.1  | Artillery alone
gb.combat.guard              | GB 15.1  | The Imperial Guard
gb.combat.decoys             | GB 15.1  | Decoys engaged
gb.combat.all-engaged        | GB 15.1  | Option: the defender engages all
gb.provision.line            | GB 15.2  | Line of provision
gb.provision.effect          | GB 15.2  | Without provisions
gb.combat.cavalry-retreat    | GB 15.3  | Retreat of cavalry before combat
gb.combat.amplitude          | GB 15.4  | Amplitude
gb.combat.lead               | GB 15.4  | Lead unit
gb.combat.factor             | GB 15.4  | Combat factor
gb.combat.leader             | GB 15.4  | A leader in combat
gb.combat.charge             | GB 15.4  | Charge
gb.combat.ratio              | GB 15.4  | Strength ratio
gb.combat.guns               | GB 15.4  | Artillery in combat
gb.combat.winner             | GB 15.4  | The winner
gb.combat.tie                | GB 15.4  | No winner
gb.losses.table              | GB 15.5  | The combat result table
gb.losses.order              | GB 15.5  | The lead unit first
gb.losses.numerous           | GB 15.5  | The most numerous type first
gb.losses.artillery          | GB 15.5  | Losses of artillery
gb.losses.cavalry            | GB 15.5  | Losses of cavalry
gb.losses.charge             | GB 15.5  | A lost charge
gb.losses.divisional-cavalry | GB 15.5  | German divisional cavalry
gb.losses.mitrailleuses      | GB 15.5  | Mitrailleuses
gb.losses.rallied            | GB 15.5  | The winner rallies
gb.losses.guns-only          | GB 15.5  | Artillery that defended alone
gb.rout.test                 | GB 15.6  | The rout test
gb.rout.effect               | GB 15.6  | Rout
gb.rout.encircled            | GB 15.6  | Rout of the encircled
gb.retreat.voluntary         | GB 15.6  | Voluntary retreat
gb.retreat.ways              | GB 15.6  | Ways of retreat and rout
gb.retreat.capacity          | GB 15.6  | Capacity of connections
gb.retreat.belgium           | GB 15.6  | Belgium
gb.retreat.fortress          | GB 15.6  | Into the fortress
gb.leaders.alone             | GB 15.6  | Commanders left alone
gb.axes.lost                 | GB 15.6  | The defender's lost axis
gb.axes.break-out            | GB 15.6  | The encircled attacker breaks out
gb.combat.spent              | GB 15.6  | Engaged units are activated
gb.pursuit.when              | GB 15.7  | When there is pursuit
gb.pursuit.roll              | GB 15.7  | The pursuit
gb.pursuit.rain              | GB 15.7  | Pursuit in rain
gb.control.holder            | GB 16.1  | Control of a fortress
gb.control.barrier           | GB 16.1  | Fortresses bar lines
gb.control.enemy-country     | GB 16.1  | Garrisons in enemy country
gb.assault.launch            | GB 16.2  | Assault
gb.assault.resolution        | GB 16.2  | Resolution of an assault
gb.assault.defeat            | GB 16.2  | The fall of a fortress
gb.assault.other-bank        | GB 16.2  | Across the river
gb.sally.launch              | GB 16.3  | Sally
gb.sally.reconnaissance      | GB 16.3  | Reconnaissance before a sally
gb.sally.resolution          | GB 16.3  | Resolution of a sally
gb.night.order               | GB 17    | The night phase
gb.supply.line               | GB 17.1.1 | Line of supply
gb.supply.sources            | GB 17.1.1 | Sources of supply
gb.supply.captured           | GB 17.1.1 | A source of supply taken by the enemy
gb.supply.railway            | GB 17.1.1 | Supply by railway
gb.supply.barred             | GB 17.1.1 | What bars a line of supply
gb.supply.fortress           | GB 17.1.2 | Fortress zones
gb.supply.forage             | GB 17.1.3 | Living off the land
gb.supply.out                | GB 17.2.1 | Out of supply
gb.surrender.night           | GB 17.2.1 | Surrender for want of supply
gb.surrender.test            | GB 17.2.1 | The surrender test
gb.recovery.test             | GB 17.2.2 | Recovery of stragglers
gb.rally.night               | GB 17.3  | Rally at night
gb.detachments.night         | GB 17.4  | Detachments at night
gb.withdrawal.order          | GB 17.5  | Night withdrawal
gb.withdrawal.ways           | GB 17.5  | Ways of a night withdrawal
gb.withdrawal.test           | GB 17.5  | Losses of a night withdrawal
gb.garrisons.abandon         | GB 17.6  | Abandoning a fortress
gb.night.markers             | GB 17.8  | Markers removed
gb.options.permanent-losses  | GB 18.1  | Permanent and temporary losses
gb.options.commander         | GB 18.2  | You are the commander!
gb.options.doctrine          | GB 18.3  | French doctrine
gb.scenario.set-up           | GB 19.1  | Set-up
gb.scenario.area             | GB 19.1  | The zones in play
gb.scenario.pontoon          | GB 19.1  | A permanent pontoon bridge
gb.scenario.uncertainty      | GB 19.1  | German uncertainty
gb.scenario.hesitation       | GB 19.1  | Mac-Mahon's hesitation
gb.scenario.supply-roll      | GB 19.1  | French supply
gb.scenario.no-rail          | GB 19.1  | No German supply by railway
gb.victory.capture           | GB 19.2  | Automatic victory
gb.victory.exit              | GB 19.2  | Leaving the map
gb.victory.levels            | GB 19.2  | Levels of victory
`

export const rulebook: readonly Rule[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [id = '', section = '', title = ''] = row.split('|').map((cell) => cell.trim())
    return { id, section, title }
  })
