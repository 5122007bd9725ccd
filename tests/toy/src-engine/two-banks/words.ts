import type { Words } from '../kernel/system/words.ts'

export const english: Words = {
  'prompt.crossing': 'Who tries the bridge?',
  'verb.try': '{counter} tries the bridge',
  'verb.wait': 'Wait',
  'journal.tried': '{side} tries the bridge: {die}, {needed} needed.',
  'journal.crossed': '{counter} comes over to {zone}.',
  'journal.waited': '{side} waits.',
  'draw.crossing': 'At the bridge',
  'draw.token': 'Laid face down',
  'refusal.tb.crossing.who.not-yours': 'That counter is the enemy’s.',
  'refusal.tb.crossing.who.across': '{counter} is across.',
  'ending.dusk': 'Dusk falls on the bridge.',
  'ending.dusk.by': 'Dusk falls: {winner} has brought more strength across.',
  calendar: 'Turn {turn}',
  'tally.across': 'Strength across',
  'side.red': 'Red',
  'side.blue': 'Blue',
}

export const french: Words = {
  'prompt.crossing': 'Qui tente le pont ?',
  'verb.try': '{counter} tente le pont',
  'verb.wait': 'Attendre',
  'journal.tried': '{side} tente le pont : {die}, il faut {needed}.',
  'journal.crossed': '{counter} passe en {zone}.',
  'journal.waited': '{side} attend.',
  'draw.crossing': 'Au pont',
  'draw.token': 'Posé face cachée',
  'refusal.tb.crossing.who.not-yours': 'Ce pion est à l’ennemi.',
  'refusal.tb.crossing.who.across': '{counter} a passé.',
  'ending.dusk': 'Le crépuscule tombe sur le pont.',
  'ending.dusk.by': 'Le crépuscule tombe : {winner} a fait passer la plus grande force.',
  calendar: 'Tour {turn}',
  'tally.across': 'Force passée',
  'side.red': 'Rouge',
  'side.blue': 'Bleu',
}
