import type { Stratagem } from '../../storm-over-belfort/campaign/files.ts'
import { stratagemOn } from '../../storm-over-belfort/stratagems/counters.ts'
import { attack } from '../../storm-over-belfort/assault/attack.ts'
import { answerFrame } from '../../storm-over-belfort/bombardment/shot.ts'
import { discipline } from '../../storm-over-belfort/assault/discipline.ts'
import { unitsIn } from '../../storm-over-belfort/state/ground.ts'
import { FRENCH, scenarioOf, unitOf, type G } from '../../storm-over-belfort/state/kit.ts'

/** The worth of counters, in thousandths of a point of printed bonus. */

/** Worth of drawing an unknown counter for a point. */
export const DRAWN = -20

/** The two faces of a counter. */
const FACES = [0, 1] as const

/** The approximate worth of a stratagem for the side that plays it now. */
function effectWorth(g: G, stratagem: Stratagem): number {
  const left = scenarioOf(g).turns.last - g.turn
  const later = left > 0 ? 1 : 0
  switch (stratagem) {
    case 'bourbaki':
      return 1_200
    case 'icy-cold':
      return 330 * later
    case 'illness':
      return 60 + 240 * later
    case 'supply-problem':
    case 'proclamation':
    case 'disinformation':
      return 110 * later
    case 'intransigent-denfert':
      return 170 * later
    case 'intransigent-tresckow':
      return 230 * later
    case 'swiss-delegation':
      return left > 0 && g.turn >= 2 ? 260 : 0
    case 'scouts':
      return 120
    case 'catherine':
      return 150
    case 'desertion':
      return 60 + 180 * later
    case 'envoys':
    case 'incendiary-shells':
      return g.turn >= 3 ? 190 : 0
    case 'more-shells':
      return 60 + 90 * left
    case 'firefighters':
    case 'bad-shell':
      return 110
    case 'ruse-of-war':
      return 120
    case 'lack-of-discipline':
      return 140
  }
}

/** The worth of a counter by its better face. */
function counterWorth(g: G, counter: number): number {
  return Math.max(
    ...FACES.map((face) => {
      const stratagem = stratagemOn(g, counter, face)
      if (stratagem === undefined || (stratagem === 'bourbaki' && g.turn < g.campaign.tables.stratagems.bourbakiFrom))
        return 0
      return effectWorth(g, stratagem)
    }),
  )
}

/** The worth of buying a counter of one's choice: a point for the French, three for the Prussians. */
export const chosenWorth = (g: G, side: number, counter: number): number =>
  counterWorth(g, counter) - (side === FRENCH ? 150 : 500)

/** The worth of keeping a counter: it replaces the random draw of the next turn, and costs the choice of a second. */
export const keptWorth = (g: G, _side: number, counter: number): number =>
  scenarioOf(g).turns.last === g.turn ? -1 : counterWorth(g, counter) - 220

/** Cost of playing the red face, which removes the black one from the game too. */
const SPENT = 25

export function playWorth(g: G, side: number, counter: number, face: number): number {
  const stratagem = stratagemOn(g, counter, face)
  if (stratagem === undefined) return -1
  return playedNow(g, side, stratagem) - (face === 1 ? SPENT : 0)
}

function playedNow(g: G, side: number, stratagem: Stratagem): number {
  switch (stratagem) {
    case 'lack-of-discipline': {
      const order = g.topmost(discipline)
      return order?.isAttacked === true ? 140 : 20
    }
    case 'bad-shell': {
      const shot = g.topmost(answerFrame)
      return shot === undefined ? 0 : 40 + 20 * (unitOf(g, shot.unit).value - 3)
    }
    case 'firefighters': {
      const shot = g.topmost(answerFrame)
      const bonus = g.campaign.zones[g.campaign.citadel]!.bonus - g.zone.damage.of(g.campaign.citadel)
      return shot?.hits === bonus ? 200 : -1
    }
    case 'ruse-of-war': {
      const fight = g.topmost(attack)
      if (fight === undefined || fight.side === side) return -1
      return unitsIn(g, fight.target).length > 1 ? 150 : 40
    }
    default:
      return effectWorth(g, stratagem)
  }
}
