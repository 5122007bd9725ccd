import type { Title } from '../../kernel/system/glance.ts'
import type { NamedManner } from '../search/brain.ts'

/**
 * The weights of a way of playing: in per cent of the average result of the dice, or in thousandths of a point of
 * strength.
 */
export interface Manner {
  /** The best shot from a hex, and the next best, in per cent. */
  readonly fire: number
  readonly second: number
  /** Enemy fire at a hex, in per cent. */
  readonly danger: number
  /** Fire of enemies that would have to come nearer first, as a share of that, in per cent. */
  readonly coming: number
  /** How far enemy fire is shared with friends that he can reach as well, in per cent. */
  readonly shared: number
  /** Cost of an enemy beside a unit who could attack it hand to hand; negative if that is welcome. */
  readonly beside: number
  /** Worth of each friend within two hexes, four at most. */
  readonly company: number
  /** Worth of coming a hex nearer to the goal. */
  readonly pull: number
  /** 1: counts hexes over the ground to where the unit can fight; 0: in a straight line. */
  readonly routes: number
  /**
   * How much a side that is behind dares more, and a side that is ahead is more careful, for each per cent of strength,
   * when it grows dark.
   */
  readonly lead: number
  /** Weight of a round of melee against the enemy, in per cent, and minimum gain of an attack. */
  readonly melee: number
  readonly charge: number
  /** Weight of the best shot of an enemy, who does not fire while in a melee, in per cent. */
  readonly silence: number
  /** Cost of giving way instead of losing a point. */
  readonly ground: number
  /** Before the battle: worth of cover and of height, and cost of each hex away from the nearest place. */
  readonly cover: number
  readonly hill: number
  readonly away: number
}

const usual: Manner = {
  fire: 65,
  second: 30,
  danger: 100,
  coming: 60,
  shared: 100,
  beside: 100,
  company: 0,
  pull: 55,
  routes: 1,
  lead: 3,
  melee: 260,
  charge: 1_350,
  silence: 50,
  ground: 50,
  cover: 350,
  hill: 270,
  away: 60,
}

/** By side: the Prussians, whose rifles have the shorter range, must accept fire to come near. */
const usualOf: readonly [Manner, Manner] = [{ ...usual, danger: 30, coming: 30, beside: 0 }, usual]

/**
 * The weights of generals, by side, from some eleven thousand games between players with random weights: the Prussians
 * seek hand-to-hand fighting; the French fear fire less, and spread out.
 */
const generalsOf: readonly [Manner, Manner] = [
  {
    ...usualOf[0],
    second: 60,
    danger: 14,
    coming: 18,
    shared: 145,
    beside: -150,
    pull: 80,
    melee: 400,
    cover: 260,
  },
  {
    ...usualOf[1],
    fire: 95,
    second: 48,
    danger: 65,
    coming: 70,
    shared: 150,
    company: -50,
    pull: 68,
    melee: 170,
    ground: 40,
    cover: 220,
    hill: 380,
    away: 26,
  },
]

/** Factors for other weights, in per cent. */
type Factors = Partial<Record<keyof Manner, number>>

/**
 * The manner of the recruit: he heads straight for the battle, whatever the ground, and sees his best shot, but not
 * enemy fire, and he never gives way, whatever the cost.
 */
export const RECRUIT = 'recruit'
const recruits: Factors = { routes: 0, second: 0, danger: 0, silence: 0, ground: 3_000 }

/** The default manner of a general; the named ones are variations of it. */
export const GENERAL = 'general'

const factorsOf: Readonly<Record<string, Factors>> = {
  'steinmetz-at-the-saar': { danger: 70, pull: 150, melee: 150 },
  alvensleben: { pull: 120 },
  goeben: { danger: 130, pull: 80, melee: 80 },
  laveaucoupet: { danger: 80, pull: 130, melee: 140 },
  frossard: { danger: 130, pull: 80, melee: 70 },
  bataille: { pull: 120, melee: 110 },
}

const made = new Map<string, Manner>()

/** The manner of a side by its name; the empty name is the officer's. */
export function mannerOf(mannerId: string, side: number): Manner {
  const key = `${mannerId} ${side}`
  let manner = made.get(key)
  if (manner === undefined) made.set(key, (manner = madeOf(mannerId, side)))
  return manner
}

function madeOf(mannerId: string, side: number): Manner {
  if (mannerId === '') return usualOf[side]!
  if (mannerId === RECRUIT) return multiplied(usualOf[side]!, recruits)
  return multiplied(generalsOf[side]!, factorsOf[mannerId] ?? {})
}

function multiplied(manner: Manner, factors: Factors): Manner {
  const weights = Object.entries(manner).map(([key, weight]: [string, number]) => [
    key,
    Math.round((weight * (factors[key as keyof Manner] ?? 100)) / 100),
  ])
  return Object.fromEntries(weights) as unknown as Manner
}

const said = (id: string, name: string, about: Title): NamedManner => ({ id, name: { en: name, fr: name }, about })

/** By side: the Prussians and the French. */
export const namedManners: readonly [readonly NamedManner[], readonly NamedManner[]] = [
  [
    said('steinmetz-at-the-saar', 'Steinmetz', {
      en: 'A general who attacks whatever it costs.',
      fr: 'Un général qui attaque quoi qu’il en coûte.',
    }),
    said('alvensleben', 'Alvensleben', {
      en: 'A general who presses on, and knows what his guns are for.',
      fr: 'Un général qui pousse de l’avant et sait se servir de ses pièces.',
    }),
    said('goeben', 'Goeben', {
      en: 'A general who spares his men, and waits for the right moment.',
      fr: 'Un général qui ménage ses hommes et attend le bon moment.',
    }),
  ],
  [
    said('laveaucoupet', 'Laveaucoupet', {
      en: 'A general who answers every attack with one of his own.',
      fr: 'Un général qui répond à chaque attaque par une contre-attaque.',
    }),
    said('frossard', 'Frossard', {
      en: 'A general who keeps his corps together and gives ground rather than men.',
      fr: 'Un général qui garde son corps réuni et cède du terrain plutôt que des hommes.',
    }),
    said('bataille', 'Bataille', {
      en: 'A general who holds on to places.',
      fr: 'Un général qui s’accroche aux positions.',
    }),
  ],
]
