import { verb } from '../../kernel/actions/actions.ts'
import { word } from '../../kernel/values/shape.ts'
import { companyOf, nearestCompany } from '../command/nearest.ts'
import { commandersIn, unitsIn } from '../ground/stacks.ts'
import {
  commanderFell,
  commanderMoved,
  commanderRemoved,
  commanderReplaced,
  commanderTested,
} from '../state/entries.ts'
import { counterOf, FATE, frame, NOBODY, NOWHERE, scenarioOf, sideOf, unitName, type G } from '../state/kit.ts'

/** Chapter: the death of commanders. */

export const succeed = verb('succeed', 'unit')

/**
 * @rule ws.command.death
 * A commander of a formation dies with the last unit of his hex, or on a roll of 12 with two dice after a combat in
 * which he took part or after artillery fire on his hex with any result. His replacement is placed on a unit of the
 * formation.
 */
export function testCommander(g: G, commander: number): void {
  const { faces } = g.campaign.tables.test
  const roll = g.chance.dice(2, faces, 'commander')
  const dies = roll >= g.campaign.tables.death.roll
  g.tell(commanderTested, { unit: commander, roll, dies })
  if (dies) fall(g, commander)
}

/** Tests the commanders of formations in a hex after artillery fire that had a result. */
export function testCommandersIn(g: G, hex: number, side: number): void {
  for (const commander of commandersIn(g, hex))
    if (sideOf(g, commander) === side && counterOf(g, commander).kind === 'commander') testCommander(g, commander)
}

/** If the last unit of a hex is gone, the commanders there fall with it. */
export function fallWithStack(g: G, hex: number, side: number): void {
  if (unitsIn(g, hex).length > 0) return
  for (const commander of commandersIn(g, hex)) if (sideOf(g, commander) === side) fall(g, commander)
}

function fall(g: G, commander: number): void {
  const hex = g.unit.hex.of(commander)
  g.tell(commanderFell, { unit: commander })
  g.unit.hex.set(commander, NOWHERE)
  g.unit.adds.set(commander, false)
  if (counterOf(g, commander).kind === 'chief') succeedInChief(g, commander, hex)
  else takeOver(g, commander, companyOf(g, commander))
}

/**
 * @rule ws.chiefs.death
 * A commander in chief dies only with the units of his hex; his replacement is placed on the nearest friendly unit.
 * After Zastrow's death Alvensleben may come back, on any friendly unit.
 */
function succeedInChief(g: G, chief: number, hex: number): void {
  const earlier = scenarioOf(g).chiefs.find((one) => one.chief === chief)?.replaces ?? NOBODY
  if (earlier !== NOBODY && g.unit.fate.of(earlier) === FATE.removed && !g.unit.replaced.of(earlier)) {
    g.unit.fate.set(chief, FATE.eliminated)
    g.unit.fate.set(earlier, FATE.none)
    takeOver(g, earlier, companyOf(g, earlier), false)
    return
  }
  const friend = nearestCompany(g, chief, hex)
  takeOver(g, chief, friend === NOBODY ? [] : [friend])
}

function takeOver(g: G, commander: number, company: readonly number[], asReplacement = true): void {
  if (asReplacement) g.unit.replaced.set(commander, true)
  const [only] = company
  if (only === undefined) {
    g.unit.fate.set(commander, FATE.removed)
    g.tell(commanderRemoved, { unit: commander })
  } else if (company.length === 1) putOn(g, commander, only)
  else g.interrupt(succession, { commander })
}

function putOn(g: G, commander: number, unit: number): void {
  const hex = g.unit.hex.of(unit)
  g.unit.hex.set(commander, hex)
  g.tell(commanderReplaced, { unit: commander, hex })
}

/** The owner chooses the unit on which the replacement is placed. */
export const succession = frame(
  'succession',
  { commander: word({ noun: 'unit' }) },
  {
    next(g, f) {
      const company = companyOf(g, f.commander)
      if (company.length > 0) return g.ask(sideOf(g, f.commander))
      takeOver(g, f.commander, company, false)
      return g.done()
    },
    about: (g, f) => ({ unit: unitName(g, f.commander) }),
    offer(g, f, offer) {
      for (const unit of companyOf(g, f.commander)) offer.add(succeed, unit)
    },
    answers: [
      {
        verb: succeed,
        may: (g, f, why, unit) =>
          companyOf(g, f.commander).includes(unit) ||
          (why?.because('ws.command.death', 'other-formation', { unit: unitName(g, unit) }) ?? false),
        act(g, f, unit) {
          putOn(g, f.commander, unit)
          g.done()
        },
      },
    ],
  },
)

export const follow = verb('follow')
export const remain = verb('remain')

/**
 * @rule ws.command.following
 * A commander goes with troops that retreat from a hex they defended; one whose troops attack or advance may go with
 * them or remain, even alone. A commander in chief always goes with troops that retreat.
 */
export const following = frame(
  'following',
  { commander: word({ noun: 'unit' }), unit: word({ noun: 'unit' }) },
  {
    next: (g, f) => g.ask(sideOf(g, f.commander)),
    about: (g, f) => ({ unit: unitName(g, f.commander), with: unitName(g, f.unit) }),
    offer(_g, _f, offer) {
      offer.add(follow)
      offer.add(remain)
    },
    answers: [
      {
        verb: follow,
        act(g, f) {
          goWith(g, f.commander, f.unit)
          g.done()
        },
      },
      {
        verb: remain,
        act(g) {
          g.done()
        },
      },
    ],
  },
)

export function goWith(g: G, commander: number, unit: number): void {
  const hex = g.unit.hex.of(unit)
  // A commander who goes along no longer leads an attack.
  g.unit.leads.set(commander, NOWHERE)
  g.unit.hex.set(commander, hex)
  g.tell(commanderMoved, { unit: commander, hex })
}
