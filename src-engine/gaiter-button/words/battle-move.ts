import type { Words } from '../../kernel/system/words.ts'

export const en: Words = {
  'prompt.battle-move': 'Battle movement: who goes with his leader, and where?',
  'verb.join-battle-move': 'Goes along or stays: {counter}',
  'verb.battle-move': 'Battle movement by {connection}',
  'verb.battle-move.to': 'Battle movement to {to}',
  'journal.battle-moved': 'Battle movement of the {side.adjective} side from {zone} to {to}.',
  'journal.battle-move-failed':
    'The battle movement of the {side.adjective} side from {zone} to {to} does not come off.',
  'journal.battle-move-tested': '{leader} leads; {needed} or more needed.',
  'draw.battle-move': 'Battle movement',
  'refusal.gb.battle-move.stack.not-yours': '{counter} is not yours.',
  'refusal.gb.battle-move.stack.not-on-map': '{counter} is not on the map.',
  'refusal.gb.battle-move.stack.activated': '{counter} has been activated today.',
  'refusal.gb.battle-move.stack.apart': '{counter} does not stand with the others.',
  'refusal.gb.battle-move.stack.no-commander':
    'Either nobody with {counter} can lead it, or it is a leader with nobody to lead.',
  'refusal.gb.battle-move.stack.no-troops': 'Nobody but leaders goes yet.',
  'refusal.gb.battle-move.stack.no-leader': 'No leader who commands them all is with those who go.',
  'refusal.gb.battle-move.ways.nowhere': 'There is no enemy beside {counter} to move against.',
  'refusal.gb.battle-move.stack.nobody': 'No leader can make a battle movement now.',
  'refusal.gb.battle-move.ways.not-here': '{connection} does not begin here.',
  'refusal.gb.battle-move.ways.no-enemy': 'There is no enemy counter in {zone}.',
  'refusal.gb.battle-move.ways.major-river': 'A battle movement does not cross a major river: {connection}.',
  'refusal.gb.battle-move.ways.mountains': 'A battle movement does not go into the mountains of {zone}.',
}

export const fr: Words = {
  'prompt.battle-move': 'Mouvement de bataille : qui suit son chef, et où ?',
  'verb.join-battle-move': 'Accompagne ou reste : {counter}',
  'verb.battle-move': 'Mouvement de bataille par {connection}',
  'verb.battle-move.to': 'Mouvement de bataille vers {to}',
  'journal.battle-moved': 'Mouvement de bataille du camp {side.adjective}, de {zone} à {to}.',
  'journal.battle-move-failed': 'Le mouvement de bataille du camp {side.adjective}, de {zone} à {to}, ne se fait pas.',
  'journal.battle-move-tested': '{leader} mène ; il faut {needed} ou plus.',
  'draw.battle-move': 'Mouvement de bataille',
  'refusal.gb.battle-move.stack.not-yours': '{counter} n’est pas à vous.',
  'refusal.gb.battle-move.stack.not-on-map': '{counter} n’est pas sur la carte.',
  'refusal.gb.battle-move.stack.activated': '{counter} a été activé{counter.e} aujourd’hui.',
  'refusal.gb.battle-move.stack.apart': '{counter} n’est pas avec les autres.',
  'refusal.gb.battle-move.stack.no-commander':
    'Ou bien aucun chef ne peut mener {counter}, ou bien c’est un chef sans personne à mener.',
  'refusal.gb.battle-move.stack.no-troops': 'Il n’y a encore que des chefs.',
  'refusal.gb.battle-move.stack.no-leader': 'Aucun chef qui les commande tous n’accompagne ceux qui partent.',
  'refusal.gb.battle-move.ways.nowhere': 'Il n’y a pas d’ennemi voisin de {counter} contre qui marcher.',
  'refusal.gb.battle-move.stack.nobody': 'Aucun chef ne peut faire de mouvement de bataille maintenant.',
  'refusal.gb.battle-move.ways.not-here': '{connection} ne part pas d’ici.',
  'refusal.gb.battle-move.ways.no-enemy': 'Il n’y a pas de pion ennemi à {zone}.',
  'refusal.gb.battle-move.ways.major-river':
    'Un mouvement de bataille ne franchit pas de grande rivière : {connection}.',
  'refusal.gb.battle-move.ways.mountains': 'Un mouvement de bataille ne mène pas dans les montagnes de {zone}.',
}
