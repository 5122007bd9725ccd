import { both, saidOf } from '../campaigns/problems.ts'
import type { Invariant } from '../kernel/system/system.ts'
import { formations } from './campaign/files.ts'
import { formationsOf } from './campaign/kinds.ts'
import { isThere, NOBODY, unitName, unitOf, type G } from './state/kit.ts'

const units = (g: G): number[] =>
  Array.from({ length: g.unit.rows }, (_, unit) => unit).filter((unit) => isThere(g, unit))

/** Conditions that hold after every action. */
export const invariants: readonly Invariant<G>[] = [
  {
    rule: 'es.units.stands',
    broken(g) {
      for (const unit of units(g)) {
        const { stands, arm } = unitOf(g, unit)
        const figures = g.unit.figures.of(unit)
        if (figures < 1 || figures > stands * g.campaign.tables.figures[arm])
          return saidOf(unitName(g, unit), both(`has ${figures} figures`, `a ${figures} figurines`))
      }
      return undefined
    },
  },
  {
    rule: 'es.units.formations',
    broken(g) {
      const wrong = units(g).find(
        (unit) => !formationsOf[unitOf(g, unit).arm].includes(formations[g.unit.formation.of(unit)]!),
      )
      return wrong === undefined
        ? undefined
        : saidOf(unitName(g, wrong), both('has a formation of another arm', 'a une formation d’une autre arme'))
    },
  },
  {
    rule: 'es.cards.deal',
    broken(g) {
      const { deck } = g.campaign.tables
      const all = deck.ace + deck.number + deck.face + deck.joker
      for (const side of [0, 1]) {
        const pack = side === 0 ? g.pack.french : g.pack.german
        let count = 0
        for (let card = 0; card < 4; card++) count += pack.of(card)
        for (const card of ['ace', 'number', 'face', 'joker'] as const) {
          count += g.spent[card].of(side)
          g.campaign.commanders.forEach((one, commander) => {
            if (one.side === side) count += g.hand[card].of(commander)
          })
        }
        if (count !== all)
          return saidOf(g.nameOf('side', side), both(`has a pack of ${count} cards`, `a un paquet de ${count} cartes`))
      }
      return undefined
    },
  },
  {
    rule: 'es.general.attach',
    broken(g) {
      for (let leader = 0; leader < g.leader.rows; leader++) {
        const unit = g.leader.unit.of(leader)
        if (unit !== NOBODY && g.leader.at.of(leader) !== g.unit.at.of(unit))
          return both('a commander has lost his unit', 'un commandant a perdu son unité')
      }
      return undefined
    },
  },
]
