import type { Question } from '../../../src-main/contract/games.ts'
import type { Words } from '../../../src-main/contract/words.ts'
import { spacedFrench } from '../../text/language/french.ts'
import { aboutOf } from './reads/reads.ts'

const reasons: Readonly<Record<string, Words>> = {
  'set-up': {
    en: 'Before the first turn the units are placed, the French first.',
    fr: 'Avant le premier tour, les unités sont placées, les françaises d’abord.',
  },
  purchase: {
    en: 'Each side has drawn a counter; a second one may be taken for points.',
    fr: 'Chaque camp a tiré un pion ; un second peut être pris contre des points.',
  },
  operations: {
    en: 'Operational movement: the Prussians first, then the French between the city and its neighbours.',
    fr: 'Mouvement opérationnel : les Prussiens d’abord, puis les Français entre la ville et ses voisines.',
  },
  bombardment: {
    en: 'The guns fire in turn, one at a time. Whoever stops does not begin again this turn.',
    fr: 'Les canons tirent à tour de rôle, un à la fois. Qui s’arrête ne reprend pas ce tour-ci.',
  },
  'counter-battery': {
    en: 'An enemy gun is about to fire: one of yours that reaches it may make its fire less.',
    fr: 'Un canon ennemi va tirer : un des vôtres qui l’atteint peut affaiblir son tir.',
  },
  answer: {
    en: 'A counter in your hand could answer this. You are asked whether you hold it or not.',
    fr: 'Un pion de votre main pourrait y répondre. La question est posée que vous l’ayez ou non.',
  },
  activations: {
    en: 'The sides act in turn, zone by zone. When both pass one after the other the phase is over.',
    fr: 'Les camps agissent à tour de rôle, zone par zone. Quand tous deux passent de suite, la phase est finie.',
  },
  muster: {
    en: 'The zone is activated: say who goes on the offensive.',
    fr: 'La zone est activée : dites qui passe à l’offensive.',
  },
  departure: {
    en: 'Whoever leaves a zone next to the enemy for one that is not comes under fire.',
    fr: 'Qui quitte une zone voisine de l’ennemi pour une zone qui ne l’est pas essuie son feu.',
  },
  defence: {
    en: 'The zone is attacked: its infantry may fire first, with field guns that reach the attackers.',
    fr: 'La zone est attaquée : son infanterie peut tirer d’abord, avec les canons de campagne à portée.',
  },
  attack: {
    en: 'The defensive fire is over. The assault can still be called off.',
    fr: 'Le tir défensif est fini. On peut encore renoncer à l’assaut.',
  },
  marching: {
    en: 'Those on the offensive march one by one. One zone next to them may be attacked, from one zone.',
    fr: 'Ceux qui sont à l’offensive marchent un à un. Une zone voisine peut être attaquée, depuis une seule zone.',
  },
  exchanging: {
    en: 'Two battalions of adjacent zones that both have a bonus change places.',
    fr: 'Deux bataillons de zones voisines ayant toutes deux un bonus échangent leurs places.',
  },
  'guns-march': {
    en: 'Artillery moves on its own, free of cost; that is your go.',
    fr: 'L’artillerie se déplace seule, gratuitement ; c’est votre tour d’agir.',
  },
  discipline: {
    en: 'An unreliable battalion is there: a counter may make it refuse. You are asked whether you hold it or not.',
    fr: 'Un bataillon peu sûr est là : un pion peut le faire désobéir. La question est posée que vous l’ayez ou non.',
  },
  marker: {
    en: 'The shelling takes one work of the zone; its owner chooses which.',
    fr: 'Le bombardement emporte un ouvrage de la zone ; son propriétaire choisit lequel.',
  },
  intrigue: {
    en: 'The reorganisation begins with stratagems, before any point is spent.',
    fr: 'La réorganisation commence par les stratagèmes, avant toute dépense.',
  },
  'scouts-posted': {
    en: 'The scouts have been called: they come into a fort.',
    fr: 'Les éclaireurs sont appelés : ils arrivent dans un fort.',
  },
  illness: {
    en: 'Illness strikes battalions in different zones; who played it chooses.',
    fr: 'La maladie frappe des bataillons de zones différentes ; qui l’a jouée choisit.',
  },
  desertion: {
    en: 'A battalion of the 57 RP deserts; the Prussians choose which.',
    fr: 'Un bataillon du 57e régiment provisoire déserte ; les Prussiens choisissent lequel.',
  },
  'spread-hits': {
    en: 'Everybody takes one hit before anybody takes a second; the owner chooses.',
    fr: 'Chacun subit une perte avant que quiconque en subisse deux ; le propriétaire choisit.',
  },
  retreat: {
    en: 'The beaten side leaves its zone, each unit as far as it likes.',
    fr: 'Le camp battu quitte sa zone, chaque unité aussi loin qu’elle veut.',
  },
  spending: {
    en: 'What is left of the points rests and rebuilds battalions and pays for works.',
    fr: 'Les points qui restent paient le repos et la reconstitution de bataillons, et des travaux.',
  },
  keeping: {
    en: 'One counter may be kept for the next turn; then no second one can be bought.',
    fr: 'Un pion peut être gardé pour le tour suivant ; alors on n’en achète pas de second.',
  },
}

/** For units that must leave a zone without a bonus, though not beaten. */
const open: Words = {
  en: 'Nobody stays in a zone without a bonus next to the enemy; each unit goes as far as it likes.',
  fr: 'Personne ne reste dans une zone sans bonus au contact de l’ennemi ; chaque unité va aussi loin qu’elle veut.',
}

/** Why this question is asked now. */
export function whyNow(question: Question): Words | null {
  const reason = aboutOf(question, 'retreat')?.isOpen === true ? open : reasons[question.kind]
  return reason === undefined ? null : { en: reason.en, fr: spacedFrench(reason.fr) }
}
