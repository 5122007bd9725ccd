import type { Words } from '../../kernel/system/words.ts'

/** Why orders stop. */

export const en: Words = {
  'order.march': 'March to {to}',
  'order.battle': 'Battle',
  'order.pass-day': 'No more operations today',
  'order.night': 'This night as usual',
  'order.stop.not-now': 'This order cannot be carried out now.',
  'order.stop.no-battle': 'No battle can be launched in {zone} now.',
  'order.stop.apart': 'Those who are to march do not stand together.',
  'order.stop.not-ready': 'Nobody in {zone} can be activated in this operation.',
  'order.stop.not-taken': '{counter} cannot be taken along.',
  'order.stop.kept': 'A STOP ended the march in {zone}, before {to}.',
  'order.stop.enemy': 'The enemy stops the march in {zone}.',
  'order.stop.no-way': 'No way leads on from {zone} to {to} with what is left.',
  'order.stop.contact': 'The stack halts in {zone}: the enemy is in {to}.',
  'order.stop.markers': 'The stack halts in {zone} with {markers} fatigue {markers|marker|markers}, as ordered.',
  'order.stop.risk': 'The stack halts in {zone}: a loss on the rest of the way has a chance of {percent} %.',
  'order.stop.stop-drawn': 'A STOP was drawn: keep it, or put it back?',
}

export const fr: Words = {
  'order.march': 'Marcher vers {to}',
  'order.battle': 'Combat',
  'order.pass-day': 'Plus d’opérations aujourd’hui',
  'order.night': 'Cette nuit comme d’habitude',
  'order.stop.not-now': 'Cet ordre ne peut pas être exécuté maintenant.',
  'order.stop.no-battle': 'Aucun combat ne peut être livré à {zone} maintenant.',
  'order.stop.apart': 'Ceux qui doivent marcher ne sont pas réunis.',
  'order.stop.not-ready': 'Personne à {zone} ne peut être activé dans cette opération.',
  'order.stop.not-taken': '{counter} ne peut pas être emmené.',
  'order.stop.kept': 'Un STOP a mis fin à la marche à {zone}, avant {to}.',
  'order.stop.enemy': 'L’ennemi arrête la marche à {zone}.',
  'order.stop.no-way': 'Aucun chemin ne mène plus de {zone} à {to} avec ce qui reste.',
  'order.stop.contact': 'La pile s’arrête à {zone} : l’ennemi est à {to}.',
  'order.stop.markers':
    'La pile s’arrête à {zone} avec {markers} {markers|marqueur|marqueurs} de fatigue, comme ordonné.',
  'order.stop.risk': 'La pile s’arrête à {zone} : une perte sur le reste du chemin a {percent} % de chances.',
  'order.stop.stop-drawn': 'Un STOP a été tiré : le garder ou le remettre ?',
}
