import { verb } from '../../kernel/actions/actions.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { initiativeRolled, initiativeWon } from '../state/entries.ts'
import { frame, otherSide, type G } from '../state/kit.ts'

/** Chapter: the turn. Initiative: which side goes first. */

const goFirst = verb('go-first')
const goSecond = verb('go-second')

/**
 * @rule es.turn.initiative
 * Each side rolls a die: one more if it had the initiative, one more for each close combat won last turn, one less for
 * each of its units that routed in it, however often. Ties are rolled again. The winner decides who goes first.
 */
export function rollInitiative(g: G): void {
  const rule = 'es.turn.initiative'
  const { dieFaces } = g.campaign.tables
  for (;;) {
    const totals = [0, 1].map((side) => {
      const ledger = new Ledger()
        .add('die', g.chance.die(dieFaces, 'initiative'), rule)
        .addIf(g.initiative === side, 'had-it', 1, rule)
        .add('combats', g.side.wonBefore.of(side), rule)
        .add('routs', -g.side.routsBefore.of(side), rule)
      g.tell(initiativeRolled, { side, ledger })
      return ledger.total
    })
    const [french = 0, german = 0] = totals
    if (french === german) continue
    g.initiative = french > german ? 0 : 1
    g.tell(initiativeWon, { side: g.initiative })
    return
  }
}

export const whoIsFirst = frame(
  'who-is-first',
  {},
  {
    next: (g) => g.ask(g.initiative),
    offer(_g, _f, offer) {
      offer.add(goFirst)
      offer.add(goSecond)
    },
    answers: [
      { verb: goFirst, act: (g) => g.done(g.initiative) },
      { verb: goSecond, act: (g) => g.done(otherSide(g.initiative)) },
    ],
  },
)
