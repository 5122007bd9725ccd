import { verb } from '../../kernel/actions/actions.ts'
import { flag, word } from '../../kernel/values/shape.ts'
import { settleZones } from '../hits/settle.ts'
import { maySpend, spend } from '../points/points.ts'
import { dug, fortified, rallied, rebuilt } from '../state/entries.ts'
import { frame, PRUSSIAN, unitOf } from '../state/kit.ts'
import { dig, hasPioneers, mayDig, mayFortify, trenchCost } from './dig.ts'
import { isRestedFree, mayRally, mayRebuild, rally, rebuild } from './rally.ts'

export const rallyUnit = verb('rally', 'unit')
export const rebuildUnit = verb('rebuild', 'unit')
export const fortify = verb('fortify', 'zone')
export const trench = verb('dig', 'zone')
export const endWorks = verb('end-works')

/** Points are spent in the reorganisation one item at a time. */
export const spending = frame(
  'spending',
  {
    side: word({ noun: 'side' }),
    /** Levels paid for and not yet used. */
    paid: word(),
    /** Free levels left at the headquarters. */
    free: word(),
    forts: word(),
    pioneers: flag(),
  },
  {
    next(g, f) {
      const canPay = maySpend(g, f.side, 1) || f.paid > 0
      if (canPay) return g.ask(f.side)
      for (let unit = 0; unit < g.unit.rows; unit++) if (mayRally(g, f, unit)) return g.ask(f.side)
      return g.done()
    },
    about: (g, f) => ({ points: g.account.points.of(f.side), paid: f.paid, free: f.free, forts: f.forts }),
    offer(g, f, offer) {
      for (let unit = 0; unit < g.unit.rows; unit++) {
        if (unitOf(g, unit).side !== f.side) continue
        if (mayRally(g, f, unit)) offer.add(rallyUnit, unit)
        if (mayRebuild(g, f.side, unit)) offer.add(rebuildUnit, unit)
      }
      for (let zone = 0; zone < g.zone.rows; zone++) {
        if (mayFortify(g, f, zone)) offer.add(fortify, zone)
        if (f.side === PRUSSIAN && mayDig(g, f.side, zone)) offer.add(trench, zone)
      }
      offer.add(endWorks)
    },
    answers: [
      {
        verb: rallyUnit,
        may: (g, f, why, unit) => mayRally(g, f, unit, why),
        act(g, f, unit) {
          if (isRestedFree(g, f, unit)) f.free -= 1
          else {
            if (f.paid === 0) {
              spend(g, f.side, g.campaign.tables.costs.rally)
              f.paid = g.campaign.tables.rally.perPoint
            }
            f.paid -= 1
          }
          rally(g, unit)
          g.tell(rallied, { unit, status: g.unit.status.of(unit) })
        },
      },
      {
        verb: rebuildUnit,
        may: (g, f, why, unit) => mayRebuild(g, f.side, unit, why),
        act(g, f, unit) {
          const { side } = f
          spend(g, side, g.campaign.tables.costs.rebuild)
          g.tell(rebuilt, { unit, zone: rebuild(g, side, unit) })
          return settleZones(g, side)
        },
      },
      {
        verb: fortify,
        may: (g, f, why, zone) => mayFortify(g, f, zone, why),
        act(g, f, zone) {
          spend(g, f.side, g.campaign.tables.costs.fortify)
          f.forts += 1
          f.pioneers ||= hasPioneers(g, zone)
          g.zone.fortification.set(zone, true)
          g.tell(fortified, { side: f.side, zone })
        },
      },
      {
        verb: trench,
        may: (g, f, why, zone) => mayDig(g, f.side, zone, why),
        act(g, f, zone) {
          const cost = trenchCost(g, zone)
          spend(g, f.side, cost)
          dig(g, zone)
          g.tell(dug, { zone, cost })
        },
      },
      {
        verb: endWorks,
        act(g) {
          g.done()
        },
      },
    ],
  },
)
