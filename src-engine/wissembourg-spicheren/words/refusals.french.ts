import type { Words } from '../../kernel/system/words.ts'

/** Why something cannot be done, by rule and reason, in French. */
export const refusals: Words = {
  'refusal.ws.facing.front.commander': '{unit} est un commandant et n’a pas d’orientation.',
  'refusal.ws.facing.turn.face': '{unit} finit son mouvement en choisissant une orientation.',
  'refusal.ws.facing.turn.not-moving': 'Une unité ne change d’orientation que pendant son propre mouvement.',
  'refusal.ws.facing.aside.too-far': '{unit} fait face au {facing} et ne peut tourner que d’un côté.',
  'refusal.ws.facing.aside.not-now': 'Personne n’a d’orientation à choisir après un combat.',
  'refusal.ws.stacking.limit.full': 'Il n’y a pas de place pour {unit} en {hex}, où se trouvent déjà : {units}.',
  'refusal.ws.setup.place.not-to-place': '{unit} n’a pas à être placé{unit.e}.',
  'refusal.ws.setup.place.elsewhere': '{unit} ne peut pas commencer en {hex}. Ses places : {hexes}.',
  'refusal.ws.setup.place.face-first': 'Dites d’abord de quel côté tourner {unit}.',
  'refusal.ws.setup.place.put-first': 'Placez d’abord un pion.',
  'refusal.ws.terrain.water.closed': '{unit} ne peut pas passer de {from} en {hex}.',
  'refusal.ws.terrain.water.whole-move':
    'De {from} en {hex}, {unit} a besoin de tout son mouvement, {most} {most|point|points}, et il lui en reste {left}.',
  'refusal.ws.turn.sequence.set-up': 'On ne place les pions qu’avant le premier tour.',
  'refusal.ws.turn.sequence.rally':
    'Les unités se rallient à la fin du tour {turn}{busy# ; aucune formation n’est active| ; formation active : }{formation}.',
  'refusal.ws.turn.initiative.no-choice': '{formation} ne peut pas être choisi{formation.e} maintenant.',
  'refusal.ws.turn.initiative.not-now':
    'Seul qui a l’initiative choisit, une fois au tour {turn}{busy# ; aucune formation n’est active| ; formation active : }{formation}.',
  'refusal.ws.activation.formation.no-marker':
    'Aucun marqueur tiré n’est à jouer{busy# ; aucune formation n’est active| ; formation active : }{formation}.',
  'refusal.ws.activation.formation.barrage':
    'L’artillerie tire quand sa formation est activée, avant ses mouvements{busy# ; aucune formation n’est active| ; formation active : }{formation}.',
  'refusal.ws.activation.formation.moves':
    'Les pions bougent quand leur formation est active, après son tir{busy# ; aucune formation n’est active| ; formation active : }{formation}.',
  'refusal.ws.activation.formation.attacks':
    'Les attaques s’annoncent après les mouvements de la formation{busy# ; aucune formation n’est active| ; formation active : }{formation}.',
  'refusal.ws.activation.joint.not-kept': 'Le marqueur de {formation} ne peut pas être gardé.',
  'refusal.ws.activation.joint.one-kept':
    'Le marqueur de {held} est déjà gardé ; on ne garde pas aussi celui de {formation}.',
  'refusal.ws.activation.joint.chosen':
    '{formation} a été choisi{formation.e} par l’initiative et agit tout de suite ou pas du tout.',
  'refusal.ws.activation.joint.too-late': 'Le gobelet est vide : {formation} agit maintenant ou pas du tout.',
  'refusal.ws.activation.joint.nothing-kept': 'Le marqueur de {partner} n’est pas gardé pour {formation}.',
  'refusal.ws.activation.joint.too-far-apart':
    'Hors de commandement, ou pas dans le rayon l’un de l’autre : les commandants de {formation} et de {partner}.',
  'refusal.ws.command.direct.not-active': '{unit} n’est pas une unité de la formation active sur la carte.',
  'refusal.ws.command.direct.in-command': '{unit} est déjà en commandement.',
  'refusal.ws.command.direct.no-chief': 'Aucun commandant en chef n’est sur la carte pour {unit}.',
  'refusal.ws.command.direct.too-far': '{unit} n’est pas dans le rayon de {chief}.',
  'refusal.ws.command.direct.used':
    '{chief} commande déjà {most} {most|unité|unités} ce tour-ci, {unit} serait de trop.',
  'refusal.ws.command.direct.not-now':
    'Le commandement direct se donne quand une formation est activée{busy# ; aucune formation n’est active| ; formation active : }{formation}.',
  'refusal.ws.command.out-moves.zone':
    '{unit} est hors de commandement et ne peut pas entrer en zone de contrôle ennemie en {hex}.',
  'refusal.ws.command.out-moves.too-far-off':
    '{unit}, hors de commandement, ne peut pas finir en {hex} : hors du rayon de {commander}, à {away} {away|hexagone|hexagones} au lieu de {now}.',
  'refusal.ws.command.failed.stays': '{unit} a échoué à son test et ne bouge pas.',
  'refusal.ws.command.failed.one-hex': '{unit} a échoué à son test et ne va pas plus loin.',
  'refusal.ws.command.bonus.not-there': '{unit} n’est pas avec ceux qui combattent.',
  'refusal.ws.command.bonus.already': '{unit} participe déjà.',
  'refusal.ws.command.bonus.none': '{unit} n’a pas de bonus.',
  'refusal.ws.command.bonus.not-now': 'Aucun commandant n’a maintenant à participer.',
  'refusal.ws.command.death.other-formation': '{unit} n’est pas de sa formation.',
  'refusal.ws.command.death.nobody-fell': 'Aucun commandant n’est à remplacer.',
  'refusal.ws.command.following.not-now': 'Aucun commandant n’a à choisir de suivre.',
  'refusal.ws.chiefs.arrival.elsewhere': '{unit} paraît en {hexes}, pas en {hex}.',
  'refusal.ws.chiefs.arrival.not-now': 'Aucun commandant en chef n’arrive maintenant.',
  'refusal.ws.chiefs.inertia.no-chief': '{unit} n’est pas votre commandant en chef sur la carte.',
  'refusal.ws.chiefs.move.phase':
    'Les commandants en chef ne bougent qu’au début d’un tour, et le tour {turn} est commencé{busy# ; aucune formation n’est active| ; formation active : }{formation}.',
  'refusal.ws.chiefs.move.beside-enemy': '{unit} ne peut pas aller à côté d’un ennemi en {hex}, où il n’y a pas d’ami.',
  'refusal.ws.zoc.enter.stopped':
    '{unit} est entré{unit.e} en zone de contrôle ennemie en {from} et ne va pas plus loin.',
  'refusal.ws.zoc.direct.from-zone-to-zone':
    '{unit} ne peut pas aller d’une zone de contrôle ennemie en {from} à une autre en {hex}.',
  'refusal.ws.zoc.cavalry.disorganised':
    '{unit} est une cavalerie désorganisée : {hex} est en zone de contrôle ennemie.',
  'refusal.ws.zoc.friends.commander': '{hex} est en zone de contrôle ennemie, et nul ami n’y est pour {unit}.',
  'refusal.ws.movement.allowance.too-far': '{hex} coûte {cost} {cost|point|points} à {unit}, et il en reste {left}.',
  'refusal.ws.movement.order.not-active': '{unit} n’est pas de la formation active sur la carte.',
  'refusal.ws.movement.order.once': '{unit} a déjà bougé.',
  'refusal.ws.movement.step.not-adjacent': '{from} et {hex} ne se touchent pas.',
  'refusal.ws.movement.step.enemy': '{hex} est tenu par l’ennemi.',
  'refusal.ws.movement.step.nobody-moves': 'Aucun pion n’est en mouvement maintenant.',
  'refusal.ws.arrivals.column.not-due': '{unit} n’a pas à entrer maintenant.',
  'refusal.ws.arrivals.column.not-yet': '{unit} entre à partir du tour {turn}.',
  'refusal.ws.arrivals.column.too-long':
    'En queue de colonne, {unit} a besoin de {cost} {cost|point|points} pour {hex} et en a {left}.',
  'refusal.ws.arrivals.blocked.elsewhere': '{unit} entre en {hexes}, pas en {hex}.',
  'refusal.ws.arrivals.blocked.nowhere': 'L’ennemi tient tous les hexagones par où {unit} pourrait entrer.',
  'refusal.ws.hidden.march.gone': '{column} n’est plus cachée.',
  'refusal.ws.hidden.march.not-adjacent': '{hex} n’est pas à côté de {column}.',
  'refusal.ws.hidden.march.water': 'Il y a de l’eau entre {column} et {hex}.',
  'refusal.ws.hidden.march.woods': '{column} ne traverse les bois de {hex} que par une route.',
  'refusal.ws.hidden.march.enemy': 'L’ennemi est en {hex}, où {column} ne peut pas aller.',
  'refusal.ws.hidden.march.too-far': '{hex} coûte {cost} {cost|point|points} à {column}, et il en reste {left}.',
  'refusal.ws.hidden.march.not-now':
    'Les colonnes cachées marchent quand le marqueur de leur division est tiré{busy# ; aucune formation n’est active| ; formation active : }{formation}.',
  'refusal.ws.hidden.reveal.halted': '{unit} est tombé{unit.e} sur une colonne cachée et ne va pas plus loin.',
  'refusal.ws.hidden.deploy.not-now': '{unit} n’a pas à être posé{unit.e}.',
  'refusal.ws.hidden.deploy.elsewhere': 'Pour {unit} : {hexes}, non {hex}.',
  'refusal.ws.hidden.deploy.face-first': 'Dites d’abord de quel côté tourner {unit}.',
  'refusal.ws.hidden.deploy.put-first': 'Posez d’abord un pion.',
  'refusal.ws.hidden.deploy.no-column': 'Aucune colonne ne vient d’être révélée.',
  'refusal.ws.artillery.once.no-guns': '{unit} n’a pas d’artillerie sur la carte.',
  'refusal.ws.artillery.once.not-active': '{unit} n’est pas de la formation active.',
  'refusal.ws.artillery.once.not-on-map': '{unit} n’est pas sur la carte.',
  'refusal.ws.artillery.once.fired': '{unit} a tiré dans cette activation.',
  'refusal.ws.artillery.barrage.no-target': '{target} n’est pas une unité sur la carte.',
  'refusal.ws.artillery.barrage.own': '{target} est de votre camp.',
  'refusal.ws.artillery.range.too-far':
    '{target} est à {distance} {distance|hexagone|hexagones}, {unit} porte à {range}.',
  'refusal.ws.artillery.arc.outside':
    '{unit} fait face au {facing} : {hex} est hors de son champ de tir, même en tournant d’un côté.',
  'refusal.ws.artillery.sight.blocked': '{unit} ne voit pas {target} : {hex} bloque la vue.',
  'refusal.ws.artillery.together.alone': 'Aucune artillerie ne peut tirer avec {unit}.',
  'refusal.ws.artillery.support.once-a-turn': '{unit} a donné son appui ce tour-ci.',
  'refusal.ws.artillery.support.other-formation': '{unit} est d’une autre formation.',
  'refusal.ws.artillery.support.out-of-reach':
    'Aucun attaquant n’est à {range} {range|hexagone|hexagones} au plus de {unit}, dans son champ de tir et en vue.',
  'refusal.ws.assault.declare.no-troops': '{unit} n’est ni infanterie ni cavalerie.',
  'refusal.ws.assault.declare.not-active': '{unit} n’est pas de la formation active sur la carte.',
  'refusal.ws.assault.declare.once': '{unit} doit déjà attaquer {target}.',
  'refusal.ws.assault.declare.no-enemy': 'Aucune unité ennemie n’est en {hex}.',
  'refusal.ws.assault.declare.not-in-front': '{unit} fait face au {facing} : {hex} n’est pas dans son front.',
  'refusal.ws.assault.declare.out-of-command':
    '{unit} est hors de commandement et dans aucune zone de contrôle ennemie.',
  'refusal.ws.assault.water.closed': '{unit} ne peut pas attaquer {hex} par-dessus l’eau.',
  'refusal.ws.assault.charge.disorganised': '{unit}, désorganisé{unit.e}, ne peut pas charger.',
  'refusal.ws.assault.charge.tired': '{unit} a dépensé {spent} {spent|point|points} ; pour charger, {most} au plus.',
  'refusal.ws.assault.coordination.no-commander': '{unit} n’est pas un commandant de la formation active.',
  'refusal.ws.assault.coordination.once': '{unit} coordonne déjà les attaques sur {other}.',
  'refusal.ws.assault.coordination.joined': 'C’est {leader} qui doit coordonner les attaques sur {hex}.',
  'refusal.ws.assault.coordination.too-few':
    '{units} attaque {hex} sans autre unité ; pour coordonner il en faut deux.',
  'refusal.ws.assault.coordination.nobody':
    'Aucune unité ne doit encore attaquer {hex} ; pour coordonner il en faut deux.',
  'refusal.ws.assault.coordination.not-stacked':
    '{unit} en {at} n’est avec aucun de ceux qui attaquent {hex} : {units}.',
  'refusal.ws.assault.coordination.not-joined': '{unit} n’a pas part à une attaque coordonnée.',
  'refusal.ws.assault.coordination.needed': 'Sans {unit} il ne resterait qu’un attaquant.',
  'refusal.ws.assault.sequence.not-next': '{unit} n’a pas d’attaque à mener maintenant.',
  'refusal.ws.assault.sequence.not-now':
    'Les attaques se mènent quand toutes sont annoncées{busy# ; aucune formation n’est active| ; formation active : }{formation}.',
  'refusal.ws.assault.evade.elsewhere': '{unit} peut se retirer en {hexes}, non en {hex}.',
  'refusal.ws.assault.evade.not-now': 'Personne n’a maintenant à se retirer avant un combat.',
  'refusal.ws.assault.advance.other': 'L’une de celles-ci avance en {hex} : {units} ; non {unit}.',
  'refusal.ws.assault.advance.must': 'L’une de ces unités doit avancer en {hex} : {units}.',
  'refusal.ws.assault.advance.not-now': 'Aucun hexagone ne vient d’être pris.',
  'refusal.ws.defence.combat.not-now': 'Personne n’est attaqué maintenant.',
  'refusal.ws.defence.helpers.no-troops': '{unit} n’est pas de l’infanterie ou de la cavalerie sur la carte.',
  'refusal.ws.defence.helpers.other-side': '{unit} n’est pas du camp du défenseur.',
  'refusal.ws.defence.helpers.already': '{unit} aide déjà.',
  'refusal.ws.defence.helpers.attacked': '{unit} subit aussi une attaque.',
  'refusal.ws.defence.helpers.not-beside': '{unit} ne touche aucun attaquant.',
  'refusal.ws.defence.split.too-many': '{points} serait plus que ce qui reste, {left}.',
  'refusal.ws.defence.split.not-now': 'Il n’y a pas de points à partager maintenant.',
  'refusal.ws.losses.pairs.elsewhere': '{unit} n’est pas en {hex}.',
  'refusal.ws.losses.pairs.not-now': 'Il n’y a pas de pas à répartir maintenant.',
  'refusal.ws.retreat.refuse.too-late': 'C’est décidé : {unit} se retire.',
  'refusal.ws.retreat.refuse.decide-first': 'Décidez d’abord si {unit} refuse.',
  'refusal.ws.retreat.hexes.elsewhere': '{unit} se retire en {hexes}, non en {hex}.',
  'refusal.ws.retreat.hexes.not-now': 'Aucune unité n’a à se retirer maintenant.',
  'refusal.ws.morale.demoralised-moves.beside-enemy':
    '{unit}, de {formation} démoralisé{formation.e}, ne peut pas aller à côté d’un ennemi en {hex}.',
  'refusal.ws.morale.demoralised-moves.not-nearer':
    '{unit}, de {formation} démoralisé{formation.e}, doit finir plus près de son bord que {hex}.',
  'refusal.ws.morale.demoralised-moves.not-idle':
    '{formation} est démoralisé{formation.e} et doit partir : rester sans rien faire n’est pas permis.',
  'refusal.ws.morale.demoralised-moves.has-to': '{unit} en {hex}, de {formation} démoralisé{formation.e}, doit bouger.',
  'refusal.ws.rally.who.not-yours': '{unit} n’est pas une de vos unités sur la carte.',
  'refusal.ws.rally.who.in-order': '{unit} est en bon ordre.',
  'refusal.ws.rally.who.once': '{unit} a déjà essayé de se rallier au tour {turn}.',
  'refusal.ws.rally.who.beside-enemy': '{unit} en {hex} ne se rallie pas : à côté se {count|trouve|trouvent} {units}.',
  'refusal.ws.victory.exits.too-early': '{unit} peut quitter la carte depuis {hex} à partir du tour {turn}.',
  'refusal.ws.victory.exits.no-exit': '{unit} ne peut pas quitter la carte depuis {hex} maintenant.',
  'refusal.ws.victory.exits.too-far':
    'Sortir depuis {hex} coûte {cost} {cost|point|points} à {unit}, et il en reste {left}.',
}
