import { directions, NO_HEX } from '../../board/hex.ts'
import { onFork } from '../../kernel/play/fork.ts'
import { activations, mayActivate } from '../../portable-spicheren/movement/activation.ts'
import { firstMoves, mayAssault, type Way } from '../../portable-spicheren/movement/movement.ts'
import { reachOf } from '../../portable-spicheren/movement/reach.ts'
import { hexName, NOBODY, unitName, unitOf, type G } from '../../portable-spicheren/state/kit.ts'
import { across } from '../../portable-spicheren/state/terrain.ts'
import { inMelee, unitIn } from '../../portable-spicheren/state/units.ts'
import type { Candidate, Position } from '../search/brain.ts'
import { answerWorth, attackWorth } from './answers.ts'
import { facingWorth, worthOf } from './ground.ts'
import { mannerOf, type Manner } from './manners.ts'

/** Of a question of many answers, so many are looked at. */
const MOST_ANSWERS = 12
/** Of what the most urgent unit may do so much is weighed, and of what others may do their best. */
const OF_THE_FIRST = 7
const OF_OTHERS = 3

/** What a side may do now: where units move, orders to them; else the answers. */
export function candidates({ g, side, temperament }: Position<G>): Candidate[] {
  const manner = mannerOf(temperament)
  return g.asking.kind.kind === activations ? marches(g, side, manner) : answers(g, manner)
}

function answers(g: G, manner: Manner): Candidate[] {
  const { language } = g.layout
  const all = Array.from(g.actions, (code) => {
    const act = language.textOf(code)
    const [verb = ''] = act.split(' ')
    return { intent: verb, facts: { act }, does: { act }, worth: Math.round(answerWorth(g, code, manner)) }
  })
  return all.toSorted((a, b) => b.worth - a.worth).slice(0, MOST_ANSWERS)
}

/** Orders to units that have not moved yet, and the end of it where none of them gains anything. */
function marches(g: G, side: number, manner: Manner): Candidate[] {
  const end: Candidate = { intent: 'end-moves', facts: {}, does: { act: 'end-moves' }, worth: 0 }
  const units: { readonly of: readonly Candidate[]; readonly gain: number }[] = []
  for (let unit = 0; unit < g.unit.rows; unit++) {
    if (!mayActivate(g, side, unit)) continue
    const of = inMelee(g, unit) ? breakingOff(g, unit, manner) : goings(g, unit, manner)
    const gain = of[0]?.worth ?? 0
    if (gain > 0) units.push({ of, gain })
  }
  const [first, ...others] = units.toSorted((a, b) => b.gain - a.gain)
  if (first === undefined) return [end]
  return [...first.of.slice(0, OF_THE_FIRST), ...others.slice(0, OF_OTHERS).map(({ of }) => of[0]!)]
}

function breakingOff(g: G, unit: number, manner: Manner): Candidate[] {
  const act = `activate ${unitName(g, unit)}`
  const code = g.layout.language.parseText(act)
  const worth = code.ok ? answerWorth(g, code.value, manner) : 0
  return [{ intent: 'break-off', facts: { unit: unitName(g, unit) }, does: { act }, worth }]
}

/** Where a unit may go and whom it may attack, the best first; to stay and turn is one of them. */
function goings(g: G, unit: number, manner: Manner): Candidate[] {
  const name = unitName(g, unit)
  const here = g.unit.hex.of(unit)
  const way: Way = { unit, steps: 0, most: firstMoves(g, unit) }
  const stays = worthOf(g, unit, here, manner)
  const found: Candidate[] = []
  for (const { hex, by, way: left, canEnd } of [{ hex: here, by: [], way, canEnd: true }, ...reachOf(g, way)]) {
    const path = by.map((one) => hexName(g, one))
    const gain = worthOf(g, unit, hex, manner) - stays
    onFork(g, (fork) => {
      fork.unit.hex.set(unit, hex)
      if (by.length > 0) fork.unit.moved.set(unit, true)
      if (canEnd) {
        const direction = bestFacing(fork, unit)
        const face = fork.nameOf('direction', direction)
        const turned = facingWorth(fork, unit, direction) - facingWorth(fork, unit, fork.unit.facing.of(unit))
        found.push({
          intent: by.length === 0 ? 'turns' : 'goes',
          facts: { unit: name, hex: hexName(g, hex) },
          does: { order: { order: 'go', unit: name, by: path, face } },
          worth: gain + Math.min(100, Math.max(0, Math.round(turned / 10))) - (by.length > 0 ? 10 : 0),
        })
      }
      for (const to of directions) {
        const beyond = across(fork, hex, to)
        const target = beyond === NO_HEX ? NOBODY : unitIn(fork, beyond)
        if (target === NOBODY || unitOf(g, target).side === unitOf(g, unit).side) continue
        if (!mayAssault(fork, left, target)) continue
        found.push({
          intent: 'attacks',
          facts: { unit: name, target: unitName(g, target), hex: hexName(g, hex) },
          does: { order: { order: 'go', unit: name, by: path, attack: unitName(g, target) } },
          worth: attackWorth(fork, unit, target, manner),
        })
      }
    })
  }
  return found.toSorted((a, b) => b.worth - a.worth)
}

function bestFacing(g: G, unit: number): number {
  let best = g.unit.facing.of(unit)
  for (const direction of directions) if (facingWorth(g, unit, direction) > facingWorth(g, unit, best)) best = direction
  return best
}
