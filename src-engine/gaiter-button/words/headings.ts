import type { Words } from '../../kernel/system/words.ts'

/** Headings for several answers with one verb, for verbs whose sentence begins with the part that varies. */

export const en: Words = {
  'heading.abandon': 'Give up or reduce a garrison',
  'heading.detach': 'Form a detachment',
  'heading.fill-garrison': 'Fill the garrison',
  'heading.goes-next': 'Who goes next',
  'heading.join': 'Take a detachment in',
  'heading.join-battle-move': 'Who goes along',
  'heading.lead-with': 'Lead unit',
  'heading.leave-in-place': 'Who stays',
  'heading.lose': 'Losses',
  'heading.lose-garrison': 'Losses of garrisons',
  'heading.next-lead': 'New lead unit',
  'heading.pull-out': 'Who goes back',
  'heading.regain': 'Stragglers that come back',
  'heading.retreat-by': 'Ways out',
  'heading.retreat-inside': 'Into the fortress',
  'heading.spend-mitrailleuse': 'Sacrifice mitrailleuses',
  'heading.take-shelter': 'Shelter or stay outside',
  'heading.withdraw-one': 'Fall back one by one',
}

export const fr: Words = {
  'heading.abandon': 'Abandonner ou réduire une garnison',
  'heading.detach': 'Former un détachement',
  'heading.fill-garrison': 'Compléter la garnison',
  'heading.goes-next': 'Qui part maintenant',
  'heading.join': 'Réintégrer un détachement',
  'heading.join-battle-move': 'Qui accompagne',
  'heading.lead-with': 'Unité de tête',
  'heading.leave-in-place': 'Qui reste',
  'heading.lose': 'Pertes',
  'heading.lose-garrison': 'Pertes des garnisons',
  'heading.next-lead': 'Nouvelle unité de tête',
  'heading.pull-out': 'Qui se retire',
  'heading.regain': 'Traînards qui reviennent',
  'heading.retreat-by': 'Issues',
  'heading.retreat-inside': 'Dans la forteresse',
  'heading.spend-mitrailleuse': 'Sacrifier des mitrailleuses',
  'heading.take-shelter': 'S’abriter ou rester dehors',
  'heading.withdraw-one': 'Se replier un par un',
}
