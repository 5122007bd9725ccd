import { onFork } from '../../kernel/play/fork.ts'
import { activations, mayActivate } from '../../portable-spicheren/movement/activation.ts'
import { firstMoves } from '../../portable-spicheren/movement/movement.ts'
import { hexName, NOBODY, unitName, type G } from '../../portable-spicheren/state/kit.ts'
import { inMelee } from '../../portable-spicheren/state/units.ts'
import type { Candidate, Position } from '../search/brain.ts'
import { answerWorth } from './answers.ts'
import { bestFacing, facingWorth } from './facing.ts'
import { mannerOf, type Manner } from './manners.ts'
import { waysOf } from './ways.ts'

/** Maximum number of answers considered. */
const MOST_ANSWERS = 12
/** Number of options considered for the most urgent unit, and number of other units whose best option is considered. */
const OF_THE_FIRST = 7
const OF_OTHERS = 3

/** The candidates of a side: orders to units where units move, else the answers. */
export function candidates({ g, side, mannerId }: Position<G>): Candidate[] {
  const manner = mannerOf(mannerId, side)
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

/** Orders to units that have not moved yet; the end of the moves if none of them gains anything. */
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

/** The destinations and attacks of a unit, best first, by their gain over staying. */
function goings(g: G, unit: number, manner: Manner): Candidate[] {
  const name = unitName(g, unit)
  const ways = waysOf(g, { unit, steps: 0, most: firstMoves(g, unit) }, manner)
  const stays = ways.find(({ by, attack }) => by.length === 0 && attack === NOBODY)!.worth // always one of them
  return ways.map(({ by, hex, attack, worth }) => {
    const path = by.map((one) => hexName(g, one))
    if (attack !== NOBODY) {
      const target = unitName(g, attack)
      return {
        intent: 'attacks',
        facts: { unit: name, target, hex: hexName(g, hex) },
        does: { order: { order: 'go', unit: name, by: path, attack: target } },
        worth: worth - stays,
      }
    }
    const { face, turned } = facingIn(g, unit, hex)
    return {
      intent: by.length === 0 ? 'turns' : 'goes',
      facts: { unit: name, hex: hexName(g, hex) },
      does: { order: { order: 'go', unit: name, by: path, face } },
      worth: worth - stays + Math.min(50, Math.max(0, Math.round(turned / 20))),
    }
  })
}

/** The best facing of a unit in a hex, and its gain over the present facing. */
const facingIn = (g: G, unit: number, hex: number): { face: string; turned: number } =>
  onFork(g, (fork) => {
    fork.unit.hex.set(unit, hex)
    const direction = bestFacing(fork, unit)
    const turned = facingWorth(fork, unit, direction) - facingWorth(fork, unit, fork.unit.facing.of(unit))
    return { face: fork.nameOf('direction', direction), turned }
  })
