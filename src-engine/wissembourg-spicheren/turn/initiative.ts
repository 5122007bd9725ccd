import { verb } from '../../kernel/actions/actions.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { word } from '../../kernel/values/shape.ts'
import { chiefOf, isDue } from '../command/command.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { isHidden } from '../movement/column-march.ts'
import { horseDrawn, initiativeGiven, initiativeRolled, nobodyLeads } from '../state/entries.ts'
import {
  counterOf,
  faceOf,
  formationName,
  formationOf,
  frame,
  GERMAN,
  FRENCH,
  isNight,
  NOBODY,
  onMap,
  scenarioOf,
  type G,
} from '../state/kit.ts'
import { activation } from './activation.ts'

/** Chapter: initiative and the cup. */

export const choose = verb('choose', 'formation')

/** Whether a formation has a counter that could act: on the map, due, or hidden on its way. */
function takesPart(g: G, formation: number): boolean {
  const { units, commander } = formationOf(g, formation)
  const isHere = (unit: number): boolean => onMap(g, unit) || isDue(g, unit)
  return isHidden(g, formation) || isHere(commander) || units.some(isHere)
}

/**
 * @rule ws.turn.cup
 * The markers of all formations that are on the map or due go into the cup, and are drawn one by one until it is empty.
 * A formation is active once per turn.
 */
function fillCup(g: G): void {
  g.cup.clear()
  g.formation.acted.clear()
  g.campaign.formations.forEach((_, formation) => {
    if (!takesPart(g, formation)) return
    const { chit } = formationOf(g, formation)
    if (!g.cup.has(chit)) g.cup.push(chit)
  })
}

/** The formations that a marker can activate now. */
const behind = (g: G, chit: number): number[] =>
  sharersOf(g.campaign)[chit]!.filter((one) => !g.formation.acted.of(one) && takesPart(g, one))

/** By marker, the formations that share it. */
const sharersOf = memoizedBy(({ formations }: Campaign) =>
  formations.map((_, chit) => [...formations.keys()].filter((one) => formations[one]!.chit === chit)),
)

/**
 * @rule ws.turn.shared-marker
 * The two cavalry commands at Spicheren share one marker. When it is drawn and both are in play, an even die activates
 * the German one, an odd die the French one; the marker goes back for the other. Chosen by initiative it activates the
 * chooser's own.
 */
function drawChit(g: G): number {
  const chit = g.chance.takeFrom(g.cup, 'cup', 'formation')
  const both = behind(g, chit)
  const [first] = both
  if (first === undefined || both.length === 1) return first ?? NOBODY
  const die = g.chance.die(g.campaign.tables.test.faces, 'horse')
  const formation = both.find((one) => formationOf(g, one).side === (die % 2 === 0 ? GERMAN : FRENCH)) ?? first
  g.cup.push(chit)
  g.tell(horseDrawn, { die, formation })
  return formation
}

function take(g: G, formation: number): void {
  const { chit } = formationOf(g, formation)
  if (behind(g, chit).length === 1) g.cup.remove(chit)
}

/** The formations from which a side may choose. */
function choicesOf(g: G, side: number): number[] {
  const found: number[] = []
  for (let one = 0; one < g.formation.rows; one++)
    if (formationOf(g, one).side === side && !g.formation.acted.of(one) && takesPart(g, one)) found.push(one)
  return found
}

/**
 * @rule ws.turn.initiative
 * Each side rolls a die and adds the bonus of its commander in chief, less 1 at night; the higher total has the
 * initiative, in a tie the Germans. If only one commander in chief is on the map his side has it; if neither is, no
 * side has it. At Wissembourg the Germans have it in the first turn. The side that has it chooses the formation that
 * acts first.
 */
function leader(g: G): number {
  const { firstInitiative } = scenarioOf(g)
  if (g.turn === 1 && firstInitiative !== NOBODY) return given(g, firstInitiative)
  const [french, german] = [chiefOf(g, FRENCH), chiefOf(g, GERMAN)]
  if (french === NOBODY && german === NOBODY) {
    g.tell(nobodyLeads, { turn: g.turn })
    return NOBODY
  }
  if (french === NOBODY || german === NOBODY) return given(g, french === NOBODY ? GERMAN : FRENCH)
  const rule = 'ws.turn.initiative'
  const roll = (chief: number): Ledger =>
    new Ledger()
      .add('initiative', counterOf(g, chief).initiative[faceOf(g, chief)], rule)
      .addIf(isNight(g), 'night', g.campaign.tables.night.dice, rule)
      .add('die', g.chance.die(g.campaign.tables.test.faces, 'initiative'), rule)
  const [ofGermans, ofFrench] = [roll(german), roll(french)]
  const side = ofFrench.total > ofGermans.total ? FRENCH : GERMAN
  g.tell(initiativeRolled, { french: ofFrench, german: ofGermans, side })
  return side
}

function given(g: G, side: number): number {
  g.tell(initiativeGiven, { side })
  return side
}

export const operations = frame(
  'operations',
  { side: word({ start: -1, noun: 'side' }), begun: word() },
  {
    next(g, f) {
      if (f.begun === 0) {
        f.begun = 1
        fillCup(g)
        f.side = leader(g)
        return 'again'
      }
      if (f.side !== NOBODY && choicesOf(g, f.side).length > 0) return g.ask(f.side)
      if (g.cup.length > 0) {
        const formation = drawChit(g)
        return formation === NOBODY ? 'again' : g.call(activation, { formation })
      }
      if (g.held === NOBODY) return g.done()
      // A kept marker that found no partner is played alone.
      const formation = g.held
      g.held = NOBODY
      return g.call(activation, { formation, last: true })
    },
    offer(g, f, offer) {
      for (const formation of choicesOf(g, f.side)) offer.add(choose, formation)
    },
    answers: [
      {
        verb: choose,
        may: (g, f, why, formation) =>
          choicesOf(g, f.side).includes(formation) ||
          (why?.because('ws.turn.initiative', 'no-choice', { formation: formationName(g, formation) }) ?? false),
        act(g, f, formation) {
          f.side = NOBODY
          take(g, formation)
          g.call(activation, { formation, chosen: true })
        },
      },
    ],
  },
)
