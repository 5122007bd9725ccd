import type { Language } from '../../../../src-main/contract/settings.ts'
import { spaced } from '../../../text/language/french.ts'

const en = {
  start: {
    go: (zone: string) => `Send the troops of ${zone} …`,
    move: (zone: string) => `Move the troops of ${zone} …`,
  },
  goes: (zone: string) => `From ${zone}`,
  moves: (zone: string) => `From ${zone}`,
  who: 'Who goes',
  all: 'All who may',
  goSummary: (count: number) =>
    count === 0 ? 'Nobody is chosen.' : `One point for ${count === 1 ? 'the unit' : `the ${count} units`} that go.`,
  moveSummary: (count: number) =>
    count === 0 ? 'Nobody is chosen.' : `${count === 1 ? 'One unit moves' : `${count} units move`} operationally.`,
  to: (zone: string) => `to ${zone}`,
  some: (names: readonly string[]) => `There is room for ${names.join(', ')} only.`,
  column: (least: number, greatest: number) => `column ${least === greatest ? least : `${least}–${greatest}`}`,
  leaves: (column: string) => `They leave the enemy under his fire (${column}).`,
  exposed: (zones: readonly string[], column: string) =>
    `In the open beside them: ${zones.join(', ')}. The enemy there fires first (${column}) and retreats.`,
  attacks: (target: string, source: string) => `attack on ${target} from ${source}`,
  wins: (chance: string, firepower: number) =>
    firepower === 0 ? `It succeeds with ${chance}.` : `It succeeds with ${chance}, under a fire of ${firepower}.`,
  sum: (magnitude: number, modifier: string) => `Magnitude ${magnitude}, modifier ${modifier} before the fire.`,
  losses: (suffered: string, absorbed: string, own: string) =>
    `On average ${suffered} hits on the defender${absorbed === '0.0' ? '' : ` (${absorbed} more absorbed by the zone)`} and ${own} on you.`,
  barrage: (chance: string, value: number) => `If the guns in reach join in (+${value}): ${chance}.`,
  fromHome: 'If it is beaten, everybody leaves the zone it comes from.',
  otherSource: (source: string, chance: string) => `From ${source}: ${chance}`,
  go: 'Go',
  move: 'Move',
  place: 'Place all as in history',
  placeHint: 'All who are left are placed at once. As soon as the other side has decided after that, it stays done.',
  rest: (units: number, points: number) => `The worst ${units} rest (${points === 1 ? '1 point' : `${points} points`})`,
  bombard: (zone: string) => `At ${zone} until it gives way`,
  hold: 'Do nothing until the bombardment',
  cease: (zone: string) => `All guns at ${zone}, then stop`,
  close: (points: number, kept: string | null) =>
    `${kept === null ? 'Close the fortnight:' : `Close, keep ${kept};`} the worst rest (${points === 1 ? '1 point' : `${points} points`})`,
  closeHint: 'No more stratagems, no works; what the question of rest and that of the counter would ask is answered.',
  stand: 'Answer the enemy’s fire this fortnight',
  standHint:
    'All guns in reach counter and join the defensive fire, odd hits fall on the freshest, no stratagem is played meanwhile.',
  silent: 'Answer it with battalions alone',
  silentHint: 'The same, but the guns keep silent.',
  pause: 'Begin nothing more, only answer his fire',
  pauseHint: 'Stops the bombardment and passes whenever it is its go.',
  number: (value: number) => value.toFixed(1),
  signed: (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'),
  key: { reach: 'where they can go', target: 'chance of an assault' },
}
type OrderWords = typeof en

const fr: OrderWords = {
  start: {
    go: (zone) => `Envoyer les troupes de ${zone} …`,
    move: (zone) => `Déplacer les troupes de ${zone} …`,
  },
  goes: (zone) => `Depuis ${zone}`,
  moves: (zone) => `Depuis ${zone}`,
  who: 'Qui part',
  all: 'Tous ceux qui le peuvent',
  goSummary: (count) =>
    count === 0
      ? 'Personne n’est désigné.'
      : count === 1
        ? 'Un point pour l’unité qui part.'
        : `Un point pour les ${count} unités qui partent.`,
  moveSummary: (count) =>
    count === 0
      ? 'Personne n’est désigné.'
      : `${count === 1 ? 'Une unité' : `${count} unités`} en mouvement opérationnel.`,
  to: (zone) => `vers ${zone}`,
  some: (names) => `Il n’y a de place que pour ${names.join(', ')}.`,
  column: (least, greatest) => `colonne ${least === greatest ? least : `${least} à ${greatest}`}`,
  leaves: (column) => `Ils quittent l’ennemi sous son feu (${column}).`,
  exposed: (zones, column) =>
    `À découvert à côté d’eux : ${zones.join(', ')}. L’ennemi y tire d’abord (${column}), puis recule.`,
  attacks: (target, source) => `attaque de ${target} depuis ${source}`,
  wins: (chance, firepower) =>
    firepower === 0 ? `Elle réussit à ${chance}.` : `Elle réussit à ${chance}, sous un feu de ${firepower}.`,
  sum: (magnitude, modifier) => `Importance ${magnitude}, modificateur ${modifier} avant le tir.`,
  losses: (suffered, absorbed, own) =>
    `Pertes en moyenne : ${suffered} pour le défenseur${absorbed === '0,0' ? '' : ` (${absorbed} de plus absorbées par la zone)`}, ${own} pour vous.`,
  barrage: (chance, value) => `Si les pièces à portée s’y joignent (+${value}) : ${chance}.`,
  fromHome: 'Si elle est repoussée, tous quittent la zone d’où elle part.',
  otherSource: (source, chance) => `Depuis ${source} : ${chance}`,
  go: 'En avant',
  move: 'Déplacer',
  place: 'Placer tout le monde comme dans l’histoire',
  placeHint: 'Tous ceux qui restent sont placés d’un coup. Dès que l’autre camp a décidé ensuite, on n’y revient plus.',
  rest: (units, points) => `Repos des ${units} plus éprouvés (${points < 2 ? `${points} point` : `${points} points`})`,
  bombard: (zone) => `Battre ${zone} en brèche`,
  hold: 'Ne rien faire avant le bombardement',
  cease: (zone) => `Tout sur ${zone}, puis cesser`,
  close: (points, kept) =>
    `${kept === null ? 'Clore la quinzaine :' : `Clore, garder ${kept} ;`} repos des plus éprouvés (${points < 2 ? `${points} point` : `${points} points`})`,
  closeHint: 'Plus de stratagèmes ni de travaux ; le repos et le pion à garder ne sont plus demandés.',
  stand: 'Riposter au feu ennemi cette quinzaine',
  standHint:
    'Toutes les pièces à portée contrebattent et se joignent au tir défensif, les pertes impaires vont aux plus frais, aucun stratagème n’est joué entre-temps.',
  silent: 'Riposter avec les seuls bataillons',
  silentHint: 'De même, mais les pièces se taisent.',
  pause: 'Ne plus rien faire que riposter',
  pauseHint: 'Cesse le bombardement et passe à chacun de ses tours.',
  number: (value) => value.toFixed(1).replace('.', ','),
  signed: en.signed,
  key: { reach: 'où ils peuvent aller', target: 'probabilité de réussite d’un assaut' },
}

const both: Readonly<Record<Language, OrderWords>> = { en, fr: spaced(fr) }
export const orderWords = (language: Language): OrderWords => both[language]
