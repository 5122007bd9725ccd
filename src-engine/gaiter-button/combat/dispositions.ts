import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { entry } from '../../kernel/play/journal.ts'
import { word } from '../../kernel/values/shape.ts'
import { NONE } from '../campaign/campaign.ts'
import { moraleOf } from '../state/counters.ts'
import { enemyOf, frame, zoneName, type G } from '../state/kit.ts'
import { couldCharge, mayCharge } from './charge.ts'
import { defenderOf, leadMorale } from './engaged.ts'
import { factorLedger, ledgerLines } from './factor.ts'
import { battleOdds } from './forecast.ts'
import { leadsOf, mayGarrisonLead, mayLead, nextToLead, onlyLead, setLead } from './lead.ts'

/** Chapter 15.4: the decisions of both sides before the dice: lead unit and charge. */

export const leadWith = verb('lead-with', 'counter')
export const leadWithGarrison = verb('lead-with-garrison')
export const charge = verb('charge')
export const noCharge = verb('no-charge')

const unitLeads = entry(
  { name: 'unit-leads', category: 'battle', rule: 'gb.combat.lead' },
  { side: 'side', counter: 'counter', morale: 'number' },
)
const garrisonLeads = entry(
  { name: 'garrison-leads', category: 'battle', rule: 'gb.combat.lead' },
  { side: 'side', morale: 'number' },
)
const charged = entry({ name: 'charged', category: 'battle', rule: 'gb.combat.charge' }, { side: 'side', zone: 'zone' })

/** All that is known so far of both factors; everything is open once the engaged units have been turned over. */
function standing(g: G, side: number) {
  return {
    zone: zoneName(g, g.battleZone),
    amplitude: g.battleAmplitude,
    own: ledgerLines(factorLedger(g, side)),
    enemy: ledgerLines(factorLedger(g, enemyOf(side))),
  }
}

function lead(g: G, side: number, counter: number): void {
  setLead(g, side, counter)
  if (counter === NONE) g.tell(garrisonLeads, { side, morale: leadMorale(g, side) })
  else g.tell(unitLeads, { side, counter, morale: moraleOf(g, counter) })
}

/** The attacker chooses his lead unit, then the defender; a side with only one option is not asked. */
export const leads = frame(
  'lead',
  {},
  {
    next(g) {
      const side = nextToLead(g)
      if (side === NONE) return g.done()
      const only = onlyLead(g, side)
      if (only === undefined) return g.ask(side)
      lead(g, side, only)
      return 'again'
    },
    about: (g) => standing(g, nextToLead(g)),
    offer(g, _f, offer) {
      const side = nextToLead(g)
      for (const counter of leadsOf(g, side)) offer.add(leadWith, counter)
      if (mayGarrisonLead(g, side)) offer.add(leadWithGarrison)
    },
    answers: [
      {
        verb: leadWith,
        may: (g, _f, why, counter) => mayLead(g, nextToLead(g), counter, why),
        act: (g, _f, counter) => lead(g, nextToLead(g), counter),
        odds(g, _f, counter) {
          const side = nextToLead(g)
          return battleOdds(g, side, (fork) => setLead(fork, side, counter))
        },
      },
      {
        verb: leadWithGarrison,
        may: (g, _f, why) => mayGarrisonLead(g, nextToLead(g), why),
        act: (g) => lead(g, nextToLead(g), NONE),
        odds(g) {
          const side = nextToLead(g)
          return battleOdds(g, side, (fork) => setLead(fork, side, NONE))
        },
      },
    ],
  },
)

/** The side that decides on a charge now: the attacker first. */
const chargerOf = (g: G, decided: number): number => (decided === 0 ? g.attacker : defenderOf(g))

function mayDecide(g: G, decided: number, why?: Why): boolean {
  return mayCharge(g, chargerOf(g, decided), why)
}

export const charges = frame(
  'charge',
  { decided: word() },
  {
    next(g, f) {
      while (f.decided < 2) {
        const side = chargerOf(g, f.decided)
        if (couldCharge(g, side)) return g.ask(side)
        f.decided += 1
      }
      return g.done()
    },
    about: (g, f) => standing(g, chargerOf(g, f.decided)),
    offer(g, f, offer) {
      if (mayDecide(g, f.decided)) offer.add(charge)
      offer.add(noCharge)
    },
    answers: [
      {
        verb: charge,
        may: (g, f, why) => mayDecide(g, f.decided, why),
        act(g, f) {
          const side = chargerOf(g, f.decided)
          g.camp.charges.set(side, true)
          g.tell(charged, { side, zone: g.battleZone })
          f.decided += 1
        },
        odds(g, f) {
          const side = chargerOf(g, f.decided)
          return battleOdds(g, side, (fork) => fork.camp.charges.set(side, true))
        },
      },
      {
        verb: noCharge,
        act(_g, f) {
          f.decided += 1
        },
        odds: (g, f) => battleOdds(g, chargerOf(g, f.decided), () => {}),
      },
    ],
  },
)

export const kinds = [leads, charges]
export const entries = [unitLeads, garrisonLeads, charged]
