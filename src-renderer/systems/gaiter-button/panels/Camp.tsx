import { Counter } from '../../../counters/Counter.tsx'
import type { Piece } from '../../../counters/piles.ts'
import { battleSteps, campOf, isEngaged, stepNow, troopsOf } from './battle.ts'
import { answersOf, thingOf } from './parts.tsx'
import { viewIn } from '../reads/reads.ts'
import { bookOf, eyesOf, isThere, nameIn, type PanelProps, sideName } from './reading.ts'
import { wordsIn } from './words.ts'

/** One side of the battle: its counters, engaged or not, and what it has declared. */
export function Camp({
  panel,
  side,
  isAttacker,
}: {
  readonly panel: PanelProps
  readonly side: number
  readonly isAttacker: boolean
}) {
  const { setting, language } = panel
  const { battle, labelled, number } = wordsIn(language)
  const camp = campOf(panel, side)
  const troops = troopsOf(panel, side).filter(({ face }) => face.sign !== 'leader')
  // Neither side sees which units the other engages until both have chosen.
  const isSecret = !camp.isOpen && stepNow(panel) <= battleSteps.indexOf('engage') && eyesOf(panel.table) !== side
  const engaged = troops.filter(isEngaged)
  const reserve = troops.filter((piece) => !isEngaged(piece))
  const name = sideName(setting, language, side)
  const said = [
    ...(isThere(camp.leader) ? [commanderIn(panel, camp.leader)] : []),
    ...(camp.garrisonLeads ? [labelled(battle.garrison, battle.lead)] : []),
    ...(camp.charges ? [battle.charges] : []),
    ...(camp.unprovided ? [battle.unprovided] : []),
    ...(camp.strength > 0 ? [labelled(battle.strength, number(camp.strength))] : []),
  ]
  return (
    <section className="gb-camp" aria-label={name}>
      <h4>
        {name} <span className="gb-hint">{isAttacker ? battle.attacker : battle.defender}</span>
      </h4>
      {isSecret ? (
        <Counters panel={panel} title={battle.hidden} pieces={troops} lead="" />
      ) : (
        <>
          <Counters panel={panel} title={battle.engaged} pieces={engaged} lead={camp.lead} />
          {reserve.length > 0 && <Counters panel={panel} title={battle.reserve} pieces={reserve} lead="" />}
        </>
      )}
      {said.length > 0 && <p className="gb-hint">{said.join(' · ')}</p>}
    </section>
  )
}

const size = 52

/** Counters in a row; one that can be engaged or left out is a button that does so. */
function Counters({
  panel,
  title,
  pieces,
  lead,
}: {
  readonly panel: PanelProps
  readonly title: string
  readonly pieces: readonly Piece[]
  readonly lead: string
}) {
  const { battle } = wordsIn(panel.language)
  const answers = answersOf(panel).filter(({ verb }) => verb === 'engage' || verb === 'leave-out')
  const isLead = (piece: Piece): boolean => lead !== '' && (piece.id === lead || isNamed(panel, piece, lead))
  return (
    <div className="gb-counters">
      <h5>
        {title} <span className="gb-count">({pieces.length})</span>
      </h5>
      {pieces.length === 0 ? (
        <p className="gb-hint">{battle.nobody}</p>
      ) : (
        <ul>
          {pieces.map((piece) => {
            const answer = answers.find((one) => thingOf(one, 'counter') === piece.id)
            const drawn = <Counter face={piece.face} size={size} title={answer === undefined ? piece.title : ''} />
            return (
              <li key={piece.id} className={isLead(piece) ? 'is-lead' : undefined}>
                {answer === undefined ? (
                  drawn
                ) : (
                  <button
                    type="button"
                    className="gb-toggle"
                    aria-pressed={answer.verb === 'leave-out'}
                    aria-label={wordsIn(panel.language).labelled(answer.title[panel.language], piece.title)}
                    onClick={() => panel.onAnswer(answer.action)}
                  >
                    {drawn}
                  </button>
                )}
                {isLead(piece) && <span className="gb-badge">{battle.lead}</span>}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** Whether a token of the enemy is known to be this counter. */
const isNamed = ({ table }: PanelProps, piece: Piece, lead: string): boolean =>
  table.views.some(({ known }) => viewIn(known).token[piece.id]?.counter === lead)

/** Names the commander; for an unknown enemy leader, says only that there is one. */
function commanderIn({ setting, language, table }: PanelProps, leader: string): string {
  const { battle } = wordsIn(language)
  const seen = table.views.map(({ known }) => viewIn(known).token[leader]?.counter).find(isThere)
  const name = seen ?? leader
  return bookOf(setting, language).counters.has(name)
    ? battle.commander(nameIn(setting, language, name))
    : battle.commanded
}
