import { has, lowest } from '../../board/bitset.ts'
import { verb } from '../../kernel/actions/actions.ts'
import type { Why } from '../../kernel/values/explain.ts'
import { word } from '../../kernel/values/shape.ts'
import { exchanged } from '../state/entries.ts'
import { groundOf, isAnyIn } from '../state/ground.ts'
import { frame, NONE, unitName, unitOf, zoneName, type G } from '../state/kit.ts'
import { shelterOf } from '../state/shelter.ts'
import { enter, onMap } from '../state/units.ts'
import { hasRoom, isSheltered, mayJoin, mayRideInto } from '../state/zones.ts'

export const exchange = verb('exchange', 'unit')
export const withUnit = verb('with', 'unit')

/** Whether a unit would fit into a zone that another one leaves. */
function fitsInsteadOf(g: G, unit: number, gone: number, why?: Why): boolean {
  const { division, takesRoom } = unitOf(g, unit)
  const zone = g.unit.zone.of(gone)
  if (!mayRideInto(g, unit, zone, why)) return false
  if (takesRoom && !unitOf(g, gone).takesRoom && !hasRoom(g, unit, zone, why)) return false
  if (mayJoin(g, unit, zone)) return true
  return !isAnyIn(g, zone, (other) => {
    const { division: there } = unitOf(g, other)
    return other !== gone && there !== NONE && there !== division
  })
}

export function mayExchange(g: G, side: number, unit: number, why?: Why): boolean {
  const { side: owner, isInfantry } = unitOf(g, unit)
  if (owner !== side || !isInfantry || !onMap(g, unit))
    return why?.because('sb.activation.exchange', 'no-battalion', { unit: unitName(g, unit) }) ?? false
  const zone = g.unit.zone.of(unit)
  if (!isSheltered(g, zone)) return why?.because('sb.activation.exchange', 'open', { zone: zoneName(g, zone) }) ?? false
  if (isAnyPartner(g, unit, () => true)) return true
  return why?.because('sb.activation.exchange', 'nobody', { unit: unitName(g, unit) }) ?? false
}

/**
 * Whether a condition holds for any battalion of an adjacent sheltered zone that could be exchanged with this one. The
 * caller checks that its own zone is sheltered.
 */
function isAnyPartner(g: G, unit: number, holds: (other: number) => boolean): boolean {
  const { sheltered } = shelterOf(g)
  const held = groundOf(g).manned[unitOf(g, unit).side as 0 | 1] // one of two sides
  const beside = g.campaign.beside[g.unit.zone.of(unit)]! // a zone of the map
  for (let word = 0; word < held.length; word++)
    for (let bits = beside[word]! & held[word]! & sheltered[word]!; bits !== 0; bits &= bits - 1)
      if (
        isAnyIn(
          g,
          lowest(word, bits),
          (other) =>
            unitOf(g, other).isInfantry &&
            fitsInsteadOf(g, unit, other) &&
            fitsInsteadOf(g, other, unit) &&
            holds(other),
        )
      )
        return true
  return false
}

function mayExchangeWith(g: G, unit: number, other: number, why?: Why): boolean {
  const { side, isInfantry } = unitOf(g, other)
  const [zone, beside] = [g.unit.zone.of(unit), g.unit.zone.of(other)]
  if (side !== unitOf(g, unit).side || !isInfantry || !onMap(g, other))
    return why?.because('sb.activation.exchange', 'no-battalion', { unit: unitName(g, other) }) ?? false
  if (!has(g.campaign.beside[zone]!, beside))
    return why?.because('sb.activation.exchange', 'not-adjacent', namesOf(g, unit, other)) ?? false
  if (!isSheltered(g, zone) || !isSheltered(g, beside))
    return (
      why?.because('sb.activation.exchange', 'open', { zone: zoneName(g, isSheltered(g, zone) ? beside : zone) }) ??
      false
    )
  if (fitsInsteadOf(g, unit, other, why) && fitsInsteadOf(g, other, unit, why)) return true
  return why?.because('sb.activation.exchange', 'division', namesOf(g, unit, other)) ?? false
}

const namesOf = (g: G, unit: number, other: number) => ({ unit: unitName(g, unit), other: unitName(g, other) })

/** The battalions that a battalion may be exchanged with. */
export function partnersOf(g: G, unit: number): number[] {
  const partners: number[] = []
  if (isSheltered(g, g.unit.zone.of(unit)))
    isAnyPartner(g, unit, (other) => {
      partners.push(other)
      return false
    })
  return partners
}

/**
 * @rule sb.activation.exchange
 * For a point two battalions of adjacent zones that both have a marker or a bonus are exchanged.
 */
export const exchanging = frame(
  'exchanging',
  { side: word({ noun: 'side' }), unit: word({ noun: 'unit' }) },
  {
    next: (g, f) => g.ask(f.side),
    about: (g, f) => ({ unit: unitName(g, f.unit) }),
    offer(g, f, offer) {
      for (const other of partnersOf(g, f.unit)) offer.add(withUnit, other)
    },
    answers: [
      {
        verb: withUnit,
        may: (g, f, why, other) => mayExchangeWith(g, f.unit, other, why),
        act(g, { unit }, other) {
          const [zone, beside] = [g.unit.zone.of(unit), g.unit.zone.of(other)]
          g.tell(exchanged, { unit, other, zone, beside })
          enter(g, unit, beside)
          enter(g, other, zone)
          g.done()
        },
      },
    ],
  },
)
