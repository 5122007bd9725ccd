import { NO_HEX, opposite, rotate, type Direction } from '../../board/hex.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { destroyed, hitJudged, leftBoard, lostStrength, noChoice, suppressed, withdrew } from '../state/entries.ts'
import { frame, hexName, unitName, unitOf, type G } from '../state/kit.ts'
import { enter, noteDrivenOut, remove } from '../state/standing.ts'
import { across, isOpenTo, isOwnEdge } from '../state/terrain.ts'
import { endMelees, onMap, qualityOf } from '../state/units.ts'

/** Chapter: hits. */

export const lose = verb('lose')
export const withdraw = verb('withdraw', 'hex')
export const leave = verb('leave')
export const suppress = verb('suppress')

/** A hit that awaits its result: the unit, the hex it came from, and whether it is from a melee or from fire. */
export interface Hit {
  readonly unit: number
  readonly from: number
  readonly melee: boolean
}

/**
 * @rule ps.hits.quality
 * One die per hit: a roll up to the number for the unit's quality costs a point of strength. Above it the owner
 * chooses, if there is a choice.
 */
export function judge(g: G, hit: Hit): 'lose' | 'choose' {
  const { dieFaces, hits } = g.campaign.tables
  const compulsory = hits.compulsory[qualityOf(g, hit.unit)]
  const die = g.chance.die(dieFaces, 'quality')
  const cornered = die > compulsory && !hasChoice(g, hit)
  const mustLose = die <= compulsory || cornered
  g.tell(hitJudged, { unit: hit.unit, die, compulsory, mustLose })
  if (cornered) g.tell(noChoice, { unit: hit.unit })
  return mustLose ? 'lose' : 'choose'
}

function hasChoice(g: G, hit: Hit): boolean {
  return maySuppress(g, hit) || mayLeave(g, hit) || waysBack(g, hit).length > 0
}

/** Removes a point of strength; the last one destroys the unit. */
export function loseStrength(g: G, unit: number): void {
  const left = g.unit.strength.of(unit) - 1
  g.unit.strength.set(unit, left)
  g.tell(lostStrength, { unit, left })
  if (left > 0) return
  const hex = g.unit.hex.of(unit)
  remove(g, unit)
  g.tell(destroyed, { unit, hex })
  noteDrivenOut(g, unit, hex)
}

/** Guns hit by fire do not withdraw; they may be suppressed for a turn instead. */
const isGunUnderFire = (g: G, hit: Hit): boolean => unitOf(g, hit.unit).class === 'artillery' && !hit.melee

/**
 * The hexsides by which a unit may withdraw: first those directly away from the enemy, then those beside them. If the
 * enemy is exactly between two directions, two hexsides lead directly away.
 */
function waysAway(g: G, hit: Hit): readonly (readonly Direction[])[] {
  const away = g.campaign.grid.directionsTowards(g.unit.hex.of(hit.unit), hit.from).map(opposite)
  const first = away[0]
  if (first === undefined) return []
  if (away.length === 1) return [away, [rotate(first, -1), rotate(first, 1)]]
  const clockwise = away.find((direction) => away.includes(rotate(direction, -1)))! // two neighbouring hexsides
  return [away, [rotate(clockwise, -2), rotate(clockwise, 1)]]
}

/**
 * @rule ps.hits.withdraw
 * A unit withdraws one hex directly away from the enemy and keeps its facing; if no unit can be there, into one of the
 * two hexes beside it.
 */
function waysBack(g: G, hit: Hit): readonly number[] {
  if (isGunUnderFire(g, hit)) return []
  const hex = g.unit.hex.of(hit.unit)
  for (const ways of waysAway(g, hit)) {
    const open = ways
      .map((direction) => across(g, hex, direction))
      .filter((beyond) => beyond !== NO_HEX && isOpenTo(g, hit.unit, beyond))
    if (open.length > 0) return open
  }
  return []
}

function mayWithdraw(g: G, hit: Hit, hex: number, why?: Why): boolean {
  const unit = unitName(g, hit.unit)
  if (isGunUnderFire(g, hit)) return why?.because('ps.hits.guns', 'no-withdrawal', { unit }) ?? false
  const open = waysBack(g, hit)
  if (open.includes(hex)) return true
  const hexes = open.map((one) => hexName(g, one)).join(', ')
  if (open.length > 0)
    return why?.because('ps.hits.withdraw', 'elsewhere', { unit, hex: hexName(g, hex), hexes }) ?? false
  return why?.because('ps.hits.withdraw', 'no-room', { unit, hex: hexName(g, hex) }) ?? false
}

/**
 * @rule ps.hits.own-edge
 * If no hex on the board is free, a unit may withdraw across its own edge; it is lost with all its strength.
 */
function mayLeave(g: G, hit: Hit, why?: Why): boolean {
  const unit = unitName(g, hit.unit)
  if (isGunUnderFire(g, hit)) return why?.because('ps.hits.guns', 'no-withdrawal', { unit }) ?? false
  if (waysBack(g, hit).length > 0) return why?.because('ps.hits.own-edge', 'room', { unit }) ?? false
  const hex = g.unit.hex.of(hit.unit)
  const out = waysAway(g, hit)
    .flat()
    .some((direction) => isOwnEdge(g, hit.unit, hex, direction))
  return out || (why?.because('ps.hits.own-edge', 'no-edge', { unit, hex: hexName(g, hex) }) ?? false)
}

/**
 * @rule ps.hits.guns
 * Guns hit by fire lose a point of strength or are suppressed for the next turn; this is decided for every hit.
 */
function maySuppress(g: G, hit: Hit, why?: Why): boolean {
  if (isGunUnderFire(g, hit)) return true
  const unit = unitName(g, hit.unit)
  return why?.because('ps.hits.guns', hit.melee ? 'in-melee' : 'no-guns', { unit }) ?? false
}

/**
 * @rule ps.hits.choice
 * The owner of the unit chooses immediately.
 */
export const hitFrame = frame(
  'hit',
  { unit: word({ noun: 'unit' }), from: word({ noun: 'hex' }), melee: flag(), judged: flag() },
  {
    next(g, f) {
      if (!onMap(g, f.unit)) return g.done()
      if (!f.judged) {
        f.judged = true
        if (judge(g, f) === 'lose') {
          loseStrength(g, f.unit)
          return g.done()
        }
      }
      return g.ask(unitOf(g, f.unit).side)
    },
    prompt: (_g, f) => (f.melee ? 'hit.melee' : 'hit.fire'),
    about: (g, f) => ({
      unit: unitName(g, f.unit),
      strength: g.unit.strength.of(f.unit),
      hex: hexName(g, g.unit.hex.of(f.unit)),
      from: hexName(g, f.from),
    }),
    offer(g, f, offer) {
      offer.add(lose)
      for (const hex of waysBack(g, f)) offer.add(withdraw, hex)
      if (mayLeave(g, f)) offer.add(leave)
      if (maySuppress(g, f)) offer.add(suppress)
    },
    answers: [
      {
        verb: lose,
        act(g, f) {
          loseStrength(g, f.unit)
          g.done()
        },
      },
      {
        verb: withdraw,
        may: (g, f, why, hex) => mayWithdraw(g, f, hex, why),
        act(g, f, hex) {
          const { unit } = f
          const from = g.unit.hex.of(unit)
          endMelees(g, unit)
          g.tell(withdrew, { unit, from, hex })
          enter(g, unit, hex)
          noteDrivenOut(g, unit, from)
          g.done()
        },
      },
      {
        verb: leave,
        may: (g, f, why) => mayLeave(g, f, why),
        act(g, f) {
          const { unit } = f
          const from = g.unit.hex.of(unit)
          g.tell(leftBoard, { unit, from, strength: g.unit.strength.of(unit) })
          remove(g, unit)
          noteDrivenOut(g, unit, from)
          g.done()
        },
      },
      {
        verb: suppress,
        may: (g, f, why) => maySuppress(g, f, why),
        act(g, f) {
          const turn = g.turn + 1
          g.unit.suppressedIn.set(f.unit, turn)
          g.tell(suppressed, { unit: f.unit, turn })
          g.done()
        },
      },
    ],
  },
)
