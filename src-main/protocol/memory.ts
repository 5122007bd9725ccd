import type { Game } from '#engine/kernel/game/game.ts'
import { EVERYONE, readLine, type JournalEntry } from '#engine/kernel/play/journal.ts'
import { bad, good, type Result } from '#engine/kernel/values/result.ts'
import type { CampaignFiles, LoadedCampaign } from '#engine/kernel/system/system.ts'
import { clipped } from './requests.ts'
import type { Services } from './services.ts'
import type { Answer, Fault } from './verb.ts'

/** The state of a session between requests. */
export class Memory {
  readonly services: Services
  game: Game | undefined
  /** The side whose view answers requests without the key; EVERYONE in an open session. */
  seat = EVERYONE
  /** The key that lifts the limits of the seat. */
  key: string | undefined
  /** The moment a game with fair undo is really at, while its past is being looked at. */
  home = 0
  /** Campaigns already compiled, by the files they were compiled from. */
  readonly compiled = new WeakMap<CampaignFiles, LoadedCampaign>()

  constructor(services: Services) {
    this.services = services
  }

  /** Starts another game with this seat. */
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

/** The status of a game: the side that decides, or how it ended. A side must not know the number of moments. */
export function gameStatus(game: Game, eyes: number): Answer {
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
 * In a game with fair undo the past may be looked at, but nothing may be done there. A side is not told the current
 * moment, because that would reveal how often the other side has acted.
 */
export function refusedInPast(game: Game, { home }: Memory, eyes: number): Fault | undefined {
  const { current } = game.history
  if (current === home) return undefined
  if (eyes !== EVERYONE) {
    const message = 'Somebody looks at the past of this game just now; nothing is done there.'
    return { code: 'looking-back', message }
  }
  const message = `The game stands at moment ${home}; here only its past is looked at. Return with {"do":"goto","moment":${home}}.`
  return { code: 'looking-back', message }
}

/** The journal of the current moment, as far as this viewer may see it. */
export function visibleJournalNow(game: Game, eyes: number): JournalEntry[] {
  const { language } = game.play.layout
  return game.toldAt(game.history.current).flatMap((line) => readLine(line, eyes, language) ?? [])
}

/** The number of the side named in a request. */
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

/**
 * The side that a request is about: the one it names, if the viewer may see that; else the seat's; else the one that
 * decides.
 */
export function sideOfRequest(game: Game, name: string | undefined, eyes: number): Result<number, Fault> {
  if (name === undefined) return good(eyes === EVERYONE ? game.play.decider : eyes)
  const side = sideNumber(game, name)
  if (!side.ok || eyes === EVERYONE || side.value === eyes) return side
  return bad({
    code: 'seat',
    message: `The seat is ${game.play.layout.sides[eyes]}; it may not ask for ${name}.`,
    path: 'side',
  })
}
