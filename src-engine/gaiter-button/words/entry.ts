import type { Words } from '../../kernel/system/words.ts'

export const en: Words = {
  'prompt.taking-shelter': 'The enemy has come to {zone}. Who takes shelter in the fortress ({held} of {capacity} SP)?',
  'verb.take-shelter': 'Shelter or stay outside: {counter}',
  'verb.sheltered': 'The others stay in the field',
  'journal.axis-placed': '{zone}: the connection to {toward} is now an axis of retreat of the {side.adjective} side.',
  'journal.axis-removed':
    '{zone}: the connection to {toward} is no longer an axis of retreat of the {side.adjective} side.',
  'journal.encircled': 'The {side.adjective} side is encircled in {zone}.',
  'journal.encirclement-broken':
    'The {side.adjective} side is no longer encircled in {zone}: the connection to {toward} is open to it.',
  'journal.edge-axis-placed': '{zone}: the {side.adjective} side has its axis of retreat off the map.',
  'journal.took-shelter':
    '{count} {count|counter|counters} of the {side.adjective} side {count|goes|go} into the fortress of {zone}.',
  'journal.came-out':
    '{count} {count|counter|counters} of the {side.adjective} side {count|comes|come} out of the fortress of {zone}.',
  'journal.crossed-to-bank':
    '{count} {count|counter|counters} of the {side.adjective} side {count|crosses|cross} into the fortress of {zone}.',
  'journal.surprised': 'Surprise attack in {zone}: a unit there gets a Combatted marker.',
  'journal.nobody-surprised': 'Surprise attack in {zone}: there is no unit to surprise.',
  'journal.forced-passage': 'The {side.adjective} side tries to force its passage through {zone}.',
  'journal.passage-forced': 'The {side.adjective} side has forced its passage through {zone}.',
  'journal.passage-barred': 'The {side.adjective} side has not forced its passage through {zone}.',
  'journal.thrown-back': 'The {side.adjective} side goes back over the bridge from {zone} to {to}.',
  'draw.surprise': 'Who is surprised',
  'refusal.gb.entry.neutral.belgium': '{zone} is in Belgium, which is neutral.',
  'refusal.gb.entry.surprise.not-this-side': 'Only the Germans surprise their enemies.',
  'refusal.gb.entry.surprise.not-one-infantry-unit': 'A surprise attack is made by a single infantry unit.',
  'refusal.gb.entry.surprise.not-just-entered':
    'A surprise attack follows at once on entering a zone that was French alone.',
  'refusal.gb.options.doctrine.no-surprise': 'With the French doctrine there are no surprise attacks.',
  'refusal.gb.scenario.area.not-in-play': '{zone} is not one of the zones in play.',
  'refusal.gb.map.stacking.crowded': 'In {zone} there is room for {most} {most|unit|units}; there would be {units}.',
  'refusal.gb.leave.shut-in.encircled': 'Who is encircled in {zone} cannot leave: win a battle or wait for help.',
  'refusal.gb.leave.shut-in.blockaded':
    'Who is blockaded in {zone} cannot leave: break the blockade by a sally, or wait for help.',
  'refusal.gb.leave.axes.not-own-axis':
    'The connection to {toward} bears none of your axes of retreat in {zone}; use those that do.',
  'refusal.gb.leave.axes.enemy-axis': 'The connection to {toward} bears an axis of retreat of the enemy in {zone}.',
  'refusal.gb.leave.other-bank.no-bank': '{connection} does not join the banks of one fortress.',
  'refusal.gb.fortress.shelter.no-fortress': 'There is no fortress in {zone}.',
  'refusal.gb.fortress.shelter.enemy-fortress': 'The fortress of {zone} is in the hands of the enemy.',
  'refusal.gb.fortress.shelter.inside': 'They are inside the fortress of {zone} already.',
  'refusal.gb.fortress.capacity.full':
    'The fortress of {zone} holds {capacity} SP; {held} {held|is|are} in it, {more} more {more|does|do} not fit.',
  'refusal.gb.fortress.leave.not-inside': 'They are not inside the fortress of {zone}.',
  'refusal.gb.fortress.take-shelter.not-yours': '{counter} is not yours.',
  'refusal.gb.fortress.take-shelter.not-in-field': '{counter} is not in the field in {zone}.',
  'refusal.gb.water.fortress.two-camps':
    'Two sides control the fortresses at the ends of {connection}: its bridge is closed.',
  'refusal.gb.water.fortress.blockading':
    'Who blockades the fortress of {zone} does not leave over a major river: {connection}.',
  'refusal.gb.forced-passage.attempt.not-just-entered':
    'A passage is forced at once on entering a zone that the enemy had alone.',
  'refusal.gb.forced-passage.attempt.cannot-fight':
    'The stack has neither infantry nor cavalry to force a passage with.',
  'refusal.gb.forced-passage.attempt.open-bridge': '{connection} is open: no need to force it.',
  'refusal.gb.forced-passage.attempt.nobody-to-force':
    'There is no enemy in the field in {zone}: he is in his fortress.',
  'refusal.gb.forced-passage.attempt.contested': '{zone} is contested already.',
  'refusal.gb.forced-passage.attempt.no-way-back': 'With enemies behind there would be no way back over {connection}.',
}

export const fr: Words = {
  'prompt.taking-shelter': 'L’ennemi est entré à {zone}. Qui s’abrite dans la forteresse ({held} PF sur {capacity}) ?',
  'verb.take-shelter': 'S’abriter ou rester dehors : {counter}',
  'verb.sheltered': 'Les autres restent en campagne',
  'journal.axis-placed': '{zone} : la liaison vers {toward} devient un axe de retraite du camp {side.adjective}.',
  'journal.axis-removed': '{zone} : la liaison vers {toward} n’est plus un axe de retraite du camp {side.adjective}.',
  'journal.encircled': 'Le camp {side.adjective} est encerclé à {zone}.',
  'journal.encirclement-broken':
    'Le camp {side.adjective} n’est plus encerclé à {zone} : la liaison vers {toward} lui est ouverte.',
  'journal.edge-axis-placed': '{zone} : l’axe de retraite du camp {side.adjective} mène hors de la carte.',
  'journal.took-shelter':
    '{count} {count|pion|pions} du camp {side.adjective} {count|entre|entrent} dans la forteresse de {zone}.',
  'journal.came-out':
    '{count} {count|pion|pions} du camp {side.adjective} {count|sort|sortent} de la forteresse de {zone}.',
  'journal.crossed-to-bank':
    '{count} {count|pion|pions} du camp {side.adjective} {count|passe|passent} dans la forteresse de {zone}.',
  'journal.surprised': 'Attaque surprise à {zone} : une unité y reçoit un marqueur « A combattu ».',
  'journal.nobody-surprised': 'Attaque surprise à {zone} : il n’y a pas d’unité à surprendre.',
  'journal.forced-passage': 'Le camp {side.adjective} tente de forcer le passage à {zone}.',
  'journal.passage-forced': 'Le camp {side.adjective} a forcé le passage à {zone}.',
  'journal.passage-barred': 'Le camp {side.adjective} n’a pas forcé le passage à {zone}.',
  'journal.thrown-back': 'Le camp {side.adjective} repasse le pont, de {zone} à {to}.',
  'draw.surprise': 'Qui est surpris',
  'refusal.gb.entry.neutral.belgium': '{zone} est en Belgique, qui est neutre.',
  'refusal.gb.entry.surprise.not-this-side': 'Seuls les Allemands lancent des attaques surprises.',
  'refusal.gb.entry.surprise.not-one-infantry-unit': 'Une attaque surprise est le fait d’une seule unité d’infanterie.',
  'refusal.gb.entry.surprise.not-just-entered':
    'Une attaque surprise suit aussitôt l’entrée dans une zone où les Français étaient seuls.',
  'refusal.gb.options.doctrine.no-surprise': 'Avec la doctrine française, il n’y a pas d’attaque surprise.',
  'refusal.gb.scenario.area.not-in-play': '{zone} n’est pas une zone en jeu.',
  'refusal.gb.map.stacking.crowded': '{zone} n’admet que {most} {most|unité|unités} ; il y en aurait {units}.',
  'refusal.gb.leave.shut-in.encircled':
    'Qui est encerclé à {zone} ne peut partir : il faut vaincre ou attendre du secours.',
  'refusal.gb.leave.shut-in.blockaded':
    'Qui est bloqué à {zone} ne peut partir : il faut rompre le blocus par une sortie, ou attendre du secours.',
  'refusal.gb.leave.axes.not-own-axis':
    'La liaison vers {toward} ne porte aucun de vos axes de retraite à {zone} ; prenez celles qui en portent.',
  'refusal.gb.leave.axes.enemy-axis': 'La liaison vers {toward} porte un axe de retraite ennemi à {zone}.',
  'refusal.gb.leave.other-bank.no-bank': '{connection} ne relie pas les rives d’une même forteresse.',
  'refusal.gb.fortress.shelter.no-fortress': 'Il n’y a pas de forteresse à {zone}.',
  'refusal.gb.fortress.shelter.enemy-fortress': 'La forteresse de {zone} est aux mains de l’ennemi.',
  'refusal.gb.fortress.shelter.inside': 'Ils sont déjà dans la forteresse de {zone}.',
  'refusal.gb.fortress.capacity.full':
    'La forteresse de {zone} peut abriter {capacity} PF ; {held} {held|s’y trouve|s’y trouvent}, {more} de plus {more|n’y tient|n’y tiennent} pas.',
  'refusal.gb.fortress.leave.not-inside': 'Ils ne sont pas dans la forteresse de {zone}.',
  'refusal.gb.fortress.take-shelter.not-yours': '{counter} n’est pas à vous.',
  'refusal.gb.fortress.take-shelter.not-in-field': '{counter} n’est pas en campagne à {zone}.',
  'refusal.gb.water.fortress.two-camps':
    'Les forteresses aux deux bouts de {connection} ne sont pas au même camp : le pont est fermé.',
  'refusal.gb.water.fortress.blockading':
    'Qui bloque la forteresse de {zone} ne peut la quitter en franchissant une grande rivière : {connection}.',
  'refusal.gb.forced-passage.attempt.not-just-entered':
    'On force le passage aussitôt entré dans une zone où l’ennemi était seul.',
  'refusal.gb.forced-passage.attempt.cannot-fight': 'La pile n’a ni infanterie ni cavalerie pour forcer un passage.',
  'refusal.gb.forced-passage.attempt.open-bridge': '{connection} est ouverte : rien à forcer.',
  'refusal.gb.forced-passage.attempt.nobody-to-force':
    'Il n’y a pas d’ennemi en campagne à {zone} : il est dans sa forteresse.',
  'refusal.gb.forced-passage.attempt.contested': 'La zone de {zone} est déjà contestée.',
  'refusal.gb.forced-passage.attempt.no-way-back':
    'Avec l’ennemi derrière soi, il n’y aurait pas de retour par {connection}.',
}
