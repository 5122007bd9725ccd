import type { Question } from '../../../src-main/contract/games.ts'
import type { Words } from '../../../src-main/contract/words.ts'
import { spacedFrench } from '../../text/language/french.ts'

const words = (en: string, fr: string): Words => ({ en, fr: spacedFrench(fr) })

const reasons: Readonly<Record<string, Words>> = {
  'set-up': words('Before the first turn the counters are placed.', 'Avant le premier tour, les pions sont placés.'),
  'chief-arrivals': words('A commander in chief arrives.', 'Un commandant en chef arrive.'),
  'chief-moves': words(
    'Before command is verified commanders in chief may move.',
    'Avant la vérification du commandement, les commandants en chef peuvent bouger.',
  ),
  operations: words('Your side has won the initiative.', 'Votre camp a gagné l’initiative.'),
  activation: words(
    'The marker of this formation was drawn or chosen.',
    'Le marqueur de cette formation a été tiré ou choisi.',
  ),
  directing: words(
    'Units out of command are near your commander in chief.',
    'Des unités hors de commandement sont près de votre commandant en chef.',
  ),
  choosing: words('The hidden division comes onto the map.', 'La division cachée entre en jeu.'),
  marching: words('The marker of the hidden division was drawn.', 'Le marqueur de la division cachée a été tiré.'),
  deployment: words('The hidden division was revealed.', 'La division cachée est révélée.'),
  barrages: words(
    'The formation is active: its guns fire first.',
    'La formation est active : son artillerie tire d’abord.',
  ),
  moves: words('The formation is active: its counters move.', 'La formation est active : ses pions se déplacent.'),
  move: words('The counter is on its way.', 'Le pion est en mouvement.'),
  declaration: words(
    'The moves are over: attacks are declared.',
    'Les mouvements sont finis : on annonce les attaques.',
  ),
  attacks: words('Attacks are made one after the other.', 'Les attaques se mènent l’une après l’autre.'),
  participation: words('A commander stands with the attacker.', 'Un commandant est avec l’attaquant.'),
  evasion: words('The unit is attacked and fast enough to go.', 'L’unité est attaquée et assez rapide pour partir.'),
  defence: words('The hex is attacked: others may help.', 'L’hexagone est attaqué : d’autres peuvent aider.'),
  split: words('There are several attackers.', 'Il y a plusieurs attaquants.'),
  bearing: words('One of two units loses a step.', 'L’une des deux unités perd un pas.'),
  hit: words('The unit was disorganised in combat.', 'L’unité est désorganisée au combat.'),
  turning: words('After a combat a unit may turn a little.', 'Après un combat, une unité peut tourner un peu.'),
  following: words('Troops leave a commander behind.', 'Des troupes laissent un commandant derrière elles.'),
  advancing: words('The hex has fallen empty.', 'L’hexagone est vide désormais.'),
  succession: words('A commander has fallen.', 'Un commandant est tombé.'),
  rallies: words('The turn ends: disorganised units rally.', 'Le tour finit : les unités désorganisées se rallient.'),
}

/** In place of the usual reasons while a counter of a demoralised formation has to move, and no answer ends that. */
const compulsion: Readonly<Record<string, Words>> = {
  moves: words(
    'The formation is demoralised: its counters have to move toward their own edge.',
    'La formation est démoralisée : ses pions doivent se déplacer vers leur bord de carte.',
  ),
  move: words('The counter cannot end its move here.', 'Le pion ne peut pas finir son mouvement ici.'),
}
const ends: ReadonlySet<string> = new Set(['end-moves', 'face', 'stop', 'leave'])

type Asked = Pick<Question, 'kind' | 'prompt'> & { readonly answers: readonly { readonly verb: string }[] }

/** Why this question is asked now. */
export function whyNow({ kind, prompt, answers }: Asked): Words | null {
  const compelled = answers.some(({ verb }) => ends.has(verb)) ? undefined : compulsion[kind]
  return compelled ?? reasons[kind] ?? reasons[prompt.split('.')[0] ?? ''] ?? null
}
