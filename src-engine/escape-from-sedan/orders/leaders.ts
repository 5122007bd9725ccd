import { boxOf, isGapAtMost } from '../../board/measured/measured.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { INCH } from '../campaign/measures.ts'
import { attached, detached } from '../state/entries.ts'
import { FRENCH, GERMAN, isThere, NOBODY, unitName, unitOf, unitsOf, unitsUnder, type G } from '../state/kit.ts'
import { keptNearCommander } from '../state/near-commander.ts'
import { bodyOf, boxesOf, DISC, discOf, inchesFromDisc, ChangeTracker, poseOf } from '../state/pose.ts'
import { emperorRow } from '../victory/emperor.ts'

/** Chapter: command. Commanders and the Emperor on the table, and the units they are attached to. */

const attachVerb = verb('attach', 'leader', 'unit')
const detachVerb = verb('detach', 'leader')
export const attach = Object.assign(attachVerb, { act: attachTo })
export const detach = Object.assign(detachVerb, { act: detachFrom })

export const sideOf = (g: G, leader: number): number =>
  leader === emperorRow(g) ? FRENCH : g.campaign.commanders[leader]!.side

/** The leaders of each side, by number; the Emperor is French. */
const leadersBySide = memoizedBy(({ commanders }: Campaign) => {
  const owners = [...commanders.map(({ side }) => side), FRENCH]
  return [FRENCH, GERMAN].map((side) => [...owners.keys()].filter((leader) => owners[leader] === side))
})
export const leadersOf = (g: G, side: number): readonly number[] => leadersBySide(g.campaign)[side]!

export const isHere = (g: G, leader: number): boolean => g.leader.at.of(leader) >= 0

/**
 * @rule es.general.attach
 * A commander within two inches of one of his units may join it, which ends his move; he stays for the whole turn,
 * moves with it, and may leave it in a later turn.
 */
export function mayAttach(g: G, side: number, phase: number, leader: number, unit: number, why?: Why): boolean {
  const no = (reason: string, facts = {}): boolean =>
    why?.because('es.general.attach', reason, {
      leader: g.nameOf('leader', leader),
      unit: unitName(g, unit),
      ...facts,
    }) ?? false
  const bar = barToAttaching(g, side, phase, leader)
  if (bar !== undefined) return no(bar)
  if (!isThere(g, unit) || unitOf(g, unit).commander !== leader) return no('not-his')
  return isBesideCommander(g, unit) || (why !== undefined && no('too-far', { gap: inchesFromDisc(g, leader, unit) }))
}

const isBesideCommander = keptNearCommander(() => 2 * INCH + DISC)

/** The units of each commander close to his disc; cached until he or one of his units moves. */
class UnitsBeside {
  readonly #lookout = new ChangeTracker()
  /** His place when they were computed. */
  readonly #at: number[] = []
  readonly #units: (readonly number[])[] = []

  of(g: G, leader: number): readonly number[] {
    for (const { unit } of this.#lookout.look(g)) this.#at[unitOf(g, unit).commander] = NOWHERE
    const at = g.leader.at.of(leader)
    if (this.#at[leader] !== at) {
      this.#at[leader] = at
      this.#units[leader] = findBeside(g, leader)
    }
    return this.#units[leader]!
  }
}
const findBeside = (g: G, leader: number): readonly number[] =>
  unitsUnder(g, leader).filter((unit) => isBesideCommander(g, unit))
const NOWHERE = -2
const knownBeside = memoizedBy<G, UnitsBeside>(() => new UnitsBeside())

/** The units that a commander on the table is near enough to join. */
export const unitsBeside = (g: G, leader: number): readonly number[] => knownBeside(g).of(g, leader)

/** Why a commander may not join any unit; undefined if he may. */
function barToAttaching(g: G, side: number, phase: number, leader: number): string | undefined {
  if (leader === emperorRow(g) || sideOf(g, leader) !== side || !isHere(g, leader)) return 'no-commander'
  if (phase > 0) return 'free-phase'
  return g.leader.unit.of(leader) === NOBODY ? undefined : 'attached'
}

export const mayAttachAnybody = (g: G, side: number, phase: number, leader: number): boolean =>
  barToAttaching(g, side, phase, leader) === undefined

function attachTo(g: G, leader: number, unit: number): void {
  g.leader.unit.set(leader, unit)
  g.leader.moved.set(leader, true)
  g.leader.at.set(leader, g.unit.at.of(unit))
  g.tell(attached, { leader, unit })
}

export function mayDetach(g: G, side: number, phase: number, leader: number, why?: Why): boolean {
  const bar = barToDetaching(g, side, phase, leader)
  return bar === undefined || (why?.because('es.general.attach', bar, { leader: g.nameOf('leader', leader) }) ?? false)
}

/** Why a commander may not leave his unit; undefined if he may. */
function barToDetaching(g: G, side: number, phase: number, leader: number): string | undefined {
  if (leader === emperorRow(g) || sideOf(g, leader) !== side) return 'no-commander'
  if (phase > 0) return 'free-phase'
  if (g.leader.unit.of(leader) === NOBODY) return 'not-attached'
  return g.leader.moved.of(leader) ? 'this-turn' : undefined
}

function detachFrom(g: G, leader: number): void {
  const unit = g.leader.unit.of(leader)
  g.leader.unit.set(leader, NOBODY)
  g.tell(detached, { leader, unit })
}

/**
 * @rule es.general.disturbed
 * A commander alone is never hurt: an enemy within two inches sends him to his nearest unit.
 */
export function disturbLeaders(g: G): void {
  for (let leader = 0; leader < emperorRow(g); leader++) {
    if (!isHere(g, leader) || g.leader.unit.of(leader) !== NOBODY) continue
    const side = sideOf(g, leader)
    const disc = discOf(g, leader)
    const [x = 0, y = 0] = disc
    const reach = 2 * INCH + DISC
    const enemies = boxesOf(g).near(unitsOf(g, 1 - side), boxOf(disc), reach)
    const isNear = enemies.some((enemy) => isGapAtMost(disc, bodyOf(g, enemy).ring, reach))
    if (!isNear) continue
    const nearest = unitsUnder(g, leader).toSorted((a, b) => farFrom(g, a, x, y) - farFrom(g, b, x, y))[0]
    if (nearest !== undefined) g.leader.at.set(leader, g.unit.at.of(nearest))
  }
}

function farFrom(g: G, unit: number, x: number, y: number): number {
  const pose = poseOf(g, unit)
  return (pose.x - x) ** 2 + (pose.y - y) ** 2
}
