import { beginPlay } from '../kernel/game/start.ts'
import type { LoadedCampaign, Problem } from '../kernel/system/system.ts'
import type { Play } from '../kernel/play/play.ts'
import { both, faultOf, Problems } from './problems.ts'
import { fault, said } from './said.ts'

/** Checks scenarios by playing: whether they can be begun, are not over at once, and ask both sides something. */
export function checkBeginnings(loaded: LoadedCampaign): readonly Problem[] {
  const problems = new Problems()
  for (const { id, position } of loaded.scenarios) {
    const file = `scenarios/${id}.json`
    const begun = beginPlay(loaded, { scenario: id, switches: {}, seed: id })
    if (!begun.ok) {
      const { message, inFrench = message, path = '', rule, parts, lacks = false } = begun.error
      const place = position === undefined ? '' : path.replace(/^state/, 'position')
      const remedy = said`Put right what the position says there, or leave it out.`
      problems.error(
        file,
        place,
        { ...faultOf('cannot-be-begun', both(message, inFrench), parts), lacks },
        remedy,
        rule,
      )
    } else if (!breaksRule(loaded, file, begun.value.play, problems))
      checkMoves(loaded, file, begun.value.play, position === undefined ? '' : 'position', problems)
  }
  return problems.all
}

/** Does the position at the first question violate an invariant of the rules? */
function breaksRule({ system }: LoadedCampaign, file: string, play: Play, problems: Problems): boolean {
  for (const { rule, broken } of system.rules.invariants) {
    const what = broken(play)
    if (what === undefined) continue
    problems.error(
      file,
      '',
      fault('the-set-up-breaks-a-rule')`The set-up breaks a rule: ${what}.`,
      said`Set up otherwise what it names.`,
      rule,
    )
    return true
  }
  return false
}

/** Maximum number of actions played. By then every side that can act at all has been asked. */
const MOST_ACTS = 400

function checkMoves({ layout }: LoadedCampaign, file: string, play: Play, path: string, problems: Problems): void {
  if (play.ending !== undefined) {
    const winner = layout.sides[play.ending.winner]
    const message =
      winner === undefined
        ? fault('over-before-it-begins')`The game is over before anybody has done anything.`
        : fault(
            'over-before-it-begins',
          )`The game is over before anybody has done anything: the side "${winner}" has won.`
    return problems.error(file, path, message, said`Look at what ends it: victory, captures, the number of turns.`)
  }
  const silent = new Set([0, 1])
  for (let act = 0; act < MOST_ACTS && silent.size > 0 && play.ending === undefined; act++) {
    silent.delete(play.decider)
    play.act(play.actions.at(0)!)
  }
  for (const side of silent)
    problems.warning(
      file,
      '',
      fault('side-never-asked')`The side "${layout.sides[side]}" has no first move: it is never asked anything.`,
      said`Give it something on the map, or that arrives, that can act.`,
    )
}
