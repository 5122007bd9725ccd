import { percentIn } from '../../../text/chances.ts'
import type { ShotChances } from '../reads/shot-chances.ts'

const percent = percentIn('en', 0)

/** The words of the panels of Storm over Belfort, in English. */
export const en = {
  strip: 'The siege',
  points: 'Resource points',
  pointsOf: (side: string, points: number) => `${side}: ${points}`,
  initiative: 'Initiative',
  ring: 'Belfort',
  closed: 'surrounded',
  open: 'not surrounded',
  notYet: 'not yet',
  worth: 'Points of zones',
  track: 'Turns of the siege',
  hand: 'Your counters',
  offered: 'What the counters do',
  noHand: 'No counter in hand.',
  black: 'again and again',
  red: 'once',
  blank: 'nothing',
  costs: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  play: 'Play',
  cup: (names: string) => `Still in your cup: ${names}.`,
  inCup: 'Still in your cup:',
  noCup: 'Your cup is empty.',
  enemy: (side: string, count: number) =>
    `${side}: ${count === 0 ? 'no counter' : count === 1 ? '1 counter' : `${count} counters`} in hand`,
  mayHold: (names: string) => `It is among: ${names}.`,
  gone: (names: string) => `Out of the game: ${names}.`,
  shotsHint: 'By zone: chance to hit · average hits, against the best counter-battery.',
  retreatNote: (bonus: number, enemyOff: number | null) =>
    `${enemyOff === null ? 'no enemy near' : enemyOff === 1 ? 'next to the enemy' : `enemy ${enemyOff} zones off`}${bonus > 0 ? `, bonus +${bonus}` : ''}`,
  /** A unit's state after a hit, by its state before. */
  afterHit: ['then diminished', 'then exhausted', 'then out of action'],
  leavesMap: { lost: 'lost for good', out: 'out of action' },
  shotNote: ({ any, mean, damage }: ShotChances) =>
    any === 0
      ? 'no effect'
      : `${percent(any)} · ${mean.toFixed(1)}${damage === 0 ? '' : ` · damage ${percent(damage)}`}`,
  working: 'The chances are being worked out…',
  fires: 'fires at',
  value: (value: number) => `firepower ${value}`,
  noCounter: 'Nobody counters.',
  counterHint: 'Beside each answer: how likely anything is hit then, and hits on average.',
  attacker: 'Attacker',
  defender: 'Defender',
  attackValue: (unit: string, value: number) => `${unit}: attack ${value}`,
  defenceValue: (unit: string, value: number) => `${unit}: defence ${value}`,
  wins: 'The attacker wins',
  chance: 'Chance',
  winner: 'Winner',
  defenderLoses: 'Defender’s losses',
  attackerLoses: 'Attacker’s losses',
  absorbed: (suffered: number, absorbed: number) => `${suffered} (${absorbed} absorbed)`,
  hits: (hits: number, chance: string) => `${hits === 1 ? '1 hit' : `${hits} hits`}: ${chance}`,
  percent,
  signed: (value: number) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0'),
  from: (zone: string) => `from ${zone}`,
  /** The effects of stratagems; figures come from the tables of the campaign. */
  effects: {
    scouts: 'A company of scouts comes into zone 1, 2, 3 or 8.',
    firefighters: 'Hits of a bombardment of zone 1: {firefighters}.',
    proclamation: 'Points of the French next turn: {proclamation}.',
    illness: '{illness} enemy battalions lose a level, each in another zone.',
    'supply-problem': 'Points of the Prussians next turn: {supplyProblem}.',
    'icy-cold': 'Points next turn: Prussians {icyColdPrussian}, French {icyColdFrench}.',
    catherine: 'The guns of the fortress fire twice.',
    'swiss-delegation': 'Guns of each side that may fire next turn: {swissGuns}.',
    bourbaki: 'The IV. division is called away for a turn; from turn {bourbakiFrom}.',
    'intransigent-denfert': 'The French have the initiative next turn; their points: {intransigentDenfert}.',
    'lack-of-discipline': 'An unreliable battalion does not march, or leaves its zone under attack.',
    disinformation: 'Points of the French next turn: {disinformation}.',
    'bad-shell': 'A French shot or counter-battery fails before the die.',
    envoys: 'All Prussian guns bombard with {envoys} this turn.',
    'more-shells': 'French guns have {moreShells} for the rest of the game; from turn {moreShellsFrom}.',
    'ruse-of-war': 'Every Prussian battalion defends with {ruse} this turn.',
    desertion: 'A battalion of the 57 RP is gone for good.',
    'incendiary-shells': 'Hits of heavy guns on forts this turn: {incendiary}.',
    'intransigent-tresckow': 'Points of the French next turn: {intransigentTresckow}; no Swiss delegation this turn.',
  } as Readonly<Record<string, string>>,
}
export type PanelWords = typeof en
