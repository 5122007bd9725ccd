import type { Question } from '../../../src-main/contract/games.ts'
import type { Words } from '../../../src-main/contract/words.ts'
import { spacedFrench } from '../../text/language/french.ts'
import { isStep } from './orders/quick-orders.ts'
import { aboutOf } from './reads/reads.ts'

const words = (en: string, fr: string): Words => ({ en, fr: spacedFrench(fr) })

const reasons: Readonly<Record<string, Words>> = {
  deal: words(
    'Before the battle each side shares out its cards among its commanders.',
    'Avant la bataille, chaque camp répartit ses cartes entre ses commandants.',
  ),
  'who-is-first': words('Your side has won the initiative.', 'Votre camp a gagné l’initiative.'),
  orders: words(
    'Your units act one after the other. Drag one to where it should go, or click it.',
    'Vos unités agissent l’une après l’autre. Glissez-en une là où elle doit aller, ou cliquez dessus.',
  ),
  // The other decision about an action is how to pay for it.
  acting: words(
    'In a command phase each action is paid for by the commander of the unit.',
    'Dans une phase de commandement, chaque action est payée par le commandant de l’unité.',
  ),
  form: words('The unit was ordered to change its formation.', 'L’unité a reçu l’ordre de changer de formation.'),
  turn: words('The unit was ordered to turn.', 'L’unité a reçu l’ordre de se tourner.'),
  riding: words('The dice of the commander have fallen.', 'Les dés du commandant sont tombés.'),
  march: words('The dice of the move have fallen.', 'Les dés du mouvement sont tombés.'),
  volley: words('The unit is to fire.', 'L’unité doit tirer.'),
  'declare-charge': words('The unit is to charge.', 'L’unité doit charger.'),
  'charge-morale': words('The enemy charges this unit.', 'L’ennemi charge cette unité.'),
  assault: words('A close combat is fought.', 'Une mêlée se livre.'),
  reactions: words(
    'The enemy has acted for cards: your units may answer.',
    'L’ennemi a agi en payant des cartes : vos unités peuvent répondre.',
  ),
  reaction: words('The unit answers what the enemy did.', 'L’unité répond à ce qu’a fait l’ennemi.'),
  assaults: words('Several close combats are to be fought.', 'Plusieurs mêlées sont à livrer.'),
}

/** The reason for the question; for a moving unit: its dice, the lost ones, and those that the way ahead takes. */
export function whyNow(question: Question): Words | null {
  const { kind, prompt } = question
  const march = aboutOf(question, 'march')
  if (march?.dice !== undefined) {
    const fell = diceFell(march.dice, march.dropped, march.steps.at(-1)?.dropped ?? march.dropped)
    return question.answers.some(isStep) ? fell : joined(fell, noStep)
  }
  return reasons[prompt.split('.')[0] ?? ''] ?? reasons[kind] ?? null
}

const noStep = words(
  'As it stands, no step is possible with them.',
  'Dans cette position, aucun pas n’est possible avec eux.',
)

const joined = (one: Words, other: Words): Words => ({ en: `${one.en} ${other.en}`, fr: `${one.fr} ${other.fr}` })

function diceFell(dice: readonly number[], lost: readonly number[], atFurthest: readonly number[]): Words {
  const rest = [...atFurthest]
  for (const die of lost) if (rest.includes(die)) rest.splice(rest.indexOf(die), 1)
  const [gone, ahead] = [lost.join(', '), rest.join(', ')]
  return words(
    `The dice of the move: ${dice.join(', ')}${gone === '' ? '' : `; lost: ${gone}`}${ahead === '' ? '' : `; the way ahead takes: ${ahead}`}.`,
    `Les dés du mouvement : ${dice.join(', ')}${gone === '' ? '' : ` ; ${lost.length < 2 ? 'perdu' : 'perdus'} : ${gone}`}${ahead === '' ? '' : ` ; plus loin, le chemin prend : ${ahead}`}.`,
  )
}
