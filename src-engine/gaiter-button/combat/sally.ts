import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { distribution } from '../../kernel/play/odds.ts'
import { word } from '../../kernel/values/shape.ts'
import { NONE } from '../campaign/campaign.ts'
import { countersIn } from '../state/counters.ts'
import { enemyOf, frame, tablesOf, zoneName, zoneOf, type G } from '../state/kit.ts'
import { garrisonPoints, isBlockaded, isStormed } from '../state/places.ts'
import { reconCell } from '../march/recon.ts'
import { showing } from '../march/showing.ts'
import { battle } from './battle.ts'
import { BATTLE, canAttack } from './engaged.ts'

/** Chapter 16.3: attempt of a sally. */

export const scout = verb('scout-first')
export const sallyOut = verb('sally-out')
export const callOff = verb('call-off')

const scouted = entry(
  { name: 'scouted', category: 'battle', rule: 'gb.sally.reconnaissance' },
  { side: 'side', zone: 'zone', die: 'number', units: 'number', composition: 'flag' },
)
const calledOff = entry(
  { name: 'sally-called-off', category: 'battle', rule: 'gb.sally.reconnaissance', followsDecision: true },
  { side: 'side', zone: 'zone' },
)

/**
 * @rule gb.sally.launch
 * A side blockaded in a fortress may sally out against the besieger, with units inside, with the garrison, or with
 * both.
 */
export function maySally(g: G, side: number, zone: number, why?: Why): boolean {
  const rule = 'gb.sally.launch'
  const facts = () => ({ zone: zoneName(g, zone) })
  if (!isBlockaded(g, side, zone)) return why?.because(rule, 'not-blockaded', facts()) ?? false
  if (garrisonPoints(g, side, zoneOf(g, zone).fortress) > 0 && !isStormed(g, side, zone)) return true
  if (countersIn(g, side, zone, 'inside').some((counter) => canAttack(g, counter))) return true
  return why?.because(rule, 'nobody', facts()) ?? false
}

/** One die without modifiers, in the first column of the reconnaissance table. */
function search(g: G): { die: number; units: number; composition: boolean } {
  const { dice, reconnaissanceColumn } = tablesOf(g).sally
  const die = g.chance.dice(dice, 6, 'sally-reconnaissance')
  const { units, composition = false } = reconCell(g, die, reconnaissanceColumn)
  return { die, units, composition }
}

/**
 * @rule gb.sally.resolution
 * A sally follows the rules of battle, with these differences: the fortress value adds to the attacker's artillery, not
 * to the besieger's terrain; the attacker is never encircled or without provisions, gets no marker, and his markers of
 * activation and earlier combat are ignored; a beaten besieger is not pursued.
 */
function attack(g: G, side: number, zone: number): void {
  g.call(battle, { zone, attacker: side, kind: BATTLE.sally })
}

const STAGE = { begun: 0, scouted: 1, fought: 2, off: 3 } as const

/**
 * @rule gb.sally.reconnaissance
 * Before the combat the besieged may reconnoitre with a die in the first column, and then continue or call off the
 * sally. The impulse is used either way.
 */
export const sally = frame(
  'sally',
  { side: word({ noun: 'side' }), zone: word({ start: NONE, noun: 'zone' }), stage: word() },
  {
    next: (g, f) => (f.stage === STAGE.off ? g.done() : g.ask(f.side)),
    resume(g, f, result) {
      if (f.stage === STAGE.fought) g.done(result)
    },
    prompt: (_g, f) => (f.stage === STAGE.begun ? 'sally' : 'sally.scouted'),
    about: (g, f) => ({ zone: zoneName(g, f.zone) }),
    offer(_g, f, offer) {
      offer.add(f.stage === STAGE.begun ? scout : callOff)
      offer.add(sallyOut)
    },
    answers: [
      {
        verb: scout,
        may: (_g, f, why) => f.stage === STAGE.begun || (why?.because('gb.sally.reconnaissance', 'scouted') ?? false),
        act(g, f) {
          f.stage = STAGE.scouted
          const { die, units, composition } = search(g)
          g.tell(scouted, { side: f.side, zone: f.zone, die, units, composition })
          if (units > 0)
            g.call(showing, { side: enemyOf(f.side), zone: f.zone, left: units, inside: false, composition })
        },
        odds: (g) => {
          let found = ''
          return distribution(
            g,
            (fork) => {
              const { units, composition } = search(fork)
              found = `${units}${composition ? '*' : ''}`
            },
            () => found,
          )
        },
      },
      {
        verb: sallyOut,
        act(g, f) {
          f.stage = STAGE.fought
          attack(g, f.side, f.zone)
        },
      },
      {
        verb: callOff,
        may: (_g, f, why) =>
          f.stage === STAGE.scouted || (why?.because('gb.sally.reconnaissance', 'not-scouted') ?? false),
        act(g, f) {
          f.stage = STAGE.off
          g.tell(calledOff, { side: f.side, zone: f.zone })
        },
      },
    ],
  },
)

export const kinds = [sally]
export const entries = [scouted, calledOff]
