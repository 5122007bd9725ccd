/**
 * The score of one opponent against another, sides changed in every second game: everything known about their strength.
 */
export interface Measured {
  readonly system: string
  readonly scenario: string
  readonly player: string
  readonly against: string
  readonly games: number
  /** A share; a draw counts as half. `low` and `high` are the bounds of its 95 per cent Wilson interval. */
  readonly score: number
  readonly low: number
  readonly high: number
}

const of = (system: string, scenario: string, player: string, against: string) => {
  return (games: number, score: number, low: number, high: number): Measured => {
    return { system, scenario, player, against, games, score, low, high }
  }
}

/** The source of these figures; docs/opponents.md repeats them, and explains how they were measured. */
export const measured: readonly Measured[] = [
  of('gaiter-button', 'august-1870', 'recruit', 'chance')(200, 1, 0.981, 1),
  of('gaiter-button', 'august-1870', 'officer', 'recruit')(200, 0.902, 0.853, 0.936),
  of('gaiter-button', 'august-1870', 'general', 'officer')(200, 0.62, 0.551, 0.684),
  of('portable-spicheren', 'spicheren', 'recruit', 'chance')(400, 0.979, 0.959, 0.989),
  of('portable-spicheren', 'spicheren', 'officer', 'recruit')(400, 0.858, 0.82, 0.888),
  of('portable-spicheren', 'spicheren', 'general', 'officer')(400, 0.578, 0.529, 0.625),
  of('storm-over-belfort', 'siege', 'recruit', 'chance')(200, 1, 0.981, 1),
  of('storm-over-belfort', 'siege', 'officer', 'recruit')(200, 0.895, 0.845, 0.93),
  of('storm-over-belfort', 'siege', 'general', 'officer')(200, 0.84, 0.783, 0.884),
  of('escape-from-sedan', 'charges-of-floing', 'general', 'officer')(200, 0.68, 0.612, 0.741),
  of('escape-from-sedan', 'charges-of-floing', 'officer', 'recruit')(200, 0.85, 0.794, 0.893),
  of('escape-from-sedan', 'charges-of-floing', 'recruit', 'chance')(100, 0.98, 0.93, 0.994),
  of('wissembourg-spicheren', 'wissembourg', 'recruit', 'chance')(200, 0.975, 0.943, 0.989),
  of('wissembourg-spicheren', 'wissembourg', 'officer', 'recruit')(200, 0.763, 0.699, 0.816),
  of('wissembourg-spicheren', 'wissembourg', 'general', 'officer')(200, 0.715, 0.649, 0.773),
  of('wissembourg-spicheren', 'spicheren', 'recruit', 'chance')(200, 1, 0.981, 1),
  of('wissembourg-spicheren', 'spicheren', 'officer', 'recruit')(200, 0.8, 0.739, 0.85),
  of('wissembourg-spicheren', 'spicheren', 'general', 'officer')(200, 0.84, 0.783, 0.884),
]
