import type { Game } from '#engine/kernel/game/game.ts'
import { EVERYONE, readLine, type JournalEntry } from '#engine/kernel/play/journal.ts'
import { bad, good, type Result } from '#engine/kernel/values/result.ts'
import type { CampaignFiles, LoadedCampaign } from '#engine/kernel/system/system.ts'
import { clipped } from './requests.ts'
import type { Services } from './services.ts'
import type { Answer, Fault } from './verb.ts'

/** What a session remembers from one request to the next. */
export class Memory {
  readonly services: Services
  game: Game | undefined
  /** The side for which requests without the key are answered; everyone's eyes in an open session. */
  seat = EVERYONE
  /** What lifts the limits of the seat. */
  key: string | undefined
  /** Where a game with fair undo stands while its past is looked at. */
  home = 0
  /** Campaigns already compiled, by the files they were compiled from. */
  readonly compiled = new WeakMap<CampaignFiles, LoadedCampaign>()

  constructor(services: Services) {
    this.services = services
  }

  /** The game that follows is another one, seen from this seat on. */
  begin(game: Game, seat: number, key: string | undefined): void {
    this.game = game
    this.home = game.history.current
    this.sit(seat, key)
  }

  sit(seat: number, key: string | undefined): void {
    this.seat = seat
    this.key = seat === EVERYONE ? undefined : key
  }
}

/** Where a game stands: who decides, or how it ended. How many moments there were is nothing that a side may know. */
export function standing(game: Game, eyes: number): Answer {
  const { play, history } = game
  const { sides, endings } = play.layout
  const { ending } = play
  return {
    ...(eyes === EVERYONE && { moment: history.current }),
    decider: sides[play.decider] ?? null,
    ending:
      ending === undefined
        ? null
        : { ending: endings[ending.ending], winner: sides[ending.winner] ?? null, level: ending.level },
  }
}

/**
 * In a game with fair undo the past may be looked at, but nothing may be done there. A side is not told which moment the game
 * stands at: that would be how often the other has acted.
 */
export function lookingBack(game: Game, { home }: Memory, eyes: number): Fault | undefined {
  const { current } = game.history
  if (current === home) return undefined
  if (eyes !== EVERYONE) {
    const message = 'Somebody looks at the past of this game just now; nothing is done there.'
    return { code: 'looking-back', message }
  }
  const message = `The game stands at moment ${home}; here only its past is looked at. Return with {"do":"goto","moment":${home}}.`
  return { code: 'looking-back', message }
}

/** What was told in the current moment, as far as these eyes may see it. */
export function toldNow(game: Game, eyes: number): JournalEntry[] {
  const { language } = game.play.layout
  return game.toldAt(game.history.current).flatMap((line) => readLine(line, eyes, language) ?? [])
}

/** The number of a side that a request names. */
export function sideNumber(game: Game, name: string, path = 'side'): Result<number, Fault> {
  const { sides } = game.play.layout
  const side = sides.indexOf(name)
  if (side >= 0) return good(side)
  return bad({
    code: 'bad-field',
    message: `There is no side "${clipped(name)}". There are: ${sides.join(' and ')}.`,
    path,
  })
}

/** The side that a request is about: the one it names, if these eyes may, else the seat's, else the one that decides. */
export function sideAskedFor(game: Game, name: string | undefined, eyes: number): Result<number, Fault> {
  if (name === undefined) return good(eyes === EVERYONE ? game.play.decider : eyes)
  const side = sideNumber(game, name)
  if (!side.ok || eyes === EVERYONE || side.value === eyes) return side
  return bad({
    code: 'seat',
    message: `The seat is ${game.play.layout.sides[eyes]}; it may not ask for ${name}.`,
    path: 'side',
  })
}
