import type { AgendaFrame } from '#engine/gaiter-button/window-types.ts'
import type { Question } from '../../../src-main/contract/games.ts'
import type { Words } from '../../../src-main/contract/words.ts'
import { spacedFrench } from '../../text/language/french.ts'

const reasons = {
  decoys: {
    en: 'At the start of each day a side may put down the decoys it has in hand.',
    fr: 'Au début de chaque jour, un camp peut poser les leurres qu’il a en main.',
  },
  impulse: {
    en: 'One operation, then the other side has its own.',
    fr: 'Une opération, puis l’autre camp a la sienne.',
  },
  ordering: {
    en: 'One operation, then the other side has its own. Drag a stack to where it should go, or click it.',
    fr: 'Une opération, puis l’autre camp a la sienne. Faites glisser une pile là où elle doit aller, ou cliquez dessus.',
  },
  muster: {
    en: 'You activate in this zone: those you take march as one stack, under their leader’s command.',
    fr: 'Vous activez dans cette zone : ceux que vous prenez marchent en une pile, aux ordres de leur chef.',
  },
  activation: {
    en: 'Each connection and each engineering operation takes a marker.',
    fr: 'Il faut un marqueur pour chaque liaison et chaque travail du génie.',
  },
  marker: {
    en: 'A fatigue marker was drawn; command can put one back.',
    fr: 'Un marqueur de fatigue a été tiré ; le commandement peut le remettre.',
  },
  recon: {
    en: 'A reconnaissance in this zone: it finds something only with more cavalry than the other side declares.',
    fr: 'Une reconnaissance dans cette zone : elle ne trouve rien sans plus de cavalerie que n’en déclare l’autre camp.',
  },
  battle: {
    en: 'A battle is given here; this is settled before the dice are rolled.',
    fr: 'Un combat est livré ici ; ceci se règle avant que les dés soient jetés.',
  },
  losses: {
    en: 'The battle has cost lives: whoever bears a loss is chosen by its side.',
    fr: 'Le combat a coûté des hommes : chaque camp choisit qui en porte les pertes.',
  },
  worn: {
    en: 'Marching, fighting or want has cost strength: its side chooses of which arm.',
    fr: 'La marche, le combat ou les privations ont coûté des forces : son camp choisit dans quelle arme.',
  },
  rout: {
    en: 'The battle is lost: before they go back, the beaten test whether they rout. What is paid first makes the die better.',
    fr: 'Le combat est perdu : avant de reculer, le vaincu teste s’il part en déroute. Ce qui est payé avant améliore le dé.',
  },
  retreat: {
    en: 'The battle is lost or given up: those who leave go back by their axis of retreat.',
    fr: 'Le combat est perdu ou abandonné : ceux qui partent reculent par leur axe de retraite.',
  },
  fortress: {
    en: 'The enemy stands before a fortress: its walls hold so many and no more.',
    fr: 'L’ennemi est devant une forteresse : ses murs en abritent tant, et pas plus.',
  },
  detaching: {
    en: 'Detachments are made and joined, garrisons filled, before anything else happens here.',
    fr: 'Détachements et garnisons se règlent avant toute autre chose ici.',
  },
  guns: {
    en: 'The enemy works within range of your guns.',
    fr: 'L’ennemi travaille à portée de vos canons.',
  },
  night: {
    en: 'It is night: armies rest, recover and put themselves in order before the next day.',
    fr: 'Il fait nuit : les armées se reposent et se remettent en ordre avant le jour suivant.',
  },
} as const satisfies Record<string, Words>

const byKind: Readonly<Partial<Record<string, keyof typeof reasons>>> = {
  decoys: 'decoys',
  impulse: 'impulse',
  'battle-move': 'impulse',
  muster: 'muster',
  activation: 'activation',
  marker: 'marker',
  declaring: 'recon',
  showing: 'recon',
  engage: 'battle',
  engagement: 'battle',
  'cavalry-retreat': 'battle',
  lead: 'battle',
  charge: 'battle',
  sally: 'fortress',
  'combat-losses': 'losses',
  pursuit: 'losses',
  'unit-losses': 'worn',
  'rout-test': 'rout',
  'voluntary-retreat': 'retreat',
  retreat: 'retreat',
  'break-out': 'retreat',
  'axis-loss': 'retreat',
  'taking-shelter': 'fortress',
  detaching: 'detaching',
  'under-guns': 'guns',
  'night-works': 'night',
  withdrawals: 'night',
  withdrawing: 'night',
  'night-march': 'night',
  abandoning: 'night',
} satisfies Partial<Record<AgendaFrame['frame'], keyof typeof reasons>>

/** Why this question is asked now, by its kind, and how to begin an order if the map takes orders. */
export function whyNow({ kind }: Pick<Question, 'kind'>, takesOrders: boolean): Words | null {
  const known = byKind[kind]
  const reason = known === 'impulse' && takesOrders ? 'ordering' : known
  return reason === undefined ? null : { en: reasons[reason].en, fr: spacedFrench(reasons[reason].fr) }
}
